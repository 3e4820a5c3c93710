"""The text of a card, generated from what it does: it can never say anything else, in any language."""

from collections.abc import Iterator, Mapping
from typing import Any

from holdouts.engine.describe import Lines, card_lines, condition, describe, field_lines, figures, inline, lasting
from holdouts.engine.words import Words
from holdouts.games.maximum_apocalypse import cards
from holdouts.games.maximum_apocalypse.state import STARVING, TRACK


def card_text(card: cards.Design, words: Words) -> list[str]:
    """Everything a card says but its name and its flavour line. Never empty."""
    lines = list(card_lines(card, words, *TEXTS[type(card)]))
    return lines or [words.say("tile-nothing" if isinstance(card, cards.Tile) else "text-nothing")]


def _triggers(card: Any, words: Words, *names: str) -> Iterator[str]:
    """For each of these fields that is set a key word, on what conditions (`<field>_needs`), and what follows."""
    for name in names:
        if effects := getattr(card, name):
            trigger, said = words.say(f"trigger-{name}"), inline(describe(effects, words))
            if needs := getattr(card, f"{name}_needs", ()):
                asked = words.join(condition(need, words) for need in needs)
                yield words.say("trigger-needs", trigger=trigger, need=asked, effects=said)
            else:
                yield words.say("trigger", trigger=trigger, effects=said)


def passive_text(card: cards.InForce, words: Words) -> list[str]:
    """What is different as long as this is in play, a line for each rule: for its owner, then around it."""
    passive, lines = words.say("trigger-passive"), lasting(card, words)
    if isinstance(card, cards.Monster) and (aura := card.aura) is not None:
        lines += [words.say(f"aura-{one.change}", amount=one.amount, reach=aura.reach) for one in aura.changes]
        lines += [words.say(f"aura-{ban.forbid}", reach=aura.reach) for ban in aura.forbids]
    return [words.say("trigger", trigger=passive, effects=inline(line)) for line in lines]


# --- cards that are played ---


def _play_card(card: cards.PlayCard, words: Words) -> Iterator[str]:
    if card.ammo:
        yield words.say("text-tokens", count=card.ammo, fuelled=card.fuelled)
    yield from field_lines("text", card, words, "worn_by_dog")
    if isinstance(card, cards.Scavenge) and card.on_draw:
        yield words.say("text-on-draw", what=card.on_draw)
    if card.effects:
        for need in card.needs:
            yield words.say("text-only", need=condition(need, words))
        yield describe(card.effects, words)
    yield from _triggers(card, words, "equip", "action", "free")
    yield from passive_text(card, words)
    yield from field_lines("text", card, words, "hits")
    yield from _triggers(card, words, "discard")
    if (answer := card.answer) is not None:
        said = describe(answer.effects, words) if answer.effects else words.say("answer-skip")
        yield words.say("answer", when=answer.when, cost=answer.cost, effects=inline(said))
    if isinstance(card, cards.Scavenge):
        yield from field_lines("text", card, words, "item")


# --- people, monsters, places ---


def _innate(card: cards.Character, words: Words) -> Iterator[str]:
    innate, name = card.innate, words.say(f"innate-{card.id}")
    if innate.starts_with:
        yield words.say("innate-starts-with", innate=name, card=words.say(f"name-{innate.starts_with}"))
    for line in _triggers(innate, words, "action"):
        yield words.say("innate", innate=name, effects=line)
    yield words.say("character-track", limit=STARVING, track=words.join(map(str, TRACK)))


def _monster(card: cards.Monster, words: Words) -> Iterator[str]:
    yield from _triggers(card, words, "draw", "attack")
    yield from passive_text(card, words)
    yield from _triggers(card, words, "destroy")


def _tile(tile: cards.Tile, words: Words) -> Iterator[str]:
    if tile.search:
        yield words.say("tile-search", colours=words.join((words.say(f"colour-{c}") for c in tile.search), "or"))
    if not tile.spawn:
        yield words.say("tile-no-spawn")
    yield from _triggers(tile, words, "reveal")
    yield from field_lines("tile", tile, words, "sends_back")
    yield from _triggers(tile, words, "enter", "end", "action")
    yield from passive_text(tile, words)


# --- missions ---


def mission_text(mission: cards.Mission, words: Words) -> Iterator[str]:
    """What the mission changes, what it lets people do, and what it takes to win."""
    difficulty, set_ = words.say(f"difficulty-{mission.difficulty}"), words.say(f"set-{mission.set}")
    yield words.say("mission-figures", difficulty=difficulty, set=set_)
    if mission.start != cards.HOME:
        yield words.say("mission-start", tile=_place(mission.start, words))
    if mission.starts_with:
        count = sum(mission.starts_with.values())
        yield words.say("mission-starts-with", count=count, goods=goods_text(mission.starts_with, words))
    if not mission.starting_monsters:
        yield words.say("mission-no-starting-monsters")
    yield from _tokens(mission, words)
    if (work := mission.work) is not None:
        tile = _place(work.place, words) if work.place else ""
        holding = words.say(f"family-{work.holding}") if work.holding else ""
        goods = goods_text(work.gain, words)
        yield words.say(f"work-{work.kind}", count=work.cost, tile=tile, holding=holding, goods=goods)
    yield from field_lines("mission", mission, words, "crumbles", "countdown")
    if mission.needs.samples:
        yield words.say("mission-samples", set=set_)
    if mission.boss != "none":
        place = _place(mission.boss_place, words) if mission.boss_place else ""
        yield words.say("mission-boss", how=mission.boss, count=mission.boss_with, tile=place)
    yield words.say("mission-win")
    yield from objective_text(mission, words)


def goal_text(tile: cards.Tile, mission: cards.Mission, words: Words) -> list[str]:
    """What a tile says that is the goal: what wins there, then what it does, if it does anything."""
    lines = [words.say("tile-goal"), words.say("mission-win"), *objective_text(mission, words)]
    return [*lines, *_tile(tile, words)]


def _place(kind: str, words: Words) -> str:
    return words.say(f"name-{kind}.the")


def goods_text(goods: Mapping[str, int], words: Words) -> str:
    """So many cards of these families, as a list."""
    return words.join(words.say(f"family-{family}.count", count=count) for family, count in goods.items())


def _tokens(mission: cards.Mission, words: Words) -> Iterator[str]:
    tokens = mission.tokens
    if tokens is None:
        return
    yield words.say(
        f"tokens-{tokens.role}", count=tokens.count, far=tokens.from_start, apart=tokens.apart, guarded=tokens.guarded
    )
    for find in tokens.finds:
        yield words.say("find", count=tokens.count, goods=goods_text(find.gain, words), boss=find.boss or "no")


def objective_text(mission: cards.Mission, words: Words) -> Iterator[str]:
    """What must be true at the end of a turn, a line for each condition. [MAX-END-10]"""
    needs = mission.needs
    place = _place(mission.place, words)
    if needs.work_done and mission.work is not None:
        yield words.say("objective-work", what=mission.work.kind)
    yield from field_lines("objective", needs, words, "tokens_gone", "all_revealed")
    if needs.samples:
        kinds = words.join(words.say(f"sample-{part.family}.count", count=part.count) for part in needs.samples)
        yield words.say("objective-samples", goods=kinds)
    if needs.goods:
        goods = {part.family: part.count for part in needs.goods}
        yield words.say("objective-goods", goods=goods_text(goods, words), tile=place)
    if needs.person:
        yield words.say("objective-message" if needs.message else "objective-person", tile=place)
    if needs.gathered:
        yield words.say("objective-gathered", tile=place)
    yield from field_lines("objective", needs, words, "unharried")


TEXTS: dict[type, tuple[str | Lines, ...]] = {
    cards.SurvivorCard: (_play_card,),
    cards.Scavenge: (_play_card,),
    cards.Character: (figures("character-figures", "hp", "stealth", "storage", starving="starving_stealth"), _innate),
    cards.Monster: (figures("monster-attack", "reach", "damage"), _monster),
    cards.Tile: (_tile,),
    cards.Mission: (mission_text,),
}
"""What each sort of card says, part by part."""
