"""A card, a script or a rule at work: where it happens, whom it is about, whom it has met so far."""

from typing import ClassVar

from msgspec import Struct, field
from msgspec.structs import replace

from holdouts.games.this_war_of_mine.state import Person, Siege


class Deed(Struct):
    """It lives within one step and is never stored. The Leader decides what it leaves open."""

    wakes: ClassVar[bool] = True
    """Sleepers are reached by whatever it does. [TWM-GEN-16]"""

    seat: int
    rule: str
    trip: bool = False
    """On a trip: the party and the Findings Pile; else those at home and Storage. [TWM-GEN-15, TWM-BOOK-3]"""
    me: int | None = None
    """The Character it is about, or who acts."""
    one: int | None = None
    """Whom the group has picked: the same one throughout. [TWM-BOOK-8]"""
    moved: list[int] | None = None
    """Whom the last Empathy check touched."""
    pays: bool = False
    """Whether what is lost now is a price."""

    def by(self, seat: int) -> "Deed":
        """The same, decided by another seat."""
        return replace(self, seat=seat)

    def store(self, siege: Siege) -> list[int]:
        """What pays, and what is found."""
        return siege.pile if self.trip else siege.storage

    def income(self, siege: Siege) -> list[int]:
        """Where what is found goes: in a day step it waits until all is done. [TWM-DAY-3]"""
        return siege.gains if siege.resolving and not self.trip else self.store(siege)

    def received(self, siege: Siege, good: int, count: int) -> None:
        """Something has come in."""

    def people(self, siege: Siege) -> list[Person]:
        """Everybody of the scene."""
        return siege.party() if self.trip else siege.at_home()


class Reading(Deed):
    """A script at work: one for all pages of a chain, so that whom the group has picked stays the same."""

    wakes: ClassVar[bool] = False
    """What needs a mood or an act passes sleepers by. [TWM-GEN-16]"""
    page: int = 0
    """The page that lies open."""
    turn: int = 0
    """The page it turns to; 0: the game goes on."""
    over: bool = False
    """Nothing more of it is resolved. [TWM-BOOK-9, TWM-BOOK-11]"""
    peopled: bool = False
    """Whether there was anybody in its scene when it was opened."""
    sent: list[int] = field(default_factory=list)
    """Whom the pages themselves have sent off, or let die. [TWM-BOOK-11]"""
    indoors: bool = False
    """Storage pays and receives, wherever it happens: an ending. [section 3 of the plan]"""

    def store(self, siege: Siege) -> list[int]:
        """What pays, and what is found."""
        return siege.storage if self.indoors else Deed.store(self, siege)

    def income(self, siege: Siege) -> list[int]:
        """Where what is found goes."""
        return siege.storage if self.indoors else Deed.income(self, siege)

    def received(self, siege: Siege, good: int, count: int) -> None:
        """What a script brings on a trip weighs nothing, if anybody could carry it home for nothing but its weight.
        [TWM-BOOK-3]"""
        if siege.trip is not None and self.trip and not self.indoors and siege.book.goods[good].resource:
            light = dict(siege.trip.light)
            light[good] = light.get(good, 0) + count
            siege.trip.light = list(light.items())
