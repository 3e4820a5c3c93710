"""Tables at which bots have something to think about."""

from holdouts.bots import Bot, bots_act, make_bot
from holdouts.engine.game import Game
from holdouts.engine.library import new_table
from holdouts.engine.table import Table


def choosing(game: Game, least: int = 3, choices: int = 20, seed: int = 3) -> tuple[Table, int]:
    """A table some choices into a game, at which a seat has several answers to think of; and that seat."""
    setup = next(setup for setup in game.setups() if setup.seats > 1)
    table = new_table(game, setup, seed)
    bots: dict[int, Bot] = {seat: make_bot("sensible", seat) for seat in range(setup.seats)}
    while len(table.choices) < choices or not table.waiting_for() or _answers(table) < least:
        bots_act(table, bots)
    return table, table.waiting_for()[0]


def _answers(table: Table) -> int:
    """How many there are; what may end the game for everybody is never tried."""
    return sum(not option.grave for option in table.options())
