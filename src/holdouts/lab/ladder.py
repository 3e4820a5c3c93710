"""The ladder: how often each kind of bot wins every scenario, and whether more thought wins more than luck explains.

Every rung plays the same games: the same deals by the same numbers. So two rungs are compared game by game, and what
only the deal decides falls out of the comparison.
"""

from collections.abc import Callable, Sequence
from math import comb, sqrt
from statistics import fmean, stdev

from msgspec import Struct

from holdouts.lab.simulate import Outcome, Results

RUNGS = ("random", "sensible", "search:8", "search:24", "search:96")
"""From no thought to much; what thinks is told how many games it may imagine, so that the ladder comes out the same."""

FOOT = "sensible"
"""The rung that the others are compared with."""

Run = Callable[[str], Results]
"""Plays the games of a rung."""


class Duel(Struct, frozen=True):
    """How a rung did against another in the same games."""

    better: int
    worse: int

    @property
    def luck(self) -> float:
        """How likely chance alone is to make it win so many of the games that went otherwise (sign test, one side)."""
        games = self.better + self.worse
        return float(sum(comb(games, hits) for hits in range(self.better, games + 1)) / 2**games)


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


def climb(rungs: Sequence[str], run: Run) -> dict[str, Results]:
    """All rungs, from the lowest."""
    return {kind: run(kind) for kind in rungs}


def to_markdown(ladder: dict[str, Results], games: int, seconds: float) -> str:
    """The ladder as a table for a document: what part of the players won, and the last rung against the foot."""
    kinds = list(ladder)
    lowest, foot, top = ladder[kinds[0]], ladder.get(FOOT, ladder[kinds[0]]), ladder[kinds[-1]]
    lines = [
        f"`{top.game}`, seed {top.seed}, {games} games a rung, in {seconds / 60:.0f} minutes. What part of the players "
        "won, and where the true share lies in 95 of 100 cases; then in how many games more, and in how many fewer, "
        f"won with {kinds[-1]} than with {foot.bots[0]}, and how likely chance alone does that.",
        "",
        "| scenario | players | games | " + " | ".join(kinds) + " | more : fewer | by chance |",
        "| --- | ---: | ---: |" + " ---: |" * len(kinds) + " ---: | ---: |",
    ]
    cells = [results.groups() for results in ladder.values()]
    for (scenario, seats), played in sorted(lowest.groups().items()):
        here = [groups.get((scenario, seats), []) for groups in cells]
        against = duel(here[-1], foot.groups().get((scenario, seats), []))
        lines.append(_row(scenario, seats, len(played), [winners(outcomes) for outcomes in here], against))
    everything = [winners(results.outcomes) for results in ladder.values()]
    lines.append(_row("all", "", len(lowest.outcomes), everything, duel(top.outcomes, foot.outcomes)))
    return "\n".join(lines)


def _row(scenario: str, seats: object, games: int, shares: Sequence[str], against: Duel) -> str:
    told = f"{against.better} : {against.worse} | {against.luck:.3f}"
    return f"| {scenario} | {seats} | {games} | {' | '.join(shares)} | {told} |"
