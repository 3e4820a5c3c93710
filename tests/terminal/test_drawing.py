"""The table as a colour terminal shows it."""

import io
import os
import re

import pytest
from rich.console import Console

from holdouts.engine.library import open_words
from holdouts.engine.view import Choice, Face, Prompt, view
from holdouts.games import find_game
from holdouts.terminal.drawing import CLEAR, DrawnScreen
from holdouts.terminal.room import own_words
from holdouts.testing import colony, expedition

NAMES = ("Ana", "Bob", "Cleo")


class Drawn:
    """A screen of some width, and what stands on it."""

    def __init__(self, width=80, lang="en"):
        self.file = io.StringIO()
        self.console = Console(file=self.file, width=width, force_terminal=True, color_system=None, highlight=False)
        self.screen = DrawnScreen(self.console, own_words(lang))
        self.words = open_words(find_game("godforsaken-scavengers"), lang)

    def draw(self, position, seat=0, whole=False):
        start = self.file.tell()
        seen = view(position.table, seat, self.words, NAMES[: len(position.state.players)])
        self.screen.table(seen, whole=whole)
        self.screen.ask(seen.prompt)
        return self.file.getvalue()[start:]


@pytest.fixture
def searching():
    return expedition(seats=3).hand(0, "hide", "hide", "hunt").hand(1, "torch").searched("rest").turn(0)


@pytest.mark.parametrize("lang", ["en", "fr"])
@pytest.mark.parametrize("width", [60, 80, 200])
def test_no_line_is_wider_than_the_terminal(searching, width, lang):
    lines = Drawn(width, lang).draw(searching).splitlines()
    assert max(len(line) for line in lines) <= min(width, 100)


def test_a_window_that_becomes_narrow_is_written_to_its_new_width(searching, monkeypatch):
    monkeypatch.delenv("COLUMNS", raising=False)
    monkeypatch.setenv("TERM", "xterm")
    columns = [200]
    monkeypatch.setattr("os.get_terminal_size", lambda *_: os.terminal_size((columns[-1], 50)))
    drawn = Drawn(width=None)
    assert max(len(line) for line in drawn.draw(searching, whole=True).splitlines()) == 100

    columns.append(60)
    assert max(len(line) for line in drawn.draw(searching, whole=True).splitlines()) <= 60


def test_ones_own_hand_is_drawn_with_texts_and_copies_together(searching):
    drawn = Drawn().draw(searching)
    assert "2 × Hide" in drawn
    assert "The current Peril does not discard" in drawn


def test_a_number_in_the_corner_of_a_card_says_what_it_counts(searching):
    drawn = Drawn().draw(searching)
    assert re.search(r"2 × Hide +Level 1 +food 1 · ", drawn)


def test_a_card_that_is_looked_at_says_its_level(searching):
    drawn = Drawn()
    seen = view(searching.table, 0, drawn.words, NAMES)
    (rest,) = [card for zone in seen.scene.zones if zone.ref == "searched" for card in zone.cards]
    assert isinstance(rest, Face)
    drawn.screen.card(rest)
    assert re.search(r"Rest  Action · Level 2 · food 2", drawn.file.getvalue())


def test_of_the_others_hands_only_backs_are_drawn(searching):
    drawn = Drawn().draw(searching, seat=2)
    assert "2 × Level 1" in drawn
    assert "Torch" not in drawn
    assert "Hide" not in drawn


def test_the_scenario_is_read_out_once_and_again_when_asked_for(searching):
    room = Drawn()
    assert "For 2 to 6 players" in room.draw(searching)
    searching.choose(searching.options()[0])
    assert "For 2 to 6 players" not in room.draw(searching)
    assert "For 2 to 6 players" in room.draw(searching, whole=True)


def test_a_table_that_has_not_changed_is_not_drawn_twice(searching):
    room = Drawn()
    room.draw(searching)
    again = room.draw(searching)
    assert "Left pile " not in again
    assert " 1 " in again


def test_the_curtain_clears_the_screen_and_what_scrolled_away():
    room = Drawn()
    room.screen.curtain()
    assert room.file.getvalue() == CLEAR
    assert "\x1b[3J" in CLEAR


def test_what_stands_in_square_brackets_is_no_markup():
    room = Drawn()
    room.screen.say("[bold]Ana[/bold] [/]")
    assert room.file.getvalue() == "[bold]Ana[/bold] [/]\n"


@pytest.mark.parametrize(("width", "columns"), [(60, 1), (80, 2), (100, 2)])
def test_many_short_answers_stand_side_by_side_and_are_read_down(width: int, columns: int):
    out = io.StringIO()
    screen = DrawnScreen(Console(file=out, width=width, color_system=None), own_words("en"))
    labels = [f"Boris builds a Trap in cellar {number}" for number in range(1, 41)]
    choices = tuple(Choice(number=number, label=label) for number, label in enumerate(labels, start=1))
    screen.ask(Prompt(text="Who does what?", rule="", mine=True, choices=choices))
    rows = [line for line in out.getvalue().splitlines() if "Trap" in line]
    deep = -(-40 // columns)
    assert len(rows) == deep
    assert [row.count("Trap") for row in rows[:-1]] == [columns] * (deep - 1)
    assert all(len(row) <= width for row in rows)
    assert [row.split()[0] for row in rows[:2]] == ["1", "2"]
    if columns > 1:
        assert f" {deep + 1} Boris builds a Trap in cellar {deep + 1}" in rows[0]


def test_a_few_answers_stand_below_each_other():
    out = io.StringIO()
    screen = DrawnScreen(Console(file=out, width=100, color_system=None), own_words("en"))
    choices = tuple(Choice(number=number, label="Go on") for number in range(1, 31))
    screen.ask(Prompt(text="What now?", rule="", mine=True, choices=choices))
    assert all(line.count("Go on") <= 1 for line in out.getvalue().splitlines())


@pytest.mark.parametrize("space", [" ", "\u00a0"])
def test_a_line_never_breaks_before_a_mark_that_french_sets_apart(space):
    for width in range(20, 40):
        drawn = Drawn(width, "fr")
        drawn.screen.say("Pour un temps, Ana_: rien_; puis_? Oui_: «_Bob_» dort".replace("_", space))
        lines = drawn.file.getvalue().splitlines()
        assert not [line for line in lines if line.strip()[:1] in tuple("?!;:»")], lines
        assert not [line for line in lines if line.rstrip().endswith("«")], lines


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_a_place_of_which_there_is_nothing_to_read_has_no_line_of_its_own(lang):
    drawn = Drawn(100, lang)
    drawn.words = open_words(find_game("dead-of-winter"), lang)
    lines = [line.strip().replace("\u00a0", " ") for line in drawn.draw(colony(3).turn(0), whole=True).splitlines()]
    assert not [line for line in lines if line.rstrip(" :") in ("Colony", "Colonie") and line.endswith(":")], lines
