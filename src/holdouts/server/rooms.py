"""Rooms: all rooms of a server. One is opened when somebody comes in, and closed when all have gone."""

import asyncio
from collections import OrderedDict
from contextlib import suppress

from holdouts.engine.decision import Option
from holdouts.engine.record import BROKEN
from holdouts.engine.table import Table
from holdouts.server.archive import Archive, CannotOpen
from holdouts.server.refusal import Refused
from holdouts.server.room import Room
from holdouts.server.schema import TableRow
from holdouts.server.threads import in_thread, in_writer

IDLE_SECONDS = 600.0
SWEEP_SECONDS = 60.0
REMEMBERED_PASTS = 32


class Rooms:
    """Opens rooms, closes those nobody uses, and remembers how some of them looked earlier."""

    def __init__(self, archive: Archive, pace: float = 0.7) -> None:
        self.archive = archive
        self.pace = pace
        self._rooms: dict[str, Room] = {}
        self._doors: dict[str, asyncio.Lock] = {}
        self._pasts: OrderedDict[tuple[str, int, int], Table] = OrderedDict()
        self._troubles: dict[str, tuple[int, CannotOpen | None]] = {}
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
            self._rooms[id_] = room
            room.hands.wake()
            return room

    async def trouble(self, row: TableRow) -> CannotOpen | None:
        """Why a stored table cannot be opened, if it cannot; found out once."""
        if row.id in self._rooms:
            return None
        version, found = self._troubles.get(row.id, (-1, None))
        if version != row.version:
            found = None
            try:
                await in_thread(self.archive.load, row.id)
            except CannotOpen as problem:
                found = problem
            self._troubles[row.id] = (row.version, found)
        return found

    async def delete(self, id_: str) -> None:
        """Forget a table for good, whether or not it can be opened."""
        async with self._doors.setdefault(id_, asyncio.Lock()):
            room = self._rooms.get(id_)
            if room is not None:
                await room.delete()
            else:
                await in_writer(self.archive.store.delete_table, id_)
            self._rooms.pop(id_, None)
            self._troubles.pop(id_, None)
        self._doors.pop(id_, None)

    def peek(self, id_: str) -> Room | None:
        """A room that is open already."""
        return self._rooms.get(id_)

    def open_rooms(self) -> list[Room]:
        return list(self._rooms.values())

    async def past(self, room: Room, number: int) -> Table:
        """How a table stood after that many choices, played again from its seed."""
        if not 0 <= number <= room.told:
            raise Refused("refused-history")
        key = (room.id, room.rewound, number)
        if found := self._pasts.get(key):
            self._pasts.move_to_end(key)
            return found
        choices: list[tuple[int, Option]] = room.table.choices[:number]
        try:
            table = await in_thread(self.archive.from_seed, room.row, choices)
        except BROKEN as problem:
            raise Refused("refused-too-long-ago") from problem
        self._pasts[key] = table
        while len(self._pasts) > REMEMBERED_PASTS:
            self._pasts.popitem(last=False)
        return table

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
