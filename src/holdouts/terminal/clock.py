"""The clock of a race. It belongs to the table in the room, not to the rules: they only ever hear that time is up."""

import time
from collections.abc import Callable
from typing import Protocol

from holdouts.bots import Bot
from holdouts.engine.chance import Dice
from holdouts.engine.decision import Decision, Option, Window
from holdouts.engine.table import Table

PERSON_TAKES = 2.0
BOT_TAKES = 1.5
"""What an action costs, in seconds, where nobody looks at a real clock."""


def race(table: Table) -> Window | None:
    """The pending decision, if it is a race against the clock."""
    decision = table.decision
    return decision if isinstance(decision, Window) and decision.is_race and decision.seconds else None


class Restless(Bot):
    """A bot under a clock: whoever wanted nothing a moment ago may want something now."""

    def __init__(self, bot: Bot) -> None:
        super().__init__(0)
        self._bot = bot
        self.ahead = bot.ahead

    def pick(self, table: Table, seat: int, must: bool) -> Option | None:
        return self._bot.pick(table, seat, must)

    def poll(self, decision: Decision, seat: int) -> bool:
        return (isinstance(decision, Window) and decision.seconds > 0) or super().poll(decision, seat)


class Clock(Protocol):
    """Counts down while a race is on."""

    def start(self, seconds: float) -> None: ...

    def pause(self) -> None: ...

    def resume(self) -> None: ...

    def left(self) -> float: ...

    def person_acted(self) -> None: ...

    def bot_done(self, acted: bool) -> None:
        """The bots were asked; whether one of them acted."""
        ...

    def until_bot(self) -> float:
        """Seconds until a bot may act next; 0 if it may now."""
        ...


class RealClock:
    """Wall time; bots take a moment over each action, as people do."""

    def __init__(self, seed: int = 0, now: Callable[[], float] = time.monotonic) -> None:
        self._now = now
        self._dice = Dice(seed)
        self._left = 0.0
        self._since: float | None = None
        self._bot_at = 0.0

    def start(self, seconds: float) -> None:
        self._left = seconds
        self._since = self._now()
        self.bot_done(False)

    def pause(self) -> None:
        self._left = self.left()
        self._since = None

    def resume(self) -> None:
        if self._since is None:
            self._since = self._now()
            self._bot_at = max(self._bot_at, self._since + 0.8)

    def left(self) -> float:
        gone = 0.0 if self._since is None else self._now() - self._since
        return max(0.0, self._left - gone)

    def person_acted(self) -> None:
        """Wall time passes by itself."""

    def bot_done(self, acted: bool) -> None:
        self._bot_at = self._now() + 0.8 + self._dice.below(1700) / 1000

    def until_bot(self) -> float:
        return max(0.0, self._bot_at - self._now())


class CountedClock:
    """Time by actions, so that a game typed in from a file is the same every time."""

    def __init__(self) -> None:
        self._left = 0.0
        self._turn = 0.0

    def start(self, seconds: float) -> None:
        self._left = seconds
        self._turn = 0.0

    def pause(self) -> None:
        """It only moves when somebody acts."""

    def resume(self) -> None:
        """It only moves when somebody acts."""

    def left(self) -> float:
        return max(0.0, self._left)

    def person_acted(self) -> None:
        self._left -= PERSON_TAKES
        self._turn = 0.0

    def bot_done(self, acted: bool) -> None:
        if acted:
            self._left -= BOT_TAKES
        self._turn = 1.0

    def until_bot(self) -> float:
        """Bots and people act in turn."""
        return self._turn
