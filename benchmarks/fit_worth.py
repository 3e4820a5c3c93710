#!/usr/bin/env python3
"""The weights of what a table is worth (`worth.py` of a game), from what became of games that sensible bots played.

    PYTHONPATH=src python benchmarks/fit_worth.py GAME [--games 2000] [--pairs 4000] [--most 6] [--seed 1]

Every scenario is played with every number of players in turn. Between two turns the facts of the table are noted, at
six moments of a game at most, for each seat, and once for all of whom the same is so. Logistic regression (Newton's
steps, drawn back a little towards 0) finds the weights; every scenario and number of players has a base of its own
meanwhile, so that a weight says what a fact changes and not where it is common. Facts that never change in any of them
are weighed after that, together with the one base that is kept. Four games of five are learned from. The fifth tells
how well the weights do that stand in the module and those found: log loss, and of ten groups from the least to the
most promising what was foretold and what came. Then by scenario, for it is not enough to know which one it is: what is
lost by expecting what usually comes of it with so many players, what is lost by the facts, and how often they tell a
table that was won from one that was lost, of the same scenario with as many players (0.5 is a coin).

What goes with winning need not make one win: whoever is near a token has often won, and would get there anyway. So
there are pairs besides: at some moment a turn is played once as a careful newcomer would and once by another plan of a
search, in the same imagined game, and both are played on to the end. The weights are to foretell, too, which wins.
"""

import argparse
from bisect import bisect_left, bisect_right
from collections.abc import Callable, Iterator, Sequence
from importlib import import_module
from math import exp, log
from operator import mul
from random import Random
from statistics import correlation
from typing import Any, NamedTuple

from holdouts.bots import VirtualClock, make_bot, play_out
from holdouts.bots.imagined import Everybody, Imagined
from holdouts.bots.moods import Moody, Plan, plans
from holdouts.bots.search import AHEAD, played
from holdouts.bots.thinker import worth_a_thought
from holdouts.engine.game import Game, Setup
from holdouts.engine.library import new_table
from holdouts.engine.table import Table
from holdouts.games import find_game
from holdouts.lab.variety import usual_setups

MOMENTS = 6
"""So many moments of a game are noted at most."""
STEPS, LONGEST, DECAY = 10, 2.0, 2.0
"""Newton's steps, how far a weight goes in one, and how much is held against it for every unit it is away from 0."""
TRUST = 10.0
"""How much a pair counts beside a seat between turns: its squared error beside log loss."""
LATEST, PLANS, WORLDS = 100, 7, 2
"""Pairs begin before so many choices of a game; so many plans are drawn from, in so many imagined games at a moment."""
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


class Course(NamedTuple):
    """A turn played out and looked at when its round is over: what was so (nothing, if the game was over), and whether
    the seat won in the end."""

    facts: Facts
    won: bool


class Pair(NamedTuple):
    """One turn, played as a careful newcomer would and by another plan."""

    usual: Course
    other: Course


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
    winners = table.state.winners
    return [one for moment in chosen for one in once([(facts, seat in winners) for seat, facts in moment])]


def once(seats: Sequence[tuple[Facts, bool]]) -> list[tuple[Facts, bool]]:
    """Seats of one moment without those of whom the same is so: where all win together, one says it for all."""
    return [one for place, one in enumerate(seats) if one not in seats[:place]]


def pairs_of(game: Game, setup: Setup, seed: int, read: Reader) -> list[Pair]:
    """Pairs from one moment of a game by sensible bots; none if it was over before, or nothing was to be chosen."""
    table, clock, chance = new_table(game, setup, seed), VirtualClock(seed), Random(seed)
    bots = {seat: make_bot("sensible", seed * 10 + seat) for seat in range(setup.seats)}
    play_out(table, bots, clock=clock, most=chance.randrange(LATEST))
    while not table.over and not (table.waiting_for() and worth_a_thought(table, table.waiting_for()[0])):
        play_out(table, bots, clock=clock, most=1)
    if table.over:
        return []
    seat = table.waiting_for()[0]
    usual, *others = plans(table, seat, list(table.options(seat)), PLANS, seed)
    worlds = [f"pair {seed} {number}" for number in range(WORLDS if others else 0)]
    return [
        Pair(course(table, seat, usual, world, read), course(table, seat, chance.choice(others), world, read))
        for world in worlds
    ]


def course(table: Table, seat: int, plan: Plan, world: str, read: Reader) -> Course:
    """What comes of a plan in an imagined game."""
    twin, _ = played(table, seat, plan.option, world, AHEAD, Moody(seat, plan.mood))
    facts = {} if twin.over else read(twin.state, seat)
    play_out(twin, Everybody(Imagined(seat), {}), clock=VirtualClock())
    return Course(facts, seat in twin.state.winners)


def _turn(state: Any) -> tuple[int, int]:
    return state.round, state.turn


def chance(weights: Facts, facts: Facts) -> float:
    """From facts to a chance."""
    balance = sum(weights.get(fact, 0.0) * number for fact, number in facts.items())
    return 1 / (1 + exp(-max(-30.0, min(30.0, balance))))


def fit(cases: Sequence[tuple[Facts, bool]], pairs: Sequence[Pair] = (), said: Sequence[float] = ()) -> Facts:
    """The weights with which these facts, beside what is said already, foretell best what came of seats and pairs."""
    names = sorted({fact for facts, _ in cases for fact in facts})
    balances = said or [0.0] * len(cases)
    places = {name: place for place, name in enumerate(names)}
    trust = TRUST * len(cases) / max(1, len(pairs))
    rows = [([(places[fact], number) for fact, number in facts.items() if number], won) for facts, won in cases]
    weights = [0.0] * len(names)
    for _ in range(STEPS):
        slope = [-DECAY * weight for weight in weights]
        bend = [[DECAY * (one == other) for other in range(len(names))] for one in range(len(names))]
        for (row, won), balance in zip(rows, balances, strict=True):
            balance += sum(weights[place] * number for place, number in row)
            share = 1 / (1 + exp(-max(-30.0, min(30.0, balance))))
            spread = share * (1 - share)
            for place, number in row:
                slope[place] += (won - share) * number
                line, scaled = bend[place], spread * number
                for other, also in row:
                    line[other] += scaled * also
        here = dict(zip(names, weights, strict=True))
        for pair in pairs:
            missed, pull = pulled(here, pair)
            for fact, force in pull.items():
                slope[places[fact]] += 2 * trust * missed * force
                line = bend[places[fact]]
                for other_fact, also in pull.items():
                    line[places[other_fact]] += 2 * trust * force * also
        step = solved(bend, slope)
        stride = min(1.0, LONGEST / max(map(abs, step)))
        weights = [weight + stride * way for weight, way in zip(weights, step, strict=True)]
    return dict(zip(names, weights, strict=True))


def pulled(weights: Facts, pair: Pair) -> tuple[float, Facts]:
    """By how much these weights missed what came of a pair, and how each weight moves what they foretell of it."""
    pull: Facts = {}
    for one, sign in ((pair.other, 1), (pair.usual, -1)):
        share = chance(weights, one.facts) if one.facts else 0.0
        for fact, number in one.facts.items():
            if number:
                pull[fact] = pull.get(fact, 0.0) + sign * share * (1 - share) * number
    return pair.other.won - pair.usual.won - gap(weights, pair), pull


def gap(weights: Facts, pair: Pair) -> float:
    """How much more these weights promise of the other plan."""
    told = [chance(weights, one.facts) if one.facts else float(one.won) for one in (pair.usual, pair.other)]
    return told[1] - told[0]


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


def learned(noted: Sequence[Noted], pairs: Sequence[Pair] = ()) -> Facts:
    """The weights of facts that were noted; without pairs each set-up on a base of its own, and then the one base, and
    what never changes in a set-up, that fit all best."""
    if pairs:
        return fit([(one.facts, one.won) for one in noted], pairs)
    fixed = {BASE, *unchanging(noted)}
    moving = [fact for fact in noted[0].facts if fact not in fixed]
    whole = fit([({**{fact: one.facts[fact] for fact in moving}, one.setup: 1.0}, one.won) for one in noted])
    said = [sum(whole[fact] * one.facts[fact] for fact in moving) for one in noted]
    rest = fit([({fact: one.facts[fact] for fact in fixed}, one.won) for one in noted], said=said)
    return {fact: rest[fact] if fact in fixed else whole[fact] for fact in noted[0].facts}


def unchanging(noted: Sequence[Noted]) -> list[str]:
    """The facts that are the same at every moment of a set-up: its own base would stand in for them."""
    first: dict[str, Facts] = {}
    changing = set[str]()
    for one in noted:
        known = first.setdefault(one.setup, one.facts)
        changing |= {fact for fact, number in one.facts.items() if number != known[fact]}
    return [fact for fact in noted[0].facts if fact not in changing]


def log_loss(told: Sequence[tuple[float, bool]]) -> float:
    """How much is lost by believing these chances: less is better, and 0.69 is a coin."""
    sure = [(min(1 - 1e-6, max(1e-6, share)), won) for share, won in told]
    return -sum(log(share if won else 1 - share) for share, won in sure) / len(sure)


def told_apart(told: Sequence[tuple[float, bool]]) -> float | None:
    """How often what was won had been given the better chance than what was lost, a tie being half; None: all came to
    the same."""
    won, lost = sorted(share for share, won in told if won), [share for share, won in told if not won]
    if not won or not lost:
        return None
    return 1 - sum(bisect_left(won, share) + bisect_right(won, share) for share in lost) / 2 / len(won) / len(lost)


def by_scenario(known: Sequence[Noted], others: Sequence[Noted], weights: Facts) -> Iterator[str]:
    """For each scenario, of games that were not learned from: how many were won, what is lost by expecting of every
    set-up what usually comes of it, what is lost by these weights, and how well they tell tables of a set-up apart."""
    came: dict[str, list[bool]] = {}
    for one in known:
        came.setdefault(one.setup, []).append(one.won)
    found: dict[str, dict[str, list[tuple[float, float, bool]]]] = {}
    for one in others:
        before = came.get(one.setup, [])
        usual = (sum(before) + 1) / (len(before) + 2)
        setups = found.setdefault(one.setup.rsplit(" ", 1)[0], {})
        setups.setdefault(one.setup, []).append((usual, chance(weights, one.facts), one.won))
    for scenario, setups in found.items():
        rows = [row for setup in setups.values() for row in setup]
        apart = [(told_apart([(share, won) for _, share, won in setup]), len(setup)) for setup in setups.values()]
        sure = [(share, many) for share, many in apart if share is not None]
        mean = sum(share * many for share, many in sure) / sum(many for _, many in sure) if sure else 0.5
        losses = [log_loss([(row[which], row[2]) for row in rows]) for which in (0, 1)]
        yield (
            f"    {scenario:26} {len(rows):6} won {sum(row[2] for row in rows) / len(rows):4.0%}"
            f"  usual {losses[0]:.3f}  facts {losses[1]:.3f}  told apart {mean:.2f}"
        )


def held(weights: Facts, pairs: Sequence[Pair]) -> str:
    """What part of a gap between two plans came true, and how closely gaps go with what came."""
    gaps = [gap(weights, pair) for pair in pairs]
    came = [float(pair.other.won - pair.usual.won) for pair in pairs]
    both, squares = sum(map(mul, gaps, came)), sum(map(mul, gaps, gaps))
    return f"{both / squares:.2f} of a gap came true; correlation {correlation(gaps, came):.3f}"


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
    parser.add_argument("--pairs", type=int, default=0, help="so many moments at which turns are played twice")
    parser.add_argument("--most", type=int, default=6, help="only with up to so many players")
    parser.add_argument("--seed", type=int, default=1)
    args = parser.parse_args()
    game = find_game(args.game)
    module = import_module(f"holdouts.games.{args.game.replace('-', '_')}.worth")
    setups, noted = [setup for setup in usual_setups(game) if setup.seats <= args.most], []
    for number in range(args.games):
        setup = setups[number % len(setups)]
        for facts, won in play(game, setup, args.seed * 1_000_000 + number, module.facts):
            noted.append(Noted(number, f"{setup.scenario} {setup.seats}", facts, won))
    pairs = [
        pairs_of(game, setups[number % len(setups)], (args.seed + 1) * 1_000_000 + number, module.facts)
        for number in range(args.pairs)
    ]
    report(noted, module.WEIGHTS, pairs)


def report(noted: Sequence[Noted], before: Facts, moments: Sequence[Sequence[Pair]] = ()) -> None:
    """The weights found, and how well both do in games that were not learned from."""
    known = [one for one in noted if one.game % 5]
    others = [one for one in noted if not one.game % 5]
    after = learned(known, [pair for number, pairs in enumerate(moments) if number % 5 for pair in pairs])
    kept = [pair for pairs in moments[::5] for pair in pairs]
    print(f"{len(noted)} seats between turns; {sum(one.won for one in noted) / len(noted):.0%} of them won")
    for name, weights in (("before", before), ("after", after)):
        told = [(chance(weights, one.facts), one.won) for one in others]
        print(f"{name}: log loss {log_loss(told):.4f}; foretold:came  {calibration(told)}")
        if kept:
            print(f"  of {len(kept)} pairs: {held(weights, kept)}")
        print("\n".join(by_scenario(known, others, weights)))
    print("\n".join(f'    "{fact}": {weight:.2f},' for fact, weight in after.items()))


if __name__ == "__main__":
    main()
