"""Bots at a table: whom to ask, when, and what to do with a bot that fails."""

from bisect import bisect
from collections.abc import Generator, Mapping

from msgspec import Struct

from holdouts.bots.bot import Bot
from holdouts.bots.clock import VirtualClock
from holdouts.engine.decision import CLOCK, Call, Option, TimeOut, Window
from holdouts.engine.observing import observe
from holdouts.engine.past import Accused, ChangedHands
from holdouts.engine.table import Table

Choice = tuple[int, Option]
"""A seat, or the clock, and what it picks."""


def bots_act(table: Table, bots: Mapping[int, Bot]) -> bool:
    """Make one choice of one bot; False if only people are awaited."""
    found = next_choice(table, bots)
    if found is None:
        return False
    table.make(*found)
    return True


def next_choice(table: Table, bots: Mapping[int, Bot]) -> Choice | None:
    """The next choice of a bot, not made yet; None if only people are awaited."""
    asking = deliberate(table, bots)
    try:
        asked = next(asking)
        while True:
            asked = asking.send(answer(table, bots[asked.seat], asked))
    except StopIteration as done:
        choice: Choice | None = done.value
        return choice


class Asked(Struct, frozen=True, gc=False):
    """A bot's seat is to choose; unless it must, it may let that be."""

    seat: int
    must: bool


Deliberation = Generator[Asked, Option | None, Choice | None]
"""Asks one bot after the other, receives what each picks, and comes to a choice."""


def deliberate(table: Table, bots: Mapping[int, Bot]) -> Deliberation:
    """Whose choice is next, and what they choose.

    In a window, bots with standing offers are polled before the one who is asked decides, once for each decision.
    Where nobody has anything to choose, it is the clock that goes on.
    """
    decision = table.decision
    if isinstance(decision, Call) and (called := (yield from _call_answered(table, decision, bots))):
        return called
    if table.lull:
        return CLOCK, TimeOut()
    if isinstance(decision, Window):
        if decision.is_race:
            return (yield from _race(table, decision, bots))
        if decision.open_to and (offer := (yield from _offer_taken(table, decision, bots))):
            return offer
    for seat in table.waiting_for():
        if seat in bots:
            return (yield from _pick(table, seat, must=True))
    return None


def play_out(
    table: Table, bots: Mapping[int, Bot], *, clock: VirtualClock | None = None, most: int | None = None
) -> int:
    """Play to the end, or for so many choices; returns how many were made. With a clock, races against time are cut
    off; without one, they go on until all are done."""
    made = 0
    while not table.over and made != most:
        made += 1
        decision = table.decision
        if clock is not None and isinstance(decision, Window) and decision.seconds:
            _against_time(table, decision, bots, clock)
        elif bots_act(table, bots):
            if clock is not None:
                clock.elapse(table)
        else:
            raise ValueError(f"nobody plays for seat {table.waiting_for()[0]}")
    return made


def _offer_taken(table: Table, window: Window, bots: Mapping[int, Bot]) -> Deliberation:
    """Standing offers, clockwise from whoever decides."""
    seats = sorted(window.open_to)
    first = bisect(seats, window.seats[0])
    for seat in seats[first:] + seats[:first]:
        if seat in bots and bots[seat].poll(window, seat) and _tempted(table, bots[seat], seat) and table.options(seat):
            option = yield Asked(seat, False)
            if option is not None:
                return seat, option
    return None


def _tempted(table: Table, bot: Bot, seat: int) -> bool:
    try:
        return bot.tempted(table, seat)
    except Exception:  # then it is asked: if it fails again, it is replaced
        return True


def _call_answered(table: Table, call: Call, bots: Mapping[int, Bot]) -> Deliberation:
    """What a bot wants to do that could do something, and has not said yet whether it does."""
    for seat in call.seats:
        if seat in bots and not table.answered(seat) and call.able(seat) and bots[seat].poll(call, seat):
            return (yield from _pick(table, seat, must=True))
    return None


def _race(table: Table, window: Window, bots: Mapping[int, Bot]) -> Deliberation:
    """Everybody may act; when nobody wants to and no person is left to wait for, the first bot must."""
    asked = [seat for seat in table.waiting_for() if seat in bots]
    for seat in (*asked, *(seat for seat in window.open_to if seat in bots)):
        if bots[seat].poll(window, seat) and (choice := (yield from _pick(table, seat, must=False))):
            return choice
    if not asked or len(asked) < len(table.waiting_for()):
        return None
    return (yield from _pick(table, asked[0], must=True))


def _against_time(table: Table, window: Window, bots: Mapping[int, Bot], clock: VirtualClock) -> None:
    """Whoever is ready first may act; when the seconds are used up, the clock chooses."""
    seats = [seat for seat in (*window.seats, *window.open_to) if seat in bots]
    seat = clock.next_seat(table, window, seats) if seats else None
    if seat is None:
        table.time_out()
    elif table.options(seat) and (option := answer(table, bots[seat], Asked(seat, must=False))) is not None:
        table.choose(option, seat)


def _pick(table: Table, seat: int, *, must: bool) -> Deliberation:
    """What the bot chooses for that seat, if it chooses anything."""
    if not table.options(seat):
        return None
    option = yield Asked(seat, must)
    return None if option is None else (seat, option)


def answer(table: Table, bot: Bot, asked: Asked) -> Option | None:
    """What the bot picks, thinking here and now."""
    if bot.replaced:
        return _default(table, asked)
    try:
        option = bot.pick_in_time(table, asked.seat, asked.must)
    except Exception:  # whatever goes wrong inside a bot, the game of the others goes on
        return failed(table, bot, asked)
    return settle(table, bot, asked, option)


def settle(table: Table, bot: Bot, asked: Asked, option: Option | None) -> Option | None:
    """What a bot has picked, if it can be."""
    if option is None and not asked.must:
        return None
    if asked.must and bot.speaks and not table.light and not _face_down(table):
        _accuse(table, asked.seat)
    return option if option in table.options(asked.seat) else failed(table, bot, asked)


def _face_down(table: Table) -> bool:
    """Whether who has answered is a secret: then a bot that spoke as it answers would tell."""
    return table.decision is not None and table.decision.joint


def _accuse(table: Table, seat: int) -> None:
    """Whom a bot takes for a betrayer it says once: a note of the chronicle, which changes nothing."""
    accuses = table.game.accuses
    if accuses is None:
        return
    other = accuses(observe(table, seat))
    said = [note.other for _, note in table.notes if isinstance(note, Accused) and note.who == seat]
    if other is not None and said[-1:] != [other]:
        table.note(Accused(who=seat, other=other, rule=""))


def failed(table: Table, bot: Bot, asked: Asked) -> Option | None:
    """A bot that fails is replaced by the default of each question, and the chronicle says so."""
    bot.replaced = True
    table.note(ChangedHands(who=asked.seat, now="default", rule=""))
    return _default(table, asked)


def late(table: Table, bot: Bot, asked: Asked) -> Option | None:
    """A bot that thought for too long picks what it would have without thinking. If it cannot say, the default of this
    one question stands in, and the chronicle says so."""
    offhand = bot.offhand(table, asked.seat, asked.must)
    if offhand is not None:
        return settle(table, bot, asked, offhand)
    if asked.must:
        table.note(ChangedHands(who=asked.seat, now="late", rule=""))
    return _default(table, asked)


def _default(table: Table, asked: Asked) -> Option | None:
    decision = table.decision
    return decision.fallback(asked.seat) if asked.must and decision is not None else None
