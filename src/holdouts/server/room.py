"""Room: one table being played. One writer; readers are only told that something has changed.

A choice is checked, committed to the store, made, acknowledged, shown: in that order, so that nothing is seen that a
killed server would not remember.
"""

import asyncio
import logging
import time
from collections import OrderedDict
from collections.abc import Awaitable, Callable, Iterator, Sequence
from contextlib import contextmanager
from typing import Any, TypeVar

import msgspec
from msgspec.structs import replace

from holdouts.engine import record
from holdouts.engine.decision import CLOCK, Call, Option, Window
from holdouts.engine.past import ChangedHands, Saved
from holdouts.engine.table import Back, CannotUndo, Table
from holdouts.server import handover
from holdouts.server import seats as chairs
from holdouts.server.archive import REMEMBERED, Archive, CannotOpen, Standing, read_stored, write_notes
from holdouts.server.attendance import Attendance
from holdouts.server.hands import Hands
from holdouts.server.invitations import Link
from holdouts.server.lobby import Lobby, progress
from holdouts.server.refusal import Refused
from holdouts.server.schema import ChoiceRow, SeatRow, TableRow
from holdouts.server.store import StoreFailed
from holdouts.server.threads import in_thread, in_writer
from holdouts.server.votes import About, Kept, Saving, Vote, saving

T = TypeVar("T")

SNAPSHOT_EVERY = 20
LOG = logging.getLogger("holdouts.server")


class Room:
    """One table: the game, its seats, its clock, and everybody who looks on."""

    def __init__(self, archive: Archive, standing: Standing, pace: float) -> None:
        self.archive = archive
        self.store = archive.store
        self.hands = Hands(self, pace)
        self.lobby = Lobby(self)
        self.attendance = Attendance()
        self.kept: Kept | None = None
        """The last save that everybody agreed to."""
        self._vote: Vote | None = None
        self._votes = 0
        self._reminder: asyncio.TimerHandle | None = None
        self.facing: dict[str, int] = {}
        """Which of its seats a browser with several of them shows."""
        self._hushed: dict[int, int] = {}
        """In which round a seat has asked to be passed over."""
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
        self.hands.clock.put(standing.row.clock)
        self._take(standing)

    def _take(self, standing: Standing) -> None:
        self.row = standing.row
        self.id = standing.row.id
        self.seats = standing.seats
        self.sitters = standing.sitters
        self.table: Table = standing.table
        self.game = standing.table.game
        self.packs = read_stored(self.game, self.row.setup).packs
        self.chat = standing.chat
        self.paused = standing.row.paused
        self.paused_by = standing.row.paused_by
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
        """How many questions were settled: answers that lie face down are not counted, then or ever."""
        return self.table.moment

    @property
    def _so_far(self) -> int:
        """How many choices led to this moment, without the answers that lie face down."""
        return self.table.choice_at(self.table.moment)

    @property
    def race(self) -> bool:
        return isinstance(self.table.decision, Window) and self.table.decision.is_race

    def mine(self, token: str | None) -> list[int]:
        """The seats that a browser's secret opens."""
        return chairs.my_seats(self.seats, token)

    def admits(self, token: str | None, watch: str) -> bool:
        """Whether a secret opens a seat here, or a link for spectators still does."""
        return bool(self.mine(token)) or chairs.opens(watch, self.row.watch_hash)

    def face(self, token: str | None) -> int | None:
        """The seat whose eyes a browser may look through now; None behind a curtain, and for spectators."""
        mine = self.mine(token)
        if token is None or len(mine) < 2:
            return mine[0] if mine else None
        key = chairs.hashed(token)
        facing = self.facing.get(key)
        awaited = self.asked_here(mine)
        if facing in mine and (not awaited or facing in awaited):
            return facing
        self.facing.pop(key, None)
        return (awaited or mine)[0] if self.game.open_hands else None

    def asked_here(self, mine: Sequence[int]) -> list[int]:
        """Which of a device's seats must take it now, as everybody at it may know."""
        decision = self.table.decision
        if decision is None or isinstance(decision, Call):
            return []
        asked = decision.seats if decision.guarded else self.table.waiting_for()
        return [seat for seat in asked if seat in mine]

    def called_here(self, mine: Sequence[int]) -> list[int]:
        """Which of a device's seats are called, whether or not they could do anything."""
        decision = self.table.decision
        return [seat for seat in decision.seats if seat in mine] if isinstance(decision, Call) else []

    def hushed(self, seat: int) -> bool:
        """Whether a seat lets calls go by this round, unless it could play something."""
        return self._hushed.get(seat) == self.table.state.round

    def silent(self) -> set[int]:
        """Whom a call does not wait for: who has asked for that, and who shares a device and has not taken it."""
        call = self.table.decision
        if not isinstance(call, Call):
            return set()
        found = {
            seat for seat in call.seats if self.hushed(seat) and all(each.quiet for each in call.options(seat)[1:])
        }
        if self.game.open_hands:
            return found
        device: dict[str, list[int]] = {}
        for row in self.seats:
            if row.token_hash is not None and row.kind not in chairs.BOTS:
                device.setdefault(row.token_hash, []).append(row.seat)
        shared = [(key, seats) for key, seats in device.items() if len(seats) > 1]
        return found | {seat for key, seats in shared for seat in seats if seat != self.facing.get(key)}

    def hush(self, seat: int, on: bool) -> None:
        self._hushed[seat] = self.table.state.round if on else -1
        self.ring()
        self.hands.wake()

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
        who = chairs.hashed(token) if token else ""
        self.attendance.come(who)
        self.ring()
        try:
            yield
        finally:
            self.attendance.go(who)
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
        self._remind()

    def _remind(self) -> None:
        """Wake everybody again when somebody has been away for long enough: there is more to press then."""
        if self._reminder is not None:
            self._reminder.cancel()
        seconds = None if self.attendance.empty else self.attendance.next_turn(chairs.owners(self.seats))
        self._reminder = None
        if seconds is not None:
            self._reminder = asyncio.get_running_loop().call_later(seconds + 0.01, self.ring)

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
            if self.gone:
                raise Refused("refused-gone")
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
        version = self.version if self._lies_face_down(seat) else self.version + 1
        notes = write_notes(self.table.notes)
        row = ChoiceRow(table_id=self.id, number=number, seat=seat, option=text, message=message, made=time.time())
        await self._store(self.store.add_choice, row, version, notes, self.hands.clock.read())
        try:
            self.table.make(seat, option)
        except record.BROKEN as problem:
            LOG.exception("table %s: a rule failed; the choice is taken back", self.id)
            await self._store(self.store.take_back, self.id, number - 1, self.version + 2, notes, self._floor > 0)
            await self.catch_up()
            raise Refused("refused-broken") from problem
        self._stored = number
        if version > self.version:
            self._changed()
        if number % SNAPSHOT_EVERY == 0 or self.table.over:
            self.start(self._snapshot())

    def _lies_face_down(self, seat: int) -> bool:
        """Whether an answer of that seat changes nothing that anybody else sees."""
        decision = self.table.decision
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
                target = table.undo_target(to, seat) if self.row.shared else table.undo_own_target(to, seat)
            except CannotUndo as problem:
                raise Refused("refused-undo", problem.said(self.seats[seat].lang)) from problem
            await self._go_back(target, seat)

        return await self._alone(back, message)

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

    # --- what needs everybody's voice ---

    @property
    def vote(self) -> Vote | None:
        """What is asked of everybody; a choice that all can see ends it."""
        return self._vote if self._vote is not None and self._vote.shown == self.shown else None

    def voters(self, about: About) -> frozenset[str]:
        """Whose voice is needed, here or not: to go back, all who have a seat; to save, all who ever had one."""
        return self.sitters if about == "save" else chairs.owners(self.seats)

    async def propose_rewind(self, seat: int, target: int, message: str | None = None) -> int:
        """The host asks to go back to an earlier choice; all others must agree."""

        async def propose() -> None:
            if not self.seats[seat].host:
                raise Refused("refused-host")
            if self.table.over:
                raise Refused("refused-history-made")
            if not 0 <= target < self.told:
                raise Refused("refused-rewind")
            await self._call_vote("rewind", seat, target)

        return await self._alone(propose, message)

    async def propose_save(self, seat: int, message: str | None = None) -> int:
        """Somebody asks to have the running game as a file; all who ever sat there must agree."""

        async def propose() -> None:
            match self.saving(self.seats[seat].token_hash):
                case "ask":
                    await self._call_vote("save", seat, self.told)
                case "open":
                    raise Refused("refused-save-open")
                case "gone":
                    raise Refused("refused-save-gone")

        return await self._alone(propose, message)

    async def _call_vote(self, about: About, seat: int, target: int) -> None:
        self._votes += 1
        self._vote = Vote(self._votes, about, seat, target, self.shown, {self.seats[seat].token_hash or ""})
        await self._count_votes(self._vote)

    async def agree(self, seat: int, number: int, yes: bool, message: str | None = None) -> int:
        """Somebody agrees to what was asked under that number, or does not."""

        async def count() -> None:
            vote = self.vote
            if vote is None or vote.number != number:
                raise Refused("refused-no-vote")
            if not yes:
                self._vote = None
                return
            vote.agreed.add(self.seats[seat].token_hash or "")
            await self._count_votes(vote)

        return await self._alone(count, message)

    async def _count_votes(self, vote: Vote) -> None:
        if not self.voters(vote.about) <= vote.agreed:
            return
        self._vote = None
        if vote.about == "rewind":
            await self._go_back(self.table.choice_at(vote.target), vote.by)
        else:
            await self._keep_save(vote)

    async def _keep_save(self, vote: Vote) -> None:
        notes = [*self.table.notes, (self._so_far, Saved(who=vote.by, rule=""))]
        version = self.version + 1
        await self._store(self.store.change_table, self.id, version=version, notes=write_notes(notes))
        self.table.notes = notes
        self.kept = Kept(choices=self.told, data=await in_thread(self.save))
        self._changed(same_question=True)

    def save(self) -> bytes:
        """The whole game, with every secret; blocks."""
        return record.save(self.table, self.archive.about(self.row, self.seats))

    def saving(self, who: str | None) -> Saving:
        """Whether a browser that sits here may save at once, must ask all others, or why it cannot before the end."""
        return "now" if self.table.over else saving(self.seats, self.sitters, who)

    # --- around the table ---

    async def say(self, seat: int, text: str, message: str | None = None) -> int:
        """A line of chat; a spectator's seat is -1."""

        async def speak() -> None:
            row = await self._store(self.store.say, self.id, seat, text, self.version + 1)
            self.chat = [*self.chat, row][-200:]
            self.version += 1

        return await self._alone(speak, message)

    async def pause(self, seat: int, on: bool, message: str | None = None) -> int:
        """Anybody may stop the game. Whoever did lets it go on; when they have been away for a while, anybody may."""

        async def stop() -> None:
            if self.table.over:
                raise Refused("refused-over")
            if on == self.paused:
                return
            if not on and self.paused_by is not None:
                handover.check_lifting(self.seats[seat], self.seats[self.paused_by], self.attendance)
            by = seat if on else None
            changes = {"paused": on, "paused_by": by, "clock": self.hands.clock.read()}
            await self._store(self.store.change_table, self.id, version=self.version + 1, **changes)
            self.paused, self.paused_by = on, by
            self.version += 1

        return await self._alone(stop, message)

    async def hand(self, by: int, seat: int, kind: str, message: str | None = None, invite: Link | None = None) -> int:
        """A bot takes a seat, its owner comes back, or the host offers it to somebody new."""

        async def change() -> None:
            row = self._seat(seat)
            if self.dealt and self.table.over:
                raise Refused("refused-over")
            handover.check(self.seats[by], row, kind, self.attendance)
            if kind == chairs.OPEN:
                if invite is None:
                    raise Refused("refused-hand")
                new = {"invite_hash": invite.kept, "invite_number": invite.number}
                await self.change_seat(seat, kind=kind, token_hash=None, **new)
            elif kind == chairs.PERSON:
                several = sum(other.token_hash == row.token_hash for other in self.seats) > 1
                await self.change_seat(seat, kind=chairs.DEVICE if several else chairs.PERSON)
            else:
                await self.change_seat(seat, kind=kind)

        return await self._alone(change, message)

    async def sit_down(
        self, seat: int, token: str, name: str, lang: str, invite: str | None = None, commitment: str = ""
    ) -> int:
        """Whoever has the invitation takes the seat, if it is still the one that opens it when their turn comes.

        They promise something to chance.
        """

        async def take() -> None:
            if self._seat(seat).kind != chairs.OPEN:
                raise Refused("refused-taken")
            if invite is not None and not chairs.opens(invite, self.seats[seat].invite_hash):
                raise Refused("refused-secret")
            if name.casefold() in (other.name.casefold() for other in self.seats if other.seat != seat):
                raise Refused("refused-name")
            mine = chairs.DEVICE if self.mine(token) else chairs.PERSON
            secret, promised = chairs.hashed(token), self.lobby.promise(commitment)
            who = {"kind": mine, "name": name, "lang": lang, "token_hash": secret, "invite_hash": None}
            await self.change_seat(seat, **who, commitment=promised)

        return await self._alone(take)

    async def invite_anew(self, by: int, seat: int, link: Link, message: str | None = None) -> int:
        """The host makes a new invitation to a seat that waits for somebody; the last one no longer opens it."""

        async def change() -> None:
            if not self.seats[by].host:
                raise Refused("refused-host")
            if self._seat(seat).kind != chairs.OPEN:
                raise Refused("refused-taken")
            await self.change_seat(seat, invite_hash=link.kept, invite_number=link.number)

        return await self._alone(change, message)

    async def watch_anew(self, by: int, link: Link | None, message: str | None = None) -> int:
        """The host makes a new link for spectators, or none; the right of all who came by the last one ends."""

        async def change() -> None:
            if not self.seats[by].host:
                raise Refused("refused-host")
            new = {"watch_hash": "", "watch_number": 0}
            if link is not None:
                new = {"watch_hash": link.kept, "watch_number": link.number}
            await self._store(self.store.change_table, self.id, version=self.version + 1, **new)
            self.row = replace(self.row, **new)
            self.version += 1

        return await self._alone(change, message)

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
        if "kind" in changes and self.dealt and self.told:  # what was chosen in secret is not counted
            now = chairs.PERSON if changes["kind"] == chairs.DEVICE else changes["kind"]
            notes.append((self._so_far, ChangedHands(who=seat, now=now, rule="")))
        seats = [replace(row, **changes) if row.seat == seat else row for row in self.seats]
        about = chairs.consequences(self.row, seats, self.sitters) | progress(self.row, seats)
        version = self.version + 1
        await self._store(self.store.change_seat, self.id, seat, version, write_notes(notes), about, **changes)
        if "seed" in about:
            await self._see_the_deal()
            return
        self._seat_them(seats, about)
        self.table.notes = notes
        self._changed(same_question=True)
        if "name" in changes or "kind" in changes:
            self.rewound += 1
            self.hands.hire()

    def _seat_them(self, seats: list[SeatRow], about: dict[str, Any]) -> None:
        """From now on these sit here; who is new has agreed to nothing yet, and has not been away."""
        for newcomer in chairs.owners(seats) - chairs.owners(self.seats):
            self.attendance.see(newcomer)
            self.kept = None
        self.seats = seats
        self.row = replace(self.row, **about)
        self.table.shared = self.row.shared
        self.sitters |= chairs.owners(seats)

    # --- leaving ---

    async def leave(self, token: str) -> int:
        """Whoever sits there goes for good: their seats are free, and if they were the host, another is."""

        async def go() -> None:
            await self._store(self.store.leave, self.id, chairs.hashed(token), self.version + 1)
            self.seats = await self._store(self.store.seats, self.id)
            self.facing.pop(chairs.hashed(token), None)
            self._vote = None
            self._changed(same_question=True)
            self.rewound += 1
            self.hands.hire()

        return await self._alone(go)

    async def delete(self) -> None:
        """Forget the table; everybody who is still here is told that it is gone."""
        async with self.lock:
            await self._store(self.store.delete_table, self.id)
            self.gone = True
            self.hands.rest()
        self.ring()

    @property
    def idle(self) -> float:
        """For how many seconds nobody has been here."""
        return 0.0 if not self.attendance.empty or self.lock.locked() else time.monotonic() - self.used

    async def close(self) -> None:
        """Stop bots and the clock, and let what is being stored be stored."""
        async with self.lock:
            if self._reminder is not None:
                self._reminder.cancel()
            self.hands.rest()
            await self.hands.keep_clock()
