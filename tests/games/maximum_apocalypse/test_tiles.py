"""Every tile of the box: its colours, its number and what it does. [8.6 of the catalog, EX-5 and EX-6]"""

import pytest

from holdouts.engine.library import base_book
from holdouts.games.maximum_apocalypse.cards import COLOURS
from holdouts.games.maximum_apocalypse.events import Attacked, SentBack, TokenPlaced
from holdouts.games.maximum_apocalypse.game import GAME
from holdouts.games.maximum_apocalypse.picks import (
    AtPlace,
    Discard,
    Drop,
    Equip,
    Move,
    Play,
    Search,
    SwapTwo,
    TakeHit,
    UseFree,
    UseTile,
    Whom,
)
from holdouts.games.maximum_apocalypse.positions import ApocalypsePosition
from holdouts.testing import apocalypse, rule

QUIET = (3, 4)
"""A spawn roll that brings nothing."""

TILES = {
    "van": ("", 6),
    "avenue-red": ("red", 6),
    "avenue-green": ("green", 8),
    "avenue-blue": ("blue", 5),
    "gas-station-a": ("red", 8),
    "gas-station-b": ("red", 5),
    "gas-station-c": ("red", 4),
    "river-a": ("", 10),
    "river-b": ("", 11),
    "forest-a": ("", 5),
    "forest-b": ("", 8),
    "prairie-a": ("", 6),
    "prairie-b": ("", 8),
    "hospital": ("red", 3),
    "refuge-a": ("", 2),
    "refuge-b": ("", 12),
    "farm-a": ("green", 3),
    "farm-b": ("green", 11),
    "cemetery": ("", 4),
    "police-station": ("blue", 6),
    "bandit-camp-a": ("", 9),
    "bandit-camp-b": ("", 3),
    "tunnel-a": ("", 10),
    "tunnel-b": ("", 4),
    "department-store": ("green", 9),
    "shopping-mall": ("blue", 8),
    "power-plant": ("", 10),
    "airport": ("red green", 8),
    "military-base": ("red blue", 0),
    "prison": ("red green blue", 9),
    "factory": ("blue", 4),
    "oasis": ("", 11),
    "mountain-a": ("", 9),
    "mountain-b": ("", 5),
    "desert-a": ("", 10),
    "desert-b": ("", 4),
    "amusement-park": ("red green blue", 6),
    "crash-site": ("", 10),
}
"""Search colours and spawn number of each tile; the Military Base has none."""

each_tile = pytest.mark.parametrize("tile", TILES)


def tiles(*kinds: str):
    """All tiles of these kinds."""
    return pytest.mark.parametrize("tile", [tile for tile in TILES if tile.startswith(kinds)])


def lost(table: ApocalypsePosition, seat: int, body: int = 0) -> int:
    victim = table.body(seat, body)
    return table.now.character(victim).hp - victim.hp


def beside(tile: str, *seats: str, beyond: str = "military-base"):
    """Everybody stands on the Van, next to that tile; a question mark hides it."""
    return apocalypse(*(seats or ("fireman", "gunslinger"))).map(f"van {tile} {beyond}")


def staying(tile: str, *seats: str):
    """The turn of seat 0, who stands on that tile, has come to its End effects."""
    table = apocalypse(*(seats or ("fireman", "gunslinger"))).map(f"van {tile}").at(0, tile)
    return table.rolling(*QUIET).turn(0, "end")


def dice(total: int) -> tuple[int, int]:
    """Two dice that show that sum."""
    return min(6, total - 1), total - min(6, total - 1)


# --- figures ---


def test_the_box_holds_these_38_tiles_of_25_kinds():
    assert [tile.id for tile in base_book(GAME).tiles] == list(TILES)
    assert len(TILES) == 38
    assert len({tile.kind for tile in base_book(GAME).tiles}) == 25


@each_tile
@rule("MAX-SCAV-1", "MAX-SCAV-2")
def test_each_tile_can_be_searched_in_its_colours_and_no_others(tile):
    place = "van" if tile == "van" else f"van {tile}"
    table = apocalypse("fireman").map(place).at(0, tile)
    assert [COLOURS[option.colour] for option in table.options(kind=Search)] == TILES[tile][0].split()


@each_tile
@rule("MAX-SPAWN-2", "MAX-SPAWN-9")
def test_each_tile_spawns_on_its_number_and_no_other(tile):
    hit = []
    for total in range(2, 13):
        here = "mountain-b" if tile == "mountain-a" else "mountain-a"
        table = apocalypse("fireman").map(f"{here} {tile}").at(0, here).rolling(*dice(total)).turn(0, "spawn")
        if table.tokens_on(tile):
            hit.append(total)
    assert hit == ([TILES[tile][1]] if TILES[tile][1] else [])


# --- tiles where one searches on arriving ---


@tiles("gas-station", "farm", "department-store", "shopping-mall", "police-station")
@rule("MAX-SCAV-13", "MAX-KEYWORD-14")
def test_whoever_turns_up_a_store_searches_it_for_free(tile):
    colour = TILES[tile][0]
    table = beside(f"?{tile}").scavenge(colour, "food-1", "food-2").boss("zombie-queen").choose(Move(tile))
    assert table.hand_ids(0) == ["food-1"]
    assert table.survivor(0).actions == 3
    assert not table.can(Search(colour))  # it was this turn's search


@tiles("gas-station", "farm", "department-store", "shopping-mall", "police-station")
def test_a_store_that_lies_open_gives_nothing_for_free(tile):
    table = beside(tile).boss("zombie-queen").choose(Move(tile))
    assert table.hand_ids(0) == []
    assert table.can(Search(TILES[tile][0]))


@rule("MAX-SCAV-8")
def test_fuel_found_by_a_free_search_is_equipped_or_discarded():
    table = beside("?gas-station-a").scavenge("red", "fuel").choose(Move("gas-station-a"))
    assert table.options() == [Equip(0), Discard()]
    table.choose(Equip(0))
    assert table.gear_ids(0) == ["fuel"]


# --- tiles with monsters ---


@tiles("avenue")
@rule("MAX-KEYWORD-8")
def test_whoever_enters_an_avenue_draws_a_monster(tile):
    table = beside(tile).next_monsters("walker").choose(Move(tile))
    assert (table.foe_ids(0), table.foe_ids(1)) == (["walker"], [])


@tiles("prairie")
@rule("MAX-KEYWORD-14")
def test_whoever_turns_up_a_prairie_draws_a_monster(tile):
    table = beside(f"?{tile}").next_monsters("walker").choose(Move(tile))
    assert (table.foe_ids(0), table.foe_ids(1)) == (["walker"], [])


@tiles("prairie")
def test_entering_an_open_prairie_brings_no_monster(tile):
    assert beside(tile).choose(Move(tile)).foe_ids(0) == []


@tiles("prairie")
@rule("MAX-KEYWORD-10")
def test_example_5_whoever_stays_on_a_prairie_draws_a_monster_that_attacks_in_the_same_turn(tile):
    table = staying(tile).next_monsters("zombie-dog")
    assert table.foe_ids(0) == ["zombie-dog"]
    assert [event.who for event in table.told(Attacked)] == [0]
    assert lost(table, 0) == 4


@rule("MAX-KEYWORD-14")
def test_the_cemetery_turned_up_brings_a_monster_to_every_survivor_wherever_they_are():
    table = apocalypse("fireman", "gunslinger", "surgeon").map("van ?cemetery tunnel-a tunnel-b").at(2, "tunnel-b")
    table.next_monsters("walker", "spitter", "zombie-dog").choose(Move("cemetery"))
    assert [table.foe_ids(seat) for seat in range(3)] == [["walker"], ["spitter"], ["zombie-dog"]]


def test_an_open_cemetery_is_quiet():
    assert beside("cemetery").choose(Move("cemetery")).foe_ids(0) == []


@rule("MAX-SPAWN-14")
def test_the_factory_turned_up_puts_a_token_on_each_tile_around_it():
    table = apocalypse("fireman", "gunslinger").map("van ?factory tunnel-a", ". ?tunnel-b airport")
    table.choose(Move("factory"))
    tokens = {tile: table.tokens_on(tile) for tile in ("van", "factory", "tunnel-a", "tunnel-b", "airport")}
    assert tokens == {"van": 1, "factory": 0, "tunnel-a": 1, "tunnel-b": 1, "airport": 0}
    assert table.foe_ids(1) == []


@rule("MAX-MONSTER-9")
def test_the_military_base_deals_two_to_every_monster_of_whoever_enters():
    table = beside("military-base", "gunslinger", "fireman", beyond="tunnel-a").gear(0, "ranger-hat")
    table.foes(0, "walker", "spitter").foes(0, "zombie-dog", wounds=3).foes(1, "walker").choose(Move("military-base"))
    assert table.foe_ids(0) == ["walker", "spitter"]
    assert [foe.wounds for foe in table.survivor(0).foes] == [2, 2]
    assert [foe.wounds for foe in table.survivor(1).foes] == [0]


# --- tiles that are hard to pass ---


@tiles("river")
@rule("MAX-KEYWORD-16", "MAX-MOVE-9")
def test_a_river_sends_back_whoever_fails_the_test(tile):
    table = beside(tile).rolling(3, 4).choose(Move(tile))
    assert table.where(0) == "van"
    assert len(table.told(SentBack)) == 1
    assert table.survivor(0).actions == 3


@tiles("river")
@rule("MAX-KEYWORD-16")
def test_a_river_lets_pass_whoever_succeeds(tile):
    table = beside(tile).rolling(3, 3).choose(Move(tile))
    assert table.where(0) == tile


@tiles("forest")
@rule("MAX-KEYWORD-15", "MAX-MOVE-8")
def test_a_forest_costs_a_monster_only_when_left_in_the_turn_it_was_entered(tile):
    table = beside(tile, beyond="tunnel-a").next_monsters("walker").choose(Move(tile))
    assert table.foe_ids(0) == []
    table.choose(Move("van"))
    assert (table.where(0), table.foe_ids(0)) == ("van", ["walker"])


@tiles("forest")
@rule("MAX-MOVE-8")
def test_whoever_began_the_turn_in_a_forest_leaves_it_for_nothing(tile):
    table = beside(tile).at(0, tile).choose(Move("van"))
    assert (table.where(0), table.foe_ids(0)) == ("van", [])


# --- tiles that take something ---


@tiles("bandit-camp")
@rule("MAX-KEYWORD-8", "MAX-CARD-7")
def test_example_6_a_hidden_bandit_camp_takes_equipment_or_deals_one_damage(tile):
    table = beside(f"?{tile}").gear(0, "lighter").choose(Move(tile))
    assert table.now.up[table.place(tile)]
    assert table.options() == [Drop(table.held(0, "lighter").card), TakeHit(0)]
    table.choose(Drop("lighter"))
    assert (table.gear_ids(0), table.discard_ids(0), lost(table, 0)) == ([], ["lighter"], 0)
    table = beside(f"?{tile}").gear(0, "lighter").choose(Move(tile)).choose(TakeHit(0))
    assert (table.gear_ids(0), lost(table, 0)) == (["lighter"], 1)


@tiles("bandit-camp")
@rule("MAX-CARD-7")
def test_a_bandit_camp_deals_its_damage_to_whoever_has_no_equipment_each_time(tile):
    table = beside(tile).hand(0, "lighter").choose(Move(tile)).choose(Move("van")).choose(Move(tile))
    assert lost(table, 0) == 2


@rule("MAX-POISON-1")
def test_the_power_plant_spoils_all_food_in_hand_and_poisons():
    table = beside("power-plant").hand(0, "food-1", "food-crate", "medkit-4", "ladder").choose(Move("power-plant"))
    assert table.hand_ids(0) == ["medkit-4", "ladder"]
    assert sorted(table.discard_ids()) == ["food-1", "food-crate"]
    assert (table.body(0).poison, table.body(1).poison) == (1, 0)


@rule("MAX-KEYWORD-14")
def test_the_amusement_park_turned_up_takes_three_cards_of_the_owners_choice():
    table = beside("?amusement-park").hand(0, "food-1", "ladder", "lighter", "shotgun").choose(Move("amusement-park"))
    table.choose(Drop("food-1")).choose(Drop("ladder")).choose(Drop("shotgun"))
    assert table.hand_ids(0) == ["lighter"]
    assert table.asks() == "MAX-ACTION-1"


@rule("MAX-CARD-7")
def test_the_amusement_park_takes_what_there_is():
    table = beside("?amusement-park").hand(0, "food-1").gear(0, "lighter").choose(Move("amusement-park"))
    assert (table.hand_ids(0), table.gear_ids(0)) == ([], ["lighter"])


@rule("MAX-KEYWORD-10")
def test_whoever_stays_in_the_amusement_park_discards_one_card():
    table = staying("amusement-park").hand(0, "food-1", "ladder").choose(Drop("ladder"))
    assert table.hand_ids(0) == ["food-1"]


@rule("MAX-KEYWORD-14")
def test_the_crash_site_turned_up_costs_every_survivor_one_equipment():
    table = apocalypse("fireman", "gunslinger", "surgeon").map("van ?crash-site tunnel-a tunnel-b").at(1, "tunnel-b")
    table.gear(0, "lighter").gear(1, "colt", "revolver").choose(Move("crash-site")).choose(Drop("colt"))
    assert [table.gear_ids(seat) for seat in range(3)] == [[], ["revolver"], []]
    assert lost(table, 2) == 0


@rule("MAX-KEYWORD-5")
def test_whoever_enters_the_crash_site_burns_a_card():
    table = beside("crash-site").deck(0, "ladder", "lighter").gear(0, "fire-helmet").choose(Move("crash-site"))
    assert (table.discard_ids(0), table.gear_ids(0)) == (["ladder"], ["fire-helmet"])


@tiles("desert")
@rule("MAX-HUNGER-11")
def test_whoever_enters_a_desert_is_hungrier(tile):
    table = beside(tile).hunger(0, 2).hunger(1, 2).choose(Move(tile))
    assert (table.survivor(0).hunger, table.survivor(1).hunger) == (3, 2)


# --- the Prison ---


def test_whoever_enters_the_open_prison_has_one_action_fewer():
    table = beside("prison").choose(Move("prison"))
    assert table.survivor(0).actions == 2


def test_the_prison_takes_no_more_actions_than_there_are():
    table = beside("prison").hand(0, "ladder", "lighter").turn(0, actions=1).choose(Move("prison"))
    assert table.survivor(0).actions == 0


def test_turning_up_the_prison_ends_the_action_step():
    table = beside("?prison").rolling(*QUIET).choose(Move("prison"))
    assert (table.where(0), table.asked()) == ("prison", (1,))


@rule("MAX-FREE-1")
def test_turning_up_the_prison_leaves_no_free_action_either():
    table = beside("?prison").hand(0, "ladder", "lighter").gear(0, "field-jacket").rolling(*QUIET)
    assert table.can(SwapTwo())
    assert table.can(UseFree("field-jacket"))
    table.choose(Move("prison"))
    assert table.asked() == (1,)


@rule("MAX-FREE-1")
def test_turning_up_the_prison_with_an_action_given_to_oneself_ends_the_action_step_too():
    table = beside("?prison", "surgeon", "fireman").hand(0, "adrenaline-shot").rolling(*QUIET)
    table.choose(Play("adrenaline-shot", 0)).choose(Whom(0, 0)).choose(Move("prison"))
    assert table.asked() == (1,)


@rule("MAX-ACTION-12")
def test_turning_up_the_prison_out_of_turn_ends_only_what_was_granted():
    table = beside("?prison", "fireman", "surgeon").hand(1, "adrenaline-shot").rolling(*QUIET).turn(1)
    table.choose(Play("adrenaline-shot", 1)).choose(Whom(0, 0)).choose(Move("prison"))
    assert (table.asked(), table.survivor(1).actions) == ((1,), 3)
    table.idle_turn()
    assert (table.asked(), table.survivor(0).actions) == ((0,), 4)


# --- tiles that help ---


@rule("MAX-KEYWORD-8", "MAX-KEYWORD-10")
def test_the_hospital_heals_one_on_entering_and_two_at_the_end_of_the_turn():
    table = beside("hospital").hp(0, 10).rolling(*QUIET).choose(Move("hospital"))
    assert table.body(0).hp == 11
    table = staying("hospital").hp(0, 10)
    assert table.body(0).hp == 12


def test_the_hospital_heals_nobody_above_the_maximum():
    assert staying("hospital").hp(0, 31).body(0).hp == 32


@tiles("refuge")
@rule("MAX-FAQ-13")
def test_a_refuge_keeps_safe_whoever_began_the_turn_elsewhere(tile):
    table = beside(tile).foes(0, "spitter").rolling(*QUIET).turn(0, actions=1).choose(Move(tile))
    assert (lost(table, 0), lost(table, 1)) == (0, 2)


@tiles("refuge")
@rule("MAX-FAQ-13")
def test_a_refuge_does_nothing_for_whoever_stays(tile):
    assert lost(staying(tile).foes(0, "walker"), 0) == 2


@rule("MAX-KEYWORD-10")
def test_the_oasis_feeds_whoever_stays():
    table = apocalypse("fireman", "gunslinger").map("van oasis").at(0, "oasis").at(1, "oasis")
    table.hunger(0, 4).hunger(1, 4).rolling(*QUIET).turn(0, "end")
    assert (table.survivor(0).hunger, table.survivor(1).hunger) == (4, 4)  # one less, and one more in step 5


@tiles("mountain")
@rule("MAX-KEYWORD-8", "MAX-DRAW-2")
def test_whoever_enters_a_mountain_draws_a_card(tile):
    table = beside(tile).deck(0, "ladder", "lighter").choose(Move(tile))
    assert table.hand_ids(0) == ["ladder"]
    table.choose(Move("van")).choose(Move(tile)).choose(Move("van"))
    assert (table.hand_ids(0), table.survivor(0).dead) == (["ladder", "lighter"], False)


@rule("MAX-DRAW-2")
def test_entering_a_mountain_with_an_empty_deck_is_the_end():
    table = beside("mountain-a").deck(0).rolling(*QUIET).choose(Move("mountain-a"))
    assert table.survivor(0).dead


# --- tiles that lead elsewhere ---


@rule("MAX-ACTION-5")
def test_a_tunnel_leads_to_another_revealed_tunnel_for_an_action():
    table = apocalypse("fireman").map("tunnel-a van avenue-red tunnel-b").at(0, "tunnel-a").choose(UseTile())
    assert (table.where(0), table.survivor(0).actions) == ("tunnel-b", 3)
    assert table.foe_ids(0) == []


def test_a_hidden_tunnel_cannot_be_reached_through_another():
    table = apocalypse("fireman").map("tunnel-a van avenue-red ?tunnel-b").at(0, "tunnel-a")
    assert not table.can(UseTile())


@rule("MAX-ACTION-5")
def test_the_airport_leads_to_any_other_revealed_tile():
    table = apocalypse("fireman").map("airport van ?tunnel-a hospital").at(0, "airport").hp(0, 10).choose(UseTile())
    assert table.options() == [AtPlace(table.place("van")), AtPlace(table.place("hospital"))]
    table.choose(AtPlace("hospital"))
    assert (table.where(0), table.body(0).hp) == ("hospital", 11)  # it counts as entering


@pytest.mark.parametrize("trouble", ["own monster", "somebody else's monster", "token"])
def test_nobody_flies_while_a_monster_or_a_token_is_at_the_airport(trouble):
    table = apocalypse("fireman", "gunslinger").map("airport van").at(0, "airport").at(1, "airport")
    if trouble == "token":
        table.swarm("airport", 1)
    else:
        table.foes(0 if trouble == "own monster" else 1, "walker")
    assert not table.can(UseTile())


def test_the_van_does_nothing_on_entering_or_staying():
    table = apocalypse("fireman").map("van tunnel-a").at(0, "tunnel-a").hand(0, "ladder").choose(Move("van"))
    assert (table.foe_ids(0), table.hand_ids(0), lost(table, 0)) == ([], ["ladder"], 0)
    assert not table.can(UseTile())
    assert table.told(TokenPlaced) == []
