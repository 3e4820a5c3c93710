"""Hands: the limit, making room, gifts and swaps. [GOD-HAND]"""

import pytest

from holdouts.engine.table import CannotUndo
from holdouts.games.godforsaken_scavengers.events import Declined
from holdouts.games.godforsaken_scavengers.picks import (
    Accept,
    Aim,
    Amount,
    Approach,
    Complete,
    Dig,
    DigOn,
    Drop,
    Give,
    MakeDeal,
    NeverMind,
    OfKind,
    OfSort,
    Pass,
    Play,
    Propose,
    Refuse,
    Select,
    Swap,
    Take,
    Until,
    UsePower,
    Vow,
)
from holdouts.games.godforsaken_scavengers.rules.setup import CarryOver
from holdouts.testing import expedition, rule, set_out

FULL = ("torch", "bait", "scout", "move", "forage")


def offers(table, kind):
    return [table.now.book.cards[option.card].id for option in table.options(kind=kind)]


@rule("GOD-HAND-1")
def test_a_fifth_card_fits_and_a_sixth_does_not():
    table = expedition().hand(0, *FULL[:4]).searched("hunt", "rest").harvest(0).choose(Take("hunt"))
    assert len(table.hand_ids(0)) == 5
    table.choose(Take("rest"))
    assert table.asks() == "GOD-HAND-2"


@rule("GOD-HAND-2")
def test_a_full_hand_loses_a_card_before_it_gets_one():
    table = expedition().hand(0, *FULL).searched("hunt").harvest(0).choose(Take("hunt"))
    assert "hunt" not in table.hand_ids(0)
    table.choose(Drop("bait"))
    assert table.hand_ids(0) == ["torch", "scout", "move", "forage", "hunt"]
    assert "bait" in table.ids("discards")


@rule("GOD-HAND-2")
def test_the_card_a_full_hand_wants_is_none_of_those_it_may_part_with():
    table = expedition().hand(0, *FULL).searched("hunt").harvest(0).choose(Take("hunt"))
    assert offers(table, Drop) == list(FULL)


@rule("GOD-HAND-2")
def test_whoever_would_rather_keep_a_full_hand_does_without_the_new_card():
    table = expedition().hand(0, *FULL).searched("hunt").harvest(0).choose(Take("hunt")).choose(NeverMind())
    assert table.hand_ids(0) == list(FULL)
    assert table.ids("searched") == ["hunt"]
    assert table.can(Take("hunt"))


@rule("GOD-HAND-5")
def test_a_gift_that_a_full_hand_makes_no_room_for_is_declined():
    table = expedition().hand(0, "hunt").hand(1, *FULL)
    table.choose(Approach()).choose(Aim(1)).choose(Give("hunt")).choose(Accept()).choose(NeverMind())
    assert (table.hand_ids(0), table.hand_ids(1)) == (["hunt"], list(FULL))


@rule("GOD-HAND-2")
def test_playing_a_card_first_makes_room_as_well():
    table = expedition().hand(0, *FULL).searched("hunt").harvest(0).choose(Play("scout")).choose(Take("hunt"))
    assert table.hand_ids(0) == ["torch", "bait", "move", "forage", "hunt"]


@rule("GOD-HAND-3")
@pytest.mark.parametrize("phase", ["turn", "harvest", "feeding", "between"])
def test_nobody_may_discard_when_no_card_is_about_to_come(phase):
    table = expedition().hand(0, *FULL).hand(1, "hunt")
    begin = {"turn": lambda: table.turn(0), "harvest": lambda: table.harvest(0), "feeding": table.feeding}
    begin.get(phase, lambda: table.turn_about_to_begin(0))()
    assert table.options(0, Drop) == []
    assert table.options(1, Drop) == []


@rule("GOD-HAND-4")
def test_a_hand_card_may_be_given_on_anyones_turn():
    table = expedition(3).hand(2, "hunt").turn(0)
    table.choose(Approach(), 2).choose(Aim(1)).choose(Give("hunt")).choose(Accept())
    assert table.hand_ids(1) == ["hunt"]
    assert table.hand_ids(2) == []


@rule("GOD-HAND-4")
@pytest.mark.parametrize("moment", ["turn", "between", "feeding"])
def test_cards_may_change_hands_at_any_moment(moment):
    table = expedition().hand(0, "hunt").hand(1, "rest")
    {"turn": lambda: table.turn(0), "between": lambda: table.turn_about_to_begin(0), "feeding": table.feeding}[moment]()
    table.choose(Approach(), 1).choose(Aim(0)).choose(Swap("rest")).choose(Swap("hunt")).choose(Accept())
    assert (table.hand_ids(0), table.hand_ids(1)) == (["rest"], ["hunt"])


@rule("GOD-HAND-4")
def test_gifts_and_swaps_are_forbidden_at_the_market_of_husks():
    table = expedition(location="market-of-husks").hand(0, "hunt").hand(1, "rest")
    table.choose(Approach()).choose(Aim(1))
    assert offers(table, Give) == offers(table, Swap) == []


@rule("GOD-HAND-5")
def test_a_gift_can_be_refused():
    table = expedition().hand(0, "hunt").choose(Approach()).choose(Aim(1)).choose(Give("hunt"))
    assert table.asked() == (1,)
    table.choose(Refuse())
    assert table.hand_ids(0) == ["hunt"]
    assert [(event.who, event.other) for event in table.told(Declined)] == [(1, 0)]


@rule("GOD-HAND-5")
def test_whoever_accepts_a_gift_with_a_full_hand_makes_room_first():
    table = expedition().hand(0, "hunt").hand(1, *FULL)
    table.choose(Approach()).choose(Aim(1)).choose(Give("hunt")).choose(Accept())
    assert (table.asks(), table.asked()) == ("GOD-HAND-2", (1,))
    assert table.hand_ids(0) == ["hunt"]
    table.choose(Drop("torch"))
    assert len(table.hand_ids(1)) == 5
    assert "hunt" in table.hand_ids(1)


@rule("GOD-HAND-6")
def test_two_full_hands_may_swap_one_for_one_and_discard_nothing():
    table = expedition().hand(0, "hunt", *FULL[:4]).hand(1, "rest", *FULL[:2], "hide", "hide")
    table.choose(Approach()).choose(Aim(1)).choose(Swap("hunt")).choose(Swap("rest")).choose(Accept())
    assert "rest" in table.hand_ids(0)
    assert "hunt" in table.hand_ids(1)
    assert table.ids("discards") == []


@rule("GOD-HAND-6")
def test_a_swap_needs_the_consent_of_both():
    table = expedition().hand(0, "hunt").hand(1, "rest")
    table.choose(Approach()).choose(Aim(1)).choose(Swap("hunt")).choose(Swap("rest")).choose(Refuse())
    assert (table.hand_ids(0), table.hand_ids(1)) == (["hunt"], ["rest"])


# --- during a Peril ---


def peril():
    table = expedition(3).hand(0, "torch", "salvation").hand(1, "bait", "scout").hand(2, "move")
    return table.pile(0, "pit-trap").choose(Dig(0))


@rule("GOD-HAND-7", "GOD-PERIL-12")
def test_during_a_peril_the_others_may_give_to_the_searcher():
    table = peril().choose(Pass()).choose(Approach()).choose(Aim(0)).choose(Give("bait")).choose(Accept())
    assert table.hand_ids(0) == ["torch", "salvation", "bait"]


@rule("GOD-HAND-7", "GOD-PERIL-11")
def test_during_a_peril_the_searcher_may_not_give():
    table = peril().choose(Approach()).choose(Aim(1))
    assert offers(table, Give) == offers(table, Swap) == []


@rule("GOD-HAND-7")
def test_during_a_peril_third_parties_may_neither_give_nor_swap():
    table = peril().choose(Pass()).choose(Approach()).choose(Aim(2))
    assert offers(table, Give) == offers(table, Swap) == []


@rule("GOD-HAND-7")
def test_during_a_peril_the_searcher_may_not_swap_either():
    table = peril().choose(Pass()).choose(Approach()).choose(Aim(0))
    assert offers(table, Give) == ["bait", "scout"]
    assert offers(table, Swap) == []


# --- limits that change ---


@rule("GOD-HAND-8")
@pytest.mark.parametrize("scenario", ["daring-retreat", "lost-expedition", "wicked-few", "last-hunt", "oathbreakers"])
def test_starting_hands_keep_to_the_limit(scenario):
    table = set_out(6, scenario)
    assert all(len(player.hand) <= 5 for player in table.state.players)


@rule("GOD-HAND-8")
def test_who_brings_a_card_too_many_shuffles_one_back_into_the_deck_before_play():
    carry = (CarryOver(heirloom="torch"), CarryOver())
    table = set_out(2, "daring-retreat", carry=carry, characters="one", first=0)
    deck = len(table.state.draw)
    assert table.asks() == "GOD-HAND-8"
    assert len(table.options(kind=Drop)) == 5
    table.choose(table.options()[0])
    assert len(table.hand_ids(0)) == 4
    assert table.ids("discards") == []
    assert sum(len(pile) for pile in table.now.piles) == deck + 1


@rule("GOD-HAND-8")
def test_whoever_sits_last_keeps_to_the_limit_too():
    carry = (CarryOver(), CarryOver(heirloom="torch"))
    table = set_out(2, "daring-retreat", carry=carry, characters="one", first=0)
    assert (table.asks(), table.asked()) == ("GOD-HAND-8", (1,))


@rule("GOD-HAND-9")
def test_a_locations_lower_limit_only_blocks_further_cards():
    table = expedition(location="rusted-lift").hand(0, *FULL).searched("hunt").harvest(0)
    assert len(table.hand_ids(0)) == 5
    table.choose(Take("hunt")).choose(Drop("torch")).choose(Drop("bait"))
    assert table.hand_ids(0) == ["scout", "move", "forage", "hunt"]


@rule("GOD-HAND-9")
def test_the_survivor_side_makes_a_full_hand_drop_a_card_at_once():
    table = expedition(characters=True).character(0, "mender").afflicted(1, "rot").hand(0, *FULL)
    table.choose(UsePower())
    assert table.asks() == "GOD-HAND-9"
    assert len(table.choose(Drop("bait")).hand_ids(0)) == 4


@rule("GOD-HAND-10")
def test_a_take_ignores_what_the_location_took_from_the_limit():
    table = expedition(location="rusted-lift").hand(0, *FULL).searched("hunt").choose(Play("forage"))
    assert table.hand_ids(0) == ["torch", "bait", "scout", "move", "hunt"]


@rule("GOD-HAND-10")
def test_a_take_never_goes_beyond_five():
    table = expedition().hand(0, "rest", *FULL[:4]).searched("old-armoury").discarded("hide", "ambush")
    table.choose(Complete("old-armoury"))
    table.choose(Select("hide")).choose(Select("ambush"))
    assert table.asks() == "GOD-HAND-2"


@rule("GOD-HAND-10")
def test_a_take_never_goes_beyond_the_four_of_a_survivor():
    table = expedition(characters=True).character(0, "packrat", face_up=False).hand(0, "rest", *FULL[:3])
    table.searched("old-armoury").discarded("hide", "ambush")
    table.choose(Complete("old-armoury"))
    table.choose(Select("hide")).choose(Select("ambush"))
    assert table.asks() == "GOD-HAND-2"


# --- how often ---


@rule("GOD-HAND-11")
def test_the_two_offers_of_one_player_are_not_those_of_another():
    table = expedition().hand(0, "hunt", "rest").hand(1, "torch")
    for card in ("hunt", "rest"):
        table.choose(Approach()).choose(Aim(1)).choose(Swap(card)).choose(Refuse())
    table.choose(Approach(), 1).choose(Aim(0))
    assert table.can(MakeDeal())
    assert table.can(Swap("torch"))


@rule("GOD-HAND-11")
def test_a_refused_gift_cannot_be_repeated_in_the_same_moment():
    table = expedition(3).hand(0, "hunt", "rest")
    table.choose(Approach()).choose(Aim(1)).choose(Give("hunt")).choose(Refuse())
    table.choose(Approach()).choose(Aim(1))
    assert offers(table, Give) == ["rest"]
    table.choose(NeverMind()).choose(Dig(0)).choose(Approach()).choose(Aim(1))
    assert offers(table, Give) == ["hunt", "rest"]


@rule("GOD-HAND-11")
def test_what_one_player_refused_may_still_be_offered_to_another():
    table = expedition(3).hand(0, "hunt")
    table.choose(Approach()).choose(Aim(1)).choose(Give("hunt")).choose(Refuse())
    table.choose(Approach()).choose(Aim(2))
    assert offers(table, Give) == ["hunt"]


@rule("GOD-HAND-11")
def test_a_refused_swap_cannot_be_repeated_in_the_same_moment():
    table = expedition().hand(0, "hunt").hand(1, "rest")
    table.choose(Approach()).choose(Aim(1)).choose(Swap("hunt")).choose(Refuse())
    table.choose(Approach()).choose(Aim(1))
    assert offers(table, Swap) == []
    assert offers(table, Give) == ["hunt"]


def propose(table, number):
    """Seat 0 drafts a deal in which seat 1 will give them some cards this round."""
    table.choose(Approach()).choose(Aim(1)).choose(MakeDeal()).choose(Vow(1, 0))
    return table.choose(OfKind("give")).choose(Amount(number)).choose(OfSort("any")).choose(Until(0))


@rule("GOD-HAND-11")
def test_a_refused_deal_cannot_be_repeated_in_the_same_moment_but_a_changed_one_can():
    table = propose(expedition(), 2).choose(Propose()).choose(Refuse())
    assert not propose(table, 2).can(Propose())
    other = propose(expedition(), 2).choose(Propose()).choose(Refuse())
    assert propose(other, 1).can(Propose())


@rule("GOD-HAND-11")
def test_in_the_next_moment_a_refused_deal_may_be_proposed_again():
    table = propose(expedition(), 2).choose(Propose()).choose(Refuse()).choose(Dig(0))
    assert propose(table, 2).can(Propose())


def test_a_shared_game_cannot_be_taken_back_past_a_last_card_that_was_dropped_without_a_choice():
    table = (
        expedition(seats=2).hand(0, "salvation").hand(1, "hunt").pile(0, "acid-rain", "torch").turn(0, pile=0).shared()
    )
    table.choose(DigOn()).choose(Play("salvation"))

    assert table.ids("discards") == ["salvation", "hunt", "acid-rain"]
    with pytest.raises(CannotUndo):
        table.table.undo("choice", by=0)
