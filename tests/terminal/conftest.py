"""What the tests of the terminal share: a data folder of their own, and games typed in from a list."""

import pytest
from typer.testing import CliRunner

from holdouts.cli import app


@pytest.fixture(autouse=True)
def data(tmp_path, monkeypatch):
    """Nobody's own saves are touched."""
    monkeypatch.setenv("HOLDOUTS_DATA", str(tmp_path / "data"))
    return tmp_path / "data"


@pytest.fixture
def run():
    """Run a command; what follows is typed, a line each."""

    def run(*args, typed=()):
        return CliRunner().invoke(app, [str(arg) for arg in args], input="".join(f"{line}\n" for line in typed))

    return run


@pytest.fixture
def play(run):
    """Play Godforsaken Scavengers from a list of lines, always from the same seed."""

    def play(*args, typed=(), seed=5):
        return run("play", "godforsaken-scavengers", "--seed", seed, *args, typed=typed)

    return play
