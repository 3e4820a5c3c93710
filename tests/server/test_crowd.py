"""A thousand pages that only look on, and full tables on top of them."""

import asyncio
import html
import json
import re
import time
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Any

from websockets.asyncio.client import ClientConnection, connect
from websockets.typing import Origin

from holdouts.server.archive import Archive
from holdouts.server.invitations import watch_secret
from holdouts.server.store import Store
from tests.server.beside import Beside
from tests.server.patches import Parts
from tests.server.powers import sockets
from tests.server.process import Server
from tests.server.rooms import TOKEN, new_table, until

TABLES, PAGES = 200, 5
"""A solitary player and four spectators, at each of so many tables."""

PLAYED, MOVES = 5, 40
"""Tables of four seats that play, and how many moves at each."""


class Seat:
    """A page of somebody who plays."""

    def __init__(self, socket: ClientConnection, seat: int) -> None:
        self.socket = socket
        self.seat = seat
        self.parts = Parts()
        self.version = -1
        self.answer: dict[str, Any] = {}
        self.news = asyncio.Condition()

    async def listen(self) -> None:
        async for text in self.socket:
            told = json.loads(text)
            async with self.news:
                self.parts.hear(told)
                if "show" in told:
                    self.version = told["show"]["version"]
                self.answer = told if "to" in told else self.answer
                self.news.notify_all()

    async def until_shown(self, version: int) -> None:
        async with self.news, asyncio.timeout(60):
            await self.news.wait_for(lambda: self.version >= version)

    @property
    def question(self) -> tuple[int, str]:
        """An answer to what is put to all alike makes no version; then only the prompt is another."""
        return self.version, self.parts["prompt"]

    async def until_other_than(self, question: tuple[int, str]) -> None:
        async with self.news, asyncio.timeout(60):
            await self.news.wait_for(lambda: self.question != question)

    @property
    def asked(self) -> bool:
        """Whether the page says that its reader must choose."""
        return 'class="asked mine"' in self.parts["prompt"]

    async def choose(self, option: dict[str, Any], id_: str) -> dict[str, Any]:
        message = {"id": id_, "do": "choose", "seat": self.seat, "expected": self.version, "option": option}
        await self.socket.send(json.dumps(message))
        async with self.news, asyncio.timeout(60):
            await self.news.wait_for(lambda: self.answer.get("to") == id_)
        return self.answer

    def options(self) -> list[dict[str, Any]]:
        return [
            json.loads(html.unescape(found)) for found in re.findall(r'data-option="([^"]+)"', self.parts["prompt"])
        ]


def page(server: Server, table: str, cookie: str) -> connect:
    url = f"ws://127.0.0.1:{server.port}/t/{table}/live"
    headers = {"cookie": cookie}
    return connect(
        url,
        origin=Origin(server.url),
        additional_headers=headers,
        compression=None,
        ping_interval=None,
        open_timeout=60,
    )


async def idle(server: Server, ids: list[str], stack: AsyncExitStack) -> list[ClientConnection]:
    """Pages that are shown their table, and do nothing."""
    few = asyncio.Semaphore(20)

    async def look_on(table: str, cookie: str) -> ClientConnection:
        async with few:
            socket = await stack.enter_async_context(page(server, table, cookie))
            assert "show" in json.loads(await socket.recv())
            return socket

    mine = [(table, f"holdouts={TOKEN}") for table in ids]
    watching = [(table, f"holdouts-watch={watch_secret(TOKEN, table)}") for table in ids] * (PAGES - 1)
    return await asyncio.gather(*(look_on(*each) for each in [*mine, *watching]))


async def play(server: Server, stack: AsyncExitStack) -> list[tuple[float, float]]:
    """A table of four: for every move, after how long it was acknowledged, and shown to all four."""
    host = await asyncio.to_thread(server.open_table, "me", "open", "open", "open")
    friends = [await asyncio.to_thread(host.sit_down, seat, f"Friend {seat}") for seat in (1, 2, 3)]
    people = [
        Seat(await stack.enter_async_context(page(server, host.table, f"holdouts={each.token}")), seat)
        for seat, each in enumerate([host, *friends])
    ]
    for each in people:
        listening = asyncio.create_task(each.listen())
        stack.callback(listening.cancel)
        await each.until_shown(0)
    took: list[tuple[float, float]] = []
    number = 0
    while len(took) < MOVES:
        number += 1
        await until(lambda: any(each.asked for each in people), 60)
        able = [each for each in people if each.asked]
        mover = able[number % len(able)]
        before = mover.question
        started = time.monotonic()
        answer = await mover.choose(mover.options()[0], f"move-{number}")
        acknowledged = time.monotonic() - started
        if not answer["ok"]:  # what was put to all alike was settled by another's answer
            assert answer["code"] == "refused-stale", answer
            await mover.until_shown(answer["version"])
            continue
        for each in people:
            await each.until_shown(answer["version"])
        took.append((acknowledged, time.monotonic() - started))
        await mover.until_other_than(before)
    return took


def test_a_thousand_idle_pages_leave_room_for_full_tables(tmp_path: Path):
    """No limit of an address holds on the server's own machine, so that all of these may come from here."""
    store = Store.in_file(tmp_path / "holdouts.db")
    store.migrate()
    ids = [new_table(Archive(store), ["me"], "mad-prophet", seed) for seed in range(TABLES)]
    store.close()
    server = Server(tmp_path / "holdouts.db")
    with sockets(1024):  # what many systems give, and too few: the server must ask for more itself
        server.start()
    bare, beside = server.memory(), Beside()

    async def crowd() -> tuple[list[tuple[float, float]], int, int]:
        async with AsyncExitStack() as stack:
            pages = await idle(server, ids, stack)
            crowded = server.memory()
            with beside:
                tables = await asyncio.gather(*(play(server, stack) for _ in range(PLAYED)))
            assert all(each.close_code is None for each in pages), "a page was let go"
            return [move for table in tables for move in table], crowded, server.memory()

    try:
        with sockets(4096):
            moves, crowded, full = asyncio.run(crowd())
    finally:
        server.stop()
    acknowledged, shown = (sorted(times) for times in zip(*moves, strict=True))
    median, last = len(moves) // 2, len(moves) * 99 // 100
    print(
        f"{TABLES * PAGES} idle pages: {bare >> 20} MiB before, {crowded >> 20} MiB with them, {full >> 20} MiB with "
        f"{PLAYED} tables of four on top; {len(moves)} moves: acknowledged in {acknowledged[median] * 1000:.0f} ms "
        f"(median), {acknowledged[last] * 1000:.0f} ms (p99); shown to all four in {shown[median] * 1000:.0f} ms "
        f"(median), {shown[last] * 1000:.0f} ms (p99)"
    )
    assert full < 600 << 20
    assert shown[last] < 1.5 * beside.slowdown  # a fifth of that is usual
    assert "Traceback" not in server.complaints()
