"""Telling: what a story makes of a game's events: who fell, what weighed most, and what is only said in passing."""

from typing import NamedTuple

from holdouts.engine.events import Event

Kinds = tuple[type[Event], ...]


class Telling(NamedTuple):
    """A game's own sense of its events; without it, all of them weigh the same."""

    falls: Kinds = ()
    """Whom it is about is out of the game for good."""
    grave: Kinds = ()
    """What is told of a turn that mattered, the gravest first."""
    passing: Kinds = ()
    """What the log tells and a story passes over."""


EVEN = Telling()
"""All events alike."""
