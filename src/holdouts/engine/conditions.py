"""Conditions: what must be true, as a tree of small typed nodes. The same tree is judged, put into words and checked.

A condition is written `{is: hungry}` for a test of the game, `{count: candles, at-least: 2}` for a number, and
`{all: [...]}`, `{any: [...]}` or `{not: ...}` for what is made of others.
"""

from collections.abc import Iterator
from typing import TYPE_CHECKING, Any, ClassVar

from msgspec import Struct, field

from holdouts.engine.names import kebab
from holdouts.engine.types import interpreted

if TYPE_CHECKING:
    from holdouts.engine.reactions import Moment


@interpreted
class Condition:
    """Something that is true of a game or not. Subclasses are frozen Structs that mix this in."""

    __slots__ = ()

    form: ClassVar[str] = ""
    """The field that tells this form of a condition from the others."""

    def holds(self, game: Any, seat: int, moment: "Moment | None" = None) -> bool:
        """Whether it is true for that seat; where something listens, of the moment it has heard."""
        raise NotImplementedError

    def parts(self) -> "tuple[Condition, ...]":
        """The conditions it is made of."""
        return ()

    def denied(self) -> "Condition":
        """What is true when this is not."""
        return Not(of=self)


class Test(
    Struct, Condition, frozen=True, kw_only=True, tag=kebab, tag_field="is", rename="kebab", forbid_unknown_fields=True
):
    """Base of what a game can ask about itself: `{is: class-name}`."""

    form: ClassVar[str] = "is"


class Count(
    Struct,
    Condition,
    frozen=True,
    kw_only=True,
    tag=kebab,
    tag_field="count",
    rename="kebab",
    forbid_unknown_fields=True,
):
    """Base of what a game can count: `{count: class-name, at-least: 2}`."""

    form: ClassVar[str] = "count"

    at_least: int | None = None
    at_most: int | None = None

    def __post_init__(self) -> None:
        if self.at_least is None and self.at_most is None:
            raise ValueError("A count needs `at-least` or `at-most`")

    def number(self, game: Any, seat: int) -> int:
        """How many there are."""
        raise NotImplementedError

    def holds(self, game: Any, seat: int, moment: "Moment | None" = None) -> bool:
        number = self.number(game, seat)
        return (self.at_least is None or number >= self.at_least) and (self.at_most is None or number <= self.at_most)


class All(Struct, Condition, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Each of these."""

    form: ClassVar[str] = "all"

    of: tuple[Condition, ...] = field(name="all")

    def holds(self, game: Any, seat: int, moment: "Moment | None" = None) -> bool:
        for part in self.of:  # noqa: SIM110 - a generator for `all` costs more than most parts do
            if not part.holds(game, seat, moment):
                return False
        return True

    def parts(self) -> tuple[Condition, ...]:
        return self.of

    def denied(self) -> Condition:
        return AnyOf(of=tuple(part.denied() for part in self.of))


class AnyOf(Struct, Condition, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """At least one of these."""

    form: ClassVar[str] = "any"

    of: tuple[Condition, ...] = field(name="any")

    def holds(self, game: Any, seat: int, moment: "Moment | None" = None) -> bool:
        for part in self.of:  # noqa: SIM110 - as above
            if part.holds(game, seat, moment):
                return True
        return False

    def parts(self) -> tuple[Condition, ...]:
        return self.of

    def denied(self) -> Condition:
        return All(of=tuple(part.denied() for part in self.of))


class Not(Struct, Condition, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The contrary."""

    form: ClassVar[str] = "not"

    of: Condition = field(name="not")

    def holds(self, game: Any, seat: int, moment: "Moment | None" = None) -> bool:
        return not self.of.holds(game, seat, moment)

    def parts(self) -> tuple[Condition, ...]:
        return (self.of,)

    def denied(self) -> Condition:
        return self.of


LOGIC: tuple[type[All | AnyOf | Not], ...] = (All, AnyOf, Not)


def leaves(condition: Condition) -> Iterator[Condition]:
    """The tests and counts a condition is made of."""
    parts = condition.parts()
    if not parts:
        yield condition
    for part in parts:
        yield from leaves(part)
