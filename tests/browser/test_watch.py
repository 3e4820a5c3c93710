"""What the other tests in the browser trust: nothing a page does gets out of it, or goes wrong in it, unnoticed."""

import os

import pytest
from playwright.sync_api import expect

from tests.browser.people import Person
from tests.browser.watch import PHONE, Guests, PageIn
from tests.server.process import Server

ELSEWHERE = {
    "fetch": "() => fetch('http://192.0.2.1/').catch(() => 0)",
    "fetch by name": "() => fetch('https://a.name.invalid/').catch(() => 0)",
    "image": "() => new Promise(done => { const it = new Image(); it.onerror = done; it.src = 'http://192.0.2.1/' })",
    "socket": "() => new Promise(done => { const it = new WebSocket('ws://192.0.2.1/'); it.onerror = done })",
}
COMPLAINT = r"asked for .*\b(192\.0\.2\.1|a\.name\.invalid)/"
STUMBLE = "async () => { queueMicrotask(() => { throw new Error('no torch') }); await null }"
"""Without a timer: that of an empty page was once never rung on a busy machine, until the test was ended."""


def visit(guests: Guests, address: str, script: str) -> None:
    """One person opens a page and does something there."""
    with guests.watched() as open_page:
        page = open_page()
        page.goto(address)
        page.evaluate(script)


@pytest.mark.parametrize("script", ELSEWHERE.values(), ids=ELSEWHERE)
def test_a_page_that_asks_for_something_elsewhere_fails_its_test(guests: Guests, script: str):
    with pytest.raises(AssertionError, match=COMPLAINT):
        visit(guests, "about:blank", script)


@pytest.mark.parametrize("script", ELSEWHERE.values(), ids=ELSEWHERE)
def test_a_page_that_asks_for_what_its_policy_forbids_fails_its_test(guests: Guests, server: Server, script: str):
    with pytest.raises(AssertionError, match=COMPLAINT):
        visit(guests, server.url, script)


def test_a_page_may_ask_its_own_server(guests: Guests, server: Server):
    visit(guests, server.url, "() => fetch('/')")


def test_a_script_that_stumbles_fails_its_test(guests: Guests):
    with pytest.raises(AssertionError, match="no torch"):
        visit(guests, "about:blank", STUMBLE)


@pytest.mark.skipif("PYTEST_XDIST_WORKER" not in os.environ, reason="there is one worker only")
def test_of_several_workers_one_gets_all_tests_of_a_module(request: pytest.FixtureRequest):
    assert request.node.nodeid.endswith("@test_watch")


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_a_page_has_the_language_and_the_size_it_was_opened_in(page_in: PageIn, server: Server, lang: str):
    page = page_in(lang, PHONE)
    page.goto(server.url)
    assert page.locator("html").get_attribute("lang") == lang
    assert page.evaluate("() => [innerWidth, innerHeight]") == list(PHONE)


def test_whoever_comes_next_finds_nothing_of_whoever_was_there_before(guests: Guests, server: Server):
    with guests.watched() as page_in:
        me = Person(page_in()).set_table(server, "mad-prophet", "me", seed=6)
        me.page.evaluate("() => { localStorage.setItem('mine', 'a torch'); document.cookie = 'mine=a-torch' }")
        me.page.context.set_offline(True)
        table = me.page.url
    for _ in range(2):
        with guests.watched() as page_in:
            page = page_in()
            page.goto(table)
            expect(page.get_by_role("heading", level=1)).to_have_text("There is nothing here.")
            assert page.context.cookies() == []
            assert page.evaluate("() => localStorage.getItem('mine')") is None
