"""Where a siege turned: its end tells who was lost, and not that they had eaten supper."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from holdouts.engine.course import TurningPoint, turning_points
from holdouts.engine.library import base_words
from holdouts.engine.record import read
from holdouts.engine.table import Table
from holdouts.games import find_game
from holdouts.games.this_war_of_mine.events import Died, Left
from holdouts.games.this_war_of_mine.game import GAME

RECORDED = Path(__file__).parents[2] / "recorded" / GAME.id
WORDS = base_words(GAME, "en")


def told() -> Iterator[tuple[Table, list[TurningPoint]]]:
    """Recorded sieges in which somebody was lost, and where they turned."""
    for path in sorted(RECORDED.glob("*-1-*"))[:3]:
        table = read(path, find_game).table
        if any(isinstance(event, Died | Left) for event in table.chronicle):
            yield table, turning_points(table, None, WORDS, ["Ilka"])


@pytest.fixture(scope="module")
def sieges() -> list[tuple[Table, list[TurningPoint]]]:
    return list(told())


def test_a_siege_turns_where_somebody_is_lost(sieges: list[tuple[Table, list[TurningPoint]]]):
    assert sieges
    for _, points in sieges:
        assert any("The group from" in change for point in points for change in point.changes)


def test_a_siege_does_not_turn_where_people_eat_and_drink(sieges: list[tuple[Table, list[TurningPoint]]]):
    for _, points in sieges:
        assert not any(change.startswith(("Food", "Water", "Noise")) for point in points for change in point.changes)
