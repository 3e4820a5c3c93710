"""Attendance: who has a page open at a table, and for how long the others have been away.

It is counted by browser, whatever seats that has. A room begins with everybody just gone: after a restart nobody counts
as away before the same span has passed again.
"""

import time
from collections import Counter
from collections.abc import Callable, Iterable
from typing import Literal

from holdouts.server.refusal import Refused

AWAY_FOR_BOT = 120.0
"""Seconds of absence after which anybody at the table may let a bot play for somebody, or lift their pause."""

AWAY_FOR_SEAT = 600.0
"""Seconds of absence after which the host may offer somebody's seat to another."""

Want = Literal["bot", "seat", "pause"]
"""What somebody would do while its owner is away."""


def minutes(span: float) -> int:
    """A span as people are told it."""
    return max(1, round(span / 60))


class Attendance:
    """Who is here. A browser is known by the hash of its secret; spectators without one are nobody in particular."""

    def __init__(self, now: Callable[[], float] = time.monotonic) -> None:
        self._now = now
        self._began = now()
        self._pages: Counter[str] = Counter()
        self._seen: dict[str, float] = {}

    def come(self, who: str) -> None:
        """A page was opened."""
        self._pages[who] += 1

    def go(self, who: str) -> None:
        """A page was closed."""
        self._pages[who] -= 1
        self.see(who)

    def see(self, who: str) -> None:
        """Somebody did something, though perhaps without a page: they are not away before the span has passed again."""
        self._seen[who] = self._now()

    def is_here(self, who: str | None) -> bool:
        return who is not None and self._pages[who] > 0

    @property
    def empty(self) -> bool:
        return not +self._pages

    def away(self, who: str) -> float:
        """For how many seconds somebody has had no page open."""
        return 0.0 if self.is_here(who) else max(0.0, self._now() - self._seen.get(who, self._began))

    def next_turn(self, people: Iterable[str]) -> float | None:
        """In how many seconds one of these will have been away long enough for something new; None if never."""
        spans = (AWAY_FOR_BOT, AWAY_FOR_SEAT)
        left = [span - self.away(who) for who in people if not self.is_here(who) for span in spans]
        return min((seconds for seconds in left if seconds > 0), default=None)

    def why_not(self, who: str, name: str, want: Want) -> Refused | None:
        """What would need somebody's leave is refused as long as they have not been away for long enough."""
        span = AWAY_FOR_SEAT if want == "seat" else AWAY_FOR_BOT
        if self.is_here(who):
            return Refused("refused-here", who=name, want=want)
        away = self.away(who)
        if away >= span:
            return None
        unit, count = ("seconds", int(away)) if away < 60 else ("minutes", int(away // 60))
        return Refused("refused-away", who=name, want=want, unit=unit, away=count, minutes=minutes(span))
