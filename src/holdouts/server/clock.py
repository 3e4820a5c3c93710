"""The server's clock for races: it stands still while other questions are open, unless it is merciless."""

import time
from collections.abc import Callable

from holdouts.engine.decision import Window
from holdouts.engine.table import Table


class RaceClock:
    """What is left of the seconds that all races of one turn share."""

    def __init__(self, now: Callable[[], float] = time.monotonic) -> None:
        self.running = False
        self._now = now
        self._turn = (-1, -1)
        self._left = 0.0
        self._since = 0.0
        self._merciless = False

    def watch(self, table: Table, resting: bool) -> None:
        """Look at what the table waits for, and start, go on, or stand still."""
        self._left, self._since = self.left(), self._now()
        turn = (table.state.round, table.state.turn)
        window = table.decision
        racing = isinstance(window, Window) and window.is_race and window.seconds > 0
        if isinstance(window, Window) and racing and turn != self._turn:
            self._turn, self._left, self._merciless = turn, float(window.seconds), window.merciless
        runs_on = racing or (self._merciless and turn == self._turn and self._left > 0)
        self.running = runs_on and not resting and not table.over

    def left(self) -> float:
        """Seconds; never negative, whatever the machine's calendar says."""
        gone = self._now() - self._since if self.running else 0.0
        return max(0.0, self._left - gone)

    def is_up(self) -> bool:
        return self.running and self.left() <= 0

    def forget(self) -> None:
        """Choices were taken back: a race that starts again has all its seconds."""
        self.running = False
        self._turn = (-1, -1)
        self._left = 0.0
