"""The end of a game: what everybody reads of it, where it turned, and the same people again."""

import asyncio
import re
from contextlib import suppress
from pathlib import Path
from typing import Any

import httpx2
import pytest

from holdouts.games.godforsaken_scavengers.events import Died
from holdouts.server.archive import Archive
from holdouts.server.invitations import Rematch, rematch
from holdouts.server.pages import Pages
from holdouts.server.refusal import Refused
from holdouts.server.room import Room
from holdouts.server.rooms import Rooms
from holdouts.server.seats import NAMES
from holdouts.server.store import Store
from holdouts.server.subjects import Reader
from tests.server import web
from tests.server.process import Program, Server
from tests.server.rooms import FRIEND, TOKEN, at_table


@pytest.fixture(scope="module")
def finished(shared_server: Server) -> Program:
    """A game of one person with two bots, played to its end."""
    program = shared_server.open_table("me", "sensible", "sensible")
    program.play_to_the_end()
    return program


def get(program: Program, path: str, **cookies: str) -> httpx2.Response:
    url = f"{program.server.url}/t/{program.table}{path}"
    return web.get(url, cookies=cookies or {"holdouts": program.token})


def post(program: Program, path: str, **form: str) -> httpx2.Response:
    url = f"{program.server.url}/t/{program.table}{path}"
    return web.post(url, data=form, cookies={"holdouts": program.token})


def watcher(program: Program) -> dict[str, str]:
    return {"holdouts-watch": program.info["watch"].rpartition("/")[2]}


async def to_the_end(room: Room) -> None:
    """Everybody takes the first thing they may."""
    while not room.table.over:
        people = [seat for seat in room.table.waiting_for() if seat not in room.autoplay.bots]
        with suppress(Refused, IndexError):  # a bot is asked, or was faster
            await room.choose(people[0], room.table.options(people[0])[0], None, room.shown)
        await asyncio.sleep(0)


def test_the_end_says_of_everybody_whether_they_lived(finished: Program):
    page = get(finished, "").text
    fates = re.search(r'<section class="fates".*?</section>', page, re.DOTALL)
    assert fates is not None
    for name in NAMES[:3]:
        assert f"<b>{name}</b>" in fates[0]
    assert fates[0].count("<li") == 3
    assert fates[0].count(">lived<") + fates[0].count(">fell<") == 3


def test_turning_points_are_told_in_the_readers_language_and_lead_to_the_past(finished: Program):
    told = get(finished, "/course").text
    moments = re.findall(r'data-moment="(\d+)"', told)
    assert 0 < len(moments) <= 3
    assert [int(moment) for moment in moments] == sorted(map(int, moments))
    for moment in moments:
        assert get(finished, f"/history/{moment}").status_code == 200
    assert "Where it turned" in told


def test_a_game_that_runs_has_no_turning_points_and_is_not_played_again(shared_server: Server):
    running = shared_server.open_table("me", "sensible")
    assert get(running, "/course").status_code == 404
    assert post(running, "/rematch").status_code == 409


def test_spectators_read_where_it_turned_and_set_no_table(finished: Program):
    assert "data-moment" in get(finished, "/course", **watcher(finished)).text
    url = f"{finished.server.url}/t/{finished.table}/rematch"
    assert web.post(url, data={}, cookies=watcher(finished)).status_code == 403
    assert 'action="' + f"/t/{finished.table}/rematch" not in get(finished, "", **watcher(finished)).text


def test_strangers_do_not_hear_that_there_is_a_course(finished: Program):
    assert get(finished, "/course", holdouts="x" * 43).status_code == 404


def test_whoever_asks_twice_is_led_to_the_table_that_is_set_already(finished: Program):
    same = post(finished, "/rematch", seed="same")
    assert same.status_code == 303
    assert post(finished, "/rematch").headers["location"] == same.headers["location"]


def test_what_is_no_share_of_chance_is_refused(finished: Program):
    assert post(finished, "/rematch", contributions="nonsense").status_code == 400


def test_everybody_has_their_own_seat_at_the_next_table(archive: Archive):
    async def story(room: Room) -> None:
        await room.sit_down(1, FRIEND, "Bea", "fr")
        await to_the_end(room)
        part = "a" * 64
        id_ = rematch(archive, FRIEND, room.row, room.seats, Rematch(contributions=[part]))
        again = await Rooms(archive, 0.0).room(id_)
        assert again is not None
        assert [(row.kind, row.host) for row in again.seats] == [("person", False), ("person", True), ("random", False)]
        assert (again.mine(TOKEN), again.mine(FRIEND)) == ([0], [1])
        assert again.names == room.names
        assert again.row.seed not in ("", room.row.seed)
        assert again.seats[1].contribution == part
        assert not again.row.lone, "two browsers have a seat there from the start"
        assert again.row.shared
        assert again.row.origins == ""
        await again.close()

    at_table(archive, story, "me", "open", "random")


def test_the_same_cards_again_are_called_known(archive: Archive):
    async def story(room: Room) -> None:
        await to_the_end(room)
        again = await Rooms(archive, 0.0).room(
            rematch(archive, TOKEN, room.row, room.seats, Rematch(same_seed=True, contributions=["a" * 64]))
        )
        assert again is not None
        assert again.row.seed == room.row.seed
        assert "seed" in again.row.origins
        assert again.row.setup == room.row.setup
        await again.close()

    at_table(archive, story, "me", "random")


def test_whoever_was_there_reads_that_the_table_is_set_again(archive: Archive):
    async def story(room: Room) -> None:
        await room.sit_down(1, FRIEND, "Bea", "en")
        await to_the_end(room)
        pages = Pages()
        await pages.prepare(room)
        before = await pages.table(room, Reader(FRIEND, "en"))
        assert "your seat is kept" not in before
        room.follow("abcdefgh", 0)
        assert "your seat is kept" in await pages.table(room, Reader(FRIEND, "en"))
        assert "You have set the table again" in await pages.table(room, Reader(TOKEN, "en"))

    at_table(archive, story, "me", "open")


def test_who_won_without_living_to_see_it_is_told_apart(archive: Archive):
    async def story(room: Room) -> None:
        await room.sit_down(1, FRIEND, "Bea", "en")
        await to_the_end(room)
        host = room.names[0]
        room.table.state.winners = [0, 1]
        room.table.chronicle = [event for event in room.table.chronicle if not isinstance(event, Died)]
        room.table.chronicle.append(Died(who=0, rule=""))
        pages = Pages()
        await pages.prepare(room)
        page = await pages.table(room, Reader(FRIEND, "en"))
        assert f"Won without living to see it: {host}" in page
        assert "Winners: Bea" in page
        assert "You lived, and you won." in page
        assert "You did not live to see it, and won all the same." in await pages.table(room, Reader(TOKEN, "en"))

    at_table(archive, story, "me", "open")


def test_after_a_restart_the_course_is_still_found(tmp_path: Path):
    store = Store.in_file(tmp_path / "holdouts.db")
    store.migrate()
    archive = Archive(store)

    async def story(room: Room) -> None:
        await to_the_end(room)
        await room.close()
        again = await Rooms(archive, 0.0).room(room.id)
        assert again is not None
        told: list[Any] = []
        for each in (room, again):
            pages = Pages()
            await pages.prepare(each)
            told.append(await pages.course(each, Reader(TOKEN, "en")))
        assert told[0] == told[1]
        assert "data-moment" in told[0]
        await again.close()

    at_table(archive, story, "me", "random", "random")
