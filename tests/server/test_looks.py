"""Looks: the layers and the style sheet of a game, as a browser fetches them."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from starlette.testclient import TestClient

from holdouts.games import IDS, find_game
from holdouts.server.app import create_app
from holdouts.server.guard import HEADERS
from holdouts.server.looks import FOR_GOOD, look_of
from holdouts.server.store import Store

KINDS = ("svg", "css")


@pytest.fixture
def browser(tmp_path: Path) -> Iterator[TestClient]:
    store = Store.in_file(tmp_path / "holdouts.db")
    store.migrate()
    with TestClient(create_app(store), base_url="http://127.0.0.1") as client:
        yield client
    store.close()


@pytest.mark.parametrize("id_", IDS)
@pytest.mark.parametrize("kind", KINDS)
def test_a_browser_keeps_what_has_an_address_of_its_own(browser: TestClient, id_: str, kind: str):
    look = look_of(find_game(id_), kind)
    answer = browser.get(look.address)
    assert answer.content == look.plain
    assert answer.headers["cache-control"] == FOR_GOOD


def test_an_address_of_before_leads_to_what_there_is_now_and_is_not_kept(browser: TestClient):
    answer = browser.get(f"/look/{IDS[0]}/00000000.svg")
    assert answer.content == look_of(find_game(IDS[0]), "svg").plain
    assert answer.headers["cache-control"] == "no-cache"


def test_layers_travel_packed_to_whoever_can_unpack_them(browser: TestClient):
    look = look_of(find_game(IDS[0]), "svg")
    packed = browser.get(look.address, headers={"accept-encoding": "gzip"})
    plain = browser.get(look.address, headers={"accept-encoding": "identity"})
    assert int(packed.headers["content-length"]) < int(plain.headers["content-length"]) / 3
    assert packed.content == plain.content


@pytest.mark.parametrize(
    "path", ["/look/chess/00000000.svg", f"/look/{IDS[0]}/table.html", f"/look/{IDS[0]}/..%2fcards.py"]
)
def test_there_is_no_look_of_other_games_and_nothing_else_of_a_game_to_be_had(browser: TestClient, path: str):
    assert browser.get(path).status_code == 404


def test_a_look_comes_with_headers_that_leave_a_page_no_freedom(browser: TestClient):
    answer = browser.get(look_of(find_game(IDS[0]), "svg").address)
    strict = {name: value for name, value in HEADERS.items() if name != "cache-control"}
    assert {name: answer.headers.get(name) for name in strict} == strict
