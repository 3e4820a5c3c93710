"""Conditions: trees that are judged, described and checked."""

from pathlib import Path
from typing import Any

import msgspec
import pytest

from holdouts.engine.conditions import All, AnyOf, Condition, Not, leaves
from holdouts.engine.describe import condition
from holdouts.engine.library import base_book
from holdouts.engine.words import Words
from tests.engine.toy import ROUNDS, VOCABULARY, CandlesLeft, Cellar, CellarSetup, Hungry, deal, make_game
from tests.engine.toy_words import WORDS

HUNGRY = {"is": "hungry"}
LATE = {"count": "candles-left", "at-most": 1}


def decode(raw: Any) -> Any:
    return VOCABULARY.hook(Condition, raw)


@pytest.fixture
def cellar(tmp_path: Path) -> Cellar:
    state = deal(CellarSetup(scenario="plain", seats=2), base_book(make_game(tmp_path)), 1)
    state.food = [0, 3]
    state.round = ROUNDS - 1
    return state


def test_a_test_asks_the_game_about_a_seat(cellar: Cellar):
    assert decode(HUNGRY).holds(cellar, 0)
    assert not decode(HUNGRY).holds(cellar, 1)


@pytest.mark.parametrize(
    ("bounds", "holds"),
    [({"at-most": 1}, True), ({"at-most": 0}, False), ({"at-least": 1}, True), ({"at-least": 2}, False)],
)
def test_a_count_is_compared_with_its_bounds(cellar: Cellar, bounds: dict[str, int], holds: bool):
    assert decode({"count": "candles-left", **bounds}).holds(cellar, 0) is holds


@pytest.mark.parametrize(
    ("raw", "first", "second"),
    [
        ({"all": [HUNGRY, LATE]}, True, False),
        ({"any": [HUNGRY, {"not": LATE}]}, True, False),
        ({"not": HUNGRY}, False, True),
        ({"not": {"all": [HUNGRY, LATE]}}, False, True),
        ({"not": {"any": [HUNGRY, LATE]}}, False, False),
    ],
)
def test_conditions_are_made_of_conditions(cellar: Cellar, raw: Any, first: bool, second: bool):
    tree = decode(raw)
    assert (tree.holds(cellar, 0), tree.holds(cellar, 1)) == (first, second)
    contrary = tree.denied()
    assert (contrary.holds(cellar, 0), contrary.holds(cellar, 1)) == (not first, not second)


def test_a_tree_knows_what_it_is_made_of():
    tree = decode({"all": [HUNGRY, {"not": {"any": [LATE, HUNGRY]}}]})
    assert tree == All(of=(Hungry(), Not(of=AnyOf(of=(CandlesLeft(at_most=1), Hungry())))))
    assert [type(leaf) for leaf in leaves(tree)] == [Hungry, CandlesLeft, Hungry]


@pytest.mark.parametrize(
    ("raw", "complaint"),
    [
        ({"is": "hungri"}, "Unknown condition `hungri`; did you mean `hungry`"),
        ({"count": "candle-left", "at-most": 1}, "did you mean `candles-left`"),
        ({"count": "candles-left"}, "needs `at-least` or `at-most`"),
        ({"is": "hungry", "much": 1}, "unknown field `much`"),
        ({"not": {"is": "bored"}}, "Unknown condition `bored`"),
        ({"all": HUNGRY}, "Expected `array`"),
        ("hungry", "Expected a condition such as"),
        ({}, "Expected a condition such as"),
        ({"is": 3}, "Expected a condition such as"),
        ({"all": [], "any": []}, "Expected a condition such as"),
    ],
)
def test_what_cannot_be_asked_is_refused_with_a_hint(raw: Any, complaint: str):
    with pytest.raises((ValueError, msgspec.ValidationError), match=complaint):
        decode(raw)


@pytest.mark.parametrize(
    ("raw", "text"),
    [
        (HUNGRY, "you have no food"),
        ({"not": HUNGRY}, "you have food"),
        ({"not": {"not": HUNGRY}}, "you have no food"),
        ({"all": [HUNGRY, LATE]}, "you have no food and at most 1 candles are left"),
        ({"not": {"any": [HUNGRY, {"not": LATE}]}}, "you have food and at most 1 candles are left"),
    ],
)
def test_a_condition_is_part_of_a_sentence(raw: Any, text: str):
    assert condition(decode(raw), Words("en", [WORDS])) == text
