"""Maximum Apocalypse: walk the map, search, fight and starve together, and get back to the Van."""

from holdouts.games.maximum_apocalypse.game import GAME

__all__ = ["GAME"]
