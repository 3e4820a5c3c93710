"""What can happen in The Long Night."""

from typing import ClassVar

from holdouts.engine.events import Event
from holdouts.engine.fields import Seat
from holdouts.starter.fields import CardId, EndingId


class NightFell(Event, frozen=True, kw_only=True):
    heading: ClassVar[int] = 1
    number: int


class Watched(Event, frozen=True, kw_only=True):
    who: Seat


class Played(Event, frozen=True, kw_only=True):
    who: Seat
    card: CardId


class Gathered(Event, frozen=True, kw_only=True):
    who: Seat


class Drew(Event, frozen=True, kw_only=True):
    who: Seat
    card: CardId


class Rested(Event, frozen=True, kw_only=True):
    who: Seat


class Rolled(Event, frozen=True, kw_only=True):
    who: Seat
    count: int


class Fed(Event, frozen=True, kw_only=True):
    who: Seat
    count: int
    fire: int


class Burned(Event, frozen=True, kw_only=True):
    count: int
    fire: int


class Ended(Event, frozen=True, kw_only=True):
    how: EndingId


EVENTS: tuple[type[Event], ...] = (NightFell, Watched, Played, Gathered, Drew, Rested, Rolled, Fed, Burned, Ended)
