"""The Morning: an Event, Chapters, Cold. [TWM-MORNING]"""

from holdouts.engine.modifiers import reckon
from holdouts.engine.state import Steps
from holdouts.games.this_war_of_mine import events
from holdouts.games.this_war_of_mine.cards import EventCard
from holdouts.games.this_war_of_mine.deed import Deed
from holdouts.games.this_war_of_mine.rules import book, ending, house, leading, objectives, scenario
from holdouts.games.this_war_of_mine.script import step
from holdouts.games.this_war_of_mine.state import Lying, Siege


@step
def reveal(siege: Siege) -> Steps[None]:
    """The top card of the Event deck; after a Chapter the next one, for it belongs to the same day. [TWM-MORNING-1,
    TWM-MORNING-3]"""
    if not siege.events:
        yield from run_out(siege)
        return
    card = siege.events.pop()
    siege.foreseen = max(0, siege.foreseen - 1)
    siege.unveil()
    if is_chapter(siege, card):
        yield from begin_chapter(siege, card)
        siege.then(reveal)
        return
    yield from bring(siege, card)


def is_chapter(siege: Siege, card: int) -> bool:
    """In the Event deck Chapters are numbered after the Events."""
    return card >= len(siege.book.events)


def run_out(siege: Siege) -> Steps[None]:
    """The deck has run out: the convoy leaves, and a page says with whom, or it is as if the war were over.
    [TWM-SCEN-9, TWM-END-6]"""
    if siege.sheet.seats:
        yield from book.arrow(siege, "last-morning", Deed(siege.leader, "TWM-SCEN-9"))
    yield from ending.ceasefire(siege, rule="TWM-END-6")


def begin_chapter(siege: Siege, card: int) -> Steps[None]:
    """A Chapter is resolved whole: its text, then the Objective before it is settled. [TWM-MORNING-3,
    TWM-MORNING-19]"""
    chapter = siege.book.chapters[card - len(siege.book.events)]
    siege.chapter = chapter.number
    siege.past_events.append(card)
    siege.tell(events.ChapterBegan(number=chapter.number, rule="TWM-MORNING-3"))
    sweep(siege, "chapter", rule="TWM-MORNING-20")
    deed = Deed(siege.leader, "TWM-MORNING-3")
    for effect in chapter.effects:
        yield from effect.resolve(siege, deed)
    if chapter.number > 1:
        yield from objectives.settle(siege)


def bring(siege: Siege, card: int) -> Steps[None]:
    """An Event: its cold, then its text; it lies there as long as it says. [TWM-MORNING-2, TWM-MORNING-20]"""
    event = siege.event(card)
    siege.tell(events.EventCame(card=card, rule="TWM-MORNING-1"))
    if event.stays:
        siege.lying.append(Lying(card, event.nights))
    else:
        siege.past_events.append(card)
    if event.ceasefire:
        yield from book.arrow(siege, "ceasefire", Deed(siege.leader, "TWM-SCEN-6"))
        yield from ending.ceasefire(siege)
    house.chill(siege, event.cold, rule="TWM-MORNING-2")
    if not event.final:
        siege.latest = card
    else:
        yield from _another_final(siege)
    if not skipped(siege, event):
        deed = Deed(siege.leader, "TWM-MORNING-1")
        for effect in event.effects:
            yield from effect.resolve(siege, deed)


def skipped(siege: Siege, event: EventCard) -> bool:
    """What depends on the trip before it brings only its cold, where nobody remembers one. [TWM-MORNING-12,
    TWM-MORNING-13]"""
    return event.last_trip and siege.past_trip is None


def _another_final(siege: Siege) -> Steps[None]:
    """The second Final Event that is no Ceasefire; or the last offensive with too few seats. [10.21, 10.22]"""
    finals = [card for card in (*siege.past_events, *(one.card for one in siege.lying)) if not is_chapter(siege, card)]
    deed = Deed(siege.leader, "TWM-SCEN-3")
    if sum(siege.event(card).final for card in finals) == 2:
        yield from book.arrow(siege, "second-final", deed)
    if siege.bus_seats < len(siege.group):
        yield from book.arrow(siege, "too-few-seats", deed)


@step
def end_morning(siege: Siege) -> Steps[None]:
    """The Journal goes on. [TWM-GEN-4]"""
    yield from scenario.notice(siege)
    leading.pass_on(siege)


# --- Events that lie face up ---


def sweep(siege: Siege, stays: str, *, rule: str) -> None:
    """Events that lie only so long go to the Waste. [TWM-MORNING-20]"""
    for lying in list(siege.lying):
        if siege.event(lying.card).stays == stays:
            _put_away(siege, lying, rule=rule)


def pass_night(siege: Siege) -> None:
    """One night less for Events that lie on the raid deck, and the end of those that last for tonight.
    [TWM-MORNING-15]"""
    sweep(siege, "night", rule="TWM-MORNING-20")
    for lying in list(siege.lying):
        if siege.event(lying.card).stays == "raids":
            lying.nights -= 1
            if lying.nights <= 0:
                _put_away(siege, lying, rule="TWM-MORNING-20")


def _put_away(siege: Siege, lying: Lying, *, rule: str) -> None:
    siege.lying.remove(lying)
    siege.past_events.append(lying.card)
    siege.tell(events.EventGone(card=lying.card, rule=rule))


def figure(siege: Siege, name: str, start: int) -> int:
    """A figure of the rules as the Events that lie face up leave it. [TWM-MORNING-15]"""
    return reckon(siege, siege.leader, name, start, siege.weather())


# --- taking an Event away ---


def remove_event(siege: Siege, *, rule: str) -> None:
    """The top Event, or the first below a Chapter, is taken away unseen; a Ceasefire never is. [TWM-MORNING-18]"""
    places = [n for n, card in enumerate(siege.events) if not is_chapter(siege, card)]
    if not places or (siege.sheet.seats and len(places) == 1):
        return
    place = places[-1]
    card = siege.events[place]
    siege.unveil()
    if siege.event(card).ceasefire:
        siege.foreseen = max(siege.foreseen, len(siege.events) - place)
        return
    siege.events.pop(place)
    if len(siege.events) - place < siege.foreseen:
        siege.foreseen -= 1
    siege.past_events.append(card)
    siege.tell(events.EventGone(card=card, rule=rule))
