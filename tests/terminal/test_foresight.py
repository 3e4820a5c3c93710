"""Foresight at the keyboard."""

import re

import pytest


def test_foresee_tells_what_an_answer_does_and_chooses_nothing(play):
    said = play(typed=["1", "foresee 1", "quit"]).output
    assert "A Peril comes up: about" in said
    assert said.count("Choose a pile to search.") == 1


def test_a_hint_names_an_answer_with_its_number_and_what_comes_of_it(play):
    said = play(typed=["1", "hint", "quit"]).output
    assert "A careful player would choose " in said
    assert "Searched cards 0 to 1" in said


def test_a_hint_says_why_and_names_the_second_best(play):
    said = play(typed=["1", "hint", "quit"]).output
    assert re.search(r"This way you come through in \d+ of \d+ imagined games\.", said)
    second = r"Second best: .+\. That way in \d+ of \d+(\.|; chance alone may make that difference\.)"
    assert re.search(rf"{second}|Just as often that way: \w.+\.", said)


def test_decks_tell_what_is_in_the_piles_as_far_as_one_can_know(play):
    said = play(typed=["1", "decks", "quit"]).output
    assert "Left pile: about " in said
    assert "× Peril" in said


def test_decks_tell_what_may_still_be_found_at_the_places_of_a_map(run):
    said = run("play", "dead-of-winter", "--seed", 5, typed=["1", "decks", "quit"]).output
    assert "Hospital: 5 × Antiseptic" in said


def test_threat_is_told_where_a_turn_can_be_ended(play):
    assert "There is no turn that you could end now." in play(typed=["threat", "quit"]).output


@pytest.mark.parametrize(
    ("typed", "answer"), [("foresee", "Which answer?"), ("foresee left", "Which answer?"), ("foresee 99", "99")]
)
def test_an_answer_that_is_not_there_is_not_foreseen(play, typed, answer):
    assert answer in play(typed=["1", typed, "quit"]).output


def test_the_same_in_french(play):
    said = play("--lang", "fr", typed=["1", "prévoir 1", "conseil", "quit"]).output
    assert "Un Péril survient, environ" in said
    assert "Quelqu'un de prudent choisirait" in said
    assert "vous vous en sortez dans" in said
