"""What all painters have: zones, maps, gauges and marks by their words, cards of a shelf, and who finds themselves."""

from types import SimpleNamespace
from typing import Any

import pytest

from holdouts.engine.naming import Naming
from holdouts.engine.painter import Painter, found_by
from holdouts.engine.shelves import Card, Shelves
from holdouts.engine.view import Back, Cell, Gauge, Mark, Person, Scene
from holdouts.engine.words import Words

WORDS = Words(
    "en",
    [
        "zone-shelf = The shelf",
        "gauge-jars = Jars",
        "mark-rat = { $count } rats\n    .symbol = r",
        "mark-mouse = A mouse\n    .symbol = m",
        "tag-you = you",
        "name-jar-0 = Plum jam",
        "type-card = Card",
    ],
)
JAR = Back(back="a jar")


class Cellar(Shelves):
    cards = (Card(id="jar-0"),)


@pytest.fixture
def painter() -> Painter[Naming[Any]]:
    naming: Naming[Any] = Naming(SimpleNamespace(book=Cellar()), None, WORDS, ["Ilka", "Bo"])
    return Painter(naming, lambda card, words: [])


def test_a_zone_is_called_by_its_word_and_counts_its_cards(painter: Painter[Naming[Any]]):
    zone = painter.zone("shelf", [JAR, JAR])
    assert (zone.ref, zone.title, zone.count) == ("shelf", "The shelf", 2)


def test_a_zone_of_somebody_says_whose_it_is(painter: Painter[Naming[Any]]):
    assert painter.zone("shelf", [], of=0).ref == "shelf:0"


def test_where_nothing_lies_there_is_no_zone(painter: Painter[Naming[Any]]):
    assert list(painter.laid("shelf", [])) == []
    assert [zone.count for zone in painter.laid("shelf", iter([JAR]))] == [1]


def test_a_map_has_the_word_of_the_zone_that_it_is(painter: Painter[Naming[Any]]):
    plan = painter.plan("shelf", [Cell(ref="corner", at=(0, 0))])
    assert (plan.ref, plan.title, len(plan.cells)) == ("shelf", "The shelf", 1)


def test_a_gauge_is_called_by_what_it_counts(painter: Painter[Naming[Any]]):
    assert painter.gauge("jars", 3, 5, stake=1) == Gauge(title="Jars", value=3, most=5, kind="jars", stake=1)


def test_a_mark_has_a_symbol_and_may_have_the_word_of_another(painter: Painter[Naming[Any]]):
    assert painter.mark("rat", count=2) == Mark(title="2 rats", symbol="r", kind="rat", count=2)
    assert painter.mark("rat", word="mark-mouse") == Mark(title="A mouse", symbol="m", kind="rat")


def test_a_card_is_found_on_the_shelf_that_is_called_after_it(painter: Painter[Naming[Any]]):
    face = painter.of_book("card", 0)
    assert (face.ref, face.name, face.kind, face.look) == ("card:0", "Plum jam", "Card", "card")


def test_one_of_the_people_finds_themselves_in_what_was_painted_for_nobody():
    people = tuple(Person(ref=f"seat:{n}", seat=n, name=name, tags=("leads",)) for n, name in enumerate(("Ilka", "Bo")))
    seen = found_by(Scene(title="The cellar", people=people), 1, WORDS)
    assert [person.me for person in seen.people] == [False, True]
    assert [person.tags for person in seen.people] == [("leads",), ("you", "leads")]
