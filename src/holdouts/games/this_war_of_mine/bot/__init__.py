"""What a careful newcomer would pick for the whole group, and why."""

from holdouts.games.this_war_of_mine.bot.newcomer import sensible
from holdouts.games.this_war_of_mine.bot.reasons import PHRASES, REASONS

__all__ = ["PHRASES", "REASONS", "sensible"]
