"""Tables that are looked at while their rules run: what is shown may be put away before anybody is asked again.

The Affliction that kills somebody is read by all, and back in its deck, shuffled, when the next turn begins.
"""

from collections.abc import Callable
from typing import Any

from holdouts.engine.events import Event
from holdouts.engine.game import Game
from holdouts.engine.past import NO_PAST, Past
from holdouts.engine.state import State
from holdouts.engine.table import Table

Look = Callable[[State[Any]], None]


class Watched(Table):
    """A table, and somebody who has a look at its state whenever something is told."""

    __slots__ = ("look",)

    def __init__(self, game: Game, state: State[Any], look: Look, *, shared: bool = True, past: Past = NO_PAST) -> None:
        self.look = look
        super().__init__(game, state, shared=shared, past=past)

    def _start(self, saved: bytes = b"") -> None:
        self.state.listen(_Ear(self))
        super()._start(saved)


class _Ear(list[Event]):
    """Writes down in the chronicle what it hears, and has a look."""

    def __init__(self, table: Watched) -> None:
        super().__init__()
        self._table = table

    def append(self, event: Event) -> None:
        self._table.chronicle.append(event)
        self._table.look(self._table.state)
