"""The words of the house: one meaning each, and the rooms the docs name are the rooms there are."""

import re
from pathlib import Path

import pytest

from holdouts.games import IDS, folder_of

CHECKOUT = Path(__file__).parents[1]
GLOSSARY = (CHECKOUT / "docs" / "glossary.md").read_text(encoding="utf-8")
ADD_A_GAME = (CHECKOUT / "docs" / "add-a-game.md").read_text(encoding="utf-8")
SOURCE = CHECKOUT / "src" / "holdouts"
MAY_BE_LACKING = {
    *("briefing", "campaign", "campaign_story", "conditions", "deed", "moments", "objective", "tally", "worth"),
    *("fight_events", "grounds", "sheet_form", "household", "night", "observation", "pages", "prospects"),
}


def rooms(folder: Path) -> set[str]:
    """The modules and packages of Python in a folder."""
    found = {file.stem for file in folder.glob("*.py")} | {file.parent.name for file in folder.glob("*/__init__.py")}
    return found - {"__init__"}


def test_the_glossary_names_every_room_of_the_engine_and_no_other():
    named = re.findall(r"^\| `([a-z_]+)` \|", GLOSSARY, re.MULTILINE)
    assert sorted(named) == sorted(rooms(SOURCE / "engine"))


def test_no_word_is_explained_twice_but_for_the_one_that_says_so():
    words = [word for row in re.findall(r"^\| ([a-z][^|`]*) \|", GLOSSARY, re.MULTILINE) for word in row.split(", ")]
    assert len(words) > 20
    assert sorted(words) == sorted(set(words))


@pytest.mark.parametrize("game", [*(f"games/{folder_of(id_).name}" for id_ in IDS), "starter"])
def test_the_rooms_of_a_game_are_those_the_page_lists(game: str):
    table = ADD_A_GAME.split("## In which order")[0]
    listed = set(re.findall(r"`([a-z_]+)(?:\.py|/)`", table)) - {"content", "pictures", "words", "rulebook"}
    here = rooms(SOURCE / game)
    assert here - listed <= {"game"}
    assert listed - here <= MAY_BE_LACKING
