"""Harvest. [GOD-HARVEST]"""

import pytest

from holdouts.games.godforsaken_scavengers.picks import (
    Begin,
    Complete,
    Dig,
    DigOn,
    Drop,
    Finish,
    NeverMind,
    OnPile,
    Pay,
    Play,
    Stop,
    Take,
)
from holdouts.testing import expedition, rule

FULL = ("dry-ration", "dry-ration", "dry-ration", "smoked-meat", "smoked-meat")


@rule("GOD-HARVEST-1")
def test_any_number_of_searched_cards_can_be_taken():
    table = expedition().searched("hunt", "rest", "bait").harvest(0)
    table.choose(Take("hunt")).choose(Take("bait")).choose(Take("rest"))
    assert table.hand_ids(0) == ["hunt", "bait", "rest"]
    assert table.ids("searched") == []


@rule("GOD-HARVEST-1")
def test_only_the_active_player_harvests():
    table = expedition().searched("hunt").harvest(0)
    assert not table.can(Take("hunt"), 1)


@rule("GOD-HARVEST-2")
def test_what_an_earlier_player_left_can_be_taken():
    table = expedition().pile(0, "hunt").pile(1, "rest").turn(0).idle_turn()
    table.choose(Begin()).choose(Dig(1)).choose(Stop())
    table.choose(Take("hunt")).choose(Take("rest"))
    assert table.hand_ids(1) == ["hunt", "rest"]


@rule("GOD-HARVEST-3")
def test_what_is_left_stays_face_up_for_those_who_come_later():
    table = expedition(3).searched("hunt", "rest").harvest(0)
    table.choose(Take("rest")).choose(Finish())
    assert table.ids("searched") == ["hunt"]
    table.idle_turn()
    assert "hunt" in table.ids("searched")


@rule("GOD-HARVEST-4")
def test_only_actions_can_be_taken():
    table = expedition().searched("hunt", "pathfinder", "stray-larva").harvest(0)
    assert [table.now.book.cards[take.card].id for take in table.options(kind=Take)] == ["hunt"]


@rule("GOD-HARVEST-4")
def test_a_card_that_says_so_comes_into_the_hand_by_its_own_text():
    table = expedition().searched("pathfinder").hand(0, "bait", "torch").harvest(0)
    table.choose(Complete("pathfinder")).choose(Pay("torch"))
    assert table.hand_ids(0) == ["bait", "pathfinder"]
    assert table.ids("discards") == ["torch"]


@rule("GOD-HARVEST-5")
def test_a_full_hand_must_lose_a_card_before_each_take():
    table = expedition().searched("hunt", "rest").hand(0, *FULL).harvest(0)
    table.choose(Take("hunt"))
    assert table.ids("searched") == ["hunt", "rest"]
    assert {type(option) for option in table.options()} == {Drop, NeverMind}
    table.choose(Drop("smoked-meat"))
    assert len(table.hand_ids(0)) == 5
    table.choose(Take("rest"))
    assert len(table.hand_ids(0)) == 5
    assert table.options(kind=Drop)


@rule("GOD-HARVEST-6")
def test_an_affliction_ends_the_search_but_not_the_harvest():
    table = expedition().hand(1, "hide").searched("hunt").pile(0, "acid-rain").turn(0)
    table.choose(Dig(0)).choose(Play("hide")).endure()
    assert len(table.player(0).afflictions) == 1
    table.choose(Take("hunt"))
    assert table.hand_ids(0) == ["hunt"]


@rule("GOD-HARVEST-7")
def test_what_a_card_played_between_two_takes_searches_can_still_be_taken():
    table = expedition().searched("rush", "rest").pile(0, "scout", "bait", "torch").turn(0)
    table.choose(Dig(0)).choose(Stop()).choose(Take("rush")).choose(Play("rush"))
    table.choose(Take("bait")).choose(Take("rest"))
    assert table.hand_ids(0) == ["bait", "rest"]
    assert table.ids("searched") == ["scout", "torch"]


@rule("GOD-HARVEST-8")
@pytest.mark.parametrize("card", ["rush", "hunt"])
def test_there_is_no_way_back_to_the_search_phase(card):
    table = expedition().hand(0, card, "move").pile(0, "rest", "bait", "torch").turn(0)
    table.choose(Dig(0)).choose(Stop())
    assert not table.can(DigOn())
    assert table.options(kind=Dig) == []
    # A card may search, but it does not open the phase again.
    table.choose(Play(card))
    if card == "hunt":
        table.choose(OnPile(0)).choose(table.options()[0])
    assert not table.can(DigOn())
    assert not table.can(Play("move"))
    assert table.can(Finish())
