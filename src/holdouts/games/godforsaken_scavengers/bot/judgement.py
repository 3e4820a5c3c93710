"""What things are worth to a careful newcomer, in food: an Affliction, a card, a meal, a price."""

from collections.abc import Sequence
from functools import lru_cache
from itertools import combinations
from typing import Any

from holdouts.engine.modifiers import Standing
from holdouts.engine.observation import Drawn, once
from holdouts.engine.secrets import BACK
from holdouts.games.godforsaken_scavengers.bot.lookout import Cards, Lookout
from holdouts.games.godforsaken_scavengers.cards import Book, Price
from holdouts.games.godforsaken_scavengers.effects import people, perils, piles, searching, taking
from holdouts.games.godforsaken_scavengers.rules.ending import message_size
from holdouts.games.godforsaken_scavengers.rules.hands import fits
from holdouts.games.godforsaken_scavengers.rules.harvest import most_takes
from holdouts.games.godforsaken_scavengers.state import HARVESTING, SEARCHING

DEATH = 45.0
"""Worse than anything a hand can hold."""

LOST_CAUSE = 18.0
"""An Affliction that costs the victory unless it is healed in time."""

MARK, LAST_MARK = 6.5, 12.0
"""An Affliction with room for more, and the last one before death."""

LAST_ROUND_MARK = 0.5
"""In the last round an Affliction that does not kill hardly matters."""

MADNESS = 6.0
"""What a prophet who is not mad enough would give for an Affliction at the end."""

TROPHY = 9.0
"""A Peril for the trophy row as long as it is too short."""

RESERVE, LEFTOVER = 0.9, 0.3
"""Food beyond this round's meal: up to the next meal, and beyond that."""

NEXT_MEAL = 4
"""The food a careful player wants to carry into the next round."""

PARTIAL = 0.85
"""How far each part of a meal counts before the meal is complete: it may still become so."""

MESSAGE = 14.0
"""A level 3 Action that is needed as the message."""

RATION = 0.8
"""What a food point is worth in a card kept for later."""

TEXTS: dict[type[Any], float] = {
    # Saved from an Affliction, or from paying for it.
    perils.Prevent: 2.6,
    perils.Neutralise: 2.0,
    people.Heal: 2.4,
    # Saved searched cards, a cheaper escape.
    perils.KeepSearched: 1.0,
    perils.Discount: 0.6,
    perils.Cover: 0.4,
    # Better cards and fewer surprises.
    searching.Resume: 0.8,
    taking.Take: 0.7,
    piles.Look: 0.7,
    piles.Reveal: 0.6,
    piles.Move: 0.4,
    people.TurnDown: 0.6,
}
"""What the text of a card adds to its food."""

SEVERITY: dict[str, float] = {
    "need": 3.0,
    "turn-began": 3.0,
    "turn-over": 2.5,
    "ones-worth": 2.5,
    "hand-limit": 2.0,
    "searches": 2.0,
    "stop": 2.0,
    "pile-level": 2.0,
    "choose-pile": 1.8,
    "peril-cost": 1.5,
    "takes": 1.2,
    "meal-over": 1.2,
}
"""How much the text of an Affliction hurts; others count 1."""


def severity_of(burden: Standing) -> float:
    """How much an Affliction's text hurts while it lies face up."""
    named = {*burden.changes, *burden.bans, *burden.reactions}
    return max((hurt for name, hurt in SEVERITY.items() if name in named), default=1)


@lru_cache(maxsize=16)
def texts(book: Book) -> tuple[tuple[float, bool], ...]:
    """Card by card: what its text adds to its food, and whether it heals."""
    return tuple(
        (sum(TEXTS.get(type(effect), 0.1) for effect in text), any(isinstance(effect, people.Heal) for effect in text))
        for text in book.texts
    )


class Judge(Lookout):
    """A lookout who knows what things are worth."""

    # --- Afflictions ---

    def affliction_cost(self, have: int) -> float:
        """What one more Affliction costs somebody who has so many."""
        if have + 1 >= self.state.limit:
            return DEATH
        if have < self.wanted.fewest_afflictions:
            return -MADNESS if self.final else (0.0 if len(self.state.locations) <= 2 else 2.0)
        if self.wanted.most_afflictions is not None and have >= self.wanted.most_afflictions:
            return LOST_CAUSE
        if self.final:
            return LAST_ROUND_MARK
        return LAST_MARK if have + 2 == self.state.limit else MARK

    def hurt(self, seat: int) -> float:
        """What one more Affliction costs somebody."""
        return self.affliction_cost(len(self.state.players[seat].afflictions))

    @Drawn
    def own_hurt(self) -> float:
        return self.hurt(self.seat)

    @Drawn
    def trouble(self) -> float:
        """What the open Peril's Afflictions would cost its searcher, as things stand."""
        trial = self.state.trial
        if trial is None or trial.prevented or trial.neutralised or trial.bearer is not None:
            return 0.0
        return self.hurt(trial.searcher) * self.state.peril().afflictions

    @Drawn
    def starving_cost(self) -> float:
        """An Affliction and a card; in some last rounds, the victory."""
        if self.final and self.wanted.fed:
            return DEATH
        return self.own_hurt + (0.0 if self.final else 1.5)

    def healing_gain(self, seat: int) -> float:
        """What healing one Affliction is worth: what it cost to get it."""
        have = len(self.state.players[seat].afflictions)
        return self.affliction_cost(have - 1) if have else 0.0

    def severity(self, affliction: int) -> float:
        return severity_of(self.book.of_burdens[affliction]) if affliction < BACK else 0.0

    # --- cards ---

    def text_value(self, card: int) -> float:
        """What a card's text may still do; nothing any more once the last search is over."""
        value, heals = texts(self.book)[card]
        if not value or (self.final and self.state.feeding):
            return 0.0
        if heals and self.me.afflictions:
            value += 2.0
        return value / 2 if self.final else value

    def keep_value(self, card: int) -> float:
        """What a card in hand is worth in the rounds to come."""
        food = 0.1 if self.final else RATION
        return food * self.foods[card] + self.text_value(card) + self.message_value(card)

    def message_value(self, card: int) -> float:
        """A level 3 Action kept for the message; lower seats keep theirs first, so that nobody relies on the other."""
        if not self.wanted.message or self.book.levels[card] != 3 or not self.book.actions[card]:
            return 0.0
        own = sorted([other for other in self.hand if self.book.levels[other] == 3])
        rank = own.index(card) if card in own else len(own)
        held = sum(map(self.messages, range(self.seat)))
        return self.message_urgency if held + rank < message_size(self.state) else 0.0

    def messages(self, seat: int) -> int:
        """How many level 3 cards somebody holds, and at the last meal surely keeps: whoever starves loses a card."""
        levels, held = self.levels[seat], self.levels[seat].count(3)
        starves = levels and self.final and self.state.feeding and self.missing(seat) > 0
        return min(held, len(levels) - 1) if starves else held

    @Drawn
    def message_urgency(self) -> float:
        """The nearer the end, the less one lets go of the message."""
        return MESSAGE if self.final else MESSAGE / 2 if len(self.state.locations) <= 2 else MESSAGE / 5

    @Drawn
    def message_missing(self) -> float:
        """What a level 3 Action would be worth to the table as long as its hands hold too few for the message."""
        if not self.wanted.message:
            return 0.0
        held = sum(levels.count(3) for levels in self.levels)
        held += sum(self.book.actions[card] and self.book.levels[card] == 3 for card in self.zone)
        return self.message_urgency if held < message_size(self.state) else 0.0

    def worst(self, cards: Sequence[int]) -> int:
        """The card one would give up first."""
        return cards[0] if len(cards) == 1 else min(cards, key=lambda card: (self.spend(card), card))

    @Drawn
    def least_loss(self) -> float:
        """What it costs to lose the card that one would give up first, if one has any."""
        return self.spend(self.worst(self.hand)) if self.hand else 0.0

    def merit(self, card: int) -> tuple[float, ...]:
        """What makes one card better than another."""
        return (self.gain(card), self.keep_value(card), -card)

    # --- food ---

    @Drawn
    def gap(self) -> int:
        """The food still missing for this round's meal; an unfed Caravan makes everybody a little hungrier."""
        missing = max(0, self.missing(self.seat))
        if self.state.with_caravan and not self.state.caravan_fed and not self.state.feeding:
            missing += (self.place.cost + 1) // 2
        return missing

    def meal(self, food: int) -> float:
        """What so much food in hand is worth: a meal first of all, then something for the next round."""
        missing, starving = self.gap, max(self.starving_cost, 0.0)
        if food < missing:
            return starving * PARTIAL * food / missing
        if self.final:
            return starving
        left = food - missing
        return starving + RESERVE * min(left, NEXT_MEAL) + LEFTOVER * max(0, left - NEXT_MEAL)

    def pantry(self, cards: Cards) -> int:
        """The most food a hand can hold out of these cards."""
        return self.most_of([self.foods[card] for card in cards])

    def most_of(self, foods: list[int]) -> int:
        """The most food a hand can hold out of cards with so much each."""
        room = max(self.limit, len(self.hand))
        return sum(foods if len(foods) <= room else sorted(foods)[-room:])

    def larder(self, cards: Cards) -> float:
        """What the food in these cards is worth."""
        return self.meal(self.pantry(cards))

    @Drawn
    def hand_worth(self) -> float:
        """What the food one holds is worth."""
        return self.larder(self.hand)

    @Drawn
    def reach_worth(self) -> float:
        """What the food is worth that one holds or can harvest now."""
        return self.larder(self.in_reach)

    @Drawn
    def in_reach(self) -> Cards:
        """The Actions this seat holds or can harvest now."""
        return (*self.hand, *self.harvestable) if self.me.phase in (SEARCHING, HARVESTING) else self.hand

    @Drawn
    def harvestable(self) -> Cards:
        """The searched Actions that may be taken; where that is only so many, the most nourishing of them."""
        found, most = [card for card in self.zone if self.book.actions[card]], self.takes_left
        return tuple(found if len(found) <= most else sorted(found, key=lambda card: -self.foods[card])[:most])

    @Drawn
    def takes_left(self) -> int:
        return max(0, most_takes(self.state, self.seat) - self.me.takes)

    def spend(self, *cards: int) -> float:
        """What it costs to lose these cards of one's hand."""
        rest = tuple([card for card in self.in_reach if card not in cards])
        text = sum([self.text_value(card) + self.message_value(card) for card in cards])
        return self.reach_worth - self.larder(rest) + text

    def gain(self, card: int) -> float:
        """What it is worth to get this card."""
        return self.enriched(self.foods[card]) + self.text_value(card) + self.message_value(card)

    @once
    def enriched(self, food: int) -> float:
        """What it is worth to get a card with so much food into the hand."""
        return self.meal(self.most_of([*[self.foods[card] for card in self.hand], food])) - self.hand_worth

    def cheapest(self, cards: Sequence[int], food: int, foods: Sequence[int]) -> tuple[float, Cards]:
        """The cards worth so much food that one would miss least; endless cost if there are not enough."""
        if food <= 0:
            return 0.0, ()
        if sum(map(foods.__getitem__, cards)) < food:
            return float("inf"), ()
        costs = {card: self.keep_value(card) for card in cards}
        enough = [
            (sum([costs[card] for card in some]), some)
            for count in range(1, len(cards) + 1)
            for some in combinations(cards, count)
            if sum(map(foods.__getitem__, some)) >= food
        ]
        return min(enough, key=lambda found: found[0], default=(float("inf"), ()))

    def payment(self, prices: Sequence[Price]) -> float:
        """What the cheapest way to pay a cost from hand would take; endless if it cannot be paid."""
        left = list(self.hand)
        for price in sorted(prices, key=lambda price: price.plain):
            fit = sorted([card for card in left if fits(self.state, price, card)], key=self.keep_value)
            some = self.cheapest(left, price.food, self.book.food)[1] if price.food else fit[: price.cards]
            if len(some) < (price.cards or 1):
                return float("inf")
            left = [card for card in left if card not in some]
        return self.spend(*[card for card in self.hand if card not in left])
