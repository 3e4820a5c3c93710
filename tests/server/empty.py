"""Stores with nothing in them: to copy a file is less work than to make it."""

from functools import cache
from pathlib import Path
from tempfile import TemporaryDirectory

from holdouts.server.store import Store


def empty_file(file: Path) -> Path:
    """Lay a file there that has the schema of today and nothing in it."""
    file.write_bytes(_nothing_stored())
    return file


@cache
def _nothing_stored() -> bytes:
    with TemporaryDirectory() as folder:
        file = Path(folder) / "holdouts.db"
        store = Store.in_file(file)
        store.migrate()
        store.close()
        return file.read_bytes()
