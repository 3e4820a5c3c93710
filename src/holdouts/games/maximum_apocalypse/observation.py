"""What a seat of an apocalypse may know, as plain data: all that a bot ever gets. Drawn from a veiled state."""

from collections.abc import Sequence
from operator import attrgetter

from msgspec import Struct

from holdouts.games.maximum_apocalypse.cards import Book, Mission
from holdouts.games.maximum_apocalypse.state import Apocalypse, Kit, Survivor


class Observation(Struct, frozen=True):
    """The table, as far as anybody can see, with the names of the state. It is to be read, and never changed."""

    seat: int
    book: Book
    mission: int
    round: int
    survivors: Sequence[Survivor]
    kits: Sequence[Kit]
    grid: tuple[int, ...]
    tiles: Sequence[int]
    up: Sequence[bool]
    gone: Sequence[bool]
    tokens: Sequence[int]
    marks: Sequence[int]
    marked: Sequence[int]
    lying: Sequence[tuple[int, int]]
    goal: int | None
    far: Sequence[int]
    supply: int
    scavenge: Sequence[Sequence[int]]
    scavenge_discard: Sequence[int]
    stored: Sequence[int]
    samples: Sequence[int]
    work: int
    deadline: int
    message: bool

    @property
    def card(self) -> Mission:
        """The mission being played."""
        return self.book.missions[self.mission]


READ = attrgetter(*Observation.__struct_fields__[1:])
"""All of it but the seat."""


def observe(world: Apocalypse, seat: int) -> Observation:
    """All that the seat may know, out of the state as it is veiled for it."""
    return Observation(seat, *READ(world))
