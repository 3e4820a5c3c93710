"""What is read before the first move: what wins, for whom one plays, who decides, what waits in the decks."""

from typing import cast

import pytest

from holdouts.engine.briefing import briefing, what_it_takes
from holdouts.engine.library import LANGUAGES, base_words, new_table, read_setup
from holdouts.engine.table import Table
from holdouts.games.this_war_of_mine.game import GAME, SCENARIOS
from holdouts.games.this_war_of_mine.state import Siege
from holdouts.games.this_war_of_mine.text import card_text


def dealt(scenario: str) -> Table:
    return new_table(GAME, read_setup(GAME, {"scenario": scenario, "seats": 2}), 7)


def briefed(scenario: str = "until-the-ceasefire", lang: str = "en") -> dict[str, str]:
    """The sections by their keys, each as one text."""
    told = briefing(dealt(scenario), 0, base_words(GAME, lang), ("Ilka", "Tavo"))
    return {it.key: " ".join(it.lines) for it in told}


def test_the_aim_comes_first_then_for_whom_one_plays_and_who_decides():
    told = briefed()["win"]
    assert told.startswith("Live to see the Ceasefire")
    assert told.index("one group of civilians") < told.index("3 Chapters") < told.index("the Leader chooses")


def test_whoever_waits_for_the_convoy_is_told_of_seats_and_of_no_chapters():
    told = briefed("the-last-convoy")["win"]
    assert told.startswith("Buy a seat on the last bus for everybody in the house")
    assert "It leaves after 5 days" in told
    assert "Chapters" not in told
    assert "Ceasefire" not in told


@pytest.mark.parametrize(
    ("scenario", "aim"), [("the-last-convoy", "It leaves after 5 days"), ("endless-night", "Ceasefire")]
)
def test_the_card_of_the_scenario_says_again_what_wins(scenario: str, aim: str):
    sheet = cast(Siege, dealt(scenario).state).sheet
    assert aim in card_text(sheet, base_words(GAME, "en"))[0]


def test_how_it_is_lost_names_the_night_without_a_guard():
    assert "nobody on guard" in briefed()["lose"]


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("scenario", SCENARIOS)
def test_everybody_who_lives_in_the_house_is_introduced(scenario: str, lang: str):
    siege, words = cast(Siege, dealt(scenario).state), base_words(GAME, lang)
    told = " ".join(briefed(scenario, lang).values())
    assert all(words.say(f"name-{siege.character(person).id}") in told for person in siege.group)


def test_the_decks_are_counted():
    told = briefed()["decks"]
    assert "18 Locations" in told
    assert "pages that can be met" in told


@pytest.mark.parametrize("lang", LANGUAGES)
def test_whoever_chooses_a_scenario_reads_what_tells_it_from_the_others(lang: str):
    words = base_words(GAME, lang)
    said = {what_it_takes(GAME, read_setup(GAME, {"scenario": name, "seats": 1}), words) for name in SCENARIOS}
    assert len(said) == len(SCENARIOS)


def test_whoever_plays_alone_is_told_how_a_day_goes_and_nothing_of_a_leader():
    table = new_table(GAME, read_setup(GAME, {"scenario": "until-the-ceasefire", "seats": 1}), 7)
    told = " ".join(line for it in briefing(table, 0, base_words(GAME, "en"), ("Ilka",)) for line in it.lines)
    assert "three steps of work" in told
    assert "Leader" not in told
