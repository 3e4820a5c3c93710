"""Fights: rounds, weapons, fate, flight and the stab in the back. [TWM-COMBAT]"""

from typing import Any

from holdouts.engine.state import Steps
from holdouts.games.this_war_of_mine.deed import Deed
from holdouts.games.this_war_of_mine.state import Person, Siege


def fight(siege: Siege, deed: Deed, terms: Any) -> Steps[None]:
    """A fight on these terms (`effects.city.Fight`)."""
    yield from ()


def fight_residents(siege: Siege, deed: Deed) -> Steps[None]:
    """A fight with those who are being met."""
    yield from ()


def slip_away(siege: Siege, deed: Deed) -> Steps[None]:
    """The party leaves a fight, and nobody stabs it in the back. [10.18]"""
    yield from ()


def reroll(siege: Siege, deed: Deed) -> Steps[None]:
    """Any one die is rolled again. [10.18]"""
    yield from ()


def hazard(siege: Siege, person: Person, die: str, *, rule: str) -> Steps[None]:
    """A combat die as a danger to one Character. [TWM-ANYTIME-11]"""
    yield from ()
