"""Likeness: of answers about equal things one is shown, and those that only sound alike are told apart.

Two copies of a card in one hand are equal: whoever plays one of them plays either. Two that differ in what lies on
them, or in where they lie, are not, and say so.
"""

from collections import Counter
from collections.abc import Iterable
from typing import Any, Literal, NamedTuple

import msgspec
from msgspec import Struct

from holdouts.engine.view import Card, Face, Scene, Zone
from holdouts.engine.words import Words


class Answer(Struct, frozen=True, kw_only=True):
    """An option as a button."""

    number: int
    label: str
    refs: tuple[str, ...]
    json: str
    pick: str
    part: bool = False
    """Whether it only adds to something: more may follow in the same row."""
    may: Literal["choose", "point", "read"] = "choose"
    """What its reader may do with it."""
    pointing: str = ""
    """Who points at it, by name."""
    wished: bool = False
    """Whether the reader does."""
    times: int = 1
    """How many equal things it could be about."""
    detail: str = ""
    """What tells it from another that sounds the same."""
    group: str = ""
    """What all answers of its kind do, in a word or two; empty where there is no word for it."""
    kin: int = 1
    """How many answers do that, itself among them."""
    about: tuple[str, ...] = ()
    """The cards it concerns, by name: a crowd of answers is gathered by them."""

    @property
    def of(self) -> str:
        """What sort of thing it concerns first: a character, a card."""
        return self.refs[0].partition(":")[0] if self.refs else ""

    @property
    def things(self) -> str:
        """What it concerns, in a line."""
        return " ".join(self.refs)


class _Lying(NamedTuple):
    """A card as it would be drawn anywhere, and where it lies."""

    card: Card
    zone: Zone


def gathered(answers: Iterable[Answer], scene: Scene, words: Words) -> tuple[Answer, ...]:
    """The answers that differ, in their order, each with the name of its kind."""
    answers = list(answers)
    lying = _lying(scene, {ref for answer in answers for ref in answer.refs}) if answers else {}
    found: dict[Any, Answer] = {}
    for answer in answers:
        like = tuple((lying[ref].card, lying[ref].zone.ref) if ref in lying else ref for ref in answer.refs)
        key = (answer.pick, answer.label, answer.part, answer.pointing, answer.wished, like)
        found[key] = _together(found[key], answer) if key in found else answer
    sounding = Counter(answer.label for answer in found.values())
    groups = {answer.pick: _group(answer.pick, words) for answer in found.values()}
    kin = Counter(groups[answer.pick] for answer in found.values())
    return tuple(
        msgspec.structs.replace(
            answer,
            group=groups[answer.pick],
            kin=kin[groups[answer.pick]] if groups[answer.pick] else 1,
            detail=_apart(answer, lying) if sounding[answer.label] > 1 else "",
            about=_about(answer, lying),
        )
        for answer in found.values()
    )


def _group(pick: str, words: Words) -> str:
    return words.say(f"group-{pick}") if words.has(f"group-{pick}") else ""


def _about(answer: Answer, lying: dict[str, _Lying]) -> tuple[str, ...]:
    cards = (lying[ref].card for ref in answer.refs if ref in lying)
    return tuple(card.name for card in cards if isinstance(card, Face))


def _together(one: Answer, other: Answer) -> Answer:
    refs = one.refs + tuple(ref for ref in other.refs if ref not in one.refs)
    return msgspec.structs.replace(one, refs=refs, times=one.times + 1)


def _apart(answer: Answer, lying: dict[str, _Lying]) -> str:
    """What is to be seen on the thing, or else where it lies."""
    things = [lying[ref] for ref in answer.refs if ref in lying]
    tags = [tag for thing in things for tag in getattr(thing.card, "tags", ())]
    return ", ".join(tags or [thing.zone.title for thing in things])


def _lying(scene: Scene, refs: set[str]) -> dict[str, _Lying]:
    """Of the things with these refs, those that are cards."""
    zones = (*scene.zones, *(zone for person in scene.people for zone in person.zones))
    return {
        card.ref: _Lying(msgspec.structs.replace(card, ref=""), zone)
        for zone in zones
        for card in zone.cards
        if card.ref in refs
    }
