"""What the catalog left open, and what the rulebook says about it."""

import re
from pathlib import Path

import pytest

from holdouts.engine.rulebook import open_rulebook
from holdouts.games.godforsaken_scavengers.game import GAME
from holdouts.testing import rule

DECISIONS = Path(__file__).parents[3] / "docs" / "godforsaken-scavengers-decisions.md"
OPEN_POINTS = 34


def test_the_list_settles_every_open_point_of_the_catalog():
    settled = set(re.findall(r"Q-[0-9]+", DECISIONS.read_text(encoding="utf-8")))
    assert settled == {f"Q-{number:02}" for number in range(1, OPEN_POINTS + 1)}


@rule("GOD-CARAVAN-2", "GOD-CHARACTER-2")
@pytest.mark.parametrize(
    ("lang", "caravan", "character"),
    [
        ("en", "the levels on their backs", "Everybody knows which Character you have chosen"),
        ("fr", "les niveaux à leur dos", "Tout le monde sait quel Personnage vous avez choisi"),
    ],
)
def test_the_rulebook_says_what_is_public_of_caravan_cards_and_face_down_characters(lang, caravan, character):
    rules = open_rulebook(GAME, lang).rules
    assert caravan in rules["GOD-CARAVAN-2"].text
    assert character in rules["GOD-CHARACTER-2"].text
