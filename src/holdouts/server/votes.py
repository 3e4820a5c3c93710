"""Votes: what changes the game for all needs everybody's voice, whether or not they are here just now."""

from collections.abc import Sequence
from collections.abc import Set as AbstractSet
from dataclasses import dataclass, field
from typing import Literal

from msgspec import Struct

from holdouts.server import seats as chairs
from holdouts.server.schema import SeatRow

About = Literal["rewind", "save"]

Saving = Literal["now", "ask", "open", "gone"]
"""A running game is saved at once, or when all agree, or not: somebody has not come yet, or has lost their seat."""


@dataclass
class Vote:
    """Somebody wants to go back, or to save a running game; every voice must agree to this one and no other."""

    number: int
    """By which whoever agrees says to what."""
    about: About
    by: int
    target: int
    """The choice to go back to."""
    shown: int
    """In which version it was asked: it lapses with the next one that all can see."""
    agreed: set[str] = field(default_factory=set)


class Kept(Struct, frozen=True, kw_only=True):
    """A save that everybody agreed to: the game as it stood then."""

    choices: int
    data: bytes


def saving(seats: Sequence[SeatRow], sitters: AbstractSet[str], who: str | None) -> Saving:
    """How a browser that sits here may save a game that runs: the file holds what others may not know."""
    if any(row.kind == chairs.OPEN for row in seats):
        return "open"
    if not sitters <= chairs.owners(seats):
        return "gone"
    return "now" if sitters == {who} else "ask"
