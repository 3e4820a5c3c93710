"""The worked examples of the rulebook, figure by figure."""

import pytest

from holdouts.games.maximum_apocalypse.picks import (
    Accept,
    Ask,
    Drop,
    Equip,
    Move,
    Play,
    Propose,
    Search,
    Target,
    Trade,
    Use,
    UseInnate,
)
from holdouts.games.maximum_apocalypse.rules.gear import storage_left
from holdouts.testing import apocalypse, rule, set_up

GUNSLINGER, FIREMAN = 0, 1


def example_turn():
    """The Gunslinger and the Fireman on a Gas Station; a Walker clings to her, and she is about to roll the dice."""
    table = apocalypse("gunslinger", "fireman").map("van ?avenue-green", "police-station gas-station-a")
    table.at(GUNSLINGER, "gas-station-a").at(FIREMAN, "gas-station-a").hunger(GUNSLINGER, 4)
    table.gear(GUNSLINGER, "colt").foes(GUNSLINGER, "walker").hand(FIREMAN, "food-1")
    table.scavenge("red", "fuel").next_monsters("spitter")
    return table.rolling(2, 4, 1, 1).turn(GUNSLINGER, "spawn")


def walker(table):
    return table.survivor(GUNSLINGER).foes[0]


def to_action_2():
    return example_turn().choose(Use("colt"))


def to_the_trade():
    return to_action_2().choose(Search("red")).choose(Equip(GUNSLINGER))


def to_action_3():
    table = to_the_trade().choose(Trade(FIREMAN)).choose(Ask("food-1")).choose(Propose())
    return table.choose(Accept(), FIREMAN)


def to_action_4():
    return to_action_3().choose(Move("avenue-green"))


def to_the_end():
    """With the last action everything is spent but the discarding of two cards for one, of which she has no use."""
    return to_action_4().choose(Use("colt")).choose(Target(GUNSLINGER, 0)).idle_turn()


@rule("MAX-SPAWN-2", "MAX-SPAWN-3", "MAX-SPAWN-9")
def test_step_1_a_six_puts_a_token_on_the_police_station_and_one_on_the_van():
    table = example_turn()
    assert (table.tokens_on("police-station"), table.tokens_on("van")) == (1, 1)
    assert table.tokens_on("gas-station-a") == table.tokens_on("avenue-green") == 0
    assert table.foe_ids(FIREMAN) == []


@rule("MAX-DRAW-1")
def test_step_2_she_draws_a_card():
    assert len(example_turn().hand_ids(GUNSLINGER)) == 1


@rule("MAX-ACTION-7", "MAX-MONSTER-9")
def test_action_1_the_colt_hits_the_walker():
    table = example_turn()
    assert table.held(GUNSLINGER, "colt").tokens == 4
    assert table.now.monster(walker(table)).hp == 4
    table.choose(Use("colt"))
    assert table.held(GUNSLINGER, "colt").tokens == 3
    assert table.now.monster(walker(table)).hp - walker(table).wounds == 2


@rule("MAX-SCAV-1", "MAX-SCAV-8", "MAX-FREE-10", "MAX-EQUIP-2")
def test_action_2_she_finds_fuel_and_equips_it_for_nothing():
    table = to_action_2().choose(Search("red"))
    assert table.survivor(GUNSLINGER).actions == 2
    table.choose(Equip(GUNSLINGER))
    assert table.gear_ids(GUNSLINGER) == ["colt", "fuel"]
    assert storage_left(table.now, GUNSLINGER) == 2
    assert table.survivor(GUNSLINGER).actions == 2


@rule("MAX-FREE-3")
def test_free_action_the_fireman_gives_her_his_food():
    table = to_action_3()
    assert table.hand_ids(GUNSLINGER)[-1] == "food-1"
    assert table.hand_ids(FIREMAN) == []
    assert table.survivor(GUNSLINGER).actions == 2


@rule("MAX-MOVE-4", "MAX-MOVE-7", "MAX-KEYWORD-8")
def test_action_3_the_hidden_tile_is_an_avenue_where_a_spitter_waits():
    table = to_action_4()
    assert table.where(GUNSLINGER) == "avenue-green"
    assert table.now.up[table.place("avenue-green")]
    assert table.foe_ids(GUNSLINGER) == ["walker", "spitter"]
    assert table.survivor(GUNSLINGER).actions == 1


@rule("MAX-MONSTER-9")
def test_action_4_the_colt_kills_the_walker():
    table = to_action_4().choose(Use("colt")).choose(Target(GUNSLINGER, 0))
    assert table.held(GUNSLINGER, "colt").tokens == 2
    assert table.foe_ids(GUNSLINGER) == ["spitter"]
    assert table.monster_ids(table.now.monster_discard) == ["walker"]


@rule("MAX-HUNGER-1")
def test_step_5_she_is_hungrier():
    table = to_the_end()
    assert table.survivor(GUNSLINGER).hunger == 5
    assert table.survivor(FIREMAN).hunger == 1


@rule("MAX-MONSTER-5", "MAX-RANGE-2")
def test_step_6_the_spitter_reaches_the_fireman_on_the_next_tile():
    table = to_the_end()
    assert table.body(GUNSLINGER).hp == 28 - 2
    assert table.body(FIREMAN).hp == 32 - 2


@rule("MAX-TURN-2", "MAX-END-11")
def test_step_7_nobody_has_won_and_the_fireman_is_next():
    table = to_the_end()
    assert not table.table.over
    assert (table.now.active, table.asked()) == (FIREMAN, (FIREMAN,))


@rule("MAX-DRAW-4", "MAX-CARD-5")
def test_example_of_the_hand_limit():
    table = apocalypse().hand(0, *["distress-flare"] * 4, *["lighter"] * 3, *["first-aid-kit"] * 3)
    table.deck(0, "shotgun").rolling(1, 1).turn(0, "spawn")
    assert len(table.hand_ids(0)) == 11
    table.choose(Drop("lighter"))
    assert len(table.hand_ids(0)) == 10
    assert "shotgun" in table.hand_ids(0)
    assert table.discard_ids(0) == ["lighter"]
    assert table.asks() == "MAX-ACTION-1"


@rule("MAX-ACTION-5", "MAX-RANGE-1")
def test_example_of_innates_the_fireman_punches():
    table = apocalypse("fireman", "hunter").foes(0, "zombie-soldier").foes(1, "walker").at(1, "tunnel-a").turn(0)
    table.choose(UseInnate(0))
    assert (table.survivor(0).foes[0].wounds, table.survivor(1).foes[0].wounds) == (2, 0)
    assert table.survivor(0).actions == 3


@rule("MAX-SETUP-16")
def test_example_of_innates_the_gunslinger_begins_with_the_colt():
    assert set_up("gunslinger", "hunter").gear_ids(0) == ["colt"]


@rule("MAX-SCAV-9", "MAX-SCAV-10", "MAX-ACTION-6")
def test_example_of_a_food_card():
    table = apocalypse("fireman", "hunter").hunger(0, 3).hunger(1, 3).hand(0, "food-1").turn(0)
    table.choose(Play("food-1", 0))
    assert (table.survivor(0).hunger, table.survivor(1).hunger) == (2, 3)
    assert (table.discard_ids(), table.discard_ids(0)) == (["food-1"], [])
    assert table.asks() == "MAX-ACTION-1"


@rule("MAX-SCAV-10")
@pytest.mark.parametrize(("hunger", "offered"), [(0, False), (1, True)])
def test_a_food_card_cannot_be_played_on_somebody_else(hunger, offered):
    table = apocalypse("fireman", "hunter").hunger(0, hunger).hunger(1, 5).hand(0, "food-1").turn(0)
    assert table.can(Play("food-1", 0)) == offered
    assert not table.can(Play("food-1", 1))
