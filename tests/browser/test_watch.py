"""What the other tests in the browser trust: nothing a page does gets out of it, or goes wrong in it, unnoticed."""

import os

import pytest
from playwright.sync_api import Browser

from tests.browser.watch import PHONE, PageIn, watched
from tests.server.process import Server

ELSEWHERE = {
    "fetch": "() => fetch('http://192.0.2.1/').catch(() => 0)",
    "fetch by name": "() => fetch('https://a.name.invalid/').catch(() => 0)",
    "image": "() => new Promise(done => { const it = new Image(); it.onerror = done; it.src = 'http://192.0.2.1/' })",
    "socket": "() => new Promise(done => { const it = new WebSocket('ws://192.0.2.1/'); it.onerror = done })",
}
COMPLAINT = r"asked for .*\b(192\.0\.2\.1|a\.name\.invalid)/"
STUMBLE = "() => new Promise(done => { setTimeout(done, 50); setTimeout(() => { throw new Error('no torch') }, 0) })"


def visit(browser: Browser, address: str, script: str) -> None:
    """One person opens a page and does something there."""
    with watched(browser) as open_page:
        page = open_page()
        page.goto(address)
        page.evaluate(script)


@pytest.mark.parametrize("script", ELSEWHERE.values(), ids=ELSEWHERE)
def test_a_page_that_asks_for_something_elsewhere_fails_its_test(browser: Browser, script: str):
    with pytest.raises(AssertionError, match=COMPLAINT):
        visit(browser, "about:blank", script)


@pytest.mark.parametrize("script", ELSEWHERE.values(), ids=ELSEWHERE)
def test_a_page_that_asks_for_what_its_policy_forbids_fails_its_test(browser: Browser, server: Server, script: str):
    with pytest.raises(AssertionError, match=COMPLAINT):
        visit(browser, server.url, script)


def test_a_page_may_ask_its_own_server(browser: Browser, server: Server):
    visit(browser, server.url, "() => fetch('/')")


def test_a_script_that_stumbles_fails_its_test(browser: Browser):
    with pytest.raises(AssertionError, match="no torch"):
        visit(browser, "about:blank", STUMBLE)


@pytest.mark.skipif("PYTEST_XDIST_WORKER" not in os.environ, reason="there is one worker only")
def test_of_several_workers_one_gets_all_tests_of_a_module(request: pytest.FixtureRequest):
    assert request.node.nodeid.endswith("@test_watch")


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_a_page_has_the_language_and_the_size_it_was_opened_in(page_in: PageIn, server: Server, lang: str):
    page = page_in(lang, PHONE)
    page.goto(server.url)
    assert page.locator("html").get_attribute("lang") == lang
    assert page.evaluate("() => [innerWidth, innerHeight]") == list(PHONE)
