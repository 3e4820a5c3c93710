"""Positions of The Long Night: set up a camp by hand and play on from it."""

from collections.abc import Sequence
from typing import Any, Self

from holdouts.engine.library import base_book
from holdouts.engine.position import Position
from holdouts.starter.game import GAME
from holdouts.starter.rules.nights import burn, night
from holdouts.starter.rules.setup import CampSetup, deal
from holdouts.starter.rules.turn import turn
from holdouts.starter.state import Camp


def camp(seats: int = 2) -> "CampPosition":
    """A camp without cards in hand, the first player's turn in the first night."""
    return CampPosition(seats)


class CampPosition(Position):
    """Cards are named by their ids; of several of a name, any."""

    def __init__(self, seats: int) -> None:
        state = deal(CampSetup(seats=seats), base_book(GAME), 1)
        for hand in state.hands:
            state.deck += hand
            hand.clear()
        state.round = 1
        state.watching = [seats - 1]
        state.agenda = [(turn.__name__, (0,)), (burn.__name__, ())]
        super().__init__(GAME, state)

    def _out(self, *ids: str) -> list[int]:
        state: Camp = self.arranging()
        found = []
        for id_ in ids:
            card = next(card for card in state.deck if state.book.cards[card].id == id_)
            state.deck.remove(card)
            found.append(card)
        return found

    def hand(self, seat: int, *ids: str) -> Self:
        """These cards are in a hand."""
        self.arranging().hands[seat] += self._out(*ids)
        return self

    def laid(self, *ids: str) -> Self:
        """These cards are in force."""
        self.arranging().laid += self._out(*ids)
        return self

    def fire(self, fire: int) -> Self:
        self.arranging().fire = fire
        return self

    def top(self, id_: str) -> Self:
        """This card is drawn next."""
        self.arranging().deck += self._out(id_)
        return self

    def unwatched(self) -> Self:
        """Nobody keeps watch tonight."""
        self.arranging().watching.clear()
        return self

    def without_deck(self) -> Self:
        state = self.arranging()
        state.spent += state.deck
        state.deck.clear()
        return self

    def dusk(self, number: int) -> Self:
        """That night is about to begin."""
        self.arranging().round = number - 1
        self.arranging().agenda = [(night.__name__, ())]
        return self

    def burning(self, number: int = 1) -> Self:
        """That night is over, but for the fire."""
        self.arranging().round = number
        self.arranging().agenda = [(burn.__name__, ())]
        return self

    def names(self, field: str) -> Sequence[str] | None:
        cards: list[Any] = self.state.book.cards
        return [card.id for card in cards] if field == "card" else None

    def ids(self, zone: Sequence[int]) -> list[str]:
        return [self.state.book.cards[card].id for card in zone]
