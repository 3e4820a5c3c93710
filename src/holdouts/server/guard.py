"""Guard: what every request must pass: the right host, the right origin, and headers that leave a page no freedom."""

import ipaddress
import re
from collections.abc import Iterable
from urllib.parse import urlsplit

from starlette.datastructures import Headers, MutableHeaders
from starlette.requests import HTTPConnection
from starlette.responses import PlainTextResponse
from starlette.types import ASGIApp, Message, Receive, Scope, Send

POLICY = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; connect-src 'self'; "
    "font-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'"
)
HEADERS = {
    "content-security-policy": POLICY,
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
    "referrer-policy": "same-origin",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), microphone=(), geolocation=()",
    "cache-control": "no-store",
}
_HOST = re.compile(r"(\[[0-9A-Fa-f:.]{2,45}\]|[A-Za-z0-9._-]{1,253})(:[0-9]{1,5})?")

SAFE = ("GET", "HEAD", "OPTIONS")


class Guard:
    """Stands before the application."""

    def __init__(self, app: ASGIApp, hosts: Iterable[str] = ()) -> None:
        self.app = app
        self.hosts = frozenset(hosts)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] not in ("http", "websocket"):
            await self.app(scope, receive, send)
            return

        async def send_with_headers(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = MutableHeaders(scope=message)
                if scope["path"].startswith("/static/"):
                    headers.setdefault("cache-control", "no-cache")
                for name, value in HEADERS.items():
                    headers.setdefault(name, value)
            await send(message)

        headers = Headers(scope=scope)
        if not self._is_ours(headers.get("host", "")):
            refusal = PlainTextResponse("This server does not go by that name.", 421)
        elif "\0" in scope["path"]:  # no name of a file or a table has it, and not every system says so calmly
            refusal = PlainTextResponse("There is nothing here.", 404)
        elif scope["type"] == "http" and scope["method"] not in SAFE and not same_origin(headers, missing=True):
            refusal = PlainTextResponse("This came from another site, and was not done.", 403)
        else:
            await self.app(scope, receive, send_with_headers)
            return
        await refusal(scope, receive, send_with_headers)

    def _is_ours(self, host: str) -> bool:
        """A bare address cannot be another site's name for us; of names, only those we know."""
        found = _HOST.fullmatch(host)
        if found is None:
            return False
        name = found[1].strip("[]").lower()
        if name == "localhost" or name.endswith(".localhost") or name in self.hosts:
            return True
        try:
            ipaddress.ip_address(name)
        except ValueError:
            return False
        return True


def same_origin(headers: Headers, *, missing: bool) -> bool:
    """Whether a page of ours sent this; `missing` says what holds where no origin is told."""
    origin = headers.get("origin")
    if origin is None:
        return missing
    try:
        netloc = urlsplit(origin).netloc
    except ValueError:
        return False
    return netloc.lower() == headers.get("host", "").lower() and origin != "null"


def origin_of(connection: HTTPConnection) -> str:
    """The address under which a browser sees the server."""
    secure = connection.url.scheme in ("https", "wss")
    return f"{'https' if secure else 'http'}://{connection.headers.get('host', '')}"
