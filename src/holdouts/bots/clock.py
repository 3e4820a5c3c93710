"""Time for simulations: it passes only while bots act."""

from collections.abc import Sequence

from holdouts.engine.chance import Dice
from holdouts.engine.decision import Window
from holdouts.engine.table import Table

QUICKEST, SLOWEST = 80, 250
"""How long a bot takes over one action, in hundredths of a second."""


class VirtualClock:
    """Everybody at the table thinks at the same time; whoever is ready first, acts first."""

    def __init__(self, seed: int = 0) -> None:
        self.dice = Dice(seed)
        self.now = 0
        self._limit = 0
        self._runs_on = False
        self._turn = (-1, -1)
        self._ready: dict[int, int] = {}

    def next_seat(self, table: Table, window: Window, seats: Sequence[int]) -> int | None:
        """Who acts next in a race against the clock; None when its seconds are used up before anybody is ready."""
        turn = (table.state.round, table.state.turn)
        if turn != self._turn:
            self._turn = turn
            self._ready = {}
            self.now = 0
        self._limit = window.seconds * 100
        self._runs_on = window.merciless
        for seat in seats:
            if seat not in self._ready:
                self._ready[seat] = self.now + self._pause()
        seat = min(seats, key=lambda seat: (max(self._ready[seat], self.now), self._ready[seat], seat))
        self.now = max(self.now, self._ready[seat])
        self._ready[seat] = self.now + self._pause()
        return seat if self.now < self._limit else None

    def elapse(self, table: Table) -> None:
        """Somebody answered a question outside the race: a merciless clock does not wait for that."""
        if self._runs_on and (table.state.round, table.state.turn) == self._turn:
            self.now += self._pause()

    def _pause(self) -> int:
        return QUICKEST + self.dice.below(SLOWEST - QUICKEST + 1)
