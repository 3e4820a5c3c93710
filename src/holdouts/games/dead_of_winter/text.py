"""The text of a card, generated from what it does: it can never say anything else, in any language."""

from collections.abc import Iterator

from holdouts.engine.describe import (
    Lines,
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
from holdouts.engine.shelves import Card
from holdouts.engine.words import Words
from holdouts.games.dead_of_winter.cards import (
    Ability,
    Crisis,
    Crossroads,
    Effects,
    Exile,
    Item,
    MainObjective,
    Secret,
    Side,
    SurvivorCard,
)


def card_text(card: Card, words: Words) -> list[str]:
    """Everything a card says but its name and its flavour line. Never empty."""
    return list(card_lines(card, words, *TEXTS[type(card)]))


# --- people and things ---


def _ability(card: SurvivorCard | Item, words: Words) -> Iterator[str]:
    if card.ability is not None:
        yield ability_text(card.ability, words)


def ability_text(ability: Ability, words: Words) -> str:
    """When it works, what it takes, and what it does."""
    said = [*lasting(ability, words), *field_lines("text", ability, words, "mimics"), *does(ability, words)]
    head = words.say(
        "text-ability", use=ability.use, die=ability.die, to=ability.to or "none", price=ability.price or "none"
    )
    if ability.at:
        head = words.say("text-ability-at", ability=head, at=ability.at)
    if ability.given is not None:
        head = words.say("text-ability-if", ability=head, condition=condition(ability.given, words))
    return words.say("text-ability-does", ability=head, effects=inline(" ".join(said)))


# --- the colony ---


def _crisis(card: Crisis, words: Words) -> Iterator[str]:
    symbols = words.join((words.say(f"symbol-{symbol}") for symbol in card.symbols), "or")
    yield words.say("text-crisis", symbols=symbols)
    yield words.say("text-crisis-fails", effects=inline(describe(card.fail, words)))


def _sides(card: MainObjective, words: Words) -> list[str]:
    return [*side_text(card.normal, words), words.say("text-difficult"), *side_text(card.difficult, words)]


def _secret(card: Secret, words: Words) -> list[str]:
    return [words.say("text-secret", betrayal=card.betrayal, need=condition(card.needs, words))]


def side_text(side: Side, words: Words) -> Iterator[str]:
    """A main objective on one of its sides."""
    tracks, *rest = task_text(side, words)
    yield tracks
    if side.setup:
        yield words.say("text-set-up", effects=inline(describe(side.setup, words)))
    yield from rest


def task_text(side: Side, words: Words) -> Iterator[str]:
    """What one side of a main objective takes: how long, how much heart, what happens on the way, and the goal."""
    yield words.say("text-tracks", morale=side.morale, rounds=side.rounds)
    yield from field_lines("text", side, words, "each_phase", "each_kill")
    yield goal_text(side, words)


def goal_text(side: Side, words: Words) -> str:
    """What the colony wants to reach."""
    return words.say("text-goal", need=condition(side.goal, words))


def _exile(card: Exile, words: Words) -> Iterator[str]:
    yield words.say("text-innocent", need=condition(card.innocent, words))
    yield words.say("text-betrayer", need=condition(card.betrayer, words))


# --- crossroads ---


def _crossroads(card: Crossroads, words: Words) -> Iterator[str]:
    yield words.say("text-waits", trigger=_trigger(card, words))
    if card.kind == "forced":
        yield describe(card.first, words)
        return
    yield words.say("text-decided", kind=card.kind)
    yield words.say("text-first", effects=way_text(card.first, words))
    yield words.say("text-second", effects=way_text(card.second, words))


def _trigger(card: Crossroads, words: Words) -> str:
    """What the card waits for, as part of a sentence."""
    said = words.say(f"when-{card.when}", whose="own", at=card.at or "any", what=card.what or "any", least=card.least)
    if card.given is None:
        return said
    need = condition(card.given, words)
    return need if card.when == "standing" else words.say("text-trigger-if", trigger=said, condition=need)


def way_text(effects: Effects, words: Words) -> str:
    """One way of a crossroads card."""
    return clause(describe(effects, words)) if effects else words.say("effect-nothing")


TEXTS: dict[type[Card], tuple[str | Lines, ...]] = {
    SurvivorCard: (
        called("text-trade", "trade", trade="id"),
        figures("text-survivor", "influence", "attack", "search"),
        _ability,
    ),
    Item: (called("text-symbol", "symbol", symbol="symbol"), "equipment", _ability, "with_move", does),
    Crisis: (_crisis,),
    MainObjective: (_sides,),
    Secret: (_secret,),
    Exile: (_exile,),
    Crossroads: (_crossroads,),
}
"""What each sort of card says, part by part."""
