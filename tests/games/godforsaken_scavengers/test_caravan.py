"""The Caravan. [GOD-CARAVAN]"""

from typing import Any

import pytest

from holdouts.games.godforsaken_scavengers.events import AnomalyResolved, CaravanFed, CaravanLoaded, CaravanUnfed
from holdouts.games.godforsaken_scavengers.picks import (
    Accept,
    Aim,
    Approach,
    Claim,
    Dig,
    Drop,
    Eat,
    Feed,
    FeedCaravan,
    Give,
    NeverMind,
    OnPile,
    Pass,
    Pay,
    Play,
    Refuse,
    Share,
    Swap,
    Take,
)
from holdouts.testing import expedition, rule, set_out

FULL = ("torch", "bait", "scout", "move", "forage")


def caravan(*under: str, seats: int = 2, location: str = "silent-mire", **options):
    """A round at a Location that costs 2, these cards under the Caravan, seat 0's turn."""
    return expedition(seats, location=location, caravan=True, **options).under_caravan(*under)


def fed(*under: str, hand: tuple[str, ...] = ("dry-ration",), seats: int = 2, **options):
    """Seat 0 has just fed it."""
    table = caravan(*under, seats=seats, **options).hand(0, *hand).turn(0).choose(FeedCaravan())
    return table.choose(Pay("dry-ration")) if table.can(Pay("dry-ration")) else table


def paying(table):
    return [table.now.book.cards[option.card].id for option in table.options(kind=Pay)]


# --- loading ---


@rule("GOD-CARAVAN-1")
@pytest.mark.parametrize("scenario", ["daring-retreat", "lost-expedition", "wicked-few", "last-hunt", "oathbreakers"])
def test_it_can_be_added_to_any_scenario(scenario):
    table = set_out(2, scenario, caravan=True)
    assert table.now.with_caravan
    assert len(table.now.caravan) == table.now.place.cost


@rule("GOD-CARAVAN-1")
def test_it_can_be_added_for_a_single_player():
    assert len(set_out(1, "mad-prophet", caravan=True).now.caravan) > 0


@rule("GOD-CARAVAN-1")
def test_without_it_nothing_is_loaded_and_nobody_need_feed_it():
    table = expedition().draw_deck(*FULL).next_locations("echo-vault").new_round()
    assert table.ids("caravan") == []
    assert not table.can(FeedCaravan())


@rule("GOD-CARAVAN-2")
def test_as_many_cards_as_the_location_costs_go_under_it_from_the_top():
    table = expedition(caravan=True).draw_deck("hunt", "rest", "relief", *FULL).next_locations("echo-vault").new_round()
    assert sorted(table.ids("caravan")) == ["hunt", "relief", "rest"]
    assert [event.count for event in table.told(CaravanLoaded)] == [3]


@rule("GOD-CARAVAN-2")
def test_nobody_has_seen_what_lies_under_it():
    table = expedition(caravan=True).draw_deck("hunt", "rest", "relief", "barter", "snare", "hunt", *FULL)
    table.next_locations("echo-vault").new_round()
    under = set(table.now.caravan)
    assert not under & set(table.now.known)
    worlds: list[Any] = [table.table.imagine(0, seed).state for seed in range(8)]
    assert any(set(world.caravan) != under for world in worlds)


@rule("GOD-CARAVAN-2")
def test_at_the_brood_court_it_gets_a_card_more():
    table = expedition(scenario="tithe-of-the-brood").draw_deck(*FULL, "hunt", "rest").next_locations().new_round()
    assert len(table.ids("caravan")) == 5


@rule("GOD-CARAVAN-3")
def test_it_is_loaded_before_the_deck_is_cut():
    table = expedition(caravan=True).draw_deck("hunt", "rest", "relief", *FULL, "rush").next_locations("echo-vault")
    assert [len(pile) for pile in table.new_round().now.piles] == [2, 2, 2]


@rule("GOD-CARAVAN-16")
def test_a_small_deck_goes_under_it_whole_and_the_price_stays():
    table = expedition(caravan=True).hand(0, "dry-ration", "bait").hand(1, "hunt").draw_deck("torch", "scout")
    table.next_locations("echo-vault").new_round()
    assert len(table.ids("caravan")) == 2
    assert table.can(FeedCaravan(), 0)
    assert not table.can(FeedCaravan(), 1)


# --- feeding it ---


@rule("GOD-CARAVAN-4")
@pytest.mark.parametrize("moment", ["turn", "harvest", "between", "feeding"])
def test_it_can_be_fed_at_any_moment_by_anybody(moment):
    table = caravan("hunt").hand(1, "dry-ration")
    begin = {"turn": lambda: table.turn(0), "harvest": lambda: table.harvest(0), "feeding": table.feeding}
    begin.get(moment, lambda: table.turn_about_to_begin(0))()
    table.choose(FeedCaravan(), 1)
    assert table.now.caravan_fed
    assert table.hand_ids(1) == []
    assert table.choose(Take("hunt")).hand_ids(1) == ["hunt"]


@rule("GOD-CARAVAN-4")
def test_whoever_feeds_it_gets_all_that_lies_under_it():
    table = fed("hunt", "rest").choose(Take("hunt")).choose(Take("rest"))
    assert table.hand_ids(0) == ["hunt", "rest"]
    assert table.ids("caravan") == []


@rule("GOD-CARAVAN-4")
def test_too_little_food_does_not_feed_it():
    assert not caravan("hunt").hand(0, "bait").can(FeedCaravan())


@rule("GOD-CARAVAN-5")
def test_perils_and_opportunities_under_it_are_discarded_unresolved():
    table = fed("cave-worm", "shrine-of-the-queen", "hunt").choose(Take("hunt"))
    assert {"cave-worm", "shrine-of-the-queen"} <= set(table.ids("discards"))
    assert table.player(0).afflictions == []
    assert table.ids("searched") == []


def anomaly(table):
    return next(card.id for card in table.state.book.cards if card.kind == "anomaly")


@rule("GOD-CARAVAN-6")
def test_an_anomaly_under_it_is_discarded_last_and_takes_the_discard_pile_back():
    table = caravan().pile(1, "torch")
    table.under_caravan("cave-worm", anomaly(table), "hunt").hand(0, "dry-ration").turn(0).choose(FeedCaravan())
    assert table.asked() == (0,)
    table.choose(OnPile(1))
    assert table.ids("discards") == []
    assert sorted(table.pile_ids(1)[:-1]) == ["cave-worm", "dry-ration", "torch"]
    assert len(table.told(AnomalyResolved)) == 1


@rule("GOD-CARAVAN-7")
def test_a_card_may_be_passed_on_before_it_enters_the_hand():
    table = fed("hunt", seats=3).choose(Aim(2)).choose(Accept())
    assert table.hand_ids(2) == ["hunt"]
    assert table.hand_ids(0) == []


@rule("GOD-CARAVAN-7")
def test_passing_on_helps_a_full_hand_which_discards_nothing():
    table = caravan("hunt").hand(0, "dry-ration", *FULL[:4]).hand(1, "rest").turn(0)
    table.choose(FeedCaravan()).choose(Pay("dry-ration")).choose(Aim(1)).choose(Accept())
    assert table.hand_ids(0) == list(FULL[:4])
    assert table.hand_ids(1) == ["rest", "hunt"]


@rule("GOD-CARAVAN-7")
def test_a_card_may_be_traded_for_a_hand_card_even_with_a_full_hand():
    table = caravan("hunt").hand(0, "dry-ration").hand(1, "rest", *FULL[:4]).turn(0).choose(FeedCaravan())
    table.choose(Aim(1)).choose(Swap("rest")).choose(Accept())
    assert table.hand_ids(0) == ["rest"]
    assert table.hand_ids(1) == [*FULL[:4], "hunt"]


@rule("GOD-CARAVAN-7")
def test_a_full_hand_can_trade_but_not_simply_be_given_a_card():
    table = caravan("hunt").hand(0, "dry-ration").hand(1, *FULL).turn(0).choose(FeedCaravan()).choose(Aim(1))
    assert not table.can(Accept())
    assert len(table.options(kind=Swap)) == 5


@rule("GOD-CARAVAN-7")
def test_a_card_that_is_refused_stays_with_whoever_fed_it():
    table = fed("hunt").choose(Aim(1)).choose(Refuse())
    assert table.hand_ids(0) == ["hunt"]


@rule("GOD-CARAVAN-8")
def test_what_does_not_fit_is_discarded():
    table = fed("hunt", "rest", hand=("dry-ration", *FULL[:4])).choose(Take("hunt"))
    assert table.can(Drop("rest"))
    table.choose(Drop("rest"))
    assert table.hand_ids(0) == [*FULL[:4], "hunt"]
    assert "rest" in table.ids("discards")


@rule("GOD-CARAVAN-8")
def test_what_fits_is_not_thrown_away():
    assert not fed("hunt").can(Drop("hunt"))


@rule("GOD-CARAVAN-8", "GOD-HAND-2")
def test_a_full_hand_may_part_with_another_card_instead():
    table = fed("hunt", "rest", hand=("dry-ration", *FULL[:4])).choose(Take("hunt")).choose(Take("rest"))
    assert table.asks() == "GOD-HAND-2"
    table.choose(Drop("bait"))
    assert table.hand_ids(0) == ["torch", "scout", "move", "hunt", "rest"]


@rule("GOD-CARAVAN-8")
def test_whoever_minds_making_room_is_asked_again_and_nothing_is_discarded_unasked():
    table = fed("hunt", "rest", hand=("dry-ration", *FULL[:4])).choose(Take("hunt")).choose(Take("rest"))
    table.choose(NeverMind())
    assert table.asks() == "GOD-CARAVAN-7"
    assert table.ids("aside") == ["rest"]
    assert table.choose(Drop("rest")).ids("aside") == []


@rule("GOD-CARAVAN-9")
def test_what_is_paid_beyond_the_price_is_wasted():
    table = caravan("cave-worm").hand(0, "smoked-meat", "dry-ration").feeding()
    table.choose(FeedCaravan(), 0).choose(Pay("smoked-meat")).choose(Eat("dry-ration"), 0).choose(Feed(), 0)
    assert table.options(0, Share) == []
    assert table.player(1).given_food == 0


# --- the check ---


@rule("GOD-CARAVAN-10")
def test_a_round_in_which_it_stays_unfed_loses_the_game_for_everybody():
    table = caravan("hunt").hand(0, "dry-ration").hand(1, "dry-ration").feeding()
    table.feed(0, "dry-ration").feed(1, "dry-ration")
    assert table.table.over
    assert (table.now.ended, table.now.winners) == ("caravan-lost", [])


@rule("GOD-CARAVAN-11")
def test_it_may_still_be_fed_during_feeding_until_plans_are_locked():
    table = caravan("cave-worm").hand(0, "dry-ration", "hunt").hand(1, "rest").feeding()
    table.feed(0, "hunt").choose(FeedCaravan(), 0).feed(1, "rest")
    assert not table.table.over
    assert table.now.round == 2


@rule("GOD-CARAVAN-11")
def test_in_the_last_round_it_is_checked_before_anybody_wins():
    table = caravan("hunt", location="final").feeding().starve(0, 1)
    assert table.now.ended == "caravan-lost"


@rule("GOD-CARAVAN-11")
def test_the_starving_get_their_afflictions_before_the_check():
    table = caravan("hunt").feeding().starve(0, 1)
    assert all(table.player(seat).afflictions for seat in (0, 1))
    assert len(table.told(CaravanUnfed)) == 1


# --- who, how often, with what ---


@rule("GOD-CARAVAN-12")
def test_ex3_of_two_who_ask_the_one_nearer_clockwise_to_the_banner_feeds_it():
    table = caravan("hunt", seats=4).hand(1, "dry-ration").hand(3, "rest").turn(0)
    table.choose(FeedCaravan(), 3)
    assert (table.asks(), table.asked()) == ("GOD-CARAVAN-12", (1,))
    table.choose(Claim())
    assert [event.who for event in table.told(CaravanFed)] == [1]
    assert table.hand_ids(3) == ["rest"]


@rule("GOD-CARAVAN-12")
def test_who_sits_farther_from_the_banner_is_not_asked():
    table = caravan("hunt", seats=4).hand(1, "dry-ration").hand(3, "rest").turn(0).choose(FeedCaravan(), 1)
    assert [event.who for event in table.told(CaravanFed)] == [1]


@rule("GOD-CARAVAN-12")
def test_the_count_begins_with_the_banner_not_with_the_active_player():
    table = caravan("hunt", seats=4).arrange(first=2).hand(1, "dry-ration").hand(3, "rest").turn(0)
    table.choose(FeedCaravan(), 1)
    assert table.asked() == (3,)


@rule("GOD-CARAVAN-12")
def test_a_rival_who_does_not_ask_lets_the_first_one_feed_it():
    table = caravan("hunt", seats=4).hand(1, "dry-ration").hand(3, "rest").turn(0)
    table.choose(FeedCaravan(), 3).choose(Pass())
    assert [event.who for event in table.told(CaravanFed)] == [3]


@rule("GOD-CARAVAN-13")
def test_it_is_fed_at_most_once_a_round():
    table = fed("cave-worm", hand=("dry-ration", "hunt"))
    assert table.hand_ids(0) == ["hunt"]
    assert not table.can(FeedCaravan())


@rule("GOD-CARAVAN-13")
def test_in_the_next_round_it_is_hungry_again():
    table = caravan(location="echo-vault").arrange(caravan_fed=True).hand(0, "dry-ration").draw_deck("hunt", *FULL)
    table.next_locations("silent-mire").cleanup()
    assert table.can(FeedCaravan(), 0)


@rule("GOD-CARAVAN-14")
def test_one_hand_pays_and_stored_cards_do_not_count():
    table = caravan("hunt").hand(0, "bait").stored(0, "smoked-meat").hand(1, "scout").turn(0)
    assert not table.can(FeedCaravan(), 0)
    assert not table.can(FeedCaravan(), 1)


@rule("GOD-CARAVAN-14")
def test_others_can_help_by_giving_cards_beforehand():
    table = caravan("hunt").hand(0, "bait").hand(1, "scout").turn(0)
    table.choose(Approach(), 1).choose(Aim(0)).choose(Give("scout")).choose(Accept())
    assert table.can(FeedCaravan(), 0)


@rule("GOD-CARAVAN-15")
def test_it_cannot_be_fed_while_a_peril_is_open():
    table = caravan("hunt").hand(0, "hide", "dry-ration").hand(1, "dry-ration").searched("rest").pile(0, "cave-worm")
    table.turn(0).choose(Dig(0))
    while table.asks() in ("GOD-PERIL-10", "GOD-PERIL-5", "GOD-PERIL-12"):
        assert not table.can(FeedCaravan(), 0)
        assert not table.can(FeedCaravan(), 1)
        table.choose(Pass())
    assert table.can(FeedCaravan(), 0)


@rule("GOD-CARAVAN-17")
def test_afflictions_and_characters_change_neither_its_price_nor_what_cards_are_worth_to_it():
    table = caravan("cave-worm", characters=True).character(1, "butcher")
    table.afflicted(0, "rot", "torn-abdomen").hand(0, "bait", "scout").hand(1, "move").turn(0)
    assert not table.can(FeedCaravan(), 1)
    table.choose(FeedCaravan(), 0)
    while table.asks() == "GOD-CARAVAN-4":
        table.choose(table.options()[0])
    assert table.now.caravan_fed
    assert table.hand_ids(0) == []


@rule("GOD-CARAVAN-17")
def test_a_location_that_makes_ones_worth_two_does_not_do_so_for_the_caravan():
    table = caravan("hunt", location="glowcap-garden").hand(0, "bait", "scout", "move").turn(0)
    assert not table.can(FeedCaravan(), 0)


@rule("GOD-CARAVAN-17")
def test_a_shared_meal_does_not_lower_its_price():
    table = caravan("hunt", location="choking-narrows").hand(1, "shared-meal").hand(0, "bait").turn(0)
    table.choose(Play("shared-meal"), 1).choose(FeedCaravan(), 0)
    assert table.hand_ids(0) == []
