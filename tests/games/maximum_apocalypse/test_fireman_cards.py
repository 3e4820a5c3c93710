"""The Fireman's deck, card by card. [8.2 of the catalog]"""

import pytest

from holdouts.games.maximum_apocalypse.picks import (
    Decline,
    FromDeck,
    Halt,
    Move,
    Play,
    React,
    Target,
    Use,
    UseFree,
    UseInnate,
    Whom,
)
from holdouts.testing import apocalypse

STREET = "van tunnel-a tunnel-b airport"


def test_punch_deals_2_to_one_monster_on_the_tile():
    table = apocalypse("fireman", "hunter").map(STREET).at(1, "tunnel-a").foes(0, "stalker").foes(1, "walker").turn(0)
    table.choose(UseInnate(0))
    assert (table.wounds(0), table.wounds(1)) == ([2], [0])


def test_fire_helmet_takes_1_off_each_hit():
    table = apocalypse("fireman").gear(0, "fire-helmet").foes(0, "zombie-dog", "walker").rolling(1, 1)
    table.turn(0, step="monsters")
    assert table.now.turn == 2
    assert table.body(0).hp == 32 - 3 - 1


def test_fire_helmet_helps_neither_against_hunger_nor_against_poison():
    table = (
        apocalypse("fireman").gear(0, "fire-helmet").hunger(0, 5).poisoned(0, 2).rolling(1, 1).turn(0, step="hunger")
    )
    assert table.now.turn == 2
    assert table.body(0).hp == 32 - 2 - 2


def test_lighter_deals_3_to_all_monsters_on_the_tile():
    table = apocalypse("fireman", "hunter", "surgeon").map(STREET).at(2, "tunnel-a").gear(0, "lighter")
    table.foes(0, "stalker", "zombie-soldier").foes(1, "zombie-dog").foes(2, "spitter").turn(0).choose(Use("lighter"))
    assert (table.wounds(0), table.wounds(1), table.wounds(2)) == ([3, 3], [3], [0])
    assert table.held(0, "lighter").tokens == 1


def test_first_aid_kit_heals_4_to_one_survivor_on_the_tile():
    table = apocalypse("fireman", "hunter", "surgeon").map(STREET).at(2, "tunnel-a").hand(0, "first-aid-kit")
    table.hp(0, 10).hp(1, 10).hp(2, 10).turn(0).choose(Play("first-aid-kit", 0))
    assert table.options() == [Whom(0, 0), Whom(1, 0)]
    table.choose(Whom(1, 0))
    assert (table.body(0).hp, table.body(1).hp) == (10, 14)


def test_first_aid_kit_heals_not_above_the_maximum():
    table = apocalypse("fireman").hand(0, "first-aid-kit").hp(0, 30).turn(0).choose(Play("first-aid-kit", 0))
    assert table.body(0).hp == 32


def test_shotgun_deals_4_at_medium_range_and_2_to_each_other_monster_on_the_shooter():
    table = apocalypse("fireman", "hunter").map(STREET).at(1, "tunnel-a").gear(0, "shotgun")
    table.foes(0, "stalker", "zombie-soldier").foes(1, "zombie-soldier", "zombie-dog").turn(0).choose(Use("shotgun"))
    table.choose(Target(1, 0))
    assert (table.wounds(0), table.wounds(1)) == ([2, 2], [4, 0])


def test_shotgun_deals_only_4_to_the_monster_it_was_aimed_at():
    table = apocalypse("fireman").gear(0, "shotgun").foes(0, "stalker", "zombie-soldier").turn(0)
    table.choose(Use("shotgun")).choose(Target(0, 1))
    assert table.wounds(0) == [2, 4]


def test_fire_extinguisher_stuns_all_monsters_on_the_tile():
    table = apocalypse("fireman", "hunter", "surgeon").map(STREET).at(2, "tunnel-a").hand(0, "fire-extinguisher")
    table.foes(0, "stalker").foes(1, "walker").foes(2, "spitter").turn(0).choose(Play("fire-extinguisher", 0))
    assert [bool(table.survivor(seat).foes[0].stunned) for seat in (0, 1, 2)] == [True, True, False]


def test_energy_drink_saves_from_hunger_damage_until_the_next_turn_and_draws_a_card():
    table = apocalypse("fireman").hand(0, "energy-drink").hunger(0, 5).deck(0, "ladder", "lighter", "shotgun")
    table.rolling(1, 1).turn(0, actions=1).choose(Play("energy-drink", 0))
    assert table.now.turn == 2
    assert table.body(0).hp == 32
    assert table.survivor(0).starving
    assert table.hand_ids(0) == ["ladder", "lighter"]
    assert table.survivor(0).lasting == []


def test_ladder_passes_a_river_without_a_roll():
    table = apocalypse("fireman").map("van river-a tunnel-a").gear(0, "ladder").rolling(6, 6).turn(0)
    table.choose(Move("river-a"))
    assert table.where(0) == "river-a"
    assert table.now.loaded == [5, 5]


def test_ladder_is_discarded_to_skip_one_monster_draw():
    table = apocalypse("fireman").map("van avenue-red").gear(0, "ladder").only_monsters("walker").turn(0)
    table.choose(Move("avenue-red")).choose(React("ladder"))
    assert table.foe_ids(0) == []
    assert table.discard_ids(0) == ["ladder"]
    assert table.survivor(0).actions == 3


def test_ladder_skips_only_draws_of_its_owner():
    table = apocalypse("hunter", "fireman").map("van avenue-red").gear(1, "ladder").only_monsters("walker").turn(0)
    table.choose(Move("avenue-red"))
    assert table.foe_ids(0) == ["walker"]
    assert table.gear_ids(1) == ["ladder"]


def test_distress_flare_pulls_all_monsters_one_or_two_tiles_away():
    table = apocalypse("fireman", "hunter", "surgeon", "mechanic", "gunslinger").map(STREET).hand(0, "distress-flare")
    table.at(2, "tunnel-a").at(3, "tunnel-b").at(4, "airport")
    for seat, monster in ((1, "walker"), (2, "spitter"), (3, "zombie-dog"), (4, "stalker")):
        table.foes(seat, monster, wounds=1)
    table.turn(0).choose(Play("distress-flare", 0))
    assert table.foe_ids(0) == ["spitter", "zombie-dog"]
    assert table.wounds(0) == [1, 1]
    assert [table.foe_ids(seat) for seat in (1, 2, 3, 4)] == [["walker"], [], [], ["stalker"]]


@pytest.mark.parametrize("pile", ["deck", "discard"])
def test_wheres_my_axe_brings_the_axe_into_play_and_scavenges_a_card(pile):
    table = apocalypse("fireman").hand(0, "wheres-my-axe").only_scavenge("blue", "food-1")
    if pile == "deck":
        table.deck(0, "ladder", "trusty-axe")
    else:
        table.deck(0, "ladder").discarded("trusty-axe", seat=0)
    table.turn(0).choose(Play("wheres-my-axe", 0)).choose(FromDeck("blue"))
    assert table.gear_ids(0) == ["trusty-axe"]
    assert table.hand_ids(0) == ["food-1"]
    assert table.ids_of(table.now.kit_of(0).deck) == ["ladder"]
    assert table.survivor(0).actions == 3


def test_firemans_endurance_moves_up_to_3_tiles_and_draws_a_card():
    table = (
        apocalypse("fireman").map(STREET + " oasis").hand(0, "firemans-endurance").deck(0, "ladder", "shotgun").turn(0)
    )
    table.choose(Play("firemans-endurance", 0))
    for tile in ("tunnel-a", "tunnel-b", "airport"):
        table.choose(Move(tile))
    assert table.where(0) == "airport"
    assert table.hand_ids(0) == ["ladder"]
    assert table.survivor(0).actions == 3


def test_firemans_endurance_draws_the_card_even_if_nobody_moves():
    table = apocalypse("fireman").hand(0, "firemans-endurance").deck(0, "ladder", "shotgun").turn(0)
    table.choose(Play("firemans-endurance", 0)).choose(Halt())
    assert table.hand_ids(0) == ["ladder"]


def test_field_jacket_trades_1_hunger_for_1_action_once_per_turn():
    table = apocalypse("fireman").gear(0, "field-jacket").hunger(0, 2).turn(0).choose(UseFree("field-jacket"))
    assert table.survivor(0).hunger == 3
    assert table.survivor(0).actions == 5
    assert not table.can(UseFree("field-jacket"))


def test_field_jacket_is_of_no_use_to_the_starving():
    assert not apocalypse("fireman").gear(0, "field-jacket").hunger(0, 6).can(UseFree("field-jacket"))


def test_oxygen_tank_costs_a_token_of_the_lighter_and_deals_5_to_all_at_medium_range():
    table = apocalypse("fireman", "hunter", "surgeon").map(STREET).at(1, "tunnel-a").at(2, "tunnel-b")
    table.gear(0, "lighter").hand(0, "oxygen-tank").foes(0, "stalker").foes(1, "zombie-soldier").foes(2, "spitter")
    table.turn(0).choose(Play("oxygen-tank", 0))
    assert (table.wounds(0), table.wounds(1), table.wounds(2)) == ([5], [5], [0])
    assert table.held(0, "lighter").tokens == 1


def test_trusty_axe_deals_4_to_one_monster_on_the_tile():
    table = apocalypse("fireman", "hunter").map(STREET).at(1, "tunnel-a").gear(0, "trusty-axe")
    table.foes(0, "stalker", "spitter").foes(1, "walker").turn(0).choose(Use("trusty-axe"))
    assert table.options() == [Target(0, 0), Target(0, 1)]
    table.choose(Target(0, 0))
    assert table.wounds(0) == [4, 0]


def test_a_ladder_kept_serves_for_a_later_draw():
    table = (
        apocalypse("fireman").map("van avenue-red avenue-green").gear(0, "ladder").only_monsters("walker", "spitter")
    )
    table.turn(0).choose(Move("avenue-red")).choose(Decline()).choose(Move("avenue-green")).choose(React("ladder"))
    assert table.foe_ids(0) == ["walker"]
