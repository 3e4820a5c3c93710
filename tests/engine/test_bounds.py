"""Data from outside is measured before rules meet it."""

import pytest

from holdouts.engine.bounds import DEEPEST, LONGEST_TEXT, MOST_ENTRIES, MOST_NUMBER, excess


def nested(depth: int) -> list[object]:
    return [nested(depth - 1)] if depth else []


@pytest.mark.parametrize(
    ("data", "found"),
    [
        (MOST_NUMBER, None),
        (-MOST_NUMBER - 1, ("state", "number")),
        (10**400, ("state", "number")),
        (float("nan"), ("state", "number")),
        (float("inf"), ("state", "number")),
        (True, None),
        (None, None),
        ("x" * LONGEST_TEXT, None),
        ({"a": ["x" * (LONGEST_TEXT + 1)]}, ("state.a[0]", "text")),
        ([0] * MOST_ENTRIES, None),
        ((0,) * (MOST_ENTRIES + 1), ("state", "entries")),
        (nested(DEEPEST - 1), None),
        (nested(DEEPEST), ("state" + "[0]" * DEEPEST, "depth")),
        ({"players": [{"refused": [10**12]}], "dice": 10**30}, None),
        ({"players": [{"food": 10**12}]}, ("state.players[0].food", "number")),
    ],
)
def test_what_is_beyond_measure_is_found_where_it_stands(data: object, found: tuple[str, str] | None):
    assert next(excess(data, "state", frozenset({"refused", "dice"})), None) == found
