"""Locations that are swapped on a trip. [TWM-ADV-7, TWM-ADV-10]"""

from holdouts.games.this_war_of_mine import events
from holdouts.games.this_war_of_mine.rules import goods, unknown
from holdouts.games.this_war_of_mine.rules.dawn import draw_location
from holdouts.games.this_war_of_mine.state import Place, Siege

SWAP = 4
"""So many cards are returned for another Location. [TWM-ADV-10]"""


def leave(siege: Siege, place: Place) -> None:
    """A Location goes to the Waste; what was hidden there is lost. [TWM-DAWN-11, TWM-ADV-7]"""
    goods.move_all(place.hidden, siege.box)
    siege.past_locations.append(place.card)


def swappable(siege: Siege) -> list[int]:
    """The Locations that may make room for another, where the group plays so and has the cards for it: one stays where
    its scenario laid it. [TWM-ADV-10, 10.22]"""
    if not siege.free_scavenging or len(siege.unknown) < SWAP or not siege.locations:
        return []
    return [place.card for place in siege.places if siege.book.locations[place.card].id != siege.sheet.far]


def swap(siege: Siege, location: int, *, rule: str) -> None:
    """Cards go back, and another Location takes the space of this one. [TWM-ADV-10]"""
    unknown.return_cards(siege, SWAP, rule=rule)
    number = next(n for n, place in enumerate(siege.places) if place.card == location)
    siege.tell(events.LocationChanged(location=location, rule=rule))
    leave(siege, siege.places[number])
    siege.places[number] = Place(draw_location(siege), [0] * len(siege.box))
    siege.tell(events.LocationDrawn(location=siege.places[number].card, rule=rule))
