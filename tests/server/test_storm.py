"""A small storm; benchmarks/storm.py makes a great one."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from holdouts.games import IDS, find_game
from holdouts.lab.forgery import forgeries
from tests.server.process import Server
from tests.server.storm import bring_forgeries, saves_of, throw_frames, throw_requests

SEED = 11


@pytest.fixture
def stormed(tmp_path: Path) -> Iterator[Server]:
    with Server(tmp_path / "holdouts.db", patience=2.0) as running:
        yield running


def test_forged_saves_end_in_no_fault_and_no_dead_table_and_home_still_draws(stormed: Server):
    weather = bring_forgeries(stormed, 150, SEED)
    assert not weather.faults, weather.lines()
    answers = weather.answers
    assert answers["import 303"] + answers["import 400"] == 150
    assert answers["import 303"] > 20, "some of them must become tables, or nothing was tried"
    assert answers["table 200"] == answers["socket lives"] == answers["import 303"]
    assert set(answers) >= {"home 200", "choice 200", "table/report 200"}


def test_requests_that_no_browser_sends_end_in_no_fault(stormed: Server):
    weather = throw_requests(stormed, 500, SEED)
    assert not weather.faults, weather.lines()
    assert weather.answers["request 200"] > 50
    assert weather.answers["home 200"] == weather.answers["table 200"] == 1


def test_frames_that_no_page_sends_end_in_no_fault_and_the_socket_lives(stormed: Server):
    weather = throw_frames(stormed, 500, SEED)
    assert not weather.faults, weather.lines()
    assert weather.answers["frame done"] > 20
    assert weather.answers["frame refused-message"] > 100


@pytest.mark.parametrize("id_", IDS)
def test_the_same_seed_forges_the_same_saves(id_: str):
    game = find_game(id_)
    saves = saves_of(game, 2)
    once, again, otherwise = (list(forgeries(game, saves, 20, seed)) for seed in (1, 1, 2))
    assert once == again != otherwise
    assert all(forged.data not in saves for forged in once)
