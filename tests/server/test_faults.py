"""What a server must survive: the power, the disk, the database. Each with a real process on loopback."""

import random
import sqlite3
import stat
import subprocess
import sys
import threading
import time
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import httpx2
import pytest
from websockets.exceptions import ConnectionClosed, InvalidMessage

from holdouts.server.archive import Archive
from holdouts.server.store import Store, StoreFailed
from tests.server.process import ENVIRONMENT, Program, Server
from tests.server.test_store import a_seat, a_table

LOST = (ConnectionClosed, InvalidMessage, EOFError, OSError, httpx2.TransportError)
"""How a killed server looks from outside; an invalid message is a greeting that was cut off."""


class Persistent:
    """A program that sends each choice until it is acknowledged, whatever happens to the server."""

    def __init__(self, program: Program) -> None:
        self.program = program
        self.acknowledged: list[str] = []

    def play(self, choices: int, back_up: threading.Event) -> None:
        while len(self.acknowledged) < choices:
            back_up.wait(20)
            try:
                found = self.program.look()
                self._send(found, f"choice-{len(self.acknowledged)}")
            except LOST:
                time.sleep(0.02)

    def _send(self, found: dict[str, object], id_: str) -> None:
        options = found["options"]
        assert isinstance(options, list)
        with self.program.page() as page:
            page.shown()
            answer = page.choose(options[len(self.acknowledged) % len(options)], expected=found["version"], id_=id_)
            if answer["ok"]:
                self.acknowledged.append(id_)
            else:
                assert answer["code"] == "refused-stale", answer


def test_a_server_killed_at_random_points_loses_no_acknowledged_choice_and_makes_none_twice(server: Server):
    kills, choices = 5, 45
    dice = random.Random(11)
    player = Persistent(server.open_table("me", scenario="mad-prophet"))
    back_up = threading.Event()
    back_up.set()
    with ThreadPoolExecutor(1) as aside:
        playing = aside.submit(player.play, choices, back_up)
        for _ in range(kills):
            time.sleep(dice.uniform(0.05, 0.5))
            back_up.clear()
            server.kill()
            server.start()
            back_up.set()
        playing.result(60)
    server.stop()
    stored = Store.in_file(server.data)
    made = [choice.message for choice in stored.choices(player.program.table)]
    standing = Archive(stored).load(player.program.table)
    stored.close()
    assert made == [f"0:{id_}" for id_ in player.acknowledged]
    assert standing is not None
    assert len(standing.table.choices) == choices


def test_after_a_restart_a_page_comes_back_to_the_same_table(server: Server):
    program = server.open_table("me", scenario="mad-prophet")
    with program.page().shown() as page:
        page.choose(program.look()["options"][0])
        page.shown()
        before = page.parts
    server.kill()
    server.start()
    with program.page().shown() as page:
        assert page.parts == before
        assert page.version == 1


def test_a_stopped_server_tells_its_pages_to_come_back(server: Server):
    program = server.open_table("me", scenario="mad-prophet")
    with program.page().shown() as page:
        server.stop()
        with pytest.raises(ConnectionClosed) as caught:
            page.receive(10)
        assert caught.value.rcvd is not None
        assert caught.value.rcvd.code == 1012
    assert "Traceback" not in server.complaints()


def test_a_choice_waits_for_a_database_that_is_locked(server: Server):
    program = server.open_table("me", scenario="mad-prophet")
    other = server.open_table("me", scenario="mad-prophet")
    with program.page().shown() as page:
        option = program.look()["options"][0]
        lock = sqlite3.connect(server.data, isolation_level=None)
        lock.execute("BEGIN IMMEDIATE")
        sent = page.send("choose", option=option, expected=page.version)
        started = time.monotonic()
        other.look()
        assert time.monotonic() - started < 1.0, "another table is held up"
        time.sleep(2.0)
        lock.execute("ROLLBACK")
        lock.close()
        assert page.until(lambda told: told.get("to") == sent)["ok"]
    assert program.look()["version"] == 1


def test_a_choice_for_which_the_disk_has_no_room_is_refused_and_not_shown(server: Server):
    program = server.open_table("me", scenario="mad-prophet")
    server.stop()
    server.largest = 200_000  # less than the log that is written ahead needs for all these choices
    server.start()
    with program.page().shown() as page:
        for _ in range(40):
            found = program.look()
            answer = page.choose(found["options"][0], expected=found["version"])
            if not answer["ok"]:
                break
        assert answer["code"] == "refused-store"
        assert program.look()["version"] == found["version"]
    server.stop()
    server.largest = 0
    server.start()
    again = program.look()
    assert again["version"] == found["version"]
    assert again["options"] == found["options"]
    with program.page().shown() as page:
        assert page.choose(again["options"][0])["ok"]


_SERVE = """
import sys
from pathlib import Path
from holdouts.server.serve import serve
serve(port=0, data=Path(sys.argv[1]), open_browser=False)
"""


def test_a_newer_data_file_stops_the_server_with_a_sentence(tmp_path: Path):
    data = tmp_path / "holdouts.db"
    store = Store.in_file(data)
    store.migrate()
    store.close()
    with sqlite3.connect(data) as link:
        link.execute("UPDATE alembic_version SET version_num = '9999'")
    link.close()
    command = [sys.executable, "-c", _SERVE, str(data)]
    done = subprocess.run(command, capture_output=True, text=True, timeout=30, check=False, env=ENVIRONMENT)
    assert done.returncode != 0
    assert "newer version of Holdouts" in done.stderr


def test_a_file_that_may_not_be_written_refuses_choices_with_a_reason(archive: Archive, tmp_path: Path):
    """A file nobody may write: for root that takes a connection that only reads."""
    read_only = Store(f"sqlite:///file:{tmp_path / 'holdouts.db'}?mode=ro&uri=true")
    (tmp_path / "holdouts.db").chmod(stat.S_IRUSR)
    with pytest.raises(StoreFailed, match=r"readonly|read-only"):
        read_only.open_table(a_table(), [a_seat()])
    read_only.close()
