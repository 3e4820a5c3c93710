"""The text of a card, generated from what it does: it can never say anything else, in any language."""

from collections.abc import Iterable, Iterator
from typing import Any

from msgspec.structs import replace

from holdouts.engine.describe import (
    Lines,
    amounts,
    called,
    card_lines,
    clause,
    condition,
    describe,
    does,
    field_lines,
    figures,
    inline,
    lasting,
)
from holdouts.engine.effects import Effect, When
from holdouts.engine.shelves import Card
from holdouts.engine.words import Words
from holdouts.games.this_war_of_mine import cards, household
from holdouts.games.this_war_of_mine.briefing import aim
from holdouts.games.this_war_of_mine.effects.pages import Options, Way
from holdouts.games.this_war_of_mine.effects.words import OnPeople
from holdouts.games.this_war_of_mine.pages import Page
from holdouts.games.this_war_of_mine.rules.binding import inside
from holdouts.games.this_war_of_mine.rules.meeting import LOCK_HOLDS
from holdouts.games.this_war_of_mine.rules.traits import BAD, LARDER, STARVING, WARM

ROWS = ("furniture", "junk", "pantry", "special")


def card_text(card: Card, words: Words) -> list[str]:
    """Everything a card says but its name and its flavour line. Never empty."""
    return list(card_lines(card, words, *TEXTS[type(card)])) or [words.say("text-nothing")]


def said(effects: Iterable[Effect], words: Words) -> str:
    """What these effects do; whom the group has picked once stays the same. [TWM-BOOK-8]"""
    told: list[Effect] = []
    for effect in effects:
        picked = any(isinstance(other, OnPeople) and other.who == "one" for other in told)
        told.append(_renamed(effect, "same") if picked else effect)
    return describe(told, words)


def _renamed(effect: Effect, whom: str) -> Effect:
    """An effect on the one whom the group picks, as it is told where that one has another name."""
    if isinstance(effect, OnPeople) and effect.who == "one":
        return replace(effect, who=whom)
    if isinstance(effect, When):
        ways = ([_renamed(part, whom) for part in parts] for parts in (effect.effects, effect.otherwise))
        effects, otherwise = map(tuple, ways)
        return replace(effect, effects=effects, otherwise=otherwise)
    return effect


# --- people and the house ---


def _ability(card: household.Character, words: Words) -> Iterator[str]:
    ability = card.ability
    yield from card_lines(ability, words, lasting, "opens_with")
    if ability.effects:
        yield words.say("text-ability", use=ability.use, at=ability.at, effects=inline(ability_text(card, words)))


def ability_text(card: household.Character, words: Words) -> str:
    """What somebody's ability does when it is used."""
    return describe([_renamed(effect, "another") for effect in card.ability.effects], words)


def _meal_or_weapon(card: household.Good, words: Words) -> Iterator[str]:
    if card.food:
        yield words.say("text-food", count=card.filling)
    if (arm := card.weapon) is not None:
        yield words.say("text-weapon", die=words.say(f"die-{arm.die}"), gun=arm.firearm)
        if arm.shots > 1 or arm.fatal:
            yield words.say("text-weapon-more", shots=arm.shots, fatal=arm.fatal or "none")


def _worth(card: cards.Token, words: Words) -> Iterator[str]:
    """What a blank token fetches and weighs. [TWM-GEN-20]"""
    yield words.say("text-token", value=card.value + card.stroke_value * card.strokes, weight=card.weight)


def _actions(card: household.Fitting, words: Words) -> Iterator[str]:
    """What one can do there, how often, and what it takes and brings."""
    for action in card.actions:
        ways = [*(_recipe(way, words) for way in action.ways), *map(clause, does(action, words))]
        yield words.say(
            "text-action",
            deed=words.say(f"deed-{action.id}"),
            each=action.each,
            daily=action.daily,
            waits=action.waits,
            asleep=action.asleep,
            owning=action.owning or "none",
            ways=words.join(ways, "or"),
        )


def _recipe(way: household.Way, words: Words) -> str:
    if way.cold:
        gain = words.say("text-less-cold", count=way.cold)
    elif way.barricades:
        gain = words.say("text-barricades", count=way.barricades)
    else:
        gain = amounts(way.gain, words)
    return words.say("text-recipe", pay=amounts(way.pay, words), gain=gain)


# --- the city ---


def _offers(card: Any, words: Words) -> Iterator[str]:
    yield from (offer_text(offer, words) for offer in card.offers)
    if any(offer.picks_lock for offer in card.offers):
        yield words.say("text-lock", count=LOCK_HOLDS)


def _enemies(card: cards.Residents, words: Words) -> Iterator[str]:
    """Each letter has its weapons, the first one first. [TWM-COMBAT-37]"""
    if card.enemies:
        held = (words.join([words.say("piece", of=name) for name in armed]) for armed in card.weapons)
        a, b, c = (goods or words.say("text-unarmed") for goods in held)
        yield words.say("text-enemies", count=card.enemies, a=a, b=b, c=c, thug=card.thug)
        yield from field_lines("text", card, words, "stays")


def offer_text(offer: cards.Offer, words: Words) -> str:
    """One way through a card: its name, its price, what it does."""
    price = list(_price(offer, words))
    effects = clause(said(offer.effects, words))
    name = words.say(f"offer-{offer.id}")
    if offer.once:
        name = words.say("text-once", name=name)
    if not price or not effects:
        return words.say("text-offer", name=name, effects=effects or words.join(price))
    return words.say("text-offer-for", name=name, price=words.join(price), effects=effects)


def _price(offer: cards.Offer, words: Words) -> Iterator[str]:
    yield from card_lines(offer, words, figures("piece", of="tool"), "returns", "noise")
    if offer.pay:
        yield amounts(offer.pay, words)
    if offer.value:
        yield _value(offer, words)
    yield from field_lines("text", offer, words, "all_food")


def _value(offer: cards.Offer, words: Words) -> str:
    """Tokens worth so much, of any colour or of some. [TWM-ERRATA-8]"""
    if not offer.value_colours:
        return words.say("text-value", count=offer.value)
    colours = words.join([words.say("text-colour-of", colour=colour) for colour in offer.value_colours], "or")
    return words.say("text-value-of", colours=colours, count=offer.value)


def _rows(card: cards.Findings, words: Words) -> Iterator[str]:
    for row in () if card.reality else ROWS:
        yield words.say("text-row", row=row, goods=amounts(card.row(row), words) or words.say("text-unarmed"))


def _raid(card: cards.Raid, words: Words) -> Iterator[str]:
    if not (card.reality or card.script):
        yield words.say("text-raid", damage=card.damage, wounds=card.wounds, loss=card.loss)
    for effects in does(card, words):
        yield words.say("text-unless-cut", count=card.unless_cut, effects=inline(effects))


# --- the days ---


def _settled(card: cards.Objective, words: Words) -> Iterator[str]:
    """What must be true then, and what comes of it."""
    if card.given is not None:
        yield words.say("text-needs", need=condition(card.given, words))
    if card.reward:
        yield words.say("text-reward", effects=inline(said(card.reward, words)))


def _dawn(card: cards.Fate, words: Words) -> Iterator[str]:
    """What becomes of those who are hurt, cold or have a trait, of a Location, and of a fight."""
    yield from _treatment(card.wounded, "wounds", words)
    yield from _treatment(card.ill, "illness", words)
    if card.cold is not None:
        yield words.say("text-frost", count=card.cold.at_least, effects=inline(describe(card.cold.effects, words)))
    for letter in card.traits:
        yield words.say("text-trait", letter=letter, warm=WARM, bad=BAD, larder=LARDER, starving=STARVING)
    yield from card_lines(card, words, figures("text-exchange", which="exchange"))
    yield from card_lines(card.twist, words, figures("text-twist", "die", "does", count="wounds"))


def _treatment(treatment: cards.Treatment, state: str, words: Words) -> Iterator[str]:
    for medicine, by in treatment.by.items():
        yield words.say("text-treats", state=state, medicine=medicine, count=-by)
    if treatment.untreated:
        yield words.say("text-untreated", state=state, count=treatment.untreated, least=treatment.from_level)


def _scenario(card: cards.Scenario, words: Words) -> list[str]:
    return [
        aim(card, words),
        words.say("text-scenario", people=card.reds + card.blacks, events=card.events, cold=card.cold),
    ]


# --- the book ---


def open_text(page: Page, words: Words) -> list[str]:
    """What a page says at the table beside its prose: what happens anyhow, and what its options cost. What they bring,
    and what would have come had something else been remembered, is found out."""
    plain = [effect for effect in page.do if not any(isinstance(node, Options | When) for node in inside(effect))]
    told = [said(plain, words)] if plain else []
    ways = [node for node in inside(page.do) if isinstance(node, Way) and node.price and node.given is None]
    prices = [(words.say(f"page-{page.id}.{way.take}"), inline(said(way.price, words))) for way in ways]
    return told + [words.say("way-told", way=label, effects=price) for label, price in dict.fromkeys(prices)]


TEXTS: dict[type[Card], tuple[str | Lines, ...]] = {
    household.Character: (figures("text-character", "empathy", "prowess", "backpack"), "habit", "solace", _ability),
    household.Good: (
        _meal_or_weapon,
        figures("text-alcohol", count="tiring"),
        figures("text-medicine", kind="medicine"),
        "ammo",
        figures("text-good", "count", "value", "weight"),
    ),
    household.ShelterCard: (figures("text-takes", of="tool"), "first_loot", "loot"),
    household.Fitting: (
        "cost",
        called("text-next-to", "name", name="next_to"),
        "bed",
        "bonus",
        _actions,
        figures("text-raid-shield", damage="raid_damage", wounds="raid_wounds"),
    ),
    cards.Token: (
        _worth,
        figures("text-serves-as", of="tool"),
        figures("text-muffles", count="muffles", most="strokes"),
        "hunts_rats",
        "raid_cut",
        figures("text-feeding", when="feeding", most="lost_up_to"),
        "meat",
    ),
    cards.Location: (
        called("text-here", "deed", deeds="actions"),
        called("text-maps", "name-map", maps="maps"),
        lasting,
        "arrival",
        "leaving",
        called("text-residents", "name", name="residents"),
        called("text-residents-if-armed", "name", name="residents_if_armed"),
        figures("text-special", of="special", instead="special_instead"),
        "doubled",
        "distant",
    ),
    cards.Exploration: (_offers, "must", "kept", "may_end", "reality", "script"),
    cards.Residents: (_enemies, _offers, "script"),
    cards.Visitor: (does, _offers, "must", "reality", "script"),
    cards.Findings: ("reality", _rows),
    cards.Raid: ("reality", "script", _raid),
    cards.EventCard: ("cold", does, lasting, figures("text-lies", "stays", count="nights"), "ceasefire"),
    cards.Chapter: (does, lambda card, words: [words.say("text-settles")] if card.number > 1 else []),
    cards.Objective: ("squares", "worth", _settled, "penalty"),
    cards.Fate: (_dawn,),
    cards.Narrative: (figures("text-timing", "timing"), does),
    cards.Scenario: (_scenario,),
    cards.ColourCard: (lambda card, words: [words.say("text-colour")],),
}
"""What each sort of card says, part by part."""
