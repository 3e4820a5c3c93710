"""Moods: plans for a turn, in every game, without a word about what a plan is.

One pick hardly decides a game: what it leaves undone, a careful newcomer makes good with the next. So a search compares
ways to play the rest of a turn. In a mood somebody is drawn to some answers more than usual and to others less, to each
of them by the same amount whenever it is open: who is in the mood to be somewhere goes there step by step, and what
they would rather not do they leave for the whole turn. Otherwise they weigh everything as a careful newcomer does.
"""

import zlib
from collections.abc import Callable, Iterator
from math import isfinite, log
from statistics import fmean
from typing import Any, NamedTuple, TypeVar

import msgspec

from holdouts.bots.imagined import Imagined, favourites
from holdouts.engine.chance import MASK, STRIDE, Dice, mix
from holdouts.engine.decision import Option
from holdouts.engine.observing import observe
from holdouts.engine.table import Table

T = TypeVar("T")

CALM = 0
"""The mood of a careful newcomer."""

RIVALS = 5
"""The best answer is held against the mean of so many: that is how much is at stake in a question."""

LURE, REACH = 0.7, 8.0
"""How far a mood carries one away, in stakes: usually, and from answers that are worse by how much nobody is."""

TRIES = 20
"""So many moods are looked at for answers that differ."""

FEWEST = 3
"""With fewer plans than that to compare, what a careful newcomer would pick if the rest were gone is tried as well."""

LASTS = 24
"""After so many choices any mood is over, so that nobody dithers without end."""

_encode = msgspec.msgpack.Encoder().encode


class Mooded(Dice):
    """The dice of somebody in a mood."""

    __slots__ = ("mood",)

    def __init__(self, seed: int, mood: int) -> None:
        super().__init__(seed)
        self.mood = mood

    def best(self, things: list[T], worth: Callable[[T], float]) -> T:
        """What is worth most to somebody in this mood."""
        felt = self._felt(things, [worth(thing) for thing in things])
        return things[super().best(list(felt), felt.__getitem__)]

    def first(self, things: list[T], worth: Callable[[T], Any]) -> T:
        """The same, where several figures may count: a mood changes the first."""
        worths = [found if isinstance(found, tuple) else (found,) for found in map(worth, things)]
        felt = self._felt(things, [first for first, *_ in worths])
        return things[max(felt, key=lambda place: (felt[place], *worths[place][1:]))]

    def _felt(self, things: list[T], worths: list[float]) -> dict[int, float]:
        """What each thing is worth in this mood, by its place; without those that are out of the question."""
        top = [found for found in sorted(worths, reverse=True)[:RIVALS] if isfinite(found)] or [0.0]
        stake = top[0] - fmean(top)
        within = [place for place, found in enumerate(worths) if found >= top[0] - REACH * stake]
        carried = {place: LURE * stake * lure(self.mood, things[place]) for place in within}
        return {place: worths[place] + more for place, more in carried.items()} or dict(enumerate(worths))


def lure(mood: int, thing: object) -> float:
    """How much a mood draws to something: mostly between -1 and 2, seldom more; the same on every machine."""
    name = zlib.crc32(_encode(thing), zlib.crc32(type(thing).__name__.encode()))
    part = (mix((name + mood * STRIDE) & MASK) + 0.5) / (MASK + 1)
    return -log(-log(part))


class Moody(Imagined):
    """A careful newcomer who is in a mood for the rest of this turn."""

    def __init__(self, seat: int, mood: int) -> None:
        super().__init__(seat)
        self._calm = self.dice
        self._mooded = Mooded(seat, mood)
        self._left = LASTS if mood != CALM else 0
        self._turn: tuple[int, int] | None = None

    def pick(self, table: Table, seat: int, must: bool) -> Option | None:
        now = (table.state.round, table.state.turn)
        if self._turn is None:
            self._turn = now
        self._left = self._left - 1 if now == self._turn else 0
        self.dice = self._mooded if self._left > 0 else self._calm
        return super().pick(table, seat, must)


class Plan(NamedTuple):
    """What to pick, and in which mood to play on."""

    option: Option
    mood: int


def plans(table: Table, seat: int, options: list[Option], most: int, seed: int) -> list[Plan]:
    """Ways to play the rest of the turn that begin with different answers, the careful newcomer's first.

    Moods follow from the turn, so that who acts on one meets it again at the next choice.
    """
    usual, *others = favourites(table, seat, options, FEWEST, Dice(seed))
    found = {usual: CALM}
    for option, mood in _picked_in_moods(table, seat, [option for option in options if not option.grave]):
        if len(found) < most:
            found.setdefault(option, mood)
    for option in others[: FEWEST - len(found)]:
        found.setdefault(option, CALM)
    return [Plan(option, mood) for option, mood in found.items()][:most]


def _picked_in_moods(table: Table, seat: int, options: list[Option]) -> Iterator[tuple[Option, int]]:
    """What somebody would pick in one mood after the other."""
    decision = table.decision
    assert decision is not None
    seen, question = observe(table, seat), decision.question(seat)
    dice = Dice((table.state.round << 20 | table.state.turn << 6) + seat)
    for _ in range(TRIES if len(options) > 1 else 0):
        mood = dice.below(MASK) + 1
        pick = table.game.sensible(seen, question, list(options), True, Mooded(seat, mood))
        if pick is not None and pick in options:
            yield pick, mood
