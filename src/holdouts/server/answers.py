"""Answers: what can be chosen, pointed at or put together, as the page draws it."""

from typing import Any, Literal

import msgspec
from msgspec import Struct

from holdouts.engine.decision import Decision, Option, Window
from holdouts.engine.naming import Naming
from holdouts.engine.rows import Row
from holdouts.engine.view import Choice, Gauge, Prompt, Scene, View, label, naming_for, prompt, view
from holdouts.engine.words import Words
from holdouts.server.likeness import Answer, gathered
from holdouts.server.phrases import Tongue
from holdouts.server.room import Room


class Answers(Struct, frozen=True, kw_only=True):
    """What one reader may choose, and what they may only read."""

    options: tuple[Answer, ...]
    read: tuple[Answer, ...]
    may_point: bool


def answers(room: Room, seat: int | None, seen: View, words: Words) -> Answers:
    """The answers to the question of now: to choose, or, where it is public, to read and to point at."""
    table, decision, asked = room.table, room.table.decision, seen.prompt
    free = seat is not None and not room.resting and seat not in room.autoplay.bots
    if decision is None or not asked.public:
        options = table.options(seat) if free else []
        return Answers(options=gathered(_drawn(asked.choices, options), seen.scene, words), read=(), may_point=False)
    owner = decision.seats[0]
    found = [_pointed_at(room, seat, *each, words) for each in _paired(asked.choices, table.options(owner))]
    if free and seat == owner:
        return Answers(options=gathered(found, seen.scene, words), read=(), may_point=False)
    may: Literal["point", "read"] = "point" if free else "read"
    read = gathered((msgspec.structs.replace(each, may=may) for each in found), seen.scene, words)
    return Answers(options=(), read=read, may_point=free)


def _paired(choices: tuple[Choice, ...], options: list[Any]) -> list[tuple[Choice, Option]]:
    return list(zip(choices, options, strict=False))


def _drawn(choices: tuple[Choice, ...], options: list[Any]) -> list[Answer]:
    return [_answer(choice, option) for choice, option in _paired(choices, options)]


def _answer(choice: Choice, option: Option) -> Answer:
    return Answer(
        number=choice.number,
        label=choice.label,
        refs=choice.refs,
        json=msgspec.json.encode(option).decode(),
        pick=str(type(option).__struct_config__.tag),
        part=choice.part,
    )


def _pointed_at(room: Room, seat: int | None, choice: Choice, option: Option, words: Words) -> Answer:
    by = room.pointing.at(room.table, option)
    who = words.join([by_whom(room, other, words) for other in by]) if by else ""
    return msgspec.structs.replace(_answer(choice, option), pointing=who, wished=seat in by)


def by_whom(room: Room, seat: int, words: Words) -> str:
    """Who points, and why, if they say so."""
    why = room.pointing.why(room.table, seat)
    return words.say("pointing-why", name=room.names[seat], why=words.say(f"phrase-{why}")) if why else room.names[seat]


# --- picks in a row ---


class Part(Struct, frozen=True, kw_only=True):
    """A pick that was added, in words."""

    label: str
    refs: tuple[str, ...]
    json: str


class Composed(Struct, frozen=True, kw_only=True):
    """A row that was tried, and what may be added to it: nothing, once it is complete."""

    parts: tuple[Part, ...]
    complete: bool
    ready: bool
    """Whether it can be made as it is: it is complete, or others wait for nothing of it."""
    version: int
    sums: tuple[Gauge, ...]
    """Of the numbers of all and the reader's own, those that these picks change, as they would be."""
    prompt: Prompt | None
    options: tuple[Answer, ...]


def composed(room: Room, row: Row, spoken: Tongue, expected: int) -> Composed:
    """What a row looks like to whoever tries it. Of what comes after it is complete, nothing is looked at."""
    words = spoken.game
    naming = naming_for(room.table, row.seat, words, room.names)
    parts = tuple(
        Part(
            label=_said(pick, decision, words, naming),
            refs=naming.refs(pick),
            json=msgspec.json.encode(pick).decode(),
        )
        for pick, decision in zip(row.picks, row.asked, strict=True)
    )
    complete = row.complete
    asked = None if complete else prompt(row.table, row.seat, words, room.names)
    race = isinstance(row.table.decision, Window) and row.table.decision.is_race
    after = None if complete else view(row.table, row.seat, words, room.names).scene
    return Composed(
        parts=parts,
        complete=complete,
        ready=complete or race,
        version=expected,
        sums=() if after is None else _sums(room, row.seat, after, words),
        prompt=asked,
        options=()
        if asked is None or after is None
        else gathered(_drawn(asked.choices, row.table.options(row.seat)), after, spoken.page),
    )


def _said(pick: Option, decision: Decision, words: Words, naming: Naming[Any]) -> str:
    """A pick in a row: where the question leaves no doubt what is done with it, only the thing itself."""
    named = list(naming.slots(pick).values())
    if len(decision.parts) == 1 and len(named) == 1 and type(pick) in decision.parts:
        return str(named[0])
    return label(pick, words, naming, decision)


def _sums(room: Room, seat: int, after: Scene, words: Words) -> tuple[Gauge, ...]:
    before = view(room.table, seat, words, room.names).scene
    return tuple(gauge for gauge in _gauges(after) if gauge not in _gauges(before))


def _gauges(scene: Scene) -> list[Gauge]:
    return [*scene.gauges, *(gauge for person in scene.people if person.me for gauge in person.gauges)]
