"""Tables at which bots have something to think about."""

from holdouts.bots import Bot, bots_act, make_bot
from holdouts.engine.game import Game
from holdouts.engine.library import new_table
from holdouts.engine.table import Table


def choosing(game: Game, least: int = 3, choices: int = 20, seed: int = 3) -> tuple[Table, int]:
    """A table some choices into a game, at which a seat is asked that has several answers; and that seat."""
    setup = next(setup for setup in game.setups() if setup.seats > 1)
    table = new_table(game, setup, seed)
    bots: dict[int, Bot] = {seat: make_bot("sensible", seat) for seat in range(setup.seats)}
    while len(table.choices) < choices or not table.waiting_for() or len(table.options()) < least:
        bots_act(table, bots)
    return table, table.waiting_for()[0]
