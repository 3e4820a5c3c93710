"""Drawing: what is kept is kept by what it was drawn from, for as long as there is room."""

from pathlib import Path
from typing import Any

import pytest
from jinja2 import Environment, FileSystemLoader, meta
from msgspec.structs import replace

from holdouts.engine.library import base_words
from holdouts.engine.view import Cell, Face, Figure, Gauge, Line, Person, Zone
from holdouts.games import IDS, find_game
from holdouts.server.drawing import PATCH, Brush, Drawn, Memory, Voice
from holdouts.server.fragments import Fragment
from holdouts.server.pages import LIBRARY, TEMPLATES, Pages
from holdouts.server.scenery import Scenery
from holdouts.server.subjects import Whys
from tests.server.patches import Parts

KNOWN = {"say", "has", "lang", "languages", "look", "keep", "pictures", "termed"}

FACE = Face(ref="card:1", name="Crowbar", kind="Weapon", corner="2", corner_label="takes 2", lines=("Hit.",))
ZONE = Zone(ref="gear:0", title="Gear", cards=(FACE,), count=1)
PERSON = Person(ref="seat:0", seat=0, name="Ilka", gauges=(Gauge(title="Hunger", value=1),), zones=(ZONE,))
CELL = Cell(ref="place:0", at=(0, 0), label="A1", card=FACE)
LINE = Line(moment=1, text="Ilka searched.", rule="MAX-1", seat=0)


# --- memory ---


class Maker:
    """Makes a text, and knows how often it did."""

    def __init__(self, text: str) -> None:
        self.text = text
        self.times = 0

    def __call__(self) -> str:
        self.times += 1
        return self.text


def test_what_was_made_of_equal_things_is_made_once():
    memory, make = Memory[str](100, len), Maker("drawn")
    assert [memory.recall(("card", (1, number // 4)), make) for number in range(4)] == ["drawn"] * 4
    assert make.times == 1


def test_the_memory_does_not_grow_and_what_is_asked_for_again_stays():
    memory, often = Memory[str](100, len), Maker("ten signs.")
    for number in range(1000):
        memory.recall(number, Maker("ten signs."))
        memory.recall("often", often)
        assert sum(map(len, (*memory._upper.values(), *memory._lower.values()))) <= 100
    assert often.times == 1


def test_what_is_larger_than_a_shelf_is_not_kept():
    memory, make = Memory[str](10, len), Maker("a" * 20)
    assert [memory.recall("key", make) for _ in range(3)] == ["a" * 20] * 3
    assert make.times == 3


def test_two_macros_with_equal_arguments_are_two_drawings():
    voice = Voice({"lang": "en"})
    card, chip = (voice.names["keep"](Named(name)) for name in ("card", "chip"))
    assert [card(1), chip(1), card(1, why="x"), card(1)] == ["card (1,)", "chip (1,)", "card (1,) x", "card (1,)"]


class Named:
    """What Jinja makes of a macro: it has a name, and is called."""

    def __init__(self, name: str) -> None:
        self.name = name

    def __call__(self, *args: Any, **named: Any) -> str:
        return " ".join([self.name, str(args), *named.values()])


# --- what is kept of a table ---


@pytest.mark.parametrize("template", LIBRARY.values())
def test_what_is_kept_is_drawn_by_who_knows_the_voice_of_a_game_and_no_table(template: str):
    jinja = Environment(loader=FileSystemLoader(TEMPLATES))
    assert jinja.loader is not None
    tree = jinja.parse(jinja.loader.get_source(jinja, template)[0])
    before = {*list(LIBRARY)[: list(LIBRARY.values()).index(template)]}
    assert meta.find_undeclared_variables(tree) <= KNOWN | before


CHANGES = [
    ("cards", "card", (FACE,), (replace(FACE, tags=("used",)),)),
    ("cards", "card", (FACE,), (FACE, "It is not your turn.")),
    ("cards", "mini", (FACE,), (replace(FACE, tally="3/6"),)),
    ("cards", "chip", (FACE,), (replace(FACE, corner="1"),)),
    ("cards", "gauge", (Gauge(title="Hunger", value=1),), (Gauge(title="Hunger", value=2),)),
    ("cards", "zone", (ZONE,), (replace(ZONE, note="Two lie under it."),)),
    ("cards", "zone", (ZONE,), (ZONE, (("card:1", "It is not your turn."),))),
    ("cards", "zone", (ZONE,), (replace(ZONE, cards=(replace(FACE, name="Axe"),)),)),
    ("cards", "stack", (ZONE,), (replace(ZONE, count=2),)),
    ("cards", "stack", (ZONE,), (ZONE, (("card:1", "It is not your turn."),))),
    ("cards", "chips", (ZONE,), (ZONE, (("card:1", "It is not your turn."),))),
    ("cards", "folded", (ZONE, "Ilka"), (replace(ZONE, count=2), "Ilka")),
    ("cards", "folded", (ZONE, "Ilka"), (ZONE, "Bo")),
    ("cards", "minis", (ZONE, "Ilka"), (replace(ZONE, cards=(FACE, FACE)), "Ilka")),
    ("map", "rank", ((CELL,),), ((replace(CELL, tags=("marked",)),),)),
    ("map", "rank", ((CELL,),), ((None, CELL),)),
    ("map", "rank", ((CELL,),), ((CELL,), ((CELL.ref, "There is no way there."),))),
    ("map", "cell", (CELL,), (CELL, "There is no way there.")),
    ("map", "cell", (CELL,), (replace(CELL, figures=(Figure(ref="seat:0", name="Ilka"),)),)),
    ("people", "person", (PERSON, "", False, False), (replace(PERSON, tags=("dead",)), "", False, False)),
    ("people", "person", (PERSON, "", False, False), (PERSON, "deciding", False, False)),
    ("people", "person", (PERSON, "", False, False), (PERSON, "", True, False)),
    ("people", "person", (PERSON, "", False, False), (PERSON, "", False, True)),
    ("people", "belongings", ((ZONE,), "Ilka"), ((replace(ZONE, cards=(FACE, FACE)),), "Ilka")),
    ("people", "belongings", ((ZONE,), "Ilka"), ((ZONE,), "Bo")),
    ("story", "passage", ((LINE,), None, ()), ((LINE,), 0, ())),
    ("story", "passage", ((LINE,), None, ()), ((LINE, LINE), None, ())),
    ("story", "passage", ((replace(LINE, heading=1),), None, ()), ((replace(LINE, heading=1),), None, (0,))),
]


@pytest.mark.parametrize("id_", IDS)
@pytest.mark.parametrize(("room", "macro", "before", "after"), CHANGES)
def test_a_change_in_what_it_is_drawn_from_changes_what_was_kept(
    id_: str, room: str, macro: str, before: tuple[Any, ...], after: tuple[Any, ...]
):
    game = find_game(id_)
    draw = getattr(Pages()._voice(game, base_words(game, "en")).names[room], macro)
    first = draw(*before)
    assert draw(*after) != first
    assert draw(*before) == first


def test_a_zone_is_drawn_from_the_reasons_that_stand_on_it_and_no_others():
    whys = Whys({"card:1": "It is not your turn.", "gear:0": "It is full.", "card:9": "It lies elsewhere."})
    assert dict(whys.on(ZONE)) == {"gear:0": "It is full.", "card:1": "It is not your turn."}
    assert whys.on() == ()
    assert Whys().on(ZONE) == ()


def test_a_map_is_drawn_from_the_reasons_that_stand_on_its_cells_and_no_others():
    whys = Whys({CELL.ref: "There is no way there.", "card:9": "It lies elsewhere."})
    assert whys.across((None, CELL)) == ((CELL.ref, "There is no way there."),)
    assert Whys().across((CELL,)) == ()


# --- templates ---


def test_a_template_is_compiled_once_for_all_sites_of_a_process(monkeypatch: pytest.MonkeyPatch):
    Pages()._jinja.get_template("table.html")
    monkeypatch.setattr(Scenery, "compile", lambda *source: pytest.fail("it was compiled again"))
    Pages()._jinja.get_template("table.html")


def test_a_template_that_has_changed_is_compiled_again(tmp_path: Path):
    template = tmp_path / "told.html"
    for text in ("Ilka waits.", "Ilka sleeps."):
        template.write_text(text)
        assert Pages(tmp_path).page("told.html", "en") == text


# --- patches ---


def test_a_page_is_told_the_patches_it_has_by_their_places():
    had = Drawn(("<ul>", "Ilka", "Bo", "</ul>"), "a")
    now = Drawn(("<ul>", "Bo", "Cass", "</ul>"), "b")
    assert now.since(had) == [0, 2, "Cass", 3]
    parts = Parts()
    parts.hear({"show": {"parts": {"people": had.since(None)}}})
    parts.hear({"show": {"parts": {"people": now.since(had)}}})
    assert parts["people"] == now.html == "<ul>BoCass</ul>"


def test_what_is_of_one_patch_is_told_whole():
    assert Drawn(("Nobody is asked.",), "a").since(None) == "Nobody is asked."
    assert Drawn(("Ilka is asked.",), "b").since(Drawn(("Nobody is asked.",), "a")) == "Ilka is asked."


def test_another_text_has_another_stamp_whichever_patch_it_is_in(tmp_path: Path):
    (tmp_path / "people.html").write_text("<ul>{% for one in people %}{{ one }}{% endfor %}</ul>{{ note }}")
    brush = Brush(Environment(loader=FileSystemLoader(tmp_path), autoescape=True))
    fragment, voice = Fragment("people.html", (("people",), ("note",))), Voice({"lang": "en"})
    long, longer = "Ilka " * PATCH, "Ilka " * PATCH + "!"
    contexts: list[dict[str, Any]] = [
        {"people": [long, "Bo"], "note": ""},
        {"people": [longer, "Bo"], "note": ""},
        {"people": [long, "Cass"], "note": ""},
        {"people": [long, "Bo"], "note": "Night falls."},
        {"people": ["Bo", long], "note": ""},
    ]
    drawn = [brush.draw(fragment, voice, context) for context in contexts]
    assert len({each.stamp for each in drawn}) == len(contexts)
    for each, context in zip(drawn, contexts, strict=True):
        assert each.html == f"<ul>{''.join(context['people'])}</ul>{context['note']}"
    assert drawn[2].since(drawn[0]) == [0, 1, "Cass</ul>"]
    again = Brush(Environment(loader=FileSystemLoader(tmp_path), autoescape=True))
    assert again.draw(fragment, Voice({"lang": "en"}), contexts[0]).stamp == drawn[0].stamp
