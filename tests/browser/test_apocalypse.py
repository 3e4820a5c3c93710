"""Maximum Apocalypse in the browser: the map in the middle, survivors by name and signs, whole missions to the end."""

import re
from collections.abc import Callable
from functools import partial
from random import Random

import pytest
from playwright.sync_api import Locator, Page, expect

from holdouts.engine.library import open_words
from holdouts.games import find_game
from tests.browser.people import Answer, Person, Sight, next_asked, wait_until
from tests.browser.test_access import is_accessible
from tests.browser.watch import DESKTOP, PHONE, PageIn
from tests.server.process import Program, Server

GAME = "maximum-apocalypse"
LONGEST_MISSION = 400
ENDINGS = ("ending-escaped", "ending-all-dead", "ending-no-tokens")
_MEASURES = """() => {
  const box = (element) => element.getBoundingClientRect().toJSON();
  const root = document.scrollingElement;
  return {
    wide: Math.max(root.scrollWidth, document.body.scrollWidth),
    high: root.scrollHeight,
    ask: box(document.querySelector("#prompt .ask")),
    hand: box(document.querySelector("#hand")),
    board: box(document.querySelector("#scene .board")),
    me: box(document.querySelector("#scene .figure.me") ?? document.querySelector("#scene .board")),
  };
}"""


class Wanderer:
    """Picks by lot what goes on: no trades that may be refused for ever, and no giving up."""

    def __init__(self, seed: int) -> None:
        self._lots = Random(seed)

    def __call__(self, sight: Sight) -> Answer:
        going_on = [answer for answer in sight.answers if answer.pick not in ("concede", "trade", "swap-two")]
        return self._lots.choice(going_on or sight.answers)


def mission(server: Server, *kinds: str, scenario: str = "tutorial", **more: object) -> Program:
    return server.open_table(*kinds, scenario=scenario, game=GAME, **more)


def tile(page: Page, place: int) -> Locator:
    return page.locator(f'#scene .tile[data-ref="place:{place}"]')


def by_click_or_digit(me: Person) -> Callable[[Answer], None]:
    """Moves are made on the map, where one answer belongs to a tile; everything else with digits."""

    def do(answer: Answer) -> None:
        if answer.pick != "move":
            return me.press(answer)
        spot = tile(me.page, answer.option["place"])
        expect(spot).to_have_class(re.compile(r"\blit\b"))
        if spot.get_attribute("data-keys") != str(answer.number):
            return me.press(answer)
        state = (me.look(), me.log)
        spot.click()
        me.until(lambda me: me.look().over or (not me.look().busy and (me.look(), me.log) != state))
        return None

    return do


def answer_until(me: Person, wanted: Callable[[Sight], object], choosing: Callable[[Sight], Answer]) -> Sight:
    """Play on until something is asked."""
    for _ in range(LONGEST_MISSION):
        sight = me.prompt()
        if sight.over or wanted(sight):
            return sight
        me.press(choosing(sight))
    raise AssertionError("it was never asked")


def _moved_on(me: Person, before: tuple[str, Sight]) -> bool:
    """The same may be asked twice in a row, but not at the same moment."""
    now = me.moment()
    return now != before and not now[1].busy


def first_turn(me: Person) -> Sight:
    """Keep the hand, let anybody go first, and wait for one's own actions."""
    return answer_until(me, lambda sight: sight.rule == "MAX-ACTION-1", lambda sight: sight.answers[0])


# --- whole missions ---


def test_a_mission_is_played_to_the_end_with_two_bots_by_map_and_digits(page_in: PageIn, server: Server):
    me = Person(page_in()).sit_with(mission(server, "me", "sensible", "sensible", seed=1))
    seen: set[str] = set()

    def fits(sight: Sight) -> None:
        now = me.page.evaluate(_MEASURES)
        assert now["wide"] <= DESKTOP[0], sight
        assert now["high"] <= DESKTOP[1], sight
        seen.update(answer.pick for answer in sight.answers)

    assert me.play_on(by_click_or_digit(me), Wanderer(1), fits) > 10
    assert {"keep-hand", "move", "draw-card", "play"} <= seen
    ending = me.page.locator("#end .ending")
    words = open_words(find_game(GAME), "en", [])
    assert ending.locator("#ending-title").inner_text() in [words.say(key) for key in ENDINGS]
    expect(ending.get_by_role("link", name="Read the story")).to_be_visible()


def test_two_browsers_play_a_mission_to_the_end_each_in_their_language(page_in: PageIn, server: Server):
    program = mission(server, "me", "open", seed=1)
    host = Person(page_in()).sit_with(program)
    friend = Person(page_in("fr")).join(program.info["seats"][1]["invite"], "Bea", "fr")
    wander = Wanderer(1)
    chosen = {host: 0, friend: 0}
    for _ in range(LONGEST_MISSION):
        somebody = next_asked([host, friend])
        if somebody is None:
            break
        somebody.choose(wander(somebody.look()))
        chosen[somebody] += 1
    assert min(chosen.values()) > 5
    english, french = (open_words(find_game(GAME), lang, []) for lang in ("en", "fr"))
    ended = [key for key in ENDINGS if english.say(key) == host.text("#end h2")]
    assert [french.say(key) for key in ended] == [friend.text("#end h2")]


# --- the map answers ---


def test_a_tile_one_may_move_to_is_lit_with_its_number_and_a_click_goes_there(page_in: PageIn, server: Server):
    me = Person(page_in()).sit_with(mission(server, "me", seed=3))
    sight = first_turn(me)
    moves = [answer for answer in sight.answers if answer.pick == "move"]
    assert moves
    for answer in moves:
        spot = tile(me.page, answer.option["place"])
        expect(spot).to_have_class(re.compile(r"\blit\b"))
        assert str(answer.number) in (spot.get_attribute("data-keys") or "").split()
    lit = me.page.locator("#scene .tile.lit").evaluate_all("tiles => tiles.map((tile) => tile.dataset.ref)")
    mine = me.page.locator("#scene .tile:has(.figure.me)").get_attribute("data-ref")
    assert set(lit) - {mine} == {f"place:{answer.option['place']}" for answer in moves}
    tile(me.page, moves[0].option["place"]).click()
    me.see("#log .line", re.compile("moved to"))


def test_every_monster_in_range_is_lit_by_name_before_whoever_it_is_attached_to(page_in: PageIn, server: Server):
    options = {"survivors": ["gunslinger", "fireman", "surgeon"]}
    program = mission(server, "me", "sensible", "sensible", seed=2, options=options)
    me = Person(page_in()).sit_with(program)
    first_turn(me)
    me.pick("use")
    sight = me.prompt()
    targets = [answer for answer in sight.answers if answer.pick == "target"]
    assert len(targets) > 1
    for answer in targets:
        ref = f"foe:{answer.option['seat']}.{answer.option['foe']}"
        chip = me.page.locator(f'.chip[data-ref="{ref}"]')
        expect(chip).to_be_visible()
        expect(chip).to_have_class(re.compile(r"\blit\b"))
        assert chip.get_attribute("data-keys") == str(answer.number)
    last = targets[-1].option
    me.page.locator(f'.chip[data-ref="foe:{last["seat"]}.{last["foe"]}"]').click()
    me.see("#log .line", re.compile("Ilka dealt 2 damage to"))


def test_pointing_at_a_name_shows_the_whole_card(page_in: PageIn, server: Server):
    me = Person(page_in()).sit_with(mission(server, "me", "sensible", seed=2))
    me.prompt()
    chip = me.page.locator("#people .chips[data-zone^=role] .chip").first
    chip.hover()
    expect(me.page.locator("#zoom.open .card-name")).to_have_text(chip.locator(".chip-name").inner_text())
    expect(me.page.locator("#zoom.open .card-text")).to_contain_text("Stealth")


def test_a_deck_that_cannot_be_searched_here_says_why(page_in: PageIn, server: Server):
    me = Person(page_in()).sit_with(mission(server, "me", "sensible", seed=2))
    first_turn(me)
    decks = {number: me.page.locator(f'#scene .zone[data-zone="colour:{number}"] .card') for number in range(3)}
    open_here = {answer.option["colour"] for answer in me.look().answers if answer.pick == "search"}
    shut = next(number for number in decks if number not in open_here)
    decks[shut].hover()
    expect(me.page.locator("#zoom.open .why")).to_have_text(
        re.compile("This tile has no (red|green|blue) search symbol")
    )


def test_the_map_is_laid_by_clicks_on_free_places(page_in: PageIn, server: Server):
    me = Person(page_in()).sit_with(mission(server, "me", seed=4, options={"map": "laid"}))
    me.until(lambda me: me.page.locator("#scene .tile.free.lit").count())
    tiles = me.page.locator("#scene .tile:not(.free)")
    before = tiles.count()
    me.page.locator("#scene .tile.free.lit").first.click()
    expect(tiles).to_have_count(before + 1)


# --- six survivors, small screens, everybody ---


def test_six_survivors_and_the_biggest_map_fit_one_screen(page_in: PageIn, server: Server):
    kinds = ("me", *["sensible"] * 5)
    me = Person(page_in(size=DESKTOP)).sit_with(mission(server, *kinds, scenario="burn-the-machines", seed=3))
    first_turn(me)
    assert me.page.locator("#people .person").count() == 5
    assert me.page.locator("#scene .tile").count() == 30
    now = me.page.evaluate(_MEASURES)
    assert now["wide"] <= DESKTOP[0]
    assert now["high"] <= DESKTOP[1]
    for part in ("#people", "#scene"):
        shown = me.page.locator(part).evaluate("part => part.scrollHeight <= part.clientHeight + 1")
        assert shown, f"{part} has to be scrolled"
    smallest = me.page.locator("#scene .tile").evaluate_all("all => Math.min(...all.map((tile) => tile.offsetWidth))")
    assert smallest >= 80


def test_on_a_phone_the_page_stands_still_and_the_map_scrolls_to_where_one_stands(page_in: PageIn, server: Server):
    page = page_in(size=PHONE)
    kinds = ("me", "sensible", "sensible")
    me = Person(page).sit_with(mission(server, *kinds, scenario="defend-the-base", seed=2))
    wander = Wanderer(3)
    for _ in range(25):
        sight = me.prompt()
        if sight.over:
            break
        now = page.evaluate(_MEASURES)
        assert now["wide"] <= PHONE[0], sight
        assert now["high"] <= PHONE[1], sight
        assert 0 <= now["ask"]["top"] < now["ask"]["bottom"] <= PHONE[1], sight
        assert now["hand"]["bottom"] <= PHONE[1], sight
        assert now["board"]["height"] >= 100, sight
        wait_until(page, partial(_sees_itself, page))
        before = me.moment()
        me.tap(wander(sight))
        wait_until(page, partial(_moved_on, me, before))


def _sees_itself(page: Page) -> bool:
    """Whether one is in sight: what is foretold takes room from the map, which scrolls before that is painted."""
    now = page.evaluate(_MEASURES)
    board, me = now["board"], now["me"]
    across = board["left"] - 1 <= me["left"] < me["right"] <= board["right"] + 1
    return bool(across and board["top"] - 1 <= me["top"] < me["bottom"] <= board["bottom"] + 1)


@pytest.mark.parametrize("size", [DESKTOP, PHONE])
def test_axe_finds_nothing_at_this_table(page_in: PageIn, server: Server, size: tuple[int, int]):
    page = page_in(size=size)
    options = {"survivors": ["gunslinger", "veteran", "surgeon"]}
    me = Person(page).sit_with(mission(server, "me", "sensible", "sensible", seed=2, options=options))
    me.prompt()
    is_accessible(page, "opening hand")
    first_turn(me)
    is_accessible(page, "one's own turn")
    me.pick("use")
    me.prompt()
    is_accessible(page, "a monster is aimed at")


def test_the_table_speaks_french(page_in: PageIn, server: Server):
    me = Person(page_in("fr")).visit(server)
    me.page.goto(f"{server.url}/new/{GAME}")
    me.page.wait_for_selector("#new")
    me.fill("tutorial", "me", "sensible", seed=2).start()
    first_turn(me)
    expect(me.page.locator("html")).to_have_attribute("lang", "fr")
    expect(me.page.locator("#prompt .ask")).to_have_text("Il vous reste 4 actions.")
    expect(me.page.locator("#scene")).to_contain_text("Deck Monstre")
    expect(me.page.locator("#head h1")).to_have_text("0. Premiers pas")


# --- nothing to hide ---


def test_two_survivors_of_one_person_need_no_curtain(page_in: PageIn, server: Server):
    me = Person(page_in()).sit_with(mission(server, "me", "device", seed=2))
    wander = Wanderer(2)
    seats: set[str] = set()
    for _ in range(30):
        sight = me.prompt()
        if sight.over or len(seats) == 2:
            break
        assert not sight.curtain
        assert me.page.locator("[data-do=lift]").count() == 0
        seats.add(me.page.locator("#prompt .asked").get_attribute("data-seat") or "")
        me.press(wander(sight))
    assert seats == {"0", "1"}
