"""What a careful newcomer would pick, from the observation of their seat alone."""

from holdouts.games.godforsaken_scavengers.bot.newcomer import sensible
from holdouts.games.godforsaken_scavengers.bot.reckoning import tempted

__all__ = ["sensible", "tempted"]
