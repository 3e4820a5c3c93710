"""Room: the people around one table: who sits there and who looks on, what they agree on, and how they come and go."""

import asyncio
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any, NamedTuple

import msgspec
from msgspec.structs import replace

from holdouts.engine import record
from holdouts.engine.decision import Option
from holdouts.engine.past import ChangedHands, Halted, Remark, Saved
from holdouts.engine.pointing import Pointing
from holdouts.engine.table import Illegal, Table
from holdouts.engine.talk import CannotSay
from holdouts.server import handover
from holdouts.server import seats as chairs
from holdouts.server.archive import Archive, Standing, write_notes
from holdouts.server.attendance import Attendance
from holdouts.server.colours import Colours
from holdouts.server.devices import Devices
from holdouts.server.foresight import Oracle
from holdouts.server.invitations import Link
from holdouts.server.ledger import Ledger
from holdouts.server.lobby import Lobby, progress
from holdouts.server.refusal import Refused
from holdouts.server.schema import SeatRow, TableRow
from holdouts.server.threads import in_thread
from holdouts.server.turning import Turning
from holdouts.server.votes import About, Kept, Saving, Vote, saving


class Followed(NamedTuple):
    """A table that was set after this one, and by which of the seats."""

    table: str
    by: int


class Room(Ledger):
    """One table, and everybody at it."""

    def __init__(self, archive: Archive, standing: Standing, pace: float) -> None:
        self.lobby = Lobby(self)
        self.attendance = Attendance()
        self.devices = Devices(self)
        self.colours = Colours(self)
        self.pointing = Pointing()
        self.turning = Turning(self)
        self.oracle = Oracle(self)
        self.kept: Kept | None = None
        """The last save that everybody agreed to."""
        self.followed: Followed | None = None
        """Where the same people play again."""
        self._vote: Vote | None = None
        self._votes = 0
        self._reminder: asyncio.TimerHandle | None = None
        super().__init__(archive, standing, pace)

    # --- who is here ---

    def admits(self, token: str | None, watch: str) -> bool:
        """Whether a secret opens a seat here, or a link for spectators still does."""
        return bool(self.mine(token)) or chairs.opens(watch, self.row.watch_hash)

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

    def ring(self) -> None:
        super().ring()
        self._remind()

    def _remind(self) -> None:
        """Wake everybody again when somebody has been away for long enough: there is more to press then."""
        if self._reminder is not None:
            self._reminder.cancel()
        seconds = None if self.attendance.empty else self.attendance.next_turn(chairs.owners(self.seats))
        self._reminder = None
        if seconds is not None:
            self._reminder = asyncio.get_running_loop().call_later(seconds + 0.01, self.ring)

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
            handover.check_host(self.seats[seat])
            if self.table.over:
                raise Refused("refused-history-made")
            if not 0 <= target < self.moment:
                raise Refused("refused-rewind")
            await self._call_vote("rewind", seat, target)

        return await self._alone(propose, message)

    async def propose_save(self, seat: int, message: str | None = None) -> int:
        """Somebody asks to have the running game as a file; all who ever sat there must agree."""

        async def propose() -> None:
            match self.saving(self.seats[seat].token_hash):
                case "ask":
                    await self._call_vote("save", seat, self.moment)
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
        notes = [*self.table.notes, (self.table.so_far, Saved(who=vote.by, rule=""))]
        version = self.version + 1
        await self._store(self.store.change_table, self.id, version=version, notes=write_notes(notes))
        self.table.notes = notes
        self.kept = Kept(choices=self.moment, data=await in_thread(self.save))
        self._changed(same_question=True)

    def save(self) -> bytes:
        """The whole game, with every secret; blocks."""
        return record.save(self.table, self.archive.about(self.row, self.seats))

    def saving(self, who: str | None) -> Saving:
        """Whether a browser that sits here may save at once, must ask all others, or why it cannot before the end."""
        return "now" if self.table.over else saving(self.seats, self.sitters, who)

    def follow(self, table: str, by: int) -> None:
        """Tell everybody that the same people play again elsewhere."""
        self.followed = Followed(table, by)
        self.ring()

    # --- around the table ---

    def point(self, seat: int, option: Option | None, expected: int) -> int:
        """Somebody points at an answer to a public question, for all to see; it is not stored."""
        self.check_asked(seat, expected)
        try:
            self.pointing.point(self.table, seat, option)
        except Illegal as problem:
            raise Refused("refused-point", problem.said(self.seats[seat].lang)) from problem
        self.ring()
        return self.shown

    async def say(self, seat: int, text: str, message: str | None = None) -> int:
        """A line of chat; a spectator's seat is -1."""

        async def speak() -> None:
            row = await self._store(self.store.say, self.id, seat, text, self.version + 1)
            self.chat = [*self.chat, row][-200:]
            self.version += 1

        return await self._alone(speak, message)

    async def remark(self, seat: int, word: Callable[[Table], Remark | None], message: str | None = None) -> int:
        """Somebody says something that the game remembers: a note of the chronicle, and a line of chat.

        `word` tells what it is as the table stands when their turn to speak comes.
        """

        async def speak() -> None:
            if not self.dealt:
                raise Refused("refused-gathering")
            try:
                remark = word(self.table)
            except CannotSay as problem:
                raise Refused("refused-talk", problem.said(self.seats[seat].lang)) from problem
            if remark is None:
                return
            notes = [*self.table.notes, (self.table.so_far, remark)]
            kept = {"remark": msgspec.json.encode(remark).decode(), "notes": write_notes(notes)}
            row = await self._store(self.store.say, self.id, seat, "", self.version + 1, **kept)
            self.chat = [*self.chat, row][-200:]
            self.table.notes = notes
            self._changed(same_question=True)

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
            changes = {"paused": on, "paused_by": by, "clock": self.autoplay.clock.read()}
            await self._store(self.store.change_table, self.id, version=self.version + 1, **changes)
            self.paused, self.paused_by = on, by
            self.version += 1

        return await self._alone(stop, message)

    async def say_ready(self, seat: int, message: str | None = None) -> int:
        """Whoever sits there is ready for the clock, with all their seats."""

        async def ready() -> None:
            self.muster.say_ready(self.seats[seat].token_hash)

        return await self._alone(ready, message)

    async def start_without(self, by: int, message: str | None = None) -> int:
        """The host lets the clock start without those who are away."""

        async def start() -> None:
            self.muster.start_without(by)

        return await self._alone(start, message)

    async def halt(self) -> None:
        """Stop a game that cannot go on by itself; the lock is held. Anybody may let it go on."""
        if self._unsure:
            raise Refused("refused-store")
        notes = [*self.table.notes, (self.table.so_far, Halted(rule=""))]
        changes = {"paused": True, "paused_by": None, "notes": write_notes(notes), "clock": self.autoplay.clock.read()}
        await self._store(self.store.change_table, self.id, version=self.version + 1, **changes)
        self.table.notes = notes
        self.paused, self.paused_by = True, None
        self._changed(same_question=True)

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
            handover.check_host(self.seats[by])
            if self._seat(seat).kind != chairs.OPEN:
                raise Refused("refused-taken")
            await self.change_seat(seat, invite_hash=link.kept, invite_number=link.number)

        return await self._alone(change, message)

    async def watch_anew(self, by: int, link: Link | None, message: str | None = None) -> int:
        """The host makes a new link for spectators, or none; the right of all who came by the last one ends."""

        async def change() -> None:
            handover.check_host(self.seats[by])
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
        if "kind" in changes and self.dealt and self.moment:  # what was chosen in secret is not counted
            now = chairs.PERSON if changes["kind"] == chairs.DEVICE else changes["kind"]
            notes.append((self.table.so_far, ChangedHands(who=seat, now=now, rule="")))
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
            self.autoplay.hire()

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
            forgotten = self.lobby.reseated(chairs.OPEN)
            sat = [seat for seat in self.mine(token) if self.seats[seat].kind not in chairs.BOTS]
            notes = list(self.table.notes)
            if self.dealt and self.moment and not self.table.over:
                notes += [(self.table.so_far, ChangedHands(who=seat, now=chairs.OPEN, rule="")) for seat in sat]
            about = {"gathered": 0.0} if sat and not self.dealt else {}
            changes = {"notes": write_notes(notes), **about}
            await self._store(self.store.leave, self.id, chairs.hashed(token), self.version + 1, changes, **forgotten)
            self.seats = await self._store(self.store.seats, self.id)
            self.row = replace(self.row, **about)
            self.table.notes = notes
            self.devices.facing.pop(chairs.hashed(token), None)
            self._vote = None
            self._changed(same_question=True)
            self.rewound += 1
            self.autoplay.hire()

        return await self._alone(go)

    async def delete(self) -> None:
        """Forget the table; everybody who is still here is told that it is gone."""
        async with self.lock:
            await self._store(self.store.delete_table, self.id)
            self.gone = True
            self.autoplay.rest()
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
            self.autoplay.rest()
            await self.autoplay.keep_clock()
