"""Public questions: all read them and may point at an answer; one chooses."""

from pathlib import Path

import pytest

from holdouts.engine.game import Game
from holdouts.engine.library import open_words
from holdouts.engine.pointing import Pointing
from holdouts.engine.table import Illegal, Table
from holdouts.engine.view import Prompt, view
from tests.engine.camp import Name, Serve, make_camp, open_camp

NAMES = ("Ada", "Bruno", "Cleo")
LEADER = 1


@pytest.fixture
def game(tmp_path: Path) -> Game:
    return make_camp(tmp_path)


@pytest.fixture
def table(game: Game) -> Table:
    """Seat 1 leads and says who serves."""
    return open_camp(game)


def prompt(table: Table, seat: int | None, lang: str = "en") -> Prompt:
    return view(table, seat, open_words(table.game, lang), NAMES).prompt


def test_everybody_reads_a_public_question_with_its_answers(table: Table) -> None:
    for seat in (0, 2, None):
        seen = prompt(table, seat)
        assert seen.text == "Bruno decides. Who serves in night 1?"
        assert [choice.label for choice in seen.choices] == ["Ada", "Bruno", "Cleo"]
        assert (seen.public, seen.mine, seen.waiting) == (True, False, (LEADER,))
    assert prompt(table, 0, "fr").text == "Bruno décide. Who serves in night 1?"


def test_only_its_owner_is_asked(table: Table) -> None:
    seen = prompt(table, LEADER)
    assert (seen.text, seen.public, seen.mine) == ("Who serves in night 1?", True, True)
    assert table.options(0) == []
    with pytest.raises(Illegal):
        table.choose(Name(0), 0)


def test_others_are_told_what_a_public_question_is_about(table: Table) -> None:
    assert table.decision is not None
    assert table.decision.question(0).about == {"number": 1}


def test_a_question_that_is_not_public_stays_with_who_is_asked(table: Table) -> None:
    table.choose(Name(0))
    seen = prompt(table, 2)
    assert (seen.text, seen.choices, seen.public) == ("Waiting for Ada.", (), False)


def test_pointing_is_a_wish_and_no_choice(table: Table) -> None:
    pointing = Pointing()
    pointing.point(table, 0, Name(2))
    assert pointing.wishes(table) == {0: Name(2)}
    assert table.choices == []


def test_each_seat_points_at_one_answer_or_at_none(table: Table) -> None:
    pointing = Pointing()
    pointing.point(table, 2, Name(1))
    pointing.point(table, 0, Name(2))
    pointing.point(table, 0, Name(1))
    assert pointing.at(table, Name(1)) == [0, 2]
    assert pointing.at(table, Name(2)) == []
    pointing.point(table, 0, None)
    assert pointing.at(table, Name(1)) == [2]


def test_wishes_are_gone_when_the_question_is_settled_and_when_it_is_put_again(table: Table) -> None:
    pointing = Pointing()
    pointing.point(table, 0, Name(2))
    table.choose(Name(0))
    assert pointing.wishes(table) == {}
    table.undo(by=LEADER)
    assert prompt(table, 0).public
    assert pointing.wishes(table) == {}


@pytest.mark.parametrize(
    ("seat", "option", "why"),
    [(LEADER, Name(0), "illegal-point-own"), (0, Serve(0), "illegal-point-what")],
    ids=["the owner", "no answer"],
)
def test_who_chooses_does_not_point_and_nobody_points_elsewhere(
    table: Table, seat: int, option: Name | Serve, why: str
) -> None:
    with pytest.raises(Illegal) as caught:
        Pointing().point(table, seat, option)
    assert caught.value.key == why


def test_nobody_points_where_no_question_is_public(table: Table) -> None:
    table.choose(Name(0))
    with pytest.raises(Illegal) as caught:
        Pointing().point(table, 2, Serve(1))
    assert caught.value.key == "illegal-point"
