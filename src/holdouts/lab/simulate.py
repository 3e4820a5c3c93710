"""Simulation: many seeded games by bots, and what came of them.

Every game is addressed by its number: its seed, its set-up and its bots follow from that alone. So the results are the
same whatever the number of workers, and what a worker did not finish can be done again by another.
"""

import csv
import os
import shlex
import signal
import threading
from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from io import StringIO
from math import sqrt
from multiprocessing import active_children
from random import Random
from statistics import fmean
from typing import Any

import msgspec
from msgspec import Struct
from rich.box import SIMPLE_HEAD
from rich.console import Group
from rich.table import Table as Grid
from rich.text import Text

from holdouts.bots import make_bot
from holdouts.engine.game import Game, Setup
from holdouts.engine.table import Table
from holdouts.engine.tally import Tally
from holdouts.lab.replay import Replay
from holdouts.lab.variety import otherwise

CHUNK = 10
"""Games a worker plays before it reports."""

ATTEMPTS = 5
"""So often the workers are started anew after one of them was killed."""

LOOK = 0.2
"""Seconds between two looks whether somebody wants to stop."""

Progress = Callable[[int], None]
"""Told how many games were finished since it was last told."""


class Outcome(Struct, frozen=True):
    """What came of one game."""

    number: int
    scenario: str
    seats: int
    winners: int
    living: int
    rounds: int
    choices: int
    ended: str
    replay: str = ""
    """What `holdouts play --replay` shows this very game for."""
    kinds: dict[str, tuple[int, int]] = {}
    """Of each kind of player, where not everybody wants the same: how many there were, and how many won."""
    options: dict[str, str] = {}
    """What of the set-up is not the usual."""
    tally: Tally | None = None
    """What the game tells of its end besides."""


class Results(Struct, frozen=True):
    """All games of a simulation, in the order of their numbers."""

    game: str
    bots: tuple[str, ...]
    seed: int
    outcomes: tuple[Outcome, ...]

    def groups(self) -> dict[tuple[str, int], list[Outcome]]:
        """By scenario and number of seats."""
        found: dict[tuple[str, int], list[Outcome]] = {}
        for outcome in self.outcomes:
            found.setdefault((outcome.scenario, outcome.seats), []).append(outcome)
        return found

    def scenarios(self) -> list[str]:
        return sorted({outcome.scenario for outcome in self.outcomes})

    def seats(self) -> list[int]:
        """The numbers of players there were."""
        return sorted({outcome.seats for outcome in self.outcomes})

    def shares(self) -> dict[str, list[str]]:
        """By scenario, for each number of players: the share of games won, and where it may lie."""
        groups = self.groups()
        return {
            scenario: [share(groups.get((scenario, seats), ())) for seats in self.seats()]
            for scenario in self.scenarios()
        }


def simulate(
    game: Game,
    setups: Sequence[Setup],
    games: int,
    *,
    bots: Sequence[str] = ("sensible",),
    seed: int = 1,
    workers: int = 1,
    progress: Progress = lambda finished: None,
    done: Sequence[Outcome] = (),
    keep: Callable[[list[Outcome]], None] = lambda outcomes: None,
) -> Results:
    """Play so many games, the set-ups in turn, well mixed. Of several kinds of bots each takes every so many seats.

    Games that were done before are not played again; whoever keeps what is finished can go on from there.
    """
    size = CHUNK if all(make_bot(kind, 0).quick for kind in bots) else 1
    mixed = list(setups)
    Random(0).shuffle(mixed)
    job = _Job(game.id, tuple(mixed), tuple(bots), seed)
    outcomes = [outcome for outcome in done if outcome.number < games]
    progress(len(outcomes))
    known = {outcome.number for outcome in outcomes}
    missing = [number for number in range(games) if number not in known]
    chunks = [tuple(missing[start : start + size]) for start in range(0, len(missing), size)]
    workers = min(workers, len(chunks))
    for finished in map(job, chunks) if workers <= 1 else _spread(job, chunks, workers):
        keep(finished)
        outcomes += finished
        progress(len(finished))
    outcomes.sort(key=lambda outcome: outcome.number)
    return Results(game.id, tuple(bots), seed, tuple(outcomes))


def cores() -> int:
    """How many processes can play at once on this machine, as far as it is ours."""
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1


class _Job(Struct, frozen=True):
    """What a worker is told once and for all; called with the numbers of games, it plays them."""

    game: str
    setups: tuple[Setup, ...]
    bots: tuple[str, ...]
    seed: int

    def __call__(self, numbers: Sequence[int]) -> list[Outcome]:
        return [self._play(number) for number in numbers]

    def _play(self, number: int) -> Outcome:
        setup = self.setups[number % len(self.setups)]
        replay = Replay(self.game, setup, self.bots, self.seed, number)
        table = replay.play(keep=False)
        state = table.state
        return Outcome(
            number=number,
            scenario=setup.scenario,
            seats=setup.seats,
            winners=len(state.winners),
            living=len(state.living()),
            rounds=state.round,
            choices=len(table.choices),
            ended=state.ended,
            replay=replay.code,
            kinds=_kinds(table, setup.seats),
            options=otherwise(table.game, setup),
            tally=table.game.tally(state, table.chronicle) if table.game.tally is not None else None,
        )


def _kinds(table: Table, seats: int) -> dict[str, tuple[int, int]]:
    """What kinds of players there were, and how many of each won."""
    found: dict[str, tuple[int, int]] = {}
    kind_of, state = table.game.kind_of, table.state
    if kind_of is None:
        return found
    for seat in range(seats):
        kind = kind_of(state, seat)
        played, won = found.get(kind, (0, 0))
        found[kind] = (played + 1, won + (seat in state.winners))
    return found


def _spread(job: _Job, chunks: Sequence[Sequence[int]], workers: int) -> Iterator[list[Outcome]]:
    """Let several processes play; what one of them had in hand when it was killed is played again."""
    missing = list(chunks)
    for attempt in range(ATTEMPTS):
        with _noting_interrupts() as heed, ProcessPoolExecutor(workers, initializer=_leave_interrupts) as pool:
            try:
                running: dict[Future[list[Outcome]], Sequence[int]]
                running = {pool.submit(job, chunk): chunk for chunk in missing}
                while running:
                    done, _ = wait(running, timeout=LOOK, return_when=FIRST_COMPLETED)
                    heed()
                    for future in done:
                        finished = future.result()
                        missing.remove(running.pop(future))
                        yield finished
                return
            except BrokenProcessPool:
                if attempt == ATTEMPTS - 1:
                    raise
            except BaseException:
                pool.shutdown(wait=False, cancel_futures=True)
                for player in active_children():
                    player.terminate()  # nobody will ask what its game comes to, which may take minutes
                raise


@contextmanager
def _noting_interrupts() -> Iterator[Callable[[], None]]:
    """Gives what raises KeyboardInterrupt if one has come. Raised wherever it comes it may be lost: right after a fork,
    and when an object is thrown away, Python says that it ignores the exception, and goes on."""
    came: list[int] = []

    def heed() -> None:
        if came:
            raise KeyboardInterrupt

    usual = signal.getsignal(signal.SIGINT)
    if usual is not signal.default_int_handler or threading.current_thread() is not threading.main_thread():
        yield heed  # interrupts are ignored, or somebody else's
        return
    signal.signal(signal.SIGINT, lambda number, frame: came.append(number))
    try:
        yield heed
    finally:
        signal.signal(signal.SIGINT, usual)
    heed()


def _leave_interrupts() -> None:
    """Whoever interrupts a simulation interrupts who counts, not those who play."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)


# --- figures ---


def wilson(hits: int, count: int, z: float = 1.96) -> tuple[float, float]:
    """Where the true share lies, in 95 of 100 cases (Wilson's interval)."""
    if not count:
        return 0.0, 1.0
    share = hits / count
    middle = share + z * z / (2 * count)
    reach = z * sqrt(share * (1 - share) / count + z * z / (4 * count * count))
    whole = 1 + z * z / count
    return max(0.0, (middle - reach) / whole), min(1.0, (middle + reach) / whole)


def figures(outcomes: Sequence[Outcome]) -> dict[str, Any]:
    """What some games have in common."""
    count = len(outcomes)
    seats = sum(outcome.seats for outcome in outcomes)
    won = sum(outcome.winners > 0 for outcome in outcomes)
    low, high = wilson(won, count)
    return {
        "games": count,
        "won": won / count,
        "won_low": low,
        "won_high": high,
        "winners_per_player": sum(outcome.winners for outcome in outcomes) / seats,
        "survivors_per_player": sum(outcome.living for outcome in outcomes) / seats,
        "rounds": fmean(outcome.rounds for outcome in outcomes),
        "choices": fmean(outcome.choices for outcome in outcomes),
        "endings": dict(Counter(outcome.ended for outcome in outcomes).most_common()),
        "kinds": {kind: _sum_of(outcomes, kind) for kind in sorted({one for each in outcomes for one in each.kinds})},
    }


def _sum_of(outcomes: Sequence[Outcome], kind: str) -> tuple[int, int]:
    """How many players of a kind there were in all games, and how many won."""
    counts = [outcome.kinds.get(kind, (0, 0)) for outcome in outcomes]
    return sum(played for played, _ in counts), sum(won for _, won in counts)


def share(outcomes: Sequence[Outcome]) -> str:
    """How many of some games were won, and where the true share may lie."""
    if not outcomes:
        return ""
    found = figures(outcomes)
    return f"{found['won']:.0%} ({100 * found['won_low']:.0f}–{100 * found['won_high']:.0f})"


def to_json(results: Results) -> bytes:
    """The figures of every scenario and number of seats, and of all games together."""
    groups = [
        {"scenario": scenario, "seats": seats, **figures(outcomes)}
        for (scenario, seats), outcomes in sorted(results.groups().items())
    ]
    head = {"game": results.game, "bots": results.bots, "seed": results.seed}
    return msgspec.json.encode({**head, "all": figures(results.outcomes), "groups": groups})


def to_lines(results: Results) -> str:
    """Every game as a line of JSON."""
    return "\n".join(msgspec.json.encode(outcome).decode() for outcome in results.outcomes)


COLUMNS = ("games", "won", "won_low", "won_high", "winners_per_player", "survivors_per_player", "rounds", "choices")


TOLD = ("causes", "left_when_won", "lost")
"""What stands beside them of games that tell what ended them, and who was lost to what."""

USUAL = "usual"
"""What stands for the options where none is otherwise."""


def options_of(outcome: Outcome) -> str:
    """The options of a game that are not the usual, as they are set."""
    return " ".join(f"{name}={value}" for name, value in outcome.options.items()) or USUAL


def to_csv(results: Results) -> str:
    """The figures of every scenario, number of seats and choice of options, how the games ended, and one to look at for
    each ending."""
    text = StringIO()
    lines = csv.writer(text, lineterminator="\n")
    lines.writerow(("game", "scenario", "seats", "options", "bots", *COLUMNS, "endings", *TOLD, "replays"))
    groups: dict[tuple[str, int, str], list[Outcome]] = {}
    for outcome in results.outcomes:
        groups.setdefault((outcome.scenario, outcome.seats, options_of(outcome)), []).append(outcome)
    for (scenario, seats, options), outcomes in sorted(groups.items()):
        found = figures(outcomes)
        endings = _counts(found["endings"])
        shown = " ".join(example(outcomes, ended).replay for ended in found["endings"])
        bots = "+".join(results.bots)
        numbers = [found[column] if column == "games" else f"{found[column]:.4g}" for column in COLUMNS]
        lines.writerow((results.game, scenario, seats, options, bots, *numbers, endings, *_told(outcomes), shown))
    return text.getvalue()


def _told(outcomes: Sequence[Outcome]) -> list[str]:
    """What ended some games, how many were left at the end of those that were won, and what the others were lost to."""
    told = [(outcome.winners > 0, outcome.tally) for outcome in outcomes if outcome.tally is not None]
    lost: Counter[str] = Counter()
    for _, tally in told:
        lost.update(tally.lost)
    left = [tally.survivors for won, tally in told if won]
    causes = Counter(tally.cause for _, tally in told)
    return [
        _counts(dict(causes.most_common())),
        f"{fmean(left):.4g}" if left else "",
        _counts(dict(lost.most_common())),
    ]


def _counts(counts: Mapping[str, int]) -> str:
    return " ".join(f"{name}:{times}" for name, times in counts.items())


def example(outcomes: Sequence[Outcome], ended: str) -> Outcome:
    """The first game that ended like that."""
    return next(outcome for outcome in outcomes if outcome.ended == ended)


def grid(results: Results) -> Group:
    """The figures as tables for people. A game counts as won when it has a winner."""
    kinds = [_by_kind(results)] if any(outcome.kinds for outcome in results.outcomes) else []
    return Group(_won(results), _scenarios(results), *kinds, _endings(results))


def _won(results: Results) -> Grid:
    """How many games of each scenario were won by how many players, with intervals."""
    title = f"{results.game}: {len(results.outcomes)} games by {', '.join(results.bots)} bots, won (95 %)"
    shown = _grid(title)
    for heading in ("players", *map(str, results.seats())):
        shown.add_column(heading, no_wrap=True, justify="left" if heading == "players" else "right")
    for scenario, cells in results.shares().items():
        shown.add_row(scenario, *(cell.replace(" (", "\n(") for cell in cells))
    return shown


def _grid(title: str) -> Grid:
    return Grid(title=title, box=SIMPLE_HEAD, padding=(0, 1, 0, 0))


def _scenarios(results: Results) -> Grid:
    """What else the games of each scenario have in common."""
    shown = _grid("All numbers of players")
    shown.add_column("scenario", no_wrap=True)
    for column in ("games", "won", "95 %", "winners", "alive", "rounds", "picks"):
        shown.add_column(column, justify="right", no_wrap=True)
    for scenario in results.scenarios():
        outcomes = [outcome for outcome in results.outcomes if outcome.scenario == scenario]
        shown.add_row(scenario, *_row(figures(outcomes)))
    shown.add_section()
    shown.add_row("all", *_row(figures(results.outcomes)))
    return shown


def _by_kind(results: Results) -> Grid:
    """How often each kind of player won, in each scenario and in all."""
    groups = {name: [one for one in results.outcomes if one.scenario == name] for name in results.scenarios()}
    groups["all"] = list(results.outcomes)
    kinds = sorted({kind for outcome in results.outcomes for kind in outcome.kinds})
    shown = _grid("Won, by kind of player")
    for heading in ("scenario", *kinds):
        shown.add_column(heading, no_wrap=True, justify="left" if heading == "scenario" else "right")
    for name, outcomes in groups.items():
        counts = figures(outcomes)["kinds"]
        cells = [counts.get(kind, (0, 0)) for kind in kinds]
        shown.add_row(name, *(f"{won / played:.0%} of {played}" if played else "" for played, won in cells))
    return shown


def to_markdown(results: Results) -> str:
    """The win rates as a table for a document, with all that makes them again."""
    seats = results.seats()
    lines = [
        f"`{results.game}`: {len(results.outcomes)} games by {', '.join(results.bots)} bots, seed {results.seed}; "
        "won, with the interval in which the true share lies in 95 of 100 cases.",
        "",
        "| players | " + " | ".join(map(str, seats)) + " |",
        "| --- |" + " ---: |" * len(seats),
    ]
    lines += [f"| {scenario} | {' | '.join(cells)} |" for scenario, cells in results.shares().items()]
    return "\n".join(lines)


def _row(found: dict[str, Any]) -> list[str]:
    return [
        str(found["games"]),
        f"{found['won']:.0%}",
        f"{100 * found['won_low']:.0f} to {100 * found['won_high']:.0f}",
        f"{found['winners_per_player']:.0%}",
        f"{found['survivors_per_player']:.0%}",
        f"{found['rounds']:.1f}",
        f"{found['choices']:.0f}",
    ]


def _endings(results: Results) -> Group:
    """How the games of each scenario ended, after how many rounds, and what shows one of each."""
    shown = _grid("How they ended")
    for heading in ("scenario", "", "games", "rounds"):
        shown.add_column(heading, no_wrap=True, justify="right" if heading in ("games", "rounds") else "left")
    looks: list[Text] = []
    for scenario in results.scenarios():
        outcomes = [outcome for outcome in results.outcomes if outcome.scenario == scenario]
        for name, times in Counter(outcome.ended for outcome in outcomes).most_common():
            rounds = fmean(outcome.rounds for outcome in outcomes if outcome.ended == name)
            shown.add_row(scenario, name, str(times), f"{rounds:.1f}")
            look = f"{scenario}, {name}: holdouts play --replay {shlex.quote(example(outcomes, name).replay)}"
            looks.append(Text(look, no_wrap=True, overflow="ignore"))
    return Group(shown, *looks)
