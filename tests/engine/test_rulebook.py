"""Rulebooks: what is read, what is found, and that all languages hold the same rules."""

import pytest

from holdouts.engine.library import LANGUAGES
from holdouts.engine.rulebook import BadRulebook, Leaf, Rule, Rulebook, open_rulebook, parse, turned_to
from holdouts.games import IDS, find_game
from tests.engine.toy_words import RULEBOOK

FRENCH = """# La Cave

## Manger

**TOY-EAT-1** Mangez l’œuf dès que possible.

**TOY-EAT-2** À la nuit tombée, ne mangez rien.
"""


LEAVED = """# The Cellar

## Eating

> page-7

**TOY-EAT-1** Eat.

**TOY-EAT-2** Chew.

And besides:

**TOY-EAT-3** Swallow.

## Sleeping

**TOY-SLEEP-1** Sleep.

> page-12

**TOY-SLEEP-2** Dream.
"""


def with_leaves() -> Rulebook:
    return parse(LEAVED, "TOY", leaf=lambda number: Leaf(number, f"Page {number}", "All about it."))


def test_chapters_and_rules_keep_the_order_of_the_book():
    book = parse(RULEBOOK, "TOY")
    assert book.title == "The Cellar"
    assert book.opening == ("It is cold.",)
    assert [chapter.title for chapter in book.chapters] == ["Nights", "Turns"]
    assert [rule.id for rule in book.chapters[0].rules] == ["TOY-NIGHT-1", "TOY-BID-1"]
    assert book.chapters[1].parts[0] == "Be careful."


def test_a_paragraph_may_run_over_several_lines():
    book = parse("# T\n## C\n**TOY-A-1** One\n  two\nthree.\n\nFour.", "TOY")
    assert book.chapters[0].parts == (Rule("TOY-A-1", "One two three."), "Four.")


def test_a_rule_is_found_however_its_id_is_written():
    book = parse(RULEBOOK, "TOY")
    assert book.find(" toy-turn-2 ") == Rule("TOY-TURN-2", "Others may warn you.")
    assert book.find("TOY-TURN-3") is None


@pytest.mark.parametrize("wanted", ["OEUF", "œuf", "Œuf", "des l'oeuf", "dès l’œuf", "toy-eat-1"])
def test_a_search_looks_past_accents_capitals_and_ligatures(wanted: str):
    assert [rule.id for rule in parse(FRENCH, "TOY").search(wanted)] == ["TOY-EAT-1"]


def test_a_search_finds_rules_in_the_order_of_the_book_and_nothing_for_nothing():
    book = parse(FRENCH, "TOY")
    assert [rule.id for rule in book.search("mangez")] == ["TOY-EAT-1", "TOY-EAT-2"]
    assert book.search("mangez jour") == []
    assert book.search("  ") == []


def test_a_page_explains_the_rules_up_to_the_next_paragraph_page_or_chapter():
    book = with_leaves()
    assert {rule: leaf.id for rule, leaf in book.beside.items()} == {
        "TOY-EAT-1": "7",
        "TOY-EAT-2": "7",
        "TOY-SLEEP-2": "12",
    }
    assert turned_to(LEAVED) == [7, 12]
    assert list(book.rules) == ["TOY-EAT-1", "TOY-EAT-2", "TOY-EAT-3", "TOY-SLEEP-1", "TOY-SLEEP-2"]


def test_whoever_looks_a_rule_up_is_shown_the_page_that_explains_it():
    book = with_leaves()
    assert [part.id for part in book.look_up("toy-eat-2")] == ["TOY-EAT-2", "7"]
    assert [part.id for part in book.look_up("toy-eat-3")] == ["TOY-EAT-3"]


def test_a_page_is_found_by_its_number_and_by_its_words():
    book = with_leaves()
    assert [part.text for part in book.look_up(" 12 ")] == ["Page 12. All about it."]
    assert [part.id for part in book.look_up("about")] == ["7", "12"]
    assert [part.id for part in book.look_up("sleep")] == ["TOY-SLEEP-1", "TOY-SLEEP-2"]
    assert book.look_up("13") == []


@pytest.mark.parametrize(
    ("source", "complaint"),
    [
        ("# T\n\n## C\n\n**TOY-A-1** One.\n\n**TOY-A-1** Two.\n", "rules.md:7: TOY-A-1 stands in line 5 already"),
        ("# T\n\n## C\n\n**GOD-A-1** One.\n", "rules.md:5: GOD-A-1 does not begin with TOY"),
        ("# T\n\n**TOY-A-1** One.\n", "rules.md:3: TOY-A-1 stands before the first chapter"),
        ("# T\n## C\n**TOY-A** One.\n", "rules.md:3: expected a rule such as"),
        ("# T\n## C\n**TOY-A-1**\n", "rules.md:3: expected a rule such as"),
        ("# T\n## C\n**TOY-A-01** One.\n", "rules.md:3: expected a rule such as"),
        ("# T\n# U\n", "rules.md:2: expected one title"),
        ("# T\n### U\n", "rules.md:2: expected one title"),
        ("## C\n", "rules.md:1: expected a title"),
    ],
)
def test_what_is_wrong_is_named_with_its_line(source: str, complaint: str, tmp_path):
    with pytest.raises(BadRulebook, match=complaint):
        parse(source, "TOY", tmp_path / "rules.md")


@pytest.mark.parametrize("game_id", IDS)
def test_every_language_holds_the_same_rules_in_the_same_order(game_id: str):
    game = find_game(game_id)
    books = [open_rulebook(game, lang) for lang in LANGUAGES]
    assert books[0].rules
    for book in books[1:]:
        assert list(book.rules) == list(books[0].rules)
        assert [len(chapter.rules) for chapter in book.chapters] == [
            len(chapter.rules) for chapter in books[0].chapters
        ]
        assert {rule: leaf.id for rule, leaf in book.beside.items()} == {
            rule: leaf.id for rule, leaf in books[0].beside.items()
        }


@pytest.mark.parametrize("game_id", IDS)
def test_no_rule_is_the_same_in_two_languages(game_id: str):
    """What was left untranslated would be."""
    game = find_game(game_id)
    english, french = (open_rulebook(game, lang) for lang in ("en", "fr"))
    assert [id_ for id_, rule in english.rules.items() if french.rules[id_].text == rule.text] == []
