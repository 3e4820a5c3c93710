"""Hunger: a die that climbs to six, and a track with a skull at its end. [MAX-HUNGER]"""

import pytest

from holdouts.games.maximum_apocalypse import events
from holdouts.games.maximum_apocalypse.events import Attacked, Died, Hurt
from holdouts.games.maximum_apocalypse.picks import EndActions, Move, Play, Sneak, UseInnate
from holdouts.games.maximum_apocalypse.positions import ApocalypsePosition
from holdouts.testing import apocalypse, rule

QUIET = (3, 4)
"""A spawn roll that brings nothing."""


def lost(table: ApocalypsePosition, seat: int, body: int = 0) -> int:
    victim = table.body(seat, body)
    return table.now.character(victim).hp - victim.hp


def at_supper(*seats: str, **options):
    """The turn of seat 0 has come to hunger; the next spawn roll brings nothing."""
    return apocalypse(*seats, **options).rolling(*QUIET).turn(0, "hunger")


def pace(table):
    """The survivor spends the turn walking to and fro."""
    while table.survivor(0).actions:
        table.choose(table.options(kind=Move)[0])
        if table.table.over or table.survivor(0).actions == 4:
            return
    table.choose(EndActions())


@rule("MAX-HUNGER-1")
def test_hunger_rises_by_one_at_the_end_of_the_own_turn():
    table = at_supper("fireman", "gunslinger").hunger(0, 3).hunger(1, 3)
    assert (table.survivor(0).hunger, table.survivor(1).hunger) == (4, 3)
    assert lost(table, 0) == 0


@rule("MAX-HUNGER-2")
def test_reaching_six_turns_the_card_starts_the_track_and_deals_two_damage():
    table = at_supper("fireman").hunger(0, 5)
    starving = table.survivor(0)
    assert (starving.hunger, starving.track, starving.starving) == (6, 1, True)
    assert lost(table, 0) == 2


@rule("MAX-HUNGER-2")
def test_the_damage_of_starving_comes_at_once_and_not_with_the_monsters():
    table = at_supper("fireman").hunger(0, 5).foes(0, "walker")
    story = [type(event) for event in table.table.chronicle if isinstance(event, Hurt | Attacked)]
    assert story == [Hurt, Attacked, Hurt]


@rule("MAX-HUNGER-3")
def test_a_starving_survivor_goes_one_space_down_the_track_and_hunger_stays_at_six():
    table = at_supper("fireman").hunger(0, 6, track=1)
    assert (table.survivor(0).hunger, table.survivor(0).track) == (6, 2)
    assert lost(table, 0) == 4


@rule("MAX-HUNGER-4")
@pytest.mark.parametrize(("track", "damage"), [(1, 4), (2, 6), (3, 8)])
def test_each_space_of_the_track_hurts_more(track, damage):
    assert lost(at_supper("fireman").hunger(0, 6, track=track), 0) == damage


@rule("MAX-HUNGER-5")
def test_on_the_skull_a_survivor_dies_whatever_hit_points_are_left():
    table = at_supper("fireman", "gunslinger").hunger(0, 6, track=4)
    assert table.survivor(0).dead
    assert [(event.who, event.how) for event in table.told(Died)] == [(0, "hunger")]
    assert table.told(Hurt) == []


@rule("MAX-HUNGER-5", "MAX-HUNGER-6")
def test_what_names_hunger_damage_stops_the_damage_but_not_the_skull():
    table = apocalypse("fireman", "gunslinger").hand(0, "energy-drink").hunger(0, 6, track=4).rolling(*QUIET)
    table.turn(0, actions=1).choose(Play("energy-drink", 0))
    assert table.survivor(0).dead


@rule("MAX-HUNGER-6")
def test_neither_armour_nor_a_refuge_helps_against_hunger():
    table = at_supper("fireman", "gunslinger").map("van refuge-a").gear(0, "fire-helmet", "body-armor")
    table.came_to(0, "refuge-a").hunger(0, 6, track=1)
    assert lost(table, 0) == 4


@rule("MAX-HUNGER-6")
def test_an_energy_drink_names_hunger_damage_and_stops_it():
    table = apocalypse("fireman").hand(0, "energy-drink").hunger(0, 6, track=1).rolling(*QUIET).turn(0, actions=1)
    table.choose(Play("energy-drink", 0))
    assert (lost(table, 0), table.survivor(0).track) == (0, 2)


@rule("MAX-HUNGER-7")
def test_the_starving_side_has_no_innate_ability():
    assert apocalypse("fireman").foes(0, "walker").hunger(0, 5).can(UseInnate(0))
    assert not apocalypse("fireman").foes(0, "walker").hunger(0, 6).can(UseInnate(0))


@rule("MAX-HUNGER-7")
@pytest.mark.parametrize(("hunger", "stealth"), [(5, 6), (6, 5)])
def test_stealth_is_lower_on_the_starving_side(hunger, stealth):
    table = apocalypse("fireman").swarm("tunnel-a", 1).hunger(0, hunger)
    table.choose(Move("tunnel-a")).choose(Sneak())
    assert [test.stealth for test in table.told(events.Tested)] == [stealth - 1]


@rule("MAX-HUNGER-7")
@pytest.mark.parametrize("in_play", [True, False])
def test_on_turning_to_the_starving_side_the_gunslingers_colt_goes_back_into_the_deck(in_play):
    table = at_supper("gunslinger", "fireman").hunger(0, 5)
    table = table.gear(0, "colt") if in_play else table.discarded("colt", seat=0)
    assert table.gear_ids(0) == table.discard_ids(0) == []
    deck = table.now.kit_of(0).deck
    assert [table.now.design(card).id for card in deck].count("colt") == 1


@rule("MAX-HUNGER-8")
@pytest.mark.parametrize(("food", "left"), [("food-1", 5), ("food-3", 3), ("food-5", 1)])
def test_a_starving_survivor_counts_as_six_when_eating(food, left):
    table = apocalypse("fireman").hand(0, food).hunger(0, 6, track=3).choose(Play(food, 0))
    assert (table.survivor(0).hunger, table.survivor(0).starving) == (left, False)


@rule("MAX-HUNGER-8")
def test_eating_turns_the_card_back_with_the_ability_on_it():
    table = apocalypse("fireman").hand(0, "food-1").foes(0, "walker").hunger(0, 6).choose(Play("food-1", 0))
    assert table.can(UseInnate(0))


@rule("MAX-HUNGER-8")
def test_any_effect_that_lowers_hunger_turns_the_card_back():
    table = apocalypse("hunter", "fireman").hand(0, "survival-instinct").hunger(1, 6, track=2)
    table.choose(Play("survival-instinct", 0))
    assert (table.survivor(1).hunger, table.survivor(1).starving) == (5, False)


@rule("MAX-HUNGER-9")
def test_starving_again_starts_the_track_anew():
    table = apocalypse("fireman").hand(0, "food-1").hunger(0, 6, track=3).rolling(*QUIET).turn(0, actions=1)
    table.choose(Play("food-1", 0))
    assert (table.survivor(0).hunger, table.survivor(0).track) == (6, 1)
    assert lost(table, 0) == 2


@rule("MAX-HUNGER-10")
def test_hunger_goes_down_to_nothing_and_no_further():
    table = apocalypse("fireman").hand(0, "food-5").hunger(0, 2).choose(Play("food-5", 0))
    assert table.survivor(0).hunger == 0


@rule("MAX-HUNGER-10")
def test_nobody_eats_who_is_not_hungry():
    assert not apocalypse("fireman").hand(0, "food-5").hunger(0, 0).can(Play("food-5", 0))


@rule("MAX-HUNGER-11")
def test_a_tile_that_makes_hungry_turns_the_card_like_the_end_of_a_turn():
    table = apocalypse("fireman").map("van desert-a").hunger(0, 5).choose(Move("desert-a"))
    assert (table.survivor(0).hunger, table.survivor(0).track, lost(table, 0)) == (6, 1, 2)


@rule("MAX-HUNGER-11")
def test_a_tile_that_makes_hungry_moves_the_die_of_a_starving_survivor():
    table = apocalypse("fireman").map("van desert-a").hunger(0, 6, track=2).choose(Move("desert-a"))
    assert (table.survivor(0).track, lost(table, 0)) == (3, 6)


@rule("MAX-HUNGER-12")
def test_without_food_one_starves_on_the_fifth_turn_and_dies_on_the_ninth():
    table = apocalypse("fireman").rolling(*QUIET * 9).turn(0, "hunger")
    timeline = []
    for _ in range(8):
        timeline.append((table.survivor(0).hunger, lost(table, 0)))
        pace(table)
    assert timeline == [(2, 0), (3, 0), (4, 0), (5, 0), (6, 2), (6, 6), (6, 12), (6, 20)]
    assert table.survivor(0).dead
    assert table.now.turn == 9
