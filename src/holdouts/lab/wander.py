"""Wandering: random legal play, by whoever may act."""

from collections.abc import Callable
from random import Random
from typing import Any, NamedTuple

from holdouts.bots import Bot
from holdouts.engine.decision import CLOCK, Call, Choose, Option, TimeOut, Window
from holdouts.engine.table import Table


class Stuck(RuntimeError):
    """Somebody is asked and has no option: a dead end."""


class Manner(NamedTuple):
    """How a random table behaves, so that talk and time-outs happen and do not swamp the game."""

    eager: float = 0.03
    """How often a seat that is polled takes one of its standing offers."""
    shy: float = 0.3
    """How often whoever is asked something with a default answer gives it."""
    late: float = 0.01
    """How often the clock runs out."""
    curious: bool = True
    """Of two options that come to mind, take the kind that was taken less often in this game."""


MANNERS = (
    *(Manner(),) * 6,
    *(Manner(eager=0.01, shy=0.6),) * 5,
    Manner(late=0.1),
    Manner(eager=0.2, shy=0.0, curious=False),
)
"""Tables of every temper: many calm and silent ones, a slow one, a talkative one."""

GRAVE = 0.02
"""How often a pick that may end the game for everybody is not thought over."""


class Wanderer:
    """Makes random legal choices at tables, the same ones for the same seed."""

    def __init__(self, seed: int | str, manner: Manner = MANNERS[0]) -> None:
        self.manner = manner
        self._random: Callable[[], float] = Random(seed).random
        self._taken: dict[type, int] = {}

    def below(self, bound: int) -> int:
        return int(self._random() * bound)

    def choose(self, table: Table) -> tuple[int, Option]:
        """What happens next: a seat with its pick, or the clock. Raises Stuck if somebody asked has no option."""
        decision = table.decision
        if decision is None:
            raise Stuck("The game is over.")
        random = self._random
        manner = self.manner
        waiting = table.waiting_for()
        for seat in waiting:
            if not table.options(seat):
                raise Stuck(f"Seat {seat} is asked and has no option. [{decision.rule}]")
        if isinstance(decision, Call) and not decision.waits:
            for seat in decision.seats:
                if not table.answered(seat) and decision.able(seat) and random() < manner.eager:
                    return seat, self._pick(table.options(seat))
        if table.lull or random() < manner.late:
            return CLOCK, TimeOut()
        if isinstance(decision, Window):
            for seat in decision.open_to:
                offers = table.options(seat)
                if offers and random() < manner.eager:
                    return seat, self._pick(offers)
        seat = waiting[int(random() * len(waiting))]
        options = table.options(seat)
        default = decision.default
        if isinstance(decision, Choose | Call) and default is not None and random() < manner.shy and default in options:
            return seat, default
        return seat, self._pick(options)

    def _pick(self, options: list[Any]) -> Option:
        taken = self._taken
        option: Option = options[int(self._random() * len(options))]
        if option.grave and self._random() > GRAVE:
            option = options[int(self._random() * len(options))]
        if self.manner.curious:
            other: Option = options[int(self._random() * len(options))]
            if not other.grave and taken.get(type(other), 0) < taken.get(type(option), 0):
                option = other
        taken[type(option)] = taken.get(type(option), 0) + 1
        return option

    def play(self, table: Table, most: int) -> list[tuple[int, Option]]:
        """Play on for so many choices, or to the end; returns what was chosen."""
        made: list[tuple[int, Option]] = []
        while table.decision is not None and len(made) < most:
            seat, option = self.choose(table)
            table.make(seat, option)
            made.append((seat, option))
        return made


class Follower(Wanderer):
    """Follows the advice of a bot most of the time, which leads further into a game than wandering alone."""

    def __init__(self, seed: int | str, bot: Bot, manner: Manner = MANNERS[0], trust: float = 0.85) -> None:
        super().__init__(seed, manner)
        self.bot = bot
        self.trust = trust

    def choose(self, table: Table) -> tuple[int, Option]:
        seat, option = super().choose(table)
        if seat == CLOCK or self._random() > self.trust:
            return seat, option
        advice = self.bot.pick(table, seat, must=seat in table.waiting_for())
        return seat, option if advice is None else advice
