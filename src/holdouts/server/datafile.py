"""Data file: where the tables of a server lie, if no database is named. It holds every secret: only its owner reads it.

What SQLite itself writes beside a file (what is not yet in it, what its readers share) gets the file's permissions.
"""

import os
import sqlite3
import stat
from contextlib import closing, suppress
from pathlib import Path

OTHERS = 0o077
"""All that anybody but the owner may do with a file."""

_MARK = b"SQLite format 3\0"
_BESIDE = ("", "-wal", "-shm", "-journal", ".lock")


class Unusable(Exception):
    """Tables cannot be kept there; the message says why, and what to do."""


def prepare(path: Path) -> None:
    """Make the file if it is not there, and keep it from others; Unusable if it cannot be a data file of ours."""
    try:
        if path.is_dir():
            raise Unusable(f"It is a folder: name a file in it, as in --data {path / 'holdouts.db'}")
        if path.exists() and not path.is_file():
            raise Unusable("It is a device or the like: name a file with --data.")
        make_folder(path.parent)
        make_file(path)
    except NotADirectoryError as problem:
        raise Unusable(f"{path.parent} is not a folder: name a file elsewhere with --data.") from problem
    except PermissionError as problem:
        raise Unusable(f"You may not write {_barred(path)}: name a file elsewhere with --data.") from problem
    except OSError as problem:
        raise Unusable(f"{problem.strerror}: name a file elsewhere with --data.") from problem
    for each in _BESIDE:
        _narrow(Path(f"{path.resolve()}{each}"))
    if not _ours(path):
        raise Unusable("It is no data file of Holdouts, and is left as it is: name another one with --data.")


def make_folder(folder: Path) -> None:
    """Make a folder, and those that it lies in, for their owner alone; what is there already stays as it is."""
    missing = [each for each in (folder, *folder.parents) if not each.exists()]
    for each in reversed(missing):
        each.mkdir(mode=0o700, exist_ok=True)


def make_file(path: Path) -> None:
    """Make an empty file for its owner alone; one that is there already must be ours to write."""
    os.close(os.open(path, os.O_RDWR | os.O_CREAT, 0o600))


def lock_file(path: Path) -> Path:
    """The empty file that a server locks, beside its data file."""
    beside = path.with_name(f"{path.name}.lock")
    make_file(beside)
    return beside


def _narrow(path: Path) -> None:
    """Take from others what they may do with a file; one of somebody else's is theirs to narrow."""
    with suppress(FileNotFoundError, PermissionError):
        mode = path.stat().st_mode
        if os.name == "posix" and stat.S_ISREG(mode) and mode & OTHERS:
            path.chmod(stat.S_IMODE(mode) & ~OTHERS)


def _barred(path: Path) -> str:
    """What may not be written: the file, or the folder that one may not even look into."""
    with suppress(PermissionError):
        if path.exists():
            return "to it"
    return f"into {path.parent}"


def _ours(path: Path) -> bool:
    """Whether a file is empty or has our tables in it. One that cannot be looked into yet is found out about later."""
    with path.open("rb") as file:
        if file.read(len(_MARK)) not in (b"", _MARK):
            return False
    with suppress(sqlite3.Error), closing(sqlite3.connect(f"{path.resolve().as_uri()}?mode=ro", uri=True)) as link:
        names = {name for (name,) in link.execute("SELECT name FROM sqlite_master WHERE type = 'table'")}
        return not names or "alembic_version" in names
    return True
