"""Secrets: who may know what, said once for every field of a game's state.

A game lists all fields of its state in one table: open to everybody, made of parts, or hidden, with who may know it,
what others are given in its place, and from what it is dealt anew in an imagined game. Whatever leaves a table (a view,
an observation, a report, a page of the past) is drawn from a veiled state, in which nothing is left that its reader may
not know. A field that nobody classified is an error when the game is loaded.
"""

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from operator import attrgetter
from types import FunctionType
from typing import Any, NamedTuple, TypeVar, get_args, get_type_hints

from msgspec import Struct

from holdouts.engine.observation import Drawn, Observed, plain
from holdouts.engine.types import interpreted

T = TypeVar("T")

BACK = 1_000_000
"""From here up: something of which only the back is seen. It stands in no book, so that no rule takes it for a face."""


class Gaze:
    """One look at a state: through whose eyes (None: a spectator's); which part of it is looked at, and whose it is."""

    part: Any
    own = False

    def __init__(self, state: Any, seat: int | None, show: Callable[[Any, int | None], Any]) -> None:
        self.state = state
        self.seat = seat
        self._show = show

    @Drawn
    def shown(self) -> Any:
        """What this reader was shown, as the game itself puts it together, once for each look and if it matters."""
        return self._show(self.state, self.seat)


class Glimpse(Observed, Struct, dict=True, eq=False):
    """A part of a state as one reader may know it, its fields drawn when they are first read, each through its veil.

    It is made of copies, down to the last list, so that nothing that is done to it can reach the state.
    """

    _part: Any
    _gaze: Gaze
    _own: bool

    def plain(self) -> dict[str, Any]:
        """Its fields. What else one can ask of it follows from them, and not always has an answer."""
        kinds = vars(type(self)).items()
        return {name: plain(getattr(self, name)) for name, kind in kinds if isinstance(kind, Figure | Field)}


@interpreted
class Figure(property):
    """A field of a glimpse that everybody may know and nobody can change: it is read where it stands."""

    def __init__(self, name: str) -> None:
        super().__init__(attrgetter(f"_part.{name}"))


class Field(Drawn[Any]):
    """A field of a glimpse that everybody may know."""

    def __init__(self, name: str, parts: Mapping[type, type[Glimpse]] | None) -> None:
        """`parts` are those it may hold, if it holds parts."""
        self.name = name
        self.read = attrgetter(name)
        self.parts = parts

    def __get__(self, seen: Any, owner: type) -> Any:
        return self.kept(self.read(seen._part), seen)

    def kept(self, drawn: Any, seen: Glimpse) -> Any:
        """What was drawn, with lists and parts of its own; it is kept for the next who reads it."""
        parts = self.parts
        if type(drawn) is list:
            if not drawn:
                drawn = []
            elif parts is None:
                drawn = [each[:] for each in drawn] if type(drawn[0]) is list else drawn[:]
            else:
                gaze = seen._gaze
                seat = gaze.seat
                drawn = [parts[type(part)](part, gaze, place == seat) for place, part in enumerate(drawn)]
        elif parts is not None and drawn is not None:
            drawn = parts[type(drawn)](drawn, seen._gaze, seen._own)
        seen.__dict__[self.name] = drawn
        return drawn


class VeiledField(Field):
    """A field of a glimpse that not everybody may know."""

    def __init__(self, name: str, parts: Mapping[type, type[Glimpse]] | None, kind: "Hidden") -> None:
        super().__init__(name, parts)
        self.veil = kind.veil
        self.even_empty = kind.even_empty

    def __get__(self, seen: Any, owner: type) -> Any:
        part = seen._part
        drawn = self.read(part)
        if drawn or self.even_empty:
            gaze = seen._gaze
            gaze.part = part
            gaze.own = seen._own
            drawn = self.veil(drawn, gaze)
        return self.kept(drawn, seen)


@dataclass(frozen=True)
class Hidden:
    """A field that not everybody may know."""

    known_to: str
    """Who may know it."""
    veil: Callable[[Any, Gaze], Any]
    """(value, gaze) -> what the reader gets in its place; the value itself for those who may know it."""
    anew: str
    """From what it is dealt anew in an imagined game."""
    even_empty: bool = False
    """Whether others are given something even where there is nothing: of other secrets, nothing is all there is."""


class Open:
    """A field everybody may know."""


class Parts:
    """A field that holds other parts of the state; seats own theirs if there is one for each."""


OPEN, PARTS = Open(), Parts()

FIXED = (int, bool, str, bytes, int | None, str | None)
"""Types whose values nobody can change."""

Kind = Open | Parts | Hidden


def opened(*names: str) -> dict[str, Kind]:
    """These fields everybody may know."""
    return dict.fromkeys(names, OPEN)


def parted(*names: str) -> dict[str, Kind]:
    """These fields hold other parts of the state."""
    return dict.fromkeys(names, PARTS)


# --- what is given in place of a secret ---


def backs(things: list[Any], gaze: Gaze) -> list[int]:
    """As many backs: how many there are is no secret."""
    return [BACK] * len(things)


def nothing(things: list[Any], gaze: Gaze) -> list[Any]:
    """Not even how many."""
    return []


def nought(number: int, gaze: Gaze) -> int:
    return 0


def owner_only(veil: Callable[[Any, Gaze], Any]) -> Callable[[Any, Gaze], Any]:
    """The owner gets the thing itself, everybody else what the veil leaves of it."""
    return lambda value, gaze: value if gaze.own else veil(value, gaze)


ENGINE: dict[str, Kind] = {
    **opened("round", "turn", "ended", "winners", "agenda", "unveiled"),
    "key": Hidden("nobody", lambda key, gaze: b"", "the seed of the imagined game"),
    "dice": Hidden("nobody", nought, "the seed of the imagined game"),
    "loaded": Hidden("nobody", nothing, "nothing: imagined dice are never loaded"),
}
"""The fields that the state of every game has. What the rules do next, and how often something was shown, is open: so
it must never depend on a secret, and the law of secrecy sees to that."""


@interpreted
class Unclassified(TypeError):
    """A field of which nobody has said who may know it."""


class Plan(NamedTuple):
    """How a part of the state is looked at: what is hidden of it, how, and the fields that hold parts."""

    hidden: tuple[tuple[str, Callable[[Any, Gaze], Any], bool], ...]
    """The third says whether others are given something even where there is nothing."""
    parts: tuple[str, ...]


class Secrets:
    """The classification of one game's state."""

    def __init__(
        self,
        state: type,
        parts: Mapping[type, Mapping[str, Kind]],
        shown: Callable[[Any, int | None], Any] = lambda state, seat: None,
    ) -> None:
        """`parts` says for each class of the state what its fields are; `shown` what a reader was shown."""
        self.state = state
        self.parts = parts
        self._shown = shown
        for part, kinds in parts.items():
            _check(part, kinds, parts)
        self._veils = {part for part in parts if any(isinstance(kind, Hidden) for kind in parts[part].values())}
        while more := {part for part in parts if part not in self._veils and self._inner(part) & self._veils}:
            self._veils |= more
        self._plans = {part: self._plan(part) for part in self._veils}
        self._glimpses: dict[type, type[Glimpse]] = {}
        self._glimpses.update((part, self._glimpse_of(part)) for part in parts)

    @property
    def hidden(self) -> dict[str, Hidden]:
        """Every secret, by the names of its class and field."""
        return {
            f"{part.__name__}.{name}": kind
            for part, kinds in self.parts.items()
            for name, kind in kinds.items()
            if isinstance(kind, Hidden)
        }

    def veiled(self, state: T, seat: int | None) -> T:
        """The state as far as that seat (None: a spectator) may know it. It is to be read, and never played on."""
        twin: Any = self._look(state, Gaze(state, seat, self._shown))
        twin.attach(state.book, None)  # type: ignore[attr-defined]
        return twin  # type: ignore[no-any-return]

    def glimpse(self, state: T, seat: int | None) -> T:
        """The same, drawn only as far as it is read, and to be read before the state moves on."""
        seen: Any = self._glimpses[type(state)](state, Gaze(state, seat, self._shown), False)
        seen.book = state.book  # type: ignore[attr-defined]
        return seen  # type: ignore[no-any-return]

    def _look(self, part: Any, gaze: Gaze) -> Any:
        plan = self._plans.get(type(part))
        if plan is None:
            return part
        hidden, inner = plan
        gaze.part = part
        twin = part.__copy__()
        for name, veil, even_empty in hidden:
            value = getattr(part, name)
            if value or even_empty:
                setattr(twin, name, veil(value, gaze))
        for name in inner:
            held = getattr(twin, name)
            if type(held) is list:
                setattr(twin, name, self._look_at_each(held, gaze))
            elif held is not None:
                setattr(twin, name, self._look(held, gaze))
        return twin

    def _look_at_each(self, parts: list[Any], gaze: Gaze) -> list[Any]:
        """Parts in a row, one for each seat or not: what is hidden in them says whether it matters whose they are."""
        found, own = [], gaze.own
        for place, part in enumerate(parts):
            gaze.own = place == gaze.seat
            found.append(self._look(part, gaze))
        gaze.own = own
        return found

    def _inner(self, part: type) -> set[type]:
        """The classes of the parts that a part holds."""
        hints = get_type_hints(part)
        return {
            inner
            for name, kind in self.parts[part].items()
            if not isinstance(kind, Open)
            for inner in _classes(hints[name])
        }

    def _plan(self, part: type) -> Plan:
        kinds = self.parts[part]
        hints = get_type_hints(part)
        hidden = tuple((name, kind.veil, kind.even_empty) for name, kind in kinds.items() if isinstance(kind, Hidden))
        inner = tuple(
            name
            for name, kind in kinds.items()
            if not isinstance(kind, Open) and any(each in self._veils for each in _classes(hints[name]))
        )
        return Plan(hidden, inner)

    def _glimpse_of(self, part: type) -> type[Glimpse]:
        """A class with the fields of a part, and with the questions one asks of it."""
        rooms: dict[str, Any] = {}
        for owner in reversed(part.__mro__[:-1]):
            for name, room in vars(owner).items():
                if isinstance(room, property) and room.fget is not None:
                    rooms[name] = Drawn(room.fget)
                elif isinstance(room, FunctionType) and not name.startswith("__"):
                    rooms[name] = room
        hints = get_type_hints(part)
        for name, kind in self.parts[part].items():
            held = self._glimpses if any(_classes(hints[name])) else None
            if isinstance(kind, Hidden):
                rooms[name] = VeiledField(name, held, kind)
            else:
                rooms[name] = Figure(name) if hints[name] in FIXED else Field(name, held)
        return type(part.__name__, (Glimpse,), rooms)


def _check(part: type[Struct], kinds: Mapping[str, Kind], parts: Mapping[type, Mapping[str, Kind]]) -> None:
    names = part.__struct_fields__
    hints = get_type_hints(part)
    for name in names:
        if name not in kinds:
            raise Unclassified(f"{part.__name__}.{name}: say who may know it")
    for name in kinds:
        if name not in names:
            raise Unclassified(f"{part.__name__}.{name}: there is no such field")
    for name, kind in kinds.items():
        for inner in _classes(hints[name]):
            if isinstance(kind, Open):
                raise Unclassified(f"{part.__name__}.{name}: it holds parts, {inner.__name__}: say so")
            if inner not in parts:
                raise Unclassified(f"{inner.__name__}: say who may know its fields")


def _classes(hint: Any) -> Iterator[type]:
    """The structs that a type is made of."""
    if isinstance(hint, type) and issubclass(hint, Struct):
        yield hint
    for inner in get_args(hint):
        yield from _classes(inner)
