"""Answers in the terminal: equal ones are one line, others that sound the same are told apart."""

from holdouts.engine.library import base_words
from holdouts.engine.view import view
from holdouts.games.godforsaken_scavengers.game import GAME
from holdouts.games.godforsaken_scavengers.picks import Take
from holdouts.terminal.likeness import read_as, told_apart
from holdouts.testing import expedition

WORDS = base_words(GAME, "en")


def answers(table) -> dict[str, int]:
    prompt = told_apart(view(table.table, 0, WORDS, ("Ana", "Bob")))
    return {choice.label: choice.number for choice in prompt.choices}


def test_copies_of_a_card_in_one_hand_are_one_answer_that_keeps_its_number():
    found = answers(expedition(seats=2).hand(0, "hunt", "hide", "hunt").feeding())
    assert found["Lay out “Hunt” ×2"] == 1
    assert found["Lay out “Hide”"] == 2
    assert 3 not in found.values(), "the second copy has no line, but can still be chosen by its number"


def test_a_copy_without_a_line_is_called_by_the_number_that_is_read():
    table = expedition(seats=2).hand(0, "hunt", "hide", "hunt").feeding()
    seen = view(table.table, 0, WORDS, ("Ana", "Bob"))
    assert [read_as(seen, number) for number in (1, 2, 3)] == [1, 2, 1]


def test_copies_of_which_others_have_seen_one_are_two_answers_and_say_which_is_which():
    table = expedition(seats=2).hand(0, "hunt").searched("hunt").harvest(0)
    table.choose(next(pick for pick in table.options() if isinstance(pick, Take)))
    found = [label for label in answers(table) if "Hunt" in label]
    assert found == ["Play “Hunt” (Hand)", "Play “Hunt” (Seen by everyone)"]
