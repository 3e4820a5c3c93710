"""Moments: what everybody at a table looks at together, a vote or something that is read aloud."""

from collections.abc import Mapping, Sequence
from typing import Any

from msgspec import to_builtins

from holdouts.engine.events import readable
from holdouts.engine.table import Table
from holdouts.engine.view import View, Zone, line, naming_for
from holdouts.engine.words import Words
from holdouts.server.likeness import Answer
from holdouts.server.turning import Turning

MOST_ANSWERS = 4
"""So many answers stand there too; of more, the panel beside the table has the list."""


LATELY = 120
"""On the last so many lines of a story stand all pages that are still turned."""


def ways(table: Table, seat: int | None, words: Words, names: Sequence[str]) -> dict[str, list[str]]:
    """What was chosen on the pages that were read of late, by their numbers: the only way there was, too."""
    telling, found, number = table.game.telling, dict[str, list[str]](), ""
    if telling.leaf is None:
        return found
    naming = naming_for(table, seat, words, names)
    for _, event in table.story(max(0, table.story_length - LATELY)):
        if not readable(event, seat):
            continue
        if leaf := telling.leaf(event, naming):
            number = leaf.number
        elif isinstance(event, telling.ways):
            found.setdefault(number, []).append(line(event, words, naming))
    return found


def moment(
    seen: View,
    seat: int | None,
    options: Sequence[Answer],
    wishes: Sequence[Answer] = (),
    turning: Turning | None = None,
    taken: Mapping[str, list[str]] | None = None,
) -> dict[str, Any] | None:
    """What is read aloud and what is voted on, with the answers of the reader, or those they may point at; nothing on
    an ordinary turn. What was read last stays until it is turned, where nothing else is read or voted on; it says which
    way was `taken` there."""
    zones, voters = seen.scene.zones, seen.prompt.voters
    tale = next((zone for zone in zones if zone.aloud), None)
    if tale is None and not voters:
        tale = next((zone for zone in zones if zone.told), None)
    if seen.over or (tale is None and not voters):
        return None
    opened = tale is not None and tale.aloud
    return {
        **_told(tale, seat, turning, taken or {}),
        "ask": seen.prompt.text,
        "voters": [
            {"seat": one.seat, "name": one.name, "me": one.me} for one in seen.scene.people if one.seat in voters
        ],
        "voted": seat in voters and not seen.prompt.mine,
        "answers": _few(options) if opened or voters else [],
        "wishes": _few(wishes) if opened else [],
    }


def _few(answers: Sequence[Answer]) -> list[dict[str, Any]]:
    return [to_builtins(one) for one in answers] if len(answers) <= MOST_ANSWERS else []


def _told(
    tale: Zone | None, seat: int | None, turning: Turning | None, taken: Mapping[str, list[str]]
) -> dict[str, Any]:
    """What is read: the page of now, those before it, and who has not turned it yet."""
    if tale is None:
        return {"tale": None, "before": [], "title": "", "note": "", "past": False, "leaf": "", "taken": {}}
    cards = [to_builtins(card) for card in (tale.cards[::-1] if tale.told else tale.cards)]
    leaf = f"{tale.count}-{cards[-1]['ref']}"
    return {
        "tale": cards[-1],
        "before": cards[:-1],
        "title": tale.title,
        "note": tale.note,
        "past": tale.told,
        "leaf": leaf,
        "still": [] if turning is None else turning.still_reading(leaf, seat),
        "turned": turning is not None and turning.has_read(seat, leaf),
        "sits": seat is not None,
        "taken": {card["ref"]: taken.get(card["ref"].partition(":")[2], []) for card in cards},
    }
