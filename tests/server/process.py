"""A real server process on loopback, and programs and pages that talk to it."""

import json
import os
import re
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Callable
from contextlib import ExitStack
from html import unescape
from itertools import count
from pathlib import Path
from typing import TYPE_CHECKING, Any, Self

import httpx2
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect
from websockets.typing import Origin

from tests.server import scratch, web
from tests.server.patches import Parts

if TYPE_CHECKING:
    from tests.server.nursery import Child

GAME = "godforsaken-scavengers"
NURSED = sys.platform == "linux"
LONGEST_GAME = 400
_NUMBERS = count()
_ASKED = re.compile(r'class="asked mine"')
_OPTION = re.compile(r'data-option="([^"]+)"')


def eventually(happens: Callable[[], object], seconds: float = 60.0) -> None:
    """Look again and again until something has happened: on a busy machine, what comes a moment later comes late."""
    ends = time.monotonic() + seconds
    while not happens():
        assert time.monotonic() < ends, "it never happened"
        time.sleep(0.02)


def _born(told: dict[str, Any], log: Path) -> "Child | subprocess.Popen[str]":
    if not NURSED:
        return scratch.start(told, log)
    from tests.server.nursery import Child  # what it needs is not there elsewhere

    return Child(told, log)


class Server:
    """Started, killed, and started again at the same address."""

    def __init__(
        self,
        data: Path,
        pace: float = 0.0,
        database: str = "",
        meek: bool = False,
        patience: float = 30.0,
        away: tuple[float, float] | None = None,
        tables_an_hour: int = 100_000,
        burning: float = 0.0,
        hasty: bool = False,
        profile: Path | None = None,
        trying: str = "",
    ) -> None:
        """A meek server obeys the permissions of files even where root runs it; patience is for whoever is slow.

        `away` is after how many seconds a bot may play for somebody, and their seat be offered; otherwise as in life.
        Where there is something burning, careful bots think for so many seconds; at a hasty one, bots of all levels
        imagine two games a choice. `profile` is the file that tells in the end what it was busy with.
        A game that no list shows yet is opened at the start if it is to be tried.
        """
        self.data = data
        self.told: dict[str, Any] = {"data": str(data), "pace": pace, "database": database, "meek": meek}
        self.told |= {"patience": patience, "away": away, "tables_an_hour": tables_an_hour}
        self.told |= {"burning": burning, "hasty": hasty, "profile": str(profile) if profile else "", "trying": trying}
        self.port = 0
        self.log = data.parent / "server.log"
        self._process: Child | subprocess.Popen[str] | None = None

    def __enter__(self) -> Self:
        self.start()
        return self

    def __exit__(self, *_: object) -> None:
        self.stop()

    def start(self) -> None:
        line = self._begin()
        assert line.startswith("Holdouts is at"), self.complaints()
        self.port = int(line.rstrip().rstrip("/").rpartition(":")[2])

    def fail_to_start(self) -> tuple[int, str]:
        """Its exit code and its last words, where it does not start."""
        assert not self._begin(), "it started"
        return self.ends_by_itself()

    def ends_by_itself(self) -> tuple[int, str]:
        """Its exit code and its last words, where it stops without being asked to."""
        return self._end(), self.complaints().splitlines()[-1]

    def _begin(self) -> str:
        self._process = _born({**self.told, "port": self.port}, self.log)
        assert self._process.stdout is not None
        return self._process.stdout.readline()

    @property
    def pid(self) -> int:
        assert self._process is not None
        return self._process.pid

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def kill(self) -> int:
        """As if the power failed; its exit code."""
        assert self._process is not None
        self._process.send_signal(signal.SIGKILL)
        return self._end()

    def stop(self) -> None:
        if self._process is None:
            return
        self._process.send_signal(signal.SIGTERM)
        self._end()

    def _end(self) -> int:
        assert self._process is not None
        assert self._process.stdout is not None
        code = self._process.wait(60)
        self._process.stdout.close()
        return code

    def memory(self) -> int:
        """What the process holds in memory now, in bytes."""
        status = Path(f"/proc/{self.pid}/status").read_text()
        return int(re.findall(r"VmRSS:\s+(\d+) kB", status)[0]) * 1024

    def processor_seconds(self) -> float:
        """How long it has kept a processor busy."""
        spent = Path(f"/proc/{self.pid}/stat").read_text().rpartition(")")[2].split()[11:13]
        return sum(map(int, spent)) / os.sysconf("SC_CLK_TCK")

    def begin_profile(self) -> None:
        """Take note from now on what it is busy with, if it was started for that."""
        if self.told["profile"]:
            os.kill(self.pid, signal.SIGUSR1)

    def complaints(self) -> str:
        """What the server wrote to its log."""
        return self.log.read_text()

    def open_table(self, *kinds: str, scenario: str = "daring-retreat", **more: Any) -> "Program":
        """A table of mine."""
        seats = [{"kind": kind} for kind in kinds]
        body = {"game": GAME, "scenario": scenario, "seats": seats, "seed": 7, **more}
        answer = web.post(f"{self.url}/api/tables", json=body)
        assert answer.status_code == 201, answer.text
        told = answer.json()
        return Program(self, told["table"]["id"], told["token"], told["table"])


class Program:
    """Somebody with a secret, who uses the HTTP API and opens pages."""

    def __init__(self, server: Server, table: str, token: str, info: dict[str, Any]) -> None:
        self.server = server
        self.table = table
        self.token = token
        self.info = info

    @property
    def _headers(self) -> dict[str, str]:
        return {"authorization": f"Bearer {self.token}"}

    def sit_down(self, seat: int, name: str) -> "Program":
        """Somebody else takes an open seat of this table."""
        invite = self.info["seats"][seat]["invite"].rpartition("/")[2]
        url = f"{self.server.url}/api/tables/{self.table}/seats/{seat}"
        answer = web.post(url, json={"invite": invite, "name": name})
        assert answer.status_code == 200, answer.text
        return Program(self.server, self.table, answer.json()["token"], self.info)

    def look(self, seat: int = 0) -> dict[str, Any]:
        url = f"{self.server.url}/api/tables/{self.table}/seats/{seat}"
        answer = web.get(url, headers=self._headers)
        assert answer.status_code == 200, answer.text
        told: dict[str, Any] = answer.json()
        return told

    def asked(self, seat: int = 0) -> dict[str, Any]:
        """What a seat sees as soon as it must choose: what is put to all alike goes by without it."""
        found = self.asked_or_over(seat)
        assert found["view"]["prompt"]["mine"], "the game is over"
        return found

    def asked_or_over(self, seat: int = 0) -> dict[str, Any]:
        """The same; or what it sees at the end of the game."""
        found: dict[str, Any] = {}

        def may_go_on() -> bool:
            found.update(self.look(seat))
            return bool(found["view"]["prompt"]["mine"] or found["table"]["over"])

        eventually(may_go_on)
        return found

    def play_to_the_end(self) -> None:
        """One person alone makes their choices, of every sort."""
        for number in range(LONGEST_GAME):
            found = self.asked_or_over()
            if found["table"]["over"]:
                return
            self.choose(option=number % len(found["options"]))
        raise AssertionError("the game did not end")

    def get(self, path: str, **headers: str) -> httpx2.Response:
        """A page of this table, as the browser would ask for it."""
        return web.get(f"{self.server.url}/t/{self.table}{path}", headers=headers, cookies={"holdouts": self.token})

    def page(self, token: str = "", origin: str = "", **more: Any) -> "Page":
        return Page(self.server, self.table, token or self.token, origin, **more)

    def deaf_page(self) -> "Page":
        """A page that reads only when it is asked to, with hardly any room for what is unread."""
        link = socket.socket()
        link.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        link.connect(("127.0.0.1", self.server.port))
        return self.page(sock=link, max_queue=1)

    def say_ready(self, seat: int = 0) -> None:
        """The clock may start, as far as that seat is concerned."""
        url = f"{self.server.url}/api/tables/{self.table}/ready"
        answer = web.post(url, json={"seat": seat}, headers=self._headers)
        assert answer.status_code == 200, answer.text

    def choose(self, seat: int = 0, option: int = 0) -> None:
        """Make a choice by program; where a bot was faster, of what there is to choose then."""
        url = f"{self.server.url}/api/tables/{self.table}/choices"
        while True:
            found = self.asked(seat)
            body = {"id": f"p{next(_NUMBERS)}", "seat": seat, "expected": found["version"]}
            answer = web.post(url, json={**body, "option": found["options"][option]}, headers=self._headers)
            if answer.status_code == 200:
                return
            assert answer.json()["code"] == "refused-stale", answer.text


class Page:
    """One open page: its socket, and all that has come through it."""

    def __init__(
        self, server: Server, table: str, token: str, origin: str = "", cookie: str = "", have: str = "", **more: Any
    ) -> None:
        """`have` are the stamps of what the page shows already."""
        self.parts = Parts()
        self.version = -1
        self.frames: list[str] = []
        self.clock: dict[str, Any] | None = None
        self._open = ExitStack()
        opening = connect(
            f"ws://127.0.0.1:{server.port}/t/{table}/live?have={have}",
            origin=Origin(origin or server.url),
            additional_headers={"cookie": cookie or f"holdouts={token}"},
            open_timeout=60,
            close_timeout=1,
            compression=None,
            **more,
        )
        self.socket: ClientConnection = self._open.enter_context(opening)

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self._open.close()

    def send_bytes(self, head: int, data: bytes) -> None:
        """A frame that no honest page sends."""
        self.socket.socket.sendall(bytes([head, 0x80 | len(data), 0, 0, 0, 0]) + data)

    def receive(self, seconds: float = 60.0) -> dict[str, Any]:
        text = self.socket.recv(timeout=seconds)
        assert isinstance(text, str)
        self.frames.append(text)
        told: dict[str, Any] = json.loads(text)
        self.parts.hear(told)
        if "show" in told:
            self.version = told["show"]["version"]
        self.clock = told.get("clock", self.clock)
        return told

    def until(self, wanted: Callable[[dict[str, Any]], bool], seconds: float = 60.0) -> dict[str, Any]:
        """Read on until something comes."""
        for _ in range(2000):
            told = self.receive(seconds)
            if wanted(told):
                return told
        raise AssertionError("it never came")

    def catch_up(self, version: int) -> None:
        """Read on until so much is shown."""
        while self.version < version:
            self.receive()

    def read_to_the_end(self) -> int:
        """Read all that is still there; the code with which the server closes."""
        try:
            while True:
                self.receive()
        except ConnectionClosed as closed:
            return closed.rcvd.code if closed.rcvd is not None else 0

    def shown(self) -> Self:
        self.until(lambda told: "show" in told)
        return self

    def asked(self) -> list[dict[str, Any]]:
        """What can be chosen, as soon as the page says that its reader must."""
        if not _ASKED.search(self.parts["prompt"]):
            self.until(lambda _: bool(_ASKED.search(self.parts["prompt"])))
        return [json.loads(unescape(option)) for option in _OPTION.findall(self.parts["prompt"])]

    def send(self, do: str, id_: str = "", **fields: Any) -> str:
        """Send a message, and return its id."""
        id_ = id_ or f"m{next(_NUMBERS)}"
        self.socket.send(json.dumps({"id": id_, "do": do, **fields}))
        return id_

    def ask(self, do: str, id_: str = "", **fields: Any) -> dict[str, Any]:
        """Send a message and wait for its answer."""
        sent = self.send(do, id_, **fields)
        return self.until(lambda told: told.get("to") == sent)

    def choose(self, option: dict[str, Any], seat: int = 0, **more: Any) -> dict[str, Any]:
        return self.ask("choose", **{"option": option, "seat": seat, "expected": self.version, **more})
