"""Limits: how much one address, one secret and one table may have, so that nobody takes the server from the others.

Whoever plays on the server's own machine is not counted: no limit of an address or a secret holds for them. Places at a
table and the chat of spectators are limited for everybody. A refusal says what is limited and how long to wait.
"""

import asyncio
import ipaddress
import math
import time
from collections import Counter, OrderedDict, deque
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import asynccontextmanager, contextmanager
from typing import Literal, NamedTuple
from urllib.parse import urlsplit

from starlette.datastructures import Headers
from starlette.requests import HTTPConnection
from starlette.types import ASGIApp, Receive, Scope, Send

from holdouts.server import seats as chairs
from holdouts.server.refusal import Refused

OWN_MACHINE = ""
"""The address of whoever sits at the server itself."""

SOMEWHERE = "somewhere"
"""The address of all whom a proxy forwards without telling from where."""

What = Literal["tables", "imports", "past", "reports", "stories", "looks"]


class Rate(NamedTuple):
    """So many things in so many seconds."""

    most: int
    seconds: float


RATES: dict[What, dict[Literal["address", "token"], Rate]] = {
    "tables": {"address": Rate(20, 3600)},
    "imports": {"address": Rate(10, 3600)},
    "past": {"address": Rate(240, 60), "token": Rate(120, 60)},
    "reports": {"address": Rate(10, 60), "token": Rate(5, 60)},
    "stories": {"address": Rate(20, 60), "token": Rate(10, 60)},
    "looks": {"address": Rate(1200, 60), "token": Rate(600, 60)},
}

CHAT = Rate(10, 10.0)
"""Of all spectators of a table together."""

SOCKETS_OF_ADDRESS, SOCKETS_OF_TOKEN, SPECTATORS = 30, 8, 50
"""Pages that may be open at once: from one address, at one table by one secret, and at one table by spectators."""

PLACE_SECONDS = 30
"""After how long a page tries again that found no place."""

WAITING = 10
"""Saves that lie here at once, to be examined one after the other."""

QUEUE_SECONDS = 30
"""After how long somebody comes again who found too many waiting."""

REMEMBERED = 20_000
"""Of how many addresses, secrets and tables is remembered what they spent; of more, the latest."""


class Allowance:
    """What was spent lately of a rate."""

    def __init__(self, most: int, seconds: float, now: Callable[[], float] = time.monotonic) -> None:
        self._most = most
        self._seconds = seconds
        self._now = now
        self._times: deque[float] = deque()

    def wait(self) -> float:
        """Seconds until one more is allowed; none, if it is now."""
        now = self._now()
        while self._times and now - self._times[0] >= self._seconds:
            self._times.popleft()
        return self._times[0] + self._seconds - now if len(self._times) >= self._most else 0.0

    def spend(self) -> bool:
        """Whether one more is allowed now."""
        if self.wait() > 0:
            return False
        self._times.append(self._now())
        return True


class Queue:
    """What is done for one after the other, so that everything else goes on beside it."""

    def __init__(self, most: int = WAITING) -> None:
        self._most = most
        self._turn = asyncio.Semaphore(1)
        self._waiting = 0

    def check(self) -> None:
        """Refuse whoever comes while too many wait already; nothing is counted against them."""
        if self._waiting >= self._most:
            raise too_much("refused-queue", self._waiting, QUEUE_SECONDS)

    @asynccontextmanager
    async def turn(self) -> AsyncIterator[None]:
        """Wait until all who came before are done."""
        self._waiting += 1
        try:
            async with self._turn:
                yield
        finally:
            self._waiting -= 1


class Limits:
    """What everybody has spent, and who has a page open."""

    def __init__(self, tables_an_hour: int = 20, now: Callable[[], float] = time.monotonic) -> None:
        self._tables = Rate(tables_an_hour, 3600)
        self._now = now
        self._spent: OrderedDict[tuple[str, str, str], Allowance] = OrderedDict()
        self._open: Counter[tuple[str, str]] = Counter()

    # --- one thing after the other ---

    def spend(self, what: What, connection: HTTPConnection, token: str | None = None) -> None:
        """One more, unless that is too much for an address or a secret; Refused says when it is not."""
        address = address_of(connection)
        if address == OWN_MACHINE:
            return
        who = {"address": address, "token": chairs.hashed(token) if token else ""}
        rates = {"address": self._tables} if what == "tables" else RATES[what]
        self._spend([(self._allowance(what, by, who[by], rate), rate) for by, rate in rates.items() if who[by]], what)

    def speak(self, table: str) -> None:
        """One more line of a spectator; Refused says when there may be one."""
        self._spend([(self._allowance("chat", "table", table, CHAT), CHAT)], "chat")

    def _spend(self, allowances: list[tuple[Allowance, Rate]], what: str) -> None:
        for allowance, rate in allowances:
            if (wait := allowance.wait()) > 0:
                raise too_much(f"refused-{what}", rate.most, wait)
        for allowance, _ in allowances:
            allowance.spend()

    def _allowance(self, what: str, by: str, who: str, rate: Rate) -> Allowance:
        key = (what, by, who)
        found = self._spent.setdefault(key, Allowance(*rate, self._now))
        self._spent.move_to_end(key)
        if len(self._spent) > REMEMBERED:
            self._spent.popitem(last=False)
        return found

    # --- pages that are open ---

    @contextmanager
    def place(self, connection: HTTPConnection, table: str, token: str | None, watching: bool) -> Iterator[None]:
        """A page is open at a table; Refused where there is no place for it."""
        address = address_of(connection)
        taken: list[tuple[tuple[str, str], int, str]] = []
        if address != OWN_MACHINE:
            taken.append((("address", address), SOCKETS_OF_ADDRESS, "refused-sockets"))
        if watching:
            taken.append((("spectators", table), SPECTATORS, "refused-spectators"))
        elif token is not None:
            taken.append(((table, chairs.hashed(token)), SOCKETS_OF_TOKEN, "refused-sockets"))
        for key, most, refused in taken:
            if self._open[key] >= most:
                raise too_much(refused, most, PLACE_SECONDS)
        keys = [key for key, _, _ in taken]
        self._open.update(keys)
        try:
            yield
        finally:
            self._open.subtract(keys)
            for key in keys:
                if self._open[key] <= 0:
                    del self._open[key]


def too_much(key: str, count: int, wait: float) -> Refused:
    """What was too much, and for how long; minutes, where seconds would be hard to read."""
    seconds = max(1, math.ceil(wait))
    time_, unit = (seconds, "seconds") if seconds < 100 else (math.ceil(seconds / 60), "minutes")
    return Refused(key, wait=seconds, count=count, time=time_, unit=unit)


# --- where somebody is ---


class Hops:
    """Notes for each request from where it comes, over a proxy or not, and whether it came there over TLS.

    A proxy is believed if it is on this machine or was named; of what it says, only the last hop, which it saw itself.
    """

    def __init__(self, app: ASGIApp, proxies: tuple[str, ...] = ()) -> None:
        self.app = app
        self.proxies = frozenset(proxies)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] in ("http", "websocket"):
            headers, peer = Headers(scope=scope), (scope.get("client") or (SOMEWHERE,))[0]
            trusted = is_loopback(peer) or peer in self.proxies
            scope["address"] = _address(peer, headers) if trusted else _neighbourhood(peer)
            if trusted and headers.get("x-forwarded-proto", "").rpartition(",")[2].strip().lower() == "https":
                scope["scheme"] = "https" if scope["type"] == "http" else "wss"
        await self.app(scope, receive, send)


def address_of(connection: HTTPConnection) -> str:
    """From where somebody comes."""
    address: str = connection.scope.get("address", SOMEWHERE)
    return address


def is_loopback(host: str) -> bool:
    try:
        return ipaddress.ip_address(host).is_loopback
    except ValueError:
        return host == "localhost" or host.endswith(".localhost")


def _address(peer: str, headers: Headers) -> str:
    """Whom a connection from a proxy, or from this machine, is for."""
    if hops := headers.getlist("x-forwarded-for"):
        return _neighbourhood(hops[-1].rpartition(",")[2])
    if hops := headers.getlist("forwarded"):
        named = dict(pair.strip().lower().partition("=")[::2] for pair in hops[-1].rpartition(",")[2].split(";"))
        return _neighbourhood(named.get("for", ""))
    if "x-real-ip" in headers:
        return _neighbourhood(headers["x-real-ip"])
    at_home = is_loopback(peer) and "via" not in headers and is_loopback(_host_name(headers.get("host", "")))
    return OWN_MACHINE if at_home else SOMEWHERE


def _host_name(host: str) -> str:
    try:
        return urlsplit(f"//{host}").hostname or ""
    except ValueError:
        return ""


def _neighbourhood(hop: str) -> str:
    """An address; in IPv6, the network that one household has."""
    text = hop.strip().strip('"')
    if text.startswith("["):
        text = text[1:].partition("]")[0]
    elif text.count(":") == 1:
        text = text.partition(":")[0]
    try:
        address = ipaddress.ip_address(text)
    except ValueError:
        return SOMEWHERE
    if isinstance(address, ipaddress.IPv4Address):
        return str(address)
    if address.ipv4_mapped is not None:
        return str(address.ipv4_mapped)
    return str(ipaddress.ip_network((address, 64), strict=False))
