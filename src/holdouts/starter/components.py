"""The box: every card, as the rulebook counts it and as it lies here."""

from holdouts.starter.cards import Book

CARDS = 18


def components(book: Book) -> list[tuple[str, int, int]]:
    """A name, the rulebook's count, the count here."""
    return [("cards", CARDS, len(book.cards))]
