#!/usr/bin/env python3
"""How long a move takes when many tables are played at once.

    PYTHONPATH=src:. python benchmarks/many_tables.py [--tables 150] [--seconds 60] [--thinking careful]

A real server process with its SQLite file (every commit on the disk). At every table of Maximum Apocalypse sit one
person and two sensible bots; the person moves every two seconds if asked, bots at the pace they have when people play.
With --thinking there is one more table, at which somebody sits among five bots of that kind; what is played there is
not counted. All persons are one program on the same machine, which takes its part of the cores. Beside it, at the same
moments, the same program sends as many messages to a bare echo through the same server software: what the wire, the
client and a busy machine cost without any game. Needs the packages of requirements/test.lock.
"""

import argparse
import asyncio
import html
import os
import random
import re
import subprocess
import sys
import tempfile
import time
from collections.abc import Sequence
from contextlib import AsyncExitStack, suppress
from pathlib import Path
from typing import Any

import httpx2
import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.typing import Origin

from benchmarks.web_move import ECHO
from tests.server.patches import Parts
from tests.server.process import Server

EVERY = 2.0
"""Seconds between two moves of a person."""

PACE = 0.7
"""Seconds between two moves of bots, as where people play."""

WARM_UP = 10.0
"""Seconds at the start that are not counted: tables open, templates are read."""

GOAL = 0.25
OPTION = re.compile(r'data-option="([^"]+)"')
GAME = {"game": "maximum-apocalypse", "scenario": "fallout"}
THINKERS = 5


class Times:
    """Seconds from a message to its answer, to the page that shows it, and to an echo."""

    def __init__(self) -> None:
        self.answered: list[float] = []
        self.shown: list[float] = []
        self.echo: list[float] = []
        self.refused = 0
        self.counts = False


class Person:
    """One page at one table after the other."""

    def __init__(self, server: Server, seed: int, times: Times, bots: Sequence[str] = ("sensible", "sensible")) -> None:
        self.server = server
        self.seed = seed
        self.times = times
        self.seats = [{"kind": kind} for kind in ("me", *bots)]

    async def play(self) -> None:
        """Until the benchmark is over."""
        while True:
            body = {**GAME, "seats": self.seats, "seed": self.seed}
            async with httpx2.AsyncClient(timeout=60) as client:
                told = (await client.post(f"{self.server.url}/api/tables", json=body)).json()
            async with page(self.server, told["table"]["id"], told["token"]) as socket:
                await self._table(socket)
            self.seed += 1_000_000

    async def _table(self, socket: ClientConnection) -> None:
        """One game to its end."""
        parts, version = Parts(), -1
        due = time.perf_counter() + random.random() * EVERY
        while True:
            with suppress(TimeoutError):
                async with asyncio.timeout(max(0.0, due - time.perf_counter())):
                    while True:
                        told = msgspec.json.decode(await socket.recv())
                        version = newest(told, parts, version)
            due = max(due + EVERY, time.perf_counter())
            if 'class="ending' in parts.get("end", ""):
                return
            options = OPTION.findall(parts.get("prompt", ""))
            if not options:
                continue
            option = msgspec.json.decode(html.unescape(random.choice(options)))
            version = await self._move(socket, option, parts, version)

    async def _move(self, socket: ClientConnection, option: Any, parts: Parts, version: int) -> int:
        id_ = f"{random.getrandbits(64):x}"
        message = {"id": id_, "do": "choose", "seat": 0, "expected": version, "option": option}
        started = time.perf_counter()
        await socket.send(msgspec.json.encode(message).decode())
        answer: dict[str, Any] = {}
        while not answer or (answer["ok"] and version < answer["version"]):
            told = msgspec.json.decode(await socket.recv())
            if told.get("to") == id_:
                answer = told
                answered = time.perf_counter() - started
            version = newest(told, parts, version)
        if not answer["ok"]:
            self.times.refused += 1
        elif self.times.counts:
            self.times.answered.append(answered)
            self.times.shown.append(time.perf_counter() - started)
        return version


def newest(told: dict[str, Any], parts: Parts, version: int) -> int:
    """Hear what is shown; the version of what is shown now."""
    parts.hear(told)
    shown: int = told.get("show", {}).get("version", version)
    return shown


def page(server: Server, table: str, token: str) -> connect:
    return connect(
        f"ws://127.0.0.1:{server.port}/t/{table}/live",
        origin=Origin(server.url),
        additional_headers={"cookie": f"holdouts={token}"},
        compression=None,
        ping_interval=None,
        open_timeout=60,
    )


async def echo(port: int, times: Times) -> None:
    """As often as a person moves."""
    async with connect(f"ws://127.0.0.1:{port}/", compression=None, ping_interval=None) as socket:
        while True:
            await asyncio.sleep(EVERY * random.random() * 2)
            started = time.perf_counter()
            await socket.send("x" * 200)
            await socket.recv()
            if times.counts:
                times.echo.append(time.perf_counter() - started)


async def crowd(server: Server, echo_port: int, told: argparse.Namespace, times: Times) -> None:
    tables, seconds = told.tables, told.seconds
    async with AsyncExitStack() as stack:
        work = []
        if told.thinking:
            among = Person(server, tables, Times(), [told.thinking] * THINKERS)
            work.append(asyncio.create_task(among.play()))
        for number in range(tables):
            work.append(asyncio.create_task(Person(server, number, times).play()))
            work.append(asyncio.create_task(echo(echo_port, times)))
            await asyncio.sleep(EVERY * 2 / tables)
        stack.callback(lambda: [task.cancel() for task in work])
        await asyncio.sleep(WARM_UP)
        times.counts = True
        before, start = cpu(server.pid), time.perf_counter()
        done, _ = await asyncio.wait(work, timeout=seconds, return_when=asyncio.FIRST_EXCEPTION)
        for task in done:
            task.result()
        took = time.perf_counter() - start
        print(
            f"the server used {(cpu(server.pid) - before) / took:.2f} cores, {len(times.answered) / took:.0f} moves/s"
        )
        times.counts = False


def cpu(pid: int) -> float:
    """Seconds of processor time that a process has used."""
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def show(what: str, times: Sequence[float]) -> None:
    ordered = sorted(times)
    cuts = [ordered[min(len(ordered) - 1, len(ordered) * part // 100)] for part in (50, 95, 99)]
    told = ", ".join(f"p{part} {cut * 1000:.1f} ms" for part, cut in zip((50, 95, 99), cuts, strict=True))
    print(f"{what} ({len(times)}): {told}")


def main() -> int:
    asked = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    asked.add_argument("--tables", type=int, default=150)
    asked.add_argument("--seconds", type=float, default=60.0)
    asked.add_argument("--thinking", metavar="KIND", help="one more table, with five bots of this kind")
    told = asked.parse_args()
    times = Times()
    echoing = subprocess.Popen([sys.executable, "-c", ECHO], stdout=subprocess.PIPE, text=True)
    assert echoing.stdout is not None
    with tempfile.TemporaryDirectory() as folder:
        server = Server(Path(folder) / "bench.db", pace=PACE)
        server.start()
        try:
            port = int(echoing.stdout.readline())
            asyncio.run(crowd(server, port, told, times))
        except httpx2.TransportError as problem:
            print(f"the server does not answer: {problem}; {Path(f'/proc/{server.pid}/status').read_text()[:200]}")
            return 1
        finally:
            server.stop()
            echoing.kill()
            echoing.wait()
            if server.complaints():
                print(server.complaints()[-2000:])
    show(f"{told.tables} tables: a move to its answer", times.answered)
    show("a move to the page that shows it", times.shown)
    show("a bare echo at the same time", times.echo)
    slow = sorted(times.answered)[len(times.answered) * 99 // 100]
    print(f"{times.refused} refused as stale; p99 {'under' if slow < GOAL else 'over'} {GOAL * 1000:.0f} ms")
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
