"""Turns: who is active, and when cards can be played. [GOD-TURN]"""

import pytest

from holdouts.games.godforsaken_scavengers.picks import (
    Begin,
    Complete,
    Dig,
    DigOn,
    Eat,
    Finish,
    Neutralise,
    OnPile,
    Pass,
    Play,
    Select,
    Stop,
    Take,
)
from holdouts.testing import expedition, rule

# --- the two phases ---


@rule("GOD-TURN-1")
def test_nothing_can_be_taken_before_the_search_phase_is_over():
    table = expedition().searched("hunt").turn(0)
    assert not table.can(Take("hunt"))
    table.choose(Dig(0))
    assert not table.can(Take("hunt"))
    table.choose(Stop())
    assert table.can(Take("hunt"))


@rule("GOD-TURN-2", "GOD-FEED-1")
def test_every_turn_and_the_meal_have_a_number_of_their_own():
    table = expedition(2).pile(0, "bait", "scout", "move", "rest").turn_about_to_begin(0)
    numbers = []
    for _ in range(2):
        table.choose(Begin()).choose(Dig(0))
        numbers.append(table.now.turn)
        table.choose(Stop()).choose(Finish())
    assert table.now.round == 1
    assert len({*numbers, table.now.turn}) == 3


@rule("GOD-TURN-2")
def test_a_player_is_active_in_both_phases_of_their_own_turn_and_only_then():
    table = expedition().turn_about_to_begin(0)
    before = table.now.active
    active = [table.choose(pick).now.active for pick in (Begin(), Dig(0), Stop(), Finish())]
    assert [before, *active] == [None, 0, 0, 0, None]


@rule("GOD-TURN-2")
def test_what_is_open_to_the_active_player_is_closed_to_the_others():
    table = expedition().searched("shrine-of-the-queen").afflicted(0, "rot")
    table.hand(0, "smoked-meat", "dry-ration").hand(1, "smoked-meat", "smoked-meat").turn(0)
    assert table.can(Complete("shrine-of-the-queen"), 0)
    assert not table.can(Complete("shrine-of-the-queen"), 1)


@rule("GOD-TURN-9")
def test_the_turn_cannot_be_ended_in_the_search_phase():
    table = expedition().turn(0).choose(Dig(0))
    assert not table.can(Finish())


@rule("GOD-TURN-9")
def test_the_turn_goes_on_until_its_player_ends_it_who_may_leave_everything():
    table = expedition().searched("hunt").hand(1, "scout").harvest(0)
    table.choose(Play("scout"), 1)
    assert table.asked() == (0,)
    table.choose(Finish())
    assert table.hand_ids(0) == []
    assert table.ids("searched") == ["hunt"]
    assert table.asked() == (1,)


@rule("GOD-TURN-10")
def test_the_turn_of_a_player_who_dies_ends_at_once_and_what_was_saved_stays():
    table = expedition(3).afflicted(0, "rot", "pride").hand(1, "hide").searched("hunt").pile(0, "acid-rain").turn(0)
    table.choose(Dig(0)).choose(Play("hide")).endure()
    assert table.player(0).dead
    assert table.ids("searched") == ["hunt"]
    assert table.asked() == (1,)
    assert table.asks() == "GOD-TURN-1"
    assert table.now.active is None


@rule("GOD-TURN-10")
def test_the_dead_do_not_search_the_second_card_of_a_rush():
    table = expedition(3).afflicted(0, "rot", "pride").hand(0, "rush").pile(0, "acid-rain", "hunt").turn(0, pile=0)
    table.choose(Play("rush")).endure()
    assert table.player(0).dead
    assert table.pile_ids(0) == ["hunt"]


# --- when cards can be played ---


@rule("GOD-TURN-3")
def test_another_player_may_play_a_card_on_somebodys_turn():
    table = expedition().hand(1, "bait").turn(0)
    table.choose(Play("bait"), 1).choose(OnPile(0))
    assert table.pile_ids(0)[-1] == "dry-ration"
    assert table.asked() == (0,)


@rule("GOD-TURN-3")
@pytest.mark.parametrize("moment", ["before a turn", "search", "harvest", "feeding"])
def test_cards_can_be_played_between_any_two_steps(moment):
    table = expedition().hand(1, "scout")
    match moment:
        case "before a turn":
            table.turn_about_to_begin(0)
        case "search":
            table.turn(0, pile=0)
        case "harvest":
            table.harvest(0)
        case "feeding":
            table.feeding()
    table.choose(Play("scout"), 1)
    assert table.hand_ids(1) == []
    assert len(table.now.known) == 3


@rule("GOD-TURN-4")
def test_while_a_peril_is_open_only_reactions_can_be_played():
    table = expedition().hand(0, "scout", "salvation").pile(0, "acid-rain").turn(0)
    assert table.can(Play("scout"))
    table.choose(Dig(0))
    assert table.can(Play("salvation"))
    assert not table.can(Play("scout"))


@rule("GOD-TURN-5")
def test_a_peril_a_card_searches_is_resolved_inside_that_card():
    table = expedition().hand(0, "rush", "scout").pile(0, "acid-rain", "hunt").turn(0, pile=0)
    table.choose(Play("rush"))
    assert table.ids("open") == ["acid-rain"]
    assert not table.can(Play("scout"))
    table.endure()
    # The second card of the Rush lies there before anybody could play anything.
    assert table.ids("searched") == ["hunt"]
    assert table.can(Play("scout"))


@rule("GOD-TURN-5")
def test_nobody_can_answer_a_card_that_is_being_resolved():
    table = expedition().hand(0, "hunt").hand(1, "bait", "snare").turn(0)
    table.choose(Play("hunt"))
    assert table.options(1) == []
    table.choose(OnPile(0))
    assert table.options(1) == []


@rule("GOD-TURN-11")
@pytest.mark.parametrize("card", ["move", "rush"])
def test_cards_for_the_active_player_need_somebody_active(card):
    assert not expedition().hand(0, card).hand(1, card).turn_about_to_begin(0).can(Play(card), 1)
    assert not expedition().hand(0, card).hand(1, card).feeding().can(Play(card), 1)
    assert expedition().hand(1, card).turn(0, pile=0).can(Play(card), 1)


@rule("GOD-TURN-11")
def test_the_active_player_is_the_only_target_of_a_rush():
    table = expedition(3).hand(2, "rush").pile(1, "hunt", "rest").turn(0, pile=1)
    table.choose(Play("rush"), 2)
    assert table.player(0).searched == 2
    assert table.player(2).searched == 0


# --- Search and Take are free of phases and limits ---


@rule("GOD-TURN-6")
def test_a_take_works_for_a_player_who_is_not_active():
    table = expedition().searched("hunt").hand(1, "forage").turn(0)
    table.choose(Play("forage"), 1)
    assert table.hand_ids(1) == ["hunt"]


@rule("GOD-TURN-6")
def test_a_search_works_before_anybodys_turn():
    table = expedition().hand(1, "hunt").pile(0, "rest").turn_about_to_begin(0)
    table.choose(Play("hunt"), 1).choose(OnPile(0))
    assert table.ids("searched") == ["rest"]


@rule("GOD-TURN-6")
def test_a_search_works_in_harvest_although_the_search_phase_is_over():
    table = expedition().hand(0, "rush").pile(0, "hunt", "rest", "bait").turn(0)
    table.choose(Dig(0)).choose(Stop()).choose(Play("rush"))
    assert table.ids("searched") == ["hunt", "rest", "bait"]


@rule("GOD-TURN-6")
@pytest.mark.parametrize(("card", "hand"), [("forage", ["bait"]), ("hunt", [])])
def test_searching_and_taking_work_during_feeding(card, hand):
    table = expedition().hand(1, card).searched("bait").pile(0, "rest").feeding()
    table.choose(Play(card), 1)
    if card == "hunt":
        table.choose(OnPile(0))
        assert table.ids("searched") == ["bait", "rest"]
    assert table.hand_ids(1) == hand


@rule("GOD-TURN-7")
def test_a_location_that_silences_the_others_cannot_stop_a_search_or_a_take():
    table = expedition(location="silent-mire").searched("rest").hand(1, "scout", "hunt", "forage", "rush").turn(0)
    assert not table.can(Play("scout"), 1)
    for card in ("hunt", "forage", "rush"):
        assert table.can(Play(card), 1), card


@rule("GOD-TURN-7")
def test_an_affliction_that_silences_its_owner_cannot_stop_a_search_or_a_take():
    table = expedition().afflicted(1, "lost-voice").searched("rest").hand(1, "scout", "hunt", "forage").turn(0)
    assert not table.can(Play("scout"), 1)
    assert table.can(Play("hunt"), 1)
    assert table.can(Play("forage"), 1)


@rule("GOD-TURN-7")
def test_a_rush_goes_past_the_number_of_cards_a_location_lets_one_search():
    table = expedition(location="choking-narrows").hand(0, "rush").pile(0, "hunt", "rest", "bait", "torch").turn(0)
    table.choose(Dig(0)).choose(DigOn())
    assert not table.can(DigOn())
    table.choose(Play("rush"))
    assert len(table.ids("searched")) == 4


@rule("GOD-TURN-7")
def test_where_nothing_can_be_looked_at_one_can_still_hunt():
    table = expedition(location="blind-gallery").hand(0, "torch", "scout", "hunt").turn(0)
    assert not table.can(Play("torch"))
    assert not table.can(Play("scout"))
    table.choose(Play("hunt")).choose(OnPile(0)).choose(Select("bait"))
    assert table.ids("searched") == ["bait"]


@rule("GOD-TURN-7")
def test_a_take_comes_on_top_of_the_takes_a_location_allows():
    table = expedition(location="crumbling-bridge").hand(0, "forage").searched("hunt", "rest", "bait").harvest(0)
    table.choose(Take("hunt")).choose(Take("rest"))
    assert not table.can(Take("bait"))
    table.choose(Play("forage"))
    assert table.hand_ids(0) == ["hunt", "rest", "bait"]


# --- searched cards are nobody's ---


@rule("GOD-TURN-8")
def test_a_searched_card_can_neither_be_played_nor_eaten():
    table = expedition().searched("scout").turn(0)
    assert not table.can(Play("scout"))
    assert not expedition().searched("scout").feeding().can(Eat("scout"), 0)


@rule("GOD-TURN-8")
def test_a_searched_card_cannot_answer_the_peril_that_threatens_it_nor_pay_for_it():
    table = expedition(3).searched("ambush").hand(1, "hide").pile(0, "cave-worm").turn(0).choose(Dig(0))
    table.choose(Play("hide"))
    assert table.ids("searched") == ["ambush"]
    while table.asks() == "GOD-PERIL-10":
        assert not table.can(Play("ambush"))
        table.choose(Pass())
    assert not table.can(Neutralise(0), 0)
    table.endure()
    assert len(table.player(0).afflictions) == 1
