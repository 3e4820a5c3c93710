#!/usr/bin/env python3
"""How much the options of a choice really differ, and how far one must look ahead to foresee it.

    PYTHONPATH=src python benchmarks/how_far_to_look.py GAME [--scenario NAME ...] [--positions 90] [--worlds 12]

At positions that sensible bots came to, each of the four options that a careful newcomer would think of is played to
the end by newcomers in the same imagined games, and what the table is worth (`worth.py`) is noted between turns. What
is compared are gaps: an option against what the newcomer would pick, in the same game.

The spread of the true gaps is what there is to gain by thinking. A look ahead foresees it as far as what it says in
some games goes together with who wins the others; `foreseen` is the spread of what is foreseen by as many games as 300
milliseconds buy, and `slope` how much a gap between worths is to be believed (1: as it stands).
"""

import argparse
from collections.abc import Callable, Iterator, Sequence
from math import sqrt
from random import Random
from statistics import fmean, stdev, variance
from time import process_time
from typing import NamedTuple

from gain_of_thought import positions

from holdouts.bots.clock import VirtualClock
from holdouts.bots.imagined import Everybody, Imagined, favourites
from holdouts.bots.seats import play_out
from holdouts.engine.chance import Dice
from holdouts.engine.decision import Option
from holdouts.engine.table import Table

OPTIONS, SEED = 4, 77
"""So many options of a position, and what a newcomer draws lots by."""

THOUGHT, TRIED = 0.3, 2.5
"""For how many seconds is thought, and how many options are tried in a game on the average."""

NOTHING = 1e-6
"""A spread that is none."""

DRAWS = 300
"""So often the positions are drawn anew to see what chance does to them."""


class Mark(NamedTuple):
    """A game between two turns: after so many choices, in that round, after so long; and what it is worth."""

    made: int
    round: int
    seconds: float
    worth: float


class Course(NamedTuple):
    """How an imagined game went on."""

    marks: list[Mark]
    end: Mark


Look = Callable[[Course], Mark]
"""Where one stops to look ahead."""


def course(table: Table, seat: int, option: Option, world: int) -> Course:
    """An imagined game from an option to its end."""
    began, reckon = process_time(), table.game.worth
    assert reckon is not None
    twin, clock, newcomer = table.imagine(seat, f"c {world}", keep=False), VirtualClock(), Imagined(seat)
    everybody, made, marks = Everybody(newcomer, {}), 0, []
    if option in twin.options(seat):
        twin.choose(option, seat)
    moment = _moment(twin)
    while not twin.over:
        made += play_out(twin, everybody, clock=clock, most=1)
        if not twin.over and moment != (moment := _moment(twin)):
            marks.append(Mark(made, moment[0], process_time() - began, reckon(twin.state, seat)))
    return Course(marks, Mark(made, twin.state.round, process_time() - began, float(seat in twin.state.winners)))


def _moment(table: Table) -> tuple[int, int]:
    return table.state.round, table.state.turn


def after_choices(least: int) -> Look:
    return lambda game: next((mark for mark in game.marks if mark.made >= least), game.end)


def after_rounds(many: int) -> Look:
    """The end of the turn, and of so many rounds after that."""
    return lambda game: next((mark for mark in game.marks if mark.round >= game.marks[0].round + many), game.end)


LOOKS: dict[str, Look] = {
    "the turn": after_choices(1),
    "8 choices and the turn": after_choices(8),
    "16 choices and the turn": after_choices(16),
    "32 choices and the turn": after_choices(32),
    "the turn and the round": after_rounds(1),
    "and another round": after_rounds(2),
    "the game": lambda game: game.end,
}


class Sums(NamedTuple):
    """Of a position: products of gaps of different games (worth and end, worth and worth), and how noisy gaps are."""

    together: float
    square: float
    noise: float
    seconds: float
    options: int


def measured(games: Sequence[Sequence[Course]], look: Look) -> Sums:
    """What a look says of a position, from its options and the games they were tried in."""
    usual, *others = [[look(game) for game in option] for option in games]
    together = square = noise = 0.0
    for option, marks in zip(games[1:], others, strict=True):
        gaps = [one.worth - other.worth for one, other in zip(marks, usual, strict=True)]
        ends = [one.end.worth - other.end.worth for one, other in zip(option, games[0], strict=True)]
        together += crossed(gaps, ends)
        square += crossed(gaps, gaps)
        noise += variance(gaps)
    return Sums(
        together, square, noise, fmean(mark.seconds for marks in (usual, *others) for mark in marks), len(others)
    )


def crossed(one: Sequence[float], other: Sequence[float]) -> float:
    """The mean product of what was found in two different games: luck, which they do not share, falls out of it."""
    same = sum(first * second for first, second in zip(one, other, strict=True))
    return (sum(one) * sum(other) - same) / (len(one) * (len(one) - 1))


def foretold(sums: Sequence[Sums]) -> tuple[float, float, float, float, float]:
    """Seconds a game, what goes together, its slope, how many games there is time for, and what they foresee."""
    options, seconds = sum(one.options for one in sums), fmean(one.seconds for one in sums)
    together, square, noise = (sum(parts) / options for parts in list(zip(*sums, strict=True))[:3])
    games = THOUGHT / seconds / TRIED
    return (
        seconds,
        together,
        together / max(square, NOTHING),
        games,
        together / sqrt(max(square, NOTHING) + noise / games),
    )


def lines(positions: Sequence[Sequence[Sequence[Course]]]) -> Iterator[str]:
    """The table."""
    yield "| to the end of | ms a game | goes together, ± standard error | slope | games in 300 ms | foreseen |"
    yield "| --- | ---: | ---: | ---: | ---: | ---: |"
    chance = Random(1)
    for name, look in LOOKS.items():
        sums = [measured(games, look) for games in positions]
        seconds, together, slope, games, foreseen = foretold(sums)
        error = stdev(foretold(chance.choices(sums, k=len(sums)))[1] for _ in range(DRAWS))
        told = f"{1000 * seconds:.1f} | {together:+.4f} ±{error:.4f} | {slope:.2f} | {games:.0f} | {foreseen:+.1%}"
        yield f"| {name} | {told} |"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game")
    parser.add_argument("--scenario", action="append", default=[])
    parser.add_argument("--players", type=int, default=3, help="at most so many")
    parser.add_argument("--positions", type=int, default=90)
    parser.add_argument("--worlds", type=int, default=12, help="imagined games at each position")
    parser.add_argument("--seed", type=int, default=1)
    args = parser.parse_args()
    found = []
    for table, seat in positions(args.game, args.scenario, args.players, args.positions, args.seed):
        field = favourites(table, seat, list(table.options(seat)), OPTIONS, Dice(SEED))
        if len(field) > 1:
            found.append([[course(table, seat, option, world) for world in range(args.worlds)] for option in field])
    print("\n".join(lines(found)))


if __name__ == "__main__":
    main()
