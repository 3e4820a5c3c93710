"""A race on a real terminal: the clock on the wall, bots in their own time, and one keyboard."""

import io
import os
import pty
import subprocess
import sys
import time
from itertools import cycle
from pathlib import Path

import pytest

import holdouts
from holdouts.bots import make_bot
from holdouts.engine.library import new_table, open_words, read_setup
from holdouts.games import find_game
from holdouts.terminal import sitting as sittings
from holdouts.terminal.clock import RealClock, Restless
from holdouts.terminal.keyboard import Closed, TimeUp
from holdouts.terminal.room import own_words
from holdouts.terminal.screen import PlainScreen
from holdouts.terminal.sitting import Sitting
from holdouts.testing import expedition


class Wall:
    def __init__(self):
        self.time = 0.0

    def __call__(self):
        return self.time


class Slow:
    """Somebody at a terminal who types these lines, each after so many seconds, and then nothing more."""

    live = True

    def __init__(self, wall, *typed):
        self.wall = wall
        self.typed = list(typed)
        self.prompts = []

    def line(self, prompt, seconds=None):
        self.prompts.append(prompt)
        if not self.typed and seconds is None:
            raise Closed(broken_off=False)
        wait, line = self.typed[0] if self.typed else (1e9, "")
        if seconds is not None and wait > seconds:
            self.wall.time += seconds
            if self.typed:
                self.typed[0] = (wait - seconds, line)
            raise TimeUp
        self.wall.time += wait
        del self.typed[0]
        return line


READY = (0, "")
"""Somebody says at once that the clock may start."""


def hunt(wall, keyboard, bots, out, **options):
    """A Last Hunt of two from a fixed seed."""
    game = find_game("godforsaken-scavengers")
    setup = read_setup(game, {"scenario": "last-hunt", "seats": 2, "seconds": 30, "first": 0, **options})
    return Sitting(
        table=new_table(game, setup, 5),
        names=("Ana", "Bob"),
        bots=bots,
        words=open_words(game, "en"),
        own=own_words("en"),
        screen=PlainScreen(out, own_words("en")),
        keyboard=keyboard,
        clock=RealClock(1, wall),
        keep=lambda other: Path("nowhere"),
    )


@pytest.fixture
def wall(monkeypatch):
    """Nobody really waits."""
    wall = Wall()
    monkeypatch.setattr(sittings, "sleep", lambda seconds: setattr(wall, "time", wall.time + seconds))
    return wall


def test_when_the_time_is_up_the_round_is_cut_off(wall):
    out = io.StringIO()
    hunt(wall, Slow(wall, READY, (0, "")), {}, out).run()
    assert "Time ran out." in out.getvalue()
    assert 30 <= wall.time < 31


def test_the_question_shows_the_seconds_that_are_left(wall):
    keyboard = Slow(wall, READY, (0, ""), (12, "flibbertigibbet"))
    hunt(wall, keyboard, {}, io.StringIO()).run()
    assert "Ana 30 s> " in keyboard.prompts
    assert "Ana 18 s> " in keyboard.prompts


def test_bots_act_while_a_person_thinks(wall):
    out = io.StringIO()
    hunt(wall, Slow(wall, READY), {1: Restless(make_bot("random", 3))}, out).run()
    assert "Bob searched" in out.getvalue()


def test_the_clock_waits_while_the_keyboard_changes_hands(wall):
    keyboard = Slow(wall, READY, (100, ""), (0, "flibbertigibbet"))
    hunt(wall, keyboard, {}, io.StringIO()).run()
    assert "Ana 30 s> " in keyboard.prompts


def test_the_clock_starts_when_somebody_says_that_all_are_ready(wall):
    keyboard = Slow(wall, (100, ""), (0, ""), (0, "flibbertigibbet"))
    hunt(wall, keyboard, {}, io.StringIO()).run()
    assert keyboard.prompts[0].startswith("The clock of 30 seconds starts when all are ready.")
    assert "Ana 30 s> " in keyboard.prompts


def test_who_is_alone_sees_the_table_before_the_clock_starts(wall):
    out = io.StringIO()
    keyboard = Slow(wall, (0, "quit"))
    hunt(wall, keyboard, {1: Restless(make_bot("random", 3))}, out).run()
    assert "Carrion Field" in out.getvalue()
    assert not any(" s> " in prompt for prompt in keyboard.prompts), "the clock has not started"


class Ponderous:
    """Searches at once, then thinks for three seconds about everything that is not the race, and wants none of it."""

    live = True

    def __init__(self, wall):
        self.wall = wall
        self.races = []
        self.refusals = cycle(["pass", "do not pay"])

    def line(self, prompt, seconds=None):
        if " s> " in prompt:
            self.races.append(prompt)
            if len(self.races) == 2:
                raise Closed(broken_off=False)
            return "1"
        if "Enter" in prompt:
            return ""
        self.wall.time += 3
        return next(self.refusals)


@pytest.mark.parametrize(("merciless", "waits"), [(False, True), (True, False)])
def test_the_clock_waits_while_a_peril_is_resolved_unless_it_is_merciless(wall, merciless, waits):
    position = expedition(scenario="last-hunt", merciless=merciless, seconds=30).hand(0, "hide").pile(0, "cave-worm")
    keyboard = Ponderous(wall)
    sitting = hunt(wall, keyboard, {}, io.StringIO())
    sitting.table = position.table
    sitting.run()
    assert wall.time >= 3
    assert keyboard.races[0] == "Ana 30 s> "
    assert keyboard.races[1].endswith(" 30 s> ") is waits


@pytest.mark.skipif(os.name == "nt", reason="there are no pseudo-terminals there")
@pytest.mark.parametrize(("env", "drawn"), [({}, True), ({"NO_COLOR": "1"}, False), ({"TERM": "dumb"}, False)])
def test_a_terminal_is_drawn_on_unless_it_wants_plain_lines(tmp_path, env, drawn):
    shown = in_a_terminal(tmp_path, env, "quit\n")
    assert ("\x1b[" in shown) is drawn
    assert ("╭" in shown) is drawn
    assert "The game is saved." in shown


def in_a_terminal(data, env, typed):
    """What a terminal of 80 columns shows while this is typed."""
    ours, theirs = pty.openpty()
    home = str(Path(holdouts.__file__).parents[1])
    plain = {key: value for key, value in os.environ.items() if key not in ("NO_COLOR", "FORCE_COLOR")}
    env = {**plain, "PYTHONPATH": home, "HOLDOUTS_DATA": str(data), "TERM": "xterm", "COLUMNS": "80", **env}
    command = [sys.executable, "-m", "holdouts", "play", "godforsaken-scavengers", "--seed", "1", "--set", "first=0"]
    with subprocess.Popen(command, stdin=theirs, stdout=theirs, stderr=theirs, env=env) as process:
        os.close(theirs)
        os.write(ours, typed.encode())
        shown = b""
        deadline = time.monotonic() + 60
        while time.monotonic() < deadline:
            try:
                more = os.read(ours, 4096)
            except OSError:  # the other side is gone
                break
            if not more:
                break
            shown += more
        process.wait(timeout=10)
    os.close(ours)
    return shown.decode()
