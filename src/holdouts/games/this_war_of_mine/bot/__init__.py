"""What a careful newcomer would pick for the whole group."""

from holdouts.games.this_war_of_mine.bot.newcomer import sensible

__all__ = ["sensible"]
