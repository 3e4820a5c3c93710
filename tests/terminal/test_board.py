"""A map as the terminal draws it, and as it tells it."""

import io

import pytest
from msgspec.structs import replace
from rich.console import Console

from holdouts.engine.view import Back, Board, Cell, Choice, Face, Figure, Mark, Prompt, Scene, View
from holdouts.terminal.drawing import DrawnScreen
from holdouts.terminal.room import own_words
from holdouts.terminal.screen import PlainScreen

FOREST = Cell(
    ref="tile:3",
    at=(0, 0),
    card=Face(ref="tile:3", name="Forest", kind="tile", corner="8", lines=("Hide here.",)),
    marks=(Mark(title="Monsters", symbol="M", count=2), Mark(title="Fuel", symbol="F")),
)
HIDDEN = Cell(ref="tile:5", at=(1, 0), card=Back(back="Face down"))
VAN = Cell(
    ref="tile:0",
    at=(1, 1),
    card=Face(ref="tile:0", name="Van", kind="tile"),
    figures=(Figure(ref="seat:0", name="Ana", seat=0), Figure(ref="seat:1", name="Bob", seat=1)),
)
SPOT = Cell(ref="spot:9", at=(2, 1))


def seen(*cells, choices=(), note=""):
    board = Board(ref="map", title="Map", cells=cells, note=note)
    prompt = Prompt(text="Where to?", rule="", mine=True, choices=tuple(choices))
    return View(seat=0, scene=Scene(title="Night", board=board), prompt=prompt)


class Drawn:
    """A terminal of some width, and what stands on it."""

    def __init__(self, width=60, lang="en"):
        self.file = io.StringIO()
        console = Console(file=self.file, width=width, color_system=None, highlight=False)
        self.screen = DrawnScreen(console, own_words(lang))

    def draw(self, view, whole=False):
        start = self.file.tell()
        self.screen.table(view, whole=whole)
        return [line.rstrip() for line in self.file.getvalue()[start:].splitlines()]


def told(view, lang="en"):
    out = io.StringIO()
    PlainScreen(out, own_words(lang)).table(view)
    return out.getvalue().splitlines()


def test_cells_are_boxes_that_share_their_lines_and_gaps_are_blank():
    drawn = Drawn().draw(seen(FOREST, HIDDEN, VAN))
    assert drawn[-9:-2] == [
        " ┌────────────────┐",
        " │8 Forest        │",
        " │M2 F            │",
        " ├────────────────┼────────────────┐",
        " │? Face down     │Van             │",
        " │                │▸Ana @Bob       │",
        " └────────────────┴────────────────┘",
    ]


def test_a_cell_that_has_a_name_of_its_own_is_called_by_it():
    cells = [replace(HIDDEN, label="A2"), replace(VAN, label="B2")]
    drawn = Drawn().draw(seen(*cells))
    assert " │? A2            │Van             │" in drawn
    assert " │                │B2              │" in drawn
    lines = told(seen(*cells))
    assert "A2: Face down." in lines
    assert "B2: Van; You; Bob." in lines


def test_symbols_are_explained_below_the_map():
    assert " M Monsters   F Fuel" in Drawn().draw(seen(FOREST, VAN))


def test_the_numbers_of_the_answers_stand_in_the_cells_they_concern():
    move = Choice(number=2, label="Walk to the forest", refs=("tile:3",))
    lay = Choice(number=4, label="Lay it here", refs=("spot:9",))
    drawn = Drawn().draw(seen(FOREST, HIDDEN, VAN, SPOT, choices=[move, lay]))
    numbers = [line for line in drawn if "[" in line]
    assert numbers == [" │[2]             │", "                  │[4]             │"]


def test_where_many_answers_concern_a_cell_only_the_first_are_drawn_and_how_many_follow():
    six, seven = ([Choice(number=n, label="Build", refs=("spot:9",)) for n in range(1, many + 1)] for many in (6, 7))
    drawn = Drawn().draw(seen(SPOT, choices=six))
    assert [line for line in drawn if "[" in line] == [" │[1] [2] [3] [4] │", " │[5] [6]         │"]
    drawn = Drawn().draw(seen(SPOT, choices=seven))
    assert [line for line in drawn if "[" in line] == [" │[1] [2] [3] +4  │"]


def test_a_cell_with_nothing_in_it_is_called_by_its_name_if_it_has_one():
    assert " │·               │" in Drawn().draw(seen(SPOT))
    assert " │T3              │" in Drawn().draw(seen(replace(SPOT, label="T3")))


def test_an_answer_about_a_token_stands_where_the_token_lies():
    shot = Choice(number=7, label="Shoot", refs=("monster:1",))
    cell = Cell(ref="tile:3", at=(0, 0), card=FOREST.card, marks=(Mark(title="Wolf", symbol="W", ref="monster:1"),))
    assert " │[7]             │" in Drawn().draw(seen(cell, choices=[shot]))


def test_a_map_is_drawn_again_when_other_answers_concern_it():
    room = Drawn()
    room.draw(seen(FOREST))
    assert room.draw(seen(FOREST)) == []
    assert room.draw(seen(FOREST, choices=[Choice(number=1, label="Go", refs=("tile:3",))])) != []


def test_what_is_printed_on_a_place_is_drawn_when_it_is_new_and_when_asked_for():
    room = Drawn()
    assert " Forest: Hide here." in room.draw(seen(FOREST))
    again = seen(FOREST, VAN)
    assert " Forest: Hide here." not in room.draw(again)
    assert " Forest: Hide here." in room.draw(again, whole=True)


@pytest.mark.parametrize("lang", ["en", "fr"])
@pytest.mark.parametrize("width", [60, 80, 200])
@pytest.mark.parametrize("columns", [1, 5, 7, 13, 38])
def test_no_map_is_wider_than_the_terminal(columns, width, lang):
    face = Face(ref="tile:1", name="Abandoned hospital with a long name", kind="tile", corner="12")
    crowd = tuple(Figure(ref=f"seat:{seat}", name=f"Somebody long {seat}", seat=seat) for seat in range(6))
    cells = [Cell(ref=f"tile:{n}", at=(0, n), card=face, figures=crowd, tags=("in reach",)) for n in range(columns)]
    drawn = Drawn(width, lang).draw(seen(*cells))
    assert max(len(line) for line in drawn) <= min(width, 100)
    assert sum(line.count("Som") for line in drawn) == 6 * columns


def test_a_map_that_is_too_wide_is_drawn_in_bands():
    cells = [Cell(ref=f"tile:{n}", at=(0, n), card=Face(ref=f"tile:{n}", name=f"T{n}", kind="")) for n in range(9)]
    drawn = Drawn(60).draw(seen(*cells))
    assert [line for line in drawn if "Columns" in line] == [" Columns 1 to 5", " Columns 6 to 9"]
    assert sum(line.count("T") for line in drawn) == 9


def test_in_plain_lines_every_cell_is_a_sentence():
    assert told(seen(FOREST, HIDDEN, VAN, SPOT, note="North is up."))[1:-1] == [
        "Row 1, column 1: Forest (8); Monsters: 2; Fuel.",
        "Row 2, column 1: Face down.",
        "Row 2, column 2: Van; You; Bob.",
        "Row 3, column 2: nothing yet.",
        "North is up.",
    ]
    assert told(seen(HIDDEN), "fr")[1] == "Ligne 1, colonne 1 : Face down."


def test_in_plain_lines_only_cells_that_changed_are_told_again():
    out = io.StringIO()
    screen = PlainScreen(out, own_words("en"))
    screen.table(seen(HIDDEN, VAN))
    out.truncate(out.seek(0))
    screen.table(seen(Cell(ref="tile:5", at=(1, 0), card=FOREST.card), VAN))
    assert out.getvalue().splitlines() == [
        "Row 1, column 1: Forest (8).",
        "Card: Forest, tile, 8. Hide here.",
    ]
