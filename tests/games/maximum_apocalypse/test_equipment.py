"""Equipment in play. [MAX-EQUIP]"""

import pytest

from holdouts.games.maximum_apocalypse.picks import (
    Accept,
    Drop,
    Equip,
    Give,
    Leave,
    Move,
    Pick,
    Play,
    Propose,
    Search,
    Spend,
    SwapTwo,
    ToHand,
    Trade,
    Use,
    UseInnate,
)
from holdouts.testing import apocalypse, rule

# --- room ---


@rule("MAX-EQUIP-1")
def test_played_equipment_stays_in_front_of_its_character():
    table = apocalypse("fireman").hand(0, "fire-helmet").turn(0, actions=2).rolling(1, 1)
    table.choose(Play("fire-helmet", 0)).choose(Move("tunnel-a"))
    assert table.now.turn == 2
    assert table.gear_ids(0) == ["fire-helmet"]
    assert table.discard_ids(0) == []


@rule("MAX-EQUIP-2")
def test_equipment_that_exceeds_the_storage_limit_cannot_be_played_beside_the_rest():
    table = apocalypse("fireman").gear(0, "trusty-axe", "lighter", "ladder").hand(0, "fire-helmet").turn(0)
    table.choose(Play("fire-helmet", 0))
    assert table.asks() == "MAX-EQUIP-14"
    assert table.gear_ids(0) == ["trusty-axe", "lighter", "ladder"]


@rule("MAX-EQUIP-2")
def test_equipment_up_to_the_storage_limit_is_played_unasked():
    table = apocalypse("fireman").gear(0, "trusty-axe", "lighter").hand(0, "fire-helmet").turn(0)
    table.choose(Play("fire-helmet", 0))
    assert table.gear_ids(0) == ["trusty-axe", "lighter", "fire-helmet"]
    assert table.asks() == "MAX-ACTION-1"


@rule("MAX-EQUIP-2")
def test_a_backpack_makes_room_for_one_more():
    table = apocalypse("hunter").gear(0, "backpack", "crossbow", "machete", "bow").hand(0, "camouflage").turn(0)
    table.choose(Play("camouflage", 0))
    assert len(table.gear_ids(0)) == 5


@rule("MAX-EQUIP-2", "MAX-DOG-7")
def test_the_dog_carries_only_what_is_meant_for_him_and_costs_nothing():
    table = apocalypse("veteran").hand(0, "dog-collar", "luger").turn(0)
    table.choose(Play("dog-collar", 0)).choose(Play("luger", 0))
    assert [table.now.design(held.card).id for held in table.body(0, 0).gear] == ["luger"]
    assert [table.now.design(held.card).id for held in table.body(0, 1).gear] == ["dog-collar"]


@rule("MAX-EQUIP-3")
def test_whose_limit_shrinks_discards_equipment_of_choice_until_it_fits():
    table = (
        apocalypse("hunter").map("van bandit-camp-a").gear(0, "backpack", "crossbow", "bow", "machete", "camouflage")
    )
    table.turn(0).choose(Move("bandit-camp-a")).choose(Drop("backpack"))
    assert table.asks() == "MAX-EQUIP-3"
    table.choose(Drop("bow"))
    assert table.gear_ids(0) == ["crossbow", "machete", "camouflage"]
    assert table.asks() == "MAX-ACTION-1"


@rule("MAX-EQUIP-3", "MAX-EQUIP-11")
def test_giving_up_a_backpack_for_a_card_shrinks_the_limit_too():
    table = (
        apocalypse("hunter").gear(0, "backpack", "crossbow", "bow", "machete", "camouflage").hand(0, "snare").turn(0)
    )
    table.choose(SwapTwo()).choose(Drop("backpack")).choose(Drop("snare"))
    assert table.asks() == "MAX-EQUIP-3"
    table.choose(Drop("crossbow"))
    assert table.gear_ids(0) == ["bow", "machete", "camouflage"]


# --- one of each name ---


@rule("MAX-EQUIP-4")
def test_nobody_has_two_equipment_cards_of_one_name_in_play():
    table = apocalypse("fireman").gear(0, "fire-helmet").hand(0, "fire-helmet")
    assert not table.can(Play("fire-helmet", 0))


@rule("MAX-EQUIP-4", "MAX-FAQ-11")
def test_fuel_may_be_in_play_several_times():
    table = apocalypse("fireman").map("farm-a tunnel-a").gear(0, "fuel", "fuel").only_scavenge("green", "fuel").turn(0)
    table.choose(Search("green")).choose(Equip(0))
    assert table.gear_ids(0) == ["fuel", "fuel", "fuel"]


@rule("MAX-EQUIP-5", "MAX-FAQ-5")
def test_a_duplicate_waits_in_hand_until_the_first_is_gone():
    table = apocalypse("hunter").gear(0, "bear-trap").hand(0, "bear-trap").foes(0, "zombie-soldier").turn(0)
    assert not table.can(Play("bear-trap", 0))
    table.choose(Spend("bear-trap"))
    assert table.hand_ids(0) == ["bear-trap"]
    assert table.can(Play("bear-trap", 0))


@rule("MAX-EQUIP-6")
@pytest.mark.parametrize(("survivor", "card", "others"), [("mechanic", "pistol", 0), ("hunter", "backpack", 1)])
def test_a_survivor_card_and_a_scavenge_card_of_one_name_count_as_the_same(survivor, card, others):
    table = apocalypse(survivor).gear(0, card).discarded(*[card] * others, seat=0).hand(0, card)
    assert not table.now.is_scavenge(table.held(0, card).card)
    assert table.now.is_scavenge(table.now.kit_of(0).hand[0])
    assert table.options(kind=Play) == []


# --- tokens ---


@rule("MAX-EQUIP-7")
@pytest.mark.parametrize(
    ("survivor", "card", "tokens"),
    [
        ("fireman", "lighter", 2),
        ("fireman", "shotgun", 4),
        ("gunslinger", "colt", 4),
        ("gunslinger", "revolver", 6),
        ("hunter", "crossbow", 8),
        ("hunter", "fire-arrows", 3),
        ("hunter", "motorbike", 2),
        ("mechanic", "pistol", 4),
        ("mechanic", "blowtorch", 3),
        ("mechanic", "auto-turret", 4),
        ("veteran", "m1-rifle", 4),
        ("veteran", "luger", 5),
        ("veteran", "mortar", 3),
        ("surgeon", "pistol", 4),
    ],
)
def test_equipment_enters_play_with_its_starting_tokens(survivor, card, tokens):
    table = apocalypse(survivor).hand(0, card).turn(0).choose(Play(card, 0))
    assert table.held(0, card).tokens == tokens


@rule("MAX-EQUIP-8", "MAX-ACTION-7")
def test_each_use_removes_a_token_and_an_empty_weapon_stays_in_play():
    table = apocalypse("gunslinger").gear(0, "colt", tokens=1).foes(0, "stalker").turn(0).choose(Use("colt"))
    assert table.held(0, "colt").tokens == 0
    assert not table.can(Use("colt"))
    assert table.gear_ids(0) == ["colt"]


@rule("MAX-EQUIP-8")
def test_a_weapon_without_tokens_of_its_own_is_never_empty():
    table = apocalypse("fireman").gear(0, "trusty-axe").foes(0, "stalker", "zombie-soldier").turn(0)
    for _ in range(3):
        table.choose(Use("trusty-axe")).choose(table.options()[0])
        assert table.held(0, "trusty-axe").tokens == 0
    assert table.can(Use("trusty-axe"))


@rule("MAX-EQUIP-8")
def test_each_use_costs_one_token_of_that_weapon_and_of_no_other():
    table = apocalypse("gunslinger").gear(0, "colt", tokens=3).gear(0, "revolver", tokens=2).foes(0, "stalker").turn(0)
    table.choose(Use("colt"))
    assert (table.held(0, "colt").tokens, table.held(0, "revolver").tokens) == (2, 2)
    assert table.can(Use("colt"))


@rule("MAX-EQUIP-9")
def test_fuel_reloads_fuel_equipment_and_is_discarded_for_it():
    table = apocalypse("fireman").gear(0, "lighter", tokens=0).gear(0, "fuel").turn(0).choose(Use("fuel"))
    assert table.held(0, "lighter").tokens == 2
    assert table.gear_ids(0) == ["lighter"]
    assert table.discard_ids() == ["fuel"]


@rule("MAX-EQUIP-9")
def test_ammo_does_not_reload_fuel_equipment():
    assert not apocalypse("fireman").gear(0, "lighter", tokens=0).hand(0, "ammo-full").can(Play("ammo-full", 0))


@rule("MAX-EQUIP-9")
def test_fuel_does_not_reload_a_weapon_with_ammunition():
    assert not apocalypse("fireman").gear(0, "shotgun", tokens=0).gear(0, "fuel").can(Use("fuel"))


@rule("MAX-EQUIP-10", "MAX-ACTION-6")
@pytest.mark.parametrize("card", ["ammo-2", "fuel"])
def test_reloading_costs_an_action(card):
    table = apocalypse("fireman").gear(0, "lighter", tokens=0).gear(0, "shotgun", tokens=0)
    if card == "fuel":
        table.gear(0, "fuel").turn(0).choose(Use("fuel"))
    else:
        table.hand(0, card).turn(0).choose(Play(card, 0))
    assert table.survivor(0).actions == 3


@rule("MAX-EQUIP-10")
def test_a_reload_never_lifts_the_tokens_above_the_starting_number():
    table = apocalypse("gunslinger").gear(0, "colt", tokens=2).hand(0, "ammo-5").turn(0).choose(Play("ammo-5", 0))
    assert table.held(0, "colt").tokens == 4


@rule("MAX-EQUIP-10")
def test_a_full_weapon_cannot_be_reloaded():
    assert not apocalypse("gunslinger").gear(0, "colt").hand(0, "ammo-full").can(Play("ammo-full", 0))


# --- dropping it ---


@rule("MAX-EQUIP-11")
def test_equipment_cannot_be_dropped_for_nothing():
    table = apocalypse("fireman").gear(0, "fire-helmet", "flashlight").turn(0)
    about_gear = [option for option in table.options() if getattr(option, "card", None) is not None]
    assert about_gear == []


@rule("MAX-EQUIP-11", "MAX-FREE-2")
def test_two_survivor_cards_in_play_may_be_given_up_for_a_new_one():
    table = apocalypse("fireman").gear(0, "fire-helmet", "ladder", "flashlight").deck(0, "shotgun", "lighter").turn(0)
    table.choose(SwapTwo())
    assert len(table.options()) == 2
    table.choose(Drop("ladder"))
    assert table.gear_ids(0) == ["flashlight"]
    assert table.hand_ids(0) == ["shotgun"]


# --- out of the discard piles ---


@rule("MAX-EQUIP-12", "MAX-FAQ-16")
@pytest.mark.parametrize(("card", "pile"), [("wrench", 0), ("fire-helmet", 1), ("flashlight", None)])
def test_repairs_reach_equipment_in_any_discard_pile(card, pile):
    table = apocalypse("mechanic", "fireman").discarded(card, seat=pile).turn(0)
    table.choose(UseInnate(0)).choose(Equip(0))
    assert table.gear_ids(0) == [card]


@rule("MAX-EQUIP-12")
def test_repairs_may_take_the_equipment_to_the_hand():
    table = apocalypse("mechanic", "fireman").discarded("fire-helmet", seat=1).turn(0)
    table.choose(UseInnate(0)).choose(ToHand())
    assert table.hand_ids(0) == ["fire-helmet"]
    assert table.can(Play("fire-helmet", 0))


@rule("MAX-EQUIP-12")
def test_repairs_do_not_fetch_instants():
    table = apocalypse("mechanic", "fireman").discarded("first-aid-kit", seat=1).discarded("food-1")
    assert not table.can(UseInnate(0))


@rule("MAX-EQUIP-12")
def test_resourceful_brings_equipment_into_play_on_any_survivor():
    table = apocalypse("hunter", "fireman").hand(0, "resourceful").discarded("shotgun", seat=1).turn(0)
    table.choose(Play("resourceful", 0)).choose(Equip(1))
    assert table.gear_ids(1) == ["shotgun"]
    assert table.held(1, "shotgun").tokens == 4


@rule("MAX-EQUIP-12", "MAX-EQUIP-14")
def test_what_is_fetched_for_another_must_fit_as_things_are():
    table = apocalypse("hunter", "fireman").hand(0, "resourceful").discarded("shotgun", seat=1)
    table.gear(1, "trusty-axe", "lighter", "ladder").turn(0).choose(Play("resourceful", 0))
    assert table.gear_ids(0) == ["shotgun"]


@rule("MAX-EQUIP-13")
def test_a_borrowed_survivor_card_returns_to_its_owners_discard_when_it_leaves_play():
    table = apocalypse("mechanic", "fireman").map("van bandit-camp-a").discarded("fire-helmet", seat=1).turn(0)
    table.choose(UseInnate(0)).choose(Equip(0)).choose(Move("bandit-camp-a")).choose(Drop("fire-helmet"))
    assert table.discard_ids(1) == ["fire-helmet"]
    assert table.discard_ids(0) == []


@rule("MAX-EQUIP-13")
def test_a_borrowed_survivor_card_returns_to_its_owners_discard_when_it_leaves_the_hand():
    table = apocalypse("mechanic", "fireman").map("van ?amusement-park").discarded("fire-helmet", seat=1).turn(0)
    table.choose(UseInnate(0)).choose(ToHand()).choose(Move("amusement-park"))
    assert table.discard_ids(1) == ["fire-helmet"]
    assert table.discard_ids(0) == []


# --- making room ---


@rule("MAX-EQUIP-14")
def test_room_is_made_by_discarding_own_equipment_of_choice():
    table = apocalypse("fireman").gear(0, "lighter", "ladder", "shotgun", "fire-helmet").hand(0, "trusty-axe").turn(0)
    table.choose(Play("trusty-axe", 0)).choose(Drop("ladder")).choose(Drop("fire-helmet"))
    assert table.gear_ids(0) == ["lighter", "shotgun", "trusty-axe"]
    assert table.discard_ids(0) == ["ladder", "fire-helmet"]


@rule("MAX-EQUIP-14")
def test_found_equipment_for_which_no_room_is_made_is_not_equipped():
    table = apocalypse("fireman").map("gas-station-a").gear(0, "trusty-axe", "lighter", "ladder")
    table.scavenge("red", "fuel").turn(0).choose(Search("red")).choose(Equip(0)).choose(Leave())
    assert table.gear_ids(0) == ["trusty-axe", "lighter", "ladder"]
    assert table.discard_ids() == ["fuel"]


@rule("MAX-EQUIP-14", "MAX-FREE-5")
def test_whoever_receives_equipment_in_a_trade_may_make_room_for_it():
    table = apocalypse("fireman", "hunter").gear(0, "fuel").gear(1, "crossbow", "bow", "machete").turn(0)
    table.choose(Trade(1)).choose(Give("fuel")).choose(Propose()).choose(Accept())
    assert table.asked() == (1,)
    table.choose(Drop("bow"))
    assert table.gear_ids(1) == ["crossbow", "machete", "fuel"]
    assert table.gear_ids(0) == []


@rule("MAX-EQUIP-14", "MAX-MISSION-3")
def test_what_the_mission_needs_is_never_discarded_to_make_room():
    table = apocalypse("fireman").gear(0, "scientist", "trusty-axe", "lighter").hand(0, "ladder").turn(0)
    table.choose(Play("ladder", 0))
    assert table.options() == [Drop(held.card) for held in table.now.gear(0)[1:]]


@rule("MAX-FREE-5", "MAX-EQUIP-8")
def test_traded_equipment_keeps_its_tokens_its_wear_and_what_is_fitted_to_it():
    table = apocalypse("hunter", "mechanic").gear(0, "pistol", tokens=1).fitted(0, "pistol", "upgrade")
    table.gear(0, "body-armor").turn(0)
    table.held(0, "body-armor").uses = 1
    table.choose(Trade(1)).choose(Give("pistol")).choose(Give("body-armor")).choose(Propose()).choose(Accept())
    pistol = table.held(1, "pistol")
    assert (pistol.tokens, len(pistol.fitted)) == (1, 1)
    assert table.held(1, "body-armor").uses == 1


@rule("MAX-EQUIP-12")
def test_only_one_of_several_pieces_is_fetched():
    table = apocalypse("mechanic").discarded("wrench", "blowtorch", seat=0).turn(0)
    table.choose(UseInnate(0)).choose(Pick("blowtorch")).choose(Equip(0))
    assert table.gear_ids(0) == ["blowtorch"]
    assert table.discard_ids(0) == ["wrench"]
