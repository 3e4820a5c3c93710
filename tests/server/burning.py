"""Bots that burn processor time, and others that fail: kinds for tests."""

import os
import time
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Any

from holdouts.bots.briefs import Brief, Shelf, Thought
from holdouts.bots.kinds import KINDS, Bot
from holdouts.bots.search import Budget
from holdouts.bots.thinker import LEVELS, ThinkingBot
from holdouts.engine.decision import Option
from holdouts.engine.table import Table


def burn(seconds: float, options: list[Any], dice: int) -> Thought:
    """Think hard, and take the last option."""
    started = time.thread_time()
    while time.thread_time() - started < seconds:
        pass
    return Thought(options[-1], dice + 1)


def await_leave(marker: str, options: list[Any], dice: int) -> Thought:
    """Think until a file lies there, however long that takes."""
    while not Path(marker).exists():
        time.sleep(0.01)
    return Thought(options[-1], dice + 1)


def stumble(seconds: float, options: list[Any], dice: int) -> Thought:
    raise ValueError("nothing comes to mind")


def vanish(seconds: float, options: list[Any], dice: int) -> Thought:
    """As a process that the system kills."""
    os._exit(9)


def vanish_once(marker: str, options: list[Any], dice: int) -> Thought:
    """The same, but only the first time."""
    try:
        os.open(marker, os.O_CREAT | os.O_EXCL)
    except FileExistsError:
        return Thought(options[-1], dice)
    os._exit(9)


def tell_process(options: list[Any], dice: int) -> Thought:
    """The number of the process, instead of dice."""
    return Thought(options[-1], os.getpid())


class BurningBot(Bot):
    """Thinks for a while about every question; `work` is how."""

    seconds: float | str = 3.0
    work: Callable[..., Thought] = staticmethod(burn)

    def __init__(self, seed: int) -> None:
        super().__init__(seed)
        self.quick = False

    def pick(self, table: Table, seat: int, must: bool) -> Option | None:
        raise AssertionError("it thinks elsewhere")

    def brief(self, table: Table, seat: int, must: bool, shelf: Shelf) -> Brief | None:
        return Brief(self.work, (self.seconds, list(table.options(seat)), self.dice.dice))


def burn_for(seconds: float) -> None:
    """From now on careful bots are of this kind."""
    BurningBot.seconds = seconds
    KINDS["sensible"] = BurningBot


def think_briefly() -> None:
    """From now on bots that think ahead imagine next to nothing, whatever their level."""
    for level in LEVELS:
        KINDS[level] = partial(ThinkingBot, budget=Budget(games=2, options=2, ahead=2))
