"""A small vocabulary and two shelves, as a game would have them, and what reading a pack of it says."""

from collections.abc import Callable
from enum import Enum
from pathlib import Path
from typing import Any, Literal

import msgspec

from holdouts.engine.content import Hook, PackError, PackProblems, decode, did_you_mean, load_pack


class Effect:
    __slots__ = ()


class Node(
    msgspec.Struct, Effect, frozen=True, tag=str.lower, tag_field="do", rename="kebab", forbid_unknown_fields=True
):
    pass


class Search(Node, frozen=True, kw_only=True):
    amount: int = 1


class Noise(Node, frozen=True, kw_only=True):
    amount: int = 1
    how_far: int = 0


class Either(Node, frozen=True, kw_only=True):
    of: tuple[tuple[Effect, ...], ...]


VOCABULARY: dict[str, type[Node]] = {"search": Search, "noise": Noise, "either": Either}


def hook(kind: type, raw: Any) -> Any:
    assert kind is Effect
    if not isinstance(raw, dict) or not isinstance(raw.get("do"), str):
        raise ValueError("Expected an effect such as {do: search}")
    name = raw["do"]
    if name not in VOCABULARY:
        raise ValueError(f"Unknown effect `{name}`{did_you_mean(name, VOCABULARY)}")
    return decode(raw, VOCABULARY[name], hook)


class Kind(Enum):
    TOOL = "tool"
    FOOD = "food"


class Cost(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    hours: int


class Action(msgspec.Struct, frozen=True, kw_only=True, rename="kebab", forbid_unknown_fields=True):
    id: str
    food: int = 0
    kind: Kind = Kind.TOOL
    when: Literal["day", "night"] = "day"
    cost: Cost | None = None
    effects: tuple[Effect, ...] = ()
    on_roll: dict[int, tuple[Effect, ...]] = {}


class Peril(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    id: str
    level: int


GAME = "scavengers"
SHELVES: dict[str, type[msgspec.Struct]] = {"actions": Action, "perils": Peril}
HEADER = "id: wild\ngame: scavengers\ntitle: The Wild\nversion: '1'\n"

MakePack = Callable[..., Path]


def load(folder: Path, words: Path | None = None):
    return load_pack(folder, GAME, SHELVES, hook, words)


def problems(folder: Path, reading: Hook = hook) -> list[PackError]:
    """Everything wrong with a pack; an empty list if nothing is."""
    try:
        load_pack(folder, GAME, SHELVES, reading)
    except PackProblems as found:
        return found.problems
    return []


def complaints(folder: Path) -> list[str]:
    return [str(problem) for problem in problems(folder)]


def complaint(folder: Path) -> str:
    (only,) = complaints(folder)
    return only
