"""Shelves: where a game's book keeps its cards, and what every card has."""

from collections.abc import Iterable, Sequence
from typing import Any

from msgspec import Struct

from holdouts.engine.pictures import Picture


class Part(Struct, frozen=True, kw_only=True, rename="kebab", forbid_unknown_fields=True, omit_defaults=True):
    """A part of a card."""


class Card(Struct, frozen=True, kw_only=True, rename="kebab", forbid_unknown_fields=True):
    """What every card has: an id, and perhaps a picture. Its name and flavour line are words."""

    id: str
    picture: Picture = Picture()
    """What is drawn on it; without one, that of its kind."""


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

    def shelf(self, noun: str) -> Any:
        """The shelf that is called after the cards on it, one of them or several; None if there is none."""
        return getattr(self, f"{noun}s", getattr(self, noun, None))


def grouped(names: Iterable[str]) -> dict[str, list[int]]:
    """The places at which each name stands; where there is none, nothing is grouped."""
    groups: dict[str, list[int]] = {}
    for number, name in enumerate(names):
        if name:
            groups.setdefault(name, []).append(number)
    return groups


def numbered(kinds: Sequence[Any]) -> list[int]:
    """The kind of each thing as a number: its place among all that there are, in their order."""
    numbers = {kind: number for number, kind in enumerate(sorted(set(kinds)))}
    return [numbers[kind] for kind in kinds]


def copied(cards: Iterable[Any]) -> list[Any]:
    """Every card as often as it lies in its deck: so many `copies`."""
    return [card for card in cards for _ in range(card.copies)]
