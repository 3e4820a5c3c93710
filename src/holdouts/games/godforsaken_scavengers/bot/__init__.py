"""What a careful newcomer would pick, from the observation of their seat alone."""

from holdouts.games.godforsaken_scavengers.bot.newcomer import sensible, tempted

__all__ = ["sensible", "tempted"]
