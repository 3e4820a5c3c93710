"""Home: one's tables in their groups, with how they ended, and a table that is set at once."""

import asyncio

import pytest

from holdouts.engine.library import base_words
from holdouts.games import IDS, find_game
from holdouts.server.archive import Archive
from holdouts.server.forms import read_new_table, usual_table
from holdouts.server.home import my_tables
from holdouts.server.room import Room
from holdouts.server.rooms import Rooms
from holdouts.server.trying import obstacle
from tests.server.rooms import FRIEND, TOKEN, at_table, settled
from tests.server.test_ending import to_the_end


async def groups(rooms: Rooms, token: str = TOKEN) -> dict[str, list[str]]:
    return {group: [row["id"] for row in rows] for group, rows in (await my_tables(rooms, token, "en")).items()}


def test_where_i_am_asked_comes_first_whether_or_not_the_room_is_open(archive: Archive):
    async def story(room: Room) -> None:
        await room.sit_down(1, FRIEND, "Bea", "en")
        await settled(room)
        asked = room.table.waiting_for()[0]
        me, other = (TOKEN, FRIEND) if asked == 0 else (FRIEND, TOKEN)
        closed = Rooms(archive, 0.0)
        assert (await groups(closed, me))["mine"] == [room.id]
        assert (await groups(closed, other)) == {"mine": [], "waiting": [room.id], "finished": []}
        opened = Rooms(archive, 0.0)
        again = await opened.room(room.id)
        assert again is not None
        assert (await groups(opened, me))["mine"] == [room.id]
        await again.close()

    at_table(archive, story, "me", "open")


def test_what_waits_for_friends_waits(archive: Archive):
    async def story(room: Room) -> None:
        assert (await groups(Rooms(archive, 0.0)))["waiting"] == [room.id]

    at_table(archive, story, "me", "open", seed=None)


def test_what_is_over_says_how_it_ended_and_for_whom(archive: Archive):
    async def story(room: Room) -> None:
        await to_the_end(room)
        listed = await my_tables(Rooms(archive, 0.0), TOKEN, "en")
        (row,) = listed["finished"]
        assert row["ending"] == base_words(room.game, "en").say(f"ending-{room.table.state.ended}")
        assert row["won"] is (0 in room.table.state.winners)

    at_table(archive, story, "me", "random")


def test_whoever_is_nobody_has_no_tables(archive: Archive):
    listed = asyncio.run(my_tables(Rooms(archive, 0.0), None, "en"))
    assert list(listed) == ["mine", "waiting", "finished"]
    assert not any(listed.values())


@pytest.mark.parametrize("game", IDS)
def test_a_table_that_is_set_at_once_can_be_set(archive: Archive, game: str):
    form = usual_table(find_game(game))
    wanted = read_new_table(find_game(game), form)
    assert [seat.kind for seat in wanted.seats] == ["me", "sensible", "sensible"]
    assert obstacle(archive, wanted) is None
