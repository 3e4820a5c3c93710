"""Two people at one device: a curtain between them, and nothing of the former hand behind it."""

import json
from collections.abc import Callable
from typing import Any

from playwright.sync_api import Page

from tests.browser.people import Person
from tests.browser.truth import card_names, expedition_of, mentions
from tests.browser.watch import PageIn
from tests.server.process import Program, Server

SEED = 89
"""Deals two hands that have nothing in common."""

CARD_UNDER_POINTER = "#hand [data-zone^='hand:'] .card.face"


def lift(me: Person) -> int:
    """Whoever is named takes the device."""
    me.see("#curtain button")
    seat: int = json.loads(me.page.locator("#curtain [data-do=lift]").get_attribute("data-with") or "")["seat"]
    me.page.locator("#curtain [data-do=lift]").click()
    me.until(lambda me: not me.look().curtain and me.look().answers)
    return seat


def part_of(told: dict[str, Any], part: str) -> str:
    """A fragment in a frame; empty if it did not come with it."""
    html: str = told.get("show", {}).get("parts", {}).get(part, "")
    return html


def hidden_names(program: Program, seat: int) -> set[str]:
    """What the cards in a hand are called, unless another hand or the table names the same."""
    state = expedition_of(program.server, program.table)
    open_cards = [*state.searched, *state.discards, *state.open, *state.known]
    for other in set(state.seats) - {seat}:
        open_cards += [*state.players[other].hand, *state.players[other].knows]
    return set(card_names(state, state.players[seat].hand)) - set(card_names(state, open_cards))


def answer_until(is_so: Callable[[], bool], me: Person) -> None:
    """Search once a turn and take nothing, so that the hand stays as it was, until somebody else is asked."""
    plain = ("begin", "stop", "finish", "dig", "pass", "starve", "dig-on")
    while not is_so():
        answers = {answer.pick: answer for answer in me.look().answers}
        me.choose(next((answers[pick] for pick in plain if pick in answers), me.look().answers[-1]))
        me.until(lambda me: is_so() or me.look().asked)


def read_a_card(page: Page) -> None:
    """Look at a card closely; its menu, if it has one, is left open."""
    page.locator(CARD_UNDER_POINTER).first.hover()
    page.wait_for_selector("#zoom.open .card")


def test_the_curtain_falls_when_the_question_passes_on_and_the_former_hand_is_nowhere(server: Server, page_in: PageIn):
    program = server.open_table("me", "device", seed=SEED)
    me = Person(page_in()).sit_with(program)
    me.see("#curtain button")
    both = hidden_names(program, 0) | hidden_names(program, 1)
    assert both
    assert not [name for name in both if mentions(me.html, name)], "before anybody has lifted the curtain"

    seat = lift(me)
    mine = hidden_names(program, seat)
    assert mine
    assert all(mentions(me.text("#hand"), name) for name in mine)
    assert not [name for name in hidden_names(program, 1 - seat) if mentions(me.html, name)]
    read_a_card(me.page)
    answer_until(lambda: me.look().curtain, me)

    mine &= hidden_names(program, seat)
    assert mine
    assert not [name for name in mine if mentions(me.html, name)], "nowhere in the page"
    assert me.page.evaluate("() => document.activeElement.closest('#curtain') !== null"), "the curtain has the focus"
    fell = max(place for place, told in enumerate(me.heard) if "data-do" in part_of(told, "curtain"))
    assert not [name for name in mine if mentions(json.dumps(me.heard[fell:]), name)], "nor in what came with it"

    last = me.page.evaluate(f"async () => (await (await fetch('/t/{program.table}/history/0')).json()).last")
    for number in range(last + 1):
        past = me.page.evaluate(f"async () => await (await fetch('/t/{program.table}/history/{number}')).text()")
        assert not [name for name in mine if mentions(past, name)], "nor in the history"
    story = me.page.evaluate(f"async () => await (await fetch('/t/{program.table}/story')).text()")
    assert not [name for name in mine if mentions(story, name)], "nor in the story"

    other = lift(me)
    assert other == 1 - seat
    assert all(mentions(me.text("#hand"), name) for name in hidden_names(program, other))
    assert not [name for name in mine if mentions(me.html, name)]


def test_back_and_forward_do_not_bring_a_former_hand_to_the_screen(server: Server, page_in: PageIn):
    program = server.open_table("me", "device", seed=SEED)
    me = Person(page_in()).sit_with(program)
    seat = lift(me)
    mine = hidden_names(program, seat)
    assert mine
    me.page.goto(server.url)
    second = Person(me.page.context.new_page())
    second.page.goto(f"{server.url}/t/{program.table}")
    second.until(lambda me: me.look().asked)
    answer_until(lambda: second.look().curtain, second)
    mine &= hidden_names(program, seat)
    assert mine
    me.page.go_back(wait_until="commit")
    assert not [name for name in mine if mentions(me.html, name)]
    me.see("#curtain button")
    assert not [name for name in mine if mentions(me.html, name)]


def test_a_page_that_opens_behind_a_curtain_needs_one_key(server: Server, page_in: PageIn):
    me = Person(page_in()).sit_with(server.open_table("me", "device", seed=SEED))
    me.see("#curtain button")
    me.page.keyboard.press("Enter")
    me.until(lambda me: not me.look().curtain and me.look().answers)


def test_the_curtain_can_be_lowered_by_hand(server: Server, page_in: PageIn):
    program = server.open_table("me", "device", seed=SEED)
    me = Person(page_in()).sit_with(program)
    mine = hidden_names(program, lift(me))
    read_a_card(me.page)
    me.press_tool("lift", seat=None)
    me.see("#curtain button")
    assert not [name for name in mine if mentions(me.html, name)]


def test_the_curtain_falls_over_the_history_too(server: Server, page_in: PageIn):
    program = server.open_table("me", "open", "device", seed=11)
    me = Person(page_in()).sit_with(program)
    friend = Person(page_in()).join(program.info["seats"][1]["invite"], "Bea")
    seat = lift(me)
    answer_until(lambda: friend.look().asked, me)
    mine = hidden_names(program, seat)
    assert mine
    assert all(mentions(me.text("#hand"), name) for name in mine), "while only the friend is asked"
    me.page.keyboard.press("h")
    me.see("#replay output", "/")
    answer_until(lambda: me.look().curtain, friend)
    assert not me.page.locator("#replay").is_visible()
    assert not [name for name in mine if mentions(me.html, name)]
