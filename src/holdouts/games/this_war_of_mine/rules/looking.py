"""Cards that everybody looks at, because a card lets them."""

from holdouts.engine.state import Steps
from holdouts.games.this_war_of_mine import events
from holdouts.games.this_war_of_mine.state import Siege

SEEN = {"events": "foreseen", "unknown": "scouted", "residents": "residents_seen", "raids": "raids_seen"}
"""By deck: the field that says how many on top of it everybody has seen."""


def look(siege: Siege, deck: str, count: int, *, rule: str) -> Steps[None]:
    """The top cards of a deck are looked at and put back, in the same order. [TWM-MORNING-17]"""
    cards: list[int] = getattr(siege, deck)
    seen = min(count, len(cards))
    setattr(siege, SEEN[deck], max(seen, getattr(siege, SEEN[deck])))
    if seen:
        siege.unveil()
        siege.tell(events.Foreseen(deed=f"look-{deck}", count=seen, rule=rule))
    yield from ()
