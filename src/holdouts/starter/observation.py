"""What a seat of a camp may know, as plain data: all that a bot ever gets. Drawn from a veiled state."""

from msgspec import Struct

from holdouts.starter.cards import Book
from holdouts.starter.state import Camp


class Observation(Struct, frozen=True):
    """All that one seat may know."""

    book: Book
    seat: int
    fire: int
    burning: int
    nights: int
    hand: tuple[int, ...]
    others: tuple[int, ...]
    laid: tuple[int, ...]
    watching: tuple[int, ...]


def observe(camp: Camp, seat: int) -> Observation:
    """The table as that seat sees it."""
    return Observation(
        book=camp.book,
        seat=seat,
        fire=camp.fire,
        burning=camp.burning(),
        nights=camp.round,
        hand=tuple(camp.hands[seat]),
        others=tuple(len(hand) for hand in camp.hands),
        laid=tuple(camp.laid),
        watching=tuple(camp.watching),
    )
