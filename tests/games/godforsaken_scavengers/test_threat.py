"""What threatens whoever ends their turn now: told while they search and harvest, where the turn could end."""

import pytest

from holdouts.engine.foresight import Foresight, threat
from holdouts.engine.library import open_words
from holdouts.games.godforsaken_scavengers.picks import Stop
from holdouts.testing import expedition

NAMES = ("Ilka", "Bo")


def threatens(position) -> Foresight | None:
    table = position.table
    return threat(table, 0, open_words(table.game, "en"), NAMES)


def lines(told: Foresight | None) -> str:
    assert told is not None
    return " ".join(line.text for line in told.lines)


@pytest.mark.rule("GOD-SEARCH-4")
def test_who_may_stop_searching_reads_what_comes_if_the_turn_ends_now():
    told = threatens(expedition(seats=2).hand(0, "hunt").searched("hunt", "rest").turn(0, pile=1))
    assert "Next for you comes Feeding" in lines(told)


def test_who_has_stopped_reads_the_same():
    stopped = expedition(seats=2).hand(0, "hunt").searched("hunt", "rest").turn(0, pile=1).choose(Stop())
    assert "Next for you comes Feeding" in lines(threatens(stopped))


@pytest.mark.rule("GOD-SEARCH-1")
def test_before_a_pile_is_chosen_no_turn_can_end():
    assert threatens(expedition(seats=2).hand(0, "hunt").turn(0)) is None


def test_while_others_are_on_turn_nothing_of_mine_can_end():
    assert threatens(expedition(seats=2).hand(1, "hunt").searched("hunt").turn(1, pile=1)) is None
