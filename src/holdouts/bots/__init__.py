"""Bots: they sit where people might sit, and know no more than their seat does."""

from holdouts.bots.clock import VirtualClock
from holdouts.bots.kinds import KINDS, Bot, UnknownBot, make_bot
from holdouts.bots.seats import bots_act, next_choice, play_out

__all__ = ["KINDS", "Bot", "UnknownBot", "VirtualClock", "bots_act", "make_bot", "next_choice", "play_out"]
