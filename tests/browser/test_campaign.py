"""A campaign in the browser: set out, play a chapter, settle what is asked, and go on."""

from playwright.sync_api import expect

from tests.browser.people import Person
from tests.browser.watch import PageIn
from tests.server.process import Server


def test_somebody_alone_plays_a_chapter_and_travels_on(page_in: PageIn, server: Server):
    me = Person(page_in())
    page = me.visit(server).page
    page.get_by_role("link", name="Campaign: The Road Back").click()
    page.locator("#kind-1").select_option("none")
    page.get_by_role("button", name="Set out").click()
    page.wait_for_url("**/t/*")
    first = me.arrive().table
    me.program(server).play_to_the_end()
    page.get_by_role("link", name="Travel on").click()
    expect(page.get_by_role("heading", name="The road so far")).to_be_visible()
    page.get_by_role("button", name="Travel on").click()
    page.wait_for_url(lambda url: first not in url)
    expect(page.locator(".chapters li")).to_have_count(2)
    page.get_by_role("link", name="To the table", exact=True).click()
    me.arrive().wait_for_turn()
    me.page.locator(".tool.settings").click()
    expect(me.page.get_by_role("link", name="The campaign")).to_be_visible()
