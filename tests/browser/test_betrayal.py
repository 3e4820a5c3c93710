"""A whole game of Dead of Winter in three browsers beside a bot: a crossroads, a betrayer, a vote, an exile, the end.

What people do follows from what stands on their pages, and from no bot's mind: whoever can, calls for the betrayer's
exile, all agree to whatever is put to the vote, and otherwise they end their turns, so that the winter is short.
"""

from collections.abc import Iterator, Sequence

import pytest
from playwright.sync_api import expect

from holdouts.engine.record import Kind
from holdouts.games.dead_of_winter.positions import WinterPosition, moving_in
from holdouts.server import seats as chairs
from holdouts.server.archive import Archive
from holdouts.server.seats import COOKIE
from holdouts.server.store import Store
from tests.browser import stages
from tests.browser.people import Answer, Person, next_asked
from tests.browser.watch import DESKTOP, PHONE, PageIn
from tests.server.process import LONGEST_GAME, Server

GAME = "dead-of-winter"
TABLET = (820, 1180)
TABLE = "betrayal"
SEED = 4
KINDS: tuple[Kind, ...] = ("person", "person", "person", "sensible")
TOKENS = (stages.TOKEN, "the-second-of-three-at-this-table-has-it", "the-third-of-three-at-this-table-has-this")
LANGUAGES = ("en", "fr", "en")
WISHES = ("thumb-up", "call-vote", "pay", "end-turn")
"""What everybody does where they can, the earlier named the rather; otherwise what stands first."""


def dealt() -> WinterPosition:
    """A game as it is dealt, with a betrayer; the first crossroads is one that all vote on and some may pay for."""
    return moving_in(len(KINDS), seed=SEED, betrayer=True).arrange(helpless=3).next_crossroads("cough")


def betrayer() -> int:
    """The seat that was dealt a betrayal."""
    winter = dealt().state
    return next(seat for seat in winter.seats if winter.book.secrets[winter.players[seat].secret].betrayal)


@pytest.fixture
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    data = tmp_path_factory.mktemp("betrayal") / "holdouts.db"
    store = Store.in_file(data)
    store.migrate()
    stages.bring(Archive(store), TABLE, stages.Stage(dealt, KINDS), "en")
    for seat, (token, lang) in enumerate(zip(TOKENS, LANGUAGES, strict=True)):
        secret = chairs.hashed(token)
        store.change_seat(TABLE, seat, version=0, notes="[]", kind=chairs.PERSON, token_hash=secret, lang=lang)
    store.close()
    with Server(data, trying=GAME) as running:
        yield running


def at_table(page_in: PageIn, server: Server) -> list[Person]:
    """Three people at three screens, one of whom reads French."""
    people = []
    for token, lang, size in zip(TOKENS, LANGUAGES, (DESKTOP, PHONE, TABLET), strict=True):
        person = Person(page_in(lang, size))
        person.page.context.add_cookies([{"name": COOKIE, "value": token, "url": server.url}])
        person.page.goto(f"{server.url}/t/{TABLE}")
        person.page.wait_for_selector("#prompt .asked", state="attached")
        people.append(person)
    return people


def wished(answers: Sequence[Answer], traitor: int) -> Answer:
    """What somebody does of what they can."""
    fitting = [answer for answer in answers if answer.pick != "call-vote" or answer.option["seat"] == traitor]
    found = (answer for wish in WISHES for answer in fitting if answer.pick == wish)
    return next(found, fitting[0])


def speak(people: Sequence[Person], traitor: int) -> None:
    """Somebody who is not the betrayer says a phrase and whom they suspect; all read it, each in their language."""
    speaker = next(person for seat, person in enumerate(people) if seat != traitor)
    speaker.page.keyboard.press("c")
    assert speaker.press_tool("say", phrase="vote-with-me")["ok"]
    assert speaker.press_tool("accuse", other=traitor)["ok"]
    for person, phrase in zip(people, ("Vote with me.", "Votez avec moi.", "Vote with me."), strict=True):
        expect(person.page.locator("#chat")).to_contain_text(phrase)
    expect(speaker.page.locator(f".suspects .seat-{traitor}")).to_have_attribute("aria-pressed", "true")
    expect(speaker.page.locator(f"#people .seat-{traitor} .suspected")).to_have_count(1)
    speaker.page.locator(".tabs [data-tab=scene]").dispatch_event("click")


def play(people: Sequence[Person], traitor: int) -> list[tuple[int, Answer]]:
    """Everybody does what they wish, to the end; what each has done."""
    done: list[tuple[int, Answer]] = []
    for _ in range(LONGEST_GAME):
        person = next_asked(people)
        if person is None:
            return done
        answers = person.look().answers
        if answers and person.choose(answer := wished(answers, traitor)):
            done.append((people.index(person), answer))
    raise AssertionError("the game did not end")


def test_three_browsers_and_a_bot_live_through_a_crossroads_a_vote_an_exile_and_the_end(
    page_in: PageIn, served: Server
):
    people, traitor = at_table(page_in, served), betrayer()
    speak(people, traitor)
    done = play(people, traitor)
    volunteers = {seat for seat, answer in done if answer.pick in ("pay", "refuse")}
    assert len(volunteers) > 1, "at a crossroads nobody was asked but whose turn it was"
    assert {seat for seat, answer in done if answer.pick == "call-vote"}
    for person, apart in zip(people, ("cast out", "hors du groupe", "cast out"), strict=True):
        expect(person.page.locator(".fates li:has(.revealed)")).to_have_count(len(KINDS))
        expect(person.page.locator(".fates .tag.apart")).to_have_count(1)
        expect(person.page.locator(f".fates .seat-{traitor} .tag.apart")).to_have_text(apart)
    reader = people[2]
    reader.page.goto(f"{served.url}/t/{TABLE}/story")
    story = reader.page.locator("body")
    for told in (f"{stages.NAMES[traitor]} is exiled.", "suspects", "“Vote with me.”"):
        expect(story).to_contain_text(told)
