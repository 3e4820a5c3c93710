"""The fuzzer: clean on the game as it is, and able to write down what breaks it."""

from dataclasses import replace
from pathlib import Path
from random import Random
from typing import Any

import pytest

from holdouts.engine.game import Game, Setup
from holdouts.engine.record import read
from holdouts.games import IDS, find_game
from holdouts.lab.fuzz import MOST_FAULTS, fuzz

GAME = find_game(IDS[0])


@pytest.mark.parametrize("id_", IDS)
def test_a_run_makes_as_many_decisions_as_it_is_asked_for_and_finds_nothing(tmp_path: Path, id_: str):
    told: list[int] = []
    report = fuzz(find_game(id_), 1500, 1, tmp_path / "faults", told.append)
    assert report.lines()[-1] == "1500 decisions, 0 faults, 0 dead ends"
    assert sum(told) == 1500
    assert report.checks["audits"] == 1500
    assert report.checks["clones and undos"] > 0
    assert not (tmp_path / "faults").exists()


def test_some_games_have_options_that_the_game_itself_does_not_list(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    drawn: list[Setup] = []

    def draw(game: Game, base: Setup, random: Random) -> Setup:
        drawn.append(base)
        return base

    monkeypatch.setattr("holdouts.lab.fuzz.varied", draw)
    report = fuzz(GAME, 6000, 1, tmp_path)
    assert 0 < len(drawn) < report.games
    assert sum(report.played.values()) == report.games


def test_the_same_seed_sees_the_same_games(tmp_path: Path):
    assert fuzz(GAME, 600, 4, tmp_path).kinds == fuzz(GAME, 600, 4, tmp_path).kinds
    assert fuzz(GAME, 600, 4, tmp_path).kinds != fuzz(GAME, 600, 5, tmp_path).kinds


def test_a_card_that_is_lost_is_written_down_as_a_save_that_leads_to_it(tmp_path: Path):
    def audit(state: Any) -> list[str]:
        return GAME.audit(state) or (["a trophy is lost"] if state.discards else [])

    report = fuzz(replace(GAME, audit=audit), 300, 1, tmp_path)
    fault = report.faults[0]
    assert fault.reason == "a trophy is lost"
    assert not fault.is_dead_end
    assert fault.file is not None
    loaded = read(fault.file, find_game)
    assert loaded.verdict == "exact"
    assert len(loaded.table.choices) == fault.choices
    assert not loaded.table.state.discards  # type: ignore[attr-defined]
    said = fault.file.with_suffix(".txt").read_text(encoding="utf-8")
    assert "a trophy is lost" in said
    assert "It comes up when" in said


def test_rules_that_raise_are_a_fault_and_the_run_goes_on_with_the_next_game(tmp_path: Path):
    def redeal(state: Any, seat: int | None) -> None:
        raise KeyError("nothing to deal")

    report = fuzz(replace(GAME, redeal=redeal), 4000, 1, tmp_path)
    assert {fault.reason for fault in report.faults} == {"KeyError: 'nothing to deal'"}
    assert report.games > len(report.faults)


def test_a_run_with_too_many_faults_stops(tmp_path: Path):
    report = fuzz(replace(GAME, audit=lambda state: ["everything is lost"]), 100_000, 1, tmp_path)
    assert report.summary() == f"{MOST_FAULTS} decisions, {MOST_FAULTS} faults, 0 dead ends"


def test_a_leak_is_found(tmp_path: Path):
    """A redeal that deals nothing anew: whoever imagines a game knows every card."""
    report = fuzz(replace(GAME, redeal=lambda state, seat: None), 6000, 1, tmp_path)
    assert any("can tell two worlds apart by the redeal" in fault.reason for fault in report.faults)
