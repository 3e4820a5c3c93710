"""Events: what happened, each citing its rule and saying who may read it.

An event is a small record. It is put into words only when somebody reads it.
"""

from typing import ClassVar, dataclass_transform

from msgspec import Struct

from holdouts.engine.fields import CardId, Seat
from holdouts.engine.names import kebab

EVERYONE = -1


@dataclass_transform(frozen_default=True, kw_only_default=True)
class Event(Struct, frozen=True, gc=False, tag=kebab, tag_field="event", kw_only=True):
    """Base of all events: the rule that made it, and the seats that may read it (a bit mask).

    Nothing in an event is ever changed, and its fields are given by their names: subclasses need not say so.
    """

    heading: ClassVar[int] = 0
    """In the story of a game this event opens a chapter (1) or a part of one (2)."""
    dice: ClassVar[tuple[str, ...]] = ()
    """What is rolled, a number or a face: a table lets it roll before it says what it came to."""
    entrance: ClassVar[bool] = False
    """Whether something comes to the table that everybody should look up for."""

    thumb: ClassVar[str] = ""
    """The field that says whether somebody shows a thumb up: a table raises them all at once."""

    rule: str
    to: int = EVERYONE


class OfSeat(Event):
    """Base of what somebody did, or what happened to them."""

    who: Seat


class OfCard(OfSeat):
    """Base of what somebody did with a card."""

    card: CardId


class OfCards(OfSeat):
    """Base of what somebody did with several cards."""

    cards: tuple[CardId, ...]


class Numbered(Event):
    """Base of what is told with a number."""

    count: int


class Counted(OfSeat):
    """Base of what is told of somebody with a number."""

    count: int


class Between(OfSeat):
    """Base of what passed between two players."""

    other: Seat


class Shift(Event):
    """Base of a number that went up or down."""

    by: int
    now: int


def only(*seats: int) -> int:
    """The mask of these seats."""
    mask = 0
    for seat in seats:
        mask |= 1 << seat
    return mask


def all_but(*seats: int) -> int:
    """The mask of everybody else, spectators among them."""
    return ~only(*seats)


def readable(event: Event, seat: int | None) -> bool:
    """Whether that seat (None: a spectator, who reads what is not kept to some seats) may read the event."""
    return event.to < 0 if seat is None else bool(event.to >> seat & 1)
