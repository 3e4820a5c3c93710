"""Autoplay: bots and the clock, which act where no person does."""

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable
from contextlib import suppress
from functools import partial
from random import random, uniform
from typing import TYPE_CHECKING, Any

from holdouts.bots import Bot, make_bot
from holdouts.bots.advising import advise
from holdouts.bots.briefs import Brief, Shelf, Thought
from holdouts.bots.seats import Asked, Choice, answer, deliberate, failed, late, settle
from holdouts.bots.understudy import Understudy
from holdouts.engine.chance import bot_seed
from holdouts.engine.decision import CLOCK, Call, Decision, Option, TimeOut
from holdouts.engine.table import Table
from holdouts.server import seats as chairs
from holdouts.server.clock import RaceClock
from holdouts.server.refusal import Refused
from holdouts.server.store import StoreFailed
from holdouts.server.thinkers import Failed, Thinkers, TooLong
from holdouts.server.threads import in_writer

if TYPE_CHECKING:
    from holdouts.server.room import Room

RETRY_SECONDS = 1.0
"""How long bots and the clock wait when the store fails."""

TRIES = 3
"""How often they try what makes a rule fail; then the table is paused."""

PACES = {"at-once": 0.0, "quick": 0.35, "steady": 1.0, "slow": 2.5}
"""How long bots take before a choice that everybody watches, for each wish, in the pace of the server."""

DEVICE_SPAN = 7.0
"""How long people with one device have to say that they want to step in, in the pace of bots: about five seconds."""

LONGER = 1 / 7
"""How often a table of several people waits longer than it need."""

RESERVE = 0.03
"""So many seconds before its time is up a bot that is still thinking picks offhand, so that it is not late."""

CLOCK_SECONDS = 2.0
"""How often a running clock is stored: more than that a killed server does not give back."""

LOG = logging.getLogger("holdouts.server")


class Talk:
    """Bots at one decision are asked one after the other; those that think for long, in another process."""

    def __init__(self, table: Table, bots: dict[int, Bot], shelf: Shelf) -> None:
        self._table = table
        self._decision = table.decision
        self._bots = bots
        self._shelf = shelf
        self._asking = deliberate(table, bots)
        self._asked: Asked | None = None

    def holds(self, table: Table, bots: dict[int, Bot]) -> bool:
        """Whether the same bots are still asked the same."""
        if table is not self._table or table.decision is not self._decision or bots is not self._bots:
            return False
        return self._asked is None or bool(table.options(self._asked.seat))

    @property
    def ahead(self) -> bool:
        """Whether it is a bot that thinks ahead who is asked: one that has something to say without thinking, too."""
        return self._asked is not None and self._bots[self._asked.seat].ahead

    def go_on(self, thought: Thought | TooLong | Failed | None) -> Choice | Brief | None:
        """A choice, or what a bot is to think about before it goes on; nothing if only people are awaited."""
        try:
            asked = next(self._asking) if self._asked is None else self._asking.send(self._settle(self._asked, thought))
            while (brief := self._brief(asked)) is None:
                asked = self._asking.send(answer(self._table, self._bots[asked.seat], asked))
        except StopIteration as done:
            choice: Choice | None = done.value
            return choice
        self._asked = asked
        return brief

    def _brief(self, asked: Asked) -> Brief | None:
        bot = self._bots[asked.seat]
        if bot.quick or bot.replaced:
            return None
        return bot.brief(self._table, asked.seat, asked.must, self._shelf)

    def _settle(self, asked: Asked, thought: Thought | TooLong | Failed | None) -> Option | None:
        bot = self._bots[asked.seat]
        match thought:
            case Thought(option, dice):
                bot.dice.dice = dice
                return settle(self._table, bot, asked, option)
            case TooLong():
                return late(self._table, bot, asked)
            case _:
                return failed(self._table, bot, asked)


class Lull:
    """How long a question lasts that is put to all alike: as long whether anybody could answer it or not.

    At a table of several people now and then longer, so that a pause proves nothing.
    """

    def __init__(self) -> None:
        self._decision: Decision | None = None
        self._ends = 0.0

    def concerns(self, room: "Room", pace: float) -> bool:
        """Whether such a question is put now; the first look at it sets its time."""
        decision = room.table.decision
        if decision is None or not decision.guarded:
            return False
        if decision is not self._decision:
            self._decision = decision
            self._ends = time.monotonic() + pace * self._span(room)
        return True

    def _span(self, room: "Room") -> float:
        people = [row for row in room.seats if row.kind not in chairs.BOTS]
        call = self._decision
        if isinstance(call, Call) and not call.waits and any(row.seat in call.seats for row in people):
            return uniform(2.5, 3.5)  # whoever wants to needs time to say so
        if len(people) < 2 or not isinstance(call, Call) or len(call.seats) < 2:
            return uniform(0.3, 0.9)
        called = room.devices.called_here([row.seat for row in people if row.kind == chairs.DEVICE])
        if not {*called} <= {*room.devices.facing.values()}:  # the device must change hands first
            return DEVICE_SPAN
        return uniform(3.0, 7.0) if random() < LONGER else uniform(1.0, 2.5)

    def left(self) -> float:
        return max(0.0, self._ends - time.monotonic())

    def is_over(self, room: "Room") -> bool:
        """Whether its time is up, and no answer is missing that is waited for."""
        table, call = room.table, room.table.decision
        if self.left() > 0:
            return False
        return call.settled(table.answers(), room.devices.silent()) if isinstance(call, Call) else table.lull


class Autoplay:
    """The bots of one room, and its clock."""

    def __init__(self, room: "Room", pace: float) -> None:
        self.room = room
        self.thinkers = Thinkers()
        """Where bots think; all rooms of a server share theirs."""
        self.pace = pace
        self.clock = RaceClock()
        self.bots: dict[int, Bot] = {}
        self._playing: asyncio.Task[Any] | None = None
        self._ticking: asyncio.Task[Any] | None = None
        self._settling: asyncio.Task[Any] | None = None
        self._lull = Lull()
        self._wishes: dict[str, str] = {}
        self._wished_anew = asyncio.Event()
        self._broken = 0
        """How often a rule has failed in a row."""

    def hire(self) -> None:
        """A bot for every seat that is played by one; each is told its own chances."""
        row, made = self.room.row, len(self.room.table.choices)
        self.bots = {
            seat.seat: self._beside_a_learner() or make_bot(seat.kind, bot_seed(row.seed, seat.seat, made))
            for seat in self.room.seats
            if seat.kind in chairs.BOTS
        }

    def _beside_a_learner(self) -> Bot | None:
        coach = self.room.coach
        return None if coach is None else Understudy(coach)

    def wake(self) -> None:
        """Let bots and the clock do what is theirs now."""
        room = self.room
        self.clock.watch(room.table, room.resting)
        if self.clock.running:
            room.muster.disband()
        if self.bots and self._may_play() and (self._playing is None or self._playing.done()):
            self._playing = room.start(self._play())
        if (
            self._may_play()
            and self._lull.concerns(room, self.pace)
            and (self._settling is None or self._settling.done())
        ):
            self._settling = room.start(self._settle())
        if self.clock.running and (self._ticking is None or self._ticking.done()):
            self._ticking = room.start(self._tick())

    def _may_play(self) -> bool:
        return not self.room.resting and not self.room.table.over

    async def _play(self) -> None:
        while self._may_play():
            await self._take_time()
            if not await self._choose():
                self._advise()
                return
            self.room.ring()
            self.wake()

    def _advise(self) -> None:
        """Where a person decides for all, bots point at what they would answer: after the time they take to choose, and
        nobody waits for it."""
        if self._may_play() and advise(self.room.table, self.bots, self.room.pointing):
            self.room.ring()

    def wish(self, seat: int, pace: str) -> None:
        """Somebody would like the bots to play slowly, or to get on with it."""
        who = self.room.seats[seat].token_hash
        if who is not None:
            self._wishes[who] = pace
            self._wished_anew.set()

    async def _take_time(self) -> None:
        """Until it is time for the next bot; whoever wishes for another pace meanwhile is heard at once."""
        began = time.monotonic()
        await asyncio.sleep(0)
        while (left := self._bots_wait(began)) > 0:
            self._wished_anew.clear()
            with suppress(TimeoutError):
                await asyncio.wait_for(self._wished_anew.wait(), left)

    def _wished(self) -> float:
        """The slowest wish of those who are here and play."""
        people = {row.token_hash for row in self.room.seats if row.token_hash is not None}
        here = [who for who in people if self.room.attendance.is_here(who)]
        return max((PACES[self._wishes.get(who, "steady")] for who in here), default=1.0)

    def _bots_wait(self, began: float) -> float:
        """How long bots still take before they choose: as long as people wish. Where a pause would tell something, they
        choose at once and keep it to themselves."""
        if self._lull.concerns(self.room, self.pace):
            return 0.0
        return began + self.pace * self._wished() - time.monotonic()

    async def _choose(self) -> bool:
        """One choice of one bot; False if only people are awaited. While one thinks elsewhere, the table is free."""
        room, talk, found, thought = self.room, None, None, None
        while True:
            async with room.lock:
                if not self._may_play():
                    return False
                if talk is None or not talk.holds(room.table, self.bots):
                    talk, found = Talk(room.table, self.bots, Shelf(room.packs, room.archive.packs)), None
                    thought = None
                if found is None or isinstance(found, Brief):
                    found = talk.go_on(thought)
                if found is None or (not isinstance(found, Brief) and found[0] == CLOCK):
                    return False  # a lull ends in its own time
                if not isinstance(found, Brief) and not self._is_early():
                    await self._persistently(partial(room.commit, *found, None))
                    return True
            if isinstance(found, Brief):
                thought = await self._think(found, hurried=talk.ahead and self._lull.concerns(room, self.pace))
            else:
                await asyncio.sleep(self._lull.left())

    def _is_early(self) -> bool:
        """Whether an answer now would tell that there was something to choose. To a call none does: nobody sees it."""
        decision = self.room.table.decision
        if decision is None or decision.joint or not self._lull.concerns(self.room, self.pace):
            return False
        return self._lull.left() > 0

    async def _think(self, brief: Brief, hurried: bool) -> Thought | TooLong | Failed:
        try:
            return await (self._hurriedly(brief) if hurried else self.thinkers.think(brief))
        except (TooLong, Failed) as problem:
            LOG.warning("table %s: a bot came to no choice. %s", self.room.id, problem)
            return problem

    async def _hurriedly(self, brief: Brief) -> Thought | TooLong:
        """Where a pause would tell something, a bot is waited for as long as nobody would be, however many think before
        it; what it comes to after that is let go."""
        thinking = self.room.start(self.thinkers.think(brief))
        try:
            async with asyncio.timeout(max(0.0, self._lull.left() - RESERVE)):
                thought: Thought = await asyncio.shield(thinking)
        except TimeoutError:
            return TooLong()
        return thought

    async def _settle(self) -> None:
        """What was put to all alike goes on after the same span, whoever could have answered or not."""
        room = self.room
        while self._may_play() and self._lull.concerns(room, self.pace):
            await asyncio.sleep(self._lull.left())
            async with room.lock:
                if not (self._may_play() and self._lull.concerns(room, self.pace) and self._lull.is_over(room)):
                    if self._lull.left() > 0:
                        continue
                    return
                await self._persistently(partial(room.commit, CLOCK, TimeOut(), None))
            room.ring()
            self.wake()

    async def _tick(self) -> None:
        room = self.room
        while self.clock.running:
            await asyncio.sleep(min(max(self.clock.left(), 0.01), CLOCK_SECONDS))
            if not self.clock.is_up():
                await self.keep_clock()
                continue
            async with room.lock:
                if not self.clock.is_up():
                    continue
                await self._persistently(partial(room.commit, CLOCK, TimeOut(), None))
            room.ring()
            self.wake()

    async def keep_clock(self) -> None:
        """Store what is left, so that a server that starts again goes on from there."""
        if not self.clock.counts:
            return
        try:
            await in_writer(self.room.store.change_table, self.room.id, clock=self.clock.read())
        except StoreFailed as problem:
            LOG.warning("table %s: the clock was not stored. %s", self.room.id, problem)

    async def _persistently(self, job: Callable[[], Awaitable[None]]) -> None:
        """Bots and the clock come again until the store takes what they do; where a rule fails, only a few times."""
        try:
            await job()
        except (StoreFailed, Refused) as problem:
            LOG.warning("table %s: %s", self.room.id, problem)
            self._broken += isinstance(problem, Refused) and problem.key == "refused-broken"
            await asyncio.sleep(RETRY_SECONDS)
            await self._catch_up()
            if self._broken >= TRIES:
                await self._halt()
        else:
            self._broken = 0

    async def _halt(self) -> None:
        try:
            await self.room.halt()
        except (StoreFailed, Refused) as problem:
            LOG.warning("table %s: it could not be paused. %s", self.room.id, problem)
            return
        LOG.error("table %s: a rule failed %d times, so the table is paused", self.room.id, self._broken)
        self._broken = 0

    async def _catch_up(self) -> None:
        try:
            await self.room.catch_up()
        except (StoreFailed, Refused) as problem:
            LOG.warning("table %s: %s", self.room.id, problem)

    def rest(self) -> None:
        for task in (self._playing, self._ticking, self._settling):
            if task is not None:
                task.cancel()
