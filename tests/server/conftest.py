"""Stores of both kinds, a room with people in it, and a real server process."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from holdouts.machine import POSTGRES, Missing
from holdouts.server.archive import Archive
from holdouts.server.store import Store
from tests.server.empty import empty_file
from tests.server.people import two_at
from tests.server.postgres import Postgres
from tests.server.process import Program, Server


def postgres_programs() -> Path:
    if POSTGRES.left_out():
        pytest.skip(POSTGRES.flag)
    try:
        return POSTGRES.found()
    except Missing as problem:
        raise pytest.fail.Exception(str(problem), pytrace=False) from None


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
    """A PostgreSQL server of our own."""
    running = Postgres(postgres_programs())
    running.start()
    yield running
    running.stop()
    running.clear_away()


@pytest.fixture
def database(postgres: Postgres) -> str:
    """An empty database of the PostgreSQL server."""
    return postgres.new_database()


@pytest.fixture(params=["sqlite", "postgresql"])
def store(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Store]:
    """An empty store of each kind."""
    if request.param == "sqlite":
        made = Store.in_file(empty_file(tmp_path / "holdouts.db"))
    else:
        made = Store(request.getfixturevalue("database"))
        made.migrate()
    yield made
    made.close()


@pytest.fixture
def archive(tmp_path: Path) -> Iterator[Archive]:
    """An empty archive in a file."""
    store = Store.in_file(empty_file(tmp_path / "holdouts.db"))
    yield Archive(store)
    store.close()


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Server]:
    """A server process of its own, on loopback."""
    with Server(tmp_path / "holdouts.db") as running:
        yield running


@pytest.fixture(scope="module")
def shared_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server process for tests that harm nobody."""
    with Server(tmp_path_factory.mktemp("server") / "holdouts.db") as running:
        yield running


@pytest.fixture
def pair(shared_server: Server) -> tuple[Program, Program]:
    """A host and a guest at a table of their own."""
    return two_at(shared_server)
