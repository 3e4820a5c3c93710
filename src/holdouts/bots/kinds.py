"""The kinds of bots."""

import time

from holdouts.bots.briefs import Brief, Shelf, think_sensibly, veiled_for
from holdouts.engine.chance import Dice
from holdouts.engine.decision import Decision, Option
from holdouts.engine.table import Table
from holdouts.engine.view import observe

OFFER_CHANCE = 8
"""A random bot takes a standing offer one time in so many."""

SLOW_SECONDS = 0.025
"""A bot that thought for longer than that once is no longer quick. Of ours, one in a thousand takes over 2 ms."""

RACE_CHANCE = 2
"""When whoever comes first may act, a random bot does one time in so many."""


class UnknownBot(ValueError):
    """No such kind of bot; the message names those there are."""


class Bot:
    """Plays one seat or several, each as if it knew nothing of the others."""

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

    def poll(self, decision: Decision, seat: int) -> bool:
        """Whether the seat is still to be asked about a decision that it need not answer: once for each."""
        if self._polled.get(seat) is decision:
            return False
        self._polled[seat] = decision
        return True


class RandomBot(Bot):
    """Picks anything."""

    def pick(self, table: Table, seat: int, must: bool) -> Option | None:
        if not must and self.dice.below(RACE_CHANCE if seat in table.waiting_for() else OFFER_CHANCE):
            return None
        options = table.options(seat)
        if not options:
            return None
        option: Option = self.dice.pick(options)
        return self.dice.pick(options) if option.grave else option


class SensibleBot(Bot):
    """Plays as a careful newcomer would, from the observation of its seat alone. Each game says how."""

    def pick(self, table: Table, seat: int, must: bool) -> Option | None:
        decision = table.decision
        options = table.options(seat)
        if decision is None or not options:
            return None
        if must and len(options) == 1:
            only: Option = options[0]
            return only
        return table.game.sensible(observe(table, seat), decision.question(seat), list(options), must, self.dice)

    def brief(self, table: Table, seat: int, must: bool, shelf: Shelf) -> Brief | None:
        decision, game = table.decision, table.game
        options = list(table.options(seat))
        if decision is None or (must and len(options) == 1):
            return None
        asked = (seat, decision.question(seat), options, must)
        return Brief(think_sensibly, (game.id, shelf, veiled_for(table, seat), *asked, self.dice.dice))


KINDS: dict[str, type[Bot]] = {"random": RandomBot, "sensible": SensibleBot}


def make_bot(kind: str, seed: int) -> Bot:
    """A bot of that kind; its own chances come from the seed."""
    if kind not in KINDS:
        raise UnknownBot(f"there is no bot called '{kind}'; choose from {', '.join(KINDS)}")
    return KINDS[kind](seed)
