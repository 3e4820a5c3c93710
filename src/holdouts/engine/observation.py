"""Observations: what a seat may know, each thing drawn when it is first read, and only then.

A bot that is asked whether it wants something mostly finds out soon that it does not: to draw all it might have looked
at would cost more than to think. What is drawn is kept, so an observation is of one moment, to be read in that moment.
"""

from collections.abc import Callable, Mapping
from typing import Any, Generic, Self, TypeVar, TypeVarTuple, overload

S = TypeVar("S")
T = TypeVar("T")
Ts = TypeVarTuple("Ts")


class Drawn(Generic[T]):
    """A property that is drawn when it is first read, and kept.

    As `functools.cached_property`, without the lock that makes each first read twice as long before Python 3.12.
    """

    def __init__(self, draw: Callable[[Any], T]) -> None:
        self.draw = draw
        self.__doc__ = draw.__doc__

    def __set_name__(self, owner: type, name: str) -> None:
        self.name = name

    @overload
    def __get__(self, seen: None, owner: type) -> Self: ...

    @overload
    def __get__(self, seen: object, owner: type) -> T: ...

    def __get__(self, seen: object | None, owner: type) -> "Self | T":
        if seen is None:
            return self
        drawn = seen.__dict__[self.name] = self.draw(seen)
        return drawn


class Observed:
    """Something whose properties are drawn when they are first read."""

    def plain(self) -> dict[str, Any]:
        """All of it, as it is compared."""
        owners = reversed(type(self).__mro__)
        names = [name for owner in owners for name, kind in vars(owner).items() if isinstance(kind, Drawn)]
        return {name: plain(getattr(self, name)) for name in names}

    def __eq__(self, other: object) -> bool:
        return type(self) is type(other) and plain(self) == plain(other)

    __hash__ = None  # type: ignore[assignment]


class Observation(Observed, Generic[S]):
    """All that one seat may know: the state as it is veiled for that seat. Each game adds what follows from it."""

    def __init__(self, state: S, seat: int) -> None:
        self.seat = seat
        self.state = state
        self.heard: Mapping[int, int] = {}
        """Who has said of whom that they are a betrayer, where that is said aloud."""

    def plain(self) -> dict[str, Any]:
        return {"seat": self.seat, "state": plain(self.state), "heard": dict(self.heard), **super().plain()}


def once(think: Callable[[S, *Ts], T]) -> Callable[[S, *Ts], T]:
    """A thought about something, the same whenever somebody has it who looks at one moment: it is kept."""

    def kept(mind: S, *args: *Ts) -> T:
        thoughts: dict[tuple[object, ...], T] = mind.__dict__.setdefault("thoughts", {})
        key = (think, *args)
        if key not in thoughts:
            thoughts[key] = think(mind, *args)
        return thoughts[key]

    return kept


def plain(seen: Any) -> Any:
    """All there is to an observation, or to what else a game lets its bots see: read, so that it can be compared."""
    if isinstance(seen, Observed):
        return seen.plain()
    return [plain(each) for each in seen] if type(seen) in (list, tuple) else seen
