"""The application asked directly, without a network: what a browser sends, and every byte of what it is answered."""

import asyncio
from collections.abc import Awaitable, Callable, Mapping
from typing import Any, NamedTuple

Application = Callable[[Any, Any, Any], Awaitable[None]]


class Answer(NamedTuple):
    """What HTTP tells: how it went, the headers as they are sent, the body."""

    status: int
    headers: list[tuple[bytes, bytes]]
    body: bytes


def request(kind: str, scheme: str, path: str, headers: Mapping[str, str]) -> dict[str, Any]:
    """What a browser on this machine asks for."""
    raw = [(name.encode(), value.encode()) for name, value in headers.items()]
    asked = {"type": kind, "scheme": scheme, "path": path, "raw_path": path.encode(), "headers": raw}
    asked |= {"query_string": b"", "root_path": "", "client": ("127.0.0.1", 9), "server": ("127.0.0.1", 80)}
    return asked | {"subprotocols": [], "state": {}, "asgi": {"version": "3.0"}}


async def get(app: Application, path: str, headers: Mapping[str, str]) -> Answer:
    """Ask for a page; whatever stumbles on the way is raised here."""
    told: list[dict[str, Any]] = []
    empty = [{"type": "http.request", "body": b"", "more_body": False}]

    async def listen() -> dict[str, Any]:
        if not empty:
            await asyncio.Event().wait()  # whoever asks stays until all is told
        return empty.pop()

    async def hear(message: dict[str, Any]) -> None:
        told.append(message)

    asked = request("http", "http", path, headers) | {"method": "GET", "http_version": "1.1"}
    await app(asked, listen, hear)
    start, *rest = told
    return Answer(start["status"], start["headers"], b"".join(part.get("body", b"") for part in rest))
