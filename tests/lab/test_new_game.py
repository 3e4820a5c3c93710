"""A new game starts with a small one that plays, and every law holds for it."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from holdouts.lab.new_game import CannotLayOut, lay_out, prefix_of

CHECKOUT = Path(__file__).parents[2]


@pytest.fixture(scope="module")
def checkout(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A copy of this one with a new game in it, and its recorded games."""
    root = tmp_path_factory.mktemp("checkout")
    shutil.copytree(CHECKOUT / "src", root / "src", ignore=shutil.ignore_patterns("__pycache__"))
    leave = shutil.ignore_patterns("__pycache__", "browser", "recorded", "terminal")
    shutil.copytree(CHECKOUT / "tests", root / "tests", ignore=leave)
    for name in ("pyproject.toml", "README.md"):
        shutil.copy(CHECKOUT / name, root / name)
    ran(root, "-m", "holdouts", "new-game", "cold-harbour")
    ran(root, "-m", "holdouts", "record", "cold-harbour", "--into", "tests/recorded/cold-harbour", "--games", "20")
    return root


def ran(root: Path, *command: str) -> str:
    environment = {**os.environ, "PYTHONPATH": str(root / "src")}
    done = subprocess.run([sys.executable, *command], cwd=root, env=environment, capture_output=True, text=True)
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


def test_a_new_game_can_be_simulated(checkout: Path):
    assert "long-night" in ran(checkout, "-m", "holdouts", "simulate", "cold-harbour", "--games", "4", "--jobs", "1")


def test_a_new_games_own_tests_and_all_laws_are_green(checkout: Path):
    laws = sorted((checkout / "tests/laws").glob("test_*.py"))
    command = [
        "-m",
        "pytest",
        "-q",
        "-n0",
        "-p",
        "no:cacheprovider",
        "-k",
        "cold_harbour or cold-harbour or long-night",
    ]
    told = ran(checkout, *command, "tests/games/cold_harbour", *map(str, laws))
    assert "passed" in told.splitlines()[-1]


def test_nothing_of_the_starter_is_left_in_it(checkout: Path):
    rooms = checkout / "src/holdouts/games/cold_harbour"
    files = [file for file in rooms.rglob("*.*") if file.is_file() and "__pycache__" not in file.parts]
    assert len(files) > 30
    assert [file.name for file in files if "starter" in file.read_text(encoding="utf-8")] == []
    assert "**COL-SETUP-1**" in (rooms / "rulebook/en.md").read_text(encoding="utf-8")
    assert prefix_of("cold-harbour") == "COL"


@pytest.mark.parametrize("name", ["Cold", "cold harbour", "", "../cold", "cold--harbour", "9lives"])
def test_a_name_that_could_not_be_a_game_is_refused(name: str, tmp_path: Path):
    with pytest.raises(CannotLayOut, match="is no name for a game"):
        lay_out(name, tmp_path)


def test_what_is_there_is_not_laid_over(checkout: Path, tmp_path: Path):
    for name in ("cold-harbour", "maximum-apocalypse"):
        with pytest.raises(CannotLayOut, match="already"):
            lay_out(name, checkout)
    with pytest.raises(CannotLayOut, match="no checkout of Holdouts"):
        lay_out("cold-harbour", tmp_path)
