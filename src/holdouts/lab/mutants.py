"""Mutants: small faults are put into a game's rules, one at a time, and its own tests must notice.

First all tests run once over traced rules, which shows what each of them runs. Then each fault is tried with the tests
that run it, the shortest first, until one fails: in processes that have loaded all of them, if it matters only while a
test runs, else in such as load everything anew. What no test notices has survived; it is explained if a file of known
faults says why it changes nothing.
"""

import os
import signal
import subprocess
import sys
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from dataclasses import dataclass, field
from itertools import pairwise
from pathlib import Path
from queue import SimpleQueue
from random import Random

import msgspec
from msgspec import Struct

from holdouts.engine.game import Game
from holdouts.games import IDS, find_game
from holdouts.lab.card_faults import card_mutants
from holdouts.lab.mutations import Mutant, find_mutants
from holdouts.lab.trials import LOADING, Job, Module, Ran, Verdict

FIRST = (6, 40)
"""So many tests are tried first, then so many; only what survives them is tried with all the others.

Most faults are noticed by the very first, and to load the files of forty tests takes longer than to run them.
"""

LONGEST = 600.0
ROOMS = ("rules", "effects")

Progress = Callable[[int], None]


class NoTests(Exception):
    """There is nothing to try, or what there is fails without any fault."""


class Known(Struct, frozen=True, forbid_unknown_fields=True):
    """A fault that changes nothing, and why."""

    where: str
    before: str
    after: str
    because: str

    def fits(self, mutant: Mutant) -> bool:
        return (self.where, self.before, self.after) == (mutant.where, mutant.before, mutant.after)


@dataclass(frozen=True)
class Ground:
    """Where faults are put, and which tests must notice."""

    root: Path
    package: Path
    modules: tuple[Module, ...]
    tests: str
    known: Path
    beforehand: tuple[str, ...] = ()
    """What can be loaded before there is any fault."""

    patience: float = 10.0
    """Seconds of processor time that any trial may take, beside what its tests took without a fault."""

    @classmethod
    def of(cls, game: Game) -> "Ground":
        """The rules and effects of a game, and its own tests."""
        root = game.folder.parents[3]
        tests = root / "tests" / "games" / game.folder.name
        if not tests.is_dir():
            raise NoTests(f"{tests} is not there: this needs the source with its tests.")
        files = sorted(file for room in ROOMS for file in (game.folder / room).rglob("*.py"))
        modules = tuple(Module(_dotted(file.relative_to(root / "src")), str(file)) for file in files)
        others = tuple(find_game(id_).folder.name for id_ in IDS if id_ != game.id)
        return cls(
            root,
            game.folder,
            modules,
            tests.relative_to(root).as_posix(),
            root / "tests" / "mutants" / f"{game.id}.yaml",
            ("holdouts.engine.library", "holdouts.bots", *(f"holdouts.games.{name}.game" for name in others)),
        )

    def name(self, module: Module) -> str:
        """How its file is called within the package."""
        return Path(module.file).relative_to(self.package).as_posix()

    def mutants(self) -> list[Mutant]:
        """Every fault there is."""
        found = []
        for module in self.modules:
            found += find_mutants(Path(module.file).read_text(encoding="utf-8"), self.name(module))
        return found

    def explained(self) -> list[Known]:
        """The faults of which it is known that they change nothing."""
        if not self.known.exists():
            return []
        return msgspec.yaml.decode(self.known.read_bytes(), type=list[Known])


@dataclass(frozen=True)
class Trial:
    """A fault, what came of it, and the tests that ran it."""

    mutant: Mutant
    verdict: Verdict
    tests: list[str]
    because: str = ""

    @property
    def noticed(self) -> bool:
        return self.verdict.outcome != "survived"


@dataclass
class Report:
    """What a run has seen."""

    trials: list[Trial] = field(default_factory=list)
    stale: list[Known] = field(default_factory=list)
    """Explanations of faults that can no longer be made."""

    @property
    def survivors(self) -> list[Trial]:
        return [trial for trial in self.trials if not trial.noticed and not trial.because]

    @property
    def clean(self) -> bool:
        return not self.survivors and not self.stale

    def lines(self) -> Iterator[str]:
        for trial in self.trials:
            if not trial.noticed:
                yield from _told(trial)
        for known in self.stale:
            yield f"Explained, but there is no such fault: {known.where}: {known.before} -> {known.after}"
        yield self.summary()

    def summary(self) -> str:
        count = len(self.trials)
        noticed = sum(trial.noticed for trial in self.trials)
        explained = sum(bool(trial.because) and not trial.noticed for trial in self.trials)
        share = f" ({noticed / count:.1%})" if count else ""
        return f"{count} faults: {noticed} noticed{share}, {explained} explained, {len(self.survivors)} survived"


def _dotted(file: Path) -> str:
    """The name of the module in a file; a folder is called by its own."""
    parts = file.with_suffix("").parts
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


def _told(trial: Trial) -> Iterator[str]:
    yield f"{trial.mutant}: {'explained' if trial.because else 'survived'}"
    yield f"    before: {trial.mutant.before}"
    yield f"    after:  {trial.mutant.after}"
    if trial.because:
        yield f"    changes nothing: {trial.because}"
    elif not trial.tests:
        yield "    run by no test"
    else:
        named = ", ".join(test.rsplit("/", 1)[-1] for test in trial.tests[:3])
        yield f"    run by {len(trial.tests)} tests: {named}{', ...' if len(trial.tests) > 3 else ''}"


# --- processes that run tests ---


class Workers:
    """A few processes that try faults; each takes the next one when it is done."""

    def __init__(self, ground: Ground, jobs: int, *, warm: bool = False) -> None:
        self.idle: SimpleQueue[subprocess.Popen[bytes]] = SimpleQueue()
        path = os.pathsep.join([*(part for part in sys.path if part), os.environ.get("PYTHONPATH", "")])
        where = [str(ground.root), ground.tests, "warm" if warm else "cold", *ground.beforehand]
        self.every = [
            subprocess.Popen(
                [sys.executable, "-m", "holdouts.lab.trials", *where],
                env={**os.environ, "PYTHONPATH": path, "PYTEST_DISABLE_PLUGIN_AUTOLOAD": "1", "PYTEST_ADDOPTS": ""},
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                process_group=0,  # whoever interrupts the search does not interrupt them, too: it ends them
            )
            for _ in range(jobs)
        ]
        for worker in self.every:
            self.idle.put(worker)

    def attempt(self, job: Job) -> Verdict:
        worker = self.idle.get()
        assert worker.stdin is not None
        assert worker.stdout is not None
        try:
            worker.stdin.write(msgspec.json.encode(job) + b"\n")
            worker.stdin.flush()
            told = worker.stdout.readline()
        finally:
            self.idle.put(worker)
        if not told:
            raise NoTests("A process that runs tests has died.")
        return msgspec.json.decode(told, type=Verdict)

    def close(self) -> None:
        for worker in self.every:
            os.killpg(worker.pid, signal.SIGKILL)  # and with it the trial that is under way, which has the same pipe
            worker.communicate()


@contextmanager
def workers(ground: Ground, jobs: int, *, warm: bool = False) -> Iterator[Workers]:
    """Processes for as long as they are needed."""
    crew = Workers(ground, jobs, warm=warm)
    try:
        yield crew
    finally:
        crew.close()


# --- which tests might notice ---


class Coverage:
    """Which test runs which statement of which module, as seen once without any fault."""

    def __init__(self, ground: Ground, ran: Sequence[Ran]) -> None:
        self.patience = ground.patience
        self.seconds = {test.test: test.seconds for test in ran if test.test != LOADING}
        self.order = sorted(self.seconds, key=lambda test: (self.seconds[test], test))
        self.by_line: dict[tuple[str, int], set[str]] = {}
        files = [ground.name(module) for module in ground.modules]
        for test in ran:
            for file, line in test.lines:
                self.by_line.setdefault((files[file], line), set()).add(test.test)

    def tests_of(self, mutant: Mutant) -> list[str]:
        """The tests that run it, the shortest first."""
        hit = self.hits(mutant)
        return [test for test in self.order if test in hit]

    def hits(self, mutant: Mutant) -> set[str]:
        return set().union(*(self.by_line.get((mutant.file, line), ()) for line in mutant.lines))

    def matters_at_once(self, mutant: Mutant) -> bool:
        """Whether it has done its damage before any test runs."""
        return mutant.at_import or LOADING in self.hits(mutant)

    def rounds(self, mutant: Mutant) -> list[list[str]]:
        """In which order tests are tried: those that run it, then, for what matters at once, all the others."""
        tests = self.tests_of(mutant)
        rounds = [tests[start:end] for start, end in pairwise((0, *FIRST, len(tests)))]
        if self.matters_at_once(mutant):
            hit = set(tests)
            rounds.append([test for test in self.order if test not in hit])
        return [tests for tests in rounds if tests]

    def limit(self, tests: Sequence[str]) -> float:
        """Processor time that is more than enough for these tests."""
        return self.patience + 5 * sum(self.seconds[test] for test in tests)


def cover(ground: Ground, crew: Workers) -> Coverage:
    """Run all tests once without a fault."""
    verdict = crew.attempt(Job(limit=LONGEST, modules=list(ground.modules)))
    if verdict.outcome != "survived":
        raise NoTests(f"The tests fail without any fault: {verdict.by or verdict.outcome}")
    coverage = Coverage(ground, verdict.ran)
    if not coverage.order:
        raise NoTests(f"There is no test in {ground.tests}.")
    return coverage


# --- a run ---


def unmatched(ground: Ground) -> list[Known]:
    """Explanations of faults that can no longer be made, neither in the rules nor in the cards."""
    explained = ground.explained()
    if not explained:
        return []
    every = {
        (mutant.where, mutant.before, mutant.after) for mutant in [*ground.mutants(), *card_mutants(ground.package)]
    }
    return [known for known in explained if (known.where, known.before, known.after) not in every]


def try_mutants(
    ground: Ground,
    sample: int,
    seed: int = 1,
    jobs: int = 1,
    only: str = "",
    progress: Progress = lambda _: None,
) -> Report:
    """Put in so many faults, drawn by the seed, and see which of them the tests notice."""
    every = ground.mutants()
    explained = ground.explained()
    within = [mutant for mutant in every if mutant.file.startswith(only)]
    chosen = Random(seed).sample(within, min(sample, len(within)))
    with (
        ThreadPoolExecutor(jobs) as pool,  # left last: whoever interrupts waits for no trial that is under way
        workers(ground, jobs) as cold,
        workers(ground, jobs, warm=True) as warm,
    ):
        trying = Trying(ground, cold, warm)

        def attempt(mutant: Mutant) -> Trial:
            verdict = trying.attempt(mutant)
            progress(1)
            because = next((known.because for known in explained if known.fits(mutant)), "")
            return Trial(mutant, verdict, trying.coverage.tests_of(mutant), because)

        trials = list(pool.map(attempt, chosen))
    return Report(sorted(trials, key=lambda trial: (trial.mutant.file, trial.mutant.line)), unmatched(ground))


@dataclass
class Trying:
    """Tries faults of rules with the tests that run them, in whichever processes can."""

    ground: Ground
    cold: Workers
    warm: Workers

    def __post_init__(self) -> None:
        self.modules = {self.ground.name(module): module for module in self.ground.modules}
        self.coverage = cover(self.ground, self.cold)

    def attempt(self, mutant: Mutant) -> Verdict:
        """What came of a fault."""
        verdict = Verdict("broken")
        if not self.coverage.matters_at_once(mutant):
            verdict = self.run_by(self.warm, mutant)
        if verdict.outcome == "broken":
            verdict = self.run_by(self.cold, mutant)
        if verdict.outcome == "broken":
            raise NoTests(f"The tests could not be run against {mutant}.")
        return verdict

    def run_by(self, crew: Workers, mutant: Mutant) -> Verdict:
        for tests in self.coverage.rounds(mutant):
            limit, modules = self.coverage.limit(tests), [self.modules[mutant.file]]
            verdict = crew.attempt(Job(tests=tests, limit=limit, modules=modules, number=mutant.number))
            if verdict.outcome != "survived":
                return verdict
        return Verdict("survived")
