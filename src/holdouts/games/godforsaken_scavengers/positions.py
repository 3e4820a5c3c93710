"""Positions of Godforsaken Scavengers: arrange the tunnels by hand, then play on.

    table = expedition(seats=2).hand(0, "torch").pile(0, "cave-worm").searched("hunt").turn(0)
    table.choose(Dig(0))

Unless told otherwise it is the first round, at the Royal Granary (which changes nothing once it is revealed), with
empty hands, three piles of a few harmless Actions, and it is seat 0's turn, before a pile is chosen. Cards that are
named nowhere rest in the draw deck, which is out of play until cleanup.
"""

from typing import Any, Self

from holdouts.engine.decision import Option
from holdouts.engine.position import Position, dealt
from holdouts.games.godforsaken_scavengers.cards import Book
from holdouts.games.godforsaken_scavengers.game import GAME
from holdouts.games.godforsaken_scavengers.picks import Begin, Dig, Eat, Feed, Finish, Pass, Settle, Starve, Stop
from holdouts.games.godforsaken_scavengers.rules import feeding, hunt, rounds, turn
from holdouts.games.godforsaken_scavengers.state import (
    FINAL,
    HARVESTING,
    PILES,
    WAITING,
    Deal,
    Expedition,
    Promise,
    Scavenger,
)

QUIET_PLACE = "royal-granary"
EVENING = ((feeding.feeding_begins.__name__, ()), (rounds.cleanup.__name__, ()))
"""What is left of a round once all turns are over."""
HARMLESS = ("dry-ration", "smoked-meat", "torch", "bait", "scout")


def expedition(
    seats: int = 2,
    scenario: str = "daring-retreat",
    *,
    location: str = QUIET_PLACE,
    characters: bool = False,
    seed: int = 1,
    book: Book | None = None,
    **options: Any,
) -> "ExpeditionPosition":
    """A round under way at a Location, everything else as the builder's methods arrange it.

    Without a book it is played with the cards of the box; `open_book` makes one with packs of your own. What else the
    table settles before setting out (`caravan=True`, `secret_deals=True`) are options of the set-up.
    """
    options |= {"characters": "one" if characters else "off", "first": 0}
    return ExpeditionPosition(GAME, dealt(GAME, scenario, seats, seed, book, **options)).at(location)


def set_out(seats: int = 2, scenario: str = "daring-retreat", seed: int = 1, **options: Any) -> "ExpeditionPosition":
    """A game from its very beginning, as it is dealt."""
    return ExpeditionPosition(GAME, dealt(GAME, scenario, seats, seed, **options), as_dealt=True)


class ExpeditionPosition(Position[Expedition]):
    """The builder; its methods can be chained."""

    _named_piles: frozenset[int] = frozenset()
    _start_named = False

    def _clear_table(self) -> None:
        """The first round has begun, and all that was dealt lies in the draw deck."""
        state = self.arrange(round=1, first=0, agenda=[]).state
        state.put = 0
        for player in state.players:
            state.draw += player.hand
            player.hand = []
            if player.offered:
                player.character = player.offered[0]
                player.offered = []
        state.draw.sort(reverse=True)

    # --- arranging ---

    def at(self, location: str) -> Self:
        """The Location of this round; "final" is the scenario's own."""
        state = self.arranging()
        if state.location is not None and state.location != FINAL:
            state.locations.append(state.location)
        if location == "final":
            return self.arrange(location=FINAL, locations=[], box_locations=list(range(len(state.book.locations))))
        number = state.book.number("locations", location)
        for deck in (state.locations, state.box_locations):
            if number in deck:
                deck.remove(number)
        return self.arrange(location=number)

    def next_locations(self, *locations: str) -> Self:
        """What the Location deck holds, next one first; it ends with the Final Location marker."""
        state = self.arranging()
        chosen = [state.book.number("locations", location) for location in locations]
        rest = [place for place in state.locations + state.box_locations if place not in (FINAL, *chosen)]
        return self.arrange(locations=[FINAL, *reversed(chosen)], box_locations=rest)

    def hand(self, seat: int, *cards: str) -> Self:
        """Cards in a player's hand."""
        return self.put(self._fetch(*cards), self.state.players[seat].hand)

    def stored(self, seat: int, *cards: str) -> Self:
        """Cards in a player's store."""
        return self.put(self._fetch(*cards), self.state.players[seat].store)

    def pile(self, number: int, *cards: str) -> Self:
        """Exactly these cards in a search pile, top first; none at all leaves it empty."""
        state = self.arranging()
        self._named_piles |= {number}
        while len(state.piles) <= number:
            state.piles.append([])
        return self.put_alone(self._fetch(*cards), state.piles[number], [])

    def searched(self, *cards: str, seat: int | None = None) -> Self:
        """Cards in the searched zone (in the Last Hunt: a player's own)."""
        return self.put(self._fetch(*cards), self.state.searched if seat is None else self.state.players[seat].zone)

    def discarded(self, *cards: str) -> Self:
        """Cards in the discard pile, the last one on top."""
        return self.put(self._fetch(*cards), self.state.discards)

    def under_caravan(self, *cards: str) -> Self:
        """Cards under the Caravan."""
        return self.put(self._fetch(*cards), self.state.caravan)

    def draw_deck(self, *cards: str) -> Self:
        """Exactly these cards in the draw deck, top first; all others are put into the discard pile."""
        return self.put_alone(self._fetch(*cards), self.state.draw, self.state.discards)

    def trophies(self, *cards: str) -> Self:
        """Cards the table has kept as trophies."""
        return self.put(self._fetch(*cards), self.state.trophies)

    def afflicted(self, seat: int, *afflictions: str, face_down: bool = False, unseen: bool = False) -> Self:
        """Afflictions before a player, face up or face down; an unseen one has never shown its face to anybody."""
        player, numbers = self.arranging().players[seat], self._fetch_afflictions(*afflictions)
        player.afflictions += numbers
        player.face_down += numbers if face_down or unseen else []
        player.unseen += numbers if unseen else []
        return self

    def next_afflictions(self, *afflictions: str) -> Self:
        """What comes up next in the Affliction deck, first one first."""
        return self.put_on_top(self._fetch_afflictions(*afflictions), self.state.affliction_deck)

    def no_afflictions_left(self) -> Self:
        """An empty Affliction deck."""
        return self.put_alone([], self.state.affliction_deck, self.state.box_afflictions)

    def character(self, seat: int, character: str, *, face_up: bool = True) -> Self:
        """A player's Character (the table must play with Characters)."""
        state = self.arranging()
        number, before = state.book.number("characters", character), state.players[seat].character
        for player in state.players:
            if player.character == number:
                player.character = None
        state.box_characters += [] if before is None else [before]
        if number in state.box_characters:
            state.box_characters.remove(number)
        return self.arrange(state.players[seat], character=number, revealed=face_up)

    def dead(self, *seats: int) -> Self:
        """Players who are out of the game."""
        for seat in seats:
            self.arranging().players[seat].dead = True
        return self

    def promised(self, debtor: int, creditor: int, kind: str, number: int = 0, *, rounds: int = 0, **more: Any) -> Self:
        """A deal that was struck before: one promise, due at the end of this round or of a later one."""
        promise = Promise(debtor, creditor, kind, number, due=self.state.round + rounds, **more)
        self.arranging().deals.append(Deal([debtor, creditor], [promise]))
        return self

    # --- where play starts ---

    def _from(self, *agenda: tuple[str, tuple[int, ...]]) -> Self:
        self._start_named = True
        return self.arrange(agenda=list(agenda))

    def turn(self, seat: int, *, pile: int | None = None) -> Self:
        """It is this player's turn, in the Search phase, with or without a pile chosen."""
        state = self.arrange(active=seat).state
        turn.fresh_turn(state, seat)
        if pile is not None:
            self.arrange(state.players[seat], pile=pile, searches=1)
        done = (seat - state.first) % len(state.players)
        return self._from((turn.take_turn.__name__, (seat,)), (turn.next_turn.__name__, (done + 1,)), *EVENING)

    def harvest(self, seat: int) -> Self:
        """It is this player's turn, in the Harvest phase."""
        return self.turn(seat).arrange(self.state.players[seat], phase=HARVESTING)

    def turn_about_to_begin(self, seat: int) -> Self:
        """The moment before this player's turn: nobody is active."""
        self.turn(seat).arrange(self.state.players[seat], phase=WAITING)
        self.state.agenda[0] = (turn.between_turns.__name__, (seat,))
        return self.arrange(active=None)

    def feeding(self) -> Self:
        """All turns are over: Feeding begins."""
        return self._from(*EVENING)

    def cleanup(self) -> Self:
        """Feeding is over: cleanup comes next."""
        return self._from((rounds.cleanup.__name__, ()))

    def new_round(self) -> Self:
        """The next Location is about to be turned up; the draw deck is not cut yet."""
        state = self.arranging()
        if state.location is not None and state.location != FINAL:
            state.past_locations.append(state.location)
        self._named_piles = frozenset(range(PILES))
        return self.arrange(location=None, round=0)._from((rounds.open_round.__name__, ()))

    def clock_running(self) -> Self:
        """The Last Hunt: everybody searches, the clock runs."""
        for seat in self.arranging().seats:
            turn.fresh_turn(self.state, seat)
        return self._from((hunt.hunting.__name__, ()), *EVENING)

    def finish(self) -> None:
        if not self._start_named:
            self.clock_running() if self.state.hunt else self.turn(self.state.first)
        for number in range(self.state.figure("piles", 0, PILES)):
            if number not in self._named_piles:
                left = set(self.ids_of(self.state.draw))
                self.pile(number, *(card for card in HARMLESS if card in left))

    def _fetch(self, *cards: str) -> list[int]:
        """A copy of each of these cards, out of the draw deck."""
        state = self.arranging()
        return [self.take_out(card, state.book.cards, [state.draw]) for card in cards]

    def _fetch_afflictions(self, *afflictions: str) -> list[int]:
        state = self.arranging()
        return [self.take_out(one, state.book.afflictions, [state.affliction_deck]) for one in afflictions]

    # --- playing on in larger strides ---

    def idle_turn(self) -> Self:
        """Whoever's turn it is begins it, searches one card of the first pile there is, takes nothing and ends it."""
        for wanted in (Begin, Dig, Stop, Finish):
            if options := self.options(kind=wanted):
                self.choose(options[0])
        return self

    def nobody_reacts(self) -> Self:
        """Everybody lets the moments for Reactions and gifts go by; the searcher may still pay."""
        while self.asks() == "GOD-PERIL-10":
            self.choose(Pass())
        return self

    def endure(self) -> Self:
        """Nobody reacts to the open Peril, helps against it or pays to neutralise it."""
        while self.asks() in ("GOD-PERIL-5", "GOD-PERIL-10", "GOD-PERIL-12") and self.can(Pass()):
            self.choose(Pass())
        return self

    def pass_until(self, option: Option, seat: int | None = None) -> Self:
        """Everybody passes until that choice is on offer."""
        while not self.can(option, seat) and self.can(Pass()):
            self.choose(Pass())
        return self

    def feed(self, seat: int, *cards: str) -> Self:
        """Lay these cards out, feed, and share nothing of what is left over."""
        for card in cards:
            self.choose(next(meal for meal in self.options(seat, Eat) if self.ids_of([meal.card]) == [card]), seat)
        self.choose(Feed(), seat)
        return self.choose(Settle(), seat) if self.can(Settle(), seat) else self

    def starve(self, *seats: int) -> Self:
        for seat in seats:
            self.choose(Starve(), seat)
        return self

    # --- looking ---

    def player(self, seat: int) -> Scavenger:
        return self.now.players[seat]

    def ids(self, zone: str, seat: int | None = None) -> list[str]:
        """The cards of a common zone, or of a player's own, by id."""
        return self.ids_of(getattr(self.now if seat is None else self.player(seat), zone))

    def pile_ids(self, number: int) -> list[str]:
        """A pile, top first."""
        return self.ids_of(reversed(self.now.piles[number]))

    def hand_ids(self, seat: int) -> list[str]:
        return self.ids("hand", seat)

    def affliction_ids(self, seat: int) -> list[str]:
        texts = self.state.book.afflictions
        return ["placeholder" if number is None else texts[number].id for number in self.player(seat).afflictions]
