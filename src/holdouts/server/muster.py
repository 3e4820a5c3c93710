"""Muster: a clock starts when everybody who plays against it has said that they are ready."""

from typing import TYPE_CHECKING

from holdouts.engine.decision import Window
from holdouts.server import seats as chairs
from holdouts.server.handover import check_host
from holdouts.server.refusal import Refused

if TYPE_CHECKING:
    from holdouts.server.room import Room


class Muster:
    """Who is ready. It is asked anew before every clock, and nobody is asked while one runs."""

    def __init__(self, room: "Room") -> None:
        self.room = room
        self._ready: set[str] = set()
        """The browsers that are: whoever has several seats says it once."""

    @property
    def seconds(self) -> int:
        """How long the clock will run that has not started; 0 if nothing of that kind is to come now."""
        room, window = self.room, self.room.table.decision
        if not isinstance(window, Window) or not window.is_race or room.autoplay.clock.started(room.table):
            return 0
        return window.seconds

    @property
    def awaited(self) -> list[int]:
        """The seats whose people are not ready; a bot always is, and nobody waits for the dead."""
        window = self.room.table.decision
        if not self.seconds or window is None:
            return []
        return [row.seat for row in self.room.seats if row.seat in window.seats and self._is_awaited(row.seat)]

    def _is_awaited(self, seat: int) -> bool:
        row = self.room.seats[seat]
        return row.kind not in chairs.BOTS and row.token_hash is not None and row.token_hash not in self._ready

    def say_ready(self, who: str | None) -> None:
        """A browser is ready, with all its seats; said again, or where nothing is to start, it changes nothing."""
        if who is not None and self.seconds:
            self._ready.add(who)

    def start_without(self, by: int) -> None:
        """The host starts without those who have no page open; whoever is here is waited for."""
        room = self.room
        host = room.seats[by]
        check_host(host)
        here = [room.names[seat] for seat in self.others(host.token_hash) if self._is_here(seat)]
        if here:
            raise Refused("refused-not-ready", who=here[0])
        for seat in self.awaited:
            self.say_ready(room.seats[seat].token_hash)

    def others(self, who: str | None) -> list[int]:
        """The seats that are awaited besides those of one browser."""
        return [seat for seat in self.awaited if self.room.seats[seat].token_hash != who]

    def may_start_without(self, who: str | None) -> bool:
        """Whether a host who sits at this browser waits for nobody but those who are away."""
        others = self.others(who)
        return bool(others) and not any(self._is_here(seat) for seat in others)

    def _is_here(self, seat: int) -> bool:
        return self.room.attendance.is_here(self.room.seats[seat].token_hash)

    def disband(self) -> None:
        """The clock runs: before the next one everybody is asked again."""
        self._ready.clear()
