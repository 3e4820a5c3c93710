"""The text of a card, generated from what it does: it can never say anything else, in any language."""

from collections.abc import Iterable

from msgspec.structs import fields

from holdouts.engine.describe import describe, field_lines, inline, lasting
from holdouts.engine.names import kebab
from holdouts.engine.words import Words
from holdouts.games.godforsaken_scavengers import cards
from holdouts.games.godforsaken_scavengers.cards import AnyCard, Location, Price, Scenario
from holdouts.games.godforsaken_scavengers.state import SURVIVOR_LIMIT

PIECES = ("survivor", "final-marker", "caravan", "banner")
"""Cards that stand on no shelf: there is one of each, or they are the back of another."""


def card_text(card: AnyCard, words: Words) -> list[str]:
    """Everything a card says but its name, its figures and its flavour line. Never empty."""
    match card:
        case cards.Action():
            return [describe(card.effects, words) if card.effects else words.say("text-food-only")]
        case cards.Peril():
            return _peril(card, words)
        case cards.Opportunity():
            return _opportunity(card, words)
        case cards.Anomaly():
            return [words.say("text-anomaly")]
        case Location():
            return [*lasting(card, words), *field_lines("place", card, words, "effects")] or [words.say("text-nothing")]
        case cards.Affliction():
            together = field_lines("affliction", card, words, "together_only")
            return [*lasting(card, words), *together] or [words.say("text-nothing")]
        case cards.Character():
            power = [power_text(card.power, words)] if card.power else []
            return [*lasting(card, words), *power] or [words.say("text-nothing")]
        case Scenario():
            return _scenario(card, words)
        case _:
            return piece_text(card.id, words)


def piece_text(piece: str, words: Words) -> list[str]:
    """What a card that stands on no shelf says."""
    return [words.say(f"text-{piece}", limit=SURVIVOR_LIMIT)]


def power_text(power: cards.Power, words: Words) -> str:
    """What a Character's own action does, when, and at what cost."""
    return words.say(
        "power-action",
        flip=power.flip,
        reaction=power.reaction,
        own_turn=power.own_turn,
        effects=inline(describe(power.effects, words)),
    )


def price_text(price: Iterable[Price], words: Words) -> str:
    """What has to be paid, as part of a sentence: 1 Reaction and 2 more cards."""
    parts: list[str] = []
    for part in price:
        if part.cards:
            key = "price-more-cards" if parts and part.plain else "price-cards"
            slots = {name: getattr(part, name) for name in ("cards", "level_from", "food_from", "reaction")}
            parts.append(words.say(key, **slots))
        if part.food:
            parts.append(words.say("price-food", food=part.food))
    return words.join(parts, "and")


def _peril(peril: cards.Peril, words: Words) -> list[str]:
    cost = words.join((price_text(way, words) for way in peril.neutralise), "or")
    lines = [
        words.say("peril-cost", price=cost) if cost else words.say("peril-no-cost"),
        *field_lines("peril", peril, words, "reward"),
        words.say("peril-afflictions", afflictions=peril.afflictions, cost=bool(cost)),
    ]
    if peril.extra:
        extra = describe(peril.extra, words)
        lines.append(words.say("peril-extra", effects=inline(extra)) if cost else extra)
    return lines + _in_hand(peril.in_hand, words)


def _opportunity(opportunity: cards.Opportunity, words: Words) -> list[str]:
    quest = opportunity.quest
    price = [words.say("quest-price", price=price_text(quest.price, words))] if quest.price else []
    return [
        *price,
        *field_lines("quest", quest, words, "searched", "clean_search", "give", "do"),
        *field_lines("quest", opportunity, words, "effects"),
        *_in_hand(opportunity.in_hand, words),
    ]


def _in_hand(in_hand: cards.InHand | None, words: Words) -> list[str]:
    if in_hand is None:
        return []
    return [words.say("text-in-hand", reaction=in_hand.reaction, effects=inline(describe(in_hand.effects, words)))]


def _scenario(scenario: Scenario, words: Words) -> list[str]:
    least, most = scenario.players
    lines = [
        words.say("scenario-players", least=least, most=most),
        words.say("scenario-cooperation", cooperation=scenario.cooperation),
        *field_lines("scenario", scenario, words, "newcomers"),
        road_text(scenario, words),
        words.say("scenario-hands", cards=_hand(scenario, words)),
        words.say("scenario-affliction-limit", limit=scenario.affliction_limit),
    ]
    rules = {
        "loot": scenario.loot,
        "visions": scenario.visions,
        "journeys": scenario.journeys > 1,
        "real-time": scenario.real_time,
        "trophies": scenario.victory.trophies,
        "caravan": scenario.caravan,
        "oaths": scenario.victory.oaths,
    }
    lines += [words.say(f"scenario-{rule}") for rule, holds in rules.items() if holds]
    lines.append(victory_text(scenario, words))
    if scenario.victory.oaths:
        lines.append(words.say("scenario-oaths-tied"))
    final = words.say("scenario-final", name=words.say(f"name-{scenario.final.id}"), cost=scenario.final.cost)
    return [*lines, " ".join([final, *lasting(scenario.final, words)])]


def road_text(scenario: Scenario, words: Words) -> str:
    """How many Locations lie ahead."""
    mixed = scenario.mixed_with_final
    if not mixed:
        return words.say("scenario-locations", locations=scenario.locations)
    most = scenario.locations + mixed
    return words.say("scenario-locations-mixed", locations=scenario.locations, mixed=mixed, most=most)


def _hand(scenario: Scenario, words: Words) -> str:
    levels = enumerate(scenario.hands, start=1)
    return words.join((words.say("scenario-hand", level=level, cards=count) for level, count in levels if count), "and")


def victory_text(scenario: Scenario, words: Words) -> str:
    """Who wins."""
    asked = ((field, getattr(scenario.victory, field.name)) for field in fields(cards.Victory))
    conditions = [
        words.say(f"victory-{kebab(field.name)}", amount=value) for field, value in asked if value != field.default
    ]
    together = scenario.table_result and bool(conditions)
    if not together:
        conditions.insert(0, words.say("victory-alive"))
    return words.say("scenario-victory", together=together, conditions=words.join(conditions, "and"))
