"""What holds at the end of every rule test, whatever it is about."""

from collections.abc import Iterator
from typing import Any

import pytest

from holdouts.engine import position
from holdouts.engine.game import Game
from holdouts.engine.table import Table

ON_PURPOSE = "broken_on_purpose"


@pytest.fixture(autouse=True)
def nothing_is_lost(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Whatever was played from a sound position has left everything somewhere, once."""
    played: list[Table] = []

    def noted(game: Game, state: Any, **options: Any) -> Table:
        sound = not game.audit(state)
        table = Table(game, state, **options)
        if sound:
            played.append(table)
        return table

    monkeypatch.setattr(position, "Table", noted)
    yield
    if ON_PURPOSE not in request.fixturenames:
        assert [fault for table in played for fault in table.game.audit(table.state)] == []


@pytest.fixture
def broken_on_purpose() -> None:
    """For tests that change a state by hand while it is played."""
