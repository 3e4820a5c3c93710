"""A card, a script or a rule at work: where it happens, whom it is about, whom it has met so far."""

from msgspec import Struct, field
from msgspec.structs import replace

from holdouts.games.this_war_of_mine.state import Person, Siege


class Deed(Struct):
    """It lives within one step and is never stored. The Leader decides what it leaves open."""

    seat: int
    rule: str
    trip: bool = False
    """On a trip: the party and the Findings Pile; else those at home and Storage. [TWM-GEN-15, TWM-BOOK-3]"""
    story: bool = False
    """A script of the book: what needs a mood or an act passes sleepers by. [TWM-GEN-16]"""
    me: int | None = None
    """The Character it is about, or who acts."""
    one: int | None = None
    """Whom the group has picked: the same one throughout. [TWM-BOOK-8]"""
    moved: list[int] | None = None
    """Whom the last Empathy check touched."""
    checked: list[int] = field(default_factory=list)
    """Over whom it went."""

    def by(self, seat: int) -> "Deed":
        """The same, decided by another seat."""
        return replace(self, seat=seat)

    def store(self, siege: Siege) -> list[int]:
        """What pays, and what is found."""
        return siege.pile if self.trip else siege.storage

    def income(self, siege: Siege) -> list[int]:
        """Where what is found goes: in a day step it waits until all is done. [TWM-DAY-3]"""
        return siege.gains if siege.resolving and not self.trip else self.store(siege)

    def people(self, siege: Siege) -> list[Person]:
        """Everybody of the scene."""
        return siege.party() if self.trip else siege.at_home()
