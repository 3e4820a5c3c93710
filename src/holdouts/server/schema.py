"""Schema: one row a table, a seat, a browser that ever sat there, a choice, a line of chat; one for who may write."""

import sqlalchemy as sql
from msgspec import Struct

SCHEMA = sql.MetaData()

TABLES = sql.Table(
    "tables",
    SCHEMA,
    sql.Column("id", sql.String(24), primary_key=True),
    sql.Column("game", sql.String(60), nullable=False),
    sql.Column("setup", sql.Text, nullable=False),
    sql.Column("seed", sql.Text, nullable=False, server_default=""),
    sql.Column("salt", sql.String(64), nullable=False),
    sql.Column("secret", sql.Text, nullable=False, server_default=""),
    sql.Column("seal", sql.String(64), nullable=False, server_default=""),
    sql.Column("mixture", sql.Text, nullable=False, server_default=""),
    sql.Column("gathered", sql.Float, nullable=False, server_default="0"),
    sql.Column("shared", sql.Boolean, nullable=False),
    sql.Column("paused", sql.Boolean, nullable=False),
    sql.Column("over", sql.Boolean, nullable=False),
    sql.Column("version", sql.Integer, nullable=False),
    sql.Column("watch_hash", sql.String(64), nullable=False),
    sql.Column("watch_number", sql.BigInteger, nullable=False, server_default="0"),
    sql.Column("notes", sql.Text, nullable=False),
    sql.Column("clock", sql.Text, nullable=False, server_default=""),
    sql.Column("origins", sql.Text, nullable=False, server_default=""),
    sql.Column("campaign", sql.Text, nullable=False, server_default=""),
    sql.Column("paused_by", sql.Integer),
    sql.Column("lone", sql.Boolean, nullable=False, server_default=sql.false()),
    sql.Column("snapshot", sql.LargeBinary),
    sql.Column("created", sql.Float, nullable=False),
    sql.Column("touched", sql.Float, nullable=False, index=True),
)

SEATS = sql.Table(
    "seats",
    SCHEMA,
    sql.Column("table_id", sql.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    sql.Column("seat", sql.Integer, primary_key=True),
    sql.Column("kind", sql.String(20), nullable=False),
    sql.Column("name", sql.String(40), nullable=False),
    sql.Column("lang", sql.String(8), nullable=False),
    sql.Column("host", sql.Boolean, nullable=False),
    sql.Column("token_hash", sql.String(64), index=True),
    sql.Column("invite_hash", sql.String(64)),
    sql.Column("invite_number", sql.BigInteger, nullable=False, server_default="0"),
    sql.Column("commitment", sql.String(64), nullable=False, server_default=""),
    sql.Column("contribution", sql.String(64), nullable=False, server_default=""),
)

SITTERS = sql.Table(
    "sitters",
    SCHEMA,
    sql.Column("table_id", sql.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    sql.Column("token_hash", sql.String(64), primary_key=True),
)

CHOICES = sql.Table(
    "choices",
    SCHEMA,
    sql.Column("table_id", sql.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    sql.Column("number", sql.Integer, primary_key=True),
    sql.Column("seat", sql.Integer, nullable=False),
    sql.Column("option", sql.Text, nullable=False),
    sql.Column("message", sql.String(64)),
    sql.Column("made", sql.Float, nullable=False),
    sql.UniqueConstraint("table_id", "message", name="one_choice_a_message"),
)

CHAT = sql.Table(
    "chat",
    SCHEMA,
    sql.Column("table_id", sql.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    sql.Column("number", sql.Integer, primary_key=True),
    sql.Column("seat", sql.Integer, nullable=False),
    sql.Column("text", sql.String(500), nullable=False),
    sql.Column("said", sql.Float, nullable=False),
    sql.Column("remark", sql.Text, nullable=False, server_default=""),
)

CLAIMS = sql.Table("claims", SCHEMA, sql.Column("server", sql.Integer, primary_key=True, autoincrement=False))
"""One row: the number of the server that may write. Servers are numbered in the order in which they come."""


class TableRow(Struct, frozen=True, kw_only=True):
    """A table as it is stored: its setup, its secrets, how far it is, and the last snapshot of it."""

    id: str
    game: str
    setup: str
    salt: str
    shared: bool
    watch_hash: str
    created: float
    touched: float
    seed: str = ""
    """Of all chance; nothing, until the cards are dealt."""
    secret: str = ""
    """The server's part of a seed that all draw together; nothing, where the seed was chosen."""
    seal: str = ""
    """What was shown of the server's part before anybody else gave theirs."""
    mixture: str = ""
    """What the seed was mixed from, as JSON, once the cards are dealt."""
    gathered: float = 0.0
    """When the last seat was taken: from then on the contributions are awaited."""
    paused: bool = False
    over: bool = False
    version: int = 0
    notes: str = "[]"
    watch_number: int = 0
    """Which of the host's links for spectators is the one that opens."""
    clock: str = ""
    """What is left of a race's seconds, as the clock itself writes it."""
    origins: str = ""
    """What everybody at the table must be told of where it comes from: words of `origins.py`, with blanks between."""
    campaign: str = ""
    """What it keeps of the campaign it is a chapter of, as JSON of `campaigns.py`."""
    paused_by: int | None = None
    """The seat that stopped the game."""
    lone: bool = False
    """Whether one person has ever had it to themself: nobody else had sat there, and no seat waited for anybody."""
    snapshot: bytes | None = None


class SeatRow(Struct, frozen=True, kw_only=True):
    """A seat: who plays it, and the hash of the secret that proves it."""

    table_id: str
    seat: int
    kind: str
    name: str
    lang: str
    host: bool = False
    token_hash: str | None = None
    invite_hash: str | None = None
    invite_number: int = 0
    """Which of the host's invitations to this seat is the one that opens it."""
    commitment: str = ""
    """What the seat promised to give to chance; nothing, where the server draws for it."""
    contribution: str = ""
    """What it gave, once all had promised."""


class ChoiceRow(Struct, frozen=True, kw_only=True):
    """A choice, numbered from 1, with the message that asked for it."""

    table_id: str
    number: int
    seat: int
    option: str
    made: float
    message: str | None = None


class ChatRow(Struct, frozen=True, kw_only=True):
    """A line of chat; a spectator's seat is -1."""

    table_id: str
    number: int
    seat: int
    text: str
    said: float
    remark: str = ""
    """What was said, if the game remembers it: a note, which has words in each reader's language."""
