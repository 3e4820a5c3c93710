"""Who holds the lock of a PostgreSQL database."""

import psycopg

from holdouts.server.store import Store
from tests.server.process import eventually


def holders(url: str) -> int:
    """How many servers hold the lock of a database."""
    with psycopg.connect(url) as link:
        name = link.info.dbname
        found = link.execute(
            "SELECT count(*) FROM pg_locks JOIN pg_database ON oid = database"
            " WHERE locktype = 'advisory' AND granted AND datname = %s",
            [name],
        ).fetchone()
    assert found is not None
    return int(found[0])


def let_go(store: Store) -> None:
    """Wait until nobody holds the lock of a store: PostgreSQL hears a moment later that a connection was closed."""
    if store.engine.dialect.name != "sqlite":
        eventually(lambda: holders(str(store.url)) == 0)
