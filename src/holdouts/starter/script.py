"""The steps of The Long Night by name."""

from holdouts.engine.state import Script

step = Script()
