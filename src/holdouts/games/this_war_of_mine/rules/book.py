"""The Book of Scripts, opened and read: which page, for whom, and what it does from top to bottom. [TWM-BOOK]"""

from collections.abc import Iterable

from holdouts.engine.effects import Effect, Roll, When
from holdouts.engine.state import Steps
from holdouts.games.this_war_of_mine import events
from holdouts.games.this_war_of_mine.deed import Deed, Reading
from holdouts.games.this_war_of_mine.pages import INKS
from holdouts.games.this_war_of_mine.rules import absence, memory
from holdouts.games.this_war_of_mine.state import Siege

FEW = 2
"""With fewer memories than these, a page that opens a thread is looked for. [TWM-BOOK-14]"""


# --- which page ---


def open_entry(siege: Siege, base: int, deed: Deed) -> Steps[None]:
    """*Weight of Reality*: a Colour card says which of a card's five pages is read, whose numbers begin at `base`; none
    is read twice. [TWM-BOOK-1, TWM-BOOK-2, 10.19]"""
    unread = [number for number in range(base, base + len(INKS)) if number not in siege.pages]
    number = draw(siege, unread)
    if number is None:
        siege.tell(events.NothingMore(rule="TWM-BOOK-2"))
        return
    yield from read(siege, number, deed)


def draw(siege: Siege, unread: list[int]) -> int | None:
    """A page that answers a memory comes first; while little is remembered, one that opens a thread. [TWM-BOOK-14]"""
    answering = [number for number in unread if answers(siege, number)]
    if answering:
        return answering[0] if len(answering) == 1 else siege.pick(answering)
    if len(unread) < FEW:
        return unread[0] if unread else None
    first = siege.pick(unread)
    if len(siege.memories) >= FEW:
        return first
    second = siege.pick([number for number in unread if number != first])
    opening = siege.book.volume.threads
    return second if second in opening and first not in opening else first


def answers(siege: Siege, number: int) -> bool:
    """Whether a page reads a memory that is on, or a blank token that is in play. [TWM-BOOK-14]"""
    memories, tokens = siege.book.volume.answers[number]
    return any(name in siege.memories for name in memories) or any(memory.in_play(siege, name) for name in tokens)


# --- reading ---


def read(siege: Siege, script: int, deed: Deed) -> Steps[None]:
    """A page and those it turns to, in the scene of the deed, until the game goes on where it was. [TWM-BOOK-6]"""
    before = siege.reading
    reading = Reading(deed.seat, deed.rule, trip=deed.trip, me=deed.me)
    reading.peopled = bool(reading.people(siege))
    while script:
        open_page(siege, reading, script)
        yield from carry(siege, reading, siege.book.pages[script].do)
        script = 0 if reading.over else next_page(siege, reading)
    siege.reading = before
    if not before:
        absence.begin(siege)


def open_page(siege: Siege, reading: Reading, number: int) -> None:
    """A page lies open before everybody."""
    reading.page, reading.turn = number, 0
    reading.indoors = siege.book.pages[number].scene == "end"
    if not siege.reading:
        siege.last_read = []
    siege.reading = number
    siege.last_read.append(number)
    if number not in siege.pages:
        siege.pages.append(number)
    siege.tell(events.ScriptRead(script=number, rule=reading.rule))


def next_page(siege: Siege, reading: Reading) -> int:
    """Where it goes on: an index sends each Character to a page of their own. [TWM-BOOK-6, TWM-STATE-7]"""
    if siege.book.pages[reading.page].kind != "index" or reading.me is None:
        return reading.turn
    return siege.book.volume.endings[reading.page, siege.book.characters[reading.me].id]


def carry(siege: Siege, reading: Reading, effects: Iterable[Effect]) -> Steps[None]:
    """One line after the other; nothing more once there is nobody whom it could concern. [TWM-BOOK-6, TWM-BOOK-11]"""
    for effect in effects:
        if reading.over:
            return
        lost = len(siege.gone)
        match effect:
            case Roll():
                yield from carry(siege, reading, effect.falls(siege, reading))
            case When():
                yield from carry(siege, reading, effect.branch(siege, reading))
            case _:
                yield from effect.resolve(siege, reading)
                if getattr(effect, "sends_off", False):
                    reading.sent += siege.gone[lost:]
        if is_over(siege, reading):
            reading.over = True


def is_over(siege: Siege, reading: Reading) -> bool:
    """Whether the subject or the last of the scene has come to an end, other than by the page itself, or the party
    has fled. [TWM-BOOK-9, TWM-BOOK-11]"""
    if reading.trip and (siege.trip is None or siege.trip.fled):
        return True
    if reading.me is not None and reading.me not in reading.sent and siege.find(reading.me) is None:
        return True
    return reading.peopled and not reading.sent and not reading.people(siege)


def read_passage(siege: Siege, reading: Reading, named: str) -> None:
    """A sentence that is read only in this case."""
    siege.tell(events.PassageRead(passage=f"{reading.page}.{named}", rule=reading.rule))


# --- what opens a page by itself ---


def echo(siege: Siege) -> Steps[None]:
    """At the end of a Dawn something that was done comes back, if it is due. [TWM-BOOK-15]"""
    page = memory.due_echo(siege)
    if page is not None:
        yield from read(siege, page, Deed(siege.leader, "TWM-BOOK-15"))


def arrow(siege: Siege, cause: str, deed: Deed) -> Steps[None]:
    """Something has happened for which the scenario has a script with a red arrow; each is read once. [TWM-SCEN-3]"""
    script = siege.sheet.arrows.get(cause, 0)
    if script and script not in siege.arrows:
        siege.arrows.append(script)
        yield from read(siege, script, deed)


def clause(siege: Siege, token: str, moment: str, deed: Deed) -> Steps[None]:
    """What a page has left with a blank token for this moment happens. [TWM-BOOK-12, TWM-ERRATA-22]"""
    number, effects = siege.book.volume.clauses.get((token, moment), (0, ()))
    reading = Reading(deed.seat, deed.rule, trip=deed.trip, me=deed.me, page=number)
    yield from carry(siege, reading, effects)
    if reading.turn and not reading.over:
        yield from read(siege, reading.turn, deed)
