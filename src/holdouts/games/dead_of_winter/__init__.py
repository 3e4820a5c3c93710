"""Dead of Winter: share a colony, a goal and the food, and keep your own reasons to yourself."""

from holdouts.games.dead_of_winter.game import GAME

__all__ = ["GAME"]
