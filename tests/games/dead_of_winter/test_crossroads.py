"""Crossroads: who reads them, when they fire, and which ways are open. [DOW-CROSS]"""

from typing import cast

from holdouts.engine.decision import ChooseUnseen
from holdouts.engine.library import base_words, new_table
from holdouts.engine.view import view
from holdouts.games.dead_of_winter.deed import Deed
from holdouts.games.dead_of_winter.effects.board import KillZombies
from holdouts.games.dead_of_winter.events import CrossroadsRead, NothingToDo
from holdouts.games.dead_of_winter.game import GAME
from holdouts.games.dead_of_winter.picks import (
    AtEntrance,
    Barricade,
    CallVote,
    Clean,
    EndTurn,
    First,
    LetDie,
    MakeNoise,
    Move,
    Play,
    Risk,
    Search,
    Second,
    Stop,
    Take,
    ThumbDown,
    ThumbUp,
    UseDie,
    Whom,
)
from holdouts.games.dead_of_winter.positions import BITE, BLANK, FROST, WinterPosition, colony
from holdouts.games.dead_of_winter.rules import crossroads
from holdouts.games.dead_of_winter.state import COLONY, NONE, SCHOOL, Winter
from holdouts.lab.wander import Wanderer
from holdouts.testing import moving_in, rule


def vote(table, up):
    for seat in table.table.decision.seats:
        table.choose(ThumbUp() if up else ThumbDown(), seat)
    return table


def imagined(table: WinterPosition, seat: int, seed: int) -> Winter:
    """The table as that seat may imagine it."""
    return cast(Winter, table.table.imagine(seat, seed).state)


def fired(table, id_):
    return id_ in [table.now.book.crossroads[card].id for card in table.now.past_crossroads]


@rule("DOW-TURN-1", "DOW-CROSS-1", "DOW-CROSS-9", "DOW-CROSS-2")
def test_the_player_on_the_right_draws_one_card_and_alone_may_see_it():
    table = colony(4).next_crossroads("shouting").beginning(1)
    state = table.now
    assert state.reader == 0
    assert state.book.crossroads[state.crossroads].id == "shouting"
    seen = [table.game.secrets.veiled(state, seat).crossroads for seat in (0, 1, 2, None)]
    assert seen[0] == state.crossroads
    assert all(card >= 1_000_000 for card in seen[1:])


@rule("DOW-CROSS-1")
def test_of_two_players_the_other_reads():
    table = colony(2).next_crossroads("song").beginning(0)
    assert table.now.reader == 1


@rule("DOW-CROSS-5", "DOW-SECRET-8")
def test_a_card_that_did_not_fire_goes_under_the_deck():
    table = colony(3).crossroads("shouting").turn(0).choose(EndTurn())
    state = table.now
    assert state.book.crossroads[state.crossroads_deck[0]].id == "shouting"
    assert state.players[2].read == [state.crossroads_deck[0]]
    assert table.told(CrossroadsRead) == []


@rule("DOW-CROSS-3", "DOW-CROSS-4", "DOW-TURN-9")
def test_e29_a_card_waits_until_the_search_is_over():
    table = colony(3).group(0, "haddad@school").crossroads("floorboard-safe").dice(0, 3, 6).turn(0)
    table.choose(Search("haddad")).choose(UseDie(3)).choose(MakeNoise()).choose(MakeNoise())
    assert not fired(table, "floorboard-safe")
    table.choose(Stop())
    assert not fired(table, "floorboard-safe")
    under = table.options(kind=Take)[-1].card
    table.choose(table.options(kind=Take)[0])
    assert fired(table, "floorboard-safe")
    assert len(table.hand_of(0)) == 1
    assert table.now.locations[SCHOOL].deck[0] == under
    assert table.asks() == "DOW-CROSS-6"
    table.choose(table.options()[0])
    assert table.now.crossroads == NONE


@rule("DOW-CROSS-8", "DOW-CROSS-14")
def test_what_holds_already_fires_at_the_start_of_the_turn_after_frostbite():
    table = colony(3).next_crossroads("crowded-hall").arrange(helpless=4, morale=5).beginning(0)
    assert fired(table, "crowded-hall")
    table = colony(3).group(0, "haddad", "brandt").hurt("haddad", wounds=1, frost=1).arrange(morale=5)
    table.next_crossroads("last-words").dice(0, 1).beginning(0)
    table.start()
    assert fired(table, "last-words")


@rule("DOW-CROSS-14")
def test_conditions_are_judged_when_the_action_is_over():
    table = colony(3).group(0, "haddad@gas", "brandt").crossroads("last-blanket").arrange(morale=5)
    table.group(1, "stern@library").rolling(FROST).turn(0).choose(Move("haddad", "school"))
    assert not fired(table, "last-blanket")


@rule("DOW-CROSS-15", "DOW-EXPOSE-11")
def test_e51_what_counts_is_the_final_result_of_a_roll():
    for card, fires in (("body-to-bury", False), ("blood-trail", True)):
        table = colony(3).group(0, "kessel", "brandt").crossroads(card).dice(0, 1, 1).rolling(BITE).turn(0)
        table.choose(Move("kessel", "gas"))
        assert fired(table, card) == fires


@rule("DOW-CROSS-15", "DOW-BITE-5")
def test_e52_rolls_of_an_infection_are_not_waited_for():
    table = colony(3).group(0, "brandt", "haddad@school", "fisk@hospital").group(1, "stern@hospital", "falk")
    table.crossroads("last-blanket").arrange(morale=9).rolling(BITE, FROST).turn(0)
    table.choose(Move("haddad", "hospital")).choose(Risk())
    assert not table.alive("fisk")
    table.choose(LetDie())
    assert not fired(table, "last-blanket")


@rule("DOW-CROSS-12", "DOW-CROSS-4")
def test_e33_a_way_for_a_newcomer_is_closed_where_there_is_no_space():
    table = colony(3).group(0, "haddad", "fisk").group(1, "stern").group(2, "marsh").crossroads("prisoners-keys")
    table.arrange(helpless=21, morale=5).rolling(BLANK).turn(0).choose(Move("haddad", "police"))
    assert fired(table, "prisoners-keys")
    assert table.asks() == "DOW-TURN-3"
    assert len(table.now.players[0].group) == 2
    assert (len(table.hand_of(0)), table.now.morale) == (1, 4)
    assert table.now.crossroads == NONE


@rule("DOW-CROSS-16")
def test_e54_who_would_come_by_a_roll_does_not_come_to_a_full_colony():
    table = colony(3).crossroads("radio-voice").arrange(helpless=21).dice(0, 1).rolling(5).turn(0)
    vote(table.choose(Barricade("brandt")).choose(AtEntrance("colony", 0)), up=True)
    assert table.asks() == "DOW-TURN-3"
    assert len(table.now.players[0].group) == 1
    assert fired(table, "radio-voice")


@rule("DOW-CROSS-17")
def test_e53_a_space_that_is_freed_on_the_way_counts():
    others = [card.id for card in colony(3).state.book.survivors if card.id not in ("haddad", "lund", "stern", "marsh")]
    table = colony(3).group(0, "haddad@gas", *others[:19]).group(1, "stern").group(2, "marsh")
    table.crossroads("girl-from-the-hall").arrange(helpless=2, food=2).rolling(BLANK).next_survivors("lund").turn(0)
    table.choose(Move("haddad", "colony"))
    assert (len(table.now.at(COLONY)), table.now.helpless) == (22, 2)
    table.choose(First(table.now.past_crossroads[-1]))
    assert (table.now.food, table.now.helpless) == (0, 1)
    assert table.alive("lund")


@rule("DOW-CROSS-18")
def test_e55_nobody_is_put_where_there_is_no_space():
    table = colony(3).group(0, "haddad", "fisk@school", "lund").crossroads("stays-behind").rolling(BLANK)
    table.arrange(helpless=21).turn(0).choose(Move("haddad", "gas"))
    assert table.person("fisk").place == 3
    assert table.person("fisk").wounds == 1


@rule("DOW-CROSS-19", "DOW-SECRET-3")
def test_a_price_that_cannot_be_paid_in_full_closes_a_way():
    table = colony(3).group(0, "haddad@school").crossroads("floorboard-safe").dice(0, 3).turn(0)
    table.table.choose(table.meant(Search("haddad"), 0), 0)
    table.table.choose(Stop(), 0)
    assert isinstance(table.table.decision, ChooseUnseen)
    assert [type(option) for option in table.table.options(0)] == [Second]


@rule("DOW-CROSS-19")
def test_a_gift_of_two_cards_is_no_way_for_who_holds_one():
    table = colony(3).group(0, "haddad@gas").group(1, "stern@gas").exiled(1).hand(0, "jerrycan").dice(0, 1)
    table.crossroads("bargain-in-the-snow").turn(0).choose(Barricade("haddad"))
    assert (table.person("stern").wounds, table.person("haddad").wounds) == (1, 1)
    assert len(table.now.players[0].hand) == 1


@rule("DOW-CROSS-20")
def test_if_nothing_can_be_paid_nothing_happens():
    table = colony(3).crossroads("gave-nothing").turn(0)
    vote(table.choose(EndTurn()), up=True)
    assert fired(table, "gave-nothing")
    assert table.now.crisis_bonus == 0


@rule("DOW-VOTE-7")
def test_a_vote_says_what_each_thumb_is_for():
    table = colony(3).crossroads("gave-nothing").hand(0, "jerrycan").turn(0).choose(EndTurn())
    words = base_words(GAME, "en")
    asked = view(table.table, 1, words, ["Ada", "Bo", "Cy"]).prompt.text
    first, second = words.say("first-gave-nothing"), words.say("second-gave-nothing")
    assert f"thumb up for “{first}”, thumb down for “{second}”" in asked


@rule("DOW-CROSS-21", "DOW-TURN-3")
def test_after_the_end_of_a_turn_the_card_is_resolved_and_nothing_more_is_done():
    table = colony(3).crossroads("gave-nothing").hand(0, "jerrycan").turn(0)
    vote(table.choose(EndTurn()), up=True)
    assert table.now.crisis_bonus == 1
    assert table.table.over


@rule("DOW-CROSS-21")
def test_without_a_deck_there_is_no_card():
    table = colony(3)
    table.arrange(past_crossroads=table.state.crossroads_deck, crossroads_deck=[]).beginning(0)
    assert table.now.crossroads == NONE
    assert table.asks() == "DOW-TURN-3"


@rule("DOW-CROSS-7", "DOW-CROSS-12")
def test_a_card_without_any_open_way_goes_on_watching():
    table = colony(3).crossroads("shouting").turn(0)
    state = table.state

    forced = next(card for card in state.book.crossroads if card.id == "isolation-door")
    only = type(forced)(id="x", when="moved", kind="forced", first=forced.first)
    assert crossroads.applicable(state, 0, only)
    state.helpless = 21
    assert not crossroads.applicable(state, 0, only)
    state.helpless = 0


@rule("DOW-SECRET-8", "DOW-SECRET-14", "DOW-CROSS-2")
def test_e46_nobody_but_the_reader_can_tell_which_card_waits():
    seen: dict[int | None, list[bytes]] = {}
    for card in ("no-end-to-them", "shouting"):
        table = colony(4).crossroads(card).waste("odds-and-ends").dice(0, 1).turn(0).choose(Clean("brandt"))
        for seat in (0, 1, 2, None):
            state = table.game.secrets.veiled(table.now, seat)
            seen.setdefault(seat, []).append(table.game.encoder.encode(state))
        assert table.asks() == "DOW-TURN-3"
    assert all(one == other for one, other in seen.values())


@rule("DOW-SECRET-14", "DOW-CROSS-14")
def test_an_imagined_card_is_none_that_would_have_fired():
    table = colony(3).crossroads("shouting").dice(0, 1, 1).arrange(food=5).turn(0)
    table.choose(Barricade("brandt")).choose(AtEntrance("colony", 0))
    book = table.now.book
    found = {book.crossroads[imagined(table, 0, seed).crossroads].id for seed in range(300)}
    assert not found & {"loose-hinge", "radio-voice", "feast", "timber-for-stoves"}
    assert {"shouting", "counted-tins", "last-words", "talent"} <= found
    reader = {book.crossroads[imagined(table, 2, seed).crossroads].id for seed in range(20)}
    assert reader == {"shouting"}


@rule("DOW-CROSS-14")
def test_nothing_fires_after_a_request_in_vain_that_did_not_before(monkeypatch):
    passed_over = 0

    def look_all_the_same(state: Winter, seat: int) -> None:
        nonlocal passed_over
        passed_over += state.crossroads != NONE
        before = list(state.ruled_out)
        if state.crossroads != NONE:
            assert crossroads.what_fires(state, seat, state.crossroads_card, []) is None
            crossroads.rule_out(state, seat, [])
        assert state.ruled_out == before

    monkeypatch.setitem(GAME.script.steps, "pass_over", look_all_the_same)
    for number, setup in enumerate(GAME.setups()[::9]):
        Wanderer(f"in vain/{number}").play(new_table(GAME, setup, number, keep=False), 400)
    assert passed_over > 50


@rule("DOW-CROSS-13")
def test_the_active_player_decides_not_the_reader():
    table = colony(3).group(0, "haddad", "fisk").crossroads("class-list").rolling(BLANK).turn(0)
    table.choose(Move("haddad", "school"))
    assert table.asked() == (0,)


def test_a_game_from_its_beginning_draws_a_card_for_its_first_turn():
    table = moving_in(3)
    for seat in range(3):
        table.choose(table.options(seat)[0], seat)
    assert table.now.crossroads != NONE or table.told(CrossroadsRead) or table.told(NothingToDo)


def test_a_transferred_newcomer_is_the_one_who_was_played():
    table = colony(3).group(0, "haddad", "fisk").crossroads("familiar-face").next_survivors("lund")
    table.hand(0, "lone-traveller").arrange(morale=5).turn(0).choose(Play("lone-traveller"))
    table.choose(Second(table.now.past_crossroads[-1]))
    assert table.person("lund").wounds == 1
    assert Whom("lund") not in table.options()


@rule("DOW-CROSS-5")
def test_where_a_card_has_fired_none_goes_back_under_the_deck():
    table = voted_down(colony(3).crossroads("shouting").turn(0))
    deck = list(table.now.crossroads_deck)
    assert table.now.crossroads == NONE
    table.choose(EndTurn())
    assert set(table.now.crossroads_deck) <= set(deck)


@rule("DOW-CROSS-6")
def test_a_card_with_one_way_asks_nobody_which():
    table = voted_down(colony(3).crossroads("shouting").turn(0))
    assert table.now.past_crossroads
    assert [option for _, option in table.table.choices] == [CallVote(1), ThumbDown(), ThumbDown(), ThumbDown()]


def voted_down(table: WinterPosition) -> WinterPosition:
    """A vote is called, which is what the card waits for, and everybody is against it."""
    table.choose(CallVote(1))
    for seat in table.asked():
        table.choose(ThumbDown(), seat)
    return table


@rule("DOW-CROSS-6")
def test_one_of_those_who_stand_there_kills_and_only_one():
    table = colony(3).group(0, "haddad@school", "fisk@school", "brandt@school").zombies("school", 2).turn(0)
    state = table.now
    steps = KillZombies(place="there", amount=1, rolls="once").carry(state, Deed(0, "DOW-CROSS-6", there=SCHOOL))
    question = next(steps)
    assert len(question.options(0)) == 3
    assert steps.send(question.options(0)[0]).ask != question.ask
