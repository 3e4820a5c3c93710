"""How a careful newcomer plays Maximum Apocalypse."""

from holdouts.games.maximum_apocalypse.bot.newcomer import sensible

__all__ = ["sensible"]
