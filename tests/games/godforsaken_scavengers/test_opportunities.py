"""Opportunities: offers among the searched cards. [GOD-OPPORTUNITY]"""

import pytest

from holdouts.games.godforsaken_scavengers.events import Completed, Foresaw
from holdouts.games.godforsaken_scavengers.picks import (
    Accept,
    Aim,
    Begin,
    Complete,
    Dig,
    DigOn,
    Finish,
    NextPlace,
    OnPile,
    Pass,
    Pay,
    Play,
    Refuse,
    Select,
    Stop,
    Take,
)
from holdouts.testing import expedition, rule


def camp(*hand: str):
    """An Abandoned Camp lies searched; seat 0 is active."""
    return expedition().searched("abandoned-camp").hand(0, *hand)


@rule("GOD-OPPORTUNITY-1")
def test_only_whoever_is_active_is_offered_it():
    table = camp("torch").hand(1, "bait")
    assert table.can(Complete("abandoned-camp"), 0)
    assert not table.can(Complete("abandoned-camp"), 1)


@rule("GOD-OPPORTUNITY-1")
def test_it_is_never_a_duty():
    table = camp("torch").harvest(0).choose(Finish())
    assert table.ids("searched") == ["abandoned-camp"]
    assert table.told(Completed) == []


@rule("GOD-OPPORTUNITY-1")
def test_between_two_turns_nobody_is_offered_it():
    table = camp("torch").turn_about_to_begin(0)
    assert not table.can(Complete("abandoned-camp"), 0)
    assert table.choose(Begin()).can(Complete("abandoned-camp"), 0)


@rule("GOD-OPPORTUNITY-2")
def test_it_can_be_fulfilled_in_search_and_in_harvest():
    assert camp("torch").turn(0).can(Complete("abandoned-camp"))
    assert camp("torch").turn(0, pile=0).can(Complete("abandoned-camp"))
    assert camp("torch").harvest(0).can(Complete("abandoned-camp"))


@rule("GOD-OPPORTUNITY-2")
def test_what_another_player_searched_can_be_fulfilled():
    table = expedition().pile(0, "abandoned-camp", "bait").hand(1, "torch").turn(0)
    table.choose(Dig(0)).choose(Stop()).choose(Finish()).choose(Begin())
    assert table.can(Complete("abandoned-camp"), 1)


@rule("GOD-OPPORTUNITY-3")
def test_its_effect_follows_before_anybody_can_do_anything_else():
    table = camp("torch").hand(1, "scout", "relief").choose(Complete("abandoned-camp"))
    assert table.asked() == (0,)
    assert {type(option) for option in table.options()} == {OnPile}
    assert table.table.options(1) == []


@rule("GOD-OPPORTUNITY-4")
def test_a_completed_one_is_discarded():
    table = camp("torch").pile(0, "hunt").choose(Complete("abandoned-camp")).choose(OnPile(0))
    assert table.ids("searched") == ["hunt"]
    assert "abandoned-camp" in table.ids("discards")


@rule("GOD-OPPORTUNITY-4")
def test_its_effect_still_finds_it_lying_there_and_a_peril_loses_it_with_the_rest():
    table = camp("torch", "bait").searched("rest").pile(0, "cave-worm").choose(Complete("abandoned-camp"))
    table.choose(Pay("torch")).choose(OnPile(0)).endure()
    assert table.ids("searched") == []
    assert table.ids("discards").count("abandoned-camp") == 1


@rule("GOD-OPPORTUNITY-5")
def test_it_cannot_be_taken_into_a_hand():
    table = expedition().searched("abandoned-camp", "fungus-patch", "torch", "pathfinder").harvest(0)
    assert [table.now.book.cards[option.card].id for option in table.options(kind=Take)] == ["torch"]


@rule("GOD-OPPORTUNITY-6")
def test_it_waits_for_the_later_players_of_the_round_and_goes_back_to_the_deck_at_cleanup():
    table = camp().idle_turn()
    assert "abandoned-camp" in table.ids("searched")
    table.idle_turn().starve(0, 1)
    assert "abandoned-camp" not in table.ids("discards")
    assert any("abandoned-camp" in table.pile_ids(pile) for pile in range(3))


@rule("GOD-OPPORTUNITY-6")
def test_a_peril_discards_it_like_any_searched_card():
    table = camp().pile(0, "cave-worm").choose(Dig(0)).endure()
    assert "abandoned-camp" in table.ids("discards")


@rule("GOD-OPPORTUNITY-7")
def test_it_cannot_be_completed_while_a_peril_is_open():
    table = camp("hide", "torch").pile(0, "cave-worm").choose(Dig(0))
    assert table.asks() == "GOD-PERIL-10"
    assert not table.can(Complete("abandoned-camp"))
    table.choose(Play("hide")).endure()
    assert table.can(Complete("abandoned-camp"))


@rule("GOD-OPPORTUNITY-8")
def test_its_cost_is_paid_from_the_hand_never_with_searched_or_stored_cards():
    table = camp().searched("torch").stored(0, "bait")
    assert not table.can(Complete("abandoned-camp"))


@rule("GOD-OPPORTUNITY-8")
def test_it_is_the_active_player_who_pays():
    table = camp("torch").hand(1, "bait").choose(Complete("abandoned-camp"))
    assert table.hand_ids(0) == []
    assert table.hand_ids(1) == ["bait"]


# --- O01 Abandoned Camp ---


def test_the_abandoned_camp_searches_one_of_the_top_three():
    table = camp("torch").pile(0, "hunt", "rest", "instinct", "bait").choose(Complete("abandoned-camp"))
    table.choose(OnPile(0))
    assert [option.card for option in table.options()] == list(reversed(table.now.piles[0][1:]))
    table.choose(Select("instinct"))
    assert table.ids("searched") == ["instinct"]
    assert table.pile_ids(0) == ["hunt", "rest", "bait"]


# --- O02 Fungus Patch ---


@pytest.mark.parametrize(("others", "enough"), [(2, False), (3, True)])
def test_the_fungus_patch_counts_itself_among_the_four(others, enough):
    table = expedition().searched("fungus-patch", *["torch", "bait", "scout"][:others])
    assert table.can(Complete("fungus-patch")) is enough


def test_the_fungus_patch_stores_a_searched_action():
    table = expedition().searched("fungus-patch", "abandoned-camp", "bait", "smoked-meat")
    table.choose(Complete("fungus-patch")).choose(Select("smoked-meat"))
    assert table.ids("store", 0) == ["smoked-meat"]
    assert table.ids("searched") == ["abandoned-camp", "bait"]


# --- O03 Stray Larva ---


def test_the_stray_larva_wants_a_gift_and_finds_a_level_one_action_among_the_discards():
    table = expedition(3).searched("stray-larva").hand(0, "hunt").discarded("rest", "torch")
    table.choose(Complete("stray-larva")).choose(Aim(2)).choose(Accept())
    assert table.hand_ids(2) == ["hunt"]
    assert table.hand_ids(0) == ["torch"]
    assert table.ids("searched") == []


@rule("GOD-OPPORTUNITY-4", "GOD-HAND-5")
def test_a_refused_gift_leaves_the_stray_larva_where_it_is():
    table = expedition().searched("stray-larva").hand(0, "hunt").discarded("torch")
    table.choose(Complete("stray-larva")).choose(Refuse())
    assert table.ids("searched") == ["stray-larva"]
    assert table.hand_ids(0) == ["hunt"]


@rule("GOD-HAND-11")
def test_the_stray_larva_cannot_repeat_a_refused_gift_in_the_same_moment():
    table = expedition().searched("stray-larva").hand(0, "hunt").discarded("torch")
    table.choose(Complete("stray-larva")).choose(Refuse())
    assert not table.can(Complete("stray-larva"))


def test_the_stray_larva_is_out_of_reach_where_gifts_are_forbidden():
    table = expedition(location="market-of-husks").searched("stray-larva").hand(0, "hunt")
    assert not table.can(Complete("stray-larva"))


def test_alone_the_stray_larva_costs_a_discard():
    table = expedition(1, "mad-prophet").searched("stray-larva").hand(0, "hunt").discarded("torch")
    table.choose(Complete("stray-larva"))
    assert table.hand_ids(0) == ["torch"]
    assert "hunt" in table.ids("discards")


# --- O04 Pathfinder ---


def test_the_pathfinder_comes_into_the_hand_and_looks_at_the_next_three_locations():
    table = expedition().searched("pathfinder").hand(0, "torch")
    table.next_locations("echo-vault", "warm-hollow", "rusted-lift", "nest-of-eyes")
    table.choose(Complete("pathfinder"))
    assert table.hand_ids(0) == ["pathfinder"]
    table.choose(Play("pathfinder"))
    book = table.now.book
    assert [book.locations[place].id for place in table.told(Foresaw)[0].locations] == [
        "echo-vault",
        "warm-hollow",
        "rusted-lift",
    ]
    table.choose(NextPlace("rusted-lift")).choose(NextPlace("echo-vault"))
    order = [book.locations[place].id for place in reversed(table.now.locations) if place >= 0]
    assert order == ["rusted-lift", "echo-vault", "warm-hollow", "nest-of-eyes"]
    assert "pathfinder" in table.ids("discards")


def test_the_pathfinder_is_no_food():
    table = expedition(location="choking-narrows").hand(0, "pathfinder").feeding()
    assert not any(type(option).__name__ == "Eat" for option in table.options(0))


def test_the_pathfinder_does_not_move_the_final_location():
    table = expedition().hand(0, "pathfinder").next_locations("echo-vault").choose(Play("pathfinder"))
    assert table.now.locations[0] == -1
    assert table.told(Foresaw)[0].locations[1] == -1


# --- O05 Shrine of the Queen ---


def test_the_shrine_of_the_queen_heals_anybody_for_four_food():
    table = expedition().searched("shrine-of-the-queen").hand(0, "smoked-meat", "bait").afflicted(1, "rot")
    table.choose(Complete("shrine-of-the-queen")).choose(Pay("smoked-meat"))
    assert table.affliction_ids(1) == []
    assert table.hand_ids(0) == []


def test_the_shrine_of_the_queen_takes_no_less_than_four_food():
    table = expedition().searched("shrine-of-the-queen").hand(0, "smoked-meat").afflicted(0, "rot")
    assert not table.can(Complete("shrine-of-the-queen"))


# --- O06 Old Armoury ---


def test_the_old_armoury_gives_up_to_two_reactions_for_a_card_of_level_two():
    table = expedition().searched("old-armoury").hand(0, "rest", "torch").discarded("hide", "hunt", "ambush")
    table.choose(Complete("old-armoury")).choose(Select("hide"))
    assert table.can(Pass())
    table.choose(Select("ambush"))
    assert table.hand_ids(0) == ["torch", "hide", "ambush"]


@rule("GOD-CARD-13")
def test_the_old_armoury_does_not_give_back_the_reaction_it_was_paid_with():
    table = expedition().searched("old-armoury").hand(0, "salvation").discarded("hide")
    table.choose(Complete("old-armoury"))
    assert [table.now.book.cards[option.card].id for option in table.options(kind=Select)] == ["hide"]


def test_the_old_armoury_is_not_opened_with_a_card_of_level_one():
    assert not expedition().searched("old-armoury").hand(0, "torch", "bait").can(Complete("old-armoury"))


# --- O07 Royal Larder ---


def larder():
    table = expedition(3).searched("royal-larder").pile(0, "hunt", "rest", "torch", "bait", "scout")
    return table.choose(Dig(0)).choose(DigOn()).choose(DigOn())


def test_the_royal_larder_opens_after_four_cards_searched_without_an_affliction():
    table = larder()
    assert not table.can(Complete("royal-larder"))
    table.choose(DigOn()).choose(Complete("royal-larder"))
    table.choose(Select("hunt")).choose(Aim(2)).choose(Select("rest")).choose(Aim(0))
    assert (table.ids("store", 2), table.ids("store", 0)) == (["hunt"], ["rest"])


def test_the_royal_larder_may_give_less_than_two():
    table = larder().choose(DigOn()).choose(Complete("royal-larder"))
    table.choose(Select("hunt")).choose(Aim(1)).choose(Pass())
    assert table.ids("store", 1) == ["hunt"]
    assert "royal-larder" in table.ids("discards")


def test_the_royal_larder_stays_shut_for_whoever_gained_an_affliction_this_turn():
    table = expedition().searched("royal-larder", "hunt").hand(0, "hide", "second-wind")
    table.pile(0, "cave-worm").pile(1, "torch", "bait", "scout", "move").choose(Dig(0)).choose(Play("hide")).endure()
    table.choose(Play("second-wind")).choose(Dig(1)).choose(DigOn()).choose(DigOn()).choose(DigOn())
    assert not table.can(Complete("royal-larder"))


# --- O08 Rift in the Dark ---


def test_the_rift_takes_up_to_three_actions_from_either_place_for_an_affliction_that_does_not_end_the_search():
    table = expedition().searched("rift-in-the-dark", "hunt").discarded("instinct", "bait", "cave-worm")
    table.next_afflictions("pride").turn(0, pile=0).choose(Complete("rift-in-the-dark"))
    table.choose(Select("hunt")).choose(Select("instinct")).choose(Select("bait"))
    assert table.hand_ids(0) == ["hunt", "instinct", "bait"]
    assert table.affliction_ids(0) == ["pride"]
    assert table.can(DigOn())


def test_whoever_dies_at_the_rift_takes_nothing_out_of_it():
    table = expedition(3).searched("rift-in-the-dark", "hunt").afflicted(0, "rot", "pride")
    table.choose(Complete("rift-in-the-dark"))
    assert table.player(0).dead
    assert table.ids("searched") == ["hunt"]
    assert "rift-in-the-dark" in table.ids("discards")
