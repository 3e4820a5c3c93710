"""The server is killed again and again in the middle of a game, and started again at the same address."""

import time
from collections import Counter
from functools import partial
from random import Random

import msgspec
import pytest
from playwright.sync_api import Page

from tests.browser.people import Person, next_asked
from tests.browser.truth import store_of, truth
from tests.browser.watch import PageIn
from tests.server.process import Program, Server

KILLS = 12
LONGEST_WAIT = 0.06
"""Seconds between a click and the kill: from before the message has come to after everybody was shown its effect."""

_CLICK = """lot => {
  const pick = (option) => JSON.parse(option.dataset.option).pick;
  const answers = [...document.querySelectorAll("#prompt .option")].filter((option) => pick(option) !== "approach");
  answers[Math.floor(lot * answers.length)]?.click();
  return answers.length > 0;
}"""
"""Looks and clicks in one moment: what is asked may be another thing in the next."""

_PARTS = """() => ["scene", "people", "hand", "prompt", "log"].map((id) => document.getElementById(id).textContent)"""


@pytest.fixture
def server(own_server: Server) -> Server:
    """One that may be killed."""
    return own_server


def choices_of(me: Person) -> tuple[set[str], set[str], set[str]]:
    """The ids of the choices a page sent, of those it was told are made, and of those it was told are not."""
    sent = {each["id"] for each in me.sent if each["do"] == "choose"}
    made = {told["to"] for told in me.heard if told.get("to") in sent and told["ok"]}
    refused = {told["to"] for told in me.heard if told.get("to") in sent and not told["ok"]}
    return sent, made, refused


def click_something(people: list[Person], lots: Random) -> Person | None:
    """Who has clicked on an answer, by lot, of all who are asked; None at the end of the game."""
    while (me := next_asked(people)) is not None:
        if me.page.evaluate(_CLICK, lots.random()):
            return me
    return None


def play_with_kills(server: Server, people: list[Person], lots: Random) -> int:
    """Make some choices in peace, then one at whose making the server is killed, and so on; how often it was."""
    for kill in range(KILLS):
        for peaceful in (True,) * lots.randrange(2) + (False,):
            me = click_something(people, lots)
            if me is None:
                return kill
            if not peaceful:
                time.sleep(lots.uniform(0, LONGEST_WAIT))
                server.kill()
                server.start()
            me.until(lambda me: not me.look().busy)
    return KILLS


def test_no_acknowledged_choice_is_lost_and_none_is_made_twice(server: Server, page_in: PageIn):
    program = server.open_table("me", "open", "sensible")
    people = [Person(page_in()).sit_with(program)]
    people.append(Person(page_in("fr")).join(program.info["seats"][1]["invite"], "Bea", "fr"))
    for each in people:
        each.page.evaluate("() => { window.stamp = 1 }")
    assert play_with_kills(server, people, Random(4)) == KILLS
    assert next_asked(people) is not None, "the game goes on"

    compare_with_the_store(program, people)
    for each in people:  # each page came back by itself, and shows what a new one shows
        assert each.page.evaluate("() => window.stamp") == 1
        fresh = each.page.context.new_page()
        fresh.goto(each.page.url)
        each.until(partial(shows_the_same, fresh))


def shows_the_same(fresh: Page, me: Person) -> bool:
    return bool(me.page.evaluate(_PARTS) == fresh.evaluate(_PARTS))


def compare_with_the_store(program: Program, people: list[Person]) -> None:
    """What was acknowledged is stored, once, and in the end the game is what these choices make of it."""
    with store_of(program.server) as archive:
        rows = archive.store.choices(program.table)
        standing = truth(program.server, program.table)
        choices = [(row.seat, msgspec.json.decode(row.option, type=standing.table.game.pick_union)) for row in rows]
        anew = archive.from_seed(standing.row, choices)
    assert [row.number for row in rows] == list(range(1, len(rows) + 1))
    stored = Counter(row.message.rpartition(":")[2] for row in rows if row.message)
    assert not [message for message, count in stored.items() if count > 1]
    for each in people:
        sent, made, refused = choices_of(each)
        assert made
        assert made | refused == sent, "every choice was answered"
        assert made == sent & set(stored)
        assert not refused & set(stored)
    assert set(stored) == set().union(*(choices_of(each)[1] for each in people))
    encode = standing.table.game.encoder.encode
    assert encode(anew.state) == encode(standing.table.state), "as if nothing had happened"
