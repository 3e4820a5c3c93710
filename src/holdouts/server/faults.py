"""Faults: what nobody foresaw. Whoever asked gets a calm answer with a number, and the log says what happened."""

import logging
import secrets
from collections.abc import Awaitable, Callable
from contextlib import suppress

from starlette.requests import HTTPConnection
from starlette.responses import PlainTextResponse, Response
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from holdouts.engine.words import cut
from holdouts.server.refusal import Refused

BROKEN = 1011
"""The code of a socket that is closed because of us."""

LOG = logging.getLogger("holdouts.server")

Answer = Callable[[HTTPConnection, Refused], Awaitable[Response]]


def our_fault(where: str) -> Refused:
    """To be told to whoever asked, while an exception is handled: its number stands in the log beside the exception."""
    number = f"{secrets.randbelow(10**6):06}"
    LOG.exception("fault %s: %s", number, ascii(cut(where, 200)))
    return Refused("refused-fault", number)


class Net:
    """Catches what falls through everything else. It hangs below the guard, whose headers its answers get."""

    def __init__(self, app: ASGIApp, answer: Answer) -> None:
        self.app = app
        self.answer = answer

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        begun = False

        async def send_and_note(message: Message) -> None:
            nonlocal begun
            begun = begun or message["type"] in ("http.response.start", "websocket.close")
            await send(message)

        try:
            await self.app(scope, receive, send_and_note)
        except Exception:
            if scope["type"] not in ("http", "websocket"):
                raise
            refused = our_fault(f"{scope.get('method', 'socket')} {scope['path']}")
            if begun:
                return
            if scope["type"] == "websocket":
                with suppress(OSError, RuntimeError):  # whoever it was may be gone
                    await send({"type": "websocket.close", "code": BROKEN, "reason": f"fault {refused.reason}"})
                return
            answer = await self._told(HTTPConnection(scope), refused)
            await answer(scope, receive, send)

    async def _told(self, connection: HTTPConnection, refused: Refused) -> Response:
        try:
            return await self.answer(connection, refused)
        except Exception:
            LOG.exception("fault %s: nor could it be told", refused.reason)
            return PlainTextResponse(f"This is our fault, number {refused.reason}.", 500)
