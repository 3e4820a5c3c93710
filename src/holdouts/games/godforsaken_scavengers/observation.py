"""What a seat of an expedition may know: all that a bot ever gets. Drawn from a veiled state, as far as it is read."""

from collections.abc import Sequence
from itertools import takewhile

from msgspec import Struct

from holdouts.engine import observation
from holdouts.engine.modifiers import Standing
from holdouts.engine.observation import Drawn, Observed
from holdouts.engine.secrets import BACK
from holdouts.games.godforsaken_scavengers.cards import Location
from holdouts.games.godforsaken_scavengers.rules import feeding
from holdouts.games.godforsaken_scavengers.rules.hands import hand_limit
from holdouts.games.godforsaken_scavengers.secrets import level_of
from holdouts.games.godforsaken_scavengers.state import FINAL, Expedition, Promise, Scavenger

Cards = tuple[int, ...]


class Heap(Struct, frozen=True):
    """A search pile: its size, the level on its back (0 if it cannot be seen), and the cards known from the top."""

    size: int
    level: int
    ahead: Cards


class Person(Observed):
    """What everybody can see of a player, and what the reader happens to know of their hand."""

    def __init__(self, state: Expedition, seat: int) -> None:
        self.state = state
        self.seat = seat
        self.player = state.players[seat]

    @Drawn
    def levels(self) -> Cards:
        """The backs of the cards held."""
        levels = self.state.book.levels
        return tuple([level_of(card) if card >= BACK else levels[card] for card in self.player.hand])

    @Drawn
    def known(self) -> Cards:
        """The cards held whose faces the reader knows."""
        return tuple([card for card in self.player.hand if card < BACK])

    @Drawn
    def afflictions(self) -> int:
        return len(self.player.afflictions)

    @Drawn
    def burdens(self) -> tuple[Standing, ...]:
        return tuple(self.state.burdens(self.seat))

    @Drawn
    def limit(self) -> int:
        return hand_limit(self.state, self.seat)

    @Drawn
    def missing(self) -> int:
        """What the round's meal still takes, with all that is laid out; below 0: so much is left over."""
        if self.state.location is None:
            return 0
        return feeding.need(self.state, self.seat) - feeding.laid_out(self.state, self.seat)


class Observation(observation.Observation[Expedition]):
    """All that one seat may know. [GOD-CARD-14]"""

    def __init__(self, state: Expedition, seat: int) -> None:
        super().__init__(state, seat)
        self.book = state.book
        self.scenario = state.card

    # --- people ---

    @Drawn
    def people(self) -> tuple[Person, ...]:
        return tuple([Person(self.state, seat) for seat in self.state.seats])

    @Drawn
    def me(self) -> Person:
        return self.people[self.seat]

    @Drawn
    def player(self) -> Scavenger:
        """What lies before this seat."""
        return self.state.players[self.seat]

    @Drawn
    def hand(self) -> Cards:
        return tuple(self.player.hand)

    @Drawn
    def foods(self) -> Sequence[int]:
        """Card by card, the food as this seat eats it."""
        numbers, ones = self.book.food, self.state.figure("ones-worth", self.seat, 1)
        return numbers if ones == 1 else [ones if number == 1 else number for number in numbers]

    # --- the common table ---

    @Drawn
    def final(self) -> bool:
        return self.state.location == FINAL

    @Drawn
    def place(self) -> Location:
        return self.scenario.final if self.state.location is None else self.state.place

    @Drawn
    def zone(self) -> Cards:
        return tuple(self.state.zone(self.seat))

    @Drawn
    def piles(self) -> tuple[Heap, ...]:
        return tuple([_heap(self.state, pile) for pile in self.state.piles])

    @Drawn
    def pledges(self) -> tuple[Promise, ...]:
        """The promises this seat has heard of."""
        return tuple([promise for deal in self.state.deals for promise in deal.promises])


def _heap(expedition: Expedition, pile: list[int]) -> Heap:
    """Only the back of the top card shows, and not even that where nobody can see. [GOD-CARD-14]"""
    ahead = tuple(takewhile(BACK.__gt__, reversed(pile)))
    if not pile or "look" in expedition.here.bans:
        return Heap(len(pile), 0, ahead)
    return Heap(len(pile), expedition.book.levels[ahead[0]] if ahead else level_of(pile[-1]), ahead)
