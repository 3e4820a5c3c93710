"""Effects that take, store, swap and discard cards."""

from functools import partial
from typing import Any, Literal

from holdouts.engine.decision import Choose
from holdouts.engine.state import Steps
from holdouts.games.godforsaken_scavengers import events
from holdouts.games.godforsaken_scavengers.effects.words import Count, Word, barred, current_pile
from holdouts.games.godforsaken_scavengers.picks import Aim, Pass, Select
from holdouts.games.godforsaken_scavengers.rules.hands import (
    drop_cards,
    drop_down_to,
    gain,
    has_room_to_take,
    lose,
    make_room_to_take,
    store,
    take_openly,
)
from holdouts.games.godforsaken_scavengers.rules.harvest import wants
from holdouts.games.godforsaken_scavengers.rules.piles import reveal_tops
from holdouts.games.godforsaken_scavengers.state import (
    POWER,
    REWARD,
    Deed,
    Expedition,
)


class Take(Word, frozen=True, kw_only=True):
    """Take searched or discarded cards into your hand, or the top card of the current pile, which all see.

    No Location hinders it. [GOD-TURN-7]
    """

    amount: Count = 1
    up_to: bool = False
    of: Literal["action", "reaction"] = "action"
    source: Literal["searched", "discard", "both", "current"] = "searched"
    level_to: Count = 3
    other: bool = False

    @property
    def keyword(self) -> bool:
        return True

    def resolve(self, expedition: Expedition, deed: Deed) -> Steps[None]:
        if self.source == "current":
            yield from self._draw_out(expedition, deed)
            return
        for _ in range(self.amount):
            found = self._found(expedition, deed.seat, deed)
            if not found:
                return
            options: list[Any] = [Select(card) for card in found]
            if self.up_to or not has_room_to_take(expedition, deed.seat):
                options.append(Pass())
            pick = yield Choose(deed.seat, options, rule="GOD-TURN-6", ask="take-which")
            if isinstance(pick, Pass) or not (yield from make_room_to_take(expedition, deed.seat)):
                return
            zone = expedition.zone(deed.seat)
            source = zone if pick.card in zone else expedition.discards
            take_openly(expedition, deed.seat, pick.card, source, rule="GOD-TURN-6")

    def _draw_out(self, expedition: Expedition, deed: Deed) -> Steps[None]:
        for _ in range(self.amount):
            pile = current_pile(expedition)
            if pile is None:
                return
            reveal_tops(expedition, [pile], 1, rule=deed.rule)
            card = expedition.piles[pile][-1]
            if not self._fits(expedition, card) or not (yield from wants(expedition, deed.seat, card)):
                return
            take_openly(expedition, deed.seat, card, expedition.piles[pile], rule="GOD-TURN-6")

    def _fits(self, expedition: Expedition, card: int) -> bool:
        book = expedition.book
        of_kind = book.actions[card] and (self.of == "action" or book.reactions[card])
        return of_kind and book.levels[card] <= self.level_to

    def _cards(self, expedition: Expedition, seat: int) -> list[int]:
        """What lies where it takes from."""
        if self.source == "searched":
            return expedition.zone(seat)
        return expedition.discards if self.source == "discard" else expedition.zone(seat) + expedition.discards

    def _found(self, expedition: Expedition, seat: int, deed: Deed) -> list[int]:
        """Never the card at work nor what was spent on it. [GOD-CARD-11, GOD-CARD-13]"""
        book = expedition.book
        out_of_reach = barred(deed)
        found = [
            card for card in self._cards(expedition, seat) if self._fits(expedition, card) and card not in out_of_reach
        ]
        if self.other and deed.part != POWER:
            own = book.cards[deed.source].id
            found = [card for card in found if book.cards[card].id != own]
        return found

    def possible(self, expedition: Expedition, seat: int) -> bool:
        if self.source == "current":
            return current_pile(expedition) is not None
        texts = expedition.book.texts
        for card in self._cards(expedition, seat):
            if self._fits(expedition, card) and not (self.other and self in texts[card]):
                return True
        return False


class TakeThis(Word, frozen=True, kw_only=True):
    """This card goes to your hand although it is no Action. [GOD-HARVEST-4, GOD-CARD-7]"""

    @property
    def keyword(self) -> bool:
        return True

    def resolve(self, expedition: Expedition, deed: Deed) -> Steps[None]:
        if deed.part == REWARD:
            expedition.trials[-1].to_hand = True
            return
        zone = expedition.zone(deed.seat)
        if deed.source in zone and (yield from wants(expedition, deed.seat, deed.source)):
            take_openly(expedition, deed.seat, deed.source, zone, rule="GOD-CARD-7")


class Store(Word, frozen=True, kw_only=True):
    """Put Actions into a store: food for the next Feeding. [GOD-FEED-10]"""

    amount: Count = 1
    up_to: bool = False
    of: Literal["action"] = "action"
    source: Literal["searched", "discard", "hand", "draw"] = "searched"
    level_to: Count = 3
    shared: bool = False

    def resolve(self, expedition: Expedition, deed: Deed) -> Steps[None]:
        if self.source == "draw":
            self._store_topmost(expedition, deed)
            return
        for _ in range(self.amount):
            if not any(isinstance(option, Select) for option in self._options(expedition, deed)):
                return
            options = partial(self._options, expedition, deed)
            pick = yield Choose(deed.seat, options, rule="GOD-FEED-10", ask="store-which")
            if isinstance(pick, Pass):
                return
            owner = deed.seat
            if self.shared:
                people = [Aim(seat) for seat in expedition.clockwise(deed.seat)]
                owner = (yield Choose(deed.seat, people, rule="GOD-FEED-10", ask="store-for-whom")).seat
            if self.source == "hand":
                lose(expedition, deed.seat, pick.card)
            else:
                self._source(expedition, deed.seat).remove(pick.card)
            store(expedition, owner, pick.card, rule="GOD-FEED-10")

    def _store_topmost(self, expedition: Expedition, deed: Deed) -> None:
        """The topmost that fit; whoever opens the round shuffles what was passed over back in. [GOD-LOCATION-5]"""
        for card in reversed(self._found(expedition, deed.seat)[-self.amount :]):
            expedition.draw.remove(card)
            store(expedition, deed.seat, card, rule=deed.rule)

    def _options(self, expedition: Expedition, deed: Deed) -> list[Select | Pass]:
        options: list[Select | Pass] = [
            Select(card) for card in self._found(expedition, deed.seat) if card not in barred(deed)
        ]
        return [*options, Pass()] if self.up_to else options

    def _source(self, expedition: Expedition, seat: int) -> list[int]:
        if self.source == "hand":
            return expedition.players[seat].hand
        if self.source == "draw":
            return expedition.draw
        return expedition.zone(seat) if self.source == "searched" else expedition.discards

    def _found(self, expedition: Expedition, seat: int) -> list[int]:
        book = expedition.book
        return [
            card for card in self._source(expedition, seat) if book.actions[card] and book.levels[card] <= self.level_to
        ]

    def possible(self, expedition: Expedition, seat: int) -> bool:
        return bool(self._found(expedition, seat))


def _actions(expedition: Expedition, cards: list[int]) -> list[Select]:
    return [Select(card) for card in cards if expedition.book.actions[card]]


class Barter(Word, frozen=True, kw_only=True):
    """Swap one of your hand Actions with a searched one."""

    other: bool = False
    """Whether this is a card that leaves the hand for it."""

    def resolve(self, expedition: Expedition, deed: Deed) -> Steps[None]:
        is_action = expedition.book.actions
        zone, hand = expedition.zone(deed.seat), expedition.players[deed.seat].hand
        theirs = _actions(expedition, zone)
        if not theirs or not any(is_action[card] for card in hand):
            return
        rule = deed.rule
        mine = yield Choose(deed.seat, partial(_actions, expedition, hand), rule=rule, ask="barter-mine")
        place = hand.index(mine.card)
        taken: int = (yield Choose(deed.seat, theirs, rule=rule, ask="barter-theirs")).card
        given = hand[place]
        lose(expedition, deed.seat, given)
        zone.remove(taken)
        zone.append(given)
        gain(expedition, deed.seat, taken)
        expedition.unveil()
        expedition.tell(events.Bartered(who=deed.seat, mine=given, card=taken, rule=rule))

    def possible(self, expedition: Expedition, seat: int) -> bool:
        book = expedition.book
        hand = [card for card in expedition.players[seat].hand if book.actions[card]]
        leaves = self.other and any(self in book.texts[card] for card in hand)
        return len(hand) > leaves and any(book.actions[card] for card in expedition.zone(seat))


class Recover(Word, frozen=True, kw_only=True):
    """Cards this Peril has just discarded go back to the searched zone; the searcher chooses."""

    amount: Count = 1

    def resolve(self, expedition: Expedition, deed: Deed) -> Steps[None]:
        trial = expedition.trials[-1]
        for _ in range(self.amount):
            found = [card for card in trial.lost if card in expedition.discards]
            if not found:
                return
            options = [Select(card) for card in found]
            pick = yield Choose(trial.searcher, options, rule="GOD-PERIL-5", ask="recover-which")
            expedition.discards.remove(pick.card)
            expedition.zone(trial.searcher).append(pick.card)
            expedition.tell(events.Recovered(who=trial.searcher, card=pick.card, rule="GOD-PERIL-5"))


class Drop(Word, frozen=True, kw_only=True):
    """People discard hand cards of their own choice: so many, or down to so many."""

    amount: Count = 1
    who: Literal["self", "everyone", "others"] = "self"
    down_to: bool = False

    def resolve(self, expedition: Expedition, deed: Deed) -> Steps[None]:
        drop = drop_down_to if self.down_to else drop_cards
        for seat in [deed.seat] if self.who == "self" else expedition.people(self.who, deed.seat):
            yield from drop(expedition, seat, self.amount, rule=deed.rule)

    def possible(self, expedition: Expedition, seat: int) -> bool:
        people = [seat] if self.who == "self" else expedition.people(self.who, seat)
        return any(expedition.players[other].hand for other in people)
