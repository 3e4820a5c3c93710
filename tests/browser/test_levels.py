"""Bots that think ahead, in the browser: beside them a game comes to its end, and the host exchanges them."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import expect

from tests.browser.people import Person, Survivor
from tests.browser.watch import PHONE, PageIn
from tests.server.process import Server

_CUT = """(select) => {
  const word = Object.assign(document.createElement("span"), { textContent: select.selectedOptions[0].textContent });
  const style = getComputedStyle(select);
  Object.assign(word.style, { font: style.font, position: "absolute", whiteSpace: "nowrap" });
  document.body.append(word);
  const arrow = 20;
  const room = select.clientWidth - parseFloat(style.paddingLeft) - parseFloat(style.paddingRight) - arrow;
  const cut = word.getBoundingClientRect().width - room;
  word.remove();
  return cut;
}"""
"""By how much the answer that stands in a menu is too long for it."""


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """One whose bots think ahead, but not for long."""
    with Server(tmp_path_factory.mktemp("server") / "holdouts.db", hasty=True) as running:
        yield running


def test_a_game_with_deep_bots_is_played_to_its_end(page_in: PageIn, server: Server):
    me = Person(page_in()).set_table(server, "daring-retreat", "me", "deep", "deep", seed=6)
    assert me.play_on(me.choose, Survivor(1)) > 5
    expect(me.page.locator("#end .ending")).to_be_visible()


def test_on_a_phone_the_host_exchanges_a_bot_in_french_and_nothing_sticks_out(page_in: PageIn, server: Server):
    program = server.open_table("me", "careful", "deep", lang="fr")
    me = Person(page_in("fr", PHONE)).sit_with(program)
    me.prompt()
    page = me.page
    page.locator(".tool.settings").click()
    row = page.locator(".chairs li").nth(1)
    row.locator(".levels summary").click()
    expect(row.get_by_role("button", name="Un automate qui réfléchit longuement")).to_be_visible()
    edge = page.locator("#settings").evaluate("panel => panel.getBoundingClientRect().right")
    sides = "parts => parts.map(part => part.getBoundingClientRect().right)"
    assert max(page.locator(".chairs :is(b, .note, button, summary)").evaluate_all(sides)) <= edge
    row.get_by_role("button", name="Un automate qui réfléchit longuement").click()
    expect(row.locator(".note").first).to_contain_text("automate qui réfléchit longuement")


@pytest.mark.parametrize("game", ["godforsaken-scavengers", "maximum-apocalypse"])
@pytest.mark.parametrize(
    ("lang", "size"), [("en", (1366, 768)), ("fr", (1366, 768)), ("fr", (820, 1180)), ("fr", PHONE)]
)
def test_how_long_a_bot_thinks_is_read_whole_where_it_is_chosen(
    page_in: PageIn, server: Server, game: str, lang: str, size: tuple[int, int]
):
    page = page_in(lang, size)
    page.goto(f"{server.url}/new/{game}")
    for kind in ("quick", "careful", "deep"):
        page.locator("#kind-1").select_option(kind)
        assert page.locator("#kind-1").evaluate(_CUT) <= 0, kind
