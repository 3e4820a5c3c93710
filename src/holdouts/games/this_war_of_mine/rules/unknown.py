"""The Unknown deck: what lies ahead on a trip, and what care costs. [TWM-SCAV-5, TWM-SCAV-11, TWM-SCAV-14]"""

from holdouts.games.this_war_of_mine import events
from holdouts.games.this_war_of_mine.state import Siege


def lay_out(siege: Siege, count: int) -> None:
    """So many Exploration cards, unseen and face down. [TWM-SCAV-5]"""
    drawn = [card for card in (_next(siege) for _ in range(count)) if card is not None]
    siege.unknown = drawn[::-1]
    siege.scouted = 0


def _next(siege: Siege) -> int | None:
    """The top Exploration card; the Discard is shuffled back when there is none. [TWM-SCAV-14]"""
    if not siege.exploration:
        siege.exploration, siege.explored = siege.explored, []
        siege.exploration.sort()
        siege.shuffle(siege.exploration)
    siege.returned = max(0, siege.returned - 1)
    return siege.exploration.pop() if siege.exploration else None


def return_cards(siege: Siege, count: int, *, rule: str) -> None:
    """Cards go back on top of the Exploration deck, unseen. [TWM-SCAV-11]"""
    count = min(count, len(siege.unknown))
    siege.returned = siege.returned + count if count <= siege.scouted else 0
    siege.scouted = max(0, siege.scouted - count)
    for _ in range(count):
        siege.exploration.append(siege.unknown.pop())
    if count:
        siege.tell(events.CardsReturned(count=count, now=len(siege.unknown), rule=rule))


def add_unknown(siege: Siege, count: int, *, rule: str) -> None:
    """More cards go under the Unknown deck."""
    added = [card for card in (_next(siege) for _ in range(count)) if card is not None]
    siege.unknown[:0] = added
    siege.tell(events.UnknownGrew(count=len(added), now=len(siege.unknown), rule=rule))


def end_exploration(siege: Siege) -> None:
    """After what is being resolved, the party chooses its finds. [TWM-SCAV-16]"""
    if siege.trip is not None:
        siege.trip.over = True
