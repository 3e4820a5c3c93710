"""Snapshot: a table as it stood, in a few words: the map with whoever is on it, or the camp and what everybody has."""

from collections.abc import Iterable, Iterator
from typing import NamedTuple

from holdouts.engine.view import Board, Card, Cell, Face, Gauge, Person, Scene
from holdouts.engine.words import Words

MOST_CARDS = 8
"""So many cards of somebody's are named; of more, that there are more."""

NEEDED: dict[str, frozenset[str]] = {
    "story-gauge": frozenset({"title", "value"}),
    "story-gauge-of": frozenset({"title", "value", "most"}),
    "story-more-cards": frozenset({"cards", "count"}),
    "story-at": frozenset({"place"}),
}
"""Every key that a snapshot says of its own, with the slots it fills."""


class Spot(NamedTuple):
    """A place on the map."""

    label: str
    name: str
    """Empty, where nobody has seen it yet."""
    figures: list[str]
    marks: list[str]


class Sitter(NamedTuple):
    """One of the people, and what lies open before them."""

    name: str
    facts: list[str]
    cards: str


class Snapshot(NamedTuple):
    """All that is drawn."""

    place: str
    facts: list[str]
    rows: list[list[Spot | None]]
    people: list[Sitter]


def taken(scene: Scene, words: Words) -> Snapshot:
    """A scene as it is drawn in a story."""
    return Snapshot(
        place=words.say("story-at", place=scene.place.name) if scene.place is not None else "",
        facts=[_fact(gauge, words) for gauge in scene.gauges],
        rows=_rows(scene.board) if scene.board is not None else [],
        people=[_sitter(person, words) for person in scene.people],
    )


def _rows(board: Board) -> list[list[Spot | None]]:
    return [[None if cell is None or cell.card is None else _spot(cell) for cell in row] for row in board.rows]


def _spot(cell: Cell) -> Spot:
    return Spot(
        label=cell.label,
        name=cell.card.name if isinstance(cell.card, Face) else "",
        figures=[figure.name for figure in cell.figures],
        marks=[f"{mark.title} × {mark.count}" if mark.count > 1 else mark.title for mark in cell.marks],
    )


def _sitter(person: Person, words: Words) -> Sitter:
    stakes = [_fact(gauge, words) for gauge in person.gauges if gauge.stake]
    facts = stakes or list(person.tags)  # of somebody for whom nothing is at stake any more, what became of them
    names = list(_names(card for zone in person.zones if zone.layout == "row" for card in zone.cards))
    if len(names) <= MOST_CARDS:
        return Sitter(person.name, facts, words.join(names))
    shown, left = names[:MOST_CARDS], len(names) - MOST_CARDS
    return Sitter(person.name, facts, words.say("story-more-cards", cards=", ".join(shown), count=left))


def _names(cards: Iterable[Card]) -> Iterator[str]:
    return (card.name for card in cards if isinstance(card, Face))


def _fact(gauge: Gauge, words: Words) -> str:
    if gauge.most is None:
        return words.say("story-gauge", title=gauge.title, value=gauge.value)
    return words.say("story-gauge-of", title=gauge.title, value=gauge.value, most=gauge.most)
