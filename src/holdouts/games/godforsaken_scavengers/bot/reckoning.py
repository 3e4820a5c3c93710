"""What doing something now is worth to a careful newcomer: playing a card, a power, a quest, a Reaction."""

from collections.abc import Callable
from typing import Any

from holdouts.games.godforsaken_scavengers.bot import dealings
from holdouts.games.godforsaken_scavengers.bot.digging import danger, dig_gain, odds, own_pile, wants_trophies
from holdouts.games.godforsaken_scavengers.bot.judgement import (
    DEATH,
    TROPHY,
    affliction_cost,
    cheapest,
    gain,
    gap,
    gift_value,
    healing_gain,
    in_reach,
    keep_value,
    larder,
    meal,
    message_value,
    on_turn,
    own_affliction_cost,
    pantry,
    payment,
    severity_of,
    spend,
    text_value,
    worst,
)
from holdouts.games.godforsaken_scavengers.cards import Action, Effects, Opportunity, Peril, Power
from holdouts.games.godforsaken_scavengers.effects import people, perils, piles, searching, taking
from holdouts.games.godforsaken_scavengers.observation import Observation
from holdouts.games.godforsaken_scavengers.picks import (
    Approach,
    Complete,
    FeedCaravan,
    Neutralise,
    Play,
    UsePlace,
    UsePower,
)
from holdouts.games.godforsaken_scavengers.rules.perils import change_price
from holdouts.games.godforsaken_scavengers.state import HARVESTING, HERE, PLANNING, POWER, QUEST, SEARCHING

REWARD = 1.5
"""What the reward for a neutralised Peril is worth on average."""

FACE_UP = 2.0
"""A Character that turns its named side up."""

USED_TEXT = 0.3
"""A text that is used now could have been of use later, too."""

COVERED = 1.5
"""An Affliction that arrives face down hurts less."""


def value(seen: Observation, option: Any) -> float:
    """What an option beside the ordinary course of a turn is worth now; below 0: better not."""
    reckon = VALUES.get(type(option))
    return -1.0 if reckon is None else reckon(seen, option)


def approach_value(seen: Observation, option: Approach) -> float:
    return 4.0 if dealings.intent(seen) is not None else -1.0


def place_value(seen: Observation, option: UsePlace) -> float:
    """What the Location offers, less the card it asks for."""
    effects = seen.place.effects
    drops = any(isinstance(effect, taking.Drop) for effect in effects)
    return effects_gain(seen, effects) - (spend(seen, worst(seen, seen.hand)) if drops else 0.0)


def cost(seen: Observation, card: int) -> float:
    """What playing a card costs: its food, a message, and a little of its text."""
    reach = in_reach(seen)
    food = larder(seen, reach) - larder(seen, tuple([other for other in reach if other != card]))
    return food + message_value(seen, card) + USED_TEXT * text_value(seen, card)


def play_value(seen: Observation, option: Play) -> float:
    """What the text brings now, less the card; a text that brings nothing is not worth reckoning on."""
    gain = effects_gain(seen, seen.book.texts[option.card])
    return gain - cost(seen, option.card) if gain > 0 else -1.0


def own_power(seen: Observation) -> Power | None:
    character = seen.player.character
    return None if character is None else seen.book.characters[character].power


def power_value(seen: Observation, option: UsePower) -> float:
    power = own_power(seen)
    if power is None:
        return -1.0
    return effects_gain(seen, power.effects) - (FACE_UP if power.flip else 0.0)


def quest_value(seen: Observation, option: Complete) -> float:
    """An Opportunity: what its effects bring, less what it asks."""
    design = seen.book.cards[option.card]
    assert isinstance(design, Opportunity)
    quest = design.quest
    price = payment(seen, quest.price)[0] if quest.price else 0.0
    price += own_affliction_cost(seen) * len(quest.do)
    if quest.give and seen.hand:
        price += spend(seen, worst(seen, seen.hand)) * (0.5 if dealings.kind(seen) else 1.0)
    return effects_gain(seen, design.effects) - price


def effects_gain(seen: Observation, effects: Effects) -> float:
    return sum([GAINS[type(effect)](seen, effect) for effect in effects if type(effect) in GAINS])


def text_at_work(seen: Observation) -> Effects:
    """The text of the card, quest or power that is asking."""
    if seen.deed is None:
        return ()
    if seen.deed.part == HERE:
        return seen.place.effects
    if seen.deed.part == POWER:
        power = seen.book.characters[seen.deed.source].power
        return power.effects if power is not None else ()
    card = seen.book.cards[seen.deed.source]
    if seen.deed.part == QUEST and isinstance(card, Opportunity):
        return card.effects
    return seen.book.texts[seen.deed.source]


# --- what each effect brings ---


def searching_now(seen: Observation) -> bool:
    return on_turn(seen) and seen.player.phase == SEARCHING


def heal_gain(seen: Observation, effect: people.Heal) -> float:
    """One Affliction less, for me or for a partner."""
    if effect.face_down and not seen.player.face_down:
        return 0.0
    gains = [healing_gain(seen, seen.me)]
    if effect.who == "any" and dealings.kind(seen):
        gains += [dealings.KINDNESS * healing_gain(seen, person) for person in dealings.partners(seen)]
    return max(gains)


def worst_burden(seen: Observation) -> float:
    return max((severity_of(burden) for burden in seen.me.burdens), default=0.0) * (0.3 if seen.final else 1.0)


def turn_down_gain(seen: Observation, effect: people.TurnDown) -> float:
    return 0.8 * worst_burden(seen)


def show_gain(seen: Observation, effect: people.TurnCharacter) -> float:
    return FACE_UP if seen.state.with_characters and not seen.player.revealed and seen.state.trial is None else 0.0


def look_gain(seen: Observation, effect: piles.Look) -> float:
    """To search one of several cards in Harvest is as good as a fine card; merely to look spares a Peril."""
    if effect.then == "search":
        if not on_turn(seen) or seen.player.phase != HARVESTING:
            return 0.0
        now = pantry(seen, in_reach(seen))
        return meal(seen, now + 3) - meal(seen, now) + 1.5
    if effect.then == "reorder":
        return 1.0 if effect.pile == "road" else 0.0
    return foresight(seen) if wants_more(seen) else 0.0


def foresight(seen: Observation) -> float:
    """A Peril one sees coming can be left alone, if it would have been searched at all."""
    pile = own_pile(seen)
    if pile is None:
        unseen = [heap for heap in seen.piles if heap.size and not heap.ahead]
        level = min((heap.level for heap in unseen), default=None)
    else:
        level = seen.piles[pile].level if not seen.piles[pile].ahead else None
    return 0.0 if level is None else 0.7 * odds(seen, level).peril * danger(seen, level) + 0.3


def wants_more(seen: Observation) -> bool:
    """Whether this seat is about to search."""
    if not searching_now(seen):
        return False
    pile = own_pile(seen)
    return pile is None or dig_gain(seen, pile) > -1.0


def reveal_gain(seen: Observation, effect: piles.Reveal) -> float:
    return 0.5 + foresight(seen) if searching_now(seen) and own_pile(seen) is None else 0.0


def clear_gain(seen: Observation, effect: Any) -> float:
    """Get rid of a Peril that lies ahead while there is still hunger."""
    pile = own_pile(seen)
    if not searching_now(seen) or pile is None or not seen.piles[pile].ahead:
        return 0.0
    bad = isinstance(seen.book.cards[seen.piles[pile].ahead[0]], Peril)
    return 3.0 if bad and pantry(seen, in_reach(seen)) < gap(seen) else 0.0


def change_gain(seen: Observation, effect: searching.ChangePile) -> float:
    pile = own_pile(seen)
    if not searching_now(seen) or pile is None:
        return 0.0
    here = max(dig_gain(seen, pile), 0.0)
    others = [dig_gain(seen, other) for other in range(len(seen.piles)) if other != pile]
    return max(max(others, default=0.0) - here, 0.0)


def resume_gain(seen: Observation, effect: searching.Resume) -> float:
    """Another search is for the hungry."""
    if not seen.player.ended_by_affliction or pantry(seen, in_reach(seen)) >= gap(seen):
        return 0.0
    return 1.0 + max((dig_gain(seen, pile) for pile in range(len(seen.piles))), default=0.0)


def take_gain(seen: Observation, effect: taking.Take) -> float:
    """The best card in reach of the text; what can be harvested anyway is no gain."""
    book = seen.book
    cards: list[int] = []
    if effect.source in ("searched", "both") and not (on_turn(seen) and seen.player.phase in (SEARCHING, HARVESTING)):
        cards += seen.zone if seen.state.feeding else ()
    if effect.source in ("discard", "both"):
        cards += seen.state.discards
    cards = [
        card
        for card in cards
        if book.actions[card]
        and book.levels[card] <= effect.level_to
        and (effect.of == "action" or book.reactions[card])
        and not (effect.other and effect in book.texts[card])
    ]
    if not cards or len(seen.hand) > seen.me.limit:
        return 0.0
    return max(gain(seen, card) for card in cards) + 0.7 * min(effect.amount - 1, len(cards) - 1)


def store_gain(seen: Observation, effect: taking.Store) -> float:
    """Food in the store takes no room in the hand."""
    source = {"searched": seen.zone, "discard": seen.state.discards, "hand": seen.hand}[effect.source]
    foods = [
        seen.foods[card] for card in source if seen.book.actions[card] and seen.book.levels[card] <= effect.level_to
    ]
    if not foods or gap(seen) <= 0:
        return 0.0
    if effect.source == "hand":
        return 0.8 if len(seen.hand) >= seen.me.limit else 0.2
    now = pantry(seen, in_reach(seen))
    return meal(seen, now + max(foods)) - meal(seen, now)


def ease_gain(seen: Observation, effect: people.EaseHunger) -> float:
    """Less hunger for partners who lack just that."""
    if not seen.state.feeding or not dealings.kind(seen):
        return 0.0
    lacking = sorted(
        (
            affliction_cost(seen, person.afflictions)
            for person in dealings.partners(seen)
            if person.player.feeding == PLANNING and 0 < person.missing <= effect.amount
        ),
        reverse=True,
    )
    return dealings.KINDNESS * sum(lacking[: effect.people])


def cover_gain(seen: Observation, effect: perils.Cover) -> float:
    """Whoever will starve anyway may as well be spared the text."""
    if not seen.state.feeding or seen.state.trial is not None or seen.final:
        return 0.0
    _, some = cheapest(seen, seen.hand, gap(seen))
    return 0.0 if some or gap(seen) <= 0 else COVERED


def barter_gain(seen: Observation, effect: Any) -> float:
    """A worse card for a better one."""
    actions = [card for card in seen.zone if seen.book.actions[card]]
    if not actions or len(seen.hand) < 2:
        return 0.0
    if seen.player.phase != HARVESTING or len(seen.hand) < seen.me.limit:
        return 0.0
    return max(keep_value(seen, card) for card in actions) - min(keep_value(seen, card) for card in seen.hand) - 0.3


GAINS: dict[type[Any], Callable[[Observation, Any], float]] = {
    people.Heal: heal_gain,
    people.TurnDown: turn_down_gain,
    people.TurnCharacter: show_gain,
    people.EaseHunger: ease_gain,
    piles.Look: look_gain,
    piles.Reveal: reveal_gain,
    piles.Move: clear_gain,
    searching.ChangePile: change_gain,
    searching.Resume: resume_gain,
    taking.Take: take_gain,
    taking.TakeThis: lambda seen, effect: 0.5,
    taking.Store: store_gain,
    taking.Barter: barter_gain,
    perils.Cover: cover_gain,
}
"""What each effect brings when it is used now; what is not named brings nothing."""


VALUES: dict[type[Any], Callable[[Observation, Any], float]] = {
    Play: play_value,
    UsePower: power_value,
    Complete: quest_value,
    FeedCaravan: lambda seen, option: dealings.caravan_value(seen),
    Approach: approach_value,
    UsePlace: place_value,
}
"""What each option is worth that can be taken beside the ordinary course of a turn."""


POWERS: dict[type[Any], float] = {
    people.Heal: 4.0,
    perils.Prevent: 4.0,
    perils.Neutralise: 3.5,
    taking.Take: 2.0,
}
"""What a Character's own action is worth, by the best of its effects."""


def find_value(seen: Observation, card: int) -> float:
    """What it is worth to search this card."""
    design = seen.book.cards[card]
    if isinstance(design, Action):
        return gain(seen, card)
    return -danger(seen, design.level, design) - 1.0 if isinstance(design, Peril) else 0.0


def character_value(seen: Observation, character: int) -> float:
    """Which Character to be: healing and sparing first, then food and room."""
    card = seen.book.characters[character]
    power = 0.0 if card.power is None else max(POWERS.get(type(effect), 0.5) for effect in card.power.effects)
    return gift_value(seen.book.of_gifts[character]) + power


# --- Perils ---


def trouble(seen: Observation) -> float:
    """What the open Peril's Afflictions would cost its searcher, as things stand."""
    trial = seen.state.trial
    if trial is None or trial.prevented or trial.neutralised or trial.bearer is not None:
        return 0.0
    design = seen.book.cards[trial.card]
    assert isinstance(design, Peril)
    have = seen.people[trial.searcher].afflictions
    return sum(affliction_cost(seen, min(have + more, seen.state.limit - 1)) for more in range(design.afflictions))


def neutralising_value(seen: Observation, option: Any) -> float:
    """What is spared and won, less what is paid; 0 for passing."""
    return way_worth(seen, option.way) if isinstance(option, Neutralise) else 0.0


def way_worth(seen: Observation, way: int, discount: int = 0) -> float:
    prices = list(seen.prices[way])
    if discount:
        prices = change_price(prices, -discount)
    return trouble(seen) + winnings(seen) - payment(seen, prices)[0]


def winnings(seen: Observation) -> float:
    return REWARD + (TROPHY if wants_trophies(seen) else 0.0)


def way_out(seen: Observation, discount: int = 0) -> float:
    """The best that neutralising could do, 0 if it is not worth it."""
    assert seen.state.trial is not None
    ways = range(len(seen.prices))
    return max((way_worth(seen, way, discount) for way in ways), default=0.0)


def reaction_value(seen: Observation, option: Any) -> float:
    """What a Reaction saves, less what it costs; 0 for passing."""
    match option:
        case Play(card):
            return reaction_gain(seen, seen.book.texts[card]) - cost(seen, card)
        case UsePower():
            power = own_power(seen)
            return reaction_gain(seen, power.effects) - FACE_UP if power is not None else 0.0
        case Approach():
            return DEATH if dealings.rescue(seen) is not None else -1.0
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
    return trouble(seen) - max(way_out(seen), 0.0) if own else trouble(seen)


def neutralise_gain(seen: Observation, own: bool) -> float:
    return prevent_gain(seen, own) + winnings(seen)


def discount_gain(seen: Observation, own: bool) -> float:
    """What the way out becomes worth; for others only when they are in danger."""
    if own:
        return max(way_out(seen, 1), 0.0) - max(way_out(seen), 0.0)
    assert seen.state.trial is not None
    searcher = seen.people[seen.state.trial.searcher]
    return 0.4 * trouble(seen) if trouble(seen) >= dealings.IN_DANGER and searcher.levels else 0.0


def redirect_gain(seen: Observation, own: bool) -> float:
    """To bear it oneself pays when it would kill the other and not me."""
    return 0.0 if own else max(trouble(seen) - own_affliction_cost(seen) / dealings.KINDNESS, -DEATH)


def cover_reaction(seen: Observation, own: bool) -> float:
    return COVERED if own and 0 < trouble(seen) < DEATH else 0.0


REACTIONS: dict[type[Any], Callable[[Observation, bool], float]] = {
    perils.KeepSearched: keep_gain,
    perils.Prevent: prevent_gain,
    perils.Neutralise: neutralise_gain,
    perils.Discount: discount_gain,
    perils.Redirect: redirect_gain,
    perils.Cover: cover_reaction,
}
