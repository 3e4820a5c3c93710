"""Positions of Dead of Winter: arrange the colony by hand, then play on.

    table = colony(3).group(0, "renn@school").zombies("school", 1).dice(0, 2, 3, 5).turn(0)
    table.choose(Attack("renn"))

Unless told otherwise it is the first round of the first main objective, with nobody but one leader for each seat in the
colony, empty hands, no zombies, no crossroads card and no dice; it is seat 0's turn. Cards that are named nowhere rest
in their decks. Options may name cards, survivors and places by their ids.
"""

from collections.abc import Sequence
from typing import Any, Self

from holdouts.engine.position import Position, dealt
from holdouts.games.dead_of_winter.cards import PLACES, Book
from holdouts.games.dead_of_winter.game import GAME
from holdouts.games.dead_of_winter.rules import colony as phase
from holdouts.games.dead_of_winter.rules import turn
from holdouts.games.dead_of_winter.state import COLONY, NONE, OUTSIDE, Held, Survivor, Winter

LEADERS = ("brandt", "haddad", "stern", "marsh", "castellane")
"""Who leads the group of each seat, if nobody says otherwise."""

BLANK, WOUND, FROST, BITE = 1, 7, 10, 12
"""What to load the exposure die with."""


def colony(
    seats: int = 3, objective: str = "until-the-thaw", *, seed: int = 1, book: Book | None = None, **options: Any
) -> "WinterPosition":
    """A turn under way, everything else as the builder's methods arrange it."""
    return WinterPosition(GAME, dealt(GAME, objective, seats, seed, book, **options))


def moving_in(seats: int = 3, objective: str = "until-the-thaw", *, seed: int = 1, **options: Any) -> "WinterPosition":
    """A game from its very beginning, as it is dealt."""
    return WinterPosition(GAME, dealt(GAME, objective, seats, seed, **options), as_dealt=True)


class WinterPosition(Position[Winter]):
    """The builder; its methods can be chained."""

    _seat = 0

    def _clear_table(self) -> None:
        """Nothing that was dealt is anywhere but in its deck."""
        state = self.state
        state.agenda.clear()
        state.round = 1
        for player in state.players:
            state.survivor_deck += player.offered
            state.box += player.hand
            player.offered, player.hand = [], []
        for seat in state.seats:
            self.group(seat, LEADERS[seat])
        state.survivor_deck.sort(reverse=True)
        state.crossroads_deck.sort(reverse=True)
        state.crises.sort(reverse=True)
        state.crisis = state.crises.pop()

    # --- people ---

    def group(self, seat: int, *people: str) -> Self:
        """A seat's group, the leader first; `renn@school` stands there, all others in the colony."""
        state = self.arranging()
        player = state.players[seat]
        state.survivor_deck += [survivor.card for survivor in player.group]
        player.group = []
        for name in people:
            id_, _, place = name.partition("@")
            card = self._free_survivor(id_)
            state.survivor_deck.remove(card)
            player.group.append(Survivor(card, PLACES.index(place) if place else COLONY))
        player.leader = player.group[0].card
        return self

    def _free_survivor(self, id_: str) -> int:
        """Somebody who leads another seat only by default gives way."""
        state = self.state
        card = state.book.person(id_)
        for player in state.players:
            if any(survivor.card == card for survivor in player.group):
                spare = next(other for other in state.survivor_deck if other != card)
                player.group = [Survivor(spare) if one.card == card else one for one in player.group]
                player.leader = player.group[0].card
                state.survivor_deck.remove(spare)
                state.survivor_deck.append(card)
        return card

    def person(self, id_: str) -> Survivor:
        """A survivor in play."""
        state = self.state if self._table is None else self.now
        found = state.find(state.book.person(id_))
        if found is None:
            raise LookupError(f"{id_} is in nobody's group")
        return found[1]

    def alive(self, id_: str) -> bool:
        return self.now.find(self.state.book.person(id_)) is not None

    def hurt(self, id_: str, wounds: int = 0, frost: int = 0) -> Self:
        return self.arrange(self.person(id_), wounds=wounds, frost=frost)

    def gear(self, id_: str, *cards: str) -> Self:
        """Equipment that a survivor bears."""
        self.person(id_).gear += [Held(self._take(card)) for card in cards]
        return self

    def next_survivors(self, *people: str) -> Self:
        """Who comes next out of the survivor deck."""
        cards = [self._free_survivor(id_) for id_ in people]
        for card in cards:
            self.state.survivor_deck.remove(card)
        return self.put_on_top(cards, self.state.survivor_deck)

    # --- cards ---

    def _take(self, id_: str) -> int:
        state = self.arranging()
        decks = [state.box, *(state.locations[place].deck for place in OUTSIDE)]
        return self.take_out(id_, state.book.cards, decks, state.book.homes.__getitem__)

    def hand(self, seat: int, *cards: str) -> Self:
        return self.put([self._take(card) for card in cards], self.state.players[seat].hand)

    def ready(self, seat: int, *cards: str) -> Self:
        """Cards of that hand are held ready for whoever asks."""
        state = self.arranging()
        held = {state.design(card).id: card for card in state.players[seat].hand}
        return self.arrange(state.players[seat], ready=[held[card] for card in cards])

    def to_be_asked(self, *seats: int) -> Self:
        """These seats want to be asked when somebody requests a card."""
        for seat in seats:
            self.arrange(self.arranging().players[seat], asked_for_cards=True)
        return self

    def waste(self, *cards: str) -> Self:
        """The waste pile, the top card last."""
        return self.put([self._take(card) for card in cards], self.state.waste)

    def stored(self, *cards: str) -> Self:
        return self.put([self._take(card) for card in cards], self.state.stored)

    def given(self, seat: int, *cards: str) -> Self:
        """Cards that lie face down before the crisis."""
        return self.put([self._take(card) for card in cards], self.state.players[seat].given)

    def deck(self, place: str, *cards: str) -> Self:
        """Exactly these cards are in the deck of a place, the first on top; the others are out of the game."""
        state, number = self.arranging(), PLACES.index(place)
        pile = state.locations[number].deck
        chosen = [self.take_out(card, state.book.cards, [pile]) for card in cards]
        return self.put_alone(chosen, pile, state.removed)

    def _drawn(self, shelf: str, id_: str, deck: list[int]) -> int:
        """The card of that name, out of its deck."""
        number = self.arranging().book.number(shelf, id_)
        deck.remove(number)
        return number

    def crisis(self, id_: str) -> Self:
        """The crisis of this round."""
        state = self.arranging()
        state.crises.append(state.crisis)
        return self.arrange(crisis=self._drawn("crises", id_, state.crises))

    def crossroads(self, id_: str) -> Self:
        """The card that waits this turn."""
        return self.arrange(crossroads=self._drawn("crossroads", id_, self.state.crossroads_deck))

    def next_crossroads(self, id_: str) -> Self:
        """The card that is drawn next."""
        deck = self.state.crossroads_deck
        return self.put_on_top([self._drawn("crossroads", id_, deck)], deck)

    def secret(self, seat: int, id_: str) -> Self:
        """What a seat was dealt; there is exactly one betrayal in the deal."""
        state = self.arranging()
        number, betrayals = state.book.number("secrets", id_), state.book.betrayals
        self._swap_secrets(state.players[seat].secret, number)
        dealt = [player.secret for player in state.players] + state.undealt
        others = [card for card in dealt if card in betrayals and card != number]
        if number in betrayals:
            for card in others:
                self._swap_secrets(card, next(spare for spare in state.box_secrets if spare not in betrayals))
        elif not others:
            self._swap_secrets(state.undealt[0], next(spare for spare in state.box_secrets if spare in betrayals))
        return self

    def _swap_secrets(self, one: int, other: int) -> None:
        """Two secret objectives change places, wherever they are."""
        state, swapped = self.state, {one: other, other: one}
        for player in state.players:
            player.secret = swapped.get(player.secret, player.secret)
        for zone in (state.undealt, state.box_secrets):
            zone[:] = [swapped.get(card, card) for card in zone]

    def exiled(self, seat: int, id_: str = "cold-revenge") -> Self:
        state = self.arranging()
        return self.arrange(state.players[seat], exiled=True, exile=self._drawn("exiles", id_, state.exile_deck))

    # --- the board ---

    def zombies(self, place: str, *counts: int) -> Self:
        """Zombies at a place, entrance by entrance."""
        self.arranging().locations[PLACES.index(place)].zombies[: len(counts)] = counts
        return self

    def barricades(self, place: str, *counts: int) -> Self:
        self.arranging().locations[PLACES.index(place)].barricades[: len(counts)] = counts
        return self

    def noise(self, place: str, count: int) -> Self:
        return self.arrange(self.state.locations[PLACES.index(place)], noise=count)

    def dice(self, seat: int, *values: int) -> Self:
        return self.arrange(self.state.players[seat], dice=sorted(values))

    # --- where play begins ---

    def turn(self, seat: int) -> Self:
        """It is that seat's turn, which is under way."""
        self._seat = seat
        return self

    def beginning(self, seat: int) -> Self:
        """That seat's turn is about to begin."""
        self._seat, self._phase = seat, "turn"
        return self

    def finish(self) -> None:
        state = self.state
        if self._phase == "turn":
            state.then(turn.begin_turn, self._seat)
        elif self._phase:
            state.active = NONE
            if self._phase in ("add_zombies", "check_goal", "pass_round", "pass_token"):
                state.past_crises.append(state.crisis)
                state.crisis = NONE
            state.then(next(step for step in phase.STEPS if step.__name__ == self._phase))
        else:
            state.active = self._seat
            others = state.others(self._seat)
            state.reader = others[-1] if others else NONE
            state.then(turn.take_action, self._seat)

    # --- looking ---

    def names(self, noun: str) -> Sequence[str] | None:
        if noun in ("place", "symbol"):
            return PLACES if noun == "place" else None
        return super().names(noun)

    def count(self, place: str) -> int:
        """How many zombies there are at a place."""
        return self.now.zombies(PLACES.index(place))

    def hand_of(self, seat: int) -> list[str]:
        """What a seat holds, by name."""
        return sorted(self.ids_of(self.now.players[seat].hand))
