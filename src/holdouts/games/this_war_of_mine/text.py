"""The text of a card, generated from what it does: it can never say anything else, in any language."""

from collections.abc import Iterator

from holdouts.engine.describe import describe
from holdouts.engine.words import Words
from holdouts.games.this_war_of_mine.household import Card


def card_text(card: Card, words: Words) -> list[str]:
    """Everything a card says but its name and its flavour line."""
    return list(_lines(card, words))


def _lines(card: Card, words: Words) -> Iterator[str]:
    effects = getattr(card, "effects", ())
    if effects:
        yield describe(effects, words)
