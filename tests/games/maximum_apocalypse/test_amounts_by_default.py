"""What an effect does when the card says no number: once, or as much as there is where the word says so."""

from typing import Any

import msgspec
import pytest

from holdouts.games.maximum_apocalypse.effects.words import Count, CountOrAll
from holdouts.games.maximum_apocalypse.game import GAME

ONCE = "burn draw lose meet poison starve"
OTHERS: dict[str, dict[str, Any]] = {
    "actions": {"by": 0, "over": False},
    "scavenge": {"amount": 1, "look": 0},
    "roll": {"dice": 1, "faces": 6},
    "barrage": {"clears": False, "blasts": False},
    "clear": {"amount": 0},
    "fit": {"reloads": False, "until-reload": False},
    "let-act": {"count": 1},
    "reload": {"amount": 0},
    "salvage": {"to-hand": False},
    "uncover": {"most": 1},
}


def numbers_of(word: str) -> dict[str, Any]:
    """The numbers and flags of an effect that need not be said."""
    fields = msgspec.structs.fields(GAME.cards.vocabulary.effects[word])
    return {field.encode_name: field.default for field in fields if isinstance(field.default, int)}


def is_fine(kind: Any, amount: int) -> bool:
    """Whether a card may say so."""
    try:
        return bool(msgspec.convert(amount, kind) == amount)
    except msgspec.ValidationError:
        return False


@pytest.mark.parametrize("word", sorted(GAME.cards.vocabulary.effects))
def test_what_a_card_leaves_unsaid_is_the_least_that_makes_sense(word):
    expected = OTHERS.get(word, {"amount": 1} if word in ONCE.split() else {})
    assert numbers_of(word) == expected


@pytest.mark.parametrize(("amount", "fine"), [(0, False), (1, True), (20, True), (21, False)])
def test_an_amount_is_between_one_and_twenty(amount, fine):
    assert is_fine(Count, amount) == fine


@pytest.mark.parametrize(("amount", "fine"), [(-1, False), (0, True), (20, True), (21, False)])
def test_where_zero_stands_for_all_there_is_it_may_be_said(amount, fine):
    assert is_fine(CountOrAll, amount) == fine
