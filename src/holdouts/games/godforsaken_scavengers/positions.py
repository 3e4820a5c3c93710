"""Positions of Godforsaken Scavengers: arrange the tunnels by hand, then play on.

    table = expedition(seats=2).hand(0, "torch").pile(0, "cave-worm").searched("hunt").turn(0)
    table.choose(Dig(0))

Unless told otherwise it is the first round, at the Royal Granary (which changes nothing once it is revealed), with
empty hands, three piles of a few harmless Actions, and it is seat 0's turn, before a pile is chosen. Cards that are
named nowhere rest in the draw deck, which is out of play until cleanup.
"""

from collections.abc import Sequence
from typing import Any, Literal, Self

from holdouts.engine.decision import Option
from holdouts.engine.library import base_book
from holdouts.engine.position import Position
from holdouts.games.godforsaken_scavengers.cards import Book
from holdouts.games.godforsaken_scavengers.game import GAME
from holdouts.games.godforsaken_scavengers.picks import Begin, Dig, Eat, Feed, Finish, Pass, Settle, Starve, Stop
from holdouts.games.godforsaken_scavengers.rules import feeding, hunt, rounds, turn
from holdouts.games.godforsaken_scavengers.rules.setup import CarryOver, ExpeditionSetup, deal
from holdouts.games.godforsaken_scavengers.state import (
    FINAL,
    HARVESTING,
    WAITING,
    Deal,
    Expedition,
    Promise,
    Scavenger,
)

QUIET_PLACE = "royal-granary"
HARMLESS = ("dry-ration", "smoked-meat", "torch", "bait", "scout")


def expedition(
    seats: int = 2,
    scenario: str = "daring-retreat",
    *,
    location: str = QUIET_PLACE,
    caravan: bool = False,
    characters: bool = False,
    optional_search: bool = False,
    secret_deals: bool = False,
    merciless: bool = False,
    seconds: int = 60,
    seed: int = 1,
    book: Book | None = None,
) -> "ExpeditionPosition":
    """A round under way at a Location, everything else as the builder's methods arrange it.

    Without a book it is played with the cards of the box; `open_book` makes one with packs of your own.
    """
    setup = ExpeditionSetup(
        scenario=scenario,
        seats=seats,
        caravan=caravan,
        characters="one" if characters else "off",
        first=0,
        optional_search=optional_search,
        secret_deals=secret_deals,
        merciless=merciless,
        seconds=seconds,
    )
    return ExpeditionPosition(setup, seed, book).at(location)


def set_out(
    seats: int = 2, scenario: str = "daring-retreat", seed: int = 1, carry: Sequence[CarryOver] = (), **options: Any
) -> "ExpeditionPosition":
    """A game from its very beginning, as it is dealt."""
    setup = ExpeditionSetup(scenario=scenario, seats=seats, carry=tuple(carry), **options)
    position = ExpeditionPosition(setup, seed)
    position.state = deal(setup, base_book(GAME), seed)
    position.as_dealt = True
    return position


class ExpeditionPosition(Position):
    """The builder; its methods can be chained."""

    state: Expedition

    def __init__(self, setup: ExpeditionSetup, seed: int, book: Book | None = None) -> None:
        super().__init__(GAME, deal(setup, book or base_book(GAME), seed))
        self.as_dealt = False
        self._named_piles: set[int] = set()
        self._start = "turn"
        state = self.state
        state.agenda.clear()
        state.round = 1
        state.first = 0
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
        if state.location not in (None, FINAL):
            state.locations.append(state.location)
        if location == "final":
            state.location = FINAL
            state.locations = []
            state.box_locations = list(range(len(state.book.locations)))
            return self
        number = state.book.number("locations", location)
        for deck in (state.locations, state.box_locations):
            if number in deck:
                deck.remove(number)
        state.location = number
        return self

    def next_locations(self, *locations: str) -> Self:
        """What the Location deck holds, next one first; it ends with the Final Location marker."""
        state = self.arranging()
        everything = [place for place in state.locations + state.box_locations if place != FINAL]
        chosen = [state.book.number("locations", location) for location in locations]
        state.box_locations = [place for place in everything if place not in chosen]
        state.locations = [FINAL, *reversed(chosen)]
        return self

    def hand(self, seat: int, *cards: str) -> Self:
        """Cards in a player's hand."""
        self.arranging().players[seat].hand += [self._fetch(card) for card in cards]
        return self

    def stored(self, seat: int, *cards: str) -> Self:
        """Cards in a player's store."""
        self.arranging().players[seat].store += [self._fetch(card) for card in cards]
        return self

    def pile(self, number: int, *cards: str) -> Self:
        """Exactly these cards in a search pile, top first; none at all leaves it empty."""
        state = self.arranging()
        self._named_piles.add(number)
        while len(state.piles) <= number:
            state.piles.append([])
        state.piles[number] = [self._fetch(card) for card in reversed(cards)]
        return self

    def searched(self, *cards: str, seat: int | None = None) -> Self:
        """Cards in the searched zone (in the Last Hunt: a player's own)."""
        state = self.arranging()
        zone = state.searched if seat is None else state.players[seat].zone
        zone += [self._fetch(card) for card in cards]
        return self

    def discarded(self, *cards: str) -> Self:
        """Cards in the discard pile, the last one on top."""
        self.arranging().discards += [self._fetch(card) for card in cards]
        return self

    def under_caravan(self, *cards: str) -> Self:
        """Cards under the Caravan."""
        self.arranging().caravan += [self._fetch(card) for card in cards]
        return self

    def draw_deck(self, *cards: str) -> Self:
        """Exactly these cards in the draw deck, top first; all others are put into the discard pile."""
        state = self.arranging()
        chosen = [self._fetch(card) for card in reversed(cards)]
        state.discards += state.draw
        state.draw = chosen
        return self

    def trophies(self, *cards: str) -> Self:
        self.arranging().trophies += [self._fetch(card) for card in cards]
        return self

    def afflicted(self, seat: int, *afflictions: str, face_down: bool = False, unseen: bool = False) -> Self:
        """Afflictions before a player, face up or face down; an unseen one has never shown its face to anybody."""
        state = self.arranging()
        for affliction in afflictions:
            number = state.book.number("afflictions", affliction)
            state.affliction_deck.remove(number)
            state.players[seat].afflictions.append(number)
            if face_down or unseen:
                state.players[seat].face_down.append(number)
            if unseen:
                state.players[seat].unseen.append(number)
        return self

    def next_afflictions(self, *afflictions: str) -> Self:
        """What comes up next in the Affliction deck, first one first."""
        deck = self.arranging().affliction_deck
        for affliction in reversed(afflictions):
            number = self.state.book.number("afflictions", affliction)
            deck.remove(number)
            deck.append(number)
        return self

    def no_afflictions_left(self) -> Self:
        """An empty Affliction deck."""
        state = self.arranging()
        state.box_afflictions += state.affliction_deck
        state.affliction_deck = []
        return self

    def character(self, seat: int, character: str, *, face_up: bool = True) -> Self:
        """A player's Character (the table must play with Characters)."""
        state = self.arranging()
        number = state.book.number("characters", character)
        if number in state.box_characters:
            state.box_characters.remove(number)
        for player in state.players:
            if player.character == number:
                player.character = None
        if state.players[seat].character is not None:
            state.box_characters.append(state.players[seat].character)
        state.players[seat].character = number
        state.players[seat].revealed = face_up
        return self

    def dead(self, *seats: int) -> Self:
        """Players who are out of the game."""
        for seat in seats:
            self.arranging().players[seat].dead = True
        return self

    def first_player(self, seat: int) -> Self:
        """Who has the Banner."""
        self.arranging().first = seat
        return self

    def promised(
        self,
        debtor: int,
        creditor: int,
        kind: str,
        number: int = 0,
        *,
        thing: int | None = None,
        sort: str = "any",
        rounds: int = 0,
    ) -> Self:
        """A deal that was struck before: one promise, due at the end of this round or of a later one."""
        state = self.arranging()
        promise = Promise(debtor, creditor, kind, number, thing, due=state.round + rounds, sort=sort)
        state.deals.append(Deal([debtor, creditor], [promise]))
        return self

    def caravan_fed(self) -> Self:
        self.arranging().caravan_fed = True
        return self

    # --- where play starts ---

    def turn(self, seat: int, *, pile: int | None = None) -> Self:
        """It is this player's turn, in the Search phase, with or without a pile chosen."""
        state = self.arranging()
        state.active = seat
        turn.fresh_turn(state, seat)
        if pile is not None:
            state.players[seat].pile = pile
            state.players[seat].searches = 1
        state.agenda = [*self._rest_of_round(seat), (turn.take_turn.__name__, (seat,))]
        self._start = ""
        return self

    def harvest(self, seat: int) -> Self:
        """It is this player's turn, in the Harvest phase."""
        self.turn(seat)
        self.state.players[seat].phase = HARVESTING
        return self

    def turn_about_to_begin(self, seat: int) -> Self:
        """The moment before this player's turn: nobody is active."""
        self.turn(seat)
        self.state.active = None
        self.state.players[seat] = _waiting(self.state.players[seat])
        self.state.agenda[-1] = (turn.between_turns.__name__, (seat,))
        return self

    def feeding(self) -> Self:
        """All turns are over: Feeding begins."""
        self.arranging().agenda = [(feeding.feeding_begins.__name__, ())]
        self._start = ""
        return self

    def cleanup(self) -> Self:
        """Feeding is over: cleanup comes next."""
        self.arranging().agenda = [(rounds.cleanup.__name__, ())]
        self._start = ""
        return self

    def new_round(self) -> Self:
        """The next Location is about to be turned up; the draw deck is not cut yet."""
        state = self.arranging()
        if state.location not in (None, FINAL):
            state.past_locations.append(state.location)
        state.location = None
        state.round = 0
        state.agenda = [(rounds.open_round.__name__, ())]
        self._start = ""
        self._named_piles = {0, 1, 2}
        return self

    def clock_running(self) -> Self:
        """The Last Hunt: everybody searches, the clock runs."""
        state = self.arranging()
        for seat in state.seats:
            turn.fresh_turn(state, seat)
        state.agenda = [(feeding.feeding_begins.__name__, ()), (hunt.hunting.__name__, ())]
        self._start = ""
        return self

    def _rest_of_round(self, seat: int) -> list[tuple[str, tuple[int, ...]]]:
        done = (seat - self.state.first) % len(self.state.players)
        return [(feeding.feeding_begins.__name__, ()), (turn.next_turn.__name__, (done + 1,))]

    def finish(self) -> None:
        if self.as_dealt:
            return
        if self._start == "turn":
            self.clock_running() if self.state.hunt else self.turn(self.state.first)
        for number in range(self.state.rule.piles):
            if number not in self._named_piles:
                self.pile(number, *(card for card in HARMLESS if self._is_left(card)))

    def _is_left(self, card: str) -> bool:
        return any(self.state.book.cards[number].id == card for number in self.state.draw)

    def _fetch(self, card: str) -> int:
        """A copy of that card, out of the draw deck."""
        for number in self.state.draw:
            if self.state.book.cards[number].id == card:
                self.state.draw.remove(number)
                return number
        raise LookupError(f"no '{card}' is left to put there")

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
            self.choose(next(meal for meal in self.options(seat, Eat) if self._ids([meal.card]) == [card]), seat)
        self.choose(Feed(), seat)
        return self.choose(Settle(), seat) if self.can(Settle(), seat) else self

    def starve(self, *seats: int) -> Self:
        for seat in seats:
            self.choose(Starve(), seat)
        return self

    # --- looking ---

    @property
    def now(self) -> Expedition:
        """The state as it stands."""
        state = self.table.state
        assert isinstance(state, Expedition)
        return state

    def player(self, seat: int) -> Scavenger:
        return self.now.players[seat]

    def ids(self, zone: Literal["searched", "discards", "draw", "caravan", "trophies", "open", "aside"]) -> list[str]:
        """The cards of a common zone, by id."""
        return self._ids(getattr(self.now, zone))

    def pile_ids(self, number: int) -> list[str]:
        """A pile, top first."""
        return self._ids(list(reversed(self.now.piles[number])))

    def hand_ids(self, seat: int) -> list[str]:
        return self._ids(self.player(seat).hand)

    def store_ids(self, seat: int) -> list[str]:
        return self._ids(self.player(seat).store)

    def zone_ids(self, seat: int) -> list[str]:
        """A player's own searched zone in the Last Hunt."""
        return self._ids(self.player(seat).zone)

    def affliction_ids(self, seat: int) -> list[str]:
        texts = self.state.book.afflictions
        return ["placeholder" if number is None else texts[number].id for number in self.player(seat).afflictions]

    def location_id(self) -> str:
        return self.now.place.id

    def _ids(self, cards: list[int]) -> list[str]:
        return [self.state.book.cards[card].id for card in cards]

    def names(self, field: str) -> Sequence[str] | None:
        book = self.state.book
        shelves: dict[str, Sequence[Any]] = {
            "card": book.cards,
            "mine": book.cards,
            "affliction": book.afflictions,
            "character": book.characters,
            "location": book.locations,
        }
        return [thing.id for thing in shelves[field]] if field in shelves else None


def _waiting(player: Scavenger) -> Scavenger:
    player.phase = WAITING
    return player
