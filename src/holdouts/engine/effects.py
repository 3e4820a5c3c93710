"""Effects: what a card does, as a tree of small typed nodes.

The same tree is executed, described in every language and checked by a schema. Control nodes are the engine's; the
vocabulary is the game's. A node is decoded from `{do: name, ...}`; an unknown name is an error, never a silent nothing.
"""

from collections.abc import Iterator
from typing import Any, Literal, Protocol

from msgspec import Struct

from holdouts.engine.content import decode, did_you_mean
from holdouts.engine.decision import Choose, Option
from holdouts.engine.names import kebab
from holdouts.engine.state import State, Steps

MOST_TIMES = 20
MOST_WORK = 200


class Deed(Protocol):
    """Something being done: whoever does it decides."""

    seat: int

    def by(self, seat: int) -> "Deed":
        """The same deed, done by another seat."""
        ...


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


class Either(Node, frozen=True, kw_only=True):
    """Whoever does it picks one of several lists of effects."""

    of: tuple[tuple[Effect, ...], ...]

    def resolve(self, game: State[Any], deed: Any) -> Steps[None]:
        ways = [This(n) for n, effects in enumerate(self.of) if any(e.possible(game, deed.seat) for e in effects)]
        if not ways:
            return
        pick = yield Choose(deed.seat, ways, rule=game_rule(game), ask="either", about={"of": self})
        for effect in self.of[pick.way]:
            yield from effect.resolve(game, deed)

    def possible(self, game: State[Any], seat: int) -> bool:
        return any(effect.possible(game, seat) for effects in self.of for effect in effects)


class May(Node, frozen=True, kw_only=True):
    """Whoever does it may do the effects or leave them."""

    effects: tuple[Effect, ...]

    def resolve(self, game: State[Any], deed: Any) -> Steps[None]:
        if not self.possible(game, deed.seat):
            return
        pick = yield Choose(deed.seat, [This(0), This(1)], rule=game_rule(game), ask="may", about={"of": self})
        if pick.way == 0:
            for effect in self.effects:
                yield from effect.resolve(game, deed)

    def possible(self, game: State[Any], seat: int) -> bool:
        return any(effect.possible(game, seat) for effect in self.effects)


class Each(Node, frozen=True, kw_only=True):
    """Several people do the effects, one after the other."""

    who: Literal["everyone", "others"]
    effects: tuple[Effect, ...]

    def resolve(self, game: Any, deed: Any) -> Steps[None]:
        for seat in game.people(self.who, deed.seat):
            for effect in self.effects:
                yield from effect.resolve(game, deed.by(seat))


class Repeat(Node, frozen=True, kw_only=True):
    """The same effects several times."""

    times: int
    effects: tuple[Effect, ...]

    def resolve(self, game: State[Any], deed: Any) -> Steps[None]:
        for _ in range(self.times):
            for effect in self.effects:
                yield from effect.resolve(game, deed)


class Roll(Node, frozen=True, kw_only=True):
    """A die decides: the effects happen when it shows at least a number."""

    faces: int
    least: int
    effects: tuple[Effect, ...]
    otherwise: tuple[Effect, ...] = ()

    def resolve(self, game: State[Any], deed: Any) -> Steps[None]:
        for effect in self.effects if game.roll(self.faces) >= self.least else self.otherwise:
            yield from effect.resolve(game, deed)


class When(Node, frozen=True, kw_only=True):
    """The effects happen only if something is true of the game."""

    given: str
    effects: tuple[Effect, ...]
    otherwise: tuple[Effect, ...] = ()

    def resolve(self, game: Any, deed: Any) -> Steps[None]:
        for effect in self.effects if game.holds(self.given, deed.seat) else self.otherwise:
            yield from effect.resolve(game, deed)


CONTROL: tuple[type[Node], ...] = (Either, May, Each, Repeat, Roll, When)


def game_rule(game: Any) -> str:
    """The rule a control node cites: that of the card at work."""
    rule: str = game.rule_of_deed()
    return rule


def branches(effect: Effect) -> Iterator[tuple[Effect, ...]]:
    """The lists of effects inside a control node."""
    if isinstance(effect, Either):
        yield from effect.of
    elif isinstance(effect, (May, Each, Repeat)):
        yield effect.effects
    elif isinstance(effect, (Roll, When)):
        yield effect.effects
        yield effect.otherwise


def work(effects: tuple[Effect, ...]) -> int:
    """How many nodes these effects may carry out at the most."""
    total = 0
    for effect in effects:
        inside = sum(work(branch) for branch in branches(effect))
        total += 1 + inside * (effect.times if isinstance(effect, Repeat) else 1)
    return total


def unfolds(effect: Effect) -> bool:
    """Whether it, or something inside it, happens only later."""
    return effect.unfolds or any(unfolds(inner) for branch in branches(effect) for inner in branch)


class Vocabulary:
    """The nodes a game's cards may use, by name; decodes them out of packs."""

    def __init__(self, *words: type[Node], conditions: tuple[str, ...] = ()) -> None:
        self.words: dict[str, type[Node]] = {kebab(word.__name__): word for word in (*CONTROL, *words)}
        self.conditions = conditions

    def hook(self, kind: type, raw: Any) -> Any:
        """msgspec's hook: decode an effect node."""
        if kind is not Effect:
            raise NotImplementedError(f"no way to decode {kind}")
        if not isinstance(raw, dict) or not isinstance(raw.get("do"), str):
            raise ValueError("Expected an effect such as {do: search, amount: 2}")
        word = self.words.get(raw["do"])
        if word is None:
            raise ValueError(f"Unknown effect `{raw['do']}`{did_you_mean(raw['do'], self.words)}")
        node = decode(raw, word, self.hook)
        self._weigh(node)
        return node

    def _weigh(self, node: Node) -> None:
        if isinstance(node, Repeat) and not 1 <= node.times <= MOST_TIMES:
            raise ValueError(f"`repeat` takes 1 to {MOST_TIMES} times, not {node.times}")
        if isinstance(node, Roll) and not 2 <= node.faces <= 100:
            raise ValueError(f"`roll` takes a die with 2 to 100 faces, not {node.faces}")
        if isinstance(node, When) and node.given not in self.conditions:
            raise ValueError(f"Unknown condition `{node.given}`; known: {', '.join(self.conditions)}")
        if work((node,)) > MOST_WORK:
            raise ValueError(f"`{kebab(type(node).__name__)}` would carry out more than {MOST_WORK} effects")
        self._check_order(node)

    def _check_order(self, node: Node) -> None:
        """Inside a control node nothing can come after what unfolds later, nor can it be done over again."""
        outer = kebab(type(node).__name__)
        for branch in branches(node):
            for place, effect in enumerate(branch):
                if not unfolds(effect):
                    continue
                inner = kebab(type(effect).__name__)
                if isinstance(node, (Each, Repeat)):
                    raise ValueError(f"`{inner}` cannot stand inside `{outer}`: what it brings to light happens later")
                if place < len(branch) - 1:
                    raise ValueError(f"`{inner}` must be the last effect of its list inside `{outer}`")
