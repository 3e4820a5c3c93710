"""Being moved, leaving a tile by a jump, and distances on the map. [MAX-MOVE, MAX-SETUP, MAX-MISSION]"""

import pytest

from holdouts.games.maximum_apocalypse.picks import AtPlace, KeepHand, Lay, Move, Play, Use, Whom
from holdouts.testing import apocalypse, rule, set_up


def in_a_forest(*people: str):
    """The Mechanic has a car; the Forest lets nobody go for nothing."""
    return apocalypse(*people).map("van forest-a tunnel-a refuge-a").only_monsters("walker", "spitter")


@rule("MAX-MOVE-8")
def test_whoever_jumps_out_of_a_forest_of_their_own_will_pays_for_leaving():
    table = in_a_forest("mechanic", "fireman").hand(0, "hot-wire-a-car").turn(0).choose(Move("forest-a"))
    table.choose(Play("hot-wire-a-car", 0)).choose(Whom(0, 0)).choose(AtPlace("refuge-a"))
    assert table.where(0) == "refuge-a"
    assert table.foe_ids(0) == ["walker"]


@rule("MAX-MOVE-8")
def test_whoever_is_driven_out_of_a_forest_by_somebody_else_pays_nothing():
    table = in_a_forest("mechanic", "fireman").hand(0, "hot-wire-a-car").at(1, "forest-a").turn(0)
    table.survivor(1).entered = table.place("forest-a")
    table.choose(Play("hot-wire-a-car", 0)).choose(Whom(1, 0)).choose(AtPlace("refuge-a"))
    assert (table.where(1), table.foe_ids(1)) == ("refuge-a", [])


@rule("MAX-MOVE-8")
def test_a_jump_out_of_a_forest_in_a_later_turn_costs_nothing():
    table = in_a_forest("mechanic", "fireman").hand(0, "hot-wire-a-car").at(0, "forest-a").turn(0)
    table.choose(Play("hot-wire-a-car", 0)).choose(Whom(0, 0)).choose(AtPlace("refuge-a"))
    assert (table.where(0), table.foe_ids(0)) == ("refuge-a", [])


@rule("MAX-MOVE-10")
def test_whoever_is_moved_by_a_card_has_moved_this_turn():
    table = apocalypse("surgeon", "hunter").map("van tunnel-a tunnel-b").at(1, "tunnel-b").gear(0, "gurney").turn(0)
    table.choose(Use("gurney"))
    assert (table.where(1), table.survivor(1).moved) == ("tunnel-a", True)


# --- laid by hand ---


def laid(mission: str, *cells: tuple[int, int]):
    """All hidden tiles in a line, then the first open tile at a chosen place, both counted from the middle."""
    table = set_up("fireman", "hunter", mission=mission, map="laid")
    while table.asks() == "MAX-SETUP-12":
        table.choose(KeepHand())
    row, first = table.now.cells[0]
    column = first
    while table.asks() == "MAX-SETUP-7":
        column += 1
        table.choose(Lay(row, column))
    return table, row, first, column


@rule("MAX-SETUP-9")
@pytest.mark.parametrize("mission", ["tutorial", "convoy"])
def test_the_second_open_tile_lies_as_far_from_the_first_as_can_be(mission):
    """Rows and columns both count."""
    table, row, first, last = laid(mission)
    table.choose(Lay(row - 1, first))
    assert table.asks() == "MAX-SETUP-9"
    assert table.options() == [Lay(row, last + 1), Lay(row + 1, last)]


@rule("MAX-MISSION-5")
def test_objective_tokens_lie_just_as_far_from_the_start_and_each_other_as_the_mission_says():
    """The launchers: four tiles from the start and three from each other, no farther than that."""
    nearest, closest = 99, 99
    for seed in range(1, 60):
        world = set_up("fireman", "hunter", mission="humanity-strikes-back", seed=seed).now
        one, other = (place for place, mark in enumerate(world.marks) if mark)
        nearest = min(nearest, world.distance(world.start, one), world.distance(world.start, other))
        closest = min(closest, world.distance(one, other))
    assert (nearest, closest) == (4, 3)
