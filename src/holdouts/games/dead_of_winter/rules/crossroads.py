"""Crossroads: a card that waits, unseen by whoever's turn it is, until something happens. [DOW-CROSS]

What happens in a turn is noted (`Winter.note`) by rules that know nothing of the card. At fixed points the notes since
the last point are held against it; a card that does not fire leaves no trace. [DOW-SECRET-8]
"""

from typing import Any

from holdouts.engine.decision import ChooseUnseen
from holdouts.engine.state import Steps
from holdouts.games.dead_of_winter import events
from holdouts.games.dead_of_winter.cards import NOW, Crossroads
from holdouts.games.dead_of_winter.deed import Deed
from holdouts.games.dead_of_winter.picks import First, Second
from holdouts.games.dead_of_winter.rules import newcomers
from holdouts.games.dead_of_winter.rules.voting import thumbs
from holdouts.games.dead_of_winter.script import step
from holdouts.games.dead_of_winter.state import NONE, Trace, Winter

STANDING = Trace(NOW)


# --- the card of the turn ---


def draw_card(winter: Winter, seat: int) -> None:
    """The player on the right takes the top card and tells nobody. [DOW-TURN-1, DOW-CROSS-1, DOW-CROSS-21]"""
    others = winter.others(seat)
    winter.reader = others[-1] if others else NONE
    if winter.crossroads_deck:
        winter.crossroads = winter.crossroads_deck.pop()
        for player in winter.players:
            if winter.crossroads in player.read:
                player.read.remove(winter.crossroads)
        winter.unveil()


def clear_notes(winter: Winter) -> None:
    """A turn is over: nothing has happened in the next one yet."""
    winter.traces, winter.tested, winter.ruled_out = [], 0, []


def put_back(winter: Winter) -> None:
    """A card that has not fired goes under the deck, unseen. [DOW-CROSS-5, DOW-VARIANT-15]"""
    if winter.crossroads == NONE:
        return
    winter.crossroads_deck.insert(0, winter.crossroads)
    if winter.reader != NONE:
        winter.players[winter.reader].read.append(winter.crossroads)
    winter.crossroads = NONE


# --- testing ---


@step
def watch(winter: Winter, seat: int) -> Steps[None]:
    """A test point: an action is complete, or the turn begins or ends. [DOW-CROSS-3, DOW-CROSS-14]"""
    if winter.crossroads == NONE:
        return
    winter.seal()  # undo would tell whether the card has fired [DOW-SECRET-10]
    fresh = winter.traces[winter.tested :]
    winter.tested = len(winter.traces)
    trace = what_fires(winter, seat, winter.crossroads_card, fresh)
    if trace is None:
        rule_out(winter, seat, fresh)
        return
    yield from fire(winter, seat, trace)


@step.silent
def pass_over(winter: Winter, seat: int) -> None:
    """A test point at which all is as it was at the last one: what did not fire then does not now."""
    if winter.crossroads != NONE:
        winter.seal()


def rule_out(winter: Winter, seat: int, traces: list[Trace]) -> None:
    """Whatever the card is, it is none of those that would have fired now: so much everybody can tell."""
    book, gone = winter.book, {*winter.ruled_out, *winter.past_crossroads}
    found = sorted(standing(winter, seat, gone))
    for number, trace in waiting(winter, traces):
        if number not in gone and is_given(winter, seat, book.crossroads[number], trace):
            found.append(number)
    for number in found:
        if number not in book.crowding or applicable(winter, seat, book.crossroads[number]):
            winter.ruled_out.append(number)


def standing(winter: Winter, seat: int, gone: set[int]) -> list[int]:
    """The cards that look only at how things stand and find all they need, but for those that are gone."""
    book = winter.book
    found = []
    for need, cards in book.standing:
        if need is None or need.holds(winter, seat):
            for number, rest in cards:
                if number not in gone and (rest is None or rest.holds(winter, seat)):
                    found.append(number)
    on = book.standing_on
    for player in winter.players:
        for survivor in player.group:
            if survivor.card in on:
                for number, given in on[survivor.card]:
                    if number not in gone and given.holds(winter, seat):
                        found.append(number)
    return found


def waiting(winter: Winter, traces: list[Trace]) -> list[tuple[int, Trace]]:
    """The cards that wait for something that was noted, each with the first note of it: one moment after the other."""
    awaiting = winter.book.waiting
    if len(traces) == 1:
        note = traces[0]
        return [(number, note) for number in awaiting(note.moment, note.place, note.what, note.count)]
    by_moment: dict[str, dict[int, Trace]] = {}
    for note in traces:
        first = by_moment.setdefault(note.moment, {})
        for number in awaiting(note.moment, note.place, note.what, note.count):
            first.setdefault(number, note)
    return [(number, first[number]) for first in by_moment.values() for number in sorted(first)]


def what_fires(winter: Winter, seat: int, card: Crossroads, traces: list[Trace]) -> Trace | None:
    """The first note that fits the card, if it fires. [DOW-CROSS-8, DOW-CROSS-14]"""
    fitting = STANDING if card.when == NOW else first_fitting(card, traces)
    return fitting if fitting is not None and fires(winter, seat, card, fitting) else None


def first_fitting(card: Crossroads, traces: list[Trace]) -> Trace | None:
    """The first note of what a card waits for."""
    for trace in traces:
        if matches(card, trace):
            return trace
    return None


def fires(winter: Winter, seat: int, card: Crossroads, trace: Trace) -> bool:
    """Whether a card fires at a note that fits it. [DOW-CROSS-15]"""
    return is_given(winter, seat, card, trace) and applicable(winter, seat, card)


def is_given(winter: Winter, seat: int, card: Crossroads, trace: Any) -> bool:
    """Whether what a card needs besides is so: conditions are judged as things stand now. [DOW-CROSS-15]"""
    return card.given is None or card.given.holds(winter, seat, trace)


def matches(card: Crossroads, trace: Trace) -> bool:
    """Whether a card waits for something like this."""
    return card.awaits(trace.moment, trace.place, trace.what, trace.count)


def applicable(winter: Winter, seat: int, card: Crossroads) -> bool:
    """Whether any way is open as far as everybody can see: who must join finds a space. [DOW-CROSS-7, DOW-CROSS-12]"""
    for option in card.options:  # noqa: SIM110 - as in `Winter.owns`
        if has_room(winter, seat, option):
            return True
    return False


def has_room(winter: Winter, seat: int, effects: tuple[object, ...]) -> bool:
    """Whether a newcomer finds a space when the time comes. [DOW-CROSS-12, DOW-CROSS-16, DOW-CROSS-17]"""
    leaving = 0
    for effect in effects:
        leaving += getattr(effect, "helpless_leaving", 0)
        if getattr(effect, "adds_survivor", False):
            return newcomers.room_for_newcomer(winter, seat, leaving)
    return True


# --- firing ---


def fire(winter: Winter, seat: int, trace: Trace) -> Steps[None]:
    """The card is read aloud, decided, carried out and removed. [DOW-CROSS-4, DOW-CROSS-6, DOW-CROSS-13]"""
    number, card = winter.crossroads, winter.crossroads_card
    winter.crossroads = NONE
    winter.past_crossroads.append(number)
    winter.reading = number
    winter.tell(events.CrossroadsRead(who=seat, crossroads=number, rule="DOW-CROSS-2"))
    deed = Deed(
        seat,
        "DOW-CROSS-13",
        actor=trace.survivor if trace.survivor != NONE else None,
        here=trace.place if trace.place != NONE else None,
        item=trace.card if trace.card != NONE else None,
        reader=winter.reader if winter.reader != NONE else None,
    )
    if trace.what == "person" and trace.survivor != NONE:
        deed.newcomers = [trace.survivor]
    way = yield from decide(winter, card, number, deed)
    if way is None:
        winter.tell(events.NothingToDo(rule="DOW-CROSS-20"))
    else:
        winter.tell(events.WayTaken(who=seat, crossroads=number, way=way, rule="DOW-CROSS-6"))
        for effect in card.options[way]:
            yield from effect.resolve(winter, deed)
    winter.reading = NONE


def decide(winter: Winter, card: Crossroads, number: int, deed: Deed) -> Steps[int | None]:
    """Which way it goes: one that cannot be carried out gives way to the other. [DOW-CROSS-6, DOW-CROSS-20]"""
    open_ways = [way for way, option in enumerate(card.options) if selectable(winter, deed, option)]
    if card.kind == "vote":
        about = {"crossroads": number, "up": number, "down": number}
        up = yield from thumbs(winter, rule="DOW-VOTE-7", ask="crossroads-vote", about=about)
        wanted = 0 if up else 1
        if wanted in open_ways:
            return wanted
        prove_unpayable(winter, deed, card.options[wanted])
        return next(iter(open_ways), None)
    if card.kind == "forced":
        return next(iter(open_ways), None)
    if not open_ways:
        return None
    picks = [Second(number) if way else First(number) for way in open_ways]
    pick = yield ChooseUnseen(
        deed.seat, picks, rule="DOW-CROSS-6", ask="crossroads", about={"crossroads": number}, default=picks[-1]
    )
    return 1 if isinstance(pick, Second) else 0


def selectable(winter: Winter, deed: Deed, effects: tuple[object, ...]) -> bool:
    """Whether a way can be gone: space for newcomers and for who is put somewhere, and a price that can be paid.
    [DOW-CROSS-12, DOW-CROSS-17..19]"""
    if not has_room(winter, deed.seat, effects):
        return False
    if unpayable(winter, deed, effects) is not None:
        return False
    return all(effect.placeable(winter, deed) for effect in effects if hasattr(effect, "placeable"))


def prove_unpayable(winter: Winter, deed: Deed, effects: tuple[Any, ...]) -> None:
    """A way that was voted for is not gone: if only the price can be why, all know that it could not be paid.
    [DOW-SECRET-9]"""
    price = unpayable(winter, deed, effects)
    if price is not None and has_room(winter, deed.seat, effects):
        price.prove_unpayable(winter, deed)


def unpayable(winter: Winter, deed: Deed, effects: tuple[Any, ...]) -> Any:
    """The price of a way, if it cannot be paid in full. [DOW-CROSS-19]"""
    price = effects[0] if effects and getattr(effects[0], "is_cost", False) else None
    return price if price is not None and not price.payable(winter, deed) else None
