"""What is around a table is put together when it changes, and not with every move."""

from collections.abc import Awaitable, Callable

import pytest

from holdouts.server.archive import Archive
from holdouts.server.pages import Pages
from holdouts.server.room import Room
from holdouts.server.subjects import Reader
from holdouts.server.surroundings import Neighbourhood, Surroundings
from tests.server.rooms import FRIEND, TOKEN, play_first, with_a_friend

HOST = Reader(TOKEN, "en", "http://here")


async def wear(room: Room) -> None:
    room.colours.wear(1, 5)


CHANGES: dict[str, Callable[[Room], Awaitable[object]]] = {
    "somebody speaks": lambda room: room.say(1, "Left pile?"),
    "the game is paused": lambda room: room.pause(1, True),
    "somebody wants another colour": wear,
    "a bot plays for somebody": lambda room: room.hand(1, 1, "sensible"),
    "the host makes no link for spectators": lambda room: room.watch_anew(0, None),
}


def around(neighbourhood: Neighbourhood, room: Room) -> Surroundings:
    return neighbourhood.around(room, HOST, Pages()._eyes(room, HOST))


def test_a_move_leaves_the_surroundings_as_they_are(archive: Archive):
    async def story(room: Room) -> None:
        with room.presence(TOKEN), room.presence(FRIEND):
            neighbourhood = Neighbourhood()
            before = around(neighbourhood, room)
            await play_first(room)
            assert around(neighbourhood, room) is before

    with_a_friend(archive, story)


@pytest.mark.parametrize("change", CHANGES)
def test_they_are_put_together_anew_when(archive: Archive, change: str):
    async def story(room: Room) -> None:
        with room.presence(TOKEN), room.presence(FRIEND):
            neighbourhood = Neighbourhood()
            before = around(neighbourhood, room)
            await CHANGES[change](room)
            assert around(neighbourhood, room).context != before.context

    with_a_friend(archive, story)


def test_while_somebody_is_away_they_change_with_time_and_are_never_kept(archive: Archive):
    async def story(room: Room) -> None:
        with room.presence(TOKEN):
            neighbourhood = Neighbourhood()
            before = around(neighbourhood, room)
            assert around(neighbourhood, room) is not before

    with_a_friend(archive, story)
