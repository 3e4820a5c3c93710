"""Rooms: all rooms of a server. One is opened when somebody comes in, and closed when all have gone."""

import asyncio
from bisect import bisect_right
from collections import OrderedDict
from collections.abc import Sequence
from contextlib import suppress
from typing import NamedTuple

from holdouts.engine.past import Past
from holdouts.engine.record import BROKEN
from holdouts.engine.table import Table
from holdouts.server.archive import Archive, CannotOpen
from holdouts.server.devices import is_asked
from holdouts.server.refusal import Refused
from holdouts.server.room import Room
from holdouts.server.schema import TableRow
from holdouts.server.thinkers import Thinkers
from holdouts.server.threads import in_background, in_thread, in_writer

IDLE_SECONDS = 600.0
SWEEP_SECONDS = 60.0
REMEMBERED_PASTS = 32


class Glance(NamedTuple):
    """How a table stands, from the door."""

    trouble: CannotOpen | None = None
    """Why it cannot be opened, if it cannot."""
    asked: bool = False
    """Whether it waits for whoever looks."""
    ending: str = ""
    """How it ended, if it has."""
    won: bool = False
    """Whether whoever looks has won."""


def _glance(table: Table, mine: Sequence[int]) -> Glance:
    state = table.state
    won = not {*mine}.isdisjoint(state.winners)
    return Glance(asked=is_asked(table, mine), ending=state.ended if table.over else "", won=won)


class Rooms:
    """Opens rooms, closes those nobody uses, and remembers how some of them looked earlier."""

    def __init__(self, archive: Archive, pace: float = 0.7) -> None:
        self.archive = archive
        self.pace = pace
        self.thinkers = Thinkers()
        self._rooms: dict[str, Room] = {}
        self._doors: dict[str, asyncio.Lock] = {}
        self._pasts: OrderedDict[tuple[str, int, int], Table] = OrderedDict()
        self._glances: dict[str, tuple[tuple[int, ...], Glance]] = {}
        self._sweeper: asyncio.Task[None] | None = None

    async def room(self, id_: str) -> Room | None:
        """The room of a table; raises CannotOpen."""
        if found := self._rooms.get(id_):
            return found
        async with self._doors.setdefault(id_, asyncio.Lock()):
            if found := self._rooms.get(id_):
                return found
            standing = await in_thread(self.archive.load, id_)
            if standing is None:
                self._doors.pop(id_, None)
                return None
            try:
                room = Room(self.archive, standing, self.pace)
            except BROKEN as problem:
                raise CannotOpen(problem, standing.seats) from problem
            room.autoplay.thinkers = self.thinkers
            self._rooms[id_] = room
            room.autoplay.wake()
            return room

    async def glance(self, row: TableRow, mine: Sequence[int]) -> Glance:
        """How a stored table stands for a browser that has these seats; looked up once, where nobody plays there."""
        room = self._rooms.get(row.id)
        if room is not None:
            return _glance(room.table, mine) if room.dealt else Glance()
        key = (row.version, *mine)
        known, found = self._glances.get(row.id, ((), Glance()))
        if known != key:
            found = await in_thread(self._look_up, row, mine)
            self._glances[row.id] = (key, found)
        return found

    def _look_up(self, row: TableRow, mine: Sequence[int]) -> Glance:
        try:
            standing = self.archive.load(row.id)
        except CannotOpen as problem:
            return Glance(trouble=problem)
        return Glance() if standing is None or not row.seed else _glance(standing.table, mine)

    async def delete(self, id_: str) -> None:
        """Forget a table for good, whether or not it can be opened."""
        async with self._doors.setdefault(id_, asyncio.Lock()):
            room = self._rooms.get(id_)
            if room is not None:
                await room.delete()
            else:
                await in_writer(self.archive.store.delete_table, id_)
            self._rooms.pop(id_, None)
            self._glances.pop(id_, None)
        self._doors.pop(id_, None)

    def peek(self, id_: str) -> Room | None:
        """A room that is open already."""
        return self._rooms.get(id_)

    def open_rooms(self) -> list[Room]:
        return list(self._rooms.values())

    async def past(self, room: Room, number: int) -> Table:
        """How a table stood when so many questions had been settled."""
        if not room.dealt:
            raise Refused("refused-gathering")
        if not 0 <= number <= room.moment:
            raise Refused("refused-history")
        key = (room.id, room.rewound, number)
        if found := self._pasts.get(key):
            self._pasts.move_to_end(key)
            return found
        try:
            made = room.table.choice_at(number)
            table = self._from_step(room, made) or await self._from_seed(room, made)
        except BROKEN as problem:
            raise Refused("refused-too-long-ago") from problem
        self._pasts[key] = table
        while len(self._pasts) > REMEMBERED_PASTS:
            self._pasts.popitem(last=False)
        return table

    def _from_step(self, room: Room, number: int) -> Table | None:
        """From the start of the step that was under way, if the table keeps it: a few choices are made again."""
        table, choices = room.table, room.table.choices[:number]
        steps = table.checkpoints()
        place = bisect_right(steps, number, key=lambda step: step.choices)
        if place == 0:
            return None
        step = steps[place - 1]
        state = table.game.decoder.decode(step.state)
        state.attach(table.state.book, None)
        lengths = table.lengths()[: step.choices]
        moments = table.moments()[: step.choices]
        past = Past(choices[: step.choices], lengths, moments, table.chronicle[: step.events], [])
        again = Table(table.game, state, shared=table.shared, past=past)
        again.replay(choices[step.choices :])
        return again

    async def _from_seed(self, room: Room, number: int) -> Table:
        """All of it again."""
        return await in_background(self.archive.from_seed, room.row, room.table.choices[:number])

    # --- opening and closing ---

    def start(self) -> None:
        self._sweeper = asyncio.create_task(self._sweep())

    async def _sweep(self) -> None:
        while True:
            await asyncio.sleep(SWEEP_SECONDS)
            for room in self.open_rooms():
                if room.idle > IDLE_SECONDS:
                    del self._rooms[room.id]
                    self._doors.pop(room.id, None)
                    await room.close()

    async def close(self) -> None:
        if self._sweeper is not None:
            self._sweeper.cancel()
            with suppress(asyncio.CancelledError):
                await self._sweeper
        for room in self.open_rooms():
            await room.close()
        self._rooms.clear()
        await self.thinkers.close()
