"""The steps of the game, by name."""

from holdouts.engine.state import Script

step = Script()
