"""A reader who has read enough and leaves, as `| head -1` does: no command takes that for an error."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest
from typer.main import get_command

import play
from holdouts.cli import app

GAME = "godforsaken-scavengers"
RANDOM = ["--seat", "random", "--seat", "random", "--seed", "5"]
RECORDED = next((play.ROOT / "tests" / "recorded" / GAME).glob("daring-retreat-2-*"))
SAVE = "played.holdouts"
SPOKEN = {
    "--help": [],
    "--version": [],
    "menu": [],
    "learn": [GAME],
    "book read": ["--arc", "the-child"],
    "play": [GAME, *RANDOM],
    "campaign": [GAME, "--seats", "2"],
    "continue": [SAVE],
    "story": [SAVE],
    "verify": [SAVE],
    "rules": [GAME],
    "components": [GAME],
    "pack schema": [GAME],
    "pack list": [],
    "fuzz": [GAME, "--decisions", "20"],
    "simulate": [GAME, "--games", "1", "--bot", "random", "--scenario", "mad-prophet"],
    "record": [GAME, "--games", "1", "--into", "recorded"],
    "serve": ["--no-browser", "--port", "0"],
}


EACH = """
import os, sys
from holdouts.cli import main

for command in sys.argv[1:]:
    if not os.fork():
        sys.argv = ["holdouts", *command.split(), "--help"]
        sys.exit(main())
    if os.wait()[1]:
        sys.exit(f"{command} failed")
"""
"""Everything is read once, and then every command splits off, prints its help and ends as a program of its own."""


def commands(group, name=""):
    """Every command there is, by the words that call it."""
    for word, command in getattr(group, "commands", {}).items():
        yield from commands(command, f"{name} {word}")
    if name:
        yield name


@pytest.fixture
def python(tmp_path):
    """A process of its own, in a folder with nothing in it but a game that was played."""
    shutil.copy(RECORDED, tmp_path / SAVE)
    env = {**os.environ, "PYTHONPATH": str(play.ROOT / "src"), "HOLDOUTS_DATA": str(tmp_path / "data")}

    def start(*args, **streams):
        streams = {"stdin": subprocess.DEVNULL, "stderr": subprocess.PIPE, **streams}
        return subprocess.Popen([sys.executable, "-P", *args], cwd=tmp_path, env=env, text=True, **streams)

    return start


@pytest.fixture
def start(python):
    """The program, told to do something."""
    return lambda *args, **streams: python("-m", "holdouts", *map(str, args), **streams)


def end_of(running) -> tuple[int, str]:
    """How a process ends, and what it complains about."""
    with running:
        _, complaints = running.communicate(timeout=120)
    return running.returncode, complaints


@pytest.fixture
def nobody():
    """A pipe whose reader has left already."""
    reading, writing = os.pipe()
    os.close(reading)
    yield writing
    os.close(writing)


@pytest.mark.parametrize("command", SPOKEN)
def test_a_command_whose_reader_has_left_ends_quietly(start, nobody, command):
    assert end_of(start(*command.split(), *SPOKEN[command], stdout=nobody)) == (0, "")


def test_the_help_of_every_command_may_go_unread(python, nobody):
    every = list(commands(get_command(app)))
    assert len(every) > 20
    assert end_of(python("-c", EACH, *every, stdout=nobody)) == (0, "")


@pytest.mark.parametrize("command", ["rules", "story"])
def test_whoever_reads_only_the_first_line_gets_it(start, command):
    running = start(command, *SPOKEN[command], stdout=subprocess.PIPE)
    assert running.stdout is not None
    assert "Godforsaken Scavengers" in running.stdout.readline()
    running.stdout.close()
    assert running.wait(timeout=120) == 0
    assert running.stderr.read() == ""
    running.stderr.close()


def test_complaints_may_go_unread_as_well(start, nobody):
    assert end_of(start("play", "monopoly", stdout=nobody, stderr=nobody))[0] == 1


def test_what_a_command_found_out_is_told_to_the_shell_even_if_nobody_reads_it(start, nobody):
    wrong = ["verify", SAVE, "--seal", "0" * 64]
    assert end_of(start(*wrong, stdout=nobody)) == (1, "")


def test_a_disk_that_is_full_is_still_an_error(start):
    if not Path("/dev/full").exists():
        pytest.skip("this system has no device that is always full")
    with Path("/dev/full").open("w") as full:
        status, complaints = end_of(start("components", GAME, stdout=full))
    assert status == 1
    assert "Traceback" not in complaints
    assert "No space left" in complaints
