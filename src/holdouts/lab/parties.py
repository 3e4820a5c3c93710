"""What came of games in which not everybody wants the same: how they ended, and who was there and won.

A party is what players were dealt, whatever became of them: an exiled betrayer is a betrayer. By scenario and number of
players, as a table for people and for a document.
"""

from collections.abc import Callable, Sequence

from rich.box import SIMPLE_HEAD
from rich.table import Table as Grid

from holdouts.lab.simulate import Outcome, Results, wilson


def party(kind: str) -> str:
    """What somebody was dealt: the last word of what they became."""
    return kind.split()[-1]


def parties(outcomes: Sequence[Outcome]) -> list[str]:
    """All parties of some games."""
    return sorted({party(kind) for outcome in outcomes for kind in outcome.kinds})


def endings(outcomes: Sequence[Outcome]) -> list[str]:
    """All ways in which some games ended, the most frequent first."""
    ended = [outcome.ended for outcome in outcomes]
    return sorted(set(ended), key=lambda name: (-ended.count(name), name))


Rate = Callable[[int, int], str]
"""How a share is written: of hits and count."""


def bare(hits: int, count: int) -> str:
    """A share."""
    return f"{hits / count:.0%}" if count else ""


def with_interval(hits: int, count: int) -> str:
    """A share, and where the true one may lie."""
    low, high = wilson(hits, count)
    return f"{bare(hits, count)} ({100 * low:.0f}–{100 * high:.0f})" if count else ""


def members(outcomes: Sequence[Outcome], name: str) -> tuple[int, int]:
    """How many of a party there were, and how many of them won."""
    counts = [count for outcome in outcomes for kind, count in outcome.kinds.items() if party(kind) == name]
    return sum(played for played, _ in counts), sum(won for _, won in counts)


def is_rare(outcomes: Sequence[Outcome], name: str) -> bool:
    """Whether at most one player in a game is of a party: then it is told how often there is one."""
    return all(members([outcome], name)[0] <= 1 for outcome in outcomes)


def rows(results: Results, rate: Rate) -> list[list[str]]:
    """For each scenario and number of players, and for all: games, endings, and each party's presence and wins."""
    groups = [(scenario, str(seats), games) for (scenario, seats), games in sorted(results.groups().items())]
    groups.append(("all", "", list(results.outcomes)))
    return [[scenario, seats, str(len(games)), *_cells(results, games, rate)] for scenario, seats, games in groups]


def _cells(results: Results, games: list[Outcome], rate: Rate) -> list[str]:
    found = [rate(sum(game.ended == name for game in games), len(games)) for name in endings(results.outcomes)]
    for name in parties(results.outcomes):
        played, won = members(games, name)
        if is_rare(results.outcomes, name):
            found.append(rate(played, len(games)))
        found.append(rate(won, played))
    return found


def headings(results: Results) -> list[str]:
    """What stands in the rows."""
    found = ["scenario", "players", "games", *endings(results.outcomes)]
    for name in parties(results.outcomes):
        found += [f"{name} there"] if is_rare(results.outcomes, name) else []
        found.append(f"{name} won")
    return found


def grid(results: Results) -> Grid:
    """The rows for people at a terminal."""
    shown = Grid(title="How they ended, and who won", box=SIMPLE_HEAD, padding=(0, 1, 0, 0))
    for heading in headings(results):
        width = max(map(len, heading.split()))
        shown.add_column(heading, min_width=width, justify="left" if heading == "scenario" else "right")
    for row in rows(results, bare):
        shown.add_row(*row)
    return shown


def to_markdown(results: Results) -> str:
    """The rows for a document, with intervals."""
    heads = headings(results)
    lines = [heads, ["---", *["---:"] * (len(heads) - 1)], *rows(results, with_interval)]
    return "\n".join(f"| {' | '.join(cells)} |" for cells in lines)
