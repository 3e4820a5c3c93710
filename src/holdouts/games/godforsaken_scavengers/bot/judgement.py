"""What things are worth to a careful newcomer, in food: an Affliction, a card, a meal, a price."""

from collections.abc import Iterable, Sequence
from functools import lru_cache
from itertools import combinations
from typing import Any

from holdouts.engine.modifiers import Standing
from holdouts.engine.observation import once
from holdouts.engine.secrets import BACK
from holdouts.games.godforsaken_scavengers.cards import Book, Price
from holdouts.games.godforsaken_scavengers.effects import people, perils, piles, searching, taking
from holdouts.games.godforsaken_scavengers.observation import Cards, Observation, Person
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


# --- Afflictions ---


def affliction_cost(seen: Observation, have: int) -> float:
    """What one more Affliction costs somebody who has so many."""
    wanted = seen.scenario.victory
    if have + 1 >= seen.state.limit:
        return DEATH
    if have < wanted.fewest_afflictions:
        return -MADNESS if seen.final else (0.0 if len(seen.state.locations) <= 2 else 2.0)
    if wanted.most_afflictions is not None and have >= wanted.most_afflictions:
        return LOST_CAUSE
    if seen.final:
        return LAST_ROUND_MARK
    return LAST_MARK if have + 2 == seen.state.limit else MARK


@once
def own_affliction_cost(seen: Observation) -> float:
    return affliction_cost(seen, seen.me.afflictions)


@once
def starving_cost(seen: Observation) -> float:
    """An Affliction and a card; in some last rounds, the victory."""
    if seen.final and seen.scenario.victory.fed:
        return DEATH
    return own_affliction_cost(seen) + (0.0 if seen.final else 1.5)


def healing_gain(seen: Observation, person: Person) -> float:
    """What healing one Affliction is worth: what it cost to get it."""
    return affliction_cost(seen, person.afflictions - 1) if person.afflictions else 0.0


def severity(seen: Observation, affliction: int) -> float:
    """How much an Affliction's text hurts while it lies face up."""
    return severity_of(seen.book.of_burdens[affliction]) if affliction < BACK else 0.0


def severity_of(burden: Standing) -> float:
    named = {*burden.changes, *burden.bans, *burden.reactions}
    return max((hurt for name, hurt in SEVERITY.items() if name in named), default=1)


# --- cards ---


@lru_cache(maxsize=16)
def texts(book: Book) -> tuple[tuple[float, bool], ...]:
    """Card by card: what its text adds to its food, and whether it heals."""
    return tuple(
        (sum(TEXTS.get(type(effect), 0.1) for effect in text), any(isinstance(effect, people.Heal) for effect in text))
        for text in book.texts
    )


def text_value(seen: Observation, card: int) -> float:
    """What a card's text may still do; nothing any more once the last search is over."""
    value, heals = texts(seen.book)[card]
    if not value or (seen.final and seen.state.feeding):
        return 0.0
    if heals and seen.me.afflictions:
        value += 2.0
    return value / 2 if seen.final else value


def keep_value(seen: Observation, card: int) -> float:
    """What a card in hand is worth in the rounds to come."""
    food = 0.1 if seen.final else RATION
    return food * seen.foods[card] + text_value(seen, card) + message_value(seen, card)


def message_value(seen: Observation, card: int) -> float:
    """A level 3 Action kept for the message; lower seats keep theirs first, so that nobody relies on the other."""
    if not seen.scenario.victory.message or seen.book.levels[card] != 3 or not seen.book.actions[card]:
        return 0.0
    own = sorted(other for other in seen.hand if seen.book.levels[other] == 3)
    rank = own.index(card) if card in own else len(own)
    held = sum(person.levels.count(3) for person in seen.people if person.seat < seen.seat)
    return message_urgency(seen) if held + rank < message_size(seen) else 0.0


def message_size(seen: Observation) -> int:
    """How many level 3 Actions the message takes."""
    return (sum(not player.dead for player in seen.state.players) + 2) // 3


def message_urgency(seen: Observation) -> float:
    """The nearer the end, the less one lets go of the message."""
    return MESSAGE if seen.final else MESSAGE / 2 if len(seen.state.locations) <= 2 else MESSAGE / 5


def message_missing(seen: Observation) -> float:
    """What a level 3 Action would be worth to the table as long as its hands hold too few for the message."""
    if not seen.scenario.victory.message:
        return 0.0
    held = sum(person.levels.count(3) for person in seen.people)
    held += sum(seen.book.actions[card] and seen.book.levels[card] == 3 for card in seen.zone)
    return message_urgency(seen) if held < message_size(seen) else 0.0


def worst(seen: Observation, cards: Sequence[int]) -> int:
    """The card one would give up first."""
    return cards[0] if len(cards) == 1 else min(cards, key=lambda card: (spend(seen, card), card))


def merit(seen: Observation, card: int) -> tuple[float, ...]:
    """What makes one card better than another."""
    return (gain(seen, card), keep_value(seen, card), -card)


# --- food ---


@once
def gap(seen: Observation) -> int:
    """The food still missing for this round's meal; an unfed Caravan makes everybody a little hungrier."""
    missing = max(0, seen.me.missing)
    if seen.state.with_caravan and not seen.state.caravan_fed and not seen.state.feeding:
        missing += (seen.place.cost + 1) // 2
    return missing


@once
def meal(seen: Observation, food: int) -> float:
    """What so much food in hand is worth: a meal first of all, then something for the next round."""
    missing, starving = gap(seen), max(starving_cost(seen), 0.0)
    if food < missing:
        return starving * PARTIAL * food / missing
    if seen.final:
        return starving
    left = food - missing
    return starving + RESERVE * min(left, NEXT_MEAL) + LEFTOVER * max(0, left - NEXT_MEAL)


def pantry(seen: Observation, cards: Iterable[int]) -> int:
    """The most food a hand can hold out of these cards."""
    foods = seen.foods
    most = sorted([foods[card] for card in cards], reverse=True)
    return sum(most[: max(seen.me.limit, len(seen.hand))])


@once
def larder(seen: Observation, cards: Cards) -> float:
    """What the food in these cards is worth."""
    return meal(seen, pantry(seen, cards))


@once
def in_reach(seen: Observation) -> Cards:
    """The Actions this seat holds or can harvest now."""
    if not on_turn(seen) or seen.player.phase not in (SEARCHING, HARVESTING):
        return seen.hand
    return (*seen.hand, *harvestable(seen))


@once
def harvestable(seen: Observation) -> Cards:
    """The searched Actions that may be taken; where that is only so many, the most nourishing of them."""
    found, most = [card for card in seen.zone if seen.book.actions[card]], takes_left(seen)
    return tuple(found if len(found) <= most else sorted(found, key=lambda card: -seen.foods[card])[:most])


@once
def takes_left(seen: Observation) -> int:
    return max(0, most_takes(seen.state, seen.seat) - seen.player.takes)


def searching_now(seen: Observation) -> bool:
    return on_turn(seen) and seen.player.phase == SEARCHING


def on_turn(seen: Observation) -> bool:
    return seen.state.active == seen.seat or seen.scenario.real_time


def spend(seen: Observation, *cards: int) -> float:
    """What it costs to lose these cards of one's hand."""
    reach = in_reach(seen)
    rest = tuple([card for card in reach if card not in cards])
    text = sum([text_value(seen, card) + message_value(seen, card) for card in cards])
    return larder(seen, reach) - larder(seen, rest) + text


@once
def gain(seen: Observation, card: int) -> float:
    """What it is worth to get this card."""
    more = larder(seen, (*seen.hand, card)) - larder(seen, seen.hand)
    return more + text_value(seen, card) + message_value(seen, card)


def cheapest(seen: Observation, cards: Sequence[int], food: int, foods: Sequence[int]) -> tuple[float, Cards]:
    """The cards worth so much food that one would miss least; endless cost if there are not enough."""
    if food <= 0:
        return 0.0, ()
    costs = {card: keep_value(seen, card) for card in cards}
    enough = [
        (sum([costs[card] for card in some]), some)
        for count in range(1, len(cards) + 1)
        for some in combinations(cards, count)
        if sum([foods[card] for card in some]) >= food
    ]
    return min(enough, key=lambda found: found[0], default=(float("inf"), ()))


def payment(seen: Observation, prices: Sequence[Price]) -> float:
    """What the cheapest way to pay a cost from hand would take; endless if it cannot be paid."""
    left = list(seen.hand)
    for price in sorted(prices, key=lambda price: price.plain):
        fit = sorted([card for card in left if fits(seen.state, price, card)], key=lambda card: keep_value(seen, card))
        some = cheapest(seen, left, price.food, seen.book.food)[1] if price.food else fit[: price.cards]
        if len(some) < (price.cards or 1):
            return float("inf")
        left = [card for card in left if card not in some]
    return spend(seen, *[card for card in seen.hand if card not in left])
