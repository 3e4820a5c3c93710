"""Narrative Actions that can be played at a certain time. [TWM-ANYTIME-9]"""

from holdouts.games.this_war_of_mine.picks import PlayNarrative
from holdouts.games.this_war_of_mine.state import Siege


def playable(siege: Siege, *times: str) -> list[PlayNarrative]:
    """Those in hand that are played at these times, and would do anything."""
    found = [card for card in siege.held if siege.book.narratives[card].timing in times]
    return [PlayNarrative(card) for card in found if _possible(siege, card)]


def _possible(siege: Siege, card: int) -> bool:
    return any(effect.possible(siege, siege.leader) for effect in siege.book.narratives[card].effects)
