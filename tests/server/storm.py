"""A storm: forged saves, requests and frames that no honest browser sends, against a real server.

Everything is drawn from a seed, so that what was found can be found again.
"""

import json
import re
import socket
from collections import Counter
from collections.abc import Callable
from contextlib import suppress
from copy import deepcopy
from dataclasses import dataclass, field
from html import unescape
from random import Random
from typing import Any
from urllib.parse import quote, urlencode

import httpx2
from msgspec.structs import replace
from websockets.exceptions import ConnectionClosed

from holdouts.engine.chance import Dice
from holdouts.engine.game import Game
from holdouts.engine.library import new_table
from holdouts.engine.mixing import Mixture, Share, commitment_to
from holdouts.engine.record import Kind, save, settle
from holdouts.games import IDS, find_game
from holdouts.lab.forgery import ODD, forgeries
from tests.server import web
from tests.server.process import Page, Program, Server

ALLOWED_FRAMES = 90
"""A page sends no more in a row: the server hangs up on whoever does, and rightly so."""

HOME_EVERY = 50
OPTION = re.compile(r'data-option="([^"]+)"')

Progress = Callable[[int], None]


@dataclass
class Weather:
    """What the server answered, and what it should not have."""

    answers: Counter[str] = field(default_factory=Counter)
    faults: list[str] = field(default_factory=list)

    def note(self, what: str, answer: str, cause: object) -> None:
        self.answers[f"{what} {answer}"] += 1
        if answer.startswith("5"):
            self.faults.append(f"{what} {answer}: {ascii(cause)[:300]}")

    def lines(self) -> list[str]:
        return [*self.faults[:20], *(f"{count:6} {answer}" for answer, count in sorted(self.answers.items()))]


# --- saves ---


def saves_of(game: Game, count: int = 6) -> list[bytes]:
    """Games under way in several scenarios, with people and bots."""
    setups = game.setups()
    found = []
    for number in range(count):
        setup = setups[number * len(setups) // count]
        mixture = _mixture(number) if number % 2 else None
        seed = mixture.seed() if mixture is not None else number
        table, dice = new_table(game, setup, seed, shared=True), Dice(number)
        for _ in range(20 + 25 * number):
            if waiting := table.go_on().waiting_for():
                seat = dice.pick(list(waiting))
                table.choose(dice.pick(table.options(seat)), seat)
        kinds: list[Kind] = ["person" if seat < 2 else "sensible" for seat in range(setup.seats)]
        about = settle(game, setup, seed, names=[f"Seat {seat}" for seat in range(setup.seats)], kinds=kinds)
        found.append(save(table, replace(about, salt="5a17", mixture=mixture)))
    return found


def _mixture(number: int) -> Mixture:
    """A seed that the server and the first seat have drawn."""
    part = f"{number:064x}"
    share = Share(seat=0, commitment=commitment_to(part), contribution=part)
    return Mixture(table=f"T{number}", secret="5" * 64, shares=(share,))


def bring_forgeries(server: Server, count: int, seed: int, progress: Progress = lambda made: None) -> Weather:
    """So many forged saves of each of the games in turn; what becomes a table is looked at, played and left alone."""
    weather = Weather()
    own = server.open_table("me", scenario="mad-prophet")
    share = -(-count // len(IDS))
    made = 0
    with web.client(base_url=server.url, cookies={"holdouts": own.token}) as browser:
        for game in map(find_game, IDS):
            for forged in forgeries(game, saves_of(game), min(share, count - made), seed):
                answer = browser.post("/import", content=forged.data)
                weather.note("import", str(answer.status_code), forged.how)
                if answer.status_code == 303:
                    _use(server, browser, answer.headers["location"], own.token, weather, forged.how)
                made += 1
                if made % HOME_EVERY == 0:
                    weather.note("home", str(browser.get("/").status_code), forged.how)
                    progress(HOME_EVERY)
        weather.note("home", str(browser.get("/").status_code), "after all")
    weather.faults += [line for line in server.complaints().splitlines() if "fault " in line]
    return weather


def _use(server: Server, browser: httpx2.Client, table: str, token: str, weather: Weather, how: str) -> None:
    """A table out of a forged save must do what every table does."""
    for page in ("", "/history/0", "/history/5", "/report", "/story", "/story.md", "/save", "/rules", "/remove"):
        answer = browser.get(f"{table}{page}")
        weather.note(f"table{page}", str(answer.status_code), how)
        if not page and answer.status_code != 200:
            weather.faults.append(f"a table that is dead from the first: {how}: {answer.text[-300:]}")
            return
    headers = {"authorization": f"Bearer {token}"}
    url = f"/api/tables/{table.removeprefix('/t/')}"
    for seat in (0, 1):
        seen = browser.get(f"{url}/seats/{seat}", headers=headers)
        weather.note("api", str(seen.status_code), how)
        if seen.status_code != 200 or not seen.json()["options"]:
            continue
        choice = {"id": "s", "seat": seat, "expected": seen.json()["version"], "option": seen.json()["options"][0]}
        answer = browser.post(f"{url}/choices", headers=headers, json=choice)
        weather.note("choice", str(answer.status_code), how)
    with Page(server, table.removeprefix("/t/"), token) as wire:
        heard = wire.shown().ask("chat", text="is anybody there")
        weather.note("socket", "lives" if heard["ok"] else f"500 {heard['code']}", how)


# --- requests ---


def throw_requests(server: Server, count: int, seed: int, progress: Progress = lambda made: None) -> Weather:
    """So many requests, none of which a browser would send, at a table where somebody plays."""
    weather = Weather()
    host = server.open_table("me", "open", "sensible")
    for number in range(count):
        random = Random(f"{seed}/{number}")
        text = _request(server, host, random)
        weather.note("request", _answer(server, text), text)
        if number % 100 == 99:
            progress(100)
    _still_there(server, host, weather)
    return weather


def _odd_text(random: Random) -> str:
    fixed = [
        "",
        "%",
        "%00",
        "%ff",
        "%zz",
        "..",
        "é",
        "\x7f",
        ";a=b",
        "%0d%0ax:y",
        "9" * 5000,
        "x" * 3000,
        "-1",
        "1e9",
        "²",
        "%e2%98%83",
    ]
    return random.choice([*fixed, str(random.choice(ODD))[:4000]])


def _request(server: Server, host: Program, random: Random) -> bytes:
    method, path, kind = random.choice(_REQUESTS)
    path = path.replace("{id}", host.table).replace("{game}", random.choice(IDS))
    headers = {
        "host": f"127.0.0.1:{server.port}",
        "connection": "close",
        "cookie": f"holdouts={host.token}",
        "accept": random.choice(("text/html", "application/json", "*/*")),
    }
    if path.startswith("/api"):
        headers["authorization"] = f"Bearer {host.token}"
    body = _body(kind, random)
    if kind:
        headers["content-type"] = kind
    for _ in range(random.choice((0, 1, 1, 2))):
        match random.randrange(5):
            case 0:
                method = random.choice(
                    ("PUT", "DELETE", "HEAD", "OPTIONS", "TRACE", "PATCH", "X", "POST", "GET", "CONNECT")
                )
            case 1:
                parts = path.split("/")
                parts[random.randrange(1, len(parts))] = quote(_odd_text(random), safe="%;=é²\x7f")
                path = "/".join(parts)
            case 2:
                path += random.choice("?&") + quote(
                    f"{random.choice(('lang', 'q', 'have', 'x'))}={_odd_text(random)}", safe="%="
                )
            case 3:
                headers[random.choice(_HEADERS)] = _odd_text(random).replace("\n", " ")
            case 4:
                body = random.choice(
                    (b"", b"\xff\x00", b"[" * 20_000, b"{}", b"a=%ff&b", b"x" * 70_000, random.randbytes(300))
                )
    headers.setdefault("content-length", str(len(body)))
    head = "".join(f"{name}: {value}\r\n" for name, value in headers.items())
    return f"{method} {path} HTTP/1.1\r\n{head}\r\n".encode("utf-8", "replace") + body


_HEADERS = (
    "host", "origin", "cookie", "accept-language", "authorization", "content-type", "content-length", "accept",
    "transfer-encoding", "x-forwarded-for", "x-forwarded-proto", "upgrade", "range", "if-none-match", "expect", "te",
)  # fmt: skip

_FORM, _JSON, _MULTI = "application/x-www-form-urlencoded", "application/json", "multipart/form-data; boundary=zz"
_GETS = (
    "/", "/new/{game}", "/rules/{game}?q=food", "/join/{id}/1/abc", "/watch/{id}/abc", "/t/{id}", "/t/{id}/join",
    "/t/{id}/live",
    "/t/{id}/rules", "/t/{id}/history/0", "/t/{id}/report", "/t/{id}/save", "/t/{id}/story", "/t/{id}/story.md",
    "/t/{id}/remove", "/static/style.css", "/api/openapi.json", "/api/tables", "/api/tables/{id}/seats/0",
    "/api/tables/{id}/chance",
)  # fmt: skip
_POSTS = (
    ("/new/{game}", _FORM), ("/new/{game}", _FORM), ("/import", _MULTI), ("/import", ""), ("/t/{id}/join", _FORM),
    ("/t/{id}/remove", _FORM), ("/api/tables", _JSON), ("/api/tables", _JSON), ("/api/tables/{id}/seats/1", _JSON),
    ("/api/tables/{id}/choices", _JSON), ("/api/tables/{id}/undo", _JSON), ("/api/tables/{id}/chance", _JSON),
    ("/t/{id}/again", _FORM),
)  # fmt: skip
_REQUESTS = (*(("GET", path, "") for path in _GETS), *(("POST", path, kind) for path, kind in _POSTS))

_FIELDS: dict[str, Any] = {
    "game": "godforsaken-scavengers", "scenario": "mad-prophet", "seats": [{"kind": "me", "name": "Eva"}], "packs": [],
    "options": {"caravan": True}, "lang": "en", "seed": 7, "invite": "abc", "name": "Eva", "id": "m1", "seat": 0,
    "expected": 0, "option": {"pick": "dig", "pile": 0}, "to": "choice", "contribution": "1" * 64,
    "contributions": ["1" * 64], "commitment": "2" * 64, "commitments": ["2" * 64],
}  # fmt: skip
_TAKES = (
    ("game", "scenario", "seats", "options", "packs", "lang", "seed"), ("invite", "name", "lang"),
    ("id", "seat", "expected", "option"), ("id", "seat", "expected", "to"), ("contribution",),
    ("game", "scenario", "seats", "commitments", "contributions"), ("invite", "name", "commitment"),
)  # fmt: skip


def _body(kind: str, random: Random) -> bytes:
    if kind == _JSON:
        wanted = {name: _FIELDS[name] for name in random.choice(_TAKES)}
        for _ in range(random.choice((0, 1, 2))):
            wanted[random.choice([*wanted, "more"])] = random.choice(ODD)
        return json.dumps(wanted).encode()
    if kind == _FORM:
        form = {"scenario": "mad-prophet", "kind-0": "me", "name-0": "Eva", "seed": "7", "name": "Eva", "lang": "en"}
        for _ in range(random.choice((1, 2))):
            form[random.choice([*form, "option-locations", "kind-11", "do"])] = _odd_text(random)
        return urlencode(form, errors="replace").encode()
    if kind == _MULTI:
        part = b'--zz\r\ncontent-disposition: form-data; name="file"\r\n\r\n'
        return random.choice((part, part + random.randbytes(500) + b"\r\n--zz--", b"--zz" * 1000, b""))
    return b""


def _answer(server: Server, text: bytes) -> str:
    """The status; or that the server hung up, as it may on what is no request."""
    answer = b""
    with suppress(OSError), socket.create_connection(("127.0.0.1", server.port), timeout=60) as link:
        link.sendall(text)
        while len(answer) < 12 and (part := link.recv(4096)):
            answer += part
    return answer[9:12].decode("latin-1") if answer.startswith(b"HTTP/1.1 ") else "hung up"


# --- frames ---


def throw_frames(server: Server, count: int, seed: int, progress: Progress = lambda made: None) -> Weather:
    """So many messages, none of which a page would send; after every few an honest one, which must be obeyed."""
    weather = Weather()
    host = server.open_table("me", "sensible")
    sent = 0
    while sent < count:
        batch = min(ALLOWED_FRAMES, count - sent)
        with host.page().shown() as page:
            for number in range(sent, sent + batch):
                _throw(page, Random(f"{seed}/{number}"), weather)
            answer = page.ask("lift", "honest")
            weather.note("socket", "lives" if answer["ok"] else f"500 {answer['code']}", answer)
        sent += batch
        progress(batch)
    _still_there(server, host, weather)
    return weather


_MESSAGES: tuple[dict[str, Any], ...] = (
    *[{"do": "choose", "expected": 0, "seat": 0, "option": {"pick": "dig", "pile": 0}}] * 6,
    {"do": "undo", "expected": 0, "to": "choice"},
    {"do": "chat", "text": "hello"},
    {"do": "pause", "on": True},
    {"do": "pause", "on": False},
    {"do": "hand", "seat": 1, "kind": "random"},
    {"do": "hand", "seat": 1, "kind": "sensible"},
    {"do": "rewind", "to": 0},
    {"do": "keep"},
    {"do": "agree", "vote": 1, "yes": True},
    {"do": "tell", "contribution": "1" * 64},
    {"do": "deal-without"},
    {"do": "hush", "seat": 0, "on": True},
    {"do": "pace", "pace": "quick"},
    {"do": "links", "make": "watch"},
    {"do": "lang", "lang": "fr"},
    {"do": "lift", "seat": 0},
)


def _throw(page: Page, random: Random, weather: Weather) -> None:
    message: dict[str, Any] = {"id": f"f{random.randrange(10**9)}", **deepcopy(random.choice(_MESSAGES))}
    if message["do"] == "choose" and (offered := OPTION.findall(page.parts.get("prompt", ""))):
        message |= {"expected": page.version, "option": json.loads(unescape(random.choice(offered)))}
    for _ in range(random.choice((0, 1, 1, 2))):
        target = message["option"] if isinstance(message.get("option"), dict) and random.randrange(2) else message
        match random.randrange(4):
            case 0 if target:
                target.pop(random.choice(list(target)))
            case 1:
                target[str(random.choice(ODD))[:2000]] = random.choice(ODD)
            case _:
                target[random.choice([*target, "more"])] = random.choice(ODD)
    text = json.dumps(message)
    match random.randrange(10):
        case 0:
            text = text[: random.randrange(len(text))]
        case 1:
            text = random.choice(
                ("", "null", "[]", "{}", "[" * 30_000, '{"id":"f","do":"rewind","to":' + "9" * 5000 + "}", "\x00")
            )
        case 2:
            text = text.replace('"', random.choice(("'", "\\ud800", "")), 1)
    if len(text.encode()) > 60_000:
        text = text[:30_000]
    page.socket.send(text)
    try:
        answer = page.until(lambda told: "ok" in told)
    except ConnectionClosed as closed:
        weather.note("frame", f"500 closed {closed.rcvd and closed.rcvd.code}", text)
        raise
    code = "done" if answer["ok"] else str(answer["code"])
    weather.note("frame", f"500 {code}" if code == "refused-fault" else code, text)


def _still_there(server: Server, host: Program, weather: Weather) -> None:
    """The table that was stormed still plays, and the home of whoever sits there still draws."""
    home = web.get(server.url, cookies={"holdouts": host.token})
    weather.note("home", str(home.status_code), "after all")
    weather.note("table", str(host.get("").status_code), "after all")
    with host.page().shown() as page:
        weather.note("socket", "lives" if page.ask("pause", on=False)["ok"] else "500 dead", "after all")
    host.look()
    weather.faults += [line for line in server.complaints().splitlines() if "fault " in line or "Traceback" in line]
