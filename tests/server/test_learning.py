"""Learn by playing in the browser: a private table for each lesson, and nobody else is taught there."""

import asyncio
import re
from html import unescape
from pathlib import Path
from typing import Any

import pytest
from starlette.testclient import TestClient

from holdouts.engine.lessons import base_lessons
from holdouts.games import find_game
from holdouts.server.pages import Shown
from holdouts.server.room import Room
from holdouts.server.site import Site
from holdouts.server.subjects import Reader
from tests.server.test_pages import HOST, another, app, browser

__all__ = ["app", "browser"]

SCAVENGERS = "godforsaken-scavengers"
LESSON = base_lessons(find_game(SCAVENGERS))[0]


def learn(browser: TestClient, game: str = SCAVENGERS, lesson: str = LESSON.id, lang: str = "en") -> str:
    answer = browser.post(f"/learn/{game}?lang={lang}", data={"lesson": lesson}, follow_redirects=False)
    assert answer.status_code == 303, answer.text
    return str(answer.headers["location"])


def taught(browser: TestClient, address: str) -> str:
    return unescape(re.sub(r"<[^>]+>", " ", lesson_in(browser.get(address).text)))


def lesson_in(page: str) -> str:
    return page.partition('<div id="lesson"')[2].partition('<div id="curtain"')[0]


def test_the_home_page_leads_to_the_lessons_of_each_game(browser: TestClient):
    home = browser.get("/").text
    assert f'href="/learn/{SCAVENGERS}"' in home
    assert "The first tunnels" in browser.get(f"/learn/{SCAVENGERS}").text


@pytest.mark.parametrize(
    ("lang", "said"), [("en", "You and Tavo want to get home"), ("fr", "Tavo et vous voulez rentrer")]
)
def test_a_lesson_opens_a_table_that_speaks(browser: TestClient, lang: str, said: str):
    assert said in taught(browser, learn(browser, lang=lang))


def test_a_lesson_that_nobody_wrote_is_not_found(browser: TestClient):
    assert browser.post(f"/learn/{SCAVENGERS}", data={"lesson": "last-tunnels"}).status_code == 404
    assert browser.get("/learn/no-such-game").status_code == 404


def test_the_table_says_that_it_is_a_lesson(browser: TestClient):
    assert "This table was opened for a lesson" in browser.get(learn(browser)).text


def test_an_unfinished_lesson_is_offered_again(browser: TestClient):
    address = learn(browser)
    assert f'href="{address}"' in browser.get(f"/learn/{SCAVENGERS}").text
    assert address not in another(browser).get(f"/learn/{SCAVENGERS}").text


def test_an_ordinary_table_with_the_same_seed_teaches_nothing(browser: TestClient):
    form = {"scenario": "daring-retreat", "kind-0": "me", "kind-1": "sensible", "seed": str(LESSON.seed)}
    answer = browser.post(f"/new/{SCAVENGERS}", data=form, follow_redirects=False)
    assert 'class="lesson' not in browser.get(answer.headers["location"]).text


# --- as the room sees it ---


async def shown(site: Site, room: Room, token: str | None, watch: str = "") -> Shown:
    return await site.pages.show(room, Reader(token, "en", HOST, watch))


def open_room(browser: TestClient, app: Any) -> tuple[Site, Room, str]:
    site: Site = app.state.site
    id_ = learn(browser).removeprefix("/t/")
    assert browser.portal is not None
    room = browser.portal.call(site.rooms.room, id_)
    assert room is not None
    return site, room, browser.cookies["holdouts"]


def test_a_spectator_is_not_taught(browser: TestClient, app: Any):
    site, room, token = open_room(browser, app)
    assert browser.portal is not None
    assert "You and Tavo" in browser.portal.call(shown, site, room, token).html["lesson"]
    assert browser.portal.call(shown, site, room, None).html["lesson"].strip() == ""


@pytest.mark.parametrize("moves", [0, 1, 2])
def test_after_another_move_the_step_that_is_still_waited_for_is_counted(browser: TestClient, app: Any, moves: int):
    site, room, token = open_room(browser, app)
    assert browser.portal is not None

    async def stray() -> tuple[int, str]:
        coach = room.coach
        assert coach is not None
        for wrong in [False] * moves + [True]:
            while not (taught := coach.taught(room.table)).asked:
                await asyncio.sleep(0.01)
            numbered = enumerate(room.table.options(0), start=1)
            option = next(option for number, option in numbered if (number in taught.numbers) != wrong)
            await room.choose(0, option, None, room.shown)
        while not coach.taught(room.table).asked:
            await asyncio.sleep(0.01)
        return taught.done + len(taught.steps), (await shown(site, room, token)).html["lesson"]

    waiting, html = browser.portal.call(stray)
    assert f"<span data-at>{waiting}</span>/{len(LESSON.steps)}" in html


def test_after_a_restart_the_lesson_stands_where_it_stood(browser: TestClient, app: Any, tmp_path: Path):
    site, room, token = open_room(browser, app)
    assert browser.portal is not None

    async def play_on() -> str:
        for _ in range(2):
            options = room.table.options(0)
            assert room.coach is not None
            numbers = room.coach.taught(room.table).numbers
            await room.choose(0, options[numbers[0] - 1], None, room.shown)
        return (await shown(site, room, token)).html["lesson"]

    async def read_again() -> str:
        standing = site.archive.load(room.id)
        assert standing is not None
        return (await shown(site, Room(site.archive, standing, 0.0), token)).html["lesson"]

    before = browser.portal.call(play_on)
    assert "Nothing there bites" in before
    assert browser.portal.call(read_again) == before


# --- before and beside a game ---


def ordinary(browser: TestClient) -> str:
    form = {"scenario": "daring-retreat", "kind-0": "me", "kind-1": "sensible", "seed": "7"}
    return str(browser.post(f"/new/{SCAVENGERS}", data=form, follow_redirects=False).headers["location"])


def test_the_briefing_is_for_whoever_may_see_the_table(browser: TestClient):
    address = ordinary(browser)
    told = browser.get(f"{address}/briefing").text
    assert "How to win" in told
    assert "69 Actions" in re.sub(r"<[^>]+>", "", told)
    assert another(browser).get(f"{address}/briefing").status_code == 404


def test_the_briefing_waits_for_the_cards(browser: TestClient):
    form = {"scenario": "daring-retreat", "kind-0": "me", "kind-1": "open", "name-1": "Guest"}
    address = browser.post(f"/new/{SCAVENGERS}", data=form, follow_redirects=False).headers["location"]
    assert browser.get(f"{address}/briefing").status_code == 409


def test_the_rulebook_has_contents_and_a_glossary(browser: TestClient):
    book = browser.get(f"/rules/{SCAVENGERS}").text
    for number, title in re.findall(r'<a href="#(chapter-\d+)">([^<]+)</a>', book):
        assert re.search(rf'<h2 id="{number}"[^>]*>{re.escape(title)}</h2>', book)
    assert "<dt>Peril</dt>" in book
    assert '<a href="#glossary">' in book
    assert 'class="contents"' not in browser.get(f"/rules/{SCAVENGERS}?q=peril").text


def test_pages_of_the_book_that_explain_rules_are_read_in_the_rulebook(browser: TestClient):
    page = r'<details class="leaf-beside" id="page-534"{}><summary><b class="rule">534</b> Heavy bags'
    whole = browser.get("/rules/this-war-of-mine").text
    assert re.search(page.format(""), whole)
    assert whole.count('class="leaf-beside"') == 21
    for wanted in ("534", "TWM-ADV-9"):
        assert re.search(page.format(" open"), browser.get(f"/rules/this-war-of-mine?q={wanted}").text)


def test_terms_are_marked_on_cards_and_nowhere_is_markup_shown_as_text(browser: TestClient):
    page = browser.get(ordinary(browser)).text
    assert '<abbr class="term" data-term="location">' in page
    assert "&lt;abbr" not in page
