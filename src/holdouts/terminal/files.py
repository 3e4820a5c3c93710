"""Where saves and packs lie: in the user's data folder, unless HOLDOUTS_DATA names another."""

import os
import sys
from collections.abc import Iterator
from datetime import datetime
from pathlib import Path

import msgspec

from holdouts.engine.record import CannotLoad, read_record

ENDING = ".holdouts"


def data_folder() -> Path:
    if named := os.environ.get("HOLDOUTS_DATA"):
        return Path(named)
    if named := os.environ.get("XDG_DATA_HOME"):
        return Path(named) / "holdouts"
    if sys.platform == "win32":
        return Path(os.environ.get("LOCALAPPDATA") or Path.home() / "AppData" / "Local") / "Holdouts"
    if sys.platform == "darwin":
        return Path.home() / "Library" / "Application Support" / "Holdouts"
    return Path.home() / ".local" / "share" / "holdouts"


def packs_folder() -> Path:
    return data_folder() / "packs"


def saves_folder() -> Path:
    return data_folder() / "saves"


def new_save(game: str, scenario: str) -> Path:
    """A file for a new game, named for what is played and when it began."""
    folder = saves_folder()
    folder.mkdir(parents=True, exist_ok=True)
    name = f"{game}-{scenario}-{datetime.now():%Y%m%d-%H%M%S}"
    path = folder / f"{name}{ENDING}"
    number = 2
    while path.exists():
        path = folder / f"{name}-{number}{ENDING}"
        number += 1
    return path


def saves() -> list[Path]:
    """All saves in the user's folder, the newest first."""
    folder = saves_folder()
    found = folder.glob(f"*{ENDING}") if folder.is_dir() else []
    return sorted(found, key=lambda path: (path.stat().st_mtime_ns, path.name), reverse=True)


def unfinished() -> Iterator[Path]:
    """The saves of games that can go on, the newest first; of what cannot be read one hears when one tries."""
    for path in saves():
        try:
            standing = msgspec.json.decode(read_record(path.read_bytes()).checkpoint, type=_Standing)
        except (CannotLoad, OSError, msgspec.DecodeError):
            yield path
        else:
            if standing.agenda:
                yield path


class _Standing(msgspec.Struct):
    """As much of a state as tells whether anything is still to come."""

    agenda: list[object]


def find_save(name: str) -> Path:
    """A save by its path, or by its name in the user's folder."""
    path = Path(name).expanduser()
    inside = saves_folder() / path.name
    if path.exists() or path.parent != Path():
        return path
    return next((each for each in (inside, inside.with_name(f"{path.name}{ENDING}")) if each.is_file()), path)
