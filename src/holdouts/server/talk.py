"""Talk: what is said around a table, as one reader reads it, and what a page offers to say."""

from collections.abc import Callable, Sequence
from functools import cache, lru_cache, partial
from typing import Any, NamedTuple

import msgspec

from holdouts.engine import talk
from holdouts.engine.game import Game
from holdouts.engine.naming import Naming
from holdouts.engine.past import Remark, Said
from holdouts.engine.table import Table
from holdouts.engine.view import line
from holdouts.engine.words import Words
from holdouts.server.chronicles import LINES
from holdouts.server.room import Room

Word = Callable[[Table], Remark | None]
"""(table as it stands) -> what is to be noted, if anything."""


class Phrase(NamedTuple):
    """Something that can be said by a button."""

    name: str
    text: str


class Suspect(NamedTuple):
    """Somebody who may be accused."""

    seat: int
    name: str
    accused: bool
    """Whether the reader has accused them."""


def chat(room: Room, mine: Sequence[int], words: Words) -> list[dict[str, Any]]:
    """The last lines of chat: what was written as it was written, what was said by a button in the reader's words."""
    naming: Naming[None] = Naming(None, None, words, room.names)
    found = []
    for row in room.chat[-LINES:]:
        name = room.names[row.seat] if row.seat >= 0 else words.say("spectator")
        remark = _read(row.remark) if row.remark else None
        text = row.text if remark is None else _text(remark, words, naming)
        alone = remark is not None and not isinstance(remark, Said)  # a whole sentence, with a name in it
        found.append({"name": "" if alone else name, "text": text, "seat": row.seat, "mine": row.seat in mine})
    return found


def _text(remark: Remark, words: Words, naming: Naming[None]) -> str:
    return naming.phrase(remark.phrase) if isinstance(remark, Said) else line(remark, words, naming)


@lru_cache(1024)
def _read(remark: str) -> Remark:
    read: Remark = msgspec.json.decode(remark, type=Remark)
    return read


def said(seat: int, phrase: str) -> Word:
    """Somebody says a phrase."""
    return partial(talk.say, seat=seat, phrase=phrase)


def suspected(seat: int, other: int | None) -> Word:
    """Somebody suspects another, or nobody any more."""
    return partial(talk.withdraw, seat=seat) if other is None else partial(talk.accuse, seat=seat, other=other)


@cache
def phrases(game: Game, words: Words) -> tuple[Phrase, ...]:
    """What can be said at a table by a button."""
    return tuple(Phrase(name, words.say(f"phrase-{name}")) for name in talk.phrases(game))


def suspects(room: Room, seat: int | None) -> tuple[Suspect, ...]:
    """Whom the reader may accuse."""
    accused = talk.accusations(room.table).get(-1 if seat is None else seat)
    return tuple(Suspect(other, room.names[other], other == accused) for other in talk.suspects(room.table, seat))


def suspicions(room: Room, words: Words) -> tuple[str, ...]:
    """Of each seat, who suspects it: the names, or nothing."""
    accused = talk.accusations(room.table)
    if not accused:
        return ("",) * len(room.seats)
    return tuple(
        words.join([room.names[who] for who in sorted(accused) if accused[who] == seat])
        for seat in range(len(room.seats))
    )
