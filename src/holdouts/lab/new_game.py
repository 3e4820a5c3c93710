"""A new game: the rooms of The Long Night, laid out under another name, with tests and recorded games.

What stands there plays, and every law holds for it; from then on each room is changed for one's own.
"""

import re
import shutil
from pathlib import Path

from holdouts.games import IDS

STARTER = Path(__file__).parents[1] / "starter"
TITLES = ("The Long Night", "La Longue Nuit")
PREFIX = "NEW"

_NAME = re.compile(r"[a-z][a-z0-9]*(-[a-z0-9]+)*")
_IDS = re.compile(r"^IDS = \((.*)\)$", re.MULTILINE)


class CannotLayOut(ValueError):
    """Why no game can be laid out under that name, or there."""


def lay_out(name: str, checkout: Path) -> list[Path]:
    """Lay out the rooms of a new game in a checkout, and its tests; returns the folders made."""
    module = name.replace("-", "_")
    rooms, tests = checkout / "src/holdouts/games" / module, checkout / "tests/games" / module
    _check(name, checkout, rooms, tests)
    for source, target in ((STARTER, rooms), (checkout / "tests/starter", tests)):
        shutil.copytree(source, target, ignore=shutil.ignore_patterns("__pycache__"))
        for file in sorted(target.rglob("*.*")):
            if file.is_file():
                file.write_text(_renamed(file.read_text(encoding="utf-8"), name, module), encoding="utf-8")
    games = checkout / "src/holdouts/games/__init__.py"
    games.write_text(_IDS.sub(rf'IDS = (\1, "{name}")', games.read_text(encoding="utf-8")), encoding="utf-8")
    return [rooms, tests]


def _check(name: str, checkout: Path, *folders: Path) -> None:
    if not _NAME.fullmatch(name):
        raise CannotLayOut(f"'{name}' is no name for a game: small letters, digits and hyphens, such as cold-harbour.")
    if not (checkout / "src/holdouts/games/__init__.py").exists() or not (checkout / "tests/starter").is_dir():
        raise CannotLayOut(f"{checkout} is no checkout of Holdouts: there is no src/holdouts/games and tests/starter.")
    taken = [folder for folder in folders if folder.exists()]
    if name in IDS or taken:
        raise CannotLayOut(f"There is a game called '{name}' already.")


def _renamed(text: str, name: str, module: str) -> str:
    title = name.replace("-", " ").title()
    for old in TITLES:
        text = text.replace(old, title)
    for old, new in (
        ("holdouts.starter", f"holdouts.games.{module}"),
        ("tests.starter", f"tests.games.{module}"),
        ('id="starter"', f'id="{name}"'),
        ("game: starter", f"game: {name}"),
        ("starter/emblems.svg", f"{name}/emblems.svg"),
    ):
        text = text.replace(old, new)
    return re.sub(rf"\b{PREFIX}(?=-[A-Z]|\"|$)", prefix_of(name), text)


def prefix_of(name: str) -> str:
    """What its rules are called by: its first three letters."""
    return name.replace("-", "")[:3].upper()
