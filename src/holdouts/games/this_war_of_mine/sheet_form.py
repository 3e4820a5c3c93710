"""The save sheet as somebody writes it by hand: a line of plain text for each of its fields. [TWM-SAVE-9, TWM-SAVE-10]

Things stand by their names as a program writes them, the same in every language: `wood 3, raw-food 2`.
"""

import re
from collections.abc import Callable, Mapping
from typing import Any, NamedTuple

from msgspec import ValidationError, convert, to_builtins

from holdouts.engine.sheets import SheetForm
from holdouts.games.this_war_of_mine.household import STATES
from holdouts.games.this_war_of_mine.rules.resuming import refuse
from holdouts.games.this_war_of_mine.rules.sheet import Sheet, export
from holdouts.games.this_war_of_mine.state import Siege

PLACES_SHOWN = 3
FAR = 4
"""Digits of the largest number that anybody would count to."""

_AT = re.compile(r"\$\.([a-z-]+)")
"""Where in a sheet something does not fit."""

Read = Callable[[str, str], Any]
"""(field, what was written) -> the plain value it means; raises SetupError with the field named."""
Write = Callable[[Any], str]


class Hand(NamedTuple):
    """How one sort of field is written and read."""

    write: Write
    read: Read


def _pieces(text: str, mark: str = ",") -> list[str]:
    return [piece.strip() for piece in text.replace("\n", mark).split(mark) if piece.strip()]


def _number(field: str, text: str) -> int:
    if not (text.isascii() and text.isdigit() and len(text) <= FAR):
        raise refuse(field, "number", name=text[:40])
    return int(text)


def _pair(field: str, text: str) -> tuple[str, str]:
    first, _, rest = text.partition(" ")
    if not rest.strip():
        raise refuse(field, "pair", name=text[:40])
    return first.rstrip(":"), rest.strip()


def _words(field: str, text: str) -> list[str]:
    return _pieces(text)


def _numbers(field: str, text: str) -> list[int]:
    return [_number(field, piece) for piece in _pieces(text)]


def _places(field: str, text: str) -> dict[str, str]:
    return dict(_pair(field, piece) for piece in _pieces(text))


def _amounts(field: str, text: str) -> dict[str, int]:
    return {name: _number(field, count) for name, count in _places(field, text).items()}


def _people(field: str, text: str) -> list[dict[str, Any]]:
    """A Character in each line: a name, States with their levels, medicine with its count."""
    found: list[dict[str, Any]] = []
    for line in _pieces(text, ";"):
        name, _, rest = line.partition(" ")
        words = rest.replace(",", " ").split()
        if len(words) % 2:
            raise refuse(field, "pair", name=line[:40])
        pairs = zip(words[::2], words[1::2], strict=True)
        counts = {thing: _number(field, count) for thing, count in pairs}
        states: dict[str, int] = {state: counts[state] for state in STATES if state in counts}
        medicine = {thing: count for thing, count in counts.items() if thing not in STATES}
        found.append({"name": name, "medicine": medicine, **states})
    return found


def _caches(field: str, text: str) -> dict[str, dict[str, int]]:
    """A Location in each line, with what lies there."""
    return {place: _amounts(field, goods) for place, goods in (_pair(field, line) for line in _pieces(text, ";"))}


def _listed(things: Mapping[str, Any]) -> str:
    return ", ".join(f"{name} {value}" for name, value in things.items())


def _person(line: Mapping[str, Any]) -> str:
    states = {state: line[state] for state in STATES if line[state]}
    return " ".join([line["name"], *(f"{name} {count}" for name, count in {**states, **line["medicine"]}.items())])


def _join(values: list[Any] | None) -> str:
    return ", ".join(map(str, values or ()))


WORD = Hand(str, lambda field, text: text)
NUMBER = Hand(str, _number)
WORDS = Hand(_join, _words)
NUMBERS = Hand(_join, _numbers)
PLACES = Hand(_listed, _places)
AMOUNTS = Hand(_listed, _amounts)
PEOPLE = Hand(lambda lines: "; ".join(map(_person, lines)), _people)
CACHES = Hand(lambda found: "; ".join(f"{place} {_listed(goods)}" for place, goods in found.items()), _caches)

HANDS: dict[str, Hand] = {
    "starting": WORDS,
    "characters": PEOPLE,
    "gone": WORDS,
    "storage": AMOUNTS,
    "wood-fives": NUMBER,
    "components-fives": NUMBER,
    "cold": NUMBER,
    "spaces": PLACES,
    "flooded": WORD,
    "barricades": WORDS,
    "fittings": WORDS,
    "tokens": PLACES,
    "strokes": NUMBER,
    "locations": WORDS,
    "gone-locations": WORDS,
    "hidden": CACHES,
    "chapter": NUMBER,
    "nights": NUMBER,
    "events-left": NUMBER,
    "face-up": WORDS,
    "used-events": WORDS,
    "objective": WORD,
    "status": NUMBER,
    "red-corners": WORDS,
    "narratives": WORDS,
    "epilogue": NUMBERS,
    "memories": WORDS,
    "bus-seats": NUMBER,
}
"""All fields, in the order in which a group would look around its table."""


def write(siege: Siege) -> dict[str, str]:
    """The sheet of a siege as it stands, field by field; an empty one is left empty."""
    told = to_builtins(export(siege))
    return {field: hand.write(told[field]) if told.get(field) else "" for field, hand in HANDS.items()}


def read(lines: Mapping[str, str]) -> dict[str, Any]:
    """What was written, as the option of a new table; a SetupError names the field that cannot be read."""
    found = {field: hand.read(field, lines[field].strip()) for field, hand in HANDS.items() if lines[field].strip()}
    for field in ("starting", "characters", "locations", "events-left", "nights"):
        if field not in found:
            raise refuse(field, "missing")
    if len(found["locations"]) != PLACES_SHOWN:
        raise refuse("locations", "three")
    told = {"spaces": {}, "storage": {}, "fittings": [], **found}
    try:
        convert(told, Sheet)
    except ValidationError as problem:
        at = _AT.search(str(problem))
        raise refuse(at[1] if at else "starting", "unfit") from None
    return told


FORM = SheetForm(option="sheet", fields=tuple(HANDS), write=write, read=read)
