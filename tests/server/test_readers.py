"""Those who keep a server waiting: pages that stop reading, requests that never end."""

import socket
import time
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path

import pytest

from tests.server.beside import Beside
from tests.server.people import play
from tests.server.process import Server, eventually

PATIENCE = 4.0


@pytest.fixture
def impatient_server(tmp_path: Path) -> Iterator[Server]:
    """It waits for a few seconds only."""
    with Server(tmp_path / "holdouts.db", patience=PATIENCE) as running:
        yield running


def sockets_of(server: Server) -> int:
    """How many connections a server has; what it opens besides, such as its data file, comes and goes."""
    found = 0
    for file in Path(f"/proc/{server.pid}/fd").iterdir():
        with suppress(FileNotFoundError):  # closed since it was listed
            found += str(file.readlink()).startswith("socket:")
    return found


# --- pages that stop reading ---


def test_a_page_that_stops_reading_stalls_nobody_and_comes_back_to_the_present(impatient_server: Server):
    host = impatient_server.open_table("me", "open")
    friend = host.sit_down(1, "Friend")
    with host.page().shown() as page, friend.deaf_page() as deaf, friend.deaf_page() as dead:
        page.until(lambda told: "seats" in told.get("show", {}).get("parts", {}))
        sockets = sockets_of(impatient_server)
        play(host, friend, times=40)  # more than fits between a server and a page that does not read
        here, waits = page.parts["seats"], [0.0]
        with Beside() as beside:
            while page.parts["seats"] == here:  # until the friend is away
                started = time.monotonic()
                assert page.ask("lang", lang="en")["ok"]
                waits.append(time.monotonic() - started)
                assert len(waits) < 200, "whoever does not read is never let go"
                time.sleep(0.1)
        print(f"while a page did not read, others waited at most {max(waits) * 1000:.0f} ms for an answer")
        assert max(waits) < min(beside.slowdown, PATIENCE)
        assert deaf.read_to_the_end() == 1013
        with friend.page().shown() as again:
            assert again.version == host.look(0)["version"] > deaf.version
        eventually(lambda: sockets_of(impatient_server) <= sockets - 2)  # nor does it keep its connection
        assert dead.version == -1


# --- requests that never end ---


def half(server: Server, text: str) -> socket.socket:
    """A connection on which the beginning of a request was sent."""
    link = socket.create_connection(("127.0.0.1", server.port), timeout=60)
    link.sendall(text.encode())
    return link


def is_let_go(link: socket.socket) -> bool:
    try:
        return link.recv(1000) == b""
    except ConnectionResetError:
        return True


def test_requests_that_never_end_hold_nobody_up_and_are_let_go(impatient_server: Server):
    program = impatient_server.open_table("me", scenario="mad-prophet")
    started = time.monotonic()
    head = "GET / HTTP/1.1\r\nHost: 127.0.0.1\r\nX-Slow: "
    body = (
        "POST /api/tables HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Type: application/json\r\nContent-Length: 900\r\n\r\n{"
    )
    links = [half(impatient_server, text) for text in [head] * 40 + [body] * 5 + [""] * 5]
    slowest = 0.0
    with program.page().shown() as page, Beside() as beside:
        while time.monotonic() - started < PATIENCE - 2:
            for link in links[:45]:
                link.sendall(b"a")
            before = time.monotonic()
            found = program.look()
            assert page.choose(found["options"][0], expected=found["version"])["ok"]
            slowest = max(slowest, time.monotonic() - before)
            time.sleep(0.3)
    print(f"beside 50 unfinished requests, a look and a move took at most {slowest * 1000:.0f} ms")
    assert slowest < min(beside.slowdown, PATIENCE)
    assert all(is_let_go(link) for link in links)
    assert time.monotonic() - started >= PATIENCE
    for link in links:
        link.close()
    assert "Traceback" not in impatient_server.complaints()


def test_a_request_that_is_cut_off_is_no_error(impatient_server: Server):
    text = (
        "POST /api/tables HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Type: application/json\r\nContent-Length: 900\r\n\r\n{"
    )
    for _ in range(5):
        link = half(impatient_server, text)
        time.sleep(0.1)
        link.close()
    program = impatient_server.open_table("me", scenario="mad-prophet")
    assert program.look()["options"]
    assert "Traceback" not in impatient_server.complaints()
