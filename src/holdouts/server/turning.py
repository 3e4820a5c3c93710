"""Turning: who has read what was read out to all. It is a courtesy: it holds up nobody, and is not stored."""

from typing import TYPE_CHECKING

from holdouts.server import seats as chairs

if TYPE_CHECKING:
    from holdouts.server.room import Room


class Turning:
    """How far each browser at a table has read; whoever has several seats says it once."""

    def __init__(self, room: "Room") -> None:
        self.room = room
        self._read: dict[str, str] = {}

    def turn(self, seat: int, leaf: str) -> None:
        """Whoever has that seat has read it."""
        who = self.room.seats[seat].token_hash
        if who is not None and self._read.get(who) != leaf:
            self._read[who] = leaf
            self.room.ring()

    def has_read(self, seat: int | None, leaf: str) -> bool:
        return seat is not None and self._read.get(self.room.seats[seat].token_hash or "") == leaf

    def still_reading(self, leaf: str, besides: int | None) -> list[str]:
        """Those who sit here with a page open and have not turned it; somebody who asks leaves out themselves."""
        room = self.room
        mine = room.seats[besides].token_hash if besides is not None else None
        waited = {
            row.token_hash: row.name
            for row in reversed(room.seats)
            if row.kind not in chairs.BOTS
            and row.token_hash not in (None, mine)
            and room.attendance.is_here(row.token_hash)
        }
        return [name for who, name in reversed(waited.items()) if self._read.get(who or "") != leaf]
