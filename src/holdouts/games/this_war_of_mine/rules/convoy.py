"""Seats on the last bus: bought at the place it leaves from, and lost on the way. [TWM-SCEN-8, 10.22]"""

from holdouts.engine.state import Steps
from holdouts.games.this_war_of_mine import events
from holdouts.games.this_war_of_mine.deed import Deed
from holdouts.games.this_war_of_mine.rules import book, trade, unknown
from holdouts.games.this_war_of_mine.state import GROUP, Siege

CARDS, VALUE = 2, 12
"""What a seat costs: so many cards of the night, and tokens worth so much."""
ENVIED = 2
"""With so many seats in the house a raid may be about them."""


def at_the_yard(siege: Siege) -> bool:
    """Whether the party is where the bus will leave from."""
    trip = siege.trip
    return siege.sheet.seats and trip is not None and siege.location(trip.place).id == siege.sheet.far


def may_buy(siege: Siege) -> bool:
    """A seat can be bought as often as one can pay, up to four. [TWM-SCEN-8]"""
    if not at_the_yard(siege) or siege.bus_seats >= GROUP:
        return False
    return len(siege.unknown) >= CARDS and trade.total(siege, siege.pile) >= VALUE


def buy(siege: Siege) -> Steps[None]:
    """A seat, which belongs to nobody until the last Morning. [TWM-SCEN-8]"""
    unknown.return_cards(siege, CARDS, rule="TWM-SCEN-8")
    yield from trade.pay_value(siege, VALUE, siege.pile, rule="TWM-SCEN-8")
    siege.bus_seats += 1
    siege.tell(events.SeatBought(count=siege.bus_seats, rule="TWM-SCEN-8"))
    yield from book.arrow(siege, "first-seat", Deed(siege.leader, "TWM-SCEN-3", trip=True))


def arrive(siege: Siege) -> Steps[None]:
    """The first trip to the yard has a script. [TWM-SCEN-3]"""
    if at_the_yard(siege):
        yield from book.arrow(siege, "yard", Deed(siege.leader, "TWM-SCEN-3", trip=True))


def after_raid(siege: Siege, lost: int) -> Steps[None]:
    """A raid that took something from a house with seats has one too. [TWM-SCEN-3]"""
    if lost and siege.bus_seats >= ENVIED:
        yield from book.arrow(siege, "raided-with-seats", Deed(siege.leader, "TWM-SCEN-3"))
