"""Courses: where the games of a server turned, for those who read the end of one."""

from weakref import WeakKeyDictionary

from holdouts.engine import course
from holdouts.engine.course import TurningPoint
from holdouts.engine.record import BROKEN
from holdouts.engine.table import Table
from holdouts.engine.words import Words
from holdouts.server.refusal import Refused
from holdouts.server.room import Room
from holdouts.server.threads import in_background


class Courses:
    """Found out once for everybody who sees with the same eyes in the same language, and beside the game."""

    def __init__(self) -> None:
        self._found: WeakKeyDictionary[Room, dict[tuple[int | None, Words], list[TurningPoint]]] = WeakKeyDictionary()

    async def turning_points(self, room: Room, seat: int | None, words: Words) -> list[TurningPoint]:
        """Of a game that is over."""
        if not room.dealt or not room.table.over:
            raise Refused("refused-history")
        found = self._found.setdefault(room, {})
        if (seat, words) not in found:
            table = await whole(room)
            found[seat, words] = await in_background(course.turning_points, table, seat, words, room.names)
        return found[seat, words]


async def whole(room: Room) -> Table:
    """The table with all of its way behind it, so far as that can be gone again; what was noted on it belongs to it."""
    kept = room.table.checkpoints()
    if kept and not kept[0].choices:
        return room.table
    try:
        table = await in_background(room.archive.from_seed, room.row, room.table.choices)
    except BROKEN:
        return room.table
    table.notes = list(room.table.notes)
    return table
