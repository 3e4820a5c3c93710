"""Likeness: of answers about equal things one line is shown; those that only sound alike say what tells them apart."""

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from msgspec.structs import replace

from holdouts.engine.view import Card, Choice, Face, Prompt, View, Zone


@dataclass
class _Line:
    """An answer, what it is about, and how many are like it."""

    choice: Choice
    about: list[tuple[Zone, Card]]
    numbers: list[int]
    """Its own first, then those of all that are equal to it."""


def told_apart(view: View) -> Prompt:
    """The question, with each different answer once; the numbers stay what they are."""
    lines = _lines(view)
    sounding = Counter(line.choice.label for line in lines)
    return replace(view.prompt, choices=tuple(_said(line, sounding[line.choice.label] > 1) for line in lines))


def read_as(view: View, number: int) -> int:
    """Under which number an answer is read, where it is one of several equal ones."""
    return next(line.numbers[0] for line in _lines(view) if number in line.numbers)


def _lines(view: View) -> list[_Line]:
    lying = {card.ref: (zone, card) for zone, card in _cards(view) if card.ref}
    lines: dict[Any, _Line] = {}
    for choice in view.prompt.choices:
        about = [lying[ref] for ref in choice.refs if ref in lying]
        plain = tuple(ref for ref in choice.refs if ref not in lying)
        like = (choice.label, plain, tuple((zone.ref, replace(card, ref="")) for zone, card in about))
        lines.setdefault(like, _Line(choice, about, [])).numbers.append(choice.number)
    return list(lines.values())


def _said(line: _Line, doubtful: bool) -> Choice:
    tags = [tag for _, card in line.about if isinstance(card, Face) for tag in card.tags]
    apart = ", ".join(tags or [zone.title for zone, _ in line.about]) if doubtful else ""
    label = f"{line.choice.label} ({apart})" if apart else line.choice.label
    return replace(line.choice, label=label if len(line.numbers) == 1 else f"{label} ×{len(line.numbers)}")


def _cards(view: View) -> Iterator[tuple[Zone, Card]]:
    for zone in (*view.scene.zones, *(zone for person in view.scene.people for zone in person.zones)):
        for card in zone.cards:
            yield zone, card
