"""Campaigns in the browser: chapter after chapter, each a table, with what is told and settled in between."""

import asyncio
import re
from html import unescape

import httpx2
import pytest
from msgspec import Raw

from holdouts.engine.game import Campaign, ChapterQuestion
from holdouts.games import find_game
from holdouts.server.archive import Archive
from holdouts.server.campaigns import Road, answers_of, missing, road_of, written
from holdouts.server.invitations import NewSeat, NewTable, open_table
from holdouts.server.refusal import Refused
from holdouts.server.reports import report
from holdouts.server.room import Room
from holdouts.server.rooms import Rooms
from tests.server import web
from tests.server.process import GAME, Program, Server
from tests.server.rooms import FRIEND, TOKEN
from tests.server.test_ending import to_the_end

START = f"/campaign/{GAME}"


def begin(server: Server, **form: str) -> httpx2.Response:
    return web.post(f"{server.url}{START}", data={"lang": "en", **form})


def set_out(server: Server, **form: str) -> Program:
    answer = begin(server, **form)
    assert answer.status_code == 303, answer.text
    token = answer.cookies["holdouts"]
    return Program(server, answer.headers["location"].rpartition("/")[2], token, {})


def at_road(program: Program) -> httpx2.Response:
    return web.get(f"{program.server.url}/t/{program.table}/road", cookies={"holdouts": program.token})


def travel(program: Program, **form: str) -> httpx2.Response:
    return web.post(f"{program.server.url}/t/{program.table}/road", data=form, cookies={"holdouts": program.token})


@pytest.fixture(scope="module")
def first(shared_server: Server) -> Program:
    """The first chapter of somebody alone, played to its end."""
    program = set_out(shared_server, **{"kind-0": "me", "name-0": "Yrsa"})
    program.play_to_the_end()
    return program


def test_the_page_offers_as_many_seats_as_a_campaign_has(shared_server: Server):
    page = web.get(f"{shared_server.url}{START}").text
    assert page.count('id="kind-') == 6
    assert "The Road Back" in page
    assert web.get(f"{shared_server.url}/campaign/maximum-apocalypse").status_code == 404


def test_who_cannot_set_out_is_told_why(shared_server: Server):
    answer = begin(shared_server, **{"kind-0": "sensible"})
    assert answer.status_code == 400
    assert "must be yours" in unescape(answer.text)


def test_a_chapter_that_is_played_leads_to_its_table_and_not_on(shared_server: Server):
    program = set_out(shared_server, **{"kind-0": "me"})
    page = at_road(program).text
    assert "Chapter 1" in page
    assert f'href="/t/{program.table}"' in page
    assert travel(program).status_code == 409


def test_after_a_chapter_the_next_table_is_set_and_the_road_remembers(first: Program):
    assert "Travel on" in at_road(first).text
    answer = travel(first)
    while answer.headers["location"].endswith(f"{first.table}/road"):
        answer = travel(first, go="now")
    new = re.match(r"/t/([^/]+)/road", answer.headers["location"])
    assert new is not None
    again = Program(first.server, new[1], first.token, {})
    page = unescape(at_road(again).text)
    assert f"/t/{first.table}/story" in page
    assert page.count("<li><b>Chapter") == 2
    assert "Hope:" in page or "second time" in page
    assert again.look(0)["table"]["origins"] == [], "its seed was drawn as that of any table"
    assert travel(first).headers["location"] == f"/t/{first.table}/road"
    assert at_road(first).headers["location"] == f"/t/{again.table}/road", "whoever comes later is led on"


def test_strangers_do_not_read_the_road(first: Program):
    url = f"{first.server.url}/t/{first.table}/road"
    assert web.get(url, cookies={"holdouts": "x" * 43}).status_code == 404
    assert web.post(url, data={}, cookies={"holdouts": "x" * 43}).status_code == 404


def test_a_table_without_a_campaign_has_no_road(shared_server: Server):
    assert at_road(shared_server.open_table("me", "sensible")).status_code == 404


# --- several people ---


def campaign() -> Campaign:
    found = find_game(GAME).campaign
    assert found is not None
    return found


def two_on_the_road(archive: Archive) -> str:
    journey = campaign().begin(2, 7)
    seats = [NewSeat(kind="me"), NewSeat(kind="open")]
    wanted = NewTable(game=GAME, scenario="", seats=seats, seed=7)
    road = Road(journey=Raw(campaign().write(journey)))
    return open_table(archive, TOKEN, wanted, setup=campaign().next_setup(journey), campaign=written(road))


def test_a_chapter_keeps_its_road_over_a_restart(archive: Archive):
    async def story() -> None:
        id_ = two_on_the_road(archive)
        room = await Rooms(archive, 0.0).room(id_)
        assert room is not None
        await room.sit_down(1, FRIEND, "Bea", "en")
        await to_the_end(room)
        await room.close()
        again = await Rooms(archive, 0.0).room(id_)
        assert again is not None
        road = road_of(again.row)
        assert road is not None
        journey = campaign().read(bytes(road.journey))
        assert journey.chapter == 1
        assert campaign().after(journey, again.table.state, _usual(again, road)).chapter in (1, 2)
        await again.close()

    asyncio.run(story())


def _usual(room: Room, road: Road) -> list[str]:
    asked = campaign().questions(campaign().read(bytes(road.journey)), room.table.state)
    return [question.usual for question in asked]


def test_a_report_does_not_tell_what_others_carry(archive: Archive):
    async def story() -> None:
        room = await Rooms(archive, 0.0).room(two_on_the_road(archive))
        assert room is not None
        await room.sit_down(1, FRIEND, "Bea", "en")
        assert b'"carry"' not in report(room, 0)
        assert b'"scenario"' in report(room, 0)
        await room.close()

    asyncio.run(story())


def asks(seat: int | None) -> ChapterQuestion:
    answers = (("scar", "name-scar"), ("", "campaign-no-heirloom"))
    return ChapterQuestion(seat=seat, rule="", ask="ask-campaign-scar", answers=answers, usual="scar")


def test_everybody_answers_for_their_own_seat_and_the_host_for_all(archive: Archive):
    async def story() -> None:
        room = await Rooms(archive, 0.0).room(two_on_the_road(archive))
        assert room is not None
        await room.sit_down(1, FRIEND, "Bea", "en")
        asked = [asks(None), asks(0), asks(1)]
        assert missing(room, asked, {}) == [0, 0, 1]
        form = {"answer-0": "", "answer-1": "scar", "answer-2": ""}
        assert answers_of(form, room, asked, [1]) == {2: ""}, "a guest answers neither for the table nor for the host"
        hosts = answers_of(form, room, asked, [0])
        assert hosts == {0: "", 1: "scar"}
        assert missing(room, asked, hosts) == [1]
        assert missing(room, asked, {**hosts, 2: ""}) == []
        with pytest.raises(Refused):
            answers_of({"answer-2": "the crown"}, room, asked, [1])
        await room.close()

    asyncio.run(story())


def test_for_a_bot_nobody_waits(archive: Archive):
    async def story() -> None:
        room = await Rooms(archive, 0.0).room(two_on_the_road(archive))
        assert room is not None
        await room.hand(0, 1, "sensible")
        assert missing(room, [asks(1)], {}) == []
        await room.close()

    asyncio.run(story())
