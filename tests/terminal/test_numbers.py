"""The numbers of the answers: whoever has learned one does not hit something else with it."""

import re

import pytest

from holdouts.games.dead_of_winter.picks import Contribute, EndTurn, Move, Request
from holdouts.terminal.keyboard import Piped
from holdouts.terminal.numbers import Numbers
from holdouts.testing import colony


def numbered(numbers, table, seat=0):
    return numbers.of(table.table, seat, table.table.options(seat))


@pytest.fixture
def table():
    return colony(3).hand(0, "antiseptic", "jerrycan").turn(0)


def test_the_first_time_answers_are_numbered_from_one_as_the_rules_list_them(table):
    found = numbered(Numbers(), table)
    assert list(found) == list(range(1, len(found) + 1))
    assert list(found.values()) == table.table.options(0)


def test_an_answer_keeps_its_number_when_another_is_gone(table):
    numbers = Numbers()
    before = numbered(numbers, table)
    given = next(pick for pick in before.values() if isinstance(pick, Contribute))
    after = numbered(numbers, table.choose(given))
    assert given not in after.values()
    still = {number: pick for number, pick in before.items() if pick in after.values()}
    assert still.items() <= after.items()
    assert EndTurn() in still.values()


MOVES = [Move(survivor, place) for survivor in (0, 1) for place in range(5)]
FOOD, END = Request("food"), EndTurn()


@pytest.fixture
def numbers(table):
    """Somebody has read many answers."""
    numbers = Numbers()
    assert numbers.of(table.table, 0, [FOOD, *MOVES, END])[12] == END
    return numbers


def test_what_is_new_comes_after_and_takes_no_number_that_was_another_answers(table, numbers):
    found = numbers.of(table.table, 0, [*MOVES, Request("fuel"), END])
    assert 1 not in found
    assert (found[12], found[13]) == (END, Request("fuel"))
    assert numbers.of(table.table, 0, [FOOD, END]) == {1: FOOD, 12: END}


def test_a_few_answers_are_counted_from_one(table):
    numbers = Numbers()
    assert numbers.of(table.table, 0, [FOOD, END]) == {1: FOOD, 2: END}
    assert numbers.of(table.table, 1, [END]) == {1: END}


def test_whoever_is_asked_the_same_again_at_once_finds_even_a_few_where_they_were(table):
    numbers, turn = Numbers(), table.table
    assert numbers.of(turn, 0, [FOOD, MOVES[0], END]) == {1: FOOD, 2: MOVES[0], 3: END}
    assert numbers.of(turn, 1, [END]) == {1: END}
    assert numbers.of(turn, 0, [FOOD, END]) == {1: FOOD, 3: END}


def test_a_few_answers_are_counted_from_one_again_after_another_question(table):
    numbers, turn = Numbers(), table.table
    numbers.of(turn, 0, [FOOD, MOVES[0], END])
    asked, turn.decision.ask = turn.decision.ask, "something-else"
    assert numbers.of(turn, 0, [MOVES[1]]) == {1: MOVES[1]}
    turn.decision.ask = asked
    assert numbers.of(turn, 0, [FOOD, END]) == {1: FOOD, 2: END}


def test_what_is_asked_in_the_same_words_about_other_things_begins_at_one(table, numbers):
    others = [Request("fuel"), Request("med"), Request("tool")]
    assert list(numbers.of(table.table, 0, others)) == [1, 2, 3]


def test_a_new_round_begins_at_one(table, numbers):
    table.table.state.round += 1
    assert numbers.of(table.table, 0, [END]) == {1: END}


def test_nobody_reads_the_numbers_of_others(table, numbers):
    assert numbers.of(table.table, 1, [END]) == {1: END}


ANSWER = re.compile(r"^(\d+)\. (.+)$", re.MULTILINE)


@pytest.fixture
def winter(run):
    """Type lines into a game of Dead of Winter; all that was told, and the answers it was left at, by their words."""

    def winter(*typed):
        setting = ("--scenario", "until-the-thaw", "--seats", 2, "--seed", 5, "--plain")
        told = run("play", "dead-of-winter", *setting, typed=[*typed, "quit"]).output
        asked = told.rpartition("What do you do?")[2]
        return told, {label: number for number, label in ANSWER.findall(asked)}

    return winter


def test_by_hand_a_number_that_is_gone_chooses_nothing_and_the_others_stay(winter, monkeypatch):
    monkeypatch.setattr(Piped, "live", True)
    _, before = winter("1")
    given = next(label for label in before if label.startswith("Add"))
    told, after = winter("1", before[given], before[given])
    assert f"Answer {before[given]} can no longer be chosen." in told
    assert after["End your turn"] == before["End your turn"]
    assert given not in after


def test_what_is_not_typed_by_hand_is_counted_from_one_each_time(winter):
    _, before = winter("1")
    _, after = winter("1", before[next(label for label in before if label.startswith("Add"))])
    assert int(after["End your turn"]) < int(before["End your turn"])
