"""Stories: who may read what, in chapters, safe to open and to pass on."""

import re
from html.parser import HTMLParser
from pathlib import Path

import pytest
from msgspec.structs import replace

from holdouts.engine import story
from holdouts.engine.game import Game
from holdouts.engine.library import LANGUAGES, base_book
from holdouts.engine.past import ChangedHands
from holdouts.engine.record import About
from holdouts.engine.rulebook import Rulebook, parse
from holdouts.engine.table import Table
from holdouts.engine.words import Words, lint
from tests.engine.toy import Bid, Draw, RatsWoke, about_table, make_game, open_table
from tests.engine.toy_play import play
from tests.engine.toy_words import RULEBOOK, WORDS

LANG = Path(story.__file__).parent / "lang"
BOOK = parse(RULEBOOK, "TOY")
NASTY = "<script>alert(1)</script>*_[x](http://example.org)&\n# |"


def words_of(lang: str) -> Words:
    return Words(lang, [(LANG / f"{lang}.ftl").read_text(encoding="utf-8"), WORDS])


@pytest.fixture
def words() -> Words:
    return words_of("en")


@pytest.fixture
def game(tmp_path: Path) -> Game:
    return make_game(tmp_path)


@pytest.fixture
def about(game: Game) -> About:
    return about_table(game)


@pytest.fixture
def table(game: Game) -> Table:
    """Seat 0 has just found something that only seat 0 may see."""
    state = game.deal(game.setups()[1], base_book(game), 7)
    state.loaded += [5]
    return Table(game, state).choose(Bid(1), 0).choose(Bid(0), 1).choose(Draw())


class Page(HTMLParser):
    """What a browser would make of a page."""

    def __init__(self, source: str) -> None:
        super().__init__()
        self.tags: list[str] = []
        self.attributes: list[tuple[str, str | None]] = []
        self.text = ""
        self.feed(source)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags.append(tag)
        self.attributes += attrs

    def handle_data(self, data: str) -> None:
        self.text += data


# What is told


def test_nights_are_chapters_and_turns_are_their_parts(table: Table, words: Words, about: About):
    text = story.markdown(table, 0, words, BOOK, about)
    assert "\n## Night 1 fell. [TOY-NIGHT-1]\n" in text
    assert "\n### Ada felt along the shelves. [TOY-TURN-1]\n" in text
    assert re.search(r"\n- Ada found jar-\d\. \[TOY-DRAW-1\]\n", text)


def test_a_seat_reads_only_what_it_may_know(table: Table, words: Words, about: About):
    for tell in (story.markdown, story.html):
        assert "found" in tell(table, 0, words, BOOK, about)
        for stranger in (1, None):
            assert "found" not in tell(table, stranger, words, BOOK, about)


def test_a_rule_that_only_hidden_lines_cite_is_not_listed(table: Table, words: Words, about: About):
    assert "TOY-DRAW-1" in story.markdown(table, 0, words, BOOK, about)
    assert "TOY-DRAW-1" not in story.markdown(table, 1, words, BOOK, about)


def test_it_says_who_played_and_whose_eyes_these_are(table: Table, words: Words, about: About):
    text = story.markdown(table, 0, words, BOOK, about)
    assert "- Ada\n- Bruno, played by an ordinary bot\n" in text
    assert "*As Ada saw it.*" in text
    assert "*As everybody saw it.*" in story.markdown(table, None, words, BOOK, about)


def test_rules_are_written_out_once_in_the_order_they_are_cited(table: Table, words: Words, about: About):
    text = story.markdown(table, None, words, BOOK, about)
    assert text.rstrip().endswith(
        "- **TOY-NIGHT-1** There are five nights.\n- **TOY-TURN-1** Draw as often as you dare."
    )


def test_notes_are_told_in_their_place(table: Table, words: Words, about: About):
    table.note(ChangedHands(who=1, now="Cleo", rule=""))
    assert "- Cleo plays for Bruno from here on.\n" in story.markdown(table, 1, words, BOOK, about)


@pytest.mark.parametrize(
    ("lang", "now", "told"),
    [
        ("en", "person", "A person plays for Bruno from here on."),
        ("en", "sensible", "An ordinary bot plays for Bruno from here on."),
        ("en", "default", "Nobody chooses for Bruno any more: the usual answer stands in from here on."),
        ("fr", "random", "Un automate qui tire au sort joue désormais pour Bruno."),
        ("fr", "default", "Plus personne ne choisit pour Bruno : la réponse habituelle en tient lieu désormais."),
    ],
)
def test_who_plays_from_here_on_is_told_in_words(table: Table, about: About, lang: str, now: str, told: str):
    table.note(ChangedHands(who=1, now=now, rule=""))
    assert f"- {told}\n" in story.markdown(table, 1, words_of(lang), BOOK, about)


def test_what_happens_before_the_first_chapter_has_a_chapter_of_its_own(table: Table, words: Words, about: About):
    assert "Before it began" not in story.markdown(table, 0, words, BOOK, about)
    table.chronicle.insert(0, RatsWoke(who=1, rule="TOY-DRAW-2"))
    text = story.markdown(table, 0, words, BOOK, about)
    assert "\n## Before it began\n\n- The rats woke up near Bruno. [TOY-DRAW-2]\n\n## Night 1" in text


def test_it_opens_with_the_game_and_the_scenario(table: Table, words: Words, about: About):
    assert story.markdown(table, 0, words, BOOK, about).startswith("# The Cellar\n\nFive nights\n")


def test_a_game_under_way_has_no_winners_and_keeps_its_seed(table: Table, words: Words, about: About):
    secret = replace(about, seed=987654321)
    text = story.markdown(table, 0, words, BOOK, secret)
    assert "The game is not over yet." in text
    assert secret.commitment() in text
    assert "987654321" not in text
    assert secret.salt not in text


def test_a_finished_game_names_the_winners_and_reveals_its_seed(game: Game, words: Words, about: About):
    table = play(open_table(game), 5)
    text = story.html(table, 0, words, BOOK, replace(about, seed=987654321))
    names = [about.names[seat] for seat in table.state.winners]
    assert f"Winners: {words.join(names)}." in text
    assert "Dawn came." in text
    assert f"holdouts:{about.salt}:987654321" in text


def test_a_game_nobody_won_says_so(game: Game, words: Words, about: About):
    table = play(open_table(game), 5)
    table.state.winners = []
    assert "Nobody won." in story.markdown(table, 0, words, BOOK, about)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_language_can_tell_it(game: Game, about: About, lang: str):
    words = words_of(lang)
    for table in (open_table(game), play(open_table(game), 5)):
        assert f'<html lang="{lang}">' in story.html(table, None, words, BOOK, about)


def test_every_language_has_the_words_of_a_story_and_no_others():
    sources = {lang: [(LANG / f"{lang}.ftl").read_text(encoding="utf-8")] for lang in LANGUAGES}
    found = [problem for problem in lint(sources, story.NEEDED) if "story-" in problem]
    assert found == []


# Safe to open and to pass on


@pytest.fixture
def nasty(about: About) -> About:
    return replace(about, names=(NASTY, "Bruno"))


def test_nothing_anybody_wrote_becomes_part_of_the_page(table: Table, words: Words, nasty: About):
    page = Page(story.html(table, 0, words, BOOK, nasty))
    assert "script" not in page.tags
    assert NASTY in page.text
    assert "&amp; <hope>" not in page.text


def test_nothing_anybody_wrote_becomes_markup_in_markdown(table: Table, words: Words, nasty: About):
    text = story.markdown(table, 0, words, BOOK, nasty)
    assert "<script>" not in text
    assert r"\<script\>alert(1)\</script\>\*\_\[x\](http://example.org)\& \# \|" in text
    assert not re.search(r"^# \|", text, re.MULTILINE)


def test_a_rule_is_quoted_safely_where_it_is_cited(game: Game, words: Words, about: About):
    book = Rulebook("T", (), (BOOK.chapters[0]._replace(parts=(BOOK.rules["TOY-BID-1"]._replace(id="TOY-NIGHT-1"),)),))
    page = Page(story.html(open_table(game), 0, words, book, about))
    assert ("title", "Bid a candle & <hope>.") in page.attributes
    assert "hope" not in page.tags


def test_the_page_needs_nothing_from_anywhere(table: Table, words: Words, nasty: About):
    source = story.html(table, 0, words, BOOK, nasty)
    page = Page(source)
    assert set(page.tags).isdisjoint({"script", "link", "img", "iframe", "object", "form", "video", "base"})
    links = [value for name, value in page.attributes if name in ("href", "src", "srcset", "action")]
    assert links
    assert all(value and value.startswith("#TOY-") for value in links)
    style = source[source.index("<style>") : source.index("</style>")]
    assert "url(" not in style
    assert "@import" not in style
    assert not [name for name, _ in page.attributes if name.startswith("on")]


def test_every_link_to_a_rule_leads_somewhere(table: Table, words: Words, about: About):
    page = Page(story.html(table, 0, words, BOOK, about))
    targets = {value for name, value in page.attributes if name == "id"}
    assert {value[1:] for name, value in page.attributes if name == "href" and value} <= targets


def test_a_rule_the_book_does_not_have_is_still_named(table: Table, words: Words, about: About):
    page = Page(story.html(table, 0, words, parse("# T\n## C\n", "TOY"), about))
    assert "TOY-NIGHT-1" in page.text
    assert "a" not in page.tags


def test_the_page_fits_a_phone_and_the_dark(table: Table, words: Words, about: About):
    source = story.html(table, 0, words, BOOK, about)
    assert 'name="viewport" content="width=device-width' in source
    assert "prefers-color-scheme: dark" in source
