"""What programs read of a table: the observation of a seat for a bot, plain data for whoever looks into a fault."""

from collections.abc import Mapping
from typing import Any

from msgspec import to_builtins

from holdouts.engine.game import Game
from holdouts.engine.table import Table
from holdouts.engine.talk import accusations
from holdouts.engine.view import asked


def observe(table: Table, seat: int) -> Any:
    """All that the seat may know at this moment: what a bot gets."""
    game = table.game
    veiled = game.look(table.state, seat)
    return game.observe(veiled, seat) if game.accuses is None else observed(game, veiled, seat, accusations(table))


def observed(game: Game, veiled: Any, seat: int, heard: Mapping[int, int]) -> Any:
    """What the seat sees, and what was said aloud where somebody may be a betrayer."""
    seen: Any = game.observe(veiled, seat)
    if game.accuses is not None:
        seen.heard = heard
    return seen


def report(table: Table, seat: int | None) -> dict[str, Any]:
    """The table as that seat (None: a spectator) may know it, as plain data for whoever looks into a fault."""
    decision = table.decision
    return {
        "game": table.game.id,
        "seat": seat,
        "moment": table.moment,
        "rule": decision.rule if decision is not None else "",
        "asked": asked(table, seat),
        "mine": seat is not None and seat in table.waiting_for(),
        "options": [] if seat is None else to_builtins(table.options(seat)),
        "state": to_builtins(table.game.secrets.veiled(table.state, seat)),
    }
