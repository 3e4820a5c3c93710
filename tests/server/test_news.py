"""What is new to somebody since their last choice, in a chronicle that is read beside them."""

from holdouts.engine.library import base_words
from holdouts.games.maximum_apocalypse.game import GAME
from holdouts.games.maximum_apocalypse.picks import DrawCard
from holdouts.server.chronicles import Chronicle
from holdouts.testing import apocalypse

NAMES = ("Ilka", "Bo")


def read(seat: int) -> list[str]:
    """What stands below the mark in the chronicle of a seat, when the first has spent its last action."""
    table = apocalypse("hunter", "gunslinger").turn(0, actions=1).table
    chronicle = Chronicle(table, seat, base_words(GAME, "en"), NAMES)
    table.choose(DrawCard(), 0)
    lines = chronicle.catch_up(table)
    place = chronicle.first_news()
    return [] if place is None else [line.text for line in lines[place:]]


def test_the_turn_of_another_that_my_choice_begins_is_new_to_me():
    assert read(0)[0] == "Bo began a turn."


def test_nothing_is_new_since_a_choice_to_whoever_has_made_none():
    assert read(1) == []
