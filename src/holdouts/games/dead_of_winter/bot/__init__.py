"""How a careful newcomer plays Dead of Winter, and whom it accuses."""

from holdouts.games.dead_of_winter.bot.newcomer import sensible
from holdouts.games.dead_of_winter.bot.suspicion import accused, accuses

__all__ = ["accused", "accuses", "sensible"]
