"""What is put together in This War of Mine in the browser: an order, weapons, a trade and a load, sent at once."""

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import expect

from holdouts.server.seats import COOKIE
from tests.browser import stages
from tests.browser.people import Person
from tests.browser.stages import at_stage
from tests.browser.test_access import is_accessible
from tests.browser.watch import DESKTOP, PHONE, PageIn
from tests.server.process import Server

GAME = "this-war-of-mine"
STAGES = ("siege", "siege-fight", "siege-trade", "siege-finds", "siege-trip")


@pytest.fixture(scope="module")
def night(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server with a fight, a trade and a way home, at which nobody else moves."""
    set_up = {name: stages.STAGES[name] for name in STAGES}
    with stages.standing(tmp_path_factory.mktemp("night"), set_up, GAME) as running:
        yield running


def choices_sent(person: Person) -> list[str]:
    return [told["do"] for told in person.sent if told["do"] in ("choose", "choose-all")]


def test_somebody_and_a_room_make_an_order(page_in: PageIn, night: Server):
    me = at_stage(page_in("en", DESKTOP), night, "siege")
    answers, seen = me.page.locator("#prompt .option"), me.page.locator("#prompt li:not([hidden]) > .option")
    many = answers.count()
    assert seen.count() == many
    me.page.locator("#hand .card", has_text="Emilia").click()
    expect(me.page.locator("#prompt .in-hand")).to_contain_text("Emilia")
    expect(seen.filter(has_not_text="Emilia")).to_have_count(0)
    assert 0 < seen.count() < many, "what the others could do is out of the way"
    me.page.keyboard.press("Escape")
    expect(seen).to_have_count(many)
    me.page.locator("#hand .card", has_text="Emilia").click()
    me.page.locator(".board .tile", has_text="The door").click()
    expect(me.page.locator("#prompt .picked")).to_have_text(["Emilia: go outside (G5)✕"])
    expect(me.page.locator("#prompt .in-hand")).to_be_hidden()
    assert choices_sent(me) == []


def test_a_fight_is_a_place_and_a_round_is_ordered_in_one_message(page_in: PageIn, night: Server):
    me = at_stage(page_in("en", DESKTOP), night, "siege-fight")
    ground = me.page.locator(".board[data-zone=fight]")
    expect(ground.locator('[data-ref^="enemy:"]')).to_have_count(4)
    is_accessible(me.page, "a fight")
    edge = ground.locator(".map").bounding_box()
    anton = ground.locator(".tile", has_text="Anton").bounding_box()
    cveta = ground.locator(".tile", has_text="Cveta").bounding_box()
    assert edge is not None
    assert anton is not None
    assert cveta is not None
    assert edge["x"] <= anton["x"] < cveta["x"] < edge["x"] + edge["width"] / 2, "who shoots stands back"

    assert me.pick("take-up", person=_number(me, "Cveta takes up: Hatchet"), good=_good(me, "Cveta takes up: Hatchet"))
    expect(me.page.locator("#prompt .picked")).to_have_text(["Cveta takes up: Hatchet✕"])
    assert choices_sent(me) == []
    assert me.pick("fight-on")
    me.until(lambda person: choices_sent(person) == ["choose-all"])
    expect(me.page.locator("#log")).to_contain_text("Anton rolled the red die")


def _answer(me: Person, label: str) -> dict[str, int]:
    return next(answer.option for answer in me.look().answers if answer.label == label)


def _number(me: Person, label: str) -> int:
    return _answer(me, label)["person"]


def _good(me: Person, label: str) -> int:
    return _answer(me, label)["good"]


def test_a_trade_is_laid_out_on_the_counter_and_sent_at_once(page_in: PageIn, night: Server):
    me = at_stage(page_in("en", DESKTOP), night, "siege-trade")
    is_accessible(me.page, "a trade")
    assert me.pick("sell", good=_good(me, "Lay on the counter: Jewelry, worth 10"))
    expect(me.page.locator("#prompt .ask")).to_have_text(re.compile(r"\b[1-9]\d*\b"))
    bought = next(answer for answer in me.look().answers if answer.pick == "buy")
    assert me.choose(bought)
    expect(me.page.locator("#prompt .picked")).to_have_count(2)
    assert choices_sent(me) == []
    assert me.pick("go-on")
    me.until(lambda person: choices_sent(person) == ["choose-all"])
    expect(me.page.locator("#log")).to_contain_text("The trade is done")


def test_a_load_is_chosen_by_weight_and_carried_home_at_once(page_in: PageIn, night: Server):
    me = at_stage(page_in("en", DESKTOP), night, "siege-finds")
    for good in ("Carry home: Canned Food, weight 1", "Carry home: Coffee"):
        assert me.pick("carry", good=_good(me, good))
    expect(me.page.locator("#prompt .sums")).to_contain_text("Weight")
    assert choices_sent(me) == []
    assert me.pick("go-on")
    me.until(lambda person: choices_sent(person) == ["choose-all"])
    expect(me.page.locator("#log")).to_contain_text("Carried home: Canned Food and Coffee")


def test_in_the_city_one_points_at_a_door_that_was_laid_aside(page_in: PageIn, night: Server):
    page = page_in("en", DESKTOP)
    page.context.add_cookies([{"name": COOKIE, "value": stages.TOKEN, "url": night.url}])
    page.goto(f"{night.url}/t/siege-trip")
    expect(page.locator(".board[data-zone=streets] .tile.back")).to_have_count(8)
    is_accessible(page, "the city at night")
    page.locator("#prompt .wish", has_text="Pick the lock").click()
    expect(page.locator("#prompt .wish", has_text="Pick the lock")).to_have_attribute("aria-pressed", "true")


def test_a_dozen_pieces_are_in_sight_on_a_phone_without_swiping(page_in: PageIn, night: Server):
    me = at_stage(page_in("en", PHONE), night, "siege")
    whole = """cards => cards.filter(card => {
        const {left, right} = card.getBoundingClientRect();
        return left >= 0 && right <= innerWidth;
    }).length"""
    assert me.page.locator("#hand .held .card[data-ref^=good]").evaluate_all(whole) >= 12
