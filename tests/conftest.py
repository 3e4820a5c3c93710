"""What tests in several rooms need."""

import signal
import threading
from collections.abc import Iterator

import pytest

from tests.server.process import Server

ENDLESS = 600  # seconds: ten times the slowest test


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
