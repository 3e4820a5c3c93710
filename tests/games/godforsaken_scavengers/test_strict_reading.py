"""What a strict reading of the rulebook asks, card by card and moment by moment."""

import pytest

from holdouts.games.godforsaken_scavengers.events import Died, Looted
from holdouts.games.godforsaken_scavengers.picks import (
    Dig,
    DigOn,
    Pass,
    Play,
    Stop,
    Take,
)
from holdouts.games.godforsaken_scavengers.picks import Neutralise as PayFor
from holdouts.testing import expedition, rule

# --- who dies in the same starvation ---


def doomed(*seats, hands):
    table = expedition(4, "wicked-few")
    for seat in seats:
        table.afflicted(seat, *[("rot", "pride"), ("dread", "tremors")][seats.index(seat)])
    for seat, card in hands.items():
        table.hand(seat, card)
    return table.feeding()


@rule("GOD-AFFLICTION-6", "GOD-FEED-13")
def test_whoever_dies_in_the_same_starvation_loots_nobody():
    table = doomed(0, 1, hands={0: "hunt", 1: "rest"}).starve(0, 1, 2, 3)
    assert [event.who for event in table.told(Died)] == [0, 1]
    asked = []
    while table.can(Pass()):
        asked.append(table.asked()[0])
        table.choose(Pass())
    assert asked == [2, 3, 2, 3]


@rule("GOD-AFFLICTION-6", "GOD-FEED-13")
def test_those_who_live_may_still_take_from_each_of_the_dead():
    table = doomed(0, 1, hands={0: "hunt", 1: "rest"}).starve(0, 1, 2, 3)
    table.choose(Take("hunt")).choose(Take("rest"))
    assert [(event.who, event.other) for event in table.told(Looted)] == [(2, 0), (2, 1)]


@rule("GOD-END-5")
def test_when_all_die_in_one_starvation_nobody_wins():
    table = expedition(2, "wicked-few").afflicted(0, "rot", "pride").afflicted(1, "dread", "tremors").hand(0, "hunt")
    table.feeding().starve(0, 1)
    assert (table.now.ended, table.now.winners) == ("nobody-left", [])
    assert table.ids("discards") == ["hunt"]


# --- the reward of a Take effect where nobody can see ---


@rule("GOD-TURN-7", "GOD-PERIL-5")
@pytest.mark.parametrize("location", ["blind-gallery", "royal-granary"])
def test_the_reward_of_frenzied_kin_works_where_nobody_can_see(location):
    table = expedition(location=location).hand(0, "hide").pile(0, "frenzied-kin", "hunt", "torch").turn(0)
    table.choose(Dig(0)).nobody_reacts().choose(PayFor(0))
    assert table.hand_ids(0) == ["hunt"]


# --- what Rush makes one search ---


def rushed(**options):
    """Seat 1 rushes seat 0 before a pile is chosen."""
    return expedition(**options).hand(1, "rush").pile(0, "torch", "bait", "scout").turn(0)


@rule("GOD-SEARCH-11")
def test_cards_searched_through_rush_count_as_the_compulsory_first_card():
    table = rushed()
    assert not table.can(Stop())
    table.choose(Play("rush"), 1).choose(table.options(0)[0])
    assert table.ids("searched") == ["torch", "bait"]
    assert table.can(Stop())


@rule("GOD-SEARCH-11")
def test_what_rush_made_one_search_counts_for_those_who_must_search_twice():
    table = rushed().afflicted(0, "tremors")
    table.choose(Play("rush"), 1).choose(table.options(0)[0])
    assert table.can(Stop())


@rule("GOD-SEARCH-11")
def test_a_card_searched_from_another_pile_through_hunt_is_not_the_compulsory_one():
    table = expedition().hand(0, "hunt").pile(1, "torch").turn(0)
    table.choose(Play("hunt")).choose(table.options(0)[1])
    assert not table.can(Stop())


@rule("GOD-SEARCH-11")
def test_in_the_search_phase_rush_uses_up_nothing_of_what_the_narrows_allow():
    table = rushed(location="choking-narrows")
    table.choose(Play("rush"), 1).choose(table.options(0)[0])
    assert table.can(DigOn())
