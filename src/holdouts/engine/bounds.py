"""Bounds: plain data from outside, measured before rules meet it.

Rules count as far as a number says, so a number without measure is a rule without end.
"""

from collections.abc import Iterator
from typing import Any, NamedTuple

MOST_NUMBER = 10_000
MOST_ENTRIES = 2_000
LONGEST_TEXT = 200
DEEPEST = 20


class Excess(NamedTuple):
    """Something beyond all measure, and where it stands."""

    where: str
    what: str


def excess(data: Any, where: str, unmeasured: frozenset[str] = frozenset()) -> Iterator[Excess]:
    """All that is too large, too long or too deep. In fields that are not measured a number is a name, not a count."""
    yield from _excess(data, where, unmeasured, False, DEEPEST)


def _excess(data: Any, where: str, unmeasured: frozenset[str], free: bool, depth: int) -> Iterator[Excess]:
    match data:
        case bool() | None:
            return
        case int() | float() if not free and not abs(data) <= MOST_NUMBER:
            yield Excess(where, "number")
        case str() if len(data) > LONGEST_TEXT:
            yield Excess(where, "text")
        case dict() | list() | tuple() if len(data) > MOST_ENTRIES:
            yield Excess(where, "entries")
        case dict() | list() | tuple() if depth == 0:
            yield Excess(where, "depth")
        case dict():
            for name, value in data.items():
                yield from _excess(value, f"{where}.{name}", unmeasured, free or name in unmeasured, depth - 1)
        case list() | tuple():
            for number, value in enumerate(data):
                yield from _excess(value, f"{where}[{number}]", unmeasured, free, depth - 1)
