"""The table as a plain terminal says it."""

from holdouts.engine.view import Back, Zone
from holdouts.terminal.facts import cards_of
from holdouts.terminal.room import own_words

WORDS = own_words("en")


def pile(back: str) -> Zone:
    return Zone(ref="deck", title="Monster deck", cards=(Back(back=back),), count=25, layout="pile")


def test_a_pile_is_said_with_what_shows_on_top():
    assert cards_of(pile("Level 2"), WORDS) == "25 cards, on top: Level 2"


def test_a_back_that_only_repeats_the_name_of_its_deck_is_not_said():
    assert cards_of(pile("Monster deck"), WORDS) == "25 cards"
