"""Figures of the draw deck: the level on each back, and how many there are of each card. [7 of the catalog]"""

from collections import Counter

import pytest

from holdouts.games.godforsaken_scavengers.picks import Begin
from holdouts.testing import expedition

FIGURES = {
    # actions: level, copies
    "scout": (1, 4),
    "move": (1, 4),
    "rush": (1, 3),
    "hide": (1, 4),
    "forage": (1, 4),
    "dry-ration": (1, 5),
    "bait": (1, 3),
    "torch": (1, 3),
    "barricade": (1, 2),
    "hunt": (2, 3),
    "rest": (2, 3),
    "salvation": (2, 4),
    "relief": (2, 3),
    "smoked-meat": (2, 3),
    "ambush": (2, 2),
    "barter": (2, 2),
    "snare": (2, 2),
    "shared-meal": (2, 1),
    "instinct": (3, 3),
    "royal-jelly": (3, 2),
    "second-wind": (3, 2),
    "deep-cache": (3, 2),
    "queens-scent": (3, 1),
    "sacrifice": (3, 1),
    "collapse": (3, 1),
    "carapace": (3, 2),
    # perils: level, copies
    "cave-worm": (1, 1),
    "pit-trap": (1, 1),
    "spore-cloud": (1, 1),
    "thief-beetle": (1, 1),
    "dire-hound": (2, 1),
    "weeping-spider": (2, 2),
    "frenzied-kin": (2, 1),
    "acid-rain": (2, 1),
    "rockfall": (2, 2),
    "black-mist": (3, 2),
    "maw-of-the-deep": (3, 2),
    "brood-mother": (3, 1),
    "hollow-choir": (3, 1),
    "flayer": (3, 2),
    "void-hunger": (3, 1),
    # opportunities: level, copies
    "abandoned-camp": (1, 1),
    "fungus-patch": (1, 1),
    "stray-larva": (1, 1),
    "pathfinder": (2, 1),
    "shrine-of-the-queen": (2, 1),
    "old-armoury": (2, 1),
    "royal-larder": (3, 1),
    "rift-in-the-dark": (3, 1),
    # anomalies: level, copies
    "anomaly-one": (1, 1),
    "anomaly-two": (2, 1),
    "anomaly-three": (3, 1),
}


@pytest.mark.parametrize("card", FIGURES)
def test_every_card_of_the_draw_deck_has_its_level_and_its_copies(card):
    book = expedition().now.book
    levels = [design.level for design in book.cards if design.id == card]
    assert levels == [FIGURES[card][0]] * FIGURES[card][1]


def test_the_draw_deck_holds_nothing_else():
    book = expedition().now.book
    assert Counter(design.id for design in book.cards) == {card: copies for card, (_, copies) in FIGURES.items()}


def test_at_the_gate_of_the_hive_one_card_of_each_pile_is_shown_after_the_cut():
    """The last Location of the Daring Retreat."""
    table = expedition(2, "daring-retreat").next_locations().new_round()
    while not table.can(Begin()):
        table.choose(table.options()[0])
    assert len(table.now.known) == 3
    assert sorted(table.now.known) == sorted(pile[-1] for pile in table.now.piles)
