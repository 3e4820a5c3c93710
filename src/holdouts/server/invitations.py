"""Invitations: a new table, who sits there, and the secrets that open its seats.

Every secret a host hands out follows from the host's own, so that the links can be shown again, while only hashes are
stored.
"""

import secrets
from collections.abc import Sequence
from functools import lru_cache
from typing import Annotated, Any, Literal

from msgspec import Meta, Struct
from msgspec.structs import replace

from holdouts.engine.game import SetupError
from holdouts.engine.library import read_setup
from holdouts.engine.mixing import commitment_to
from holdouts.games import find_game
from holdouts.server import seats as chairs
from holdouts.server.archive import Archive
from holdouts.server.schema import SeatRow

VARIETY = 4096
"""Out of how many secrets a new invitation is drawn."""

Kind = Literal["me", "device", "open", "sensible", "random"]
Tongue = Literal["en", "fr"]
Part = Annotated[str, Meta(pattern=r"^[0-9a-f]{64}\Z")]
"""A contribution to chance, or a commitment to one."""


class NewSeat(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Who is to play a seat: me, somebody at my device, a friend by link, or a bot."""

    kind: Kind
    name: Annotated[str, Meta(max_length=100)] = ""


class NewTable(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A table somebody wants to open."""

    game: Annotated[str, Meta(max_length=60)]
    scenario: Annotated[str, Meta(max_length=60)]
    seats: Annotated[list[NewSeat], Meta(min_length=1, max_length=12)]
    options: dict[str, Any] = {}
    packs: Annotated[list[Annotated[str, Meta(max_length=60)]], Meta(max_length=20)] = []
    lang: Tongue = "en"
    seed: Annotated[int, Meta(ge=0, le=2**63 - 1)] | None = None
    commitments: Annotated[list[Part], Meta(max_length=12)] = []
    """Of my own seats in their order: what I will give to chance, hashed; to be told when all sit."""
    contributions: Annotated[list[Part], Meta(max_length=12)] = []
    """Or what I give itself, so that a table without an open seat is dealt at once."""


def open_table(archive: Archive, token: str, wanted: NewTable) -> str:
    """Set a table up for whoever has that secret, and return its id. Raises SetupError or UnknownGame; blocks."""
    if any(name in wanted.options for name in ("scenario", "seats", "packs")):
        raise SetupError("setup-elsewhere")
    game = find_game(wanted.game)
    general = {"scenario": wanted.scenario, "seats": len(wanted.seats), "packs": wanted.packs}
    setup = read_setup(game, {**wanted.options, **general})
    id_ = chairs.fresh_id()
    seats = _promised(_seats(id_, wanted, token), wanted)
    archive.open(id_, game, setup, wanted.seed, seats, watch_key(token, id_))
    return id_


def _seats(id_: str, wanted: NewTable, token: str) -> list[SeatRow]:
    kinds = [seat.kind for seat in wanted.seats]
    if "me" not in kinds:
        raise SetupError("setup-none-yours")
    if kinds.count("me") > 1:
        raise SetupError("setup-several-yours")
    names = _names([chairs.clean(seat.name, chairs.LONGEST_NAME) for seat in wanted.seats])
    return [
        SeatRow(
            table_id=id_,
            seat=seat,
            kind=_stored_kind(kind, kinds),
            name=name,
            lang=wanted.lang,
            host=kind == "me",
            token_hash=chairs.hashed(token) if kind in ("me", "device") else None,
            invite_hash=chairs.hashed(invite_secret(token, id_, seat)) if kind == "open" else None,
        )
        for seat, (kind, name) in enumerate(zip(kinds, names, strict=True))
    ]


def _promised(seats: list[SeatRow], wanted: NewTable) -> list[SeatRow]:
    """The same seats, with what their owner gives to chance; a chosen seed leaves nothing to chance."""
    if wanted.seed is not None:
        return seats
    given = [(commitment_to(contribution), contribution) for contribution in wanted.contributions]
    shares = given or [(commitment, "") for commitment in wanted.commitments]
    if len({commitment for commitment, _ in shares}) < len(shares):
        raise SetupError("setup-same-commitment")
    mine = iter(shares)
    return [
        replace(seat, **dict(zip(("commitment", "contribution"), next(mine, ("", "")), strict=True)))
        if seat.token_hash
        else seat
        for seat in seats
    ]


def _stored_kind(kind: Kind, kinds: Sequence[Kind]) -> str:
    if kind == "me":
        return chairs.DEVICE if "device" in kinds else chairs.PERSON
    return kind


def _names(wanted: Sequence[str]) -> list[str]:
    """Everybody has a name of their own; who brought none gets one."""
    used = {name.casefold() for name in wanted if name}
    if len(used) < sum(bool(name) for name in wanted):
        raise SetupError("setup-same-name")
    spare = iter(name for name in (*chairs.NAMES, *map(str, range(1, 13))) if name.casefold() not in used)
    return [name or next(spare) for name in wanted]


# --- secrets ---


def watch_key(token: str, table_id: str) -> str:
    """What is stored of a link for spectators."""
    return chairs.hashed(watch_secret(token, table_id))


def watch_secret(token: str, table_id: str) -> str:
    return chairs.derived(token, "watch", table_id)


def invite_secret(token: str, table_id: str, seat: int, number: int = 0) -> str:
    """One of the invitations a host can make."""
    return chairs.derived(token, "invite", table_id, seat, number)


def fresh_invitation(token: str, table_id: str, seat: int) -> str:
    """An invitation that those who had an earlier one cannot know."""
    return invite_secret(token, table_id, seat, 1 + secrets.randbelow(VARIETY - 1))


def invitation(row: SeatRow, token: str) -> str | None:
    """The secret that opens a seat, for the host whose secret it follows from."""
    if row.kind != chairs.OPEN or row.invite_hash is None:
        return None
    return _find(token, row.table_id, row.seat, row.invite_hash)


@lru_cache(maxsize=4096)
def _find(token: str, table_id: str, seat: int, kept: str) -> str | None:
    every = (invite_secret(token, table_id, seat, number) for number in range(VARIETY))
    return next((secret for secret in every if chairs.opens(secret, kept)), None)
