"""Testing: set up any situation of any game and play on from it.

    from holdouts.testing import expedition, rule

    @rule("GOD-PERIL-2")
    def test_a_peril_discards_the_searched_cards():
        table = expedition(seats=2).searched("hunt", "rest").pile(0, "cave-worm").turn(0)
        table.choose(Dig(0))
        ...

Every game has a builder of its own; this is the one door to all of them.
"""

import pytest

from holdouts.games.dead_of_winter.positions import colony, moving_in
from holdouts.games.godforsaken_scavengers.positions import expedition, set_out
from holdouts.games.maximum_apocalypse.positions import apocalypse, set_up
from holdouts.games.this_war_of_mine.positions import besieged, shelter

rule = pytest.mark.rule

__all__ = ["apocalypse", "besieged", "colony", "expedition", "moving_in", "rule", "set_out", "set_up", "shelter"]
