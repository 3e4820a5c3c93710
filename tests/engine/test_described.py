"""The lines of a card that follow from its fields: only what is set is said, and each with what it holds."""

import pytest
from msgspec import field

from holdouts.engine.describe import called, card_lines, does, field_lines, figures, lasting
from holdouts.engine.modifiers import Ban, DeedName
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
        "jar-rest = Besides: { $goods }.",
        "jar-layers = In layers: { $goods }.",
        "text-amount = { $count } × { $of }",
        "text-slices = Slices: { $count }.",
        "text-size = { $count } of { $most }.",
        "text-keeper = Kept in { $who }.",
        "name-cellar = the Old Cellar",
        "text-fruit = With { $fruit }.",
        "fruit-plum = a plum",
        "fruit-pear = a pear",
        "forbid-tasting = Nobody tastes it.",
        "effect-eat = Eat { $amount }.",
    ],
)


class Jar(Part, frozen=True, kw_only=True):
    sealed: bool = False
    slices: int = 0
    kept_in: str = ""
    opened: tuple[Eat, ...] = ()
    label: str = ""
    most: int = 0
    rest: dict[str, int] = field(default_factory=dict)
    layers: tuple[str, ...] = ()
    effects: tuple[Eat, ...] = ()
    forbids: tuple[Ban, ...] = ()


FIELDS = ("sealed", "slices", "kept_in", "opened", "rest", "layers")


@pytest.mark.parametrize(
    ("jar", "line"),
    [
        (Jar(sealed=True), "It is sealed."),
        (Jar(slices=3), "It holds 3 slices."),
        (Jar(kept_in="dark"), "It is kept in the dark."),
        (Jar(opened=(Eat(amount=2),)), "When it is opened: eat 2."),
        (Jar(rest={"pear": 2, "plum": 1}), "Besides: 2 × pear and 1 × plum."),
        (Jar(layers=("plum", "pear", "plum")), "In layers: 2 × plum and 1 × pear."),
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


SIZE = figures("text-size", count="slices", most="most")


def test_several_fields_share_a_line_where_the_first_of_them_is_set():
    assert list(SIZE(Jar(slices=2, most=6), WORDS)) == ["2 of 6."]
    assert list(SIZE(Jar(most=6), WORDS)) == []


KEEPER = called("text-keeper", "name", who="kept_in")
FRUIT = called("text-fruit", "fruit", fruit="layers")


def test_what_has_a_word_of_its_own_is_called_by_it():
    jar = Jar(kept_in="cellar", layers=("plum", "pear"))
    assert [*KEEPER(jar, WORDS), *FRUIT(jar, WORDS)] == ["Kept in the Old Cellar.", "With a plum and a pear."]
    assert [*KEEPER(Jar(), WORDS), *FRUIT(Jar(), WORDS)] == []


def test_a_card_says_its_parts_in_their_order():
    jar = Jar(slices=2, most=6, effects=(Eat(amount=3),), forbids=(Ban(forbid=DeedName("tasting")),))
    said = ["Eat 3.", "Slices: 2.", "2 of 6.", "Nobody tastes it."]
    assert list(card_lines(jar, WORDS, does, "slices", SIZE, lasting)) == said


def test_a_card_that_does_nothing_says_nothing_of_it():
    assert list(card_lines(Jar(), WORDS, does, SIZE, lasting)) == []
