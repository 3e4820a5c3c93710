"""The log: everything one needs to check a game from it, told once to each reader."""

import pytest

from holdouts.engine.library import open_words
from holdouts.engine.view import log, view
from holdouts.games.godforsaken_scavengers.events import (
    FirstPlayer,
    HandDealt,
    LeftBehind,
    Needed,
    PassedOn,
    PutBack,
    StoreLost,
    Took,
    TurnedUp,
    TurnEnded,
)
from holdouts.games.godforsaken_scavengers.game import GAME
from holdouts.games.godforsaken_scavengers.picks import (
    Accept,
    Aim,
    Dig,
    Drop,
    FeedCaravan,
    Finish,
    OnPile,
    Play,
    Stop,
    Swap,
)
from holdouts.games.godforsaken_scavengers.picks import Approach as Offer
from holdouts.games.godforsaken_scavengers.picks import Neutralise as PayFor
from holdouts.games.godforsaken_scavengers.rules.setup import CarryOver
from holdouts.testing import expedition, rule, set_out
from tests.games.godforsaken_scavengers.bargains import CHEAP, hand_over, starve_all

NAMES = ("Ilka", "Bruno", "Cleo", "Dara")


def lines(table, seat=None):
    return [line.text for line in log(table.table, seat, open_words(GAME, "en"), NAMES)]


def ids(table, cards):
    return [table.now.book.cards[card].id for card in cards]


# --- what must be told ---


@rule("GOD-SETUP-10")
def test_the_log_says_who_had_the_banner_first():
    table = set_out(3, first=2)
    assert [event.who for event in table.told(FirstPlayer)] == [2]
    starve_all(expedition(2).feeding())
    assert len(table.told(FirstPlayer)) == 1


@rule("GOD-AFFLICTION-6")
def test_the_log_names_what_the_dead_leave_behind():
    table = expedition(3).afflicted(0, "rot", "pride").hand(0, "hunt", "rest").feeding().starve(0, 1, 2)
    assert [(event.who, ids(table, event.cards)) for event in table.told(LeftBehind)] == [(0, ["hunt", "rest"])]
    assert "What Ilka left behind was discarded: “Hunt” and “Rest”." in lines(table)


@rule("GOD-AFFLICTION-6")
def test_of_the_dead_with_nothing_the_log_says_nothing_more():
    table = expedition(3).afflicted(0, "rot", "pride").feeding().starve(0, 1, 2)
    assert table.told(LeftBehind) == []


@rule("GOD-FEED-12")
def test_the_log_names_the_stored_food_of_the_starved():
    table = expedition().stored(0, "hunt").feeding().starve(0, 1)
    assert [(event.who, ids(table, event.cards)) for event in table.told(StoreLost)] == [(0, ["hunt"])]


@rule("GOD-CARAVAN-7")
def test_the_log_says_who_passed_a_card_of_the_caravan_on_to_whom():
    table = expedition(caravan=True, location=CHEAP).hand(0, "bait").under_caravan("hunt").turn(0)
    table.choose(FeedCaravan(), 0).choose(Aim(1)).choose(Accept())
    assert [(event.who, event.other, ids(table, [event.card])) for event in table.told(PassedOn)] == [(0, 1, ["hunt"])]
    assert table.told(Took) == []


@rule("GOD-CARD-7")
def test_the_log_says_that_a_hound_entered_a_hand():
    table = expedition().hand(0, "torch", "bait").pile(0, "dire-hound", "hunt").turn(0)
    table.choose(Dig(0)).nobody_reacts().choose(PayFor(0)).choose(table.options()[0])
    assert table.hand_ids(0) == ["dire-hound"]
    assert [(event.who, ids(table, [event.card])) for event in table.told(Took)] == [(0, ["dire-hound"])]


@rule("GOD-HAND-8")
def test_the_log_says_that_a_card_of_the_starting_hand_went_back():
    table = set_out(2, "oathbreakers", carry=[CarryOver(heirloom="hunt"), CarryOver()], characters="one", first=0)
    while table.asks() == "GOD-HAND-8":
        table.choose(table.options(kind=Drop)[0])
    assert [event.who for event in table.told(PutBack)] == [0]


@rule("GOD-SETUP-7", "GOD-HAND-8")
def test_the_log_tells_everybody_their_own_starting_hand_as_it_was_kept():
    table = set_out(2, "oathbreakers", carry=[CarryOver(heirloom="hunt"), CarryOver()], characters="one", first=0)
    assert table.told(HandDealt) == []
    while table.asks() == "GOD-HAND-8":
        table.choose(table.options(kind=Drop)[0])
    dealt = table.told(HandDealt)
    assert [(event.who, list(event.cards)) for event in dealt] == [
        (seat, table.now.players[seat].hand) for seat in (0, 1)
    ]
    names = open_words(GAME, "en")
    hand = names.join([f"“{names.say(f'name-{id_}')}”" for id_ in table.hand_ids(0)])
    assert f"Ilka set out with these cards: {hand}." in lines(table, 0)
    assert [line for line in (*lines(table, 0), *lines(table)) if "Bruno set out with" in line] == []


@rule("GOD-LOCATION-4")
def test_the_log_says_which_afflictions_wake_up_at_cleanup():
    table = expedition(location="warm-hollow").afflicted(0, "dread", face_down=True).cleanup()
    sleeper = table.state.players[0]
    sleeper.resting = list(sleeper.face_down)
    assert [event.who for event in table.told(TurnedUp)] == [0]


@rule("GOD-LASTHUNT-10")
def test_the_log_says_who_was_done_hunting():
    table = expedition(2, "last-hunt").choose(Dig(0), 1).choose(Stop(), 1).choose(Finish(), 1)
    assert [event.who for event in table.told(TurnEnded)] == [1]


# --- the tally at the end ---


@rule("GOD-END-2")
def test_the_tally_counts_the_oaths():
    table = expedition(2, "oathbreakers", location="final").promised(0, 1, "give", 1).hand(0, "hunt").feeding()
    told = lines(starve_all(hand_over(table, 0, 1, "hunt")))
    assert "Ilka had kept 1 oath and broken none." in told
    assert "Bruno had kept no oath and broken none." in told
    assert "Ilka bore 1 Affliction in the end." in told


@rule("GOD-END-2")
@pytest.mark.parametrize(
    ("scenario", "line"),
    [
        ("wicked-few", "Bruno bore 1 Affliction in the end."),
        ("lost-expedition", "2 were alive, and 1 had to be."),
        ("lost-expedition", "The message took 1 Action of level 3; there was none."),
        ("last-hunt", "The trophy row held no Peril, and 2 were needed."),
    ],
)
def test_the_tally_counts_what_the_scenario_asks_for(scenario, line):
    assert line in lines(starve_all(expedition(2, scenario, location="final").feeding()))


@rule("GOD-END-2")
def test_the_tally_counts_who_fed_the_caravan():
    table = expedition(2, "tithe-of-the-brood", location="final", caravan=True).hand(0, "royal-jelly").feeding()
    table.choose(FeedCaravan(), 0)
    told = lines(starve_all(table))
    assert "Ilka had fed the Caravan once." in told
    assert "Bruno had never fed the Caravan." in told


# --- told once ---


@rule("GOD-HAND-4")
def test_a_gift_is_told_once_to_each_and_its_card_to_the_two_alone():
    table = hand_over(expedition(3).hand(0, "hunt"), 0, 1, "hunt")
    assert lines(table, 0) == lines(table, 1) == ["Ilka gave Bruno “Hunt”."]
    assert lines(table, 2) == lines(table, None) == ["Ilka gave Bruno a card."]


@rule("GOD-HAND-6")
def test_a_swap_is_told_once_to_each():
    table = expedition(3).hand(0, "hunt").hand(1, "rest").choose(Offer()).choose(Aim(1)).choose(Swap("hunt"))
    table.choose(Swap("rest")).choose(Accept())
    assert [lines(table, reader) for reader in (0, 2)] == [
        ["Ilka gave Bruno “Hunt” for “Rest”."],
        ["Ilka and Bruno swapped cards."],
    ]


@rule("GOD-SEARCH-13")
def test_a_look_at_a_pile_is_told_once_to_each():
    table = expedition().hand(0, "torch").pile(0, "hunt", "rest", "bait").choose(Play("torch")).choose(OnPile(0))
    assert lines(table, 0)[1:] == ["Ilka looked at the left pile, from the top down: “Hunt”, “Rest”, and “Bait”."]
    assert lines(table, 1)[1:] == ["Ilka looked at the top 3 cards of the left pile."]


@rule("GOD-CARAVAN-4")
def test_what_was_paid_to_the_caravan_is_told_once():
    table = expedition(caravan=True, location=CHEAP).hand(0, "bait").under_caravan("cave-worm").turn(0)
    table.choose(FeedCaravan(), 0)
    assert sum("Bait" in line for line in lines(table)) == 1


@rule("GOD-PERIL-1")
def test_a_peril_is_named_when_it_is_found_and_by_whoever_has_to_face_it():
    table = expedition().pile(0, "acid-rain", "hunt").turn(0).choose(Dig(0))
    assert lines(table)[-2:] == [
        "Ilka searched the left pile and found “Acid Rain”.",
        "Ilka had to face the Peril “Acid Rain”.",
    ]


# --- one's own need ---


@rule("GOD-LOCATION-6")
@pytest.mark.parametrize(("seat", "need"), [(0, 6), (1, 5)])
def test_the_cost_of_a_meal_is_told_as_the_players_own_need(seat, need):
    table = expedition().afflicted(0, "torn-abdomen").feeding()
    prompt = view(table.table, seat, open_words(GAME, "en"), NAMES).prompt
    assert prompt.text == f"You need {need} food. Lay it out and feed, or starve."


@rule("GOD-LOCATION-6")
@pytest.mark.parametrize("seat", [0, 1])
def test_the_log_names_a_need_that_differs_from_the_cost(seat):
    table = expedition().afflicted(seat, "torn-abdomen").feeding()
    assert [(event.who, event.count) for event in table.told(Needed)] == [(seat, 6)]
