"""A nursery of servers: a process that has read all that a server reads before it starts, and splits one off at a time.

What takes a second of work is done once for a whole run of tests, and a server that was killed is back at once. Each is
a process of its own; that one starts from a shell as well is proved elsewhere.
"""

import atexit
import json
import os
import resource
import select
import signal
import socket
import subprocess
import sys
from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Any

from tests.server.scratch import CHECKOUT, ENVIRONMENT

_LONGEST_ORDER = 65_536
_PATIENCE = 300.0
"""Seconds for the first of all, before which everything is read: a machine may be busy with something else."""

_PACKETS = socket.SOCK_SEQPACKET
"""What is sent at once comes at once, and nothing else with it."""


# --- for whoever wants a server ---


class Child:
    """A process out of the nursery."""

    def __init__(self, told: Mapping[str, Any], log: Path) -> None:
        """A server that is told so, at home where its log is; it may open as many files as this process."""
        self._code: int | None = None
        reading, writing = os.pipe()
        self._news, theirs = socket.socketpair(type=_PACKETS)
        files = resource.getrlimit(resource.RLIMIT_NOFILE)
        order = json.dumps({"told": told, "home": str(log.parent), "files": files}).encode()
        with log.open("a") as complaints, theirs, os.fdopen(writing, "w") as output:
            socket.send_fds(_nursery(), [order], [output.fileno(), complaints.fileno(), theirs.fileno()])
        self.stdout = os.fdopen(reading)
        self.pid = int(self._hear(_PATIENCE))

    def _hear(self, seconds: float) -> bytes:
        self._news.settimeout(seconds)
        heard = self._news.recv(32)
        assert heard, "the nursery has ended"
        return heard

    def poll(self) -> int | None:
        """Its exit code, if it has ended."""
        try:
            return self.wait(0)
        except BlockingIOError:
            return None

    def wait(self, seconds: float) -> int:
        """Its exit code, as soon as it has ended; a negative one is a signal."""
        if self._code is None:
            self._code = int(self._hear(seconds))
            self._news.close()
        return self._code

    def send_signal(self, number: signal.Signals) -> None:
        if self.poll() is None:
            os.kill(self.pid, number)


@cache
def _nursery() -> socket.socket:
    """Where this process orders its servers. The nursery ends with it, and so do all who are left."""
    ours, theirs = socket.socketpair(type=_PACKETS)
    with theirs:
        command = [sys.executable, "-m", "tests.server.nursery", str(theirs.fileno())]
        process = subprocess.Popen(
            command, cwd=CHECKOUT, env=ENVIRONMENT, stdin=subprocess.DEVNULL, pass_fds=[theirs.fileno()]
        )

    def close() -> None:
        ours.close()
        process.wait(60)

    atexit.register(close)
    return ours


# --- inside ---


def main() -> None:
    """Wait for orders; every child goes on from here as a server, and ends as any program does."""
    from tests.server import newborn  # only here: whoever merely orders a server need not read all that

    newborn.read_up()
    told = _until_born(socket.socket(fileno=int(sys.argv[1])))
    if told is not None:
        newborn.serve(told)


def _until_born(orders: socket.socket) -> dict[str, Any] | None:
    """Returns in every child, with what it is told; and in the nursery when nobody is there to order any more."""
    ring, bell = socket.socketpair()
    ring.setblocking(False)
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    signal.signal(signal.SIGCHLD, lambda number, frame: None)
    signal.set_wakeup_fd(ring.fileno(), warn_on_full_buffer=False)
    children: dict[int, socket.socket] = {}
    while True:
        ready = select.select([orders, bell], [], [])[0]
        if bell in ready:
            bell.recv(4096)
            _tell_of_the_dead(children)
        if orders not in ready:
            continue
        sent, files, _, _ = socket.recv_fds(orders, _LONGEST_ORDER, 3)
        if not sent:
            for pid in children:
                os.kill(pid, signal.SIGKILL)
            return None
        news = socket.socket(fileno=files.pop())
        pid = os.fork()
        if pid == 0:
            _cut_the_cord(orders, ring, bell, news, *children.values())
            return _at_home(json.loads(sent), files)
        news.send(str(pid).encode())
        children[pid] = news
        for file in files:
            os.close(file)


def _tell_of_the_dead(children: dict[int, socket.socket]) -> None:
    """Whoever ordered a server hears how it ended."""
    for pid in list(children):
        ended, status = os.waitpid(pid, os.WNOHANG)
        if ended:
            with children.pop(pid) as news:
                news.send(str(os.waitstatus_to_exitcode(status)).encode())


def _cut_the_cord(*links: socket.socket) -> None:
    """A child keeps nothing of the nursery's own."""
    signal.set_wakeup_fd(-1)
    signal.signal(signal.SIGCHLD, signal.SIG_DFL)
    signal.signal(signal.SIGINT, signal.default_int_handler)
    for link in links:
        link.close()


def _at_home(order: dict[str, Any], files: list[int]) -> dict[str, Any]:
    """A child writes where it is to write, and lives where it is to live."""
    for file, place in zip(files, (sys.stdout, sys.stderr), strict=True):
        os.dup2(file, place.fileno())
        os.close(file)
    resource.setrlimit(resource.RLIMIT_NOFILE, order["files"])
    os.chdir(order["home"])
    told: dict[str, Any] = order["told"]
    return told


if __name__ == "__main__":
    main()
