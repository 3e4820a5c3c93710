"""Exile, the end of the game, and who has won. [DOW-EXILE, DOW-END]"""

from random import Random

import pytest

from holdouts.engine.conditions import AnyOf
from holdouts.engine.course import fates
from holdouts.engine.library import base_words
from holdouts.games.dead_of_winter.events import ExiledUnseen, ExileShown, SecretShown
from holdouts.games.dead_of_winter.picks import CallVote, LetDie, Move, Play, ThumbUp, Where
from holdouts.games.dead_of_winter.positions import BITE, BLANK
from holdouts.games.dead_of_winter.rules import ending
from holdouts.games.dead_of_winter.rules.newcomers import may_take
from holdouts.games.dead_of_winter.state import Lasting
from holdouts.games.dead_of_winter.worlds import WORLDS
from holdouts.testing import colony, rule

NAMES = ["Ilka", "Tavo", "Mirre", "Oskar"]


def vote_out(table, seat):
    """Everybody is for it."""
    table.choose(CallVote(seat))
    for voter in table.table.decision.seats:
        table.choose(ThumbUp(), voter)
    return table


def innocent(table, *seats):
    """These seats were dealt ordinary objectives."""
    for seat, secret in zip(seats, ("magpie", "homebody", "wanderer"), strict=False):
        table.secret(seat, secret)
    return table


@rule("DOW-EXILE-1", "DOW-EXILE-2", "DOW-EXILE-3", "DOW-END-7")
def test_e56_nothing_but_the_exile_itself_is_shown():
    table = innocent(colony(4), 0, 1, 2).group(1, "haddad@gas").turn(0)
    vote_out(table, 1)
    assert table.now.players[1].exiled
    assert table.now.players[1].exile != -1
    assert [event.who for event in table.told(ExiledUnseen)] == [1]
    for reader in (0, 2, 3, None):
        others = table.game.secrets.veiled(table.now, reader)
        assert others.players[1].exile >= 1_000_000
        assert others.players[1].secret >= 1_000_000


@pytest.mark.parametrize("reader", [0, 1, None])
def test_the_end_marks_who_was_exiled(reader: int | None):
    table = innocent(colony(4), 0, 1, 2).group(1, "haddad@gas").turn(0)
    vote_out(table, 1)
    words = base_words(table.game, "en")
    assert [fate.apart for fate in fates(table.table, reader, words, NAMES)] == [False, True, False, False]


@rule("DOW-EXILE-4", "DOW-EXILE-5", "DOW-EXILE-6", "DOW-EXILE-18", "DOW-EXILE-19")
def test_survivors_in_the_colony_leave_one_by_one_each_with_a_roll():
    table = innocent(colony(4), 0, 1).group(1, "haddad", "fisk", "lund@gas").arrange(morale=5).rolling(7, BLANK)
    vote_out(table.turn(0), 1)
    assert table.asked() == (1,)
    table.choose(Move("fisk", "school"))
    assert table.person("fisk").wounds == 1
    assert table.person("haddad").place == 0
    table.choose(Move("haddad", "school"))
    assert table.person("lund").place == 6
    assert table.person("haddad").moves == 0
    assert table.asked() == (0,)


@rule("DOW-EXILE-21")
def test_a_haulier_leaves_without_a_roll_even_where_no_move_is_allowed():
    table = innocent(colony(4), 0, 1).group(1, "tak").rolling(BITE)
    table.arrange(lasting=[Lasting("no-move", table.person("tak").card, 1, True)]).turn(0)
    vote_out(table, 1).choose(Move("tak", "gas"))
    assert table.person("tak").place == 6
    assert table.state.loaded == [BITE - 1]


@rule("DOW-EXILE-9", "DOW-EXILE-16")
def test_exiles_stay_out_of_the_colony_and_so_do_their_newcomers():
    table = colony(3).group(0, "haddad@gas").exiled(0).hand(0, "lone-traveller").next_survivors("lund").turn(0)
    assert not table.can(Move("haddad", "colony"))
    table.choose(Play("lone-traveller"))
    assert Where(0) not in table.options()
    table.choose(Where("school"))
    assert table.person("lund").place == 3


@rule("DOW-EXILE-12")
def test_the_death_of_an_exiled_survivor_costs_no_morale():
    table = colony(3).group(0, "haddad@gas", "fisk@school", "lund@school").exiled(0).arrange(morale=5)
    table.rolling(BITE).turn(0).choose(Move("haddad", "library"))
    assert not table.alive("haddad")
    assert table.now.morale == 5


@rule("DOW-EXILE-14", "DOW-EXILE-15")
def test_two_innocent_exiles_end_the_game():
    table = innocent(colony(4), 0, 1, 2).group(2, "haddad@gas").exiled(2).group(1, "fisk").turn(0)
    vote_out(table, 1)
    assert table.table.over
    assert table.state.ended == "morale"
    assert table.state.morale == 0


class TopOfTheDeck(Random):
    """Of so many cards it names the last, which is drawn next."""

    def randrange(self, start, stop=None, step=1):
        return start - 1


@rule("DOW-EXILE-2", "DOW-END-7")
def test_whoever_is_exiled_next_may_tell_what_another_exile_did_not_draw():
    table = innocent(colony(4), 0, 1).secret(2, "gun-runner").group(2, "haddad@gas").exiled(2, "fuel-run")
    table.group(1, "fisk@gas").arrange(morale=5).turn(0)
    other = WORLDS["exile"](table.now, TopOfTheDeck())
    assert other is not None
    assert other.knowers == {2}
    assert not any(other.out(table.now, reader) for reader in (0, 1, 3, None))
    vote_out(table, 1)
    assert [reader for reader in (0, 1, 2, 3, None) if other.out(table.now, reader)] == [1, 2]


@rule("DOW-EXILE-14", "DOW-EXILE-15")
def test_e57_a_betrayer_among_two_exiles_lets_the_game_go_on():
    table = innocent(colony(4), 0, 1).secret(2, "gun-runner").group(2, "haddad@gas").exiled(2).group(1, "fisk@gas")
    vote_out(table.arrange(morale=5).turn(0), 1)
    assert not table.table.over
    assert table.now.morale == 5


@rule("DOW-EXILE-14", "DOW-SECRET-14")
def test_whoever_sees_two_exiles_play_on_knows_that_one_of_them_has_the_betrayal():
    table = innocent(colony(4), 0, 1).secret(2, "gun-runner").group(2, "haddad@gas").exiled(2)
    table.group(1, "fisk@gas").exiled(1, "fuel-run").turn(0)
    book = table.now.book
    found = set()
    for seed in range(60):
        dream = table.table.imagine(3, seed).state
        found.add(tuple(book.secrets[player.secret].betrayal for player in dream.players))
    assert found == {(False, True, False, False), (False, False, True, False)}


@rule("DOW-SETUP-4", "DOW-SECRET-14")
def test_with_nobody_exiled_anybody_else_or_nobody_may_be_the_betrayer():
    table = innocent(colony(3), 0).turn(0)
    book = table.now.book
    found = {
        tuple(book.secrets[player.secret].betrayal for player in table.table.imagine(0, seed).state.players)
        for seed in range(60)
    }
    assert found == {(False, False, False), (False, True, False), (False, False, True)}


@rule("DOW-EXILE-22")
def test_a_survivor_in_the_colony_is_not_handed_over_to_an_exile():
    table = colony(3).group(0, "haddad", "fisk", "lund@gas").group(1, "stern@gas").exiled(1)
    state = table.now
    assert may_take(state, 0, table.person("fisk")) == [2]
    assert may_take(state, 0, table.person("lund")) == [1, 2]


# --- the end ---


@rule("DOW-END-1", "DOW-END-5", "DOW-END-6")
def test_e25_without_morale_the_goal_does_not_count_any_more():
    table = innocent(colony(3), 0, 1, 2).arrange(morale=1, rounds_left=1).zombies("colony", 3).phase("add_zombies")
    assert table.table.over
    assert (table.state.ended, table.state.morale) == ("morale", 0)


@rule("DOW-END-1", "DOW-END-8", "DOW-BITE-1")
def test_e31_nobody_is_infected_any_more_when_the_last_morale_is_gone():
    table = colony(3).group(0, "haddad", "brandt").group(1, "stern@school").group(2, "marsh@school")
    table.arrange(morale=1).rolling(BITE).turn(0).choose(Move("haddad", "school"))
    assert table.table.over
    assert not table.alive("haddad")
    for seat, id_ in ((1, "stern"), (2, "marsh")):
        assert table.alive(id_)
        assert LetDie() not in table.table.options(seat)


@rule("DOW-END-8")
def test_the_hand_of_the_last_survivor_goes_before_objectives_are_judged():
    table = colony(3).secret(1, "looter").group(1, "sandoval").arrange(morale=1)
    table.hand(1, *["jerrycan"] * 6).zombies("colony", 3).phase("add_zombies")
    assert table.table.over
    assert table.state.players[1].hand == []
    assert 1 not in table.state.winners


@rule("DOW-END-4", "DOW-END-7")
def test_everybody_is_judged_by_their_own_objective_which_is_shown_now():
    table = colony(3).secret(0, "magpie").secret(1, "empty-pockets").secret(2, "full-cellar")
    table.hand(0, *["jerrycan"] * 5).hand(2, "tinned-soup").arrange(rounds_left=1).phase("check_goal")
    assert table.table.over
    assert table.state.winners == [0, 1]
    assert [(event.who, event.won) for event in table.told(SecretShown)] == [(0, True), (1, True), (2, False)]
    assert table.game.secrets.veiled(table.state, 2).players[0].secret == table.state.players[0].secret
    assert table.game.secrets.veiled(table.state, 2).undealt[0] >= 1_000_000


@rule("DOW-END-4", "DOW-EXILE-3")
def test_an_exile_wins_by_the_exiled_objective():
    table = colony(3).secret(0, "magpie").group(0, "haddad@gas", "fisk@gas", "lund@school")
    table.exiled(0, "a-camp-of-our-own").arrange(rounds_left=1).phase("check_goal")
    assert table.table.over
    assert 0 in table.state.winners
    assert table.told(ExileShown)[0].won


@rule("DOW-EXILE-3")
def test_for_a_betrayer_the_exile_card_replaces_the_end_of_all_morale():
    for cards, wins in ((3, True), (2, False)):
        table = colony(3).secret(0, "poisoner").group(0, "haddad@gas").exiled(0, "fuel-run")
        table.hand(0, *["antiseptic"] * cards, *["jerrycan"] * 3).arrange(rounds_left=1).phase("check_goal")
        assert table.table.over
        assert (0 in table.state.winners) == wins


# --- objectives, one by one ---

MET = {
    "full-cellar": lambda table: table.hand(0, *["tinned-soup"] * 3),
    "medicine-chest": lambda table: table.hand(0, *["antiseptic"] * 2),
    "pill-counter": lambda table: table.hand(0, *["antiseptic"] * 3),
    "open-road": lambda table: table.hand(0, *["jerrycan"] * 3),
    "night-reader": lambda table: table.hand(0, "famine-cookbook").gear("brandt", "self-defence-primer"),
    "tinkerer": lambda table: table.hand(0, *["odds-and-ends"] * 3),
    "well-armed": lambda table: table.gear("brandt", "service-pistol", "folding-knife"),
    "gun-cabinet": lambda table: table.hand(0, "service-pistol", "folding-knife"),
    "magpie": lambda table: table.hand(0, *["jerrycan"] * 5),
    "packed-bag": lambda table: table.hand(0, "tinned-soup", "antiseptic", "jerrycan", "odds-and-ends"),
    "master-builder": lambda table: table.barricades("colony", 3, 2).hand(0, "odds-and-ends"),
    "chieftain": lambda table: table.group(0, "brandt", "fisk"),
    "shepherd": lambda table: table.arrange(helpless=3),
    "scorched-earth": lambda table: table.deck("gas", *["jerrycan"] * 7).hand(0, "jerrycan"),
    "old-grudge": lambda table: bury(table, 3),
    "homebody": lambda table: table.group(0, "brandt", "fisk"),
    "wanderer": lambda table: table.group(0, "brandt@gas"),
    "gadgeteer": lambda table: table.hand(0, "service-pistol", "odds-and-ends", "odds-and-ends"),
    "high-spirits": lambda table: table.arrange(morale=4),
    "quartermaster": lambda table: table.arrange(food=4),
    "gun-runner": lambda table: table.gear("brandt", "service-pistol", "folding-knife", "riot-shield"),
    "new-prophet": lambda table: table.group(0, "brandt", "fisk", "lund", "cole"),
    "reaper": lambda table: bury(table, 5).group(0, "brandt", "ferro"),
    "wrecker": lambda table: table.hand(0, "odds-and-ends", "odds-and-ends").barricades("colony", 0),
    "poisoner": lambda table: table.hand(0, *["antiseptic"] * 3),
    "fuel-thief": lambda table: table.hand(0, *["jerrycan"] * 3),
    "famine": lambda table: table.arrange(starvation=2).hand(0, "tinned-soup", "tinned-soup"),
    "looter": lambda table: table.hand(0, *["jerrycan"] * 6),
    "pied-piper": lambda table: table.zombies("colony", 3, 3, 2).group(0, "brandt", "fisk"),
    "deserter": lambda table: table.group(0, "brandt@gas", "fisk@gas").hand(0, "jerrycan"),
}
UNMET = {
    "empty-pockets": lambda table: table.hand(0, "jerrycan"),
    "clean-bill-of-health": lambda table: table.hurt("brandt", frost=1),
    "hermit": lambda table: table.group(0, "brandt", "fisk"),
    "house-proud": lambda table: table.waste(*["odds-and-ends"] * 5),
}
"""Those that hold from the start, and what undoes them."""


def bury(table, count):
    """So many survivors are dead."""
    state = table.arranging()
    state.dead = [state.survivor_deck.pop(0) for _ in range(count)]
    return table


def judged(table, id_):
    """Whether seat 0 wins with that objective, if the game ends as it wants."""
    table.secret(0, id_)
    state = table.state
    state.ended = "morale" if state.book.secrets[state.players[0].secret].betrayal else "main"
    return ending.wins(state, 0)


@rule("DOW-END-4")
@pytest.mark.parametrize("id_", [*MET, *UNMET])
def test_every_secret_objective_is_met_and_unmet(id_):
    plain, changed = colony(3).arrange(morale=3, waste=[]), colony(3).arrange(morale=3)
    if id_ in MET:
        assert not judged(plain.barricades("colony", 1), id_)
        assert judged(MET[id_](changed), id_)
    else:
        assert judged(plain, id_)
        assert not judged(UNMET[id_](changed), id_)


@rule("DOW-END-5")
@pytest.mark.parametrize("id_", [*MET, *UNMET])
def test_no_objective_is_met_by_the_wrong_end(id_):
    table = MET[id_](colony(3).arrange(morale=3)) if id_ in MET else colony(3).arrange(morale=3)
    table.secret(0, id_)
    table.state.ended = "rounds"
    assert not ending.wins(table.state, 0)


def test_all_thirty_four_are_here():
    book = colony(3).state.book
    assert {secret.id for secret in book.secrets} == {*MET, *UNMET}


EXILES = {
    "the-long-way-back": (lambda table: table.hand(0, *["tinned-soup"] * 3), "main", "rounds"),
    "a-camp-of-our-own": (lambda table: table.group(0, "brandt@gas", "fisk@gas", "lund@school"), "main", "rounds"),
    "cold-revenge": (lambda table: bury(table, 4), "morale", "rounds"),
    "scavenger-king": (lambda table: table.deck("gas", *["jerrycan"] * 6), "main", "rounds"),
    "armed-band": (lambda table: table.gear("brandt", "service-pistol", "folding-knife"), "main", "rounds"),
    "fuel-run": (lambda table: table.hand(0, *["jerrycan"] * 3), "main", "rounds"),
    "field-hospital": (lambda table: table.hand(0, "antiseptic"), "main", "rounds"),
    "watch-it-burn": (lambda table: table.group(0, "brandt@gas", "fisk@gas"), "morale", "rounds"),
    "outlast-them": (lambda table: table.group(0, "brandt@gas", "fisk@gas"), "rounds", "rounds"),
    "peace-offering": (lambda table: table, "main", "rounds"),
}
"""What meets each exiled objective, how the game ends for the innocent, and for a betrayer."""


@rule("DOW-EXILE-3", "DOW-END-4")
@pytest.mark.parametrize("id_", EXILES)
def test_every_exiled_objective_is_met_and_unmet_by_the_innocent(id_):
    meet, how, _ = EXILES[id_]
    table = meet(colony(3).arrange(morale=3).group(0, "brandt@gas").secret(0, "magpie").exiled(0, id_))
    table.state.ended = how
    assert ending.wins(table.state, 0)
    table.state.ended = "main" if how == "morale" else "morale"
    assert not ending.wins(table.state, 0)


@rule("DOW-EXILE-3")
@pytest.mark.parametrize("id_", EXILES)
def test_every_exiled_objective_replaces_the_first_condition_of_a_betrayer(id_):
    meet, _, how = EXILES[id_]
    table = meet(colony(3).arrange(morale=3).group(0, "brandt@gas").secret(0, "wrecker").exiled(0, id_))
    table.state.ended = how
    assert not ending.wins(table.state, 0)  # the other conditions stay
    table.hand(0, "odds-and-ends", "odds-and-ends")
    assert ending.wins(table.state, 0)


def test_a_wish_may_be_either_of_two_ends():
    table = colony(3).secret(0, "magpie").exiled(0, "outlast-them")
    assert isinstance(ending.wish(table.state, 0).parts()[0], AnyOf)


@rule("DOW-EXILE-10")
def test_what_brings_no_food_is_no_food_in_the_hands_of_an_exile_either():
    table = colony(3).group(0, "haddad@school").exiled(0).hand(0, "hedge-shears").dice(0, 1).zombies("school", 1)
    table.turn(0).choose(Play("hedge-shears"))
    assert table.asks() == "DOW-TURN-3"
    assert (table.count("school"), table.now.players[0].dice) == (0, [1])
