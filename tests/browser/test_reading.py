"""What a person reads before choosing: what is lit, what lies in a pile, and what cannot be chosen by so many."""

import re

import pytest
from playwright.sync_api import expect

from tests.browser.people import Person, Survivor
from tests.browser.watch import PageIn
from tests.server.process import Program, Server

IDLE_RIMS = """() => {
  const options = [...document.querySelectorAll("#prompt .option")];
  const refs = new Set(options.flatMap((option) => option.dataset.refs.split(" ")));
  const about = (thing) => [thing, ...(thing.closest(".zone-pile")?.querySelectorAll("[data-ref]") ?? [])];
  const idle = (thing) => !about(thing).some((one) => refs.has(one.dataset.ref));
  return [...document.querySelectorAll(".lit")].filter(idle).map((thing) => thing.dataset.ref);
}"""
"""What has a bright rim although no answer is about it."""


_NOTICE_SHUT = """() => {
  window.shut = 0;
  const zoom = document.querySelector("#zoom");
  const count = () => (window.shut += zoom.classList.contains("open") ? 0 : 1);
  new MutationObserver(count).observe(zoom, {attributeFilter: ["class"]});
}"""


_POINT_SLOWLY = """() => {
  const real = window.setTimeout;
  window.setTimeout = (work, pause, ...rest) => real(work, pause === 280 ? 3000 : pause, ...rest);
}"""
"""The moment between pointing at a card and reading it lasts long enough for something to happen meanwhile."""


def hunting(page_in: PageIn, server: Server) -> Person:
    """Somebody who looks at the top five cards of the middle pile and must choose one."""
    me = Person(page_in()).set_table(server, "mad-prophet", "me", seed=8)
    me.prompt()
    assert me.pick("play")
    assert me.pick("on-pile", pile=1)
    assert [answer.pick for answer in me.look().answers] == ["select"] * 5
    return me


def test_a_rim_goes_out_with_the_question_it_was_for(page_in: PageIn, server: Server):
    me = Person(page_in()).set_table(server, "mad-prophet", "me", seed=6)
    lit: set[int] = set()
    choose = Survivor(1)
    for _ in range(16):
        sight = me.prompt()
        lit.add(me.page.locator(".lit").count())
        assert me.page.evaluate(IDLE_RIMS) == [], sight
        me.press(choose(sight))
    assert len(lit) > 3, "the rims were never seen to change"


def test_an_answer_about_a_card_inside_a_pile_shows_the_card(page_in: PageIn, server: Server):
    me = hunting(page_in, server)
    for number, answer in enumerate(me.look().answers):
        me.page.locator("#prompt .option").nth(number).hover()
        name = me.page.locator("#zoom.open .card-name")
        expect(name).to_have_text(answer.label.removeprefix("Choose ").strip("“”"))
    me.page.mouse.move(700, 10)
    expect(me.page.locator("#zoom.open")).to_have_count(0)
    me.page.keyboard.press("ArrowDown")
    expect(me.page.locator("#zoom.open .card-name")).to_have_count(1)


def test_cards_inside_a_pile_are_spread_out_and_chosen_by_a_click(page_in: PageIn, server: Server):
    me = hunting(page_in, server)
    wanted = me.look().answers[3]
    me.page.locator("#scene [data-zone='pile:1'] .stack .card.lit").click()
    spread = me.page.locator("#sheet .card.lit")
    expect(spread).to_have_count(5)
    spread.nth(3).click()
    me.until(lambda me: any(wanted.label.removeprefix("Choose ") in line for line in me.log[-3:]))
    expect(me.page.locator("#sheet")).not_to_be_visible()


def test_what_was_read_does_not_stay_open_over_the_next_question(page_in: PageIn, server: Server):
    me = Person(page_in()).set_table(server, "mad-prophet", "me", seed=11)
    sight = me.prompt()
    me.page.keyboard.press("Tab")
    me.page.locator("#hand .card.face").first.focus()
    expect(me.page.locator("#zoom.open")).to_have_count(1)
    me.press(sight.answers[0])
    me.until(lambda me: me.look().asked)
    expect(me.page.locator("#zoom.open")).to_have_count(0)


def beside_bea(page_in: PageIn, server: Server) -> tuple[Person, Program]:
    """Somebody who looks on while Bea, who plays by program, has the first turn."""
    program = server.open_table("me", "open", seed=7, options={"first": 1})
    bea = program.sit_down(1, "Bea")
    me = Person(page_in()).sit_with(program)
    me.see("#hand .card.face")
    return me, bea


def moves(bea: Program, me: Person) -> None:
    """Bea chooses, and it is shown here."""
    before = me.look()
    lines = len(me.log)
    bea.choose(1)
    me.until(lambda me: len(me.log) > lines or me.look() != before)


@pytest.mark.parametrize("way", ["hover", "focus"])
def test_a_card_that_is_read_stays_open_while_others_move(page_in: PageIn, server: Server, way: str):
    me, bea = beside_bea(page_in, server)
    card = me.page.locator("#hand .card.face").first
    name = card.locator(".card-name").inner_text()
    if way == "focus":
        me.page.keyboard.press("Tab")
        card.focus()
    else:
        card.hover()
    expect(me.page.locator("#zoom.open .card-name")).to_have_text(name)
    me.page.evaluate(_NOTICE_SHUT)
    for _ in range(2):
        moves(bea, me)
    expect(me.page.locator("#zoom.open .card-name")).to_have_text(name)
    assert me.page.evaluate("() => window.shut") == 0, "it was never shut, not even for a moment"
    if way == "hover":
        me.page.mouse.move(700, 10)
        expect(me.page.locator("#zoom.open")).to_have_count(0)


def test_a_card_that_was_just_pointed_at_is_read_although_somebody_moves_meanwhile(page_in: PageIn, server: Server):
    me, bea = beside_bea(page_in, server)
    me.page.evaluate(_POINT_SLOWLY)
    card = me.page.locator("#hand .card.face").first
    name = card.locator(".card-name").inner_text()
    card.hover()
    moves(bea, me)
    expect(me.page.locator("#zoom.open .card-name")).to_have_text(name)


def test_a_pile_that_is_looked_through_stays_open_while_others_move(page_in: PageIn, server: Server):
    me, bea = beside_bea(page_in, server)
    me.page.locator("#scene [data-zone=scenario] .stack .card").click()
    spread = me.page.locator("#sheet .card.face")
    expect(spread.first).to_be_visible()
    count = spread.count()
    moves(bea, me)
    expect(spread).to_have_count(count)
    expect(me.page.locator("#sheet")).to_be_visible()


def test_few_cards_are_spread_out_large_enough_to_read_all_of_them(page_in: PageIn, server: Server):
    me = Person(page_in()).set_table(server, "mad-prophet", "me", seed=11)
    me.page.locator("#scene [data-zone=scenario] .stack .card").click()
    texts = me.page.locator("#sheet .card-text")
    expect(texts).to_have_count(2)
    cut = texts.evaluate_all("texts => texts.filter((text) => text.scrollHeight > text.clientHeight + 1).length")
    assert cut == 0


def test_in_a_hand_of_few_cards_what_each_of_them_costs_is_read_whole(page_in: PageIn, server: Server):
    options = {"survivors": ["fireman", "hunter"]}
    table = server.open_table(
        "me", "sensible", scenario="tutorial", game="maximum-apocalypse", lang="fr", options=options
    )
    me = Person(page_in(lang="fr", size=(1366, 768))).sit_with(table)
    kinds = me.page.locator("#hand .held .card-kind")
    expect(kinds.first).to_be_visible()
    cut = "kinds => kinds.filter((kind) => kind.scrollWidth > kind.clientWidth).map((kind) => kind.textContent)"
    assert kinds.evaluate_all(cut) == []


def test_an_option_that_so_many_cannot_choose_is_barred_and_says_so(page_in: PageIn, server: Server):
    page = page_in()
    page.goto(f"{server.url}/new/maximum-apocalypse")
    option = page.locator("[name=option-solo]")
    expect(option).to_be_enabled()
    page.locator("#kind-1").select_option("none")
    expect(option).to_be_disabled()
    expect(page.locator(".barred .only")).to_have_text("Only with 2 to 6 players.")


def test_a_scenario_may_be_left_to_chance(page_in: PageIn, server: Server):
    me = Person(page_in()).visit(server).new_table().fill("any", "me", seed=5).start()
    assert me.text("#head h1") == "Mad Prophet", "of all scenarios one is for one player"


def test_the_seal_of_the_seed_is_there_before_the_first_choice_and_fits_at_the_end(page_in: PageIn, server: Server):
    me = Person(page_in()).set_table(server, "mad-prophet", "me", seed=6)
    me.page.keyboard.press("s")
    me.page.locator("#settings .sealed summary").click()
    found = re.search(r"\b[0-9a-f]{64}\b", me.text("#settings .sealed"))
    assert found is not None
    me.page.keyboard.press("Escape")
    me.program(server).play_to_the_end()
    me.page.locator("#end summary").click()
    assert found[0] in me.text("#end details")
    assert "Ilka" in me.text("#end .deeds")


def test_each_rule_of_the_book_stands_by_itself_and_the_search_says_what_it_searches(page_in: PageIn, server: Server):
    page = page_in("fr")
    page.goto(f"{server.url}/rules/godforsaken-scavengers")
    sizes = "rules => rules.slice(0, 2).map(rule => rule.getBoundingClientRect().toJSON())"
    first, second = page.locator(".book > p.rule-text").evaluate_all(sizes)
    assert second["top"] - first["bottom"] >= 8
    assert first["width"] <= 760
    assert page.locator("#q").evaluate("field => field.clientWidth") > 300
