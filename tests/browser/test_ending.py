"""The end of a game in a browser: the stage, the replay, and the same people again."""

import pytest
from playwright.sync_api import expect

from tests.browser.people import Person, wait_for
from tests.browser.watch import DESKTOP, PHONE, PageIn
from tests.server.process import Program, Server, eventually

_CUT = """() => {
  const stage = document.querySelector("#end");
  const { right } = stage.getBoundingClientRect();
  const wide = [...stage.querySelectorAll("*")].filter((one) => one.checkVisibility()
    && !one.closest(".deeds-wide, .hidden, svg") && one.getBoundingClientRect().right > right + 1);
  return wide.map((one) => one.className || one.tagName);
}"""
"""Whatever sticks out of the stage to the right."""


@pytest.fixture(scope="module")
def finished(server: Server) -> Program:
    """A game of six, played to its end by bots."""
    return played_by_bots(server.open_table("me", *["sensible"] * 5))


@pytest.fixture(scope="module")
def finished_mission(server: Server) -> Program:
    """A mission of two, likewise."""
    return played_by_bots(server.open_table("me", "sensible", game="maximum-apocalypse", scenario="convoy"))


def played_by_bots(program: Program) -> Program:
    with program.page().shown() as page:
        assert page.ask("hand", seat=0, kind="sensible")["ok"]
    eventually(lambda: program.look(0)["table"]["over"], 120)
    return program


@pytest.mark.parametrize("size", [DESKTOP, (1920, 1080), (820, 1180), PHONE])
def test_the_stage_begins_at_the_edge_also_where_a_map_was(
    page_in: PageIn, finished_mission: Program, size: tuple[int, int]
):
    me = Person(page_in("en", size)).sit_with(finished_mission)
    me.see(".ending")
    assert me.page.evaluate("document.querySelector('#end').getBoundingClientRect().left") == 0
    expect(me.page.locator("#tip")).to_be_hidden()


@pytest.mark.parametrize("size", [DESKTOP, (820, 1180), PHONE])
def test_the_stage_holds_everybody_and_nothing_sticks_out(page_in: PageIn, finished: Program, size: tuple[int, int]):
    me = Person(page_in("en", size)).sit_with(finished)
    me.see(".course .turned")
    expect(me.page.locator(".fates li")).to_have_count(6)
    assert me.page.evaluate(_CUT) == []
    expect(me.page.locator("#scene")).to_be_hidden()
    me.page.locator(".ending summary").scroll_into_view_if_needed()
    expect(me.page.locator(".ending summary")).to_be_in_viewport()


def test_one_may_look_at_the_table_and_come_back(page_in: PageIn, finished: Program):
    me = Person(page_in()).sit_with(finished)
    me.page.get_by_role("button", name="Look at the table").click()
    expect(me.page.locator("#scene")).to_be_visible()
    expect(me.page.locator(".ending")).to_be_hidden()
    me.page.get_by_role("button", name="Back to the end").click()
    expect(me.page.locator(".ending")).to_be_visible()
    expect(me.page.locator("#scene")).to_be_hidden()


def test_a_turning_point_leads_to_its_moment(page_in: PageIn, finished: Program):
    me = Person(page_in()).sit_with(finished)
    me.see(".course .turned")
    point = me.page.locator("[data-moment]").first
    moment = point.get_attribute("data-moment")
    point.click()
    expect(me.page.locator("#replay output")).to_contain_text(f"{moment} / ")
    expect(me.page.locator("#scene")).to_be_visible()


_WALKED = """from => {
  const { value, max } = document.querySelector("#replay-at");
  return Number(value) > from && Number(value) < Number(max);
}"""


def test_a_replay_plays_stops_and_steps(page_in: PageIn, finished: Program):
    me = Person(page_in()).sit_with(finished)
    output, player = me.page.locator("#replay output"), me.page.locator("#replay")
    me.page.get_by_role("button", name="Watch it again").click()
    wait_for(me.page, _WALKED, 1)
    player.get_by_role("button", name="Stop").click()
    at = int(me.page.locator("#replay-at").input_value())
    player.get_by_role("button", name="One step on").click()
    expect(output).to_contain_text(f"{at + 1} / ")
    player.get_by_role("button", name="One step back").click()
    expect(output).to_contain_text(f"{at} / ")
    player.get_by_label("Pace").select_option("2")
    player.get_by_role("button", name="Play", exact=True).click()
    wait_for(me.page, _WALKED, at + 1)
    player.get_by_role("button", name="Back to now").click()
    expect(me.page.locator(".ending")).to_be_visible()


def test_the_same_people_play_again_and_the_browser_gives_to_chance(page_in: PageIn, server: Server):
    program = server.open_table("me", "random")
    program.play_to_the_end()
    me = Person(page_in()).sit_with(program)
    me.page.get_by_role("button", name="Same people again").click()
    me.page.wait_for_url(lambda url: "/t/" in url and program.table not in url)
    me.arrive()
    me.page.locator(".tool.settings").click()
    me.page.locator("#settings .sealed summary").click()
    expect(me.page.locator("#settings .shares")).to_contain_text("gave")
