"""Devices: browsers with several seats, whose eyes they look through, and who is passed over when all are called."""

from collections.abc import Sequence
from typing import TYPE_CHECKING

from holdouts.engine.decision import Call
from holdouts.engine.table import Table
from holdouts.server import seats as chairs
from holdouts.server.refusal import Refused

if TYPE_CHECKING:
    from holdouts.server.room import Room


def asked_here(table: Table, mine: Sequence[int]) -> list[int]:
    """Which seats of one device must take it now, as everybody at it may know."""
    decision = table.decision
    if decision is None or isinstance(decision, Call):
        return []
    asked = decision.seats if decision.guarded else table.waiting_for()
    return [seat for seat in asked if seat in mine]


def is_asked(table: Table, mine: Sequence[int]) -> bool:
    """Whether a table waits for a browser that has these seats."""
    return bool(asked_here(table, mine)) if len(mine) > 1 else not {*mine}.isdisjoint(table.waiting_for())


class Devices:
    """The browsers at one table."""

    def __init__(self, room: "Room") -> None:
        self.room = room
        self.facing: dict[str, int] = {}
        """Which of its seats a browser with several of them shows."""
        self._hushed: dict[int, int] = {}
        """In which round a seat has asked to be passed over."""

    def face(self, token: str | None) -> int | None:
        """The seat whose eyes a browser may look through now; None behind a curtain, and for spectators."""
        mine = self.room.mine(token)
        if token is None or len(mine) < 2:
            return mine[0] if mine else None
        key = chairs.hashed(token)
        facing = self.facing.get(key)
        awaited = self.asked_here(mine)
        if facing in mine and (not awaited or facing in awaited):
            return facing
        self.facing.pop(key, None)
        return (awaited or mine)[0] if self.room.game.open_hands else None

    def asked_here(self, mine: Sequence[int]) -> list[int]:
        """Which of a device's seats must take it now, as everybody at it may know."""
        return asked_here(self.room.table, mine)

    def is_asked(self, mine: Sequence[int]) -> bool:
        """Whether the table waits for a browser, as everybody at it may know: who could answer a call, it does not say.

        Whoever has it alone may know what is theirs.
        """
        return is_asked(self.room.table, mine)

    def called_here(self, mine: Sequence[int]) -> list[int]:
        """Which of a device's seats are called, whether or not they could do anything."""
        decision = self.room.table.decision
        return [seat for seat in decision.seats if seat in mine] if isinstance(decision, Call) else []

    def hushed(self, seat: int) -> bool:
        """Whether a seat lets calls go by this round, unless it could play something."""
        return self._hushed.get(seat) == self.room.table.state.round

    def silent(self) -> set[int]:
        """Whom a call does not wait for: who has asked for that, and who shares a device and has not taken it."""
        call = self.room.table.decision
        if not isinstance(call, Call):
            return set()
        found = {
            seat for seat in call.seats if self.hushed(seat) and all(each.quiet for each in call.options(seat)[1:])
        }
        if self.room.game.open_hands:
            return found
        device: dict[str, list[int]] = {}
        for row in self.room.seats:
            if row.token_hash is not None and row.kind not in chairs.BOTS:
                device.setdefault(row.token_hash, []).append(row.seat)
        shared = [(key, seats) for key, seats in device.items() if len(seats) > 1]
        return found | {seat for key, seats in shared for seat in seats if seat != self.facing.get(key)}

    def hush(self, seat: int, on: bool) -> None:
        self._hushed[seat] = self.room.table.state.round if on else -1
        self.room.ring()
        self.room.autoplay.wake()

    def lift(self, token: str, seat: int | None) -> None:
        """Somebody takes the device in hand; None lowers the curtain."""
        key = chairs.hashed(token)
        if seat is None:
            self.facing.pop(key, None)
        elif seat in self.room.mine(token):
            self.facing[key] = seat
        else:
            raise Refused("refused-seat")
        self.room.ring()
