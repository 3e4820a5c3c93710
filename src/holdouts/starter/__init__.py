"""The Long Night: the game that a new game starts from."""

from holdouts.starter.game import GAME

__all__ = ["GAME"]
