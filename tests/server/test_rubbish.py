"""Rubbish: whatever a stranger sends, somebody answers, nothing ends in a fault of ours, and the table goes on."""

import json
import re
import socket
from html import unescape
from pathlib import Path
from typing import Any
from unittest.mock import patch

import httpx2
import pytest
from starlette.testclient import TestClient
from websockets.exceptions import InvalidStatus

from holdouts.engine.library import LANGUAGES
from holdouts.server import seats as chairs
from holdouts.server.app import create_app
from holdouts.server.phrases import why
from holdouts.server.refusal import Refused
from holdouts.server.site import Site
from holdouts.server.store import Store
from tests.server import web
from tests.server.process import GAME, Program, Server

LONG = "x" * 3000
NUMBER = "9" * 5000
NEW = f"/new/{GAME}"
BODY = {"game": GAME, "scenario": "mad-prophet", "seats": [{"kind": "me"}]}
FORM = {"scenario": "mad-prophet", "kind-0": "me", "name-0": "Eva"}


def short(attack: str | bytes) -> str:
    """The name of a case."""
    return ascii(attack[:30])


@pytest.fixture(scope="module")
def host(shared_server: Server) -> Program:
    return shared_server.open_table("me", "open")


def raw(server: Server, text: bytes) -> tuple[int, str]:
    """What the server answers to bytes that no library would send: the status, and all of it."""
    with socket.create_connection(("127.0.0.1", server.port), timeout=60) as link:
        link.sendall(text)
        answer = b""
        while part := link.recv(65536):
            answer += part
    status = re.match(rb"HTTP/1.1 (\d{3})", answer)
    assert status is not None, answer[:200]
    return int(status[1]), answer.decode("latin-1")


def ask(server: Server, path: str = "/", method: str = "GET", body: bytes = b"", **headers: str) -> tuple[int, str]:
    named = {"host": f"127.0.0.1:{server.port}", "connection": "close", "content-length": str(len(body)), **headers}
    head = "".join(f"{name.replace('_', '-')}: {value}\r\n" for name, value in named.items())
    return raw(server, f"{method} {path} HTTP/1.1\r\n{head}\r\n".encode("latin-1") + body)


def post(server: Server, path: str, body: Any, token: str = "") -> httpx2.Response:
    headers = {"authorization": f"Bearer {token}"} if token else {}
    return web.post(f"{server.url}{path}", json=body, headers=headers)


# --- long and large ---


@pytest.mark.parametrize("field", ["scenario", "name-0", "option-caravan", "seed", "kind-0", "lang"])
def test_a_form_with_a_long_text_is_refused_or_drawn(shared_server: Server, field: str):
    for text in (LONG, NUMBER, "\ud7ff\x00", "é" * 9000):
        answer = web.post(f"{shared_server.url}{NEW}", data={**FORM, field: text})
        assert answer.status_code in (303, 400), (field, answer.status_code)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_refusal_says_the_beginning_of_a_long_reason(lang: str):
    said = why(Refused("refused-message", "a" * 100_000), lang)
    assert "a" * 100 in said
    assert len(said) < 1500
    assert "…" in said


def test_a_program_that_sends_long_texts_hears_why_not(shared_server: Server, host: Program):
    bodies: tuple[Any, ...] = (
        {**BODY, "scenario": LONG},
        {**BODY, "game": "g" * 60},
        {**BODY, "options": {LONG: True}},
        {**BODY, "options": {"o" * 60_000: True}},
        {**BODY, "options": {"caravan": LONG}},
        {**BODY, "options": {"caravan": int("9" * 400)}},
        {**BODY, "options": {"caravan": [[[[LONG]]]]}},
        {**BODY, "packs": ["p" * 60]},
        {**BODY, "seats": [{"kind": "me", "name": "n" * 100}] * 12},
        {**BODY, LONG: 1},
        {**BODY, "seed": 2**63},
        {**BODY, "seed": 1.5},
        [],
    )
    for body in bodies:
        answer = post(shared_server, "/api/tables", body)
        assert answer.status_code in (400, 409), answer.text
        assert answer.json()["why"].endswith((".", "”?", "…"))
    url = f"/api/tables/{host.table}/choices"
    choice = {"id": "a", "seat": 0, "expected": 0, "option": {"type": LONG}}
    for change in ({}, {"option": LONG}, {"option": {"type": "stop", LONG: LONG}}, {"id": LONG}, {"expected": 10**30}):
        assert 400 <= post(shared_server, url, {**choice, **change}, host.token).status_code < 500


@pytest.mark.parametrize(
    "body",
    [
        b"[" * 60_000,
        b'{"a":' * 12_000,
        b'{"seed":' + b"9" * 50_000 + b"}",
        b'{"game": "\\ud800"}',
        b"\xff\xfe",
        b"",
        b"nul\x00",
        b'{"game": 1e999}',
        b'{"seed": 7.0}',
    ],
    ids=short,
)
def test_a_body_that_cannot_be_read_is_refused(shared_server: Server, body: bytes):
    headers = {"content-type": "application/json"}
    answer = web.post(f"{shared_server.url}/api/tables", content=body, headers=headers)
    assert answer.status_code == 400
    assert answer.json()["code"] == "refused-message"


@pytest.mark.parametrize(
    "fields",
    [
        {"do": "choose", "expected": 0, "option": {"type": LONG}},
        {"do": "choose", "expected": 0, "option": LONG},
        {"do": "choose", "expected": 0, "option": {"type": "stop", "more": [LONG] * 20}},
        {"do": LONG},
        {"do": "undo", "expected": 0, "to": LONG},
        {"do": "hand", "seat": 1, "kind": LONG},
        {"do": "lang", "lang": LONG},
        {"do": "rewind", "to": 10**300},
        {"do": "chat", "text": LONG},
        {"do": "lift", "seat": [LONG]},
    ],
)
def test_a_long_value_on_a_socket_is_answered_and_the_socket_lives(host: Program, fields: dict[str, Any]):
    with host.page().shown() as page:
        answer = page.ask(**fields)
        assert answer["ok"] or (answer["why"] and answer["code"].startswith("refused-"))
        assert page.ask("chat", text="still here")["ok"]


@pytest.mark.parametrize(
    "text",
    [
        '{"id":"n","do":"rewind","to":' + NUMBER + "}",
        '{"id":"n","do":"choose","expected":0,"option":' + "[" * 30_000,
        '{"id":"n","do":"choose","expected":0,"option":{"type":"dig","pile":' + NUMBER + "}}",
        '{"id":"n","do":"chat","text":"\\ud800"}',
        '{"id":"n","do":"chat","text":"nul\\u0000"}',
        '{"id":"n","do":"rewind","to":1.0}',
        "",
        "null",
        "\x00",
    ],
    ids=short,
)
def test_a_frame_that_cannot_be_read_is_answered_and_the_socket_lives(host: Program, text: str):
    with host.page().shown() as page:
        page.socket.send(text)
        answer = page.until(lambda told: "ok" in told)
        assert answer["ok"] or answer["why"]
        assert page.ask("chat", text="still here")["ok"]


def test_numbers_beyond_all_measure_are_refused(shared_server: Server, host: Program):
    assert host.get(f"/history/{NUMBER}").status_code == 404
    assert host.get(f"/history/{'9' * 19}").status_code == 404
    assert web.get(f"{shared_server.url}/api/tables/{host.table}/seats/{NUMBER}").status_code in (401, 404)


# --- addresses ---


@pytest.mark.parametrize(
    "host_name",
    ["[", "[::1", "]", "[v1.x]", "127.0.0.1:x", "127.0.0.1:99999999", "a@127.0.0.1", "127.0.0.1/evil", "\xff", "",
     "::1", "127.0.0.1, evil.example", "x" * 5000],
    ids=short,
)  # fmt: skip
def test_a_host_that_is_none_is_refused(shared_server: Server, host_name: str):
    status, text = ask(shared_server, host=host_name)
    assert status in (400, 421), text[:200]


@pytest.mark.parametrize(
    "origin", ["http://[", "http://[::1", "//", "http://a@b:x", "\xff", "x" * 5000, "http://[v.]"], ids=short
)
def test_an_origin_that_is_none_is_another_site(shared_server: Server, host: Program, origin: str):
    assert ask(shared_server, NEW, "POST", origin=origin)[0] == 403
    with pytest.raises(InvalidStatus) as caught:
        host.page(origin=origin)
    assert caught.value.response.status_code == 403


@pytest.mark.parametrize("method", ["PUT", "DELETE", "PATCH", "TRACE", "FROB", "OPTIONS", "HEAD"])
def test_an_odd_method_is_answered(shared_server: Server, host: Program, method: str):
    for path in ("/", NEW, "/import", f"/t/{host.table}", "/api/tables", "/static/style.css", "/nowhere"):
        status, _ = ask(shared_server, path, method)
        assert status in (200, 401, 403, 404, 405), (path, status)


@pytest.mark.parametrize(
    "path",
    ["/%", "/%zz", "/t/%ff", "/t/%00", "/t/%00/live", "/new/%00", "/rules/%ff", "/rules/..%2f..", "/static/%00",
     "/static/%ff", "/static/" + "x" * 5000, "/static/..%2f..%2fapp.py", f"/?lang={'x' * 20_000}", "/?lang=%00",
     "/?%ff=%ff", f"/rules/{GAME}?q=%00%ff", f"/rules/{GAME}?q={'x' * 20_000}", f"/?{'&'.join(['a=b'] * 5000)}",
     "/api/tables/%00/seats/0", "/join/a/0/b/c", "/t/" + "x" * 5000, "//", "/t//", "*"],
    ids=short,
)  # fmt: skip
def test_an_odd_address_is_answered(shared_server: Server, path: str):
    status, text = ask(shared_server, path)
    assert status in (200, 303, 307, 400, 401, 404, 405), text[:300]


# --- cookies ---


@pytest.mark.parametrize(
    "path",
    ["/watch/{id}/%e2%98%83", "/watch/{id}/a;%20domain=evil", "/watch/{id}/a%0d%0aset-cookie:%20b=c",
     "/watch/{id};%20path=%2f/abc", "/watch/%e2%98%83/abc", "/watch/{id}/" + "a" * 5000, "/join/{id}/0/a;%20secure",
     "/join/{id}/x;y/abc", "/join/{id}/%e2%98%83/abc", "/join/{id};x/0/abc",
     "/join/{id}/99999/abc", "/join/{id}/0/%00", "/join/{id}/0/%22"],
    ids=short,
)  # fmt: skip
def test_an_address_puts_nothing_of_its_own_into_a_cookie(shared_server: Server, host: Program, path: str):
    status, text = ask(shared_server, path.replace("{id}", host.table))
    assert status == 404, text[:300]
    assert "set-cookie" not in text.lower()


def test_cookies_of_rubbish_are_as_good_as_none(shared_server: Server, host: Program):
    for cookie in (
        "holdouts=\xff\xfe; holdouts-watch=\xe9",
        f"holdouts={'x' * 6000}",
        "holdouts=é" + "x" * 25,
        f"holdouts={'%00' * 10}",
        f'holdouts="{host.token}',
        f"holdouts-invite={host.table}/²/x",
        f"holdouts-invite={host.table}/0/\xff",
        f"holdouts-invite={host.table}/{'9' * 30}/x",
        "holdouts-lang=\xff",
        "=;=;;",
    ):
        for path in ("/", f"/t/{host.table}", f"/t/{host.table}/join", "/api/tables"):
            status, text = ask(shared_server, path, cookie=cookie)
            assert status in (200, 401, 404), text[:300]


def test_a_secret_that_the_client_chose_is_nobody(shared_server: Server):
    chosen = "a-secret-that-i-chose-myself"
    answer = web.post(f"{shared_server.url}{NEW}", data=FORM, cookies={"holdouts": chosen})
    assert answer.status_code == 303
    given = answer.cookies["holdouts"]
    assert given != chosen
    assert chairs.is_token(given)
    assert post(shared_server, "/api/tables", BODY, chosen).json()["token"] != chosen


def test_a_guest_who_chose_a_secret_gets_another(shared_server: Server):
    table = shared_server.open_table("me", "open", "open")
    chosen = "a-secret-that-i-chose-myself"
    invite = table.info["seats"][1]["invite"].rpartition("/")[2]
    body = {"invite": invite, "name": "Guest"}
    assert post(shared_server, f"/api/tables/{table.table}/seats/1", body, chosen).json()["token"] != chosen
    secret = table.info["seats"][2]["invite"].rpartition("/")[2]
    cookies = {"holdouts": chosen, "holdouts-invite": f"{table.table}/2/{secret}"}
    answer = web.post(f"{shared_server.url}/t/{table.table}/join", data={"name": "Friend"}, cookies=cookies)
    assert answer.status_code == 303
    assert answer.cookies["holdouts"] != chosen


def test_a_secret_that_we_made_stays_when_another_table_is_opened(shared_server: Server):
    first = shared_server.open_table("me", scenario="mad-prophet")
    answer = web.post(f"{shared_server.url}{NEW}", data=FORM, cookies={"holdouts": first.token})
    assert answer.cookies["holdouts"] == first.token


# --- what is our fault ---


def test_a_fault_of_ours_is_told_calmly_with_a_number_that_stands_in_the_log(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
):
    """Something that nobody foresaw, at a page, at a program's door, and in the middle of a sentence on a socket."""
    store = Store.in_file(tmp_path / "holdouts.db")
    store.migrate()
    app = create_app(store, pace=0.0)

    async def fail(*_: object) -> None:
        raise ZeroDivisionError("nobody foresaw this")

    with TestClient(app, base_url="http://127.0.0.1", raise_server_exceptions=False) as browser:
        table = browser.post(NEW, data=FORM, follow_redirects=False).headers["location"]
        site: Site = app.state.site
        assert browser.portal is not None
        room = browser.portal.call(site.rooms.room, table.removeprefix("/t/"))
        with patch.object(site.archive, "knows", side_effect=ZeroDivisionError):
            page = browser.post(NEW, data=FORM, headers={"accept-language": "fr"})
            told = browser.post("/api/tables", json=BODY)
        with (
            patch.object(room, "say", fail),
            browser.websocket_connect(f"ws://127.0.0.1{table}/live", headers={"origin": "http://127.0.0.1"}) as wire,
        ):
            wire.send_json({"id": "a", "do": "chat", "text": "hello"})
            answer = next(frame for frame in iter(wire.receive_json, None) if frame.get("to") == "a")
            wire.send_json({"id": "b", "do": "pause", "on": True})
            assert next(frame for frame in iter(wire.receive_json, None) if frame.get("to") == "b")["ok"]
    assert (page.status_code, told.status_code) == (500, 500)
    assert "la faute est à nous" in unescape(page.text)
    assert "content-security-policy" in page.headers
    assert (answer["ok"], answer["code"], told.json()["code"]) == (False, "refused-fault", "refused-fault")
    numbers = re.findall(r"fault (\d{6}): ", caplog.text)
    assert len(numbers) == 3
    for number, text in zip(numbers, (page.text, told.json()["why"], answer["why"]), strict=True):
        assert number in text
    assert "ZeroDivisionError" not in page.text + told.text


def test_after_all_that_the_table_goes_on_and_nothing_was_our_fault(shared_server: Server, host: Program):
    host.sit_down(1, "Guest")
    assert host.look()["table"]["id"] == host.table
    assert web.get(shared_server.url, cookies={"holdouts": host.token}).status_code == 200
    assert "Traceback" not in shared_server.complaints(), shared_server.complaints()


def test_json_is_well_formed_even_where_it_refuses(shared_server: Server):
    answer = web.get(f"{shared_server.url}/t/nowhere", headers={"accept": "application/json"})
    assert json.loads(answer.text)["code"] == "refused-missing"
