"""What a page of the book does with the book itself: options, jumps, memories, notes, clauses. [TWM-BOOK]"""

from collections.abc import Iterable
from typing import Annotated, Literal

from msgspec import Meta, Struct, field

from holdouts.engine.conditions import Condition
from holdouts.engine.effects import Effect
from holdouts.engine.state import Steps
from holdouts.games.this_war_of_mine import events
from holdouts.games.this_war_of_mine.deed import Deed, Reading
from holdouts.games.this_war_of_mine.effects.words import Word
from holdouts.games.this_war_of_mine.picks import TakeOption
from holdouts.games.this_war_of_mine.rules import book, epilogues, memory
from holdouts.games.this_war_of_mine.rules.leading import choose
from holdouts.games.this_war_of_mine.state import Siege

PageNumber = Annotated[int, Meta(ge=1, le=9999)]
Moment = Literal["dusk-unfed", "trait"]
"""When a clause speaks that stays with a blank token."""


class Way(Struct, frozen=True, kw_only=True, rename="kebab", forbid_unknown_fields=True):
    """One option of a page: its price, when it is offered, what it does. Its label is words, by this name."""

    take: str
    price: tuple[Effect, ...] = ()
    given: Condition | None = field(default=None, name="if")
    effects: tuple[Effect, ...] = ()

    def offered(self, siege: Siege, deed: Deed) -> bool:
        """Whether its condition holds and its price can be paid in full. [TWM-BOOK-4]"""
        if self.given is not None and not self.given.holds(siege, deed.seat):
            return False
        return payable(siege, deed, self.price)


def payable(siege: Siege, deed: Deed, price: Iterable[Effect]) -> bool:
    """Whether all of a price is there."""
    return all(part.payable(siege, deed) for part in price if isinstance(part, Word))


class Options(Word, frozen=True, kw_only=True):
    """The group takes one of several ways; the Leader says which. [TWM-BOOK-4]"""

    of: tuple[Way, ...]
    again: tuple[Effect, ...] = ()
    """For this price one more may be taken, none of them twice."""

    def resolve(self, siege: Siege, deed: Reading) -> Steps[None]:  # type: ignore[override]
        taken: list[Way] = []
        while True:
            way = yield from self._choose(siege, deed, taken)
            told = events.WayTaken if self._is_choice(siege, deed, taken) else events.OnlyWay
            siege.tell(told(way=f"{deed.page}.{way.take}", rule="TWM-BOOK-4"))
            price = (*self.again, *way.price) if taken and way.effects else way.price
            deed.pays = True
            yield from book.carry(siege, deed, price)
            deed.pays = False
            yield from book.carry(siege, deed, way.effects)
            taken.append(way)
            if deed.over or not way.effects or not self.again or not payable(siege, deed, self.again):
                return

    def _open(self, siege: Siege, deed: Reading, taken: list[Way]) -> list[Way]:
        return [way for way in self.of if way not in taken and way.offered(siege, deed)]

    def _is_choice(self, siege: Siege, deed: Reading, taken: list[Way]) -> bool:
        """Whether there is more than one way, or never was; otherwise it is told that the others were closed."""
        return len(self.of) == len(taken) + 1 or len(self._open(siege, deed, taken)) > 1

    def _choose(self, siege: Siege, deed: Reading, taken: list[Way]) -> Steps[Way]:
        ways = {f"{deed.page}.{way.take}": way for way in self._open(siege, deed, taken)}
        options = [TakeOption(name) for name in ways]
        pick = yield from choose(siege, options, rule="TWM-BOOK-4", ask="page", about={"script": deed.page})
        return ways[pick.option]


class TurnTo(Word, frozen=True, kw_only=True):
    """The page ends, and another is read. [TWM-BOOK-6]"""

    page: PageNumber

    def resolve(self, siege: Siege, deed: Reading) -> Steps[None]:  # type: ignore[override]
        deed.turn = self.page
        yield from ()


class Passage(Word, frozen=True, kw_only=True):
    """A sentence of the page that is read only in this case."""

    named: str

    def resolve(self, siege: Siege, deed: Reading) -> Steps[None]:  # type: ignore[override]
        book.read_passage(siege, deed, self.named)
        yield from ()


class Clause(Word, frozen=True, kw_only=True):
    """What stays with the blank token of this page, and happens when its time comes. [TWM-BOOK-12]"""

    at: Moment
    effects: tuple[Effect, ...]

    def resolve(self, siege: Siege, deed: Deed) -> Steps[None]:
        yield from ()


class Remember(Word, frozen=True, kw_only=True):
    """A memory is on from now on. [TWM-BOOK-5]"""

    memory: str

    def resolve(self, siege: Siege, deed: Deed) -> Steps[None]:
        memory.remember(siege, self.memory)
        yield from ()


class Forget(Word, frozen=True, kw_only=True):
    """A memory is off. [TWM-BOOK-5]"""

    memory: str

    def resolve(self, siege: Siege, deed: Deed) -> Steps[None]:
        memory.forget(siege, self.memory)
        yield from ()


class Note(Word, frozen=True, kw_only=True):
    """A page is noted for the end. [TWM-END-5]"""

    page: PageNumber

    def resolve(self, siege: Siege, deed: Deed) -> Steps[None]:
        memory.note(siege, self.page)
        yield from ()


class StrikeNote(Word, frozen=True, kw_only=True):
    """What was noted for the end is struck out."""

    page: PageNumber

    def resolve(self, siege: Siege, deed: Deed) -> Steps[None]:
        memory.strike(siege, self.page)
        yield from ()


class MixIn(Word, frozen=True, kw_only=True):
    """The blank card with this page is shuffled into its deck, once a campaign. [TWM-BOOK-7]"""

    page: PageNumber

    def resolve(self, siege: Siege, deed: Deed) -> Steps[None]:
        memory.mix_in(siege, self.page)
        yield from ()


class Epilogues(Word, frozen=True, kw_only=True):
    """What became of each. [TWM-END-4]"""

    def resolve(self, siege: Siege, deed: Deed) -> Steps[None]:
        yield from epilogues.read_people(siege)


class Notes(Word, frozen=True, kw_only=True):
    """What became of what was noted. [TWM-END-5]"""

    lost: bool = False
    """It is a defeat."""

    def resolve(self, siege: Siege, deed: Deed) -> Steps[None]:
        yield from epilogues.read_notes(siege, lost=self.lost)
