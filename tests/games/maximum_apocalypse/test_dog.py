"""The Veteran and his Dog: one player, two Characters. [MAX-DOG]"""

import pytest

from holdouts.games.maximum_apocalypse import events
from holdouts.games.maximum_apocalypse.picks import (
    Against,
    Discard,
    DrawCard,
    Drop,
    Equip,
    Move,
    Play,
    Search,
    Sneak,
    TakeHit,
    Use,
    UseInnate,
    Whom,
)
from holdouts.games.maximum_apocalypse.rules.gear import storage_left
from holdouts.testing import apocalypse, rule

QUIET = (3, 4)
"""A spawn roll that brings nothing."""

VETERAN, DOG = 0, 1


def pair(*others: str):
    """The Veteran and his Dog in seat 0, perhaps with others."""
    return apocalypse("veteran", *others).rolling(*QUIET)


def hp(table):
    return table.body(0, VETERAN).hp, table.body(0, DOG).hp


def lost(table):
    """What the Veteran and the Dog have lost of their 22 and 12 hit points."""
    return 22 - table.body(0, VETERAN).hp, 12 - table.body(0, DOG).hp


def dead(table):
    return table.body(0, VETERAN).dead, table.body(0, DOG).dead


def worn(table, body: int):
    return [table.now.design(held.card).id for held in table.body(0, body).gear]


# --- one player ---


@rule("MAX-DOG-1")
def test_they_are_two_characters_of_one_seat_with_one_deck_of_thirty():
    table = pair("fireman")
    assert [table.now.character(body).id for body in table.survivor(0).bodies] == ["veteran", "dog"]
    assert [len(kit.deck) for kit in table.now.kits] == [30, 30]


@rule("MAX-DOG-1")
def test_they_have_four_actions_between_them():
    table = pair("fireman").foes(0, "legion-bot").turn(0)
    table.choose(UseInnate(DOG)).choose(UseInnate(VETERAN)).choose(UseInnate(DOG)).choose(DrawCard())
    assert table.now.active == 1


@rule("MAX-DOG-1")
def test_they_walk_together():
    table = pair().turn(0).choose(Move("tunnel-a")).choose(UseInnate(VETERAN))
    assert table.where(0) == "tunnel-a"
    assert table.survivor(0).actions == 2


# --- hunger ---


@rule("MAX-DOG-2")
def test_one_hunger_die_hurts_both():
    assert lost(pair().hunger(0, 5).turn(0, "hunger")) == (2, 2)


@rule("MAX-DOG-2")
def test_both_lose_their_abilities_when_they_starve():
    table = pair().hunger(0, 5).foes(0, "walker", stunned_by=0).turn(0)
    assert table.options(kind=UseInnate) == [UseInnate(VETERAN), UseInnate(DOG)]
    table.idle_turn()
    assert table.options(kind=UseInnate) == []


@rule("MAX-DOG-2")
def test_the_skull_kills_both():
    table = pair("fireman").hunger(0, 6, track=4).turn(0, "hunger")
    assert dead(table) == (True, True)


# --- who is attacked ---


@rule("MAX-DOG-3")
@pytest.mark.parametrize(("walkers_victim", "expected"), [(VETERAN, (2, 4)), (DOG, (4, 2))])
def test_example_of_two_monsters_one_attacks_each_and_the_player_says_which(walkers_victim, expected):
    table = pair().foes(0, "walker", "zombie-dog").turn(0, "monsters")
    assert table.options() == [Against(0, VETERAN), Against(0, DOG)]
    table.choose(Against(0, walkers_victim))
    assert lost(table) == expected


@rule("MAX-DOG-3")
def test_three_attackers_are_split_two_to_one():
    table = pair().foes(0, "walker", "walker", "zombie-dog").turn(0, "monsters")
    table.choose(Against(0, VETERAN)).choose(Against(1, VETERAN))
    assert lost(table) == (4, 4)


@rule("MAX-DOG-3")
def test_one_attacker_goes_for_the_one_the_player_names():
    table = pair().foes(0, "zombie-dog").turn(0, "monsters").choose(Against(0, DOG))
    assert lost(table) == (0, 4)


@rule("MAX-DOG-3")
def test_stunned_monsters_are_not_shared_out():
    table = pair("fireman").foes(0, "zombie-soldier", stunned_by=1).foes(0, "walker", "walker").turn(0, "monsters")
    table.choose(Against(1, VETERAN))
    assert lost(table) == (2, 2)


@rule("MAX-DOG-4")
def test_a_monster_with_a_range_hurts_both():
    assert lost(pair().foes(0, "spitter").turn(0, "monsters")) == (2, 2)


@rule("MAX-DOG-4")
def test_a_monster_with_a_range_is_not_counted_in_the_split():
    table = pair().foes(0, "walker", "spitter").turn(0, "monsters")
    assert table.options() == [Against(0, VETERAN), Against(0, DOG)]
    table.choose(Against(0, DOG))
    assert lost(table) == (2, 4)


@rule("MAX-DOG-4")
def test_somebody_elses_monster_in_range_hurts_both():
    assert lost(pair("fireman").foes(1, "spitter").turn(1, "monsters")) == (2, 2)


@rule("MAX-DOG-6")
def test_of_two_attacks_on_a_dog_that_dies_the_second_goes_to_the_veteran():
    table = pair("fireman").hp(0, 1, body=DOG).foes(0, "walker", "walker", "zombie-dog").turn(0, "monsters")
    table.choose(Against(0, DOG)).choose(Against(1, DOG))
    assert dead(table) == (False, True)
    assert lost(table)[VETERAN] == 2 + 4


@rule("MAX-DOG-6")
@pytest.mark.parametrize("left", [VETERAN, DOG])
def test_when_one_is_dead_all_attacks_go_to_the_other_without_asking(left):
    table = pair("fireman").dead(0, 1 - left).foes(0, "walker", "walker").turn(0, "monsters")
    assert table.asked() == (1,)
    assert lost(table)[left] == 4


@rule("MAX-DOG-12")
def test_monsters_attach_to_the_player_and_are_shared_out_anew_every_turn():
    table = pair().rolling(*QUIET).foes(0, "zombie-dog").turn(0, "monsters").choose(Against(0, DOG)).idle_turn()
    assert table.options() == [Against(0, VETERAN), Against(0, DOG)]
    table.choose(Against(0, VETERAN))
    assert lost(table) == (4, 4)


# --- stealth ---


@rule("MAX-DOG-5")
@pytest.mark.parametrize(("hunger", "gone", "value"), [(1, None, 7), (6, None, 6), (1, DOG, 7), (1, VETERAN, 9)])
def test_while_both_live_the_lower_stealth_counts(hunger, gone, value):
    table = pair().map("van tunnel-a").swarm("tunnel-a", 1).hunger(0, hunger)
    if gone is not None:
        table.dead(0, gone)
    table.turn(0).choose(Move("tunnel-a")).choose(Sneak())
    assert [event.stealth for event in table.told(events.Tested)] == [value - 1]


@rule("MAX-DOG-5")
def test_what_would_hide_the_dog_does_not_hide_the_veteran():
    table = pair("hunter").map("van tunnel-a").swarm("tunnel-a", 1).gear(0, "camouflage", body=DOG)
    table.turn(0).choose(Move("tunnel-a")).choose(Sneak())
    assert [event.stealth for event in table.told(events.Tested)] == [7 - 1]


# --- what they carry ---


@rule("MAX-DOG-7")
def test_the_veteran_stores_four_and_the_dog_nothing():
    table = pair()
    assert (storage_left(table.now, 0, VETERAN), storage_left(table.now, 0, DOG)) == (4, 0)


@rule("MAX-EQUIP-14")
def test_what_takes_no_room_is_not_discarded_to_make_some():
    table = pair().map("gas-station-a tunnel-a").gear(0, "m1-rifle", "mortar", "medals", "dog-collar")
    table.scavenge("red", "fuel").turn(0).choose(Search("red")).choose(Equip(0))
    dropped = [table.now.design(pick.card).id for pick in table.options(kind=Drop)]
    assert dropped == ["m1-rifle", "mortar"]


@rule("MAX-DOG-7")
def test_the_dog_carries_nothing_the_veteran_has_no_room_for():
    table = pair().map("gas-station-a tunnel-a").gear(0, "m1-rifle", "mortar").scavenge("red", "fuel").turn(0)
    table.choose(Search("red"))
    assert table.options() == [Equip(0), Discard()]
    table.choose(Equip(0)).choose(Drop("mortar"))
    assert (worn(table, VETERAN), worn(table, DOG)) == (["m1-rifle", "fuel"], [])


@rule("MAX-DOG-9", "MAX-DOG-15")
@pytest.mark.parametrize(("collar", "loss"), [((), 2), (("dog-collar",), 1)])
def test_the_collar_weakens_what_the_whistle_does_to_the_dog(collar, loss):
    table = pair().map("van tunnel-a").swarm("tunnel-a", 1).gear(0, "dog-whistle", *collar).turn(0)
    table.choose(Use("dog-whistle"))
    assert lost(table) == (0, loss)


@rule("MAX-DOG-9")
def test_the_collar_is_no_help_against_poison():
    assert lost(pair().gear(0, "dog-collar").poisoned(0, 2, body=DOG).turn(0, "monsters")) == (0, 2)


@rule("MAX-DOG-10")
@pytest.mark.parametrize(("medals", "loss"), [((), 2), (("medals",), 1)])
def test_the_medals_weaken_what_dont_touch_him_costs(medals, loss):
    table = pair().gear(0, *medals).turn(0).choose(UseInnate(VETERAN))
    assert lost(table) == (loss, 0)
    assert table.body(0, DOG).guarded


# --- both of them, or one ---


@rule("MAX-DOG-8")
def test_the_hospital_heals_both_at_the_end_of_the_turn():
    table = pair().map("hospital van").at(0, "hospital").hp(0, 10).hp(0, 5, body=DOG).turn(0, "end")
    assert hp(table) == (12, 7)


@rule("MAX-DOG-15")
def test_a_tile_that_heals_acts_on_both():
    table = pair().map("van hospital").hp(0, 10).hp(0, 5, body=DOG).turn(0).choose(Move("hospital"))
    assert hp(table) == (11, 6)


@rule("MAX-DOG-15")
def test_a_tile_that_poisons_acts_on_both():
    table = pair().map("van power-plant").turn(0).choose(Move("power-plant"))
    assert [body.poison for body in table.survivor(0).bodies] == [1, 1]


@rule("MAX-DOG-15")
def test_damage_to_everybody_in_range_hits_both():
    table = pair("fireman").foes(1, "omni-bot", wounds=19).turn(1).choose(UseInnate(0))
    assert lost(table) == (4, 4)


@rule("MAX-DOG-15")
@pytest.mark.parametrize("body", [VETERAN, DOG])
def test_a_demand_is_made_once_and_its_damage_hits_the_one_the_player_picks(body):
    table = pair().map("van bandit-camp-a").turn(0).choose(Move("bandit-camp-a"))
    assert table.options() == [TakeHit(VETERAN), TakeHit(DOG)]
    table.choose(TakeHit(body))
    assert lost(table)[body] == 1
    assert sum(lost(table)) == 1


@rule("MAX-DOG-15")
def test_what_a_drawn_monster_does_to_its_survivor_hits_the_one_the_player_picks():
    table = pair().map("van avenue-red").next_monsters("military-remnant").turn(0)
    table.choose(Move("avenue-red")).choose(TakeHit(DOG))
    assert lost(table) == (0, 4)


@rule("MAX-DOG-15", "MAX-RANGE-6")
def test_a_drawn_boss_with_a_range_strikes_both_and_nobody_is_asked_whom():
    table = pair().map("van avenue-red").next_monsters("ai-core-leader").turn(0).choose(Move("avenue-red"))
    assert (table.asks(), lost(table)) == ("MAX-ACTION-1", (4, 4))


@rule("MAX-DOG-15")
def test_what_a_dying_monster_does_to_its_survivor_hits_the_one_the_player_picks():
    table = pair("fireman").foes(0, "demolition-bot", wounds=14).turn(1).choose(UseInnate(0))
    assert table.options(0) == [TakeHit(VETERAN), TakeHit(DOG)]
    table.choose(TakeHit(DOG), 0)
    assert lost(table) == (0, 2)


@rule("MAX-DOG-15")
def test_a_scavenge_card_acts_on_the_one_the_player_names():
    table = pair().hand(0, "antidote").poisoned(0).poisoned(0, body=DOG).turn(0)
    table.choose(Play("antidote", 0)).choose(Whom(0, DOG))
    assert [body.poison for body in table.survivor(0).bodies] == [1, 0]


@rule("MAX-DOG-13")
def test_the_pair_searches_a_tile_once_a_turn():
    table = pair().map("farm-a tunnel-a").only_scavenge("green", "food-1", "food-2").turn(0).choose(Search("green"))
    assert not table.can(Search("green"))


@rule("MAX-DOG-14")
def test_the_pair_draws_one_card_where_every_survivor_on_a_tile_draws():
    table = apocalypse("veteran", "fireman").only_monsters("walker", "spitter", "zombie-dog").rolling(2, 4)
    table.turn(0, "spawn")
    assert (table.foe_ids(0), table.foe_ids(1)) == (["walker"], ["spitter"])


@rule("MAX-DOG-14")
def test_the_pair_draws_one_card_where_everybody_in_the_game_draws():
    table = pair("fireman").map("van ?cemetery").only_monsters("walker", "spitter", "zombie-dog").turn(0)
    table.choose(Move("cemetery"))
    assert (table.foe_ids(0), table.foe_ids(1)) == (["walker"], ["spitter"])


@rule("MAX-DOG-17")
def test_an_attack_that_hurts_both_burns_one_card():
    table = pair().foes(0, "alien-invader").deck(0, "luger", "fetch", "mortar").turn(0, "monsters")
    assert lost(table) == (3, 3)
    assert [len(event.cards) for event in table.told(events.Burned)] == [1]


@rule("MAX-DOG-17")
def test_poison_lies_on_each_of_them_separately():
    assert lost(pair().poisoned(0, 1).poisoned(0, 3, body=DOG).turn(0, "monsters")) == (1, 3)


@rule("MAX-DOG-17")
def test_an_attack_that_poisons_both_puts_a_token_on_each():
    table = pair().foes(0, "raging-mutant").turn(0, "monsters")
    assert [body.poison for body in table.survivor(0).bodies] == [1, 1]


# --- death ---


@rule("MAX-DOG-11")
@pytest.mark.parametrize("first", [VETERAN, DOG])
def test_the_player_is_out_when_both_are_dead(first):
    table = pair("fireman").dead(0, first).hp(0, 2, body=1 - first).foes(0, "walker").hand(0, "food-1")
    table.turn(0, "monsters")
    assert table.survivor(0).dead
    assert (table.tokens_on("van"), table.lying_ids("van")) == (1, ["food-1"])


@rule("MAX-DOG-11")
def test_a_compulsory_draw_from_an_empty_deck_kills_both():
    table = pair("fireman").deck(0).turn(0, "draw")
    assert dead(table) == (True, True)
    assert table.asked() == (1,)


@rule("MAX-DOG-16")
def test_when_the_dog_dies_hand_deck_hunger_and_monsters_stay_with_the_veteran():
    table = pair("fireman").hp(0, 2, body=DOG).foes(0, "walker", "zombie-dog").hunger(0, 3).hand(0, "food-1", "payback")
    table.deck(0, "luger", "fetch").turn(0, "monsters").choose(Against(0, DOG))
    assert dead(table) == (False, True)
    assert not table.survivor(0).dead
    assert (table.hand_ids(0), table.ids_of(table.now.kit_of(0).deck[::-1])) == (
        ["food-1", "payback"],
        ["luger", "fetch"],
    )
    assert (table.survivor(0).hunger, table.foe_ids(0)) == (3, ["walker", "zombie-dog"])
    assert (table.tokens_on("van"), table.lying_ids("van")) == (0, [])


@rule("MAX-DOG-16")
def test_the_dead_veterans_scavenge_equipment_lies_on_the_tile_and_his_own_is_discarded():
    table = pair("fireman").hp(0, 2).foes(0, "walker").gear(0, "luger", "fuel", "dog-collar").turn(0, "monsters")
    table.choose(Against(0, VETERAN))
    assert dead(table) == (True, False)
    assert (table.lying_ids("van"), table.discard_ids(0)) == (["fuel"], ["luger"])
    assert worn(table, DOG) == ["dog-collar"]


@rule("MAX-DOG-16")
def test_a_dog_alone_can_carry_nothing():
    table = pair().dead(0, VETERAN).map("gas-station-a tunnel-a").scavenge("red", "fuel").hand(0, "luger").turn(0)
    assert not table.can(Play("luger", 0))
    table.choose(Search("red"))
    assert (worn(table, DOG), table.discard_ids()) == ([], ["fuel"])


@rule("MAX-DOG-16", "MAX-DOG-6")
def test_a_dog_alone_goes_on_with_bite_and_four_actions():
    table = pair().dead(0, VETERAN).foes(0, "zombie-soldier").turn(0)
    assert table.options(kind=UseInnate) == [UseInnate(DOG)]
    table.choose(UseInnate(DOG))
    assert (table.wounds(0), table.survivor(0).actions) == ([3], 3)
