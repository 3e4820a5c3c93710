"""The Book of Scripts in the browser: a page is read by all, pointed at, answered, turned, read aloud and kept."""

from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from holdouts.engine.record import Kind
from holdouts.games.this_war_of_mine.picks import Act
from holdouts.games.this_war_of_mine.positions import SiegePosition, shelter
from holdouts.server import seats as chairs
from holdouts.server.archive import Archive
from holdouts.server.seats import COOKIE
from holdouts.server.store import Store
from tests.browser import stages
from tests.browser.test_access import is_accessible
from tests.browser.watch import DESKTOP, PHONE, PageIn
from tests.server.process import Server

GAME = "this-war-of-mine"
FRIEND = "whoever-reads-beside-the-leader-has-this-secret"
TWO: tuple[Kind, ...] = ("person", "person")
TABLES = ("read", "aloud", "small")
OUTSIDE: Any = ("zlata", "g5", "go-outside")


def _concert() -> SiegePosition:
    """Zlata is outside, and a page with three ways is read."""
    table = shelter(2).people("zlata").storage(canned_food=2, book=1, components=3)
    return table.next_card("visitors", "visitors", "reality-at-the-door").rolling(10)


@pytest.fixture(scope="module")
def shared(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server with tables of mine, who leads, and of a friend."""
    data = tmp_path_factory.mktemp("book") / "holdouts.db"
    store = Store.in_file(data)
    store.migrate()
    archive = Archive(store)
    for name in TABLES:
        stages.bring(archive, name, stages.Stage(_concert, TWO, choices=(Act(*OUTSIDE),)), "en")
        store.change_seat(name, 1, version=0, notes="[]", token_hash=chairs.hashed(FRIEND))
    store.close()
    with Server(data, trying=GAME) as running:
        yield running


def at_table(page: Page, server: Server, name: str, token: str = stages.TOKEN) -> Page:
    page.emulate_media(reduced_motion="reduce")
    page.context.add_cookies([{"name": COOKIE, "value": token, "url": server.url}])
    page.goto(f"{server.url}/t/{name}")
    expect(page.locator("#moment .leaf:visible .story").last).not_to_be_empty()
    return page


def test_all_read_a_page_and_point_and_one_answers_it(page_in: PageIn, shared: Server):
    mine = at_table(page_in("en", DESKTOP), shared, "read")
    friend = at_table(page_in("en", DESKTOP), shared, "read", FRIEND)
    expect(mine.locator("#moment .turning")).to_contain_text("Still reading: Anne-Sophie")
    is_accessible(mine, "a page that lies open")

    friend.locator("#moment [data-wish]", has_text="Play in the cellar").click()
    expect(mine.locator("#prompt .option", has_text="Play in the cellar").locator(".pointing")).to_contain_text(
        "Anne-Sophie"
    )
    friend.get_by_role("button", name="I have read it").click()
    expect(mine.locator("#moment .turning")).not_to_contain_text("Still reading")
    assert friend.locator("#moment [data-answer]").count() == 0, "only the Leader chooses"

    expect(mine.locator("#moment .asked")).to_have_text("What do you do?")  # whoever leads reads it where they answer
    mine.locator("#moment [data-answer]", has_text="Play in the cellar").click()
    for page in (mine, friend):
        expect(page.locator("#log")).to_contain_text("Chosen: Play in the cellar")
        expect(page.locator("#moment .leaf:visible")).to_have_count(1)
        expect(page.locator("#moment .leaf:visible .eyebrow")).to_have_text("Page 2831")

    mine.get_by_role("button", name="Turn the page").click()
    expect(mine.locator("#moment .moment")).to_be_hidden()
    expect(friend.locator("#moment .moment")).to_be_visible()
    expect(mine.locator("#scene .board")).to_be_visible()
    mine.reload()
    expect(mine.locator("#prompt .asked")).to_be_visible()
    expect(mine.locator("#moment .moment")).to_be_hidden()

    with mine.expect_popup() as opened:
        mine.locator(".tool.diary").click()
    diary = opened.value
    expect(diary.locator("h3")).to_contain_text(["2823"])
    expect(diary.locator("article")).to_contain_text(["Zlata has thought of", "There are fewer of them"])
    expect(diary.locator(".mark", has_text="Chosen: Play in the cellar")).to_be_visible()


SPEAK = """
  const spoken = (window.spoken = []);
  window.SpeechSynthesisUtterance = class { constructor(text) { this.text = text; } };
  const voice = {
    cancel() { if (spoken.length) spoken.at(-1).cancelled = true; },
    speak(said) { spoken.push(said); },
  };
  Object.defineProperty(window, "speechSynthesis", { value: voice });
"""


def test_the_browser_reads_a_page_aloud_until_it_is_told_to_be_quiet(page_in: PageIn, shared: Server):
    page = page_in("en", DESKTOP)
    page.add_init_script(SPEAK)
    at_table(page, shared, "aloud")
    story = page.locator("#moment .story").inner_text()
    page.get_by_role("button", name="Read it aloud").click()
    said = page.evaluate("() => spoken.map(({ text, lang, cancelled }) => [text, lang, !!cancelled])")
    assert len(said) == 1
    assert story in said[0][0]
    assert said[0][1:] == ["en", False]
    page.get_by_role("button", name="Be quiet").click()
    assert page.evaluate("() => spoken.length === 1 && spoken[0].cancelled")
    expect(page.get_by_role("button", name="Read it aloud")).to_be_visible()


def test_a_browser_without_a_voice_offers_none(page_in: PageIn, shared: Server):
    page = page_in("en", PHONE)
    page.add_init_script("delete window.speechSynthesis; delete Window.prototype.speechSynthesis")
    at_table(page, shared, "small")
    expect(page.locator("#moment [data-voice]")).to_be_hidden()
    expect(page.locator("#moment .story")).to_be_visible()
