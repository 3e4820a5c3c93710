"""Effects on search piles and Locations."""

from collections.abc import Sequence
from functools import partial
from typing import Literal

from holdouts.engine.decision import Choose, ChooseUnseen
from holdouts.engine.state import Steps, at_once
from holdouts.games.godforsaken_scavengers import events, secrets
from holdouts.games.godforsaken_scavengers.effects.words import Count, Word, barred, choose_pile, current_pile
from holdouts.games.godforsaken_scavengers.picks import NextPlace, OnPile, Select
from holdouts.games.godforsaken_scavengers.rules import search
from holdouts.games.godforsaken_scavengers.rules.piles import discard_top, look_at, reveal_tops
from holdouts.games.godforsaken_scavengers.state import (
    FINAL,
    Deed,
    Expedition,
)


class Reveal(Word, frozen=True, kw_only=True):
    """Show top cards to everybody."""

    amount: Count = 1
    pile: Literal["each", "current"] = "each"

    def resolve(self, expedition: Expedition, deed: Deed) -> Steps[None]:
        if self.possible(expedition, deed.seat):
            reveal_tops(expedition, self._piles(expedition), self.amount, rule=deed.rule)
        return at_once()

    def possible(self, expedition: Expedition, seat: int) -> bool:
        return not expedition.forbidden("look", seat) and bool(self._piles(expedition))

    def _piles(self, expedition: Expedition) -> list[int]:
        if self.pile == "each":
            return expedition.piles_left()
        current = current_pile(expedition)
        return [] if current is None else [current]


class Look(Word, frozen=True, kw_only=True):
    """Look alone at the top cards of a pile, and leave them, reorder them or search one of them.

    On the road the next Locations are looked at and put back in any order; the Final marker keeps its place.
    """

    amount: Count
    pile: Literal["chosen", "current", "road"] = "chosen"
    then: Literal["keep", "reorder", "search"] = "keep"

    @property
    def keyword(self) -> bool:
        return self.then == "search"

    @property
    def unfolds(self) -> bool:
        return self.then == "search"

    def resolve(self, expedition: Expedition, deed: Deed) -> Steps[None]:
        if not self.possible(expedition, deed.seat):
            return
        if self.pile == "road":
            yield from look_ahead(expedition, deed, self.amount)
            return
        pile = current_pile(expedition) if self.pile == "current" else (yield from choose_pile(expedition, deed))
        assert pile is not None
        look_at(expedition, deed.seat, pile, self.amount, rule=deed.rule)
        if self.then == "search":
            yield from self._search(expedition, deed, pile)
        elif self.then == "reorder":
            yield from self._reorder(expedition, deed, pile)

    def _search(self, expedition: Expedition, deed: Deed, pile: int) -> Steps[None]:
        """Exactly one of the cards looked at is searched, a Peril or an Anomaly too. [GOD-SEARCH-17]"""
        cards = expedition.piles[pile]

        def seen() -> list[Select]:
            return [Select(card) for card in reversed(cards[-self.amount :]) if card not in barred(deed)]

        pick = yield Choose(deed.seat, seen, rule="GOD-SEARCH-17", ask="search-which")
        cards.remove(pick.card)
        search.surface(expedition, deed.seat, pick.card, pile)

    def _reorder(self, expedition: Expedition, deed: Deed, pile: int) -> Steps[None]:
        cards = expedition.piles[pile]
        count = min(self.amount, len(cards))

        def waiting(place: int) -> list[Select]:
            return [Select(card) for card in reversed(cards[len(cards) - count : len(cards) - place])]

        for place in range(count - 1):
            options = partial(waiting, place)
            pick = yield Choose(
                deed.seat, options, rule=deed.rule, ask="order-cards", about={"count": place + 1}, parts=(Select,)
            )
            cards.remove(pick.card)
            cards.insert(len(cards) - place, pick.card)
        expedition.keep_between(cards[-count:], deed.seat)
        expedition.tell(events.Reordered(who=deed.seat, pile=pile, rule=deed.rule))

    def possible(self, expedition: Expedition, seat: int) -> bool:
        if self.pile == "road":
            return len(expedition.locations) > 1
        if self.then != "search" and expedition.forbidden("look", seat):
            return False
        return current_pile(expedition) is not None if self.pile == "current" else bool(expedition.piles_left())


def look_ahead(expedition: Expedition, deed: Deed, amount: int) -> Steps[None]:
    """See the next Locations and say in which order they come."""
    deck = expedition.locations
    count = min(amount, len(deck))
    places = range(len(deck) - 1, len(deck) - 1 - count, -1)
    expedition.unveil()
    for player in expedition.players:
        player.foresees = 0
    expedition.players[deed.seat].foresees = count
    seen = tuple(deck[place] for place in places)
    rule = deed.rule
    expedition.tell(events.LookedAhead(who=deed.seat, count=count, rule=rule, to=secrets.not_to(deed.seat)))
    expedition.tell(events.Foresaw(who=deed.seat, locations=seen, rule=rule, to=secrets.alone(deed.seat)))

    def left(places: Sequence[int]) -> list[NextPlace]:
        """What may come next; where the end lies is settled, and nobody else hears that it is."""
        here = [expedition.locations[place] for place in places]
        return [NextPlace(FINAL)] if here[0] == FINAL else [NextPlace(place) for place in here if place != FINAL]

    for done, place in enumerate(places[:-1]):
        pick = yield ChooseUnseen(
            deed.seat, partial(left, places[done:]), rule=deed.rule, ask="order-locations", parts=(NextPlace,)
        )
        deck = expedition.locations
        swap = deck.index(pick.location)
        deck[swap], deck[place] = deck[place], pick.location


class Move(Word, frozen=True, kw_only=True):
    """Cards go from the top of a pile under it, unseen, or to the discard pile, unresolved; or Perils from the discard
    pile at random into the current pile. An Anomaly that is discarded still happens. [GOD-ANOMALY-1]"""

    amount: Count = 1
    to: Literal["bottom", "discard", "current"]

    @property
    def unfolds(self) -> bool:
        return self.to == "discard"

    def resolve(self, expedition: Expedition, deed: Deed) -> Steps[None]:
        if not self.possible(expedition, deed.seat):
            return
        if self.to == "current":
            shuffle_in(expedition, self.amount, rule=deed.rule)
            return
        pile = yield from choose_pile(expedition, deed)
        if self.to == "discard":
            expedition.then(discard_top, deed.seat, pile, self.amount)
        else:
            bury(expedition, deed.seat, pile, self.amount, rule=deed.rule)

    def possible(self, expedition: Expedition, seat: int) -> bool:
        if self.to == "current":
            return current_pile(expedition) is not None
        return bool(expedition.piles_left())


def bury(expedition: Expedition, seat: int, pile: int, count: int, *, rule: str) -> None:
    """Top cards go under their pile, unseen."""
    cards = expedition.piles[pile]
    for _ in range(min(count, len(cards))):
        cards.insert(0, cards.pop())
    expedition.unveil()
    expedition.tell(events.Buried(who=seat, pile=pile, rule=rule))


def shuffle_in(expedition: Expedition, count: int, *, rule: str) -> None:
    """Random Perils of the discard pile go into the pile the open one came from."""
    pile = current_pile(expedition)
    for _ in range(count):
        found = [card for card in expedition.discards if expedition.book.cards[card].kind == "peril"]
        if pile is None or not found:
            return
        card = expedition.pick(found)
        expedition.discards.remove(card)
        expedition.piles[pile].append(card)
        expedition.shuffle(expedition.piles[pile])
        expedition.forget(expedition.piles[pile])
        expedition.tell(events.ShuffledIn(pile=pile, card=card, rule=rule))


class MixPiles(Word, frozen=True, kw_only=True):
    """Shuffle two piles together and cut them evenly."""

    def resolve(self, expedition: Expedition, deed: Deed) -> Steps[None]:
        if not self.possible(expedition, deed.seat):
            return
        one = yield from choose_pile(expedition, deed, "mix-first")
        rest = [OnPile(pile) for pile in expedition.piles_left() if pile != one]
        two: int = (yield Choose(deed.seat, rest, rule=deed.rule, ask="mix-second")).pile
        left, right = min(one, two), max(one, two)
        cards = expedition.piles[left] + expedition.piles[right]
        expedition.shuffle(cards)
        expedition.forget(cards)
        half = len(cards) // 2
        expedition.piles[left], expedition.piles[right] = cards[half:], cards[:half]
        expedition.tell(events.Mixed(who=deed.seat, pile=left, second=right, rule=deed.rule))

    def possible(self, expedition: Expedition, seat: int) -> bool:
        return len(expedition.piles_left()) >= 2
