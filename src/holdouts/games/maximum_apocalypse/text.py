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


def _triggers(*names: str) -> Lines:
    """For each of these fields that is set a key word, on what conditions (`<field>_needs`), and what follows."""

    def said(card: Any, words: Words) -> Iterator[str]:
        for name in names:
            if effects := getattr(card, name):
                trigger, told = words.say(f"trigger-{name}"), inline(describe(effects, words))
                if needs := getattr(card, f"{name}_needs", ()):
                    asked = words.join(condition(need, words) for need in needs)
                    yield words.say("trigger-needs", trigger=trigger, need=asked, effects=told)
                else:
                    yield words.say("trigger", trigger=trigger, effects=told)

    return said


def passive_text(card: cards.InForce, words: Words) -> list[str]:
    """What is different as long as this is in play, a line for each rule: for its owner, then around it."""
    passive, lines = words.say("trigger-passive"), lasting(card, words)
    if isinstance(card, cards.Monster) and (aura := card.aura) is not None:
        lines += [words.say(f"aura-{one.change}", amount=one.amount, reach=aura.reach) for one in aura.changes]
        lines += [words.say(f"aura-{ban.forbid}", reach=aura.reach) for ban in aura.forbids]
    return [words.say("trigger", trigger=passive, effects=inline(line)) for line in lines]


# --- cards that are played ---


def _played(card: cards.PlayCard, words: Words) -> Iterator[str]:
    if card.effects:
        for need in card.needs:
            yield words.say("text-only", need=condition(need, words))
        yield describe(card.effects, words)


def _answer(card: cards.PlayCard, words: Words) -> Iterator[str]:
    if (answer := card.answer) is not None:
        said = describe(answer.effects, words) if answer.effects else words.say("answer-skip")
        yield words.say("answer", when=answer.when, cost=answer.cost, effects=inline(said))


_AMMO = figures("text-tokens", count="ammo", fuelled="fuelled")
_DOES = (_played, _triggers("equip", "action", "free"), passive_text)
_ENDS = (_triggers("discard"), _answer)


# --- people, monsters, places ---


def _innate(card: cards.Character, words: Words) -> Iterator[str]:
    innate, name = card.innate, words.say(f"innate-{card.id}")
    if innate.starts_with:
        yield words.say("innate-starts-with", innate=name, card=words.say(f"name-{innate.starts_with}"))
    for line in _triggers("action")(innate, words):
        yield words.say("innate", innate=name, effects=line)
    yield words.say("character-track", limit=STARVING, track=words.join(map(str, TRACK)))


def _symbols(tile: cards.Tile, words: Words) -> Iterator[str]:
    if tile.search:
        yield words.say("tile-search", colours=words.join((words.say(f"colour-{c}") for c in tile.search), "or"))
    if not tile.spawn:
        yield words.say("tile-no-spawn")


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
    if (tokens := mission.tokens) is not None:
        far, apart, guarded = tokens.from_start, tokens.apart, tokens.guarded
        yield words.say(f"tokens-{tokens.role}", count=tokens.count, far=far, apart=apart, guarded=guarded)
        for find in tokens.finds:
            yield words.say("find", count=tokens.count, goods=goods_text(find.gain, words), boss=find.boss or "no")
    if (work := mission.work) is not None:
        tile, goods = _place(work.place, words), goods_text(work.gain, words)
        holding = words.say(f"family-{work.holding}") if work.holding else ""
        yield words.say(f"work-{work.kind}", count=work.cost, tile=tile, holding=holding, goods=goods)
    yield from field_lines("mission", mission, words, "crumbles", "countdown")
    if mission.needs.samples:
        yield words.say("mission-samples", set=set_)
    if mission.boss != "none":
        tile = _place(mission.boss_place, words)
        yield words.say("mission-boss", how=mission.boss, count=mission.boss_with, tile=tile)
    yield words.say("mission-win")
    yield from objective_text(mission, words)


def goal_text(tile: cards.Tile, mission: cards.Mission, words: Words) -> list[str]:
    """What a tile says that is the goal: what wins there, then what it does, if it does anything."""
    lines = [words.say("tile-goal"), words.say("mission-win"), *objective_text(mission, words)]
    return [*lines, *card_lines(tile, words, *TEXTS[cards.Tile])]


def _place(kind: str, words: Words) -> str:
    """A kind of tile, if the mission names one there."""
    return words.say(f"name-{kind}.the") if kind else ""


def goods_text(goods: Mapping[str, int], words: Words) -> str:
    """So many cards of these families, as a list."""
    return words.join(words.say(f"family-{family}.count", count=count) for family, count in goods.items())


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
    cards.SurvivorCard: (_AMMO, "worn_by_dog", *_DOES, "hits", *_ENDS),
    cards.Scavenge: (_AMMO, "worn_by_dog", figures("text-on-draw", what="on_draw"), *_DOES, "hits", *_ENDS, "item"),
    cards.Character: (figures("character-figures", "hp", "stealth", "storage", starving="starving_stealth"), _innate),
    cards.Monster: (
        figures("monster-attack", "reach", "damage"),
        _triggers("draw", "attack"),
        passive_text,
        _triggers("destroy"),
    ),
    cards.Tile: (_symbols, _triggers("reveal"), "sends_back", _triggers("enter", "end", "action"), passive_text),
    cards.Mission: (mission_text,),
}
"""What each sort of card says, part by part."""
