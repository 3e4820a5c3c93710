"""Moving. [MAX-MOVE]"""

import pytest

from holdouts.games.maximum_apocalypse import events
from holdouts.games.maximum_apocalypse.picks import (
    AtPlace,
    DrawCard,
    Drop,
    Fight,
    Halt,
    Move,
    Play,
    Search,
    Sneak,
    TakeHit,
    Use,
    UseTile,
    Whom,
)
from holdouts.testing import apocalypse, rule


def order(table, *kinds):
    """In which order things of these kinds were told."""
    return [type(event).__name__ for event in table.table.chronicle if isinstance(event, kinds)]


# --- one tile ---


@rule("MAX-MOVE-1")
def test_a_move_goes_to_an_orthogonal_neighbour_never_diagonally():
    table = apocalypse("fireman").map("hospital tunnel-a oasis", "tunnel-b van airport", "refuge-a avenue-red refuge-b")
    assert [table.now.tile(move.place).id for move in table.options(kind=Move)] == [
        "tunnel-a",
        "tunnel-b",
        "airport",
        "avenue-red",
    ]


@rule("MAX-MOVE-2")
def test_one_tile_costs_one_action():
    table = apocalypse("fireman").turn(0).choose(Move("tunnel-a"))
    assert table.where(0) == "tunnel-a"
    assert table.survivor(0).actions == 3


@rule("MAX-MOVE-3")
def test_a_gap_cannot_be_entered():
    table = apocalypse("fireman").map("van . tunnel-a", "tunnel-b airport oasis")
    assert [table.now.tile(move.place).id for move in table.options(kind=Move)] == ["tunnel-b"]


@rule("MAX-MOVE-4")
def test_entering_a_hidden_tile_turns_it_up_for_good_and_carries_out_its_text():
    table = apocalypse("fireman").map("van ?prairie-a tunnel-a").only_monsters("walker", "spitter").turn(0)
    table.choose(Move("prairie-a"))
    assert table.foe_ids(0) == ["walker"]
    table.choose(Move("tunnel-a")).choose(Move("prairie-a"))
    assert table.now.up[table.place("prairie-a")]
    assert table.foe_ids(0) == ["walker"]
    assert len(table.told(events.Revealed)) == 1


@rule("MAX-MOVE-4", "MAX-CARD-7")
def test_the_text_of_a_revealed_tile_is_carried_out_as_far_as_possible():
    table = apocalypse("fireman").map("van ?amusement-park").hand(0, "ladder", "lighter").turn(0)
    table.choose(Move("amusement-park")).choose(Drop("ladder"))
    assert table.hand_ids(0) == []
    assert sorted(table.discard_ids(0)) == ["ladder", "lighter"]


@rule("MAX-MOVE-11")
def test_any_number_of_survivors_may_stand_on_one_tile():
    table = apocalypse("fireman", "hunter", "surgeon", "mechanic")
    for seat in (1, 2, 3):
        table.at(seat, "tunnel-a")
    table.turn(0).choose(Move("tunnel-a"))
    assert table.now.here(table.place("tunnel-a")) == [0, 1, 2, 3]


# --- the order of entering ---


@rule("MAX-MOVE-5")
def test_the_old_tile_has_its_say_before_the_survivor_stands_on_the_new_one():
    table = apocalypse("fireman").map("van forest-a tunnel-a").only_monsters("walker").turn(0)
    table.choose(Move("forest-a")).choose(Move("tunnel-a"))
    assert order(table, events.Moved, events.MonsterMet) == ["Moved", "MonsterMet", "Moved"]


@rule("MAX-MOVE-5")
def test_reveal_effects_come_before_enter_effects():
    table = apocalypse("fireman").map("van ?crash-site").gear(0, "lighter").turn(0).choose(Move("crash-site"))
    assert order(table, events.Moved, events.Revealed, events.LostGear, events.Burned) == [
        "Moved",
        "Revealed",
        "LostGear",
        "Burned",
    ]


@rule("MAX-MOVE-5")
def test_enter_effects_come_before_the_tokens_of_the_tile():
    """The Avenue's monster is attached by then, so there is no test left to make."""
    table = apocalypse("hunter").map("van avenue-red").swarm("avenue-red", 1).only_monsters("walker", "spitter").turn(0)
    table.choose(Move("avenue-red"))
    assert table.foe_ids(0) == ["walker", "spitter"]


@rule("MAX-MOVE-5")
def test_an_objective_token_comes_after_the_tokens_of_the_tile():
    table = apocalypse("fireman", mission="defuse-the-bomb").map("van tunnel-a").marked("tunnel-a")
    table.swarm("tunnel-a", 1).only_monsters("mutant").turn(0).choose(Move("tunnel-a"))
    assert table.told(events.MarkReached) == []
    table.choose(Fight())
    assert order(table, events.MonsterMet, events.MarkReached) == ["MonsterMet", "MarkReached"]


@rule("MAX-MOVE-5")
def test_whoever_a_river_sends_back_has_not_come_to_the_objective():
    table = apocalypse("fireman", mission="defuse-the-bomb").map("van river-a").marked("river-a")
    table.rolling(6, 6).turn(0).choose(Move("river-a"))
    assert table.told(events.MarkReached) == []


@rule("MAX-MOVE-5")
def test_a_hidden_river_is_turned_up_before_it_is_tested():
    table = apocalypse("fireman").map("van ?river-a").rolling(6, 6).turn(0).choose(Move("river-a"))
    assert order(table, events.Moved, events.Revealed, events.Tested, events.SentBack) == [
        "Moved",
        "Revealed",
        "Tested",
        "SentBack",
    ]


# --- several tiles ---


@rule("MAX-MOVE-6", "MAX-FAQ-10")
def test_every_tile_of_a_longer_move_is_revealed_and_entered():
    table = apocalypse("hunter").map("van ?desert-a ?mountain-a ?desert-b").gear(0, "motorbike")
    table.deck(0, "bow", "machete").turn(0).choose(Use("motorbike"))
    for tile in ("desert-a", "mountain-a", "desert-b"):
        table.choose(Move(tile))
    assert table.where(0) == "desert-b"
    assert all(table.now.up)
    assert table.survivor(0).hunger == 3
    assert table.hand_ids(0) == ["bow"]
    assert table.survivor(0).actions == 3


@rule("MAX-MOVE-6")
def test_one_may_stop_on_any_tile_of_a_longer_move():
    table = apocalypse("gunslinger").map("van tunnel-a tunnel-b").gear(0, "horse").turn(0)
    table.choose(Use("horse")).choose(Move("tunnel-a")).choose(Halt())
    assert table.where(0) == "tunnel-a"
    assert table.asks() == "MAX-ACTION-1"


@rule("MAX-MOVE-6")
def test_a_longer_move_ends_with_a_death_on_the_way():
    table = apocalypse("gunslinger", "fireman").map("van bandit-camp-a tunnel-b").gear(0, "horse").hp(0, 1)
    table.turn(0).choose(Use("horse")).choose(Move("bandit-camp-a")).choose(TakeHit(0))
    assert table.survivor(0).dead
    assert table.where(0) == "bandit-camp-a"
    assert table.asked() == (1,)


@rule("MAX-MOVE-7", "MAX-FAQ-9")
def test_attached_monsters_travel_with_their_survivor():
    table = apocalypse("gunslinger", "fireman").foes(1, "walker").gear(0, "colt").map("van tunnel-a tunnel-b oasis")
    table.turn(1).choose(Move("tunnel-a"))
    assert table.foe_ids(1) == ["walker"]
    table.choose(Move("tunnel-b"))
    assert list(table.now.foes_in_reach(0, "medium")) == []
    assert list(table.now.foes_in_reach(0, "long")) == [(1, 0)]


# --- tiles one does not leave for nothing ---


@rule("MAX-MOVE-8", "MAX-KEYWORD-15")
def test_leaving_a_forest_in_the_turn_it_was_entered_draws_a_monster():
    table = apocalypse("fireman").map("van forest-a tunnel-a").only_monsters("walker", "spitter").turn(0)
    table.choose(Move("forest-a"))
    assert table.foe_ids(0) == []
    table.choose(Move("tunnel-a"))
    assert table.foe_ids(0) == ["walker"]


@rule("MAX-MOVE-8")
def test_staying_in_a_forest_costs_nothing():
    table = apocalypse("fireman").map("van forest-a tunnel-a").turn(0, actions=1).rolling(1, 1)
    table.choose(Move("forest-a"))
    assert table.now.turn == 2
    assert table.foe_ids(0) == []


@rule("MAX-MOVE-8")
def test_leaving_a_forest_in_a_later_turn_costs_nothing():
    table = apocalypse("fireman").map("van forest-a tunnel-a").turn(0, actions=1).rolling(1, 1)
    table.choose(Move("forest-a")).choose(Move("tunnel-a"))
    assert table.where(0) == "tunnel-a"
    assert table.foe_ids(0) == []


@rule("MAX-MOVE-8")
def test_being_moved_out_of_a_forest_by_somebody_else_costs_nothing():
    """The Surgeon lets the Fireman act: he enters the Forest in her turn, and she rolls him out of it."""
    table = apocalypse("surgeon", "fireman").map("van tunnel-a forest-a").at(1, "tunnel-a")
    table.hand(0, "adrenaline-shot").gear(0, "gurney").turn(0)
    table.choose(Play("adrenaline-shot", 0)).choose(Whom(1, 0)).choose(Move("forest-a"))
    table.choose(DrawCard())
    assert table.survivor(1).stopped == table.place("forest-a")
    table.choose(Use("gurney"))
    assert table.where(1) == "tunnel-a"
    assert table.foe_ids(1) == []


@rule("MAX-MOVE-8")
def test_riding_through_a_forest_draws_a_monster_too():
    table = apocalypse("gunslinger").map("van forest-a tunnel-a").gear(0, "horse").only_monsters("walker").turn(0)
    table.choose(Use("horse")).choose(Move("forest-a")).choose(Move("tunnel-a"))
    assert table.where(0) == "tunnel-a"
    assert table.foe_ids(0) == ["walker"]


@rule("MAX-MOVE-8")
def test_whoever_dies_of_leaving_a_forest_does_not_arrive():
    table = apocalypse("fireman", "hunter", mission="nuclear-winter").map("van forest-a tunnel-a").hp(0, 4)
    table.only_monsters("military-remnant").rolling(1, 1).turn(0).choose(Move("forest-a")).choose(Move("tunnel-a"))
    assert table.survivor(0).dead
    assert table.tokens_on("forest-a") == 1
    assert table.tokens_on("tunnel-a") == 0


# --- sent back ---


@rule("MAX-MOVE-9")
def test_a_failed_test_sends_the_survivor_back_and_the_action_is_spent():
    table = apocalypse("fireman").map("van river-a").rolling(4, 3).turn(0).choose(Move("river-a"))
    assert table.where(0) == "van"
    assert table.survivor(0).actions == 3


@rule("MAX-MOVE-9")
def test_a_passed_test_lets_the_survivor_stay_at_the_river():
    table = apocalypse("fireman").map("van river-a").rolling(3, 3).turn(0).choose(Move("river-a"))
    assert table.where(0) == "river-a"


@rule("MAX-MOVE-9")
def test_neither_enter_effects_nor_tokens_of_the_old_tile_apply_to_whoever_is_sent_back():
    table = apocalypse("hunter").map("desert-a river-a").at(0, "desert-a").swarm("desert-a", 2)
    table.rolling(6, 4).turn(0).choose(Move("river-a"))
    assert table.where(0) == "desert-a"
    assert table.survivor(0).hunger == 1
    assert table.tokens_on("desert-a") == 2
    assert table.foe_ids(0) == []
    assert table.asks() == "MAX-ACTION-1"


@rule("MAX-MOVE-9")
def test_being_sent_back_ends_a_longer_move():
    table = apocalypse("hunter").map("van river-a tunnel-a").gear(0, "motorbike").rolling(6, 4).turn(0)
    table.choose(Use("motorbike")).choose(Move("river-a"))
    assert table.where(0) == "van"
    assert table.asks() == "MAX-ACTION-1"


# --- moved by others ---


@rule("MAX-MOVE-10")
def test_being_moved_by_somebody_else_counts_as_entering():
    table = apocalypse("mechanic", "hunter").map("van tunnel-a desert-a").hand(0, "hot-wire-a-car").turn(0)
    table.choose(Play("hot-wire-a-car", 0)).choose(Whom(1, 0)).choose(AtPlace("desert-a"))
    assert table.where(1) == "desert-a"
    assert table.survivor(1).hunger == 2
    assert table.survivor(0).hunger == 1


@rule("MAX-MOVE-10")
def test_a_card_may_say_that_being_moved_does_not_count_as_entering():
    table = apocalypse("surgeon", "hunter").map("van desert-a tunnel-a").at(1, "tunnel-a").swarm("desert-a", 1)
    table.gear(0, "gurney").turn(0).choose(Use("gurney"))
    assert table.where(1) == "desert-a"
    assert table.survivor(1).hunger == 1
    assert table.tokens_on("desert-a") == 1
    assert table.foe_ids(1) == []


@rule("MAX-MOVE-10")
@pytest.mark.parametrize(("dice", "place"), [((4, 5), "river-a"), ((5, 5), "van")])
def test_somebody_sent_to_a_river_tests_as_usual(dice, place):
    table = apocalypse("mechanic", "hunter").map("van tunnel-a river-a").hand(0, "hot-wire-a-car").rolling(*dice)
    table.turn(0).choose(Play("hot-wire-a-car", 0)).choose(Whom(1, 0)).choose(AtPlace("river-a"))
    assert table.where(1) == place


@rule("MAX-MOVE-5", "MAX-ACTION-5")
def test_a_tunnel_leads_to_another_face_up_tunnel_and_nothing_between_is_touched():
    table = apocalypse("fireman").map("tunnel-a desert-a tunnel-b").at(0, "tunnel-a").swarm("tunnel-b", 1)
    table.rolling(1, 1).turn(0).choose(UseTile()).choose(Sneak())
    assert table.where(0) == "tunnel-b"
    assert table.survivor(0).hunger == 1
    assert table.survivor(0).moved


@rule("MAX-MOVE-4", "MAX-SCAV-13")
def test_a_gas_station_is_searched_as_soon_as_it_is_turned_up():
    table = apocalypse("fireman").map("van ?gas-station-a").only_scavenge("red", "food-1", "food-2").turn(0)
    table.choose(Move("gas-station-a"))
    assert table.hand_ids(0) == ["food-1"]
    assert not table.can(Search("red"))
