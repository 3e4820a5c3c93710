"""The three Locations: exchanged, swapped, drawn anew. [TWM-DAWN-10..12, TWM-ADV-7, TWM-ADV-10]"""

from holdouts.games.this_war_of_mine import events
from holdouts.games.this_war_of_mine.rules import goods
from holdouts.games.this_war_of_mine.state import Place, Siege


def leave(siege: Siege, place: Place) -> None:
    """A Location goes to the Waste; what was hidden there is lost. [TWM-DAWN-11, TWM-ADV-7]"""
    goods.move_all(place.hidden, siege.box)
    siege.past_locations.append(place.card)


def draw(siege: Siege) -> Place:
    """The top Location; those of the Waste are shuffled when there is none. [TWM-DAWN-12]"""
    if not siege.locations:
        siege.locations, siege.past_locations = siege.past_locations, []
        siege.locations.sort()
        siege.shuffle(siege.locations)
    siege.unveil()
    card = siege.locations.pop()
    siege.tell(events.LocationDrawn(location=card, rule="TWM-DAWN-10"))
    return Place(card, [0] * len(siege.book.goods))


def swap(siege: Siege, location: int, *, rule: str) -> None:
    """Another Location takes the space of this one. [TWM-ADV-10]"""
    number = next(n for n, place in enumerate(siege.places) if place.card == location)
    siege.tell(events.LocationChanged(location=location, rule=rule))
    leave(siege, siege.places[number])
    siege.places[number] = draw(siege)
