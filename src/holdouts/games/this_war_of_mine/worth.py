"""How likely the group is to see the end of the war: what a search reads where it looks no further ahead.

Everybody wins or loses together, so it is the same for every seat. The weights are set by hand: only differences within
one game matter.
"""

from math import exp

from holdouts.games.this_war_of_mine.bot.household import Household, misery_of
from holdouts.games.this_war_of_mine.state import Person, Siege

GRIEF, DAY, STAND_IN = 0.045, 0.05, 0.03
"""What the state of somebody, each day to come, and each hand more in the house does to a chance to live."""
NO_SEAT = 0.3
"""How often a seat is still found by those who have none."""
LARDER = 0.012
"""What a piece of food or water is worth, up to two for each mouth."""
RAIDS = 0.015
"""The same of a Barricade."""


def worth(siege: Siege, seat: int) -> float:
    """The chance of the group, from 0 to 1: somebody who began it must live to see the end."""
    household = Household(siege)
    supplies = min(household.owned("food") + household.stock[siege.book.water], 2 * household.mouths)
    comfort = LARDER * supplies + RAIDS * siege.barricades() + STAND_IN * len(siege.group)
    lost = 1.0
    for person in siege.group:
        if person.starting:
            lost *= 1 - _lives(person, len(siege.events), comfort)
    if siege.sheet.seats and not siege.bus_seats:
        return (1 - lost) * NO_SEAT
    return 1 - lost


def _lives(person: Person, days: int, comfort: float) -> float:
    """How likely somebody is to live through so many days."""
    return min(0.97, exp(comfort - GRIEF * misery_of(person) - DAY * days))
