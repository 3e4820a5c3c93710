"""What a careful newcomer would pick for the whole group, and why."""

from holdouts.games.this_war_of_mine.bot.newcomer import PHRASES, REASONS, sensible

__all__ = ["PHRASES", "REASONS", "sensible"]
