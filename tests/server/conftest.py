"""Stores of both kinds, a room with people in it, and a real server process."""

import os
import pwd
import shutil
import subprocess
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path

import psycopg
import pytest

from holdouts.machine import POSTGRES, Missing
from holdouts.server.archive import Archive
from holdouts.server.store import Store
from tests.server.process import Server


def postgres_programs() -> Path:
    if POSTGRES.left_out():
        pytest.skip(POSTGRES.flag)
    try:
        return POSTGRES.found()
    except Missing as problem:
        raise pytest.fail.Exception(str(problem), pytrace=False) from None


@pytest.fixture(scope="session")
def postgres() -> Iterator[str]:
    """A PostgreSQL server of our own, on a socket in a folder of its own; the URL of its first database."""
    programs = postgres_programs()
    folder = Path(tempfile.mkdtemp(prefix="holdouts-pg-", dir="/tmp"))
    user = None
    if os.geteuid() == 0:  # PostgreSQL refuses to run as root
        names = {entry.pw_name for entry in pwd.getpwall()}
        user = "postgres" if "postgres" in names else "nobody"
        shutil.chown(folder, user)
    data = folder / "data"
    quiet = subprocess.DEVNULL
    subprocess.run(
        [
            str(programs / "initdb"),
            "-D",
            str(data),
            "-A",
            "trust",
            "-U",
            "holdouts",
            "-E",
            "UTF8",
            "--no-sync",
            "--locale=C",
        ],
        user=user,
        cwd=folder,
        check=True,
        timeout=60,
        stdout=quiet,
        stderr=quiet,
    )
    settings = ["-c", "listen_addresses=", "-c", f"unix_socket_directories={folder}", "-c", "fsync=off"]
    command = [str(programs / "postgres"), "-D", str(data), *settings]
    server = subprocess.Popen(command, user=user, cwd=folder, stdout=quiet, stderr=quiet)
    url = f"postgresql://holdouts@/postgres?host={folder}"
    try:
        for _ in range(100):
            try:
                psycopg.connect(url).close()
                break
            except psycopg.OperationalError:
                time.sleep(0.1)
        yield url
    finally:
        server.terminate()
        server.wait(20)
        shutil.rmtree(folder, ignore_errors=True)


@pytest.fixture
def database(postgres: str) -> str:
    """An empty database of the PostgreSQL server."""
    name = f"t{time.time_ns()}"
    with psycopg.connect(postgres, autocommit=True) as link:
        link.execute(f"CREATE DATABASE {name}")
    return postgres.replace("/postgres?", f"/{name}?")


@pytest.fixture(params=["sqlite", "postgresql"])
def store(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Store]:
    """An empty store of each kind."""
    if request.param == "sqlite":
        made = Store.in_file(tmp_path / "holdouts.db")
    else:
        made = Store(request.getfixturevalue("database"))
    made.migrate()
    yield made
    made.close()


@pytest.fixture
def archive(tmp_path: Path) -> Iterator[Archive]:
    """An empty archive in a file."""
    store = Store.in_file(tmp_path / "holdouts.db")
    store.migrate()
    yield Archive(store)
    store.close()


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Server]:
    """A server process of its own, on loopback."""
    running = Server(tmp_path / "holdouts.db")
    running.start()
    yield running
    running.stop()


@pytest.fixture(scope="module")
def shared_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server process for tests that harm nobody."""
    running = Server(tmp_path_factory.mktemp("server") / "holdouts.db")
    running.start()
    yield running
    running.stop()
