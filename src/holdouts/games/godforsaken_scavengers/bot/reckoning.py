"""What doing something now is worth to a careful newcomer: playing a card, a power, a quest, a Reaction."""

from collections.abc import Callable
from typing import Any

from holdouts.games.godforsaken_scavengers.bot import dealings
from holdouts.games.godforsaken_scavengers.bot.judgement import (
    DEATH,
    TROPHY,
    affliction_cost,
    best,
    cheapest,
    danger,
    dig_gain,
    gain,
    gap,
    healing_gain,
    in_reach,
    keep_value,
    meal,
    message_value,
    odds,
    own_affliction_cost,
    own_pile,
    pantry,
    payment,
    severity_of,
    spend,
    text_value,
    wants_trophies,
    worst,
    worth,
)
from holdouts.games.godforsaken_scavengers.cards import Action, Effects, Opportunity, Peril, Power
from holdouts.games.godforsaken_scavengers.effects import people, perils, piles, searching, taking
from holdouts.games.godforsaken_scavengers.observation import Observation
from holdouts.games.godforsaken_scavengers.picks import (
    Approach,
    Complete,
    FeedCaravan,
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


def value(sight: Observation, option: Any) -> float:
    """What an option beside the ordinary course of a turn is worth now; below 0: better not."""
    match option:
        case Play(card):
            return play_value(sight, card)
        case UsePower():
            return power_value(sight)
        case Complete(card):
            return quest_value(sight, card)
        case FeedCaravan():
            return dealings.caravan_value(sight)
        case Approach():
            return 4.0 if dealings.intent(sight) is not None else -1.0
        case UsePlace():
            return place_value(sight)
    return -1.0


def place_value(sight: Observation) -> float:
    """What the Location offers, less the card it asks for."""
    effects = sight.place.effects
    drops = any(isinstance(effect, taking.Drop) for effect in effects)
    return effects_gain(sight, effects) - (spend(sight, [worst(sight, sight.hand)]) if drops else 0.0)


def cost(sight: Observation, card: int) -> float:
    """What playing a card costs: its food, a message, and a little of its text."""
    reach = in_reach(sight)
    rest = [other for other in reach if other != card]
    food = meal(sight, pantry(sight, reach)) - meal(sight, pantry(sight, rest))
    return food + message_value(sight, card) + USED_TEXT * text_value(sight, card)


def play_value(sight: Observation, card: int) -> float:
    return effects_gain(sight, sight.book.texts[card]) - cost(sight, card)


def own_power(sight: Observation) -> Power | None:
    character = sight.me.character
    return None if character is None else sight.book.characters[character].power


def power_value(sight: Observation) -> float:
    power = own_power(sight)
    if power is None:
        return -1.0
    return effects_gain(sight, power.effects) - (FACE_UP if power.flip else 0.0)


def quest_value(sight: Observation, card: int) -> float:
    """An Opportunity: what its effects bring, less what it asks."""
    design = sight.book.cards[card]
    assert isinstance(design, Opportunity)
    quest = design.quest
    price = payment(sight, quest.price)[0] if quest.price else 0.0
    price += own_affliction_cost(sight) * len(quest.do)
    if quest.give and sight.hand:
        price += spend(sight, [worst(sight, sight.hand)]) * (0.5 if dealings.kind(sight) else 1.0)
    return effects_gain(sight, design.effects) - price


def effects_gain(sight: Observation, effects: Effects) -> float:
    return sum(GAINS[type(effect)](sight, effect) for effect in effects if type(effect) in GAINS)


def text_at_work(sight: Observation) -> Effects:
    """The text of the card, quest or power that is asking."""
    if sight.work is None:
        return ()
    if sight.work.part == POWER:
        power = sight.book.characters[sight.work.source].power
        return power.effects if power is not None else ()
    if sight.work.part == HERE:
        return sight.place.effects
    card = sight.book.cards[sight.work.source]
    if sight.work.part == QUEST and isinstance(card, Opportunity):
        return card.effects
    return sight.book.texts[sight.work.source]


# --- what each effect brings ---


def on_turn(sight: Observation) -> bool:
    return sight.active == sight.seat or sight.scenario.real_time


def searching_now(sight: Observation) -> bool:
    return on_turn(sight) and sight.me.phase == SEARCHING


def heal_gain(sight: Observation, effect: people.Heal) -> float:
    """One Affliction less, for me or for a partner."""
    if effect.face_down and not sight.hidden_marks:
        return 0.0
    gains = [healing_gain(sight, sight.me)]
    if effect.who == "any" and dealings.kind(sight):
        gains += [dealings.KINDNESS * healing_gain(sight, person) for person in dealings.partners(sight)]
    return max(gains)


def worst_burden(sight: Observation) -> float:
    return max((severity_of(burden) for burden in sight.me.burdens), default=0.0) * (0.3 if sight.final else 1.0)


def turn_down_gain(sight: Observation, effect: people.TurnDown) -> float:
    return 0.8 * worst_burden(sight)


def show_gain(sight: Observation, effect: people.TurnCharacter) -> float:
    return FACE_UP if sight.with_characters and not sight.me.revealed and sight.ordeal is None else 0.0


def look_gain(sight: Observation, effect: piles.Look) -> float:
    """To search one of several cards in Harvest is as good as a fine card; merely to look spares a Peril."""
    if effect.then == "search":
        if not on_turn(sight) or sight.me.phase != HARVESTING:
            return 0.0
        now = pantry(sight, in_reach(sight))
        return meal(sight, now + 3) - meal(sight, now) + 1.5
    if effect.then == "reorder":
        return 1.0 if effect.pile == "road" else 0.0
    return foresight(sight) if wants_more(sight) else 0.0


def foresight(sight: Observation) -> float:
    """A Peril one sees coming can be left alone, if it would have been searched at all."""
    pile = own_pile(sight)
    if pile is None:
        unseen = [heap for heap in sight.piles if heap.size and not heap.ahead]
        level = min((heap.level for heap in unseen), default=None)
    else:
        level = sight.piles[pile].level if not sight.piles[pile].ahead else None
    return 0.0 if level is None else 0.7 * odds(sight, level).peril * danger(sight, level) + 0.3


def wants_more(sight: Observation) -> bool:
    """Whether this seat is about to search."""
    if not searching_now(sight):
        return False
    pile = own_pile(sight)
    return pile is None or dig_gain(sight, pile) > -1.0


def reveal_gain(sight: Observation, effect: piles.Reveal) -> float:
    return 0.5 + foresight(sight) if searching_now(sight) and own_pile(sight) is None else 0.0


def clear_gain(sight: Observation, effect: Any) -> float:
    """Get rid of a Peril that lies ahead while there is still hunger."""
    pile = own_pile(sight)
    if not searching_now(sight) or pile is None or not sight.piles[pile].ahead:
        return 0.0
    bad = isinstance(sight.book.cards[sight.piles[pile].ahead[0]], Peril)
    return 3.0 if bad and pantry(sight, in_reach(sight)) < gap(sight) else 0.0


def change_gain(sight: Observation, effect: searching.ChangePile) -> float:
    pile = own_pile(sight)
    if not searching_now(sight) or pile is None:
        return 0.0
    here = max(dig_gain(sight, pile), 0.0)
    others = [dig_gain(sight, other) for other in range(len(sight.piles)) if other != pile]
    return max(max(others, default=0.0) - here, 0.0)


def resume_gain(sight: Observation, effect: searching.Resume) -> float:
    """Another search is for the hungry."""
    if not sight.ended_by_affliction or pantry(sight, in_reach(sight)) >= gap(sight):
        return 0.0
    return 1.0 + max((dig_gain(sight, pile) for pile in range(len(sight.piles))), default=0.0)


def take_gain(sight: Observation, effect: taking.Take) -> float:
    """The best card in reach of the text; what can be harvested anyway is no gain."""
    book = sight.book
    cards: list[int] = []
    if effect.source in ("searched", "both") and not (on_turn(sight) and sight.me.phase in (SEARCHING, HARVESTING)):
        cards += sight.zone if sight.feeding else ()
    if effect.source in ("discard", "both"):
        cards += sight.discards
    cards = [
        card
        for card in cards
        if book.actions[card]
        and book.levels[card] <= effect.level_to
        and (effect.of == "action" or book.reactions[card])
        and not (effect.other and effect in book.texts[card])
    ]
    if not cards or len(sight.hand) > sight.me.limit:
        return 0.0
    return gain(sight, best(sight, cards)) + 0.7 * min(effect.amount - 1, len(cards) - 1)


def store_gain(sight: Observation, effect: taking.Store) -> float:
    """Food in the store takes no room in the hand."""
    source = {"searched": sight.zone, "discard": sight.discards, "hand": sight.hand}[effect.source]
    foods = [
        worth(sight, card) for card in source if sight.book.actions[card] and sight.book.levels[card] <= effect.level_to
    ]
    if not foods or gap(sight) <= 0:
        return 0.0
    if effect.source == "hand":
        return 0.8 if len(sight.hand) >= sight.me.limit else 0.2
    now = pantry(sight, in_reach(sight))
    return meal(sight, now + max(foods)) - meal(sight, now)


def ease_gain(sight: Observation, effect: people.EaseHunger) -> float:
    """Less hunger for partners who lack just that."""
    if not sight.feeding or not dealings.kind(sight):
        return 0.0
    lacking = sorted(
        (
            affliction_cost(sight, person.afflictions)
            for person in dealings.partners(sight)
            if person.feeding == PLANNING and 0 < person.need - person.laid_out <= effect.amount
        ),
        reverse=True,
    )
    return dealings.KINDNESS * sum(lacking[: effect.people])


def cover_gain(sight: Observation, effect: perils.Cover) -> float:
    """Whoever will starve anyway may as well be spared the text."""
    if not sight.feeding or sight.ordeal is not None or sight.final:
        return 0.0
    _, some = cheapest(sight, sight.hand, gap(sight))
    return 0.0 if some or gap(sight) <= 0 else COVERED


def barter_gain(sight: Observation, effect: Any = None) -> float:
    """A worse card for a better one."""
    actions = [card for card in sight.zone if sight.book.actions[card]]
    if not actions or len(sight.hand) < 2:
        return 0.0
    if sight.me.phase != HARVESTING or len(sight.hand) < sight.me.limit:
        return 0.0
    return max(keep_value(sight, card) for card in actions) - min(keep_value(sight, card) for card in sight.hand) - 0.3


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
    taking.TakeThis: lambda sight, effect: 0.5,
    taking.Store: store_gain,
    taking.Barter: barter_gain,
    perils.Cover: cover_gain,
}
"""What each effect brings when it is used now; what is not named brings nothing."""


CHARACTERS = {
    "meal": 3.0,
    "hand-limit": 2.5,
    "turn-over": 2.0,
    "turn-began": 2.0,
    "pile-changes": 1.5,
    "peril-price": 1.0,
}
"""What it is worth that a Character changes or listens to something."""

POWERS: dict[type[Any], float] = {
    people.Heal: 4.0,
    perils.Prevent: 4.0,
    perils.Neutralise: 3.5,
    taking.Take: 2.0,
}
"""What a Character's own action is worth, by the best of its effects."""


def find_value(sight: Observation, card: int) -> float:
    """What it is worth to search this card."""
    design = sight.book.cards[card]
    if isinstance(design, Action):
        return gain(sight, card)
    return -danger(sight, design.level, design) - 1.0 if isinstance(design, Peril) else 0.0


def character_value(sight: Observation, character: int) -> float:
    """Which Character to be: healing and sparing first, then food and room."""
    card = sight.book.characters[character]
    says = sight.book.of_gifts[character]
    value = sum(CHARACTERS.get(name, 0.0) for name in (*says.changes, *says.reactions))
    if card.power is not None:
        value += max(POWERS.get(type(effect), 0.5) for effect in card.power.effects)
    return value


# --- Perils ---


def trouble(sight: Observation) -> float:
    """What the open Peril's Afflictions would cost its searcher, as things stand."""
    ordeal = sight.ordeal
    if ordeal is None or ordeal.prevented or ordeal.neutralised or ordeal.spares or ordeal.bearer is not None:
        return 0.0
    design = sight.book.cards[ordeal.card]
    assert isinstance(design, Peril)
    have = sight.people[ordeal.searcher].afflictions
    return sum(affliction_cost(sight, min(have + more, sight.limit - 1)) for more in range(design.afflictions))


def neutralising_value(sight: Observation, way: int, discount: int = 0) -> float:
    """What is spared and won, less what is paid."""
    assert sight.ordeal is not None
    prices = list(sight.ordeal.prices[way])
    if discount:
        prices = change_price(prices, -discount)
    return trouble(sight) + winnings(sight) - payment(sight, prices)[0]


def winnings(sight: Observation) -> float:
    return REWARD + (TROPHY if wants_trophies(sight) else 0.0)


def way_out(sight: Observation, discount: int = 0) -> float:
    """The best that neutralising could do, 0 if it is not worth it."""
    assert sight.ordeal is not None
    ways = range(len(sight.ordeal.prices))
    return max((neutralising_value(sight, way, discount) for way in ways), default=0.0)


def reaction_value(sight: Observation, option: Any) -> float:
    """What a Reaction saves, less what it costs; 0 for passing."""
    match option:
        case Play(card):
            return reaction_gain(sight, sight.book.texts[card]) - cost(sight, card)
        case UsePower():
            power = own_power(sight)
            return reaction_gain(sight, power.effects) - FACE_UP if power is not None else 0.0
        case Approach():
            return -1.0
    return 0.0


def reaction_gain(sight: Observation, effects: Effects) -> float:
    """For one's own Peril all counts; for a partner's, what one would do out of kindness."""
    assert sight.ordeal is not None
    own = sight.ordeal.searcher == sight.seat
    if not own and not dealings.kind(sight):
        return 0.0
    saved = sum(REACTIONS[type(effect)](sight, own) for effect in effects if type(effect) in REACTIONS)
    return saved if own else dealings.KINDNESS * saved


def keep_gain(sight: Observation, own: bool) -> float:
    """The searched cards at stake."""
    actions = [card for card in sight.zone if sight.book.actions[card]]
    if not own:
        return 0.8 * sum(sight.book.food[card] for card in actions)
    hand = list(sight.hand)
    food = meal(sight, pantry(sight, [*hand, *actions])) - meal(sight, pantry(sight, hand))
    return food + 0.5 * len(actions)


def prevent_gain(sight: Observation, own: bool) -> float:
    """An Affliction less, unless there is a cheaper way out."""
    return trouble(sight) - max(way_out(sight), 0.0) if own else trouble(sight)


def neutralise_gain(sight: Observation, own: bool) -> float:
    return prevent_gain(sight, own) + winnings(sight)


def discount_gain(sight: Observation, own: bool) -> float:
    """What the way out becomes worth; for others only when they are in danger."""
    if own:
        return max(way_out(sight, 1), 0.0) - max(way_out(sight), 0.0)
    assert sight.ordeal is not None
    searcher = sight.people[sight.ordeal.searcher]
    return 0.4 * trouble(sight) if trouble(sight) >= dealings.IN_DANGER and searcher.levels else 0.0


def redirect_gain(sight: Observation, own: bool) -> float:
    """To bear it oneself pays when it would kill the other and not me."""
    return 0.0 if own else max(trouble(sight) - own_affliction_cost(sight) / dealings.KINDNESS, -DEATH)


def cover_reaction(sight: Observation, own: bool) -> float:
    return COVERED if own and 0 < trouble(sight) < DEATH else 0.0


REACTIONS: dict[type[Any], Callable[[Observation, bool], float]] = {
    perils.KeepSearched: keep_gain,
    perils.Prevent: prevent_gain,
    perils.Neutralise: neutralise_gain,
    perils.Discount: discount_gain,
    perils.Redirect: redirect_gain,
    perils.Cover: cover_reaction,
}
