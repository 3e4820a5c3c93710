"""The menu, answered line by line."""

import io
import sys

import pytest

from holdouts.terminal import room
from holdouts.terminal.keyboard import Piped
from holdouts.terminal.menu import Menu


@pytest.fixture
def menu(monkeypatch):
    """Answer the menu, and the game it leads to, from one list of lines."""

    def menu(*typed):
        out = io.StringIO()
        monkeypatch.setattr(sys, "stdout", out)
        keyboard = Piped(io.StringIO("".join(f"{line}\n" for line in typed)), out)
        monkeypatch.setattr(room, "open_keyboard", lambda: keyboard)
        status = Menu(room.open_screen("en", plain=True), keyboard, room.own_words("en")).run()
        return status, out.getvalue()

    return menu


def test_a_new_game_is_set_up_by_a_few_questions(menu):
    status, told = menu(
        "new",
        "scavengers",
        "english",
        "3",
        "wicked",
        "Ana",
        "",
        "random",
        "yes",
        "yes",
        "two",
        "",
        "",
        "",
        "",
        "",
        "",
        "quit",
    )
    assert status == 0
    assert "At the table: Ana, Ilka (an ordinary bot), and Tavo (plays at random)" in told
    assert "Wicked Few" in told
    assert "The game is saved." in told


def test_every_game_can_be_chosen(menu):
    status, told = menu("new", "apocalypse", "english", "1", "fallout", "Ana", *[""] * 8, "quit")
    assert status == 0
    assert "Which game" in told
    assert "VI. Fallout" in told


def test_every_scenario_for_so_many_is_read_with_what_it_takes(menu):
    _, told = menu(
        "new", "dead of winter", "english", "3", "vaccine", "Ana", "", "", "yes", "", "", "yes", *[""] * 6, "quit"
    )
    assert "The Vaccine Bench. Morale 6, 6 rounds. Goal: the Colony has stored at least 9 medicine cards." in told
    hard = "the Colony has stored at least 9 medicine cards and the Colony has stored at least 2 book cards"
    assert f"Morale 6, 6 rounds. Goal: {hard}." in told
    _, told = menu("new", "scavengers", "english", "3", "quit")
    assert "Mad Prophet" not in told


def test_a_wrong_answer_is_asked_again(menu):
    _, told = menu(
        "9",
        "new",
        "scavengers",
        "english",
        "7",
        "2",
        "daring",
        "Ana",
        "",
        "yes",
        "perhaps",
        "no",
        "",
        "",
        "",
        "",
        "",
        "",
        "",
        "quit",
    )
    assert "Type the number of a line, or quit." in told
    assert told.count("How many players") == 2
    assert "The Caravan is yes or no, not “perhaps”." in told


def test_the_game_saved_last_can_be_continued(menu):
    menu("new", "scavengers", "english", "2", "daring", "Ana", "", "", "quit")
    status, told = menu("1", "quit")
    assert status == 0
    assert "The game goes on exactly where it was saved." in told


def test_the_rules_can_be_read_by_chapter_word_and_id(menu):
    _, told = menu("rules", "scavengers", "feeding", "god-hand-1", "flibbertigibbet", "", "quit")
    assert "GOD-FEED-1: " in told
    assert "GOD-HAND-1: " in told
    assert "No rule has the words “flibbertigibbet”." in told


def test_two_people_of_one_name_are_refused_and_the_menu_comes_back(menu):
    _, told = menu("new", "scavengers", "english", "2", "daring", "Ana", "Ana", "", "quit")
    assert "Two players have the same name." in told
    assert told.count("What would you like to do?") == 2


def test_a_campaign_is_set_up_by_fewer_questions_and_can_be_continued(menu):
    status, told = menu("campaign", "english", "2", "Ana", "random", "quit")
    assert status == 0
    assert "Chapter 1: " in told
    assert "Scenario: which one?" not in told
    status, told = menu("1", "quit")
    assert status == 0
    assert "The Road Back" in told
    assert "The game goes on exactly where it was saved." in told


@pytest.mark.parametrize(
    ("lang", "told"), [("english", "thinks ahead, ever longer (quick"), ("français", "réfléchir (quick")]
)
def test_who_is_asked_for_bots_reads_what_each_sort_is(menu, lang: str, told: str):
    assert told in menu("new", "scavengers", lang, "2", "1", "quit")[1]
