"""What costs no action: swapping, trading, storing, picking up, discarding Equipment for what it does. [MAX-FREE]"""

import pytest

from holdouts.engine.table import Illegal
from holdouts.games.maximum_apocalypse.picks import (
    Accept,
    Ask,
    Discard,
    DrawCard,
    Drop,
    EndActions,
    Enough,
    Equip,
    Give,
    Leave,
    Move,
    PayParts,
    Pick,
    PickUp,
    Play,
    Propose,
    Refuse,
    Search,
    Spend,
    Store,
    SwapTwo,
    Target,
    Trade,
    Use,
    UseFree,
    Whom,
)
from holdouts.testing import apocalypse, rule

FREE = (SwapTwo, Trade, Store, PickUp, UseFree, Spend, PayParts)


def rich(*survivors: str):
    """The Fireman at the Van with something for every free action; the Hunter beside him."""
    table = apocalypse("fireman", "hunter", *survivors).hand(0, "shotgun", "lighter", "food-1")
    return table.gear(0, "fuel", "field-jacket").lying("van", "food-2")


EVERY = [SwapTwo(), Trade(1), Store(), PickUp("food-2"), UseFree("field-jacket")]


# --- when ---


@rule("MAX-FREE-1")
@pytest.mark.parametrize("spent", [0, 2])
@pytest.mark.parametrize("pick", EVERY)
def test_free_actions_are_there_before_and_between_actions(pick, spent):
    table = rich().rolling(1, 1).turn(0)
    for _ in range(spent):
        table.choose(DrawCard())
    assert table.can(pick)


@rule("MAX-FREE-1")
@pytest.mark.parametrize("pick", EVERY)
def test_free_actions_are_there_after_the_last_action_until_the_player_has_had_enough(pick):
    table = rich().rolling(1, 1).turn(0, actions=1).choose(DrawCard())
    assert table.can(pick)
    table.choose(EndActions())
    assert table.now.active == 1


@rule("MAX-FREE-1")
def test_free_actions_cost_no_action():
    table = rich().turn(0)
    table.choose(PickUp("food-2")).choose(Store())
    table.choose(Trade(1)).choose(Give("food-1")).choose(Propose()).choose(Accept(), 1)
    table.choose(SwapTwo()).choose(Drop("shotgun")).choose(Drop("lighter"))
    assert table.survivor(0).actions == 4


@rule("MAX-FREE-1")
def test_nobody_has_free_actions_on_the_turn_of_another():
    table = rich().hand(1, "bow", "machete").turn(0)
    assert table.options(1) == []
    with pytest.raises(Illegal):
        table.choose(SwapTwo(), 1)


@rule("MAX-FREE-1")
def test_an_action_given_out_of_turn_brings_no_free_actions():
    table = apocalypse("gunslinger", "fireman").hand(0, "tactical-leadership").hand(1, "shotgun", "lighter", "food-1")
    table.gear(1, "fuel", "field-jacket").lying("van", "food-2").turn(0)
    table.choose(Play("tactical-leadership", 0))
    assert table.asked() == (1,)
    assert [pick for pick in table.options() if isinstance(pick, FREE)] == []


@rule("MAX-FREE-1")
def test_when_a_tile_ends_the_action_step_free_actions_are_over_too():
    table = rich().map("van ?prison").rolling(1, 1).turn(0)
    assert table.can(SwapTwo())
    table.choose(Move("prison"))
    assert table.now.active == 1


@rule("MAX-FREE-1")
def test_whose_given_actions_were_ended_by_a_tile_has_all_of_the_next_turn():
    table = apocalypse("surgeon", "fireman").map("van ?prison").hand(0, "adrenaline-shot").hand(1, "ladder", "lighter")
    table.rolling(1, 1).turn(0).choose(Play("adrenaline-shot", 0)).choose(Whom(1, 0)).choose(Move("prison"))
    assert table.asked() == (0,)
    table.idle_turn()
    assert (table.asked(), table.survivor(1).actions) == ((1,), 4)
    assert table.can(SwapTwo())


@rule("MAX-FREE-1")
def test_a_free_ability_of_equipment_can_be_used_once_per_turn():
    table = apocalypse("fireman").gear(0, "field-jacket").rolling(1, 1).turn(0).choose(UseFree("field-jacket"))
    assert (table.survivor(0).actions, table.survivor(0).hunger) == (5, 2)
    assert not table.can(UseFree("field-jacket"))
    table.idle_turn()
    assert table.can(UseFree("field-jacket"))


# --- two for one ---


@rule("MAX-FREE-2")
def test_two_survivor_cards_from_hand_or_play_buy_one():
    table = apocalypse().hand(0, "lighter").gear(0, "ladder").deck(0, "shotgun", "trusty-axe").turn(0)
    table.choose(SwapTwo()).choose(Drop("ladder"))
    assert table.hand_ids(0) == ["shotgun"]
    assert table.gear_ids(0) == []
    assert sorted(table.discard_ids(0)) == ["ladder", "lighter"]


@rule("MAX-FREE-2")
def test_it_can_be_done_once_per_turn():
    table = apocalypse().hand(0, "lighter", "ladder", "lighter", "ladder").turn(0)
    table.choose(SwapTwo()).choose(Drop("ladder")).choose(Drop("lighter"))
    assert not table.can(SwapTwo())


@rule("MAX-FREE-2")
def test_scavenge_cards_cannot_be_used_for_it():
    table = apocalypse().hand(0, "lighter", "food-1", "food-2").gear(0, "pistol", "fuel").turn(0)
    assert not table.can(SwapTwo())
    table = apocalypse().hand(0, "lighter", "ladder", "food-1").gear(0, "fuel", "shotgun").turn(0).choose(SwapTwo())
    assert len(table.options()) == 3
    assert not table.can(Drop("food-1"))
    assert not table.can(Drop("fuel"))


# --- trading ---


@rule("MAX-FREE-3")
def test_cards_may_be_given():
    table = apocalypse("fireman", "hunter").hand(0, "food-1", "medkit-2").turn(0)
    table.choose(Trade(1)).choose(Give("food-1")).choose(Give("medkit-2")).choose(Propose()).choose(Accept(), 1)
    assert (table.hand_ids(0), table.hand_ids(1)) == ([], ["food-1", "medkit-2"])


@rule("MAX-FREE-3")
def test_cards_may_be_taken():
    table = apocalypse("fireman", "hunter").hand(1, "food-1", "medkit-2").turn(0)
    table.choose(Trade(1)).choose(Ask("food-1")).choose(Propose()).choose(Accept(), 1)
    assert (table.hand_ids(0), table.hand_ids(1)) == (["food-1"], ["medkit-2"])


@rule("MAX-FREE-3")
def test_cards_may_be_swapped():
    table = apocalypse("fireman", "hunter").hand(0, "ammo-2").hand(1, "food-1", "medkit-2").turn(0)
    table.choose(Trade(1)).choose(Give("ammo-2")).choose(Ask("food-1")).choose(Ask("medkit-2"))
    table.choose(Propose()).choose(Accept(), 1)
    assert (table.hand_ids(0), table.hand_ids(1)) == (["food-1", "medkit-2"], ["ammo-2"])


@rule("MAX-FREE-3")
@pytest.mark.parametrize("how", [Give("ammo-2"), Ask("food-1")])
def test_giving_or_taking_is_the_one_exchange_of_the_turn(how):
    table = apocalypse("fireman", "hunter", "surgeon").hand(0, "ammo-2", "ammo-3").hand(1, "food-1", "food-2")
    table.hand(2, "medkit-2").turn(0)
    table.choose(Trade(1)).choose(how).choose(Propose()).choose(Accept(), 1)
    assert table.options(kind=Trade) == []


@rule("MAX-FREE-3")
def test_only_somebody_on_the_same_tile_can_be_traded_with():
    table = apocalypse("fireman", "hunter", "surgeon").hand(0, "food-1").at(2, "tunnel-a").turn(0)
    assert table.options(kind=Trade) == [Trade(1)]


@rule("MAX-FREE-3")
def test_it_is_one_partner_at_a_time_who_is_asked_for_cards():
    table = apocalypse("fireman", "hunter", "surgeon").hand(1, "food-1").hand(2, "medkit-2").turn(0).choose(Trade(1))
    assert table.can(Ask("food-1"))
    assert not table.can(Ask("medkit-2"))


@rule("MAX-FREE-3")
def test_a_partner_who_does_not_agree_keeps_everything_and_the_exchange_is_still_open():
    table = apocalypse("fireman", "hunter", "surgeon").hand(0, "food-1").hand(1, "food-2").turn(0)
    table.choose(Trade(1)).choose(Ask("food-2")).choose(Propose()).choose(Refuse(), 1)
    assert (table.hand_ids(0), table.hand_ids(1)) == (["food-1"], ["food-2"])
    assert table.options(kind=Trade) == [Trade(1), Trade(2)]


@rule("MAX-FREE-3")
def test_leaving_a_trade_without_an_exchange_forfeits_nothing():
    table = apocalypse("fireman", "hunter").hand(0, "food-1").turn(0)
    table.choose(Trade(1)).choose(Give("food-1")).choose(Leave())
    assert table.hand_ids(0) == ["food-1"]
    table.choose(Trade(1)).choose(Give("food-1")).choose(Propose()).choose(Accept(), 1)
    assert table.hand_ids(1) == ["food-1"]


@rule("MAX-FREE-3")
def test_what_was_refused_is_not_proposed_again_this_turn_but_something_else_is():
    table = apocalypse("fireman", "hunter").hand(0, "food-1", "ammo-2").hand(1, "food-2").turn(0)
    table.choose(Trade(1)).choose(Ask("food-2")).choose(Give("ammo-2")).choose(Propose()).choose(Refuse(), 1)
    table.choose(Trade(1)).choose(Give("ammo-2")).choose(Ask("food-2"))
    assert not table.can(Propose())
    table.choose(Give("food-1")).choose(Propose()).choose(Accept(), 1)
    assert (table.hand_ids(0), table.hand_ids(1)) == (["food-2"], ["ammo-2", "food-1"])


@rule("MAX-FREE-3")
def test_in_the_next_turn_it_can_be_proposed_again():
    table = apocalypse("fireman", "hunter").hand(0, "food-1").rolling(*[3, 4] * 2).turn(0)
    table.choose(Trade(1)).choose(Give("food-1")).choose(Propose()).choose(Refuse(), 1)
    table.idle_turn().idle_turn().choose(Trade(1)).choose(Give("food-1"))
    assert table.can(Propose())


@rule("MAX-FREE-3")
def test_a_hand_that_grew_too_big_by_trading_is_cut_down():
    table = apocalypse("fireman", "hunter").hand(0, "food-1").hand(1, *["food-2"] * 4, *["food-3"] * 3, "food-4")
    table.hand(1, "bow", "bow").turn(0)
    table.choose(Trade(1)).choose(Give("food-1")).choose(Propose()).choose(Accept(), 1)
    assert (table.asked(), table.asks()) == ((1,), "MAX-CARD-5")
    table.choose(Drop("bow"))
    assert len(table.hand_ids(1)) == 10


@rule("MAX-FREE-4")
def test_survivor_cards_cannot_be_traded():
    table = apocalypse("fireman", "hunter").hand(0, "ladder", "food-1").gear(0, "shotgun").hand(1, "bow", "food-2")
    table.gear(1, "machete").turn(0).choose(Trade(1))
    assert table.options(kind=Give) == [Give(card) for card in table.now.kits[0].hand if table.now.is_scavenge(card)]
    assert table.options(kind=Ask) == [Ask(card) for card in table.now.kits[1].hand if table.now.is_scavenge(card)]
    assert len(table.options(kind=Give)) == len(table.options(kind=Ask)) == 1


@rule("MAX-FREE-4")
def test_with_nothing_but_survivor_cards_there_is_no_trade():
    table = apocalypse("fireman", "hunter").hand(0, "ladder").gear(0, "shotgun").hand(1, "bow").turn(0)
    assert table.options(kind=Trade) == []


@rule("MAX-FREE-5")
def test_equipment_in_play_goes_straight_into_play_with_its_tokens():
    table = apocalypse("fireman", "hunter").gear(0, "pistol", tokens=1).gear(1, "fuel").turn(0)
    table.choose(Trade(1)).choose(Give("pistol")).choose(Ask("fuel")).choose(Propose()).choose(Accept(), 1)
    assert (table.gear_ids(0), table.gear_ids(1)) == (["fuel"], ["pistol"])
    assert table.held(1, "pistol").tokens == 1
    assert table.hand_ids(1) == []


@rule("MAX-FREE-5")
def test_equipment_in_hand_goes_to_the_hand():
    table = apocalypse("fireman", "hunter").hand(0, "pistol").turn(0)
    table.choose(Trade(1)).choose(Give("pistol")).choose(Propose()).choose(Accept(), 1)
    assert (table.hand_ids(1), table.gear_ids(1)) == (["pistol"], [])


@rule("MAX-FREE-5")
def test_the_receiver_may_make_room_for_it():
    table = apocalypse("fireman", "hunter").gear(0, "fuel").gear(1, "crossbow", "machete", "bow").turn(0)
    table.choose(Trade(1)).choose(Give("fuel")).choose(Propose()).choose(Accept(), 1)
    assert (table.asked(), table.asks()) == ((1,), "MAX-EQUIP-14")
    table.choose(Drop("machete"))
    assert table.gear_ids(1) == ["crossbow", "bow", "fuel"]
    assert table.gear_ids(0) == []


@rule("MAX-FREE-5")
def test_what_does_not_fit_the_receivers_storage_stays_where_it_was():
    table = apocalypse("fireman", "hunter").gear(0, "fuel").gear(1, "crossbow", "machete", "bow").turn(0)
    table.choose(Trade(1)).choose(Give("fuel")).choose(Propose()).choose(Accept(), 1).choose(Leave())
    assert (table.gear_ids(0), table.gear_ids(1)) == (["fuel"], ["crossbow", "machete", "bow"])


@rule("MAX-FREE-5")
def test_room_is_looked_at_when_both_sides_have_given():
    table = apocalypse("fireman", "hunter").gear(0, "fuel").gear(1, "crossbow", "machete", "pistol").turn(0)
    table.choose(Trade(1)).choose(Give("fuel")).choose(Ask("pistol")).choose(Propose()).choose(Accept(), 1)
    assert (table.gear_ids(0), table.gear_ids(1)) == (["pistol"], ["crossbow", "machete", "fuel"])


@rule("MAX-FREE-5")
def test_worn_equipment_is_no_newer_for_having_been_traded():
    table = apocalypse("fireman", "hunter").gear(0, "body-armor").turn(0)
    table.state.survivors[0].bodies[0].gear[0].uses = 1
    table.choose(Trade(1)).choose(Give("body-armor")).choose(Propose()).choose(Accept(), 1)
    assert table.held(1, "body-armor").uses == 1


@rule("MAX-FREE-5")
def test_what_lies_on_a_traded_weapon_stays_on_it():
    table = apocalypse("fireman", "gunslinger").foes(0, "zombie-soldier").gear(1, "pistol", tokens=1)
    table.fitted(1, "pistol", "hollow-points").turn(0)
    table.choose(Trade(1)).choose(Ask("pistol")).choose(Propose()).choose(Accept(), 1)
    table.choose(Use("pistol"))
    assert table.survivor(0).foes[0].wounds == 4


# --- on the objective ---


@rule("MAX-FREE-6")
def test_carried_fuel_is_put_into_the_van_for_nothing():
    table = apocalypse("fireman").gear(0, "fuel").turn(0).choose(Store())
    assert table.gear_ids(0) == []
    assert table.now.stored == table.now.stored[:1] != []
    assert table.survivor(0).actions == 4


@rule("MAX-FREE-6")
def test_it_can_only_be_done_on_the_van():
    table = apocalypse("fireman").gear(0, "fuel").at(0, "tunnel-a").turn(0)
    assert not table.can(Store())
    assert table.choose(Move("van")).can(Store())


@rule("MAX-FREE-6")
def test_spare_parts_are_put_on_the_rescue_for_nothing():
    table = apocalypse("fireman").map("van police-station").at(0, "police-station")
    table.hand(0, "spare-parts", "spare-parts").turn(0)
    table.choose(PayParts("spare-parts")).choose(PayParts("spare-parts"))
    assert table.gear_ids(0) == ["scientist"]
    assert table.survivor(0).actions == 4


@rule("MAX-FREE-7")
def test_a_deposit_may_be_of_any_number_of_cards():
    table = apocalypse("fireman").gear(0, "fuel", "fuel", "fuel").turn(0)
    table.choose(Store())
    for _ in range(3):
        table.choose(Pick("fuel"))
    assert len(table.now.stored) == 3
    assert table.gear_ids(0) == []


@rule("MAX-FREE-7")
def test_there_is_one_deposit_per_turn():
    table = apocalypse("fireman").gear(0, "fuel", "fuel").turn(0).choose(Store()).choose(Pick("fuel")).choose(Enough())
    assert table.gear_ids(0) == ["fuel"]
    assert not table.can(Store())


@rule("MAX-FREE-7")
def test_everybody_has_a_deposit_of_their_own():
    table = apocalypse("fireman", "hunter").gear(0, "fuel").gear(1, "fuel").rolling(1, 1).turn(0).choose(Store())
    table.idle_turn()
    assert table.can(Store())


# --- what lies about ---


@rule("MAX-FREE-8")
def test_what_a_dead_survivor_had_found_can_be_picked_up():
    table = apocalypse("fireman", "hunter").map("van bandit-camp-a").at(1, "bandit-camp-a").hp(0, 1)
    table.hand(0, "food-1", "ladder").gear(0, "pistol").rolling(1, 1).turn(0)
    table.choose(Move("bandit-camp-a")).choose(table.options()[-1])
    assert table.now.active == 1
    assert table.lying_ids("bandit-camp-a") == ["pistol", "food-1"]
    table.choose(PickUp("food-1"))
    assert table.hand_ids(1)[-1] == "food-1"
    assert table.lying_ids("bandit-camp-a") == ["pistol"]


@rule("MAX-FREE-8")
def test_any_number_of_cards_can_be_picked_up_in_a_turn():
    table = apocalypse().lying("van", "food-1", "food-2", "medkit-2", "fuel").turn(0)
    for card in ("food-2", "medkit-2", "fuel", "food-1"):
        table.choose(PickUp(card))
    assert table.lying_ids("van") == []
    assert table.survivor(0).actions == 4


@rule("MAX-FREE-8")
def test_only_what_lies_on_the_own_tile_can_be_picked_up():
    table = apocalypse().lying("tunnel-a", "food-1").turn(0)
    assert table.options(kind=PickUp) == []
    assert table.choose(Move("tunnel-a")).can(PickUp("food-1"))


@rule("MAX-FREE-11")
def test_a_picked_up_card_goes_to_the_hand_without_its_tokens_and_comes_into_play_loaded():
    table = apocalypse().lying("van", "pistol").turn(0).choose(PickUp("pistol"))
    assert (table.hand_ids(0), table.gear_ids(0)) == (["pistol"], [])
    table.choose(Play("pistol", 0))
    assert table.held(0, "pistol").tokens == 4


@rule("MAX-FREE-11")
@pytest.mark.parametrize("card", ["fuel", "scientist"])
def test_fuel_and_the_scientist_go_straight_into_play(card):
    table = apocalypse().lying("van", card).turn(0).choose(PickUp(card))
    assert (table.hand_ids(0), table.gear_ids(0)) == ([], [card])


@rule("MAX-FREE-11")
def test_room_may_be_made_for_what_goes_straight_into_play():
    table = apocalypse().gear(0, "trusty-axe", "shotgun", "ladder").lying("van", "scientist").turn(0)
    table.choose(PickUp("scientist")).choose(Drop("ladder"))
    assert table.gear_ids(0) == ["trusty-axe", "shotgun", "scientist"]


@rule("MAX-FREE-11")
def test_whoever_picks_fuel_up_makes_room_for_it():
    table = apocalypse().gear(0, "trusty-axe", "shotgun", "ladder").lying("van", "fuel").turn(0)
    table.choose(PickUp("fuel"))
    assert table.options(kind=Leave) == []
    table.choose(Drop("ladder"))
    assert table.gear_ids(0) == ["trusty-axe", "shotgun", "fuel"]


@rule("MAX-FREE-11")
def test_what_no_room_can_be_made_for_stays_on_the_tile():
    table = apocalypse("veteran").dead(0, body=0).lying("van", "fuel").turn(0)
    assert not table.can(PickUp("fuel"))
    assert table.lying_ids("van") == ["fuel"]


@rule("MAX-FREE-8", "MAX-CARD-5")
def test_a_full_hand_takes_a_lying_card_and_then_discards_one():
    table = apocalypse().hand(0, *["distress-flare"] * 4, *["lighter"] * 3, *["first-aid-kit"] * 3)
    table.lying("van", "food-1").turn(0).choose(PickUp("food-1"))
    assert (table.asks(), table.lying_ids("van")) == ("MAX-CARD-5", [])
    table.choose(Drop("lighter"))
    assert len(table.hand_ids(0)) == 10
    assert "food-1" in table.hand_ids(0)
    assert table.discard_ids(0) == ["lighter"]


# --- Equipment that is discarded for what it does, and Fuel that is found ---


@rule("MAX-FREE-9")
def test_discarding_equipment_for_what_it_does_is_no_action():
    table = apocalypse("hunter").gear(0, "bear-trap").foes(0, "walker", "zombie-soldier").turn(0)
    table.choose(Spend("bear-trap")).choose(Target(0, 1))
    assert table.survivor(0).foes[1].wounds == 4
    assert table.discard_ids(0) == ["bear-trap"]
    assert table.survivor(0).actions == 4


@rule("MAX-FREE-9")
def test_it_can_still_be_done_when_all_actions_are_spent():
    table = apocalypse("hunter").gear(0, "bear-trap").foes(0, "zombie-soldier").turn(0, actions=1).choose(DrawCard())
    assert table.survivor(0).actions == 0
    assert table.can(Spend("bear-trap"))


@rule("MAX-FREE-10")
def test_equipping_found_fuel_is_free():
    table = apocalypse().at(0, "airport").scavenge("red", "fuel").turn(0).choose(Search("red")).choose(Equip(0))
    assert table.gear_ids(0) == ["fuel"]
    assert table.survivor(0).actions == 3


@rule("MAX-FREE-10")
def test_found_fuel_may_be_discarded_instead():
    table = apocalypse().at(0, "airport").scavenge("red", "fuel").turn(0).choose(Search("red")).choose(Discard())
    assert (table.gear_ids(0), table.hand_ids(0), table.discard_ids()) == ([], [], ["fuel"])


@rule("MAX-FREE-10")
def test_fuel_found_out_of_turn_is_equipped_free_too():
    table = apocalypse("gunslinger", "fireman").hand(0, "tactical-leadership").at(1, "airport").scavenge("red", "fuel")
    table.turn(0).choose(Play("tactical-leadership", 0)).choose(Search("red"), 1).choose(Equip(1), 1)
    assert table.gear_ids(1) == ["fuel"]
    assert table.asked() == (0,)
    assert not table.can(Whom(1, 0))
