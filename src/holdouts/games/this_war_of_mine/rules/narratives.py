"""Narrative Actions: drawn, held, played at a certain time, and put back. [TWM-DAWN-13, TWM-ANYTIME-9]"""

from collections.abc import Iterable

from holdouts.engine.state import Steps
from holdouts.engine.why_not import Why
from holdouts.games.this_war_of_mine import events
from holdouts.games.this_war_of_mine.picks import Keep, PlayNarrative
from holdouts.games.this_war_of_mine.rules.leading import choose
from holdouts.games.this_war_of_mine.state import DAWN, DAY, DUSK, EVENING, RAID, TRIP, Siege

PHASES = {
    "day": (DAY,),
    "dusk": (DUSK,),
    "evening": (EVENING,),
    "trip": (TRIP,),
    "findings": (TRIP,),
    "raid-before": (RAID,),
    "raid": (RAID,),
    "dawn": (DAWN,),
    "trade": (DAY, TRIP),
}
"""The phases in which a time can come; fights and dice have none of their own."""
NOT_ITS_TIME = Why("not-its-time")


def playable(siege: Siege, *times: str) -> list[PlayNarrative]:
    """Those in hand that are played at these times, and would do anything."""
    found = [card for card in siege.held if siege.book.narratives[card].timing in times]
    return [PlayNarrative(card) for card in found if _possible(siege, card)]


def _possible(siege: Siege, card: int) -> bool:
    return any(effect.possible(siege, siege.leader) for effect in siege.book.narratives[card].effects)


def why_not_now(siege: Siege, card: int) -> Why | None:
    """A Narrative Action waits for its phase. [TWM-ANYTIME-9]"""
    phases = PHASES.get(siege.book.narratives[card].timing, (siege.phase,))
    return None if siege.phase in phases else NOT_ITS_TIME


# --- the deck ---


def draw(siege: Siege, count: int) -> list[int]:
    """So many off the top; an empty deck yields nothing. [TWM-GEN-19]"""
    drawn = [siege.narratives.pop() for _ in range(min(count, len(siege.narratives)))]
    for _ in drawn:
        siege.unveil()
    return drawn


def keep(siege: Siege, kept: Iterable[int], others: Iterable[int] = ()) -> None:
    """These are held from now on, the others go back, and the deck is shuffled. [TWM-DAWN-13]"""
    for card in kept:
        siege.held.append(card)
        siege.tell(events.NarrativeKept(narrative=card, rule="TWM-DAWN-13"))
    put_back(siege, others)


def put_back(siege: Siege, cards: Iterable[int]) -> None:
    """These go into the deck, and it is shuffled. [TWM-DAWN-13, TWM-ANYTIME-9]"""
    siege.narratives += cards
    siege.narratives.sort()
    siege.shuffle(siege.narratives)


def change(siege: Siege, by: int, *, rule: str) -> Steps[None]:
    """So many are drawn and kept, or so many held ones put back."""
    if by > 0:
        keep(siege, draw(siege, by))
        return
    for _ in range(min(-by, len(siege.held))):
        options = [Keep(card) for card in siege.held]
        pick = yield from choose(siege, options, rule=rule, ask="put-back-narrative")
        siege.held.remove(pick.narrative)
        put_back(siege, [pick.narrative])
