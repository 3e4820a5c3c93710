"""Whom a seat suspects, by what it has seen and heard: the same seat in the same position, whoever thinks about it."""

from collections.abc import Mapping, Sequence
from types import MappingProxyType

from holdouts.engine.observation import Observation
from holdouts.games.dead_of_winter.bot.wishes import Wishes, innocent
from holdouts.games.dead_of_winter.state import Counted, Winter

SURE = 0.75
"""From here on a suspicion is said aloud, and voted on."""
IDLE = 0.25
"""Giving nothing to a crisis that failed."""
HARM = 0.15
HELP = 0.05
VOICE, BORNE_OUT = 0.15, 0.5
"""What it adds that somebody else says so too; and how much all voices add at most, for each of what one has seen
oneself: of whom one has seen nothing, nobody can persuade one."""
GRUDGE = 0.1
"""What one holds against those who accuse oneself: they may be mistaken."""
FRAMED = 0.4
"""So suspicious somebody must be before a betrayer who was accused points at them."""

NOBODY: Mapping[int, int] = MappingProxyType({})


def accuses(seen: Observation[Winter]) -> int | None:
    """Whom a bot names: whom it suspects; or, if it was found out and hides, somebody who will do."""
    found = suspicions(seen.state, seen.seat, seen.heard)
    named = worst(found)
    if named is None and _found_out(seen):
        return worst(found, FRAMED)
    return named


def _found_out(seen: Observation[Winter]) -> bool:
    """Whether this is a betrayer whom somebody has accused, and who has played along for long enough."""
    winter, seat = seen.state, seen.seat
    if innocent(winter) or seat not in seen.heard.values() or winter.players[seat].exiled:
        return False
    return Wishes(winter, seat).ruin


def accused(winter: Winter, seat: int, heard: Mapping[int, int] = NOBODY) -> int | None:
    """Whom a seat takes for the betrayer, if anybody."""
    return worst(suspicions(winter, seat, heard))


def worst(found: Mapping[int, float], least: float = SURE) -> int | None:
    """The most suspicious of all, if that is suspicious enough."""
    if not found:
        return None
    first = max(found, key=lambda other: (found[other], -other))
    return first if found[first] >= least else None


def suspicions(winter: Winter, seat: int, heard: Mapping[int, int] = NOBODY) -> dict[int, float]:
    """How suspicious everybody else is who could be exiled."""
    if winter.coop:
        return {}
    gone = culprits(winter, seat)
    seen = {other: suspicion(winter, seat, other, gone) for other in winter.present if other != seat}
    return {other: seen[other] + _hearsay(seen, seat, other, heard) for other in seen} if heard else seen


def culprits(winter: Winter, seat: int) -> list[int]:
    """Those who were exiled and whom a seat took for the betrayer. There is one at most, so it looks no further as long
    as they explain what went wrong."""
    exiles = [other for other, player in enumerate(winter.players) if player.exiled and other != seat]
    return [other for other in exiles if suspicion(winter, seat, other) >= SURE]


def suspicion(winter: Winter, seat: int, other: int, gone: Sequence[int] = ()) -> float:
    """What speaks against somebody: their share of what was wrong, what they withheld, what they were seen doing."""
    player = winter.players[other]
    crises = sum(_of_crisis(counted, seat, other, gone) for counted in winter.counted)
    return crises + HARM * player.harmed - HELP * player.helped


def _hearsay(seen: Mapping[int, float], seat: int, other: int, heard: Mapping[int, int]) -> float:
    """What others say against somebody. It counts as far as one has seen the like, and only from those who are less
    suspicious themselves."""
    grudge = GRUDGE if heard.get(other) == seat else 0.0
    voices = sum(whom == other and who in seen and seen[who] < seen[other] for who, whom in heard.items())
    return grudge + max(0.0, min(VOICE * voices, BORNE_OUT * seen[other]))


def _of_crisis(counted: Counted, seat: int, other: int, gone: Sequence[int]) -> float:
    """The share of the wrong cards that may be theirs; whoever thinks knows their own. What culprits gave was wrong
    first, and once one is gone, whoever gives nothing has nothing."""
    givers = [giver for giver in range(len(counted.given)) if giver != seat and giver not in gone]
    given = sum(counted.given[giver] for giver in givers)
    wrong = max(0, counted.wrong - sum(counted.given[culprit] for culprit in gone))
    share = wrong * counted.given[other] / given if given else 0.0
    is_idle = counted.failed and not counted.given[other] and not gone
    return share + (IDLE if is_idle else 0.0)
