"""Whole recorded games of every scenario still come out as they did."""

from pathlib import Path

import pytest

from holdouts.engine.record import read
from holdouts.games import IDS, find_game
from holdouts.lab.archive import SUFFIX, record_games

ARCHIVE = Path(__file__).parents[1] / "recorded"
RECORDED = sorted(ARCHIVE.rglob(f"*{SUFFIX}"))


@pytest.mark.parametrize("path", RECORDED, ids=lambda path: path.stem)
def test_a_recorded_game_still_comes_out_exactly_as_it_did(path: Path):
    loaded = read(path, find_game)

    assert (loaded.verdict, loaded.reason) == ("exact", "")
    assert loaded.table.over


@pytest.mark.parametrize("id_", IDS)
def test_the_archive_holds_at_least_twenty_games_and_every_scenario(id_: str):
    kept = [read(path, find_game) for path in RECORDED if path.parent.name == id_]
    scenarios = {loaded.about.setup["scenario"] for loaded in kept}

    assert len(kept) >= 20
    assert scenarios == {setup.scenario for setup in find_game(id_).setups()}


@pytest.mark.parametrize("id_", IDS)
def test_recording_anew_replaces_what_was_there(id_: str, tmp_path: Path):
    (tmp_path / f"old{SUFFIX}").write_text("an old game")

    made = record_games(find_game(id_), tmp_path, 2)

    assert sorted(tmp_path.iterdir()) == sorted(made)
    assert all(read(path, find_game).verdict == "exact" for path in made)
