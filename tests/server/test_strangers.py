"""Strangers who try to freeze a server: another player's answer must not wait for them.

How long an answer takes is compared with how long it takes at the same time at a server that nobody tries to freeze.
"""

import asyncio
import json
import shutil
import statistics
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import AsyncExitStack, ExitStack, contextmanager
from hashlib import sha256
from pathlib import Path
from typing import Any, NamedTuple

import pytest
from websockets.asyncio.client import connect
from websockets.typing import Origin

from holdouts.engine import record
from holdouts.server.archive import Archive
from holdouts.server.store import Store
from tests.server import web
from tests.server.beside import Beside
from tests.server.powers import sockets
from tests.server.process import Page, Program, Server
from tests.server.rooms import TOKEN, new_table

SIZE = 7_600_000
MOVES = 15


def a_long_past(archive: Archive) -> bytes:
    """A save of so many bytes: a game that goes on after more events than anybody has seen."""
    id_ = new_table(archive, ["me", "device"])
    row, seats = archive.store.table(id_), archive.store.seats(id_)
    assert row is not None
    table = archive.from_seed(row)
    while len(table.choices) < 12:
        seat = table.go_on().waiting_for()[0]
        table.choose(table.options(seat)[0], seat)
    told = json.loads(record.save(table, archive.about(row, seats)).partition(b"\n")[2])
    events = told["events"][: told["events_before"]]
    assert events
    told["events"] = events * (SIZE // len(json.dumps(events)))
    told["events_before"] = len(told["events"])
    told["now"] = "as nobody knows it"
    body = json.dumps(told).encode() + b"\n"
    return (
        b"holdouts-save %d sha256=%s bytes=%d\n" % (record.FORMAT, sha256(body).hexdigest().encode(), len(body)) + body
    )


class Player:
    """Somebody who plays alone, and wants an answer."""

    def __init__(self, server: Server, stack: ExitStack, seed: int) -> None:
        self.program = server.open_table("me", scenario="mad-prophet", seed=seed)
        self.page: Page = stack.enter_context(self.program.page().shown())

    def _question(self) -> tuple[int, str]:
        """An answer to what is put to all alike makes no version; then only the prompt is another."""
        return self.page.version, self.page.parts["prompt"]

    def move(self) -> float:
        """After how long a move is answered."""
        option, before = self.page.asked()[0], self._question()
        started = time.perf_counter()
        answer = self.page.choose(option)
        took = time.perf_counter() - started
        assert answer["ok"], answer
        while self.page.version < answer["version"] or self._question() == before:
            self.page.receive()
        return took


@pytest.fixture
def in_peace(tmp_path: Path) -> Iterator[Player]:
    """Somebody at a server that nobody else comes to."""
    with Server(tmp_path / "in-peace.db") as calm, ExitStack() as stack:
        yield Player(calm, stack, 1)


class Answers(NamedTuple):
    """After how long a move is answered, at the median, where nobody disturbs and where somebody does."""

    calm: float
    beside: float
    slowdown: float
    """How much longer everything took meanwhile than on a machine of its own."""

    @property
    def quick_enough(self) -> bool:
        """Thirty milliseconds, and what a busy machine makes of them."""
        return self.beside < (0.03 + 3 * self.calm) * self.slowdown

    def __str__(self) -> str:
        return f"an answer: {self.calm * 1000:.1f} ms at the median where nobody disturbs, {self.beside * 1000:.1f} ms"


def answers(in_peace: Player, disturbed: Player) -> Answers:
    """They move by turns."""
    with Beside() as load:
        both = [(in_peace.move(), disturbed.move()) for _ in range(MOVES)]
    calm, beside = (statistics.median(times) for times in zip(*both, strict=True))
    return Answers(calm, beside, load.slowdown)


ATTACK = """
import sys, threading, urllib.error, urllib.request
url, headers, done, over = sys.argv[1], dict(pair.split("=", 1) for pair in sys.argv[2:]), [0], threading.Event()
def ask():
    while not over.is_set():
        try:
            urllib.request.urlopen(urllib.request.Request(url, headers=headers), timeout=60).read()
        except OSError:
            pass
        done[0] += 1
for _ in range(3):
    threading.Thread(target=ask, daemon=True).start()
sys.stdin.read()
print(done[0])
"""


@contextmanager
def asked_without_end(stranger: Program, path: str) -> Iterator[list[int]]:
    """Three loops in a process of their own ask for a page of the stranger's, until this is over; how often in all."""
    told = [f"authorization=Bearer {stranger.token}", f"cookie=holdouts={stranger.token}"]
    command = [sys.executable, "-c", ATTACK, f"{stranger.server.url}{path}", *told]
    count: list[int] = []
    with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True) as process:
        try:
            yield count
        finally:
            count.append(int(process.communicate(timeout=60)[0]))


@pytest.fixture(scope="module")
def long_past(tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, str, bytes]:
    """A data file with a table of a stranger that has a long past, and the save it is of."""
    data = tmp_path_factory.mktemp("long") / "holdouts.db"
    store = Store.in_file(data)
    store.migrate()
    archive = Archive(store)
    id_, save = new_table(archive, ["me", "device"]), a_long_past(archive)
    store.change_table(id_, snapshot=save)
    assert len(archive.load(id_).table.chronicle) > 40_000  # type: ignore[union-attr]
    store.close()
    return data, id_, save


@pytest.fixture
def long_table(long_past: tuple[Path, str, bytes], tmp_path: Path) -> Iterator[tuple[Server, Program, bytes]]:
    """A server with such a table."""
    data, id_, save = long_past
    shutil.copy(data, tmp_path / "holdouts.db")
    with Server(tmp_path / "holdouts.db") as server:
        yield server, Program(server, id_, TOKEN, {}), save


def test_a_table_with_a_long_past_that_is_looked_at_without_end_freezes_nobody(
    long_table: tuple[Server, Program, bytes], in_peace: Player
):
    server, stranger, save = long_table
    with ExitStack() as stack:
        player = Player(server, stack, 2)
        started = time.perf_counter()
        stranger.look()
        opened = time.perf_counter() - started
        with asked_without_end(stranger, f"/api/tables/{stranger.table}/seats/0") as looks:
            url = f"{server.url}/import"
            web.post(url, files={"save": save}, headers={"origin": server.url})
            told = answers(in_peace, player)
    past = f"a past of {len(save) >> 20} MiB, which opened in {opened:.1f} s"
    print(f"{told} beside {looks[0]} looks at a table with {past}")
    assert looks[0] > 3
    assert told.quick_enough
    assert "Traceback" not in server.complaints()


@pytest.mark.parametrize("path", ["", "/history/12", "/story", "/story.md", "/report"])
def test_a_page_that_is_asked_for_without_end_freezes_nobody(
    long_table: tuple[Server, Program, bytes], in_peace: Player, path: str
):
    server, stranger, _ = long_table
    with ExitStack() as stack:
        player = Player(server, stack, 2)
        stranger.look()
        with asked_without_end(stranger, f"/t/{stranger.table}{path}"):
            told = answers(in_peace, player)
    print(f"{told} beside three loops of '{path}'")
    assert told.quick_enough


def test_a_thousand_spectators_of_one_link_who_chat_freeze_nobody(tmp_path: Path, in_peace: Player):
    with Server(tmp_path / "holdouts.db") as server, ExitStack() as stack, sockets(4096):
        player = Player(server, stack, 3)
        cookie = f"holdouts-watch={player.program.info['watch'].rpartition('/')[2]}"
        told, inside = asyncio.run(beside_a_crowd(server, cookie, player, in_peace))
    print(f"{told} at the table that {inside} watch")
    assert inside == 50
    assert told.quick_enough
    assert "Traceback" not in server.complaints()


async def beside_a_crowd(server: Server, cookie: str, player: Player, in_peace: Player) -> tuple[Answers, int]:
    """A thousand come, two hundred talk all the time; what an answer takes to both, and how many were let in."""
    few, inside, talking = asyncio.Semaphore(50), 0, True

    async def watch(stack: AsyncExitStack, number: int) -> None:
        nonlocal inside
        async with few:
            socket = await stack.enter_async_context(
                connect(
                    f"ws://127.0.0.1:{server.port}/t/{player.program.table}/live",
                    origin=Origin(server.url),
                    additional_headers={"cookie": cookie},
                    compression=None,
                    ping_interval=None,
                    open_timeout=60,
                )
            )
            told = json.loads(await socket.recv())
        if "closed" in told:
            return
        inside += 1
        listening = asyncio.create_task(drain(socket))
        stack.callback(listening.cancel)
        while talking and number < 200:
            await asyncio.sleep(0.3)
            await socket.send(json.dumps({"id": f"{number}", "do": "chat", "text": "look at me"}))

    async def drain(socket: Any) -> None:
        async for _ in socket:
            pass

    async with AsyncExitStack() as stack:
        crowd = [asyncio.create_task(watch(stack, number)) for number in range(1000)]
        while sum(task.done() for task in crowd) < 900:
            await asyncio.sleep(0.1)
        told = await asyncio.to_thread(answers, in_peace, player)
        talking = False
        for task in crowd:
            task.cancel()
        await asyncio.gather(*crowd, return_exceptions=True)
        return told, inside
