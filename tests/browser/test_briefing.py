"""Before the first move: a briefing opens each table once; the rulebook has contents; cards explain their words."""

import re

from playwright.sync_api import Page, expect

from tests.browser.people import PATIENCE, wait_for, wait_until
from tests.browser.watch import PageIn
from tests.server.process import Server

SCAVENGERS = "godforsaken-scavengers"


def at_a_table(page: Page, server: Server) -> Page:
    page.goto(f"{server.url}/new/{SCAVENGERS}")
    page.locator("button.primary[type=submit]").click()
    page.locator("#prompt .option").first.wait_for(timeout=PATIENCE)
    return page


def test_the_briefing_opens_once_and_leaves_the_answers_free(server: Server, page_in: PageIn):
    page = at_a_table(page_in(briefed=False), server)
    drawer = page.locator("#briefing")
    expect(drawer).to_be_visible()
    for heading in ("How to win", "How to lose", "This time", "What the decks hold"):
        expect(drawer.get_by_role("heading", name=heading)).to_be_visible()
    drawer.locator("button.primary").click()
    expect(drawer).to_be_hidden()
    page.reload()
    expect(page.locator("#prompt .option").first).to_be_visible()
    expect(drawer).to_be_hidden()
    page.keyboard.press("b")
    expect(drawer).to_be_visible()


def test_whoever_wants_no_briefing_gets_none(server: Server, page_in: PageIn):
    page = at_a_table(page_in(briefed=False), server)
    page.locator("#briefing button.primary").click()
    page.keyboard.press("s")
    page.locator("#briefings").uncheck()
    page.locator("#settings .close").click()
    at_a_table(page, server)
    expect(page.locator("#briefing")).to_be_hidden()


def test_the_rulebook_has_contents_and_a_glossary(server: Server, page_in: PageIn):
    page = at_a_table(page_in(), server)
    page.keyboard.press("r")
    page.locator(".contents a", has_text="Glossary").click()
    expect(page.locator("#term-peril")).to_be_in_viewport()
    page.locator("#rules-found").evaluate("(found) => found.scrollTo(0, 0)")
    page.locator(".contents a", has_text="Feeding").first.click()
    expect(page.locator("#rules-found h3", has_text="Feeding").first).to_be_in_viewport()


def test_words_on_a_card_are_explained_where_it_is_read(server: Server, page_in: PageIn):
    page = at_a_table(page_in(), server)
    card = page.locator("[data-zone=scenario] .stack .card")
    term = card.locator("abbr.term").first.get_attribute("data-term")
    meaning = page.locator(f'#zoom.open .meanings [data-term="{term}"]')

    def read() -> bool:
        """Whoever moves meanwhile closes what is being read: then it is opened again."""
        page.keyboard.press("ArrowDown")
        card.focus()
        return meaning.is_visible()

    wait_until(page, read)
    expect(card).to_have_attribute("aria-description", re.compile(r"\w+: \w+"))


def play_to_the_first_tip(server: Server, page: Page) -> str:
    """Play until a tip comes; what it says."""
    page.goto(f"{server.url}/new/maximum-apocalypse")
    page.locator("button.primary[type=submit]").click()
    page.locator("#briefing button.primary").click()
    tip = page.locator("#tip")
    while not tip.is_visible():
        wait_for(page, "() => !document.body.classList.contains('busy')")
        page.locator("#prompt .option").first.click(timeout=PATIENCE)
        page.locator("#tip:not([hidden]), #prompt .option").first.wait_for(state="attached")
    return tip.locator("p").first.inner_text()


def test_a_tip_goes_by_itself_when_two_answers_were_given_under_it(server: Server, page_in: PageIn):
    page = page_in(briefed=False)
    first = play_to_the_first_tip(server, page)
    gone = "(first) => document.querySelector('#tip').hidden || document.querySelector('#tip p').textContent !== first"
    for _ in range(2):
        page.locator("#prompt .option").first.dispatch_event("click")
    wait_for(page, gone, first)


def test_a_tip_comes_once_for_each_person_and_can_be_switched_off(server: Server, page_in: PageIn):
    page = page_in(briefed=False)
    first, tip = play_to_the_first_tip(server, page), page.locator("#tip")
    page.reload()
    page.locator("#prompt .option").first.wait_for()
    wait_for(page, "(first) => document.querySelector('#tip p').textContent !== first", first)
    page.evaluate("localStorage.removeItem('tips-known')")
    page.reload()
    expect(tip).to_be_visible()
    tip.locator("[data-tip-never]").click()
    expect(tip).to_be_hidden()
    page.reload()
    page.locator("#prompt .option").first.wait_for()
    expect(tip).to_be_hidden()
