"""The bench: what it counts, not how fast it is."""

from io import StringIO
from random import Random

from rich.console import Console

from holdouts.engine.decision import CLOCK
from holdouts.engine.library import new_table
from holdouts.games import IDS, find_game
from holdouts.lab.bench import Count, Rate, bench, grid, mid_game, play_randomly, rate

GAME = find_game(IDS[0])
SETUPS = [setup for setup in GAME.setups() if setup.seats == 4]


def test_a_playout_counts_every_seat_that_is_asked_or_polled():
    table = new_table(GAME, SETUPS[0], 3)
    counted = play_randomly(table, Random(1).random)
    assert table.over
    assert counted.logged == sum(seat != CLOCK for seat, _ in table.choices)
    assert counted.logged_real <= counted.logged < counted.asked
    assert counted.logged_real <= counted.real <= counted.asked


def test_alone_there_is_nobody_to_poll():
    solo = next(setup for setup in GAME.setups() if setup.seats == 1)
    counted = play_randomly(new_table(GAME, solo, 3), Random(1).random)
    assert counted.asked == counted.logged
    assert counted.real == counted.logged_real


def test_silent_players_leave_what_is_always_there():
    loud, silent = new_table(GAME, SETUPS[0], 3), new_table(GAME, SETUPS[0], 3)
    play_randomly(loud, Random(1).random)
    play_randomly(silent, Random(1).random, silent=True)
    assert any(option.quiet for _, option in loud.choices)
    assert silent.over
    assert not any(option.quiet for _, option in silent.choices)


def test_mid_games_stand_in_mid_step_when_asked_to():
    tables = mid_game(GAME, SETUPS, 3, seed=1, mid_step=True)
    assert len(tables) == 3
    assert all(table.checkpoint().choices < len(table.choices) for table in tables)
    assert not any(table.over for table in tables)


def test_rates_are_the_middle_and_eight_tenths_of_the_slices():
    assert rate([3.0]) == Rate(3.0, 3.0, 3.0)
    assert rate([float(number) for number in range(1, 12)]) == Rate(6.0, 2.0, 10.0)


def test_the_bench_tells_every_figure_with_its_spread(monkeypatch):
    monkeypatch.setattr("holdouts.lab.bench.SLICE", 0.05)  # at least one game is played in each
    results = bench(GAME, slices=2, tables=3)
    assert set(results["per_second"]) == {
        "decisions",
        "decisions_with_two_or_more_options",
        "choices_logged",
        "choices_logged_with_two_or_more_options",
        "games",
        "clones_in_mid_step",
    }
    for figures in (*results["per_second"].values(), results["state_bytes"]):
        assert 0 < figures["low"] <= figures["median"] <= figures["high"]
    assert Count(**results["counted"]).logged > 0
    assert len(results["choices_by_quarter"]) == 4
    assert all(figure > 0 for figure in results["choices_by_quarter"])
    screen = StringIO()
    Console(width=120, file=screen).print(grid(results))
    assert "clones a second, at a decision in mid-step" in screen.getvalue()
