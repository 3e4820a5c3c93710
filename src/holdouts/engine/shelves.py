"""Shelves: where a game's book keeps its cards."""


class Shelves:
    """Base of a game's book: lists of cards, each found by its id."""

    def number(self, shelf: str, id_: str) -> int:
        """Where a card stands on its shelf; KeyError if it is not in the book."""
        for number, card in enumerate(getattr(self, shelf)):
            if card.id == id_:
                return number
        raise KeyError(id_)
