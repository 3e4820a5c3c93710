"""Speed: random playouts and clones, per second of processor time, each with its spread."""

import platform
from collections.abc import Callable, Sequence
from itertools import cycle
from random import Random
from statistics import median, quantiles
from time import process_time
from typing import Any, NamedTuple

from rich.table import Table as Grid

from holdouts.engine.decision import Window
from holdouts.engine.game import Game, Setup
from holdouts.engine.library import new_table
from holdouts.engine.table import Table
from holdouts.lab.variety import full_tables
from holdouts.lab.wander import Manner, Wanderer

SLICE = 0.25
"""Seconds of processor time in one slice."""

UNIFORM = Manner(eager=0.5, shy=0.0, late=0.0, curious=False)


class Count(NamedTuple):
    """The decisions of a playout."""

    asked: int = 0
    """Every time a seat was asked, or polled for its standing offers."""
    real: int = 0
    """Of these, the ones with two or more options; a polled seat may always pass."""
    logged: int = 0
    """Choices that entered the log: one seat acted."""
    logged_real: int = 0
    """Of these, the ones with two or more options."""

    def plus(self, other: "Count") -> "Count":
        return Count(*(one + more for one, more in zip(self, other, strict=True)))


class Rate(NamedTuple):
    """So many a second: the middle of all slices, and where eight of ten of them lie."""

    median: float
    low: float
    high: float


def rate(slices: Sequence[float]) -> Rate:
    if len(slices) < 2:
        return Rate(slices[0], slices[0], slices[0])
    tenths = quantiles(slices, n=10, method="inclusive")
    return Rate(median(slices), tenths[0], tenths[-1])


def play_randomly(table: Table, random: Callable[[], float], *, silent: bool = False) -> Count:
    """Play to the end. At every decision everybody who may act lists all options and picks one at random.

    A polled seat picks out of its offers and passing. Of those who want to act, the first offer goes before whoever is
    asked; in a race, where several are asked, one of them is quickest. Silent players leave the quiet options, which
    are always there: these are listed, but neither counted nor picked. Where nobody can choose anything the clock
    goes on, and that is no decision.
    """
    asked = real = logged = logged_real = 0
    while (decision := table.go_on().decision) is not None:
        actor, width = -1, 0
        pick: Any = None
        if isinstance(decision, Window):
            for seat in decision.open_to:
                offers = decision.options(seat)
                if silent and offers:
                    offers = [offer for offer in offers if not offer.quiet]
                if offers:
                    asked += 1
                    real += 1
                    place = int(random() * (len(offers) + 1))
                    if place and pick is None:
                        actor, pick, width = seat, offers[place - 1], len(offers) + 1
        waiting = table.waiting_for()
        quickest = waiting[int(random() * len(waiting))] if len(waiting) > 1 else waiting[0]
        for seat in waiting:
            options = decision.options(seat)
            if silent:
                options = [option for option in options if not option.quiet] or options
            asked += 1
            if len(options) > 1:
                real += 1
            wish = options[int(random() * len(options))]
            if seat == quickest and pick is None:
                actor, pick, width = seat, wish, len(options)
        logged += 1
        if width > 1:
            logged_real += 1
        table.choose(pick, actor)
    return Count(asked, real, logged, logged_real)


def mid_game(game: Game, setups: Sequence[Setup], count: int, seed: int, *, mid_step: bool = False) -> list[Table]:
    """Tables in the middle half of a random game, each at a random decision (or at a random one in mid-step)."""
    found: list[Table] = []
    for number, setup in zip(range(50 * count), cycle(setups), strict=False):
        random = Random(f"{seed}/{number}")
        whole = new_table(game, setup, number, keep=False)
        choices = Wanderer(f"{seed}/{number}", UNIFORM).play(whole, 5000)
        table = new_table(game, setup, number)
        target = int(len(choices) * (0.25 + random.random() / 2))
        for seat, option in choices[: len(choices) * 3 // 4 + 1]:
            if len(table.choices) >= target and (not mid_step or table.checkpoint().choices < len(table.choices)):
                break
            table.make(seat, option)
        if table.decision is not None and (not mid_step or table.checkpoint().choices < len(table.choices)):
            found.append(table)
        if len(found) == count:
            break
    return found


def timed(job: Callable[[], int], seconds: float) -> float:
    """How often a second something is done; `job` says how often it did it."""
    done = 0
    start = process_time()
    while (spent := process_time() - start) < seconds:
        done += job()
    return done / spent


def by_quarters(game: Game, setups: Sequence[Setup], seed: int) -> tuple[float, ...]:
    """Choices a second in each quarter of a game that keeps its past: alike, if a choice costs the same late or early.

    One game of each set-up is played at random and then made again against the clock, its choices already known.
    """
    spent, made = [0.0] * 4, [0] * 4
    for number, setup in enumerate(setups):
        choices = Wanderer(f"{seed}/{number}", UNIFORM).play(new_table(game, setup, number, keep=False), 5000)
        table = new_table(game, setup, number)
        for quarter in range(4):
            part = choices[len(choices) * quarter // 4 : len(choices) * (quarter + 1) // 4]
            start = process_time()
            table.replay(part)
            spent[quarter] += process_time() - start
            made[quarter] += len(part)
    return tuple(count / seconds if seconds else 0.0 for count, seconds in zip(made, spent, strict=True))


def bench(game: Game, slices: int = 20, seed: int = 1, tables: int = 30) -> dict[str, Any]:
    """All figures, for four players (or as near to that as can be) in all scenarios, in slices that alternate, so that
    what else the machine does falls on all alike. Clones are taken of so many tables.
    """
    setups = full_tables(game)
    random = Random(seed)
    games = _games(game, setups, seed)
    branching = mid_game(game, setups, tables, seed, mid_step=True)
    standing = cycle(branching)
    counts: list[tuple[Count, int, float]] = []
    clones: list[float] = []
    for _ in range(slices):
        counts.append(_playouts(games, random.random))
        clones.append(timed(lambda: _clone(next(standing)), SLICE / 2))
    sizes = [float(len(table.checkpoint().state)) for table in branching]
    since = [len(table.choices) - table.checkpoint().choices for table in branching]
    whole = Count()
    for count, _, _ in counts:
        whole = whole.plus(count)
    return {
        "game": game.id,
        "python": platform.python_version(),
        "slices": slices,
        "setups": len(setups),
        "per_second": {
            "decisions": rate([count.asked / spent for count, _, spent in counts])._asdict(),
            "decisions_with_two_or_more_options": rate([count.real / spent for count, _, spent in counts])._asdict(),
            "choices_logged": rate([count.logged / spent for count, _, spent in counts])._asdict(),
            "choices_logged_with_two_or_more_options": rate(
                [count.logged_real / spent for count, _, spent in counts]
            )._asdict(),
            "games": rate([played / spent for _, played, spent in counts])._asdict(),
            "clones_in_mid_step": rate(clones)._asdict(),
        },
        "state_bytes": rate(sizes)._asdict(),
        "choices_since_checkpoint": sum(since) / len(since),
        "choices_by_quarter": by_quarters(game, setups, seed),
        "counted": whole._asdict(),
    }


def _games(game: Game, setups: Sequence[Setup], seed: int) -> Callable[[], Table]:
    """Fresh tables, one set-up after the other."""
    numbers = iter(range(seed * 1_000_000, 1 << 62))
    turn = cycle(setups)
    return lambda: new_table(game, next(turn), next(numbers), keep=False)


def _playouts(fresh: Callable[[], Table], random: Callable[[], float]) -> tuple[Count, int, float]:
    """One slice of whole games."""
    count, played = Count(), 0
    start = process_time()
    while (spent := process_time() - start) < SLICE:
        count = count.plus(play_randomly(fresh(), random))
        played += 1
    return count, played, spent


def _clone(table: Table) -> int:
    table.clone()
    return 1


LABELS = {
    "decisions": "decisions a second, everybody who may act asked",
    "decisions_with_two_or_more_options": "… with two or more options",
    "choices_logged": "choices that entered the log, a second",
    "choices_logged_with_two_or_more_options": "… with two or more options",
    "games": "whole games a second",
    "clones_in_mid_step": "clones a second, at a decision in mid-step",
}


def grid(results: dict[str, Any]) -> Grid:
    """The figures as a table for people."""
    shown = Grid(title=f"{results['game']}, Python {results['python']}, per second of processor time")
    shown.add_column("")
    for column in ("median", "10 %", "90 %"):
        shown.add_column(column, justify="right")
    for key, label in LABELS.items():
        shown.add_row(label, *_figures(results["per_second"][key]))
    shown.add_row("bytes of a state in mid-game", *_figures(results["state_bytes"]))
    quarters = ", ".join(f"{figure:,.0f}" for figure in results["choices_by_quarter"])
    shown.caption = f"Choices a second in the four quarters of a game that keeps its past: {quarters}"
    return shown


def _figures(figures: dict[str, float]) -> list[str]:
    return [f"{figures[name]:,.0f}" if figures[name] >= 100 else f"{figures[name]:.1f}" for name in Rate._fields]
