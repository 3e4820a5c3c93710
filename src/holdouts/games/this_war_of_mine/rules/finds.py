"""What is found on a trip, or under the house. [TWM-SCAV-15, TWM-SCAV-22..24, TWM-SCAV-39]"""

from holdouts.engine.modifiers import reckon
from holdouts.engine.state import Steps
from holdouts.games.this_war_of_mine import events
from holdouts.games.this_war_of_mine.cards import Findings, Location
from holdouts.games.this_war_of_mine.deed import Deed
from holdouts.games.this_war_of_mine.night import Trip
from holdouts.games.this_war_of_mine.picks import KeepFind, LeaveFind, PickGood, PickRow, TakeFind
from holdouts.games.this_war_of_mine.rules import book, dice, goods, states
from holdouts.games.this_war_of_mine.rules.leading import choose
from holdouts.games.this_war_of_mine.state import MISERY, NEAR, Siege

LOCATION_ENTRIES, BLOCK = 2001, 20
"""Where the entries of the Locations begin in the book, and how many numbers each has. [10.19]"""
ROWS = ("furniture", "junk", "pantry")
SPECIAL_UP_TO = 1
"""Up to this on the black die there is a special find besides. [10.11]"""
SCRIPT_SPECIAL_UP_TO = 5


def here(siege: Siege) -> Location | None:
    """The Location of the trip."""
    return None if siege.trip is None else siege.location(siege.trip.place)


def figure(siege: Siege, name: str, start: int) -> int:
    """A figure of the rules as the red box of the Location and the Events leave it. [TWM-SCAV-1]"""
    boxes = [] if siege.trip is None else [siege.book.red_boxes[siege.places[siege.trip.place].card]]
    return reckon(siege, siege.leader, name, start, [*boxes, *siege.weather()])


def find(siege: Siege, row: str, deed: Deed, *, plainly: bool = False, special: bool = True) -> Steps[None]:
    """A Findings card, one row of it, and perhaps something special. [TWM-SCAV-23, 10.11]"""
    if row == "any":
        picked = yield from choose(siege, [PickRow(name) for name in ROWS], rule="TWM-SCAV-23", ask="which-row")
        row = picked.row
    drawn = draw(siege, _draws(siege, row), plainly=plainly)
    if not drawn:
        return
    card = drawn[0]
    if len(drawn) > 1:
        keep = yield from choose(siege, [KeepFind(each, row) for each in drawn], rule="TWM-SCAV-1", ask="keep-find")
        card = keep.findings
    found = siege.book.findings[card]
    siege.tell(events.FoundCard(findings=card, deed=row, rule="TWM-SCAV-23"))
    if found.reality:
        yield from open_the_book(siege, Deed(deed.seat, "TWM-BOOK-1", trip=True))
        return
    if not (yield from _may_take(siege, card, row)):
        return
    take(siege, found, row, deed)
    if special and dice.within(siege, "find", figure(siege, f"special-{row}", SPECIAL_UP_TO), rule="TWM-SCAV-23"):
        yield from take_special(siege, found, deed)


def _draws(siege: Siege, row: str) -> int:
    """Some places are so full that one looks twice and keeps one. [10.14]"""
    return figure(siege, f"{row}-draw", 1)


def draw(siege: Siege, count: int = 1, *, plainly: bool) -> list[int]:
    """Findings cards off the top, each another one: what is being looked at is not used yet. [TWM-SCAV-40]"""
    drawn = [card for card in (_next(siege, plainly=plainly) for _ in range(count)) if card is not None]
    siege.used_findings += drawn
    return drawn


def _next(siege: Siege, *, plainly: bool) -> int | None:
    """The top card; *Weight of Reality* goes back where it has no place. [TWM-SCAV-40, TWM-DAY-20]"""
    if _run_out(siege, plainly=plainly):
        siege.findings += siege.used_findings
        siege.used_findings = []
        _shuffle(siege)
    while not _run_out(siege, plainly=plainly):
        card = siege.findings.pop()
        siege.unveil()
        if not (plainly and siege.book.findings[card].reality):
            return card
        siege.findings.append(card)
        _shuffle(siege)
    return None


def _run_out(siege: Siege, *, plainly: bool) -> bool:
    """Whether nothing is left in the deck that could be found. [TWM-SCAV-40, TWM-DAY-20]"""
    if plainly:
        return all(siege.book.findings[card].reality for card in siege.findings)
    return not siege.findings


def _shuffle(siege: Siege) -> None:
    siege.findings.sort()
    siege.shuffle(siege.findings)


def open_the_book(siege: Siege, deed: Deed) -> Steps[None]:
    """*Weight of Reality* in the city: a page of the Location. [TWM-BOOK-1]"""
    if siege.trip is not None:
        yield from book.open_entry(siege, LOCATION_ENTRIES + BLOCK * _told_of(siege, siege.trip), deed)


def _told_of(siege: Siege, trip: Trip) -> int:
    """Whose pages are read: those of the place. One that its scenario keeps the whole game has its red arrows, and its
    few pages would come in every campaign: there it is the nearest one, which lies on the way. [TWM-SCEN-8]"""
    kept = siege.location(trip.place).id == siege.sheet.far
    return siege.places[NEAR if kept else trip.place].card


def _may_take(siege: Siege, card: int, row: str) -> Steps[bool]:
    """Where somebody lives, what is found is theirs: look first, then take it and bear it, or leave it. [TWM-SCAV-24,
    TWM-SCAV-39]"""
    if siege.trip is None or not siege.staying or not siege.book.findings[card].row(row):
        return True
    options = [TakeFind(card, row), LeaveFind()]
    about = {"residents": siege.staying[-1], "findings": card}
    pick = yield from choose(siege, options, rule="TWM-SCAV-24", ask="take-from-them", about=about)
    if isinstance(pick, LeaveFind):
        return False
    moved = dice.empathy(siege, siege.party(), rule="TWM-SCAV-39")
    yield from states.change_each(siege, moved, MISERY, 1, rule="TWM-SCAV-39")
    return True


def take(siege: Siege, found: Findings, row: str, deed: Deed) -> None:
    """What stands in a row goes onto the Findings Pile. [TWM-SCAV-15]"""
    place = here(siege)
    for name, count in found.row(row).items():
        twice = 2 if place is not None and place.doubled == name else 1
        goods.gain(siege, siege.book.good(name), count * twice, deed.income(siege), rule="TWM-SCAV-15")


def take_special(siege: Siege, found: Findings, deed: Deed) -> Steps[None]:
    """The special column, and what the Location adds to it or puts in its place. [10.11, 10.14]"""
    place = here(siege)
    if place is None or not place.special_instead:
        take(siege, found, "special", deed)
    if place is not None and place.special:
        there = [PickGood(good) for good in siege.book.sorts[place.special] if goods.available(siege, good)]
        if there:
            pick = yield from choose(siege, there, rule="TWM-SCAV-1", ask="special-find")
            goods.gain(siege, pick.good, 1, deed.income(siege), rule="TWM-SCAV-1")


def special_find(siege: Siege, deed: Deed) -> Steps[None]:
    """Up to 5 on the black die the special column of a Findings card."""
    for card in draw(siege, plainly=True):
        if dice.within(siege, "find", SCRIPT_SPECIAL_UP_TO, rule=deed.rule):
            yield from take_special(siege, siege.book.findings[card], deed)
