"""Decisions: who is asked, what they may answer, and what happens when they do not."""

from pathlib import Path

import pytest

from holdouts.engine.decision import CLOCK, Choose, ChooseTogether, TimeOut, Window
from holdouts.engine.table import Illegal, Table
from tests.engine.toy import Bid, Cellar, Draw, Grab, Keep, Stop, Warn, make_game, open_table


@pytest.fixture
def table(tmp_path: Path) -> Table:
    return open_table(make_game(tmp_path), seats=3)


def cellar(table: Table) -> Cellar:
    assert isinstance(table.state, Cellar)
    return table.state


def bid(table: Table, *candles: int) -> Table:
    for seat, count in enumerate(candles):
        table.choose(Bid(count), seat)
    return table


# Together


def test_all_seats_of_a_common_question_are_asked_at_once(table: Table):
    assert isinstance(table.decision, ChooseTogether)
    assert table.waiting_for() == (0, 1, 2)


def test_an_answer_changes_nothing_until_all_are_in(table: Table):
    before = table.game.encoder.encode(table.state)
    table.choose(Bid(2), 1).choose(Bid(1), 0)
    assert table.game.encoder.encode(table.state) == before
    assert table.waiting_for() == (2,)
    table.choose(Bid(0), 2)
    assert cellar(table).food == [0, 2, 0]


def test_what_one_seat_answered_does_not_show_in_what_others_may_pick(table: Table):
    before = table.options(0)
    table.choose(Bid(2), 1)
    assert table.options(0) == before
    assert table.options(1) == []


def test_nobody_answers_twice(table: Table):
    table.choose(Bid(2), 1)
    with pytest.raises(Illegal, match="answered already"):
        table.choose(Bid(1), 1)


def test_the_order_in_which_answers_come_in_does_not_matter(table: Table, tmp_path: Path):
    other = open_table(make_game(tmp_path), seats=3)
    for seat in (2, 0, 1):
        other.choose(Bid(seat), seat)
    bid(table, 0, 1, 2)
    assert table.game.encoder.encode(table.state) == other.game.encoder.encode(other.state)


def test_the_answers_of_others_are_not_in_an_imagined_game(table: Table):
    table.choose(Bid(2), 1).choose(Bid(1), 0)
    imagined = table.imagine(0, seed=3)
    assert imagined.waiting_for() == (1, 2)
    assert imagined.clone().waiting_for() == (1, 2)


# The clock


def test_a_time_out_gives_everybody_who_is_late_the_default(table: Table):
    table.choose(Bid(1), 2).time_out()
    assert cellar(table).food == [0, 0, 1]
    assert table.choices == [(2, Bid(1)), (CLOCK, TimeOut())]


def test_a_time_out_ends_a_turn_by_its_default(table: Table):
    bid(table, 0, 0, 0).time_out()
    assert cellar(table).hands[0] == []
    assert table.waiting_for() == (1,)


def test_without_a_default_the_clock_takes_the_first_option():
    assert Choose(0, [Draw(), Stop()], rule="").fallback(0) == Draw()
    assert Choose(0, [Draw(), Stop()], rule="", default=Stop()).fallback(0) == Stop()


def test_a_default_that_is_no_option_now_is_not_taken():
    assert Choose(0, [Draw()], rule="", default=Stop()).fallback(0) == Draw()


def test_a_time_out_in_a_race_reaches_the_rule_and_ends_the_race(table: Table):
    bid(table, 0, 0, 0).choose(Stop()).choose(Stop()).choose(Stop())
    table.choose(Grab(1), 2).time_out()
    assert cellar(table).food == [0, 0, 1]
    assert cellar(table).round == 2


# Windows


def test_others_may_step_into_a_window_and_the_one_who_is_asked_still_decides(table: Table):
    bid(table, 0, 0, 0)
    assert table.options(2) == [Warn()]
    table.choose(Warn(), 2)
    assert table.waiting_for() == (0,)
    assert table.options(2) == []
    assert table.options(1) == [Warn()]


def test_whoever_is_asked_has_no_standing_offer_in_their_own_window():
    window = Window(0, lambda seat: [Stop()], offers=lambda seat: [Warn()], open_to=(0, 1), rule="")
    assert window.open_to == (1,)
    assert window.options(0) == [Stop()]


def test_a_window_is_closed_to_seats_it_is_not_open_to():
    window = Window(0, lambda seat: [Stop()], offers=lambda seat: [Warn()], open_to=(1,), rule="")
    assert window.options(2) == []


def test_in_a_race_whoever_picks_first_acts(table: Table):
    bid(table, 0, 0, 0).choose(Stop()).choose(Stop()).choose(Stop())
    table.choose(Grab(2), 1)
    assert table.options(0) == [Grab(1)]
    with pytest.raises(Illegal):
        table.choose(Grab(2), 0)


# Lists that are made when somebody looks


def test_options_given_as_a_function_are_made_once_and_only_when_looked_at():
    asked = []

    def options() -> list[Stop]:
        asked.append(1)
        return [Stop()]

    decision = Choose(0, options, rule="")
    assert asked == []
    decision.options(0)
    decision.options(0)
    assert asked == [1]


def test_what_is_asked_falls_back_on_its_rule():
    assert Choose(0, [Stop()], rule="TOY-TURN-1").ask == "TOY-TURN-1"
    assert Choose(0, [Stop()], rule="TOY-TURN-1", ask="stop").ask == "stop"


def test_the_details_of_a_question_are_only_for_those_who_must_answer():
    decision = Choose(0, [Keep(3)], rule="TOY-DRAW-1", about={"card": 3, "of": object()})
    assert decision.question(0).about == {"card": 3}
    assert decision.question(1).about == {}
