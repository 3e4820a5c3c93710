#!/usr/bin/env python3
"""How long a move takes in the web table: sent by one page, stored, and shown to all four seats.

    PYTHONPATH=src:. python benchmarks/web_move.py [--moves 200] [--warm 20] [--game GAME] [--profile]

A real server process with its SQLite file (every commit on the disk), four pages over web sockets on loopback, one
program on the other end. Beside it, in the same run, a bare echo through the same server software: what the wire alone
costs. The processor time is the server's own, whatever else the machine does; with --profile it is also said what it
goes into. Needs the packages of requirements/test.lock.
"""

import argparse
import html
import json
import re
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Sequence
from contextlib import suppress
from functools import partial
from pathlib import Path
from typing import Any, NamedTuple

from websockets.sync.client import connect

from holdouts.games import IDS, find_game
from holdouts.server.limits import Allowance
from tests.server.process import Page, Server
from tests.server.profiling import shares

SEATS = 4
WARMING = 20
"""Moves before anything is measured: words are read and cards drawn for the first time. Some are met later than that:
with `--warm 200` hardly any are left, as at a server that has been up for an evening."""
USUAL = {"maximum-apocalypse": "fallout"}
"""What is played where it is not the first scenario of a game."""
MESSAGES, SECONDS = 90, 21.0
LONGEST_LULL = 60.0
ASKED = 'class="asked mine"'
OPTION = re.compile(r'data-option="([^"]+)"')
ECHO = """
import socket, uvicorn
from starlette.applications import Starlette
from starlette.routing import WebSocketRoute
async def echo(ws):
    await ws.accept()
    async for text in ws.iter_text():
        await ws.send_text(text)
door = socket.socket(); door.bind(("127.0.0.1", 0)); door.listen(16)
print(door.getsockname()[1], flush=True)
uvicorn.Server(uvicorn.Config(Starlette(routes=[WebSocketRoute("/", echo)]), log_level="error")).run(sockets=[door])
"""


class Person(NamedTuple):
    """A page, and how much more it may send now: a server hangs up on whoever sends without end."""

    page: Page
    patience: Allowance


class Times(NamedTuple):
    """Seconds until whoever moved knows that it counts, and until the last of the pages shows it."""

    answered: float
    shown: float


class Run(NamedTuple):
    """What a game took: each of its moves, and the processor for all of them."""

    times: list[Times]
    seconds: float


def main() -> int:
    asked = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    asked.add_argument("--moves", type=int, default=200)
    asked.add_argument("--game", choices=IDS, action="append", help="which game; may be said again; all by default")
    asked.add_argument("--warm", type=int, default=WARMING, help="moves before anything is measured")
    asked.add_argument("--profile", action="store_true", help="say what the processor time goes into; all is slower")
    told = asked.parse_args()
    for game in told.game or IDS:
        with tempfile.TemporaryDirectory() as folder:
            profile = Path(folder) / "profile" if told.profile else None
            with Server(Path(folder) / "bench.db", profile=profile) as server:
                run = measure(server, game, told.moves, told.warm)
            tell(game, run)
            if profile is not None:
                print("  " + ", ".join(f"{what} {share:.0%}" for what, share in shares(profile)))
    show("a bare echo", echo_times(told.moves))
    return 0


def tell(game: str, run: Run) -> None:
    answered, times = zip(*run.times, strict=True)
    print(game)
    show(f"  a move, stored and shown to {SEATS} seats", times)
    show("  its acknowledgement", answered)
    print(f"  {run.seconds / len(times) * 1000:.1f} ms of processor time a move")


def measure(server: Server, game: str, moves: int, warm: int) -> Run:
    """So many moves by a server that is warm."""
    move_times(server, game, warm)
    server.begin_profile()
    before = server.processor_seconds()
    times = move_times(server, game, moves)
    return Run(times, server.processor_seconds() - before)


def move_times(server: Server, game: str, moves: int) -> list[Times]:
    """Random enough: whoever is asked takes their first option; a table that is over is followed by another."""
    times: list[Times] = []
    scenario = USUAL.get(game, find_game(game).setups()[0].scenario)
    while len(times) < moves:
        seats = ["me", *["open"] * (SEATS - 1)]
        host = server.open_table(*seats, game=game, scenario=scenario, seed=len(times))
        programs = [host, *(host.sit_down(seat, f"Friend {seat}") for seat in range(1, SEATS))]
        people = [Person(program.page().shown(), Allowance(MESSAGES, SECONDS)) for program in programs]
        while len(times) < moves and (took := one_move(people)):
            times.append(took)
        for person in people:
            person.page.__exit__()
    return times


def one_move(people: Sequence[Person]) -> Times | None:
    """Nothing when the game is over. Where nobody is asked for a while, what is put to all alike goes by by itself."""
    pages = [person.page for person in people]
    ends = time.monotonic() + LONGEST_LULL
    while not pages[0].parts["end"].strip():
        newest = max(page.version for page in pages)
        for page in pages:
            page.catch_up(newest)
        for seat, person in enumerate(people):
            took = choose_first(person, pages, seat)
            if took:
                return took
        assert time.monotonic() < ends, "nobody is asked any more, and the game is not over"
        for page in pages:
            with suppress(TimeoutError):
                page.receive(0.01)
    return None


def choose_first(person: Person, pages: Sequence[Page], seat: int) -> Times | None:
    """Nothing when this seat is not asked, or was asked something else meanwhile."""
    page = person.page
    found = OPTION.findall(page.parts["prompt"])
    if not found or ASKED not in page.parts["prompt"]:
        return None  # what all read and may point at is put to one of them
    time.sleep(person.patience.wait())
    person.patience.spend()
    start = time.perf_counter()
    sent = page.send("choose", option=json.loads(html.unescape(found[0])), seat=seat, expected=page.version)
    before = len(page.frames)
    answered = page.until(partial(is_answer, sent))
    took = time.perf_counter() - start
    if not answered["ok"]:
        page.catch_up(answered["version"])
        return None
    if not any(is_shown(json.loads(frame)) for frame in page.frames[before:]):
        page.until(is_shown)  # an answer that lies face down makes no new version
    for other in pages:
        other.catch_up(answered["version"])
    return Times(took, time.perf_counter() - start)


def is_answer(sent: str, told: dict[str, Any]) -> bool:
    return told.get("to") == sent


def is_shown(told: dict[str, Any]) -> bool:
    return "show" in told


def echo_times(count: int) -> list[float]:
    process = subprocess.Popen([sys.executable, "-c", ECHO], stdout=subprocess.PIPE, text=True)
    assert process.stdout is not None
    try:
        with connect(f"ws://127.0.0.1:{int(process.stdout.readline())}/", compression=None) as wire:
            times = []
            for _ in range(count):
                start = time.perf_counter()
                wire.send("x" * 200)
                wire.recv()
                times.append(time.perf_counter() - start)
            return times
    finally:
        process.kill()
        process.wait()


def show(what: str, times: Sequence[float]) -> None:
    cuts = statistics.quantiles(times, n=100)
    print(f"{what}: median {cuts[49] * 1000:.2f} ms, 90 % {cuts[89] * 1000:.2f} ms, 99 % {cuts[98] * 1000:.2f} ms")


if __name__ == "__main__":
    raise SystemExit(main())
