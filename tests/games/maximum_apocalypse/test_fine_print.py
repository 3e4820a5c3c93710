"""The fine print: who exactly, how often exactly, and in which order exactly."""

import pytest
from msgspec.structs import replace

from holdouts.engine.game import SetupError
from holdouts.engine.library import base_pack
from holdouts.games.maximum_apocalypse import events
from holdouts.games.maximum_apocalypse.accounts import audit
from holdouts.games.maximum_apocalypse.cards import Book
from holdouts.games.maximum_apocalypse.effects.acting import Actions
from holdouts.games.maximum_apocalypse.effects.people import Starve
from holdouts.games.maximum_apocalypse.game import GAME
from holdouts.games.maximum_apocalypse.picks import (
    Drop,
    Equip,
    Fight,
    FromDeck,
    KeepHand,
    Leave,
    Move,
    PayParts,
    Pick,
    Play,
    TakeHit,
    Use,
    UseInnate,
    Whom,
)
from holdouts.games.maximum_apocalypse.rules.mapping import border_cells, holds_together
from holdouts.testing import apocalypse, rule, set_up

QUIET = (3, 4)
"""A spawn roll that brings nothing."""
DOG = 1
HUNTERS_GEAR = ("backpack", "crossbow", "bow", "machete", "camouflage")


# --- death ---


@rule("MAX-DOG-6", "MAX-POISON-2")
def test_a_dead_dog_has_neither_hit_points_nor_poison():
    table = apocalypse("veteran", "hunter").hp(0, 1, body=DOG).poisoned(0, 2, body=DOG).rolling(*QUIET)
    dog = table.turn(0, "monsters").body(0, DOG)
    assert (dog.dead, dog.hp, dog.poison) == (True, 0, 0)


@rule("MAX-END-2", "MAX-END-3")
def test_whoever_cannot_draw_has_neither_hit_points_nor_poison():
    table = apocalypse("fireman", "hunter").deck(0).poisoned(0, 2).rolling(*QUIET).turn(0, "draw")
    body = table.body(0)
    assert (body.dead, body.hp, body.poison) == (True, 0, 0)


@rule("MAX-END-1", "MAX-DRAW-1")
def test_whoever_dies_of_a_spawned_monster_draws_no_card_and_dies_once():
    table = apocalypse("fireman", "hunter", mission="nuclear-winter").map("van tunnel-a").hp(0, 4).at(1, "tunnel-a")
    table.only_monsters("military-remnant").rolling(3, 3, *QUIET).turn(0, "spawn")
    assert table.survivor(0).dead
    assert [event.who for event in table.told(events.Died)] == [0]
    assert [event.who for event in table.told(events.Drew)] == [1]


@rule("MAX-END-6", "MAX-EQUIP-13")
def test_the_card_of_somebody_who_is_dead_leaves_the_game_when_it_is_discarded():
    table = apocalypse("mechanic", "fireman", "surgeon").map("van bandit-camp-a").discarded("fire-helmet", seat=1)
    table.hunger(1, 6, track=4).rolling(*QUIET * 3).turn(0).choose(UseInnate(0)).choose(Equip(0)).idle_turn()
    table.idle_turn()
    assert table.survivor(1).dead
    table.idle_turn().choose(Move("bandit-camp-a")).choose(Drop("fire-helmet"))
    assert table.discard_ids(1) == []
    assert [table.now.design(card).id for card in table.now.removed].count("fire-helmet") == 2


@rule("MAX-MOVE-8")
def test_whoever_dies_on_the_way_goes_no_further_on_the_motorbike():
    table = apocalypse("hunter", "fireman", mission="nuclear-winter").map("van forest-a tunnel-a").hp(0, 4)
    table.gear(0, "motorbike").only_monsters("military-remnant").turn(0).choose(Use("motorbike"))
    table.choose(Move("forest-a")).choose(Move("tunnel-a")).choose(TakeHit(0))
    assert table.survivor(0).dead
    assert [event.place for event in table.told(events.Moved)] == [table.place("forest-a")]
    assert table.asked() == (1,)


@rule("MAX-MOVE-5", "MAX-END-1")
def test_whoever_dies_of_what_a_tile_reveals_does_not_go_on_to_what_entering_brings():
    table = apocalypse("fireman", "hunter", mission="nuclear-winter").map("van ?prairie-a").hp(0, 4)
    table.only_monsters("military-remnant").rolling(*QUIET).turn(0).choose(Move("prairie-a"))
    assert table.survivor(0).dead
    assert table.tokens_on("prairie-a") == 1
    assert table.asked() == (1,)


@rule("MAX-STEALTH-12", "MAX-END-1")
def test_whoever_dies_of_the_tokens_of_a_river_is_not_tested_against_it():
    table = apocalypse("fireman", "hunter", mission="nuclear-winter").map("van river-a").swarm("river-a", 1).hp(0, 4)
    table.only_monsters("military-remnant").rolling(*QUIET).turn(0).choose(Move("river-a")).choose(Fight())
    assert table.survivor(0).dead
    assert table.told(events.Tested) == []
    assert table.told(events.SentBack) == []


@rule("MAX-STEALTH-12", "MAX-END-1")
def test_whoever_dies_of_the_tokens_of_a_river_does_not_enter_it():
    """No River of the box does anything to those who enter it, so one of this test does."""
    book = Book([base_pack(GAME)])
    book.tiles = [replace(tile, enter=(Starve(),)) if tile.kind == "river" else tile for tile in book.tiles]
    table = apocalypse("fireman", "hunter", mission="nuclear-winter", book=book).map("van river-a").hp(0, 4)
    table.swarm("river-a", 1).only_monsters("military-remnant").rolling(*QUIET).turn(0)
    table.choose(Move("river-a")).choose(Fight())
    assert table.survivor(0).dead
    assert table.told(events.TileActed) == []


@rule("MAX-SCAV-11", "MAX-END-5")
def test_what_was_kept_beside_an_ambush_that_kills_lies_on_the_tile():
    table = apocalypse("hunter", "fireman", mission="nuclear-winter").hp(0, 4).hand(0, "cover-of-darkness")
    table.only_monsters("military-remnant").only_scavenge("green", "ambush", "food-2", "food-3").rolling(*QUIET)
    table.turn(0).choose(Play("cover-of-darkness", 0)).choose(FromDeck("green")).choose(Pick("ambush"))
    table.choose(Pick("food-2"))
    assert table.survivor(0).dead
    assert [(place, table.now.design(card).id) for place, card in table.now.lying] == [(0, "food-2")]


@rule("MAX-MONSTER-15")
def test_a_monster_that_stays_where_it_is_goes_over_to_nobody():
    table = apocalypse("fireman", "hunter").foes(0, "stalker", "walker").hp(0, 20).rolling(*QUIET).turn(0, "monsters")
    assert table.told(events.Pulled) == []
    assert table.foe_ids(0) == ["stalker", "walker"]


# --- turns ---


@rule("MAX-TURN-2", "MAX-SETUP-15")
def test_round_after_round_everybody_has_one_turn():
    table = apocalypse("fireman", "hunter").map("van tunnel-a").rolling(*QUIET * 6).turn(0)
    for _ in range(6):
        table.idle_turn()
    assert [event.who for event in table.told(events.TurnBegan)] == [1, 0, 1, 0, 1, 0]
    assert [event.number for event in table.told(events.RoundBegan)] == [2, 3, 4]


@rule("MAX-ACTION-12")
def test_whoever_is_locked_up_while_acting_out_of_turn_has_no_action_left():
    table = apocalypse("surgeon", "fireman").map("van ?prison").hand(0, "adrenaline-shot").turn(0)
    table.choose(Play("adrenaline-shot", 0)).choose(Whom(1, 0)).choose(Move("prison"))
    assert table.asked() == (0,)
    assert table.survivor(1).actions == 0


@rule("MAX-ACTION-12")
def test_whoever_can_do_nothing_more_out_of_turn_is_not_asked_again():
    table = apocalypse("surgeon", "fireman").map("van").deck(1, "oxygen-tank").hand(0, "adrenaline-shot").turn(0)
    table.choose(Play("adrenaline-shot", 0)).choose(Whom(1, 0))
    assert table.hand_ids(1) == ["oxygen-tank"]
    assert table.asked() == (0,)


# --- Equipment ---


@rule("MAX-EQUIP-3")
def test_whose_limit_shrinks_may_discard_any_piece():
    table = apocalypse("hunter").map("van bandit-camp-a").gear(0, *HUNTERS_GEAR).turn(0).choose(Move("bandit-camp-a"))
    table.choose(Drop("backpack"))
    offered = [table.now.design(option.card).id for option in table.options(kind=Drop)]
    assert offered == ["crossbow", "bow", "machete", "camouflage"]


@rule("MAX-EQUIP-3")
def test_whose_limit_shrinks_discards_before_anybody_else_is_asked():
    table = apocalypse("hunter", "fireman", mission="nuclear-winter").map("van avenue-red").gear(0, *HUNTERS_GEAR)
    table.gear(1, "trusty-axe").next_monsters("daxton-jag").turn(0).choose(Move("avenue-red")).choose(Drop("backpack"))
    assert (table.asks(), table.asked()) == ("MAX-EQUIP-3", (0,))
    table.choose(Drop("bow"))
    assert (table.asks(), table.asked()) == ("MAX-CARD-7", (1,))


@rule("MAX-EQUIP-12")
def test_a_deck_is_shuffled_after_an_axe_was_fetched_from_it():
    def left(seed: int) -> list[str]:
        table = apocalypse("fireman", seed=seed).hand(0, "wheres-my-axe")
        table.deck(0, "ladder", "lighter", "shotgun", "trusty-axe", "field-jacket", "fire-helmet").turn(0)
        table.choose(Play("wheres-my-axe", 0))
        assert table.gear_ids(0) == ["trusty-axe"]
        return [table.now.design(card).id for card in table.now.kit_of(0).deck]

    assert len({tuple(left(seed)) for seed in range(1, 6)}) > 2


@rule("MAX-EQUIP-12")
def test_a_discard_keeps_its_order_when_an_axe_was_fetched_from_it():
    cards = ("ladder", "lighter", "shotgun", "trusty-axe", "field-jacket", "first-aid-kit")
    for seed in range(1, 4):
        table = apocalypse("fireman", seed=seed).hand(0, "wheres-my-axe").discarded(*cards, seat=0).turn(0)
        table.choose(Play("wheres-my-axe", 0))
        assert table.discard_ids(0) == [card for card in cards if card != "trusty-axe"]


@rule("MAX-EQUIP-14")
def test_an_axe_for_which_no_room_is_made_goes_back_where_it_came_from():
    table = apocalypse("fireman").gear(0, "lighter", "ladder", "shotgun", "fire-helmet").hand(0, "wheres-my-axe")
    table.discarded("trusty-axe", seat=0).turn(0).choose(Play("wheres-my-axe", 0)).choose(Leave())
    back = [card for card in table.now.kit_of(0).discard if table.now.design(card).id == "trusty-axe"]
    assert [(event.who, event.card) for event in table.told(events.Discarded)] == [(0, card) for card in back]
    assert len(back) == 1


@rule("MAX-CARD-6")
def test_equipment_can_be_handed_on_if_it_fits_one_of_those_in_range():
    table = apocalypse("mechanic", "fireman", "surgeon").hand(0, "read-the-manual").gear(0, "wrench").turn(0)
    table.gear(1, "trusty-axe", "lighter", "ladder")
    assert table.can(Play("read-the-manual", 0))
    table.choose(Play("read-the-manual", 0))
    assert table.gear_ids(2) == ["wrench"]


# --- taking back ---


@rule("MAX-TURN-1")
def test_taking_back_a_turn_leaves_the_turn_before_it_alone():
    table = apocalypse("fireman", "hunter").map("van tunnel-a").rolling(*QUIET).turn(0).choose(Move("tunnel-a"))
    table.idle_turn().choose(Move("tunnel-a")).choose(Move("van"))
    table.table.undo("turn")
    assert table.asked() == (1,)
    assert (table.where(0), table.where(1)) == ("tunnel-a", "van")


# --- missions and maps ---


@rule("MAX-FREE-6")
def test_of_several_spare_parts_one_is_offered():
    table = apocalypse(mission="rescue-the-scientist").map("van police-station").at(0, "police-station")
    table.hand(0, "spare-parts", "spare-parts").turn(0)
    assert len(table.options(kind=PayParts)) == 1


@rule("MAX-MISSION-8")
def test_what_lies_elsewhere_stays_when_a_tile_is_removed():
    table = (
        apocalypse(mission="fallout").map("van refuge-a oasis").lying("oasis", "fuel").lying("van", "food-1", "food-2")
    )
    table.rolling(*QUIET).turn(0, "spawn")
    assert [(place, table.now.design(card).id) for place, card in table.now.lying] == [(0, "food-1"), (0, "food-2")]
    assert table.discard_ids() == ["fuel"]


@rule("MAX-MISSION-8")
def test_nothing_at_all_is_no_map_that_holds_together():
    state = apocalypse().map("van oasis").now
    assert not holds_together(state, {0, 1})


@rule("MAX-SETUP-9")
def test_a_gap_that_is_open_on_one_side_is_at_the_border_and_a_hole_is_not():
    def beside(*rows: str) -> set[tuple[int, int]]:
        """Free places at the border, seen from the first tile."""
        state = apocalypse().map(*rows).now
        top, left = state.cells[0]
        return {(row - top, column - left) for row, column in border_cells(state)}

    assert (0, 1) in beside("van . oasis")
    assert (1, 0) in beside("van", ".", "oasis")
    assert (1, 0) not in beside(". van .", "farm-a . farm-b", ". oasis .")
    assert (1, 1) not in beside("van tunnel-a tunnel-b", "farm-a . farm-b", "oasis prison airport")


@rule("MAX-VARIANT-5")
def test_rows_that_are_added_lie_in_the_columns_of_the_farthest_row():
    usual, bigger = (set_up(mission="tutorial", more_tiles=more).state.cells for more in (0, 6))
    farthest, _ = min(usual)
    columns = [[column for row, column in bigger if row == farthest - beyond] for beyond in range(3)]
    assert [len(row) for row in columns] == [5, 5, 1]
    assert columns == [columns[0], columns[0], columns[0][:1]]


# --- the set-up ---


@rule("MAX-VARIANT-1")
@pytest.mark.parametrize("options", [{"harder": 1}, {"more_tiles": 3}, {"sets": ("alien",)}, {"rolled_hunger": True}])
def test_every_card_and_tile_is_somewhere_from_the_start(options):
    assert audit(set_up("fireman", "hunter", **options).state) == []


@rule("MAX-VARIANT-2")
def test_whoever_wants_decks_too_hard_is_told_how_hard_they_can_be():
    with pytest.raises(SetupError) as refused:
        set_up(harder=2)
    assert (refused.value.slots["count"], refused.value.slots["most"]) == (2, 1)


@rule("MAX-VARIANT-4")
def test_the_first_hunger_is_rolled_with_a_die_of_six_faces():
    rolled = set()
    for seed in range(1, 31):
        table = set_up("fireman", "hunter", rolled_hunger=True, seed=seed)
        while not table.told(events.HungerRolled):
            table.choose(KeepHand())
        rolled |= {event.count for event in table.told(events.HungerRolled)}
        assert [event.who for event in table.told(events.HungerRolled)] == [0, 1]
    assert rolled == {1, 2, 3, 4, 5, 6}


@rule("MAX-SETUP-10")
def test_without_a_place_the_mission_is_about_no_pile_is_kept_back():
    assert set_up(mission="burn-the-machines", map="spaced").state.far == []


@rule("MAX-SETUP-7")
def test_a_mission_about_a_place_that_no_pack_has_is_refused_by_its_name():
    book = Book([base_pack(GAME)])
    book.missions = [
        replace(mission, shape=replace(mission.shape, fixed={**mission.shape.fixed, "lagoon": (0, 0)}))
        for mission in book.missions
    ]
    with pytest.raises(SetupError, match="lagoon") as refused:
        apocalypse(book=book)
    assert refused.value.slots["count"] == 1


@rule("MAX-VARIANT-7")
def test_whoever_lacks_a_second_survivor_is_told_how_many_it_takes():
    with pytest.raises(SetupError, match="2, 3, 4, 5, or 6, not of 1"):
        set_up("fireman", solo="turns")


@rule("MAX-VARIANT-9")
def test_a_set_is_mixed_in_once():
    with pytest.raises(SetupError, match="only once"):
        set_up(sets=("alien", "alien"))


# --- what is a cost ---


@rule("MAX-CARD-7")
def test_fewer_actions_and_no_more_actions_are_costs_and_more_actions_are_not():
    assert Actions(by=-1).costs
    assert Actions(over=True).costs
    assert not Actions(by=1).costs
