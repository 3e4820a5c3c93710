"""What came of games in which all are in it together: how many were survived, with how many, and what ended the others.

By scenario and options, then by who began it. As tables for people and for a document.
"""

from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from statistics import fmean
from typing import NamedTuple

from rich.box import SIMPLE_HEAD
from rich.console import Group
from rich.table import Table as Grid

from holdouts.engine.tally import Tally
from holdouts.lab.parties import Rate, bare, with_interval
from holdouts.lab.simulate import USUAL, Outcome, Results, options_of

Rows = list[list[str]]


class Counted(NamedTuple):
    """A game, and what it tells of its end."""

    outcome: Outcome
    tally: Tally

    @property
    def won(self) -> bool:
        return self.outcome.winners > 0


def counted(results: Results) -> list[Counted]:
    """The games that tell something of their end."""
    return [Counted(outcome, outcome.tally) for outcome in results.outcomes if outcome.tally is not None]


def cells(games: Sequence[Counted]) -> dict[tuple[str, str], list[Counted]]:
    """The games of each scenario and each choice of options, the usual ones first."""
    found: dict[tuple[str, str], list[Counted]] = {}
    for game in games:
        found.setdefault((game.outcome.scenario, options_of(game.outcome)), []).append(game)
    return dict(sorted(found.items(), key=lambda cell: (cell[0][0], cell[0][1] != USUAL, cell[0][1])))


def _by_frequency(names: Iterable[str]) -> list[str]:
    return [name for name, _ in sorted(Counter(names).items(), key=lambda each: (-each[1], each[0]))]


def endings(games: Sequence[Counted]) -> list[tuple[bool, str]]:
    """What ended the games, won and lost, the most frequent first."""
    named = _by_frequency(f"{'won' if game.won else 'lost'}: {game.tally.cause}" for game in games)
    return [(name.startswith("won"), name.partition(": ")[2]) for name in named]


def losses(games: Sequence[Counted]) -> list[str]:
    """What people were lost to, the most frequent first."""
    return _by_frequency(what for game in games for what, times in game.tally.lost.items() for _ in range(times))


# --- rows ---


def survived(games: Sequence[Counted], rate: Rate) -> Rows:
    """For each scenario and choice of options: how many games were won, with how many left, and what ended them."""
    ways = endings(games)
    named = [f"{_name(won)}: {cause}" for won, cause in ways]
    rows = [["scenario", "options", "games", "won", "left then", "days", *named]]
    for (scenario, options), these in [*cells(games).items(), (("all", ""), list(games))]:
        won = [game.tally.survivors for game in these if game.won]
        shares = [rate(sum((game.won, game.tally.cause) == way for game in these), len(these)) for way in ways]
        left = f"{fmean(won):.1f}" if won else ""
        days = f"{fmean(game.outcome.rounds for game in these):.1f}"
        rows.append([scenario, options, str(len(these)), rate(len(won), len(these)), left, days, *shares])
    return rows


def _name(won: bool) -> str:
    return "won" if won else "lost"


def deaths(games: Sequence[Counted], rate: Rate) -> Rows:
    """For each scenario and choice of options: how many were lost in a game, and to what."""
    causes = losses(games)
    rows = [["scenario", "options", "lost in a game", *causes]]
    for (scenario, options), these in [*cells(games).items(), (("all", ""), list(games))]:
        total: Counter[str] = Counter()
        for game in these:
            total.update(game.tally.lost)
        shares = [rate(total[cause], total.total()) for cause in causes]
        rows.append([scenario, options, f"{total.total() / len(these):.1f}", *shares])
    return rows


def characters(games: Sequence[Counted], rate: Rate) -> Rows:
    """For each who began games: how many, how many of these were won, and how often they saw the end themselves."""
    found: dict[str, list[tuple[bool, bool]]] = {}
    for game in games:
        for name, lived in game.tally.starters.items():
            found.setdefault(name, []).append((game.won, lived))
    rows = [["who began it", "games", "won", "saw the end"]]
    for name, seen in sorted(found.items()):
        times = len(seen)
        saw = sum(lived for _, lived in seen)
        rows.append([name, str(times), rate(sum(won for won, _ in seen), times), rate(saw, times)])
    return rows


TABLES: dict[str, Callable[[Sequence[Counted], Rate], Rows]] = {
    "How often it was survived, and what ended it": survived,
    "What people were lost to": deaths,
    "By who began it": characters,
}


# --- showing ---


def grid(results: Results) -> Group:
    """The tables for people at a terminal."""
    return Group(*(_shown(title, rows(counted(results), bare)) for title, rows in TABLES.items()))


def _shown(title: str, rows: Rows) -> Grid:
    shown = Grid(title=title, box=SIMPLE_HEAD, padding=(0, 1, 0, 0))
    for place, heading in enumerate(rows[0]):
        width = max(len(word) for word in heading.split())
        named = heading in ("scenario", "options")
        shown.add_column(heading, min_width=width, no_wrap=named, justify="left" if named or not place else "right")
    for row in rows[1:]:
        shown.add_row(*row)
    return shown


def to_markdown(results: Results) -> str:
    """The tables for a document, with intervals."""
    games = counted(results)
    return "\n\n".join(f"## {title}\n\n{_drawn(rows(games, with_interval))}" for title, rows in TABLES.items())


def _drawn(rows: Rows) -> str:
    lines = [rows[0], ["---", *["---:"] * (len(rows[0]) - 1)], *rows[1:]]
    return "\n".join(f"| {' | '.join(cells)} |" for cells in lines)
