"""Godforsaken Scavengers: search the tunnels, feed or starve, get home to the Hive."""

from holdouts.games.godforsaken_scavengers.game import GAME

__all__ = ["GAME"]
