"""The server's clock for races: it stands still while other questions are open, unless it is merciless."""

import time
from collections.abc import Callable

import msgspec
from msgspec import Struct

from holdouts.engine.decision import Window
from holdouts.engine.table import Table


class Reading(Struct, frozen=True, array_like=True):
    """What is stored of a clock: of which turn its seconds are, how many are left, and whether it stops for anybody."""

    round: int = -1
    turn: int = -1
    left: float = 0.0
    merciless: bool = False


class RaceClock:
    """What is left of the seconds that all races of one turn share."""

    def __init__(self, now: Callable[[], float] = time.monotonic) -> None:
        self.running = False
        self._now = now
        self._set = Reading()
        self._left = 0.0
        self._since = 0.0

    def watch(self, table: Table, resting: bool) -> None:
        """Look at what the table waits for, and start, go on, or stand still."""
        self._left, self._since = self.left(), self._now()
        state, window = table.state, table.decision
        if not self.started(table):
            self._set, self._left = Reading(), 0.0
        racing = isinstance(window, Window) and window.is_race and window.seconds > 0
        if isinstance(window, Window) and racing and self._set == Reading() and not resting:
            self._left = float(window.seconds)
            self._set = Reading(state.round, state.turn, self._left, window.merciless)
        runs_on = racing or (self._set.merciless and self._left > 0)
        self.running = runs_on and not resting and not table.over

    def started(self, table: Table) -> bool:
        """Whether the seconds of this turn have begun to count, though they may stand still or be used up."""
        return (table.state.round, table.state.turn) == (self._set.round, self._set.turn)

    def left(self) -> float:
        """Seconds; never negative, whatever the machine's calendar says."""
        gone = self._now() - self._since if self.running else 0.0
        return max(0.0, self._left - gone)

    @property
    def counts(self) -> bool:
        """Whether a race of this turn has seconds left, though they may stand still."""
        return self.left() > 0

    def is_up(self) -> bool:
        return self.running and self.left() <= 0

    def read(self) -> str:
        """How it stands, to be stored."""
        return msgspec.json.encode(msgspec.structs.replace(self._set, left=round(self.left(), 2))).decode()

    def put(self, reading: str) -> None:
        """Go on from where a clock stood that was stored."""
        self._set = msgspec.json.decode(reading or b"[]", type=Reading)
        self._left = self._set.left
