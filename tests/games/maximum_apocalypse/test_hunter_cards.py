"""The Hunter's deck, card by card. [8.2 of the catalog]"""

import pytest

from holdouts.games.maximum_apocalypse.picks import (
    AtPlace,
    Enough,
    Equip,
    FromDeck,
    Move,
    Pick,
    Play,
    Spend,
    Target,
    Use,
    UseInnate,
)
from holdouts.testing import apocalypse

STREET = "van tunnel-a tunnel-b airport"


def street():
    """The Hunter at the Van, others one and two tiles away."""
    return apocalypse("hunter", "fireman", "surgeon").map(STREET).at(1, "tunnel-a").at(2, "tunnel-b").turn(0)


def test_scout_reveals_up_to_2_adjacent_tiles_quietly():
    table = apocalypse("hunter").map("?prairie-a van ?prairie-b ?farm-a").at(0, "van").turn(0).choose(UseInnate(0))
    assert table.options() == [AtPlace(0), AtPlace(2)]
    table.choose(AtPlace("prairie-a")).choose(AtPlace("prairie-b"))
    assert table.now.up == [True, True, True, False]
    assert table.foe_ids(0) == []


def test_scout_may_reveal_only_one_tile():
    table = apocalypse("hunter").map("?prairie-a van ?prairie-b").at(0, "van").turn(0)
    table.choose(UseInnate(0)).choose(AtPlace("prairie-a")).choose(Enough())
    assert table.now.up == [True, True, False]


def test_bow_deals_2_at_medium_range_and_needs_no_ammunition():
    table = street().gear(0, "bow").foes(1, "stalker").foes(2, "walker")
    for _ in range(3):
        table.choose(Use("bow"))
    assert (table.wounds(1), table.wounds(2)) == ([6], [0])


def test_crossbow_deals_3_at_medium_range_with_8_shots():
    table = street().gear(0, "crossbow").foes(1, "stalker").foes(2, "walker").choose(Use("crossbow"))
    assert (table.wounds(1), table.wounds(2)) == ([3], [0])
    assert table.held(0, "crossbow").tokens == 7


@pytest.mark.parametrize("with_", ["bow", "crossbow"])
def test_fire_arrows_deal_4_at_medium_range_with_a_bow_or_a_crossbow(with_):
    table = street().gear(0, with_, "fire-arrows").foes(1, "stalker").foes(2, "walker").choose(Use("fire-arrows"))
    assert (table.wounds(1), table.wounds(2)) == ([4], [0])
    assert table.held(0, "fire-arrows").tokens == 2


def test_fire_arrows_are_no_use_without_a_bow():
    assert not street().gear(0, "fire-arrows").foes(1, "stalker").can(Use("fire-arrows"))


def test_machete_deals_3_on_the_tile():
    table = street().gear(0, "machete").foes(0, "stalker").foes(1, "walker").choose(Use("machete"))
    assert (table.wounds(0), table.wounds(1)) == ([3], [0])


def test_headshot_deals_5_at_long_range():
    table = street().gear(0, "bow").hand(0, "headshot").foes(0, "walker").foes(2, "stalker").choose(Play("headshot", 0))
    assert (table.wounds(0), table.wounds(2)) == ([0], [5])


def test_headshot_needs_a_bow_or_a_crossbow():
    assert not street().gear(0, "machete").hand(0, "headshot").foes(2, "stalker").can(Play("headshot", 0))
    assert street().gear(0, "crossbow").hand(0, "headshot").foes(2, "stalker").can(Play("headshot", 0))


def test_bear_trap_is_discarded_to_deal_4_on_the_tile_without_an_action():
    table = street().gear(0, "bear-trap").foes(0, "stalker").foes(1, "walker").choose(Spend("bear-trap"))
    assert (table.wounds(0), table.wounds(1)) == ([4], [0])
    assert table.discard_ids(0) == ["bear-trap"]
    assert table.survivor(0).actions == 4


def test_snare_deals_1_at_medium_range_and_stuns():
    table = street().hand(0, "snare").foes(1, "stalker").foes(2, "walker").choose(Play("snare", 0))
    assert (table.wounds(1), table.wounds(2)) == ([1], [0])
    assert table.survivor(1).foes[0].stunned


def test_motorbike_moves_up_to_3_tiles_for_a_token():
    table = street().gear(0, "motorbike").choose(Use("motorbike"))
    for tile in ("tunnel-a", "tunnel-b", "airport"):
        table.choose(Move(tile))
    assert table.where(0) == "airport"
    assert table.held(0, "motorbike").tokens == 1
    assert table.survivor(0).actions == 3


def test_backpack_raises_the_storage_limit_by_1():
    table = street().gear(0, "crossbow", "machete", "bow").hand(0, "backpack", "camouflage")
    table.choose(Play("backpack", 0)).choose(Play("camouflage", 0))
    assert table.gear_ids(0) == ["crossbow", "machete", "bow", "backpack", "camouflage"]


def test_camouflage_raises_stealth_by_2():
    table = apocalypse("hunter").map("van river-a").gear(0, "camouflage").rolling(5, 6).turn(0).choose(Move("river-a"))
    assert table.where(0) == "river-a"


def test_camouflage_is_discarded_for_3_damage_to_shake_off_a_monster_that_leaves_a_token():
    table = street().gear(0, "camouflage").foes(0, "walker", "stalker").choose(Spend("camouflage")).choose(Target(0, 1))
    assert table.body(0).hp == 21
    assert table.foe_ids(0) == ["walker"]
    assert table.monster_ids(table.now.monster_discard) == ["stalker"]
    assert table.tokens_on("van") == 1
    assert table.survivor(0).actions == 4


def test_camouflage_shakes_off_no_boss():
    assert not street().gear(0, "camouflage").foes(0, "zombie-queen").can(Spend("camouflage"))


def test_survival_instinct_feeds_everybody_by_1():
    table = street().hand(0, "survival-instinct").hunger(0, 3).hunger(1, 0).hunger(2, 6)
    table.choose(Play("survival-instinct", 0))
    assert [table.survivor(seat).hunger for seat in (0, 1, 2)] == [2, 0, 5]


def test_resourceful_brings_equipment_from_any_discard_into_play_on_anybody():
    table = street().hand(0, "resourceful").discarded("trusty-axe", seat=1).discarded("pistol")
    table.choose(Play("resourceful", 0)).choose(Pick("trusty-axe"))
    assert table.options() == [Equip(0), Equip(1), Equip(2)]
    table.choose(Equip(2))
    assert table.gear_ids(2) == ["trusty-axe"]


def test_cover_of_darkness_keeps_up_to_2_of_3_cards_of_a_deck_and_discards_the_rest():
    table = street().hand(0, "cover-of-darkness").only_scavenge("red", "food-1", "food-2", "food-3", "food-4")
    table.choose(Play("cover-of-darkness", 0)).choose(FromDeck("red"))
    table.choose(Pick("food-3")).choose(Pick("food-1"))
    assert table.hand_ids(0) == ["food-3", "food-1"]
    assert table.discard_ids() == ["food-2"]
    assert table.scavenge_ids("red") == ["food-4"]
