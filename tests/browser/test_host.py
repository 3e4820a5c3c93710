"""What keeps a table going: a pause, a bot for somebody, a step back if the others agree."""

import re
from random import Random

import pytest
from playwright.sync_api import expect

from tests.browser.people import Person, next_asked, play_together
from tests.browser.truth import choices
from tests.browser.watch import PageIn
from tests.server.process import Program, Server


@pytest.fixture
def pair(server: Server, page_in: PageIn) -> tuple[Program, Person, Person]:
    """The host, who begins, and a guest."""
    program = server.open_table("me", "open", seed=1)
    host = Person(page_in()).sit_with(program)
    guest = Person(page_in()).join(program.info["seats"][1]["invite"], "Bea")
    host.wait_for_turn()
    return program, host, guest


def test_a_guest_stops_the_game_and_the_host_lets_it_go_on(pair: tuple[Program, Person, Person]):
    program, host, guest = pair
    assert guest.settings("pause", on=True)["ok"], "anybody may ask for a moment"
    for each in (host, guest):
        each.see("#head .badge")
        each.until(lambda me: not me.look().answers)
    assert choices(program.server, program.table) == []
    guest.page.keyboard.press("s")
    assert guest.page.locator("[data-do=pause]").count() == 0, "to go on is for the host"
    guest.page.keyboard.press("Escape")
    assert "until the host" in guest.text("#prompt")
    assert host.press_tool("pause", on=False)["ok"], "it is offered where the question was"
    guest.until(lambda me: me.page.locator("#head .badge").count() == 0)
    host.wait_for_turn()
    assert host.pick("begin")
    assert choices(program.server, program.table) == [0]


def test_the_host_hands_a_seat_to_a_bot_and_back(pair: tuple[Program, Person, Person]):
    program, host, guest = pair
    assert guest.page.locator("[data-do=hand]").count() == 0
    host.pick("begin")
    assert host.settings("hand", seat=1, kind="sensible")["ok"]
    guest.until(lambda me: not me.look().answers)
    for _ in play_together([host], Random(1)):
        if choices(program.server, program.table).count(1) > 2:
            break
    assert not guest.look().answers, "a bot plays for the guest"

    assert host.settings("hand", seat=1, kind="person")["ok"]
    made = choices(program.server, program.table).count(1)
    for person, answer in play_together([host, guest], Random(1)):
        if person is guest:
            assert guest.choose(answer)
            break
    assert choices(program.server, program.table).count(1) == made + 1
    assert choices(program.server, program.table)[-1] == 1


def test_anybody_lets_a_bot_play_for_somebody_who_is_gone_until_they_come_back(server: Server, page_in: PageIn):
    program = server.open_table("me", "open", "open")
    names = ("Ilka", "Bea", "Cyr")
    people = [Person(page_in()).sit_with(program)]
    people += [Person(page_in()).join(program.info["seats"][seat]["invite"], names[seat]) for seat in (1, 2)]
    gone = next_asked(people)
    assert gone is not None
    seat, address = people.index(gone), gone.page.url
    others = [each for each in people if each is not gone]
    assert not [each for each in others if each.page.locator("#people [data-do=hand]").count()], "all are here"

    gone.page.goto("about:blank")
    for each in others:
        expect(each.page.locator("#people [data-do=hand]")).to_have_text(f"Let a bot play for {names[seat]}")
    assert others[-1].press_tool("hand", seat=seat, kind="sensible")["ok"]
    others[-1].until(lambda _: seat in choices(server, program.table))

    gone.page.goto(address)
    gone.see("#prompt .ask", "A bot plays for you.")
    assert gone.look().answers == []
    assert gone.press_tool("hand", seat=seat, kind="person")["ok"]
    gone.until(lambda me: me.look().ask != "A bot plays for you.")
    for each in others:
        expect(each.page.locator("#people [data-do=hand]")).to_have_count(0)


def ask_to_go_back(host: Person, number: int) -> None:
    """Move the slider of the history there, and ask."""
    host.page.keyboard.press("h")
    where = host.page.locator("#replay output")
    expect(where).to_have_text(re.compile(r"^(\d+) / \1$"))
    last = where.inner_text().partition(" / ")[2]
    host.page.locator("#replay-at").fill(str(number))
    expect(where).to_have_text(f"{number} / {last}")
    host.page.locator("[data-rewind]").click()
    host.page.locator("#replay [data-close]").click()


def test_the_host_goes_back_if_the_others_agree(pair: tuple[Program, Person, Person]):
    program, host, guest = pair
    assert guest.page.locator("[data-rewind]").count() == 0
    for made, _ in enumerate(play_together([host, guest], Random(1))):
        if made == 5:
            break
    before = choices(program.server, program.table)
    ask_to_go_back(host, 2)
    guest.see("#prompt .vote button")
    host.see("#prompt .vote")
    assert host.page.locator("#prompt .vote button").count() == 0
    assert choices(program.server, program.table) == before, "not before the guest has agreed"
    guest.press_tool("agree", yes=False)
    host.until(lambda me: me.page.locator("#prompt .vote").count() == 0)
    assert choices(program.server, program.table) == before

    ask_to_go_back(host, 2)
    guest.see("#prompt .vote button")
    guest.press_tool("agree", yes=True)
    host.until(lambda me: me.page.locator("#prompt .vote").count() == 0)
    assert choices(program.server, program.table) == before[:2]
    asked = next_asked([host, guest])
    assert asked is not None
    assert asked.choose(asked.look().answers[0])
    assert len(choices(program.server, program.table)) == 3
