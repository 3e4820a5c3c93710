"""Figures of cards at which a neighbour would do the same: how far, how much, on what."""

import pytest

from holdouts.games.maximum_apocalypse.picks import Pick, Play, UseInnate, UseTile
from holdouts.games.maximum_apocalypse.rules.gear import storage_left
from holdouts.testing import apocalypse

STREET = "van tunnel-a tunnel-b airport"
DOG = 1


def test_the_dog_bites_for_3_one_tile_away_and_is_hurt_by_1():
    table = apocalypse("veteran", "hunter").map(STREET).at(1, "tunnel-a").foes(1, "stalker").turn(0)
    assert table.now.character(table.body(0, DOG)).id == "dog"
    table.choose(UseInnate(DOG))
    assert (table.wounds(1), table.body(0, DOG).hp) == ([3], 12 - 1)
    farther = apocalypse("veteran", "hunter").map(STREET).at(1, "tunnel-b").foes(1, "stalker").turn(0)
    assert not farther.can(UseInnate(DOG))


@pytest.mark.parametrize(("medkit", "healed"), [("medkit-2", 2), ("medkit-4", 4), ("medkit-6", 6)])
def test_a_medkit_heals_by_its_value(medkit, healed):
    table = apocalypse("fireman").hp(0, 10).hand(0, medkit).turn(0).choose(Play(medkit, 0))
    assert table.body(0).hp == 10 + healed


@pytest.mark.parametrize(("food", "eaten"), [("food-1", 1), ("food-2", 2), ("food-3", 3), ("food-4", 4), ("food-5", 5)])
def test_food_feeds_whoever_eats_it_by_its_value(food, eaten):
    table = apocalypse("hunter", "fireman").hunger(1, 5).hand(1, food).turn(1).choose(Play(food, 1))
    assert table.survivor(1).hunger == 5 - eaten


def test_hollow_points_go_with_ammunition_and_with_nothing_else():
    table = apocalypse("gunslinger", "fireman").gear(0, "trusty-axe", "lighter").hand(0, "hollow-points").turn(0)
    assert not table.can(Play("hollow-points", 0))
    both = apocalypse("gunslinger", "fireman").gear(0, "colt", "lighter").hand(0, "hollow-points").turn(0)
    both.choose(Play("hollow-points", 0))
    assert both.held(0, "colt").fitted
    assert both.options(kind=Pick) == []


def test_a_backpack_holds_one_more_and_takes_no_room():
    bare = apocalypse("hunter").turn(0)
    packed = apocalypse("hunter").gear(0, "backpack").turn(0)
    assert storage_left(packed.now, 0) == storage_left(bare.now, 0) + 1


@pytest.mark.parametrize(("here", "there"), [("tunnel-a", "tunnel-b"), ("tunnel-b", "tunnel-a")])
def test_each_tunnel_leads_to_the_other(here, there):
    table = apocalypse("fireman").map("tunnel-a van avenue-red tunnel-b").at(0, here).turn(0).choose(UseTile())
    assert table.where(0) == there


def test_an_airport_leads_anywhere_that_is_open():
    table = apocalypse("fireman").map("airport van ?farm-a tunnel-b").at(0, "airport").turn(0).choose(UseTile())
    assert sorted(table.now.tile(pick.place).id for pick in table.options()) == ["tunnel-b", "van"]
