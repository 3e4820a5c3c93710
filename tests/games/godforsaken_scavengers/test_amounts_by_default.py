"""What an effect does when the card says no number: once, one card, one player."""

from typing import Any

import msgspec
import pytest

from holdouts.games.godforsaken_scavengers.effects.words import Count
from holdouts.games.godforsaken_scavengers.game import GAME

ONCE = "afflict move recover reveal search turn-up"
OTHERS: dict[str, dict[str, Any]] = {
    "barter": {"other": False},
    "drop": {"amount": 1, "down-to": False},
    "roll": {"dice": 1, "faces": 6},
    "turn-down": {"amount": 1, "until-cleanup": False},
    "discount": {"cards": 1},
    "ease-hunger": {"amount": 1, "people": 2},
    "heal": {"amount": 1, "face-down": False},
    "store": {"amount": 1, "up-to": False, "level-to": 3, "shared": False},
    "take": {"amount": 1, "up-to": False, "level-to": 3, "other": False},
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
