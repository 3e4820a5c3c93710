"""Slipping past what waits on a tile. [MAX-STEALTH]"""

import pytest

from holdouts.games.maximum_apocalypse import events
from holdouts.games.maximum_apocalypse.picks import Decline, DrawCard, Fight, Move, Sneak
from holdouts.testing import apocalypse, rule

# --- test or fight ---


@rule("MAX-STEALTH-1")
def test_with_a_monster_attached_all_tokens_are_drawn_without_a_test():
    table = apocalypse("hunter").swarm("tunnel-a", 2).foes(0, "walker").only_monsters("spitter", "zombie-dog").turn(0)
    table.choose(Move("tunnel-a"))
    assert table.told(events.Tested) == []
    assert table.foe_ids(0) == ["walker", "spitter", "zombie-dog"]
    assert table.tokens_on("tunnel-a") == 0


@rule("MAX-STEALTH-2")
def test_without_a_monster_attached_entering_a_tile_with_tokens_calls_for_a_decision():
    table = apocalypse("hunter").swarm("tunnel-a", 1).turn(0).choose(Move("tunnel-a"))
    assert table.options() == [Sneak(), Fight()]


@rule("MAX-STEALTH-2")
def test_a_tile_without_tokens_calls_for_nothing():
    table = apocalypse("hunter").turn(0).choose(Move("tunnel-a"))
    assert table.asks() == "MAX-ACTION-1"
    assert table.told(events.Tested) == []


@rule("MAX-STEALTH-3")
def test_instead_of_testing_one_may_fight_a_card_for_each_token():
    table = apocalypse("hunter").swarm("tunnel-a", 3).only_monsters("walker", "spitter", "zombie-dog", "stalker")
    table.turn(0).choose(Move("tunnel-a")).choose(Fight())
    assert table.told(events.Tested) == []
    assert table.foe_ids(0) == ["walker", "spitter", "zombie-dog"]
    assert table.tokens_on("tunnel-a") == 0


# --- the test ---


@rule("MAX-STEALTH-4")
@pytest.mark.parametrize(("dice", "seen"), [((2, 3), False), ((3, 3), True)])
def test_a_sum_of_at_most_the_current_stealth_succeeds(dice, seen):
    """The Fireman's 6 minus one token is 5."""
    table = apocalypse("fireman").swarm("tunnel-a", 1).only_monsters("walker").rolling(*dice).turn(0)
    table.choose(Move("tunnel-a")).choose(Sneak())
    assert (table.foe_ids(0) == ["walker"]) is seen


@rule("MAX-STEALTH-5")
@pytest.mark.parametrize(("tokens", "value"), [(1, 8), (2, 7), (3, 6)])
def test_each_token_on_the_tile_lowers_stealth_by_one(tokens, value):
    table = apocalypse("hunter").swarm("tunnel-a", tokens).rolling(1, 1).turn(0)
    table.choose(Move("tunnel-a")).choose(Sneak())
    assert table.told(events.Tested)[0].stealth == value


@rule("MAX-STEALTH-5")
def test_cards_raise_stealth():
    table = apocalypse("hunter").gear(0, "camouflage").swarm("tunnel-a", 1).rolling(5, 5).turn(0)
    table.choose(Move("tunnel-a")).choose(Sneak())
    assert table.told(events.Tested)[0].stealth == 10
    assert table.foe_ids(0) == []


@rule("MAX-STEALTH-6")
def test_failure_removes_every_token_and_draws_a_card_for_each():
    table = apocalypse("fireman").swarm("tunnel-a", 2).only_monsters("walker", "spitter").rolling(3, 2).turn(0)
    table.choose(Move("tunnel-a")).choose(Sneak())
    assert table.tokens_on("tunnel-a") == 0
    assert table.foe_ids(0) == ["walker", "spitter"]


@rule("MAX-STEALTH-7")
def test_success_draws_nothing_and_the_tokens_stay():
    table = apocalypse("hunter").swarm("tunnel-a", 2).rolling(1, 1).turn(0)
    table.choose(Move("tunnel-a")).choose(Sneak())
    assert table.tokens_on("tunnel-a") == 2
    assert table.foe_ids(0) == []


@rule("MAX-STEALTH-7")
def test_no_further_test_is_needed_while_the_survivor_stays():
    table = apocalypse("hunter").swarm("tunnel-a", 2).rolling(1, 1, 1, 1).turn(0, actions=2)
    table.choose(Move("tunnel-a")).choose(Sneak()).choose(DrawCard())
    assert table.now.turn == 2
    assert table.asks() == "MAX-ACTION-1"
    assert len(table.told(events.Tested)) == 1


@rule("MAX-STEALTH-7")
def test_coming_back_calls_for_a_new_test():
    table = apocalypse("hunter").swarm("tunnel-a", 2).rolling(1, 1).turn(0)
    table.choose(Move("tunnel-a")).choose(Sneak()).choose(Move("van")).choose(Move("tunnel-a"))
    assert table.options() == [Sneak(), Fight()]


@rule("MAX-STEALTH-8")
def test_removed_tokens_go_back_to_the_supply():
    table = apocalypse("hunter").swarm("tunnel-a", 3).swarm("tunnel-b", 1).turn(0)
    assert table.now.supply == 26
    table.choose(Move("tunnel-a")).choose(Fight())
    assert table.now.supply == 29


@rule("MAX-STEALTH-9")
def test_a_monster_that_brings_another_does_not_change_how_many_are_due():
    table = apocalypse("hunter").swarm("tunnel-a", 2).turn(0)
    table.only_monsters("moaning-walker", "walker", "spitter", "stalker").choose(Move("tunnel-a")).choose(Fight())
    assert table.foe_ids(0) == ["moaning-walker", "walker", "spitter"]


@rule("MAX-STEALTH-9")
def test_the_cards_of_one_failure_are_drawn_one_by_one():
    """A dead survivor draws no more of them."""
    table = apocalypse("fireman", "hunter", mission="nuclear-winter").swarm("tunnel-a", 3).hp(0, 4).rolling(6, 6, 1, 1)
    table.only_monsters("mutant", "military-remnant", "bandit").turn(0).choose(Move("tunnel-a")).choose(Sneak())
    assert table.survivor(0).dead
    assert [event.monster for event in table.told(events.MonsterMet)] == table.now.monster_discard
    assert table.monster_ids(table.now.monster_discard) == ["mutant", "military-remnant"]


@rule("MAX-STEALTH-10")
def test_a_stealth_below_two_fails_without_a_roll():
    table = apocalypse("fireman", tokens="uncapped").swarm("tunnel-a", 5).turn(0)
    table.only_monsters(*["walker"] * 4, "spitter").choose(Move("tunnel-a")).choose(Sneak())
    assert table.told(events.Tested) == []
    assert len(table.foe_ids(0)) == 5


@rule("MAX-STEALTH-10")
def test_a_stealth_of_two_is_still_rolled_for():
    table = apocalypse("fireman", tokens="uncapped").swarm("tunnel-a", 4).rolling(1, 1).turn(0)
    table.choose(Move("tunnel-a")).choose(Sneak())
    assert table.told(events.Tested)[0].stealth == 2
    assert table.foe_ids(0) == []


@rule("MAX-STEALTH-11", "MAX-HUNGER-7")
@pytest.mark.parametrize(
    ("survivor", "fed", "starving"),
    [
        ("fireman", 6, 5),
        ("gunslinger", 7, 6),
        ("hunter", 9, 8),
        ("mechanic", 8, 7),
        ("surgeon", 8, 7),
        ("veteran", 7, 6),
    ],
)
def test_stealth_is_lower_on_the_starving_side(survivor, fed, starving):
    for hunger, value in ((5, fed), (6, starving)):
        table = apocalypse(survivor).hunger(0, hunger).swarm("tunnel-a", 1).rolling(1, 1).turn(0)
        table.choose(Move("tunnel-a")).choose(Sneak())
        assert table.told(events.Tested)[0].stealth == value - 1


# --- a tile with a test of its own ---


def at_the_river(*dice, tokens=1, survivor="hunter"):
    table = apocalypse(survivor, "mechanic").map("van river-a").swarm("river-a", tokens).rolling(*dice)
    return table.only_monsters("walker", "spitter", "zombie-dog", "stalker")


@rule("MAX-STEALTH-12")
def test_one_roll_passes_the_river_and_its_tokens():
    table = at_the_river(4, 4).turn(0).choose(Move("river-a")).choose(Sneak())
    assert len(table.told(events.Tested)) == 1
    assert (table.where(0), table.tokens_on("river-a"), table.foe_ids(0)) == ("river-a", 1, [])
    assert table.asks() == "MAX-ACTION-1"


@rule("MAX-STEALTH-12")
def test_one_failed_roll_draws_the_tokens_first_and_then_sends_back():
    table = at_the_river(4, 5).turn(0).choose(Move("river-a")).choose(Sneak())
    assert len(table.told(events.Tested)) == 1
    assert (table.where(0), table.tokens_on("river-a"), table.foe_ids(0)) == ("van", 0, ["walker"])
    kinds = [type(event) for event in table.table.chronicle]
    assert kinds.index(events.MonsterMet) < kinds.index(events.SentBack)


@rule("MAX-STEALTH-12", "MAX-KEYWORD-16")
@pytest.mark.parametrize(("dice", "place", "foes"), [((4, 4), "river-a", 2), ((4, 5), "van", 2)])
def test_with_a_monster_attached_the_river_is_tested_and_the_tokens_are_met_either_way(dice, place, foes):
    table = at_the_river(*dice).foes(0, "zombie-soldier").turn(0).choose(Move("river-a"))
    assert len(table.told(events.Tested)) == 1
    assert (table.where(0), table.tokens_on("river-a"), len(table.foe_ids(0))) == (place, 0, foes)


@rule("MAX-STEALTH-12")
@pytest.mark.parametrize(("dice", "place"), [((4, 5), "river-a"), ((5, 5), "van")])
def test_whoever_fights_at_a_river_rolls_for_the_tile_without_the_tokens(dice, place):
    table = at_the_river(*dice, tokens=2).turn(0).choose(Move("river-a")).choose(Fight())
    assert table.told(events.Tested)[0].stealth == 9
    assert (table.where(0), table.foe_ids(0)) == (place, ["walker", "spitter"])


@rule("MAX-STEALTH-12")
def test_a_ladder_passes_the_river_and_leaves_the_tokens_to_a_roll():
    table = at_the_river(3, 3, survivor="fireman").gear(0, "ladder").turn(0).choose(Move("river-a")).choose(Sneak())
    table.choose(Decline())
    assert len(table.told(events.Tested)) == 1
    assert (table.where(0), table.foe_ids(0)) == ("river-a", ["walker"])


@rule("MAX-STEALTH-12")
@pytest.mark.parametrize(("dice", "place"), [((4, 5), "river-a"), ((5, 5), "van")])
def test_the_scientist_gives_his_carrier_away_to_the_tokens_and_leaves_the_river_to_a_roll(dice, place):
    table = at_the_river(*dice, tokens=2).gear(0, "scientist").turn(0).choose(Move("river-a"))
    assert table.told(events.Tested)[0].stealth == 9
    assert (table.where(0), table.foe_ids(0)) == (place, ["walker", "spitter"])


@rule("MAX-STEALTH-12")
def test_a_laser_drone_next_to_one_gives_one_away_to_the_tokens_of_a_river():
    table = at_the_river(4, 5, tokens=2).foes(1, "laser-drone").turn(0).choose(Move("river-a"))
    assert (table.where(0), table.foe_ids(0)) == ("river-a", ["walker", "spitter"])


@rule("MAX-STEALTH-12")
@pytest.mark.parametrize(("dice", "place"), [((4, 5), "river-a"), ((5, 5), "van")])
def test_a_river_without_tokens_is_tested_at_the_plain_value(dice, place):
    table = apocalypse("hunter").map("van river-a").rolling(*dice).turn(0).choose(Move("river-a"))
    assert table.where(0) == place
