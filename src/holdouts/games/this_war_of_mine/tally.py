"""What is counted of many sieges: how they ended, who was left, and what the others were lost to."""

from collections import Counter
from collections.abc import Sequence

from holdouts.engine.events import Event
from holdouts.engine.tally import Tally
from holdouts.games.this_war_of_mine import events
from holdouts.games.this_war_of_mine.household import STATES
from holdouts.games.this_war_of_mine.state import Siege

PAGE = "page"
"""Lost by what a page of the book says, not by a State."""


def tally(siege: Siege, chronicle: Sequence[Event]) -> Tally:
    """The end of a siege, in figures."""
    ended = [event.cause for event in chronicle if isinstance(event, events.Ended)]
    safe = {*siege.evacuated, *(person.card for person in siege.group)}
    characters = siege.book.characters
    return Tally(
        cause=ended[-1] if ended else "",
        survivors=len(siege.group),
        lost=dict(Counter(_lost_to(siege, chronicle))),
        starters={characters[card].id: card in safe for card in siege.starters},
    )


def _lost_to(siege: Siege, chronicle: Sequence[Event]) -> list[str]:
    """What each was lost to, in the order in which they went. Who got out is not lost."""
    found: list[str] = []
    ended: dict[int, str] = {}
    for event in chronicle:
        match event:
            case events.StoryEnded():
                ended[event.person] = STATES[event.state]
            case events.Died() | events.Left() if event.person not in siege.evacuated:
                found.append(ended.get(event.person, PAGE))
    return found
