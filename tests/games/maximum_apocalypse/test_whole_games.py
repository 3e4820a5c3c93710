"""Whole games at random: every card and token is somewhere, exactly once, whatever the rules have just done with it."""

import pytest

from holdouts.engine.library import new_table
from holdouts.games.maximum_apocalypse.game import GAME
from holdouts.lab.wander import MANNERS, Wanderer

SETUPS = list(enumerate(GAME.setups()))
SOME = SETUPS[:: len(SETUPS) // 12]


@pytest.mark.parametrize(("number", "setup"), SOME, ids=[f"{number}" for number, _ in SOME])
def test_nothing_is_lost_and_nothing_is_there_twice(number, setup):
    table = new_table(GAME, setup, number, keep=False)
    wanderer = Wanderer(number, MANNERS[number % len(MANNERS)])
    for _ in range(120):
        if table.over:
            break
        table.make(*wanderer.choose(table))
        assert GAME.audit(table.state) == []
