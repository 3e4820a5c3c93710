"""This War of Mine in the browser: three people play three days together, and one plays a campaign to its end."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from holdouts.engine.record import Kind
from holdouts.games.this_war_of_mine.positions import SiegePosition, shelter
from holdouts.server import seats as chairs
from holdouts.server.archive import Archive
from holdouts.server.seats import COOKIE
from holdouts.server.store import Store
from tests.browser import stages
from tests.browser.people import Answer, Person, Sight, next_asked
from tests.browser.test_access import is_accessible
from tests.browser.watch import DESKTOP, PHONE, PageIn
from tests.server.process import Server

GAME = "this-war-of-mine"
FRIENDS = ("whoever-sits-second-has-this-secret", "whoever-sits-third-has-this-secret")
THREE: tuple[Kind, ...] = ("person", "person", "person")
LAST_DAY = 4
MOST = 250
"""More questions than these three days never have."""

AT_ONCE = (
    *("confirm", "carry-out", "drink-water", "eat", "stand-guard", "let-stand", "count-miss", "go-on", "go-home"),
    *("fight-on", "no"),
)
UNWISE = (
    *(
        "concede",
        "leave-unguarded",
        "eat-pet",
        "flee",
        "put-aside",
        "break",
        "pay-objective",
        "place-medicine",
        "drink",
    ),
    *("use-ability", "play-narrative", "go-scavenging", "build", "unpack", "put-down", "assign-anew", "roll-again"),
    "trust-fate",
)


def stay_at_home(sight: Sight) -> Answer:
    """Eats, drinks and stands guard, and takes what comes."""
    wise = sight.picking(*AT_ONCE)
    return wise or next((answer for answer in sight.answers if answer.pick not in UNWISE), sight.answers[0])


def _well_stocked() -> SiegePosition:
    """A household that lacks nothing for a few days, on its first morning."""
    table = shelter(3).people("anton", "cveta", "boris", "zlata")
    table.storage(canned_food=3, raw_food=6, vegetable=6, water=6, wood=9, components=9, bandages=2, hatchet=2, knife=2)
    table.fitting("simple-heater", "m3").barricaded("t1", "t6", "m7", "g1")
    return table.phase("morning")


@pytest.fixture
def house(tmp_path: Path) -> Iterator[Server]:
    """A server with one table, at which three people sit."""
    store = Store.in_file(tmp_path / "holdouts.db")
    store.migrate()
    stages.bring(Archive(store), "house", stages.Stage(_well_stocked, THREE), "en")
    for seat, secret in enumerate(FRIENDS, start=1):
        store.change_seat("house", seat, version=0, notes="[]", token_hash=chairs.hashed(secret))
    store.close()
    with Server(tmp_path / "holdouts.db", trying=GAME) as running:
        yield running


def sit(page: Page, server: Server, token: str) -> Person:
    person = Person(page)
    page.context.add_cookies([{"name": COOKIE, "value": token, "url": server.url}])
    page.goto(f"{server.url}/t/house")
    expect(page.locator("#prompt .asked")).to_be_visible()
    return person


def day(person: Person) -> int:
    found = re.search(r"Day (\d+)", person.page.locator("#head").inner_text())
    return int(found[1]) if found else 0


def test_three_people_play_three_days_together(page_in: PageIn, house: Server):
    sizes = (DESKTOP, DESKTOP, PHONE)
    secrets = (stages.TOKEN, *FRIENDS)
    people = [sit(page_in("en", size), house, secret) for size, secret in zip(sizes, secrets, strict=True)]
    leaders = set()
    for _ in range(MOST):
        leader = next_asked(people)
        assert leader is not None, "nobody lives to see the fourth day"
        if day(leader) >= LAST_DAY:
            break
        sight = leader.look()
        if sight.asked:
            leaders.add(people.index(leader))
            leader.choose(stay_at_home(sight))
    for person in people:
        expect(person.page.locator("#head")).to_contain_text(f"Day {LAST_DAY}")
        assert person.refusals() == []
    assert leaders == {0, 1, 2}, "the Journal goes round"
    waiting = next(person for person in people if not person.look().asked)
    expect(waiting.page.locator("#prompt .ask")).to_contain_text("decides")


def test_one_plays_a_campaign_to_its_end_and_keeps_its_tale(page_in: PageIn, tmp_path: Path):
    with Server(tmp_path / "holdouts.db", trying=GAME) as server:
        program = server.open_table("me", scenario="endless-night", game=GAME, seed=36)
        me = Person(page_in("en", DESKTOP)).sit_with(program)
        me.play_on(me.press, stay_at_home)
        expect(me.page.locator(".fates li").first).to_contain_text(re.compile("lived|fell"))
        assert me.page.locator(".fates li").count() >= 3, "the people of the house, not those who guide them"
        expect(me.page.locator(".last-pages .leaf").first).to_be_visible()
        is_accessible(me.page, "the end of a siege")
        me.page.get_by_role("link", name="Read the tale").click()
        expect(me.page.locator("article").first).to_be_visible()
        expect(me.page.locator("footer h2")).to_be_visible()
        is_accessible(me.page, "the tale of a siege")


# --- many answers ---


def test_ending_a_step_is_not_the_bright_answer_before_anybody_has_work(page_in: PageIn, house: Server):
    leader = sit(page_in("en", DESKTOP), house, FRIENDS[0])
    resting = leader.page.locator(".answers.closing .option")
    expect(resting).to_contain_text("No work this time")
    expect(leader.page.locator(".answers.first .option[data-option*=carry-out]")).to_have_count(0)
    leader.pick("act", deed="rummage")
    expect(leader.page.locator(".answers.first .option[data-option*=carry-out]")).to_contain_text("Everybody to work")


def test_whoever_points_presses_somebody_and_a_room_to_find_their_answers(page_in: PageIn, house: Server):
    page = sit(page_in("en", DESKTOP), house, stages.TOKEN).page
    wishes = page.locator("#prompt .wish:visible")
    expect(page.locator("#prompt .wish").first).to_be_attached()
    page.locator("#hand .card.lit[data-ref^=character]").first.click()
    expect(page.locator(".in-hand [data-release]")).to_contain_text("Anton")
    assert wishes.count() > 0
    page.locator("#scene .tile.lit").first.click()
    expect(page.locator("#menu .wish, #prompt .wish[aria-pressed=true]").first).to_be_attached()
