"""Rooms for tests: opened in an archive, played without a network."""

import asyncio
from collections.abc import Callable, Coroutine, Iterable
from typing import Any

import pytest

from holdouts.engine.decision import Call, Option
from holdouts.server.archive import Archive
from holdouts.server.invitations import NewSeat, NewTable, open_table
from holdouts.server.refusal import Refused
from holdouts.server.room import Room
from holdouts.server.rooms import Rooms

GAME = "godforsaken-scavengers"
TOKEN = "the-host-has-this-secret"
FRIEND = "a-friend-has-that-secret"


def new_table(
    archive: Archive, kinds: Iterable[str], scenario: str = "daring-retreat", seed: int = 7, **options: object
) -> str:
    """A table of the host's, with these seats."""
    seats = [NewSeat(kind=kind) for kind in kinds]  # type: ignore[arg-type]
    return open_table(archive, TOKEN, NewTable(game=GAME, scenario=scenario, seats=seats, seed=seed, options=options))


async def enter(archive: Archive, id_: str, pace: float = 0.0) -> Room:
    """The room of a table, opened anew, as a server would that has just started."""
    room = await Rooms(archive, pace).room(id_)
    assert room is not None
    return room


def goes_on(room: Room) -> bool:
    """Whether the game goes on by itself: bots are waited for, or nobody who could answer what is asked."""
    table, decision = room.table, room.table.decision
    if room.resting or table.over:
        return False
    if table.waiting_for() and {*table.waiting_for()} <= {*room.autoplay.bots}:
        return True
    return decision.settled(table.answers(), room.devices.silent()) if isinstance(decision, Call) else table.lull


async def settled(room: Room) -> None:
    """A person is waited for, or nobody any more."""
    await until(lambda: not goes_on(room))


async def play_first(room: Room, times: int = 1) -> None:
    """The first person who is waited for picks their first option, and what goes on by itself then has gone on."""
    await settled(room)
    for _ in range(times):
        while not await _chosen_first(room):
            await settled(room)
        await settled(room)


async def _chosen_first(room: Room) -> bool:
    """False if a bot was faster with something of its own accord: then one looks again."""
    seat = next(seat for seat in room.table.waiting_for() if seat not in room.autoplay.bots)
    try:
        await room.choose(seat, room.table.options(seat)[0], None, room.shown)
    except Refused as problem:
        if problem.key != "refused-stale":
            raise
        return False
    return True


Story = Callable[[Room], Coroutine[Any, Any, None]]


def at_table(archive: Archive, story: Story, *kinds: str, pace: float = 0.0, **more: Any) -> None:
    """Tell a story in a room with these seats."""

    async def tell() -> None:
        room = await enter(archive, new_table(archive, kinds, **more), pace)
        try:
            await story(room)
        finally:
            await room.close()

    asyncio.run(tell())


async def refused(work: Coroutine[Any, Any, object]) -> str:
    with pytest.raises(Refused) as caught:
        await work
    return caught.value.key


def first_option(room: Room) -> tuple[int, Option]:
    seat = room.table.waiting_for()[0]
    return seat, room.table.options(seat)[0]


async def until(condition: Callable[[], bool], seconds: float = 60.0) -> None:
    async with asyncio.timeout(seconds):
        while not condition():
            await asyncio.sleep(0.01)


def with_a_friend(archive: Archive, story: Story) -> None:
    async def joined(room: Room) -> None:
        await room.sit_down(1, FRIEND, "Friend", "fr")
        await story(room)

    at_table(archive, joined, "me", "open")
