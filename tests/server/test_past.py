"""Moments of the past: each as it was, at a cost that does not grow with the game."""

import asyncio

import pytest

from holdouts.engine.decision import Option
from holdouts.engine.table import Table
from holdouts.server.archive import Archive
from holdouts.server.rooms import Rooms
from tests.server.rooms import new_table, play_first, settled


@pytest.mark.parametrize("kinds", [["me"], ["me", "device"], ["me", "device", "sensible"]])
def test_every_moment_of_the_past_is_what_a_game_from_the_seed_comes_to(archive: Archive, kinds: list[str]):
    async def tell() -> None:
        rooms = Rooms(archive, 0.0)
        room = await rooms.room(new_table(archive, kinds, "mad-prophet" if len(kinds) == 1 else "daring-retreat"))
        assert room is not None
        for _ in range(40):
            await settled(room)
            if not room.table.over:
                await play_first(room)
        room.autoplay.rest()
        encode = room.game.encoder.encode
        for number in range(room.moment + 1):
            past = await rooms.past(room, number)
            seeded = archive.from_seed(room.row, room.table.choices[: room.table.choice_at(number)])
            assert encode(past.state) == encode(seeded.state)
            assert list(past.story()) == list(seeded.story())
            assert past.choices == seeded.choices
            assert past.waiting_for() == seeded.waiting_for()
        await rooms.close()

    asyncio.run(tell())


def test_a_moment_of_a_long_game_is_rebuilt_from_its_own_step(archive: Archive, monkeypatch: pytest.MonkeyPatch):
    async def tell() -> None:
        rooms = Rooms(archive, 0.0)
        room = await rooms.room(new_table(archive, ["me"], "mad-prophet"))
        assert room is not None
        await play_first(room, 30)
        monkeypatch.setattr(archive, "from_seed", None)
        made: list[int] = []
        replay = Table.replay

        def count(table: Table, choices: list[tuple[int, Option]]) -> None:
            made.append(len(choices))
            replay(table, choices)

        monkeypatch.setattr(Table, "replay", count)
        for number in range(30):
            await rooms.past(room, number)
        assert len(made) == 30
        assert max(made) < 10
        await rooms.close()

    asyncio.run(tell())
