"""The text of a card, generated from what it does: it can never say anything else, in any language."""

from collections.abc import Iterator, Mapping

from holdouts.engine.describe import condition, describe, field_lines, inline, lasting
from holdouts.engine.effects import Effect
from holdouts.engine.words import Words
from holdouts.games.maximum_apocalypse.cards import (
    HOME,
    Answer,
    Character,
    Conditions,
    Design,
    InForce,
    Mission,
    Monster,
    PlayCard,
    Scavenge,
    Tile,
)
from holdouts.games.maximum_apocalypse.state import STARVING, TRACK


def card_text(card: Design, words: Words) -> list[str]:
    """Everything a card says but its name and its flavour line. Never empty."""
    match card:
        case PlayCard():
            lines = _play_card(card, words)
        case Character():
            lines = _character(card, words)
        case Monster():
            lines = _monster(card, words)
        case Tile():
            lines = _tile(card, words)
        case Mission():
            lines = mission_text(card, words)
        case _:
            raise TypeError(f"no text for a {type(card).__name__}")
    return list(lines) or [words.say("tile-nothing" if isinstance(card, Tile) else "text-nothing")]


# --- cards that are played ---


def _play_card(card: PlayCard, words: Words) -> Iterator[str]:
    if card.ammo:
        yield words.say("text-tokens", count=card.ammo, fuelled=card.fuelled)
    yield from field_lines("text", card, words, "worn_by_dog")
    if isinstance(card, Scavenge) and card.on_draw:
        yield words.say("text-on-draw", what=card.on_draw)
    if card.effects:
        yield from _needed(card.needs, words)
        yield describe(card.effects, words)
    yield from _trigger("equip", card.equip, words)
    yield from _trigger("action", card.action, words, card.action_needs)
    yield from _trigger("free", card.free, words, card.free_needs)
    yield from passive_text(card, words)
    yield from field_lines("text", card, words, "hits")
    yield from _trigger("discard", card.discard, words)
    if card.answer is not None:
        yield _answer(card.answer, words)
    if isinstance(card, Scavenge) and card.item:
        yield words.say("text-item")


def _needed(needs: Conditions, words: Words) -> Iterator[str]:
    for need in needs:
        yield words.say("text-only", need=condition(need, words))


def _trigger(word: str, effects: tuple[Effect, ...], words: Words, needs: Conditions = ()) -> Iterator[str]:
    """A key word, on what conditions, and what follows."""
    if not effects:
        return
    said = inline(describe(effects, words))
    asked = [condition(need, words) for need in needs]
    if asked:
        yield words.say("trigger-needs", trigger=words.say(f"trigger-{word}"), need=words.join(asked), effects=said)
    else:
        yield words.say("trigger", trigger=words.say(f"trigger-{word}"), effects=said)


def passive_text(card: InForce, words: Words) -> list[str]:
    """What is different as long as this is in play, a line for each rule."""
    passive = words.say("trigger-passive")
    return [words.say("trigger", trigger=passive, effects=inline(line)) for line in lasting(card, words)]


def _answer(answer: Answer, words: Words) -> str:
    effects = describe(answer.effects, words) if answer.effects else words.say("answer-skip")
    return words.say("answer", when=answer.when, cost=answer.cost, effects=inline(effects))


# --- people, monsters, places ---


def _character(card: Character, words: Words) -> Iterator[str]:
    yield words.say(
        "character-figures", hp=card.hp, stealth=card.stealth, starving=card.starving_stealth, storage=card.storage
    )
    yield from innate_text(card, words)
    track = words.join(str(damage) for damage in TRACK)
    yield words.say("character-track", limit=STARVING, track=track)


def innate_text(card: Character, words: Words) -> list[str]:
    """The ability of the fed side; nothing if there is none."""
    innate = card.innate
    name = words.say(f"innate-{card.id}")
    if innate.starts_with:
        return [words.say("innate-starts-with", innate=name, card=words.say(f"name-{innate.starts_with}"))]
    said = _trigger("action", innate.action, words)
    return [words.say("innate", innate=name, effects=line) for line in said]


def _monster(card: Monster, words: Words) -> Iterator[str]:
    yield words.say("monster-attack", damage=card.damage, reach=card.reach)
    yield from _trigger("draw", card.draw, words)
    yield from _trigger("attack", card.attack, words)
    yield from passive_text(card, words)
    yield from _trigger("destroy", card.destroy, words)


def _tile(tile: Tile, words: Words) -> Iterator[str]:
    if tile.search:
        yield words.say("tile-search", colours=words.join((words.say(f"colour-{c}") for c in tile.search), "or"))
    if not tile.spawn:
        yield words.say("tile-no-spawn")
    yield from _trigger("reveal", tile.reveal, words)
    yield from field_lines("tile", tile, words, "sends_back")
    yield from _trigger("enter", tile.enter, words)
    yield from _trigger("end", tile.end, words)
    yield from _trigger("action", tile.action, words, tile.action_needs)
    yield from passive_text(tile, words)


# --- missions ---


def mission_text(mission: Mission, words: Words) -> Iterator[str]:
    """What the mission changes, what it lets people do, and what it takes to win."""
    yield words.say(
        "mission-figures", difficulty=words.say(f"difficulty-{mission.difficulty}"), set=_set(mission, words)
    )
    if mission.start != HOME:
        yield words.say("mission-start", tile=_place(mission.start, words))
    if mission.starts_with:
        count = sum(mission.starts_with.values())
        yield words.say("mission-starts-with", count=count, goods=goods_text(mission.starts_with, words))
    if not mission.starting_monsters:
        yield words.say("mission-no-starting-monsters")
    yield from _tokens(mission, words)
    if mission.work is not None:
        yield words.say(f"work-{mission.work.kind}", **_work_slots(mission, words))
    yield from field_lines("mission", mission, words, "crumbles", "countdown")
    if mission.needs.samples:
        yield words.say("mission-samples", set=_set(mission, words))
    if mission.boss != "none":
        place = _place(mission.boss_place, words) if mission.boss_place else ""
        yield words.say("mission-boss", how=mission.boss, count=mission.boss_with, tile=place)
    yield words.say("mission-win")
    yield from objective_text(mission, words)


def _set(mission: Mission, words: Words) -> str:
    return words.say(f"set-{mission.set}")


def goal_text(tile: Tile, mission: Mission, words: Words) -> list[str]:
    """What a tile says that is the goal: what wins there, then what it does, if it does anything."""
    lines = [words.say("tile-goal"), words.say("mission-win"), *objective_text(mission, words)]
    return [*lines, *_tile(tile, words)]


def _place(kind: str, words: Words) -> str:
    return words.say(f"name-{kind}.the")


def goods_text(goods: Mapping[str, int], words: Words) -> str:
    """So many cards of these families, as a list."""
    return words.join(words.say(f"family-{family}.count", count=count) for family, count in goods.items())


def _tokens(mission: Mission, words: Words) -> Iterator[str]:
    tokens = mission.tokens
    if tokens is None:
        return
    yield words.say(
        f"tokens-{tokens.role}",
        count=tokens.count,
        far=tokens.from_start,
        apart=tokens.apart,
        guarded=tokens.guarded,
    )
    for find in tokens.finds:
        yield words.say("find", count=tokens.count, goods=goods_text(find.gain, words), boss=find.boss or "no")


def _work_slots(mission: Mission, words: Words) -> dict[str, object]:
    work = mission.work
    assert work is not None
    return {
        "count": work.cost,
        "tile": _place(work.place, words) if work.place else "",
        "holding": words.say(f"family-{work.holding}") if work.holding else "",
        "goods": goods_text(work.gain, words) if work.gain else "",
    }


def objective_text(mission: Mission, words: Words) -> Iterator[str]:
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
