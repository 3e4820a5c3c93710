"""What a table is worth: a chance that is read off facts, each with a weight that was fitted to games."""

import re
import subprocess
import sys
from importlib import import_module
from importlib.util import module_from_spec, spec_from_file_location
from math import log
from pathlib import Path
from types import ModuleType

import pytest

from holdouts.bots import Bot, make_bot, play_out
from holdouts.engine.library import new_table
from holdouts.games import find_game
from holdouts.games.godforsaken_scavengers.positions import expedition

ROOT = Path(__file__).parents[2]

COIN = log(2)
"""What is lost by believing that every game is won half of the time."""

READ_OFF_FACTS = ("godforsaken-scavengers", "maximum-apocalypse", "this-war-of-mine")
"""Dead of Winter puts its chance together as its objectives are."""


def worth_of(game: str) -> ModuleType:
    return import_module(f"holdouts.games.{game.replace('-', '_')}.worth")


def fitted() -> ModuleType:
    """The tool that finds the weights."""
    spec = spec_from_file_location("fit_worth", ROOT / "benchmarks" / "fit_worth.py")
    assert spec is not None
    assert spec.loader is not None
    module = module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


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


def test_where_the_last_meal_must_be_eaten_what_empties_the_hand_is_worse_than_another_affliction():
    def chance(affliction: str, *, face_down: bool = False) -> float:
        found = expedition(seats=1, scenario="mad-prophet").hand(0, "royal-jelly", "smoked-meat", "hunt")
        found.afflicted(0, "dread").afflicted(0, affliction, face_down=face_down)
        worth: float = worth_of("godforsaken-scavengers").worth(found.table.state, 0)
        return worth

    assert chance("amnesia") < chance("tremors") / 2
    assert chance("tremors") < chance("amnesia", face_down=True)


def test_what_is_missing_weighs_more_when_little_time_is_left():
    def chance(*locations: str, trophies: int) -> float:
        found = expedition(seats=2, scenario="last-hunt").next_locations(*locations)
        worth: float = worth_of("godforsaken-scavengers").worth(
            found.trophies(*["cave-worm", "pit-trap"][:trophies]).table.state, 0
        )
        return worth

    early = ("silent-mire", "echo-vault", "warm-hollow")
    assert chance(trophies=2) - chance(trophies=0) > chance(*early, trophies=2) - chance(*early, trophies=0) > 0


def test_weights_are_fitted_and_judged_by_games_that_were_not_learned_from():
    command = [sys.executable, "benchmarks/fit_worth.py", "godforsaken-scavengers", "--games", "31", "--pairs", "10"]
    done = subprocess.run(
        command, cwd=ROOT, env={"PYTHONPATH": "src"}, capture_output=True, text=True, timeout=240, check=True
    )
    losses = {when: float(loss) for when, loss in re.findall(r"(before|after): log loss ([\d.]+)", done.stdout)}
    assert losses.keys() == {"before", "after"}, done.stdout
    assert losses["before"] < COIN
    assert done.stdout.count("of a gap came true; correlation") == 2
    assert set(re.findall(r'"([a-z-]+)": ', done.stdout)) == set(worth_of("godforsaken-scavengers").WEIGHTS)


def test_pairs_of_plans_weigh_what_makes_one_win_and_not_what_goes_with_winning():
    fitting = fitted()
    rich, near = {"nothing": 1.0, "food": 1.0, "near": 0.0}, {"nothing": 1.0, "food": 0.0, "near": 1.0}
    cases = [(near, True)] * 60 + [({**near, "near": 0.0}, False)] * 60
    alone = fitting.fit(cases)
    assert alone["near"] > 1
    plain = fitting.Course({"nothing": 1.0, "food": 0.0, "near": 0.0}, False)
    vain, fed = fitting.Pair(plain, fitting.Course(near, False)), fitting.Pair(plain, fitting.Course(rich, True))
    both = fitting.fit(cases, [vain] * 60 + [fed] * 60)
    assert both["near"] < alone["near"] / 2
    assert both["food"] > 1


def test_a_turn_is_played_by_two_plans_in_the_same_imagined_game():
    fitting, game = fitted(), find_game("maximum-apocalypse")
    read, setup = worth_of("maximum-apocalypse").facts, game.setups()[0]
    pairs = [pair for seed in range(6) for pair in fitting.pairs_of(game, setup, seed, read)]
    assert pairs == [pair for seed in range(6) for pair in fitting.pairs_of(game, setup, seed, read)]
    assert any(pair.usual.facts != pair.other.facts for pair in pairs)
    for course in [course for pair in pairs for course in pair]:
        assert not course.facts or set(course.facts) == set(worth_of("maximum-apocalypse").WEIGHTS)


def test_where_all_win_together_one_seat_says_it_for_all():
    fitting = fitted()
    same, other = ({"nothing": 1.0}, True), ({"nothing": 1.0, "food": 1.0}, True)
    assert fitting.once([same, same, other, same]) == [same, other]
    game, module = find_game("maximum-apocalypse"), worth_of("maximum-apocalypse")
    setup = next(setup for setup in game.setups() if setup.seats == 4)
    assert 0 < len(fitting.play(game, setup, 5, module.facts)) <= fitting.MOMENTS


def test_what_never_changes_in_a_set_up_is_weighed_beside_the_one_base():
    fitting = fitted()

    def noted(setup: str, hard: float, food: float, won: int, of: int) -> list[object]:
        facts = {"nothing": 1.0, "hard": hard, "food": food}
        return [fitting.Noted(0, setup, facts, number < won) for number in range(of)]

    easy = noted("easy 2", 0.0, 0.0, 50, 100) + noted("easy 2", 0.0, 1.0, 80, 100)
    hard = noted("hard 2", 1.0, 0.0, 10, 100) + noted("hard 2", 1.0, 1.0, 30, 100)
    assert fitting.unchanging(easy + hard) == ["nothing", "hard"]
    weights = fitting.learned(easy + hard)
    assert weights["hard"] < -1
    assert weights["food"] > 1
    said = fitting.chance(weights, {"nothing": 1.0, "hard": 1.0, "food": 1.0})
    assert 0.25 < said < 0.4


def test_tables_are_told_apart_within_a_set_up_and_not_by_which_one_it_is():
    fitting = fitted()
    assert fitting.told_apart([(0.9, True), (0.1, False), (0.5, True), (0.5, False)]) == 0.875
    assert fitting.told_apart([(0.9, True), (0.1, True)]) is None
    weights = {"nothing": 0.0, "food": 1.0}
    ones = [
        fitting.Noted(0, setup, {"nothing": 1.0, "food": food}, won)
        for setup, food, won in (("lost 2", 1.0, False), ("lost 2", 2.0, True), ("lost 3", 5.0, False))
    ]
    (line,) = fitting.by_scenario(ones, ones, weights)
    assert line.split()[0] == "lost"
    assert line.endswith("told apart 1.00")
