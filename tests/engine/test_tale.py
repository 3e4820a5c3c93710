"""Tales: what is left of a game that is told by the pages of a book."""

import re
from itertools import pairwise

import pytest

from holdouts.engine import tale
from holdouts.engine.library import base_words, read_setup
from holdouts.engine.record import About, settle
from holdouts.engine.table import Table
from holdouts.engine.tale import Chapter, Part
from holdouts.engine.telling import Leaf
from holdouts.engine.view import naming_for
from holdouts.games import find_game
from holdouts.games.this_war_of_mine.events import ScriptRead, WayTaken
from holdouts.games.this_war_of_mine.state import Siege
from holdouts.lab.replay import Replay

GAME = find_game("this-war-of-mine")
NAMES = ("Ilka", "Bo")


@pytest.fixture(scope="module")
def campaign() -> Table:
    """A campaign that bots have played to its end."""
    setup = read_setup(GAME, {"scenario": "the-last-convoy", "seats": 2})
    return Replay(GAME.id, setup, ("sensible",), 5, 11).play()


def about(table: Table) -> About:
    setup = read_setup(GAME, {"scenario": "the-last-convoy", "seats": 2})
    return settle(GAME, setup, 1, names=NAMES, kinds=("person", "person"), language="en")


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_a_campaign_is_told_by_its_pages_and_choices_in_their_order(campaign: Table, lang: str):
    words = base_words(GAME, lang)
    page = tale.html(campaign, None, words, "The title", about(campaign))
    numbers = [int(number) for number in re.findall(r"<small>(\d+)</small>", page)]
    read = [event.script for _, event in campaign.story() if isinstance(event, ScriptRead)]
    assert len(numbers) > 5
    assert {*numbers} <= {*read}
    rest = iter(read)
    assert all(number in rest for number in numbers), "a page that is read for two people may be told for one"
    taken = next(event for _, event in campaign.story() if isinstance(event, WayTaken))
    assert words.say(f"page-{taken.way}") in page.replace("&#39;", "'")


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_a_tale_needs_nothing_else_and_runs_nothing(campaign: Table, lang: str):
    page = tale.html(campaign, None, base_words(GAME, lang), "The <title>", about(campaign))
    assert "<script" not in page
    assert f"<style>{tale.STYLE}</style>" in page
    assert "The &lt;title&gt;" in page
    assert "default-src &#39;none&#39;" in page


def long_tale() -> list[Chapter]:
    """Ten days of three pages of a hundred words; something is chosen on the first of each."""
    return [
        Chapter(f"Day {day}", [Part(Leaf(f"{day}{n}", "", "word " * 100), ["chosen"] * (n == 0)) for n in range(3)])
        for day in range(10)
    ]


def test_a_long_tale_is_shortened_where_nothing_was_chosen():
    short = tale.shortened(long_tale(), 2200)
    parts = [part for chapter in short for part in chapter.parts]
    assert 2200 - 100 - tale.HEADING < sum(part.length for part in parts) <= 2200
    assert sum(len(part.marks) for part in parts) == 10
    assert parts[1].leaf is not None
    assert (parts[1].leaf.number, parts[-1].leaf and parts[-1].leaf.number) == ("01", "92")


def test_titles_and_choices_take_room_as_pages_do():
    assert Part(None, ["chosen"] * 3).length == 3 * tale.MARK
    assert Part(Leaf("1", "", "word " * 100), []).length == 100 + tale.HEADING


def test_a_short_tale_is_told_whole():
    assert tale.shortened(long_tale(), 4000) == long_tale()


def test_a_page_that_was_opened_twice_is_told_once_and_one_that_goes_on_needs_no_title(campaign: Table):
    words = base_words(GAME, "en")
    read = [ScriptRead(script=number, rule="TWM-BOOK-6") for number in (2043, 2051, 208, 2844, 208, 2845)]
    naming = naming_for(campaign, None, words, NAMES)
    (chapter,) = tale.chapters(read, GAME.telling, words, naming)
    assert [part.leaf and part.leaf.number for part in chapter.parts] == ["2043", "2051", "208", "2844", "2845"]
    goes_on = [part.goes_on(before) for before, part in pairwise(chapter.parts)]
    assert goes_on == [True, False, True, True]


def test_a_tale_begins_with_those_who_were_there(campaign: Table):
    page = tale.html(campaign, None, base_words(GAME, "en"), "The title", about(campaign))
    siege = campaign.state
    assert isinstance(siege, Siege)
    starters = [siege.book.characters[card].id for card in siege.starters]
    assert re.findall(r'<p class="cast">(\w+)\.', page) == [name.capitalize() for name in starters]
