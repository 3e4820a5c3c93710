"""Telling: what a story makes of a game's events: who fell, what weighed most, and what is only said in passing."""

from collections.abc import Callable
from typing import Any, NamedTuple

from holdouts.engine.events import Event

Kinds = tuple[type[Event], ...]


class Leaf(NamedTuple):
    """A page that was read out."""

    number: str
    title: str
    text: str


class Telling(NamedTuple):
    """A game's own sense of its events; without it, all of them weigh the same."""

    falls: Kinds = ()
    """Whom it is about is out of the game for good."""
    parted: Kinds = ()
    """Whom it is about lives on, but is no longer one of them."""
    grave: Kinds = ()
    """What is told of a turn that mattered, the gravest first."""
    passing: Kinds = ()
    """What the log tells and a story passes over."""
    used: frozenset[str] = frozenset()
    """Kinds of gauges that are there to be used: that there is less of it is no turn of a game."""
    guided: Callable[[Any, list[Event]], list[Any]] | None = None
    """The fates of those whom all guide together, as they are named and from what was told; where seats are nobody."""
    leaf: Callable[[Any, Any], Leaf | None] | None = None
    """The page that an event opened, as it is named, where a game is told by the pages of a book."""
    cast: Callable[[Any], list[str]] | None = None
    """Who was there when it began, as they are named: a line for each."""
    ways: Kinds = ()
    """What was chosen on such a page, or was the only way there was."""
    marks: Kinds = ()
    """What stands between the pages in the tale of such a game: choices, and who came or went."""


EVEN = Telling()
"""All events alike."""
