"""What the book keeps: memories, echoes, notes and blank cards. [TWM-BOOK-5, TWM-BOOK-7, TWM-BOOK-15, TWM-END-5]"""

from holdouts.games.this_war_of_mine import events
from holdouts.games.this_war_of_mine.state import IN_BOX, IN_WASTE, Echo, Siege

DAWNS = 2
"""An echo comes at the second Dawn from when its memory was first set. [TWM-BOOK-15]"""


def remember(siege: Siege, memory: str) -> None:
    """A memory is on; setting one that is on does nothing. [TWM-BOOK-5]"""
    if memory in siege.memories:
        return
    siege.memories.append(memory)
    siege.memory_days[memory] = siege.round
    siege.tell(events.Remembered(memory=memory, rule="TWM-BOOK-5"))
    expect_echo(siege, memory)


def forget(siege: Siege, memory: str) -> None:
    """A memory is off. [TWM-BOOK-5]"""
    if memory in siege.memories:
        siege.memories.remove(memory)
        siege.memory_days.pop(memory, None)
        siege.tell(events.Forgotten(memory=memory, rule="TWM-BOOK-5"))


def note(siege: Siege, page: int) -> None:
    """A page is noted for the end, once. [TWM-END-5]"""
    if page not in siege.notes:
        siege.notes.append(page)
        siege.tell(events.NoteWritten(rule="TWM-END-5"))


def strike(siege: Siege, page: int) -> None:
    """What was noted is struck out."""
    if page in siege.notes:
        siege.notes.remove(page)
        siege.tell(events.NoteStruck(rule="TWM-END-5"))


# --- echoes ---


def expect_echo(siege: Siege, name: str) -> None:
    """What a memory or a blank token brings back, the first time it is there in a campaign. [TWM-BOOK-15]"""
    page = siege.book.volume.echoes.get(name)
    if page is not None and page not in siege.echoed:
        siege.echoed.append(page)
        siege.echoes.append(Echo(page, DAWNS))


def due_echo(siege: Siege) -> int | None:
    """A Dawn is over: the page that has been due longest, if its memory is still on or its token in play."""
    for echo in siege.echoes:
        echo.dawns -= 1
    siege.echoes = [echo for echo in siege.echoes if is_on(siege, echo.script)]
    due = next((echo for echo in siege.echoes if echo.dawns <= 0), None)
    if due is None:
        return None
    siege.echoes.remove(due)
    return due.script


def is_on(siege: Siege, page: int) -> bool:
    """Whether what an echo answers is still there."""
    echo = siege.book.pages[page]
    return echo.memory in siege.memories if echo.memory else in_play(siege, echo.token)


def in_play(siege: Siege, token: str) -> bool:
    """Whether a blank token is out of the box, and not removed. [TWM-GEN-20]"""
    return siege.tokens[siege.book.number("tokens", token)] not in (IN_BOX, IN_WASTE)


# --- blank cards ---


def mix_in(siege: Siege, page: int) -> None:
    """The blank card with this page is shuffled into its deck, once a campaign. [TWM-BOOK-7]"""
    if page in siege.blanks:
        return
    siege.blanks.append(page)
    shelf, card = siege.book.volume.blanks[page]
    match shelf:
        case "residents":
            siege.residents.append(card)
            siege.shuffle(siege.residents)
            siege.residents_seen = 0
        case "raids":
            siege.raids.append(card)
            siege.shuffle(siege.raids)
            siege.raids_seen = 0
        case "exploration":
            siege.exploration.append(card)
            siege.shuffle(siege.exploration)
            siege.returned = 0
        case _:
            siege.visitors.append(card)
            siege.shuffle(siege.visitors)
    siege.tell(events.MixedIn(rule="TWM-BOOK-7"))
