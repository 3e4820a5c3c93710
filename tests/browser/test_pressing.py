"""What is pressed counts, whatever the page is busy with: a drawer that goes away, things that get ready to glide."""

from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.people import Person, wait_for
from tests.browser.test_hot_seat import SEED, hidden_names, lift, part_of
from tests.browser.truth import mentions
from tests.browser.watch import PageIn
from tests.server.process import Program, Server

_AT_ONCE = """keys => keys.forEach((key) =>
    document.activeElement.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true })))"""
"""Keys between which the page is not drawn: what they put away still has the focus."""

_GET_READY = """() => {
  const glide = document.startViewTransition(() => new Promise((done) => (window.readyToGlide = done)));
  glide.ready.catch(() => {}); // what comes of the press glides instead
}"""
"""Meanwhile the browser takes every press for one on the page as a whole; here it lasts as long as one likes."""

_GLIDE_LATE = """() => {
  const late = (window.late = []);
  document.startViewTransition = (change) => {
    const changed = new Promise((done) => late.push(() => done(change())));
    return { ready: changed, finished: changed };
  };
}"""
"""What glides changes the page when the test says so, as it may on a machine that is busy."""

_HOLD_TRIES = """() => {
  const send = WebSocket.prototype.send;
  const held = (window.held = []);
  WebSocket.prototype.send = function (text) {
    const told = JSON.parse(text);
    told.do === "rehearse" ? held.push({ socket: this, told }) : send.call(this, text);
  };
  window.goOn = () => {
    WebSocket.prototype.send = send;
    for (const { socket, told } of held) socket.send(JSON.stringify(told));
  };
}"""
"""Whether what is gathered can be done is answered when the test says so, as over a slow line."""


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


def before_many_answers(page_in: PageIn, server: Server) -> tuple[Person, Person]:
    """Whoever decides, with so many answers that a first digit waits for as long as one likes; and who may point."""
    program = server.open_table("me", "open", game="this-war-of-mine", scenario="the-last-convoy", seed=1)
    friend = program.sit_down(1, "Cleo")
    me, other = Person(page_in()).sit_with(program), Person(page_in()).sit_with(friend)
    while len(answers := me.prompt().answers) < 10:
        me.choose(answers[-1])
    other.until(lambda other: other.moment()[0] == me.moment()[0])
    me.hold_digits()
    return me, other


def tried(me: Person, since: int) -> list[list[dict[str, Any]]]:
    """The rows that were put together, one after the other."""
    return [told["picks"] for told in me.sent[since:] if told["do"] == "rehearse"]


def point_at_the_ninth(me: Person, other: Person) -> None:
    other.page.keyboard.press("9")
    expect(me.page.locator("#prompt .option .pointing")).to_have_count(1)


def test_a_digit_that_waits_for_another_counts_though_somebody_points_at_an_answer(page_in: PageIn, server: Server):
    me, other = before_many_answers(page_in, server)
    before, answer = len(me.sent), me.look().answers[0]
    me.page.keyboard.press("1")
    point_at_the_ninth(me, other)
    me.let_digits_go()
    me.until(lambda me: tried(me, before))
    assert tried(me, before) == [[answer.option]]


def test_two_digits_are_a_number_though_somebody_points_between_them(page_in: PageIn, server: Server):
    me, other = before_many_answers(page_in, server)
    before, answer = len(me.sent), next(answer for answer in me.look().answers if answer.number == 12)
    me.page.keyboard.press("1")
    point_at_the_ninth(me, other)
    me.page.keyboard.press("2")
    me.until(lambda me: tried(me, before))
    assert tried(me, before) == [[answer.option]]


# --- clicks ---


def choosing_a_pile(page_in: PageIn, server: Server) -> Person:
    """Somebody who can press three answers, or the piles themselves."""
    me = Person(page_in(), still=False).set_table(server, "mad-prophet", "me", seed=6)
    me.prompt()
    me.pick("begin")
    assert len(me.prompt().answers) == 3
    return me


def point_at(me: Person, selector: str) -> None:
    """As a hand does, which waits for no animation."""
    box = me.page.locator(selector).bounding_box()
    assert box is not None
    me.page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)


def get_ready(page: Page) -> None:
    page.evaluate(_GET_READY)
    wait_for(page, "() => 'readyToGlide' in window")


def glide(page: Page) -> None:
    page.evaluate("() => readyToGlide()")


def test_an_answer_that_is_clicked_while_things_get_ready_to_glide_is_chosen_once(page_in: PageIn, server: Server):
    me = choosing_a_pile(page_in, server)
    before, answer = len(me.sent), me.look().answers[1]
    point_at(me, "#prompt .option >> nth=1")
    get_ready(me.page)
    me.page.mouse.down()
    me.page.mouse.up()
    me.until(lambda me: chosen(me, before))
    glide(me.page)
    me.prompt()
    assert chosen(me, before) == [answer.option]


def test_who_presses_before_things_get_ready_to_glide_and_lets_go_meanwhile_has_chosen(page_in: PageIn, server: Server):
    me = choosing_a_pile(page_in, server)
    before, answer = len(me.sent), me.look().answers[1]
    point_at(me, "#prompt .option >> nth=1")
    me.page.mouse.down()
    get_ready(me.page)
    me.page.mouse.up()
    me.until(lambda me: chosen(me, before))
    glide(me.page)
    me.prompt()
    assert chosen(me, before) == [answer.option]


def test_who_lets_go_of_something_else_while_things_get_ready_to_glide_has_chosen_nothing(
    page_in: PageIn, server: Server
):
    me = choosing_a_pile(page_in, server)
    before = len(me.sent)
    point_at(me, "#prompt .option >> nth=1")
    get_ready(me.page)
    me.page.mouse.down()
    point_at(me, "#prompt .option >> nth=2")
    me.page.mouse.up()
    glide(me.page)
    me.say("Not that one")
    me.see("#chat li", "Not that one")
    assert chosen(me, before) == []


# --- one message after the other ---


def test_what_comes_while_things_get_ready_to_glide_is_shown_after_what_came_before(page_in: PageIn, server: Server):
    program = server.open_table("me", "open", scenario="tutorial", game="maximum-apocalypse")
    friend = program.sit_down(1, "Cleo")
    me, other = Person(page_in(), still=False).sit_with(program), Person(page_in()).sit_with(friend)
    me.prompt()
    me.pick("keep-hand")
    other.prompt()
    me.page.evaluate(_GLIDE_LATE)
    other.pick("keep-hand")
    other.see("#prompt .wish")
    wait_for(me.page, "() => late.length")
    other.page.keyboard.press("1")
    me.until(lambda me: any(told["do"] == "point" for told in other.sent) and "Cleo</small>" in str(me.heard))
    me.page.evaluate("() => late.forEach((glide) => glide())")
    me.prompt()
    expect(me.page.locator("#prompt .pointing")).to_have_count(1)


def before_taking(page_in: PageIn, server: Server) -> tuple[Person, Program, int]:
    """Whoever has taken the device that two share, and found something; their seat."""
    program = server.open_table("me", "device", seed=SEED)
    me = Person(page_in(), still=False).sit_with(program)
    seat = lift(me)
    going_on = ("take", "stop", "dig", "begin")
    while not (sight := me.prompt()).picking("take"):
        me.choose(sight.picking(*going_on) or sight.answers[0])
    return me, program, seat


def test_a_hand_that_was_about_to_glide_is_not_drawn_behind_a_curtain_that_fell_meanwhile(
    page_in: PageIn, server: Server
):
    me, program, seat = before_taking(page_in, server)
    heard, take = len(me.heard), me.look().picking("take")
    assert take is not None
    me.page.evaluate(_GLIDE_LATE)
    me.click(take)
    wait_for(me.page, "() => late.length")
    assert any(part_of(told, "hand") for told in me.heard[heard:]), "a hand waits for its glide"
    mine = hidden_names(program, seat)
    me.press_tool("lift", seat=None)
    me.see("#curtain button")
    me.page.evaluate("() => late.forEach((glide) => glide())")
    assert mine
    assert not [name for name in mine if mentions(me.html, name)]
    assert me.page.locator("#curtain button").count(), "nor is the curtain lifted"


# --- while others move ---


def gathering(page_in: PageIn, server: Server) -> tuple[Person, Person]:
    """Whoever has gathered one thing, and what they try next is answered late; and who may point."""
    me, other = before_many_answers(page_in, server)
    me.choose(me.look().answers[0])
    expect(me.page.locator("#prompt .picked")).to_have_count(1)
    me.page.evaluate(_HOLD_TRIES)
    return me, other


def held_back(me: Person, number: int) -> None:
    wait_for(me.page, "(number) => held.length >= number", number)


def picked(me: Person) -> list[dict[str, Any]]:
    rows = me.page.locator("#prompt .picked")
    return list(rows.evaluate_all("all => all.map((one) => JSON.parse(one.dataset.option))"))


def go_on(me: Person) -> None:
    me.page.evaluate("() => goOn()")


@pytest.mark.parametrize("by", ["click", "key"])
def test_what_is_pressed_while_it_is_asked_whether_a_row_still_goes_counts(page_in: PageIn, server: Server, by: str):
    me, other = gathering(page_in, server)
    row, answer = picked(me), next(answer for answer in me.look().answers if answer.number == 9)
    other.page.keyboard.press("9")
    held_back(me, 1)
    me.click(answer) if by == "click" else me.page.keyboard.press("9")
    before = len(me.sent)
    go_on(me)
    me.until(lambda me: tried(me, before)[1:])
    assert tried(me, before) == [row, [*row, answer.option]]
    expect(me.page.locator("#prompt .picked")).to_have_count(2)


def test_what_was_gathered_is_taken_back_though_it_is_asked_whether_it_still_goes(page_in: PageIn, server: Server):
    me, other = gathering(page_in, server)
    other.page.keyboard.press("9")
    held_back(me, 1)
    me.page.keyboard.press("Backspace")
    go_on(me)
    expect(me.page.locator("#prompt .picked")).to_have_count(0)


def test_what_is_pressed_for_a_row_that_cannot_be_done_any_more_chooses_nothing(page_in: PageIn, server: Server):
    """The same seat in another tab was faster."""
    program = server.open_table("me", "sensible", scenario="tutorial", game="maximum-apocalypse")
    me = Person(page_in()).sit_with(program)
    first = me.prompt().answers[1]
    me.choose(first)
    expect(me.page.locator("#prompt .picked")).to_have_count(1)
    me.page.evaluate(_HOLD_TRIES)
    gone = me.look().rule
    program.choose(0, 0)
    held_back(me, 1)
    me.page.keyboard.press("1")
    before = len(me.sent)
    go_on(me)
    me.until(lambda me: me.look().rule != gone and not me.look().busy)
    assert all(row == [first.option] for row in tried(me, before))
    assert chosen(me, before) == []


def test_what_is_added_to_a_row_is_not_lost_when_somebody_moves_at_that_moment(page_in: PageIn, server: Server):
    me, other = gathering(page_in, server)
    row, answer = picked(me), me.look().answers[1]
    me.click(answer)
    held_back(me, 1)
    other.page.keyboard.press("9")
    held_back(me, 2)
    before = len(me.sent)
    go_on(me)
    me.until(lambda me: tried(me, before)[1:] and not me.look().busy)
    assert picked(me) == [*row, answer.option]


def test_what_was_gathered_stays_though_what_is_added_cannot_be_done_any_more(page_in: PageIn, server: Server):
    """The same Fitting twice stands for one that is gone meanwhile."""
    me, other = gathering(page_in, server)
    row = picked(me)
    me.click(me.look().answers[1])
    held_back(me, 1)
    other.page.keyboard.press("9")
    held_back(me, 2)
    me.page.evaluate("() => held.forEach(({ told }) => (told.picks[1] = told.picks[0]))")
    before = len(me.sent)
    go_on(me)
    me.until(lambda me: tried(me, before)[2:] and not me.look().busy)
    assert tried(me, before)[2] == row
    assert picked(me) == row
