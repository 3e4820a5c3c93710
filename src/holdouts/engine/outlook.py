"""Outlook: what a game adds to foresight. All of it is drawn from what a seat may know, or from imagined games."""

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import product
from typing import Any, Generic

from msgspec import Struct

from holdouts.engine.decision import Decision, Option
from holdouts.engine.effects import Effect, Roll
from holdouts.engine.events import Event
from holdouts.engine.state import S
from holdouts.engine.words import Words

What = tuple[str, int | None, tuple[tuple[str, str], ...]]
"""Which number it is: its name, whose it is, and the slots of its words."""


class Measure(Struct, frozen=True, kw_only=True):
    """A number that matters: its words are `gauge-<name>`."""

    name: str
    value: int
    most: int | None = None
    """Its limit, if that is worth saying."""
    whose: int | None = None
    """The seat it belongs to; None for what belongs to all."""
    of: tuple[tuple[str, str], ...] = ()
    """Slots of its words, each with the key of what stands there."""
    good: int = 0
    """Whether more of it is better (1), worse (-1), or neither."""
    stock: bool = False
    """Whether it is there to be used: that there is less of it threatens nobody."""

    @property
    def what(self) -> What:
        """Which number it is, whatever it shows."""
        return self.name, self.whose, self.of


class Odds(Struct, frozen=True, kw_only=True):
    """What dice decide, reckoned exactly: its words are `odds-<name>`."""

    name: str
    ways: int
    of: int
    """In how many of how many equally likely cases."""
    count: int = 0
    """A number its words may name."""
    tells: What | None = None
    """The number whose change they speak of: how it may change is not told beside them."""


@dataclass(frozen=True, eq=False)
class Outlook(Generic[S]):
    """What a game says of its numbers, its dice and its decks. Events and questions it foretells have words
    `foresee-<event>` and `foresee-ask-<question>`."""

    measures: Callable[[S, int], Iterable[Measure]] = lambda state, seat: ()
    """(veiled state, seat) -> the numbers that matter to that seat."""
    odds: Callable[[S, int, Option], Iterable[Odds]] = lambda state, seat, option: ()
    """(veiled state, seat, option) -> exact odds of what that option rolls for."""
    odds_about: Callable[[S, int, Option, Mapping[str, Any]], Iterable[Odds]] = lambda state, seat, option, about: ()
    """The same where it depends on what the question is about."""
    decks: Callable[[S], Mapping[str, Sequence[str]]] = lambda state: {}
    """(imagined state) -> what lies in each deck, by its ref: keys of words."""
    rests: tuple[type[Option], ...] = ()
    """The picks by which a turn is ended: a threat is what comes after."""
    ends: frozenset[str] = frozenset()
    """Questions (`ask`) at which one of them ends a turn; empty where it always does."""
    spend: Callable[[S, int], None] = lambda state, seat: None
    """(imagined state, seat) -> nothing: where a turn must be used up before it ends, imagine that it is."""
    midway: frozenset[str] = frozenset()
    """Questions (`ask`) that belong to the end of a turn: a threat goes on through them, as a newcomer would."""
    until: frozenset[str] = frozenset()
    """Questions at which a threat is over, whoever is asked."""
    horizon: str = ""
    """How far a threat reaches, if not to the next question: `threat-<horizon>` opens it, `foresight-unless-<horizon>`
    and `foresight-no-threat-<horizon>` close it."""
    threats: int = 3
    """So many lines a threat has at most."""
    ills: tuple[type[Event], ...] = ()
    """Events that nobody wants, the gravest first: they belong to a threat."""
    pages: tuple[type[Event], ...] = ()
    """Events that open a page which nobody has read yet: what comes after them is not foretold."""
    setting: tuple[type[Option], ...] = ()
    """Picks made while the table is set: of what is laid out after them, whatever is picked, nothing is foretold."""
    turns: tuple[type[Option], ...] = ()
    """Picks of which nothing but the price can be known, because the rest stands on such a page."""
    price: Callable[[S, Option, Words], str] = lambda state, option, words: ""
    """(veiled state, option, words) -> what one of these picks costs, in words; nothing if it is free."""
    reckoned: tuple[type[Event], ...] = ()
    """Events that exact odds speak of: where there are odds, how often they happen is not told beside them."""

    def odds_of(self, state: S, seat: int, option: Option, decision: Decision | None) -> list[Odds]:
        """The exact odds of an answer: some by itself, some by what the question is about."""
        about = (decision.about if decision is not None else None) or {}
        return [*self.odds(state, seat, option), *self.odds_about(state, seat, option, about)]


NO_OUTLOOK: Outlook[Any] = Outlook()


def rolled(effects: Iterable[Effect]) -> Iterator[Odds]:
    """The odds of the dice that these effects roll: for each band but the last, so much or less."""
    for effect in effects:
        if isinstance(effect, Roll):
            sums = [sum(dice) for dice in product(range(1, effect.faces + 1), repeat=effect.dice)]
            for band in effect.bands[:-1]:
                yield Odds(name="roll", ways=sum(one <= band.up_to for one in sums), of=len(sums), count=band.up_to)
