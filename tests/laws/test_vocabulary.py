"""The vocabulary of the cards: a word that one card alone needs is the exception, and none is idle."""

from collections import Counter
from collections.abc import Iterator
from typing import Any

import pytest
from msgspec import Struct

from holdouts.engine.conditions import Test
from holdouts.engine.effects import Node
from holdouts.engine.library import base_pack
from holdouts.engine.modifiers import Ban, Change
from holdouts.engine.names import kebab
from holdouts.games import find_game

LONELY = {"godforsaken-scavengers": (9, 12), "maximum-apocalypse": (8, 5)}
"""How many effects, and how many figures and deeds, serve one card only. Before cards were trees there were 20 and 34
in the one game, 18 and 14 in the other."""


def said(thing: Any) -> Iterator[tuple[str, str]]:
    """The words a card uses, each with what sort of word it is."""
    if isinstance(thing, tuple):
        for part in thing:
            yield from said(part)
    elif isinstance(thing, Struct):
        match thing:
            case Node():
                yield "effect", kebab(type(thing).__name__)
            case Change():
                yield "figure or deed", thing.change
            case Ban():
                yield "figure or deed", thing.forbid
            case Test():
                yield "test", kebab(type(thing).__name__)
        for name in thing.__struct_fields__:
            yield from said(getattr(thing, name))


def speakers(game: str) -> Counter[tuple[str, str]]:
    """By each word how many cards use it, copies counted once."""
    shelves = base_pack(find_game(game)).cards
    return Counter(word for shelf in shelves.values() for card in shelf for word in set(said(card)))


@pytest.mark.parametrize("game", LONELY)
def test_few_words_serve_one_card_only(game: str):
    found = speakers(game)
    lonely = [word for word, count in found.items() if count == 1]
    for sort, at_most in zip(("effect", "figure or deed"), LONELY[game], strict=True):
        assert sum(sort == of for of, _ in lonely) <= at_most, lonely


@pytest.mark.parametrize("game", LONELY)
def test_every_word_is_used_by_some_card(game: str):
    used = {name for _, name in speakers(game)}
    vocabulary = find_game(game).cards.vocabulary
    assert {*vocabulary.figures, *vocabulary.deeds} - used == set()
    own = {name for name, kind in vocabulary.effects.items() if kind.__module__.startswith("holdouts.games")}
    assert own - used == set()
