"""Searching. [GOD-SEARCH]"""

import pytest

from holdouts.games.godforsaken_scavengers.events import SearchEnded
from holdouts.games.godforsaken_scavengers.picks import (
    Approach,
    ChangePile,
    Complete,
    Dig,
    DigOn,
    OnPile,
    Pass,
    Play,
    Select,
    Stop,
    Take,
    UsePower,
)
from holdouts.games.godforsaken_scavengers.state import HARVESTING
from holdouts.testing import expedition, rule

# --- one pile, card after card ---


@rule("GOD-SEARCH-1")
def test_the_pile_is_chosen_once_for_the_whole_search_phase():
    table = expedition().turn(0)
    assert table.options(kind=Dig) == [Dig(0), Dig(1), Dig(2)]
    table.choose(Dig(1))
    assert table.options(kind=Dig) == []
    assert table.options(kind=ChangePile) == []
    table.choose(DigOn())
    assert [len(pile) for pile in table.now.piles] == [5, 3, 5]


@rule("GOD-SEARCH-2")
def test_searching_moves_the_top_card_face_up_to_the_searched_zone():
    table = expedition().pile(0, "hunt", "rest").searched("bait").turn(0)
    table.choose(Dig(0))
    assert table.ids("searched") == ["bait", "hunt"]
    assert table.pile_ids(0) == ["rest"]


@rule("GOD-SEARCH-3")
def test_after_each_card_one_may_search_on_or_stop_without_limit():
    table = expedition().pile(0, *["dry-ration"] * 5, *["hide"] * 4, *["move"] * 4).turn(0)
    table.choose(Dig(0))
    for _ in range(12):
        assert table.can(Stop())
        table.choose(DigOn())
    assert len(table.ids("searched")) == 13
    table.choose(Stop())
    assert table.player(0).phase == HARVESTING


@rule("GOD-SEARCH-4", "GOD-PERIL-14")
def test_a_peril_that_afflicts_the_searcher_ends_the_search():
    table = expedition().pile(0, "acid-rain", "hunt").turn(0)
    table.choose(Dig(0)).endure()
    assert len(table.player(0).afflictions) == 1
    assert not table.can(DigOn())
    assert table.asks() == "GOD-HARVEST-1"


@rule("GOD-SEARCH-4")
def test_the_player_may_end_the_search():
    table = expedition().turn(0).choose(Dig(0)).choose(Stop())
    assert not table.can(DigOn())
    assert table.asks() == "GOD-HARVEST-1"


@rule("GOD-SEARCH-5")
@pytest.mark.parametrize("peril", ["spore-cloud", "acid-rain"])
def test_a_peril_without_an_affliction_for_the_searcher_does_not_end_the_search(peril):
    table = expedition().hand(0, "salvation").pile(0, peril, "hunt").turn(0)
    table.choose(Dig(0))
    if peril == "acid-rain":
        table.choose(Play("salvation"))
    table.endure()
    assert table.player(0).afflictions == []
    table.choose(DigOn())
    assert table.ids("searched") == ["hunt"]


@rule("GOD-SEARCH-6")
def test_actions_and_opportunities_just_lie_there():
    table = expedition().pile(0, "rush", "fungus-patch").turn(0)
    table.choose(Dig(0)).choose(DigOn())
    assert table.ids("searched") == ["rush", "fungus-patch"]
    assert table.now.trials == []


@rule("GOD-SEARCH-6")
@pytest.mark.parametrize("card", ["acid-rain", "anomaly-one"])
def test_perils_and_anomalies_do_not_lie_among_the_searched_cards(card):
    table = expedition().pile(0, card, "hunt").turn(0)
    table.choose(Dig(0))
    assert table.ids("searched") == []
    assert table.ids("open") == [card]


@rule("GOD-SEARCH-7")
def test_searched_cards_stay_across_the_turns_of_a_round():
    table = expedition().pile(0, "hunt").turn(0).idle_turn()
    assert table.asked() == (1,)
    assert table.ids("searched") == ["hunt"]


# --- empty piles ---


@rule("GOD-SEARCH-8")
def test_an_exhausted_pile_stays_exhausted():
    """Neither an Anomaly nor a Brood Mother can fill it as long as another pile has cards."""
    table = expedition().pile(0, "anomaly-one").pile(1, "hunt").pile(2).discarded("bait").turn(0)
    table.choose(Dig(0))
    assert table.pile_ids(0) == []
    assert sorted(table.pile_ids(1)) == ["anomaly-one", "bait", "hunt"]

    table = expedition().pile(0, "brood-mother").discarded("acid-rain").turn(0).choose(Dig(0)).endure()
    assert table.pile_ids(0) == []
    assert table.ids("discards") == ["acid-rain", "brood-mother"]


@rule("GOD-SEARCH-9")
def test_exhausting_the_chosen_pile_gives_no_right_to_another():
    table = expedition().pile(0, "hunt").turn(0).choose(Dig(0))
    assert [option for option in table.options() if not isinstance(option, Approach)] == [Stop()]


@rule("GOD-SEARCH-9")
def test_a_card_may_lead_away_from_an_exhausted_pile():
    table = expedition().hand(0, "move").pile(0, "hunt").turn(0).choose(Dig(0))
    table.choose(Play("move")).choose(OnPile(2)).choose(DigOn())
    assert table.ids("searched") == ["hunt", "dry-ration"]


@rule("GOD-SEARCH-10")
@pytest.mark.parametrize("card", ["hunt", "torch", "bait", "snare", "queens-scent"])
def test_no_card_can_be_played_on_an_empty_pile(card):
    table = expedition().hand(0, card).pile(1).turn(0).choose(Play(card))
    assert table.options() == [OnPile(0), OnPile(2)]


@rule("GOD-SEARCH-10")
def test_an_empty_pile_is_no_destination_either():
    assert not expedition().hand(0, "collapse").pile(1).pile(2).can(Play("collapse"))
    table = expedition().hand(0, "collapse").pile(1).turn(0).choose(Play("collapse"))
    assert table.options() == [OnPile(0), OnPile(2)]
    table = expedition().hand(0, "move").pile(1).turn(0, pile=0).choose(Play("move"))
    assert table.player(0).pile == 2
    assert not expedition().hand(0, "rush").pile(0).turn(0, pile=0).can(Play("rush"))


@rule("GOD-SEARCH-11")
def test_the_first_card_is_compulsory():
    table = expedition().pile(1).turn(0)
    assert not table.can(Stop())
    assert not table.can(Dig(1))
    assert table.can(Dig(0))
    assert expedition(optional_search=True).turn(0).can(Stop())


@rule("GOD-SEARCH-12")
def test_with_three_empty_piles_the_search_phase_is_skipped():
    table = expedition().searched("hunt").pile(0).pile(1).pile(2).turn(0)
    assert table.asks() == "GOD-HARVEST-1"
    assert table.can(Take("hunt"))


# --- looking is not searching ---


@rule("GOD-SEARCH-13")
@pytest.mark.parametrize("card", ["scout", "torch"])
@pytest.mark.parametrize("top", ["acid-rain", "anomaly-one"])
def test_what_is_only_seen_does_nothing(card, top):
    table = expedition().hand(0, card).pile(0, top, "hunt").turn(0).choose(Play(card))
    if card == "torch":
        table.choose(OnPile(0))
    assert table.asks() == "GOD-SEARCH-1"
    assert table.pile_ids(0) == [top, "hunt"]
    assert table.ids("open") == []
    assert table.player(0).searched == 0


@rule("GOD-SEARCH-17")
def test_a_hunt_searches_exactly_one_of_the_cards_looked_at():
    table = expedition().hand(0, "hunt").pile(0, "bait", "torch", "rest", "scout", "move", "rush").turn(0)
    table.choose(Play("hunt")).choose(OnPile(0))
    assert len(table.options()) == 5
    assert not table.can(Select("rush"))
    assert not table.can(Pass())
    table.choose(Select("rest"))
    assert table.ids("searched") == ["rest"]
    assert table.pile_ids(0) == ["bait", "torch", "scout", "move", "rush"]


@rule("GOD-SEARCH-17")
def test_a_smaller_pile_is_looked_at_whole_and_a_peril_may_be_the_one():
    table = expedition().hand(0, "hunt").pile(0, "bait", "acid-rain").turn(0)
    table.choose(Play("hunt")).choose(OnPile(0))
    assert len(table.options()) == 2
    table.choose(Select("acid-rain")).endure()
    assert len(table.player(0).afflictions) == 1
    assert table.pile_ids(0) == ["bait"]


@rule("GOD-SEARCH-17")
def test_an_anomaly_may_be_the_card_that_is_searched():
    table = expedition().hand(0, "hunt").pile(0, "bait", "anomaly-two").pile(1).pile(2).turn(0)
    table.choose(Play("hunt")).choose(Select("anomaly-two"))
    assert table.pile_ids(0)[-1] == "anomaly-two"
    assert sorted(table.pile_ids(0)) == ["anomaly-two", "bait", "hunt"]


# --- who searches ---


@rule("GOD-SEARCH-14")
def test_a_peril_hits_whoever_a_rush_makes_search_not_its_player():
    table = expedition().hand(1, "rush").pile(0, "acid-rain").turn(0, pile=0)
    table.choose(Play("rush"), 1).endure()
    assert len(table.player(0).afflictions) == 1
    assert table.player(1).afflictions == []


@rule("GOD-SEARCH-14")
def test_a_peril_hits_whoever_hunted_for_it_not_the_active_player():
    table = expedition().hand(1, "hunt").pile(0, "acid-rain").turn(0)
    table.choose(Play("hunt"), 1).choose(OnPile(0)).endure()
    assert table.player(0).afflictions == []
    assert len(table.player(1).afflictions) == 1


@rule("GOD-SEARCH-14")
def test_the_drummer_makes_the_active_player_search():
    table = expedition(characters=True).character(1, "drummer").pile(0, "acid-rain").turn(0, pile=0)
    table.choose(UsePower(), 1).endure()
    assert len(table.player(0).afflictions) == 1


@rule("GOD-SEARCH-15")
def test_a_searched_peril_has_left_its_pile_before_its_reward_looks_there():
    table = expedition().hand(0, "ambush").pile(0, "frenzied-kin", "hunt", "rest").turn(0)
    table.choose(Dig(0)).choose(Play("ambush")).endure()
    assert table.hand_ids(0) == ["hunt"]
    assert table.pile_ids(0) == ["rest"]


@rule("GOD-SEARCH-15")
def test_what_needs_the_current_pile_is_skipped_when_the_peril_was_its_last_card():
    table = expedition().hand(0, "ambush").pile(0, "frenzied-kin").turn(0)
    table.choose(Dig(0)).choose(Play("ambush")).endure()
    assert table.hand_ids(0) == []
    assert table.player(0).afflictions == []


# --- a Peril met through a card ---


@rule("GOD-SEARCH-16")
def test_an_affliction_met_through_a_card_ends_the_open_search_phase():
    table = expedition().hand(0, "hunt").pile(1, "acid-rain").turn(0, pile=0)
    table.choose(Play("hunt")).choose(OnPile(1)).endure()
    assert table.asks() == "GOD-HARVEST-1"


@rule("GOD-SEARCH-16")
def test_an_affliction_met_through_a_card_ends_a_search_phase_that_is_still_ahead():
    table = expedition().hand(0, "hunt").pile(1, "acid-rain").turn(0)
    assert table.player(0).pile is None
    table.choose(Play("hunt")).choose(OnPile(1)).endure()
    assert table.asks() == "GOD-HARVEST-1"
    assert len(table.told(SearchEnded)) == 1


@rule("GOD-SEARCH-16")
def test_the_effect_that_searched_is_carried_out_to_its_end_first():
    table = expedition().hand(0, "rush").next_afflictions("rot").pile(0, "acid-rain", "hunt").turn(0, pile=0)
    table.choose(Play("rush")).endure()
    assert table.affliction_ids(0) == ["rot"]
    assert table.ids("searched") == ["hunt"]
    assert table.asks() == "GOD-HARVEST-1"


@rule("GOD-SEARCH-16")
def test_an_affliction_before_ones_turn_does_not_cost_the_search_phase():
    table = expedition().hand(0, "hunt").next_afflictions("rot").pile(1, "acid-rain").turn_about_to_begin(0)
    table.choose(Play("hunt")).choose(OnPile(1)).endure()
    table.choose(table.options()[0])
    assert table.can(Dig(0))


@rule("GOD-SEARCH-16", "GOD-SEARCH-5")
def test_a_quest_that_afflicts_is_no_peril_and_does_not_end_the_search():
    table = expedition().searched("rift-in-the-dark").next_afflictions("rot").turn(0, pile=0)
    table.choose(Complete("rift-in-the-dark"))
    assert table.affliction_ids(0) == ["rot"]
    assert table.can(DigOn())


# --- what stops a search ---


@rule("GOD-SEARCH-4")
def test_a_second_wind_does_not_lift_the_limit_of_a_location():
    table = expedition(location="choking-narrows").hand(0, "second-wind").pile(0, "hunt", "acid-rain").turn(0)
    table.choose(Dig(0)).choose(DigOn()).endure()
    assert table.asks() == "GOD-HARVEST-1"
    assert not table.can(Play("second-wind"))
