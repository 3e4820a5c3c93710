"""Invitations: a new table, who sits there, and the secrets that open its seats.

Every secret a host hands out follows from the host's own and from a number, so that the links can be shown again, while
only numbers and hashes are stored. A link is made anew with another number; the old one then opens nothing.
"""

import secrets
import time
from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from typing import Annotated, Any, Literal, NamedTuple

from msgspec import Meta, Struct
from msgspec.structs import replace

from holdouts.engine.events import Event
from holdouts.engine.game import Setup, SetupError
from holdouts.engine.library import check_company, read_setup
from holdouts.engine.mixing import commitment_to
from holdouts.engine.past import TakenUp
from holdouts.engine.table import Table
from holdouts.games import find_game
from holdouts.server import seats as chairs
from holdouts.server.archive import Archive, read_stored, write_notes
from holdouts.server.origins import AGAIN, SEED, with_word
from holdouts.server.schema import SeatRow, TableRow

Noted = tuple[int, Event]
"""A note, and after how many choices it was made."""

Kind = Literal["me", "device", "open", "sensible", "random", "quick", "careful", "deep"]
HERE: tuple[Kind, ...] = ("me", "device")
"""Seats that whoever sets the table plays."""

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


def open_table(
    archive: Archive,
    token: str,
    wanted: NewTable,
    origin: str = SEED,
    *,
    setup: Setup | None = None,
    campaign: str = "",
) -> str:
    """Set a table up for whoever has that secret, and return its id. Raises SetupError or UnknownGame; blocks.

    The chapter of a campaign has a set-up of its own.
    """
    setup = settle(wanted) if setup is None else setup
    id_ = chairs.fresh_id()
    seats = _promised(_seats(id_, wanted, token), wanted)
    archive.open(id_, find_game(wanted.game), setup, wanted.seed, seats, watch_key(token, id_), origin, campaign)
    return id_


def settle(wanted: NewTable) -> Setup:
    """The set-up that is wanted; raises SetupError or UnknownGame."""
    if any(name in wanted.options for name in ("scenario", "seats", "packs")):
        raise SetupError("setup-elsewhere")
    general = {"scenario": wanted.scenario, "seats": len(wanted.seats), "packs": wanted.packs}
    game = find_game(wanted.game)
    setup = read_setup(game, {**wanted.options, **general})
    if not all(seat.kind in HERE for seat in wanted.seats):
        check_company(game, setup)
    return setup


def check_people(wanted: NewTable) -> list[str]:
    """The names of those who are to sit there; raises SetupError where they cannot."""
    kinds = [seat.kind for seat in wanted.seats]
    if "me" not in kinds:
        raise SetupError("setup-none-yours")
    if kinds.count("me") > 1:
        raise SetupError("setup-several-yours")
    return _names([chairs.clean(seat.name, chairs.LONGEST_NAME) for seat in wanted.seats])


def _seats(id_: str, wanted: NewTable, token: str) -> list[SeatRow]:
    names = check_people(wanted)
    kinds = [seat.kind for seat in wanted.seats]
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


# --- taking a game up again ---


def take_up(
    archive: Archive, token: str, row: TableRow, seats: Sequence[SeatRow], table: Table, notes: Sequence[Noted]
) -> str:
    """From where that table stands, a game that is over goes on at a new one, whose id is returned; blocks.

    Whoever asks has their own seats there and is the host; those of other people are open, bots stay bots.
    """
    id_, now = chairs.fresh_id(), time.time()
    mine = chairs.my_seats(seats, token)
    count = len(table.choices)
    since: Noted = (count, TakenUp(who=mine[0], count=table.moment, rule=""))
    again = replace(
        row,
        id=id_,
        created=now,
        touched=now,
        watch_hash=watch_key(token, id_),
        shared=sum(seat.token_hash is not None or seat.kind == chairs.OPEN for seat in seats) > 1,
        lone=all(seat.seat in mine or _is_bots(seat) for seat in seats),
        origins=with_word(row.origins, AGAIN),
        campaign="",
        paused=False,
        paused_by=None,
        over=False,
        version=count,
        notes=write_notes([*(noted for noted in notes if noted[0] <= count), since]),
        clock="",
        snapshot=None,
    )
    archive.take_up(again, [_seat_again(id_, seat, mine, token) for seat in seats], table)
    return id_


def _is_bots(seat: SeatRow) -> bool:
    """Whether a bot plays there, and not only for somebody."""
    return seat.kind in chairs.BOTS and seat.token_hash is None


def _seat_again(id_: str, seat: SeatRow, mine: Sequence[int], token: str) -> SeatRow:
    empty = replace(seat, table_id=id_, host=False, token_hash=None, invite_hash=None)
    if _is_bots(seat):
        return empty
    if seat.seat not in mine:
        return replace(empty, kind=chairs.OPEN, invite_hash=chairs.hashed(invite_secret(token, id_, seat.seat)))
    kind = chairs.DEVICE if len(mine) > 1 else chairs.PERSON
    return replace(empty, kind=kind, host=seat.seat == mine[0], token_hash=chairs.hashed(token))


# --- the same people again ---


class Rematch(Struct, frozen=True, kw_only=True):
    """What is wanted of a table after the last."""

    same_seed: bool = False
    contributions: list[Part] = []
    """What the browser that asks gives to chance, for its own seats in their order."""


def rematch(
    archive: Archive,
    token: str,
    row: TableRow,
    seats: Sequence[SeatRow],
    wanted: Rematch,
    *,
    setup: Setup | None = None,
    campaign: str = "",
) -> str:
    """A new game for the same people, of the same set-up or the next of a campaign, whose id is returned; blocks.

    Everybody has their own seat again, and whoever asks is the host; bots stay bots, and an empty seat is open.
    """
    id_ = chairs.fresh_id()
    mine = chairs.my_seats(seats, token)
    held = Counter(seat.token_hash for seat in seats if seat.token_hash)
    again = [_seat_for_the_same(id_, seat, mine, token, held) for seat in seats]
    shares = wanted.contributions if len(wanted.contributions) == len(mine) and not wanted.same_seed else []
    given = dict(zip(mine, shares, strict=False))
    again = [
        replace(seat, commitment=commitment_to(given[seat.seat]), contribution=given[seat.seat])
        if seat.seat in given
        else seat
        for seat in again
    ]
    game = find_game(row.game)
    seed = row.seed if wanted.same_seed else None
    setup = read_stored(game, row.setup) if setup is None else setup
    archive.open(id_, game, setup, seed, again, watch_key(token, id_), campaign=campaign)
    return id_


def _seat_for_the_same(id_: str, seat: SeatRow, mine: Sequence[int], token: str, held: Mapping[str, int]) -> SeatRow:
    bare = {"table_id": id_, "commitment": "", "contribution": "", "invite_hash": None, "invite_number": 0}
    same = replace(seat, host=bool(mine) and seat.seat == mine[0], **bare)
    if seat.token_hash:
        return replace(same, kind=chairs.DEVICE if held[seat.token_hash] > 1 else chairs.PERSON)
    if seat.kind in chairs.BOTS:
        return same
    return replace(same, kind=chairs.OPEN, invite_hash=chairs.hashed(invite_secret(token, id_, seat.seat)))


# --- secrets ---


class Link(NamedTuple):
    """One of the links a host can make: its number, which is stored, and the secret that follows from it."""

    number: int
    secret: str

    @property
    def kept(self) -> str:
        """What is stored of the secret."""
        return chairs.hashed(self.secret)


def watch_key(token: str, table_id: str) -> str:
    """What is stored of a table's first link for spectators."""
    return chairs.hashed(watch_secret(token, table_id))


def watch_secret(token: str, table_id: str, number: int = 0) -> str:
    """One of the links for spectators a host can make; the first one has no number."""
    return chairs.derived(token, "watch", table_id, *([number] if number else []))


def fresh_watch(token: str, table_id: str) -> Link:
    """A link for spectators that those who had an earlier one cannot know."""
    number = _fresh_number()
    return Link(number, watch_secret(token, table_id, number))


def watch(row: TableRow, token: str) -> str | None:
    """The secret by which others look on, for the host whose secret it follows from."""
    return _that_opens(row.watch_hash, (watch_secret(token, row.id, each) for each in {row.watch_number, 0}))


def invite_secret(token: str, table_id: str, seat: int, number: int = 0) -> str:
    """One of the invitations a host can make."""
    return chairs.derived(token, "invite", table_id, seat, number)


def fresh_invitation(token: str, table_id: str, seat: int) -> Link:
    """An invitation that those who had an earlier one cannot know."""
    number = _fresh_number()
    return Link(number, invite_secret(token, table_id, seat, number))


def invitation(row: SeatRow, token: str) -> str | None:
    """The secret that opens a seat, for the host whose secret it follows from."""
    if row.kind != chairs.OPEN:
        return None
    numbers = {row.invite_number, 0}
    return _that_opens(row.invite_hash, (invite_secret(token, row.table_id, row.seat, each) for each in numbers))


def _that_opens(kept: str | None, secrets_: Iterable[str]) -> str | None:
    if kept is None:
        return None
    return next((secret for secret in secrets_ if chairs.opens(secret, kept)), None)


def _fresh_number() -> int:
    """A number that no earlier link had: drawn from so many that none comes back."""
    return 1 + secrets.randbelow(2**62)
