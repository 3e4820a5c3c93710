"""Effects: what a card does, as a tree of small typed nodes.

The same tree is executed, described in every language and checked by a schema. Control nodes are the engine's; the
vocabulary is the game's. A node is decoded from `{do: name, ...}`; an unknown name is an error, never a silent nothing.
"""

from collections.abc import Callable, Iterator
from typing import Any, Literal, Protocol

from msgspec import Struct, field

from holdouts.engine.conditions import Condition
from holdouts.engine.decision import Choose, Option
from holdouts.engine.names import kebab
from holdouts.engine.state import State, Steps
from holdouts.engine.types import interpreted

MOST_FACES = 100
MOST_DICE = 10


class Deed(Protocol):
    """Something being done: whoever does it decides."""

    @property
    def seat(self) -> int:
        """Whoever does it."""

    @property
    def rule(self) -> str:
        """What lets them."""

    def by(self, seat: int) -> "Deed":
        """The same deed, done by another seat."""


@interpreted
class Effect:
    """One thing a card does. Subclasses are frozen Structs that mix this in."""

    __slots__ = ()

    def resolve(self, game: Any, deed: Any) -> Steps[None]:
        """Do it."""
        raise NotImplementedError

    def possible(self, game: Any, seat: int) -> bool:
        """Whether it would do anything for that seat now."""
        return True

    @property
    def unfolds(self) -> bool:
        """Whether it leaves a step on the agenda, which comes only after the rest of the list it stands in."""
        return False


class Node(
    Struct, Effect, frozen=True, kw_only=True, tag=kebab, tag_field="do", rename="kebab", forbid_unknown_fields=True
):
    """Base of all nodes; `{do: class-name}` names them in packs."""


class This(Option, frozen=True):
    """One of several ways an effect can go."""

    way: int

    def chosen(self, effect: "Either | May") -> tuple[Effect, ...]:
        """What happens this way: one of several lists of effects, or nothing where they are left."""
        ways = effect.of if isinstance(effect, Either) else (effect.effects, ())
        return ways[self.way]


class Either(Node, frozen=True, kw_only=True):
    """Whoever does it picks one of several lists of effects."""

    of: tuple[tuple[Effect, ...], ...]

    def resolve(self, game: State[Any], deed: Deed) -> Steps[None]:
        ways = [This(n) for n, effects in enumerate(self.of) if any(e.possible(game, deed.seat) for e in effects)]
        if not ways:
            return
        pick = yield Choose(deed.seat, ways, rule=deed.rule, ask="either", about={"of": self})
        for effect in self.of[pick.way]:
            yield from effect.resolve(game, deed)

    def possible(self, game: State[Any], seat: int) -> bool:
        return any(effect.possible(game, seat) for effects in self.of for effect in effects)


class May(Node, frozen=True, kw_only=True):
    """Whoever does it may do the effects or leave them."""

    effects: tuple[Effect, ...]

    def resolve(self, game: State[Any], deed: Deed) -> Steps[None]:
        if not self.possible(game, deed.seat):
            return
        pick = yield Choose(deed.seat, [This(0), This(1)], rule=deed.rule, ask="may", about={"of": self})
        if pick.way == 0:
            for effect in self.effects:
                yield from effect.resolve(game, deed)

    def possible(self, game: State[Any], seat: int) -> bool:
        return any(effect.possible(game, seat) for effect in self.effects)


class Each(Node, frozen=True, kw_only=True):
    """Several people do the effects, one after the other."""

    who: Literal["everyone", "others"]
    effects: tuple[Effect, ...]

    def resolve(self, game: Any, deed: Deed) -> Steps[None]:
        for seat in game.people(self.who, deed.seat):
            for effect in self.effects:
                yield from effect.resolve(game, deed.by(seat))


class Band(Struct, frozen=True, kw_only=True, rename="kebab", forbid_unknown_fields=True):
    """What a roll does up to a number, from where the band before it ends."""

    up_to: int
    effects: tuple[Effect, ...] = ()


class Roll(Node, frozen=True, kw_only=True):
    """Dice decide: their sum falls into one of several bands."""

    dice: int = 1
    faces: int = 6
    bands: tuple[Band, ...]

    def __post_init__(self) -> None:
        if not 2 <= self.faces <= MOST_FACES:
            raise ValueError(f"`roll` takes dice with 2 to {MOST_FACES} faces, not {self.faces}")
        if not 1 <= self.dice <= MOST_DICE:
            raise ValueError(f"`roll` takes 1 to {MOST_DICE} dice, not {self.dice}")
        ends = [band.up_to for band in self.bands]
        highest = self.dice * self.faces
        if not ends or ends != sorted(set(ends)) or ends[0] < self.dice or ends[-1] != highest:
            raise ValueError(f"The bands of a `roll` rise to {highest} and leave nothing out, not {ends}")

    def resolve(self, game: State[Any], deed: Deed) -> Steps[None]:
        for effect in self.falls(game, deed):
            yield from effect.resolve(game, deed)

    def falls(self, game: State[Any], deed: Deed) -> tuple[Effect, ...]:
        """Roll, before everybody's eyes: what stands in the band it falls into."""
        shown = sum(game.roll(self.faces) for _ in range(self.dice))
        number = next(number for number, band in enumerate(self.bands) if shown <= band.up_to)
        least = self.bands[number - 1].up_to + 1 if number else self.dice
        game.show_roll(deed.seat, shown, deed.rule, least=least, most=self.bands[number].up_to)
        return self.bands[number].effects

    def mean(self, worth: Callable[[tuple[Effect, ...]], float]) -> float:
        """What it comes to before it is rolled, if somebody knows what effects are worth: of one die exactly, of
        several about."""
        total, below = 0.0, self.dice - 1
        for band in self.bands:
            total += (band.up_to - below) * worth(band.effects)
            below = band.up_to
        return total / (below - self.dice + 1)


class When(Node, frozen=True, kw_only=True):
    """The effects happen only if something is true of the game: `{do: when, if: {is: hungry}, effects: [...]}`."""

    given: Condition = field(name="if")
    effects: tuple[Effect, ...]
    otherwise: tuple[Effect, ...] = ()

    def resolve(self, game: State[Any], deed: Deed) -> Steps[None]:
        for effect in self.branch(game, deed):
            yield from effect.resolve(game, deed)

    def branch(self, game: State[Any], deed: Deed) -> tuple[Effect, ...]:
        """What happens as things stand."""
        return self.effects if self.given.holds(game, deed.seat) else self.otherwise


CONTROL: tuple[type[Node], ...] = (Either, May, Each, Roll, When)


def branches(effect: Effect) -> Iterator[tuple[Effect, ...]]:
    """The lists of effects inside a node, of the engine's or the game's own."""
    match effect:
        case Either():
            yield from effect.of
        case May() | Each():
            yield effect.effects
        case Roll():
            yield from (band.effects for band in effect.bands)
        case When():
            yield effect.effects
            yield effect.otherwise
        case Struct():
            yield from _held(effect)


def _held(part: Struct) -> Iterator[tuple[Effect, ...]]:
    """The lists of effects in the fields of a node, or in parts of it that are no nodes themselves: what happens with
    it, not what a part only waits for."""
    for name in part.__struct_fields__:
        held = getattr(part, name)
        if not isinstance(held, tuple):
            continue
        if any(isinstance(one, Effect) for one in held):
            yield held
        for inner in held:
            if isinstance(inner, Struct) and not isinstance(inner, Effect) and not getattr(inner, "later", False):
                yield from _held(inner)


def unfolds(effect: Effect) -> bool:
    """Whether it, or something inside it, happens only later."""
    return effect.unfolds or any(unfolds(inner) for branch in branches(effect) for inner in branch)
