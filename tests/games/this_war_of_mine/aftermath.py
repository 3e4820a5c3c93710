"""What a scene leaves behind: everything that stands otherwise than before it, one line for each thing."""

from collections.abc import Iterator
from typing import Any

import msgspec

from holdouts.games.this_war_of_mine.state import Siege

STORES = ("storage", "pile", "load", "waste", "gains", "lent")
UNSAID = ("box", "key", "dice", "loaded", "agenda", "shown", "sealed", "group", "rooms", "places", "trip")
"""What is nowhere else, chance, what is done next, and what is told part by part."""
DECKS = (
    *("unused", "unseen_shelter", "events", "unseen_events", "objectives", "locations", "exploration", "unknown"),
    *("findings", "residents", "raids", "red_raids", "red_residents", "bag", "fate", "visitors", "narratives"),
)
"""Of these it is told how many cards lie there."""


def standing(siege: Siege) -> dict[str, dict[str, str]]:
    """How everything stands: for each part of the table what can be said of it."""
    parts: dict[str, dict[str, str]] = {"table": _table(siege)}
    parts |= {name: _goods(siege, getattr(siege, name)) for name in STORES}
    if siege.trip is not None:
        parts["trip"] = _fields(siege.trip)
    parts |= {siege.character(person).id: _fields(person) for person in siege.group}
    parts |= {space.id: _fields(room) for space, room in zip(siege.spaces, siege.rooms, strict=True)}
    parts |= {siege.book.locations[place.card].id: _goods(siege, place.hidden) for place in siege.places}
    return parts


def _table(siege: Siege) -> dict[str, str]:
    fields = [name for name in siege.__struct_fields__ if name not in (*STORES, *UNSAID)]
    return {name: str(len(getattr(siege, name))) if name in DECKS else _plain(getattr(siege, name)) for name in fields}


def _goods(siege: Siege, counts: list[int]) -> dict[str, str]:
    return {good.id: str(count) for good, count in zip(siege.book.goods, counts, strict=True)}


def _fields(thing: msgspec.Struct) -> dict[str, str]:
    return {name: _plain(getattr(thing, name)) for name in thing.__struct_fields__}


def _plain(value: Any) -> str:
    return str(msgspec.to_builtins(value)).replace(" ", "")


def aftermath(before: dict[str, dict[str, str]], after: dict[str, dict[str, str]]) -> list[str]:
    """What has changed between two times."""
    return [*_changes(before, after), *(f"= {name} gone" for name in before if name not in after)]


def _changes(before: dict[str, dict[str, str]], after: dict[str, dict[str, str]]) -> Iterator[str]:
    for part, said in after.items():
        old = before.get(part, {})
        if new := [f"{name}={value}" for name, value in said.items() if old.get(name, "0") != value]:
            yield f"= {part} {' '.join(new)}"
