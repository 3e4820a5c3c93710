"""Moments that other rules listen to. Whoever brings one about does not know who listens: missions do."""

from collections.abc import Callable
from typing import Generic, ParamSpec

from holdouts.engine.state import Steps
from holdouts.games.maximum_apocalypse.state import Apocalypse, Foe

P = ParamSpec("P")


class Moment(Generic[P]):
    """Something that has happened, and about which nobody is asked anything."""

    def __init__(self) -> None:
        self._listeners: list[Callable[P, None]] = []

    def listen(self, listener: Callable[P, None]) -> Callable[P, None]:
        """A decorator: from now on this is done whenever it happens."""
        self._listeners.append(listener)
        return listener

    def happens(self, *args: P.args, **kwargs: P.kwargs) -> None:
        """All who listen do what they do, in the order in which they came."""
        for listener in self._listeners:
            listener(*args, **kwargs)


class AskingMoment(Generic[P]):
    """Something that has happened, and about which somebody may be asked."""

    def __init__(self) -> None:
        self._listeners: list[Callable[P, Steps[None]]] = []

    def listen(self, listener: Callable[P, Steps[None]]) -> Callable[P, Steps[None]]:
        """A decorator: from now on this is done whenever it happens."""
        self._listeners.append(listener)
        return listener

    def happens(self, *args: P.args, **kwargs: P.kwargs) -> Steps[None]:
        """All who listen do what they do, in the order in which they came."""
        for listener in self._listeners:
            yield from listener(*args, **kwargs)


ARRIVED: AskingMoment[[Apocalypse, int, int]] = AskingMoment()
"""A survivor stands on a tile, and all else that entering brings is over. [MAX-MOVE-5]"""

REVEALED: AskingMoment[[Apocalypse, int, int]] = AskingMoment()
"""A survivor has turned a tile face up. [MAX-MOVE-4]"""

SEVEN_ROLLED: AskingMoment[[Apocalypse, int]] = AskingMoment()
"""The active player has rolled a 7 for the spawn. [MAX-SPAWN-10]"""

TOKENS_TAKEN: Moment[[Apocalypse, int]] = Moment()
"""Monster tokens were taken off a tile. [MAX-STEALTH-8]"""

KILLED: Moment[[Apocalypse, Foe]] = Moment()
"""A monster was killed and lies on the discard. [MAX-MONSTER-9]"""

BLASTED: Moment[[Apocalypse, int]] = Moment()
"""What is built on a tile was blown up."""

TURN_CHECKED: Moment[[Apocalypse]] = Moment()
"""Step 7 of a turn: is the mission fulfilled? [MAX-END-11]"""

SEAT_PASSED: Moment[[Apocalypse, int]] = Moment()
"""A turn is over, or the order of play has passed a dead survivor's seat. [MAX-TURN-4]"""
