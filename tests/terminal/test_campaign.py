"""Campaigns typed in through a pipe: whole ones, broken-off ones, and what is asked between two chapters."""

import io
import os
import re
import subprocess
import sys
from dataclasses import replace
from itertools import cycle, islice
from pathlib import Path
from random import Random

import msgspec
import pytest

import holdouts
from holdouts.engine.game import Campaign, ChapterQuestion
from holdouts.engine.library import read_setup
from holdouts.games import find_game
from holdouts.terminal import campaign as campaigns
from holdouts.terminal import files, room
from holdouts.terminal.keyboard import Piped

GAME = "godforsaken-scavengers"
BOT = ("--seat", "Ana=person", "--seat", "Bot=random")
ANSWERS = tuple(islice(cycle("121"), 4000))


def said(result):
    return result.output.splitlines()


def chapters(text):
    return re.findall(r"^(?:Chapter|Chapitre) (\d)", text, re.MULTILINE)


def until_echo(lines):
    """What a program says until it has read what was typed."""
    for line in lines:
        yield line
        if line.startswith("> "):
            return


def only(folder: Path, ending: str) -> Path:
    (file,) = folder.glob(f"*{ending}")
    return file


# --- whole campaigns ---


def test_a_whole_campaign_can_be_typed_in(run, data):
    result = run("campaign", GAME, *BOT, "--seed", 4, typed=ANSWERS)
    assert result.exit_code == 0, result.output[-2000:]
    assert sorted(set(chapters(result.output))) == ["1", "2", "3", "4", "5"]
    end = said(result)[said(result).index("The campaign is over.") :]
    assert re.fullmatch(r"Hope: -?\d+ of 20\.", end[2])
    assert end[3].split(".")[0] in ("Dust", "Ashes", "Embers", "Light")
    assert next(files.unfinished(), None) is None


def test_a_campaign_alone_can_be_played_in_french(run):
    result = run("campaign", GAME, "--lang", "fr", "--seed", 2, typed=ANSWERS)
    assert result.exit_code == 0, result.output[-2000:]
    assert said(result)[0] == "Le Chemin du retour"
    assert "Chapitre 1 : La Première Voix" in said(result)
    assert sorted(set(chapters(result.output))) == ["1", "2", "3"]
    assert "La campagne est finie." in said(result)
    assert "Chapter" not in result.output


def test_bots_alone_play_a_campaign_to_its_end(run):
    result = run("campaign", GAME, "--seat", "random", "--seat", "random", "--seed", 1)
    assert result.exit_code == 0, result.output[-2000:]
    assert "The campaign is over." in said(result)


# --- broken off ---


def test_a_killed_campaign_goes_on_from_the_last_choice(run, data):
    """The program is killed in its second chapter, without a chance to put anything in order."""
    env = {**os.environ, "PYTHONPATH": str(Path(holdouts.__file__).parents[1])}
    command = [sys.executable, "-m", "holdouts", "campaign", GAME, *BOT, "--seed", "4"]
    with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, env=env) as program:
        assert program.stdin is not None
        assert program.stdout is not None
        told: list[str] = []
        answers = iter(ANSWERS)
        while not any(line.startswith("Chapter 2") for line in told):
            program.stdin.write(f"{next(answers)}\n")
            program.stdin.flush()
            told += until_echo(program.stdout)
        program.kill()
    result = run("campaign", "continue", typed=ANSWERS)
    assert result.exit_code == 0, result.output[-2000:]
    assert "The game goes on exactly where it was saved." in said(result)
    assert chapters(result.output)[0] == "2"
    assert "The campaign is over." in said(result)


def test_a_campaign_left_in_a_chapter_is_what_continue_goes_on_with(run, data):
    result = run("campaign", GAME, *BOT, "--seed", 4, typed=["quit"])
    file = only(data / "saves", ".campaign")
    assert result.exit_code == 0
    assert said(result)[-1] == f"The campaign is saved. Go on with: holdouts campaign continue {file}"
    chapter = only(data / "saves", ".holdouts")
    for way in (["continue"], ["continue", chapter], ["campaign", "continue"], ["campaign", "continue", file.name]):
        told = said(run(*way, typed=["quit"]))
        assert told[:2] == ["The Road Back", "Chapter 1: Out of the Hive"]
        assert "The game goes on exactly where it was saved." in told


def test_the_end_of_the_input_breaks_a_campaign_off(run):
    result = run("campaign", GAME, *BOT, "--seed", 4, typed=["1"])
    assert result.exit_code == 3
    assert said(result)[-1].startswith("The input ended before the campaign did.")


def test_a_campaign_can_go_on_in_another_language(run):
    run("campaign", GAME, *BOT, "--seed", 4, typed=["quit"])
    assert "Chapitre 1 : Hors de la ruche" in said(run("campaign", "continue", "--lang", "fr", typed=["quit"]))
    assert "Chapitre 1 : Hors de la ruche" in said(run("campaign", "continue", typed=["quit"]))


@pytest.mark.parametrize(
    ("args", "reason"),
    [
        (["continue"], "No campaign is waiting to go on."),
        (["continue", "nowhere.campaign"], "There is no file nowhere.campaign."),
        ([GAME, "stray"], "'stray' stands alone"),
        ([GAME, "--seats", "7"], "a campaign is for 1 to 6 players, not 7"),
        ([GAME, "--lang", "tlh"], "“tlh” is not one of the languages spoken here: en, fr."),
        (["monopoly"], "There is no game called 'monopoly'."),
    ],
)
def test_a_campaign_that_cannot_be_played_says_why_and_leaves_nothing_behind(run, data, args, reason):
    result = run("campaign", *args)
    assert result.exit_code == 1
    assert result.output.startswith(reason)
    assert not list(data.rglob("*.campaign"))


@pytest.mark.parametrize(
    ("damage", "reason"),
    [
        (lambda text: text[:-20], "This save is damaged"),
        (lambda text: text.replace(GAME, "monopoly"), "This is a save of a game that is not here: monopoly."),
        (lambda text: text.replace('"format":1', '"format":9'), "This save was written by a newer version"),
        (lambda text: text.replace('"Ana",', ""), "This save is damaged: its players do not fit its names."),
        (lambda text: text.replace('"chapter":1', '"chapter":3'), "This campaign is damaged: there is no chapter '3'."),
    ],
)
def test_a_damaged_campaign_is_refused_with_the_reason(run, data, damage, reason):
    run("campaign", GAME, *BOT, typed=["quit"])
    file = only(data / "saves", ".campaign")
    file.write_text(damage(file.read_text(encoding="utf-8")), encoding="utf-8")
    result = run("campaign", "continue")
    assert result.exit_code == 1
    assert result.output.startswith(reason)


# --- between two chapters ---


def short_campaign(*, together=False):
    """Two short chapters of any game, and between them one question to everybody, or to the table."""

    def questions(journey, state):
        seats = [None] if together else range(journey["players"])
        answers = (("yes", "pick-accept"), ("no", "pick-refuse"))
        return [
            ChapterQuestion(seat=seat, rule="", ask="ask-promise-until", answers=answers, usual="no") for seat in seats
        ]

    def after(journey, state, answers):
        return {**journey, "done": journey["done"] + 1, "told": [*journey["told"], *answers]}

    def next_setup(journey):
        scenario = "daring-retreat" if journey["players"] > 1 else "mad-prophet"
        return read_setup(find_game(GAME), {"scenario": scenario, "seats": journey["players"], "locations": -1})

    return Campaign(
        title="name-daring-retreat",
        seats=(1, 2),
        begin=lambda players, seed: {"players": players, "seed": seed, "done": 0, "told": []},
        write=msgspec.json.encode,
        read=msgspec.json.decode,
        over=lambda journey: journey["done"] == 2,
        next_setup=next_setup,
        chapter_seed=lambda journey: journey["seed"] + journey["done"],
        chapter=lambda journey, words: f"Chapter {journey['done'] + 1}",
        tell=lambda journey, words, names: [f"Answered so far: {', '.join(journey['told'])}"],
        questions=questions,
        after=after,
    )


class Answering(io.StringIO):
    """Types what is meant for the question on the screen, and anything at all to the others."""

    def __init__(self, out, replies):
        super().__init__()
        self.out = out
        self.replies = replies
        self.anything = Random(1)

    def readline(self, size=-1):
        question = self.out.getvalue().rpartition("> ")[2]
        if "By when?" not in question and "Type the number of a line" not in question:
            return f"{self.anything.choice('112')}\n"  # drawn, for answers that repeat may go round in circles
        return f"{self.replies.pop(0)}\n" if self.replies else ""


@pytest.fixture
def travel(monkeypatch):
    """Play the short campaign with these replies to its own questions."""

    def travel(kinds, *replies, together=False, file=None):
        out = io.StringIO()
        monkeypatch.setattr(sys, "stdout", out)
        monkeypatch.setattr(room, "open_keyboard", lambda: Piped(Answering(out, list(replies)), out))
        game = replace(find_game(GAME), campaign=short_campaign(together=together))
        monkeypatch.setattr(campaigns, "find_game", lambda id_: game)
        if file is not None:
            return campaigns.go_on(file, None, plain=True), out.getvalue()
        names = ["Ana", "Bob"][: len(kinds)]
        return campaigns.begin(game, names, kinds, seed=1, lang="en", plain=True), out.getvalue()

    return travel


def test_people_are_asked_and_bots_answer_as_usual(travel):
    status, told = travel(["person", "random"], "accept", "refuse")
    assert status == 0
    assert told.count("By when?") == 2
    assert told.splitlines()[-1] == "Answered so far: yes, no, no, no"


def test_what_cannot_be_answered_is_asked_again(travel):
    _, told = travel(["person"], "perhaps", "1", "2")
    assert "Type the number of a line, or quit." in told
    assert told.splitlines()[-1] == "Answered so far: yes, no"


def test_the_keyboard_is_passed_on_between_two_peoples_secrets(travel):
    _, told = travel(["person", "person"], "1", "2", "1", "2")
    above = [part.rpartition("\n" * 40)[2].strip() for part in told.split("By when?")[:-1]]
    assert above == ["Pass the keyboard to Ana.", "Pass the keyboard to Bob."] * 2


def test_a_question_to_the_whole_table_is_asked_once_and_of_nobody_in_particular(travel):
    _, told = travel(["person", "person"], "1", "2", together=True)
    assert told.count("By when?") == 2
    assert told.splitlines()[-1] == "Answered so far: yes, no"


def test_whoever_leaves_between_two_chapters_is_asked_again_and_plays_nothing_twice(travel, data):
    status, told = travel(["person", "random"], "quit")
    assert status == 0
    assert told.splitlines()[-1].startswith("The campaign is saved.")
    status, told = travel([], "accept", "accept", file=only(data / "saves", ".campaign"))
    assert status == 0
    assert "Chapter 1" not in told.splitlines()
    assert told.splitlines()[-1] == "Answered so far: yes, no, yes, no"


def test_input_that_ends_between_two_chapters_breaks_the_campaign_off(travel):
    status, told = travel(["person", "random"])
    assert status == 3
    assert told.splitlines()[-1].startswith("The input ended before the campaign did.")
