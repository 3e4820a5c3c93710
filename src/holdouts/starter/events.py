"""What can happen in The Long Night."""

from typing import ClassVar

from holdouts.engine.events import Counted, Event, OfCard, OfSeat
from holdouts.engine.names import declared
from holdouts.starter.fields import EndingId


class NightFell(Event):
    heading: ClassVar[int] = 1
    number: int


class Watched(OfSeat): ...


class Played(OfCard): ...


class Gathered(OfSeat): ...


class Drew(OfCard): ...


class Rested(OfSeat): ...


class Rolled(Counted): ...


class Fed(Counted):
    fire: int


class Burned(Event):
    count: int
    fire: int


class Ended(Event):
    how: EndingId


EVENTS: tuple[type[Event], ...] = declared(globals(), Event)
