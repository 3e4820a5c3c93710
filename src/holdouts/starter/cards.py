"""The cards of The Long Night, and the book that holds them."""

from collections.abc import Sequence
from typing import Any

from holdouts.engine.content import Pack, merge
from holdouts.engine.effects import Effect
from holdouts.engine.modifiers import LastingCard, Standing, heard
from holdouts.engine.shelves import Shelves, copied


class Card(LastingCard, frozen=True, kw_only=True):
    """Played for its effects; what it changes or listens to makes it stay."""

    copies: int = 1
    effects: tuple[Effect, ...] = ()

    @property
    def lasts(self) -> bool:
        """Whether it stays on the table."""
        return bool(self.changes or self.forbids or self.reactions)


SHELVES: dict[str, type[Card]] = {"cards": Card}


class Book(Shelves):
    """All cards of a table's packs. A card in play is a number that points in here."""

    def __init__(self, packs: Sequence[Pack]) -> None:
        shelves: dict[str, tuple[Any, ...]] = merge(packs)
        self.designs: tuple[Card, ...] = shelves["cards"]
        self.cards: list[Card] = copied(self.designs)
        self.standings = [Standing(card) for card in self.cards]
        self.heard = heard(self.standings)
