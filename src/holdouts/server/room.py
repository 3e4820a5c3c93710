"""Room: one table being played. One writer; readers are only told that something has changed.

A choice is checked, committed to the store, made, acknowledged, shown: in that order, so that nothing is seen that a
killed server would not remember.
"""

import asyncio
import logging
import time
from collections import Counter, OrderedDict
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from typing import Any, TypeVar

import msgspec
from msgspec.structs import replace

from holdouts.engine import record
from holdouts.engine.decision import ChooseTogether, Option, Window
from holdouts.engine.table import Back, CannotUndo, ChangedHands, Table
from holdouts.server import seats as chairs
from holdouts.server.archive import REMEMBERED, Archive, CannotOpen, Standing, read_stored, write_notes
from holdouts.server.hands import Hands
from holdouts.server.lobby import Lobby, progress
from holdouts.server.refusal import Refused
from holdouts.server.schema import ChoiceRow, SeatRow, TableRow
from holdouts.server.store import StoreFailed
from holdouts.server.threads import in_thread, in_writer

T = TypeVar("T")

SNAPSHOT_EVERY = 20
LOG = logging.getLogger("holdouts.server")


@dataclass
class Vote:
    """The host wants to go back; every other browser at the table must agree."""

    by: int
    target: int
    agreed: set[str] = field(default_factory=set)


class Room:
    """One table: the game, its seats, its clock, and everybody who looks on."""

    def __init__(self, archive: Archive, standing: Standing, pace: float) -> None:
        self.archive = archive
        self.store = archive.store
        self.hands = Hands(self, pace)
        self.lobby = Lobby(self)
        self.vote: Vote | None = None
        self.here: Counter[int] = Counter()
        """How many pages are open for each seat; spectators count as seat -1."""
        self.facing: dict[str, int] = {}
        """Which of its seats a browser with several of them shows."""
        self.news = 0
        self.rewound = 0
        self.used = time.monotonic()
        self._bell = asyncio.Event()
        self.lock = asyncio.Lock()
        self._tasks: set[asyncio.Task[Any]] = set()
        self._answered: OrderedDict[str, int] = OrderedDict()
        self._unsure = False
        self.hands.clock.put(standing.row.clock)
        self._take(standing)

    def _take(self, standing: Standing) -> None:
        self.row = standing.row
        self.id = standing.row.id
        self.seats = standing.seats
        self.table: Table = standing.table
        self.game = standing.table.game
        self.packs = read_stored(self.game, self.row.setup).packs
        self.chat = standing.chat
        self.paused = standing.row.paused
        self.version = standing.row.version
        self.shown = standing.row.version
        for message in standing.messages:
            self._remember(message)
        self._stored = standing.stored
        self._floor = standing.floor
        self.hands.hire()

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
        return self.paused or self.gathering

    @property
    def told(self) -> int:
        """How many choices everybody may know of: answers given in secret are not counted until all are in."""
        decision = self.table.decision
        secret = len(decision.seats) - len(self.table.waiting_for()) if isinstance(decision, ChooseTogether) else 0
        return len(self.table.choices) - secret

    @property
    def race(self) -> bool:
        return isinstance(self.table.decision, Window) and self.table.decision.is_race

    def mine(self, token: str | None) -> list[int]:
        """The seats that a browser's secret opens."""
        return chairs.my_seats(self.seats, token)

    def face(self, token: str | None) -> int | None:
        """The seat whose eyes a browser may look through now; None behind a curtain, and for spectators."""
        mine = self.mine(token)
        if token is None or len(mine) < 2:
            return mine[0] if mine else None
        key = chairs.hashed(token)
        facing = self.facing.get(key)
        awaited = [seat for seat in self.table.waiting_for() if seat in mine]
        if facing in mine and (not awaited or facing in awaited):
            return facing
        self.facing.pop(key, None)
        return (awaited or mine)[0] if self.game.open_hands else None

    def lift(self, token: str, seat: int | None) -> None:
        """Somebody takes the device in hand; None lowers the curtain."""
        key = chairs.hashed(token)
        if seat is None:
            self.facing.pop(key, None)
        elif seat in self.mine(token):
            self.facing[key] = seat
        else:
            raise Refused("refused-seat")
        self.ring()

    @contextmanager
    def presence(self, token: str | None) -> Iterator[None]:
        """Somebody has the page open."""
        seats = self.mine(token) or [-1]
        self.here.update(seats)
        self.ring()
        try:
            yield
        finally:
            self.here.subtract(seats)
            self.used = time.monotonic()
            self.ring()

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

    async def _alone(self, work: Callable[[], Awaitable[object]], message: str | None = None) -> int:
        """One after the other; what has begun is finished, even if whoever asked is gone by then.

        A message that was carried out before is only answered. Returns the version that is shown.
        """
        task = self.start(self._locked(work, message))
        return await asyncio.shield(task)

    def start(self, work: Any) -> asyncio.Task[Any]:
        task: asyncio.Task[Any] = asyncio.ensure_future(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        task.add_done_callback(lambda done: done.cancelled() or done.exception())
        return task

    async def _locked(self, work: Callable[[], Awaitable[object]], message: str | None) -> int:
        async with self.lock:
            self.used = time.monotonic()
            if self._unsure:
                await self.catch_up()
            if message is not None and message in self._answered:
                return self._answered[message]
            await work()
            if message is not None:
                self._remember(message)
        self.ring()
        self.hands.wake()
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

    async def _store(self, work: Callable[..., T], *args: Any, **named: Any) -> T:
        """Commit something; when that fails, nothing is shown, and the store is read again before the next try."""
        try:
            return await in_writer(work, *args, **named)
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
            self._check_fresh(expected)
            if self.table.over:
                raise Refused("refused-over")
            if self.resting:
                raise Refused("refused-paused" if self.paused else "refused-gathering")
            if seat in self.hands.bots:
                raise Refused("refused-bot")
            if option not in self.table.options(seat):
                raise Refused("refused-illegal")
            await self.commit(seat, option, message)

        return await self._alone(make, message)

    async def commit(self, seat: int, option: Option, message: str | None) -> None:
        """Store a choice, then make it; the lock is held, and the choice was found legal."""
        if self._unsure:
            raise Refused("refused-store")
        text = msgspec.json.encode(option).decode()
        number = self._stored + 1
        notes = write_notes(self.table.notes)
        row = ChoiceRow(table_id=self.id, number=number, seat=seat, option=text, message=message, made=time.time())
        await self._store(self.store.add_choice, row, self.version + 1, notes, self.hands.clock.read())
        before = self.table.decision
        try:
            self.table.replay([(seat, option)])
        except record.BROKEN as problem:
            LOG.exception("table %s: a rule failed; the choice is taken back", self.id)
            await self._store(self.store.take_back, self.id, number - 1, self.version + 2, notes, self._floor > 0)
            await self.catch_up()
            raise Refused("refused-broken") from problem
        self._stored = number
        self._changed(same_question=self.table.decision is before)
        self.vote = None
        if number % SNAPSHOT_EVERY == 0 or self.table.over:
            self.start(self._snapshot())

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
            try:
                target = self.table.undo_target(to, seat) if self.row.shared else self._own_target(seat, to)
            except CannotUndo as problem:
                raise Refused("refused-undo", problem.said(self.seats[seat].lang)) from problem
            await self._go_back(target, seat)

        return await self._alone(back, message)

    def _own_target(self, seat: int, to: Back) -> int:
        """Alone with bots, one takes back one's own last choice and whatever the bots answered to it."""
        target = self.table.undo_target(to)
        mine = [number for number, (who, _) in enumerate(self.table.choices) if who == seat]
        if not mine:
            raise CannotUndo("undo-nothing-of-yours")
        return min(target, mine[-1])

    async def _go_back(self, target: int, seat: int) -> None:
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
        self.vote = None

    async def propose_rewind(self, seat: int, target: int, message: str | None = None) -> int:
        """The host asks to go back to an earlier choice; all others must agree."""

        async def propose() -> None:
            if not self.seats[seat].host:
                raise Refused("refused-host")
            if not 0 <= target < self.told:
                raise Refused("refused-rewind")
            self.vote = Vote(seat, target, {self.seats[seat].token_hash or ""})
            await self._count_votes()

        return await self._alone(propose, message)

    async def agree(self, seat: int, yes: bool, message: str | None = None) -> int:
        async def count() -> None:
            if self.vote is None:
                raise Refused("refused-no-vote")
            if not yes:
                self.vote = None
                return
            self.vote.agreed.add(self.seats[seat].token_hash or "")
            await self._count_votes()

        return await self._alone(count, message)

    def voters(self) -> set[str]:
        """Every browser that plays here has one voice."""
        return {row.token_hash for row in self.seats if row.token_hash and row.kind not in chairs.BOTS}

    async def _count_votes(self) -> None:
        if self.vote is not None and self.voters() <= self.vote.agreed:
            await self._go_back(self.vote.target, self.vote.by)

    # --- around the table ---

    async def say(self, seat: int, text: str, message: str | None = None) -> int:
        """A line of chat; a spectator's seat is -1."""

        async def speak() -> None:
            row = await self._store(self.store.say, self.id, seat, text, self.version + 1)
            self.chat = [*self.chat, row][-200:]
            self.version += 1

        return await self._alone(speak, message)

    async def pause(self, seat: int, on: bool, message: str | None = None) -> int:
        """Anybody may stop the game; the host, or whoever is there alone, lets it go on."""

        async def stop() -> None:
            if not on and not self.seats[seat].host:
                raise Refused("refused-host")
            clock = self.hands.clock.read()
            await self._store(self.store.change_table, self.id, paused=on, version=self.version + 1, clock=clock)
            self.paused = on
            self.version += 1

        return await self._alone(stop, message)

    async def hand(self, by: int, seat: int, kind: str, message: str | None = None, invite: str | None = None) -> int:
        """A bot takes a seat, its owner comes back, or the host offers it to somebody new."""

        async def change() -> None:
            row = self._seat(seat)
            bot = kind in chairs.BOTS
            # whether they are asked just now does not matter: that may be a secret
            gone = self.here[seat] <= 0 and row.kind in (chairs.PERSON, chairs.DEVICE)
            if not (self.seats[by].host or by == seat or (bot and gone)):
                raise Refused("refused-host")
            if kind == chairs.OPEN and self.seats[by].host and not row.host and invite is not None:
                await self.change_seat(seat, kind=kind, token_hash=None, invite_hash=chairs.hashed(invite))
            elif bot:
                await self.change_seat(seat, kind=kind)
            elif kind == chairs.PERSON and row.token_hash is not None:
                several = sum(other.token_hash == row.token_hash for other in self.seats) > 1
                await self.change_seat(seat, kind=chairs.DEVICE if several else chairs.PERSON)
            else:
                raise Refused("refused-hand")

        return await self._alone(change, message)

    async def sit_down(self, seat: int, token: str, name: str, lang: str, commitment: str = "") -> int:
        """Whoever has the invitation takes the seat, and promises something to chance."""

        async def take() -> None:
            if self._seat(seat).kind != chairs.OPEN:
                raise Refused("refused-taken")
            if name.casefold() in (other.name.casefold() for other in self.seats if other.seat != seat):
                raise Refused("refused-name")
            mine = chairs.DEVICE if self.mine(token) else chairs.PERSON
            secret, promised = chairs.hashed(token), self.lobby.promise(commitment)
            who = {"kind": mine, "name": name, "lang": lang, "token_hash": secret, "invite_hash": None}
            await self.change_seat(seat, **who, commitment=promised)

        return await self._alone(take)

    async def tell(self, token: str, contribution: str, message: str | None = None) -> int:
        """What a seat gives to chance, now that all have promised."""
        return await self._alone(lambda: self.lobby.tell(token, contribution), message)

    async def deal_without(self, by: int, message: str | None = None) -> int:
        """The cards are dealt without those who have not told what they promised."""
        return await self._alone(lambda: self.lobby.go_on(by), message)

    async def deal(self, row: TableRow) -> None:
        """The seed is drawn: from here on there is a game."""
        changes = {"seed": row.seed, "mixture": row.mixture, "version": self.version + 1}
        await self._store(self.store.change_table, self.id, **changes)
        await self._see_the_deal()

    async def _see_the_deal(self) -> None:
        self._unsure = True  # until it was read back
        await self.catch_up()

    async def speak(self, seat: int, lang: str, message: str | None = None) -> int:
        """Read the table in another language."""
        return await self._alone(lambda: self.change_seat(seat, lang=lang), message)

    def _seat(self, seat: int) -> SeatRow:
        if not 0 <= seat < len(self.seats):
            raise Refused("refused-seat")
        return self.seats[seat]

    async def change_seat(self, seat: int, **changes: Any) -> None:
        """Store what is new about a seat, and what follows from it: with the last of them, the cards are dealt."""
        notes = list(self.table.notes)
        if "kind" in changes:
            changes = self.lobby.reseated(changes["kind"]) | changes
        after = [replace(row, **changes) if row.seat == seat else row for row in self.seats]
        also = progress(self.row, after)
        if "kind" in changes and self.table.choices and changes["kind"] != chairs.OPEN:
            notes.append((len(self.table.choices), ChangedHands(who=seat, now=changes["kind"], rule="")))
        version = self.version + 1
        await self._store(self.store.change_seat, self.id, seat, version, write_notes(notes), also, **changes)
        if "seed" in also:
            await self._see_the_deal()
            return
        self.row = replace(self.row, **also)
        self.seats = await self._store(self.store.seats, self.id)
        self.table.notes = notes
        self._changed(same_question=True)
        if "name" in changes or "kind" in changes:
            self.rewound += 1
            self.hands.hire()

    # --- leaving ---

    @property
    def idle(self) -> float:
        """For how many seconds nobody has been here."""
        return 0.0 if +self.here or self.lock.locked() else time.monotonic() - self.used

    async def close(self) -> None:
        """Stop bots and the clock, and let what is being stored be stored."""
        async with self.lock:
            self.hands.rest()
            await self.hands.keep_clock()
