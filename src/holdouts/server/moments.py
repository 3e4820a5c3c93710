"""Moments: what everybody at a table looks at together, a vote or something that is read aloud."""

from collections.abc import Sequence
from typing import Any

from msgspec import to_builtins

from holdouts.engine.view import View
from holdouts.server.likeness import Answer

MOST_ANSWERS = 4
"""So many answers stand there too; of more, the panel beside the table has the list."""


def moment(seen: View, seat: int | None, options: Sequence[Answer]) -> dict[str, Any] | None:
    """What is read aloud and what is voted on, with the answers of the reader; nothing on an ordinary turn."""
    tale = next((zone for zone in seen.scene.zones if zone.aloud), None)
    voters = seen.prompt.voters
    if seen.over or (tale is None and not voters):
        return None
    return {
        "tale": None if tale is None else to_builtins(tale.cards[0]),
        "title": "" if tale is None else tale.title,
        "note": "" if tale is None else tale.note,
        "ask": seen.prompt.text,
        "voters": [
            {"seat": one.seat, "name": one.name, "me": one.me} for one in seen.scene.people if one.seat in voters
        ],
        "voted": seat in voters and not seen.prompt.mine,
        "answers": [to_builtins(one) for one in options] if len(options) <= MOST_ANSWERS else [],
    }
