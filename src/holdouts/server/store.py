"""Store: what a killed server must still know.

A choice is committed before anybody is told of it, and its message id with it, so that a choice sent twice is answered
twice and made once. SQLite by default, PostgreSQL by URL.
"""

import threading
import time
from collections import deque
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager, nullcontext, suppress
from pathlib import Path
from types import MappingProxyType
from typing import Any, Literal

import sqlalchemy as sql
from alembic import command
from alembic.config import Config
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from msgspec import Struct
from msgspec.structs import asdict
from sqlalchemy.engine import Engine
from sqlalchemy.exc import DBAPIError, IntegrityError

from holdouts.server import datafile
from holdouts.server import seats as chairs
from holdouts.server.claim import Claim, Lost, patience
from holdouts.server.schema import CHAT, CHOICES, SEATS, SITTERS, TABLES, ChatRow, ChoiceRow, SeatRow, TableRow

BUSY_SECONDS = 15
"""How long a choice waits for a database that somebody else has locked."""

NO_DATABASE = "--database takes an address like postgresql://user@host/name; a file is named with --data."
NO_DRIVER = "Its driver is not installed: `python3 play.py serve --database ...` installs it and starts."
UNREACHED = "See that PostgreSQL runs there, and that the address is right."
TAKEN_OVER = "Another Holdouts server has taken it over. This one stops, and has stored nothing since."

NOTHING: Mapping[str, Any] = MappingProxyType({})

_MIGRATIONS = Path(__file__).parent / "migrations"


Trouble = Literal["busy", "full", "read-only", "lost", "taken", "other"]

TROUBLES: dict[str, Trouble] = {
    "SQLITE_BUSY": "busy", "SQLITE_LOCKED": "busy", "SQLITE_FULL": "full", "SQLITE_READONLY": "read-only",
    "55P03": "busy", "53": "full", "25006": "read-only", "08": "lost", "57P": "lost",
}  # fmt: skip
"""How the names of SQLite's errors and the codes of PostgreSQL's begin, and what each means to somebody at a table."""


class StoreFailed(RuntimeError):
    """It was not stored, and nothing was changed; the message says why, and the trouble in a word."""

    def __init__(self, message: str, trouble: Trouble = "other") -> None:
        super().__init__(message)
        self.trouble = trouble


_ADD = sql.insert(CHOICES)
_VERSION = sql.bindparam("version", type_=sql.Integer)
_NOW = sql.bindparam("touched", type_=sql.Float)
_MAKE = (
    sql.update(TABLES)
    .where(TABLES.c.id == sql.bindparam("table"))
    .values(
        touched=sql.case((TABLES.c.version == _VERSION, TABLES.c.touched), else_=_NOW),
        version=_VERSION,
        notes=sql.bindparam("notes"),
        clock=sql.bindparam("clock"),
    )
)
"""What makes no new version, an answer in secret, does not touch the table either: its date is shown."""


class _Waiting:
    """A choice that is to be committed, with those of its row, and what became of it."""

    def __init__(self, choices: list[dict[str, Any]], made: dict[str, Any]) -> None:
        self.choices = choices
        self.made = made
        self.settled = False
        self.problem: StoreFailed | None = None


class Store:
    """All tables of a server. Every method is one transaction; all of them block, so call them from a thread."""

    def __init__(self, url: str | sql.URL) -> None:
        self.url = url
        self.engine = _connect(url)
        self._claim = Claim(self.engine)
        # SQLite has one writer at a time; whoever finds it busy sleeps and tries again, ever longer: here they queue
        self._turn = threading.Lock() if self.engine.dialect.name == "sqlite" else None
        self._waiting: deque[_Waiting] = deque()

    @classmethod
    def in_file(cls, path: Path) -> "Store":
        """The default: one SQLite file."""
        return cls(sql.URL.create("sqlite", database=str(path)))

    def migrate(self) -> None:
        """Bring the database to the schema of today; one of tomorrow is refused."""
        with self._writing() as link:
            _upgrade(link)

    # --- who may write ---

    def claim(self) -> None:
        """Be the only server here until the store is closed or the process ends, however it ends; or StoreFailed.

        The schema is brought to that of today, and in the same moment whoever was here before may no longer write.
        """
        try:
            alone = self._claim.lock()
        except DBAPIError as problem:
            raise StoreFailed(f"It could not be claimed: {_said(problem)}{self._advice}") from problem
        except OSError as problem:
            raise StoreFailed(f"It could not be claimed: {problem.strerror}: {problem.filename}.") from problem
        if not alone:
            raise StoreFailed("Another Holdouts server uses it already.")
        with self._writing() as link:
            _upgrade(link)
            number = self._claim.next_number(link)
        self._claim.enter(number)

    @property
    def _advice(self) -> str:
        return "" if self.engine.dialect.name == "sqlite" else f" {UNREACHED}"

    def keep_claim(self) -> None:
        """Take the claim again if it was lost with its connection; if another server was faster, we are `lost`."""
        with suppress(Lost):
            self._claim.keep()

    @property
    def lost(self) -> bool:
        """Whether another server writes here now, and we never may again."""
        return self._claim.lost

    def when_lost(self, call: Callable[[], None]) -> None:
        """Whom to tell, from whichever thread finds it out, that another server writes here now."""
        self._claim.when_lost = call

    def close(self) -> None:
        self._claim.close()
        self.engine.dispose()

    @contextmanager
    def _writing(self) -> Iterator[sql.Connection]:
        """A transaction of whoever has their turn."""
        with self._turn or nullcontext(), self._transaction() as link:
            yield link

    @contextmanager
    def _transaction(self) -> Iterator[sql.Connection]:
        """A transaction whose failure is one clear sentence; without the claim it is never committed."""
        try:
            with self.engine.begin() as link:
                yield link
                self._claim.check(link)
        except Lost as problem:
            raise StoreFailed(TAKEN_OVER, "taken") from problem
        except DBAPIError as problem:
            if getattr(problem.orig, "sqlite_errorname", "").startswith("SQLITE_READONLY"):
                self.engine.dispose()  # a file that is opened while it may only be read stays so until it is closed
            raise StoreFailed(f"It could not be stored: {_said(problem)}", trouble_of(problem)) from problem

    def _rows(self, wanted: sql.Select[Any]) -> list[dict[str, Any]]:
        try:
            with self.engine.connect() as link:
                return [dict(row) for row in link.execute(wanted).mappings()]
        except DBAPIError as problem:
            raise StoreFailed(f"It could not be read: {_said(problem)}", trouble_of(problem)) from problem

    # --- tables ---

    def open_table(self, table: TableRow, seats: Sequence[SeatRow], choices: Sequence[ChoiceRow] = ()) -> None:
        with self._writing() as link:
            link.execute(sql.insert(TABLES), _plain(table))
            link.execute(sql.insert(SEATS), [_plain(seat) for seat in seats])
            for secret in {seat.token_hash for seat in seats if seat.token_hash is not None}:
                link.execute(sql.insert(SITTERS), {"table_id": table.id, "token_hash": secret})
            if choices:
                link.execute(sql.insert(CHOICES), [_plain(choice) for choice in choices])

    def table(self, id_: str) -> TableRow | None:
        rows = self._rows(sql.select(TABLES).where(TABLES.c.id == id_))
        return TableRow(**rows[0]) if rows else None

    def tables(self, ids: Sequence[str], most: int = 100) -> list[TableRow]:
        """The tables with these ids, the latest first."""
        wanted = sql.select(TABLES).where(TABLES.c.id.in_(ids)).order_by(TABLES.c.touched.desc()).limit(most)
        return [TableRow(**row) for row in self._rows(wanted)]

    def change_table(self, id_: str, **changes: Any) -> None:
        with self._writing() as link:
            _touch(link, id_, **changes)

    def delete_table(self, id_: str) -> None:
        """Forget a table, with its seats, choices and chat."""
        with self._writing() as link:
            link.execute(sql.delete(TABLES).where(TABLES.c.id == id_))

    # --- seats ---

    def seats(self, table_id: str) -> list[SeatRow]:
        return [
            SeatRow(**row)
            for row in self._rows(sql.select(SEATS).where(SEATS.c.table_id == table_id).order_by(SEATS.c.seat))
        ]

    def change_seat(
        self, table_id: str, seat: int, version: int, notes: str, about: Mapping[str, Any] = NOTHING, **changes: Any
    ) -> None:
        """Change a seat, and with it the table's version, its notes and what else it means for the table."""
        with self._writing() as link:
            link.execute(sql.update(SEATS).where(SEATS.c.table_id == table_id, SEATS.c.seat == seat).values(**changes))
            _touch(link, table_id, version=version, notes=notes, **about)
            if changes.get("token_hash") is not None:
                _remember_sitter(link, table_id, changes["token_hash"])

    def sitters(self, table_id: str) -> frozenset[str]:
        """The secrets of all browsers that ever had a seat there."""
        rows = self._rows(sql.select(SITTERS.c.token_hash).where(SITTERS.c.table_id == table_id))
        return frozenset(row["token_hash"] for row in rows)

    def seats_of(self, token_hash: str) -> list[SeatRow]:
        """All seats one secret opens."""
        return [SeatRow(**row) for row in self._rows(sql.select(SEATS).where(SEATS.c.token_hash == token_hash))]

    def leave(
        self, table_id: str, token_hash: str, version: int, about: Mapping[str, Any] = NOTHING, **forgotten: Any
    ) -> None:
        """Whoever has that secret sits there no more; a host is followed by the first of those who are left.

        That they ever sat there is not forgotten.
        """
        here = SEATS.c.table_id == table_id
        mine = sql.and_(here, SEATS.c.token_hash == token_hash)
        with self._writing() as link:
            hosted = link.scalar(sql.select(SEATS.c.seat).where(mine, SEATS.c.host))
            sat = sql.and_(mine, SEATS.c.kind.in_((chairs.PERSON, chairs.DEVICE)))
            link.execute(sql.update(SEATS).where(sat).values(kind=chairs.OPEN, invite_hash=None, **forgotten))
            link.execute(sql.update(SEATS).where(mine).values(token_hash=None, host=False))
            if hosted is not None:
                heir = link.scalar(sql.select(sql.func.min(SEATS.c.seat)).where(here, SEATS.c.token_hash.is_not(None)))
                host = hosted if heir is None else heir
                link.execute(sql.update(SEATS).where(here, SEATS.c.seat == host).values(host=True))
            _touch(link, table_id, version=version, **about)

    # --- choices ---

    def choices(self, table_id: str, after: int = 0) -> list[ChoiceRow]:
        wanted = sql.select(CHOICES).where(CHOICES.c.table_id == table_id, CHOICES.c.number > after)
        return [ChoiceRow(**row) for row in self._rows(wanted.order_by(CHOICES.c.number))]

    def messages(self, table_id: str, most: int) -> list[str]:
        """The messages that made the last choices."""
        wanted = sql.select(CHOICES.c.message).where(CHOICES.c.table_id == table_id, CHOICES.c.message.is_not(None))
        return [row["message"] for row in self._rows(wanted.order_by(CHOICES.c.number.desc()).limit(most))][::-1]

    def add_choice(self, choice: ChoiceRow, version: int, notes: str, clock: str = "", *row: ChoiceRow) -> None:
        """Commit a choice, those that follow it in a row, and the version they make, or raise StoreFailed and change
        nothing.

        What waits for its turn at the same time, at other tables, is committed together: the disk is waited for once.
        """
        made = {"table": choice.table_id, "touched": time.time(), "version": version, "notes": notes, "clock": clock}
        mine = _Waiting([_plain(each) for each in (choice, *row)], made)
        if self._turn is None:
            self._commit([mine])
        else:
            self._waiting.append(mine)
            with self._turn:
                if not mine.settled:  # by whoever had their turn before
                    self._commit([self._waiting.popleft() for _ in range(len(self._waiting))])
        if mine.problem is not None:
            raise StoreFailed(str(mine.problem), mine.problem.trouble) from mine.problem

    def _commit(self, together: "list[_Waiting]") -> None:
        """All of them, or none; where one of them cannot be, each for itself."""
        try:
            with self._transaction() as link:
                link.execute(_ADD, [choice for each in together for choice in each.choices])
                link.execute(_MAKE, [each.made for each in together])
        except StoreFailed as problem:
            if len(together) > 1 and isinstance(problem.__cause__, IntegrityError):
                for each in together:
                    self._commit([each])
                return
            for each in together:
                each.problem = problem
        for each in together:
            each.settled = True

    def take_back(self, table_id: str, target: int, version: int, notes: str, keep_snapshot: bool) -> None:
        """Forget all choices after the target; the notes tell that it happened."""
        stale = {} if keep_snapshot else {"snapshot": None}
        with self._writing() as link:
            link.execute(sql.delete(CHOICES).where(CHOICES.c.table_id == table_id, CHOICES.c.number > target))
            _touch(link, table_id, version=version, notes=notes, over=False, **stale)

    def retract(self, table_id: str, number: int, notes: str, keep_snapshot: bool) -> None:
        """Forget one answer; those that came after it move up."""
        stale = {} if keep_snapshot else {"snapshot": None}
        mine = CHOICES.c.table_id == table_id
        with self._writing() as link:
            link.execute(sql.delete(CHOICES).where(mine, CHOICES.c.number == number))
            later = sql.update(CHOICES).where(mine, CHOICES.c.number > number)
            link.execute(later.values(number=-CHOICES.c.number))  # first out of each other's way
            link.execute(sql.update(CHOICES).where(mine, CHOICES.c.number < 0).values(number=-CHOICES.c.number - 1))
            _touch(link, table_id, notes=notes, **stale)

    # --- chat ---

    def say(
        self, table_id: str, seat: int, text: str, version: int, remark: str = "", notes: str | None = None
    ) -> ChatRow:
        """Keep a line of chat, with the chronicle's notes where it is one of them."""
        noted = {} if notes is None else {"notes": notes}
        with self._writing() as link:
            newest = sql.select(sql.func.coalesce(sql.func.max(CHAT.c.number), 0)).where(CHAT.c.table_id == table_id)
            number = int(link.execute(newest).scalar_one()) + 1
            row = ChatRow(table_id=table_id, number=number, seat=seat, text=text, said=time.time(), remark=remark)
            link.execute(sql.insert(CHAT), _plain(row))
            _touch(link, table_id, version=version, **noted)
        return row

    def chat(self, table_id: str, most: int = 200) -> list[ChatRow]:
        wanted = sql.select(CHAT).where(CHAT.c.table_id == table_id).order_by(CHAT.c.number.desc()).limit(most)
        return [ChatRow(**row) for row in self._rows(wanted)][::-1]


def trouble_of(problem: DBAPIError) -> Trouble:
    """What is wrong with a database, as far as somebody at a table can do something about it."""
    code = getattr(problem.orig, "sqlite_errorname", None) or getattr(problem.orig, "sqlstate", None)
    if code is None:
        return "lost" if problem.connection_invalidated else "other"
    return next((trouble for start, trouble in TROUBLES.items() if code.startswith(start)), "other")


def _said(problem: DBAPIError) -> str:
    """What the database said, on one line, as a sentence."""
    said = " ".join(str(problem.orig).split())
    return said if said.endswith((".", "?", "!")) else f"{said}."


def _upgrade(link: sql.Connection) -> None:
    config = Config()
    config.set_main_option("script_location", str(_MIGRATIONS).replace("%", "%%"))
    known = {script.revision for script in ScriptDirectory.from_config(config).walk_revisions()}
    current = MigrationContext.configure(link).get_current_revision()
    if current is not None and current not in known:
        raise StoreFailed("This data was written by a newer version of Holdouts: it is left as it is.")
    config.attributes["connection"] = link
    command.upgrade(config, "head")
    # whoever may only read, fails here
    link.execute(sql.update(TABLES).where(sql.false()).values(paused=False))


def _touch(link: sql.Connection, id_: str, **changes: Any) -> None:
    """Change what is stored of a table; its date is that of its last version."""
    now = {"touched": time.time()} if "version" in changes else {}
    link.execute(sql.update(TABLES).where(TABLES.c.id == id_).values(**now, **changes))


def _remember_sitter(link: sql.Connection, table_id: str, secret: str) -> None:
    known = sql.select(SITTERS).where(SITTERS.c.table_id == table_id, SITTERS.c.token_hash == secret)
    if link.execute(known).first() is None:
        link.execute(sql.insert(SITTERS), {"table_id": table_id, "token_hash": secret})


def _plain(row: Struct) -> dict[str, Any]:
    return asdict(row)


def _connect(url: str | sql.URL) -> Engine:
    try:
        address = sql.make_url(url)
        if address.drivername.lower() in ("postgres", "postgresql"):
            address = address.set(drivername="postgresql+psycopg")
        if address.get_backend_name() == "sqlite":
            return _connect_file(address)
        return sql.create_engine(address, connect_args=patience(address), pool_pre_ping=True)
    except (sql.exc.ArgumentError, ValueError) as problem:
        raise StoreFailed(NO_DATABASE) from problem
    except ModuleNotFoundError as problem:
        raise StoreFailed(NO_DRIVER if "psycopg" in str(problem) else NO_DATABASE) from problem


def _connect_file(address: sql.URL) -> Engine:
    if address.database in (None, "", ":memory:"):
        raise StoreFailed(NO_DATABASE)
    try:
        datafile.prepare(Path(str(address.database)))
    except datafile.Unusable as problem:
        raise StoreFailed(str(problem)) from problem
    engine = sql.create_engine(address, connect_args={"timeout": BUSY_SECONDS})

    @sql.event.listens_for(engine, "connect")
    def careful(link: Any, _: Any) -> None:
        """Write-ahead log, and every commit on the disk before it counts."""
        cursor = link.cursor()
        for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON"):
            cursor.execute(f"PRAGMA {pragma}")
        cursor.close()

    return engine
