"""Handing over: with whose leave a seat changes hands.

Whoever owns a seat hands it over at once. Anybody else's is theirs until they have been away for a stated time.
"""

from collections.abc import Callable
from functools import partial

from holdouts.bots.thinker import LEVELS
from holdouts.server import seats as chairs
from holdouts.server.attendance import Attendance
from holdouts.server.refusal import Refused
from holdouts.server.schema import SeatRow

KINDS = (chairs.PERSON, "sensible", *LEVELS, chairs.OPEN)
"""What a page offers for a seat."""


def check(by: SeatRow, row: SeatRow, kind: str, attendance: Attendance) -> None:
    """Refuse what whoever sits at `by` may not do with a seat now."""
    if row.token_hash is None:
        _check_nobodys(by, kind)
        return
    mine = row.token_hash == by.token_hash
    if kind == chairs.OPEN:
        check_host(by)
        if row.host:
            raise Refused("refused-hand")
        if not mine:
            attendance.check(row.token_hash, row.name, "seat")
    elif not mine:
        _check_anothers(row, row.token_hash, kind, attendance)


def check_host(by: SeatRow) -> None:
    """Some things only the host may do."""
    if not by.host:
        raise Refused("refused-host")


def _check_nobodys(by: SeatRow, kind: str) -> None:
    """The host says who plays where nobody sits."""
    check_host(by)
    if kind == chairs.PERSON:
        raise Refused("refused-hand")


def _check_anothers(row: SeatRow, owner: str, kind: str, attendance: Attendance) -> None:
    """For somebody else only the ordinary bot plays, and only they themselves take the seat back."""
    if kind == chairs.PERSON:
        raise Refused("refused-seat")
    if kind != "sensible":
        raise Refused("refused-random")
    if row.kind in chairs.BOTS:
        raise Refused("refused-hand")
    attendance.check(owner, row.name, "bot")


def check_lifting(by: SeatRow, pauser: SeatRow, attendance: Attendance) -> None:
    """A pause is lifted by whoever made it, or by anybody when they have been away for a while."""
    if pauser.token_hash is not None and pauser.token_hash != by.token_hash:
        attendance.check(pauser.token_hash, pauser.name, "pause")


def may_lift(by: SeatRow, pauser: SeatRow, attendance: Attendance) -> bool:
    """Whether whoever sits at `by` may let the game go on."""
    return _passes(partial(check_lifting, by, pauser, attendance))


def allowed(by: SeatRow, row: SeatRow, attendance: Attendance) -> tuple[str, ...]:
    """What whoever sits at `by` may do with a seat now, and would change something."""
    return tuple(kind for kind in KINDS if _changes(row, kind) and _passes(partial(check, by, row, kind, attendance)))


def _changes(row: SeatRow, kind: str) -> bool:
    return row.kind in chairs.BOTS if kind == chairs.PERSON else row.kind != kind


def _passes(check_: Callable[[], None]) -> bool:
    try:
        check_()
    except Refused:
        return False
    return True
