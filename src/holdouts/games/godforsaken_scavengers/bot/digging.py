"""What one more card of a pile may bring a careful newcomer: how likely a Peril is, and how bad, and how much food."""

from functools import lru_cache
from typing import Any, NamedTuple

from holdouts.engine.observation import once
from holdouts.games.godforsaken_scavengers.bot.judgement import (
    DEATH,
    TROPHY,
    harvestable,
    in_reach,
    larder,
    meal,
    message_missing,
    own_affliction_cost,
    pantry,
    takes_left,
    text_value,
)
from holdouts.games.godforsaken_scavengers.cards import Action, Book, DrawCard, Peril
from holdouts.games.godforsaken_scavengers.effects import perils
from holdouts.games.godforsaken_scavengers.observation import Heap, Observation
from holdouts.games.godforsaken_scavengers.state import SEARCHING

Sort = int | type[DrawCard]
"""The food of an Action, or what else a card is."""


class Odds(NamedTuple):
    """What a card of some level may turn out to be: how likely a Peril is, and each food number."""

    peril: float
    foods: tuple[tuple[int, float], ...]


class Deck(NamedTuple):
    """The cards of a book as one meets them face down."""

    counts: tuple[int, ...]
    """How many cards there are of each sort."""
    cards: tuple[int, ...]
    """Of which sort each card is."""
    levels: tuple[tuple[tuple[int, Sort], ...], ...]
    """The sorts behind each back; first, those behind any."""


@lru_cache(maxsize=16)
def deck(book: Book) -> Deck:
    every = [(card.level, card.food if isinstance(card, Action) else type(card)) for card in book.cards]
    sorts = list(dict.fromkeys(every))
    levels = [
        tuple((place, sort) for place, (back, sort) in enumerate(sorts) if not level or back == level)
        for level in range(max(book.levels) + 1)
    ]
    return Deck(tuple(map(every.count, sorts)), tuple(map(sorts.index, every)), tuple(levels))


@once
def unseen(seen: Observation) -> list[int]:
    """How many cards of each sort there are of which this seat does not know where they are."""
    state = seen.state
    faces = {*seen.hand, *seen.player.plan, *seen.zone, *state.discards, *state.trophies, *state.aside}
    faces.update(state.known, seen.player.knows, *[player.store for player in state.players])
    if state.hunt:
        faces.update(*[player.zone for player in state.players])
    cards = deck(seen.book)
    left = list(cards.counts)
    for card in faces:
        left[cards.cards[card]] -= 1
    return left


def backs(seen: Observation, level: int) -> int:
    """How many cards with this back (0: with any) others hold, as far as one cannot know their faces."""
    found = 0
    for person in seen.people:
        if person.seat != seen.seat:
            held = person.levels.count(level) if level else len(person.levels)
            found += max(0, held - len(person.known)) if held else 0
    return found


@once
def odds(seen: Observation, level: int) -> Odds:
    """The share of Perils and Actions among the cards of a level (0: of any) that this seat has not seen."""
    left = unseen(seen)
    foods: dict[int, int] = {}
    found = dangers = 0
    for place, sort in deck(seen.book).levels[level]:
        count = left[place]
        found += count
        if sort is Peril:
            dangers += count
        elif count and isinstance(sort, int):
            foods[sort] = foods.get(sort, 0) + count
    actions = sum(foods.values())
    held = backs(seen, level)
    rest = max(found - min(held, actions), 1)
    share = max(actions - held, 0) / actions if actions else 0.0
    ones = seen.ones
    return Odds(
        dangers / rest,
        tuple([(ones if food == 1 else food, count * share / rest) for food, count in foods.items()]),
    )


@once
def dig_gain(seen: Observation, pile: int) -> float:
    """What one more card of this pile is worth, with all that lies on the table at stake."""
    heap = seen.piles[pile]
    if not heap.size:
        return -DEATH
    if heap.ahead:
        return known_gain(seen, heap.ahead[0])
    reach = in_reach(seen)
    now = pantry(seen, reach)
    base = meal(seen, now)
    chance = odds(seen, heap.level)
    barred = len(harvestable(seen)) >= takes_left(seen)
    full = barred or len(reach) >= seen.me.limit
    smallest = min([seen.foods[card] for card in (harvestable(seen) if barred else reach)], default=0) if full else 0
    text = 0.3 if full else 0.9
    if heap.level == 3:
        text += message_missing(seen)
    gained = sum(
        [
            share * (meal(seen, now + food - smallest if food > smallest else now) - base + text)
            for food, share in chance.foods
        ]
    )
    return gained - chance.peril * danger(seen, heap.level)


def known_gain(seen: Observation, card: int) -> float:
    """The next card is known."""
    design = seen.book.cards[card]
    if isinstance(design, Peril):
        return -danger(seen, design.level, design)
    if not isinstance(design, Action):
        return 0.0
    reach = in_reach(seen)
    room = len(reach) < seen.me.limit
    more = larder(seen, (*reach, card)) - larder(seen, reach)
    return more + text_value(seen, card) * (1.0 if room else 0.5) + 0.2


def danger(seen: Observation, level: int, design: Peril | None = None) -> float:
    """What a Peril would cost: the searched cards, and an Affliction or the price of escaping it."""
    at_stake = larder(seen, in_reach(seen)) - larder(seen, seen.hand) + 0.4 * len(seen.zone)
    if has_text(seen, perils.KeepSearched):
        at_stake *= 0.3
    if design is not None and not design.afflictions:
        return at_stake + 1.0
    affliction = own_affliction_cost(seen)
    if seen.spares and not seen.player.perils_in_search:
        return at_stake + min(affliction, 0.0)
    escape = escape_chance(seen, level, design)
    trophies = TROPHY if wants_trophies(seen) else 0.0
    return at_stake + affliction * (1 - escape) + (2.5 - trophies) * escape


def escape_chance(seen: Observation, level: int, design: Peril | None) -> float:
    """How likely this seat gets away with a Peril of that level without an Affliction."""
    if has_text(seen, perils.Prevent) or (has_text(seen, perils.Neutralise) and level < 3):
        return 0.9
    if design is not None and not design.neutralise:
        return 0.0
    spare = len(seen.hand) - (0 if wants_trophies(seen) else 1)
    # Two cards pay for most Perils; a third of the worst ones cannot be paid off at all.
    chance = 0.0 if spare < 1 else 0.3 if spare < 2 else 0.6
    return chance * (0.6 if level == 3 else 0.9)


@once
def has_text(seen: Observation, kind: type[Any]) -> bool:
    return any(isinstance(effect, kind) for card in seen.hand for effect in seen.book.texts[card])


def wants_trophies(seen: Observation) -> bool:
    return seen.scenario.victory.trophies and len(seen.state.trophies) < (len(seen.state.players) + 1) // 2 + 1


def tempting(heap: Heap) -> tuple[int, int]:
    """Which pile is worth looking at: what is not known yet, and the higher back."""
    return (-len(heap.ahead), heap.level)


def own_pile(seen: Observation) -> int | None:
    return seen.player.pile if seen.player.phase == SEARCHING else None
