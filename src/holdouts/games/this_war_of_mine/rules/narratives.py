"""Narrative Actions that can be played at a certain time. [TWM-ANYTIME-9]"""

from holdouts.engine.why_not import Why
from holdouts.games.this_war_of_mine.picks import PlayNarrative
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
