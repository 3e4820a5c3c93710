#!/usr/bin/env python3
"""The weights of what a table is worth (`worth.py` of a game), from what became of games that sensible bots played.

    PYTHONPATH=src python benchmarks/fit_worth.py GAME [--games 2000] [--seed 1]

Every scenario is played with every number of players in turn. Between two turns the facts of the table are noted, at
six moments of a game at most, for each seat. Logistic regression (Newton's steps, drawn back a little towards 0) finds
the weights; every scenario and number of players has a base of its own meanwhile, so that a weight says what a fact
changes and not where it is common. Four games of five are learned from. The fifth tells how well the weights do that
stand in the module and those found: log loss, and of ten groups from the least to the most promising what was foretold
and what came.
"""

import argparse
from collections.abc import Callable, Sequence
from importlib import import_module
from math import exp, log
from random import Random
from typing import Any, NamedTuple

from holdouts.bots import VirtualClock, make_bot, play_out
from holdouts.engine.game import Game, Setup
from holdouts.engine.library import new_table
from holdouts.games import find_game
from holdouts.lab.variety import usual_setups

MOMENTS = 6
"""So many moments of a game are noted at most."""
STEPS, LONGEST, DECAY = 10, 2.0, 2.0
"""Newton's steps, how far a weight goes in one, and how much is held against it for every unit it is away from 0."""
BASE = "nothing"
"""The fact that is always there."""

Facts = dict[str, float]
Reader = Callable[[Any, int], Facts]


class Noted(NamedTuple):
    """A seat at a moment of a game: which game and set-up, what was so, and whether the seat won."""

    game: int
    setup: str
    facts: Facts
    won: bool


def play(game: Game, setup: Setup, seed: int, read: Reader) -> list[tuple[Facts, bool]]:
    """One game by sensible bots: what was so for seats between turns, and whether they won."""
    table = new_table(game, setup, seed, keep=False)
    bots = {seat: make_bot("sensible", seed * 10 + seat) for seat in range(setup.seats)}
    clock, moments, turn = VirtualClock(seed), [], _turn(table.state)
    while not table.over:
        play_out(table, bots, clock=clock, most=1)
        if _turn(table.state) != turn and not table.over:
            turn = _turn(table.state)
            moments.append([(seat, read(table.state, seat)) for seat in table.state.living()])
    chosen = Random(seed).sample(moments, min(MOMENTS, len(moments)))
    return [(facts, seat in table.state.winners) for moment in chosen for seat, facts in moment]


def _turn(state: Any) -> tuple[int, int]:
    return state.round, state.turn


def chance(weights: Facts, facts: Facts) -> float:
    """From facts to a chance."""
    balance = sum(weights.get(fact, 0.0) * number for fact, number in facts.items())
    return 1 / (1 + exp(-max(-30.0, min(30.0, balance))))


def fit(cases: Sequence[tuple[Facts, bool]]) -> Facts:
    """The weights with which these facts foretell best what came."""
    names = sorted({fact for facts, _ in cases for fact in facts})
    places = {name: place for place, name in enumerate(names)}
    rows = [([(places[fact], number) for fact, number in facts.items() if number], won) for facts, won in cases]
    weights = [0.0] * len(names)
    for _ in range(STEPS):
        slope = [-DECAY * weight for weight in weights]
        bend = [[DECAY * (one == other) for other in range(len(names))] for one in range(len(names))]
        for row, won in rows:
            balance = sum(weights[place] * number for place, number in row)
            share = 1 / (1 + exp(-max(-30.0, min(30.0, balance))))
            spread = share * (1 - share)
            for place, number in row:
                slope[place] += (won - share) * number
                line, scaled = bend[place], spread * number
                for other, also in row:
                    line[other] += scaled * also
        step = solved(bend, slope)
        stride = min(1.0, LONGEST / max(map(abs, step)))
        weights = [weight + stride * way for weight, way in zip(weights, step, strict=True)]
    return dict(zip(names, weights, strict=True))


def solved(bend: list[list[float]], slope: list[float]) -> list[float]:
    """The step that makes the slope vanish (Gaussian elimination; the bend is symmetric and positive)."""
    rows = [[*line, rise] for line, rise in zip(bend, slope, strict=True)]
    for place, row in enumerate(rows):
        for other in rows[place + 1 :]:
            factor = other[place] / row[place]
            if factor:
                other[place:] = [one - factor * also for one, also in zip(other[place:], row[place:], strict=True)]
    found = [0.0] * len(rows)
    for place in reversed(range(len(rows))):
        row = rows[place]
        known = sum(row[other] * found[other] for other in range(place + 1, len(rows)))
        found[place] = (row[-1] - known) / row[place]
    return found


def learned(noted: Sequence[Noted]) -> Facts:
    """The weights of facts that were noted, each set-up on a base of its own; then the one base that fits all best."""
    whole = fit([({**one.facts, one.setup: 1.0}, one.won) for one in noted])
    weights = {fact: whole[fact] for fact in noted[0].facts}
    rest = [
        ({BASE: 1.0, "said": sum(weights[fact] * number for fact, number in one.facts.items())}, one.won)
        for one in noted
    ]
    base = fit(rest)
    return {fact: weight * base["said"] + base[BASE] * (fact == BASE) for fact, weight in weights.items()}


def log_loss(told: Sequence[tuple[float, bool]]) -> float:
    """How much is lost by believing these chances: less is better, and 0.69 is a coin."""
    sure = [(min(1 - 1e-6, max(1e-6, share)), won) for share, won in told]
    return -sum(log(share if won else 1 - share) for share, won in sure) / len(sure)


def calibration(told: Sequence[tuple[float, bool]]) -> str:
    """Of ten groups of equal size, the least promising first: what was foretold, and what came."""
    ordered = sorted(told)
    size = max(1, len(ordered) // 10)
    groups = [ordered[start : start + size] for start in range(0, size * 10, size)]
    shares = [(sum(share for share, _ in group), sum(won for _, won in group), len(group)) for group in groups if group]
    return "  ".join(f"{100 * said / many:.0f}:{100 * came / many:.0f}" for said, came, many in shares)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game")
    parser.add_argument("--games", type=int, default=2000)
    parser.add_argument("--seed", type=int, default=1)
    args = parser.parse_args()
    game = find_game(args.game)
    module = import_module(f"holdouts.games.{args.game.replace('-', '_')}.worth")
    setups, noted = usual_setups(game), []
    for number in range(args.games):
        setup = setups[number % len(setups)]
        for facts, won in play(game, setup, args.seed * 1_000_000 + number, module.facts):
            noted.append(Noted(number, f"{setup.scenario} {setup.seats}", facts, won))
    report(noted, module.WEIGHTS)


def report(noted: Sequence[Noted], before: Facts) -> None:
    """The weights found, and how well both do in games that were not learned from."""
    known = [one for one in noted if one.game % 5]
    others = [one for one in noted if not one.game % 5]
    after = learned(known)
    print(f"{len(noted)} seats between turns; {sum(one.won for one in noted) / len(noted):.0%} of them won")
    for name, weights in (("before", before), ("after", after)):
        told = [(chance(weights, one.facts), one.won) for one in others]
        print(f"{name}: log loss {log_loss(told):.4f}; foretold:came  {calibration(told)}")
    print("\n".join(f'    "{fact}": {weight:.2f},' for fact, weight in after.items()))


if __name__ == "__main__":
    main()
