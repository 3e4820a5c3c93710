"""Scenes: a few choices are played, and all that the log tells of them is compared with what is written beside them.

The expected lines of a game stand in a file of scenes. Each line is an event with what it says, in plain names. Where a
rule changes what is told, the file is written anew from the root of the project, and every line that differs is read:

    PYTHONPATH=src:. python -m tests.games.scenes maximum_apocalypse
"""

import sys
from collections.abc import Callable, Sequence
from functools import cache
from importlib import import_module
from pathlib import Path
from typing import Any, TypeVar

import yaml
from msgspec.structs import asdict

from holdouts.engine.events import Event
from holdouts.engine.position import Position

UNSAID = ("rule", "to")
"""What an event cites and who may read it: laws of their own hold these."""

P = TypeVar("P", bound=Position[Any])

Naming = Callable[[str, int], str | None]
"""How a number of that field is called; None where a number is just a number."""


Scene = Callable[[], P]


def played(table: P, *picks: Any) -> P:
    """The table after these choices."""
    for pick in picks:
        table.choose(pick)
    return table


def numbered(scenes: Sequence[tuple[type[Event], Scene[P], Any]]) -> dict[str, Scene[P]]:
    """Scenes that are about one kind of event, by its name and their number."""
    return {f"{kind.__name__} {number}": scene for number, (kind, scene, _) in enumerate(scenes)}


def told_lines(table: Position[Any], naming: Naming) -> list[str]:
    """Everything that has been told, one line for each event."""
    return [line(event, naming) for event in table.told(Event)]


def line(event: Event, naming: Naming) -> str:
    """An event and what it says."""
    said = [f"{field}={plain(field, value, naming)}" for field, value in asdict(event).items() if field not in UNSAID]
    return f"{type(event).__name__} {' '.join(said)}".strip()


def plain(field: str, value: Any, naming: Naming) -> str:
    if isinstance(value, tuple | list):
        return f"[{', '.join(plain(field, one, naming) for one in value)}]"
    if isinstance(value, bool) or not isinstance(value, int):
        return str(value)
    return naming(field, value) or str(value)


Asked = tuple[Callable[[], P], str, dict[str, Any]]
"""A scene, what is asked in it (nothing: whatever it may be), and what the question says beside its answers."""


def question_says(table: Position[Any], naming: Naming) -> dict[str, Any]:
    """What the question that is asked now says, with things by their names."""
    assert table.table.decision is not None
    return {slot: called(slot, value, naming) for slot, value in (table.table.decision.about or {}).items()}


def called(slot: str, value: Any, naming: Naming) -> Any:
    if isinstance(value, tuple | list):
        return [called(slot, one, naming) for one in value]
    return (naming(slot, value) if isinstance(value, int) else None) or value


def check_question(asked: Asked[P], said: Callable[[P], dict[str, Any]]) -> None:
    """The question of a scene is the one that is expected, and says what it should."""
    scene, ask, about = asked
    table = scene()
    assert said(table) == about
    assert table.table.decision is not None
    if ask:
        assert table.table.decision.ask == ask


def copy_of(names: Sequence[str], number: int) -> str:
    """What something is called, and which copy of it this is unless it is the first; below 0 it is nothing."""
    if number < 0:
        return "none"
    copy = names[:number].count(names[number]) + 1
    return names[number] if copy == 1 else f"{names[number]}/{copy}"


@cache
def read_scenes(file: Path) -> dict[str, list[str]]:
    """What is expected of each scene."""
    scenes: dict[str, list[str]] = yaml.safe_load(file.read_text(encoding="utf-8"))
    return scenes


def write_anew(game: str) -> None:
    """Play all scenes of a game, and keep what they tell."""
    room = import_module(f"tests.games.{game}.test_told_in_full")
    lines = {name: room.in_full(scene()) for name, scene in room.ALL.items()}
    room.EXPECTED.write_text(yaml.safe_dump(lines, sort_keys=False, allow_unicode=True, width=200), encoding="utf-8")


if __name__ == "__main__":
    write_anew(sys.argv[1])
