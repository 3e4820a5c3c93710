"""The prose of the book: both languages say the same things, and nothing that no page says."""

import re

import pytest

from holdouts.engine.library import LANGUAGES
from holdouts.engine.words import Words, apart
from holdouts.games import folder_of
from holdouts.games.this_war_of_mine.pages import STORIES
from holdouts.lab.proofs import spoken_keys
from tests.games.this_war_of_mine.desk import real_book

PROSE = ("characters", "endings", "errands", "events", "locations", "memories", "rules")
TITLED = STORIES - {"follow-up"}


def sources(lang: str) -> list[str]:
    folder = folder_of("this-war-of-mine") / "words" / lang
    return [(folder / f"book-{name}.ftl").read_text(encoding="utf-8") for name in PROSE]


def test_both_languages_tell_the_same_pages_with_the_same_options():
    assert apart({lang: sources(lang) for lang in LANGUAGES}) == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_word_of_the_book_belongs_to_a_page_and_every_page_has_its_words(lang):
    said = set(Words(lang, sources(lang)).keys())
    titles = {key for key in said if key.endswith(".title")}
    assert said - titles == {key for page in real_book().pages.values() for key in spoken_keys(page)}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_story_but_a_follow_up_has_a_title(lang):
    words = Words(lang, sources(lang))
    pages = [page for page in real_book().pages.values() if page.kind in TITLED]
    assert [page.id for page in pages if not words.has(f"page-{page.id}.title")] == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_story_cries_out_or_names_a_number_of_the_book(lang):
    words = Words(lang, sources(lang))
    for page in real_book().pages.values():
        if page.story:
            text = words.say(f"page-{page.id}")
            assert "!" not in text, page.id
            assert not re.search(r"\b[12]\d\d\d\b", text), page.id
