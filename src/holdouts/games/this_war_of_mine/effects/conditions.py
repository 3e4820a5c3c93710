"""What cards and scripts can ask about a siege."""

from typing import TYPE_CHECKING

from holdouts.engine.conditions import Count, Test
from holdouts.games.this_war_of_mine.household import STATES, StateName
from holdouts.games.this_war_of_mine.state import FATIGUE, IN_BOX, IN_WASTE, MISERY, MOST, Siege

if TYPE_CHECKING:
    from holdouts.engine.reactions import Moment


class Remembered(Test, frozen=True, kw_only=True):
    """A memory is on. [TWM-BOOK-5]"""

    memory: str

    def holds(self, siege: Siege, seat: int, moment: "Moment | None" = None) -> bool:
        return self.memory in siege.memories


class TokenInPlay(Test, frozen=True, kw_only=True):
    """A blank token is in play."""

    token: str

    def holds(self, siege: Siege, seat: int, moment: "Moment | None" = None) -> bool:
        return siege.tokens[siege.book.number("tokens", self.token)] not in (IN_BOX, IN_WASTE)


class Present(Test, frozen=True, kw_only=True):
    """Somebody of that name is there and awake."""

    named: str

    def holds(self, siege: Siege, seat: int, moment: "Moment | None" = None) -> bool:
        card = siege.book.number("characters", self.named)
        return any(person.card == card and person.levels[FATIGUE] < MOST for person in siege.present())


class Installed(Test, frozen=True, kw_only=True):
    """A Fitting of that name is installed."""

    fitting: str

    def holds(self, siege: Siege, seat: int, moment: "Moment | None" = None) -> bool:
        return any(fitting.id == self.fitting for _, _, fitting in siege.installed())


class At(Test, frozen=True, kw_only=True):
    """The party is at that Location."""

    location: str

    def holds(self, siege: Siege, seat: int, moment: "Moment | None" = None) -> bool:
        return siege.trip is not None and siege.location(siege.trip.place).id == self.location


class StarterLives(Test, frozen=True, kw_only=True):
    """A Starting Character is alive. [TWM-END-1]"""

    def holds(self, siege: Siege, seat: int, moment: "Moment | None" = None) -> bool:
        return any(person.starting for person in siege.group)


class StarterSeated(Test, frozen=True, kw_only=True):
    """A Starting Character has climbed into the bus. [10.22]"""

    def holds(self, siege: Siege, seat: int, moment: "Moment | None" = None) -> bool:
        return any(person.starting and person.card in siege.riders for person in siege.group)


class Owned(Count, frozen=True, kw_only=True):
    """Pieces of a good or a sort, where things happen: in the store, and in the hands of those who are there.
    [TWM-BOOK-3]"""

    of: str

    def number(self, siege: Siege, seat: int) -> int:
        held = sum(good in siege.book.sorts[self.of] for person in siege.present() for good in person.arms)
        return siege.count(self.of, siege.store) + held


class Worst(Count, frozen=True, kw_only=True):
    """The highest level of a State among those who are there."""

    state: StateName

    def number(self, siege: Siege, seat: int) -> int:
        number = STATES.index(self.state)
        return max((person.levels[number] for person in siege.present()), default=0)


class WorstMisery(Count, frozen=True, kw_only=True):
    """The highest Misery in the whole group."""

    def number(self, siege: Siege, seat: int) -> int:
        return max((person.levels[MISERY] for person in siege.group), default=0)


class ColdTokens(Count, frozen=True, kw_only=True):
    """Cold tokens on the board."""

    def number(self, siege: Siege, seat: int) -> int:
        return siege.cold


class Barricades(Count, frozen=True, kw_only=True):
    """Barricades in play."""

    def number(self, siege: Siege, seat: int) -> int:
        return siege.barricades()


class ChapterNumber(Count, frozen=True, kw_only=True):
    """The Chapter; without Chapters always the last. [TWM-SCEN-7]"""

    def number(self, siege: Siege, seat: int) -> int:
        return siege.chapter if siege.sheet.chapters else 3


class PartySize(Count, frozen=True, kw_only=True):
    """Scavengers who are still on their way."""

    def number(self, siege: Siege, seat: int) -> int:
        return len(siege.party())


class BusSeats(Count, frozen=True, kw_only=True):
    """Seats that were bought."""

    def number(self, siege: Siege, seat: int) -> int:
        return siege.bus_seats


class SeatsShort(Count, frozen=True, kw_only=True):
    """By so many the living are more than the seats."""

    def number(self, siege: Siege, seat: int) -> int:
        return max(0, len(siege.group) - siege.bus_seats)


CONDITIONS = (
    *(Remembered, TokenInPlay, Present, Installed, At, StarterLives, StarterSeated, Owned, Worst, WorstMisery),
    *(ColdTokens, Barricades, ChapterNumber, PartySize, BusSeats, SeatsShort),
)
