"""The words of a game are read from its source: what is said, asked and refused, with its slots."""

from dataclasses import replace
from pathlib import Path

import pytest

from holdouts.games import IDS, find_game
from holdouts.lab import wordlist

SOURCE = """
def shown(words, many):
    return words.say("gauge-food" if many else "gauge-crumb", count=2)


def rule(cellar, ask="whom"):
    about = {"card": 3}
    yield Choose(0, [], rule="TOY-1", about=about)
    yield Window(0, [], rule="TOY-2", ask="keep")
    yield from ask_for(cellar, "which-rat", {"not": "a question"})
    raise SetupError("setup-damp", day="Monday")
"""


def source(folder: Path) -> list[Path]:
    (folder / "rules.py").write_text(SOURCE, encoding="utf-8")
    return [folder]


def test_keys_that_are_said_are_found_with_their_slots(tmp_path: Path):
    count = frozenset({"count"})
    assert dict(wordlist.said(source(tmp_path))) == {"gauge-food": count, "gauge-crumb": count}


HELD = frozenset({"effects", "count", "of", "goods"})
"""What the line of a field may be given."""


def test_lines_that_follow_from_the_fields_of_a_card_are_found(tmp_path: Path):
    (tmp_path / "text.py").write_text('yield from field_lines("jar", jar, words, "sealed", "kept_in")', "utf-8")
    assert dict(wordlist.said([tmp_path])) == dict.fromkeys(("jar-sealed", "jar-kept-in"), HELD)


def test_the_parts_of_a_card_are_found_where_they_are_listed(tmp_path: Path):
    table = 'TEXTS: Parts = {Jar: (does, "kept_in", figures("text-size", "slices", count="most"))}'
    (tmp_path / "text.py").write_text(table, "utf-8")
    assert dict(wordlist.said([tmp_path])) == {"text-kept-in": HELD, "text-size": frozenset({"slices", "count"})}


def test_what_a_painter_puts_on_the_table_is_found(tmp_path: Path):
    painted = 'yield self.zone("shelf", [])\nyield from self.laid("floor", [])\nyield self.gauge("jars", 3)'
    (tmp_path / "view.py").write_text(painted, "utf-8")
    nothing = frozenset[str]()
    assert dict(wordlist.said([tmp_path])) == dict.fromkeys(("zone-shelf", "zone-floor", "gauge-jars"), nothing)


def test_questions_are_found_with_what_they_are_about(tmp_path: Path):
    found = dict(wordlist.asked(source(tmp_path), lambda function: function.startswith("ask_")))
    nothing = frozenset[str]()
    assert found == {"whom": nothing, "TOY-1": frozenset({"card"}), "keep": nothing, "which-rat": nothing}


def test_refusals_are_found_with_what_they_fill_in(tmp_path: Path):
    assert wordlist.refused(source(tmp_path)) == {"setup-damp": frozenset({"day"})}


def test_a_key_without_words_and_words_without_a_key_are_faults():
    game = find_game(IDS[0])
    found = wordlist.faults(game, {"option-caravan": frozenset(), "no-such-thing": frozenset()})
    assert "en: no-such-thing: missing" in found
    assert "fr: no-such-thing: missing" in found
    assert "en: ask-over: nothing uses it" in found
    assert "en: option-caravan: nothing uses it" not in found


def test_a_line_that_would_not_fit_everybody_is_found(tmp_path: Path):
    game = replace(find_game(IDS[0]), folder=tmp_path)
    for lang, said in (("en", "{ $who } lost her way."), ("fr", "{ $who } est mort de faim.")):
        (tmp_path / "words" / lang).mkdir(parents=True)
        (tmp_path / "words" / lang / "table.ftl").write_text(
            f"one = {said}\ntwo = {{ $who }} left.\n", encoding="utf-8"
        )
        assert wordlist.gendered(game, lang) == [f"one = {said}"]


def test_the_marks_of_a_typewriter_are_found_but_where_they_are_computed(tmp_path: Path):
    game = replace(find_game(IDS[0]), folder=tmp_path)
    (tmp_path / "words" / "en").mkdir(parents=True)
    lines = ('one = "No," she said.', 'two = “No,” { NUMBER($count, style: "percent") } said.')
    (tmp_path / "words" / "en" / "table.ftl").write_text("\n".join(lines), encoding="utf-8")
    assert wordlist.mistyped(game, "en") == [lines[0]]


def test_a_line_that_is_badly_written_is_odd():
    assert wordlist.odd(["All is well.", "3 cards."]) == []
    bad = [
        "lower case.",
        "Two  spaces.",
        "A cry!",
        "A { slot }.",
        " Early.",
        "",
        "Bo drew Where?.",
        "Bo fell , and rose.",
    ]
    assert wordlist.odd(bad) == bad


def test_a_name_in_quotation_marks_may_end_as_it_likes():
    assert wordlist.odd(["Bo drew “Where's My Axe?”.", "“Hide” would do nothing now."]) == []
    assert wordlist.odd(["Bo a pioché « Où est ma hache ? ».", "« Appât » ne se joue pas."], "fr") == []


@pytest.mark.parametrize(
    ("lang", "line"),
    [
        ("en", "Bo drew a Alien Soldier."),
        ("en", "Bo killed an Walker."),
        ("en", "Bo played « Hide »."),
        ("fr", "Bo a quitté la tuile de le Van."),
        ("fr", "Bo est revenu à le Van."),
        ("fr", "Bo a rejoint la Avenue."),
        ("fr", "Bo a joué «Appât»."),
        ("fr", "Bo a joué “Appât”."),
        ("fr", "Bo a pioché: rien."),
    ],
)
def test_articles_elisions_and_marks_fit_the_language(lang: str, line: str):
    assert wordlist.odd([line], lang) == [line]
