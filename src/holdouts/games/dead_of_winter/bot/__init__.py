"""How a careful newcomer plays Dead of Winter."""

from holdouts.games.dead_of_winter.bot.newcomer import sensible

__all__ = ["sensible"]
