"""One browser with several seats of a game in which nobody hides anything: it looks through the eyes that are asked."""

import asyncio

from holdouts.server.archive import Archive
from holdouts.server.invitations import NewSeat, NewTable, open_table
from tests.server.rooms import TOKEN, enter, play_first


def seats_shown(archive: Archive, game: str, scenario: str) -> list[tuple[int | None, list[int]]]:
    """The seat a shared device shows before each of some choices, and who is asked."""
    seats = [NewSeat(kind="me"), NewSeat(kind="device")]
    id_ = open_table(archive, TOKEN, NewTable(game=game, scenario=scenario, seats=seats, seed=3))

    async def look() -> list[tuple[int | None, list[int]]]:
        room = await enter(archive, id_)
        found = []
        try:
            for _ in range(12):
                found.append((room.devices.face(TOKEN), list(room.table.waiting_for())))
                await play_first(room)
        finally:
            await room.close()
        return found

    return asyncio.run(look())


def test_where_hands_are_open_a_shared_device_shows_whoever_is_asked(archive: Archive):
    shown = seats_shown(archive, "maximum-apocalypse", "tutorial")
    assert {seat for seat, _ in shown} == {0, 1}
    for seat, asked in shown:
        assert seat in asked


def test_where_hands_are_secret_it_shows_nobody_until_somebody_takes_it(archive: Archive):
    shown = seats_shown(archive, "godforsaken-scavengers", "daring-retreat")
    assert {seat for seat, _ in shown} == {None}
