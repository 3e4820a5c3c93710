"""The table as a plain terminal says it."""

from collections.abc import Callable

from click.testing import Result

from holdouts.engine.library import base_words
from holdouts.engine.view import Back, Face, Zone, view
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


def test_a_line_of_the_map_ends_with_one_full_stop():
    fight = ambush("pistol", "knife", "ammo")
    said = facts(view(fight.table, 0, base_words(GAME, "en"), ["Ilka"]), WORDS)
    assert any("Stands close" in line for line in said)
    assert not [line for line in said if line.endswith("..")]
