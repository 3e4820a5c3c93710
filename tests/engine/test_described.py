"""The lines of a card that follow from its fields: only what is set is said, and each with what it holds."""

import pytest

from holdouts.engine.describe import field_lines
from holdouts.engine.shelves import Part
from holdouts.engine.words import MissingWords, Words
from tests.engine.toy import Eat

WORDS = Words(
    "en",
    [
        "jar-sealed = It is sealed.",
        "jar-slices = It holds { $count } slices.",
        "jar-kept-in = It is kept in the { $of }.",
        "jar-opened = When it is opened: { $effects }",
        "effect-eat = Eat { $amount }.",
    ],
)


class Jar(Part, frozen=True, kw_only=True):
    sealed: bool = False
    slices: int = 0
    kept_in: str = ""
    opened: tuple[Eat, ...] = ()
    label: str = ""


FIELDS = ("sealed", "slices", "kept_in", "opened")


@pytest.mark.parametrize(
    ("jar", "line"),
    [
        (Jar(sealed=True), "It is sealed."),
        (Jar(slices=3), "It holds 3 slices."),
        (Jar(kept_in="dark"), "It is kept in the dark."),
        (Jar(opened=(Eat(amount=2),)), "When it is opened: eat 2."),
    ],
)
def test_a_field_that_is_set_has_a_line_with_what_it_holds(jar: Jar, line: str):
    assert list(field_lines("jar", jar, WORDS, *FIELDS)) == [line]


def test_what_is_not_set_is_not_said():
    assert list(field_lines("jar", Jar(), WORDS, *FIELDS)) == []


def test_lines_stand_in_the_order_in_which_the_fields_are_named():
    jar = Jar(sealed=True, slices=1)
    assert list(field_lines("jar", jar, WORDS, "slices", "sealed")) == ["It holds 1 slices.", "It is sealed."]


def test_a_field_without_words_is_an_error():
    with pytest.raises(MissingWords, match="jar-label"):
        list(field_lines("jar", Jar(label="plums"), WORDS, "label"))
