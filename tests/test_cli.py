"""The commands that show the work: what they print last, and what they tell the shell."""

import json
import os
import subprocess
import sys
from dataclasses import replace
from functools import partial
from pathlib import Path

import pytest
from typer.testing import CliRunner

import holdouts
from holdouts.cli import app
from holdouts.engine import library
from holdouts.games import IDS, find_game
from holdouts.lab import simulate
from holdouts.lab.bench import bench
from holdouts.lab.coverage import cover

GAME = "godforsaken-scavengers"


@pytest.fixture(autouse=True)
def data(tmp_path, monkeypatch):
    monkeypatch.setenv("HOLDOUTS_DATA", str(tmp_path / "data"))
    return tmp_path / "data"


def run(*args, typed=""):
    return CliRunner().invoke(app, [str(arg) for arg in args], input=typed)


def program(*args):
    """What a Python of its own prints, with this checkout on its path."""
    here = str(Path(holdouts.__file__).parents[1])
    env = {**os.environ, "PYTHONPATH": here}
    return subprocess.run([sys.executable, *args], capture_output=True, text=True, check=True, env=env).stdout


def last(result):
    return result.output.splitlines()[-1]


# --- the door ---


def test_without_a_command_it_serves_tables_from_the_data_folder(data, monkeypatch):
    opened = []
    monkeypatch.setattr("holdouts.server.serve.serve", lambda **asked: opened.append(asked))

    assert run().exit_code == 0
    assert opened[0]["data"] == data / "holdouts.db"
    assert opened[0]["open_browser"]
    assert not opened[0]["lan"]


def test_a_store_that_cannot_be_opened_is_told_in_a_sentence(tmp_path):
    (tmp_path / "folder.db").mkdir()
    result = run("serve", "--no-browser", "--port", "0", "--data", tmp_path / "folder.db")

    assert result.exit_code == 1
    assert "Traceback" not in result.output
    assert len(result.output.splitlines()) == 1


def test_help_is_quick_because_it_loads_no_game():
    code = "import sys, holdouts.cli; print(sorted(m for m in sys.modules if m.startswith('holdouts')))"
    assert program("-c", code).strip() == "['holdouts', 'holdouts.cli', 'holdouts.shell', 'holdouts.workshop']"


def test_it_runs_as_a_program_and_says_its_version():
    assert program("-m", "holdouts", "--version").startswith("holdouts ")


def test_an_unknown_game_is_told_with_those_there_are():
    result = run("play", "monopoly")
    assert result.exit_code == 1
    assert result.output == f"There is no game called 'monopoly'. There are: {', '.join(IDS)}.\n"


@pytest.mark.parametrize(
    ("args", "reason"),
    [
        (["--scenario", "picnic"], "There is no scenario “picnic”; choose daring-retreat, "),
        (["--seats", "9"], "daring-retreat is for 2 to 6 players, not 9"),
        (["--scenario", "mad-prophet", "--seats", "2"], "mad-prophet is for exactly 1 player, not 2"),
        (["--carvan"], "There is no option “carvan”; did you mean “caravan”?"),
        (["--set", "caravan"], "--set wants key=value, not 'caravan'"),
        (["--set", "caravan=perhaps"], "caravan is yes or no, not “perhaps”."),
        (["--characters"], "characters: a value is missing"),
        (["--characters", "five"], "characters cannot be “five”; choose off, two, or one."),
        (["--locations", "7"], "locations cannot be “7”; it goes from -1 to 2."),
        (["stray"], "'stray' stands alone; an option is written --name value"),
        (["--seat", "wizard"], "“wizard” cannot play a seat; choose person, random, sensible, quick, careful, or deep"),
        (["--seat", "Ana=person", "--seat", "ana=random"], "Two players have the same name."),
        (["--seats", "2", *["--seat", "person"] * 3], "3 players are named, but 2 can sit down."),
        (["--pack", "missing"], "There is no pack called “missing”."),
        (["--lang", "tlh"], "“tlh” is not one of the languages spoken here: en, fr."),
        (["--save", "/nowhere/at/all"], "/nowhere/at: No such file or directory"),
    ],
)
def test_a_game_that_cannot_start_says_why_and_leaves_nothing_behind(args, reason, data):
    result = run("play", GAME, *args)
    assert result.exit_code == 1
    assert reason in result.output
    assert len(result.output.splitlines()) == 1
    assert not list(data.rglob("*.holdouts"))


def test_a_reason_is_told_in_the_language_asked_for_with_names_as_they_are_typed():
    result = run("play", GAME, "--lang", "fr", "--seats", "9")
    assert result.exit_code == 1
    assert result.output == "daring-retreat se joue de 2 à 6, pas à 9.\n"


def test_the_game_comes_before_its_options():
    result = run("play", "--caravan", GAME)
    assert result.exit_code == 1
    assert "Name the game before --caravan" in result.output


def test_options_of_a_game_are_listed_from_its_set_up():
    output = run("play", GAME, "--options").output
    assert "  mad-prophet (1)\n" in output
    assert "  --locations: -1 to 2 (if you do not say: 0)\n" in output
    assert all(f"--{field}:" in output for field in ("caravan", "characters", "seconds", "merciless"))


# --- the rulebook ---


def test_the_rulebook_is_read_whole_by_word_or_by_id():
    whole = run("rules", GAME).output
    assert all(id_ in whole for id_ in ("GOD-SCENARIO-1", "GOD-END-1"))
    assert run("rules", GAME, "god-feed-4").output.startswith("GOD-FEED-4: ")
    assert run("rules", GAME, "limite", "--lang", "fr").exit_code == 0
    assert run("rules", GAME, "flibbertigibbet").exit_code == 1


def test_coverage_ends_with_how_many_rules_are_proved():
    result = run("rules", GAME, "--coverage")
    assert last(result).endswith(" of 231 rules proved")
    assert result.exit_code == (0 if last(result).startswith("231 ") else 1)


@pytest.fixture
def tests(tmp_path):
    """A folder of tests that name rules in every way that counts, and in some that do not."""
    (tmp_path / "deep").mkdir()
    (tmp_path / "deep" / "test_it.py").write_text(
        """
import pytest
from holdouts.testing import rule

@rule("X-A-1", "X-A-2")
def test_by_the_short_mark(): ...

@pytest.mark.rule("X-A-3")
def test_by_the_long_mark(): ...

@pytest.mark.parametrize("n", [pytest.param(1, marks=rule("X-A-4"))])
def test_by_a_parameter(n): ...

@rule("X-A-5")
class TestOfAClass:
    def test_inside(self): ...

@rule("X-A-6")
def helper(): ...

def test_that_only_mentions_it():
    assert "X-A-7"

@rule("X-A-99", "Y-B-1")
def test_of_what_nobody_wrote(): ...
""",
        encoding="utf-8",
    )
    return tmp_path


def test_a_rule_is_proved_by_a_test_that_names_it_and_by_nothing_else(tests):
    found = cover([f"X-A-{number}" for number in range(1, 8)], tests, "X")
    assert list(found.proofs) == ["X-A-1", "X-A-2", "X-A-3", "X-A-4", "X-A-5"]
    assert found.missing == ["X-A-6", "X-A-7"]
    assert found.summary() == "5 of 7 rules proved"


def test_a_rule_that_no_rulebook_has_is_a_fault_but_not_if_it_is_another_games(tests):
    found = cover([f"X-A-{number}" for number in range(1, 6)], tests, "X")
    assert [proof.rule for proof in found.unknown] == ["X-A-99"]
    assert not found.missing
    assert not found.whole


# --- counts and packs ---


def test_all_counts_agree():
    result = run("components", GAME)
    assert result.exit_code == 0
    rows = len(result.output.splitlines()) - 1
    assert last(result) == f"all {rows} counts agree"


def test_a_count_that_differs_is_named(monkeypatch):
    game = find_game(GAME)
    monkeypatch.setitem(game.__dict__, "components", lambda book: [("Spears", 3, 3), ("Shields", 2, 1)])
    result = run("components", GAME)
    assert result.exit_code == 1
    assert last(result) == "1 of 2 counts differ: Shields"


def write_pack(folder: Path, actions: str) -> Path:
    folder.mkdir(parents=True)
    (folder / "pack.yaml").write_text(f"id: {folder.name}\ngame: {GAME}\ntitle: Mine\nversion: '1'\n", encoding="utf-8")
    (folder / "actions.yaml").write_text(actions, encoding="utf-8")
    (folder / "words").mkdir()
    words = "name-broth = Broth\nflavour-broth = Warm, at least.\n"
    (folder / "words" / "en.ftl").write_text(words, encoding="utf-8")
    return folder


BROTH = "- {id: broth, level: 1, copies: 2, food: 3}\n"


def test_a_sound_pack_is_said_to_be_sound(data):
    result = run("pack", "check", write_pack(data / "packs" / "mine", BROTH), "--game", GAME)
    assert result.output == "Mine 1: 1 cards, no problems\n"
    assert result.exit_code == 0


def test_every_fault_of_a_pack_is_told_with_its_place(tmp_path):
    result = run("pack", "check", write_pack(tmp_path / "mine", BROTH.replace("level: 1", "level: high")))
    assert result.exit_code == 1
    assert "mine/actions.yaml:1: card 'broth'" in result.output
    assert last(result) == "1 problem"


LESSON = """
- id: supper
  setup: {scenario: daring-retreat, first: 0}
  seed: 7
  names: [Ilka, Tavo]
  steps:
    - {say: begin, wait: {pick: begin}}
    - {say: end}
"""
SAID = "lesson-supper-title = Supper\nlesson-supper-begin = Begin.\nlesson-supper-end = That was it.\n"


def with_lesson(folder: Path, lesson: str) -> Path:
    (folder / "lessons.yaml").write_text(lesson, encoding="utf-8")
    with (folder / "words" / "en.ftl").open("a", encoding="utf-8") as words:
        words.write(SAID)
    return folder


def test_a_lesson_of_a_pack_is_played_with_its_cards_when_it_is_checked(tmp_path):
    pack = with_lesson(write_pack(tmp_path / "mine", BROTH), LESSON)
    assert run("pack", "check", pack).output == "Mine 1: 1 cards, no problems\n"


@pytest.mark.parametrize(
    ("old", "new", "fault"),
    [
        (
            "pick: begin",
            "pick: feed",
            "mine/lessons.yaml: lesson 'supper', step 1 (begin): the move it waits for",
        ),
        ("say: end", "say: bye", "mine/lessons.yaml:2: lesson 'supper': there are no words 'lesson-supper-bye'"),
    ],
)
def test_what_is_wrong_with_a_lesson_of_a_pack_is_told(tmp_path, old, new, fault):
    result = run("pack", "check", with_lesson(write_pack(tmp_path / "mine", BROTH), LESSON.replace(old, new)))
    assert result.exit_code == 1
    assert fault in result.output


def test_a_lesson_of_a_pack_of_ones_own_can_be_played(data):
    with_lesson(write_pack(data / "packs" / "mine", BROTH), LESSON)
    result = CliRunner().invoke(app, ["learn", GAME, "--lesson", "supper"], input="quit\n")
    assert "Lesson 1/2: Begin." in result.output


@pytest.mark.parametrize("id_", IDS)
def test_the_cards_of_a_game_are_checked_with_its_words_in_every_language(id_, monkeypatch):
    content = find_game(id_).folder / "content"
    assert run("pack", "check", content).exit_code == 0
    spoken = library.word_sources
    monkeypatch.setattr(library, "word_sources", lambda game, lang: spoken(game, lang)[: 4 if lang == "en" else 3])
    result = run("pack", "check", content)
    assert result.exit_code == 1
    assert "fr: " in result.output
    assert last(result).endswith(" problems")


def test_a_pack_that_takes_a_name_of_the_base_is_refused(tmp_path):
    result = run("pack", "check", write_pack(tmp_path / "mine", BROTH.replace("broth", "hunt")))
    assert result.exit_code == 1
    assert "hunt" in result.output


def test_packs_in_the_folder_are_listed_and_can_be_played_with(data):
    write_pack(data / "packs" / "mine", BROTH)
    assert "mine: Mine 1, for" in run("pack", "list").output
    result = run("play", GAME, "--pack", "mine", "--seed", "1", typed="quit\n")
    assert result.exit_code == 0, result.output


def test_the_schema_is_json():
    assert json.loads(run("pack", "schema", GAME).output)["$defs"]


# --- stories and the lab ---


def test_the_story_of_a_game_can_be_written_as_a_page_and_as_markdown(data, tmp_path):
    save = tmp_path / "game.holdouts"
    run("play", GAME, "--seed", "5", "--seat", "random", "--seat", "random", "--save", save)
    page, text = tmp_path / "story.html", tmp_path / "story.md"
    assert run("story", save, "--html", page, "--markdown", text).exit_code == 0
    assert page.read_text(encoding="utf-8").startswith("<!doctype html>")
    assert text.read_text(encoding="utf-8").startswith("# Godforsaken Scavengers")
    assert "Retraite Audacieuse" in run("story", save, "--lang", "fr").output
    assert run("story", save, "--seen-by", "Nobody").exit_code == 1
    assert "no tale" in run("story", save, "--tale", tmp_path / "tale.html").output, "it is not told by a book"


def test_the_tale_of_a_siege_can_be_written_as_a_page(data, tmp_path):
    siege = Path(__file__).parent / "recorded" / "this-war-of-mine" / "endless-night-1-6.holdouts"
    page = tmp_path / "tale.html"
    told = run("story", siege, "--tale", page)
    assert told.output == f"Written: {page}\n"
    assert "<article" in page.read_text()
    assert "Lamps out" in page.read_text()


def test_fuzzing_ends_with_what_it_found(tmp_path):
    result = run("fuzz", GAME, "--decisions", "150", "--seed", "3", "--out", tmp_path / "faults")
    assert last(result) == "150 decisions, 0 faults, 0 dead ends"
    assert result.exit_code == 0


def test_the_laws_say_of_every_secret_who_may_know_it_and_end_with_how_many_mutants_were_caught():
    result = run("laws", "maximum-apocalypse", "--mutants", "--times", "1", "--seed", "2")
    assert last(result) == "15 secrets, 90 mutants, all caught"
    assert "Apocalypse.tiles: everybody, once a tile is turned up or razed; met 1 times" in result.output
    assert result.exit_code == 0


def test_a_leak_is_told_by_the_laws_and_by_their_exit_code(monkeypatch):
    leaky = replace(find_game(GAME), redeal=lambda state, seat: None)
    monkeypatch.setattr("holdouts.workshop.game_called", lambda name: leaky)
    result = run("laws", GAME)
    assert "can tell two worlds apart by the redeal" in result.output
    assert last(result) == "31 secrets, 0 mutants, and a leak"
    assert result.exit_code == 1


def test_a_simulation_ends_with_its_win_rate_and_interval():
    result = run("simulate", GAME, "--games", "3", "--bot", "random", "--scenario", "mad-prophet")
    assert result.exit_code == 0
    assert last(result).startswith("3 games, ")
    assert run("simulate", GAME, "--games", "1", "--bot", "oracle").exit_code == 1
    assert run("simulate", GAME, "--games", "1", "--scenario", "picnic").exit_code == 1


def test_a_game_of_a_simulation_is_told_again():
    lines = run("simulate", GAME, "--games", "2", "--bot", "random", "--scenario", "mad-prophet", "--lines").output
    code = json.loads(lines.splitlines()[1])["replay"]
    told = run("play", "--replay", code)
    assert told.exit_code == 0
    assert "draws lots" in told.output
    assert run("play", "--replay", "picnic").exit_code == 1
    assert run("play", "--replay", code.replace("random", "clever")).exit_code == 1


def test_a_simulation_keeps_its_games_in_a_file_and_goes_on_from_it(tmp_path):
    file = tmp_path / "games.jsonl"
    asked = ("simulate", GAME, "--bot", "random", "--scenario", "mad-prophet", "--keep", str(file))
    assert run(*asked, "--games", "2").exit_code == 0
    assert len(file.read_text().splitlines()) == 3
    assert last(run(*asked, "--games", "3")).startswith("3 games, ")
    assert len(file.read_text().splitlines()) == 4
    assert run(*asked, "--games", "3", "--seed", "2").exit_code == 1


def test_a_simulation_uses_all_cores_unless_told_otherwise(monkeypatch):
    used = []

    def watched(*args, workers, **more):
        used.append(workers)
        return simulated(*args, workers=1, **more)

    simulated = simulate.simulate
    monkeypatch.setattr(simulate, "simulate", watched)
    monkeypatch.setattr(simulate, "cores", lambda: 7)
    for more in ([], ["--jobs", "3"], ["-j", "1"]):
        assert run("simulate", GAME, "--games", "1", "--bot", "random", *more).exit_code == 0
    assert used == [7, 3, 1]


def test_the_bench_prints_json_when_asked(monkeypatch):
    monkeypatch.setattr("holdouts.lab.bench.bench", partial(bench, tables=1))
    monkeypatch.setattr("holdouts.lab.bench.SLICE", 0.01)
    found = json.loads(run("bench", "--slices", "1", "--json").output)
    assert [results["game"] for results in found] == list(IDS)
    assert all(results["per_second"]["decisions"]["median"] > 0 for results in found)


def test_recording_names_each_file_and_ends_with_how_many(tmp_path):
    result = run("record", GAME, "--into", tmp_path / "recorded", "--games", "2")
    assert result.exit_code == 0
    *files, end = result.output.splitlines()
    assert sorted(files) == sorted(path.name for path in (tmp_path / "recorded").iterdir())
    assert end == "2 games recorded"
