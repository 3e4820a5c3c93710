"""Seats: who may sit where. A browser has one secret; the store knows only its hash."""

import base64
import hashlib
import hmac
import re
import secrets
import unicodedata
from collections.abc import Iterable, Sequence
from collections.abc import Set as AbstractSet
from functools import lru_cache
from typing import Any

from holdouts.bots.thinker import LEVELS
from holdouts.server.origins import ALONE, with_word
from holdouts.server.schema import SeatRow, TableRow

COOKIE = "holdouts"
LONGEST_NAME = 24
LONGEST_LINE = 300

PERSON, DEVICE, OPEN = "person", "device", "open"
"""A person with a browser of their own; several persons at the host's browser; a friend who has not come yet."""

BOTS = ("sensible", "random", *LEVELS)

NAMES = ("Ilka", "Tavo", "Mirre", "Osk", "Pell", "Runa")
"""Who sits where nobody was named."""


_TOKEN = re.compile(r"[A-Za-z0-9_-]{20,64}")
_ID = re.compile(r"[A-Za-z0-9_-]{1,24}")
_SECRET = re.compile(r"[A-Za-z0-9_-]{1,64}")
_SEAT = re.compile(r"[0-9]{1,2}")


def is_token(text: str) -> bool:
    """Whether that could be the secret of a browser."""
    return _TOKEN.fullmatch(text) is not None


def is_id(text: str) -> bool:
    """Whether a table could be called that."""
    return _ID.fullmatch(text) is not None


def is_secret(text: str) -> bool:
    """Whether that could be the end of a link."""
    return _SECRET.fullmatch(text) is not None


def is_seat(text: str) -> bool:
    """Whether that could be the number of a seat."""
    return _SEAT.fullmatch(text) is not None


def fresh_token() -> str:
    """A secret of 128 bits."""
    return secrets.token_urlsafe(16)


def fresh_id() -> str:
    """A name for a table that nobody guesses."""
    return secrets.token_urlsafe(9).replace("-", "x").replace("_", "y")


@lru_cache(maxsize=4096)
def hashed(token: str) -> str:
    """What the store knows of a secret. Every page asks for its own many times a move."""
    return hashlib.sha256(token.encode()).hexdigest()


def derived(token: str, *about: object) -> str:
    """A secret that its owner can be told again, because it follows from their own."""
    text = "/".join(str(part) for part in about)
    return base64.urlsafe_b64encode(hmac.digest(token.encode(), text.encode(), "sha256")[:16]).decode().rstrip("=")


def opens(token: str, kept: str | None) -> bool:
    """Whether a secret fits a hash, in the same time whether it does or not."""
    return hmac.compare_digest(hashed(token), kept or "")


def my_seats(seats: Iterable[SeatRow], token: str | None) -> list[int]:
    """The seats a secret opens."""
    if not token:
        return []
    mine = hashed(token)
    return [row.seat for row in seats if hmac.compare_digest(mine, row.token_hash or "")]


def owners(seats: Iterable[SeatRow]) -> frozenset[str]:
    """Every browser that has a seat, also while a bot plays it for now."""
    return frozenset(row.token_hash for row in seats if row.token_hash is not None)


def consequences(row: TableRow, seats: Sequence[SeatRow], before: AbstractSet[str]) -> dict[str, Any]:
    """What it means for a table that these sit there now, where before only those browsers ever had a seat."""
    sitters = before | owners(seats)
    came_later = row.lone and len(before) == 1 < len(sitters)
    alone = len(sitters) == 1 and all(seat.kind != OPEN for seat in seats)
    return {
        "shared": row.shared or sum(seat.token_hash is not None for seat in seats) > 1,
        "lone": row.lone or alone,
        "origins": with_word(row.origins, ALONE) if came_later else row.origins,
    }


def clean(text: str, longest: int) -> str:
    """What somebody typed, fit to show to others: no control or direction signs, no runs of blanks, cut."""
    kept = "".join(" " if unicodedata.category(sign)[0] in "CZ" else sign for sign in text[: longest * 4])
    return re.sub(r" +", " ", unicodedata.normalize("NFC", kept)).strip()[:longest].strip()
