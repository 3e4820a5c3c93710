"""Fair tables: what one browser at a served table tries against the others, and what comes of it."""

import re
from functools import partial

import pytest

from tests.server import web
from tests.server.people import asked, choices_of, invite, kinds, log_of, play, two_at
from tests.server.process import Page, Program, Server, eventually

# --- seats ---


def test_a_host_does_not_take_the_seat_of_a_guest_who_is_there(pair: tuple[Program, Program]):
    host, guest = pair
    play(host, guest, times=2)
    with guest.page().shown(), host.page().shown() as page:
        answer = page.ask("hand", seat=1, kind="open")
        assert (answer["ok"], answer["code"]) == (False, "refused-here")
        assert "Bea" in answer["why"]
    assert kinds(host) == ["person", "person"]
    assert guest.look(1)["seat"] == 1


@pytest.mark.parametrize(("kind", "code"), [("random", "refused-random"), ("sensible", "refused-away")])
def test_no_bot_is_put_into_my_seat_because_i_reload(pair: tuple[Program, Program], kind: str, code: str):
    host, guest = pair
    play(host, guest, times=2)
    with host.page().shown() as page:
        with guest.page().shown():
            pass
        eventually(lambda: page.ask("hand", seat=1, kind="sensible")["code"] == "refused-away")
        answer = page.ask("hand", seat=1, kind=kind)
        assert (answer["ok"], answer["code"]) == (False, code)
    assert kinds(host) == ["person", "person"]


def test_a_refusal_says_how_long_they_have_been_away_and_how_long_it_takes(pair: tuple[Program, Program]):
    host, _ = pair
    with host.page().shown() as page:
        why = page.ask("hand", seat=1, kind="sensible")["why"]
        assert re.fullmatch(r"Bea has been away for (a|\d+) seconds?; after 2 minutes a bot may play for them\.", why)
        why = page.ask("hand", seat=1, kind="open")["why"]
        assert why.endswith("; after 10 minutes the host may offer their seat to somebody else.")


def test_a_restart_makes_nobody_away(server: Server):
    host, guest = two_at(server)
    play(host, guest, times=2)
    server.kill()
    server.start()
    with host.page().shown() as page:
        assert page.ask("hand", seat=1, kind="sensible")["code"] == "refused-away"
        assert page.ask("hand", seat=1, kind="open")["code"] == "refused-away"


def test_a_page_offers_a_bot_for_somebody_when_it_would_work(brisk_server: Server):
    host, guest = two_at(brisk_server)
    offered = re.compile(r'data-do="hand" data-with=\'\{"seat": 1, "kind": "(\w+)"\}')
    with host.page().shown() as page:
        with guest.page().shown():
            page.until(lambda told: "· here" in told.get("show", {}).get("parts", {}).get("seats", ""))
            assert offered.findall(page.parts["seats"]) == []
        page.until(lambda _: offered.findall(page.parts["seats"]) == ["sensible", "open"])


def test_all_read_that_a_seat_changed_hands(brisk_server: Server):
    host, guest = two_at(brisk_server)
    play(host, guest, times=2)
    with host.page().shown() as page:
        eventually(lambda: page.ask("hand", seat=1, kind="sensible")["ok"])
        assert "An ordinary bot plays for Bea from here on." in log_of(host)
        eventually(lambda: page.ask("hand", seat=1, kind="open")["ok"])
        assert "The seat of Bea is offered to somebody else." in log_of(host)


def test_a_guest_cannot_offer_a_seat_to_anybody(brisk_server: Server):
    _, guest = two_at(brisk_server)
    with guest.page().shown() as page:
        assert page.ask("hand", seat=0, kind="open")["code"] == "refused-host"
        assert page.ask("hand", seat=1, kind="open")["code"] == "refused-host"


# --- shared, and where a table comes from ---


def alone_then_two(server: Server, times: int = 3) -> tuple[Program, Program]:
    """Somebody plays alone with a bot, then opens the bot's seat to a friend."""
    host = server.open_table("me", "sensible")
    for _ in range(times):
        eventually(lambda: host.look(0)["view"]["prompt"]["mine"])
        host.choose(0)
    with host.page().shown() as page:
        assert page.ask("hand", seat=1, kind="open")["ok"]
    return host, invite(host).sit_down(1, "Bea")


def test_where_a_bots_seat_was_opened_to_a_friend_undo_stops_at_what_was_revealed(shared_server: Server):
    host, guest = alone_then_two(shared_server)
    people = (host, guest)
    for _ in range(60):  # until the host has revealed something
        seat = asked(*people)
        options = people[seat].look(seat)["options"]
        digs = [number for number, option in enumerate(options) if option["pick"] == "dig"]
        people[seat].choose(seat, digs[0] if digs else 0)
        if seat == 0 and digs:
            break
    made = choices_of(host)
    with host.page().shown() as page:
        answer = page.ask("undo", seat=0, to="choice", expected=page.version)
        assert (answer["ok"], answer["code"]) == (False, "refused-undo")
    assert choices_of(host) >= made


def test_a_table_that_somebody_had_alone_says_so_to_who_comes_later(shared_server: Server):
    for times in (0, 3):  # the seed could be saved before the first choice, too
        _, guest = alone_then_two(shared_server, times)
        assert guest.look(1)["table"]["origins"][-1] == "alone"
        with guest.page().shown() as page:
            assert "One person had this table to themselves" in page.parts["seats"]
            assert "Cards may be known" in page.parts["head"]


def test_a_table_that_waited_for_its_friend_was_never_had_alone(pair: tuple[Program, Program]):
    _, guest = pair
    assert "alone" not in guest.look(1)["table"]["origins"]


def test_a_friends_seat_given_to_a_bot_and_opened_again_was_had_alone_meanwhile(shared_server: Server):
    host = shared_server.open_table("me", "open")
    with host.page().shown() as page:
        assert page.ask("hand", seat=1, kind="sensible")["ok"]
        assert host.get("/save").status_code == 200
        assert page.ask("hand", seat=1, kind="open")["ok"]
    guest = invite(host).sit_down(1, "Bea")
    assert guest.look(1)["table"]["origins"][-1] == "alone"


def test_what_is_to_be_told_of_a_table_is_read_before_one_sits_down(shared_server: Server):
    host = shared_server.open_table("me", "sensible", "sensible")
    with host.page().shown() as page:
        for seat in (1, 2):
            assert page.ask("hand", seat=seat, kind="open")["ok"]
    invite(host).sit_down(1, "Bea")
    with web.client(follow_redirects=True) as stranger:
        page_text = stranger.get(host.look(0)["table"]["seats"][2]["invite"]).text
        assert "One person had this table to themselves before others sat down" in page_text
        french = stranger.get(f"{shared_server.url}/t/{host.table}/join?lang=fr").text
        assert "a eu cette table pour elle seule" in french


# --- pauses ---


def test_a_host_does_not_lift_the_pause_of_a_guest_who_is_there(pair: tuple[Program, Program]):
    host, guest = pair
    with guest.page().shown() as theirs, host.page().shown() as page:
        assert theirs.ask("pause", on=True)["ok"]
        assert page.ask("pause", on=True)["ok"], "it is paused already, and stays the guest's"
        assert page.ask("pause", on=False)["code"] == "refused-here"
        assert host.look(0)["table"]["paused"]
        assert "Bea has paused the game." in page.parts["prompt"]
        assert theirs.ask("pause", on=False)["ok"]
    assert not host.look(0)["table"]["paused"]


def test_the_pause_of_somebody_who_left_is_lifted_by_anybody_after_a_while(brisk_server: Server):
    for pauser, other in ((0, 1), (1, 0)):
        people = two_at(brisk_server)
        with people[other].page().shown() as page:
            with people[pauser].page().shown() as theirs:
                assert theirs.ask("pause", on=True)["ok"]
                assert page.ask("pause", on=False)["code"] == "refused-here"
            eventually(partial(lifted, page))
        assert not people[0].look(0)["table"]["paused"]


def lifted(page: Page) -> bool:
    return bool(page.ask("pause", on=False)["ok"])


# --- message ids ---


def test_two_spectators_with_the_same_message_id_are_both_heard(pair: tuple[Program, Program]):
    host = pair[0]
    secret = host.info["watch"].rpartition("/")[2]
    for text in ("one", "two"):
        with Page(host.server, host.table, "", cookie=f"holdouts-watch={secret}").shown() as page:
            assert page.ask("chat", "same", text=text)["ok"]
    with host.page().shown() as page:
        assert [text for text in ("one", "two") if text in page.parts["chat"]] == ["one", "two"]


def test_the_seats_of_one_device_may_use_the_same_message_id(shared_server: Server):
    host = shared_server.open_table("me", "device", options={"characters": "two"})
    with host.page().shown() as page:
        for seat in (0, 1):
            page.ask("lift", seat=seat)
            option = host.look(seat)["options"][0]
            assert page.choose(option, seat=seat, id_="same", expected=host.look(seat)["version"])["ok"]
    assert choices_of(host) == 1, "both have answered, and with the second the question is settled"


def test_who_sits_down_in_a_seat_is_not_answered_for_whoever_had_it(brisk_server: Server):
    host, guest = two_at(brisk_server)
    with guest.page().shown() as theirs:
        assert theirs.ask("chat", "same", text="before")["ok"]
    with host.page().shown() as page:
        eventually(lambda: page.ask("hand", seat=1, kind="open")["ok"])
        late = invite(host).sit_down(1, "Cyr")
        with late.page().shown() as theirs:
            assert theirs.ask("chat", "same", text="after")["ok"]
        page.until(lambda _: "after" in page.parts["chat"])


def test_a_message_sent_again_after_the_line_broke_is_carried_out_once(pair: tuple[Program, Program]):
    host, _ = pair
    for _ in range(2):
        with host.page().shown() as page:
            assert page.ask("chat", "once", text="only once")["ok"]
    with host.page().shown() as page:
        assert page.parts["chat"].count("only once") == 1
