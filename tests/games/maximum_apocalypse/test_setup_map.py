"""Setting up the map: ready-made, or laid by the players tile by tile. [MAX-SETUP]"""

from collections import Counter

import pytest

from holdouts.games.maximum_apocalypse.picks import Lay
from holdouts.games.maximum_apocalypse.rules.mapping import MIDDLE, objective_kind
from holdouts.games.maximum_apocalypse.state import Apocalypse
from holdouts.testing import rule, set_up
from tests.games.maximum_apocalypse.dealing import SEEDS, dealt


def lay(table, *cells: tuple[int, int]):
    """Lay tiles, rows and columns being counted from the first one."""
    for row, column in cells:
        table.choose(Lay(MIDDLE + row, MIDDLE + column))
    return table


def lay_in_a_line(table):
    """All hidden tiles one beside the other."""
    column = 0
    while table.asks() == "MAX-SETUP-7":
        column += 1
        lay(table, (0, column))
    return table


@rule("MAX-SETUP-7")
def test_the_missions_tiles_lie_face_down_and_shuffled():
    states = [dealt(seed=seed) for seed in (1, 2)]
    for state in states:
        kinds = Counter(state.tile(place).kind for place in state.hidden())
        assert kinds == Counter(state.card.tiles)
        assert kinds.total() == 20
    assert states[0].tiles != states[1].tiles


@rule("MAX-SETUP-7")
def test_which_of_several_tiles_of_a_kind_are_used_is_left_to_chance():
    avenues = set()
    for seed in SEEDS:
        state = dealt(seed=seed)
        avenues |= {state.tile(place).id for place in state.hidden() if state.tile(place).kind == "avenue"}
    assert avenues == {"avenue-red", "avenue-green", "avenue-blue"}


@rule("MAX-SETUP-7")
def test_players_take_turns_to_lay_one_hidden_tile_each():
    table = set_up("fireman", "hunter", "surgeon", map="laid")
    assert table.asked() == (1,)  # the first tile has but one place
    assert len(table.now.cells) == 1
    asked: list[int] = []
    for column in range(1, 7):
        asked += table.asked()
        lay(table, (0, column))
        assert len(table.now.cells) == column + 1
    assert asked == [1, 2, 0, 1, 2, 0]
    assert table.now.up == [False] * 7


@rule("MAX-SETUP-7")
def test_the_tiles_the_players_lay_are_shuffled_too():
    first = {dealt(map="laid", seed=seed).stack[-1] for seed in range(8)}
    assert len(first) > 4


@rule("MAX-SETUP-7")
def test_the_shape_is_free_and_gaps_are_allowed():
    table = set_up(map="laid")
    lay(table, (1, 0), (2, 0), (2, 1), (2, 2), (1, 2), (0, 2))
    assert table.can(Lay(MIDDLE, MIDDLE + 1))
    lay(table, (0, 3))
    assert on_the_map(table.now, 0, 3)
    assert not on_the_map(table.now, 1, 1)


def on_the_map(state: Apocalypse, row: int, column: int) -> bool:
    return (MIDDLE + row, MIDDLE + column) in state.cells


@rule("MAX-SETUP-8")
def test_a_tile_must_touch_the_map_with_a_full_edge():
    table = set_up(map="laid")
    offered = {(pick.row - MIDDLE, pick.column - MIDDLE) for pick in table.options()}
    assert offered == {(0, 1), (0, -1), (1, 0), (-1, 0)}
    lay(table, (0, 1))
    assert not table.can(Lay(MIDDLE + 1, MIDDLE + 2))
    assert not table.can(Lay(MIDDLE, MIDDLE))


@rule("MAX-SETUP-9")
def test_the_van_comes_last_and_face_up():
    table = lay_in_a_line(set_up(map="laid"))
    assert len(table.now.cells) == 20
    assert "van" not in [table.now.tile(place).kind for place in range(20)]
    lay(table, (1, 5))
    assert table.now.tile(20).kind == "van"
    assert table.now.up == [False] * 20 + [True]
    assert on_the_map(table.now, 1, 5)


@rule("MAX-SETUP-9")
def test_the_van_lies_at_the_border_not_in_a_hole_of_the_map():
    table = set_up(map="laid")
    lay(table, (0, 1), (0, 2), (1, 2), (2, 2), (2, 1), (2, 0), (1, 0))
    assert table.can(Lay(MIDDLE + 1, MIDDLE + 1))
    lay(table, *((3, column) for column in range(12)))
    assert table.asks() == "MAX-SETUP-9"
    assert not table.can(Lay(MIDDLE + 1, MIDDLE + 1))
    assert table.can(Lay(MIDDLE - 1, MIDDLE))


@rule("MAX-SETUP-9")
@pytest.mark.parametrize("map_", ["ready", "laid"])
def test_everybody_starts_at_the_van(map_):
    table = set_up("fireman", "hunter", map=map_)
    if map_ == "laid":
        lay(lay_in_a_line(table), (1, 5))
    assert [table.where(seat) for seat in (0, 1)] == ["van", "van"]


@rule("MAX-SETUP-9")
@pytest.mark.parametrize(("mission", "start"), [("tutorial", "shopping-mall"), ("defend-the-base", "military-base")])
def test_a_mission_may_name_another_place_to_start(mission, start):
    table = set_up("fireman", "hunter", mission=mission)
    assert [table.where(seat) for seat in (0, 1)] == [start, start]
    assert table.now.up[table.survivor(0).place]


@rule("MAX-SETUP-9")
def test_on_the_usual_map_the_van_touches_the_border():
    state = dealt()
    assert state.tile(state.start).id == "van"
    assert len(state.near(state.start)) == 1


@rule("MAX-SETUP-10")
@pytest.mark.parametrize(("method", "late"), [("spaced", True), ("laid", False)])
def test_only_the_spacing_method_lays_the_objective_among_the_last_tiles(method, late):
    laid = []
    for seed in SEEDS:
        state = dealt(seed=seed, map=method)
        order = [state.book.tiles[tile].kind for tile in reversed(state.stack)]
        laid.append(order.index(objective_kind(state.card)))
    assert (min(laid) >= 13) == late
    assert len(set(laid)) > 3
