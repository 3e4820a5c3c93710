"""Where saves and packs lie: in the user's data folder, unless HOLDOUTS_DATA names another."""

import os
import sys
from collections.abc import Iterator
from datetime import datetime
from pathlib import Path

import msgspec

from holdouts.engine.record import CannotLoad, read_record

ENDING = ".holdouts"
CAMPAIGN = ".campaign"


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


def new_save(game: str, scenario: str, ending: str = ENDING) -> Path:
    """A file for a new game, named for what is played and when it began."""
    folder = saves_folder()
    folder.mkdir(mode=0o700, parents=True, exist_ok=True)  # a save holds every secret of its game
    name = f"{game}-{scenario}-{datetime.now():%Y%m%d-%H%M%S}"
    path = folder / f"{name}{ending}"
    number = 2
    while path.exists():
        path = folder / f"{name}-{number}{ending}"
        number += 1
    return path


def chapter_save(campaign: Path, number: int) -> Path:
    """Where a chapter of a campaign is kept: beside it."""
    return campaign.with_name(f"{campaign.stem}-{number}{ENDING}")


def campaign_of(save: Path) -> Path | None:
    """The campaign a save is a chapter of, if it is."""
    stem, _, number = save.stem.rpartition("-")
    campaign = save.with_name(f"{stem}{CAMPAIGN}")
    return campaign if number.isdecimal() and campaign.is_file() else None


def saves(*endings: str) -> list[Path]:
    """All files with these endings among the user's saves, the newest first; a campaign is as new as its chapter."""
    folder = saves_folder()
    found = [path for ending in endings for path in folder.glob(f"*{ending}")] if folder.is_dir() else []
    return sorted(found, key=lambda path: (_touched(path), path.name), reverse=True)


def _touched(path: Path) -> int:
    chapters = list(path.parent.glob(f"{path.stem}-*{ENDING}")) if path.suffix == CAMPAIGN else []
    return max(each.stat().st_mtime_ns for each in [path, *chapters])


def unfinished(*endings: str) -> Iterator[Path]:
    """The games and campaigns that can go on, the newest first; of what cannot be read one hears when one tries."""
    for path in saves(*(endings or (ENDING, CAMPAIGN))):
        try:
            goes_on = _goes_on(path)
        except (CannotLoad, OSError, msgspec.DecodeError):
            goes_on = True
        if goes_on:
            yield path


def _goes_on(path: Path) -> bool:
    if path.suffix == CAMPAIGN:
        return not msgspec.json.decode(path.read_bytes(), type=_Journey).over
    if campaign_of(path):
        return False
    return bool(msgspec.json.decode(read_record(path.read_bytes()).checkpoint, type=_Standing).agenda)


class _Standing(msgspec.Struct):
    """As much of a state as tells whether anything is still to come."""

    agenda: list[object]


class _Journey(msgspec.Struct):
    """As much of a campaign as tells whether anything is still to come."""

    over: bool


def find_save(name: str) -> Path:
    """A save by its path, or by its name in the user's folder."""
    path = Path(name).expanduser()
    inside = saves_folder() / path.name
    if path.exists() or path.parent != Path():
        return path
    known = (inside.with_name(f"{path.name}{ending}") for ending in ("", ENDING, CAMPAIGN))
    return next((each for each in known if each.is_file()), path)
