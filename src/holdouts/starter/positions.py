"""Positions of The Long Night: set up a camp by hand and play on from it."""

from typing import Self

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


class CampPosition(Position[Camp]):
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
        state = self.arranging()
        return [self.take_out(id_, state.book.cards, [state.deck]) for id_ in ids]

    def hand(self, seat: int, *ids: str) -> Self:
        """These cards are in a hand."""
        return self.put(self._out(*ids), self.state.hands[seat])

    def laid(self, *ids: str) -> Self:
        """These cards are in force."""
        return self.put(self._out(*ids), self.state.laid)

    def fire(self, fire: int) -> Self:
        return self.arrange(fire=fire)

    def top(self, id_: str) -> Self:
        """This card is drawn next."""
        return self.put(self._out(id_), self.state.deck)

    def unwatched(self) -> Self:
        """Nobody keeps watch tonight."""
        return self.arrange(watching=[])

    def without_deck(self) -> Self:
        return self.put_alone([], self.state.deck, self.state.spent)

    def dusk(self, number: int) -> Self:
        """That night is about to begin."""
        return self.arrange(round=number - 1, agenda=[(night.__name__, ())])

    def burning(self, number: int = 1) -> Self:
        """That night is over, but for the fire."""
        return self.arrange(round=number, agenda=[(burn.__name__, ())])
