"""Past: what a table keeps of the way it has come."""

from typing import NamedTuple

from msgspec import Struct

from holdouts.engine.decision import Option
from holdouts.engine.events import Counted, Event, OfSeat
from holdouts.engine.fields import Phrase, Seat


class Checkpoint(NamedTuple):
    """The state at the start of a step, and how many choices and events came before."""

    choices: int
    events: int
    state: bytes


class Waypoint(Struct, frozen=True, gc=False):
    """Where the game stood before a choice."""

    moment: int
    events: int
    luck: tuple[int, int, int]
    joints: int
    round: int
    turn: int
    seals: int = 0
    """How often something was tried in secret by then (`State.seals`)."""


class Past(NamedTuple):
    """What came before a checkpoint that a table starts from: it is told and kept, but cannot be taken back."""

    choices: list[tuple[int, Option]]
    lengths: list[int]
    """How long the chronicle was before each of these choices."""
    moments: list[int]
    """How many questions were settled before each of them."""
    chronicle: list[Event]
    notes: list[tuple[int, Event]]


NO_PAST = Past([], [], [], [], [])


def long_ago(moment: int, events: int) -> Waypoint:
    """Before a choice of which only the chronicle is left."""
    return Waypoint(moment, events, (-1, -1, -1), -1, -1, -1)


class TookBack(Counted):
    """Choices were taken back."""


class ChangedHands(OfSeat):
    """A seat is played by somebody else from here on."""

    now: str


class Saved(OfSeat):
    """Somebody may have the running game in a file, with all that is hidden in it."""


class TakenUp(Counted):
    """The game goes on here, after so many choices of one that was over."""


class Halted(Event):
    """A rule failed again and again, and the game was paused; whose choice it was may be a secret."""


class Accused(OfSeat):
    """Somebody has said aloud whom they take for a betrayer."""

    other: Seat


class Withdrew(OfSeat):
    """Somebody has said aloud that they no longer take that seat for a betrayer."""

    other: Seat


class Said(OfSeat):
    """Somebody has said one of the phrases that everybody reads in their own language."""

    phrase: Phrase


Remark = Accused | Withdrew | Said
"""What somebody says that the game remembers."""

Note = TookBack | ChangedHands | Saved | TakenUp | Halted | Remark
NOTES: tuple[type[Event], ...] = (TookBack, ChangedHands, Saved, TakenUp, Halted, Accused, Withdrew, Said)
