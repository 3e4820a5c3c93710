"""Store: what a killed server must still know.

A choice is committed before anybody is told of it, and its message id with it, so that a choice sent twice is answered
twice and made once. SQLite by default, PostgreSQL by URL.
"""

import re
import threading
import time
from collections import deque
from collections.abc import Iterator, Sequence
from contextlib import contextmanager, nullcontext
from pathlib import Path
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

from holdouts.server.schema import CHAT, CHOICES, SEATS, TABLES, ChatRow, ChoiceRow, SeatRow, TableRow

BUSY_SECONDS = 15
"""How long a choice waits for a database that somebody else has locked."""

CLAIM = 0x486F6C646F757473
"""The advisory lock of a server in PostgreSQL: any number that nobody else uses."""

_MIGRATIONS = Path(__file__).parent / "migrations"


Trouble = Literal["busy", "full", "read-only", "lost", "other"]

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


_MAKE = (
    sql.update(TABLES)
    .where(TABLES.c.id == sql.bindparam("table"))
    .values({name: sql.bindparam(name) for name in ("touched", "version", "notes", "clock")})
)


class _Waiting:
    """A choice that is to be committed, and what became of it."""

    def __init__(self, choice: dict[str, Any], made: dict[str, Any]) -> None:
        self.choice = choice
        self.made = made
        self.settled = False
        self.problem: StoreFailed | None = None


class Store:
    """All tables of a server. Every method is one transaction; all of them block, so call them from a thread."""

    def __init__(self, url: str) -> None:
        self.url = url
        self.engine = _connect(url)
        self._claim: sql.Connection | None = None
        # SQLite has one writer at a time; whoever finds it busy sleeps and tries again, ever longer: here they queue
        self._turn = threading.Lock() if url.startswith("sqlite") else None
        self._waiting: deque[_Waiting] = deque()

    @classmethod
    def in_file(cls, path: Path) -> "Store":
        """The default: one SQLite file."""
        path.parent.mkdir(parents=True, exist_ok=True)
        return cls(f"sqlite:///{path}")

    def migrate(self) -> None:
        """Bring the database to the schema of today; one of tomorrow is refused."""
        config = Config()
        config.set_main_option("script_location", str(_MIGRATIONS).replace("%", "%%"))
        known = {script.revision for script in ScriptDirectory.from_config(config).walk_revisions()}
        with self._writing() as link:
            current = MigrationContext.configure(link).get_current_revision()
            if current is not None and current not in known:
                raise StoreFailed("This data was written by a newer version of Holdouts: it is left as it is.")
            config.attributes["connection"] = link
            command.upgrade(config, "head")
            # whoever may only read, fails here
            link.execute(sql.update(TABLES).where(sql.false()).values(paused=False))

    def claim(self) -> None:
        """Be the only server here until the store is closed or the process ends, however it ends; or StoreFailed."""
        try:
            link = self._beside().connect()
            if not _take(link):
                link.close()
                raise StoreFailed("Another Holdouts server uses it already.")
        except DBAPIError as problem:
            raise StoreFailed(f"It could not be claimed: {problem.orig}.") from problem
        self._claim = link

    def _beside(self) -> Engine:
        """Where to lock. For SQLite a second, empty file: the system itself forgets the locks of a dead process."""
        if self.engine.dialect.name != "sqlite":
            return self.engine
        with self.engine.connect() as link:
            path = link.exec_driver_sql("PRAGMA database_list").all()[0][2]
        return sql.create_engine(f"sqlite:///{path}.lock", connect_args={"timeout": 0}, poolclass=sql.NullPool)

    def close(self) -> None:
        if self._claim is not None:
            self._claim.close()
        self.engine.dispose()

    @contextmanager
    def _writing(self) -> Iterator[sql.Connection]:
        """A transaction of whoever has their turn."""
        with self._turn or nullcontext(), self._transaction() as link:
            yield link

    @contextmanager
    def _transaction(self) -> Iterator[sql.Connection]:
        """A transaction whose failure is one clear sentence."""
        try:
            with self.engine.begin() as link:
                yield link
        except DBAPIError as problem:
            if getattr(problem.orig, "sqlite_errorname", "").startswith("SQLITE_READONLY"):
                self.engine.dispose()  # a file that is opened while it may only be read stays so until it is closed
            raise StoreFailed(f"It could not be stored: {problem.orig}.", trouble_of(problem)) from problem

    def _rows(self, wanted: sql.Select[Any]) -> list[dict[str, Any]]:
        try:
            with self.engine.connect() as link:
                return [dict(row) for row in link.execute(wanted).mappings()]
        except DBAPIError as problem:
            raise StoreFailed(f"It could not be read: {problem.orig}.", trouble_of(problem)) from problem

    # --- tables ---

    def open_table(self, table: TableRow, seats: Sequence[SeatRow], choices: Sequence[ChoiceRow] = ()) -> None:
        with self._writing() as link:
            link.execute(sql.insert(TABLES), _plain(table))
            link.execute(sql.insert(SEATS), [_plain(seat) for seat in seats])
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

    # --- seats ---

    def seats(self, table_id: str) -> list[SeatRow]:
        return [
            SeatRow(**row)
            for row in self._rows(sql.select(SEATS).where(SEATS.c.table_id == table_id).order_by(SEATS.c.seat))
        ]

    def change_seat(self, table_id: str, seat: int, version: int, notes: str, **changes: Any) -> None:
        """Change a seat, and the table's version and notes with it."""
        with self._writing() as link:
            link.execute(sql.update(SEATS).where(SEATS.c.table_id == table_id, SEATS.c.seat == seat).values(**changes))
            _touch(link, table_id, version=version, notes=notes)

    def seats_of(self, token_hash: str) -> list[SeatRow]:
        """All seats one secret opens."""
        return [SeatRow(**row) for row in self._rows(sql.select(SEATS).where(SEATS.c.token_hash == token_hash))]

    # --- choices ---

    def choices(self, table_id: str, after: int = 0) -> list[ChoiceRow]:
        wanted = sql.select(CHOICES).where(CHOICES.c.table_id == table_id, CHOICES.c.number > after)
        return [ChoiceRow(**row) for row in self._rows(wanted.order_by(CHOICES.c.number))]

    def messages(self, table_id: str, most: int) -> list[str]:
        """The messages that made the last choices."""
        wanted = sql.select(CHOICES.c.message).where(CHOICES.c.table_id == table_id, CHOICES.c.message.is_not(None))
        return [row["message"] for row in self._rows(wanted.order_by(CHOICES.c.number.desc()).limit(most))][::-1]

    def add_choice(self, choice: ChoiceRow, version: int, notes: str, clock: str = "") -> None:
        """Commit a choice and the version it makes, or raise StoreFailed and change nothing.

        What waits for its turn at the same time, at other tables, is committed together: the disk is waited for once.
        """
        made = {"table": choice.table_id, "touched": time.time(), "version": version, "notes": notes, "clock": clock}
        mine = _Waiting(_plain(choice), made)
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
                link.execute(sql.insert(CHOICES), [each.choice for each in together])
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

    # --- chat ---

    def say(self, table_id: str, seat: int, text: str, version: int) -> ChatRow:
        with self._writing() as link:
            newest = sql.select(sql.func.coalesce(sql.func.max(CHAT.c.number), 0)).where(CHAT.c.table_id == table_id)
            number = int(link.execute(newest).scalar_one()) + 1
            row = ChatRow(table_id=table_id, number=number, seat=seat, text=text, said=time.time())
            link.execute(sql.insert(CHAT), _plain(row))
            _touch(link, table_id, version=version)
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


def _take(link: sql.Connection) -> bool:
    """Take a lock that lasts as long as the connection, or find it taken."""
    if link.dialect.name != "sqlite":
        link.execution_options(isolation_level="AUTOCOMMIT")
        return bool(link.scalar(sql.select(sql.func.pg_try_advisory_lock(CLAIM))))
    try:
        link.exec_driver_sql("BEGIN EXCLUSIVE")
    except DBAPIError as problem:
        if getattr(problem.orig, "sqlite_errorname", "") != "SQLITE_BUSY":
            raise
        return False
    return True


def _touch(link: sql.Connection, id_: str, **changes: Any) -> None:
    link.execute(sql.update(TABLES).where(TABLES.c.id == id_).values(touched=time.time(), **changes))


def _plain(row: Struct) -> dict[str, Any]:
    return asdict(row)


def _connect(url: str) -> Engine:
    if not url.startswith("sqlite"):
        return sql.create_engine(re.sub(r"^postgres(ql)?://", "postgresql+psycopg://", url), pool_pre_ping=True)
    engine = sql.create_engine(url, connect_args={"timeout": BUSY_SECONDS})

    @sql.event.listens_for(engine, "connect")
    def careful(link: Any, _: Any) -> None:
        """Write-ahead log, and every commit on the disk before it counts."""
        cursor = link.cursor()
        for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON"):
            cursor.execute(f"PRAGMA {pragma}")
        cursor.close()

    return engine
