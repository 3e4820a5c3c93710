"""Ledger: the game of one table, as it is stored and played. One writer; readers only hear that something has changed.

A choice is checked, committed to the store, made, acknowledged, shown: in that order, so that nothing is seen that a
killed server would not remember.
"""

import asyncio
import logging
import time
from collections import OrderedDict
from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING, Any, TypeVar, cast

import msgspec

from holdouts.engine import record
from holdouts.engine.decision import CLOCK, Call, Option, Window
from holdouts.engine.rows import Row, rehearse
from holdouts.engine.table import Back, CannotUndo, Illegal, Table
from holdouts.server import seats as chairs
from holdouts.server.archive import REMEMBERED, Archive, CannotOpen, Standing, read_stored, write_notes
from holdouts.server.autoplay import Autoplay
from holdouts.server.muster import Muster
from holdouts.server.refusal import Refused
from holdouts.server.schema import ChoiceRow
from holdouts.server.store import StoreFailed
from holdouts.server.threads import in_thread, in_writer

if TYPE_CHECKING:
    from holdouts.server.room import Room

T = TypeVar("T")

SNAPSHOT_EVERY = 20
LOG = logging.getLogger("holdouts.server")


class Ledger:
    """The game, who sits there, its bots and its clock."""

    def __init__(self, archive: Archive, standing: Standing, pace: float) -> None:
        self.archive = archive
        self.store = archive.store
        self.autoplay = Autoplay(cast("Room", self), pace)
        self.muster = Muster(cast("Room", self))
        self.news = 0
        self.rewound = 0
        self.used = time.monotonic()
        self._bell = asyncio.Event()
        self.lock = asyncio.Lock()
        self._tasks: set[asyncio.Task[Any]] = set()
        self._answered: OrderedDict[str, int] = OrderedDict()
        self._unsure = False
        self.gone = False
        """Whether the table was deleted: then nothing can be done here any more."""
        self.autoplay.clock.put(standing.row.clock)
        self._take(standing)

    def _take(self, standing: Standing) -> None:
        self.row = standing.row
        self.id = standing.row.id
        self.seats = standing.seats
        self.sitters = standing.sitters
        self.table: Table = standing.table
        self.game = standing.table.game
        self.packs = read_stored(self.game, self.row.setup).packs
        self.coach = self.archive.coach_of(standing.row)
        self.chat = standing.chat
        self.paused = standing.row.paused
        self.paused_by = standing.row.paused_by
        self.version = standing.row.version
        self.shown = standing.row.version
        for message in standing.messages:
            self._remember(message)
        self._stored = standing.stored
        self._floor = standing.floor
        self.autoplay.hire()

    # --- looking ---

    @property
    def names(self) -> list[str]:
        return [seat.name for seat in self.seats]

    @property
    def gathering(self) -> bool:
        """Nothing begins before everybody has come and the cards are dealt."""
        return not self.dealt or (not self.table.choices and any(seat.kind == chairs.OPEN for seat in self.seats))

    @property
    def dealt(self) -> bool:
        """Before that, there is no game to look at."""
        return bool(self.row.seed)

    @property
    def resting(self) -> bool:
        """Whether nobody can choose now: the game is paused, not everybody has come, or is ready for the clock."""
        return self.paused or self.gathering or bool(self.muster.awaited)

    @property
    def _why_resting(self) -> str:
        if self.paused:
            return "refused-paused"
        return "refused-gathering" if self.gathering else "refused-not-started"

    @property
    def moment(self) -> int:
        """How many questions were settled: answers that lie face down are not counted, then or ever."""
        return self.table.moment

    @property
    def race(self) -> bool:
        return isinstance(self.table.decision, Window) and self.table.decision.is_race

    def mine(self, token: str | None) -> list[int]:
        """The seats that a browser's secret opens."""
        return chairs.my_seats(self.seats, token)

    async def wait_for_news(self, seen: int) -> int:
        """Sleep until something has changed since then."""
        while self.news == seen:
            await self._bell.wait()
        return self.news

    def ring(self) -> None:
        """Wake everybody who looks on."""
        self.news += 1
        self._bell.set()
        self._bell = asyncio.Event()

    # --- one writer ---

    async def _alone(self, job: Callable[[], Awaitable[object]], message: str | None = None) -> int:
        """One after the other; what has begun is finished, even if whoever asked is gone by then.

        A message that was carried out before is only answered. Returns the version that is shown.
        """
        task = self.start(self._locked(job, message))
        return await asyncio.shield(task)

    def start(self, job: Any) -> asyncio.Task[Any]:
        task: asyncio.Task[Any] = asyncio.ensure_future(job)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        task.add_done_callback(lambda done: done.cancelled() or done.exception())
        return task

    async def _locked(self, job: Callable[[], Awaitable[object]], message: str | None) -> int:
        async with self.lock:
            if self.gone:
                raise Refused("refused-gone")
            self.used = time.monotonic()
            if self._unsure:
                await self.catch_up()
            if message is not None and message in self._answered:
                return self._answered[message]
            await job()
            if message is not None:
                self._remember(message)
        self.ring()
        self.autoplay.wake()
        return self.shown

    def _remember(self, message: str) -> None:
        self._answered.setdefault(message, self.shown)
        if len(self._answered) > REMEMBERED:
            self._answered.popitem(last=False)

    async def catch_up(self) -> None:
        """The store failed in the middle of something: look whether it was done after all."""
        try:
            standing = await in_thread(self.archive.load, self.id)
        except CannotOpen as problem:
            raise Refused("refused-store", str(problem)) from problem
        if standing is None:
            raise Refused("refused-gone")
        self._take(standing)
        self.rewound += 1
        self._unsure = False

    async def _store(self, job: Callable[..., T], *args: Any, **named: Any) -> T:
        """Commit something; when that fails, nothing is shown, and the store is read again before the next try."""
        try:
            return await in_writer(job, *args, **named)
        except StoreFailed:
            self._unsure = True
            raise

    def _changed(self, same_question: bool = False) -> None:
        """A new version; it is shown to everybody unless only somebody's secret answer is new."""
        self.version += 1
        if not same_question:
            self.shown = self.version

    def _check_fresh(self, expected: int) -> None:
        """A stale message is refused; in a race, what is still legal counts, whoever was faster elsewhere."""
        if expected != self.shown and not self.race:
            raise Refused("refused-stale")

    # --- choosing ---

    async def choose(self, seat: int, option: Option, message: str | None, expected: int) -> int:
        """Make a person's choice."""

        async def make() -> None:
            self.check_asked(seat, expected)
            if option not in self.table.options(seat):
                raise Refused("refused-illegal")
            await self.commit(seat, option, message)

        return await self._alone(make, message)

    async def choose_all(self, seat: int, picks: list[Option], message: str | None, expected: int) -> tuple[int, int]:
        """Make a person's picks in a row; the version that is shown, and how many picks were left at the end.

        A row that was made before is only answered: what it has left is not counted again.
        """
        left = 0

        async def make() -> None:
            nonlocal left
            row = self.rehearse(seat, picks, expected)
            await self._commit(seat, row.picks, message, seen=row.table.moment != self.table.moment)
            left = row.left

        return await self._alone(make, message), left

    def rehearse(self, seat: int, picks: list[Option], expected: int) -> Row:
        """What would come of a person's picks in a row; nothing has happened yet."""
        self.check_asked(seat, expected)
        try:
            return rehearse(self.table, seat, picks)
        except Illegal as problem:
            raise Refused("refused-row", problem.said(self.seats[seat].lang)) from problem
        except record.BROKEN as problem:
            LOG.exception("table %s: a rule failed; nothing was chosen", self.id)
            raise Refused("refused-broken") from problem

    def check_asked(self, seat: int, expected: int) -> None:
        """Whether a person may say anything for that seat to the question they saw."""
        self._check_fresh(expected)
        if self.table.over:
            raise Refused("refused-over")
        if self.resting:
            raise Refused(self._why_resting)
        if seat in self.autoplay.bots:
            raise Refused("refused-bot")

    async def commit(self, seat: int, option: Option, message: str | None) -> None:
        """Store a choice, then make it; the lock is held, and the choice was found legal."""
        await self._commit(seat, [option], message, seen=not self._lies_face_down(seat, option))

    async def _commit(self, seat: int, picks: list[Option], message: str | None, *, seen: bool) -> None:
        """Store choices in a row, all or none, then make them: one new version, if others see anything of it."""
        if self._unsure:
            raise Refused("refused-store")
        before, now = self._stored, time.time()
        version = self.version + 1 if seen else self.version
        notes = write_notes(self.table.notes)
        first, *rest = [
            ChoiceRow(
                table_id=self.id,
                number=number,
                seat=seat,
                option=msgspec.json.encode(pick).decode(),
                message=message if number == before + 1 else None,
                made=now,
            )
            for number, pick in enumerate(picks, start=before + 1)
        ]
        await self._store(self.store.add_choice, first, version, notes, self.autoplay.clock.read(), *rest)
        try:
            for pick in picks:
                self.table.make(seat, pick)
        except record.BROKEN as problem:
            LOG.exception("table %s: a rule failed; the choice is taken back", self.id)
            await self._store(self.store.take_back, self.id, before, self.version + 2, notes, self._floor > 0)
            await self.catch_up()
            raise Refused("refused-broken") from problem
        self._stored = before + len(picks)
        if version > self.version:
            self._changed()
        if self._stored // SNAPSHOT_EVERY > before // SNAPSHOT_EVERY or self.table.over:
            self.start(self._snapshot())

    def _lies_face_down(self, seat: int, option: Option) -> bool:
        """Whether an answer of that seat changes nothing that anybody else sees."""
        decision = self.table.decision
        if isinstance(decision, Window):
            return type(option) in decision.unseen
        if seat == CLOCK or decision is None or not decision.joint:
            return False
        return isinstance(decision, Call) or len(self.table.answers()) + 1 < len(decision.seats)

    async def _snapshot(self) -> None:
        """A shortcut for the next start, and all there is if the rules change; without it, choices are made anew."""

        def keep() -> None:
            data = record.save(self.table, self.archive.about(self.row, self.seats))
            self.store.change_table(self.id, snapshot=data, over=self.table.over)

        async with self.lock:
            try:
                await in_writer(keep)
            except StoreFailed as problem:
                LOG.warning("table %s: no snapshot. %s", self.id, problem)
            else:
                self._floor = self._stored if self._floor else 0

    # --- going back ---

    async def undo(self, seat: int, to: Back, message: str | None, expected: int) -> int:
        """Take back one's own choices; at a shared table as far as nothing was rolled or shown since."""

        async def back() -> None:
            self._check_fresh(expected)
            table = self.table
            if table.answered(seat):
                await self._retract(seat)
                return
            try:
                target = self._undo_target(to, seat)
            except CannotUndo as problem:
                raise Refused("refused-undo", problem.said(self.seats[seat].lang)) from problem
            await self._go_back(target, seat)

        return await self._alone(back, message)

    def _undo_target(self, to: Back, seat: int) -> int:
        return self.table.undo_target(to, seat) if self.row.shared else self.table.undo_own_target(to, seat)

    def no_undo(self, seat: int) -> str:
        """Why a seat cannot take back its last choice now, as it would be told; nothing if it can."""
        if self.table.answered(seat):
            return ""
        try:
            self._undo_target("choice", seat)
        except CannotUndo as problem:
            return problem.said(self.seats[seat].lang)
        return ""

    async def _retract(self, seat: int) -> None:
        """An answer that lies face down is taken up again, whoever else has answered since."""
        choices = self.table.choices
        place = next(number for number in range(len(choices) - 1, -1, -1) if choices[number][0] == seat)
        stored = self._stored - len(choices) + place + 1
        if stored <= self._floor:
            raise Refused("refused-too-long-ago")
        notes = write_notes(self.table.notes)
        await self._store(self.store.retract, self.id, stored, notes, self._floor > 0)
        self.table.retract(seat)
        self._stored -= 1

    async def _go_back(self, target: int, seat: int) -> None:
        if self.table.over:
            raise Refused("refused-history-made")
        stored = self._stored - (len(self.table.choices) - target)
        reachable = self.table.checkpoints()
        if stored < self._floor or not reachable or target < reachable[0].choices:
            raise Refused("refused-too-long-ago")
        notes = write_notes(self.table.notes_after(target, seat))
        await self._store(self.store.take_back, self.id, stored, self.version + 1, notes, self._floor > 0)
        self.table.take_back(target, seat)
        self._stored = stored
        self._changed()
        self.rewound += 1
