"""The table calls: in the title, and by a sound or a notification once that was asked for."""

import re

from playwright.sync_api import Page, expect

from tests.browser.people import Person, wait_for
from tests.browser.watch import PageIn
from tests.server.process import Server

_ELSEWHERE = """window.notified = [];
window.Notification = class {
  static permission = "default";
  static async requestPermission() { return (Notification.permission = "granted"); }
  constructor(title, { body }) { notified.push([title, body]); }
  addEventListener() {}
  close() {}
};
Object.defineProperty(document, "hidden", { get: () => window.away ?? false });"""
"""A browser that grants what it is asked for, and a tab that may be in the background."""


def chimes(page: Page) -> int:
    return int(page.evaluate("document.body.dataset.chimed ?? 0"))


def two_at_a_table(page_in: PageIn, server: Server) -> tuple[Person, Person]:
    """Somebody whose turn it is, and somebody who waits."""
    program = server.open_table("me", "open")
    host = Person(page_in())
    guest = Person(page_in())
    for each in (host, guest):
        each.page.add_init_script(_ELSEWHERE)
    host.sit_with(program)
    guest.join(program.info["seats"][1]["invite"], "Bea")
    wait_for(host.page, "document.querySelector('#prompt .asked') !== null")
    host.until(lambda _: host.look().asked or guest.look().asked)
    return (host, guest) if host.look().asked else (guest, host)


def play_until_asked(asked: Person, other: Person) -> None:
    for _ in range(80):
        if other.look().asked:
            return
        asked.choose(asked.prompt().answers[0])
        asked.until(lambda _: asked.look().asked or other.look().asked)
    raise AssertionError("it is never their turn")


def test_the_title_says_whose_turn_it_is(page_in: PageIn, server: Server):
    asked, other = two_at_a_table(page_in, server)
    expect(asked.page).to_have_title(re.compile("^Your turn · "))
    expect(other.page).not_to_have_title(re.compile("Your turn"))


def test_nothing_sounds_and_nobody_is_notified_before_it_was_asked_for(page_in: PageIn, server: Server):
    asked, other = two_at_a_table(page_in, server)
    other.page.evaluate("window.away = true")
    play_until_asked(asked, other)
    expect(other.page).to_have_title(re.compile("^Your turn · "))
    assert chimes(other.page) == 0
    assert other.page.evaluate("notified") == []


def test_who_asked_for_it_is_called_when_they_are_elsewhere(page_in: PageIn, server: Server):
    asked, other = two_at_a_table(page_in, server)
    other.page.locator(".tool.settings").click()
    other.page.get_by_label("A sound when it is my turn").check()
    other.page.get_by_label("A notification").check()
    other.page.keyboard.press("Escape")
    heard = chimes(other.page)
    assert heard == 1, "one hears what was asked for"
    other.page.evaluate("window.away = true")
    play_until_asked(asked, other)
    other.until(lambda _: chimes(other.page) > heard)
    assert [title for title, _ in other.page.evaluate("notified")] == ["Your turn"]
