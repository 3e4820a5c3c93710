"""A game that is over stays as it was; from its history a new table goes on."""

import asyncio
from contextlib import suppress
from typing import Any

import httpx2
import pytest

from holdouts.engine import record
from holdouts.engine.library import new_table, read_setup
from holdouts.engine.past import TakenUp
from holdouts.games import find_game
from holdouts.server.archive import Archive
from holdouts.server.invitations import invitation, take_up
from holdouts.server.refusal import Refused
from holdouts.server.room import Room
from holdouts.server.rooms import Rooms
from tests.server import web
from tests.server.people import choices_of, log_of
from tests.server.process import Program, Server
from tests.server.rooms import FRIEND, TOKEN, at_table


@pytest.fixture(scope="module")
def finished(shared_server: Server) -> Program:
    """A game of one person, played to its end."""
    program = shared_server.open_table("me", scenario="mad-prophet")
    program.play_to_the_end()
    assert choices_of(program) > 5
    return program


def test_nothing_is_taken_back_from_a_game_that_is_over(finished: Program):
    made = choices_of(finished)
    with finished.page().shown() as page:
        assert page.ask("rewind", to=1)["code"] == "refused-history-made"
        answer = page.ask("undo", seat=0, to="choice", expected=page.version)
        assert not answer["ok"]
        assert page.ask("hand", seat=0, kind="sensible")["code"] == "refused-over"
    assert choices_of(finished) == made
    assert finished.look(0)["table"]["over"]


def ask_for(program: Program, to: object) -> httpx2.Response:
    url = f"{program.server.url}/t/{program.table}/again"
    return web.post(url, data={"to": str(to)}, cookies={"holdouts": program.token})


def new_table_of(program: Program, answer: httpx2.Response) -> Program:
    assert answer.status_code == 303, answer.text
    return Program(program.server, answer.headers["location"].rpartition("/")[2], program.token, {})


def asked_later(program: Program, least: int) -> int:
    """A moment of a finished game after that, at which somebody was asked who had to choose."""
    loaded = record.load(program.get("/save").content, find_game)
    choices = loaded.table.choices
    again = new_table(loaded.table.game, read_setup(loaded.table.game, loaded.about.setup), loaded.about.seed)
    for choice in choices:
        if again.moment >= least and not again.lull:
            return again.moment
        again.replay([choice])
    raise AssertionError("nobody ever was")


def test_from_a_game_that_is_over_a_new_table_goes_on(finished: Program):
    made, moment = choices_of(finished), asked_later(finished, 3)
    again = new_table_of(finished, ask_for(finished, moment))
    assert again.table != finished.table
    found = again.look(0)
    assert not found["table"]["over"]
    assert choices_of(again) == moment
    assert found["table"]["origins"][-1] == "again"
    assert f"after choice {moment}" in log_of(again)
    then, now = (each.get(f"/history/{moment}").json()["parts"] for each in (finished, again))
    assert then["hand"] == now["hand"]
    again.choose(0)
    assert choices_of(finished) == made, "the game that is over stays as it was"


def test_only_a_game_that_is_over_is_taken_up_again_and_only_from_its_history(finished: Program, pair: Any):
    running = pair[0]
    assert ask_for(running, 0).status_code == 409
    for nonsense in ("", "-1", "x", "1e3", "9" * 40, choices_of(finished) + 1):
        assert ask_for(finished, nonsense).status_code == 404, nonsense
    secret = finished.info["watch"].rpartition("/")[2]
    url = f"{finished.server.url}/t/{finished.table}/again"
    assert web.post(url, data={"to": "1"}, cookies={"holdouts-watch": secret}).status_code == 403


def test_taken_up_again_others_are_invited_and_bots_stay_bots(archive: Archive):
    async def story(room: Room) -> None:
        await room.sit_down(1, FRIEND, "Bea", "fr")
        while not room.table.over:
            people = [seat for seat in room.table.waiting_for() if seat < 2]
            with suppress(Refused, IndexError):  # the bot is asked, or was faster
                await room.choose(people[0], room.table.options(people[0])[0], None, room.shown)
            await asyncio.sleep(0)
        rooms = Rooms(archive, 0.0)
        past = await rooms.past(room, 2)
        again = await rooms.room(take_up(archive, FRIEND, room.row, room.seats, past, room.table.notes))
        assert again is not None
        assert [(row.kind, row.host) for row in again.seats] == [("open", False), ("person", True), ("random", False)]
        assert again.mine(FRIEND) == [1]
        assert again.mine(TOKEN) == []
        assert invitation(again.seats[0], FRIEND) is not None, "the link is for whoever took it up"
        assert again.row.shared
        assert not again.table.over
        assert again.table.choices == room.table.choices[:2]
        assert again.table.notes[-1] == (2, TakenUp(who=1, count=2, rule=""))
        await again.close()

    at_table(archive, story, "me", "open", "random")
