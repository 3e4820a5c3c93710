"""Claim: the right of one server to write to a store.

A lock that lasts as long as a connection turns a second server away at the door. But a connection can be lost, and the
lock with it, before anybody notices. So every server that comes in takes the next number, too, and whatever it writes
counts only if the number in the store is still its own: of two servers that both believe to be alone, one writes.
"""

import threading
from collections.abc import Callable
from pathlib import Path

import sqlalchemy as sql
from sqlalchemy.engine import Engine
from sqlalchemy.exc import DBAPIError, SQLAlchemyError

from holdouts.server.datafile import lock_file
from holdouts.server.schema import CLAIMS

LOCK = 0x486F6C646F757473
"""The advisory lock of a server in PostgreSQL: any number that nobody else uses."""

PATIENCE = {
    "connect_timeout": 10, "keepalives_idle": 10, "keepalives_interval": 5, "keepalives_count": 3,
    "tcp_user_timeout": 20_000,
}  # fmt: skip
"""How soon we notice that a PostgreSQL server on another machine no longer answers: libpq's own names for it."""

JOSTLE_SECONDS = 0.5
"""How long servers that come at once may be in each other's way in SQLite, so that they do not all turn back."""

_WRITER = sql.select(CLAIMS.c.server).with_for_update(read=True)
_TAKE = sql.select(sql.func.pg_try_advisory_lock(LOCK))
_HELD = sql.text(
    "SELECT EXISTS (SELECT FROM pg_locks WHERE locktype = 'advisory' AND granted AND pid = pg_backend_pid()"
    " AND database = (SELECT oid FROM pg_database WHERE datname = current_database())"
    f" AND classid = {LOCK >> 32} AND objid = {LOCK & 0xFFFFFFFF} AND objsubid = 1)"
)


class Lost(Exception):
    """Another server may write now, and we no longer may."""


class Claim:
    """One server's right to write. Whoever never came in (a test, a tool) writes without asking."""

    def __init__(self, engine: Engine) -> None:
        self._engine = engine
        self._link: sql.Connection | None = None
        self._number: int | None = None
        self._lost = threading.Event()
        self.when_lost: Callable[[], None] = lambda: None
        """Told, from whichever thread finds it out, that another server writes now."""

    @property
    def lost(self) -> bool:
        """Whether another server may write now; that never changes back."""
        return self._lost.is_set()

    # --- coming in ---

    def lock(self) -> bool:
        """Whether nobody else holds the lock; then we do, until the connection ends, however it ends."""
        self.close()
        link = self._beside().connect()
        try:
            self._link = link if _take(link) else None
        finally:
            if self._link is None:
                link.close()
        return self._link is not None

    def next_number(self, link: sql.Connection) -> int:
        """The next number, which is nobody's before the transaction is committed."""
        link.execute(sql.update(CLAIMS).values(server=CLAIMS.c.server + 1))
        return int(link.execute(sql.select(CLAIMS.c.server)).scalar_one())

    def enter(self, number: int) -> None:
        """From now on, write under this number."""
        self._number = number

    def _beside(self) -> Engine:
        """Where to lock. For SQLite a second, empty file: the system itself forgets the locks of a dead process."""
        url = self._engine.url
        if self._engine.dialect.name != "sqlite":
            return sql.create_engine(url, connect_args=patience(url), poolclass=sql.NullPool)
        with self._engine.connect() as link:
            path = Path(link.exec_driver_sql("PRAGMA database_list").all()[0][2])
        beside = sql.URL.create("sqlite", database=str(lock_file(path)))
        return sql.create_engine(beside, connect_args={"timeout": JOSTLE_SECONDS}, poolclass=sql.NullPool)

    # --- staying ---

    def check(self, link: sql.Connection) -> None:
        """Say at the end of a transaction whether it may be committed: Lost if not. Until then nobody else comes in."""
        if self._number is None:
            return
        if self.lost or link.scalar(_WRITER) != self._number:
            self._give_up()
            raise Lost

    def keep(self) -> None:
        """Look after the claim: take the lock again if its connection was lost; Lost if another server has come in.

        A lock that somebody else holds decides nothing yet: they may leave again, or come in and take a number. A
        database that does not answer is asked again the next time.
        """
        if self._number is None:
            return
        try:
            if not self._holds():
                self.lock()
            with self._engine.connect() as link:
                number = link.scalar(sql.select(CLAIMS.c.server))
        except SQLAlchemyError:
            return
        if number != self._number:
            self._give_up()
            raise Lost

    def _holds(self) -> bool:
        """Whether the lock is still ours. SQLite's is the system's, and goes with the process alone."""
        if self._link is None or self._link.dialect.name == "sqlite":
            return self._link is not None
        try:
            return bool(self._link.scalar(_HELD))
        except SQLAlchemyError:
            return False

    def _give_up(self) -> None:
        if not self._lost.is_set():
            self._lost.set()
            self.when_lost()

    def close(self) -> None:
        """Let the next server in."""
        if self._link is not None:
            self._link.close()
            self._link = None


def patience(url: sql.URL) -> dict[str, int]:
    """PATIENCE, as far as the address of the database does not say otherwise."""
    return {name: value for name, value in PATIENCE.items() if name not in url.query}


def _take(link: sql.Connection) -> bool:
    """Take a lock that lasts as long as the connection, or find it taken."""
    if link.dialect.name != "sqlite":
        link.execution_options(isolation_level="AUTOCOMMIT")
        return bool(link.scalar(_TAKE))
    try:
        link.exec_driver_sql("BEGIN EXCLUSIVE")
    except DBAPIError as problem:
        if getattr(problem.orig, "sqlite_errorname", "") != "SQLITE_BUSY":
            raise
        return False
    return True
