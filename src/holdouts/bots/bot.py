"""What every bot is: it plays one seat or several, and picks one of the options."""

import time

from holdouts.bots.briefs import Brief, Shelf
from holdouts.engine.chance import Dice
from holdouts.engine.decision import Decision, Option
from holdouts.engine.table import Table

SLOW_SECONDS = 0.025
"""A bot that thought for longer than that once is no longer quick. Of ours, one in a thousand takes over 2 ms."""


class Bot:
    """Plays one seat or several, each as if it knew nothing of the others."""

    ahead = False
    """Whether it thinks ahead: it takes its time, and whoever waits for it is told so."""

    speaks = True
    """Whether it says aloud whom it suspects, where a game has betrayers."""

    def __init__(self, seed: int) -> None:
        self.dice = Dice(seed)
        self.replaced = False
        """Whether it has failed at this table: from then on the default of each question is picked for it."""
        self.quick = True
        """Whether it thinks so briefly that others can wait for it; a kind that does not says so when it is made."""
        self._suspect = False
        self._polled: dict[int, Decision] = {}

    def pick_in_time(self, table: Table, seat: int, must: bool) -> Option | None:
        """The same as `pick`, and whether it is slow is noted: twice in a row, for the machine may have been busy."""
        clock = time.thread_time if self._suspect else time.perf_counter
        started = clock()
        try:
            return self.pick(table, seat, must)
        finally:
            slow = clock() - started >= SLOW_SECONDS
            self.quick = self.quick and not (slow and self._suspect)
            self._suspect = slow

    def brief(self, table: Table, seat: int, must: bool, shelf: Shelf) -> Brief | None:
        """What it needs to think in another process: no more than its seat knows. None where it must think here."""
        return None

    def pick(self, table: Table, seat: int, must: bool) -> Option | None:
        """One of the seat's options; None for nothing now, unless it must."""
        raise NotImplementedError

    def offhand(self, table: Table, seat: int, must: bool) -> Option | None:
        """What it picks when there was no time to think; None: it cannot say, and the usual answer stands in."""
        return None

    def advise(self, table: Table, seat: int) -> Option | None:
        """What it would answer to a public question that another seat is asked; None: it has no opinion."""
        return None

    def tempted(self, table: Table, seat: int) -> bool:
        """Whether it could want anything the seat may be offered while others decide: asked before that is listed."""
        return True

    def poll(self, decision: Decision, seat: int) -> bool:
        """Whether the seat is still to be asked about a decision that it need not answer: once for each."""
        if self._polled.get(seat) is decision:
            return False
        self._polled[seat] = decision
        return True
