"""The Cellar, played: choices at random, and all of a table that anybody could tell apart."""

from collections.abc import Callable
from typing import Any

from holdouts.engine.chance import Dice
from holdouts.engine.decision import Window
from holdouts.engine.table import Table
from tests.engine.toy import Cellar


def encoded(table: Table) -> bytes:
    return table.game.encoder.encode(table.state)


def snapshot(table: Table) -> tuple[Any, ...]:
    """All of a table that anybody could tell apart."""
    seats = range(len(table.state.hands)) if isinstance(table.state, Cellar) else ()
    return encoded(table), table.waiting_for(), [table.options(seat) for seat in seats], table.over


def move(table: Table, dice: Dice) -> None:
    """A choice at random, of anybody who may make one; now and then the clock is faster."""
    if dice.below(8) == 0:
        table.time_out()
        return
    assert table.decision is not None
    others = table.decision.open_to if isinstance(table.decision, Window) else ()
    seats = [seat for seat in (*table.waiting_for(), *others) if table.options(seat)]
    seat = dice.pick(seats)
    table.choose(dice.pick(table.options(seat)), seat)


def play(table: Table, seed: int, watch: Callable[[Table], None] = lambda table: None) -> Table:
    dice = Dice(seed)
    while not table.over:
        watch(table)
        move(table, dice)
    watch(table)
    return table
