"""Whom a seat suspects, by what it has seen: the same seat in the same position, whoever thinks about it."""

from holdouts.games.dead_of_winter.observation import Sight
from holdouts.games.dead_of_winter.state import Counted, Winter

SURE = 0.75
"""From here on a suspicion is said aloud, and voted on."""
IDLE = 0.25
"""Giving nothing to a crisis that failed."""
HARM = 0.15
HELP = 0.05


def accuses(seen: Sight) -> int | None:
    """Whom a bot names, by what its seat has seen."""
    return accused(seen.state, seen.seat)


def accused(winter: Winter, seat: int) -> int | None:
    """Whom a seat would accuse of being the betrayer, if anybody."""
    found = suspicions(winter, seat)
    if not found:
        return None
    worst = max(found, key=lambda other: (found[other], -other))
    return worst if found[worst] >= SURE else None


def suspicions(winter: Winter, seat: int) -> dict[int, float]:
    """How suspicious everybody else is who could be exiled."""
    if winter.coop:
        return {}
    others = [other for other in winter.present if other != seat]
    return {other: suspicion(winter, seat, other) for other in others}


def suspicion(winter: Winter, seat: int, other: int) -> float:
    """What speaks against somebody: their share of what was wrong, what they withheld, what they were seen doing."""
    player = winter.players[other]
    crises = sum(_of_crisis(counted, seat, other) for counted in winter.counted)
    return crises + HARM * player.harmed - HELP * player.helped


def _of_crisis(counted: Counted, seat: int, other: int) -> float:
    """The share of the wrong cards that may be theirs; whoever thinks knows their own."""
    given = sum(count for giver, count in enumerate(counted.given) if giver != seat)
    share = counted.wrong * counted.given[other] / given if given else 0.0
    return share + (IDLE if counted.failed and not counted.given[other] else 0.0)
