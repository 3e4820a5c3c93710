"""What a seat is asked, offered and told, in words. Played on the game of a page."""

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from holdouts.engine.decision import Choose, ChooseSecretly
from holdouts.engine.effects import May
from holdouts.engine.library import LANGUAGES
from holdouts.engine.state import Script, Steps
from holdouts.engine.table import Table
from holdouts.engine.view import Back, Board, Cell, Choice, Face, Prompt, log, prompt, view
from holdouts.engine.words import Words
from tests.engine import toy, toy_play, toy_words

ENGINE = Path(toy.__file__).parents[2] / "src" / "holdouts" / "engine" / "lang"
WORDS = {
    lang: Words(lang, [(ENGINE / f"{lang}.ftl").read_text(encoding="utf-8"), toy_words.WORDS]) for lang in LANGUAGES
}


def shown(table: Table, seat: int | None, lang: str = "en") -> Prompt:
    return prompt(table, seat, WORDS[lang], toy.NAMES)


def labels(found: Prompt) -> list[str]:
    return [choice.label for choice in found.choices]


def asking(folder: Path, rule: Callable[..., Steps[None]]) -> Table:
    """A table of two at which one rule of our own asks something."""
    script = Script()
    script(rule)
    game = toy.make_game(folder, script=script)
    book = toy.open_table(toy.make_game(folder)).state.book
    state = toy.deal(toy.CellarSetup(scenario="plain", seats=2), book, toy.SEED)
    state.agenda = [(rule.__name__, ())]
    return Table(game, state)


@pytest.fixture
def table(tmp_path: Path) -> Table:
    return toy.open_table(toy.make_game(tmp_path))


@pytest.fixture
def in_turn(table: Table) -> Table:
    """The first seat's turn, once all have bid."""
    return table.choose(toy.Bid(0), 0).choose(toy.Bid(0), 1)


def test_who_is_asked_reads_the_question_its_rule_and_numbered_options(in_turn: Table):
    assert shown(in_turn, 0) == Prompt(
        text="Draw or stop?",
        rule="TOY-TURN-1",
        mine=True,
        choices=(Choice(number=1, label="Draw"), Choice(number=2, label="Stop")),
        waiting=(0,),
    )


def test_others_read_whom_the_table_waits_for_and_their_standing_offers(in_turn: Table):
    found = shown(in_turn, 1)
    assert (found.text, found.mine, labels(found)) == ("Waiting for Ada.", False, ["Warn them"])


def test_a_spectator_is_offered_nothing(in_turn: Table):
    found = shown(in_turn, None, "fr")
    assert (found.text, found.choices) == ("On attend Ada.", ())


def test_an_option_points_at_what_it_concerns(table: Table):
    assert [choice.refs for choice in shown(table, 0).choices] == [(), (), ()]
    table.choose(toy.Bid(0), 0).choose(toy.Bid(0), 1)
    table.state.loaded.append(5)
    table.choose(toy.Draw(), 0)
    assert isinstance(table.state, toy.Cellar)
    card = table.state.hands[0][-1]
    assert [choice.refs for choice in shown(table, 0).choices] == [(f"card:{card}",), (f"card:{card}",)]


def test_who_has_answered_in_secret_waits_for_the_others(table: Table):
    table.choose(toy.Bid(2), 0)
    assert (shown(table, 0).text, shown(table, 0).choices) == ("Waiting for Bruno.", ())
    assert shown(table, 1).text == "How many candles?"


def test_nobody_sees_who_has_answered_in_secret_before_all_have(table: Table):
    before = [shown(table, seat) for seat in (1, None)]
    table.choose(toy.Bid(2), 0)
    assert [shown(table, seat) for seat in (1, None)] == before


def test_a_discreet_question_does_not_say_to_others_whom_it_asks(tmp_path: Path):
    def whisper(cellar: toy.Cellar) -> Steps[None]:
        yield ChooseSecretly(0, [toy.Draw(), toy.Stop()], rule="TOY-DRAW-1", ask="secret", about={"card": 9})

    table = asking(tmp_path, whisper)
    assert shown(table, 0).text == "Do you see honey?"
    found = shown(table, 1)
    assert (found.text, found.waiting) == ("Wait a moment: somebody may have something to decide.", ())
    assert shown(table, 0).waiting == ()


def test_an_option_may_have_other_words_where_one_question_is_asked(tmp_path: Path):
    def whisper(cellar: toy.Cellar) -> Steps[None]:
        yield Choose(0, [toy.Draw(), toy.Stop()], rule="TOY-DRAW-1", ask="secret", about={"card": 9})

    assert labels(shown(asking(tmp_path, whisper), 0)) == ["Draw", "Say nothing"]


def test_each_way_of_an_effect_says_what_it_does(tmp_path: Path):
    def honey(cellar: toy.Cellar) -> Steps[None]:
        yield from toy.use(cellar, 9, 0)

    found = shown(asking(tmp_path, honey), 0)
    assert found.text == "Choose one."
    assert labels(found) == ["Gain 3 food.", "Gain 1 food."]


def test_what_may_be_done_may_be_left(tmp_path: Path):
    def taste(cellar: toy.Cellar) -> Steps[None]:
        yield from May(effects=(toy.Eat(amount=2),)).resolve(cellar, toy.Deed(0))

    found = shown(asking(tmp_path, taste), 0)
    assert found.text == "You may gain 2 food. Will you?"
    assert labels(found) == ["Gain 2 food.", "Leave it."]


def test_the_chronicle_is_read_as_the_seat_may_read_it(tmp_path: Path):
    table = toy_play.play(toy.open_table(toy.make_game(tmp_path)), seed=3)
    drawn = [event.who for event in table.chronicle if isinstance(event, toy.Drew)]
    assert set(drawn) == {0, 1}
    for seat, other in ((0, "Bruno found"), (1, "Ada found")):
        told = [line.text for line in log(table, seat, WORDS["en"], toy.NAMES)]
        assert not any(text.startswith(other) for text in told)
        assert sum(" found " in text for text in told) == drawn.count(seat)
    assert not any(" found " in line.text for line in log(table, None, WORDS["en"], toy.NAMES))


def test_what_was_taken_back_is_told_with_its_place(in_turn: Table):
    in_turn.choose(toy.Warn(), 1).undo(by=1)
    last = log(in_turn, 0, WORDS["en"], toy.NAMES)[-1]
    assert (last.moment, last.text) == (1, "Bruno took back a choice.")


def test_when_it_is_over_nothing_is_asked_and_the_ending_is_told(tmp_path: Path):
    table = toy_play.play(toy.open_table(toy.make_game(tmp_path)), seed=1)
    end: Any = view(table, 0, WORDS["en"], toy.NAMES)
    assert (end.over, end.ending, end.winners) == (True, "Dawn came.", tuple(table.state.winners))
    assert (end.prompt.text, end.prompt.choices) == ("The game is over.", ())


# --- the board ---


def test_a_board_is_the_smallest_grid_with_its_gaps_from_the_top():
    north, east = Cell(ref="tile:1", at=(-2, 4)), Cell(ref="tile:2", at=(-1, 5))
    assert Board(ref="map", title="Map", cells=(east, north)).rows == [(north, None), (None, east)]


def test_a_board_without_cells_has_no_rows():
    assert Board(ref="map", title="Map").rows == []


def test_only_what_is_revealed_counts_among_the_faces_of_a_board():
    forest = Face(ref="tile:1", name="Forest", kind="tile")
    cells = (
        Cell(ref="tile:1", at=(0, 0), card=forest),
        Cell(ref="tile:2", at=(0, 1), card=Back(back="Face down")),
        Cell(ref="spot:3", at=(0, 2)),
    )
    assert Board(ref="map", title="Map", cells=cells).faces == [forest]
