"""The table as a plain terminal says it."""

from holdouts.engine.library import base_words
from holdouts.engine.view import Back, Zone, view
from holdouts.games.this_war_of_mine.game import GAME
from holdouts.terminal.facts import cards_of, facts
from holdouts.terminal.room import own_words
from tests.games.this_war_of_mine.test_grounds import ambush

WORDS = own_words("en")


def pile(back: str) -> Zone:
    return Zone(ref="deck", title="Monster deck", cards=(Back(back=back),), count=25, layout="pile")


def test_a_pile_is_said_with_what_shows_on_top():
    assert cards_of(pile("Level 2"), WORDS) == "25 cards, on top: Level 2"


def test_a_back_that_only_repeats_the_name_of_its_deck_is_not_said():
    assert cards_of(pile("Monster deck"), WORDS) == "25 cards"


def test_a_line_of_the_map_ends_with_one_full_stop():
    fight = ambush("pistol", "knife", "ammo")
    said = facts(view(fight.table, 0, base_words(GAME, "en"), ["Ilka"]), WORDS)
    assert any("Stands close" in line for line in said)
    assert not [line for line in said if line.endswith("..")]
