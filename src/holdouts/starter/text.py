"""The text of a card, generated from what it does."""

from holdouts.engine.describe import describe, lasting, needed_words
from holdouts.engine.words import Words
from holdouts.starter.cards import Book, Card
from holdouts.starter.effects import VOCABULARY


def card_text(card: Card, words: Words) -> list[str]:
    """A line for its effects, and one for each thing that lasts."""
    return [*([describe(card.effects, words)] if card.effects else []), *lasting(card, words)]


def needed(book: Book) -> dict[str, frozenset[str]]:
    """Every key that the cards may say: for the linter."""
    names = {f"{family}-{card.id}": frozenset[str]() for card in book.designs for family in ("name", "flavour")}
    return {**needed_words(VOCABULARY), **names}
