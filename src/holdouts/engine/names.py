"""Names: from class names to the names used in files."""

import re
from collections.abc import Mapping
from functools import cache
from typing import Any, TypeVar

T = TypeVar("T")

_BREAK = re.compile(r"(?<=[a-z0-9])(?=[A-Z])")


@cache
def kebab(name: str) -> str:
    """TakeTheRisk -> take-the-risk, keep_searched -> keep-searched."""
    return _BREAK.sub("-", name).replace("_", "-").lower()


def declared(room: Mapping[str, Any], base: type[T]) -> tuple[type[T], ...]:
    """The classes of a kind that a room (its `globals()`) declares, in its order, but for those that only serve as
    bases: their names begin with an underscore."""
    return tuple(
        thing
        for name, thing in room.items()
        if isinstance(thing, type) and issubclass(thing, base)
        if thing.__module__ == room["__name__"] and not name.startswith("_")
    )
