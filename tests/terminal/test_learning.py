"""Lessons at the terminal: whoever types the number the lesson waits for comes to its end."""

import re

import pytest

from holdouts.bots.understudy import play_through
from holdouts.engine.coach import Coach
from holdouts.engine.lessons import base_lessons
from holdouts.games import IDS, find_game

WANTS = {"en": re.compile(r"The lesson waits for (\d+)"), "fr": re.compile(r"La leçon attend (\d+)")}


def moves(game: str) -> list[int]:
    """The numbers a learner types who follows the lesson."""
    lesson = base_lessons(find_game(game))[0]
    return [scene.taught.numbers[0] for scene in play_through(Coach(find_game(game), lesson)) if scene.taught.numbers]


@pytest.mark.parametrize("lang", ["en", "fr"])
@pytest.mark.parametrize("game", IDS)
def test_a_whole_lesson_can_be_typed_in(run, game, lang):
    result = run("learn", game, "--lang", lang, typed=[*moves(game), "quit"])
    assert result.exit_code == 0, result.output[-2000:]
    count = len(base_lessons(find_game(game))[0].steps)
    said = re.findall(rf"(?:Lesson|Leçon) (\d+)/{count}", result.output)
    assert list(dict.fromkeys(map(int, said))) == list(range(1, count + 1))
    assert list(map(int, WANTS[lang].findall(result.output))) == moves(game)


def test_another_move_is_answered_kindly_and_undo_brings_the_lesson_back(run):
    typed = [*moves("godforsaken-scavengers")[:2], "search the middle", "undo", "quit"]
    result = run("learn", "godforsaken-scavengers", typed=typed)
    _, _, after = result.output.partition("the food lies on the left")
    assert "Type undo to take it back" in after
    assert "Nothing there bites" in after


def test_a_move_that_cannot_be_taken_back_is_answered_without_a_false_promise(run):
    result = run("learn", "dead-of-winter", typed=["1", "quit"])
    _, _, after = result.output.partition("The lesson only knows the way with Hanneke Brandt in front.")
    assert "That cannot be taken back." in after
    assert "Type undo" not in after


def test_a_lesson_can_be_silenced_and_heard_again(run):
    result = run("learn", "godforsaken-scavengers", typed=["lesson", "1", "lesson", "quit"])
    silent, _, spoken = result.output.partition("The lesson is silent.")[2].partition("The lesson speaks again.")
    assert "You hold a Scout" not in silent
    assert "You hold a Scout" in spoken


def test_a_saved_lesson_goes_on_where_it_was_left(run):
    run("learn", "godforsaken-scavengers", typed=[*moves("godforsaken-scavengers")[:2], "quit"])
    assert "Nothing there bites" in run("continue", typed=["quit"]).output


def test_an_ordinary_game_teaches_nothing(play):
    result = play(typed=["lesson", "quit"])
    assert "No lesson is taught here." in result.output
    assert "Lesson 1/" not in result.output


def test_a_lesson_that_nobody_wrote_is_not_begun(run):
    result = run("learn", "godforsaken-scavengers", "--lesson", "last-tunnels")
    assert result.exit_code == 1
    assert "There is no such lesson" in result.output


def test_the_menu_offers_lessons(run):
    result = run("menu", typed=["4", "1", "1", "quit"])
    assert "You and Tavo want to get home" in result.output
