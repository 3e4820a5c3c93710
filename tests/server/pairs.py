"""Pairs of tables: one as it is, and one as it would be if one secret were otherwise."""

from collections.abc import Callable, Iterable
from random import Random
from typing import Any, NamedTuple

from holdouts.engine.game import OtherWorld
from holdouts.engine.past import Past
from holdouts.engine.table import Table
from holdouts.lab.watched import Watched


class Pair(NamedTuple):
    """A table as it is, and as it would be if one secret were otherwise."""

    here: Table
    there: Table
    world: OtherWorld
    shown: set[int | None]
    """Before whose eyes the difference has lain, if only between two questions."""

    def out(self, eyes: Iterable[int | None]) -> bool:
        """Whether the difference has come out to a reader who looks through these eyes."""
        now = any(self.world.out(table.state, seat) for table in (self.here, self.there) for seat in eyes)
        return now or not self.shown.isdisjoint(eyes)


def otherwise(name: str, table: Table, random: Random) -> Pair | None:
    """Change that secret alone, at the start of the step that is under way; None where it cannot be otherwise."""
    return twice(table, lambda state: table.game.worlds[name](state, random))


def twice(table: Table, change: Callable[[Any], OtherWorld | None]) -> Pair | None:
    """The same table twice, with its past; what is changed in the second is changed where the step began."""
    step = table.checkpoint()
    past = Past(
        table.choices[: step.choices],
        table.lengths()[: step.choices],
        table.moments()[: step.choices],
        table.chronicle[: step.events],
        [],
    )
    states = [table.game.decoder.decode(step.state) for _ in range(2)]
    for state in states:
        state.attach(table.state.book, None)
    world = change(states[1])
    if world is None:
        return None
    shown: set[int | None] = set()

    def look(state: Any) -> None:
        shown.update(reader for reader in (*state.seats, None) if world.out(state, reader))

    here, there = (Watched(table.game, state, look, shared=table.shared, past=past) for state in states)
    try:
        for seat, option in table.choices[step.choices :]:
            here.make(seat, option)
            there.make(seat, world.same(option))
    except ValueError:  # what was chosen here cannot be chosen there
        return None
    return Pair(here, there, world, shown)
