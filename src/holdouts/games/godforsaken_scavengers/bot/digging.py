"""What one more card of a pile may bring a careful newcomer: how likely a Peril is, and how bad, and how much food."""

from collections import Counter
from typing import Any, NamedTuple

from holdouts.engine.observation import once
from holdouts.games.godforsaken_scavengers.bot import judgement
from holdouts.games.godforsaken_scavengers.bot.judgement import harvestable, in_reach, larder, meal, pantry, takes_left
from holdouts.games.godforsaken_scavengers.cards import Action, Peril
from holdouts.games.godforsaken_scavengers.effects import perils
from holdouts.games.godforsaken_scavengers.observation import Observation
from holdouts.games.godforsaken_scavengers.rules.ending import half_of_the_table
from holdouts.games.godforsaken_scavengers.state import SEARCHING


class Odds(NamedTuple):
    """What a card of some level may turn out to be: how likely a Peril is, and each food number."""

    peril: float
    foods: tuple[tuple[int, float], ...]


@once
def unseen(seen: Observation) -> list[int]:
    """The cards of which this seat does not know where they are."""
    state = seen.state
    faces = {*seen.hand, *seen.player.plan, *seen.zone, *state.discards, *state.trophies, *state.aside}
    faces.update(state.known, seen.player.knows, *[(*player.store, *player.zone) for player in state.players])
    return [card for card in range(len(seen.book.cards)) if card not in faces]


def backs(seen: Observation, level: int) -> int:
    """How many cards with this back (0: with any) others hold, as far as one cannot know their faces."""
    found = 0
    for person in seen.people:
        if person.seat != seen.seat:
            held = person.levels.count(level) if level else len(person.levels)
            found += max(0, held - len(person.known))
    return found


@once
def odds(seen: Observation, level: int) -> Odds:
    """The share of Perils and Actions among the cards of a level (0: of any) that this seat has not seen."""
    book = seen.book
    left = [card for card in unseen(seen) if level in (0, book.levels[card])]
    dangers = sum([isinstance(book.cards[card], Peril) for card in left])
    foods = Counter([seen.foods[card] for card in left if book.actions[card]])
    actions = foods.total()
    held = min(backs(seen, level), actions)
    rest = max(len(left) - held, 1)
    share = (actions - held) / actions if actions else 0.0
    return Odds(dangers / rest, tuple([(food, count * share / rest) for food, count in foods.items()]))


@once
def dig_gain(seen: Observation, pile: int) -> float:
    """What one more card of this pile is worth, with all that lies on the table at stake."""
    heap = seen.piles[pile]
    if not heap.size:
        return -judgement.DEATH
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
        text += judgement.message_missing(seen)
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
    return more + judgement.text_value(seen, card) * (1.0 if room else 0.5) + 0.2


def danger(seen: Observation, level: int, design: Peril | None = None) -> float:
    """What a Peril would cost: the searched cards, and an Affliction or the price of escaping it."""
    at_stake = larder(seen, in_reach(seen)) - larder(seen, seen.hand) + 0.4 * len(seen.zone)
    if has_text(seen, perils.KeepSearched):
        at_stake *= 0.3
    if design is not None and not design.afflictions:
        return at_stake + 1.0
    affliction = judgement.own_affliction_cost(seen)
    if "peril-met" in seen.state.here.reactions and not seen.player.perils_in_search:
        return at_stake + min(affliction, 0.0)
    escape = escape_chance(seen, level, design)
    trophies = judgement.TROPHY if wants_trophies(seen) else 0.0
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
    return seen.scenario.victory.trophies and len(seen.state.trophies) <= half_of_the_table(seen.state)


def own_pile(seen: Observation) -> int | None:
    return seen.player.pile if seen.player.phase == SEARCHING else None
