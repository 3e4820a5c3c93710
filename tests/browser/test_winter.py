"""Dead of Winter in the browser: a cover that is held, a vote and a crossroads for everybody, a whole game by keys."""

import re
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from holdouts.engine.record import Kind
from holdouts.games.dead_of_winter.picks import CallVote, Search, Stop
from holdouts.games.dead_of_winter.positions import WinterPosition, colony
from holdouts.server import seats as chairs
from holdouts.server.archive import Archive
from holdouts.server.seats import COOKIE
from holdouts.server.store import Store
from tests.browser import stages
from tests.browser.people import Answer, Person, Sight, wait_for, wait_until
from tests.browser.test_access import is_accessible
from tests.browser.test_pressing import get_ready, glide
from tests.browser.test_solo import keys
from tests.browser.watch import DESKTOP, PHONE, PageIn
from tests.server.process import Server

GAME = "dead-of-winter"
FRIEND = "whoever-sits-beside-the-stages-has-this-secret"


PEOPLE: tuple[Kind, ...] = ("person", "person", "sensible")


def _watchtower() -> WinterPosition:
    """A card that all vote on, and that then asks everybody in turn for a card."""
    table = colony(3).group(0, "haddad").next_crossroads("watchtower")
    return table.hand(1, "tinned-soup", "antiseptic").beginning(0)


def _diary() -> WinterPosition:
    """A card with a long story, that all vote on."""
    table = colony(3).group(0, "haddad@school").deck("school", "tinned-soup", "antiseptic").crossroads("pupils-diary")
    return table.dice(0, 6).turn(0)


WITH_HADDAD: Any = "haddad"


@pytest.fixture(scope="module")
def staged(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server with the stages of the winter, at which nobody moves."""
    data = tmp_path_factory.mktemp("winter") / "holdouts.db"
    stages.set_stages(data, "winter")
    with Server(data, pace=stages.NEVER, trying=GAME) as running:
        yield running


@pytest.fixture(scope="module")
def shared(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server with tables of mine, of a friend in the second seat, and of a bot."""
    data = tmp_path_factory.mktemp("shared") / "holdouts.db"
    store = Store.in_file(data)
    store.migrate()
    archive = Archive(store)
    vote = stages.Stage(lambda: colony(3).turn(0), PEOPLE, choices=(CallVote(2),))
    turn = stages.Stage(lambda: colony(3).group(0, "haddad", "brandt").dice(0, 2, 4, 6).arrange(food=5).turn(0), PEOPLE)
    tower = stages.Stage(_watchtower, PEOPLE)
    diary = stages.Stage(_diary, PEOPLE, choices=(Search(WITH_HADDAD), Stop()))
    tables = {"vote": vote, "thumbs": vote, "tower": tower, "diary": diary, "turn": turn, "interrupted": turn}
    for name, stage in tables.items():
        stages.bring(archive, name, stage, "en")
        store.change_seat(name, 1, version=0, notes="[]", token_hash=chairs.hashed(FRIEND))
    store.close()
    with Server(data, trying=GAME) as running:
        yield running


def at_stage(page: Page, server: Server, name: str, token: str = stages.TOKEN, still: bool = True) -> Person:
    person = Person(page, still)
    page.context.add_cookies([{"name": COOKIE, "value": token, "url": server.url}])
    page.goto(f"{server.url}/t/{name}")
    page.wait_for_selector("#prompt .asked", state="attached")
    return person


# --- many answers ---


def test_where_not_all_answers_fit_what_one_does_is_open_and_what_comes_last_is_shut(page_in: PageIn, shared: Server):
    page = at_stage(page_in("en", DESKTOP), shared, "turn").page
    groups = page.locator("#prompt .kind-of-answer")
    expect(groups.first).to_have_js_property("open", value=True)
    expect(groups.last).to_have_js_property("open", value=False)


def test_where_a_group_is_small_everybody_says_all_they_can_do(page_in: PageIn, shared: Server):
    page = at_stage(page_in("en", DESKTOP), shared, "turn").page
    texts = page.locator(".strips .card .card-text")
    expect(texts).to_have_count(2)
    cut = texts.evaluate_all("(all) => all.filter((one) => one.scrollHeight > one.clientHeight + 1).length")
    assert cut == 0


def test_a_key_means_the_same_answer_in_a_turn_though_others_were_asked_in_between(page_in: PageIn, shared: Server):
    mine = at_stage(page_in("en", DESKTOP), shared, "interrupted")
    friend = at_stage(page_in("en", DESKTOP), shared, "interrupted", FRIEND)
    sight = mine.prompt()
    mine.press(next(answer for answer in sight.answers if answer.pick == "move"))
    mine.until(lambda me: me.prompt().ask == sight.ask)
    before = keys(mine)
    mine.page.locator("#prompt .option", has_text="Call a vote to exile Bartholomew").evaluate("it => it.click()")
    mine.page.locator(".moment [data-answer]", has_text="Thumb down").click()
    expect(mine.page.locator(".moment [role=status]")).to_be_visible()
    friend.page.locator(".moment [data-answer]", has_text="Thumb down").click()
    mine.until(lambda me: me.prompt().ask == sight.ask)
    after = keys(mine)
    stayed = before.keys() & after.keys()
    assert len(stayed) > 10
    assert {label: before[label] for label in stayed} == {label: after[label] for label in stayed}


# --- the cover ---


def covered(page: Page) -> Locator:
    return page.locator('#hand [data-hold="secret:0"]')


def held(page: Page) -> str:
    """What is to be read while the cover is held."""
    text = page.locator("#under .card-text")
    expect(text).not_to_be_empty()
    return text.text_content() or ""


def is_nowhere(page: Page, said: str) -> None:
    """Nothing of the aim is left in the page, for eyes or for ears."""
    expect(page.locator("#under")).to_be_hidden()
    expect(page.locator("#under")).to_be_empty()
    assert said
    assert said not in page.evaluate("() => document.documentElement.textContent")


def test_the_secret_objective_is_in_the_page_only_while_its_cover_is_held(page_in: PageIn, staged: Server):
    page = at_stage(page_in("en", DESKTOP), staged, "winter-en").page
    covered(page).hover()
    page.mouse.down()
    said = held(page)
    expect(page.locator("#under .mark").first).to_be_visible()
    page.mouse.up()
    is_nowhere(page, said)
    page.reload()
    expect(covered(page)).to_be_visible()
    is_nowhere(page, said)
    page.keyboard.press("h")
    expect(page.locator("#prompt .ask")).to_have_text(re.compile("As it was"))
    is_nowhere(page, said)


@pytest.mark.parametrize("key", ["Space", "Enter"])
def test_by_keyboard_a_key_holds_the_cover(page_in: PageIn, staged: Server, key: str):
    page = at_stage(page_in("en", DESKTOP), staged, "winter-en").page
    covered(page).focus()
    page.keyboard.down(key)
    said = held(page)
    page.keyboard.up(key)
    is_nowhere(page, said)
    expect(covered(page)).to_be_focused()


_FEEL = "() => addEventListener('pointerdown', ({ target }) => { window.met = target.closest('[data-hold]') !== null })"


def test_a_thumb_holds_the_cover(page_in: PageIn, staged: Server):
    page = at_stage(page_in("fr", PHONE), staged, "winter-fr").page
    touch = page.context.new_cdp_session(page)
    page.evaluate(_FEEL)

    def meets_it() -> bool:
        """What is foretold may come between a look and a touch, and push the cover away from under the thumb."""
        box = covered(page).bounding_box()
        assert box is not None
        spot = {"x": box["x"] + box["width"] / 2, "y": box["y"] + box["height"] / 2}
        touch.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [spot]})
        if page.evaluate("() => window.met"):
            return True
        touch.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
        page.keyboard.press("Escape")  # whatever it met instead
        return False

    wait_until(page, meets_it)
    said = held(page)
    touch.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    is_nowhere(page, said)


def test_the_cover_is_held_while_things_get_ready_to_glide(page_in: PageIn, staged: Server):
    page = at_stage(page_in("en", DESKTOP), staged, "winter-en").page
    covered(page).hover()
    get_ready(page)
    page.mouse.down()
    said = held(page)
    glide(page)
    page.mouse.up()
    is_nowhere(page, said)


def test_whoever_has_the_page_read_out_presses_once_to_look_and_once_to_cover(page_in: PageIn, staged: Server):
    page = at_stage(page_in("en", DESKTOP), staged, "winter-en").page
    covered(page).evaluate("cover => cover.click()")
    said = held(page)
    covered(page).evaluate("cover => cover.click()")
    is_nowhere(page, said)


def test_a_page_that_is_left_covers_what_was_held(page_in: PageIn, staged: Server):
    page = at_stage(page_in("en", DESKTOP), staged, "winter-en").page
    covered(page).hover()
    page.mouse.down()
    said = held(page)
    page.evaluate("() => dispatchEvent(new Event('blur'))")
    is_nowhere(page, said)
    page.mouse.up()


# --- things one presses ---


def test_a_die_is_pressed_to_do_something_with_it(page_in: PageIn, staged: Server):
    page = at_stage(page_in("en", DESKTOP), staged, "winter-en").page
    die = page.locator('#hand .die[data-ref="die:5"]')
    expect(die).to_have_class(re.compile(r"\blit\b"))
    page.locator('#hand .die[data-ref="die:1"]').click()
    expect(page.locator("#menu .option").first).to_contain_text("Spend food")


def test_a_die_that_is_pressed_while_things_get_ready_to_glide_offers_what_it_does(page_in: PageIn, staged: Server):
    """The browser's own click, on the page as a whole, would shut the menu again."""
    page = at_stage(page_in("en", DESKTOP), staged, "winter-en").page
    page.locator('#hand .die[data-ref="die:1"]').hover()
    get_ready(page)
    page.mouse.down()
    page.mouse.up()
    expect(page.locator("#menu .option").first).to_contain_text("Spend food")
    glide(page)
    expect(page.locator("#menu")).to_be_visible()


def test_a_survivor_on_the_map_is_pressed_to_act(page_in: PageIn, staged: Server):
    page = at_stage(page_in("en", DESKTOP), staged, "winter-en").page
    page.locator("#scene .figure.me").first.click()
    expect(page.locator("#menu .option").first).to_be_visible()
    texts = page.locator("#menu .option").all_inner_texts()
    assert any("Move" in text for text in texts)


# --- a vote ---


def test_a_vote_is_before_everybodys_eyes_and_is_shown_at_once(page_in: PageIn, shared: Server):
    mine = at_stage(page_in("en", DESKTOP), shared, "vote")
    friend = at_stage(page_in("en", PHONE), shared, "vote", FRIEND)
    for person in (mine, friend):
        expect(person.page.locator(".moment .moment-ask")).to_have_text("Shall Bartholomew be exiled?")
        expect(person.page.locator(".moment .voters li")).to_have_count(3)
    mine.page.locator(".moment [data-answer]", has_text="Thumb up").click()
    expect(mine.page.locator(".moment [role=status]")).to_be_visible()
    expect(friend.page.locator(".moment .voters li")).to_have_count(3)
    assert "thumb" not in " ".join(friend.log)
    friend.page.locator("#prompt .option", has_text="Thumb up").click()
    for person in (mine, friend):
        expect(person.page.locator(".moment")).to_have_count(0)
        expect(person.page.locator("#log")).to_contain_text("Bartholomew is exiled.")


_SEE_THUMBS = """() => {
  window.thumbs = [];
  const words = (one) => [one.className, one.textContent].join(" ");
  new MutationObserver(() => {
    const shown = document.querySelector("#stage .thumbs");
    if (!shown || window.thumbs.length) return;
    const count = [...shown.querySelectorAll(".counting i")].map((one) => one.textContent).join(" ");
    window.thumbs = [count, ...[...shown.querySelectorAll(".raised > span")].map(words)];
  }).observe(document.querySelector("#stage"), { childList: true });
}"""
"""What is counted, and whose thumbs are raised then, is over before a busy machine has looked."""


def test_after_a_count_all_thumbs_are_raised_at_once_before_everybodys_eyes(page_in: PageIn, shared: Server):
    mine = at_stage(page_in("en", DESKTOP), shared, "thumbs", still=False)
    friend = at_stage(page_in("fr", PHONE), shared, "thumbs", FRIEND, still=False)
    for person in (mine, friend):
        person.page.evaluate(_SEE_THUMBS)
    mine.page.locator(".moment [data-answer]", has_text="Thumb up").click()
    expect(mine.page.locator(".moment [role=status]")).to_be_visible()
    assert mine.page.evaluate("() => window.thumbs") == []
    friend.page.locator("#prompt .option", has_text="Thumb down").click()
    for person in (mine, friend):
        count, *raised = wait_for(person.page, "() => window.thumbs.length ? window.thumbs : null")
        assert count == "3 2 1"
        assert raised[:2] == ["up Maximiliane", "down Anne-Sophie"]


def test_what_everybody_looks_at_can_be_put_aside(page_in: PageIn, staged: Server):
    page = at_stage(page_in("en", DESKTOP), staged, "winter-vote-en").page
    aside = page.locator("[data-aside]")
    aside.click()
    expect(page.locator(".moment-ask")).to_be_hidden()
    expect(aside).to_have_attribute("aria-pressed", "true")
    page.locator('#scene .tile[data-ref="place:6"]').hover()
    expect(page.locator("#zoom .tile-name")).to_contain_text("Gas")
    aside.click()
    expect(page.locator(".moment-ask")).to_be_visible()


def test_a_place_tells_what_its_deck_still_holds(page_in: PageIn, staged: Server):
    page = at_stage(page_in("en", DESKTOP), staged, "winter-vote-en").page
    page.locator("[data-aside]").click()
    page.locator('#scene .tile[data-ref="place:6"]').hover()
    expect(page.locator("#foresight:not([hidden])")).to_contain_text("× Jerrycan")
    page.locator('#scene .tile[data-ref="place:0"]').hover()
    expect(page.locator("#zoom .tile-name")).to_contain_text("Colony")
    expect(page.locator("#foresight:not([hidden])")).to_have_count(0)


# --- a crossroads ---

_IN_SIGHT = """() => {
  const moment = document.querySelector(".moment").getBoundingClientRect();
  const ways = [...document.querySelectorAll(".moment .ways .note")].map((way) => way.getBoundingClientRect());
  return ways.length === 2 && ways.every(({ top, bottom, height }) =>
    height > 0 && top >= moment.top && bottom <= Math.min(moment.bottom, innerHeight));
}"""


@pytest.mark.parametrize("size", [DESKTOP, (1024, 768), (820, 1180), PHONE])
def test_what_each_thumb_is_for_is_in_sight_however_long_the_story(
    page_in: PageIn, shared: Server, size: tuple[int, int]
):
    page = at_stage(page_in("en", size), shared, "diary").page
    expect(page.locator(".moment .ways .note").first).to_contain_text("Thumb up, “Everybody to the wall”: place 3")
    assert page.evaluate(_IN_SIGHT)


def test_somebody_who_is_not_active_decides_at_a_crossroads(page_in: PageIn, shared: Server):
    mine = at_stage(page_in("en", DESKTOP), shared, "tower")
    friend = at_stage(page_in("en", DESKTOP), shared, "tower", FRIEND)
    for person in (mine, friend):
        expect(person.page.locator(".moment .story")).not_to_be_empty()
        person.page.locator(".moment [data-answer]", has_text="Thumb up").click()
    expect(friend.page.locator("#prompt .ask")).to_contain_text("Which card")
    expect(friend.page.locator(".moment .story")).to_be_visible()
    expect(mine.page.locator("#prompt .option")).to_have_count(0)
    friend.page.locator("#prompt .option", has_text="Antiseptic").click()
    for person in (mine, friend):
        expect(person.page.locator("#log")).to_contain_text("Antiseptic")
    expect(mine.page.locator("#prompt .ask")).to_have_text("Where does the barricade stand?")
    mine.page.locator("[data-aside]").click()
    mine.page.locator('#scene .track.lit[data-ref="entrance:0.2"]').click()
    expect(mine.page.locator("#prompt .picked")).to_have_text(re.compile("Entrance 3"))


# --- a whole game ---


class Hasty:
    """Ends turns early, so that a winter is short; otherwise picks by lot."""

    def __init__(self, seed: int) -> None:
        self._lots = Random(seed)

    def __call__(self, sight: Sight) -> Answer:
        ending = sight.picking("end-turn")
        return ending if ending and self._lots.random() < 0.6 else self._lots.choice(sight.answers)


def test_a_whole_game_by_keyboard_beside_bots(page_in: PageIn, tmp_path: Path):
    with Server(tmp_path / "holdouts.db", trying=GAME) as server:
        program = server.open_table("me", "sensible", "sensible", scenario="until-the-thaw", game=GAME, seed=3)
        me = Person(page_in("en", DESKTOP)).sit_with(program)
        me.play_on(me.press, Hasty(3))
        expect(me.page.locator(".fates li:has(.revealed)")).to_have_count(3)
        expect(me.page.locator(".ending .need").first).to_be_visible()
        is_accessible(me.page, "the end of a winter")


@pytest.mark.parametrize("stage", ["winter", "winter-vote", "winter-crossroads"])
def test_the_table_is_accessible(page_in: PageIn, staged: Server, stage: str):
    is_accessible(at_stage(page_in("en", DESKTOP), staged, f"{stage}-en").page, stage)
