"""Rulings on what players ask. [MAX-FAQ]"""

import pytest

from holdouts.games.maximum_apocalypse import events
from holdouts.games.maximum_apocalypse.cards import COLOURS
from holdouts.games.maximum_apocalypse.picks import (
    Equip,
    FromDeck,
    Halt,
    Move,
    PickUp,
    Play,
    Search,
    Use,
    UseInnate,
    Whom,
)
from holdouts.testing import apocalypse, rule

QUIET = (3, 4)
"""A spawn roll that brings nothing."""

VETERAN, DOG = 0, 1


def on_the_farm(*survivors: str):
    """Somebody on a Farm, the second of its green cards being worth more."""
    return apocalypse(*survivors).map("farm-a tunnel-a farm-b").only_scavenge("green", "food-1", "food-2")


# --- searching ---


@rule("MAX-FAQ-1")
def test_searching_is_possible_with_monsters_around():
    table = on_the_farm("fireman").foes(0, "walker", "spitter").swarm("farm-a", 2).turn(0).choose(Search("green"))
    assert table.hand_ids(0) == ["food-1"]
    assert (table.foe_ids(0), table.tokens_on("farm-a")) == (["walker", "spitter"], 2)


@rule("MAX-FAQ-2")
def test_an_exhausted_scavenge_deck_is_not_made_of_the_discard():
    table = on_the_farm("surgeon").only_scavenge("red").only_scavenge("blue").only_scavenge("green", "food-3")
    table.discarded("food-4", "food-5").hand(0, "quick-thinking").turn(0).choose(Play("quick-thinking", 0))
    assert "food-3" in table.hand_ids(0)
    assert [table.scavenge_ids(colour) for colour in COLOURS] == [[], [], []]
    assert table.discard_ids() == ["food-4", "food-5"]


@rule("MAX-FAQ-3")
def test_a_tile_is_searched_once_a_turn_by_each():
    table = on_the_farm("fireman", "hunter").rolling(*QUIET).turn(0).choose(Search("green"))
    assert not table.can(Search("green"))
    table.idle_turn()
    assert table.asked() == (1,)
    assert table.can(Search("green"))


@rule("MAX-FAQ-3")
def test_a_tile_may_be_searched_again_in_a_later_turn():
    table = on_the_farm("fireman").rolling(*QUIET).turn(0).choose(Search("green")).idle_turn().choose(Search("green"))
    assert {"food-1", "food-2"} <= set(table.hand_ids(0))


@rule("MAX-FAQ-15")
def test_a_scavenge_draw_of_a_survivor_card_ignores_the_colour_of_the_tile():
    table = on_the_farm("fireman").scavenge("blue", "pistol").hand(0, "wheres-my-axe").turn(0)
    table.choose(Play("wheres-my-axe", 0)).choose(FromDeck("blue"))
    assert table.hand_ids(0) == ["pistol"]


# --- monsters ---


@rule("MAX-FAQ-4")
def test_tokens_are_no_target():
    table = apocalypse("fireman").swarm("van", 2).gear(0, "trusty-axe", "lighter").hand(0, "fire-extinguisher").turn(0)
    assert not table.can(Use("trusty-axe"))
    assert not table.can(Use("lighter"))
    assert not table.can(UseInnate(0))


@rule("MAX-FAQ-4")
def test_an_attack_on_everything_in_range_leaves_the_tokens_there():
    table = apocalypse("fireman").swarm("van", 2).gear(0, "lighter").foes(0, "walker").turn(0).choose(Use("lighter"))
    assert (table.wounds(0), table.tokens_on("van")) == ([3], 2)


@rule("MAX-FAQ-9")
def test_attached_monsters_come_along_whatever_way_their_survivor_moves():
    table = apocalypse("gunslinger", "fireman").map("van tunnel-a oasis tunnel-b").foes(0, "spitter")
    table.gear(0, "horse").at(1, "tunnel-b").turn(0, actions=1).rolling(*QUIET)
    table.choose(Use("horse")).choose(Move("tunnel-a")).choose(Move("oasis")).idle_turn()
    assert (table.where(0), table.foe_ids(0)) == ("oasis", ["spitter"])
    assert table.body(1).hp == 32 - 2


# --- Equipment ---


@rule("MAX-FAQ-5")
def test_a_second_copy_of_an_equipped_card_stays_in_hand():
    table = apocalypse("fireman").gear(0, "lighter").hand(0, "lighter", "fire-helmet").turn(0)
    assert not table.can(Play("lighter", 0))
    assert table.can(Play("fire-helmet", 0))
    assert "lighter" in table.hand_ids(0)


@rule("MAX-FAQ-11")
def test_fuel_can_be_in_play_more_than_once():
    table = apocalypse("fireman").gear(0, "fuel", "fuel").lying("van", "fuel").turn(0).choose(PickUp("fuel"))
    assert table.gear_ids(0) == ["fuel", "fuel", "fuel"]


@rule("MAX-FAQ-11")
def test_no_other_card_can_be_in_play_more_than_once():
    table = apocalypse("fireman").gear(0, "binoculars").hand(0, "binoculars", "flashlight").turn(0)
    assert not table.can(Play("binoculars", 0))
    assert table.can(Play("flashlight", 0))


@rule("MAX-FAQ-16")
@pytest.mark.parametrize(("card", "pile"), [("wrench", 0), ("fire-helmet", 1), ("flashlight", None)])
def test_repairs_bring_equipment_out_of_any_discard_pile_into_play(card, pile):
    table = apocalypse("mechanic", "fireman").discarded(card, seat=pile).turn(0)
    table.choose(UseInnate(0)).choose(Equip(0))
    assert table.gear_ids(0) == [card]


@rule("MAX-FAQ-16")
@pytest.mark.parametrize(("card", "pile"), [("bow", 0), ("fire-helmet", 1), ("flashlight", None)])
def test_resourceful_brings_equipment_out_of_any_discard_pile_into_play(card, pile):
    table = apocalypse("hunter", "fireman").discarded(card, seat=pile).hand(0, "resourceful").turn(0)
    table.choose(Play("resourceful", 0)).choose(Equip(0))
    assert table.gear_ids(0) == [card]


# --- the Veteran and his Dog ---


@rule("MAX-FAQ-6")
def test_the_collar_takes_one_off_the_whistle_and_nothing_off_poison():
    table = apocalypse("veteran").map("van tunnel-a").swarm("tunnel-a", 1).gear(0, "dog-whistle", "dog-collar")
    table.poisoned(0, 1, body=DOG).rolling(*QUIET).turn(0).choose(Use("dog-whistle")).idle_turn()
    assert table.body(0, DOG).hp == 12 - 1 - 1


@rule("MAX-FAQ-7")
def test_the_medals_take_one_off_dont_touch_him():
    table = apocalypse("veteran").gear(0, "medals").turn(0).choose(UseInnate(VETERAN))
    assert table.body(0, VETERAN).hp == 22 - 1


@rule("MAX-FAQ-8")
def test_the_hospital_heals_veteran_and_dog():
    table = apocalypse("veteran").map("hospital").hp(0, 10).hp(0, 5, body=DOG).rolling(*QUIET).turn(0, "end")
    assert (table.body(0, VETERAN).hp, table.body(0, DOG).hp) == (12, 7)


# --- moving ---


@rule("MAX-FAQ-10")
def test_a_move_of_several_tiles_reveals_every_tile_on_the_way():
    table = apocalypse("fireman").map("van ?avenue-red ?avenue-green ?tunnel-a").hand(0, "firemans-endurance")
    table.only_monsters("walker", "spitter").turn(0).choose(Play("firemans-endurance", 0))
    table.choose(Move("avenue-red")).choose(Move("avenue-green")).choose(Halt())
    assert table.now.up == [True, True, True, False]
    assert table.foe_ids(0) == ["walker", "spitter"]


@rule("MAX-FAQ-10")
def test_the_motorbike_crosses_tile_by_tile_too():
    table = apocalypse("hunter").map("van ?tunnel-a ?prairie-a ?tunnel-b").gear(0, "motorbike").only_monsters("walker")
    table.turn(0).choose(Use("motorbike"))
    for tile in ("tunnel-a", "prairie-a", "tunnel-b"):
        table.choose(Move(tile))
    assert all(table.now.up)
    assert (table.where(0), table.foe_ids(0)) == ("tunnel-b", ["walker"])


# --- healing ---


@rule("MAX-FAQ-12")
@pytest.mark.parametrize(("gear", "bonus"), [((), 0), (("scalpel",), 1), (("scalpel", "white-coat"), 2)])
def test_example_of_the_healing_bonus_hippocratic_oath(gear, bonus):
    table = apocalypse("surgeon", "fireman").gear(0, *gear).hand(0, "hippocratic-oath").hp(1, 10).turn(0)
    table.choose(Play("hippocratic-oath", 0))
    assert table.body(1).hp == 10 + 6 + bonus


@rule("MAX-FAQ-12")
def test_example_of_the_healing_bonus_suture():
    table = apocalypse("surgeon", "fireman").gear(0, "scalpel", "white-coat").hp(1, 10).turn(0).choose(UseInnate(0))
    assert table.body(1).hp == 10 + 1 + 2


@rule("MAX-FAQ-12")
def test_the_healing_bonus_never_lifts_anybody_above_their_maximum():
    table = apocalypse("surgeon", "fireman").gear(0, "scalpel", "white-coat").hp(1, 31).turn(0).choose(UseInnate(0))
    assert table.body(1).hp == 32


@rule("MAX-FAQ-12")
def test_the_bonus_raises_what_she_does_for_herself_too():
    table = apocalypse("surgeon", "fireman").gear(0, "scalpel").hp(0, 10).hp(1, 10).turn(0)
    table.choose(UseInnate(0)).choose(Whom(0, 0))
    assert (table.body(0).hp, table.body(1).hp) == (12, 10)


@rule("MAX-FAQ-12")
def test_her_bonus_is_of_no_use_to_somebody_elses_healing():
    table = apocalypse("fireman", "surgeon").gear(1, "scalpel", "white-coat").hand(0, "first-aid-kit").hp(0, 10).turn(0)
    table.choose(Play("first-aid-kit", 0))
    assert table.body(0).hp == 10 + 4


# --- the Refuge ---


def to_the_refuge(*foes: str):
    table = apocalypse("fireman", "hunter").map("van refuge-a").foes(0, *foes).at(1, "refuge-a")
    return table.rolling(*QUIET, *QUIET, *QUIET)


@rule("MAX-FAQ-13")
def test_whoever_came_to_the_refuge_this_turn_is_not_hurt():
    table = to_the_refuge("walker").turn(0).choose(Move("refuge-a")).idle_turn()
    assert table.body(0).hp == 32
    assert len(table.told(events.Unhurt)) == 1


@rule("MAX-FAQ-13")
def test_whoever_stays_on_the_refuge_is_hurt_as_everywhere():
    table = to_the_refuge("walker").turn(0).choose(Move("refuge-a")).idle_turn().idle_turn().idle_turn()
    assert table.body(0).hp == 32 - 2


@rule("MAX-FAQ-13")
def test_the_immunity_lasts_through_the_turns_of_the_others():
    table = to_the_refuge().foes(1, "spitter").turn(0).choose(Move("refuge-a")).idle_turn().idle_turn()
    assert (table.body(0).hp, table.body(1).hp) == (32, 24 - 2)


@rule("MAX-FAQ-13")
def test_the_refuge_is_no_help_against_hunger_and_poison():
    table = to_the_refuge("walker").hunger(0, 5).poisoned(0, 1).turn(0).choose(Move("refuge-a")).idle_turn()
    assert table.body(0).hp == 32 - 2 - 1


@rule("MAX-FAQ-13")
def test_before_the_first_turn_the_start_tile_counts_as_the_tile_where_the_latest_turn_began():
    table = apocalypse("fireman", "hunter").map("refuge-a van").at(0, "refuge-a").at(1, "refuge-a")
    table.foes(0, "spitter").rolling(*QUIET).turn(0, "monsters")
    assert table.body(1).hp == 24 - 2


# --- hunger ---


@rule("MAX-FAQ-14")
def test_hunger_may_reach_nothing():
    table = apocalypse("fireman").hunger(0, 2).hand(0, "food-5").turn(0).choose(Play("food-5", 0))
    assert table.survivor(0).hunger == 0


@rule("MAX-FAQ-14")
def test_whoever_is_at_nothing_has_no_use_for_food():
    table = apocalypse("fireman").hunger(0, 0).hand(0, "food-5").turn(0)
    assert not table.can(Play("food-5", 0))
