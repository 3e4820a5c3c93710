"""Colours: who is drawn in which colour at a table. Each page remembers its own wish, as it does its pace; two never
wear the same."""

from typing import TYPE_CHECKING

from holdouts.server.refusal import Refused

if TYPE_CHECKING:
    from holdouts.server.room import Room

COLOURS = 6
"""How many the page can draw; see `colours.css`."""


class Colours:
    """What people at one table have asked to be drawn in; everybody else gets what is left."""

    def __init__(self, room: "Room") -> None:
        self.room = room
        self.wished: dict[str, int] = {}
        """By the browser; it is the first of its seats that wears it. It is not changed but replaced."""

    def wear(self, seat: int, colour: int) -> None:
        """Whoever sits there would like that colour; it must not be another's."""
        who = self.room.seats[seat].token_hash
        if who is None:
            return
        if any(worn == colour and other != who for other, worn in self._worn_by().items()):
            raise Refused("refused-colour")
        self.wished = {**self.wished, who: colour}
        self.room.ring()

    def taken(self, seat: int) -> list[int]:
        """The colours that others have asked for, seen from a seat."""
        who = self.room.seats[seat].token_hash
        return sorted(worn for other, worn in self._worn_by().items() if other != who)

    def worn(self) -> list[int]:
        """The colour of each seat: what was asked for, else the seat's own, else what is left."""
        wished = self._worn_by()
        first: dict[str, int] = {}
        for row in self.room.seats:
            if row.token_hash is not None:
                first.setdefault(row.token_hash, row.seat)
        found = {first[who]: colour for who, colour in wished.items()}
        left = [colour for colour in range(COLOURS) if colour not in found.values()]
        for row in self.room.seats:
            if row.seat in found:
                continue
            colour = row.seat if row.seat in left or not left else left[0]
            found[row.seat] = colour % COLOURS
            left = [other for other in left if other != colour]
        return [found[row.seat] for row in self.room.seats]

    def _worn_by(self) -> dict[str, int]:
        """The wishes of those who still sit here."""
        here = {row.token_hash for row in self.room.seats}
        return {who: colour for who, colour in self.wished.items() if who in here}
