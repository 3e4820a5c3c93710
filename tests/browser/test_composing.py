"""What is put together from several picks, and what one decides for all: by mouse, by keys, on a phone."""

import re
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.people import Person
from tests.browser.test_access import is_accessible
from tests.browser.watch import DESKTOP, PHONE, PageIn
from tests.server.process import Program, Server

GAME = "maximum-apocalypse"
"""It begins with a question that is put together: which cards of the opening hand are laid aside."""


def mission(server: Server, *kinds: str, **more: object) -> Program:
    return server.open_table(*kinds, scenario="tutorial", game=GAME, **more)


def picked(me: Person) -> list[str]:
    """What was gathered, without the sign that takes it away."""
    names: list[str] = me.page.locator("#prompt .picked span:first-child").all_inner_texts()
    return names


def sent_to_choose(me: Person) -> list[dict[str, Any]]:
    """What was sent that changes the game; a page also asks what threatens, whenever it finds the time."""
    return [sent for sent in me.sent if sent["do"] in ("choose", "choose-all")]


def of_choosing(me: Person) -> list[str]:
    return [sent["do"] for sent in sent_to_choose(me)]


def test_picks_are_gathered_counted_taken_back_and_sent_in_one_message(page_in: PageIn, server: Server):
    me = Person(page_in()).sit_with(mission(server, "me", "sensible"))
    hand = [answer for answer in me.prompt().answers if answer.pick == "lay-aside"]
    expect(me.page.locator("#prompt .row-hint")).to_be_visible()
    for answer in hand[:2]:
        me.pick("lay-aside", card=answer.option["card"])
    assert len(picked(me)) == 2
    assert me.page.locator("#hand .card.chosen").count() == 2
    first, second = picked(me)
    assert hand[0].label == f"Lay aside {first}"
    me.page.locator("#prompt .picked").first.click()
    expect(me.page.locator("#prompt .picked")).to_have_count(1)
    assert picked(me) == [second]
    assert of_choosing(me) == [], "nothing is done yet"
    me.pick("keep-hand")
    me.until(lambda me: any("laid" in line for line in me.log))
    assert of_choosing(me) == ["choose-all"]
    assert [pick["pick"] for pick in sent_to_choose(me)[-1]["picks"]] == ["lay-aside", "keep-hand"]
    expect(me.page.locator(".composed")).to_have_count(0)


def at_the_swap(me: Person) -> None:
    """Two survivor cards are to be discarded for a new one."""
    while not me.prompt().picking("swap-two"):
        me.pick(me.prompt().answers[0].pick)
    me.pick("swap-two")


def test_a_row_is_put_together_confirmed_and_taken_back_by_keys_alone(page_in: PageIn, server: Server):
    me = Person(page_in()).sit_with(mission(server, "me", "sensible"))
    at_the_swap(me)
    me.press(me.prompt().answers[0])
    expect(me.page.locator("#prompt .picked")).to_have_count(1)
    for key in ("Backspace", "u"):
        me.page.keyboard.press(key)
        expect(me.page.locator("#prompt .picked")).to_have_count(0)
        me.press(me.prompt().answers[0])
        expect(me.page.locator("#prompt .picked")).to_have_count(1)
    me.press(me.prompt().answers[-1])
    expect(me.page.locator("#prompt .ask")).to_have_text("Is that how you want it?")
    before = len(me.log)
    me.page.keyboard.press("0")
    me.until(lambda me: len(me.log) >= before + 3)
    assert [line.split(" ", 1)[1].split(" ")[0] for line in me.log[-3:]] == ["discarded", "discarded", "drew"]
    assert of_choosing(me)[-1] == "choose-all"


def test_a_card_that_was_picked_is_taken_back_by_pressing_it_again(page_in: PageIn, server: Server):
    me = Person(page_in()).sit_with(mission(server, "me", "sensible"))
    me.pick(me.prompt().answers[1].pick)
    card = me.page.locator("#hand .card.chosen")
    expect(card).to_have_count(1)
    card.click(position={"x": 12, "y": 40})
    expect(me.page.locator("#hand .card.chosen")).to_have_count(0)
    expect(me.page.locator(".composed")).to_have_count(0)
    assert of_choosing(me) == []


def test_one_pick_that_leaves_nothing_to_add_is_made_at_once(page_in: PageIn, server: Server):
    """A composition of one is an ordinary choice: whoever loses one card is not asked to confirm it."""
    program = server.open_table("me", scenario="mad-prophet")
    me = Person(page_in()).sit_with(program)
    going_on = ("starve", "take", "stop", "dig", "begin", "finish", "pass", "never-mind")
    while not (sight := me.prompt()).picking("drop"):
        me.choose(sight.picking(*going_on) or sight.answers[0])
    sent, (card, *_) = len(me.sent), sight.answers
    me.choose(card)
    me.until(lambda me: any(line.startswith("Ilka discarded ") for line in me.log))
    said = [message["do"] for message in me.sent[sent:]]
    assert [done for done in said if done not in ("foresee", "threat")] == ["rehearse", "choose"]


def test_what_was_gathered_for_a_question_that_is_over_is_dropped(page_in: PageIn, server: Server):
    """The same seat in another tab was faster."""
    program = mission(server, "me", "sensible")
    me = Person(page_in()).sit_with(program)
    me.pick(me.prompt().answers[1].pick)
    expect(me.page.locator(".composed")).to_have_count(1)
    program.choose(0, 0)
    me.until(lambda me: me.look().rule != "MAX-SETUP-12")
    expect(me.page.locator(".composed")).to_have_count(0)
    assert of_choosing(me) == []


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desk", "phone"])
@pytest.mark.parametrize(("lang", "hint"), [("en", "nothing is done before you confirm"), ("fr", "rien n'est fait")])
def test_the_composer_can_be_read_and_reached(
    page_in: PageIn, server: Server, size: tuple[int, int], lang: str, hint: str
):
    me = Person(page_in(size=size)).sit_with(mission(server, "me", "sensible", lang=lang))
    assert hint in me.text("#prompt")
    for _ in range(2):
        me.pick("lay-aside")
    is_accessible(me.page, f"the composer, {lang}")
    for button in me.page.locator("#prompt .picked").all():
        box = button.bounding_box()
        assert box is not None
        assert box["height"] >= (36 if size == PHONE else 24)
    wide = me.page.evaluate("() => document.scrollingElement.scrollWidth")
    assert wide <= size[0]


# --- public questions ---


def before_a_public_question(page_in: PageIn, server: Server) -> tuple[Person, Person]:
    """Whoever decides, and somebody who may point."""
    program = mission(server, "me", "open")
    friend = program.sit_down(1, "Cleo")
    me, other = Person(page_in()).sit_with(program), Person(page_in()).sit_with(friend)
    for one in (me, other):
        one.prompt()
        one.pick("keep-hand")
    me.until(lambda me: me.look().rule == "MAX-SETUP-15" and me.look().asked)
    other.see("#prompt .wish")
    return me, other


def test_everybody_reads_who_could_go_first_and_points_while_the_owner_keeps_their_place(
    page_in: PageIn, server: Server
):
    me, other = before_a_public_question(page_in, server)
    me.page.keyboard.press("ArrowDown")
    me.page.keyboard.press("ArrowDown")
    expect(me.page.locator("#prompt .option").nth(1)).to_be_focused()

    assert other.text("#prompt .ask").startswith("Ilka decides.")
    assert other.look().answers == [], "only the owner chooses"
    other.page.keyboard.press("1")
    expect(other.page.locator("#prompt .wish").first).to_have_attribute("aria-pressed", "true")
    expect(me.page.locator("#prompt .option").first).to_contain_text(re.compile("Cleo$"))
    expect(me.page.locator("#prompt .option").nth(1)).to_be_focused()
    is_accessible(other.page, "a public question")

    other.page.locator("#prompt .wish").first.click()
    expect(me.page.locator("#prompt .pointing")).to_have_count(0)
    me.page.keyboard.press("Enter")
    other.until(lambda other: other.look().asked)
    expect(other.page.locator("#prompt .wish")).to_have_count(0)


def press_while_it_is_drawn_anew(me: Person, other: Person, let_go_on: int) -> list[dict[str, Any]]:
    """Press the second answer, let it be pointed at, and let go; all options, as the page holds them."""
    options = me.page.locator("#prompt .option")
    options.nth(1).hover()
    me.page.mouse.down()
    other.page.locator("#prompt .wish").nth(1).click()
    expect(options.nth(1)).to_contain_text(re.compile("Cleo$"))
    found = [answer.option for answer in me.look().answers]
    options.nth(let_go_on).hover()
    me.page.mouse.up()
    return found


def chosen_since(me: Person, before: int) -> list[dict[str, Any]]:
    return [told["option"] for told in me.sent[before:] if told["do"] == "choose"]


def test_an_answer_that_is_drawn_anew_while_it_is_pressed_is_chosen_all_the_same(page_in: PageIn, server: Server):
    me, other = before_a_public_question(page_in, server)
    before = len(me.sent)
    options = press_while_it_is_drawn_anew(me, other, let_go_on=1)
    me.until(lambda me: chosen_since(me, before))
    assert chosen_since(me, before) == [options[1]]


def test_whoever_lets_go_elsewhere_has_chosen_nothing(page_in: PageIn, server: Server):
    me, other = before_a_public_question(page_in, server)
    before = len(me.sent)
    press_while_it_is_drawn_anew(me, other, let_go_on=0)
    me.say("Not that one")
    other.see("#chat li", "Not that one")
    assert chosen_since(me, before) == []
