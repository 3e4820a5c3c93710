"""What a table is worth: a chance that is read off facts, each with a weight that was fitted to games."""

import re
import subprocess
import sys
from importlib import import_module
from math import log
from pathlib import Path
from types import ModuleType

import pytest

from holdouts.bots import Bot, make_bot, play_out
from holdouts.engine.library import new_table
from holdouts.games import find_game

ROOT = Path(__file__).parents[2]

COIN = log(2)
"""What is lost by believing that every game is won half of the time."""

READ_OFF_FACTS = ("godforsaken-scavengers", "maximum-apocalypse", "this-war-of-mine")
"""Dead of Winter puts its chance together as its objectives are."""


def worth_of(game: str) -> ModuleType:
    return import_module(f"holdouts.games.{game.replace('-', '_')}.worth")


@pytest.mark.parametrize("name", READ_OFF_FACTS)
def test_every_fact_has_a_weight_and_every_weight_a_fact(name: str):
    game, module = find_game(name), worth_of(name)
    for setup in game.setups()[::5]:
        table = new_table(game, setup, 3)
        assert set(module.facts(table.state, 0)) == set(module.WEIGHTS), setup


@pytest.mark.parametrize("name", READ_OFF_FACTS)
def test_it_is_a_chance_for_every_seat_at_every_table(name: str):
    game, module = find_game(name), worth_of(name)
    for number, setup in enumerate(game.setups()[::7]):
        table = new_table(game, setup, number)
        bots: dict[int, Bot] = {seat: make_bot("sensible", seat) for seat in range(setup.seats)}
        while not table.over:
            assert all(0.0 <= module.worth(table.state, seat) <= 1.0 for seat in range(setup.seats))
            play_out(table, bots, most=12)


def test_weights_are_fitted_and_judged_by_games_that_were_not_learned_from():
    command = [sys.executable, "benchmarks/fit_worth.py", "godforsaken-scavengers", "--games", "31"]
    done = subprocess.run(
        command, cwd=ROOT, env={"PYTHONPATH": "src"}, capture_output=True, text=True, timeout=240, check=True
    )
    losses = {when: float(loss) for when, loss in re.findall(r"(before|after): log loss ([\d.]+)", done.stdout)}
    assert losses.keys() == {"before", "after"}, done.stdout
    assert losses["before"] < COIN
    assert set(re.findall(r'"([a-z-]+)": ', done.stdout)) == set(worth_of("godforsaken-scavengers").WEIGHTS)
