"""One person alone, or with bots, and only the keyboard."""

from functools import partial
from typing import Any

from playwright.sync_api import Route, expect

from tests.browser.people import Person, Sight, Survivor, tab_to, wait_for
from tests.browser.watch import DESKTOP, PageIn
from tests.server.process import GAME, Program, Server

_FOCUS = """() => [document.activeElement.closest("[data-part], dialog")?.id ?? "",
    document.querySelector("#end .ending") !== null]"""


def by_keyboard(me: Person, server: Server, scenario: str, *kinds: str, seed: int) -> Person:
    """From the home page to a set table without a pointer."""
    page = me.visit(server).page
    tab_to(page, f'a[href="/new/{GAME}"]')
    page.keyboard.press("Enter")
    page.wait_for_selector("#new")
    tab_to(page, "[name=scenario]")
    for _ in range(10):
        if page.locator("[name=scenario]:checked").get_attribute("value") == scenario:
            break
        page.keyboard.press("ArrowDown")
    for seat, kind in enumerate(kinds):
        tab_to(page, f"#kind-{seat}")
        page.keyboard.press("Home")
        for _ in range(10):
            if page.locator(f"#kind-{seat}").input_value() == kind:
                break
            page.keyboard.press("ArrowDown")
        assert page.locator(f"#kind-{seat}").input_value() == kind
    tab_to(page, "[name=seed]")
    page.keyboard.type(str(seed))
    tab_to(page, "#new button[type=submit]")
    page.keyboard.press("Enter")
    return me.arrive()


def focus_stays(table: Person, sight: Sight) -> None:
    """Where the answers are, or at the end: a bot may have ended the game since somebody looked."""
    part, over = table.page.evaluate(_FOCUS)
    assert part == ("end" if over else "prompt"), sight


def test_a_whole_solo_game_is_played_with_arrows_and_enter(page_in: PageIn, server: Server):
    table = by_keyboard(Person(page_in()), server, "mad-prophet", seed=6)
    table.prompt()
    table.page.keyboard.press("ArrowDown")
    chosen = table.play_on(table.walk, Survivor(1), partial(focus_stays, table))
    assert chosen > 20
    refused = table.refusals()
    assert refused == ["refused-stale"] * len(refused), "a lull may end just then: that is nobody's fault"
    assert len(refused) < chosen / 10

    assert not table.page.locator("[data-do=undo]").is_visible(), "there is nothing to take back any more"
    ending = table.page.locator("#end .ending")
    expect(ending.locator("#ending-title")).not_to_be_empty()
    expect(ending.locator(".numbers")).to_contain_text("Choices")
    assert int(ending.locator("dd").first.inner_text()) >= chosen
    tab_to(table.page, "#end a[href$='/story']")
    tab_to(table.page, "#end summary")
    table.page.keyboard.press("Enter")
    expect(ending.get_by_text("The seed was 6.")).to_be_visible()
    table.page.locator("#end a[href$='/story']").focus()
    table.page.keyboard.press("Enter")
    table.page.wait_for_url("**/story")
    expect(table.page.locator("body")).to_contain_text("Ilka began a turn.")


def fits(table: Person, sight: Sight) -> None:
    """The page need not be scrolled: the question and the hand are on it."""
    high, wide, question, hand = table.page.evaluate("""() => {
        const root = document.scrollingElement;
        const bottom = (selector) => document.querySelector(selector).getBoundingClientRect().bottom;
        return [root.scrollHeight, root.scrollWidth, bottom("#prompt .ask"), bottom("#hand")];
    }""")
    assert high <= DESKTOP[1], sight
    assert wide <= DESKTOP[0], sight
    assert question <= DESKTOP[1], sight
    assert hand <= DESKTOP[1], sight


def test_a_whole_game_of_four_seats_is_played_with_digits_and_never_needs_the_page_to_scroll(
    page_in: PageIn, server: Server
):
    me, bots = Person(page_in(size=DESKTOP)), ["sensible"] * 3
    table = by_keyboard(me, server, "daring-retreat", "me", *bots, seed=5)
    table.prompt()
    table.page.keyboard.press("ArrowDown")

    def look(sight: Sight) -> None:
        focus_stays(table, sight)
        fits(table, sight)

    assert table.play_on(table.press, Survivor(1), look) > 10
    expect(table.page.locator("#end").get_by_role("link", name="Read the story")).to_be_visible()


def test_what_is_pressed_before_the_script_has_come_is_not_lost(page_in: PageIn, server: Server):
    me = Person(page_in()).set_table(server, "mad-prophet", "me", seed=11)
    before, log = me.prompt(), me.log
    held: list[Route] = []
    me.page.route("**/static/*/table.js", lambda route: held.append(route))
    me.page.reload(wait_until="commit")
    me.see("#prompt .option")
    me.until(lambda _: held)
    me.page.keyboard.press("1")
    held[0].continue_()
    me.until(lambda me: not me.look().busy and me.log != log)
    assert me.prompt() != before


def test_the_key_u_takes_a_choice_back(page_in: PageIn, server: Server):
    table = Person(page_in()).set_table(server, "mad-prophet", "me", seed=11)
    for _ in range(2):
        table.press(table.prompt().answers[0])
    before, log = table.prompt(), table.log
    table.press(before.answers[0])
    assert table.prompt() != before or table.log != log
    table.page.keyboard.press("u")
    expect(table.page.locator("#log .line").last).to_contain_text("took back")
    assert table.prompt() == before
    assert table.log[:-1] == log


def test_the_question_mark_opens_the_help_and_escape_gives_the_focus_back(page_in: PageIn, server: Server):
    table = Person(page_in()).set_table(server, "mad-prophet", "me", seed=11)
    before = table.prompt()
    table.page.keyboard.press("ArrowDown")
    table.page.keyboard.press("?")
    expect(table.page.get_by_role("dialog", name="Help")).to_be_visible()
    table.page.keyboard.press("1")
    table.page.keyboard.press("Escape")
    expect(table.page.get_by_role("dialog")).to_have_count(0)
    wait_for(table.page, "() => document.activeElement.closest('#prompt') !== null")
    assert table.prompt() == before, "a digit chose something under the help"


def test_the_rules_open_by_key_and_close_by_escape(page_in: PageIn, server: Server):
    table = Person(page_in()).set_table(server, "mad-prophet", "me", seed=11)
    table.prompt()
    table.page.keyboard.press("r")
    table.page.keyboard.type("GOD-FEED-4")
    drawer = table.page.get_by_role("dialog", name="Rules")
    expect(drawer.locator(".rule-text")).to_have_count(1)
    expect(drawer).to_contain_text("GOD-FEED-4")
    table.page.keyboard.press("Escape")
    expect(table.page.get_by_role("dialog")).to_have_count(0)


def at_a_question_of_many(page_in: PageIn, server: Server) -> tuple[Person, Program]:
    """Before more answers than ten, on a page where a first digit waits as long as one likes."""
    program = server.open_table("me", "sensible", game="dead-of-winter", scenario="until-the-thaw", seed=2)
    program.choose()
    me = Person(page_in()).sit_with(program).arrive()
    assert len(me.prompt().answers) > 20
    me.hold_digits()
    return me, program


def too_late(page_in: PageIn, server: Server) -> tuple[Person, Sight]:
    """The digit 1 was typed for a question that has gone meanwhile; what is asked now."""
    me, program = at_a_question_of_many(page_in, server)
    gone = me.prompt()
    me.page.keyboard.press("1")
    program.choose()
    me.until(lambda me: me.prompt().ask != gone.ask)
    return me, me.prompt()


def numbered(sight: Sight, number: int) -> dict[str, Any]:
    return next(answer.option for answer in sight.answers if answer.number == number)


def test_a_digit_typed_for_a_question_that_has_gone_answers_no_other(page_in: PageIn, server: Server):
    me, now = too_late(page_in, server)
    assert len(now.answers) < 10
    me.let_digits_go()
    assert [told for told in me.sent if told["do"].startswith("choose")] == []
    assert me.prompt() == now
    me.page.keyboard.press("2")
    me.until(lambda me: any(told["do"] == "choose" for told in me.sent))
    assert [told["option"] for told in me.sent if told["do"] == "choose"] == [numbered(now, 2)]


def test_two_digits_meant_for_two_questions_are_no_number(page_in: PageIn, server: Server):
    me, now = too_late(page_in, server)
    me.page.keyboard.press("2")
    me.until(lambda me: any(told["do"] == "choose" for told in me.sent))
    assert [told["option"] for told in me.sent if told["do"] == "choose"] == [numbered(now, 2)]


def keys(me: Person) -> dict[str, int]:
    """What is typed for each answer, by what it says."""
    read = (
        "all => all.map((one) => [one.querySelector('span').textContent, Number(one.querySelector('kbd').textContent)])"
    )
    return dict(me.page.locator("#prompt .option").evaluate_all(read))


def test_a_key_means_the_same_answer_as_long_as_the_same_is_asked_in_a_turn(page_in: PageIn, server: Server):
    program = server.open_table("me", "sensible", game="dead-of-winter", scenario="until-the-thaw", seed=2)
    program.choose()
    me = Person(page_in()).sit_with(program).arrive()
    sight, before = me.prompt(), keys(me)
    assert len(before) > 20
    given = next(answer for answer in sight.answers if answer.option["pick"] == "contribute")
    me.press(given)
    me.until(lambda me: me.prompt().ask == sight.ask)
    after = keys(me)
    stayed = before.keys() & after.keys()
    assert len(stayed) > 10
    assert "End your turn" in stayed
    assert given.label not in stayed
    assert {label: before[label] for label in stayed} == {label: after[label] for label in stayed}
    me.page.keyboard.type(str(before[given.label]), delay=50)
    me.was_told("No answer has that number.")
    assert keys(me) == after


def test_a_number_that_no_answer_has_is_said_to_be_none(page_in: PageIn, server: Server):
    me, _ = at_a_question_of_many(page_in, server)
    before = me.prompt()
    me.page.keyboard.press("0")
    me.was_told("No answer has that number.")
    me.let_digits_go()
    assert [told for told in me.sent if told["do"].startswith("choose")] == []
    me.page.keyboard.press("3")
    me.let_digits_go()
    me.until(lambda me: me.prompt() != before)
    assert [told["option"] for told in me.sent if told["do"] == "choose"] == [numbered(before, 3)]
