"""Tales: what is left of a game that is told by the pages of a book."""

import re

import pytest

from holdouts.engine import tale
from holdouts.engine.library import base_words, read_setup
from holdouts.engine.record import About, settle
from holdouts.engine.table import Table
from holdouts.engine.tale import Chapter, Part
from holdouts.engine.telling import Leaf
from holdouts.games import find_game
from holdouts.games.this_war_of_mine.events import ScriptRead, WayTaken
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
    assert numbers == [number for number in read if number in numbers]
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
    short = tale.shortened(long_tale(), 1500)
    parts = [part for chapter in short for part in chapter.parts]
    assert sum(part.length for part in parts) == 1500
    assert sum(len(part.marks) for part in parts) == 10
    assert parts[1].leaf is not None
    assert (parts[1].leaf.number, parts[-1].leaf and parts[-1].leaf.number) == ("01", "92")


def test_a_short_tale_is_told_whole():
    assert tale.shortened(long_tale(), 3000) == long_tale()
