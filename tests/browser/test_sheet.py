"""The save sheet in the browser: written down at one table, typed in by hand at another, refused by its field."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Page, expect

from holdouts.games.this_war_of_mine.positions import SiegePosition, shelter
from holdouts.server.seats import COOKIE
from tests.browser import stages
from tests.browser.test_access import is_accessible
from tests.browser.watch import DESKTOP, PHONE, PageIn
from tests.server.process import Server

GAME = "this-war-of-mine"
ASKED_BESIDES = {"nights": "3", "chapter": "2", "events-left": "2"}
"""What the printed sheet does not ask; where it says something else, that counts."""


def _under_way() -> SiegePosition:
    """Some days into a siege."""
    table = shelter(board="advanced").people("anton", "cveta", "zlata").levels("cveta", hunger=3, misery=1)
    table.fitting("workshop", "t3").fitting("bed", "m6").barricaded("t1", "t6").fives(wood=1)
    table.storage(wood=3, components=2, raw_food=2, water=1, knife=1).places("church", "villa", "garage")
    return table.lying("snipers").holding("old-song").objective("medicine-chest").arrange(cold=2, round=3)


@pytest.fixture(scope="module")
def campaign(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server with a siege that is a while under way, at its table alone."""
    with stages.standing(tmp_path_factory.mktemp("sheet"), {"siege": stages.Stage(_under_way)}, GAME) as running:
        yield running


def written(page: Page, server: Server) -> dict[str, str]:
    """What stands on the sheet of the siege."""
    page.context.add_cookies([{"name": COOKIE, "value": stages.TOKEN, "url": server.url}])
    page.goto(f"{server.url}/t/siege/sheet")
    fields = page.locator("dl.sheet dd")
    return {
        fields.nth(number).get_attribute("data-field") or "": fields.nth(number).inner_text()
        for number in range(fields.count())
    }


def form(page: Page, server: Server) -> None:
    """The form of a new table, alone, with its sheet open."""
    page.goto(f"{server.url}/new/{GAME}")
    page.wait_for_load_state()
    page.locator("[name=option-board]").select_option("advanced")
    page.locator(".sheet-panel > summary").click()
    expect(page.locator("[name=option-sheet-storage]")).to_be_visible()


def fill(page: Page, lines: dict[str, str]) -> None:
    for field, line in lines.items():
        page.locator(f"[name=option-sheet-{field}]").fill(line)


def test_a_sheet_that_is_typed_in_again_goes_on(page_in: PageIn, campaign: Server):
    page = page_in("en", DESKTOP)
    lines = written(page, campaign)
    assert {"starting", "characters", "storage", "spaces", "locations", "fittings"} <= set(lines)
    is_accessible(page, "a sheet")
    form(page, campaign)
    fill(page, {**ASKED_BESIDES, **lines})
    is_accessible(page, "the form with a sheet")
    page.locator("#new button[type=submit]").click()
    expect(page.locator("#prompt .asked")).to_be_visible()
    for name in ("Anton", "Cveta", "Zlata"):
        expect(page.locator("#hand .card", has_text=name).first).to_be_attached()
    expect(page.locator(".board .tile", has_text="Workshop")).to_have_count(1)
    expect(page.locator("#head")).to_contain_text("Day 4")


@pytest.mark.parametrize(
    ("field", "line", "said"),
    [
        ("storage", "wood 19", "Storage: there are only"),
        ("characters", "nobody hunger 1", "Characters: there is no"),
        ("cold", "freezing", "is no number"),
    ],
)
def test_a_wrong_line_is_refused_beside_its_field(page_in: PageIn, campaign: Server, field: str, line: str, said: str):
    page = page_in("en", PHONE)
    lines = written(page, campaign)
    form(page, campaign)
    fill(page, {**ASKED_BESIDES, **lines, field: line})
    page.locator("[name=seed]").focus()  # whoever leaves a field has filled it in
    wrong = page.locator(".sheet-panel .wrong")
    expect(wrong).to_contain_text(said)
    expect(page.locator(f"[name=option-sheet-{field}]")).to_have_attribute("aria-invalid", "true")
    page.locator("#new button[type=submit]").click()
    expect(page.locator(f"[name=option-sheet-{field}]")).to_be_focused()
    assert page.url == f"{campaign.url}/new/{GAME}"
