"""What tests in several rooms need."""

import gc
import signal
import threading
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

from holdouts.server.threads import RUBBISH
from tests.server.process import Server

HERE = Path(__file__).parent
ENDLESS = 600  # seconds: ten times the slowest test


LONGEST_NAME = 200
QUICK = (HERE / "engine", HERE / "games")
"""Rooms where a test takes a moment."""
SHARED = frozenset({"shared_server", "brisk_server"})


def pytest_make_parametrize_id(val: object) -> str | None:
    """A test is named by how a long text begins: a million letters would be sent and written with every result."""
    if isinstance(val, str | bytes) and len(val) > LONGEST_NAME:
        return f"{val[:40]!a} and so on, {len(val)} in all"
    return None


@pytest.hookimpl(wrapper=True)
def pytest_collection(session: pytest.Session) -> Iterator[None]:
    """The tests stay as long as a worker does: nobody looks through thousands of them again and again for what could be
    thrown away, nor often through what is new (a tenth of the work of the quick tests). Not where there are no workers:
    whoever tries faults of cards looks for all there is.
    """
    if not hasattr(session.config, "workerinput"):
        return (yield)
    gc.disable()
    try:
        return (yield)
    finally:
        gc.freeze()
        gc.set_threshold(*RUBBISH)
        gc.enable()


@pytest.hookimpl(tryfirst=True)  # before xdist looks for groups
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """What takes a moment comes last: with it the last worker is not left alone with what takes a minute.

    Several workers share it out by the module: to ask for one such test takes longer than to run it. So do they with
    tests that share a server, which each worker would have to start.
    """
    for item in items:
        if hasattr(item.config, "workerinput") and (is_quick(item.path) or shares_a_server(item)):
            item.add_marker(pytest.mark.xdist_group(module_of(item.path)))
    items.sort(key=lambda item: is_quick(item.path))


@cache
def is_quick(path: Path) -> bool:
    """Whether a test takes a moment, to judge by its room; asked once for a module, not for each of its tests."""
    return any(path.is_relative_to(room) for room in QUICK)


@cache
def module_of(path: Path) -> str:
    return path.relative_to(HERE).with_suffix("").as_posix()


def shares_a_server(item: pytest.Item) -> bool:
    """Whether it harms no server, and so takes one that is there for its module; browsers have groups of their own."""
    served = isinstance(item, pytest.Function) and not SHARED.isdisjoint(item.fixturenames)
    return served and item.path.is_relative_to(HERE / "server")


@pytest.hookimpl(wrapper=True)
def pytest_runtest_call(item: pytest.Item) -> Iterator[None]:
    """Let a test that never ends fail under its own name, rather than hold up all the others."""
    if not hasattr(signal, "SIGALRM") or threading.current_thread() is not threading.main_thread():
        return (yield)

    def stop(number: int, frame: object) -> None:
        pytest.fail(f"{item.nodeid} did not end within {ENDLESS} seconds.")

    before = signal.signal(signal.SIGALRM, stop)
    signal.alarm(ENDLESS)
    try:
        return (yield)
    finally:
        signal.alarm(0)
        signal.signal(signal.SIGALRM, before)


@pytest.fixture(scope="module")
def brisk_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server where minutes pass in a moment."""
    with Server(tmp_path_factory.mktemp("brisk") / "holdouts.db", away=(0.2, 0.4)) as running:
        yield running
