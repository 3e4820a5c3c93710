"""Barricades, waste, attracting, abilities and dice. [DOW-BARRICADE, DOW-WASTE, DOW-ATTRACT, DOW-ABILITY, DOW-FOOD]"""

import pytest

from holdouts.games.dead_of_winter.picks import (
    AtEntrance,
    Attack,
    Attract,
    Barricade,
    Clean,
    Enough,
    Play,
    Reroll,
    SpendFood,
    UseAbility,
    UseDie,
    UseItem,
    Where,
    Whom,
    WithItem,
)
from holdouts.games.dead_of_winter.positions import BLANK
from holdouts.testing import colony, rule

# --- barricades ---


@rule("DOW-BARRICADE-1", "DOW-BARRICADE-2", "DOW-BARRICADE-5")
def test_e10_a_library_with_one_free_space_takes_one_barricade():
    table = colony(3).group(0, "haddad@library").zombies("library", 2).dice(0, 1, 2).turn(0)
    table.choose(Barricade("haddad")).choose(UseDie(1))
    assert table.now.barricades(4) == 1
    assert not table.can(Barricade("haddad"))


@rule("DOW-BARRICADE-3")
def test_in_the_colony_the_player_chooses_the_entrance():
    table = colony(3).group(0, "haddad").dice(0, 1).turn(0).choose(Barricade("haddad"))
    assert len(table.options()) == 6
    table.choose(AtEntrance("colony", 4))
    assert table.now.locations[0].barricades == [0, 0, 0, 0, 1, 0]


@rule("DOW-BARRICADE-3")
def test_one_barricade_is_asked_for_in_one_pick_and_not_put_together():
    table = colony(3).group(0, "haddad").dice(0, 1).turn(0).choose(Barricade("haddad"))
    decision = table.table.decision
    assert decision is not None
    assert decision.parts == ()


@rule("DOW-BARRICADE-4")
def test_zombies_do_not_stand_where_a_barricade_is():
    table = colony(3).group(0, "brandt@school").group(1, "stern@gas").group(2, "marsh@gas")
    table.barricades("colony", 3, 3, 3, 3, 3, 3).arrange(helpless=1).phase("add_zombies")
    assert table.count("colony") == 0
    assert table.now.barricades(0) == 17


@rule("DOW-ABILITY-8")
def test_a_nail_gun_builds_two_or_one():
    table = colony(3).group(0, "haddad@school").gear("haddad", "nail-gun").dice(0, 1, 1).turn(0)
    table.choose(Barricade("haddad")).choose(WithItem("nail-gun"))
    table.choose(Enough())
    assert table.now.barricades(3) == 1
    assert table.person("haddad").gear[0].used


# --- waste ---


@rule("DOW-WASTE-1", "DOW-WASTE-2")
def test_e11_cleaning_takes_all_there_is_if_there_are_fewer_than_three():
    table = colony(3).group(0, "haddad").waste("jerrycan", "tinned-soup").dice(0, 1).turn(0).choose(Clean("haddad"))
    assert table.now.waste == []
    assert sorted(table.ids_of(table.now.removed)) == ["jerrycan", "tinned-soup"]


@rule("DOW-WASTE-2")
def test_cleaning_takes_the_top_three_cards():
    table = colony(3).group(0, "haddad").waste("jerrycan", "tinned-soup", "antiseptic", "antiseptic").dice(0, 1)
    table.turn(0).choose(Clean("haddad"))
    assert table.ids_of(table.now.waste) == ["jerrycan"]


@rule("DOW-WASTE-1", "DOW-WASTE-3")
def test_cleaning_needs_waste_and_somebody_in_the_colony():
    assert not colony(3).group(0, "haddad").dice(0, 1).turn(0).can(Clean("haddad"))
    assert not colony(3).group(0, "haddad@gas").waste("jerrycan").dice(0, 1).turn(0).can(Clean("haddad"))


@rule("DOW-ABILITY-8")
def test_of_two_helps_for_cleaning_only_the_larger_counts():
    table = colony(3).group(0, "huisman").gear("huisman", "push-broom").dice(0, 1).turn(0)
    table.waste(*["odds-and-ends"] * 7).choose(Clean("huisman")).choose(WithItem("push-broom"))
    assert len(table.now.waste) == 2


# --- attracting ---


@rule("DOW-ATTRACT-1", "DOW-ATTRACT-2", "DOW-ATTRACT-5")
def test_up_to_two_zombies_come_from_any_other_places_without_a_roll():
    table = colony(3).group(0, "haddad@school").zombies("gas", 1).zombies("colony", 1).dice(0, 1, 6)
    table.turn(0).choose(Attract("haddad")).choose(UseDie(1))
    table.choose(AtEntrance("gas", 0)).choose(AtEntrance("colony", 0))
    assert table.count("school") == 2
    assert table.count("gas") == 0


@rule("DOW-ATTRACT-2")
def test_one_zombie_may_be_enough():
    table = colony(3).group(0, "haddad@school").zombies("gas", 2).dice(0, 1).turn(0).choose(Attract("haddad"))
    table.choose(Enough())
    assert table.count("school") == 1


@rule("DOW-ATTRACT-3", "DOW-ATTRACT-6")
def test_e34_without_a_free_space_nothing_can_be_attracted():
    table = colony(3).group(0, "haddad@library").zombies("library", 2).barricades("library", 1).zombies("gas", 2)
    assert not table.dice(0, 6).turn(0).can(Attract("haddad"))


@rule("DOW-ATTRACT-6")
def test_nothing_can_be_attracted_if_there_is_nothing_elsewhere():
    assert not colony(3).group(0, "haddad@school").zombies("school", 2).dice(0, 6).turn(0).can(Attract("haddad"))


@rule("DOW-ATTRACT-3", "DOW-ATTRACT-4")
def test_attracted_zombies_fill_free_spaces_of_the_colony_that_the_player_picks():
    table = colony(3).group(0, "haddad").zombies("gas", 2).zombies("colony", 3, 2, 3, 3, 3, 3).dice(0, 1).turn(0)
    table.choose(Attract("haddad"))
    assert table.now.locations[0].zombies == [3, 3, 3, 3, 3, 3]
    assert table.count("gas") == 1


# --- abilities ---


@rule("DOW-ABILITY-1", "DOW-ABILITY-3", "DOW-ABILITY-4")
def test_an_ability_takes_its_die_and_place_and_works_once_a_round():
    assert not colony(3).group(0, "ferro").dice(0, 3).turn(0).can(UseAbility("ferro"))
    assert not colony(3).group(0, "ferro@gas").dice(0, 4).turn(0).can(UseAbility("ferro"))
    table = colony(3).group(0, "ferro").dice(0, 4, 4).turn(0).choose(UseAbility("ferro"))
    assert table.now.food == 2
    assert table.now.players[0].dice == [4]
    assert not table.can(UseAbility("ferro"))


@rule("DOW-ABILITY-2")
def test_an_ability_without_a_number_takes_no_die():
    table = colony(3).group(0, "brandt").dice(0, 3).turn(0).choose(UseAbility("brandt"))
    assert table.now.players[0].dice == [4]


@rule("DOW-ABILITY-2")
@pytest.mark.parametrize(
    ("who", "dice", "offered"),
    [
        ("brandt", (5, 6), True),
        ("brandt", (6, 6), False),
        ("brandt", (), False),
        ("marsh", (6,), True),
        ("marsh", (), False),
    ],
)
def test_an_ability_that_changes_dice_needs_one_that_it_can_change(who, dice, offered):
    table = colony(3).group(0, who).dice(0, *dice).turn(0)
    assert table.can(UseAbility(who)) == offered


@rule("DOW-ABILITY-2")
@pytest.mark.parametrize(
    ("book", "dice", "offered"),
    [
        ("field-commanders-notes", (1, 6), True),
        ("field-commanders-notes", (6,), False),
        ("pocket-encyclopedia", (6,), True),
        ("pocket-encyclopedia", (), False),
    ],
)
def test_equipment_that_changes_dice_needs_one_that_it_can_change(book, dice, offered):
    table = colony(3).group(0, "haddad").gear("haddad", book).dice(0, *dice).turn(0)
    assert bool(table.options(kind=UseItem)) == offered


@rule("DOW-PLAY-10")
def test_a_card_is_still_played_where_no_die_is_left_to_change():
    table = colony(3).hand(0, "odds-and-ends", "stimulant-vial").dice(0).turn(0)
    assert table.can(Play("odds-and-ends"))
    assert table.can(Play("stimulant-vial"))


@rule("DOW-ABILITY-6", "DOW-TURN-7")
def test_abilities_of_others_are_not_ones_own_to_use():
    table = colony(3).group(0, "stahl").group(1, "ferro").dice(0, 6).turn(0)
    assert not table.can(UseAbility("ferro"))


@rule("DOW-ABILITY-4")
def test_a_preachers_sermon_lifts_morale_once_a_game():
    table = colony(3).group(0, "quill").dice(0, 5, 6).arrange(morale=5).turn(0).choose(UseAbility("quill"))
    table.choose(UseDie(5))
    assert table.now.morale == 6
    assert table.person("quill").spent
    assert not table.can(UseAbility("quill"))


@rule("DOW-ABILITY-7")
def test_an_apprentice_pays_the_die_of_what_is_copied():
    table = colony(3).group(0, "kerr").group(1, "ferro").group(2, "brandt").dice(0, 4).turn(0)
    table.choose(UseAbility("kerr")).choose(Whom("ferro"))
    assert table.now.food == 2
    assert table.now.players[0].dice == []
    assert table.person("kerr").used
    assert not table.person("ferro").used


@rule("DOW-EXPOSE-7", "DOW-EXPOSE-12")
def test_a_drill_sergeant_kills_two_with_one_roll():
    table = colony(3).group(0, "renn@school").zombies("school", 3).dice(0, 5).rolling(BLANK).turn(0)
    table.choose(UseAbility("renn"))
    assert table.count("school") == 1
    assert table.state.loaded == []


@rule("DOW-PLAY-5")
def test_a_rifle_reaches_any_place_without_a_roll():
    table = colony(3).group(0, "haddad").gear("haddad", "hunting-rifle").zombies("gas", 1).zombies("school", 1)
    table.turn(0).choose(UseItem("hunting-rifle")).choose(Where("gas"))
    assert table.count("gas") == 0
    assert not table.can(UseItem("hunting-rifle"))


# --- dice ---


@rule("DOW-FOOD-1", "DOW-FOOD-2", "DOW-FOOD-3")
def test_e5_food_raises_a_die_and_never_above_six():
    table = colony(3).group(0, "haddad").zombies("colony", 1).dice(0, 2).arrange(food=1).rolling(BLANK).turn(0)
    assert not table.can(Attack("haddad"))
    assert table.options(kind=SpendFood) == [SpendFood(2, 3)]
    table.choose(SpendFood(2, 3))
    assert table.now.players[0].dice == [3]
    assert table.now.food == 0
    table.choose(Attack("haddad")).choose(AtEntrance("colony", 0))
    assert table.count("colony") == 0
    table = colony(3).dice(0, 5).arrange(food=9).turn(0)
    assert table.options(kind=SpendFood) == [SpendFood(5, 6)]


@rule("DOW-FOOD-1", "DOW-EXILE-10")
def test_exiles_spend_no_food_of_the_supply():
    table = colony(3).group(0, "haddad@gas").exiled(0).dice(0, 2).arrange(food=5).turn(0)
    assert table.options(kind=SpendFood) == []


@rule("DOW-ABILITY-2")
def test_a_psychologist_rolls_any_dice_again_together():
    table = colony(3).group(0, "marsh").dice(0, 1, 2, 6).rolling(5, 4).turn(0).choose(UseAbility("marsh"))
    table.choose(Reroll(1)).choose(Reroll(2)).choose(Enough())
    assert table.now.players[0].dice == [4, 5, 6]
