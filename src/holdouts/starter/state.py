"""The state of The Long Night: plain data, and the small questions rules keep asking."""

from collections.abc import Iterable
from typing import NamedTuple

from msgspec import field

from holdouts.engine.modifiers import Standing, reckon
from holdouts.engine.reactions import Moment
from holdouts.engine.state import State
from holdouts.starter.cards import Book
from holdouts.starter.events import Rolled

NIGHTS = 5
FIRE = 4
MOST_CARDS = 5


class Deed(NamedTuple):
    """A card at work."""

    seat: int
    rule: str

    def by(self, seat: int) -> "Deed":
        """The same deed, done by another seat."""
        return Deed(seat, self.rule)


class Camp(State[Book]):
    """Some people around a fire."""

    active: int = 0
    fire: int = FIRE
    hands: list[list[int]] = field(default_factory=list)
    deck: list[int] = field(default_factory=list)
    laid: list[int] = field(default_factory=list)
    spent: list[int] = field(default_factory=list)
    watching: list[int] = field(default_factory=list)

    @property
    def seats(self) -> range:
        return range(len(self.hands))

    def burning(self) -> int:
        """How much of the fire a night takes. [NEW-BURN-1]"""
        unwatched = int(not self.watching)
        return reckon(self, self.active, "burning", len(self.hands) + unwatched, self.in_force())

    def in_force(self) -> list[Standing]:
        return [self.book.standings[card] for card in self.laid]

    # --- who listens ---

    def heard(self) -> frozenset[str]:
        return self.book.heard

    def listeners(self, moment: Moment) -> Iterable[tuple[int, Standing]]:
        return [(moment.who, standing) for standing in self.in_force()]

    def reacting(self, holder: int, standing: Standing, moment: Moment) -> Deed:
        return Deed(holder, "NEW-CARD-2")

    def show_roll(self, seat: int, shown: int, rule: str, *, least: int, most: int) -> None:
        self.tell(Rolled(who=seat, count=shown, rule=rule))
