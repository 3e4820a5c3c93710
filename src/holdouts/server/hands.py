"""Hands: bots and the clock, which act where no person does."""

import asyncio
import logging
from collections.abc import Awaitable, Callable
from functools import partial
from typing import TYPE_CHECKING, Any

from holdouts.bots import Bot, make_bot, next_choice
from holdouts.engine.chance import bot_seed
from holdouts.engine.decision import CLOCK, TimeOut
from holdouts.server import seats as chairs
from holdouts.server.clock import RaceClock
from holdouts.server.refusal import Refused
from holdouts.server.store import StoreFailed
from holdouts.server.threads import in_thread, in_writer

if TYPE_CHECKING:
    from holdouts.server.room import Room

RETRY_SECONDS = 1.0
"""How long bots and the clock wait when the store fails."""

CLOCK_SECONDS = 2.0
"""How often a running clock is stored: more than that a killed server does not give back."""

LOG = logging.getLogger("holdouts.server")


class Hands:
    """The bots of one room, and its clock."""

    def __init__(self, room: "Room", pace: float) -> None:
        self.room = room
        self.pace = pace
        self.clock = RaceClock()
        self.bots: dict[int, Bot] = {}
        self._playing: asyncio.Task[Any] | None = None
        self._ticking: asyncio.Task[Any] | None = None

    def hire(self) -> None:
        """A bot for every seat that is played by one; each is told its own chances."""
        row, made = self.room.row, len(self.room.table.choices)
        self.bots = {
            seat.seat: make_bot(seat.kind, bot_seed(row.seed, seat.seat, made))
            for seat in self.room.seats
            if seat.kind in chairs.BOTS
        }

    def wake(self) -> None:
        """Let bots and the clock do what is theirs now."""
        room = self.room
        self.clock.watch(room.table, room.resting)
        if self.bots and self._may_play() and (self._playing is None or self._playing.done()):
            self._playing = room.start(self._play())
        if self.clock.running and (self._ticking is None or self._ticking.done()):
            self._ticking = room.start(self._tick())

    def _may_play(self) -> bool:
        return not self.room.resting and not self.room.table.over

    async def _play(self) -> None:
        room = self.room
        while self._may_play():
            await asyncio.sleep(self.pace)
            async with room.lock:
                choice = await in_thread(next_choice, room.table, self.bots) if self._may_play() else None
                if choice is None:
                    return
                await self._persistently(partial(room.commit, *choice, None))
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

    async def _persistently(self, work: Callable[[], Awaitable[None]]) -> None:
        """Bots and the clock come again until the store takes what they do."""
        try:
            await work()
        except (StoreFailed, Refused) as problem:
            LOG.warning("table %s: %s", self.room.id, problem)
            await asyncio.sleep(RETRY_SECONDS)
            await self._catch_up()

    async def _catch_up(self) -> None:
        try:
            await self.room.catch_up()
        except (StoreFailed, Refused) as problem:
            LOG.warning("table %s: %s", self.room.id, problem)

    def rest(self) -> None:
        for task in (self._playing, self._ticking):
            if task is not None:
                task.cancel()
