"""Shelves: where a game's book keeps its cards."""

from collections.abc import Iterable


class BadBook(ValueError):
    """The cards of some packs do not make a game."""


class Shelves:
    """Base of a game's book: lists of cards, each found by its id."""

    def number(self, shelf: str, id_: str) -> int:
        """Where a card stands on its shelf; KeyError if it is not in the book."""
        for number, card in enumerate(getattr(self, shelf)):
            if card.id == id_:
                return number
        raise KeyError(id_)


def grouped(names: Iterable[str]) -> dict[str, list[int]]:
    """The places at which each name stands; where there is none, nothing is grouped."""
    groups: dict[str, list[int]] = {}
    for number, name in enumerate(names):
        if name:
            groups.setdefault(name, []).append(number)
    return groups
