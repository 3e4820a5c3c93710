"""Lobby: a table before its cards are dealt.

Everybody who sits down promises a contribution to chance. When all seats are taken, all promises are shown, and every
page tells what it promised; when the last has told, the seed is mixed and the cards are dealt, in one transaction.
"""

import time
from collections.abc import Sequence
from functools import lru_cache
from typing import TYPE_CHECKING, Any, NamedTuple

import msgspec
from msgspec.structs import replace

from holdouts.engine.chance import commitment
from holdouts.engine.mixing import Mixture, Share, commitment_to
from holdouts.server import seats as chairs
from holdouts.server.handover import check_host
from holdouts.server.origins import from_elsewhere
from holdouts.server.refusal import Refused
from holdouts.server.schema import SeatRow, TableRow

if TYPE_CHECKING:
    from holdouts.server.room import Room

PATIENCE = 60.0
"""For how many seconds a contribution that was promised is waited for; then the host may go on without it."""


def awaited(row: TableRow, seats: Sequence[SeatRow]) -> list[int]:
    """The seats whose contribution is due: all sit, and these have promised and not told."""
    if row.seed or _has_room(seats):
        return []
    return [seat.seat for seat in seats if seat.commitment and not seat.contribution]


def mixture(row: TableRow, seats: Sequence[SeatRow]) -> Mixture:
    """What the seed is made of."""
    shares = [
        Share(seat=seat.seat, commitment=seat.commitment, contribution=seat.contribution)
        for seat in seats
        if seat.commitment
    ]
    return Mixture(table=row.id, secret=row.secret, shares=tuple(shares))


def dealt(row: TableRow, seats: Sequence[SeatRow]) -> dict[str, Any]:
    """What changes at the table when its cards are dealt, whoever has not told."""
    mixed = mixture(row, seats)
    return {"seed": mixed.seed(), "mixture": msgspec.json.encode(mixed).decode()}


def progress(row: TableRow, seats: Sequence[SeatRow]) -> dict[str, Any]:
    """What changes at the table when its seats are as they are now."""
    if row.seed:
        return {}
    if _has_room(seats):
        return {"gathered": 0.0}
    since = {"gathered": row.gathered or time.time()}
    return since if awaited(row, seats) else since | dealt(row, seats)


def _has_room(seats: Sequence[SeatRow]) -> bool:
    return any(seat.kind == chairs.OPEN for seat in seats)


class Disclosed(NamedTuple):
    """What everybody at a table may know of its chance: the parts when the cards are dealt, all at the end."""

    seal: str
    table: str
    mixed: bool
    shares: tuple[Share, ...]
    secret: str | None
    salt: str | None
    seed: str | None


def chance_of(room: "Room") -> Disclosed:
    """What all may know of a table's chance; the seats of a game that was brought gave nothing to it."""
    row = room.row
    here = not from_elsewhere(row.origins)
    mixed = (mixture_of(row) or (mixture(row, room.seats) if row.secret else None)) if here else None
    shares = mixed.shares if mixed is not None else ()
    if not room.dealt:
        shares = tuple(replace(share, contribution="") for share in shares)
    over = room.dealt and room.table.over
    return Disclosed(
        seal=row.seal if here else commitment(row.seed, row.salt),
        table=mixed.table if mixed is not None else row.id,
        mixed=mixed is not None,
        shares=shares,
        secret=(mixed.secret if mixed is not None else row.seed) if over else None,
        salt=row.salt if over else None,
        seed=row.seed if over else None,
    )


def mixture_of(row: TableRow) -> Mixture | None:
    """What a table's seed was mixed from, once it was."""
    return _read_mixture(row.mixture) if row.mixture else None


@lru_cache(maxsize=1024)
def _read_mixture(text: str) -> Mixture:
    return msgspec.json.decode(text, type=Mixture)


class Lobby:
    """What can be done at one table before its cards are dealt."""

    def __init__(self, room: "Room") -> None:
        self.room = room

    @property
    def awaited(self) -> list[int]:
        return awaited(self.room.row, self.room.seats)

    def promise(self, commitment: str) -> str:
        """A commitment to take down for a seat: none, once the cards are dealt; nobody repeats another's."""
        if self.room.row.seed:
            return ""
        if commitment and any(row.commitment == commitment for row in self.room.seats):
            raise Refused("refused-commitment")
        return commitment

    def reseated(self, kind: str) -> dict[str, str]:
        """What is forgotten of a seat that changes hands; while contributions are told, none does."""
        if self.room.row.seed:
            return {}
        if self.awaited:
            raise Refused("refused-dealing")
        return {"commitment": "", "contribution": ""} if kind in (chairs.OPEN, *chairs.BOTS) else {}

    async def tell(self, token: str, contribution: str) -> None:
        """A page tells what one of its seats has promised; told again, nothing changes."""
        room = self.room
        promised = commitment_to(contribution)
        mine = room.mine(token)
        seat = next((row for row in room.seats if row.seat in mine and row.commitment == promised), None)
        if seat is None:
            raise Refused("refused-contribution")
        if seat.contribution or room.row.seed:
            return
        if not self.awaited:
            raise Refused("refused-gathering")
        await room.change_seat(seat.seat, contribution=contribution)

    async def go_on(self, by: int) -> None:
        """The host waits no longer for those who have not told."""
        room = self.room
        check_host(room.seats[by])
        if not self.awaited:
            raise Refused("refused-gathering" if not room.row.seed else "refused-dealt")
        left = room.row.gathered + PATIENCE - time.time()
        if left > 0:
            raise Refused("refused-patience", str(max(1, round(left))))
        await room.deal(replace(room.row, **dealt(room.row, room.seats)))
