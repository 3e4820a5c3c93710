"""Prose: lines of a log as somebody would tell them."""

import pytest

from holdouts.engine.prose import paragraph
from holdouts.engine.refusal import engine_words

NAMES = ("Ada", "Ada Lovelace", "Bruno")


def told(*lines: str, lang: str = "en") -> str:
    return paragraph(lines, NAMES, engine_words(lang))


def test_what_one_person_does_one_thing_after_the_other_is_one_sentence():
    assert told("Ada took a jar.", "Ada ate.", "Bruno slept.") == "Ada took a jar, then ate. Bruno slept."
    assert told("Ada took a jar.", "Ada ate.", lang="fr") == "Ada took a jar, puis ate."


def test_what_is_named_in_quotation_marks_is_drawn_together_too():
    assert told("Ada found “Jar”.", "Ada took “Where is it?”.") == "Ada found “Jar”, then took “Where is it?”."
    assert told("Ada a pris « Jarre ».", "Ada dort.", lang="fr") == "Ada a pris « Jarre », puis dort."


def test_no_sentence_holds_more_than_a_few_deeds():
    assert told(*(f"Ada did {deed}." for deed in "wxyz")) == "Ada did w, did x, then did y. After that, Ada did z."


def test_what_is_done_again_and_again_is_told_once():
    assert told("Ada ate.", "Ada ate.", "Ada slept.") == "Ada ate (2 times), then slept."
    assert told("The rats woke.", "The rats woke.", "The rats woke.") == "The rats woke (3 times)."


@pytest.mark.parametrize("line", ["Ada found: a jar.", "Ada fell. Nobody saw it.", "It was a rat, and Ada fled."])
def test_a_sentence_that_is_not_plain_stays_as_it_is(line: str):
    assert told("Ada ate.", line, "Ada slept.") == f"Ada ate. {line} Ada slept."


def test_where_exactly_and_as_whom_is_left_to_the_log():
    assert told("Ada (Smith) went to the cellar (B2).", "Ada ate.") == "Ada went to the cellar, then ate."


def test_nothing_is_told_of_nothing():
    assert told() == ""
