"""Trials: a process that runs chosen tests against a module with a fault, or a card with one, many times over.

    python -m holdouts.lab.trials ROOT TESTS WARM [MODULE ...]

It loads what no fault touches, then forks for every trial. Cold, a trial loads the package under test itself, one of
its modules with the fault. Warm, all tests are collected beforehand, and a trial changes what is loaded: the code of
some functions, or the cards of a game, which it reads anew. A trial that never ends is ended by a limit of processor
time, which a busy machine does not shorten.
"""

import builtins
import importlib
import importlib.abc
import importlib.machinery
import os
import resource
import shutil
import signal
import sys
import tempfile
from collections.abc import Iterable, Iterator, Sequence
from functools import _lru_cache_wrapper, cache
from gc import freeze, get_objects
from pathlib import Path
from time import process_time
from types import CodeType, ModuleType
from typing import Any, Literal

import msgspec
import pytest
from msgspec import Struct

from holdouts.lab import mutations
from holdouts.lab.transplants import Loaded

MOST_MEMORY = 2 << 30
PATIENCE = 20
"""After so many times its limit of processor time a trial that only waits is ended as well."""

LOADING = ""
"""Stands for the test that runs what is run before any test."""

QUIETLY = ("-p", "no:cacheprovider", "-p", "no:terminal")
LIBRARY = "holdouts.engine.library"

Outcome = Literal["noticed", "survived", "endless", "crashed", "broken"]


class Module(Struct, frozen=True):
    """A module under test: its dotted name and its file."""

    name: str
    file: str


class Rewritten(Struct, frozen=True):
    """A file of a folder of cards, as it reads with a fault."""

    folder: str
    file: str
    text: str


class Job(Struct, frozen=True, kw_only=True):
    """What to try: one fault of a module or a card, or nothing; with which tests, in their order, and for how long."""

    tests: list[str] | None = None
    """All of them, in the order of the suite, if None. For a card, a test is named without its parameters."""

    hint: str = ""
    """The tests of a card with this parameter come first."""

    limit: float
    modules: list[Module] = []
    number: int | None = None
    """Which fault of the only module; None to trace what is run in all of them."""

    card: Rewritten | None = None


class Ran(Struct, frozen=True):
    """A test that passed: how long it took, and which statements it ran, by module and line."""

    test: str
    seconds: float
    lines: list[tuple[int, int]]


class Verdict(Struct, frozen=True):
    """What came of a trial."""

    outcome: Outcome
    by: str = ""
    """The first test that failed."""

    ran: list[Ran] = []


# --- the tests of a trial ---


class Watch:
    """Remembers the first thing that failed."""

    def __init__(self) -> None:
        self.by = ""
        self.no_card = False
        """Whether there was no other card to be read."""

    def pytest_configure(self, config: pytest.Config) -> None:
        """How a test failed is told briefly, for nobody reads it: to put all of its source beside it takes as long as
        to run it."""
        config.option.tbstyle = "native"

    def pytest_collectreport(self, report: pytest.CollectReport) -> None:
        if report.failed:
            self.by = self.by or report.nodeid

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        if report.failed:
            self.by = self.by or report.nodeid


class InOrder:
    """Leaves the chosen tests, in their order."""

    def __init__(self, tests: Iterable[str]) -> None:
        self.tests = list(tests)

    def pytest_collection_modifyitems(self, items: list[pytest.Item]) -> None:
        known = {item.nodeid: item for item in items}
        items[:] = [known[test] for test in self.tests if test in known]


class Footprints:
    """Notes for every test what it ran."""

    def __init__(self) -> None:
        self.now: set[tuple[int, int]] = set()
        self.ran: list[Ran] = []

    def pytest_collection_finish(self) -> None:
        """What ran until now was needed to load the tests, and any of them may lean on it: a book of cards."""
        self.ran.append(Ran(LOADING, 0.0, sorted(self.now)))

    @pytest.hookimpl(wrapper=True)
    def pytest_runtest_protocol(self, item: pytest.Item) -> Iterator[None]:
        self.now.clear()
        start = process_time()
        yield
        self.ran.append(Ran(item.nodeid, process_time() - start, sorted(self.now)))


class FaultyLoader(importlib.machinery.SourceFileLoader):
    """Loads a module from its file, but not as it stands there."""

    def __init__(self, name: str, path: str, job: Job) -> None:
        super().__init__(name, path)
        self.job = job

    def get_code(self, fullname: str) -> CodeType:
        if self.job.number is not None:
            return with_fault(self.path, self.job.number)
        index = [module.name for module in self.job.modules].index(fullname)
        tree = mutations.traced(Path(self.path).read_text(encoding="utf-8"), "was_here", index)
        return compile(tree, self.path, "exec", dont_inherit=True)


def with_fault(file: str, number: int) -> CodeType:
    """What a file says with one fault."""
    tree = mutations.mutated(Path(file).read_text(encoding="utf-8"), number)
    return compile(tree, file, "exec", dont_inherit=True)


class FaultyFinder(importlib.abc.MetaPathFinder):
    """Finds the modules of a job ahead of everybody else."""

    def __init__(self, job: Job) -> None:
        self.job = job
        self.files = {module.name: module.file for module in job.modules}

    def find_spec(
        self, fullname: str, path: Any, target: ModuleType | None = None
    ) -> importlib.machinery.ModuleSpec | None:
        if fullname not in self.files:
            return None
        spec = importlib.machinery.PathFinder.find_spec(fullname, path)
        if spec is not None:
            spec.loader = FaultyLoader(fullname, self.files[fullname], self.job)
        return spec


def try_cold(job: Job, tests: str) -> Verdict:
    """Load everything with the fault, and run the tests until one fails."""
    mutations.lend_names()
    sys.meta_path.insert(0, FaultyFinder(job))
    watch, footprints = Watch(), Footprints()
    plugins: list[Any] = [watch]
    if job.number is None:
        builtins.was_here = footprints.now.add  # type: ignore[attr-defined]
        plugins.append(footprints)
    files = [tests]
    if job.tests is not None:
        plugins.append(InOrder(job.tests))
        files = list(dict.fromkeys(test.split("::")[0] for test in job.tests))
    code = pytest.main([*QUIETLY, "-x", *files], plugins=plugins)
    if watch.by:
        return Verdict("noticed", watch.by)
    fine = code in (pytest.ExitCode.OK, pytest.ExitCode.NO_TESTS_COLLECTED)
    return Verdict("survived" if fine else "broken", ran=footprints.ran)


class SameCards(Exception):
    """What was rewritten says the same in other words."""


def try_warm(job: Job, session: pytest.Session, watch: Watch) -> Verdict:
    """Put the fault into what is loaded, and run the tests until one fails."""
    if job.number is not None:
        return try_function(job, session, watch)
    chosen = session.items if job.tests is None else chosen_of(session.items, job.tests, job.hint)
    with tempfile.TemporaryDirectory() as folder:
        if job.card is not None:
            swap_cards(job.card, Path(folder), watch)
        verdict = run_until_noticed(chosen, watch)
    return Verdict("broken", verdict.by) if watch.no_card else verdict


def try_function(job: Job, session: pytest.Session, watch: Watch) -> Verdict:
    """Give loaded functions their faulty code; the trial is broken if the fault is in something else."""
    (module,), number = job.modules, job.number
    assert number is not None
    assert job.tests is not None
    mutations.lend_names()
    sound = compile(Path(module.file).read_text(encoding="utf-8"), module.file, "exec", dont_inherit=True)
    known = {item.nodeid: item for item in session.items}
    there = all(test in known for test in job.tests)
    if not there or not Loaded(module.file).transplant(sound, with_fault(module.file, number)):
        return Verdict("broken")
    return run_until_noticed([known[test] for test in job.tests], watch)


def run_until_noticed(tests: Sequence[pytest.Item], watch: Watch) -> Verdict:
    """Run tests one after the other until one fails."""
    for item, after in zip(tests, [*tests[1:], None], strict=True):
        item.config.hook.pytest_runtest_protocol(item=item, nextitem=after)
        if watch.by:
            return Verdict("noticed", watch.by)
    return Verdict("survived")


def chosen_of(items: Iterable[pytest.Item], tests: Iterable[str], hint: str) -> list[pytest.Item]:
    """The items of these tests, in their order, those with the parameter that matters first."""
    place = {test: number for number, test in enumerate(tests)}
    named = [(item.nodeid.partition("["), item) for item in items]
    ranked = [(hint not in case, place[test], item) for (test, _, case), item in named if test in place]
    return [item for *_, item in sorted(ranked, key=lambda rank: rank[:2])]


def swap_cards(card: Rewritten, folder: Path, watch: Watch) -> None:
    """From now on the cards of that folder are read from a copy in which one file is rewritten."""
    library: Any = importlib.import_module(LIBRARY)
    honest = library.load_pack
    shutil.copytree(card.folder, folder, dirs_exist_ok=True)
    (folder / card.file).write_text(card.text, encoding="utf-8")

    def faulty(path: Path, *args: Any, **kwargs: Any) -> Any:
        if Path(path) != Path(card.folder):
            return honest(path, *args, **kwargs)
        pack = _PACKS.get(Path(path)) or honest(path, *args, **kwargs)
        watch.no_card = True
        other = honest(folder, *args, **kwargs)
        if other.cards == pack.cards:
            raise SameCards
        watch.no_card = False
        return other

    library.load_pack = faulty
    for kept in caches():
        kept.cache_clear()
    freeze()  # what is there from before the fork is not looked through for rubbish: it would all be copied


_PACKS: dict[Path, Any] = {}
"""The packs that were read before any trial, by their folders."""


def remember_packs() -> None:
    """Keep what is read from now on, so that no trial reads what it only compares with."""
    library: Any = importlib.import_module(LIBRARY)
    honest = library.load_pack

    def kept(path: Path, *args: Any, **kwargs: Any) -> Any:
        _PACKS[Path(path)] = pack = honest(path, *args, **kwargs)
        return pack

    library.load_pack = kept


@cache
def caches() -> "list[_lru_cache_wrapper[Any]]":
    """All that remembers what it has read: found once, before any trial that needs it."""
    found = (thing for thing in get_objects() if type(thing) is _lru_cache_wrapper)
    return [thing for thing in found if thing.__module__.startswith("holdouts.")]


# --- the process that forks ---


class Nursery:
    """Instead of running the collected tests, runs them as often as it is asked to."""

    def __init__(self, jobs: Any, answers: Any) -> None:
        self.jobs, self.answers = jobs, answers
        self.watch = Watch()

    @pytest.hookimpl(tryfirst=True)
    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        session.config.pluginmanager.register(self.watch)
        serve(self.jobs, self.answers, lambda job: try_warm(job, session, self.watch))
        return True


def serve(jobs: Any, answers: Any, attempt: Any) -> None:
    """A trial in a process of its own for every line that comes in."""
    for line in jobs:
        job = msgspec.json.decode(line, type=Job)
        if job.card is not None:
            caches()
        answers.write(msgspec.json.encode(in_a_fork(job, attempt)) + b"\n")
        answers.flush()


def in_a_fork(job: Job, attempt: Any) -> Verdict:
    """What came of a trial, whatever it did to its process."""
    inward, outward = os.pipe()
    child = os.fork()
    if not child:
        os.close(inward)
        code = 1
        try:
            limit(job.limit)
            verdict = attempt(job)
            with os.fdopen(outward, "wb") as pipe:
                pipe.write(msgspec.json.encode(verdict))
            code = 0
        finally:
            os._exit(code)
    os.close(outward)
    with os.fdopen(inward, "rb") as pipe:
        told = pipe.read()
    _, status = os.waitpid(child, 0)
    if os.WIFSIGNALED(status):
        slow = os.WTERMSIG(status) in (signal.SIGPROF, signal.SIGALRM)
        return Verdict("endless" if slow else "crashed")
    return msgspec.json.decode(told, type=Verdict) if told else Verdict("crashed")


def limit(seconds: float) -> None:
    """End this process when it has worked for so long, or waited for far longer, or hoarded."""
    for name in (signal.SIGPROF, signal.SIGALRM):
        signal.signal(name, signal.SIG_DFL)
    signal.setitimer(signal.ITIMER_PROF, seconds)
    signal.setitimer(signal.ITIMER_REAL, seconds * PATIENCE)
    resource.setrlimit(resource.RLIMIT_AS, (MOST_MEMORY, MOST_MEMORY))


def main(root: str, tests: str, warm: str, *modules: str) -> None:
    """Answer jobs on standard input; what tests print goes nowhere."""
    jobs, answers = os.fdopen(os.dup(0), "rb"), os.fdopen(os.dup(1), "wb")
    nowhere = os.open(os.devnull, os.O_RDWR)
    for stream in (0, 1):
        os.dup2(nowhere, stream)
    os.chdir(root)
    for module in modules:
        importlib.import_module(module)
    if warm == "warm":
        if LIBRARY in sys.modules:
            remember_packs()
        pytest.main([*QUIETLY, "-s", tests], plugins=[Nursery(jobs, answers)])
    else:
        serve(jobs, answers, lambda job: try_cold(job, tests))


if __name__ == "__main__":
    main(*sys.argv[1:])
