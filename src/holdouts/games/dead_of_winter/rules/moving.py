"""Moving survivors, and the forced moves of an exile. [DOW-MOVE]"""

from holdouts.engine.state import Steps
from holdouts.engine.why_not import Why
from holdouts.games.dead_of_winter import events, moments
from holdouts.games.dead_of_winter.rules import gifts, harm
from holdouts.games.dead_of_winter.state import COLONY, Survivor, Winter

HELD_BACK = Why("must-not-move")
MOVED = Why("has-moved")
NOWHERE = Why("nowhere-to-go")


def destinations(winter: Winter, seat: int, survivor: Survivor) -> list[int]:
    """Everywhere else with a free space. [DOW-MOVE-1, DOW-MOVE-2]"""
    return [place for place in open_places(winter, seat) if place != survivor.place]


def open_places(winter: Winter, seat: int) -> list[int]:
    """Everywhere with a free space; never the colony for an exile. [DOW-MOVE-2, DOW-EXILE-16]"""
    found = [place for place, free in enumerate(winter.rooms()) if free > 0]
    if winter.players[seat].exiled and found[:1] == [COLONY]:
        del found[0]
    return found


def why_not_move(winter: Winter, seat: int, survivor: Survivor) -> Why | None:
    """What speaks against moving this survivor. [DOW-MOVE-1]"""
    return why_stay(winter, seat, survivor) or (None if destinations(winter, seat, survivor) else NOWHERE)


def why_stay(winter: Winter, seat: int, survivor: Survivor) -> Why | None:
    """What holds this survivor back, wherever there may be a space."""
    if winter.lasts("no-move", survivor.card):
        return HELD_BACK
    # they move once at least, whatever any card says: `moves` is only ever raised
    if survivor.moves and survivor.moves >= gifts.figure(winter, seat, survivor, "moves", 1):
        return MOVED
    return None


def move(winter: Winter, seat: int, survivor: Survivor, place: int, *, fuel: bool) -> Steps[None]:
    """A survivor goes somewhere and makes an exposure roll there, unless fuel or skill spares it. [DOW-MOVE-3]"""
    survivor.moves += 1
    winter.note(moments.Moved, survivor=survivor.card, place=place, what="fuel" if fuel else "no-fuel")
    yield from go(winter, seat, survivor, place, safely=fuel, rule="DOW-MOVE-1")


def go(winter: Winter, seat: int, survivor: Survivor, place: int, *, safely: bool, rule: str) -> Steps[None]:
    """A survivor arrives; the roll takes effect there. [DOW-MOVE-3, DOW-MOVE-4, DOW-EXILE-21]"""
    survivor.place = place
    winter.tell(events.WentTo(who=seat, survivor=survivor.card, place=place, rule=rule))
    if not safely and not gifts.spared(winter, seat, survivor, "move-roll"):
        yield from harm.expose(winter, seat, survivor, rule="DOW-MOVE-3")
