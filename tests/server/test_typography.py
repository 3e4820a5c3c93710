"""French marks stay on the line of the word before them, on every page."""

import re
from html import unescape

import pytest

from holdouts.engine.story import STYLE
from holdouts.engine.typography import typeset
from holdouts.games import IDS, find_game
from tests.server.test_pages import app, browser  # noqa: F401

TEXT = re.compile(r">([^<]+)<")
LOOSE = re.compile(r"\S [?!;:»]|« ")
FORM = {"kind-0": "me", "name-0": "Eva", "kind-1": "sensible", "name-1": "Bo", "seed": "7"}


def texts(html: str) -> list[str]:
    return [unescape(found) for found in TEXT.findall(html)]


@pytest.mark.parametrize("game", IDS)
def test_no_french_mark_can_begin_a_line(browser, game):  # noqa: F811
    scenario = next(setup.scenario for setup in find_game(game).setups() if setup.seats == 2)
    opened = browser.post(f"/new/{game}", data={**FORM, "scenario": scenario}, follow_redirects=False)
    assert opened.status_code == 303, opened.text
    table = opened.headers["location"]
    pages = ["/", f"/new/{game}", f"/rules/{game}", table]
    said = {page: texts(browser.get(page, params={"lang": "fr"}).text) for page in pages}
    assert any("\u00a0" in text for text in said[table]), "a table says something with a mark"
    assert {page: [text for text in said[page] if LOOSE.search(text)] for page in pages} == {page: [] for page in pages}


def test_in_english_nothing_is_bound(browser):  # noqa: F811
    assert not any("\u00a0" in text for text in texts(browser.get("/").text))


def test_the_style_that_stands_in_a_tale_is_left_as_it_is():
    assert typeset(STYLE, "fr") == STYLE
