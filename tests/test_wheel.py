"""The wheel: built, installed into an environment of its own, and played from a folder where nothing else lies."""

import importlib.util
import os
import re
import subprocess
import sys
import sysconfig
import urllib.request
import venv
import zipfile
from pathlib import Path
from typing import NamedTuple

import pytest

import play
from holdouts import __version__
from holdouts.games import IDS

pytestmark = pytest.mark.xdist_group("wheel")  # it is built and installed once, for all tests of this file

SOURCE = play.ROOT / "src"
HOME = Path(sys.executable).resolve()
PIP = sys.executable if importlib.util.find_spec("pip") else str(HOME)  # as play.py does where a venv gets none


class Installed(NamedTuple):
    """An environment in which nothing but the wheel provides `holdouts`, and an empty folder to start it from."""

    scripts: Path
    folder: Path

    def run(self, program: str, *args: str) -> str:
        """What a program of the environment prints; that it ends well is part of every test."""
        with self.start(program, *args) as running:
            printed, complaints = running.communicate(timeout=60)
        assert running.returncode == 0, complaints
        return printed

    def start(self, program: str, *args: str) -> subprocess.Popen[str]:
        """With nothing of this checkout on its path."""
        command = [str(self.scripts / program), *args]
        kept = {name: value for name, value in os.environ.items() if not name.startswith("PYTHON")}
        env = {**kept, "HOLDOUTS_DATA": str(self.folder / "data")}
        pipe = subprocess.PIPE
        return subprocess.Popen(command, cwd=self.folder, env=env, stdout=pipe, stderr=pipe, text=True)


@pytest.fixture(scope="module")
def wheel(tmp_path_factory) -> Path:
    folder = tmp_path_factory.mktemp("dist")
    build = [sys.executable, "-m", "hatchling", "build", "--target", "wheel", "--directory", str(folder)]
    subprocess.run(build, cwd=play.ROOT, check=True, capture_output=True, timeout=60)
    (made,) = folder.glob("*.whl")
    return Path(made)


@pytest.fixture(scope="module")
def installed(wheel, tmp_path_factory) -> Installed:
    """The packages that Holdouts stands on are lent by the environment of the tests, so that no index is asked."""
    home = tmp_path_factory.mktemp("environment")
    venv.create(home, symlinks=not play.WINDOWS)
    paths = {key: Path(sysconfig.get_path(key, "venv", {"base": str(home)})) for key in ("purelib", "scripts")}
    lent = {sysconfig.get_path("purelib"), sysconfig.get_path("platlib")}
    (paths["purelib"] / "lent.pth").write_text("\n".join(sorted(lent)), "utf-8")
    install = [PIP, "-m", "pip", "--python", str(home), "install", "--no-index", "--no-deps", "--no-compile"]
    subprocess.run([*install, str(wheel)], check=True, capture_output=True, timeout=60)
    return Installed(paths["scripts"], tmp_path_factory.mktemp("empty"))


def test_everything_that_lies_beside_the_code_is_in_the_wheel(wheel):
    packed = {name for name in zipfile.ZipFile(wheel).namelist() if name.startswith("holdouts/")}
    here = {path.relative_to(SOURCE) for path in (SOURCE / "holdouts").rglob("*") if path.is_file()}
    assert packed == {path.as_posix() for path in here if "__pycache__" not in path.parts}
    for kind in ("words/fr.ftl", "content/pack.yaml", "templates/table.html", "r0001_tables.py", "static/icon.svg"):
        assert any(name.endswith(kind) for name in packed), kind


def test_the_wheel_says_under_which_licence_it_comes(wheel):
    with zipfile.ZipFile(wheel) as packed:
        about = f"holdouts-{__version__}.dist-info"
        assert "License-Expression: MIT" in packed.read(f"{about}/METADATA").decode()
        assert packed.read(f"{about}/licenses/LICENSE") == (play.ROOT / "LICENSE").read_bytes()


def test_an_installed_holdouts_is_not_the_one_of_the_checkout(installed):
    found = installed.run("python", "-c", "import holdouts; print(holdouts.__file__)")
    assert Path(found.strip()).is_relative_to(installed.scripts.parent)
    assert installed.run("holdouts", "--version") == f"holdouts {__version__}\n"


IN_A_ROW = """
import sys
from holdouts.cli import app

for command in sys.argv[1:]:
    app(command.split(), standalone_mode=False)
    print("\\f")
"""
"""Some commands in one process: to start each anew would read the game anew."""


@pytest.mark.parametrize("game", IDS)
def test_a_whole_game_is_played_and_its_story_told_in_both_languages(installed, game):
    save = f"{game}.holdouts"
    played = f"play {game} --seat random --seat random --seed 5 --save {save}"
    told = (f"story {save} --lang {lang}" for lang in ("en", "fr"))
    said = installed.run("python", "-c", IN_A_ROW, played, f"verify {save}", *told)
    _, verified, english, french, _ = said.split("\f")
    assert "the seed" in verified
    assert english.count("\n") > 50
    assert french.count("\n") > 50
    assert english != french


def test_bots_play_a_simulation_to_its_end(installed):
    said = installed.run("holdouts", "simulate", IDS[0], "--games", "2", "--bot", "random")
    assert said.splitlines()[-1].startswith("2 games, ")


def test_a_page_is_served_with_its_words_and_its_style(installed):
    with installed.start("holdouts", "serve", "--no-browser", "--port", "0") as serving:
        try:
            assert serving.stdout is not None
            address = re.fullmatch(r"Holdouts is at (http://127\.0\.0\.1:\d+/)\n", serving.stdout.readline())
            assert address is not None
            assert "Godforsaken Scavengers" in fetch(address[1])
            assert "fill" in fetch(f"{address[1]}static/icon.svg")
        finally:
            serving.kill()


def fetch(address: str) -> str:
    with urllib.request.urlopen(address, timeout=30) as page:
        return str(page.read(), "utf-8")
