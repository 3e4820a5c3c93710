"""What a server must survive: the power, the disk, the database. Each with a real process on loopback."""

import asyncio
import random
import sqlite3
import threading
import time
from collections.abc import Callable, Container, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import httpx2
import psycopg
import pytest
from websockets.exceptions import ConnectionClosed, InvalidMessage

from holdouts.engine.decision import CLOCK
from holdouts.engine.past import Halted
from holdouts.engine.table import Table
from holdouts.server import autoplay
from holdouts.server.archive import Archive, Standing
from holdouts.server.room import Room
from holdouts.server.store import Store
from tests.server.beside import Beside
from tests.server.powers import limit_files
from tests.server.process import Page, Program, Server
from tests.server.rooms import at_table, enter, until

LOST = (ConnectionClosed, InvalidMessage, EOFError, OSError, httpx2.TransportError)
"""How a killed server looks from outside; an invalid message is a greeting that was cut off."""


def made(server: Server, table: str) -> list[str | None]:
    """The messages of all choices of people that the file remembers, each with its seat and without its sender."""
    store = Store.in_file(server.data)
    choices = [choice for choice in store.choices(table) if choice.seat != CLOCK]
    store.close()
    return [choice.message and choice.message.partition(":")[2] for choice in choices]


def kept(server: Server, table: str) -> Standing:
    """The table as the file remembers it, all of its choices made again."""
    store = Store.in_file(server.data)
    standing = Archive(store).load(table)
    store.close()
    assert standing is not None
    return standing


# --- the power ---


class Persistent:
    """A program that sends each choice until it is acknowledged, whatever happens to the server."""

    def __init__(self, program: Program) -> None:
        self.program = program
        self.acknowledged: list[str] = []

    def play(self, choices: int, back_up: threading.Event) -> None:
        while len(self.acknowledged) < choices:
            back_up.wait(60)
            try:
                found = self.program.asked()
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
    player = Persistent(server.open_table("me", scenario="mad-prophet", seed=5))
    back_up = threading.Event()
    back_up.set()
    with ThreadPoolExecutor(1) as aside:
        playing = aside.submit(player.play, choices, back_up)
        for _ in range(kills):
            time.sleep(dice.uniform(0.02, 0.25))
            back_up.clear()
            server.kill()
            server.start()
            back_up.set()
        playing.result(300)
    server.stop()
    assert made(server, player.program.table) == [f"0:{id_}" for id_ in player.acknowledged]
    standing = kept(server, player.program.table)
    assert sum(seat != CLOCK for seat, _ in standing.table.choices) == choices


def kill_when_committed(server: Server, page: Page, id_: str, choice: dict[str, Any]) -> None:
    """Send a choice, and strike as soon as it is in the file, and not a moment later."""
    link = sqlite3.connect(f"file:{server.data}?mode=ro", uri=True, isolation_level=None)
    ends = time.monotonic() + 60.0
    page.send("choose", id_, **choice)
    while link.execute("SELECT 1 FROM choices WHERE message LIKE ?", [f"%:0:{id_}"]).fetchone() is None:
        assert time.monotonic() < ends, "it was never committed"
    server.kill()
    link.close()


def was_acknowledged(page: Page, id_: str) -> bool:
    """Whether the answer came before the server died."""
    try:
        return bool(page.until(lambda told: told.get("to") == id_)["ok"])
    except ConnectionClosed:
        return False


def test_a_server_killed_between_commit_and_acknowledgement_makes_the_choice_once(server: Server):
    """Most blows fall as soon as the choice is in the file, some at any moment after it was sent."""
    dice = random.Random(5)
    program = server.open_table("me", scenario="mad-prophet")
    sent: list[str | None] = []
    between = 0
    for blow in range(8):
        id_ = f"blow-{blow}"
        found = program.asked()
        choice = {"option": found["options"][0], "seat": 0, "expected": found["version"]}
        with program.page().shown() as page:
            if blow % 4 == 3:
                page.send("choose", id_, **choice)
                time.sleep(dice.uniform(0.0, 0.02))
                server.kill()
            else:
                kill_when_committed(server, page, id_, choice)
            acknowledged = was_acknowledged(page, id_)
        stored = f"0:{id_}" in made(server, program.table)
        assert stored or not acknowledged, "an acknowledged choice is lost"
        between += stored and not acknowledged
        server.start()
        with program.page().shown() as page:
            assert page.ask("choose", id_, **choice)["ok"]
        sent.append(f"0:{id_}")
        assert made(server, program.table) == sent
    server.stop()
    standing = kept(server, program.table)
    assert standing.row.version == standing.table.moment, "each of them made one version"
    print(f"{between} of {len(sent)} kills fell between commit and acknowledgement")


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


# --- the database ---


@contextmanager
def locked(data: Path) -> Iterator[None]:
    """Somebody else has the file to themselves."""
    link = sqlite3.connect(data, isolation_level=None)
    link.execute("BEGIN EXCLUSIVE")
    try:
        yield
    finally:
        link.execute("ROLLBACK")
        link.close()


def test_choices_wait_ten_seconds_for_a_locked_database_while_everybody_else_goes_on(server: Server):
    """More tables wait than there are threads that write; whoever only looks is not held up by any of them."""
    waiting = [server.open_table("me", scenario="mad-prophet") for _ in range(9)]
    other = server.open_table("me", scenario="mad-prophet")
    pages = [program.page().shown() for program in waiting]
    choices = [
        {"option": program.look()["options"][0], "seat": 0, "expected": page.version}
        for program, page in zip(waiting, pages, strict=True)
    ]
    slowest = 0.0
    with waiting[0].page().shown() as second_tab:
        with locked(server.data), Beside() as beside:
            ends = time.monotonic() + 10.0
            for page, choice in zip(pages, choices, strict=True):
                page.send("choose", "locked", **choice)
            second_tab.send("choose", "locked", **choices[0])
            while time.monotonic() < ends:
                started = time.monotonic()
                other.look()
                with other.page().shown():
                    pass
                assert other.get("/history/0").status_code == 200
                slowest = max(slowest, time.monotonic() - started)
                time.sleep(0.2)
        answers = [page.until(lambda told: told.get("to") == "locked") for page in [*pages, second_tab]]
    print(f"database locked for 10 s: a look at another table took at most {slowest * 1000:.0f} ms")
    assert [(answer["ok"], answer["version"]) for answer in answers] == [(True, 1)] * 10
    assert [made(server, program.table) for program in waiting] == [["0:locked"]] * 9
    assert slowest < 2.0 * beside.slowdown
    for program, page in zip(waiting, pages, strict=True):
        with page:
            found = program.look()
            assert page.choose(found["options"][0], expected=found["version"])["ok"]
    assert "Traceback" not in server.complaints()


def test_a_database_that_may_only_be_read_for_a_while_refuses_choices_with_a_reason(database: str, tmp_path: Path):
    """As when PostgreSQL has failed over to a copy that is not to be written yet."""

    def read_only(on: bool) -> None:
        name = database.partition("@/")[2].partition("?")[0]
        with psycopg.connect(database, autocommit=True) as link:
            link.execute("SET default_transaction_read_only = off")
            link.execute(f"ALTER DATABASE {name} SET default_transaction_read_only = {'on' if on else 'off'}")
            link.execute("SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = %s AND query NOT LIKE"
                         " '%%advisory%%' AND pid <> pg_backend_pid()", [name])  # fmt: skip

    server = Server(tmp_path / "unused.db", database=database)
    server.start()
    program = server.open_table("me", scenario="mad-prophet")
    with program.page().shown() as page:
        first = program.look()
        assert page.choose(first["options"][0], expected=first["version"])["ok"]
        found = program.look()
        choice = {"option": found["options"][0], "seat": 0, "expected": found["version"]}
        read_only(True)
        refused = page.ask("choose", "patient", **choice)
        assert (refused["ok"], refused["code"]) == (False, "refused-store")
        assert "may only be read" in refused["why"]
        assert program.look()["options"] == found["options"]
        read_only(False)
        assert page.ask("choose", "patient", **choice)["ok"]
        assert page.ask("choose", "patient", **choice)["ok"]
    server.kill()
    server.start()
    assert program.look()["version"] == 2
    server.stop()


# --- the rules ---


class Faulty:
    """A rule that fails whenever a bot, or the clock, has chosen."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch, by: Container[int]) -> None:
        self.fails, self.tries = True, 0
        make = Table.make

        def stumble(table: Table, seat: int, option: Any) -> None:
            if seat in by and self.fails:
                self.tries += 1
                raise AssertionError("a rule that nobody has tried yet")
            make(table, seat, option)

        monkeypatch.setattr(Table, "make", stumble)
        monkeypatch.setattr(autoplay, "RETRY_SECONDS", 0.0)


async def person_plays(room: Room, ends: Callable[[], bool]) -> None:
    """Whenever the person is asked, they answer, until then."""
    async with asyncio.timeout(60):
        while not ends():
            if 0 in room.table.waiting_for() and not room.resting:
                await room.choose(0, room.table.options(0)[0], None, room.shown)
            await asyncio.sleep(0.01)


@pytest.mark.parametrize(("kinds", "by"), [(("me", "random"), (1,)), (("me", "sensible"), (CLOCK,))])
def test_where_a_bot_or_the_clock_makes_a_rule_fail_the_table_is_paused_after_a_few_tries(
    archive: Archive,
    monkeypatch: pytest.MonkeyPatch,
    caplog: pytest.LogCaptureFixture,
    kinds: tuple[str, ...],
    by: tuple[int, ...],
):
    rule = Faulty(monkeypatch, by)

    async def story(room: Room) -> None:
        await person_plays(room, lambda: room.paused)
        assert rule.tries == autoplay.TRIES
        assert room.table.notes[-1][1] == Halted(rule="")
        assert len([each for each in caplog.messages if "the table is paused" in each]) == 1
        choices = len(room.table.choices)
        again = await enter(archive, room.id)
        assert (again.paused, again.table.notes) == (True, room.table.notes)
        assert len(again.table.choices) == choices, "what failed was taken back"
        await again.close()
        await room.pause(0, False)  # anybody may
        await until(lambda: room.paused)
        assert rule.tries == 2 * autoplay.TRIES, "it is tried again as often, and no more"
        rule.fails = False
        await room.pause(0, False)
        await until(lambda: len(room.table.choices) > choices)
        assert not room.paused

    at_table(archive, story, *kinds)


# --- the disk ---


def test_on_a_full_disk_choices_are_refused_and_when_there_is_room_again_play_goes_on(server: Server):
    program = server.open_table("me", scenario="mad-prophet")
    acknowledged = 0
    with program.page().shown() as page:
        limit_files(server.pid, 200_000)  # less than the log that is written ahead needs for all these choices
        for number in range(40):
            found = program.asked()
            choice = {"option": found["options"][0], "seat": 0, "expected": found["version"]}
            answer = page.ask("choose", f"choice-{number}", **choice)
            if not answer["ok"]:
                break
            acknowledged += 1
        assert (answer["ok"], answer["code"]) == (False, "refused-store")
        assert answer["why"]
        assert page.ask("choose", f"choice-{number}", **choice)["code"] == "refused-store"
        still = program.look()
        assert (still["version"], still["options"]) == (found["version"], found["options"])
        limit_files(server.pid)
        assert page.ask("choose", f"choice-{number}", **choice)["ok"]
        assert page.ask("chat", text="there is room")["ok"]
    server.kill()
    assert made(server, program.table) == [f"0:choice-{number}" for number in range(acknowledged + 1)]
    server.start()
    program.choose()


@contextmanager
def read_only(folder: Path) -> Iterator[None]:
    """Nobody may write these files, nor put new ones beside them."""
    paths = [*(path for path in folder.iterdir() if path.name != "server.log"), folder]
    before = [path.stat().st_mode for path in paths]
    for path in paths:
        path.chmod(0o555 if path == folder else 0o444)
    try:
        yield
    finally:
        for path, mode in zip(reversed(paths), reversed(before), strict=True):
            path.chmod(mode)


@pytest.fixture
def meek_server(tmp_path: Path) -> Iterator[Server]:
    """A server that obeys the permissions of files, even where root runs it."""
    (tmp_path / "data").mkdir()
    running = Server(tmp_path / "data" / "holdouts.db", meek=True)
    running.log.touch()
    running.start()
    yield running
    running.stop()


def test_a_server_does_not_start_on_a_file_it_may_only_read_and_loses_nothing(meek_server: Server):
    """The power failed, so what was written ahead is still beside the file; then somebody made all of it read-only."""
    program = meek_server.open_table("me", scenario="mad-prophet")
    for _ in range(3):
        program.choose()
    before = program.asked()
    meek_server.kill()
    with read_only(meek_server.data.parent):
        code, words = meek_server.fail_to_start()
        assert code == 1
        assert words.startswith(f"{meek_server.data} cannot be used. ")
    meek_server.start()
    assert program.look() == before
    program.choose()


def test_a_file_that_becomes_read_only_during_play_loses_no_acknowledged_choice(meek_server: Server):
    """A file that is open stays open; what must be opened anew cannot be, and says so."""
    programs = [meek_server.open_table("me", scenario="mad-prophet") for _ in range(12)]
    pages = [program.page().shown() for program in programs]
    choices = [{"option": each.look()["options"][0], "seat": 0, "expected": 0} for each in programs]

    def ask_all(id_: str) -> list[dict[str, Any]]:
        """All at once, so that more is opened than was open before."""
        for page, choice in zip(pages, choices, strict=True):
            page.send("choose", id_, **choice)
        return [page.until(lambda told: told.get("to") == id_) for page in pages]

    with read_only(meek_server.data.parent):
        answers = ask_all("first")
        for program, answer in zip(programs, answers, strict=True):
            assert answer["ok"] or (answer["code"] == "refused-store" and answer["why"])
            assert program.look()["version"] == answer["ok"]
    tries = 1
    while not all(answer["ok"] for answer in ask_all("first")):
        tries += 1
        assert tries < 4, "what was opened to be read is never opened to be written"
    for page in pages:
        page.__exit__()
    meek_server.kill()
    assert [made(meek_server, program.table) for program in programs] == [["0:first"]] * 12
    assert "Traceback" not in meek_server.complaints()
    meek_server.start()


def test_a_newer_data_file_stops_the_server_with_a_sentence(tmp_path: Path):
    data = tmp_path / "holdouts.db"
    store = Store.in_file(data)
    store.migrate()
    store.close()
    with sqlite3.connect(data) as link:
        link.execute("UPDATE alembic_version SET version_num = '9999'")
    link.close()
    code, words = Server(data).fail_to_start()
    assert code == 1
    assert "newer version of Holdouts" in words
