"""Learn by playing: somebody who follows the bubbles comes to the end of each lesson, and may leave the path."""

import re

import pytest
from playwright.sync_api import Page, expect

from holdouts.engine.lessons import base_lessons
from holdouts.games import find_game
from tests.browser.people import wait_for
from tests.browser.watch import PHONE, PageIn
from tests.server.process import Server

SCAVENGERS, APOCALYPSE, WINTER = "godforsaken-scavengers", "maximum-apocalypse", "dead-of-winter"
SIEGE = "this-war-of-mine"

_READY = """() => document.querySelector("#lesson:not([hidden]) .lesson") !== null
  && !document.body.classList.contains("busy")"""

_ADDED = """([number, version]) => document.body.dataset.version !== version
  || document.querySelector(".option.confirm.done")
  || (document.querySelectorAll(".composed .picked").length === number && document.querySelector(".option.wanted"))"""

_ONWARD = """(before) => Number(document.querySelector("#lesson:not([hidden]) [data-at]")?.textContent ?? 0) > before"""

_TURN = ".moment [data-turn]"
"""What turns a page that was read to its end."""

_FIT_ANEW = """async () => {
  const { fold } = await import(new URL("fold.js", document.querySelector("script[src$='/early.js']").src));
  document.querySelector("#prompt .ask").append(" ");
  fold();
  return document.querySelector("#prompt .option.wanted").checkVisibility();
}"""
"""Make the answers fit as if for a question that is asked for the first time: is the wanted one still in sight?"""

_OVER = "() => document.querySelector('#lesson .lesson')?.dataset.wants === '[]'"

_SIGHT = """() => {
  const bubble = document.querySelector("#lesson .lesson").getBoundingClientRect();
  const overlaps = (thing) => {
    const it = thing.getBoundingClientRect();
    const wide = Math.min(bubble.right, it.right) - Math.max(bubble.left, it.left);
    const high = Math.min(bubble.bottom, it.bottom) - Math.max(bubble.top, it.top);
    return wide > 1 && high > 1;
  };
  return {
    pointed: document.querySelectorAll(".pointed").length,
    inside: bubble.left >= 0 && bubble.top >= 0 && bubble.right <= innerWidth + 1 && bubble.bottom <= innerHeight + 1,
    covered: [...document.querySelectorAll(".option.wanted, .moment, .table:has(.board) :is(.me, .rows .card)")]
      .filter(overlaps).length,
    narrow: [...document.querySelectorAll(".rows .card.face")].filter((card) => card.offsetWidth < 90).length,
  };
}"""
"""What somebody sees of a bubble: something is pointed at, all of it is on the screen, and no answer lies under it,
nor a page that is read to all, nor, beside a map, oneself and the cards that are turned over, whose names are wide
enough to be read."""


_BURIED = """() => {
  const bubble = document.querySelector("#lesson .lesson").getBoundingClientRect();
  const part = (thing) => {
    const it = thing.getBoundingClientRect();
    const wide = Math.min(bubble.right, it.right) - Math.max(bubble.left, it.left);
    const high = Math.min(bubble.bottom, it.bottom) - Math.max(bubble.top, it.top);
    return wide > 0 && high > 0 ? (wide * high) / (it.width * it.height) : 0;
  };
  return [...document.querySelectorAll(".pointed, .option.wanted")].filter((thing) => part(thing) > .5).length;
}"""
"""How many of the things that a bubble speaks of lie mostly under it."""


_DRAWN_ANEW = """async (id) => {
  const { redraw } = await import(new URL("redraw.js", document.querySelector("script[src$='/early.js']").src));
  const part = document.getElementById(id);
  redraw(part, part.innerHTML.replaceAll("pointed", "").replaceAll('class="', 'class="other '));
}"""
"""As if everything there were another thing of its kind now."""


def begin(page: Page, server: Server, game: str) -> Page:
    """From the home page into the lesson, for somebody who wants stillness: what glides takes its time."""
    page.emulate_media(reduced_motion="reduce")
    page.goto(server.url)
    page.locator(f'a[href="/learn/{game}"]').click()
    page.locator("form.learn button").last.click()
    page.wait_for_url(re.compile("/t/"))
    return page


def said(page: Page) -> str:
    wait_for(page, _READY)
    return page.locator("#lesson .bubble:visible").last.inner_text()


def place(page: Page) -> int:
    return int(page.locator("#lesson [data-at]").inner_text())


def follow(page: Page) -> None:
    """Read on, or make the move that the bubble waits for; a page that was read is turned."""
    wait_for(page, _READY)
    before = place(page)
    turn = page.locator(_TURN)
    if turn.is_visible():
        turn.click()
        expect(turn).to_be_hidden()
    onward = page.locator("#lesson [data-lesson=next]")
    if onward.is_visible():
        onward.click()
    else:
        make(page)
    wait_for(page, _ONWARD, before)


def make(page: Page) -> None:
    """The move itself; what only adds to something is followed by what completes it."""
    wanted, parts = page.locator("#prompt .option.wanted"), page.locator("#prompt .composed .picked")
    version = page.locator("body").get_attribute("data-version")
    for number in range(1, 9):
        adds = wanted.first.get_attribute("data-adds") is not None
        wanted.first.click()
        if not adds:
            return
        wait_for(page, _ADDED, [number, version])
        if not parts.count():
            return


@pytest.mark.parametrize(
    ("game", "lang", "size"),
    [
        (SCAVENGERS, "en", (1366, 768)),
        (APOCALYPSE, "fr", (1366, 768)),
        (WINTER, "en", (1366, 768)),
        (SIEGE, "fr", (1366, 768)),
    ],
)
def test_whoever_follows_the_bubbles_comes_to_the_end_of_the_lesson(
    server: Server, page_in: PageIn, game: str, lang: str, size: tuple[int, int]
):
    page = begin(page_in(lang, size), server, game)
    last = len(base_lessons(find_game(game))[0].steps)
    while place_of(page) < last:
        sight = looked_at(page)
        assert sight["inside"], said(page)
        assert not sight["covered"], said(page)
        assert not sight["narrow"], said(page)
        follow(page)
    assert page.evaluate(_OVER)
    page.locator("#lesson [data-lesson=skip]").click()
    expect(page.locator("#lesson")).to_be_hidden()
    expect(page.locator("#prompt .option").first).to_be_visible()


@pytest.mark.parametrize("game", [SCAVENGERS, APOCALYPSE, SIEGE])
def test_on_a_phone_a_bubble_does_not_lie_on_what_it_speaks_of(server: Server, page_in: PageIn, game: str):
    page = begin(page_in("fr", PHONE), server, game)
    while place_of(page) < 8:
        looked_at(page)
        assert not page.evaluate(_BURIED), said(page)
        follow(page)


def place_of(page: Page) -> int:
    wait_for(page, _READY)
    return place(page)


def looked_at(page: Page) -> dict[str, bool]:
    wait_for(page, _READY)
    wait_for(page, "() => document.getAnimations().every((one) => one.playState !== 'running')")
    found: dict[str, bool] = page.evaluate(_SIGHT)
    return found


def test_a_lesson_is_found_again_where_it_was_left(own_server: Server, page_in: PageIn):
    page = begin(page_in(), own_server, SCAVENGERS)
    for _ in range(6):
        follow(page)
    here, text = place(page), said(page)
    own_server.kill()
    own_server.start()
    page.goto(own_server.url)
    page.locator(f'a[href="/learn/{SCAVENGERS}"]').click()
    page.locator("form.learn a.primary").click()
    expect(page.locator("#lesson .bubble:visible").last).to_have_text(text)  # as soon as the script has turned the page
    expect(page.locator("#lesson [data-at]")).to_have_text(str(here))


def test_another_move_is_answered_kindly_and_can_be_taken_back(server: Server, page_in: PageIn):
    page = begin(page_in(), server, SCAVENGERS)
    steps = base_lessons(find_game(SCAVENGERS))[0].steps
    search = next(number for number, step in enumerate(steps, 1) if step.say == "dig")
    while place_of(page) < search:
        follow(page)
    asked = said(page)
    page.locator("""#prompt .option[data-option='{"pick":"dig","pile":1}']""").click()
    expect(page.locator("#lesson .stray")).to_contain_text("the food lies on the left")
    expect(page.locator("#lesson .stray")).to_be_visible()
    expect(page.locator("#lesson [data-at]")).to_have_text(str(search))
    page.locator("#lesson [data-do=undo]").click()
    expect(page.locator("#lesson .stray")).to_have_count(0)
    assert said(page) == asked


def test_where_another_move_cannot_be_taken_back_the_lesson_can_be_begun_anew(server: Server, page_in: PageIn):
    page = begin(page_in(), server, WINTER)
    while not page.locator("#prompt .option.wanted:visible").count():
        follow(page)
    page.locator("#prompt .option:not(.wanted)").first.click()
    expect(page.locator("#lesson .stray")).to_contain_text("Hanneke Brandt in front")
    expect(page.locator("#lesson [data-do=undo]")).to_have_count(0)
    page.locator(f'#lesson a[href="/learn/{WINTER}"]').click()
    expect(page.locator("form.learn")).to_be_visible()


def test_a_lesson_left_aside_stays_aside_until_it_is_wanted_again(server: Server, page_in: PageIn):
    page = begin(page_in("fr", PHONE), server, APOCALYPSE)
    wait_for(page, _READY)
    page.locator("#lesson [data-lesson=skip]").click()
    expect(page.locator("#lesson")).to_be_hidden()
    page.reload()
    again = page.locator("[data-lesson=again]")
    expect(again).to_be_visible()
    expect(page.locator("#lesson")).to_be_hidden()
    again.click()
    expect(page.locator("#lesson .bubble:visible")).to_be_visible()


def test_what_a_lesson_waits_for_stays_in_sight_when_the_answers_are_made_to_fit_again(server: Server, page_in: PageIn):
    page = begin(page_in("fr", (1366, 768)), server, SIEGE)
    steps = base_lessons(find_game(SIEGE))[0].steps
    rubble = next(number for number, step in enumerate(steps, 1) if step.say == "rubble")
    while place_of(page) < rubble:
        follow(page)
    expect(page.locator("#prompt .option.wanted").first).to_be_visible()
    assert page.evaluate(_FIT_ANEW)


def test_what_a_lesson_points_at_is_pointed_at_when_it_is_drawn_anew(server: Server, page_in: PageIn):
    page = begin(page_in(), server, SCAVENGERS)
    part = page.locator(":is(#scene, #hand, #people):has(.pointed)")
    for _ in range(12):
        said(page)
        if part.count():
            break
        follow(page)
    page.evaluate(_DRAWN_ANEW, part.first.get_attribute("id"))
    expect(page.locator(".pointed.other").first).to_be_attached()
