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
from holdouts.server.threads import in_thread

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
        self._troubles: dict[str, tuple[int, str]] = {}
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
            room = Room(self.archive, standing, self.pace)
            self._rooms[id_] = room
            room.hands.wake()
            return room

    async def trouble(self, row: TableRow) -> str:
        """Why a stored table cannot be opened, if the rules or cards have changed too much; found out once."""
        if row.id in self._rooms:
            return ""
        version, found = self._troubles.get(row.id, (-1, ""))
        if version != row.version:
            try:
                await in_thread(self.archive.load, row.id)
            except CannotOpen as problem:
                found = str(problem)
            self._troubles[row.id] = (row.version, found)
        return found

    def peek(self, id_: str) -> Room | None:
        """A room that is open already."""
        return self._rooms.get(id_)

    def open_rooms(self) -> list[Room]:
        return list(self._rooms.values())

    async def past(self, room: Room, number: int) -> Table:
        """How a table stood after that many choices, played again from its seed."""
        if not room.dealt:
            raise Refused("refused-gathering")
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
