"""The text of a card, generated from what it does: it can never say anything else, in any language."""

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping
from typing import Any

from msgspec.structs import replace

from holdouts.engine.describe import clause, condition, describe, field_lines, inline, lasting
from holdouts.engine.effects import Effect, When
from holdouts.engine.modifiers import Ban, Change, LastingCard
from holdouts.engine.shelves import Card
from holdouts.engine.words import Words
from holdouts.games.this_war_of_mine import cards, household
from holdouts.games.this_war_of_mine.effects.pages import Options, Way
from holdouts.games.this_war_of_mine.effects.words import OnPeople
from holdouts.games.this_war_of_mine.pages import Page
from holdouts.games.this_war_of_mine.rules.binding import inside
from holdouts.games.this_war_of_mine.rules.meeting import LOCK_HOLDS
from holdouts.games.this_war_of_mine.rules.traits import BAD, LARDER, STARVING, WARM

ROWS = ("furniture", "junk", "pantry", "special")


def card_text(card: Card, words: Words) -> list[str]:
    """Everything a card says but its name and its flavour line. Never empty."""
    return list(TEXTS[type(card)](card, words)) or [words.say("text-nothing")]


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


def _does(effects: household.Effects, words: Words) -> list[str]:
    return [describe(effects, words)] if effects else []


def _lasting(changes: tuple[Change, ...], forbids: tuple[Ban, ...], words: Words) -> list[str]:
    return lasting(LastingCard(id="", changes=changes, forbids=forbids), words)


def amounts(goods: Mapping[str, int], words: Words) -> str:
    """So many of each, as part of a sentence."""
    return words.join([words.say("text-amount", count=count, of=name) for name, count in goods.items()])


def _set(key: str, words: Words, **slots: object) -> Iterator[str]:
    """A line that is said if there is anything to say in it."""
    if any(slots.values()):
        yield words.say(key, **slots)


def _pieces(names: Iterable[str], words: Words) -> str:
    return words.join([words.say("piece", of=name) for name in names])


# --- people and the house ---


def _character(card: household.Character, words: Words) -> Iterator[str]:
    yield words.say("text-character", empathy=card.empathy, prowess=card.prowess, backpack=card.backpack)
    yield from field_lines("text", card, words, "habit", "solace")
    ability = card.ability
    yield from _lasting(ability.changes, ability.forbids, words)
    yield from field_lines("text", ability, words, "opens_with")
    if ability.effects:
        yield words.say("text-ability", use=ability.use, at=ability.at, effects=inline(ability_text(card, words)))


def ability_text(card: household.Character, words: Words) -> str:
    """What somebody's ability does when it is used."""
    return describe([_renamed(effect, "another") for effect in card.ability.effects], words)


def _good(card: household.Good, words: Words) -> Iterator[str]:
    """What it is good for by itself, then what it is worth and weighs."""
    if card.food:
        yield words.say("text-food", count=card.filling)
    yield from _set("text-alcohol", words, count=card.tiring)
    yield from _set("text-medicine", words, kind=card.medicine)
    if card.weapon is not None:
        arm = card.weapon
        yield words.say("text-weapon", die=words.say(f"die-{arm.die}"), gun=str(arm.firearm))
        if arm.shots > 1 or arm.fatal:
            yield words.say("text-weapon-more", shots=arm.shots, fatal=arm.fatal or "none")
    yield from field_lines("text", card, words, "ammo")
    yield words.say("text-good", value=card.value, weight=card.weight, count=card.count)


def _token(card: cards.Token, words: Words) -> Iterator[str]:
    """What a blank token is good for, and what it needs. [TWM-GEN-20]"""
    yield words.say("text-token", value=card.value + card.stroke_value * card.strokes, weight=card.weight)
    yield from _set("text-serves-as", words, of=card.tool)
    if card.muffles:
        yield words.say("text-muffles", count=card.muffles, most=card.strokes)
    yield from field_lines("text", card, words, "hunts_rats", "raid_cut")
    if card.feeding:
        yield words.say("text-feeding", when=card.feeding, most=card.lost_up_to)
    yield from _set("text-meat", words, goods=amounts(card.meat, words))


def _shelter(card: household.ShelterCard, words: Words) -> Iterator[str]:
    yield from _set("text-takes", words, goods=_pieces([card.tool] if card.tool else [], words))
    yield from _set("text-first-loot", words, goods=amounts(card.first_loot, words))
    yield words.say("text-loot", goods=amounts(card.loot, words))


def _fitting(card: household.Fitting, words: Words) -> Iterator[str]:
    yield words.say("text-cost", goods=amounts(card.cost, words))
    if card.next_to:
        yield words.say("text-next-to", fitting=words.say(f"name-{card.next_to}"))
    yield from field_lines("text", card, words, "bed", "bonus")
    yield from (_action(action, words) for action in card.actions)
    yield from _set("text-raid-shield", words, damage=card.raid_damage, wounds=card.raid_wounds)


def _action(action: household.Action, words: Words) -> str:
    """What one can do there, how often, and what it takes and brings."""
    told = [_recipe(way, words) for way in action.ways]
    if action.effects:
        told.append(clause(describe(action.effects, words)))
    return words.say(
        "text-action",
        deed=words.say(f"deed-{action.id}"),
        each=str(action.each),
        daily=str(action.daily),
        waits=str(action.waits),
        asleep=str(action.asleep),
        owning=action.owning or "none",
        ways=words.join(told, "or"),
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


def _location(card: cards.Location, words: Words) -> Iterator[str]:
    yield from _set("text-here", words, deeds=words.join([words.say(f"deed-{action}") for action in card.actions]))
    yield from _set("text-maps", words, maps=words.join([words.say(f"name-map-{name}") for name in card.maps]))
    yield from _lasting(card.changes, (), words)
    yield from field_lines("text", card, words, "arrival", "leaving")
    if card.residents:
        yield words.say("text-always-met", residents=words.say(f"name-{card.residents}"))
    if card.residents_if_armed:
        yield words.say("text-met-if-armed", residents=words.say(f"name-{card.residents_if_armed}"))
    if card.special:
        yield words.say("text-special", instead=str(card.special_instead), of=card.special)
    yield from field_lines("text", card, words, "doubled", "distant")


def _offering(card: Any, words: Words, *fields: str) -> Iterator[str]:
    """What a card offers, what else is true of it, and whether it is a blank card that the book has filled."""
    yield from (offer_text(offer, words) for offer in card.offers)
    if any(offer.picks_lock for offer in card.offers):
        yield words.say("text-lock", count=LOCK_HOLDS)
    yield from field_lines("text", card, words, *fields)
    yield from _blank(card.script, words)


def _visitor(card: cards.Visitor, words: Words) -> Iterator[str]:
    yield from _does(card.effects, words)
    yield from _offering(card, words, "must", "reality")


def _residents(card: cards.Residents, words: Words) -> Iterator[str]:
    """Each letter has its weapons, the first one first. [TWM-COMBAT-37]"""
    if card.enemies:
        a, b, c = (_pieces(armed, words) or words.say("text-unarmed") for armed in card.weapons)
        yield words.say("text-enemies", count=card.enemies, a=a, b=b, c=c, thug=str(card.thug))
        yield from field_lines("text", card, words, "stays")
    yield from _offering(card, words)


def _blank(script: int, words: Words) -> list[str]:
    return [words.say("text-blank")] if script else []


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
    yield from _set("piece", words, of=offer.tool)
    yield from field_lines("text", offer, words, "returns", "noise")
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


def _findings(card: cards.Findings, words: Words) -> Iterator[str]:
    yield from field_lines("text", card, words, "reality")
    for row in () if card.reality else ROWS:
        yield words.say("text-row", row=row, goods=amounts(card.row(row), words) or words.say("text-unarmed"))


def _raid(card: cards.Raid, words: Words) -> Iterator[str]:
    if card.reality or card.script:
        yield from field_lines("text", card, words, "reality")
        yield from _blank(card.script, words)
        return
    yield words.say("text-raid", damage=card.damage, wounds=card.wounds, loss=card.loss)
    if card.effects:
        yield words.say("text-unless-cut", count=card.unless_cut, effects=inline(describe(card.effects, words)))


# --- the days ---


def _event(card: cards.EventCard, words: Words) -> Iterator[str]:
    yield from field_lines("text", card, words, "cold")
    yield from _does(card.effects, words)
    yield from _lasting(card.changes, (), words)
    if card.stays:
        yield words.say("text-lies", stays=card.stays, count=card.nights)
    yield from field_lines("text", card, words, "ceasefire")


def _objective(card: cards.Objective, words: Words) -> Iterator[str]:
    yield from _set("text-squares", words, goods=amounts(Counter(card.squares), words))
    yield from field_lines("text", card, words, "worth")
    if card.given is not None:
        yield words.say("text-needs", need=condition(card.given, words))
    yield from _set("text-reward", words, effects=inline(said(card.reward, words)))
    yield from field_lines("text", card, words, "penalty")


def _fate(card: cards.Fate, words: Words) -> Iterator[str]:
    yield from _treatment(card.wounded, "wounds", words)
    yield from _treatment(card.ill, "illness", words)
    if card.cold is not None:
        yield words.say("text-frost", count=card.cold.at_least, effects=inline(describe(card.cold.effects, words)))
    for letter in card.traits:
        yield words.say("text-trait", letter=letter, warm=WARM, bad=BAD, larder=LARDER, starving=STARVING)
    yield from _set("text-exchange", words, which=card.exchange)
    yield words.say("text-twist", die=card.twist.die, does=card.twist.does, count=card.twist.wounds)


def _treatment(treatment: cards.Treatment, state: str, words: Words) -> Iterator[str]:
    for medicine, by in treatment.by.items():
        yield words.say("text-treats", state=state, medicine=medicine, count=-by)
    if treatment.untreated:
        yield words.say("text-untreated", state=state, count=treatment.untreated, least=treatment.from_level)


def _chapter(card: cards.Chapter, words: Words) -> Iterator[str]:
    yield from _does(card.effects, words)
    if card.number > 1:
        yield words.say("text-settles")


def _narrative(card: cards.Narrative, words: Words) -> list[str]:
    return [words.say("text-timing", timing=card.timing), describe(card.effects, words)]


def _scenario(card: cards.Scenario, words: Words) -> list[str]:
    return [words.say("text-scenario", people=card.reds + card.blacks, events=card.events, cold=card.cold)]


# --- the book ---


def way_of(book: cards.Book, option: str) -> Way | None:
    """The option of a page that a pick names."""
    number, _, name = option.partition(".")
    page = book.pages.get(int(number))
    ways = [node for node in inside(page.do) if isinstance(node, Way)] if page else []
    return next((way for way in ways if way.take == name), None)


def open_text(page: Page, words: Words) -> list[str]:
    """What a page says at the table beside its prose: what happens anyhow, and what its options cost. What they bring,
    and what would have come had something else been remembered, is found out."""
    plain = [effect for effect in page.do if not any(isinstance(node, Options | When) for node in inside(effect))]
    told = [said(plain, words)] if plain else []
    ways = [node for node in inside(page.do) if isinstance(node, Way) and node.price and node.given is None]
    prices = [(words.say(f"page-{page.id}.{way.take}"), inline(said(way.price, words))) for way in ways]
    return told + [words.say("way-told", way=label, effects=price) for label, price in dict.fromkeys(prices)]


def page_text(page: Page, words: Words) -> list[str]:
    """For its writers: what a page does, and each of its options with what it costs and does."""
    plain = [effect for effect in page.do if not isinstance(effect, Options)]
    told = [said(plain, words)] if plain else []
    ways = [way for node in inside(page.do) if isinstance(node, Options) for way in node.of]
    return told + [way_text(page, way, words) for way in ways]


def way_text(page: Page, way: Way, words: Words) -> str:
    """One option of a page."""
    label = words.say(f"page-{page.id}.{way.take}")
    effects = inline(said((*way.price, *way.effects), words)) or words.say("way-nothing")
    if way.given is None:
        return words.say("way-told", way=label, effects=effects)
    return words.say("way-told-if", way=label, condition=condition(way.given, words), effects=effects)


TEXTS: dict[type[Card], Callable[[Any, Words], Iterable[str]]] = {
    household.Character: _character,
    household.Good: _good,
    household.ShelterCard: _shelter,
    household.Fitting: _fitting,
    cards.Token: _token,
    cards.Location: _location,
    cards.Exploration: lambda card, words: _offering(card, words, "must", "kept", "may_end", "reality"),
    cards.Residents: _residents,
    cards.Visitor: _visitor,
    cards.Findings: _findings,
    cards.Raid: _raid,
    cards.EventCard: _event,
    cards.Chapter: _chapter,
    cards.Objective: _objective,
    cards.Fate: _fate,
    cards.Narrative: _narrative,
    cards.Scenario: _scenario,
    cards.ColourCard: lambda card, words: [words.say("text-colour")],
}
"""What is said of a card of each kind."""
