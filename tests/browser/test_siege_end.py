"""Edges of This War of Mine in the browser: an end on a phone, a group seen whole, keys and answers of a day."""

from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import expect

from holdouts.games.this_war_of_mine.picks import Act, CarryOut, GoOn
from holdouts.games.this_war_of_mine.positions import SiegePosition, shelter
from tests.browser import stages
from tests.browser.stages import at_stage
from tests.browser.test_siege_days import day, stay_at_home
from tests.browser.test_solo import keys
from tests.browser.watch import PHONE, PageIn
from tests.server.process import Server

GAME = "this-war-of-mine"
LAPTOP = (1366, 768)
MOST = 40


ORDERS: Any = (("marin", "bl3", "rummage"), ("anton", "g6", "new-idea"), ("cveta", "g5", "go-outside"))


def _last_guard() -> SiegePosition:
    """One who is left, badly hurt, and burglars."""
    table = shelter(1).people("anton").levels("anton", wounds=3).storage(knife=1).tasks(anton="guard")
    return table.next_card("raids", "raids", "burglars").rolling(*[1] * 6).phase("raid")


def _tired() -> SiegePosition:
    """One alone who has much to do, and tomorrow nothing: whoever stood guard is too tired for it."""
    table = shelter(1).people("anton").levels("anton", fatigue=2, misery=1)
    table.storage(water=3, canned_food=2, wood=9, components=9)
    return table.next_card("raids", "raids", "quiet-night")


STAGES = {
    "lost": stages.Stage(_last_guard, choices=(GoOn(),)),
    "busy": stages.Stage(
        lambda: shelter(1).people("anton", "cveta", "marin"), choices=(*(Act(*one) for one in ORDERS), CarryOut())
    ),
    "tired": stages.Stage(_tired, choices=(CarryOut(),)),
    "ill": stages.Stage(
        lambda: shelter(1).people("anton", "boris").levels("anton", wounds=2, illness=2).storage(meds=1).phase("dawn")
    ),
    "workshop": stages.Stage(
        lambda: (
            shelter(1)
            .people("anton", "cveta", "boris")
            .fitting("workshop", "m3")
            .storage(wood=9, components=9, shovel=1)
        )
    ),
    "finds": stages.STAGES["siege-finds"],
}


BROKEN = """() => [...document.querySelectorAll("#prompt .option > span")]
  .filter((one) => one.offsetParent).flatMap((one) =>
  [...one.textContent.matchAll(/[\\w×]{2,}/g)].map(([word], place, all) => {
    const range = document.createRange();
    range.setStart(one.firstChild, all[place].index);
    range.setEnd(one.firstChild, all[place].index + word.length);
    return range.getClientRects().length > 1 ? one.textContent : "";
  }).filter(Boolean))"""
"""Words of the answers that go over the end of a line."""


@pytest.fixture(scope="module")
def edges(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with stages.standing(tmp_path_factory.mktemp("edges"), STAGES, GAME) as running:
        yield running


def test_nothing_of_the_table_lies_over_its_end_on_a_phone(page_in: PageIn, edges: Server):
    page = at_stage(page_in("en", PHONE), edges, "lost").page
    expect(page.locator("#end .ending")).to_be_visible()
    expect(page.locator("#scene [data-zone=met] .card")).to_be_attached()
    expect(page.locator("#scene")).to_be_hidden()


def test_what_somebody_does_takes_two_lines_at_most_on_a_small_laptop(page_in: PageIn, edges: Server):
    """Three of them pushed half of the third person over the edge."""
    page = at_stage(page_in("en", LAPTOP), edges, "busy").page
    work = page.locator("[data-zone='group:0'] .marks", has_text="think of something new")
    expect(work).to_be_visible()
    assert work.evaluate("it => it.getBoundingClientRect().height") < 30
    assert page.locator("#hand .strips").evaluate("it => it.scrollHeight - it.clientHeight") <= 0


def test_the_next_day_begins_with_keys_of_its_own(page_in: PageIn, edges: Server):
    """Whoever plays alone is asked the same every day: what was read yesterday left a gap as long as its list."""
    me = at_stage(page_in("en", LAPTOP), edges, "tired")
    second = me.prompt().ask
    assert len(keys(me)) > 9
    for _ in range(MOST):
        sight = me.prompt()
        if sight.ask == second and day(me) == 2:
            break
        me.press(stay_at_home(sight))
    assert 0 < len(keys(me)) < 9
    assert list(keys(me).values()) == [answer.number for answer in me.prompt().answers]


def test_medicine_stands_beside_going_on_where_it_is_asked_for(page_in: PageIn, edges: Server):
    page = at_stage(page_in("en", LAPTOP), edges, "ill").page
    expect(page.locator("#prompt .ask")).to_contain_text("Medicine first?")
    expect(page.locator(".answers.first .option[data-option*=place-medicine]").first).to_be_visible()


def test_going_home_with_nothing_is_not_the_bright_answer(page_in: PageIn, edges: Server):
    page = at_stage(page_in("en", LAPTOP), edges, "finds").page
    expect(page.locator(".answers.closing .option")).to_contain_text("Home with this load")


def test_no_word_of_an_order_is_broken_where_all_orders_are_open(page_in: PageIn, edges: Server):
    me = at_stage(page_in("en", LAPTOP), edges, "workshop")
    opening = "document.querySelectorAll('#prompt details').forEach((one) => { one.open = true })"
    me.page.evaluate(opening)
    me.pick("act", deed="rummage")
    me.page.evaluate(opening)
    expect(me.page.locator("#prompt .option", has_text="Components (M3)").first).to_be_visible()
    assert me.page.evaluate(BROKEN) == []
