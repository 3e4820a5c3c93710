"""Home in a browser: one press to play, and one's tables in their groups."""

from playwright.sync_api import expect

from tests.browser.people import Person
from tests.browser.watch import PHONE, PageIn
from tests.server.process import Server


def test_one_press_sets_a_table_and_the_next_visit_lists_it_where_i_am_asked(page_in: PageIn, server: Server):
    me = Person(page_in())
    me.visit(server)
    me.page.evaluate("localStorage.setItem('holdouts-name', 'Yrsa')")
    me.page.reload()
    me.page.get_by_role("button", name="Play now").first.click()
    me.page.wait_for_url("**/t/*")
    me.wait_for_turn()
    expect(me.page.locator("#hand")).to_contain_text("Yrsa")
    me.visit(server)
    expect(me.page.locator(".my-tables.mine li")).to_have_count(1)
    expect(me.page.get_by_role("heading", name="Your turn")).to_be_visible()
    expect(me.page.locator(".my-tables.finished")).to_have_count(0)


def test_home_fits_a_phone(page_in: PageIn, server: Server):
    page = Person(page_in("en", PHONE)).visit(server).page
    assert page.evaluate("document.documentElement.scrollWidth") <= PHONE[0]


def test_a_guest_is_asked_for_their_name_only_once(page_in: PageIn, server: Server):
    program = server.open_table("me", "open", seed=None)
    guest = Person(page_in()).join(program.info["seats"][1]["invite"], "Bea")
    other = server.open_table("me", "open", seed=None)
    guest.page.goto(other.info["seats"][1]["invite"])
    expect(guest.page.locator("[name=name]")).to_have_value("Bea")
