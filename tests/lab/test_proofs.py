"""The Book of Scripts as its printer reads it: what makes a bad book is found, and the real one has none of it."""

from typing import Any

import pytest
from typer.testing import CliRunner

from holdouts.cli import app
from holdouts.engine.words import Words
from holdouts.games.this_war_of_mine.pages import Page
from holdouts.lab.proofs import FLOORS, MOST_ALIKE, arc, count, figures, open_book, proof, read, speaking
from tests.games.this_war_of_mine.desk import page


def many(count: int, first: str) -> list[str]:
    """So many words, no two alike."""
    return [first + "".join(chr(ord("a") + int(digit)) for digit in str(number)) for number in range(count)]


LONG = " ".join(many(60, "snow"))
FREE = {"take": "leave"}


def words(**pages: str) -> dict[str, Words]:
    """Both languages say the same."""
    lines = [f"{name.replace('_', '-')} = {text}" for name, text in pages.items()]
    return {lang: Words(lang, ["\n".join(lines)]) for lang in ("en", "fr")}


def found(*pages: Page, said: dict[str, Words]) -> list[str]:
    """What is wrong with a few pages, but for their figures: they are no book."""
    return [line for line in proof({one.number: one for one in pages}, said) if not line.startswith("page 0:")]


def options(*ways: dict[str, Any]) -> dict[str, Any]:
    return {"do": "options", "of": list(ways)}


def test_a_page_without_words_is_named():
    assert found(page(9001), said=words(page_9002=LONG)) == [
        "page 9001: en has no words for 'page-9001'",
        "page 9001: fr has no words for 'page-9001'",
    ]


def test_an_option_without_a_label_and_a_memory_without_a_sentence_are_named():
    script = page(9001, options(FREE), {"do": "remember", "memory": "boots"})
    lines = found(script, said=words(page_9001=LONG))
    assert "page 9001: en has no words for 'page-9001.leave'" in lines
    assert "page 9001: fr has no words for 'memory-boots'" in lines


def test_a_page_is_as_long_as_its_kind_wants_it():
    assert found(page(9001), said=words(page_9001="Too short.")) == ["page 9001: is 2 words long, not 50 to 160"]
    assert found(page(9001), said=words(page_9001=LONG)) == []


def test_french_keeps_to_the_length_of_the_english():
    said = {"en": words(page_9001=LONG)["en"], "fr": words(page_9001=LONG[: len(LONG) // 2])["fr"]}
    assert [line.split(":")[1].split()[0] for line in found(page(9001), said=said)] == ["is"]


def test_a_label_of_seven_words_is_too_long():
    said = words(page_9001=f"{LONG}\n    .leave = One two three four five six seven")
    assert found(page(9001, options(FREE)), said=said) == [
        "page 9001: 'One two three four five six seven' is longer than 6 words"
    ]


def test_two_options_that_come_to_the_same_are_none():
    said = words(page_9001=f"{LONG}\n    .leave = Leave\n    .go = Go")
    assert found(page(9001, options(FREE, {"take": "go"})), said=said) == [
        "page 9001: 'leave' and 'go' come to the same"
    ]


def test_twelve_words_in_a_row_are_never_shared_by_two_pages():
    eleven = " ".join(LONG.split()[:11])
    rest = " ".join(many(49, "rain"))
    said = words(page_9001=LONG, page_9002=f"{eleven} {rest}")
    assert found(page(9001), page(9002), said=said) == []
    twelve = " ".join(LONG.split()[:12])
    said = words(page_9001=LONG, page_9002=f"{twelve} {rest}")
    assert found(page(9001), page(9002), said=said) == [
        f"page 9002: {lang} shares with 9001: {twelve}" for lang in ("en", "fr")
    ]


def test_a_tree_may_stand_on_eight_pages_whatever_it_is_called_and_wherever_it_leads():
    def pages(last: int) -> list[Page]:
        tree = [options({"take": f"way-{n}", "effects": [{"do": "turn-to", "page": 9000 + n}]}) for n in range(last)]
        return [page(9001 + n, tree[n]) for n in range(last)]

    def complaints(written: list[Page]) -> list[str]:
        lines = proof({one.number: one for one in written}, words(nothing="said"))
        return [line for line in lines if "its effects stand on" in line]

    assert complaints(pages(MOST_ALIKE)) == []
    assert complaints(pages(MOST_ALIKE + 1)) != []


def test_a_book_that_neither_chooses_nor_rolls_nor_remembers_is_no_book():
    lines = proof({9001: page(9001)}, words(page_9001=LONG))
    assert [line for line in lines if line.startswith("page 0:")] == [
        f"page 0: only 0.0% of the stories have {name}, at least {least:.0%} must" for name, least in FLOORS.items()
    ]


# --- the real book ---


@pytest.fixture(scope="module")
def book():
    return open_book()


def test_the_book_is_without_fault(book):
    assert proof(book.pages, {lang: speaking(lang) for lang in ("en", "fr")}) == []


def test_enough_pages_choose_roll_and_remember(book):
    counted = figures(book.pages)
    assert (counted.pages, counted.options, counted.rolls) == (834, 254, 96)
    assert all(counted.share(name) >= least for name, least in FLOORS.items())


def test_an_arc_is_read_in_its_order_with_what_follows_from_each_page(book):
    pages = arc(book.arcs, book.pages, "the-letters")
    assert pages[:3] == [2224, 2232, 2233]
    assert pages[-1] == 2982
    assert arc(book.arcs, book.pages, "nothing") == []
    assert all(number in book.pages for one in book.arcs for number in one.pages)


def test_a_page_is_read_with_its_title_and_what_its_options_cost_and_do(book):
    lines = list(read(book.pages, 2003, speaking("en")))
    assert lines[0] == "2003  One pot for all  [entry, trip, central-square green]"
    assert lines[2:] == [
        "  - Add food: discard any food. The story goes on.",
        "  - Hold out the bowl, if “soup” is remembered: everybody there: Hunger −1.",
        "  - Hold out the bowl, if “soup” is not remembered: the story goes on.",
        "  (turns to 2010, 2011)",
    ]


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_every_page_says_what_it_does_in_both_languages(book, lang):
    words = speaking(lang)
    for number in book.pages:
        _, _, *effects = read(book.pages, number, words)
        assert not any(odd in line for line in effects for odd in ("{", "None", "()"))


def test_words_are_counted_as_a_reader_counts_them():
    assert count("He's half-way there, at 5 o'clock.") == 6


# --- the command ---


def run(*args: str) -> Any:
    return CliRunner().invoke(app, ["book", *args])


def test_writers_have_a_command_for_it():
    assert run("check").output == "834 pages, no problems\n"
    assert run("stats").output.splitlines()[0] == "834 pages, 695 of them stories"
    assert run("read", "2042").output.startswith("2042  The height marks")
    assert "2601" not in run("read", "--arc", "the-child", "--lang", "fr").output


@pytest.mark.parametrize(
    ("asked", "said"),
    [
        (("read", "5"), "There is no page 5."),
        (("read", "--arc", "x"), "There is no arc 'x'."),
        (("read", "10", "--lang", "xx"), "There is no language 'xx'."),
    ],
)
def test_what_is_not_in_the_book_is_said_in_a_sentence(asked, said):
    result = run(*asked)
    assert result.exit_code == 1
    assert said in result.output
