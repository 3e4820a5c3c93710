"""The Mechanic's deck, card by card. [8.2 of the catalog]"""

from holdouts.games.maximum_apocalypse.events import Used
from holdouts.games.maximum_apocalypse.picks import (
    AtPlace,
    Decline,
    Enough,
    Equip,
    Move,
    Pick,
    Play,
    React,
    Target,
    ToHand,
    Use,
    UseInnate,
    Whom,
)
from holdouts.testing import apocalypse

STREET = "van tunnel-a tunnel-b airport"


def street():
    """The Mechanic at the Van, others one and two tiles away."""
    return apocalypse("mechanic", "fireman", "gunslinger").map(STREET).at(1, "tunnel-a").at(2, "tunnel-b").turn(0)


def test_repairs_bring_equipment_from_any_discard_to_the_hand_or_into_play_on_anybody():
    table = street().discarded("trusty-axe", seat=1).choose(UseInnate(0))
    assert table.options() == [Equip(0), Equip(1), Equip(2), ToHand()]
    table.choose(Equip(2))
    assert table.gear_ids(2) == ["trusty-axe"]
    assert table.survivor(0).actions == 3


def test_repairs_never_bring_fuel_to_the_hand():
    table = street().discarded("fuel").choose(UseInnate(0))
    assert table.options() == [Equip(0), Equip(1), Equip(2)]


def test_wrench_deals_2_on_the_tile():
    table = street().gear(0, "wrench").foes(0, "stalker").foes(1, "walker").choose(Use("wrench"))
    assert (table.wounds(0), table.wounds(1)) == ([2], [0])


def test_pistol_deals_2_at_medium_range():
    table = street().gear(0, "pistol").foes(1, "stalker").foes(2, "walker").choose(Use("pistol"))
    assert (table.wounds(1), table.wounds(2)) == ([2], [0])
    assert table.held(0, "pistol").tokens == 3


def test_blowtorch_deals_5_on_the_tile():
    table = street().gear(0, "blowtorch").foes(0, "stalker").foes(1, "walker").choose(Use("blowtorch"))
    assert (table.wounds(0), table.wounds(1)) == ([5], [0])
    assert table.held(0, "blowtorch").tokens == 2


def test_auto_turret_answers_damage_by_a_monster_with_4_for_a_token():
    table = street().gear(0, "auto-turret").foes(0, "zombie-soldier").rolling(1, 1).turn(0, step="monsters")
    table.choose(React("auto-turret"))
    assert table.held(0, "auto-turret").tokens == 3
    assert table.wounds(0) == [4]
    assert table.asked() == (1,)  # one answer to one attack


def test_auto_turret_answers_a_monster_of_somebody_else_too():
    table = street().gear(0, "auto-turret").foes(1, "spitter").rolling(1, 1).turn(1, step="monsters")
    assert table.asked() == (0,)
    table.choose(React("auto-turret"))
    assert table.wounds(1) == [4]
    assert [(event.who, event.card) for event in table.told(Used)] == [(0, table.held(0, "auto-turret").card)]


def test_auto_turret_may_hold_its_fire():
    table = street().gear(0, "auto-turret").foes(0, "zombie-dog").rolling(1, 1).turn(0, step="monsters")
    table.choose(Decline())
    assert table.wounds(0) == [0]
    assert table.held(0, "auto-turret").tokens == 4


def test_auto_turret_is_silent_without_a_token():
    table = street().gear(0, "auto-turret", tokens=0).foes(0, "zombie-dog").rolling(1, 1).turn(0, step="monsters")
    assert table.asked() == (1,)
    assert table.body(0).hp == 22


def test_auto_turret_does_not_answer_an_attack_that_did_no_damage():
    table = apocalypse("mechanic", "fireman").map("van refuge-b").came_to(0, "refuge-b").gear(0, "auto-turret")
    table.foes(0, "zombie-dog").rolling(1, 1).turn(0, step="monsters")
    assert table.asked() == (1,)
    assert table.body(0).hp == 26


def test_proximity_mine_is_discarded_to_deal_7_to_a_monster_just_drawn():
    table = apocalypse("mechanic").map("van avenue-red").gear(0, "proximity-mine").only_monsters("stalker").turn(0)
    table.choose(Move("avenue-red")).choose(React("proximity-mine"))
    assert table.wounds(0) == [7]
    assert table.discard_ids(0) == ["proximity-mine"]


def test_proximity_mine_kills_what_7_damage_kills():
    table = apocalypse("mechanic").map("van avenue-red").gear(0, "proximity-mine").only_monsters("spitter").turn(0)
    table.choose(Move("avenue-red")).choose(React("proximity-mine"))
    assert table.foe_ids(0) == []


def test_welding_helmet_takes_1_off_each_hit():
    table = apocalypse("mechanic").gear(0, "welding-helmet").foes(0, "zombie-dog", "spitter").rolling(1, 1)
    table.turn(0, step="monsters")
    assert table.now.turn == 2
    assert table.body(0).hp == 26 - 3 - 1


def test_nail_bomb_deals_5_to_each_of_up_to_3_monsters_at_medium_range():
    table = (
        street().hand(0, "nail-bomb").foes(0, "stalker", "zombie-soldier").foes(1, "zombie-soldier", "zombie-soldier")
    )
    table.foes(2, "walker").choose(Play("nail-bomb", 0))
    assert Target(2, 0) not in table.options()
    table.choose(Target(0, 0)).choose(Target(1, 0)).choose(Target(1, 1))
    assert (table.wounds(0), table.wounds(1)) == ([5, 0], [5, 5])
    assert table.asks() == "MAX-ACTION-1"


def test_nail_bomb_may_stop_at_one_monster_and_hits_none_twice():
    table = street().hand(0, "nail-bomb").foes(0, "stalker", "zombie-soldier").choose(Play("nail-bomb", 0))
    table.choose(Target(0, 0))
    assert table.options() == [Target(0, 1), Enough()]
    table.choose(Enough())
    assert table.wounds(0) == [5, 0]


def test_weapon_check_adds_1_to_all_damage_of_everybody_until_the_next_turn():
    table = apocalypse("mechanic", "fireman").hand(0, "weapon-check").gear(0, "wrench").gear(1, "trusty-axe")
    table.foes(0, "zombie-queen").rolling(1, 1, 1, 1).turn(0, actions=2).choose(Play("weapon-check", 0))
    table.choose(Use("wrench"))
    assert table.wounds(0) == [3]
    table.choose(Use("trusty-axe")).idle_turn()
    assert table.wounds(0) == [3 + 5]
    table.choose(Use("wrench"))
    assert table.wounds(0) == [3 + 5 + 2]


def test_hot_wire_a_car_brings_one_survivor_to_any_revealed_tile():
    table = apocalypse("mechanic", "fireman").map("van tunnel-a ?desert-a desert-b").hand(0, "hot-wire-a-car").turn(0)
    table.choose(Play("hot-wire-a-car", 0)).choose(Whom(0, 0))
    assert table.options() == [AtPlace(1), AtPlace(3)]
    table.choose(AtPlace("desert-b"))
    assert table.where(0) == "desert-b"
    assert table.survivor(0).hunger == 2


def test_upgrade_lies_on_a_weapon_at_medium_range_which_deals_1_more():
    table = street().hand(0, "upgrade").gear(0, "wrench").gear(1, "trusty-axe").gear(2, "colt").foes(0, "stalker")
    table.choose(Play("upgrade", 0))
    assert table.options() == [Pick(table.held(0, "wrench").card), Pick(table.held(1, "trusty-axe").card)]
    table.choose(Pick("wrench"))
    assert table.discard_ids(0) == []
    table.choose(Use("wrench"))
    assert table.wounds(0) == [3]


def test_upgrade_counts_for_whoever_has_the_weapon():
    table = street().gear(1, "trusty-axe").fitted(1, "trusty-axe", "upgrade").foes(1, "stalker").turn(1)
    table.choose(Use("trusty-axe"))
    assert table.wounds(1) == [5]


def test_upgrade_needs_a_weapon():
    assert not street().hand(0, "upgrade").gear(0, "welding-helmet").can(Play("upgrade", 0))


def test_drone_strike_removes_all_tokens_of_one_tile_anywhere():
    table = street().hand(0, "drone-strike").swarm("airport", 3).swarm("tunnel-a", 1)
    table.choose(Play("drone-strike", 0)).choose(AtPlace("airport"))
    assert (table.tokens_on("airport"), table.tokens_on("tunnel-a")) == (0, 1)
    assert table.now.supply == 29


def test_read_the_manual_gives_equipment_to_somebody_at_medium_range_and_draws_a_card():
    table = street().hand(0, "read-the-manual").gear(0, "pistol", tokens=2).fitted(0, "pistol", "upgrade")
    table.deck(0, "wrench", "wrench").choose(Play("read-the-manual", 0))
    assert table.gear_ids(0) == []
    pistol = table.held(1, "pistol")
    assert (pistol.tokens, len(pistol.fitted)) == (2, 1)
    assert table.hand_ids(0) == ["wrench"]
    assert table.survivor(0).actions == 3


def test_read_the_manual_gives_only_what_fits():
    table = street().hand(0, "read-the-manual").gear(0, "wrench").gear(1, "trusty-axe", "lighter", "ladder")
    assert not table.can(Play("read-the-manual", 0))


def test_homemade_ammo_reloads_a_weapon_on_the_tile_in_full():
    table = street().at(1, "van").hand(0, "homemade-ammo").gear(1, "shotgun", tokens=0).gear(2, "colt", tokens=0)
    table.choose(Play("homemade-ammo", 0))
    assert table.held(1, "shotgun").tokens == 4
    assert table.held(2, "colt").tokens == 0


def test_homemade_ammo_is_no_fuel():
    assert not street().hand(0, "homemade-ammo").gear(0, "blowtorch", tokens=0).can(Play("homemade-ammo", 0))
