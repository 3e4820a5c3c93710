"""What doing something now is worth to a careful newcomer: playing a card, a power, a quest, a Reaction."""

from collections.abc import Callable
from typing import Any

from holdouts.games.godforsaken_scavengers import picks
from holdouts.games.godforsaken_scavengers.bot import dealings, judgement
from holdouts.games.godforsaken_scavengers.bot.digging import danger, dig_gain, odds, own_pile, wants_trophies
from holdouts.games.godforsaken_scavengers.bot.judgement import gain, gap, in_reach, larder, meal, pantry, spend
from holdouts.games.godforsaken_scavengers.cards import Effects, Opportunity, Peril
from holdouts.games.godforsaken_scavengers.effects import people, perils, piles, searching, taking
from holdouts.games.godforsaken_scavengers.observation import Observation
from holdouts.games.godforsaken_scavengers.rules.perils import price
from holdouts.games.godforsaken_scavengers.rules.playing import power_of
from holdouts.games.godforsaken_scavengers.state import HARVESTING

REWARD = 1.5
"""What the reward for a neutralised Peril is worth on average."""

FACE_UP = 2.0
"""A Character that turns its named side up."""

USED_TEXT = 0.3
"""A text that is used now could have been of use later, too."""

FINE_CARD = 3
"""The food one hopes for where one of several cards may be searched."""


def value(seen: Observation, option: Any) -> float:
    """What an option beside the ordinary course of a turn is worth now; below 0: better not."""
    reckon = VALUES.get(type(option))
    return -1.0 if reckon is None else reckon(seen, option)


def place_value(seen: Observation, option: picks.UsePlace) -> float:
    """What the Location offers, less the card it asks for."""
    effects = seen.place.effects
    drops = any(isinstance(effect, taking.Drop) for effect in effects)
    return effects_gain(seen, effects) - (spend(seen, judgement.worst(seen, seen.hand)) if drops else 0.0)


def play_value(seen: Observation, option: picks.Play) -> float:
    """What the text brings now, less the card; a text that brings nothing is not worth reckoning on."""
    brings = effects_gain(seen, seen.book.texts[option.card])
    return brings - cost(seen, option.card) if brings > 0 else -1.0


def cost(seen: Observation, card: int) -> float:
    """What playing a card costs: its food, a message, and a little of its text."""
    return spend(seen, card) - (1 - USED_TEXT) * judgement.text_value(seen, card)


def power_value(seen: Observation, option: picks.UsePower) -> float:
    power = power_of(seen.state, seen.seat)
    assert power is not None
    return effects_gain(seen, power.effects) - (FACE_UP if power.flip else 0.0)


def quest_value(seen: Observation, option: picks.Complete) -> float:
    """An Opportunity: what its effects bring, less what it asks."""
    design = seen.book.cards[option.card]
    assert isinstance(design, Opportunity)
    quest = design.quest
    asked = judgement.payment(seen, quest.price) + judgement.own_affliction_cost(seen) * len(quest.do)
    if quest.give and seen.hand:
        asked += spend(seen, judgement.worst(seen, seen.hand)) * (0.5 if dealings.kind(seen) else 1.0)
    return effects_gain(seen, design.effects) - asked


VALUES: dict[type[Any], Callable[[Observation, Any], float]] = {
    picks.Play: play_value,
    picks.UsePower: power_value,
    picks.Complete: quest_value,
    picks.FeedCaravan: lambda seen, option: dealings.caravan_value(seen),
    picks.Approach: lambda seen, option: 4.0 if dealings.intent(seen) is not None else -1.0,
    picks.UsePlace: place_value,
}
"""What each option is worth that can be taken beside the ordinary course of a turn."""


# --- what each effect brings ---


def effects_gain(seen: Observation, effects: Effects) -> float:
    return sum([GAINS[type(effect)](seen, effect) for effect in effects if type(effect) in GAINS])


def heal_gain(seen: Observation, effect: people.Heal) -> float:
    """One Affliction less, for me or for a partner."""
    gains = [judgement.healing_gain(seen, seen.me)]
    if effect.who == "any" and dealings.kind(seen):
        gains += [dealings.KINDNESS * judgement.healing_gain(seen, person) for person in dealings.partners(seen)]
    return max(gains)


def turn_down_gain(seen: Observation, effect: people.TurnDown) -> float:
    worst = max([judgement.severity_of(burden) for burden in seen.me.burdens], default=0.0)
    return worst * (0.2 if seen.final else 0.8)


def show_gain(seen: Observation, effect: people.TurnCharacter) -> float:
    return FACE_UP if seen.state.with_characters and not seen.player.revealed and seen.state.trial is None else 0.0


def look_gain(seen: Observation, effect: piles.Look) -> float:
    """To search one of several cards in Harvest is as good as a fine card; merely to look spares a Peril."""
    if effect.then != "search":
        return foresight(seen) if effect.then != "reorder" else 0.0
    return more_food(seen, FINE_CARD) + REWARD if seen.player.phase == HARVESTING else 0.0


def foresight(seen: Observation) -> float:
    """A Peril one sees coming can be left alone, if it would have been searched at all."""
    if not judgement.searching_now(seen):
        return 0.0
    pile = own_pile(seen)
    heaps = seen.piles if pile is None else seen.piles[pile : pile + 1]
    level = min([heap.level for heap in heaps if heap.size and not heap.ahead], default=None)
    return 0.0 if level is None else 0.7 * odds(seen, level).peril * danger(seen, level) + 0.3


def change_gain(seen: Observation, effect: searching.ChangePile) -> float:
    """How much better the best pile looks than one's own."""
    pile = own_pile(seen)
    if pile is None:
        return 0.0
    return max([dig_gain(seen, other) for other in range(len(seen.piles))]) - max(dig_gain(seen, pile), 0.0)


def take_gain(seen: Observation, effect: taking.Take) -> float:
    """The best discarded card in reach of the text; what can be harvested anyway is no gain."""
    book = seen.book
    if effect.source not in ("discard", "both") or len(seen.hand) > seen.me.limit:
        return 0.0
    cards = [
        card
        for card in seen.state.discards
        if book.actions[card]
        and book.levels[card] <= effect.level_to
        and (effect.of == "action" or book.reactions[card])
        and not (effect.other and effect in book.texts[card])
    ]
    return max([gain(seen, card) for card in cards], default=0.0)


def store_gain(seen: Observation, effect: taking.Store) -> float:
    """Food in the store takes no room in the hand."""
    source = {"searched": seen.zone, "discard": seen.state.discards}.get(effect.source, ())
    return more_food(seen, max([seen.foods[card] for card in source], default=0)) if gap(seen) > 0 else 0.0


def more_food(seen: Observation, food: int) -> float:
    now = pantry(seen, in_reach(seen))
    return meal(seen, now + food) - meal(seen, now)


GAINS: dict[type[Any], Callable[[Observation, Any], float]] = {
    people.Heal: heal_gain,
    people.TurnDown: turn_down_gain,
    people.TurnCharacter: show_gain,
    piles.Look: look_gain,
    piles.Reveal: lambda seen, effect: foresight(seen),
    searching.ChangePile: change_gain,
    taking.Take: take_gain,
    taking.TakeThis: lambda seen, effect: 0.5,
    taking.Store: store_gain,
}
"""What each effect brings when it is used now; what is not named brings nothing."""


def find_value(seen: Observation, card: int) -> float:
    """What it is worth to search this card."""
    design = seen.book.cards[card]
    return -danger(seen, design.level, design) - 1.0 if isinstance(design, Peril) else gain(seen, card)


# --- Perils ---


def trouble(seen: Observation) -> float:
    """What the open Peril's Afflictions would cost its searcher, as things stand."""
    trial = seen.state.trial
    if trial is None or trial.prevented or trial.neutralised or trial.bearer is not None:
        return 0.0
    return judgement.affliction_cost(seen, seen.people[trial.searcher].afflictions) * seen.state.peril().afflictions


def neutralising_value(seen: Observation, option: Any) -> float:
    """What is spared and won, less what is paid; 0 for passing."""
    if isinstance(option, picks.Pass):
        return 0.0
    return trouble(seen) + winnings(seen) - judgement.payment(seen, price(seen.state, option.way))


def winnings(seen: Observation) -> float:
    return REWARD + (judgement.TROPHY if wants_trophies(seen) else 0.0)


def way_out(seen: Observation) -> float:
    """The best that neutralising could do, 0 if it is not worth it."""
    ways = [neutralising_value(seen, picks.Neutralise(way)) for way in range(len(seen.state.peril().neutralise))]
    return max([0.0, *ways])


def reaction_value(seen: Observation, option: Any) -> float:
    """What a Reaction saves, less what it costs; 0 for passing."""
    match option:
        case picks.Play(card):
            return reaction_gain(seen, seen.book.texts[card]) - cost(seen, card)
        case picks.UsePower():
            power = power_of(seen.state, seen.seat)
            assert power is not None
            return reaction_gain(seen, power.effects) - FACE_UP
        case picks.Approach():
            return judgement.DEATH if dealings.rescue(seen) is not None else -1.0
    return 0.0


def reaction_gain(seen: Observation, effects: Effects) -> float:
    """For one's own Peril all counts; for a partner's, what one would do out of kindness."""
    assert seen.state.trial is not None
    own = seen.state.trial.searcher == seen.seat
    if not own and not dealings.kind(seen):
        return 0.0
    saved = sum(REACTIONS[type(effect)](seen, own) for effect in effects if type(effect) in REACTIONS)
    return saved if own else dealings.KINDNESS * saved


def keep_gain(seen: Observation, own: bool) -> float:
    """The searched cards at stake."""
    actions = [card for card in seen.zone if seen.book.actions[card]]
    if not own:
        return 0.8 * sum(seen.book.food[card] for card in actions)
    food = larder(seen, (*seen.hand, *actions)) - larder(seen, seen.hand)
    return food + 0.5 * len(actions)


def prevent_gain(seen: Observation, own: bool) -> float:
    """An Affliction less, unless there is a cheaper way out."""
    return trouble(seen) - (way_out(seen) if own else 0.0)


REACTIONS: dict[type[Any], Callable[[Observation, bool], float]] = {
    perils.KeepSearched: keep_gain,
    perils.Prevent: prevent_gain,
    perils.Neutralise: lambda seen, own: prevent_gain(seen, own) + winnings(seen),
    perils.Discount: lambda seen, own: 0.4 * prevent_gain(seen, own),
}
"""What each effect saves when somebody has met a Peril."""
