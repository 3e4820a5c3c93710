"""This War of Mine: a few civilians in a ruined house, guided by everybody together, until a ceasefire."""

from holdouts.games.this_war_of_mine.game import GAME

__all__ = ["GAME"]
