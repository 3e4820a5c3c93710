"""What is pressed counts, whatever the page is busy with: a drawer that goes away."""

from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.people import Person
from tests.browser.watch import PageIn
from tests.server.process import Server

_AT_ONCE = """keys => keys.forEach((key) =>
    document.activeElement.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true })))"""
"""Keys between which the page is not drawn: what they put away still has the focus."""


def chosen(me: Person, since: int = 0) -> list[dict[str, Any]]:
    return [told["option"] for told in me.sent[since:] if told["do"] == "choose"]


# --- keys ---


@pytest.mark.parametrize(("drawer", "field"), [("s", "#still"), ("r", "#rules-q"), ("h", "#replay-at")])
def test_what_is_typed_right_after_a_drawer_was_put_away_answers_the_question(
    page_in: PageIn, server: Server, drawer: str, field: str
):
    me = Person(page_in()).set_table(server, "mad-prophet", "me", seed=6)
    answer = me.prompt().answers[0]
    me.page.keyboard.press(drawer)
    expect(me.page.locator(field)).to_be_visible()
    me.page.locator(field).focus()
    me.page.evaluate(_AT_ONCE, ["Escape", "1"])
    me.until(chosen)
    assert chosen(me) == [answer.option]
