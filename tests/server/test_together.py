"""Choices of several tables that are committed together: each is stored, or its own room hears that it is not."""

import threading
import time
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import pytest

from holdouts.server.archive import Archive
from holdouts.server.schema import ChoiceRow
from holdouts.server.store import StoreFailed
from tests.server.rooms import new_table


def choice(table: str, number: int = 1, message: str | None = None) -> ChoiceRow:
    return ChoiceRow(table_id=table, number=number, seat=0, option="{}", made=time.time(), message=message)


def all_at_once(archive: Archive, rows: list[ChoiceRow]) -> list[BaseException | None]:
    """All wait for the same turn; what each of them hears."""
    store = archive.store
    assert isinstance(store._turn, type(threading.Lock()))
    with ThreadPoolExecutor(len(rows)) as threads:
        with store._turn:
            work = [threads.submit(store.add_choice, row, row.number, "[]") for row in rows]
            while len(store._waiting) < len(rows):
                time.sleep(0.001)
        return [each.exception() for each in work]


def test_choices_that_wait_for_each_other_are_one_commit(archive: Archive, monkeypatch: pytest.MonkeyPatch):
    tables = [new_table(archive, ["me"], "mad-prophet", seed) for seed in range(8)]
    commits: list[int] = []
    commit = archive.store._commit

    def count(together: list[Any]) -> None:
        commits.append(len(together))
        commit(together)

    monkeypatch.setattr(archive.store, "_commit", count)
    assert all_at_once(archive, [choice(table) for table in tables]) == [None] * 8
    assert commits == [8]
    assert [len(archive.store.choices(table)) for table in tables] == [1] * 8
    rows = [archive.store.table(table) for table in tables]
    assert [row.version for row in rows if row is not None] == [1] * 8


def test_one_that_cannot_be_stored_spoils_no_other(archive: Archive):
    tables = [new_table(archive, ["me"], "mad-prophet", seed) for seed in range(4)]
    archive.store.add_choice(choice(tables[0], message="the same"), 1, "[]")
    rows = [choice(tables[0], 2, "the same"), *(choice(table) for table in tables[1:])]
    heard = all_at_once(archive, rows)
    assert [type(each) for each in heard] == [StoreFailed, *[type(None)] * 3]
    assert [len(archive.store.choices(table)) for table in tables] == [1] * 4
    first = archive.store.table(tables[0])
    assert first is not None
    assert first.version == 1


def test_when_the_store_fails_everybody_who_waited_hears_it(archive: Archive):
    tables = [new_table(archive, ["me"], "mad-prophet", seed) for seed in range(3)]
    with archive.store.engine.begin() as link:
        link.exec_driver_sql("CREATE TRIGGER full BEFORE INSERT ON choices BEGIN SELECT RAISE(FAIL, 'no room'); END")
    heard = all_at_once(archive, [choice(table) for table in tables])
    assert all("no room" in str(each) for each in heard)
    assert [archive.store.choices(table) for table in tables] == [[]] * 3
