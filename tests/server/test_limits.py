"""Limits: what one address, one secret and one table may have, and how that is said."""

import html
import re
import threading
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import pytest
from starlette.requests import HTTPConnection
from starlette.testclient import TestClient
from starlette.types import Receive, Scope, Send

from holdouts.engine.record import CannotLoad
from holdouts.server import limits
from holdouts.server.app import create_app
from holdouts.server.limits import OWN_MACHINE, SOMEWHERE, SPECTATORS, Allowance, Hops, Limits, Queue
from holdouts.server.phrases import why
from holdouts.server.refusal import Refused
from holdouts.server.site import Site
from holdouts.server.store import Store
from tests.server import web
from tests.server.process import GAME, Page, Server, eventually

NEW = {"game": GAME, "scenario": "mad-prophet", "seats": [{"kind": "me"}]}
STRANGER = {"x-forwarded-for": "203.0.113.7"}


class Clock:
    def __init__(self) -> None:
        self.now = 1000.0

    def __call__(self) -> float:
        return self.now


def somebody(address: str) -> HTTPConnection:
    return HTTPConnection({"type": "http", "headers": [], "address": address})


def refusal(limit: Limits, address: str = "203.0.113.7", token: str | None = None, what: Any = "tables") -> Refused:
    with pytest.raises(Refused) as caught:
        limit.spend(what, somebody(address), token)
    return caught.value


# --- how much ---


def test_one_address_opens_so_many_tables_in_an_hour_and_is_told_when_the_next_can_be_opened():
    clock = Clock()
    limit = Limits(20, clock)
    for _ in range(20):
        limit.spend("tables", somebody("203.0.113.7"))
        clock.now += 144
    refused = refusal(limit)
    assert refused.wait == 720
    assert why(refused, "en") == "You have opened 20 tables in an hour; the next can be opened in 12 minutes."
    assert "12 minutes" in why(refused, "fr")
    limit.spend("tables", somebody("203.0.113.8"))
    clock.now += 720
    limit.spend("tables", somebody("203.0.113.7"))


def test_a_secret_is_limited_wherever_it_comes_from():
    limit = Limits()
    for number in range(120):
        limit.spend("past", somebody(f"203.0.113.{number}"), "a-secret-of-some-browser")
    assert refusal(limit, "198.51.100.1", "a-secret-of-some-browser", "past").wait == 60
    limit.spend("past", somebody("198.51.100.1"), "another-secret-of-a-browser")


def test_the_own_machine_is_not_limited():
    limit = Limits(1)
    for _ in range(500):
        limit.spend("tables", somebody(OWN_MACHINE))
        limit.spend("past", somebody(OWN_MACHINE), "a-secret-of-some-browser")


def test_what_is_refused_is_not_counted():
    clock = Clock()
    limit = Limits(1, clock)
    limit.spend("tables", somebody("203.0.113.7"))
    for _ in range(5):
        clock.now += 700
        refusal(limit)
    clock.now += 100
    limit.spend("tables", somebody("203.0.113.7"))


def test_an_allowance_comes_back_bit_by_bit():
    clock = Clock()
    allowance = Allowance(2, 10.0, clock)
    assert allowance.spend()
    clock.now += 4
    assert allowance.spend()
    assert not allowance.spend()
    assert allowance.wait() == 6
    clock.now += 6
    assert allowance.spend()
    assert allowance.wait() == 4


def test_a_million_addresses_do_not_fill_the_memory(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(limits, "REMEMBERED", 100)
    limit = Limits(1)
    for number in range(1000):
        limit.spend("tables", somebody(f"2001:db8:{number:x}::/64"))
    assert len(limit._spent) <= 100
    refusal(limit, "2001:db8:3e7::/64")


@pytest.mark.parametrize("lang", ["en", "fr"])
@pytest.mark.parametrize(
    "what", ["chat", "tables", "imports", "queue", "past", "reports", "stories", "looks", "sockets", "spectators"]
)
@pytest.mark.parametrize("wait", [1, 59, 60, 3600])
def test_every_refusal_says_in_words_how_long_to_wait(lang: str, what: str, wait: int):
    said = why(limits.too_much(f"refused-{what}", 5, wait), lang)
    assert re.search(r"second|minute", said)
    assert "{" not in said
    assert said.endswith(".")


# --- from where ---


@pytest.mark.parametrize(
    ("peer", "headers", "address"),
    [
        ("127.0.0.1", {}, OWN_MACHINE),
        ("::1", {"host": "[::1]:8321"}, OWN_MACHINE),
        ("127.0.0.1", {"host": "localhost:8321"}, OWN_MACHINE),
        ("127.0.0.1", {"x-forwarded-for": "203.0.113.7"}, "203.0.113.7"),
        ("127.0.0.1", {"x-forwarded-for": "127.0.0.1"}, "127.0.0.1"),
        ("127.0.0.1", {"x-forwarded-for": "127.0.0.1, 203.0.113.7"}, "203.0.113.7"),
        ("127.0.0.1", {"x-forwarded-for": "203.0.113.7:4711"}, "203.0.113.7"),
        ("127.0.0.1", {"x-forwarded-for": "[2001:db8:1:2:3::4]:4711"}, "2001:db8:1:2::/64"),
        ("127.0.0.1", {"x-forwarded-for": "2001:db8:1:2:9::9"}, "2001:db8:1:2::/64"),
        ("127.0.0.1", {"x-forwarded-for": "::ffff:203.0.113.7"}, "203.0.113.7"),
        ("127.0.0.1", {"x-forwarded-for": "rubbish"}, SOMEWHERE),
        ("127.0.0.1", {"x-forwarded-for": ""}, SOMEWHERE),
        ("127.0.0.1", {"forwarded": 'for=192.0.2.1, for="[2001:db8::1]:80";proto=https'}, "2001:db8::/64"),
        ("127.0.0.1", {"forwarded": "for=_hidden"}, SOMEWHERE),
        ("127.0.0.1", {"x-real-ip": "203.0.113.7"}, "203.0.113.7"),
        ("127.0.0.1", {"via": "1.1 somebody"}, SOMEWHERE),
        ("127.0.0.1", {"host": "table.example"}, SOMEWHERE),
        ("198.51.100.1", {}, "198.51.100.1"),
        ("198.51.100.1", {"x-forwarded-for": "203.0.113.7"}, "198.51.100.1"),
        ("198.51.100.1", {"x-forwarded-for": "127.0.0.1"}, "198.51.100.1"),
        ("10.0.0.2", {"x-forwarded-for": "203.0.113.7"}, "203.0.113.7"),
        ("10.0.0.2", {}, SOMEWHERE),
    ],
)
def test_a_forwarded_address_counts_as_its_own_and_only_a_proxy_of_ours_is_believed(
    peer: str, headers: dict[str, str], address: str
):
    assert noted(peer, headers)["address"] == address


def test_a_proxy_on_this_machine_says_whether_a_page_came_over_tls():
    assert noted("127.0.0.1", {"x-forwarded-proto": "https"})["scheme"] == "https"
    assert noted("198.51.100.1", {"x-forwarded-proto": "https"})["scheme"] == "http"


def noted(peer: str, headers: dict[str, str]) -> Scope:
    """A request as the application gets it."""
    raw = [(name.encode(), value.encode()) for name, value in {"host": "127.0.0.1", **headers}.items()]
    scope: Scope = {"type": "http", "scheme": "http", "client": (peer, 9), "headers": raw}

    async def app(scope: Scope, receive: Receive, send: Send) -> None:
        pass

    with pytest.raises(StopIteration):
        Hops(app, ("10.0.0.2",))(scope, None, None).send(None)  # type: ignore[arg-type]
    return scope


# --- as strangers meet them ---


@pytest.fixture
def browser(tmp_path: Path) -> TestClient:
    store = Store.in_file(tmp_path / "holdouts.db")
    store.migrate()
    return TestClient(create_app(store, pace=0.0, tables_an_hour=2), base_url="http://127.0.0.1")


def test_a_refused_table_comes_with_the_time_to_wait_by_page_and_by_program(browser: TestClient):
    for _ in range(2):
        assert browser.post("/api/tables", json=NEW).status_code == 201
    program = browser.post("/api/tables", json=NEW)
    page = browser.post(f"/new/{GAME}", data={"scenario": "mad-prophet", "kind-0": "me"})
    for answer in (program, page):
        assert answer.status_code == 429
        assert 3500 < int(answer.headers["retry-after"]) <= 3600
        assert "You have opened 2 tables in an hour; the next can be opened in 60 minutes." in answer.text


def test_a_refused_upload_says_how_long_to_wait_however_large_the_file(shared_server: Server):
    """It is refused before it is read: whoever sends on all the same must still hear why."""
    url = f"{shared_server.url}/import"
    for size in (10,) * limits.RATES["imports"]["address"].most:
        assert web.post(url, content=b"x" * size, headers=STRANGER).status_code == 400
    for size in (10, 1_900_000):
        for headers in (STRANGER, STRANGER | {"accept": "application/json"}):
            answer = web.post(url, content=b"x" * size, headers=headers)
            assert answer.status_code == 429
            assert 3500 < int(answer.headers["retry-after"]) <= 3600
            said = "You have brought 10 saves in an hour; the next can be brought in 60 minutes."
            assert said in html.unescape(answer.text)
    assert web.post(url, content=b"x").status_code == 400, "whoever sits at the server itself"


def test_saves_are_examined_one_at_a_time_and_only_so_many_wait(browser: TestClient, monkeypatch: pytest.MonkeyPatch):
    site: Site = browser.app.state.site  # type: ignore[attr-defined]
    site._intake = Queue(3)
    busy, done, at_once = threading.Event(), threading.Event(), []

    def slowly(data: bytes) -> Any:
        at_once.append(threading.active_count())
        busy.set()
        assert done.wait(60)
        raise CannotLoad("load-empty")

    monkeypatch.setattr(site.archive, "take_in", slowly)
    with browser, ThreadPoolExecutor(4) as pool:
        waiting = [pool.submit(browser.post, "/import", content=b"x", headers=from_(number)) for number in range(3)]
        assert busy.wait(60)
        eventually(lambda: site._intake._waiting == 3)
        assert len(at_once) == 1
        refused = [browser.post("/import", content=b"x", headers=from_(9)) for _ in range(20)]
        assert {answer.status_code for answer in refused} == {429}
        assert {answer.headers["retry-after"] for answer in refused} == {"30"}
        assert "3 saves of others wait to be read; bring yours in 30 seconds." in refused[0].text
        done.set()
        assert [each.result(60).status_code for each in waiting] == [400] * 3
        assert browser.post("/import", content=b"x", headers=from_(9)).status_code == 400, "nothing was counted"


def from_(number: int) -> dict[str, str]:
    """Somebody at another address."""
    return {"x-forwarded-for": f"198.51.100.{number}"}


@pytest.mark.parametrize("path", ["/history/0", "/report", "/story", "/story.md"])
def test_what_costs_the_server_much_is_limited(shared_server: Server, path: str):
    program = shared_server.open_table("me", scenario="mad-prophet")
    for _ in range(300):
        answer = program.get(path, **{"x-forwarded-for": "203.0.113.7", "accept": "application/json"})
        if answer.status_code != 200:
            break
    assert answer.status_code == 429
    assert 0 < int(answer.headers["retry-after"]) <= 60
    assert "in a minute" in answer.json()["why"]
    assert program.get(path).status_code == 200, "whoever sits at the server itself"


def test_a_forwarded_address_does_not_escape_the_limit_on_tables(tmp_path: Path, browser: TestClient):
    server = Server(tmp_path / "served.db", tables_an_hour=2)
    server.start()
    try:
        for header in ({"x-forwarded-for": "127.0.0.1"}, {"forwarded": "for=unknown"}):
            url = f"{server.url}/api/tables"
            assert [web.post(url, json=NEW, headers=header).status_code for _ in range(3)] == [201, 201, 429]
        spoofed = [{"x-forwarded-for": f"10.1.1.{number}, 203.0.113.7"} for number in range(3)]
        assert [web.post(url, json=NEW, headers=header).status_code for header in spoofed] == [201, 201, 429]
        assert [web.post(url, json=NEW).status_code for _ in range(5)] == [201] * 5
    finally:
        server.stop()


def test_one_link_brings_so_many_spectators_and_the_next_is_told_why_and_when(shared_server: Server):
    host = shared_server.open_table("me", "sensible")
    watch = f"holdouts-watch={host.info['watch'].rpartition('/')[2]}"
    with ExitStack() as stack:
        for _ in range(SPECTATORS):
            stack.enter_context(Page(shared_server, host.table, "", cookie=watch))
        late = stack.enter_context(Page(shared_server, host.table, "", cookie=watch))
        told = late.receive()["closed"]
        assert told["why"] == "50 spectators watch this table already. This page tries again in 30 seconds."
        assert told["wait"] == 30
        assert late.read_to_the_end() == 4429
        with host.page().shown() as mine:
            assert mine.ask("chat", text="there is a place for me")["ok"]
    with Page(shared_server, host.table, "", cookie=watch).shown():
        pass


def test_one_secret_opens_so_many_pages_at_a_table_and_others_still_come(shared_server: Server):
    host = shared_server.open_table("me", "open")
    friend = host.sit_down(1, "Friend")
    with ExitStack() as stack:
        for _ in range(limits.SOCKETS_OF_TOKEN):
            stack.enter_context(host.page())
        late = stack.enter_context(host.page())
        assert "close one" in late.receive()["closed"]["why"]
        assert late.read_to_the_end() == 4429
        stack.enter_context(friend.page().shown())


def test_spectators_together_say_only_so_much(shared_server: Server):
    host = shared_server.open_table("me", "sensible")
    watch = f"holdouts-watch={host.info['watch'].rpartition('/')[2]}"
    with ExitStack() as stack:
        pages = [stack.enter_context(Page(shared_server, host.table, "", cookie=watch)) for _ in range(12)]
        answers = [page.ask("chat", text="hello") for page in pages]
        assert [answer["ok"] for answer in answers] == [True] * 10 + [False] * 2
        assert answers[-1]["code"] == "refused-chat"
        assert re.search(r"10 lines were said in ten seconds; say the next in \d+ seconds?\.", answers[-1]["why"])
        assert stack.enter_context(host.page()).ask("chat", text="players are heard")["ok"]
