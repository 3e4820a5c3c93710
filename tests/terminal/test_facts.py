"""The table as a plain terminal says it."""

from collections.abc import Callable

from click.testing import Result

from holdouts.engine.view import Back, Face, Zone
from holdouts.terminal.facts import cards_of
from holdouts.terminal.room import own_words

WORDS = own_words("en")


def pile(back: str) -> Zone:
    return Zone(ref="deck", title="Monster deck", cards=(Back(back=back),), count=25, layout="pile")


def test_a_pile_is_said_with_what_shows_on_top():
    assert cards_of(pile("Level 2"), WORDS) == "25 cards, on top: Level 2"


def test_a_back_that_only_repeats_the_name_of_its_deck_is_not_said():
    assert cards_of(pile("Monster deck"), WORDS) == "25 cards"


def test_a_hand_that_nobody_else_may_see_is_only_counted():
    hand = Zone(ref="hand:1", title="Hand", cards=(Back(back="Hand"),) * 5, count=5)
    assert cards_of(hand, WORDS) == "5 cards"


def test_what_is_seen_of_a_hand_is_said_beside_the_count():
    hand = Zone(
        ref="hand:1", title="Hand", cards=(Face(ref="card:1", name="Torch", kind="Item"), Back(back="Hand")), count=2
    )
    assert cards_of(hand, WORDS) == "2 cards: Torch"


def test_a_place_is_named_once_and_one_zombie_is_one(run: Callable[..., Result]):
    told = run(
        "play", "dead-of-winter", "--scenario", "until-the-thaw", "--seats", 3, "--seed", 5, "--plain", typed="1"
    )
    assert "School: 4 of 4 spaces free; Zombie; The entrance: 1 zombie" in told.output
