#!/usr/bin/env python3
"""Whether betrayers of Dead of Winter hide well enough, and not too well: who is found out, by whom and when.

    PYTHONPATH=src python benchmarks/betrayers.py [--games 2000] [--seed 1]

Sensible bots play every main objective with three, four and five players in turn. Three questions are answered:

- At the end of round 2, how often does somebody who sees only what lies open name the betrayer? That reader knows what
  such games come to: it has learned from half of the games (conditional logit on public counts) and is asked about the
  other half, and the other way round.
- Whom did each innocent player accuse last, and was it the betrayer?
- How often do betrayers win?

Only games with a betrayer count; "chance" is a name drawn from those it might be.
"""

import argparse
from collections.abc import Sequence
from math import exp
from typing import NamedTuple

from holdouts.bots import VirtualClock, make_bot, play_out
from holdouts.engine import talk
from holdouts.engine.library import new_table
from holdouts.games import find_game
from holdouts.games.dead_of_winter.bot import accused
from holdouts.games.dead_of_winter.game import OBJECTIVES
from holdouts.games.dead_of_winter.rules.ending import kind_of
from holdouts.games.dead_of_winter.rules.setup import WinterSetup
from holdouts.games.dead_of_winter.state import COLONY, Winter

GAME = find_game("dead-of-winter")
ROUND = 2
"""At the end of this round the public reader names somebody."""
STEPS, RATE, DECAY = 200, 0.05, 0.001
"""How the reader learns: so many steps, so large, drawn back to knowing nothing so much."""


class Case(NamedTuple):
    """A game with a betrayer."""

    betrayer: int
    open_facts: list[list[float]] | None
    """Of each seat what everybody could count at the end of round 2, against the mean of the table; None if it was over
    before."""
    accusations: dict[int, int]
    """Whom each innocent seat accused last."""
    won: bool
    seats: int


class Found(NamedTuple):
    """How often something was named rightly, of how many times, and how often chance would."""

    right: int
    asked: int
    chance: float

    @property
    def share(self) -> float:
        return self.right / max(1, self.asked)


def play(setup: WinterSetup, seed: int) -> Case | None:
    """One game by sensible bots; None if nobody was a betrayer."""
    table = new_table(GAME, setup, seed)
    bots = {seat: make_bot("sensible", seed * 10 + seat) for seat in range(setup.seats)}
    table.branches = False
    clock, facts, accusations, now = VirtualClock(seed), None, {}, 1
    while not table.over:
        play_out(table, bots, clock=clock, most=1)
        winter: Winter = table.state
        if winter.round == now and not table.over:
            continue
        if now == ROUND and not table.over:
            facts = open_facts(winter)
        now = winter.round
        named = {seat: accused(winter, seat, talk.accusations(table)) for seat in winter.seats}
        accusations.update({seat: other for seat, other in named.items() if other is not None})
    betrayers = [seat for seat in winter.seats if "betrayer" in kind_of(winter, seat)]
    if not betrayers:
        return None
    accusations.pop(betrayers[0], None)
    return Case(betrayers[0], facts, accusations, betrayers[0] in winter.winners, setup.seats)


def open_facts(winter: Winter) -> list[list[float]]:
    """Of each seat what everybody can count, against the mean of the table."""
    rows = [_facts(winter, seat) for seat in winter.seats]
    means = [sum(column) / len(rows) for column in zip(*rows, strict=True)]
    return [[fact - mean for fact, mean in zip(row, means, strict=True)] for row in rows]


def _facts(winter: Winter, seat: int) -> list[float]:
    player = winter.players[seat]
    given = [counted.given[seat] for counted in winter.counted]
    blame = [counted.wrong * counted.given[seat] / max(1, sum(counted.given)) for counted in winter.counted]
    idle = [counted.failed and not counted.given[seat] for counted in winter.counted]
    return [
        sum(given),
        sum(blame),
        sum(idle),
        player.helped,
        player.harmed,
        len(player.hand),
        len(player.group),
        sum(survivor.place != COLONY for survivor in player.group),
        sum(survivor.hurt for survivor in player.group),
        sum(len(survivor.gear) for survivor in player.group),
    ]


def shares(weights: Sequence[float], rows: list[list[float]]) -> list[float]:
    """How likely each seat is to be the betrayer, if one of them is."""
    odds = [exp(sum(weight * fact for weight, fact in zip(weights, row, strict=True))) for row in rows]
    return [one / sum(odds) for one in odds]


def learn(cases: Sequence[Case]) -> list[float]:
    """The weights with which the facts of these games speak most for those who were betrayers."""
    known = [(case.betrayer, case.open_facts) for case in cases if case.open_facts is not None]
    weights = [0.0] * len(known[0][1][0])
    for _ in range(STEPS):
        slope = [0.0] * len(weights)
        for betrayer, rows in known:
            for seat, share in enumerate(shares(weights, rows)):
                for number, fact in enumerate(rows[seat]):
                    slope[number] += ((seat == betrayer) - share) * fact / len(known)
        weights = [weight * (1 - DECAY) + RATE * rise for weight, rise in zip(weights, slope, strict=True)]
    return weights


def named_by_public(cases: Sequence[Case]) -> Found:
    """How often a reader of what lies open names the betrayer, in games it has not learned from."""
    halves = cases[::2], cases[1::2]
    right, asked, chance = 0, 0, 0.0
    for learned, others in (halves, halves[::-1]):
        weights = learn(learned)
        for case in others:
            if case.open_facts is not None:
                found = shares(weights, case.open_facts)
                right += found.index(max(found)) == case.betrayer
                asked += 1
                chance += 1 / case.seats
    return Found(right, asked, chance / max(1, asked))


def named_by_innocents(cases: Sequence[Case]) -> Found:
    """How often the last accusation of an innocent was right."""
    said = [(case, other) for case in cases for other in case.accusations.values()]
    right = sum(other == case.betrayer for case, other in said)
    return Found(right, len(said), sum(1 / (case.seats - 1) for case, _ in said) / max(1, len(said)))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=2000)
    parser.add_argument("--seed", type=int, default=1)
    args = parser.parse_args()
    setups = [WinterSetup(scenario=objective, seats=seats) for objective in OBJECTIVES for seats in (3, 4, 5)]
    played = (play(setups[number % len(setups)], args.seed * 1_000_000 + number) for number in range(args.games))
    cases = [case for case in played if case is not None]
    public, innocents = named_by_public(cases), named_by_innocents(cases)
    won = sum(case.won for case in cases)
    print(f"{args.games} games, {len(cases)} with a betrayer, seed {args.seed}")
    print(f"named in round {ROUND} by who sees what lies open: {public.share:.1%} of {public.asked}", end="")
    print(f" (by chance {public.chance:.1%})")
    print(f"last accusations of innocents that were right: {innocents.share:.1%} of {innocents.asked}", end="")
    print(f" (by chance {innocents.chance:.1%})")
    print(f"betrayers who won: {won / max(1, len(cases)):.1%}")


if __name__ == "__main__":
    main()
