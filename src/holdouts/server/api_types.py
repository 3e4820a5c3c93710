"""API types: what programs send to a table and get from it; the description of the API is made from them."""

from typing import Annotated, Any

from msgspec import Meta, Struct

from holdouts.engine.mixing import Share
from holdouts.engine.table import Back
from holdouts.engine.view import Line, Prompt, View
from holdouts.server.invitations import Part, Tongue
from holdouts.server.messages import MessageId, Number, Pick, Picks, SeatNumber


class Problem(Struct, frozen=True, kw_only=True):
    """Why something was not done."""

    code: str
    why: str


class SeatInfo(Struct, frozen=True, kw_only=True):
    """A seat; the invitation is told to the host alone."""

    seat: int
    name: str
    kind: str
    mine: bool
    invite: str | None = None


class TableInfo(Struct, frozen=True, kw_only=True):
    """A table, and who sits there."""

    id: str
    game: str
    scenario: str
    over: bool
    paused: bool
    gathering: bool
    unready: list[int]
    """Whose people the clock waits for before it starts."""
    version: int
    waiting: list[int]
    seats: list[SeatInfo]
    origins: list[str]
    """What is to be told of where the table comes from; nothing, if it was dealt here from chance nobody chose."""
    watch: str | None = None


class Opened(Struct, frozen=True, kw_only=True):
    """A new table, and the secret that opens your seats: send it as a bearer token."""

    token: str
    table: TableInfo


class Unopened(Struct, frozen=True, kw_only=True):
    """A table that is kept but cannot go on with the rules and cards of today."""

    id: str
    why: str


class Tables(Struct, frozen=True, kw_only=True):
    tables: list[TableInfo]
    unopened: list[Unopened]


class TakeSeat(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Sit down with an invitation: the last part of its link."""

    invite: Annotated[str, Meta(max_length=64)]
    name: Annotated[str, Meta(min_length=1, max_length=100)]
    lang: Tongue = "en"
    commitment: Part | None = None
    """What the seat will give to chance, hashed; without it, the server draws for the seat, and says so."""


class Contribute(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What one of my seats promised to give to chance; to be told when all seats are taken."""

    contribution: Part


class Chance(Struct, frozen=True, kw_only=True):
    """How the seed of a table is drawn; all of it is told when the game is over."""

    seal: str
    dealt: bool
    awaited: list[int]
    shares: list[Share]
    mixed: bool
    secret: str | None = None
    salt: str | None = None
    seed: str | None = None


class Seated(Struct, frozen=True, kw_only=True):
    token: str
    seat: int
    version: int


class SpokenPhrase(Struct, frozen=True, kw_only=True):
    """Something that can be said by its name: everybody reads it in their own language."""

    phrase: str
    text: str


class Suspicion(Struct, frozen=True, kw_only=True):
    """A seat that takes another for a betrayer, and has said so."""

    seat: int
    other: int


class Talk(Struct, frozen=True, kw_only=True):
    """What my seat may say, whom it may suspect, and who suspects whom."""

    phrases: list[SpokenPhrase]
    suspects: list[int]
    suspicions: list[Suspicion]


class Sight(Struct, frozen=True, kw_only=True):
    """What one seat sees, what it may choose, and the last lines of the chronicle."""

    table: TableInfo
    seat: int
    version: int
    view: View
    options: list[dict[str, Any]]
    log: list[Line]
    talk: Talk


class MakeChoice(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """One of the options, the version it was seen in, and an id of your own: sent twice, it is made once."""

    id: MessageId
    seat: SeatNumber
    expected: Number
    option: Pick


class MakeRow(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Picks in a row that make up one thing: all are made or none, up to where something comes to light."""

    id: MessageId
    seat: SeatNumber
    expected: Number
    picks: Picks


class TryRow(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Picks in a row, to be told what may follow them; nothing is done."""

    seat: SeatNumber
    expected: Number
    picks: Picks


class SayPhrase(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """One of the phrases that everybody reads in their own language: a note of the chronicle."""

    id: MessageId
    seat: SeatNumber
    phrase: Annotated[str, Meta(max_length=48)]


class Suspect(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Whom my seat takes for a betrayer, or nobody any more: a note of the chronicle."""

    id: MessageId
    seat: SeatNumber
    other: SeatNumber | None


class SayReady(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Whoever sits there is ready for the clock, with all their seats."""

    seat: SeatNumber
    without_absent: bool = False
    """As the host: let it start without those who are away."""


class TakeBack(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    id: MessageId
    seat: SeatNumber
    expected: Number
    to: Back = "choice"


class Done(Struct, frozen=True, kw_only=True):
    """It was done; the version the table is in now."""

    version: int


class RowMade(Struct, frozen=True, kw_only=True):
    """The row was made; so many picks at its end were left, because something came to light before them."""

    version: int
    left: int


class Rehearsed(Struct, frozen=True, kw_only=True):
    """What may follow in the same row: nothing, if it is complete."""

    version: int
    complete: bool
    prompt: Prompt | None
    options: list[dict[str, Any]]
