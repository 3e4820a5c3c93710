"""The house of This War of Mine in the browser: a room is pressed for what was opened, and says what was picked."""

import re
from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from holdouts.games.this_war_of_mine.positions import SiegePosition, shelter
from holdouts.server.seats import COOKIE
from tests.browser import stages
from tests.browser.people import Person
from tests.browser.test_access import is_accessible
from tests.browser.watch import DESKTOP, PHONE, PageIn
from tests.server.process import Server

GAME = "this-war-of-mine"
TABLET = (820, 1180)
DAY = "day"
"""A table on a day on which everybody could do much."""

AFTER = "(tile, what) => getComputedStyle(tile, '::after')[what].replaceAll('\\u00AD', '')"
"""How what is drawn over a room looks."""


def _well_stocked() -> SiegePosition:
    """Three people on a morning, with enough to build from."""
    table = shelter(1).people("anton", "cveta", "emilia").storage(wood=9, components=9)
    return table.fitting("workshop", "t3").phase("morning")


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server on which people begin, and others are in the midst of a day."""
    with stages.standing(tmp_path_factory.mktemp("house"), {DAY: stages.Stage(_well_stocked)}, GAME) as running:
        yield running


def on_the_first_morning(page: Page, server: Server, lang: str = "en") -> Person:
    """Five Fittings are to be installed for nothing, ten could be, in two dozen rooms each."""
    program = server.open_table("me", scenario="endless-night", game=GAME, seed=36, lang=lang)
    me = Person(page).sit_with(program)
    me.prompt()
    return me


def in_the_midst(page: Page, server: Server) -> Person:
    me = Person(page)
    page.context.add_cookies([{"name": COOKIE, "value": stages.TOKEN, "url": server.url}])
    page.goto(f"{server.url}/t/{DAY}")
    me.prompt()
    return me


def room(me: Person, label: str) -> Locator:
    return me.page.locator(".board .tile", has=me.page.get_by_text(label, exact=True))


def open_group(me: Person, name: str) -> None:
    group = me.page.locator(f'#prompt .kind-of-answer[data-kind="{name}"]')
    group.locator("> summary").click()
    expect(group).to_have_attribute("open", "")


def picked(me: Person) -> Locator:
    return me.page.locator("#prompt .picked span:first-child")


def said_over(tile: Locator) -> str:
    """What one reads over a room."""
    shown: str = tile.evaluate(AFTER, "content")
    return "" if tile.evaluate(AFTER, "display") == "none" or shown == "none" else shown.strip('"')


# --- a press is about the group that was opened ---


def test_a_room_is_pressed_for_the_group_that_was_opened_before(page_in: PageIn, house: Server):
    me = on_the_first_morning(page_in("en", DESKTOP), house)
    open_group(me, "Stove")
    room(me, "T2").click()
    expect(picked(me)).to_have_text(["Install “Stove” at T2"])
    expect(me.page.locator("#prompt .in-hand")).to_be_hidden()


def test_a_room_of_which_no_group_was_opened_is_taken_in_hand(page_in: PageIn, house: Server):
    me = on_the_first_morning(page_in("en", DESKTOP), house)
    room(me, "T2").click()
    expect(me.page.locator("#prompt .in-hand")).to_contain_text("T2")
    assert picked(me).count() == 0


def test_of_two_opened_groups_the_last_is_meant(page_in: PageIn, house: Server):
    me = on_the_first_morning(page_in("en", DESKTOP), house)
    for name in ("Stove", "Bed"):
        open_group(me, name)
    room(me, "M2").click()
    expect(picked(me)).to_have_text(["Install “Bed” at M2"])


def test_a_menu_of_what_was_opened_stays_open_while_the_page_is_drawn_anew(page_in: PageIn, house: Server):
    me = on_the_first_morning(page_in("en", PHONE), house)
    open_group(me, "Stove")
    room(me, "T2").tap()
    expect(me.page.locator("#menu .option")).to_have_count(1)
    with me.program(house).page() as elsewhere:
        elsewhere.ask("chat", text="Where shall it stand?")
    me.see("#chat li", "Where shall it stand?")
    expect(me.page.locator("#menu .option")).to_have_text(re.compile("Install “Stove” at T2"))
    expect(me.page.locator("#menu")).to_be_visible()


def test_a_group_that_was_shut_again_means_nothing(page_in: PageIn, house: Server):
    me = on_the_first_morning(page_in("en", DESKTOP), house)
    open_group(me, "Stove")
    me.page.locator('#prompt .kind-of-answer[data-kind="Stove"] > summary').click()
    room(me, "T2").click()
    expect(me.page.locator("#prompt .in-hand")).to_contain_text("T2")


def test_whoever_opened_somebody_presses_a_room_for_them_alone(page_in: PageIn, house: Server):
    """The answers stand in groups of their own within the one that was opened."""
    me = in_the_midst(page_in("en", PHONE), house)
    open_group(me, "Cveta")
    room(me, "G5").tap()
    expect(me.page.locator("#menu .option span:first-of-type")).to_have_text(["Cveta: go outside (G5)"])


def test_a_room_without_an_answer_in_the_opened_group_keeps_its_own(page_in: PageIn, house: Server):
    """What was opened about building does not bar the door."""
    me = in_the_midst(page_in("en", PHONE), house)
    for name in ("Cveta", "Cveta/Build"):
        open_group(me, name)
    room(me, "G5").tap()
    expect(me.page.locator("#menu .option span").first).to_contain_text("go outside")


def test_on_a_phone_the_opened_group_leaves_one_answer_to_tap(page_in: PageIn, house: Server):
    me = on_the_first_morning(page_in("en", PHONE), house)
    open_group(me, "Stove")
    room(me, "T2").tap()
    menu = me.page.locator("#menu .option")
    expect(menu).to_have_text(re.compile("Install “Stove” at T2$"))
    menu.tap()
    expect(picked(me)).to_have_text(["Install “Stove” at T2"])


# --- what is picked stands in its room ---


def test_fittings_stand_in_their_rooms_by_name_before_they_are_confirmed(page_in: PageIn, house: Server):
    me = on_the_first_morning(page_in("en", DESKTOP), house)
    for name, label in (("Stove", "T2"), ("Rainwater Collector", "M1")):
        open_group(me, name)
        room(me, label).click()
        expect(room(me, label)).to_have_class("tile free chosen")
    assert said_over(room(me, "T2")) == "Stove"
    assert said_over(room(me, "M1")) == "Rainwater Collector"
    assert [told["do"] for told in me.sent if told["do"].startswith("choose")] == []
    is_accessible(me.page, "rooms with what was picked for them")


def test_what_is_taken_back_leaves_its_room(page_in: PageIn, house: Server):
    me = on_the_first_morning(page_in("en", DESKTOP), house)
    open_group(me, "Stove")
    room(me, "T2").click()
    expect(picked(me)).to_have_count(1)
    room(me, "T2").click()
    expect(picked(me)).to_have_count(0)
    me.page.mouse.move(0, 0)
    expect(me.page.locator("[data-picked]")).to_have_count(0)
    assert said_over(room(me, "T2")) == ""


def test_an_order_stands_in_its_room_with_whoever_has_it(page_in: PageIn, house: Server):
    me = in_the_midst(page_in("en", DESKTOP), house)
    before = picked(me).count()
    me.pick("act", deed="go-outside", person=_of(me, "Emilia"))
    expect(picked(me)).to_have_count(before + 1)
    assert said_over(room(me, "G5")) == "Emilia"
    assert me.pick("build", person=_of(me, "Cveta"))
    label = picked(me).last.inner_text()
    named = next(tile for tile in me.page.locator(".tile.chosen").all() if "Cveta" in said_over(tile))
    assert said_over(named).startswith("Cveta · ")
    assert said_over(named).removeprefix("Cveta · ") in label, "what is built is said with who builds it"


def _of(me: Person, name: str) -> Any:
    """The number by which answers mean somebody."""
    return next(answer.option["person"] for answer in me.look().answers if answer.label.startswith(name))


def test_a_room_that_is_all_of_a_pick_is_ticked(page_in: PageIn, house: Server):
    program = house.open_table("me", scenario="the-last-convoy", game=GAME, seed=36)
    me = Person(page_in("en", DESKTOP)).sit_with(program)
    assert me.prompt().picking("pick-space")
    me.page.locator(".board .tile.lit").first.click()
    expect(picked(me)).to_have_count(1)
    assert said_over(me.page.locator(".board .tile.chosen")) == "✓"


# --- rims and badges ---


@pytest.mark.parametrize("size", [DESKTOP, TABLET, PHONE], ids=["desk", "tablet", "phone"])
def test_lit_rooms_keep_their_whole_rim_and_carry_no_badges(page_in: PageIn, house: Server, size: tuple[int, int]):
    """Rooms touch: a rim outside its own walls would be covered by the neighbours that are drawn later."""
    me = on_the_first_morning(page_in("en", size), house)
    lit = me.page.locator(".board .tile.lit")
    assert lit.count() > 20
    rims = """tiles => tiles.map((tile) => getComputedStyle(tile)).map((style) =>
        [style.outlineStyle, style.outlineWidth, style.outlineOffset, style.boxShadow].join(" "))"""
    assert set(lit.evaluate_all(rims)) == {"solid 2px -2px none"}
    assert {said_over(tile) for tile in lit.all()} == {""}


def test_whoever_points_at_a_room_reads_its_keys(page_in: PageIn, house: Server):
    me = on_the_first_morning(page_in("en", DESKTOP), house)
    room(me, "T2").hover()
    assert said_over(room(me, "T2")) == "◆"
