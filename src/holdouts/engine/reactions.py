"""Moments and who listens to them: a card in force hears what happens, and does something about it.

A rule announces a moment; a card's reaction says when it listens, whose deed it listens for, on what condition, and
what it does then. Other rules may listen too, before the cards: whoever brings a moment about need not know them. Which
moments anybody listens to is known when the cards are read: a moment nobody listens to costs a look into a set.
"""

from collections.abc import Callable, Iterable
from typing import Any, ClassVar, Literal, Protocol, TypeVar

from msgspec import Struct, field

from holdouts.engine.conditions import Condition
from holdouts.engine.effects import Deed, Effect
from holdouts.engine.fields import Seat
from holdouts.engine.names import kebab
from holdouts.engine.state import Steps, at_once
from holdouts.engine.types import interpreted


class Moment(Struct, frozen=True, gc=False, kw_only=True):
    """Something that happens at a table and can be listened to. Subclasses add what one may want to know of it."""

    who: Seat
    """Whose deed it is."""


@interpreted
class MomentName(str):
    """The name of one of the game's moments, as cards write it."""

    __slots__ = ()


Whose = Literal["own", "others", "anybody"]


class Reaction(Struct, frozen=True, kw_only=True, rename="kebab", forbid_unknown_fields=True):
    """`{when: peril-over, if: {is: hungry}, do: [...]}`."""

    later: ClassVar[bool] = True
    """What it does comes when it hears something, not with what brings it."""

    when: MomentName
    whose: Whose = "own"
    given: Condition | None = field(default=None, name="if")
    do: tuple[Effect, ...]

    def hears(self, game: Any, holder: int, moment: Moment) -> bool:
        """Whether it answers to this moment, for whoever holds the card."""
        if self.whose != "anybody" and (moment.who == holder) is (self.whose == "others"):
            return False
        return self.given is None or self.given.holds(game, holder, moment)


class Listening(Protocol):
    """What the state of a game offers to whoever announces a moment."""

    def heard(self) -> frozenset[str]:
        """The moments that any card of this table listens to."""

    def listeners(self, moment: Moment) -> "Iterable[tuple[int, Hearing]]":
        """The cards in force that could hear it, each with its holder; what is everybody's is held by who did it."""

    def reacting(self, holder: int, standing: Any, moment: Moment) -> Deed:
        """The deed of a card that answers to a moment."""


class Hearing(Protocol):
    """What a card says as long as it is in force, sorted by what it is about."""

    reactions: dict[str, tuple[Reaction, ...]]


M = TypeVar("M", bound=Moment)

Rule = Callable[[Any, M], Steps[None]]
"""What a rule does about a moment: it is given the game and the moment."""

_LISTENING: dict[type[Moment], list[Rule[Any]]] = {}

_NOBODY: list[Rule[Any]] = []


def listens(kind: type[M]) -> Callable[[Rule[M]], Rule[M]]:
    """A decorator: this rule is carried out whenever that moment is announced."""

    def listen(rule: Rule[M]) -> Rule[M]:
        _LISTENING.setdefault(kind, []).append(rule)
        return rule

    return listen


def announce(game: Listening, kind: type[Moment], who: int, **facts: Any) -> Steps[None]:
    """Let the rules that listen answer to a moment, then the cards in force, each in their order."""
    rules = _LISTENING.get(kind, _NOBODY)
    heard = kebab(kind.__name__) in game.heard()
    if not rules and not heard:
        return at_once()
    moment = kind(who=who, **facts)
    return _answers(game, moment, rules) if heard or len(rules) > 1 else rules[0](game, moment)


def _answers(game: Listening, moment: Moment, rules: Iterable[Rule[Any]]) -> Steps[None]:
    for rule in rules:
        yield from rule(game, moment)
    name = kebab(type(moment).__name__)
    if name not in game.heard():
        return
    for holder, standing in list(game.listeners(moment)):
        for reaction in standing.reactions.get(name, ()):
            if reaction.hears(game, holder, moment):
                for effect in reaction.do:
                    yield from effect.resolve(game, game.reacting(holder, standing, moment))
