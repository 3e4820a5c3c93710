"""The form for a new table: what cannot be so is said beside the field, and what was set last is remembered."""

from playwright.sync_api import Page, expect

from tests.browser.people import Person
from tests.browser.watch import PageIn
from tests.server.process import GAME, Server

MISSIONS = "maximum-apocalypse"


def form(page: Page, server: Server, game: str) -> Page:
    page.goto(f"{server.url}/new/{game}")
    expect(page.locator("#new")).to_be_visible()
    return page


def test_what_cannot_be_so_is_said_beside_the_field_and_holds_up_the_table(page_in: PageIn, server: Server):
    page = form(page_in(), server, MISSIONS)
    page.locator("[name=scenario][value=fallout]").check()
    page.locator("[name=option-map]").select_option("laid")
    told = page.locator("label:has([name=option-map]) .wrong")
    expect(told).to_contain_text("own map")
    expect(page.locator("[name=option-map]")).to_have_attribute("aria-invalid", "true")
    page.get_by_role("button", name="Set the table").click()
    expect(page.locator("[name=option-map]")).to_be_focused()
    assert page.url.endswith(f"/new/{MISSIONS}"), "nothing was sent"
    page.locator("[name=option-map]").select_option("ready")
    expect(told).to_have_count(0)
    page.get_by_role("button", name="Set the table").click()
    page.wait_for_url("**/t/*")


def test_who_sits_there_is_checked_where_they_are_seated(page_in: PageIn, server: Server):
    page = form(page_in(), server, GAME)
    page.locator("#kind-0").select_option("sensible")
    expect(page.locator("[data-field=seats] .wrong")).to_contain_text("must be yours")
    page.locator("#kind-0").select_option("me")
    expect(page.locator(".wrong")).to_have_count(0)


def test_every_objective_says_what_it_takes_and_follows_the_players_and_the_side(page_in: PageIn, server: Server):
    page = form(page_in(), server, "dead-of-winter")
    told = page.locator(".scenario:has([value=the-vaccine-bench]) .takes")
    expect(told).to_contain_text("at least 6 medicine cards")
    page.locator("#kind-2").select_option("sensible")
    expect(told).to_have_text("Morale 6, 6 rounds. Goal: the Colony has stored at least 9 medicine cards.")
    page.locator("[name=option-hard]").check()
    expect(told).to_contain_text("at least 2 book cards")
    page.locator("[name=scenario][value=any]").check()
    page.locator("#kind-3").select_option("sensible")
    expect(told).to_contain_text("at least 12 medicine cards")


def test_my_name_and_the_last_table_are_remembered(page_in: PageIn, server: Server):
    me = Person(page_in())
    page = form(me.page, server, MISSIONS)
    page.locator("#name-0").fill("Yrsa")
    page.locator("#kind-2").select_option("sensible")
    page.locator("[name=scenario][value=fallout]").check()
    page.get_by_role("button", name="Set the table").click()
    page.wait_for_url("**/t/*")
    form(page, server, MISSIONS)
    expect(page.locator("[name=scenario][value=fallout]")).to_be_checked()
    expect(page.locator("#kind-2")).to_have_value("sensible")
    expect(page.locator("#name-0")).to_have_value("Yrsa")
    form(page, server, GAME)
    expect(page.locator("#name-0")).to_have_value("Yrsa")
    expect(page.locator("#kind-2")).to_have_value("none")


def test_a_problem_is_described_before_the_file_is_made(page_in: PageIn, server: Server):
    me = Person(page_in()).sit_with(server.open_table("me", "sensible"))
    me.page.locator(".tool.settings").click()
    me.page.get_by_role("link", name="Report a problem").click()
    me.page.get_by_label("What happened?").fill("The torch was gone.")
    with me.page.expect_download() as download:
        me.page.get_by_role("button", name="Make the file").click()
    assert "The torch was gone." in download.value.path().read_text(encoding="utf-8")


def test_escape_leads_from_the_chat_back_to_the_question(page_in: PageIn, server: Server):
    me = Person(page_in()).sit_with(server.open_table("me", "sensible"))
    me.prompt()
    me.page.keyboard.press("c")
    expect(me.page.locator("#say-text")).to_be_focused()
    me.page.keyboard.press("Escape")
    assert me.focus_in() == "prompt"
