"""Several numbers in one line, and pointing at an answer, at one keyboard."""

import io
from pathlib import Path

import pytest

from holdouts.bots import Bot, make_bot, next_choice
from holdouts.engine.library import new_table, open_words
from holdouts.engine.table import Table
from holdouts.games import find_game
from holdouts.terminal.clock import RealClock
from holdouts.terminal.room import own_words
from holdouts.terminal.screen import PlainScreen
from holdouts.terminal.sitting import Outcome, Sitting
from tests.engine.camp import Name, Serve, Taste, make_camp, open_camp
from tests.terminal.test_calling import NAMES, Fingers


@pytest.fixture
def table(tmp_path: Path) -> Table:
    """Bob leads and says who serves."""
    return open_camp(make_camp(tmp_path, open_hands=True))


def played(table: Table, *typed: str, lang: str = "en", bots: dict[int, Bot] | None = None) -> list[str]:
    out = io.StringIO()
    sitting = Sitting(
        table=table,
        names=NAMES,
        bots=bots or {},
        words=open_words(table.game, lang),
        own=own_words(lang),
        screen=PlainScreen(out, own_words(lang)),
        keyboard=Fingers(*typed),
        clock=RealClock(1, lambda: 0.0),
        keep=lambda other: Path("nowhere"),
    )
    assert sitting.run() is Outcome.LEFT
    return out.getvalue().splitlines()


# --- several numbers ---


@pytest.mark.parametrize("typed", ["1 2", "1, 2", "1  2"])
def test_several_numbers_pick_what_stands_on_the_screen_one_after_the_other(table: Table, typed: str) -> None:
    table.choose(Name(0))
    said = played(table, typed)
    assert table.choices[1:] == [(0, Serve(1)), (0, Serve(2))]
    assert "Who gets a loaf? 1 left. [TOY-LEAD-2]" in said
    assert "Who gets a loaf? 2 left. [TOY-LEAD-2]" not in said


def test_if_one_of_the_numbers_cannot_be_picked_none_is(table: Table) -> None:
    table.choose(Name(0))
    said = played(table, "1 2 1 2", "1 9")
    assert len(table.choices) == 1
    assert "Nothing was done: the row is complete before pick 4." in said
    assert "There is no answer 9; choose from 1 to 4." in said


def test_a_die_between_two_numbers_stops_there_and_says_so(table: Table) -> None:
    table.choose(Name(0))
    said = played(table, "3 1 2")
    assert table.choices[1:] == [(0, Taste())]
    assert "Something came to light, so the last 2 of your numbers were left." in said


def test_a_question_about_one_thing_takes_one_number(table: Table) -> None:
    said = played(table, "1 2", lang="fr")
    assert table.choices == []
    assert "Rien n'a été fait : la série est complète avant le choix n° 2." in said


# --- pointing ---


def test_somebody_points_for_all_to_see_and_nothing_is_chosen(table: Table) -> None:
    said = played(table, "point Ana 3", "point Cyr 3")
    assert "3. Cyr (wished for by Ana and Cyr)" in said
    assert table.choices == []


def test_whoever_takes_the_keyboard_points_by_a_number_alone(table: Table) -> None:
    said = played(table, "as Ana", "2", "1")
    assert "Bob decides. Who serves in night 1? [TOY-LEAD-1]" in said
    assert "2. Bob (wished for by Ana)" in said
    assert table.choices == [(1, Name(0))]


def test_pointing_at_nothing_takes_a_wish_away(table: Table) -> None:
    said = played(table, "point Ana 3", "point Ana")
    assert said[-1] == "3. Cyr"


@pytest.mark.parametrize(
    ("typed", "answer"),
    [
        ("point 1", "This question is yours: choose."),
        ("point Ana 7", "There is no answer 7; choose from 1 to 3."),
        ("point Zoe 1", "Say who acts; at this keyboard: Ana, Bob, and Cyr."),
    ],
)
def test_who_cannot_point_is_told_why(table: Table, typed: str, answer: str) -> None:
    assert answer in played(table, typed)


def test_where_nothing_is_public_there_is_nothing_to_point_at(table: Table) -> None:
    table.choose(Name(0))
    assert "There is no public question to point at an answer of." in played(table, "point Cyr 1")


def test_the_help_tells_of_both(table: Table) -> None:
    said = "\n".join(played(table, "help"))
    assert "Several numbers in a line, such as 3 5 1," in said
    assert "point [NAME] NUMBER" in said


def test_bots_around_the_keyboard_point_and_say_why() -> None:
    war = find_game("this-war-of-mine")
    table = new_table(war, war.setup(scenario="until-the-ceasefire", seats=3), 3)
    everybody = {seat: make_bot("sensible", seat) for seat in range(3)}
    while (made := next_choice(table, everybody)) is not None and type(made[1]) not in war.reasons:
        table.make(*made)
    assert table.decision is not None
    leader = table.decision.seats[0]
    bots = {seat: bot for seat, bot in everybody.items() if seat != leader}
    said = "\n".join(played(table, bots=bots))
    assert f"(wished for by {NAMES[min(bots)]}: “" in said
