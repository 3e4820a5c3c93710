"""What an answer does, beside the answer: by pointer, keyboard and finger; threats, advice and decks."""

import re

from playwright.sync_api import Locator, Page, expect

from tests.browser.people import Person, wait_for
from tests.browser.watch import DESKTOP, PHONE, PageIn
from tests.server.process import Server

BUBBLE = "#foresight:not([hidden])"


def at_piles(page_in: PageIn, server: Server, **more: object) -> Page:
    """Seat 0 is to choose a pile."""
    program = server.open_table("me", "sensible")
    while program.asked()["options"][0]["pick"] != "dig":
        program.choose()
    me = Person(page_in(**more)).sit_with(program)
    me.prompt()
    return me.page


def covers(bubble: Locator, answers: Locator) -> list[str]:
    """The answers that lie under the bubble."""
    box = bubble.bounding_box()
    assert box is not None
    found = []
    for answer in answers.all():
        other = answer.bounding_box()
        if other is None:
            continue
        apart = (
            other["x"] >= box["x"] + box["width"]
            or box["x"] >= other["x"] + other["width"]
            or other["y"] >= box["y"] + box["height"]
            or box["y"] >= other["y"] + other["height"]
        )
        found += [] if apart else [answer.inner_text()]
    return found


def test_pointing_at_an_answer_tells_what_it_does_and_covers_no_answer(page_in: PageIn, server: Server):
    page = at_piles(page_in, server, size=DESKTOP)
    answers = page.locator("#prompt .option")
    answers.first.hover()
    expect(page.locator(BUBBLE)).to_contain_text("A Peril comes up")
    assert covers(page.locator(BUBBLE), answers) == []
    page.mouse.move(2, 2)
    expect(page.locator(BUBBLE)).to_have_count(0)


def test_the_keyboard_tells_it_as_the_description_of_the_answer_and_escape_closes_it(page_in: PageIn, server: Server):
    page = at_piles(page_in, server, size=DESKTOP)
    page.keyboard.press("ArrowDown")
    expect(page.locator(BUBBLE)).to_contain_text("A Peril comes up")
    focused = page.locator("#prompt .option:focus")
    expect(focused).to_have_attribute("aria-describedby", "foresight")
    expect(focused).to_have_accessible_description(page.locator(BUBBLE).inner_text().replace("\n", " "))
    page.keyboard.press("Escape")
    expect(page.locator(BUBBLE)).to_have_count(0)
    expect(focused).not_to_have_attribute("aria-describedby", "foresight")


def test_a_long_press_tells_it_and_chooses_nothing(page_in: PageIn, server: Server):
    page = at_piles(page_in, server, size=PHONE)
    first = page.locator("#prompt .option").first
    version = page.locator("body").get_attribute("data-version")
    touch = {"bubbles": True, "pointerType": "touch"}
    first.dispatch_event("pointerdown", touch)
    expect(page.locator(BUBBLE)).to_contain_text("A Peril comes up")
    first.dispatch_event("pointerup", touch)
    first.dispatch_event("click")
    assert page.locator("body.busy").count() == 0
    assert page.locator("body").get_attribute("data-version") == version


def test_the_advice_of_a_careful_player_marks_an_answer(page_in: PageIn, server: Server):
    page = at_piles(page_in, server, size=DESKTOP)
    page.locator("[data-hint]").click()
    expect(page.locator(BUBBLE)).to_contain_text("A careful player would:")
    expect(page.locator(BUBBLE)).to_contain_text(
        re.compile(r"come through in \d+ of \d+ imagined games|come to the same", re.DOTALL)
    )
    expect(page.locator("[data-hint]")).to_have_text("What would a careful player do?")
    expect(page.locator("#prompt .option.advised")).to_have_count(1)


def test_a_deck_tells_what_it_holds_by_public_knowledge(page_in: PageIn, server: Server):
    page = at_piles(page_in, server, size=DESKTOP)
    page.locator('[data-zone="pile:0"] .card').first.hover()
    expect(page.locator(BUBBLE)).to_contain_text("× Peril")
    expect(page.locator(BUBBLE)).to_contain_text("A Peril comes up")


def test_on_a_phone_a_pile_that_nothing_can_be_done_with_tells_what_it_holds_when_it_is_pressed(
    page_in: PageIn, server: Server
):
    me = Person(page_in(size=PHONE)).sit_with(server.open_table("me", "sensible"))
    page = me.page
    assert me.prompt().picking("begin")
    page.locator('[data-zone="pile:0"]:not(:has(.lit)) .card.back').tap()
    expect(page.locator(BUBBLE)).to_contain_text("Left pile")
    expect(page.locator(BUBBLE)).to_contain_text("× Peril")


def test_what_threatens_stands_at_the_question_where_a_turn_can_end(page_in: PageIn, server: Server):
    page = at_piles(page_in, server, size=DESKTOP)
    expect(page.locator(".threat")).to_be_hidden()
    page.locator("#prompt .option").first.click()
    while page.locator("#prompt .option", has_text="End your turn").count() == 0:
        stop = page.locator("#prompt .option", has_text="Stop and harvest")
        (stop if stop.count() else page.locator("#prompt .option").first).click()
        wait_for(page, "() => !document.body.classList.contains('busy')")
    expect(page.locator(".threat")).to_contain_text("If your turn ended now:")
    page.locator(".threat").click()
    expect(page.locator(BUBBLE)).to_have_text(page.locator(".threat").inner_text())


_KEEP_BACK = """
  const send = WebSocket.prototype.send;
  WebSocket.prototype.send = function (text) {
    if (String(text).includes('"threat"')) window.ask = () => send.call(this, text);
    else send.call(this, text);
  };
"""
"""What would ask what threatens is kept until somebody calls `ask`."""


def test_an_answer_that_is_being_pressed_does_not_slip_away_under_what_threatens(page_in: PageIn, server: Server):
    program = server.open_table("me", game="maximum-apocalypse", scenario="tutorial")
    while not any(option["pick"] == "end-actions" for option in program.asked()["options"]):
        program.choose()
    page = page_in(size=DESKTOP)
    page.add_init_script(_KEEP_BACK)
    me = Person(page).sit_with(program)
    me.prompt()
    wait_for(page, "() => window.ask && !document.body.classList.contains('busy')")
    box = page.locator("#prompt .option").first.bounding_box()
    assert box is not None
    page.mouse.move(box["x"] + box["width"] / 2, box["y"] + 3)
    page.mouse.down()
    page.evaluate("() => ask()")
    me.until(lambda person: _answered(person, "threat"))
    page.mouse.up()
    me.until(lambda person: any(told["do"] == "choose" for told in person.sent))


def _answered(person: Person, do: str) -> bool:
    asked = {told["id"] for told in person.sent if told["do"] == do}
    return any(told.get("to") in asked for told in person.heard)
