"""Foresight in the tunnels: what a newcomer must read before they choose."""

from holdouts.engine.foresight import foresee, threat
from holdouts.engine.library import base_words
from holdouts.games.godforsaken_scavengers.game import GAME
from holdouts.games.godforsaken_scavengers.picks import Dig, DigOn, Eat, Play, Starve
from holdouts.testing import expedition, rule

WORDS = base_words(GAME, "en")
NAMES = ("Ilka", "Tavo")


def foreseen(table, *picks):
    return [line.text for line in foresee(table.table, 0, picks, WORDS, NAMES).lines]


@rule("GOD-FEED-4")
def test_whoever_starves_reads_what_it_costs_though_others_have_not_laid_out_their_meal():
    table = expedition(location="silent-mire").hand(0, "hunt", "rest").hand(1, "hunt", "rest").feeding()
    lines = foreseen(table, Starve())
    assert "Ilka starves, unless others step in" in lines
    assert "Afflictions 0 to 1 of 3, unless others step in" in lines


def test_food_in_hand_is_told_without_a_limit_that_it_does_not_have():
    table = expedition(location="silent-mire").hand(0, "hunt", "rest").hand(1, "hunt", "rest").feeding()
    assert "Food in hand 4 to 2" in foreseen(table, Eat(table.player(0).hand[0]))


def test_a_number_that_may_rise_or_fall_is_told_once_for_each():
    table = expedition(location="silent-mire").searched("hunt", "rest").hand(1, "rest").turn(0, pile=0)
    lines = foreseen(table, DigOn())
    assert any(line.startswith("Searched cards 2 to 3") for line in lines)
    assert not any("between 0" in line for line in lines)


def test_ending_a_turn_without_a_meal_says_how_much_food_is_missing():
    table = expedition(location="silent-mire").hand(0, "hide").hand(1, "hunt").harvest(0)
    told = threat(table.table, 0, WORDS, NAMES)
    assert told is not None
    assert any(line.text.startswith("Food you lack 0 to ") for line in told.lines)


@rule("GOD-PERIL-9")
def test_a_reaction_that_saves_the_searched_cards_says_so():
    table = expedition(location="silent-mire").searched("hunt").hand(0, "hide").hand(1, "rest").pile(0, "acid-rain")
    table.turn(0).choose(Dig(0))
    assert "The searched cards are saved" in " ".join(foreseen(table, Play(table.player(0).hand[0])))
