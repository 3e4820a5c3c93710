"""Anomalies. [GOD-ANOMALY]"""

import pytest

from holdouts.engine.library import base_book
from holdouts.games.godforsaken_scavengers.events import AnomalyResolved, SearchRanOut
from holdouts.games.godforsaken_scavengers.game import GAME
from holdouts.games.godforsaken_scavengers.picks import (
    Begin,
    Dig,
    DigOn,
    FeedCaravan,
    Finish,
    Neutralise,
    OnPile,
    Play,
    Select,
    Stop,
)
from holdouts.games.godforsaken_scavengers.rules.anomalies import meet_stray_anomaly
from holdouts.games.godforsaken_scavengers.rules.search import patience
from holdouts.games.godforsaken_scavengers.state import HARVESTING, SEARCHING
from holdouts.testing import expedition, rule

BOOK = base_book(GAME)


@rule("GOD-ANOMALY-1")
def test_a_searched_anomaly_is_resolved_by_its_searcher_before_anything_else():
    table = expedition().hand(0, "scout").hand(1, "bait").pile(0, "anomaly-one", "hunt").turn(0).choose(Dig(0))
    assert table.asked() == (0,)
    assert table.asks() == "GOD-ANOMALY-2"
    assert not table.can(Play("scout"), 0)
    assert not table.can(Play("bait"), 1)


@rule("GOD-ANOMALY-1")
def test_a_discarded_anomaly_is_resolved_by_whoever_discarded_it():
    table = expedition().hand(1, "snare").discarded("hunt").pile(0, "anomaly-one", "rest").turn(0)
    table.choose(Play("snare"), 1).choose(OnPile(0))
    assert table.asked() == (1,)
    assert table.asks() == "GOD-ANOMALY-2"
    table.choose(OnPile(1))
    assert table.ids("discards") == []
    assert {"hunt", "snare", "anomaly-one"} < set(table.pile_ids(1))


@rule("GOD-ANOMALY-1")
def test_an_anomaly_inside_a_rush_is_resolved_before_the_second_card():
    table = expedition().hand(0, "rush").pile(0, "anomaly-one", "hunt", "rest").pile(1, "bait").turn(0, pile=0)
    table.choose(Play("rush"))
    assert table.ids("searched") == []
    table.choose(OnPile(1))
    assert table.ids("searched") == ["hunt"]
    assert "rush" in table.pile_ids(1)


@rule("GOD-ANOMALY-2")
def test_the_whole_discard_pile_is_shuffled_into_the_pile_that_player_names():
    table = expedition().discarded("hunt", "acid-rain", "stray-larva").pile(0, "anomaly-two").pile(1, "rest", "bait")
    table.turn(0).choose(Dig(0)).choose(OnPile(1))
    assert table.ids("discards") == []
    assert sorted(table.pile_ids(1)) == ["acid-rain", "anomaly-two", "bait", "hunt", "rest", "stray-larva"]


@rule("GOD-ANOMALY-2")
def test_after_the_shuffle_nobody_knows_where_the_cards_of_that_pile_lie():
    table = expedition().hand(0, "scout").discarded("hunt").pile(0, "anomaly-two").turn(0).choose(Play("scout"))
    table.choose(Dig(0)).choose(OnPile(1))
    assert not any(card in table.now.known for card in table.now.piles[1][1:])
    assert table.now.piles[2][-1] in table.now.known


@rule("GOD-ANOMALY-3")
@pytest.mark.parametrize("seed", range(6))
def test_the_anomaly_lies_at_the_very_bottom_whatever_the_shuffle(seed):
    table = expedition(seed=seed).discarded("hunt", "bait").pile(0, "anomaly-two").pile(1, "rest", "scout")
    table.turn(0).choose(Dig(0)).choose(OnPile(1))
    assert table.pile_ids(1)[-1] == "anomaly-two"


@rule("GOD-ANOMALY-4")
def test_an_anomaly_costs_nothing_hurts_nobody_and_does_not_end_the_search():
    table = expedition().searched("hunt").pile(0, "anomaly-one", "rest").turn(0).choose(Dig(0)).choose(OnPile(0))
    assert table.ids("searched") == ["hunt"]
    assert table.player(0).afflictions == []
    table.choose(DigOn())
    assert table.ids("searched") == ["hunt", "rest"]


@rule("GOD-ANOMALY-5")
def test_any_pile_with_cards_may_be_named_also_the_one_being_searched():
    table = expedition().pile(0, "anomaly-one", "rest").turn(0).choose(Dig(0))
    assert table.options() == [OnPile(0), OnPile(1), OnPile(2)]


@rule("GOD-ANOMALY-5")
def test_an_empty_pile_cannot_be_named_not_even_the_one_it_was_the_last_card_of():
    table = expedition().pile(0, "anomaly-one").turn(0).choose(Dig(0))
    assert table.options() == [OnPile(1), OnPile(2)]


@rule("GOD-ANOMALY-5", "GOD-SEARCH-8")
@pytest.mark.parametrize("card", ["", "snare"])
def test_when_all_piles_are_empty_it_goes_back_to_the_pile_it_came_from(card):
    table = expedition().pile(0).pile(1, "anomaly-one").pile(2).discarded("hunt").turn(0)
    if card:
        table.hand(0, card).choose(Play(card))
    else:
        table.choose(Dig(1))
    assert table.pile_ids(0) == table.pile_ids(2) == []
    assert set(table.pile_ids(1)) == {"anomaly-one", "hunt", *filter(None, [card])}
    assert table.pile_ids(1)[-1] == "anomaly-one"


@rule("GOD-ANOMALY-5")
def test_when_all_piles_are_empty_one_that_comes_from_elsewhere_may_go_to_any():
    table = expedition(caravan=True, location="choking-narrows").pile(0).pile(1).pile(2)
    table.hand(0, "bait").under_caravan("anomaly-one").turn(0).choose(FeedCaravan())
    assert table.options() == [OnPile(0), OnPile(1), OnPile(2)]


@rule("GOD-ANOMALY-6")
def test_with_an_empty_discard_pile_nothing_is_shuffled():
    table = expedition().pile(0, "anomaly-one").pile(1, "rest", "bait", "scout", "hunt", "torch").turn(0)
    table.choose(Dig(0)).choose(OnPile(1))
    assert table.pile_ids(1) == ["rest", "bait", "scout", "hunt", "torch", "anomaly-one"]
    assert table.told(AnomalyResolved)[0].count == 0


@rule("GOD-ANOMALY-7")
def test_an_anomaly_that_is_shown_does_not_come_into_a_hand():
    table = expedition().hand(0, "hide").pile(0, "frenzied-kin", "anomaly-one").turn(0)
    table.choose(Dig(0)).nobody_reacts().choose(Neutralise(0))
    assert table.hand_ids(0) == []
    assert table.pile_ids(0) == ["anomaly-one"]


@rule("GOD-ANOMALY-7")
def test_an_anomaly_has_no_food_number_and_is_no_action():
    anomalies = [number for number, card in enumerate(BOOK.cards) if card.kind == "anomaly"]
    assert [BOOK.levels[number] for number in anomalies] == [1, 2, 3]
    assert not any(BOOK.actions[number] or BOOK.food[number] for number in anomalies)


@rule("GOD-ANOMALY-8")
def test_without_piles_it_goes_into_the_draw_deck_together_with_the_discard_pile():
    table = expedition().next_locations("choking-narrows").new_round()
    state = table.state
    card = next(card for card in state.draw if BOOK.cards[card].id == "anomaly-one")
    thrown = [card for card in state.draw if BOOK.cards[card].id in ("hunt", "acid-rain")]
    for number in (card, *thrown):
        state.draw.remove(number)
    state.discards += thrown
    meet_stray_anomaly(state, 0, card)
    assert table.ids("discards") == table.ids("open") == []
    dealt = [number for pile in table.now.piles for number in pile]
    assert {card, *thrown} <= set(dealt)
    assert len(dealt) == len(BOOK.cards)


# --- round and round ---


@rule("GOD-ANOMALY-9")
def test_after_the_same_anomaly_twice_nothing_forces_the_player_on():
    """Compulsion forbids to stop while a level 1 card is next, and the Anomaly is all there is."""
    table = expedition().afflicted(0, "compulsion").pile(0, "anomaly-one").pile(1).pile(2).turn(0)
    table.choose(Dig(0))
    assert not table.can(Stop())
    table.choose(DigOn())
    assert table.can(Stop())


@rule("GOD-ANOMALY-9")
def test_the_third_time_the_search_phase_is_over():
    table = expedition().pile(0, "anomaly-one").pile(1).pile(2).turn(0)
    table.choose(Dig(0)).choose(DigOn())
    assert table.told(SearchRanOut) == []
    table.choose(DigOn())
    assert len(table.told(SearchRanOut)) == 1
    assert table.asks() == "GOD-HARVEST-1"
    assert table.pile_ids(0) == ["anomaly-one"]


@rule("GOD-ANOMALY-9")
def test_a_search_that_ran_out_this_way_cannot_be_resumed():
    table = expedition().hand(0, "second-wind").pile(0, "anomaly-one").pile(1).pile(2).turn(0)
    table.choose(Dig(0)).choose(DigOn()).choose(DigOn())
    assert table.asks() == "GOD-HARVEST-1"
    assert not table.can(Play("second-wind"))


@rule("GOD-ANOMALY-9")
def test_different_anomalies_are_counted_apart():
    table = expedition().afflicted(0, "compulsion").pile(0, "anomaly-one", "anomaly-two", "bait").pile(1).pile(2)
    table.turn(0).choose(Dig(0)).choose(DigOn())
    assert table.player(0).anomalies != []
    assert not table.can(Stop())


@rule("GOD-ANOMALY-9")
def test_the_count_begins_anew_with_the_next_search_phase():
    """The prophet makes two journeys in a round, and there is but one pile, with but one card."""
    table = expedition(1, "mad-prophet").pile(0, "anomaly-one").pile(1).pile(2).turn(0)
    table.choose(Dig(0)).choose(DigOn()).choose(Stop()).choose(Finish())
    table.choose(Begin()).choose(Dig(0))
    assert table.told(SearchRanOut) == []
    assert table.can(DigOn())


@rule("GOD-ANOMALY-9")
def test_what_comes_up_outside_a_search_phase_is_not_counted():
    table = expedition(1, "mad-prophet").pile(0, "anomaly-one").turn(0)
    state, card = table.state, table.state.piles[0][0]
    for phase, counted in ((SEARCHING, [card]), (HARVESTING, [])):
        state.players[0].phase, state.players[0].anomalies = phase, []
        patience(state, 0, card)
        assert state.players[0].anomalies == counted


# --- the played card comes along ---


@rule("GOD-ANOMALY-2", "GOD-CARD-11")
def test_a_hunt_that_finds_an_anomaly_is_shuffled_in_with_the_rest():
    table = expedition().hand(0, "hunt").pile(0, "anomaly-one", "rest").pile(1).pile(2).turn(0)
    table.choose(Play("hunt")).choose(Select("anomaly-one"))
    assert sorted(table.pile_ids(0)) == ["anomaly-one", "hunt", "rest"]
    assert table.ids("discards") == []
