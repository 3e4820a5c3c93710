"""Several picks in one go: all of them or none, and nothing beyond what has come to light."""

from pathlib import Path

import pytest

from holdouts.engine.rows import Row, choose_all, rehearse
from holdouts.engine.table import Illegal, Table
from tests.engine.camp import Enough, Name, Serve, Taste, make_camp, open_camp
from tests.engine.toy_play import encoded


@pytest.fixture
def table(tmp_path: Path) -> Table:
    """Seat 0 is to share out three loaves."""
    return open_camp(make_camp(tmp_path)).choose(Name(0))


def test_picks_in_a_row_are_ordinary_choices_in_the_log(table: Table) -> None:
    one_by_one = table.clone()
    for pick in (Serve(1), Serve(2), Enough()):
        one_by_one.choose(pick, 0)
    row = choose_all(table, 0, [Serve(1), Serve(2), Enough()])
    assert table.choices[1:] == [(0, Serve(1)), (0, Serve(2)), (0, Enough())]
    assert (row.picks, row.left) == ([Serve(1), Serve(2), Enough()], 0)
    assert encoded(table) == encoded(one_by_one)


def test_a_row_with_an_illegal_pick_is_not_begun_and_the_pick_is_named(table: Table) -> None:
    before = encoded(table)
    with pytest.raises(Illegal) as caught:
        choose_all(table, 0, [Serve(1), Serve(2), Serve(0)])
    assert (caught.value.key, caught.value.slots) == ("illegal-in-row", {"place": 3})
    assert "pick 3" in str(caught.value)
    assert "n° 3" in caught.value.said("fr")
    assert encoded(table) == before
    assert len(table.choices) == 1


def test_nothing_follows_a_pick_that_adds_to_nothing(table: Table) -> None:
    with pytest.raises(Illegal) as caught:
        choose_all(table, 0, [Serve(1), Enough(), Name(1)])
    assert (caught.value.key, caught.value.slots) == ("illegal-row-ended", {"place": 3})


def test_a_question_that_names_no_parts_takes_one_pick(tmp_path: Path) -> None:
    table = open_camp(make_camp(tmp_path))
    with pytest.raises(Illegal) as caught:
        choose_all(table, 1, [Name(1), Serve(0)])
    assert caught.value.key == "illegal-row-ended"
    choose_all(table, 1, [Name(1)])
    assert table.choices == [(1, Name(1))]


def test_a_row_of_somebody_who_is_not_asked_is_refused(table: Table) -> None:
    with pytest.raises(Illegal) as caught:
        choose_all(table, 1, [Serve(0)])
    assert caught.value.slots == {"place": 1}


def test_a_row_is_refused_where_it_goes_on_after_the_last_part(table: Table) -> None:
    with pytest.raises(Illegal) as caught:
        choose_all(table, 0, [Serve(1), Serve(2), Serve(1), Serve(2)])
    assert caught.value.slots == {"place": 4}


def test_a_row_is_cut_where_a_die_was_rolled_and_what_was_made_stays_made(table: Table) -> None:
    row = choose_all(table, 0, [Serve(1), Taste(), Serve(2)])
    assert (row.picks, row.left, row.cut) == ([Serve(1), Taste()], 1, True)
    assert table.choices[1:] == [(0, Serve(1)), (0, Taste())]


def test_what_stands_behind_a_cut_is_not_even_looked_at(table: Table) -> None:
    """Otherwise the refusal of an illegal pick would say what the die has shown."""
    assert choose_all(table, 0, [Taste(), Name(2)]).left == 1


def test_a_rehearsal_changes_nothing_and_says_what_can_be_added(table: Table) -> None:
    before = encoded(table), list(table.choices)
    row = rehearse(table, 0, [Serve(1)])
    assert not row.complete
    assert row.table.options(0) == [Serve(1), Serve(2), Taste(), Enough()]
    assert (encoded(table), table.choices) == before


@pytest.mark.parametrize(
    "picks",
    [[Serve(1), Serve(1), Serve(1)], [Serve(1), Enough()], [Taste()]],
    ids=["all loaves", "enough", "a die"],
)
def test_a_row_is_complete_when_nothing_can_be_added(table: Table, picks: list[Serve | Taste | Enough]) -> None:
    assert rehearse(table, 0, picks).complete


def test_an_empty_row_is_open(table: Table) -> None:
    assert not Row(table, 0).complete


def test_the_picks_of_a_row_are_taken_back_one_by_one(table: Table) -> None:
    choose_all(table, 0, [Serve(1), Serve(2)])
    table.undo(by=0)
    assert table.choices[1:] == [(0, Serve(1))]
