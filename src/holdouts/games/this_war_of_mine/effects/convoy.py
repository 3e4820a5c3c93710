"""What scripts do with seats on a bus, with what is shared, and with the end of it all. [TWM-SCEN-8, TWM-END]"""

from typing import Literal

from holdouts.engine.state import Steps
from holdouts.games.this_war_of_mine.deed import Deed
from holdouts.games.this_war_of_mine.effects.words import Amount, Word
from holdouts.games.this_war_of_mine.household import STATES, StateName
from holdouts.games.this_war_of_mine.picks import Pick
from holdouts.games.this_war_of_mine.rules import ending, states
from holdouts.games.this_war_of_mine.rules.leading import choose
from holdouts.games.this_war_of_mine.state import GROUP, MOST, Siege


class ShareOut(Word, frozen=True, kw_only=True):
    """A State goes up by so much altogether: the group spreads it, and nobody gets beyond the end."""

    state: StateName
    by: Amount

    def resolve(self, siege: Siege, deed: Deed) -> Steps[None]:
        number = STATES.index(self.state)
        for left in range(self.by, 0, -1):
            bearing = [Pick(person.card) for person in deed.people(siege) if person.levels[number] < MOST]
            if not bearing:
                return
            about = {"state": number, "count": left}
            pick = yield from choose(siege, bearing, rule=deed.rule, ask="share-out", about=about, parts=(Pick,))
            yield from states.change(siege, siege.person(pick.person), number, 1, rule=deed.rule)


class Seats(Word, frozen=True, kw_only=True):
    """A seat on the bus more, or one fewer. [10.22]"""

    by: Literal[-1, 1]

    def resolve(self, siege: Siege, deed: Deed) -> Steps[None]:
        siege.bus_seats = min(max(siege.bus_seats + self.by, 0), GROUP)
        yield from ()


class ChooseSeats(Word, frozen=True, kw_only=True):
    """There are fewer seats than people: the group says who climbs in. [10.22]"""

    def resolve(self, siege: Siege, deed: Deed) -> Steps[None]:
        for left in range(siege.bus_seats, 0, -1):
            waiting = [Pick(person.card) for person in siege.group if person.card not in siege.riders]
            if not waiting:
                return
            about = {"count": left}
            pick = yield from choose(siege, waiting, rule=deed.rule, ask="choose-seat", about=about, parts=(Pick,))
            siege.riders.append(pick.person)


class Peace(Word, frozen=True, kw_only=True):
    """The war is over. [TWM-END-1, TWM-SCEN-6]"""

    def resolve(self, siege: Siege, deed: Deed) -> Steps[None]:
        yield from ending.ceasefire(siege, rule="TWM-SCEN-6")


class Win(Word, frozen=True, kw_only=True):
    """The bus leaves, and those who count are on it. [10.22]"""

    def resolve(self, siege: Siege, deed: Deed) -> Steps[None]:
        siege.riders = siege.riders or [person.card for person in siege.group]
        yield from ending.ride_out(siege)


class Defeat(Word, frozen=True, kw_only=True):
    """The bus leaves without those who began it. [10.22]"""

    def resolve(self, siege: Siege, deed: Deed) -> Steps[None]:
        yield from ending.left_behind(siege)
