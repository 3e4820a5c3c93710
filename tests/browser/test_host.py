"""What keeps a table going: a pause, a bot for somebody, a step back if the others agree."""

import re
from random import Random

import pytest
from playwright.sync_api import WebSocketRoute, expect

from holdouts.server.live import NO_LONGER
from tests.browser.people import Person, next_asked, play_together
from tests.browser.truth import choices, truth
from tests.browser.watch import PageIn
from tests.server.process import Program, Server


@pytest.fixture
def pair(brisk_server: Server, page_in: PageIn) -> tuple[Program, Person, Person]:
    """The host, who begins, and a guest."""
    program = brisk_server.open_table("me", "open", seed=1)
    host = Person(page_in()).sit_with(program)
    guest = Person(page_in()).join(program.info["seats"][1]["invite"], "Bea")
    host.wait_for_turn()
    return program, host, guest


def test_whoever_stops_the_game_lets_it_go_on(pair: tuple[Program, Person, Person]):
    program, host, guest = pair
    assert guest.settings("pause", on=True)["ok"], "anybody may ask for a moment"
    for each in (host, guest):
        each.see("#head .badge")
        each.until(lambda me: not me.look().answers)
        assert "Bea has paused the game." in each.text("#prompt")
    assert choices(program.server, program.table) == []
    assert host.page.locator("[data-do=pause]").count() == 0, "to go on is for whoever stopped"
    assert "when Bea wants it to" in host.text("#prompt")
    assert guest.press_tool("pause", on=False)["ok"], "it is offered where the question was"
    host.until(lambda me: me.page.locator("#head .badge").count() == 0)
    host.wait_for_turn()
    assert host.pick("begin")
    assert choices(program.server, program.table) == [0]


def test_a_guest_hands_the_own_seat_to_a_bot_and_takes_it_back(pair: tuple[Program, Person, Person]):
    program, host, guest = pair
    expect(host.page.locator("[data-do=hand][data-with*='\"seat\": 1']")).to_have_count(0)  # it is the guest's own
    host.pick("begin")
    assert guest.settings("hand", seat=1, kind="sensible")["ok"]
    guest.until(lambda me: not me.look().answers)
    for _ in play_together([host], Random(1)):
        if choices(program.server, program.table).count(1) > 2:
            break
    assert not guest.look().answers, "a bot plays for the guest"

    assert guest.press_tool("hand", seat=1, kind="person")["ok"], "it is offered where the question was"
    made = choices(program.server, program.table).count(1)
    for person, answer in play_together([host, guest], Random(1)):
        if person is guest:
            assert guest.choose(answer)
            if guest.page.locator("#prompt .confirm").count():  # it only adds to something: that much is done now
                guest.page.keyboard.press("0")
            break
    guest.until(lambda _: choices(program.server, program.table).count(1) == made + 1)
    assert choices(program.server, program.table)[-1] == 1


def test_a_page_whose_seat_was_given_away_says_so_and_does_not_come_back(brisk_server: Server, page_in: PageIn):
    page, sockets = page_in(), []

    def between(socket: WebSocketRoute) -> None:
        socket.connect_to_server()
        sockets.append(socket)

    page.route_web_socket(re.compile("/live"), between)
    me = Person(page).sit_with(brisk_server.open_table("me", "sensible"))
    me.wait_for_turn()
    sockets[0].close(code=NO_LONGER)
    me.see("#notice", "This seat is no longer yours.")
    me.page.keyboard.press("1")
    me.page.wait_for_timeout(600)  # longer than a page waits before it tries again
    assert len(sockets) == 1
    assert me.notice == "This seat is no longer yours."


def test_an_absent_guests_seat_is_offered_by_the_host_and_then_closed_to_them(pair: tuple[Program, Person, Person]):
    _, host, guest = pair
    host.pick("begin")
    address = guest.page.url
    guest.page.goto("about:blank")
    host.see('#settings [data-do=hand][data-with*=\'"kind": "open"\']')
    assert host.settings("hand", seat=1, kind="open")["ok"]
    guest.page.goto(address)
    assert "There is nothing here." in guest.html


def test_anybody_lets_a_bot_play_for_somebody_who_is_gone_until_they_come_back(brisk_server: Server, page_in: PageIn):
    program = brisk_server.open_table("me", "open", "open")
    names = ("Ilka", "Bea", "Cyr")
    people = [Person(page_in()).sit_with(program)]
    people += [Person(page_in()).join(program.info["seats"][seat]["invite"], names[seat]) for seat in (1, 2)]
    gone = next_asked(people)
    assert gone is not None
    seat, address = people.index(gone), gone.page.url
    others = [each for each in people if each is not gone]
    for each in others:  # as soon as everybody's page has said that they are here
        expect(each.page.locator("#people [data-do=hand]")).to_have_count(0)

    gone.page.goto("about:blank")
    for each in others:
        expect(each.page.locator("#people [data-do=hand]")).to_have_text(f"Let a bot play for {names[seat]}")
    assert others[-1].press_tool("hand", seat=seat, kind="sensible")["ok"]
    others[-1].until(lambda _: seat in choices(brisk_server, program.table))

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
    expect(host.page.locator("#rewind .lost")).to_contain_text(f"{int(last) - number} choices would be taken back.")
    host.page.locator("#rewind [data-rewind-yes]").click()
    expect(host.page.locator("#replay")).to_be_hidden()


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
    guest.press_tool("agree", vote=1, yes=False)
    host.until(lambda me: me.page.locator("#prompt .vote").count() == 0)
    assert choices(program.server, program.table) == before

    ask_to_go_back(host, 2)
    for each in (host, guest):
        each.see("#prompt .vote")
    guest.press_tool("agree", vote=2, yes=True)
    host.until(lambda me: me.page.locator("#prompt .vote").count() == 0)
    assert choices(program.server, program.table) == before[:2]
    asked = next_asked([host, guest])
    assert asked is not None
    assert asked.choose(asked.look().answers[0])
    assert len(choices(program.server, program.table)) == 3


def test_a_step_back_is_not_asked_for_before_it_is_confirmed(pair: tuple[Program, Person, Person]):
    program, host, guest = pair
    for made, _ in enumerate(play_together([host, guest], Random(1))):
        if made == 3:
            break
    host.page.keyboard.press("h")
    expect(host.page.locator("#replay output")).to_have_text("3 / 3")
    expect(host.page.locator("[data-rewind]")).to_be_disabled()
    host.page.locator("#replay-at").fill("1")
    expect(host.page.locator("#replay output")).to_have_text("1 / 3")
    host.page.locator("[data-rewind]").click()
    expect(host.page.locator("#rewind")).to_be_visible()
    host.page.keyboard.press("Escape")
    expect(host.page.locator("#rewind")).to_be_hidden()
    assert not [message for message in host.sent if message["do"] == "rewind"]
    assert len(choices(program.server, program.table)) == 3


def test_all_agree_to_save_a_running_game(pair: tuple[Program, Person, Person]):
    _, host, guest = pair
    host.pick("begin")
    assert guest.settings("keep")["ok"]
    host.see("#prompt .vote", "Bea asks to save the game to a file.")
    assert host.press_tool("agree", vote=1, yes=True)["ok"]
    guest.see("#log .line", "Everybody agreed to save the game to a file")
    assert guest.download("Save to a file, as of choice 1").startswith(b"holdouts-save")


def test_a_game_that_is_over_goes_on_at_a_new_table_from_its_history(brisk_server: Server, page_in: PageIn):
    program = brisk_server.open_table("me", scenario="mad-prophet")
    program.play_to_the_end()
    me = Person(page_in()).sit_with(program)
    me.see("#end .ending")
    finished, made, moments = me.table, choices(brisk_server, me.table), truth(brisk_server, me.table).table.moment
    me.page.keyboard.press("h")
    expect(me.page.locator("#replay output")).to_have_text(f"{moments} / {moments}")
    expect(me.page.locator("[data-rewind]")).to_be_hidden()
    me.page.locator("#replay-at").fill("2")
    me.page.locator("#replay form button").click()
    me.page.wait_for_url(re.compile(rf"/t/(?!{re.escape(finished)})[^/]+$"))
    me.wait_for_turn()
    assert len(choices(brisk_server, me.table)) == 2
    me.see("#head .origin", "Cards may be known")
    me.see("#log .line", "after choice 2")
    assert choices(brisk_server, finished) == made
