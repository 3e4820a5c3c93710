"""Advising: bots that are not asked point at what they would answer, as people around a table do.

Where a person decides for all, the bots of the other seats say what they think of it, each by what its own seat knows.
It is a wish and no choice: nobody waits for it, and no bot's own chances are drawn from for it.
"""

from collections.abc import Mapping

from holdouts.bots.bot import Bot
from holdouts.engine.decision import Option
from holdouts.engine.pointing import Pointing
from holdouts.engine.table import Table


def advise(table: Table, bots: Mapping[int, Bot], pointing: Pointing) -> bool:
    """Let bots point where a person decides for all; whether any does that did not before."""
    decision = table.decision
    if decision is None or not decision.public or decision.seats[0] in bots:
        return False
    wishes = pointing.wishes(table)
    found = {seat: _wish(table, bot, seat) for seat, bot in bots.items() if seat not in wishes}
    for seat, option in found.items():
        if option is not None:
            pointing.point(table, seat, option, why=table.game.reasons.get(type(option), ""))
    return any(option is not None for option in found.values())


def _wish(table: Table, bot: Bot, seat: int) -> Option | None:
    """What a bot points at, if at anything: one that fails keeps silent."""
    if bot.replaced:
        return None
    try:
        return bot.advise(table, seat)
    except Exception:  # whatever goes wrong inside a bot, the game of the others goes on
        return None
