"""One server writes to a store, whatever becomes of the lock that says so."""

import os
import signal
import threading
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import psycopg
import pytest
import sqlalchemy as sql

from holdouts.server.schema import CLAIMS
from holdouts.server.store import Store, StoreFailed
from tests.server.locks import holders, let_go
from tests.server.postgres import Postgres
from tests.server.process import Server, eventually
from tests.server.test_store import a_choice, a_seat, a_table


@pytest.fixture
def first(store: Store) -> Store:
    """A server's store of each kind, with a table in it."""
    store.claim()
    store.open_table(a_table(), [a_seat()])
    return store


@pytest.fixture
def second(first: Store) -> Iterator[Store]:
    """The same store, as another server sees it."""
    other = Store(first.url)
    yield other
    other.close()


def lose_the_lock(store: Store) -> None:
    """As when PostgreSQL drops one connection, or somebody tidies a folder up."""
    if store.engine.dialect.name == "sqlite":
        Path(f"{store.engine.url.database}.lock").unlink()
        return
    with store.engine.begin() as link:
        link.execute(sql.text("SELECT pg_terminate_backend(pid) FROM pg_locks WHERE locktype = 'advisory'"))
    let_go(store)


# --- the number ---


def test_a_server_that_lost_its_lock_to_another_writes_nothing_more(first: Store, second: Store):
    told: list[bool] = []
    first.when_lost(lambda: told.append(first.lost))
    lose_the_lock(first)
    second.claim()
    with pytest.raises(StoreFailed, match="taken it over") as caught:
        first.add_choice(a_choice(1), 1, "[]")
    assert caught.value.trouble == "taken"
    assert second.choices("T") == []
    assert told == [True]
    second.add_choice(a_choice(1, "theirs"), 1, "[]")
    with pytest.raises(StoreFailed, match="taken it over"):
        first.change_table("T", paused=True)
    assert told == [True], "once is enough"


def test_it_may_not_write_again_even_when_the_other_has_gone(first: Store, second: Store):
    lose_the_lock(first)
    second.claim()
    second.close()
    first.keep_claim()
    assert first.lost
    with pytest.raises(StoreFailed, match="taken it over"):
        first.add_choice(a_choice(1), 1, "[]")


def test_a_server_finds_out_without_writing_anything(first: Store, second: Store):
    lose_the_lock(first)
    second.claim()
    assert not first.lost
    first.keep_claim()
    assert first.lost


def test_a_claim_that_nobody_disputes_is_kept(first: Store):
    first.keep_claim()
    first.add_choice(a_choice(1), 1, "[]")
    assert not first.lost


@pytest.mark.parametrize("store", ["postgresql"], indirect=True)
def test_a_lost_lock_is_taken_again(first: Store, second: Store):
    lose_the_lock(first)
    first.keep_claim()
    with pytest.raises(StoreFailed, match="Another Holdouts server"):
        second.claim()
    first.add_choice(a_choice(1), 1, "[]")


@pytest.mark.parametrize("store", ["postgresql"], indirect=True)
def test_somebody_at_the_door_who_goes_away_again_takes_nothing(first: Store, second: Store):
    """A server that finds the schema too new, say, has held the lock and written nothing."""
    lose_the_lock(first)
    assert second._claim.lock()
    first.keep_claim()
    first.add_choice(a_choice(1), 1, "[]")
    second.close()
    let_go(first)
    first.keep_claim()
    assert holders(str(first.url)) == 1
    assert not first.lost


@pytest.mark.parametrize("store", ["postgresql"], indirect=True)
def test_what_was_begun_before_another_came_in_is_not_committed_after(first: Store, second: Store):
    lose_the_lock(first)

    def write_slowly() -> None:
        with first._writing() as link:
            link.execute(sql.text("UPDATE tables SET version = 77"))
            second.claim()

    with pytest.raises(StoreFailed, match="taken it over"):
        write_slowly()
    stored = second.table("T")
    assert stored is not None
    assert stored.version == 0


@pytest.mark.parametrize("store", ["postgresql"], indirect=True)
def test_nobody_comes_in_between_the_look_at_the_number_and_the_commit(first: Store, second: Store):
    lose_the_lock(first)
    waiting = sql.text("SELECT count(*) FROM pg_stat_activity WHERE wait_event_type = 'Lock'")

    def somebody_waits() -> bool:
        with first.engine.connect() as link:
            return bool(link.scalar(waiting) == 1)

    with ThreadPoolExecutor(1) as aside:
        with first.engine.begin() as link:
            link.execute(sql.text("UPDATE tables SET version = 77"))
            first._claim.check(link)
            coming = aside.submit(second.claim)
            eventually(somebody_waits)
            assert not coming.done()
        coming.result(60)
    stored = second.table("T")
    assert stored is not None
    assert stored.version == 77


def test_of_servers_that_come_at_once_one_comes_in(store: Store):
    for round_ in range(1, 16):
        rivals = [Store(store.url) for _ in range(4)]
        gate = threading.Barrier(len(rivals))

        def come(rival: Store, gate: threading.Barrier = gate) -> bool:
            gate.wait(60)
            try:
                rival.claim()
            except StoreFailed:
                return False
            return True

        with ThreadPoolExecutor(len(rivals)) as crowd:
            came = list(crowd.map(come, rivals))
        for rival in rivals:
            rival.close()
        let_go(store)
        assert came.count(True) == 1
        with store.engine.connect() as link:
            assert link.scalar(sql.select(CLAIMS.c.server)) == round_


# --- a database that restarts under a server ---


@pytest.fixture
def served(database: str, tmp_path: Path) -> Iterator[Server]:
    """A server process on PostgreSQL."""
    with Server(tmp_path / "unused.db", database=database) as running:
        yield running


@pytest.fixture
def rival(database: str, tmp_path: Path) -> Iterator[Server]:
    """Another one for the same database, not started."""
    (tmp_path / "rival").mkdir()
    other = Server(tmp_path / "rival" / "unused.db", database=database)
    yield other
    other.stop()


def made(url: str) -> list[str]:
    with psycopg.connect(url) as link:
        return [message for (message,) in link.execute("SELECT message FROM choices ORDER BY number")]


def test_a_server_takes_its_claim_again_when_postgresql_has_restarted(
    served: Server, rival: Server, database: str, postgres: Postgres
):
    program = served.open_table("me", scenario="mad-prophet")
    program.choose()
    postgres.restart()
    eventually(lambda: holders(database) == 1)
    code, words = rival.fail_to_start()
    assert (code, words) == (1, "The database cannot be used. Another Holdouts server uses it already.")
    program.choose()
    assert len(made(database)) == 2
    assert "Traceback" not in served.complaints()


def test_a_server_that_another_was_faster_than_stops_and_stores_nothing_more(
    served: Server, rival: Server, database: str, postgres: Postgres
):
    program = served.open_table("me", scenario="mad-prophet")
    with program.page().shown() as page:
        found = program.look()
        choice = {"option": found["options"][0], "seat": 0, "expected": found["version"]}
        os.kill(served.pid, signal.SIGSTOP)  # it sleeps through all that follows
        try:
            postgres.restart()
            rival.start()
            page.send("choose", "too-late", **choice)
        finally:
            os.kill(served.pid, signal.SIGCONT)
        code, words = served.ends_by_itself()
    assert code == 1
    assert words.startswith("The database cannot be used any more. Another Holdouts server has taken it over.")
    assert "Traceback" not in served.complaints()
    assert made(database) == []
    program.server = rival
    program.choose()
    assert len(made(database)) == 1


def test_of_two_servers_that_race_for_a_restarted_database_one_goes_on(
    served: Server, rival: Server, database: str, postgres: Postgres
):
    """Whichever is faster: the other ends, and only one of them ever writes."""
    program = served.open_table("me", scenario="mad-prophet")
    postgres.restart()
    try:
        rival.start()
    except AssertionError:
        assert "Another Holdouts server uses it already" in rival.complaints()
        winner = served
    else:
        served.ends_by_itself()
        winner = rival
    program.server = winner
    program.choose()
    assert len(made(database)) == 1
    assert holders(database) == 1
