"""Search: what comes of each option, found out in games that a seat imagines. Written once, for every game.

What is compared are plans for the rest of a turn: an option, and the mood in which somebody would pick it and play on
(`moods.py`). One imagined game after the other is dealt, and in each every plan that is still in the running is tried:
all of them meet the same cards and the same dice, so that they are compared with one another and not with their luck.
After the turn everybody plays on as a careful newcomer, to the end of the round, and the game says what its table is
worth to the seat. It is run in heats: after each the worse half drops out, until one plan is left beside what a careful
newcomer would do, which stays to the end and is left only for what is better by more than luck explains. Thinking ends
before its time when that is sure.

Nothing of the real table is looked at but what `imagine` deals anew, so a search can tell no secret.
"""

import time
from collections.abc import Callable, Iterable, Sequence
from math import sqrt
from statistics import fmean
from typing import NamedTuple

from holdouts.bots.clock import VirtualClock
from holdouts.bots.imagined import Everybody, Imagined
from holdouts.bots.moods import Moody, Plan, plans
from holdouts.bots.seats import play_out
from holdouts.engine.chance import HAIR
from holdouts.engine.decision import Option
from holdouts.engine.table import Table

AHEAD = 120
"""So many choices at most are made in an imagined game before its table is valued. It is valued sooner between two
rounds, where tables can be compared: everybody has moved, and has eaten or starved. With a cap that falls within a
round, plans are compared at different times of it: with 48, nothing was seen to be won by it in Dead of Winter."""

HEATS = 3
"""So many heats share a budget; to the last one at most one rival is left."""

WARMED_UP = 4
"""After so many games plans drop out in mid-heat too: those that came to the same in all of them are alike."""

DOUBT, SURE = 1.0, 2.5
"""By so many standard errors something must be better than what a careful newcomer would do in the end; and by so many
to be sure of it before."""

SPREAD = 0.05
"""How much two plans usually differ from game to game: few games that came to nearly the same make nothing sure."""


class Budget(NamedTuple):
    """How much thought a choice is given: so many imagined games, or so many seconds; the first that is used up."""

    games: int | None = None
    seconds: float | None = None
    options: int = 7
    """So many are tried at most."""
    ahead: int | None = AHEAD
    """So many choices at most; None: every imagined game is played to its end."""


class Prospect(NamedTuple):
    """What was found out about a plan: what it was worth in each imagined game, from 0 (lost) to 1 (won)."""

    plan: Plan
    worths: tuple[float, ...]
    place: int = 0
    """Which of the plans it is; the careful newcomer's is the first."""

    @property
    def option(self) -> Option:
        """What it begins with."""
        return self.plan.option

    @property
    def worth(self) -> float:
        return fmean(self.worths) if self.worths else 0.0


class Spending:
    """How much of a budget is used up."""

    def __init__(self, budget: Budget, clock: Callable[[], float] = time.perf_counter) -> None:
        self._budget = budget
        self._clock = clock
        self._began = clock()
        self._games = 0
        self._known = 0.0

    def play(self) -> None:
        """One more imagined game was played."""
        self._games += 1

    def reaches(self, part: float) -> bool:
        """Whether so great a part of it is enough for as much again as since this was asked last."""
        before, self._known = self._known, self.share()
        return 2 * self._known - before <= part + HAIR

    def share(self) -> float:
        """What part of it is gone."""
        games, seconds = self._budget.games, self._budget.seconds
        by_games = self._games / games if games else 0.0
        return max(by_games, (self._clock() - self._began) / seconds if seconds else 0.0)


def search(table: Table, seat: int, options: list[Option], budget: Budget, seed: int) -> list[Prospect]:
    """What comes of the options that look best, the best first. The same for the same games, options and seed."""
    field = plans(table, seat, options, budget.options, seed)
    worths: dict[int, list[float]] = {number: [] for number in range(len(field))}
    running, spending, world = list(worths), Spending(budget), 0
    for heat in range(1, HEATS + 1):
        while len(running) > 1 and (not world or spending.reaches(heat / HEATS)):
            for number in running:
                option, mood = field[number]
                who = Moody(seat, mood)
                worths[number].append(tried(table, seat, option, f"search {seed} {world}", budget.ahead, who))
                spending.play()
            world += 1
            if world >= WARMED_UP:
                running = _in_the_race(running, worths)
                if len(running) == 2 and ahead_by(worths[running[1]], worths[0], SURE) > 0:
                    return _ranked(field, worths, running[1])
        running = _best_half(running, worths, last=heat == HEATS - 1)
    return _ranked(field, worths, max(running, key=lambda number: (ahead_by(worths[number], worths[0]), -number)))


def alike(worths: Iterable[Sequence[float]]) -> bool:
    """Whether options came to the same in every game in which all of them were tried."""
    first, *others = worths
    return all(one == other for worth in others for one, other in zip(first, worth, strict=False))


def _ranked(field: list[Plan], worths: dict[int, list[float]], best: int) -> list[Prospect]:
    """The best first, then those that were in the running for longest."""
    order = sorted(worths, key=lambda number: (number != best, -len(worths[number]), -sum(worths[number])))
    return [Prospect(field[number], tuple(worths[number]), number) for number in order]


def _in_the_race(running: list[int], worths: dict[int, list[float]]) -> list[int]:
    """What a careful newcomer would do, and what comes to something else and is not surely behind the best; of plans
    that come to the same, the first."""
    best = max(running, key=lambda number: (fmean(worths[number]), -number))
    different = {tuple(worths[number]): number for number in reversed(running)}
    rivals = [number for number in running if number and different[tuple(worths[number])] == number]
    return [0, *(number for number in rivals if ahead_by(worths[best], worths[number], SURE) <= 0)]


def _best_half(running: list[int], worths: dict[int, list[float]], last: bool) -> list[int]:
    """What a careful newcomer would do, and the better half of its rivals; before the last heat only the best."""
    rivals = sorted((number for number in running if number), key=lambda number: (-sum(worths[number]), number))
    return [0, *rivals[: 1 if last else (len(rivals) + 1) // 2]]


def ahead_by(worths: Sequence[float], others: Sequence[float], errors: float = DOUBT) -> float:
    """How much better one plan is than another in the same games, less so many standard errors; 0 if it is alike."""
    gaps = [one - other for one, other in zip(worths, others, strict=True)]
    if not any(gaps):
        return 0.0
    mean, games = fmean(gaps), len(gaps)
    spread = (sum((gap - mean) ** 2 for gap in gaps) + SPREAD**2) / max(1, games - 1)
    return mean - errors * sqrt(spread / games)


def tried(table: Table, seat: int, option: Option, world: str, ahead: int | None, who: Imagined) -> float:
    """What an option is worth in one imagined game, in which the seat is played on by somebody."""
    reckon = table.game.worth
    twin, _ = played(table, seat, option, world, None if reckon is None else ahead, who)
    if twin.over or reckon is None:
        return float(seat in twin.state.winners)
    return reckon(twin.state, seat)


def played(
    table: Table, seat: int, option: Option, world: str, ahead: int | None, who: Imagined | None = None
) -> tuple[Table, int]:
    """An imagined game in which an option was picked and played on from, and how many choices that took: to the end of
    the turn and of the round that goes on then, at most so many choices; None: to the end of the game."""
    newcomer = Imagined(seat)
    twin, clock = table.imagine(seat, world, keep=False), VirtualClock()
    everybody = Everybody(newcomer, {seat: who or newcomer})
    if option in twin.options(seat):
        twin.choose(option, seat)
    if ahead is None:
        return twin, play_out(twin, everybody, clock=clock)
    made, moment = 0, _moment(twin)
    rounds: set[int] = set()
    while not twin.over and made < ahead and len(rounds) < 2:
        made += play_out(twin, everybody, clock=clock, most=1)
        if moment != (moment := _moment(twin)):
            rounds.add(moment[0])
    return twin, made


def _moment(table: Table) -> tuple[int, int]:
    """Its round and turn."""
    return table.state.round, table.state.turn
