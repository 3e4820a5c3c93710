"""The map: ready-made shapes, distances, where objectives and their tokens lie. [MAX-SETUP, MAX-MISSION]"""

import pytest

from holdouts.engine.library import base_book
from holdouts.games.maximum_apocalypse.game import GAME
from holdouts.games.maximum_apocalypse.rules import mapping
from holdouts.games.maximum_apocalypse.rules.mapping import MIDDLE, holds_together
from holdouts.games.maximum_apocalypse.state import Apocalypse
from holdouts.testing import apocalypse, rule, set_up

SHAPES = {
    # rows from the farthest, and where the open tiles lie
    "tutorial": ([5, 4, 4], {"shopping-mall": (1, 1), "van": (2, 5)}),
    "rescue-the-scientist": ([5] * 4, {"van": (5, 3)}),
    "collect-samples": ([6] * 4, {"van": (5, 3)}),
    "develop-the-cure": ([6] * 4, {"van": (5, 3)}),
    "nuclear-winter": ([6, 6, 5], {"van": (4, 3)}),
    "defuse-the-bomb": ([7] * 3, {"van": (2, 0)}),
    "fallout": ([5] * 5, {"van": (3, 3)}),
    "scout-the-alien-zone": ([6, 5, 5, 6], {"van": (2, 3)}),
    "recover-the-intelligence": ([7] * 3, {"military-base": (2, 0)}),
    "humanity-strikes-back": ([6, 6, 6, 4], {"van": (5, 1)}),
    "convoy": ([5, 5, 5, 5, 4], {"van": (3, 0), "military-base": (3, 6)}),
    "defend-the-base": ([9] * 3, {"military-base": (4, 5)}),
    "burn-the-machines": ([6, 6, 6, 6, 5], {"van": (6, 3)}),
}
WITH_RIVERS = [mission.id for mission in base_book(GAME).missions if "river" in mission.tiles]
SEEDS = range(12)


def cell(state: Apocalypse, place: int) -> tuple[int, int]:
    """Row and column as the mission counts them."""
    row, column = state.cells[place]
    return row - MIDDLE, column - MIDDLE


def with_tokens(mission: str, seed: int, **options) -> Apocalypse:
    """A mission from the moment its objective tokens are laid."""
    return set_up("fireman", mission=mission, seed=seed, **options).now


def marks(state: Apocalypse) -> list[int]:
    return [place for place, mark in enumerate(state.marks) if mark]


# --- shapes ---


@rule("MAX-SETUP-7", "MAX-SETUP-9")
@pytest.mark.parametrize("mission", SHAPES)
def test_the_usual_map_of_a_mission_has_its_shape(mission):
    rows, opened = SHAPES[mission]
    state = set_up(mission=mission).state
    cells = {(row, column) for row, length in enumerate(rows, 1) for column in range(1, length + 1)}
    assert sorted(cell(state, place) for place in state.places()) == sorted(cells | set(opened.values()))
    assert {state.tile(place).kind: cell(state, place) for place in state.places() if state.up[place]} == opened


@rule("MAX-SETUP-8", "MAX-MISSION-8")
@pytest.mark.parametrize("mission", SHAPES)
def test_the_usual_map_is_in_one_piece(mission):
    assert holds_together(set_up(mission=mission).state, set())


@rule("MAX-SETUP-8", "MAX-VARIANT-5")
@pytest.mark.parametrize("mission", SHAPES)
def test_a_bigger_map_is_in_one_piece_too(mission):
    state = set_up(mission=mission, more_tiles=6).state
    assert holds_together(state, set())
    assert len(set(state.cells)) == len(state.tiles)


@rule("MAX-MISSION-8")
@pytest.mark.parametrize("mission", WITH_RIVERS)
@pytest.mark.parametrize("more", [0, 4])
def test_no_river_lies_next_to_the_start(mission, more):
    for seed in SEEDS:
        state = set_up(mission=mission, seed=seed, more_tiles=more).state
        assert "river" in {state.tile(place).kind for place in state.places()}
        assert "river" not in {state.tile(place).kind for place in state.near(state.start)}


@rule("MAX-SETUP-10")
@pytest.mark.parametrize(
    ("mission", "kind", "rows"),
    [
        ("rescue-the-scientist", "police-station", {1, 2}),
        ("develop-the-cure", "hospital", {1, 2}),
        ("nuclear-winter", "refuge", {1}),
        ("humanity-strikes-back", "crash-site", {1, 2}),
    ],
)
def test_the_place_a_mission_is_about_lies_in_the_farthest_rows(mission, kind, rows):
    found = set()
    for seed in SEEDS:
        state = set_up(mission=mission, seed=seed).state
        found |= {cell(state, place)[0] for place in state.places() if state.tile(place).kind == kind}
    assert found == rows


@rule("MAX-MISSION-1")
def test_laid_by_the_players_van_and_base_of_the_convoy_lie_on_opposite_sides():
    table = set_up("fireman", mission="convoy", map="laid")
    while table.asks() == "MAX-SETUP-7":
        table.choose(max(table.options(), key=lambda pick: pick.column))
    while table.asks() == "MAX-SETUP-9":
        table.choose(min(table.options(), key=lambda pick: pick.column))
    state = table.now
    van, base = state.start, state.goal
    assert state.distance(van, base) == max(state.distance(van, place) for place in state.places())


# --- distances ---


@rule("MAX-RANGE-5")
def test_distance_counts_orthogonal_steps_and_gaps_do_not_lengthen_it():
    table = apocalypse().map("van . oasis", "tunnel-a tunnel-b airport")
    state = table.now
    far = {tile: state.distance(0, table.place(tile)) for tile in ("van", "oasis", "tunnel-a", "tunnel-b", "airport")}
    assert far == {"van": 0, "oasis": 2, "tunnel-a": 1, "tunnel-b": 2, "airport": 3}


@rule("MAX-MOVE-1", "MAX-MISSION-8")
def test_a_removed_tile_is_nobodys_neighbour():
    table = apocalypse().map("van tunnel-a", "tunnel-b airport")
    table.arranging().gone[table.place("tunnel-a")] = True
    state = table.now
    assert state.near(0) == [table.place("tunnel-b")]
    assert table.place("tunnel-a") not in state.within(0, "medium")


@rule("MAX-MISSION-8")
@pytest.mark.parametrize(("without", "whole"), [((), True), (("oasis",), False), (("van",), True), (("prison",), True)])
def test_a_map_holds_together_unless_a_bridge_is_lost(without, whole):
    table = apocalypse().map("van oasis prison", ". refuge-a .")
    assert holds_together(table.now, {table.place(tile) for tile in without}) == whole


# --- objective tokens ---


@rule("MAX-MISSION-5")
@pytest.mark.parametrize(
    ("mission", "count", "from_start", "apart", "guards"),
    [
        ("defuse-the-bomb", 1, 5, 0, 0),
        ("scout-the-alien-zone", 1, 0, 0, 0),
        ("recover-the-intelligence", 1, 5, 0, 0),
        ("humanity-strikes-back", 2, 4, 3, 3),
        ("convoy", 3, 0, 2, 0),
        ("defend-the-base", 3, 3, 3, 3),
        ("burn-the-machines", 3, 2, 2, 0),
    ],
)
@pytest.mark.parametrize("map_", ["ready", "bigger"])
def test_objective_tokens_lie_on_hidden_tiles_as_far_as_the_mission_says(
    mission, count, from_start, apart, guards, map_
):
    for seed in SEEDS:
        state = with_tokens(mission, seed, more_tiles=4 if map_ == "bigger" else 0)
        laid = marks(state)
        assert len(laid) == count
        assert not any(state.up[place] for place in laid)
        assert all(state.distance(state.start, place) >= from_start for place in laid)
        assert all(state.distance(one, two) >= apart for one in laid for two in laid if one != two)
        assert [state.tokens[place] for place in laid] == [guards] * count
        assert state.supply == 30 - count * guards


@rule("MAX-MISSION-5")
@pytest.mark.parametrize("mission", ["defuse-the-bomb", "scout-the-alien-zone", "convoy", "burn-the-machines"])
def test_objective_tokens_are_laid_at_random(mission):
    assert len({tuple(marks(with_tokens(mission, seed))) for seed in SEEDS}) > 3


@rule("MAX-MISSION-5")
@pytest.mark.parametrize("mission", ["defuse-the-bomb", "recover-the-intelligence"])
def test_on_the_usual_map_a_single_far_token_lies_in_the_last_two_columns(mission):
    found = set()
    for seed in SEEDS:
        state = with_tokens(mission, seed)
        found |= {cell(state, place)[1] for place in marks(state)}
    assert found == {6, 7}


@rule("MAX-MISSION-5")
def test_on_the_usual_map_the_nests_lie_left_right_and_straight_ahead():
    for seed in SEEDS:
        state = with_tokens("defend-the-base", seed)
        cells = sorted(cell(state, place) for place in marks(state))
        assert sorted(column for _, column in cells) == [1, 5, 9]
        assert (1, 5) in cells


@rule("MAX-MISSION-5")
def test_the_three_objectives_of_the_convoy_are_mixed():
    orders = set()
    for seed in SEEDS:
        state = with_tokens("convoy", seed)
        orders.add(tuple(state.marks[place] for place in marks(state)))
    assert all(sorted(order) == [1, 2, 3] for order in orders)
    assert len(orders) > 2


@rule("MAX-MISSION-5")
def test_if_no_tile_is_far_enough_the_farthest_is_taken():
    table = apocalypse(mission="defuse-the-bomb").map("?oasis van ?tunnel-a ?tunnel-b")
    mapping.lay_marks(table.arranging())
    assert marks(table.now) == [table.place("tunnel-b")]


@rule("MAX-MISSION-8")
def test_the_loss_of_all_marked_tiles_never_cuts_the_map_in_two():
    for seed in SEEDS:
        state = with_tokens("burn-the-machines", seed)
        assert holds_together(state, set(marks(state)))


@rule("MAX-MISSION-8")
def test_a_token_that_removes_its_tile_is_not_laid_on_a_bridge():
    table = apocalypse(mission="burn-the-machines").map(
        "van ?oasis ?prison ?factory ?refuge-a ?refuge-b ?desert-a ?tunnel-a ?tunnel-b ?airport"
    )
    mapping.lay_marks(table.arranging())
    assert marks(table.now) == [7, 8, 9]


@rule("MAX-MISSION-5", "MAX-MISSION-8")
def test_a_bridge_is_passed_over_even_where_it_is_the_farthest_tile():
    table = apocalypse(mission="burn-the-machines").map("van ?oasis", ". ?prison", "?airport ?factory")
    mapping.lay_marks(table.arranging())
    assert table.now.marks[table.place("airport")] == 1
