"""The Shelter: ways through it, and where things may stand. [TWM-BOARD]"""

import pytest

from holdouts.games.this_war_of_mine.picks import (
    Act,
    Build,
    CarryOut,
    Clear,
    Dismantle,
    MoveFitting,
    Pick,
    PickSpace,
    UseFitting,
)
from holdouts.games.this_war_of_mine.rules import house
from holdouts.testing import rule, shelter

MOST_WATER = 6


def reached(table):
    return {table.now.spaces[space].id for space in house.reach(table.now)}


@rule("TWM-BOARD-18", "TWM-BOARD-5", "TWM-BOARD-6")
def test_from_the_guard_space_one_gets_everywhere_by_floors_and_ladders_up_to_the_first_obstacle():
    assert reached(shelter()) == {
        *("t2", "t3", "t4"),
        *("m2", "m3", "m4", "m5"),
        *("g2", "g3", "g4", "g5", "g6", "g7"),
        *("bl2", "bl3", "bl4"),
    }


@rule("TWM-BOARD-7")
def test_floors_are_joined_by_their_ladders_only():
    siege = shelter().now
    ids = [space.id for space in siege.spaces]
    climbs = {ids[n] for n in house.neighbours(siege, ids.index("m3"))}
    assert climbs == {"m2", "m4", "t3", "g4"}
    assert {ids[n] for n in house.neighbours(siege, ids.index("t6"))} == {"t5"}


@rule("TWM-BOARD-8", "TWM-BOARD-9")
@pytest.mark.parametrize(("obstacle", "behind"), [("t4", "t5"), ("m2", "m1"), ("g7", "g8"), ("bl4", "bl5")])
def test_an_obstacle_can_be_stood_on_and_not_crossed(obstacle, behind):
    assert obstacle in reached(shelter())
    assert behind not in reached(shelter())
    assert behind in reached(shelter().cleared(obstacle))


@rule("TWM-BOARD-8")
def test_remnants_of_rubble_still_stand_in_the_way():
    table = shelter()
    table.arrange(table.state.rooms[table.space("t4")], remnants=True)
    assert "t5" not in reached(table)


@rule("TWM-BOARD-11")
def test_furniture_and_junk_stand_in_nobodys_way():
    assert "m5" in reached(shelter())
    assert shelter().state.rooms[shelter().space("m4")].cards


@rule("TWM-BOARD-10")
@pytest.mark.parametrize("boarded", [False, True])
def test_holes_are_no_way_through_barricaded_or_not(boarded):
    table = shelter()
    if boarded:
        table.barricaded("t1", "g1", "bl1")
    assert not {"t1", "t6", "g1", "bl1"} & reached(table)


@rule("TWM-BOARD-12")
def test_fittings_can_be_built_from_the_start():
    table = shelter().storage(wood=3, components=2)
    assert table.can(Build("boris", "t3", "bed"))


@rule("TWM-BOARD-13")
def test_a_fitting_stands_only_where_nothing_lies_is_printed_or_watched_and_a_ladder_does_not_matter():
    table = shelter().storage(wood=3, components=2)
    spaces = {table.now.spaces[pick.space].id for pick in table.options(kind=Build)}
    assert spaces == {"t3", "m3", "g4", "bl2"}


@rule("TWM-BOARD-13")
def test_dark_squares_never_take_a_fitting_even_when_they_are_bare():
    table = shelter().storage(wood=3, components=2).cleared("bl4", "bl6", "t4", "t5")
    spaces = {table.now.spaces[pick.space].id for pick in table.options(kind=Build)}
    assert "t4" in spaces
    assert not {"bl6", "bl3", "g2", "g3", "g5", "g6", "t6"} & spaces


@rule("TWM-BOARD-13")
@pytest.mark.parametrize(("board", "dark", "free"), [("basic", 12, 24), ("advanced", 14, 17)])
def test_there_are_as_many_fitting_spaces_as_the_plan_says(board, dark, free):
    spaces = shelter(board=board).state.spaces
    assert sum(space.dark for space in spaces) == dark
    assert sum(not space.dark for space in spaces) == free


@rule("TWM-BOARD-14")
def test_the_nearest_location_takes_fourteen_cards_and_the_farthest_ten():
    from holdouts.games.this_war_of_mine.state import FAR, MIDDLE, NEAR, UNKNOWN_CARDS

    assert [UNKNOWN_CARDS[space] for space in (NEAR, MIDDLE, FAR)] == [14, 12, 10]


@rule("TWM-BOARD-15", "TWM-FAQ-1")
def test_barricades_are_built_only_where_a_workshop_stands_and_soften_the_cold():
    assert not shelter().storage(wood=2, components=1).options(kind=UseFitting)
    table = shelter().fitting("workshop", "t3").storage(wood=2, components=1).arrange(cold=3)
    table.choose(UseFitting("boris", "t3", "board-up")).choose(CarryOut()).choose(PickSpace("g1"))
    assert table.now.barricades() == 1
    assert table.now.felt_cold == 2
    assert table.stored("wood") == 0


@rule("TWM-BOARD-16")
def test_a_hole_takes_one_barricade():
    table = shelter().fitting("workshop", "t3").storage(wood=2, components=1).barricaded("g1")
    table.choose(UseFitting("boris", "t3", "board-up")).choose(CarryOut())
    assert not table.can(PickSpace("g1"))
    assert len(table.options()) == 5


@rule("TWM-BOARD-16")
def test_without_a_free_hole_nobody_boards_up():
    table = shelter().fitting("workshop", "t3").storage(wood=2, components=1)
    table.barricaded("t1", "t6", "m7", "g1", "bl1", "br7")
    assert not [pick for pick in table.options(kind=UseFitting) if pick.deed == "board-up"]


@rule("TWM-BOARD-19")
def test_a_barricade_that_is_given_needs_no_workshop_and_is_lost_without_a_hole():
    table = shelter().objective("board-the-windows").arrange(status=6).next_events("chapter-2", "thaw").phase("reveal")
    table.choose(PickSpace("t1"))
    assert table.now.barricades() == 1
    full = shelter().barricaded("t1", "t6", "m7", "g1", "bl1", "br7").objective("board-the-windows").arrange(status=6)
    full.next_events("chapter-2", "thaw").phase("reveal")
    assert full.now.barricades() == 6
    assert full.now.phase == "day"


@rule("TWM-ADV-3")
def test_what_is_printed_on_a_space_is_off_while_a_card_covers_it():
    table = shelter(board="advanced").cleared("t4")
    assert not table.can(Act("boris", "t5", "wild-garden"))
    table = shelter(board="advanced").cleared("t4", "t5")
    assert table.can(Act("boris", "t5", "wild-garden"))


@rule("TWM-ADV-3")
@pytest.mark.parametrize(
    ("rolled", "found"), [(4, None), (5, "herb"), (7, "herb"), (8, "vegetable"), (10, "vegetable")]
)
def test_the_wild_garden_yields_by_the_die(rolled, found):
    table = shelter(board="advanced").cleared("t4", "t5").rolling(rolled, 10)
    table.choose(Act("boris", "t5", "wild-garden")).choose(CarryOut())
    for name in ("herb", "vegetable"):
        assert table.stored(name) == (name == found)


@rule("TWM-ERRATA-17")
def test_a_flooded_basement_is_closed_and_its_fittings_go_back_to_the_deck():
    table = shelter().fitting("bed", "bl2").barricaded("bl1")
    siege = table.state
    for _ in house.flood(siege, rule="TWM-ERRATA-17"):
        pass
    assert table.stands("bl2") == ""
    assert not {"bl2", "bl3", "br1"} & reached(table)
    assert not table.can(Act("boris", "bl3", "rummage"))
    assert table.now.barricades() == 1


def flooded(**options):
    """The basement stands under water, and all the Water there is lies in the box."""
    table = shelter(**options)
    assert list(house.flood(table.state, rule="TWM-ERRATA-17")) == []
    return table


@rule("TWM-ERRATA-17")
@pytest.mark.parametrize(("board", "space"), [("basic", "bl2"), ("advanced", "b3")])
def test_out_of_a_flooded_basement_somebody_fetches_all_the_water_of_the_box_and_once_only(board, space):
    table = flooded(board=board).storage(water=1).rolling(2)
    table.choose(Act("boris", space, "fetch-water"))
    assert not table.can(Act("anton", space, "fetch-water")), "one goes down"
    table.choose(CarryOut())
    assert table.stored("water") == MOST_WATER
    assert [table.level(name, "illness") for name in ("boris", "anton", "katia")] == [0, 0, 0]
    table.now.storage[table.state.book.water] = 0
    table.now.box[table.state.book.water] = MOST_WATER
    assert table.now.step == 2
    assert table.can(CarryOut())
    assert not table.can(Act("boris", space, "fetch-water"))


@rule("TWM-ERRATA-17")
def test_on_a_one_the_water_of_the_basement_makes_somebody_ill_and_the_group_says_whom():
    table = flooded().rolling(1).choose(Act("boris", "bl2", "fetch-water")).choose(CarryOut())
    table.choose(Pick("anton"))
    assert [table.level(name, "illness") for name in ("boris", "anton", "katia")] == [0, 1, 0]
    assert table.stored("water") == MOST_WATER


@rule("TWM-ERRATA-17", "TWM-GEN-7")
def test_nobody_goes_down_for_water_while_the_box_has_none():
    table = flooded().storage(water=MOST_WATER)
    assert not table.can(Act("boris", "bl2", "fetch-water"))


def beside_a_workshop():
    """A Workshop stands on the top floor, and there is enough for what improves it, on either side of it."""
    table = shelter(free_fittings=True, board="advanced").fitting("workshop", "t3").cleared("t2", "t4")
    return table.storage(components=9, mechanical_part=3, electrical_part=2, wood=5)


@rule("TWM-DAY-17", "TWM-ADV-16")
def test_nothing_is_built_beside_what_is_being_taken_apart_or_carried_off():
    table = beside_a_workshop()
    assert table.can(Build("boris", "t2", "advanced-workshop"))
    table.choose(Dismantle("anton", "t3"))
    assert not table.can(Build("boris", "t2", "advanced-workshop"))
    table = beside_a_workshop().choose(MoveFitting("anton", "t3", "m3"))
    assert not table.can(Build("boris", "t2", "advanced-workshop"))


@rule("TWM-DAY-17", "TWM-ADV-16")
def test_what_is_being_improved_is_neither_taken_apart_nor_carried_off():
    table = beside_a_workshop().choose(Build("boris", "t2", "advanced-workshop"))
    assert not table.can(Dismantle("anton", "t3"))
    assert not table.can(MoveFitting("anton", "t3", "m3"))


@rule("TWM-DAY-7")
def test_whoever_clears_a_card_must_be_able_to_reach_it():
    table = shelter().storage(shovel=1)
    assert table.can(Clear("boris", "t4"))
    assert not table.can(Clear("boris", "t5"))


@rule("TWM-BOARD-16")
def test_one_board_is_put_up_and_one_torn_down_and_the_question_says_which():
    table = shelter().barricaded("t1", "t6")
    for by, what in ((1, "board-up"), (2, "board-up"), (-1, "tear-down")):
        assert next(house.barricade(table.state, by, rule="TWM-BOARD-16")).ask == what
