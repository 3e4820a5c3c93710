"""The host makes links anew and withdraws them where they are shown."""

import pytest
from playwright.sync_api import expect

from tests.browser.people import Person
from tests.browser.watch import PHONE, PageIn
from tests.server.process import Server


def test_the_host_makes_a_link_anew_and_withdraws_it(page_in: PageIn, server: Server):
    program = server.open_table("me", "open")
    host = Person(page_in()).sit_with(program)
    page = host.page
    page.locator(".tool[data-open=settings]").click()
    shown = page.locator("#watch-link")
    before = shown.input_value()
    assert host.answer_to("links", lambda: page.get_by_role("button", name="New link").click())["ok"]
    expect(shown).not_to_have_value(before)
    expect(page.locator("#watch-new")).to_be_focused()
    assert program.look()["table"]["watch"] == shown.input_value()
    assert host.answer_to("links", lambda: page.get_by_role("button", name="Withdraw the link").click())["ok"]
    expect(shown).to_have_count(0)
    expect(page.get_by_text("Nobody can look on: there is no link.")).to_be_visible()
    assert program.look()["table"]["watch"] is None
    assert host.answer_to("links", lambda: page.get_by_role("button", name="New link").click())["ok"]
    expect(shown).not_to_have_value(before)

    invited = page.locator("#invite-1")
    old = invited.input_value()
    assert host.answer_to("links", lambda: page.get_by_role("button", name="New invitation").click())["ok"]
    expect(invited).not_to_have_value(old)
    expect(page.locator("#lobby-1")).to_have_value(invited.input_value())
    Person(page_in()).join(invited.input_value(), "Bea")


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_all_of_it_fits_a_phone(page_in: PageIn, server: Server, lang: str):
    program = server.open_table("me", "open", "open", lang=lang)
    page = Person(page_in(lang, PHONE)).sit_with(program).page
    page.locator(".tool[data-open=settings]").click()
    page.locator("#watch-end").scroll_into_view_if_needed()
    sizes = "() => { const box = document.querySelector('#settings'); return [box.scrollWidth, box.clientWidth] }"
    wide, room = page.evaluate(sizes)
    assert wide <= room
