"""Playing, moving, contributing, storing and handing off. [DOW-PLAY, DOW-MOVE, DOW-CRISIS, DOW-STORE, DOW-HANDOFF]"""

from holdouts.games.dead_of_winter import events
from holdouts.games.dead_of_winter.picks import (
    AskMe,
    Contribute,
    HandOff,
    HealFrost,
    HoldReady,
    Move,
    PayFromReady,
    Play,
    RaiseDie,
    SetDie,
    Store,
    ToDice,
    ToSupply,
    UseItem,
    Whom,
)
from holdouts.games.dead_of_winter.positions import BITE, BLANK, WOUND
from holdouts.testing import colony, rule

# --- playing ---


@rule("DOW-PLAY-1", "DOW-PLAY-2", "DOW-FOOD-4")
def test_a_played_card_is_resolved_and_lies_on_the_waste_pile():
    table = colony(3).hand(0, "tinned-soup", "ration-box").turn(0).choose(Play("tinned-soup"))
    table.choose(Play("ration-box"))
    assert table.now.food == 3
    assert table.ids_of(table.now.waste) == ["tinned-soup", "ration-box"]


@rule("DOW-PLAY-1", "DOW-PLAY-6", "DOW-TEXT-3")
def test_nobody_plays_cards_in_the_turn_of_others():
    table = colony(3).hand(1, "tinned-soup").turn(0)
    assert [type(option) for option in table.options(1)] == [HoldReady, AskMe, PayFromReady]


@rule("DOW-PLAY-3", "DOW-PLAY-4")
def test_equipment_stays_with_a_survivor_and_there_is_no_limit():
    table = colony(3).group(0, "haddad", "brandt").hand(0, "service-pistol", "nail-gun").turn(0)
    table.choose(Play("service-pistol")).choose(Whom("haddad")).choose(Play("nail-gun")).choose(Whom("haddad"))
    assert table.ids_of(held.card for held in table.person("haddad").gear) == ["service-pistol", "nail-gun"]
    assert table.now.waste == []


@rule("DOW-PLAY-7", "DOW-SURVIVOR-3")
def test_e27_a_newcomer_needs_a_free_space():
    table = colony(3).hand(0, "lone-traveller").arrange(helpless=21).turn(0)
    assert not table.can(Play("lone-traveller"))
    table = colony(3).hand(0, "lone-traveller").arrange(helpless=20).turn(0)
    assert table.can(Play("lone-traveller"))


@rule("DOW-PLAY-8", "DOW-EXILE-13")
def test_e24_the_fuel_of_an_exile_leaves_the_game():
    table = colony(3).group(0, "haddad@gas").exiled(0).hand(0, "jerrycan").turn(0)
    table.choose(Play("jerrycan")).choose(Move("haddad", "school"))
    assert table.person("haddad").place == 3
    assert table.ids_of(table.now.removed) == ["jerrycan"]
    assert table.now.waste == []
    assert table.person("haddad").hurt == 0


@rule("DOW-PLAY-9", "DOW-SURVIVOR-1", "DOW-SURVIVOR-2", "DOW-MOVE-6")
def test_a_newcomer_joins_in_the_colony_and_may_act_but_brings_no_die():
    table = colony(3).hand(0, "traveller-with-child").next_survivors("lund").turn(0)
    table.choose(Play("traveller-with-child"))
    assert table.person("lund").place == 0
    assert table.now.helpless == 1
    assert table.now.players[0].dice == []
    assert table.can(Move("lund", "gas"))
    assert table.ids_of(table.now.waste) == ["traveller-with-child"]


@rule("DOW-PLAY-10", "DOW-TEXT-4")
def test_a_card_may_be_played_for_nothing_but_fuel_needs_a_move():
    table = colony(3).hand(0, "antiseptic", "odds-and-ends").turn(0)
    table.choose(Play("antiseptic")).choose(table.options()[0]).choose(Play("odds-and-ends"))
    assert len(table.now.waste) == 2
    table = colony(3).group(0, "brandt").hand(0, "jerrycan").turn(0)
    table.arrange(table.person("brandt"), moves=1)
    assert not table.can(Play("jerrycan"))


@rule("DOW-PLAY-11")
def test_a_dog_bears_nothing():
    table = colony(3).group(0, "kessel").hand(0, "nail-gun").turn(0)
    assert not table.can(Play("nail-gun"))


@rule("DOW-PLAY-5", "DOW-HANDOFF-3")
def test_equipment_that_was_used_stays_used_in_other_hands():
    table = colony(3).group(0, "haddad", "brandt").gear("haddad", "famine-cookbook").turn(0)
    table.choose(UseItem("famine-cookbook")).choose(HandOff("famine-cookbook", "brandt"))
    assert table.now.food == 1
    assert not table.can(UseItem("famine-cookbook"))


@rule("DOW-EXPOSE-9", "DOW-SURVIVOR-19")
def test_medicine_takes_off_a_wound_or_a_frostbite_as_the_healer_likes():
    table = colony(3).group(0, "haddad").hand(0, "antiseptic").hurt("haddad", wounds=1, frost=1).turn(0)
    table.choose(Play("antiseptic")).choose(Whom("haddad")).choose(HealFrost())
    assert (table.person("haddad").wounds, table.person("haddad").frost) == (1, 0)


def test_a_stimulant_sets_a_die():
    table = colony(3).hand(0, "stimulant-vial").dice(0, 1).turn(0).choose(Play("stimulant-vial")).choose(SetDie(1, 6))
    assert table.now.players[0].dice == [6]


# --- exiles and food ---


@rule("DOW-EXILE-10")
def test_an_exile_may_raise_dice_with_a_food_card_point_by_point():
    table = colony(3).group(0, "haddad@gas").exiled(0).hand(0, "ration-box").dice(0, 2, 5).turn(0)
    table.choose(Play("ration-box")).choose(ToDice()).choose(RaiseDie(2)).choose(RaiseDie(5))
    assert table.now.players[0].dice == [3, 6]
    assert table.now.food == 0
    assert table.ids_of(table.now.removed) == ["ration-box"]


@rule("DOW-EXILE-10", "DOW-EXILE-13")
def test_an_exile_may_feed_the_colony_too():
    table = colony(3).group(0, "haddad@gas").exiled(0).hand(0, "ration-box").dice(0, 2).turn(0)
    table.choose(Play("ration-box")).choose(ToSupply())
    assert table.now.food == 2
    assert table.now.waste == []


# --- contributing and storing ---


@rule("DOW-CRISIS-1", "DOW-CRISIS-2", "DOW-CRISIS-5", "DOW-CRISIS-3")
def test_a_contributed_card_lies_face_down_and_has_no_other_effect():
    table = colony(3).hand(0, "pantry-crate", "antiseptic").turn(0).choose(Contribute("pantry-crate"))
    assert table.now.food == 0
    assert table.now.waste == []
    assert table.ids_of(table.now.players[0].given) == ["pantry-crate"]
    assert table.can(Contribute("antiseptic"))
    assert table.game.secrets.veiled(table.now, 1).players[0].given != table.now.players[0].given


@rule("DOW-CRISIS-4", "DOW-EXILE-7")
def test_exiles_contribute_nothing():
    assert not colony(3).group(0, "haddad@gas").exiled(0).hand(0, "jerrycan").turn(0).can(Contribute("jerrycan"))


@rule("DOW-STORE-1")
def test_only_what_the_goal_names_is_stored_and_not_by_exiles():
    table = colony(3, "the-vaccine-bench").hand(0, "antiseptic", "jerrycan").turn(0)
    assert not table.can(Store("jerrycan"))
    table.choose(Store("antiseptic"))
    assert table.ids_of(table.now.stored) == ["antiseptic"]
    table = colony(3, "the-vaccine-bench").group(0, "haddad@gas").exiled(0).hand(0, "antiseptic").turn(0)
    assert not table.can(Store("antiseptic"))


# --- moving ---


@rule("DOW-MOVE-1", "DOW-MOVE-2", "DOW-MOVE-3")
def test_e14_a_survivor_moves_once_a_turn_anywhere_and_rolls_there():
    table = colony(3).group(0, "haddad").rolling(WOUND).turn(0)
    assert len(table.options(kind=Move)) == 6
    table.choose(Move("haddad", "gas"))
    assert table.person("haddad").place == 6
    assert table.person("haddad").wounds == 1
    assert table.options(kind=Move) == []


@rule("DOW-MOVE-1")
def test_e13_a_full_place_takes_nobody_in():
    table = colony(3).group(0, "haddad").group(1, "stern@gas").group(2, "marsh@gas").turn(0)
    assert not table.can(Move("haddad", "gas"))


@rule("DOW-MOVE-4", "DOW-BITE-1")
def test_a_bite_on_arrival_spreads_where_one_arrives():
    table = colony(3).group(0, "haddad", "brandt").group(1, "stern@gas", "falk").arrange(morale=5).rolling(BITE).turn(0)
    table.choose(Move("haddad", "gas"))
    assert table.asked() == (1,)
    assert table.asks() == "DOW-BITE-2"


@rule("DOW-MOVE-5", "DOW-TURN-8")
def test_a_courier_moves_twice():
    table = colony(3).group(0, "sandoval").rolling(BLANK, BLANK).turn(0)
    table.choose(Move("sandoval", "gas")).choose(Move("sandoval", "school"))
    assert table.options(kind=Move) == []


@rule("DOW-ABILITY-5")
def test_a_haulier_moves_without_a_roll():
    table = colony(3).group(0, "tak").rolling(BITE).turn(0).choose(Move("tak", "gas"))
    assert table.state.loaded == [BITE - 1]


# --- handing off ---


@rule("DOW-HANDOFF-1", "DOW-HANDOFF-2", "DOW-HANDOFF-4")
def test_equipment_goes_to_anybody_at_the_same_place_without_a_die():
    table = colony(3).group(0, "haddad", "brandt@gas").group(1, "stern").gear("haddad", "nail-gun").turn(0)
    assert not table.can(HandOff("nail-gun", "brandt"))
    table.choose(HandOff("nail-gun", "stern"))
    assert table.ids_of(held.card for held in table.person("stern").gear) == ["nail-gun"]


@rule("DOW-HANDOFF-1", "DOW-PLAY-11")
def test_nobody_hands_anything_to_a_dog():
    table = colony(3).group(0, "haddad").group(1, "kessel").gear("haddad", "nail-gun").turn(0)
    assert not table.can(HandOff("nail-gun", "kessel"))


@rule("DOW-HANDOFF-1")
def test_a_radio_reaches_further_once_a_round_for_another_item():
    table = colony(3).group(0, "haddad", "brandt@gas").gear("haddad", "nail-gun", "handheld-radio").turn(0)
    assert not table.can(HandOff("handheld-radio", "brandt"))
    table.choose(HandOff("nail-gun", "brandt"))
    assert table.ids_of(held.card for held in table.person("brandt").gear) == ["nail-gun"]
    assert table.person("haddad").gear[0].used


@rule("DOW-STORE-1")
def test_the_log_names_the_card_that_was_stored():
    table = colony(3, "the-vaccine-bench").hand(0, "antiseptic", "jerrycan").turn(0)
    table.choose(Store("antiseptic"))
    assert [(told.who, table.ids_of([told.card])) for told in table.told(events.Stored)] == [(0, ["antiseptic"])]
