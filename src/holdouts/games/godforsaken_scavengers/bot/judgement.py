"""What things are worth to a careful newcomer, in food: an Affliction, a card, a meal, one more card of a pile."""

from collections.abc import Iterable, Sequence
from itertools import combinations
from typing import Any, NamedTuple

from holdouts.engine.modifiers import Standing
from holdouts.engine.secrets import BACK
from holdouts.games.godforsaken_scavengers.cards import Action, Peril, Price
from holdouts.games.godforsaken_scavengers.effects import people, perils, piles, searching, taking
from holdouts.games.godforsaken_scavengers.observation import Heap, Observation, Person
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


def affliction_cost(sight: Observation, have: int) -> float:
    """What one more Affliction costs somebody who has so many."""
    wanted = sight.scenario.victory
    if have + 1 >= sight.limit:
        return DEATH
    if have < wanted.fewest_afflictions:
        return -MADNESS if sight.final else (0.0 if sight.locations_left <= 2 else 2.0)
    if wanted.most_afflictions is not None and have >= wanted.most_afflictions:
        return LOST_CAUSE
    if sight.final:
        return LAST_ROUND_MARK
    return LAST_MARK if have + 2 == sight.limit else MARK


def own_affliction_cost(sight: Observation) -> float:
    return affliction_cost(sight, sight.me.afflictions)


def starving_cost(sight: Observation) -> float:
    """An Affliction and a card; in some last rounds, the victory."""
    if sight.final and sight.scenario.victory.fed:
        return DEATH
    return own_affliction_cost(sight) + (0.0 if sight.final else 1.5)


def healing_gain(sight: Observation, person: Person) -> float:
    """What healing one Affliction is worth: what it cost to get it."""
    return affliction_cost(sight, person.afflictions - 1) if person.afflictions else 0.0


def severity(sight: Observation, affliction: int) -> float:
    """How much an Affliction's text hurts while it lies face up."""
    return severity_of(sight.book.of_burdens[affliction]) if affliction < BACK else 0.0


def severity_of(burden: Standing) -> float:
    named = {*burden.changes, *burden.bans, *burden.reactions}
    return max((hurt for name, hurt in SEVERITY.items() if name in named), default=1)


# --- cards ---


def worth(sight: Observation, card: int) -> int:
    """A card's food as this seat eats it."""
    food = sight.book.food[card]
    return sight.ones if food == 1 else food


def text_value(sight: Observation, card: int) -> float:
    """What a card's text may still do; nothing any more once the last search is over."""
    if sight.final and sight.feeding:
        return 0.0
    texts = sight.book.texts[card]
    if not texts:
        return 0.0
    value = sum(TEXTS.get(type(effect), 0.1) for effect in texts)
    if any(isinstance(effect, people.Heal) for effect in texts) and sight.me.afflictions:
        value += 2.0
    return value / 2 if sight.final else value


def keep_value(sight: Observation, card: int) -> float:
    """What a card in hand is worth in the rounds to come."""
    food = 0.1 if sight.final else RATION
    return food * worth(sight, card) + text_value(sight, card) + message_value(sight, card)


def message_value(sight: Observation, card: int) -> float:
    """A level 3 Action kept for the message; lower seats keep theirs first, so that nobody relies on the other."""
    if not sight.scenario.victory.message or sight.book.levels[card] != 3 or not sight.book.actions[card]:
        return 0.0
    own = sorted(other for other in sight.hand if sight.book.levels[other] == 3)
    rank = own.index(card) if card in own else len(own)
    held = sum(person.levels.count(3) for person in sight.people if person.seat < sight.seat)
    return message_urgency(sight) if held + rank < message_size(sight) else 0.0


def message_size(sight: Observation) -> int:
    """How many level 3 Actions the message takes."""
    return (sum(not person.dead for person in sight.people) + 2) // 3


def message_urgency(sight: Observation) -> float:
    """The nearer the end, the less one lets go of the message."""
    return MESSAGE if sight.final else MESSAGE / 2 if sight.locations_left <= 2 else MESSAGE / 5


def message_missing(sight: Observation) -> float:
    """What a level 3 Action would be worth to the table as long as its hands hold too few for the message."""
    if not sight.scenario.victory.message:
        return 0.0
    held = sum(person.levels.count(3) for person in sight.people)
    held += sum(sight.book.actions[card] and sight.book.levels[card] == 3 for card in sight.zone)
    return message_urgency(sight) if held < message_size(sight) else 0.0


def worst(sight: Observation, cards: Sequence[int]) -> int:
    """The card one would give up first."""
    return min(cards, key=lambda card: (spend(sight, [card]), card))


def best(sight: Observation, cards: Sequence[int]) -> int:
    return max(cards, key=lambda card: (gain(sight, card), keep_value(sight, card), -card))


# --- food ---


def gap(sight: Observation) -> int:
    """The food still missing for this round's meal; an unfed Caravan makes everybody a little hungrier."""
    missing = max(0, sight.me.need - sight.me.laid_out)
    if sight.with_caravan and not sight.caravan_fed and not sight.feeding:
        missing += (sight.place.cost + 1) // 2
    return missing


def meal(sight: Observation, food: int) -> float:
    """What so much food in hand is worth: a meal first of all, then something for the next round."""
    missing = gap(sight)
    starving = max(starving_cost(sight), 0.0)
    if food < missing:
        return starving * PARTIAL * food / missing
    if sight.final:
        return starving
    left = food - missing
    return starving + RESERVE * min(left, NEXT_MEAL) + LEFTOVER * max(0, left - NEXT_MEAL)


def pantry(sight: Observation, cards: Iterable[int]) -> int:
    """The most food a hand can hold out of these cards."""
    foods = sorted((worth(sight, card) for card in cards), reverse=True)
    return sum(foods[: max(sight.me.limit, len(sight.hand))])


def in_reach(sight: Observation) -> list[int]:
    """The Actions this seat holds or can harvest now."""
    cards = list(sight.hand)
    if sight.me.phase in (SEARCHING, HARVESTING) and (sight.active == sight.seat or sight.scenario.real_time):
        cards += [card for card in sight.zone if sight.book.actions[card]]
    return cards


def spend(sight: Observation, cards: Sequence[int]) -> float:
    """What it costs to lose these cards of one's hand."""
    reach = in_reach(sight)
    rest = [card for card in reach if card not in cards]
    texts = sum(text_value(sight, card) + message_value(sight, card) for card in cards)
    return meal(sight, pantry(sight, reach)) - meal(sight, pantry(sight, rest)) + texts


def gain(sight: Observation, card: int) -> float:
    """What it is worth to get this card."""
    hand = list(sight.hand)
    more = meal(sight, pantry(sight, [*hand, card])) - meal(sight, pantry(sight, hand))
    return more + text_value(sight, card) + message_value(sight, card)


def cheapest(
    sight: Observation, cards: Sequence[int], food: int, *, printed: bool = False
) -> tuple[float, tuple[int, ...]]:
    """The cards worth so much food that one would miss least; endless cost if there are not enough."""
    found: tuple[float, tuple[int, ...]] = (float("inf"), ())
    if food <= 0:
        return 0.0, ()
    number = sight.book.food
    for count in range(1, len(cards) + 1):
        for some in combinations(cards, count):
            total = sum(number[card] if printed else worth(sight, card) for card in some)
            if total >= food:
                cost = sum(keep_value(sight, card) for card in some)
                if cost < found[0]:
                    found = cost, some
    return found


def payment(sight: Observation, prices: Sequence[Price]) -> tuple[float, tuple[int, ...]]:
    """The cheapest way to pay a cost from hand; endless if it cannot be paid."""
    left = list(sight.hand)
    paid: list[int] = []
    for price in sorted(prices, key=lambda price: price.plain):
        if price.food:
            _, cards = cheapest(sight, left, price.food, printed=True)
            if not cards:
                return float("inf"), ()
            paid += cards
            continue
        fit = sorted((card for card in left if fits(sight, price, card)), key=lambda card: keep_value(sight, card))
        if len(fit) < price.cards:
            return float("inf"), ()
        paid += fit[: price.cards]
        left = [card for card in left if card not in paid]
    return spend(sight, paid), tuple(paid)


def fits(sight: Observation, price: Price, card: int) -> bool:
    book = sight.book
    return (
        book.levels[card] >= price.level_from
        and book.food[card] >= price.food_from
        and (book.reactions[card] or not price.reaction)
    )


# --- searching ---


class Odds(NamedTuple):
    """What a card of some level may turn out to be: how likely a Peril is, and each food number."""

    peril: float
    foods: tuple[tuple[int, float], ...]


def odds(sight: Observation, level: int) -> Odds:
    """The share of Perils and Actions among the cards of a level (0: of any) that this seat has not seen."""
    book = sight.book
    seen = {*sight.hand, *sight.plan, *sight.zone, *sight.discards, *sight.trophies, *sight.aside, *sight.known}
    backs = 0
    for person in sight.people:
        seen.update(person.store, person.zone)
        hidden = len(person.known) if person.seat != sight.seat else len(person.levels)
        backs += max(0, sum(not level or one == level for one in person.levels) - hidden)
    foods: dict[int, int] = {}
    found = dangers = 0
    for card, design in enumerate(book.cards):
        if card in seen or (level and design.level != level):
            continue
        found += 1
        if isinstance(design, Action):
            foods[design.food] = foods.get(design.food, 0) + 1
        elif isinstance(design, Peril):
            dangers += 1
    actions = sum(foods.values())
    rest = max(found - min(backs, actions), 1)
    share = max(actions - backs, 0) / actions if actions else 0.0
    ones = sight.ones
    return Odds(
        dangers / rest,
        tuple((ones if food == 1 else food, count * share / rest) for food, count in foods.items()),
    )


def dig_gain(sight: Observation, pile: int) -> float:
    """What one more card of this pile is worth, with all that lies on the table at stake."""
    heap = sight.piles[pile]
    if not heap.size:
        return -DEATH
    if heap.ahead:
        return known_gain(sight, heap.ahead[0])
    reach = in_reach(sight)
    now = pantry(sight, reach)
    base = meal(sight, now)
    chance = odds(sight, heap.level)
    smallest = min((worth(sight, card) for card in reach), default=0) if len(reach) >= sight.me.limit else 0
    text = 0.3 if len(reach) >= sight.me.limit else 0.9
    if heap.level == 3:
        text += message_missing(sight)
    gained = sum(share * (meal(sight, now + max(0, food - smallest)) - base + text) for food, share in chance.foods)
    return gained - chance.peril * danger(sight, heap.level)


def known_gain(sight: Observation, card: int) -> float:
    """The next card is known."""
    design = sight.book.cards[card]
    if isinstance(design, Peril):
        return -danger(sight, design.level, design)
    if not isinstance(design, Action):
        return 0.0
    reach = in_reach(sight)
    more = meal(sight, pantry(sight, [*reach, card])) - meal(sight, pantry(sight, reach))
    room = len(reach) < sight.me.limit
    return more + text_value(sight, card) * (1.0 if room else 0.5) + 0.2


def danger(sight: Observation, level: int, design: Peril | None = None) -> float:
    """What a Peril would cost: the searched cards, and an Affliction or the price of escaping it."""
    reach = in_reach(sight)
    at_stake = meal(sight, pantry(sight, reach)) - meal(sight, pantry(sight, sight.hand)) + 0.4 * len(sight.zone)
    if has_text(sight, perils.KeepSearched):
        at_stake *= 0.3
    if design is not None and not design.afflictions:
        return at_stake + 1.0
    affliction = own_affliction_cost(sight)
    if "peril-met" in sight.rule.reactions and not sight.spared:
        return at_stake + min(affliction, 0.0)
    escape = escape_chance(sight, level, design)
    trophies = TROPHY if wants_trophies(sight) else 0.0
    return at_stake + affliction * (1 - escape) + (2.5 - trophies) * escape


def escape_chance(sight: Observation, level: int, design: Peril | None) -> float:
    """How likely this seat gets away with a Peril of that level without an Affliction."""
    if has_text(sight, perils.Prevent) or (has_text(sight, perils.Neutralise) and level < 3):
        return 0.9
    if design is not None and not design.neutralise:
        return 0.0
    spare = len(sight.hand) - (0 if wants_trophies(sight) else 1)
    # Two cards pay for most Perils; a third of the worst ones cannot be paid off at all.
    chance = 0.0 if spare < 1 else 0.3 if spare < 2 else 0.6
    return chance * (0.6 if level == 3 else 0.9)


def has_text(sight: Observation, kind: type[Any]) -> bool:
    return any(isinstance(effect, kind) for card in sight.hand for effect in sight.book.texts[card])


def wants_trophies(sight: Observation) -> bool:
    return sight.scenario.victory.trophies and len(sight.trophies) < (len(sight.people) + 1) // 2 + 1


def tempting(heap: Heap) -> tuple[int, int]:
    """Which pile is worth looking at: what is not known yet, and the higher back."""
    return (-len(heap.ahead), heap.level)


def own_pile(sight: Observation) -> int | None:
    return sight.me.pile if sight.me.phase == SEARCHING else None
