"""Search: what comes of each option, found out in games that a seat imagines. Written once, for every game.

One imagined game after the other is dealt, and in each every option that is still in the running is tried: all of them
meet the same cards and the same dice, so that they are compared with one another and not with their luck. The next few
choices of the seat are picked by a tree that grows below the option (`tree.py`); everybody else, and the seat after
that, plays on as a careful newcomer, for so many choices, and the game says what its table is worth to the seat. After
each part of the budget the weaker half of the options drops out (sequential halving), so that most games are spent on
the few that might be the best. What a careful newcomer would pick stays to the end, and is left only for an option that
is better by more than luck explains.

Nothing of the real table is looked at but what `imagine` deals anew, so a search can tell no secret.
"""

import time
from collections.abc import Callable, Iterable, Sequence
from math import ceil, log2, sqrt
from statistics import fmean, stdev
from typing import NamedTuple

from holdouts.bots.clock import VirtualClock
from holdouts.bots.imagined import Everybody, Imagined, favourites
from holdouts.bots.seats import play_out
from holdouts.bots.tree import Climber, Fork
from holdouts.engine.chance import Dice
from holdouts.engine.decision import Option
from holdouts.engine.table import Table

AHEAD = 16
"""So many choices are made in an imagined game before its table is valued."""

REST_OF_TURN = 12
"""So many more at most, to the end of the turn: tables are compared that stand between two turns."""

SAME = 4
"""Options that come to the same in so many games are alike: nothing is to be found out."""

DOUBT = 2.0
"""By so many standard errors something must be better than what a careful newcomer would pick."""


class Budget(NamedTuple):
    """How much thought a choice is given: so many imagined games, or so many seconds; the first that is used up."""

    games: int | None = None
    seconds: float | None = None
    options: int = 4
    """So many are tried at most."""
    ahead: int | None = AHEAD
    """None: every imagined game is played to its end."""
    height: int = 3
    """So many choices of its own after the first a seat weighs as well; 0: none, a flat search."""


class Prospect(NamedTuple):
    """What was found out about an option: what it was worth in each imagined game, from 0 (lost) to 1 (won)."""

    option: Option
    worths: tuple[float, ...]

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

    def play(self) -> None:
        """One more imagined game was played."""
        self._games += 1

    def share(self) -> float:
        """What part of it is gone."""
        games, seconds = self._budget.games, self._budget.seconds
        by_games = self._games / games if games else 0.0
        return max(by_games, (self._clock() - self._began) / seconds if seconds else 0.0)


def search(table: Table, seat: int, options: list[Option], budget: Budget, seed: int) -> list[Prospect]:
    """What comes of the options that look best, the best first. The same for the same games, options and seed."""
    field = favourites(table, seat, options, budget.options, Dice(seed))
    worths: dict[int, list[float]] = {number: [] for number in range(len(field))}
    trees = [Fork() for _ in field]
    running, spending, world = list(worths), Spending(budget), 0
    stages = ceil(log2(len(field)))
    for stage in range(stages):
        while world <= stage or spending.share() < (stage + 1) / stages:
            if world == SAME and alike(worths[number] for number in running):
                return _ranked(field, worths, best=0)
            for number in running:
                one = Climber(seat, trees[number], budget.height)
                worths[number].append(tried(table, seat, field[number], f"search {seed} {world}", budget.ahead, one))
                one.learn(worths[number][-1])
                spending.play()
            world += 1
        running = _better_half(running, worths)
    return _ranked(field, worths, max(running, key=lambda number: (_lead(worths[number], worths[0]), -number)))


def alike(worths: Iterable[Sequence[float]]) -> bool:
    """Whether options came to the same in every game in which all of them were tried."""
    first, *others = worths
    return all(one == other for worth in others for one, other in zip(first, worth, strict=False))


def _ranked(field: list[Option], worths: dict[int, list[float]], best: int) -> list[Prospect]:
    """The best first, then those that were in the running for longest."""
    order = sorted(worths, key=lambda number: (number != best, -len(worths[number]), -sum(worths[number])))
    return [Prospect(field[number], tuple(worths[number])) for number in order]


def _better_half(running: list[int], worths: dict[int, list[float]]) -> list[int]:
    """Those who stay in: the better half, and always what a careful newcomer would pick."""
    others = sorted((number for number in running if number), key=lambda number: -fmean(worths[number]))
    return [0, *others[: max(1, len(running) // 2 - (len(running) > 3))]]


def _lead(worths: list[float], usual: list[float]) -> float:
    """How much better an option is than the usual one, in standard errors beyond doubt; the usual one leads by 0."""
    gaps = [one - other for one, other in zip(worths, usual, strict=True)]
    if not any(gaps):
        return 0.0
    error = stdev(gaps) / sqrt(len(gaps)) if len(gaps) > 1 else abs(gaps[0])
    return fmean(gaps) - DOUBT * error


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
    """An imagined game in which an option was picked and played on from, and how many choices that took."""
    newcomer = Imagined(seat)
    twin, clock = table.imagine(seat, world, keep=False), VirtualClock()
    everybody = Everybody(newcomer, {seat: who or newcomer})
    if option in twin.options(seat):
        twin.choose(option, seat)
    made = play_out(twin, everybody, clock=clock, most=ahead)
    turn, most = _turn(twin), made + REST_OF_TURN
    while not twin.over and made < most and _turn(twin) == turn:
        made += play_out(twin, everybody, clock=clock, most=1)
    return twin, made


def _turn(table: Table) -> tuple[int, int]:
    return table.state.round, table.state.turn
