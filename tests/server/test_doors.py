"""The doors of a real server: what it prints, whom it lets in, and what it sends along with every answer."""

import io
import socket
import subprocess
import sys
from pathlib import Path

import pytest
import segno

from holdouts.server.guard import HEADERS
from tests.server import web
from tests.server.process import GAME, Server
from tests.server.scratch import ENVIRONMENT

NEW = {"game": GAME, "scenario": "mad-prophet", "seats": [{"kind": "me"}]}


def holdouts(*words: str, data: Path, port: int = 0) -> "subprocess.Popen[str]":
    """What `python3 play.py` turns into."""
    command = [sys.executable, "-m", "holdouts", *words, "--no-browser", "--port", str(port), "--data", str(data)]
    return subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, env=ENVIRONMENT)


def qr_code(address: str) -> str:
    drawn = io.StringIO()
    segno.make(address, micro=False).terminal(drawn, compact=True)
    return drawn.getvalue()


def test_lan_prints_an_address_and_its_qr_code_and_lets_others_in(tmp_path: Path):
    with holdouts("serve", "--lan", data=tmp_path / "holdouts.db") as process:
        assert process.stdout is not None
        assert process.stderr is not None
        try:
            line = process.stdout.readline()
            assert line.startswith("Holdouts is at http://"), process.stderr.read()
            address = line.removeprefix("Holdouts is at ").rstrip()
            wanted = qr_code(address)
            assert process.stdout.read(len(wanted)) == wanted  # while it serves, not when it ends
            page = web.get(address)
            assert page.status_code == 200
            assert "Holdouts" in page.text
        finally:
            process.terminate()
            process.wait(60)


def test_without_lan_only_this_machine_is_let_in(shared_server: Server):
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        probe.connect(("192.0.2.1", 9))
        mine = probe.getsockname()[0]
    if mine.startswith("127."):
        pytest.skip("this machine has no address but loopback")
    with pytest.raises(OSError, match="refused"):
        socket.create_connection((mine, shared_server.port), timeout=5)


def test_a_second_server_on_the_same_data_says_so_and_ends(server: Server):
    with holdouts("serve", data=server.data) as process:
        _, words = process.communicate(timeout=60)
    assert process.returncode == 1
    assert words.strip() == f"{server.data} cannot be used. Another Holdouts server uses it already."


def test_a_port_that_is_taken_is_told_with_what_to_do(server: Server, tmp_path: Path):
    with holdouts("serve", data=tmp_path / "other.db", port=server.port) as process:
        _, words = process.communicate(timeout=60)
    assert process.returncode == 1
    assert words.startswith(f"Port {server.port} cannot be used: ")
    assert "--port" in words


@pytest.mark.parametrize("option", [("--port", "65536"), ("--port", "-1"), ("--pace", "-1")])
def test_a_number_that_cannot_be_is_told_without_a_traceback(tmp_path: Path, option: tuple[str, str]):
    command = [sys.executable, "-m", "holdouts", "serve", "--no-browser", "--data", str(tmp_path / "x.db"), *option]
    done = subprocess.run(command, capture_output=True, text=True, env=ENVIRONMENT, timeout=60)
    assert done.returncode == 2
    assert f"Invalid value for '{option[0]}'" in done.stderr
    assert "Traceback" not in done.stderr


@pytest.mark.parametrize(
    ("method", "path", "status"),
    [
        ("GET", "/", 200),
        ("GET", f"/new/{GAME}", 200),
        ("GET", f"/rules/{GAME}", 200),
        ("GET", "/nowhere", 404),
        ("GET", "/t/nowhere", 404),
        ("GET", "/t/nowhere/join", 404),
        ("POST", "/", 405),
        ("GET", "/api/openapi.json", 200),
        ("GET", "/api/tables", 401),
        ("POST", "/api/tables", 415),
        ("GET", "/static/table.js", 200),
        ("GET", "/static/../app.py", 404),
    ],
)
def test_every_answer_comes_with_headers_that_leave_a_page_no_freedom(
    shared_server: Server, method: str, path: str, status: int
):
    answer = web.request(method, shared_server.url + path)
    assert answer.status_code == status
    strict = {name: value for name, value in HEADERS.items() if not (name == "cache-control" and "/static/" in path)}
    assert {name: answer.headers.get(name) for name in strict} == strict
    assert "server" not in answer.headers
    assert "access-control-allow-origin" not in answer.headers


@pytest.mark.parametrize("origin", ["https://evil.example", "null", "http://127.0.0.1:1", "http://127.0.0.1"])
def test_what_another_site_sends_is_not_done(shared_server: Server, origin: str):
    answer = web.post(f"{shared_server.url}/api/tables", json=NEW, headers={"origin": origin})
    assert answer.status_code == 403
    ours = web.post(f"{shared_server.url}/api/tables", json=NEW, headers={"origin": shared_server.url})
    assert ours.status_code == 201


def test_another_name_for_this_machine_opens_nothing(shared_server: Server):
    """A site whose name leads here must not be able to read what is played here."""
    for host in ("evil.example", f"evil.example:{shared_server.port}", ""):
        assert web.get(shared_server.url, headers={"host": host}).status_code == 421


def test_one_address_opens_twenty_tables_an_hour_and_no_more_but_the_own_machine_does(tmp_path: Path):
    with holdouts("serve", data=tmp_path / "holdouts.db") as process:
        assert process.stdout is not None
        try:
            url = process.stdout.readline().removeprefix("Holdouts is at ").rstrip()
            with web.client(base_url=url, headers={"x-forwarded-for": "203.0.113.7"}) as client:
                answers = [client.post("/api/tables", json=NEW).status_code for _ in range(20)]
                form = {"scenario": "mad-prophet", "kind-0": "me"}
                last = [client.post("/api/tables", json=NEW), client.post(f"/new/{GAME}", data=form)]
            mine = web.post(f"{url}api/tables", json=NEW)
        finally:
            process.terminate()
            process.wait(60)
    assert answers == [201] * 20
    assert [answer.status_code for answer in last] == [429, 429]
    assert mine.status_code == 201
    assert last[0].json()["code"] == "refused-tables"
