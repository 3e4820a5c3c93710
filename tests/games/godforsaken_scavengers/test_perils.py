"""Perils: the loss, the two moments for help, the punishment. [GOD-PERIL]"""

import pytest

from holdouts.games.godforsaken_scavengers.events import (
    Afflicted,
    Died,
    Dropped,
    LostSearched,
    Neutralised,
    Played,
    TurnEnded,
)
from holdouts.games.godforsaken_scavengers.picks import (
    Accept,
    Aim,
    Approach,
    Begin,
    Dig,
    DigOn,
    Drop,
    Give,
    NeverMind,
    OnPile,
    Pass,
    Pay,
    Play,
    Refuse,
    Stop,
    UsePower,
)
from holdouts.games.godforsaken_scavengers.picks import Neutralise as PayFor
from holdouts.testing import expedition, rule

# --- the loss of the searched cards ---


@rule("GOD-PERIL-1")
def test_a_searched_peril_is_resolved_at_once():
    table = expedition().pile(0, "cave-worm", "hunt").turn(0).choose(Dig(0))
    assert table.ids("open") == ["cave-worm"]
    assert not table.can(DigOn())
    assert not table.can(Stop())


@rule("GOD-PERIL-2")
def test_a_peril_discards_the_searched_cards_even_when_neutralised():
    table = expedition().searched("hunt", "rest").hand(0, "torch").pile(0, "cave-worm").turn(0)
    table.choose(Dig(0)).nobody_reacts().choose(PayFor(0))
    assert table.ids("searched") == []
    assert table.player(0).afflictions == []
    assert table.ids("discards") == ["hunt", "rest", "torch", "cave-worm"]


@rule("GOD-PERIL-2", "GOD-PERIL-9")
def test_salvation_does_not_save_the_searched_cards():
    table = expedition().searched("hunt").hand(0, "salvation").pile(0, "acid-rain").turn(0)
    table.choose(Dig(0)).choose(Play("salvation")).endure()
    assert table.ids("searched") == []
    assert table.player(0).afflictions == []


@rule("GOD-PERIL-2", "GOD-PERIL-18")
def test_a_peril_that_afflicts_nobody_still_costs_the_searched_cards():
    table = expedition().searched("hunt").pile(0, "spore-cloud").turn(0).choose(Dig(0))
    assert table.ids("searched") == []
    assert table.player(0).afflictions == []


@rule("GOD-PERIL-3")
def test_the_discard_covers_what_earlier_players_left_and_opportunities_too():
    table = expedition().searched("stray-larva").pile(0, "hunt").pile(1, "acid-rain").turn(0).idle_turn()
    assert table.ids("searched") == ["stray-larva", "hunt"]
    table.choose(Begin()).choose(Dig(1)).endure()
    assert table.ids("searched") == []
    assert table.ids("discards") == ["stray-larva", "hunt", "acid-rain"]


@rule("GOD-PERIL-21")
def test_the_peril_itself_is_neither_discarded_with_the_searched_cards_nor_saved_with_them():
    table = expedition().searched("hunt").hand(0, "hide").pile(0, "acid-rain").turn(0).choose(Dig(0))
    assert table.ids("open") == ["acid-rain"]
    table.choose(Play("hide"))
    assert table.ids("searched") == ["hunt"]
    assert table.ids("open") == ["acid-rain"]
    table.endure()
    assert table.ids("searched") == ["hunt"]
    assert table.ids("discards") == ["hide", "acid-rain"]
    table = expedition().searched("hunt").pile(0, "acid-rain").turn(0).choose(Dig(0)).endure()
    assert [len(loss.cards) for loss in table.told(LostSearched)] == [1]


@rule("GOD-PERIL-13")
def test_afterwards_the_peril_lies_in_the_discard_pile():
    table = expedition().pile(0, "acid-rain").turn(0).choose(Dig(0)).endure()
    assert table.ids("open") == []
    assert table.ids("discards") == ["acid-rain"]


@rule("GOD-PERIL-13")
def test_a_peril_whose_text_moves_it_does_not_go_to_the_discard_pile():
    table = expedition().hand(0, "bait", "torch").pile(0, "dire-hound").turn(0)
    table.choose(Dig(0)).nobody_reacts().choose(PayFor(0)).choose(Pay("bait"))
    assert table.ids("discards") == ["bait", "torch"]
    assert table.hand_ids(0) == ["dire-hound"]


# --- the punishment ---


@rule("GOD-PERIL-4")
def test_then_the_searcher_gains_an_affliction():
    table = expedition().next_afflictions("rot").pile(0, "cave-worm").turn(0).choose(Dig(0)).endure()
    assert table.affliction_ids(0) == ["rot"]
    assert table.affliction_ids(1) == []


@rule("GOD-PERIL-14", "GOD-PERIL-15")
def test_an_affliction_received_face_down_still_counts_and_still_ends_the_search():
    table = expedition().hand(0, "carapace").pile(0, "acid-rain", "hunt").turn(0)
    table.choose(Dig(0)).choose(Play("carapace")).endure()
    assert len(table.player(0).afflictions) == 1
    assert len(table.player(0).face_down) == 1
    assert not table.can(DigOn())


@rule("GOD-PERIL-15")
def test_the_last_affliction_kills_face_down_as_well():
    table = expedition(3).afflicted(0, "rot", "pride").hand(0, "carapace").pile(0, "acid-rain").turn(0)
    table.choose(Dig(0)).choose(Play("carapace")).endure()
    assert table.player(0).dead


@rule("GOD-PERIL-14")
def test_the_search_goes_on_when_the_peril_was_neutralised():
    table = expedition().hand(0, "torch").pile(0, "cave-worm", "hunt").turn(0)
    table.choose(Dig(0)).nobody_reacts().choose(PayFor(0)).choose(DigOn())
    assert table.ids("searched") == ["hunt"]


@rule("GOD-PERIL-16")
def test_if_somebody_else_takes_the_affliction_the_searcher_may_search_on():
    table = expedition().next_afflictions("rot").hand(1, "sacrifice").pile(0, "acid-rain", "hunt").turn(0)
    table.choose(Dig(0)).choose(Pass()).choose(Play("sacrifice")).endure()
    assert table.affliction_ids(0) == []
    assert table.affliction_ids(1) == ["rot"]
    table.choose(DigOn())
    assert table.ids("searched") == ["hunt"]


@rule("GOD-PERIL-17")
def test_a_peril_found_by_a_player_who_is_not_active_punishes_them_and_the_active_search_goes_on():
    table = expedition().hand(1, "hunt").searched("bait").pile(1, "acid-rain").turn(0, pile=0)
    table.choose(Play("hunt"), 1).choose(OnPile(1)).endure()
    assert len(table.player(1).afflictions) == 1
    assert table.player(0).afflictions == []
    assert table.ids("searched") == []
    assert table.can(DigOn())


@rule("GOD-PERIL-20")
def test_the_affliction_with_its_death_check_comes_before_the_side_effects():
    """The Maw's victim dies with a hand of two: there is nothing left to discard."""
    table = expedition(3).afflicted(0, "rot", "pride").hand(0, "bait", "torch").pile(0, "maw-of-the-deep").turn(0)
    table.choose(Dig(0)).endure()
    assert table.player(0).dead
    assert table.told(Dropped) == []

    table = expedition(3).hand(0, "bait").hand(1, "torch").hand(2, "scout").pile(0, "acid-rain").turn(0)
    table.choose(Dig(0)).endure()
    order = [type(event).__name__ for event in table.table.chronicle if isinstance(event, (Afflicted, Dropped))]
    assert order == ["Afflicted", "Dropped", "Dropped"]


@rule("GOD-PERIL-20")
def test_there_is_no_reward_without_neutralising():
    table = expedition().hand(0, "salvation").searched("hunt").pile(0, "weeping-spider").turn(0)
    table.choose(Dig(0)).choose(Play("salvation")).endure()
    assert table.hand_ids(0) == []
    assert table.ids("discards") == ["hunt", "salvation", "weeping-spider"]


@rule("GOD-PERIL-20")
def test_the_reward_comes_before_the_peril_is_discarded():
    table = expedition().hand(0, "ambush").searched("hunt", "rest").pile(0, "weeping-spider").turn(0)
    table.choose(Dig(0)).choose(Play("ambush")).endure()
    assert table.ids("open") == ["weeping-spider"]
    table.choose(table.options()[0])
    assert table.ids("open") == []
    assert table.ids("discards")[-1] == "weeping-spider"


@rule("GOD-PERIL-22")
def test_side_effects_reach_the_others_although_the_searcher_has_died():
    table = expedition(3).afflicted(0, "rot", "pride").hand(1, "bait").hand(2, "torch").pile(0, "acid-rain").turn(0)
    table.choose(Dig(0)).endure()
    assert table.player(0).dead
    assert table.hand_ids(1) == table.hand_ids(2) == []
    assert table.ids("discards") == ["bait", "torch", "acid-rain"]
    assert table.ids("open") == []
    order = [type(event) for event in table.table.chronicle if isinstance(event, (Died, Dropped))]
    assert order == [Died, Dropped, Dropped]


# --- neutralising ---


@rule("GOD-PERIL-5")
def test_neutralising_costs_the_listed_cards_spares_the_affliction_and_brings_the_reward():
    table = expedition().hand(0, "bait", "torch", "scout").searched("hunt").pile(0, "pit-trap").turn(0)
    table.choose(Dig(0)).nobody_reacts().choose(PayFor(0)).choose(Pay("bait")).choose(Pay("scout"))
    assert table.hand_ids(0) == ["torch"]
    assert table.player(0).afflictions == []
    assert table.ids("searched") == ["hunt"]


@rule("GOD-PERIL-6")
def test_the_cost_cannot_be_paid_with_searched_or_stored_cards():
    table = expedition().stored(0, "bait").searched("torch").hand(1, "hide").pile(0, "cave-worm").turn(0)
    table.choose(Dig(0)).choose(Play("hide")).nobody_reacts()
    assert not table.can(PayFor(0), 0)
    table.endure()
    assert table.ids("searched") == ["torch"]
    assert len(table.player(0).afflictions) == 1


@rule("GOD-PERIL-6")
def test_another_players_cards_do_not_pay():
    table = expedition().hand(0, "bait").hand(1, "torch", "scout").pile(0, "pit-trap").turn(0)
    table.choose(Dig(0)).nobody_reacts()
    assert not table.can(PayFor(0), 0)
    table.endure()
    assert len(table.player(0).afflictions) == 1


@rule("GOD-PERIL-7")
def test_neutralising_may_be_declined():
    table = expedition().hand(0, "bait").pile(0, "cave-worm").turn(0).choose(Dig(0)).nobody_reacts()
    assert table.can(PayFor(0))
    table.choose(Pass()).endure()
    assert len(table.player(0).afflictions) == 1
    assert table.hand_ids(0) == ["bait"]


@rule("GOD-PERIL-7")
@pytest.mark.parametrize("peril", ["spore-cloud", "acid-rain", "black-mist", "hollow-choir", "void-hunger"])
def test_a_peril_without_a_cost_line_cannot_be_neutralised(peril):
    table = expedition().hand(0, "ambush", "bait", "torch", "smoked-meat", "barricade").pile(0, peril).turn(0)
    table.choose(Dig(0))
    while table.asks() == "GOD-PERIL-10":
        assert not table.can(Play("ambush"))
        assert not table.can(Play("barricade"))
        table.choose(Pass())
    assert table.asks() != "GOD-PERIL-5"


@rule("GOD-PERIL-5")
def test_what_makes_neutralising_dearer_and_cheaper_is_reckoned_in_order():
    """The Berserker's single card, one more in the Nest of Eyes, one more for Frailty, one less for a Barricade."""
    table = expedition(location="nest-of-eyes", characters=True).character(0, "berserker")
    table.afflicted(0, "frailty", "pride").hand(0, "barricade", "bait", "torch").pile(0, "flayer").turn(0)
    table.choose(Dig(0)).choose(Play("barricade")).nobody_reacts().choose(PayFor(0)).choose(Pay("bait"))
    assert table.hand_ids(0) == []
    assert len(table.told(Neutralised)) == 1


@rule("GOD-PERIL-5")
def test_a_discount_takes_the_unrestricted_card_off_first():
    table = expedition().hand(0, "barricade", "bait").pile(0, "maw-of-the-deep").turn(0)
    table.choose(Dig(0)).choose(Play("barricade")).nobody_reacts()
    assert table.asks() != "GOD-PERIL-5"
    table = expedition().hand(0, "barricade", "rest").pile(0, "maw-of-the-deep").turn(0)
    table.choose(Dig(0)).choose(Play("barricade")).nobody_reacts()
    assert table.can(PayFor(0))


# --- reactions ---


@rule("GOD-PERIL-8")
def test_any_player_may_play_a_reaction_but_nothing_else():
    table = expedition(3).searched("hunt").hand(2, "hide", "forage").pile(0, "cave-worm").turn(0).choose(Dig(0))
    assert table.asked() == (2,)
    assert table.can(Play("hide"))
    assert not table.can(Play("forage"))
    table.choose(Play("hide"))
    assert table.ids("searched") == ["hunt"]


@rule("GOD-PERIL-9")
def test_hide_does_not_stop_the_affliction():
    table = expedition().searched("hunt").hand(0, "hide").pile(0, "acid-rain").turn(0)
    table.choose(Dig(0)).choose(Play("hide")).endure()
    assert table.ids("searched") == ["hunt"]
    assert len(table.player(0).afflictions) == 1


@rule("GOD-PERIL-10")
def test_what_saves_the_cards_comes_before_the_discard_and_what_averts_the_affliction_after_it():
    table = expedition().searched("hunt").hand(0, "hide", "salvation").pile(0, "acid-rain").turn(0).choose(Dig(0))
    assert table.can(Play("hide"))
    assert not table.can(Play("salvation"))
    assert table.ids("searched") == ["hunt"]
    table.choose(Pass())
    assert table.ids("searched") == []
    assert not table.can(Play("hide"))
    assert table.can(Play("salvation"))


@rule("GOD-PERIL-10")
def test_a_moment_in_which_nobody_can_do_anything_is_passed_over():
    """With no card that could save the searched ones there is only the second moment. (Q-14)"""
    table = expedition(1, "mad-prophet").searched("hunt").hand(0, "salvation").pile(0, "cave-worm").turn(0)
    table.choose(Dig(0))
    assert table.ids("searched") == []
    assert table.can(Play("salvation"))
    table = expedition(1, "mad-prophet").searched("hunt").pile(0, "cave-worm").turn(0).choose(Dig(0))
    assert table.asks() == "GOD-HARVEST-1"


@rule("GOD-PERIL-10")
def test_the_searcher_is_asked_first_then_the_others_clockwise_until_all_pass_in_a_row():
    table = expedition(3).hand(0, "barricade").hand(1, "salvation").hand(2, "barricade", "bait").pile(0, "flayer")
    table.turn(1).choose(Dig(0))
    assert table.asked() == (1,)
    table.choose(Pass())
    assert table.asked() == (2,)
    table.choose(Play("barricade"))
    order: list[int] = []
    while table.asks() == "GOD-PERIL-10":
        order += table.asked()
        table.choose(Pass())
    # Seat 2 is the last to be asked again: three passes in a row close the moment.
    assert order == [0, 1, 2]


@rule("GOD-PERIL-10")
def test_the_searcher_decides_about_paying_after_everybody_has_passed():
    table = expedition().hand(0, "bait").hand(1, "ambush").pile(0, "cave-worm").turn(0).choose(Dig(0))
    assert not table.can(PayFor(0))
    table.choose(Pass())
    assert table.asked() == (1,)
    table.choose(Play("ambush")).nobody_reacts()
    # Somebody else has neutralised it: there is nothing left to pay for.
    assert table.asks() != "GOD-PERIL-5"
    assert table.hand_ids(0) == ["bait"]


@rule("GOD-PERIL-9")
def test_what_is_prevented_already_cannot_be_prevented_covered_or_taken_over_again():
    table = expedition(3).hand(0, "salvation", "salvation", "carapace").hand(1, "sacrifice").pile(0, "void-hunger")
    table.turn(0).choose(Dig(0)).choose(Play("salvation"))
    while table.asks() == "GOD-PERIL-10":
        assert table.options(kind=Play) == []
        table.choose(Pass())
    assert table.player(0).afflictions == table.player(1).afflictions == []


@rule("GOD-PERIL-16")
def test_what_was_taken_over_cannot_be_prevented_for_the_searcher_any_more():
    table = expedition(characters=True).character(0, "warden").hand(0, "salvation").hand(1, "sacrifice")
    table.pile(0, "acid-rain").turn(0).choose(Dig(0)).choose(Pass()).choose(Play("sacrifice"))
    while table.asks() == "GOD-PERIL-10":
        assert not table.can(Play("salvation"))
        assert not table.can(UsePower())
        table.choose(Pass())
    assert len(table.player(1).afflictions) == 1


@rule("GOD-PERIL-10")
def test_where_the_location_spares_the_searcher_no_reaction_is_wasted_on_the_affliction():
    table = expedition(location="sentinel-post").hand(0, "salvation", "carapace").hand(1, "sacrifice")
    table.pile(0, "void-hunger").turn(0).choose(Dig(0))
    assert table.asks() == "GOD-SEARCH-3"
    assert table.player(0).afflictions == table.player(1).afflictions == []


# --- gifts ---


@rule("GOD-PERIL-11")
def test_the_searcher_cannot_hand_out_cards_until_the_peril_is_finished():
    table = expedition().hand(0, "bait", "torch").pile(0, "cave-worm").turn(0).choose(Dig(0))
    assert table.asked() == (0,)
    table.choose(Approach()).choose(Aim(1))
    assert table.options(kind=Give) == []
    table.choose(NeverMind()).endure()
    table.choose(Approach()).choose(Aim(1))
    assert len(table.options(kind=Give)) == 2


@rule("GOD-PERIL-12")
def test_the_others_may_hand_cards_to_the_searcher_to_help_pay():
    table = expedition(3).hand(1, "torch").pile(0, "cave-worm").turn(0).choose(Dig(0)).choose(Pass())
    assert table.asked() == (1,)
    table.choose(Approach()).choose(Aim(0)).choose(Give("torch")).choose(Accept()).nobody_reacts()
    table.choose(PayFor(0))
    assert table.player(0).afflictions == []
    assert table.ids("discards") == ["torch", "cave-worm"]


@rule("GOD-PERIL-12")
def test_a_reaction_may_be_handed_over_before_the_discard():
    table = expedition().searched("hunt").hand(1, "instinct").pile(0, "acid-rain").turn(0).choose(Dig(0))
    assert table.asked() == (1,)
    assert not table.can(Play("instinct"))
    table.choose(Approach()).choose(Aim(0)).choose(Give("instinct")).choose(Accept()).choose(Play("instinct")).endure()
    assert table.ids("searched") == ["hunt"]
    assert table.player(0).afflictions == []


@rule("GOD-PERIL-12")
def test_nobody_but_the_searcher_can_be_given_cards():
    table = expedition(3).hand(1, "torch").pile(0, "cave-worm").turn(0).choose(Dig(0)).choose(Pass())
    table.choose(Approach()).choose(Aim(2))
    assert table.options(kind=Give) == []


@rule("GOD-PERIL-12")
def test_a_gift_reopens_the_question_of_paying_once():
    table = expedition().hand(0, "bait").hand(1, "torch", "scout").pile(0, "cave-worm").turn(0)
    table.choose(Dig(0)).nobody_reacts().choose(Pass())
    assert table.asked() == (1,)
    table.choose(Approach()).choose(Aim(0)).choose(Give("torch")).choose(Accept()).nobody_reacts()
    assert table.asks() == "GOD-PERIL-5"
    assert table.can(PayFor(0))
    table.choose(Pass())
    # Asked twice, that is all: the Affliction has come.
    assert len(table.player(0).afflictions) == 1
    assert table.asks() == "GOD-HARVEST-1"


@rule("GOD-PERIL-12")
def test_a_gift_that_was_refused_reopens_nothing():
    table = expedition().hand(0, "bait").hand(1, "torch").pile(0, "cave-worm").turn(0)
    table.choose(Dig(0)).nobody_reacts().choose(Pass())
    table.choose(Approach()).choose(Aim(0)).choose(Give("torch")).choose(Refuse())
    assert len(table.player(0).afflictions) == 1
    assert table.told(Neutralised) == []


@rule("GOD-PERIL-12")
def test_offers_made_during_a_peril_do_not_count_for_the_moment_after_it():
    table = expedition().hand(1, "torch").pile(0, "acid-rain", "hunt").turn(0).choose(Dig(0)).choose(Pass())
    for _ in range(2):
        table.choose(Approach()).choose(NeverMind()).choose(Pass())
    table.endure()
    assert table.can(Approach(), 1)


@rule("GOD-PERIL-11", "GOD-PERIL-8")
def test_after_the_peril_everything_is_allowed_again():
    table = expedition().hand(0, "scout", "bait").hand(1, "torch").pile(0, "acid-rain").turn(0)
    table.choose(Dig(0)).endure()
    assert table.can(Play("scout"))
    assert table.can(Approach(), 0)
    assert table.can(Approach(), 1)
    assert table.told(Played) == []


@rule("GOD-PERIL-18", "GOD-PERIL-20")
def test_one_peril_resolves_without_an_affliction():
    table = expedition().hand(0, "bait").hand(1, "torch", "scout").pile(0, "spore-cloud", "hunt").turn(0)
    table.choose(Dig(0)).choose(Drop("torch"))
    assert table.hand_ids(0) == []
    assert table.hand_ids(1) == ["scout"]
    assert table.player(0).afflictions == table.player(1).afflictions == []
    assert table.can(DigOn())


@rule("GOD-PERIL-19")
def test_black_mist_is_there_twice_and_turns_every_character_face_down():
    table = expedition(3, characters=True).character(0, "packrat").character(1, "butcher").character(2, "feeler")
    assert sum(card.id == "black-mist" for card in table.state.book.cards) == 2
    table.pile(0, "black-mist").turn(0).choose(Dig(0)).endure()
    assert not any(player.revealed for player in table.now.players)


@rule("GOD-PERIL-5")
def test_the_log_says_who_neutralised_a_peril_for_somebody_else():
    table = expedition(2).hand(1, "ambush").pile(0, "cave-worm", "hunt").turn(0).choose(Dig(0))
    table.choose(Pass()).choose(Play("ambush")).endure()
    assert [event.who for event in table.told(Neutralised)] == [1]


@rule("GOD-TURN-9")
def test_whoever_died_in_their_turn_is_not_said_to_have_ended_it():
    table = expedition(2).afflicted(0, "tremors", "amnesia").pile(0, "acid-rain").turn(0).choose(Dig(0)).endure()
    assert [event.who for event in table.told(Died)] == [0]
    assert table.told(TurnEnded) == []
