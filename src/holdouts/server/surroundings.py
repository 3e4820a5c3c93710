"""Surroundings: who sits around a table, what is said there and handed out.

Hardly a move changes any of it, so it is put together and drawn once, until something it is made from is another.
"""

from typing import Any, NamedTuple
from weakref import WeakKeyDictionary

from holdouts.server import seats as chairs
from holdouts.server import subjects
from holdouts.server.drawing import Drawn
from holdouts.server.room import Room
from holdouts.server.subjects import Eyes, Reader

PARTS = frozenset(("chat", "seats"))
"""The fragments that are drawn from nothing else."""


class Grounds(NamedTuple):
    """What surroundings are made from, besides who looks: each is replaced when it changes, and not changed."""

    seats: object
    row: object
    sitters: object
    chat: object
    kept: object
    wished: object
    state: tuple[object, ...]

    def still_hold(self, now: "Grounds") -> bool:
        return self.state == now.state and all(mine is theirs for mine, theirs in zip(self[:-1], now[:-1], strict=True))


class Surroundings:
    """Those of one reader."""

    def __init__(self, room: Room, reader: Reader, eyes: Eyes, grounds: Grounds | None) -> None:
        self.grounds = grounds
        self.frame = subjects.frame(room, eyes)
        self.context: dict[str, Any] = self.frame | subjects.around(room, reader, eyes)
        self.drawn: dict[str, Drawn] = {}
        """Of PARTS, those that were drawn."""


class Neighbourhood:
    """The surroundings of all rooms."""

    def __init__(self) -> None:
        self._rooms: WeakKeyDictionary[Room, dict[tuple[Eyes, str | None, str], Surroundings]] = WeakKeyDictionary()

    def around(self, room: Room, reader: Reader, eyes: Eyes) -> Surroundings:
        """What is around a table that is dealt, as things stand."""
        known = self._rooms.setdefault(room, {})
        key, grounds = (eyes, reader.token, reader.origin), _grounds(room)
        found = known.get(key)
        if found is None or grounds is None or found.grounds is None or not found.grounds.still_hold(grounds):
            found = known[key] = Surroundings(room, reader, eyes, grounds)
        return found


def _grounds(room: Room) -> Grounds | None:
    """Nothing where time alone changes it: while a clock runs, or somebody who has a seat is away."""
    if room.autoplay.clock.counts or not all(map(room.attendance.is_here, chairs.owners(room.seats))):
        return None
    state = (room.paused, room.paused_by, room.table.over, room.gathering)
    return Grounds(room.seats, room.row, room.sitters, room.chat, room.kept, room.colours.wished, state)
