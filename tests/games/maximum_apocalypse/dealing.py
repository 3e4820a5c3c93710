"""Dealing: a table of Maximum Apocalypse as it is set up, by many seeds."""

from holdouts.games.maximum_apocalypse.state import Apocalypse
from holdouts.testing import set_up

SEEDS = range(24)


def dealt(*survivors: str, **options) -> Apocalypse:
    """The table before anybody is asked anything."""
    return set_up(*survivors, **options).state
