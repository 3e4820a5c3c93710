#!/usr/bin/env python3
"""Whether a search picks better than a careful newcomer would: what one thought is worth, in chances to win.

    PYTHONPATH=src python benchmarks/gain_of_thought.py GAME [--scenario NAME ...] [--kind search:48 ...]

Whole games with bots that think ahead cost minutes and tell one bit each. Here sensible bots play to some moment at
which a seat has something to choose, and each kind says what it would pick. Where that is not what a newcomer would,
the plan and the usual pick are played to the end, from the end of the turn by newcomers, in the same imagined games,
other ones than the search has seen.
The gain is how much more often the seat wins then, on the average over all positions; where both pick the same it is 0.
Each kind is held against those named before it, position by position: a sign test over those where their gains differ.
"""

import argparse
from collections.abc import Iterator, Sequence
from itertools import combinations
from math import sqrt
from random import Random
from statistics import fmean, stdev
from time import process_time

from holdouts.bots import VirtualClock, make_bot, play_out
from holdouts.bots.moods import Moody, Plan, plans
from holdouts.bots.odds import by_chance
from holdouts.bots.search import played, search
from holdouts.bots.thinker import ThinkingBot, worth_a_thought
from holdouts.engine.library import new_table
from holdouts.engine.table import Table
from holdouts.games import find_game
from holdouts.lab.variety import usual_setups

EARLIEST, LATEST = 5, 110
"""Between these choices of a game a position is drawn."""

SEEN = 77
"""What a search imagines is drawn from here, and never what its pick is judged by."""


def positions(game_id: str, scenarios: list[str], most: int, count: int, seed: int) -> Iterator[tuple[Table, int]]:
    """Tables at which a seat has something to think about, and that seat; games that are over before are left out."""
    game, chance = find_game(game_id), Random(seed)
    setups = [
        setup for setup in usual_setups(game) if setup.seats <= most and (not scenarios or setup.scenario in scenarios)
    ]
    chance.shuffle(setups)
    found = number = 0
    while found < count:
        setup = setups[number % len(setups)]
        table, clock = new_table(game, setup, seed * 1_000_000 + number), VirtualClock(number)
        bots = {seat: make_bot("sensible", seed * 1_000_000 + number * 10 + seat) for seat in range(setup.seats)}
        moment, number = chance.randrange(EARLIEST, LATEST), number + 1
        while not table.over and not (len(table.choices) >= moment and asked(table)):
            play_out(table, bots, clock=clock, most=1)
        if not table.over:
            found += 1
            yield table, table.waiting_for()[0]


def asked(table: Table) -> bool:
    return bool(table.waiting_for()) and worth_a_thought(table, table.waiting_for()[0])


def gain(table: Table, seat: int, plan: Plan, usual: Plan, games: int) -> float:
    """How much more often the seat wins with a plan than with the usual one."""
    if plan.option == usual.option:
        return 0.0
    return fmean(won(table, seat, plan, world) - won(table, seat, usual, world) for world in range(games))


def won(table: Table, seat: int, plan: Plan, world: int) -> bool:
    ended, _ = played(table, seat, plan.option, f"judged {world}", None, Moody(seat, plan.mood))
    return seat in ended.state.winners


def thinker(kind: str) -> ThinkingBot:
    bot = make_bot(kind, 0)
    assert isinstance(bot, ThinkingBot), f"{kind} does not think ahead"
    return bot


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game")
    parser.add_argument("--scenario", action="append", default=[])
    parser.add_argument("--kind", action="append", default=[])
    parser.add_argument("--players", type=int, default=3, help="at most so many")
    parser.add_argument("--positions", type=int, default=400)
    parser.add_argument("--judges", type=int, default=12, help="games by which two picks are compared")
    parser.add_argument("--seed", type=int, default=1)
    args = parser.parse_args()
    kinds = {kind: thinker(kind) for kind in args.kind or ["search:16", "search:48"]}
    gains: dict[str, list[float]] = {kind: [] for kind in kinds}
    others, seconds = dict.fromkeys(kinds, 0), dict.fromkeys(kinds, 0.0)
    for table, seat in positions(args.game, args.scenario, args.players, args.positions, args.seed):
        options = list(table.options(seat))
        usual = plans(table, seat, options, 1, SEEN)[0]
        for kind, bot in kinds.items():
            began = process_time()
            plan = search(table, seat, options, bot.budget, SEEN)[0].plan
            seconds[kind] += process_time() - began
            others[kind] += plan.option != usual.option
            gains[kind].append(gain(table, seat, plan, usual, args.judges))
    for kind, found in gains.items():
        print(f"{kind}: gains {told(found)} over {len(found)} positions", end="")
        print(f"; picks otherwise in {others[kind] / len(found):.0%}; {seconds[kind] / len(found):.3f} s a choice")
    for before, after in combinations(gains, 2):
        apart = [one - other for one, other in zip(gains[after], gains[before], strict=True)]
        more, fewer = sum(gap > 0 for gap in apart), sum(gap < 0 for gap in apart)
        print(f"{after} against {before}: {told(apart)}, {more} : {fewer}, by chance {by_chance(more, fewer):.4f}")


def told(found: Sequence[float]) -> str:
    """The mean and its standard error."""
    error = stdev(found) / sqrt(len(found)) if len(found) > 1 else 1.0
    return f"{fmean(found):+.2%} ±{error:.2%} (standard error)"


if __name__ == "__main__":
    main()
