"""Simulation: the same results however they are computed."""

import csv
import json
import os
import re
import signal
import subprocess
import sys
import time
from contextlib import suppress
from io import StringIO
from pathlib import Path

import pytest
from rich.console import Console

from holdouts.bots import UnknownBot
from holdouts.games import IDS, find_game
from holdouts.lab import parties
from holdouts.lab import simulate as lab
from holdouts.lab.kept import Kept, Other
from holdouts.lab.replay import Replay, read_code
from holdouts.lab.simulate import (
    CHUNK,
    Outcome,
    Results,
    figures,
    grid,
    simulate,
    to_csv,
    to_json,
    to_lines,
    to_markdown,
    wilson,
)

GAME = find_game(IDS[0])
SETUPS = [setup for setup in GAME.setups() if setup.seats == 2][:3]


def outcome(number: int, winners: int, *, seats: int = 2, living: int = 0, ended: str = "safe") -> Outcome:
    return Outcome(number, "daring-retreat", seats, winners, living, rounds=3, choices=50, ended=ended)


def test_several_workers_find_what_one_finds():
    alone = simulate(GAME, SETUPS, 2 * CHUNK + 3, bots=["random"], seed=7)
    together = simulate(GAME, SETUPS, 2 * CHUNK + 3, bots=["random"], seed=7, workers=2)
    assert together == alone
    assert [outcome.number for outcome in alone.outcomes] == list(range(2 * CHUNK + 3))


def test_another_seed_plays_other_games():
    one, other = (simulate(GAME, SETUPS, 4, bots=["random"], seed=seed) for seed in (1, 2))
    assert one.outcomes != other.outcomes


def test_a_game_does_not_depend_on_how_many_are_played():
    many, few = (simulate(GAME, SETUPS, games, bots=["random"]) for games in (8, 3))
    assert many.outcomes[:3] == few.outcomes


def test_a_killed_worker_loses_nothing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    grave = tmp_path / "killed"
    play = lab._Job._play

    def play_or_die(job: lab._Job, number: int) -> Outcome:
        if number == CHUNK + 1 and not grave.exists():
            grave.touch()
            os.kill(os.getpid(), signal.SIGKILL)
        return play(job, number)

    expected = simulate(GAME, SETUPS, 2 * CHUNK, bots=["random"])
    monkeypatch.setattr(lab._Job, "_play", play_or_die)
    finished: list[int] = []
    found = simulate(GAME, SETUPS, 2 * CHUNK, bots=["random"], workers=2, progress=finished.append)
    assert grave.exists()
    assert found == expected
    assert sum(finished) == 2 * CHUNK


@pytest.mark.skipif(not hasattr(os, "sched_getaffinity"), reason="this system does not say which cores are ours")
def test_only_cores_that_are_ours_are_counted(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(os, "sched_getaffinity", lambda pid: {0, 3, 5})
    assert lab.cores() == 3


def playing_below(process: int) -> int:
    """How many processes play for another; they have made ready when they leave interrupts to it."""
    found = 0
    for child in Path(f"/proc/{process}/task/{process}/children").read_text().split():
        ignored = re.search(r"SigIgn:\s*(\w+)", Path(f"/proc/{child}/status").read_text())
        found += bool(ignored and int(ignored[1], 16) & 1 << signal.SIGINT - 1)
    return found


def heed_interrupts() -> None:
    """What a shell runs in the background is told to ignore interrupts, and so are its children."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)


def complaints_of_a_long_simulation(*start: str, interrupt: bool) -> str:
    """What it says when it ends: interrupted as soon as its processes play, or by what it was started as."""
    env = {**os.environ, "PYTHONPATH": str(Path(lab.__file__).parents[2])}
    command = [sys.executable, *start, "simulate", GAME.id, "--games", "100000", "--jobs", "2"]
    playing = subprocess.Popen(
        command, env=env, stderr=subprocess.PIPE, text=True, start_new_session=True, preexec_fn=heed_interrupts
    )
    try:
        while interrupt and playing_below(playing.pid) < 2:
            assert playing.poll() is None
            time.sleep(0.05)
        if interrupt:
            os.killpg(playing.pid, signal.SIGINT)
        _, complaints = playing.communicate(timeout=120)
    finally:
        with suppress(ProcessLookupError):
            os.killpg(playing.pid, signal.SIGKILL)
        playing.wait()
    assert playing.returncode
    return complaints


@pytest.mark.skipif(not Path("/proc/self/status").exists(), reason="this system does not tell of its processes")
def test_whoever_interrupts_a_simulation_gets_one_line_at_most():
    complaints = complaints_of_a_long_simulation("-m", "holdouts", interrupt=True)
    assert "Traceback" not in complaints
    assert len(complaints.splitlines()) <= 1


INTERRUPTED_AS_IT_FORKS = """
import os, runpy, signal
os.register_at_fork(after_in_parent=lambda: signal.raise_signal(signal.SIGINT))
runpy.run_module("holdouts", run_name="__main__", alter_sys=True)
"""


@pytest.mark.skipif(not hasattr(os, "register_at_fork"), reason="this system starts processes otherwise")
def test_an_interrupt_that_comes_while_processes_are_started_is_not_lost():
    complaints = complaints_of_a_long_simulation("-c", INTERRUPTED_AS_IT_FORKS, interrupt=False)
    assert "Traceback" not in complaints
    assert len(complaints.splitlines()) <= 1


def test_an_interrupt_that_comes_with_the_last_games_is_not_lost():
    """A ladder would go on with its next rung."""

    played: list[Outcome] = []

    def interrupt(outcomes: list[Outcome]) -> None:
        played.extend(outcomes)
        if len(played) == CHUNK + 1:
            signal.raise_signal(signal.SIGINT)

    before = signal.signal(signal.SIGINT, signal.default_int_handler)
    try:
        with pytest.raises(KeyboardInterrupt):
            simulate(GAME, SETUPS, CHUNK + 1, bots=["random"], workers=2, keep=interrupt)
    finally:
        signal.signal(signal.SIGINT, before)


def test_an_unknown_bot_is_refused_before_anything_is_played():
    with pytest.raises(UnknownBot):
        simulate(GAME, SETUPS, 1, bots=["clever"])


def test_wilson_interval_holds_the_share_and_narrows_with_more_games():
    low, high = wilson(5, 10)
    assert (round(low, 3), round(high, 3)) == (0.237, 0.763)
    assert wilson(500, 1000)[1] - wilson(500, 1000)[0] < (high - low) / 5
    assert wilson(0, 10)[0] == 0
    assert wilson(0, 0) == (0.0, 1.0)


def test_figures_count_games_with_a_winner_and_players_who_won_and_lived():
    found = figures([outcome(0, 2, living=2), outcome(1, 0, living=1, ended="nobody-left"), outcome(2, 1, living=1)])
    assert found["won"] == pytest.approx(2 / 3)
    assert found["winners_per_player"] == 3 / 6
    assert found["survivors_per_player"] == 4 / 6
    assert found["endings"] == {"safe": 2, "nobody-left": 1}


def test_results_are_grouped_by_scenario_and_seats_in_json_and_on_the_screen():
    results = Results("a-game", ("random",), 1, (outcome(0, 1), outcome(1, 0, seats=3), outcome(2, 1)))
    told = json.loads(to_json(results))
    assert [(group["seats"], group["games"]) for group in told["groups"]] == [(2, 2), (3, 1)]
    assert told["all"]["games"] == 3
    screen = StringIO()
    Console(width=80, file=screen).print(grid(results))
    shown = [" ".join(line.split()) for line in screen.getvalue().splitlines()]
    assert "players 2 3" in shown
    assert "daring-retreat 100% 0%" in shown
    assert "(34–100) (0–79)" in shown
    assert "daring-retreat safe 3 3.0" in shown


def test_win_rates_can_be_put_into_a_document_with_what_makes_them_again():
    results = Results("a-game", ("random",), 7, (outcome(0, 1), outcome(1, 0, seats=3)))
    told = to_markdown(results).splitlines()
    assert told[0].startswith("`a-game`: 2 games by random bots, seed 7;")
    assert told[2:] == [
        "| players | 2 | 3 |",
        "| --- | ---: | ---: |",
        "| daring-retreat | 100% (21–100) | 0% (0–79) |",
    ]


def test_a_number_of_players_that_a_scenario_was_not_played_by_is_left_blank():
    other = Outcome(1, "mad-prophet", 1, 1, 1, rounds=3, choices=50, ended="safe")
    results = Results("a-game", ("random",), 1, (outcome(0, 1), other))
    assert results.shares() == {"daring-retreat": ["", "100% (21–100)"], "mad-prophet": ["100% (21–100)", ""]}


# --- kept, written and looked at again ---


def test_an_interrupted_simulation_goes_on_where_it_was(tmp_path: Path):
    run: dict[str, object] = {"game": GAME.id, "seed": 3}
    whole = simulate(GAME, SETUPS, 12, bots=["random"], seed=3)

    def interrupt(outcomes: list[Outcome]) -> None:
        Kept(tmp_path / "games.jsonl", run).add(outcomes)
        raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        simulate(GAME, SETUPS, 12, bots=["random"], seed=3, keep=interrupt)
    kept = Kept(tmp_path / "games.jsonl", run)
    assert len(kept.outcomes) == CHUNK
    played: list[Outcome] = []
    found = simulate(GAME, SETUPS, 12, bots=["random"], seed=3, done=kept.outcomes, keep=played.extend)
    assert found == whole
    assert [outcome.number for outcome in played] == [10, 11]


def test_a_file_that_was_cut_off_in_the_middle_of_a_line_is_gone_on_with(tmp_path: Path):
    file = tmp_path / "games.jsonl"
    Kept(file, {"seed": 1}).add([outcome(0, 1), outcome(1, 0)])
    file.write_bytes(file.read_bytes()[:-5])
    kept = Kept(file, {"seed": 1})
    assert [one.number for one in kept.outcomes] == [0]
    kept.add([outcome(1, 0)])
    assert [one.number for one in Kept(file, {"seed": 1}).outcomes] == [0, 1]


def test_the_games_of_another_simulation_are_not_mixed_in(tmp_path: Path):
    Kept(tmp_path / "games.jsonl", {"seed": 1}).add([outcome(0, 1)])
    with pytest.raises(Other, match="another simulation"):
        Kept(tmp_path / "games.jsonl", {"seed": 2})


def test_any_game_is_played_again_from_what_stands_beside_it():
    results = simulate(GAME, SETUPS, 4, bots=["random", "sensible"], seed=7)
    for one in results.outcomes:
        table = read_code(one.replay).play()
        assert (len(table.choices), table.state.ended, len(table.state.winners)) == (
            one.choices,
            one.ended,
            one.winners,
        )


def test_what_names_a_game_tells_options_that_are_not_the_usual():
    setup = next(setup for setup in find_game("maximum-apocalypse").setups() if setup.solo == "merged")
    code = Replay("maximum-apocalypse", setup, ("sensible", "search:8"), 1, 5).code
    assert code == 'maximum-apocalypse/tutorial/2/sensible+search:8/1/5{"solo":"merged"}'
    assert read_code(code).setup == setup


@pytest.mark.parametrize(
    "code",
    ["", "picnic", "godforsaken-scavengers/mad-prophet/1/sensible/1", "maximum-apocalypse/tutorial/1/sensible/1/1{x}"],
)
def test_what_names_no_game_is_refused(code: str):
    with pytest.raises(ValueError, match="names no game"):
        read_code(code)


def test_bots_that_think_by_the_clock_may_play_otherwise_another_time():
    by_clock = [Replay(GAME.id, SETUPS[0], (kind,), 1, 1).by_the_clock for kind in ("deep", "search:9ms", "search:9")]
    assert by_clock == [True, True, False]


def test_figures_can_be_read_by_programs():
    lost = Outcome(1, "daring-retreat", 2, 0, 0, 4, 60, "nobody-left", replay="here")
    results = Results("a-game", ("random",), 1, (outcome(0, 1), lost))
    rows = list(csv.DictReader(StringIO(to_csv(results))))
    assert [(row["seats"], row["won"], row["endings"]) for row in rows] == [("2", "0.5", "safe:1 nobody-left:1")]
    assert rows[0]["replays"].split() == ["here"]
    assert [json.loads(line)["ended"] for line in to_lines(results).splitlines()] == ["safe", "nobody-left"]


def test_where_not_everybody_wants_the_same_each_kind_of_player_is_counted_by_itself():
    winter = find_game("dead-of-winter")
    setups = [setup for setup in winter.setups() if setup.seats == 3][:2]
    results = simulate(winter, setups, 6, bots=("random",))
    kinds = figures(results.outcomes)["kinds"]
    assert sum(played for played, _ in kinds.values()) == 18
    assert sum(won for _, won in kinds.values()) == sum(one.winners for one in results.outcomes)
    console = Console(width=200)
    with console.capture() as shown:
        console.print(grid(results))
    assert "Won, by kind of player" in shown.get()
    assert f"of {kinds['ordinary'][0]}" in shown.get()


def divided() -> Results:
    """Two games with somebody who wants otherwise, and one without."""
    games = [
        Outcome(0, "thaw", 3, 1, 3, 5, 90, "morale", kinds={"ordinary": (2, 0), "betrayer": (1, 1)}),
        Outcome(1, "thaw", 3, 2, 3, 5, 90, "main", kinds={"ordinary": (2, 2), "exiled betrayer": (1, 0)}),
        Outcome(2, "thaw", 4, 1, 4, 5, 90, "main", kinds={"ordinary": (4, 1)}),
    ]
    return Results("a-game", ("sensible",), 1, tuple(games))


def test_a_party_is_what_players_were_dealt_whatever_became_of_them():
    assert parties.parties(divided().outcomes) == ["betrayer", "ordinary"]
    assert parties.members(divided().outcomes, "betrayer") == (2, 1)


def test_endings_and_parties_are_shown_by_scenario_and_number_of_players():
    assert parties.headings(divided())[3:] == ["main", "morale", "betrayer there", "betrayer won", "ordinary won"]
    rows = parties.rows(divided(), parties.bare)
    assert [row[:3] for row in rows] == [["thaw", "3", "2"], ["thaw", "4", "1"], ["all", "", "3"]]
    assert rows[0][3:] == ["50%", "50%", "100%", "50%", "50%"]
    assert rows[1][3:] == ["100%", "0%", "0%", "", "25%"]


def test_parties_are_written_down_as_a_table():
    lines = parties.to_markdown(divided()).splitlines()
    assert lines[1] == "| --- |" + " ---: |" * 7
    assert lines[2] == "| thaw | 3 | 2 | 50% (9–91) | 50% (9–91) | 100% (34–100) | 50% (9–91) | 50% (15–85) |"
    assert len(lines) == 5
