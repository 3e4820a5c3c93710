"""Handing over: with whose leave a seat changes hands.

Whoever owns a seat hands it over at once. Anybody else's is theirs until they have been away for a stated time.
"""

from holdouts.bots.thinker import LEVELS
from holdouts.server import seats as chairs
from holdouts.server.attendance import Attendance
from holdouts.server.refusal import Refused
from holdouts.server.schema import SeatRow

KINDS = (chairs.PERSON, "sensible", *LEVELS, chairs.OPEN)
"""What a page offers for a seat."""


def check(by: SeatRow, row: SeatRow, kind: str, attendance: Attendance) -> None:
    """Refuse what whoever sits at `by` may not do with a seat now."""
    _refuse(_why_not(by, row, kind, attendance))


def check_host(by: SeatRow) -> None:
    """Some things only the host may do."""
    _refuse(_why_not_host(by))


def check_lifting(by: SeatRow, pauser: SeatRow, attendance: Attendance) -> None:
    """A pause is lifted by whoever made it, or by anybody when they have been away for a while."""
    _refuse(_why_not_lift(by, pauser, attendance))


def may_lift(by: SeatRow, pauser: SeatRow, attendance: Attendance) -> bool:
    """Whether whoever sits at `by` may let the game go on."""
    return _why_not_lift(by, pauser, attendance) is None


def allowed(by: SeatRow, row: SeatRow, attendance: Attendance) -> tuple[str, ...]:
    """What whoever sits at `by` may do with a seat now, and would change something."""
    return tuple(kind for kind in KINDS if _changes(row, kind) and _why_not(by, row, kind, attendance) is None)


def _changes(row: SeatRow, kind: str) -> bool:
    return row.kind in chairs.BOTS if kind == chairs.PERSON else row.kind != kind


Why = str | Refused | None
"""The key of a refusal, or one that has more to say than that; nothing, where nothing speaks against it."""


def _refuse(why: Why) -> None:
    if why is not None:
        raise Refused(why) if isinstance(why, str) else why


# --- what speaks against it ---


def _why_not(by: SeatRow, row: SeatRow, kind: str, attendance: Attendance) -> Why:
    if row.token_hash is None:
        return _why_not_nobodys(by, kind)
    mine = row.token_hash == by.token_hash
    if kind == chairs.OPEN:
        if row.host and by.host:
            return "refused-hand"
        return _why_not_host(by) or (None if mine else attendance.why_not(row.token_hash, row.name, "seat"))
    return None if mine else _why_not_anothers(row, row.token_hash, kind, attendance)


def _why_not_host(by: SeatRow) -> Why:
    return None if by.host else "refused-host"


def _why_not_nobodys(by: SeatRow, kind: str) -> Why:
    """The host says who plays where nobody sits."""
    if by.host and kind == chairs.PERSON:
        return "refused-hand"
    return _why_not_host(by)


def _why_not_anothers(row: SeatRow, owner: str, kind: str, attendance: Attendance) -> Why:
    """For somebody else only the ordinary bot plays, and only they themselves take the seat back."""
    if kind == chairs.PERSON:
        return "refused-seat"
    if kind != "sensible":
        return "refused-random"
    if row.kind in chairs.BOTS:
        return "refused-hand"
    return attendance.why_not(owner, row.name, "bot")


def _why_not_lift(by: SeatRow, pauser: SeatRow, attendance: Attendance) -> Why:
    if pauser.token_hash is None or pauser.token_hash == by.token_hash:
        return None
    return attendance.why_not(pauser.token_hash, pauser.name, "pause")
