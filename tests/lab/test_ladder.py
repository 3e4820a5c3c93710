"""The ladder: the same games for every rung, compared game by game."""

import pytest
from msgspec.json import decode
from typer.testing import CliRunner

from holdouts.cli import app
from holdouts.lab.ladder import Duel, duel, in_turns, to_markdown, winners
from holdouts.lab.simulate import Outcome, Results


def outcome(number: int, winning: int, seats: int = 2) -> Outcome:
    return Outcome(number, "daring-retreat", seats, winning, winning, rounds=3, choices=50, ended="safe")


def test_two_rungs_are_compared_in_the_games_that_both_played():
    above = [outcome(0, 2), outcome(1, 1), outcome(2, 0), outcome(9, 2)]
    below = [outcome(0, 1), outcome(1, 1), outcome(2, 1), outcome(3, 2)]
    assert duel(above, below) == Duel(better=1, worse=1)


@pytest.mark.parametrize(("better", "worse", "luck"), [(0, 0, 1.0), (5, 0, 1 / 32), (3, 1, 5 / 16), (1, 3, 15 / 16)])
def test_a_sign_test_says_how_likely_chance_alone_does_it(better: int, worse: int, luck: float):
    assert Duel(better, worse).luck == luck


def test_the_share_of_winners_is_told_with_its_reach():
    assert winners([outcome(0, 2), outcome(1, 0), outcome(2, 2), outcome(3, 0)]) == "50% ±57"
    assert winners([]) == ""


def test_the_table_has_a_column_for_each_rung_and_a_line_for_each_scenario_and_number_of_players():
    rungs = {
        "sensible": Results("a-game", ("sensible",), 1, (outcome(0, 0), outcome(1, 1, seats=3))),
        "deep": Results("a-game", ("deep",), 1, (outcome(0, 2), outcome(1, 1, seats=3))),
    }
    text = to_markdown(rungs, seconds=90)
    assert "| scenario | players | sensible (2) | deep (2) | more : fewer | by chance |" in text
    assert "| daring-retreat | 2 | 0% ±100 | 100% ±100 | 1 : 0 | 0.500 |" in text
    assert "| daring-retreat | 3 | 33% ±100 | 33% ±100 | 0 : 0 | 1.000 |" in text
    assert "| daring-retreat | all | 17% ±33 | 67% ±65 | 1 : 0 | 0.500 |" in text
    assert text.splitlines()[-1].startswith("| all | all |")


def test_one_command_climbs_it_and_goes_on_from_what_was_kept(tmp_path):
    asked = ["ladder", "godforsaken-scavengers", "--games", "2", "--scenario", "mad-prophet", "-j", "1"]
    asked += ["--rung", "random", "--rung", "sensible", "--keep", str(tmp_path)]
    first, again = (CliRunner().invoke(app, asked) for _ in range(2))
    assert first.exit_code == again.exit_code == 0
    assert first.output.splitlines()[2:] == again.output.splitlines()[2:]
    kept = sorted((tmp_path / "godforsaken-scavengers").iterdir())
    assert [file.name for file in kept] == ["random.jsonl", "sensible.jsonl"]
    assert all(len(file.read_text().splitlines()) == 3 for file in kept)


def test_the_ladders_of_two_games_are_kept_in_one_folder(tmp_path):
    for game, scenario in (("godforsaken-scavengers", "mad-prophet"), ("maximum-apocalypse", "tutorial")):
        asked = ["ladder", game, "--games", "1", "--scenario", scenario, "--seats", "1", "-j", "1", "--rung", "random"]
        told = CliRunner().invoke(app, [*asked, "--keep", str(tmp_path)])
        assert told.exit_code == 0, told.output
        assert (tmp_path / game / "random.jsonl").exists()


def test_bots_that_think_play_fewer_games_and_the_first_of_those_that_the_others_play(tmp_path):
    asked = ["ladder", "godforsaken-scavengers", "--games", "3", "--thinking", "1", "--scenario", "mad-prophet"]
    asked += ["-j", "1", "--rung", "sensible", "--rung", "search:1", "--keep", str(tmp_path)]
    told = CliRunner().invoke(app, asked)
    assert "| sensible (3) | search:1 (1) |" in told.output
    kept = tmp_path / "godforsaken-scavengers"
    deals = [(kept / name).read_text().splitlines()[1:] for name in ("sensible.jsonl", "search-1.jsonl")]
    assert [[decode(line)["number"] for line in lines] for lines in deals] == [[0, 1, 2], [0]]


def test_rungs_that_share_a_time_play_the_same_games_until_it_is_over():
    asked: list[tuple[str, int]] = []

    def run(kind: str, many: int) -> Results:
        asked.append((kind, many))
        return Results("a-game", (kind,), 1, tuple(outcome(number, 0) for number in range(many)))

    seconds = iter([0.0, 30.0, 59.0, 61.0])
    found = in_turns(
        ["sensible", "search:1", "search:2"], run, games=9, turn=2, seconds=60, clock=lambda: next(seconds)
    )
    assert asked[0] == ("sensible", 9)
    assert asked[1:] == [(kind, many) for many in (2, 4, 6) for kind in ("search:1", "search:2")]
    assert [len(results.outcomes) for results in found.values()] == [9, 6, 6]


def test_no_rung_plays_games_that_the_others_do_not_play():
    def run(kind: str, many: int) -> Results:
        return Results("a-game", (kind,), 1, tuple(outcome(number, 0) for number in range(many)))

    found = in_turns(["search:1"], run, games=3, turn=2, seconds=60, clock=lambda: 0.0)
    assert len(found["search:1"].outcomes) == 3


def test_below_the_table_stands_whether_more_thought_wins_more():
    games = {"sensible": [0, 0], "search:16": [0, 1], "search:240": [2, 1]}
    rungs = {
        kind: Results("a-game", (kind,), 1, tuple(outcome(number, won) for number, won in enumerate(winning)))
        for kind, winning in games.items()
    }
    assert to_markdown(rungs, seconds=90).splitlines()[-1] == "search:240 against search:16: 1 : 0, by chance 0.500."


def test_a_ladder_can_be_climbed_for_some_time(tmp_path):
    asked = ["ladder", "godforsaken-scavengers", "--games", "3", "--minutes", "0", "--scenario", "mad-prophet"]
    told = CliRunner().invoke(app, [*asked, "-j", "1", "--rung", "sensible", "--rung", "search:1"])
    assert told.exit_code == 0, told.output
    assert "| sensible (3) | search:1 (3) |" in told.output
