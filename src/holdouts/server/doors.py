"""Doors: connections as uvicorn keeps them, with an end to our patience.

A page that stops reading still finds the goodbye when it reads again, and one that never does is let go; so is whoever
begins a request and does not finish it.
"""

import asyncio
import socket
from typing import Any

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

REQUEST_SECONDS = 30.0
"""How long a request may take to arrive, from its first byte to its last."""

GOODBYE_SECONDS = 30.0
"""How long a page that was told to come back may leave that unread."""

UNREAD = 128 * 1024
"""How many bytes the system keeps for one page that is slow to read them."""

FILES = 8192
"""How many connections and files we ask the system for, where it lets us ask."""


class PageDoor(WebSocketsSansIOProtocol):
    """The socket of a page."""

    async def send(self, message: Any) -> None:
        """A goodbye is put behind all that is unread, and does not wait until that is read."""
        if message["type"] == "websocket.close":
            self.writable.set()
            self.loop.call_later(GOODBYE_SECONDS, self.transport.abort)
        await super().send(message)


class RequestDoor(H11Protocol):
    """A connection on which requests come."""

    _patience: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self._wait()

    def data_received(self, data: bytes) -> None:
        if self._patience is None:
            self._wait()
        super().data_received(data)
        if self.conn.their_state not in (h11.IDLE, h11.SEND_BODY):
            self._stop_waiting()

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        self._stop_waiting()
        super().handle_websocket_upgrade(event)

    def connection_lost(self, exc: Exception | None) -> None:
        self._stop_waiting()
        super().connection_lost(exc)

    def _wait(self) -> None:
        self._patience = self.loop.call_later(REQUEST_SECONDS, self.transport.abort)

    def _stop_waiting(self) -> None:
        if self._patience is not None:
            self._patience.cancel()
            self._patience = None


def listen(host: str, port: int) -> socket.socket:
    """The door itself; port 0 is any that is free. An OSError says what to do about a port that is taken."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    # asyncio sends without delay only where the protocol is named; otherwise a frame waits 40 ms for the one before it
    door = socket.socket(family, socket.SOCK_STREAM, socket.IPPROTO_TCP)
    door.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    door.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, UNREAD)
    try:
        door.bind((host, port))
    except OSError as problem:
        door.close()
        reason = (
            f"Port {port} cannot be used: {problem.strerror}. Choose another with --port, or 0 for any that is free."
        )
        raise OSError(reason) from problem
    door.listen(1024)
    return door


def ask_for_files() -> None:
    """Many systems let a program have 1,024 files unless it asks for more, and every open page is one."""
    try:
        import resource
    except ImportError:  # Windows has no such limit
        return
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = FILES if hard == resource.RLIM_INFINITY else min(FILES, hard)
    if soft != resource.RLIM_INFINITY and soft < wanted:
        resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))
