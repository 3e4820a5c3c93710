"""The web socket of a real server on loopback: order, repetition, two tabs, rubbish, floods, deaf readers."""

import json
import re
import socket
import time
from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus

from holdouts.server.live import MESSAGES
from tests.server import web
from tests.server.beside import Beside
from tests.server.process import Page, Program, Server

ALL_PARTS = {
    *(
        "head",
        "scene",
        "people",
        "hand",
        "prompt",
        "moment",
        "log",
        "chat",
        "phrases",
        "end",
        "curtain",
        "seats",
        "lesson",
        "tips",
    ),
}


@pytest.fixture
def solo(shared_server: Server) -> Program:
    return shared_server.open_table("me", scenario="mad-prophet")


def options(program: Program, seat: int = 0) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = program.look(seat)["options"]
    return found


def choices_made(program: Program) -> int:
    return int(
        web.get(f"{program.server.url}/t/{program.table}/history/0", cookies={"holdouts": program.token}).json()["last"]
    )


def closed_with(page: Page) -> int:
    """The code with which the server closes."""
    try:
        while True:
            page.receive(10)
    except ConnectionClosed as closed:
        return closed.rcvd.code if closed.rcvd is not None else 0


# --- order ---


def test_a_page_is_shown_everything_when_it_opens(solo: Program):
    with solo.page().shown() as page:
        assert page.parts.keys() == ALL_PARTS


def test_a_choice_is_acknowledged_and_then_shown(solo: Program):
    with solo.page().shown() as page:
        answer = page.choose(options(solo)[0])
        assert answer["ok"]
        assert answer["version"] == 1
        page.shown()
        assert page.version == 1


def test_only_what_has_changed_is_sent(solo: Program):
    with solo.page().shown() as page:
        page.ask("chat", text="hello")
        page.shown()
        assert json.loads(page.frames[-1])["show"]["parts"].keys() == {"chat"}


def test_a_page_that_comes_with_everything_is_sent_only_what_is_new(solo: Program):
    with solo.page().shown():
        stamps = re.search(r'data-stamps="([^"]+)"', solo.get("").text)
        assert stamps is not None
        with solo.page(have=stamps[1]).shown() as again:
            assert (again.parts, again.version) == ({}, 0)


def test_a_page_that_was_cut_off_is_sent_what_changed_meanwhile(solo: Program):
    with solo.page().shown() as page:
        stamps = json.loads(page.frames[-1])["show"]["stamps"]
        page.ask("chat", text="hello")
        with solo.page(have=stamps).shown() as again:
            assert again.parts.keys() == {"chat"}


def test_what_a_page_put_together_from_patches_is_what_one_that_comes_now_is_sent(shared_server: Server):
    table = shared_server.open_table("me", game="maximum-apocalypse", scenario="tutorial")
    by_place = 0
    with table.page().shown() as page:
        for number in range(8):
            options = page.asked()
            page.catch_up(page.choose(options[number % len(options)])["version"])
            by_place += sum(isinstance(patch, int) for patch in patches_of(page.frames[-1]))
            with table.page().shown() as again:
                page.catch_up(again.version)
                again.catch_up(page.version)
                assert again.parts == page.parts
    assert by_place > 8


def patches_of(frame: str) -> list[str | int]:
    """All that a frame says of parts that come in patches."""
    parts = json.loads(frame).get("show", {}).get("parts", {}).values()
    return [patch for part in parts if isinstance(part, list) for patch in part]


@pytest.mark.parametrize("have", ["x", "." * 9, "." * 99, "<script>", "0.1.2"])
def test_a_page_that_has_something_else_is_sent_everything(solo: Program, have: str):
    with solo.page(have=have).shown() as page:
        assert page.parts.keys() == ALL_PARTS


def test_frames_are_sent_without_delay(solo: Program):
    """An answer and what comes of it are two frames: the second must not wait until the first is acknowledged."""
    with solo.page().shown() as page:
        number, quickest = 0, 1.0
        while quickest >= 0.03:  # an acknowledgement is held back for longer than that, every time
            started = time.monotonic()
            page.ask("chat", text=f"line {number}")
            page.shown()
            quickest = min(quickest, time.monotonic() - started)
            number += 1
            assert number < 40, quickest


def test_a_choice_sent_ten_times_is_answered_ten_times_and_made_once(solo: Program):
    with solo.page().shown() as page:
        option = options(solo)[0]
        answers = [page.choose(option, id_="same", expected=0) for _ in range(10)]
        assert [(answer["ok"], answer["version"]) for answer in answers] == [(True, 1)] * 10
        assert choices_made(solo) == 1


def test_a_stale_choice_is_refused_and_the_present_state_follows(solo: Program):
    with solo.page().shown() as page:
        page.choose(options(solo)[0])
        page.shown()
        answer = page.choose(options(solo)[0], expected=0)
        assert (answer["ok"], answer["code"], answer["version"]) == (False, "refused-stale", 1)
        page.shown()
        assert page.version == 1
        assert choices_made(solo) == 1


def test_messages_that_arrive_in_the_wrong_order_are_made_at_most_once(solo: Program):
    with solo.page().shown() as page:
        option = options(solo)[0]
        late = page.send("choose", option=option, expected=1)
        early = page.send("choose", option=option, expected=0)
        answers: dict[str, bool] = {}
        while len(answers) < 2:
            told = page.receive()
            if "to" in told:
                answers[told["to"]] = told["ok"]
        assert answers == {late: False, early: True}
        assert choices_made(solo) == 1


def test_an_option_that_is_not_there_is_refused(solo: Program):
    with solo.page().shown() as page:
        answer = page.choose({"pick": "dig", "pile": 99})
        assert (answer["ok"], answer["code"]) == (False, "refused-illegal")


# --- several pages ---


def test_two_tabs_of_one_seat_stay_in_step_and_one_choice_wins(solo: Program):
    with solo.page().shown() as one, solo.page().shown() as other:
        option = options(solo)[0]
        first, second = one.send("choose", option=option, expected=0), other.send("choose", option=option, expected=0)
        answers = [
            one.until(lambda told: told.get("to") == first)["ok"],
            other.until(lambda told: told.get("to") == second)["ok"],
        ]
        assert sorted(answers) == [False, True]
        for page in (one, other):
            while page.version < 1:
                page.shown()
        assert one.parts == other.parts


def test_everybody_sees_a_choice_but_only_its_owner_the_hand(shared_server: Server):
    host = shared_server.open_table("me", "open")
    friend = host.sit_down(1, "Friend")
    with host.page().shown() as mine, friend.page().shown() as theirs:
        assert mine.parts["hand"] != theirs.parts["hand"]
        asked = host.look(0)["table"]["waiting"][0]
        page, program = (mine, host) if asked == 0 else (theirs, friend)
        version = page.choose(options(program, asked)[0], seat=asked)["version"]
        for each in (mine, theirs):
            while each.version < version:
                each.shown()
        cards = [set(re.findall(r'data-ref="card:(\d+)"', each.parts["hand"])) for each in (mine, theirs)]
        assert cards[0].isdisjoint(cards[1])


def test_a_seat_of_somebody_else_cannot_be_played(shared_server: Server):
    host = shared_server.open_table("me", "open")
    friend = host.sit_down(1, "Friend")
    with friend.page().shown() as page:
        answer = page.choose({"pick": "pass"}, seat=0)
        assert (answer["ok"], answer["code"]) == (False, "refused-seat")


def test_a_spectator_sees_the_table_and_can_only_talk(shared_server: Server):
    host = shared_server.open_table("me", "sensible")
    secret = host.info["watch"].rpartition("/")[2]
    with Page(shared_server, host.table, "", cookie=f"holdouts-watch={secret}").shown() as page:
        assert page.choose({"pick": "pass"})["code"] == "refused-watching"
        assert page.ask("pause", on=True)["code"] == "refused-watching"
        assert page.ask("chat", text="good luck")["ok"]


def test_a_stranger_finds_no_table(solo: Program):
    with solo.page(token="some-secret-of-another-browser") as page:
        assert closed_with(page) == 4404


def test_hot_seat_draws_a_curtain_that_hides_the_former_hand(shared_server: Server):
    host = shared_server.open_table("me", "device")
    with host.page().shown() as page:
        asked = host.look(0)["table"]["waiting"][0]
        name = host.info["seats"][asked]["name"]
        assert name in page.parts["curtain"]
        assert page.choose(options(host, asked)[0], seat=asked)["code"] == "refused-curtain"
        page.ask("lift", seat=asked)
        page.shown()
        hand = page.parts["hand"]
        assert 'data-ref="card:' in hand
        for _ in range(60):
            if host.info["seats"][1 - asked]["name"] in page.parts["curtain"]:
                break
            look = host.look(asked)
            if look["view"]["prompt"]["mine"]:
                page.choose(look["options"][0], seat=asked, expected=look["version"])
            if page.version <= look["version"]:
                page.shown()
        assert host.info["seats"][1 - asked]["name"] in page.parts["curtain"]
        assert 'data-ref="card:' not in page.parts["hand"]
        past = host.get("/history/0").json()["parts"]
        assert 'data-ref="card:' not in past["hand"]


def test_the_language_of_a_seat_changes_what_it_reads(solo: Program):
    with solo.page().shown() as page:
        english = page.parts["prompt"]
        assert page.ask("lang", lang="fr")["ok"]
        page.shown()
        assert page.parts["prompt"] != english
        assert page.ask("lang", lang="xx")["code"] == "refused-language"


def test_an_undo_takes_the_choice_back_for_everybody(solo: Program):
    with solo.page().shown() as page:
        page.choose(options(solo)[0])
        page.shown()
        assert page.ask("undo", to="choice", expected=page.version)["ok"]
        assert choices_made(solo) == 0


def test_while_a_race_is_interrupted_its_clock_is_shown_standing_still(shared_server: Server):
    host = shared_server.open_table("me", "open", "open", scenario="last-hunt", seed=15, options={"seconds": 30})
    for seat in (1, 2):
        host.sit_down(seat, f"Friend {seat}").say_ready(seat)
    with host.page().shown() as page:
        assert page.ask("ready")["ok"]
        page.until(lambda told: told.get("clock", {}).get("running", False))
        assert page.choose({"pick": "dig", "pile": 1})["ok"]
        page.until(lambda told: "clock" in told)
        assert page.clock is not None
        assert not page.clock["running"]
        assert 0 < page.clock["left"] <= 30
        assert "data-clock" in page.parts["head"]
        with host.page().shown() as again:
            again.until(lambda told: "clock" in told)
            assert again.clock == page.clock


# --- one server at a time ---


def test_a_second_server_on_the_same_file_refuses_until_the_first_is_dead(tmp_path: Path):
    first, second = Server(tmp_path / "holdouts.db"), Server(tmp_path / "holdouts.db")
    first.start()
    code, why = second.fail_to_start()
    assert code == 1
    assert "Another Holdouts server uses it already." in why
    first.kill()
    second.start()
    second.stop()


# --- rubbish ---


@pytest.mark.parametrize(
    "text",
    [
        "",
        "nonsense",
        "[]",
        "null",
        '{"id": "a"}',
        '{"id": "a", "do": "fly"}',
        '{"id": "a", "do": "choose"}',
        '{"id": 5, "do": "chat", "text": "x"}',
        '{"id": "a", "do": "chat", "text": 5}',
        '{"id": "a", "do": "choose", "expected": "0", "option": {}}',
        '{"id": "a", "do": "choose", "expected": -1, "option": {}}',
        '{"id": "a", "do": "choose", "expected": 0, "option": []}',
        '{"id": "a", "do": "choose", "expected": 0, "option": {"pick": "no-such"}}',
        '{"id": "a", "do": "choose", "expected": NaN, "option": {}}',
        '{"id": "a", "do": "choose", "expected": 1e400, "option": {}}',
        '{"id": "a", "do": "choose", "expected": ' + "9" * 60000 + ', "option": {}}',
        '{"id": "a", "do": "choose", "expected": 0, "seat": 1000000000000, "option": {"pick": "pass"}}',
        '{"id": "a", "do": "choose", "expected": 0, "option": ' + '{"a":' * 12000 + "1" + "}" * 3,
        "[" * 60000,
        '{"id": "a", "do": "chat", "text": "\\ud800"}',
        '{"id": "' + "a" * 500 + '", "do": "chat", "text": "x"}',
        '{"id": "a", "do": "hand", "seat": 40, "kind": "sensible"}',
        '{"id": "a", "do": "rewind", "to": 4000}',
        '{"id": "a", "do": "agree", "yes": true}',
        '{"id": "a", "do": "lift", "seat": 5}',
        '{"id": "a", "do": "chat", "text": "\\u0000 \\u202e"}',
    ],
)  # fmt: skip
def test_a_message_that_makes_no_sense_is_answered_with_a_reason(solo: Program, text: str):
    with solo.page().shown() as page:
        page.socket.send(text)
        answer = page.until(lambda told: "to" in told)
        assert answer["ok"] is False
        assert answer["why"]
        assert page.ask("chat", text="still here")["ok"]
    assert "Traceback" not in solo.server.complaints()


def test_a_binary_frame_closes_the_socket(solo: Program):
    with solo.page().shown() as page:
        page.socket.send(b'{"id": "a", "do": "chat", "text": "x"}')
        assert closed_with(page) == 1003


def test_an_oversized_frame_closes_the_socket(solo: Program):
    with solo.page().shown() as page:
        page.socket.send("x" * (64 * 1024 + 1))
        assert closed_with(page) == 1009


def test_a_frame_that_is_not_utf8_closes_the_socket_without_a_traceback(solo: Program):
    with solo.page().shown() as page:
        page.send_bytes(0x81, b"\xff\xfe")
        assert closed_with(page) == 1007
    assert "Traceback" not in solo.server.complaints()


def test_a_frame_with_reserved_bits_closes_the_socket(solo: Program):
    with solo.page().shown() as page:
        page.send_bytes(0xC1, b"{}")
        assert closed_with(page) == 1002


def test_many_tiny_fragments_are_one_message(solo: Program):
    with solo.page().shown() as page:
        page.socket.send(iter(json.dumps({"id": "tiny", "do": "chat", "text": "in pieces"})))
        assert page.until(lambda told: told.get("to") == "tiny")["ok"]


def test_half_a_frame_and_silence_disturbs_nobody(solo: Program):
    with solo.page().shown() as silent, solo.page().shown() as page:
        silent.socket.socket.sendall(b"\x81\xfe\x10\x00abcd")
        assert page.ask("chat", text="undisturbed")["ok"]


# --- floods ---


def test_a_flood_of_messages_closes_the_socket(solo: Program):
    with solo.page().shown() as page:
        with suppress(ConnectionClosed):
            for _ in range(MESSAGES + 50):
                page.ask("pace", pace="quick")
        assert closed_with(page) == 1008


def test_quick_fingers_are_not_a_flood(solo: Program):
    with solo.page().shown() as page:
        answers = [page.ask("pace", pace=pace) for pace in ["quick", "slow"] * 75]
        assert all(answer["ok"] for answer in answers)


def test_a_flood_of_chat_is_cut(solo: Program):
    with solo.page().shown() as page:
        answers = [page.ask("chat", text="again") for _ in range(8)]
        assert [answer["ok"] for answer in answers] == [True] * 5 + [False] * 3
        assert answers[-1]["code"] == "refused-chat"


def test_chat_is_cut_cleaned_and_escaped(solo: Program):
    with solo.page().shown() as page:
        page.ask("chat", text="<b>\u202e\x00hi</b>" + "x" * 1000)
        while " hi" not in page.parts["chat"]:
            page.shown()
        chat = page.parts["chat"]
        assert "&lt;b&gt; hi&lt;/b&gt;" in chat
        assert "\u202e" not in chat
        assert chat.count("x") < 400


# --- doors ---


@pytest.mark.parametrize("origin", ["https://evil.example", "null", "http://127.0.0.1:1"])
def test_a_page_of_another_site_gets_no_socket(solo: Program, origin: str):
    with pytest.raises(InvalidStatus) as caught:
        solo.page(origin=origin)
    assert caught.value.response.status_code == 403


def upgrade(program: Program, *more: str) -> socket.socket:
    """A bare connection that asks for the socket of a page."""
    lines = [
        f"GET /t/{program.table}/live HTTP/1.1", f"Host: 127.0.0.1:{program.server.port}", "Upgrade: websocket",
        "Connection: Upgrade", "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==", "Sec-WebSocket-Version: 13",
        f"Cookie: holdouts={program.token}", *more, "", "",
    ]  # fmt: skip
    link = socket.socket()
    link.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
    link.settimeout(60)
    link.connect(("127.0.0.1", program.server.port))
    link.sendall("\r\n".join(lines).encode())
    return link


def test_a_socket_without_an_origin_is_refused(solo: Program):
    with upgrade(solo) as link:
        assert b" 403 " in link.recv(200)


def test_a_reader_that_stops_reading_holds_nobody_up(solo: Program):
    with upgrade(solo, f"Origin: {solo.server.url}") as deaf, solo.page().shown() as page, Beside() as beside:
        assert b" 101 " in deaf.recv(200)
        slowest = 0.0
        made = 0
        while made < 40:
            found = solo.asked_or_over()
            if found["table"]["over"]:
                break
            started = time.monotonic()
            assert page.choose(found["options"][0], expected=found["version"])["ok"]
            slowest = max(slowest, time.monotonic() - started)
            made += 1
    assert slowest < 2.0 * beside.slowdown
