"""Every Scavenge card of the box. [8.5 of the catalog]"""

import pytest

from holdouts.games.maximum_apocalypse import events
from holdouts.games.maximum_apocalypse.picks import (
    AtPlace,
    Fight,
    Move,
    Pick,
    Play,
    Search,
    Sneak,
    Store,
    Use,
    Whom,
)
from holdouts.games.maximum_apocalypse.rules.gear import storage_left
from holdouts.testing import apocalypse, rule

STREET = "van tunnel-a tunnel-b airport"
COPIES = (
    "food-1 4, food-2 4, food-3 3, food-4 2, food-5 1, food-crate 1, fuel 10, medkit-2 1, medkit-4 2, medkit-6 1, "
    "ammo-full 4, ammo-2 2, ammo-3 1, ammo-4 2, ammo-5 1, antidote 5, binoculars 2, pistol 2, walkie-talkie 1, "
    "flashlight 2, backpack 1, spare-parts 7, dirty-blanket 3, old-newspaper 3, dusty-journal 1, scientist 1, "
    "dynamite 1, demolition-charge 1, body-armor 1, empty-handed 5, ambush 5"
)


def street(mission="rescue-the-scientist"):
    """The Fireman at the Van, others one and two tiles away."""
    table = apocalypse("fireman", "hunter", "surgeon", mission=mission).map(STREET)
    return table.at(1, "tunnel-a").at(2, "tunnel-b").turn(0)


def test_the_eighty_scavenge_cards_are_these():
    book = street().now.book
    names = [card.id for card in book.cards[book.first_scavenge :]]
    assert len(names) == 80
    assert {name: names.count(name) for name in names} == {
        name: int(count) for name, count in (entry.split() for entry in COPIES.split(", "))
    }


@pytest.mark.parametrize("value", [1, 2, 3, 4, 5])
def test_food_feeds_by_its_value(value):
    table = street().hunger(0, 5).hand(0, f"food-{value}").choose(Play(f"food-{value}", 0))
    assert table.survivor(0).hunger == 5 - value


@rule("MAX-SCAV-10")
def test_food_crate_feeds_everybody_by_1():
    table = street().hunger(0, 2).hunger(1, 3).hunger(2, 6).hand(0, "food-crate").choose(Play("food-crate", 0))
    assert [table.survivor(seat).hunger for seat in (0, 1, 2)] == [1, 2, 5]


def test_fuel_is_discarded_to_reload_one_own_fuel_equipment_in_full():
    table = apocalypse("hunter").gear(0, "fire-arrows", "motorbike", tokens=0).gear(0, "fuel").turn(0)
    table.choose(Use("fuel")).choose(Pick("fire-arrows"))
    assert (table.held(0, "fire-arrows").tokens, table.held(0, "motorbike").tokens) == (3, 0)
    assert table.gear_ids(0) == ["fire-arrows", "motorbike"]
    assert table.survivor(0).actions == 3


def test_fuel_is_put_into_the_van_for_nothing():
    table = street().gear(0, "fuel").choose(Store())
    assert table.gear_ids(0) == []
    assert [table.now.family(card) for card in table.now.stored] == ["fuel"]
    assert table.survivor(0).actions == 4


@pytest.mark.parametrize("value", [2, 4, 6])
def test_a_medkit_heals_by_its_value(value):
    table = street().hp(0, 10).hand(0, f"medkit-{value}").choose(Play(f"medkit-{value}", 0))
    assert table.body(0).hp == 10 + value


@pytest.mark.parametrize(
    ("card", "tokens"), [("ammo-full", 8), ("ammo-2", 3), ("ammo-3", 4), ("ammo-4", 5), ("ammo-5", 6)]
)
def test_ammo_reloads_one_own_weapon_by_its_value(card, tokens):
    table = apocalypse("hunter").gear(0, "crossbow", "pistol", tokens=1).hand(0, card).turn(0)
    table.choose(Play(card, 0)).choose(Pick("crossbow"))
    assert (table.held(0, "crossbow").tokens, table.held(0, "pistol").tokens) == (tokens, 1)


def test_antidote_removes_all_poison():
    table = street().poisoned(0, 3).hand(0, "antidote").choose(Play("antidote", 0))
    assert table.body(0).poison == 0


def test_binoculars_reveal_a_tile_at_long_range_quietly():
    table = apocalypse("fireman").map("van ?prairie-a ?cemetery ?prairie-b").gear(0, "binoculars").turn(0)
    table.choose(Use("binoculars"))
    assert table.options() == [AtPlace(1), AtPlace(2)]
    table.choose(AtPlace("cemetery"))
    assert table.now.up == [True, False, True, False]
    assert table.foe_ids(0) == []


def test_pistol_deals_2_at_medium_range():
    table = street().gear(0, "pistol").foes(1, "stalker").foes(2, "walker").choose(Use("pistol"))
    assert (table.wounds(1), table.wounds(2)) == ([2], [0])
    assert table.held(0, "pistol").tokens == 3


def test_walkie_talkie_gives_another_survivor_an_action_at_once():
    table = street().gear(0, "walkie-talkie").choose(Use("walkie-talkie"))
    assert table.options() == [Whom(1, 0), Whom(2, 0)]
    table.choose(Whom(2, 0)).choose(Move("airport"))
    assert table.where(2) == "airport"
    assert table.asked() == (0,)
    assert table.survivor(0).actions == 3


def test_flashlight_shows_two_cards_of_the_deck_one_to_keep_and_one_for_the_bottom():
    table = apocalypse("fireman").map("farm-a van").gear(0, "flashlight").turn(0).at(0, "farm-a")
    table.only_scavenge("green", "food-1", "food-2", "food-3").choose(Search("green")).choose(Pick("food-2"))
    assert table.hand_ids(0) == ["food-2"]
    assert table.scavenge_ids("green") == ["food-3", "food-1"]


def test_flashlight_serves_a_free_search_too():
    table = apocalypse("fireman").map("van ?farm-a").gear(0, "flashlight").only_scavenge("green", "ambush", "food-2")
    table.turn(0).choose(Move("farm-a")).choose(Pick("food-2"))
    assert table.hand_ids(0) == ["food-2"]


def test_backpack_raises_the_storage_limit_by_1():
    table = street().gear(0, "trusty-axe", "lighter", "ladder").hand(0, "backpack", "fire-helmet")
    table.choose(Play("backpack", 0)).choose(Play("fire-helmet", 0))
    assert len(table.gear_ids(0)) == 5


def test_spare_parts_take_a_card_of_the_own_survivor_discard_to_the_hand():
    table = street().hand(0, "spare-parts").discarded("lighter", "ladder", seat=0).discarded("bow", seat=1)
    table.discarded("food-1").choose(Play("spare-parts", 0))
    assert len(table.options()) == 2
    table.choose(Pick("ladder"))
    assert table.hand_ids(0) == ["ladder"]
    assert table.discard_ids(0) == ["lighter"]


@pytest.mark.parametrize("card", ["dirty-blanket", "old-newspaper", "dusty-journal"])
def test_a_mission_item_cannot_be_played(card):
    assert not street().hand(0, card).can(Play(card, 0))


def test_the_scientist_gives_his_carrier_away_to_monster_tokens():
    table = street().gear(0, "scientist").swarm("tunnel-a", 1).only_monsters("walker").choose(Move("tunnel-a"))
    assert table.told(events.Tested) == []
    assert table.foe_ids(0) == ["walker"]


def test_the_scientist_is_no_hindrance_to_others():
    table = street().gear(1, "scientist").swarm("tunnel-a", 1).choose(Move("tunnel-a"))
    assert table.options() == [Sneak(), Fight()]


def test_dynamite_removes_all_tokens_of_a_tile_at_long_range_and_deals_8_to_all_monsters_there():
    table = street().hand(0, "dynamite").at(1, "tunnel-b").swarm("tunnel-b", 3).swarm("airport", 1)
    table.foes(0, "walker").foes(1, "stalker").foes(2, "zombie-queen")
    table.choose(Play("dynamite", 0))
    assert table.tokens_on("tunnel-b") == 0
    assert table.tokens_on("airport") == 1
    assert (table.wounds(0), table.wounds(1), table.wounds(2)) == ([0], [8], [8])


def test_demolition_charge_removes_a_revealed_tile_next_to_one_where_nobody_stands():
    rows = ("van desert-a oasis", "desert-b tunnel-a airport", "?mountain-a refuge-a refuge-b")
    table = apocalypse("fireman", "hunter").map(*rows)
    table.at(0, "tunnel-a").at(1, "airport").swarm("desert-a", 2).hand(0, "demolition-charge").turn(0)
    table.choose(Play("demolition-charge", 0))
    assert [table.now.tile(option.place).id for option in table.options()] == ["desert-a", "desert-b", "refuge-a"]
    table.choose(AtPlace("desert-a"))
    assert table.now.gone[table.place("desert-a")]
    assert table.now.supply == 30
    assert not table.can(Move("desert-a"))


def test_demolition_charge_never_removes_the_van():
    table = apocalypse("fireman").map("van tunnel-a").at(0, "tunnel-a").hand(0, "demolition-charge")
    assert not table.can(Play("demolition-charge", 0))


def test_body_armor_takes_2_off_each_of_3_hits_and_is_discarded():
    table = apocalypse("fireman").gear(0, "body-armor").foes(0, *["zombie-dog"] * 4).rolling(1, 1)
    table.turn(0, step="monsters")
    assert table.now.turn == 2
    assert table.body(0).hp == 32 - 2 - 2 - 2 - 4
    assert table.discard_ids() == ["body-armor"]


def test_body_armor_is_not_worn_out_by_hunger_or_poison():
    table = apocalypse("fireman").gear(0, "body-armor").hunger(0, 5).poisoned(0, 1).rolling(1, 1).turn(0, step="hunger")
    assert table.body(0).hp == 32 - 2 - 1
    assert table.held(0, "body-armor").uses == 3


def test_empty_handed_is_discarded_when_drawn():
    table = apocalypse("fireman").map("farm-a van").at(0, "farm-a").only_scavenge("green", "empty-handed").turn(0)
    table.choose(Search("green"))
    assert table.hand_ids(0) == []
    assert table.discard_ids() == ["empty-handed"]


def test_ambush_draws_a_monster_and_is_discarded():
    table = apocalypse("fireman").map("farm-a van").at(0, "farm-a").only_scavenge("green", "ambush").turn(0)
    table.only_monsters("walker", "spitter").choose(Search("green"))
    assert table.foe_ids(0) == ["walker"]
    assert table.discard_ids() == ["ambush"]


@pytest.mark.parametrize(
    ("card", "room"),
    [
        ("fuel", 1),
        ("binoculars", 1),
        ("pistol", 1),
        ("walkie-talkie", 1),
        ("flashlight", 1),
        ("backpack", -1),
        ("scientist", 1),
        ("body-armor", 1),
    ],
)
def test_scavenge_equipment_takes_so_much_room(card, room):
    assert storage_left(street().gear(0, card).now, 0) == 4 - room
