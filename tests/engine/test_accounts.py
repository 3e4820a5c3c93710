"""Every card and token somewhere, exactly once; who is at the table; what stands on a shelf."""

from typing import NamedTuple

import pytest

from holdouts.engine.accounts import unaccounted
from holdouts.engine.shelves import Shelves
from holdouts.engine.state import State, around


class Card(NamedTuple):
    id: str


class Book(Shelves):
    def __init__(self) -> None:
        self.cards = [Card("axe"), Card("rope"), Card("rope")]


class Four(State[None]):
    """Four seats, the third of them out of the game."""

    def clockwise(self, start: int) -> list[int]:
        return [seat for seat in (*range(start, 4), *range(start)) if seat != 2]


class Three(State[None]):
    """Three seats, and nobody ever leaves the game."""

    @property
    def seats(self) -> range:
        return range(3)


def test_nothing_is_wrong_when_everything_is_there_once():
    assert unaccounted("card", [2, 0, 1], range(3)) == []


def test_what_is_there_twice_lost_or_too_much_is_named():
    assert unaccounted("card", [0, 0, 5], range(2)) == [
        "card 0 is there 2 times",
        "card 5 should not be there",
        "card 1 is lost",
    ]


def test_the_others_are_all_who_are_left_clockwise():
    assert Four().others(1) == [3, 0]
    assert Four().others(2) == [3, 0, 1]


def test_where_nobody_leaves_the_game_all_seats_are_in_it_clockwise():
    assert Three().living() == [0, 1, 2]
    assert Three().clockwise(1) == [1, 2, 0]
    assert Three().others(2) == [0, 1]


def test_seats_follow_one_another_clockwise_from_any_of_them():
    assert around(4, 0) == (0, 1, 2, 3)
    assert around(4, 2) == (2, 3, 0, 1)
    assert around(2, 3) == (0, 1)
    assert around(0, 1) == ()


def test_an_effect_means_everyone_or_the_others():
    assert Four().people("everyone", 3) == [3, 0, 1]
    assert Four().people("others", 3) == [0, 1]


def test_a_card_is_found_on_its_shelf_by_its_id():
    assert Book().number("cards", "rope") == 1


def test_a_card_that_is_not_there_is_an_error():
    with pytest.raises(KeyError, match="spear"):
        Book().number("cards", "spear")
