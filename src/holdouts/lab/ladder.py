"""The ladder: how often each kind of bot wins every scenario, and whether more thought wins more than luck explains.

Every rung plays the same games: the same deals by the same numbers. So two rungs are compared game by game, and what
only the deal decides falls out of the comparison.
"""

from collections.abc import Callable, Iterator, Sequence
from contextlib import AbstractContextManager
from math import sqrt
from pathlib import Path
from statistics import fmean, stdev
from tempfile import TemporaryDirectory
from time import monotonic
from typing import NamedTuple

from msgspec import Struct

from holdouts.bots import make_bot
from holdouts.bots.odds import by_chance
from holdouts.engine.game import Game, Setup
from holdouts.lab import kept
from holdouts.lab.simulate import Outcome, Progress, Results

RUNGS = ("random", "sensible", "search:16", "search:48", "search:240")
"""From no thought to much; what thinks is told how many games it may imagine, so that the ladder comes out the same:
about as many as quick, careful and deep bots get to."""

FOOT = "sensible"
"""The rung that the others are compared with."""

TURN = 4
"""Where rungs share a time, one is played for so many games a process before it is the next one's turn."""

Counting = Callable[[str, int], AbstractContextManager[Progress]]
"""Shows how far something has come: what, and of how many."""


class Duel(Struct, frozen=True):
    """How a rung did against another in the same games."""

    better: int
    worse: int

    @property
    def luck(self) -> float:
        """How likely chance alone is to make it win so many of the games that went otherwise."""
        return by_chance(self.better, self.worse)


def duel(rung: Sequence[Outcome], other: Sequence[Outcome]) -> Duel:
    """In how many of the games that both played more, or fewer, players won."""
    before = {outcome.number: outcome.winners for outcome in other}
    gaps = [outcome.winners - before[outcome.number] for outcome in rung if outcome.number in before]
    return Duel(sum(gap > 0 for gap in gaps), sum(gap < 0 for gap in gaps))


def winners(outcomes: Sequence[Outcome]) -> str:
    """What part of the players won, give or take what chance does to so few games in 95 of 100 cases."""
    shares = [outcome.winners / outcome.seats for outcome in outcomes]
    if not shares:
        return ""
    reach = 1.96 * stdev(shares) / sqrt(len(shares)) if len(shares) > 1 else 1.0
    return f"{fmean(shares):.0%} ±{100 * reach:.0f}"


def thinks(kind: str) -> bool:
    """Whether bots of this kind take their time: a game with them costs a hundred times as much."""
    return not make_bot(kind, 0).quick


class Ladder(NamedTuple):
    """The games that every rung plays, and how they are played."""

    game: Game
    setups: Sequence[Setup]
    seed: int
    workers: int
    keep: Path | None
    """Where every game is kept, so that an interrupted run goes on."""
    counting: Counting

    def climb(self, rungs: Sequence[str], games: int, thinking: int, minutes: float | None) -> dict[str, Results]:
        """All rungs, from the lowest: so many games of each set-up, and so many where bots take their time to think, or
        as many as fit so many minutes."""
        most, cells = games * len(self.setups), len(self.setups)
        with TemporaryDirectory() as passing:

            def run(kind: str, many: int) -> Results:
                return self._play(kind, many, self.keep or Path(passing))

            if minutes is not None:
                return in_turns(rungs, run, most, TURN * self.workers, 60 * minutes)
            return {kind: run(kind, thinking * cells if thinks(kind) else most) for kind in rungs}

    def _play(self, kind: str, many: int, keep: Path) -> Results:
        """So many games of a rung in all; those it has played before are not played again."""
        shelf = keep / self.game.id
        shelf.mkdir(parents=True, exist_ok=True)
        with self.counting(kind, many) as finished:
            return kept.simulate(
                self.game,
                self.setups,
                many,
                bots=[kind],
                seed=self.seed,
                workers=self.workers,
                progress=finished,
                file=shelf / f"{kind.replace(':', '-')}.jsonl",
            )


def in_turns(
    rungs: Sequence[str],
    run: Callable[[str, int], Results],
    games: int,
    turn: int,
    seconds: float,
    clock: Callable[[], float] = monotonic,
) -> dict[str, Results]:
    """Rungs that do not think play all games; the others the first of these, so many more each in turn until their time
    is over."""
    ladder = {kind: run(kind, games) for kind in rungs if not thinks(kind)}
    began, many = clock(), 0
    while not many or (clock() - began < seconds and many < games):
        many = min(many + turn, games)
        ladder |= {kind: run(kind, many) for kind in rungs if thinks(kind)}
    return {kind: ladder[kind] for kind in rungs}


def to_markdown(ladder: dict[str, Results], seconds: float) -> str:
    """The ladder as a table for a document: what part of the players won, and the last rung against the foot."""
    kinds = list(ladder)
    foot, top = ladder.get(FOOT, ladder[kinds[0]]), ladder[kinds[-1]]
    heads = [f"{kind} ({len(results.outcomes)})" for kind, results in ladder.items()]
    lines = [
        f"`{top.game}`, seed {top.seed}, in {seconds / 60:.0f} minutes; in the head stands how many games of each. "
        "What part of the players won, and where the true share lies in 95 of 100 cases; then in how many of the games "
        f"that both played more, and in how many fewer, won with {kinds[-1]} than with {foot.bots[0]}, and how likely "
        "chance alone does that.",
        "",
        "| scenario | players | " + " | ".join(heads) + " | more : fewer | by chance |",
        "| --- | ---: |" + " ---: |" * len(kinds) + " ---: | ---: |",
    ]
    for scenario in foot.scenarios():
        here = [_of(results, scenario) for results in ladder.values()]
        for seats in foot.seats():
            cell = [[outcome for outcome in outcomes if outcome.seats == seats] for outcomes in here]
            if any(cell):
                lines.append(_row(scenario, seats, cell, duel(cell[-1], _of(foot, scenario))))
        if len(foot.seats()) > 1:
            lines.append(_row(scenario, "all", here, duel(here[-1], _of(foot, scenario))))
    everything = [results.outcomes for results in ladder.values()]
    lines.append(_row("all", "all", everything, duel(top.outcomes, foot.outcomes)))
    return "\n".join([*lines, *_among_thinkers(list(ladder.values()))])


def _among_thinkers(rungs: Sequence[Results]) -> Iterator[str]:
    """Whether more thought wins more: each rung that thinks against every lower one that does."""
    thinking = [results for results in rungs if thinks(results.bots[0])]
    for place, deeper in enumerate(thinking):
        for lower in thinking[:place]:
            found = duel(deeper.outcomes, lower.outcomes)
            names = f"{deeper.bots[0]} against {lower.bots[0]}"
            yield f"\n{names}: {found.better} : {found.worse}, by chance {found.luck:.3f}."


def _of(results: Results, scenario: str) -> list[Outcome]:
    return [outcome for outcome in results.outcomes if outcome.scenario == scenario]


def _row(scenario: str, seats: object, cells: Sequence[Sequence[Outcome]], against: Duel) -> str:
    shares = " | ".join(map(winners, cells))
    return f"| {scenario} | {seats} | {shares} | {against.better} : {against.worse} | {against.luck:.3f} |"
