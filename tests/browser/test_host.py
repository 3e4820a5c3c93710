"""What the host may do: stop the game, let a bot play for somebody, go back if the others agree."""

import re
from collections.abc import Iterator
from random import Random

import pytest
from playwright.sync_api import expect

from tests.browser.company import Person, next_asked, play_on, serving, truth
from tests.browser.watch import PageIn
from tests.server.process import Program, Server


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with serving(tmp_path_factory.mktemp("host")) as running:
        yield running


@pytest.fixture
def pair(server: Server, page_in: PageIn) -> tuple[Program, Person, Person]:
    """The host, who begins, and a guest."""
    program = server.open_table("me", "open")
    host = Person(page_in()).sit_with(program)
    guest = Person(page_in()).join(program.info["seats"][1]["invite"], "Bea")
    host.wait_for_turn()
    return program, host, guest


def choices(program: Program) -> list[int]:
    """Who has made the choices so far."""
    return [seat for seat, _ in truth(program.server, program.table).table.choices]


def test_the_host_stops_the_game_and_lets_it_go_on(pair: tuple[Program, Person, Person]):
    program, host, guest = pair
    assert guest.page.locator("[data-do=pause]").count() == 0
    assert host.settings("pause", on=True)["ok"]
    for each in (host, guest):
        each.see("#head .badge")
        each.until(lambda me: not me.look().ways)
    assert choices(program) == []
    assert host.settings("pause", on=False)["ok"]
    guest.until(lambda me: me.page.locator("#head .badge").count() == 0)
    host.wait_for_turn()
    assert host.pick("begin")
    assert choices(program) == [0]


def test_the_host_hands_a_seat_to_a_bot_and_back(pair: tuple[Program, Person, Person]):
    program, host, guest = pair
    assert guest.page.locator("[data-do=hand]").count() == 0
    host.pick("begin")
    assert host.settings("hand", seat=1, kind="sensible")["ok"]
    guest.until(lambda me: not me.look().ways)
    for _ in play_on([host], Random(1)):
        if choices(program).count(1) > 2:
            break
    assert not guest.look().ways, "a bot plays for the guest"

    assert host.settings("hand", seat=1, kind="person")["ok"]
    made = choices(program).count(1)
    for person, way in play_on([host, guest], Random(1)):
        if person is guest:
            assert guest.choose(way)
            break
    assert choices(program).count(1) == made + 1
    assert choices(program)[-1] == 1


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
    for made, _ in enumerate(play_on([host, guest], Random(1))):
        if made == 5:
            break
    before = choices(program)
    ask_to_go_back(host, 2)
    guest.see("#prompt .vote button")
    host.see("#prompt .vote")
    assert host.page.locator("#prompt .vote button").count() == 0
    assert choices(program) == before, "not before the guest has agreed"
    guest.press_tool("agree", yes=False)
    host.until(lambda me: me.page.locator("#prompt .vote").count() == 0)
    assert choices(program) == before

    ask_to_go_back(host, 2)
    guest.see("#prompt .vote button")
    guest.press_tool("agree", yes=True)
    host.until(lambda me: me.page.locator("#prompt .vote").count() == 0)
    assert choices(program) == before[:2]
    asked = next_asked([host, guest])
    assert asked is not None
    assert asked.choose(asked.look().ways[0])
    assert len(choices(program)) == 3
