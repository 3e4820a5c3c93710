"""Locations that are swapped on a trip. [TWM-ADV-7, TWM-ADV-10]"""

from holdouts.games.this_war_of_mine import events
from holdouts.games.this_war_of_mine.rules import goods
from holdouts.games.this_war_of_mine.rules.dawn import draw_location
from holdouts.games.this_war_of_mine.state import Place, Siege


def leave(siege: Siege, place: Place) -> None:
    """A Location goes to the Waste; what was hidden there is lost. [TWM-DAWN-11, TWM-ADV-7]"""
    goods.move_all(place.hidden, siege.box)
    siege.past_locations.append(place.card)


def swappable(siege: Siege) -> list[int]:
    """The Locations that may make room for another: one stays where its scenario laid it. [TWM-ADV-10, 10.22]"""
    return [place.card for place in siege.places if siege.book.locations[place.card].id != siege.sheet.far]


def swap(siege: Siege, location: int, *, rule: str) -> None:
    """Another Location takes the space of this one. [TWM-ADV-10]"""
    number = next(n for n, place in enumerate(siege.places) if place.card == location)
    siege.tell(events.LocationChanged(location=location, rule=rule))
    leave(siege, siege.places[number])
    siege.places[number] = Place(draw_location(siege), [0] * len(siege.box))
    siege.tell(events.LocationDrawn(location=siege.places[number].card, rule=rule))
