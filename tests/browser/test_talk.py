"""Talking by buttons: what stands in the chat, beside people, and on screens of every size."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import expect

from tests.browser import stages
from tests.browser.people import Person
from tests.browser.watch import DESKTOP, PHONE, PageIn
from tests.server.process import Server

SIZES = [DESKTOP, PHONE, (820, 1180), (844, 390)]


@pytest.fixture(scope="module")
def staged(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    data = tmp_path_factory.mktemp("talk") / "holdouts.db"
    stages.set_stages(data, "winter")
    with Server(data, pace=stages.NEVER, trying="dead-of-winter") as running:
        yield running


def turned_to(page_in: PageIn, server: Server, size: tuple[int, int]) -> Person:
    """Somebody who looks at the chat."""
    me = Person(page_in("fr", size))
    stages.look_at(me.page, server, "winter", "fr")
    me.page.keyboard.press("c")
    return me


@pytest.mark.parametrize("size", SIZES)
def test_the_newest_line_a_suspect_and_the_field_to_write_in_are_on_every_screen(
    page_in: PageIn, staged: Server, size: tuple[int, int]
):
    me = turned_to(page_in, staged, size)
    expect(me.page.locator(".suspects button").first).to_be_in_viewport()
    for phrase in ("have-food", "have-fuel", "trust-me"):
        me.answer_to("say", me.page.locator(f"""[data-with='{{"phrase": "{phrase}"}}']""").click)
    expect(me.page.locator("#chat li").last).to_have_text("Maximiliane Vous pouvez me faire confiance.")
    for shown in ("#chat li:last-child", "#say-text"):
        expect(me.page.locator(shown)).to_be_in_viewport()


def test_a_suspicion_is_taken_back_by_the_same_button(page_in: PageIn, staged: Server):
    me = turned_to(page_in, staged, DESKTOP)
    button, tag = me.page.locator(".suspects .seat-2"), me.page.locator("#people .seat-2 .suspected")
    for pressed in ("true", "false"):
        button.click()
        expect(button).to_have_attribute("aria-pressed", pressed)
        expect(tag).to_have_count(int(pressed == "true"))
