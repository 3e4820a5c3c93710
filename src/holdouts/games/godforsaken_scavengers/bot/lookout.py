"""Reading the table: what one holds, what others show, and what everybody lacks. People are known by their seats."""

from collections.abc import Sequence

from holdouts.engine.decision import Question
from holdouts.engine.observation import Drawn, Observation
from holdouts.engine.secrets import BACK
from holdouts.games.godforsaken_scavengers.cards import Location
from holdouts.games.godforsaken_scavengers.rules import feeding
from holdouts.games.godforsaken_scavengers.rules.hands import hand_limit, has_room
from holdouts.games.godforsaken_scavengers.secrets import level_of
from holdouts.games.godforsaken_scavengers.state import FINAL, SEARCHING, Expedition, Scavenger

Cards = tuple[int, ...]

NEIGHBOURLY = ("full", "personal")
"""Scenarios in which the others' survival is worth something in itself."""


class Lookout:
    """The table through the eyes of one seat that is asked something."""

    def __init__(self, seen: Observation[Expedition], question: Question) -> None:
        self.state = seen.state
        self.seat = seen.seat
        self.question = question
        self.book = self.state.book
        self.scenario = self.book.scenarios[self.state.scenario]
        self.wanted = self.scenario.victory

    @Drawn
    def me(self) -> Scavenger:
        """What lies before this seat."""
        return self.state.players[self.seat]

    @Drawn
    def hand(self) -> Cards:
        return tuple(self.me.hand)

    @Drawn
    def limit(self) -> int:
        return hand_limit(self.state, self.seat)

    @Drawn
    def has_room(self) -> bool:
        return has_room(self.state, self.seat)

    @Drawn
    def foods(self) -> Sequence[int]:
        """Card by card, the food as this seat eats it."""
        numbers, ones = self.book.food, self.state.figure("ones-worth", self.seat, 1)
        return numbers if ones == 1 else [ones if number == 1 else number for number in numbers]

    # --- the others ---

    @Drawn
    def partners(self) -> list[int]:
        """Everybody else who is alive."""
        return [seat for seat, player in enumerate(self.state.players) if seat != self.seat and not player.dead]

    @Drawn
    def kind(self) -> bool:
        """Whether one cares for the others."""
        return self.scenario.cooperation in NEIGHBOURLY and not self.state.solo

    @Drawn
    def levels(self) -> list[list[int]]:
        """Seat by seat, the levels of the cards held: all that a back tells."""
        return [[self.level(card) for card in player.hand] for player in self.state.players]

    def level(self, card: int) -> int:
        """Of a card of which perhaps only the back is seen."""
        return level_of(card) if card >= BACK else self.book.levels[card]

    def missing(self, seat: int) -> int:
        """What the round's meal still takes somebody, with all that is laid out; below 0: so much is left over."""
        if self.state.location is None:
            return 0
        return feeding.need(self.state, seat) - feeding.laid_out(self.state, seat)

    # --- the common table ---

    @Drawn
    def final(self) -> bool:
        return self.state.location == FINAL

    @Drawn
    def place(self) -> Location:
        return self.scenario.final if self.state.location is None else self.state.place

    @Drawn
    def zone(self) -> Cards:
        """The searched cards in reach."""
        return tuple(self.state.zone(self.seat))

    @Drawn
    def own_pile(self) -> int | None:
        """The pile one searches."""
        return self.me.pile if self.me.phase == SEARCHING else None
