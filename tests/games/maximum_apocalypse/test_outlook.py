"""What foresight reads of an apocalypse."""

import pytest

from holdouts.engine.foresight import foresee, threat
from holdouts.engine.holdings import holdings
from holdouts.engine.library import base_words
from holdouts.games.maximum_apocalypse.cards import COLOURS
from holdouts.games.maximum_apocalypse.game import GAME
from holdouts.games.maximum_apocalypse.picks import (
    Discard,
    EndActions,
    Equip,
    Fight,
    Move,
    Search,
    Sneak,
    Store,
    Target,
    Use,
)
from holdouts.testing import apocalypse, rule

WORDS = base_words(GAME, "en")
NAMES = ("Ilka", "Bo")


def told(table, *picks):
    return [line.text for line in foresee(table.table, 0, picks, WORDS, NAMES).lines]


@rule("MAX-STEALTH-4")
@pytest.mark.parametrize(("tokens", "odds"), [(1, "8 or less"), (3, "6 or less")])
def test_the_odds_of_a_stealth_test_are_told_exactly(tokens, odds):
    table = apocalypse("hunter").swarm("tunnel-a", tokens).turn(0).choose(Move("tunnel-a"))
    ways = {1: 26, 3: 15}[tokens]
    assert f"{odds} on two dice, and nobody notices: {ways} of 36" in told(table, Sneak())


@rule("MAX-STEALTH-4")
def test_beside_exact_odds_no_guess_is_told_of_the_same_thing():
    table = apocalypse("hunter").swarm("tunnel-a", 1).turn(0).choose(Move("tunnel-a"))
    assert [line for line in told(table, Sneak()) if "notice" in line] == [
        "8 or less on two dice, and nobody notices: 26 of 36"
    ]


@rule("MAX-MONSTER-9")
def test_a_blow_tells_what_is_left_of_the_monster_or_that_it_dies():
    table = apocalypse("hunter").gear(0, "machete").foes(0, "zombie-dog", "walker", wounds=1).turn(0)
    table.choose(Use("machete"))
    assert told(table, Target(0, 0)) == ["A Zombie Dog has 1 HP left"]
    assert told(table, Target(0, 1)) == ["Attached monsters 2 to 1", "A Walker dies"]


@rule("MAX-SCAV-8")
def test_what_goes_into_play_takes_room_and_what_is_thrown_away_is_named():
    table = apocalypse("hunter").map("farm-a").scavenge("green", "fuel").turn(0)
    table.choose(Search("green"))
    assert told(table, Equip(0)) == ["Storage 0 to 1 of 4"]
    assert told(table, Discard()) == ["Ilka discards “Fuel”"]


@rule("MAX-SCAV-1")
def test_a_search_tells_what_it_may_find():
    table = apocalypse("hunter").map("farm-a").scavenge("green", "food-2", "food-3").turn(0)
    lines = foresee(table.table, 0, [Search(COLOURS.index("green"))], WORDS, NAMES).lines
    assert "Ilka draws “Food”" in [line.plain for line in lines]


@rule("MAX-MISSION-2")
def test_what_is_put_on_the_objective_is_told():
    table = apocalypse("hunter").gear(0, "fuel").at(0, "van").turn(0)
    assert "“Fuel” goes on the objective, for good" in told(table, Store())


@rule("MAX-END-10")
def test_a_step_to_the_goal_tells_what_it_brings_there():
    table = apocalypse("hunter").gear(0, "fuel", "fuel").at(0, "tunnel-a").turn(0)
    lines = told(table, Move(table.place("van")))
    assert "Fuel at the goal 0 to 2 of 4" in lines
    assert "Survivors at the goal 0 to 1 of 1" in lines


@rule("MAX-END-10")
def test_where_the_end_of_a_turn_wins_it_says_so():
    table = apocalypse("hunter", mission="tutorial").gear(0, *["fuel"] * 4).at(0, "van").turn(0)
    warned = threat(table.table, 0, WORDS, NAMES)
    assert warned is not None
    assert warned.lines[0].plain == "You win"


@rule("MAX-STEALTH-3")
def test_whoever_fights_is_told_of_no_dice_but_of_the_monsters():
    table = apocalypse("hunter").swarm("tunnel-a", 2).only_monsters("walker", "walker", "walker").turn(0)
    table.choose(Move("tunnel-a"))
    lines = told(table, Fight())
    assert not [line for line in lines if "dice" in line]
    assert [line for line in lines if line.startswith("Attached monsters 0 to 2")]


@rule("MAX-MOVE-1")
def test_a_move_to_a_known_tile_without_tokens_is_certain():
    table = apocalypse("hunter").turn(0)
    place = table.place("tunnel-a")
    lines = foresee(table.table, 0, [Move(place)], WORDS, NAMES).lines
    told = ["Actions 4 to 3", "Survivors at the goal 1 to 0 of 1"]
    assert [(line.text, line.sort) for line in lines] == [(line, "certain") for line in told]


@rule("MAX-MONSTER-4")
def test_the_end_of_a_turn_threatens_with_what_monsters_and_hunger_do():
    table = apocalypse("hunter").foes(0, "walker").hunger(0, 2).turn(0)
    warned = threat(table.table, 0, WORDS, NAMES)
    assert warned is not None
    lines = [line.plain for line in warned.lines]
    assert [line for line in lines if line.startswith("HP ")]
    assert "Hunger 2 to 3 of 6" in lines
    assert EndActions() not in table.options(), "four actions must be taken; the line is there before"


@rule("MAX-DOG-3")
def test_a_threat_to_two_bodies_goes_on_through_the_question_which_of_them_is_attacked():
    table = apocalypse("veteran").foes(0, "zombie-dog").hunger(0, 2).turn(0)
    warned = threat(table.table, 0, WORDS, NAMES)
    assert warned is not None
    assert [line for line in warned.lines if line.plain.startswith("HP, ")]


@rule("MAX-SETUP-6")
def test_everybody_knows_what_is_in_the_monster_deck_and_nobody_in_which_order():
    table = apocalypse("hunter").only_monsters("walker", "walker", "spitter").turn(0)
    held = {one.name: one.text for one in holdings(table.table, 0, WORDS)["monsters"]}
    assert held == {"Walker": "2 × Walker", "Spitter": "1 × Spitter"}
