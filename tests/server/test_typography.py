"""French marks stay on the line of the word before them, on every page."""

import re
from collections.abc import Iterator
from html import unescape
from pathlib import Path

import pytest
from starlette.testclient import TestClient

from holdouts.engine.story import STYLE
from holdouts.engine.typography import typeset
from holdouts.games import IDS, find_game
from holdouts.server.app import create_app
from holdouts.server.store import Store

TEXT = re.compile(r">([^<]+)<")
LOOSE = re.compile(r"\S [?!;:»]|« ")
FORM = {"kind-0": "me", "name-0": "Eva", "kind-1": "sensible", "name-1": "Bo", "seed": "7"}


@pytest.fixture
def client(tmp_path: Path) -> Iterator[TestClient]:
    store = Store.in_file(tmp_path / "holdouts.db")
    store.migrate()
    with TestClient(create_app(store, pace=0.0), base_url="http://127.0.0.1") as opened:
        yield opened


def texts(html: str) -> list[str]:
    return [unescape(found) for found in TEXT.findall(html)]


@pytest.mark.parametrize("game", IDS)
def test_no_french_mark_can_begin_a_line(client: TestClient, game: str):
    scenario = next(setup.scenario for setup in find_game(game).setups() if setup.seats == 2)
    opened = client.post(f"/new/{game}", data={**FORM, "scenario": scenario}, follow_redirects=False)
    assert opened.status_code == 303, opened.text
    table = opened.headers["location"]
    pages = ["/", f"/new/{game}", f"/rules/{game}", table]
    said = {page: texts(client.get(page, params={"lang": "fr"}).text) for page in pages}
    assert any("\u00a0" in text for text in said[table]), "a table says something with a mark"
    assert {page: [text for text in said[page] if LOOSE.search(text)] for page in pages} == {page: [] for page in pages}


@pytest.mark.parametrize("game", IDS)
def test_what_a_scenario_takes_is_bound_too_when_the_form_has_changed(client: TestClient, game: str):
    told = client.post(f"/new/{game}/check", params={"lang": "fr"}, data=FORM).json()
    assert [text for text in told["takes"].values() if LOOSE.search(text)] == []


def test_in_english_nothing_is_bound(client: TestClient):
    assert not any("\u00a0" in text for text in texts(client.get("/", params={"lang": "en"}).text))


def test_the_style_that_stands_in_a_tale_is_left_as_it_is():
    assert typeset(STYLE, "fr") == STYLE
