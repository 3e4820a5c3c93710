"""How far things reach. [MAX-RANGE]"""

import pytest

from holdouts.games.maximum_apocalypse.picks import Play, Target, Use, Whom
from holdouts.testing import apocalypse, rule

STREET = "van tunnel-a tunnel-b airport"
"""Four tiles in a row, at distance 0 to 3 of the Van."""

TILES = STREET.split()


def aimed(survivor, weapon, distance):
    """Somebody with a weapon at the Van, and a monster on somebody so far away."""
    table = apocalypse(survivor, "surgeon").map(STREET).gear(0, weapon).foes(1, "stalker")
    return table.at(1, TILES[distance]).turn(0)


# --- survivors ---


@rule("MAX-RANGE-1")
@pytest.mark.parametrize(("distance", "reached"), [(0, True), (1, False)])
def test_short_range_is_ones_own_tile(distance, reached):
    assert aimed("fireman", "trusty-axe", distance).can(Use("trusty-axe")) is reached


@rule("MAX-RANGE-2")
@pytest.mark.parametrize(("distance", "reached"), [(0, True), (1, True), (2, False)])
def test_medium_range_is_ones_own_tile_and_those_next_to_it(distance, reached):
    assert aimed("gunslinger", "colt", distance).can(Use("colt")) is reached


@rule("MAX-RANGE-2")
def test_medium_range_does_not_reach_the_diagonal_neighbour():
    table = apocalypse("gunslinger", "surgeon").map("van tunnel-a", "tunnel-b airport").gear(0, "colt")
    assert not table.foes(1, "stalker").at(1, "airport").can(Use("colt"))


@rule("MAX-RANGE-3")
@pytest.mark.parametrize(("distance", "reached"), [(0, False), (1, True), (2, True), (3, False)])
def test_long_range_is_one_or_two_tiles_away(distance, reached):
    assert aimed("veteran", "m1-rifle", distance).can(Use("m1-rifle")) is reached


@rule("MAX-RANGE-4")
def test_a_long_weapon_hits_neither_ones_own_monsters_nor_those_of_anybody_on_the_tile():
    table = apocalypse("veteran", "surgeon", "hunter").map(STREET).gear(0, "m1-rifle").at(2, "tunnel-a")
    table.foes(0, "walker").foes(1, "spitter").foes(2, "stalker").turn(0).choose(Use("m1-rifle"))
    assert (table.wounds(0), table.wounds(1), table.wounds(2)) == ([0], [0], [8])


@rule("MAX-RANGE-5")
def test_long_range_reaches_the_diagonal_neighbour():
    table = apocalypse("veteran", "surgeon").map("van tunnel-a", "tunnel-b airport").gear(0, "m1-rifle")
    assert table.foes(1, "stalker").at(1, "airport").can(Use("m1-rifle"))


@rule("MAX-RANGE-5")
def test_gaps_do_not_block_range():
    table = apocalypse("veteran", "surgeon").map("van . tunnel-a", "tunnel-b airport oasis").gear(0, "m1-rifle")
    assert table.foes(1, "stalker").at(1, "tunnel-a").can(Use("m1-rifle"))


@rule("MAX-RANGE-2", "MAX-ACTION-8")
def test_whoever_shoots_picks_any_monster_in_range_whoever_it_is_attached_to():
    table = apocalypse("gunslinger", "surgeon", "hunter").map(STREET).gear(0, "colt").at(1, "tunnel-a")
    table.at(2, "tunnel-b").foes(0, "walker").foes(1, "spitter", "zombie-dog").foes(2, "stalker").turn(0)
    table.choose(Use("colt"))
    assert table.options() == [Target(0, 0), Target(1, 0), Target(1, 1)]


# --- monsters ---


def struck(monster, *, mission="scout-the-alien-zone"):
    """What survivors at distance 0 to 3 lose when a monster of the first one attacks."""
    table = apocalypse("fireman", "gunslinger", "hunter", "mechanic", "surgeon", mission=mission).map(STREET)
    for seat, tile in ((1, "van"), (2, "tunnel-a"), (3, "tunnel-b"), (4, "airport")):
        table.at(seat, tile)
    table.foes(0, monster).rolling(1, 1).turn(0, step="monsters")
    return [table.now.character(table.body(seat)).hp - table.body(seat).hp for seat in range(5)]


@rule("MAX-RANGE-6", "MAX-MONSTER-14")
def test_the_range_of_a_monster_is_measured_from_the_tile_of_its_survivor():
    assert struck("alien-invader") == [3, 3, 3, 0, 0]


@rule("MAX-RANGE-6")
def test_a_monster_of_short_range_hurts_everybody_on_the_tile():
    assert struck("zombie-horde") == [4, 4, 0, 0, 0]


@rule("MAX-RANGE-7")
def test_a_monster_without_range_hurts_only_whom_it_is_attached_to():
    assert struck("mutant") == [5, 0, 0, 0, 0]


@rule("MAX-RANGE-9")
def test_a_monster_of_long_range_spares_not_even_its_own_tile():
    assert struck("alien-soldier") == [3, 3, 3, 3, 0]


# --- cards ---


@rule("MAX-RANGE-8")
def test_a_card_without_a_range_reaches_everybody():
    table = apocalypse("surgeon", "fireman").map(STREET).at(1, "airport").hp(1, 10).hand(0, "hippocratic-oath").turn(0)
    table.choose(Play("hippocratic-oath", 0))
    assert table.body(1).hp == 16


@rule("MAX-RANGE-8")
def test_a_card_with_a_range_keeps_to_it():
    table = apocalypse("fireman", "hunter").map(STREET).at(1, "tunnel-a").hp(1, 10).hand(0, "first-aid-kit")
    assert not table.can(Play("first-aid-kit", 0))


@rule("MAX-RANGE-8")
def test_anybody_may_be_let_act_wherever_they_are():
    table = apocalypse("gunslinger", "fireman", "hunter").map(STREET).at(2, "airport").hand(0, "tactical-leadership")
    table.turn(0).choose(Play("tactical-leadership", 0)).choose(Whom(2, 0))
    assert table.asked() == (2,)


@rule("MAX-RANGE-1")
def test_a_veiled_monster_cannot_be_hit_at_short_range():
    table = apocalypse("fireman", mission="scout-the-alien-zone").foes(0, "alien-ship").gear(0, "trusty-axe", "shotgun")
    assert not table.can(Use("trusty-axe"))
    assert table.can(Use("shotgun"))
