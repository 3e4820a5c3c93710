"""Every Action of the box: its effect, its limits, its refusal. [GOD-CARD, 7.3 of the catalog]"""

import pytest

from holdouts.engine.events import readable
from holdouts.engine.library import base_book
from holdouts.games.godforsaken_scavengers.events import Saw, Shown
from holdouts.games.godforsaken_scavengers.game import GAME
from holdouts.games.godforsaken_scavengers.picks import (
    Affected,
    Aim,
    Dig,
    DigOn,
    Eat,
    Neutralise,
    OnPile,
    Pass,
    Play,
    Select,
    Stop,
)
from holdouts.games.godforsaken_scavengers.rules.feeding import laid_out, need
from holdouts.testing import expedition, rule

ACTIONS = {card.id: card for card in base_book(GAME).cards if card.kind == "action"}
FULL = ("dry-ration", "dry-ration", "dry-ration", "smoked-meat", "smoked-meat")


FOOD = {
    1: "scout move rush hide forage bait torch barricade",
    2: "dry-ration hunt rest salvation relief ambush barter snare shared-meal",
    3: "smoked-meat instinct second-wind deep-cache queens-scent sacrifice collapse carapace",
    4: "royal-jelly",
}


@rule("GOD-CARD-5")
@pytest.mark.parametrize(("card", "food"), [(card, food) for food, cards in FOOD.items() for card in cards.split()])
def test_every_action_can_be_eaten_for_its_number(card, food):
    table = expedition().hand(0, card).feeding().choose(Eat(card), 0)
    assert laid_out(table.now, 0) == food
    assert table.hand_ids(0) == []


def test_every_action_of_the_box_has_its_number():
    assert sorted(ACTIONS) == sorted(card for cards in FOOD.values() for card in cards.split())


# --- level 1 ---


def test_scout_shows_everybody_the_top_of_every_pile_that_has_one():
    table = expedition().hand(0, "scout").pile(0, "hunt", "rest").pile(1).pile(2, "acid-rain").turn(0)
    table.choose(Play("scout"))
    shown = table.told(Shown)
    assert [(show.pile, table.now.book.cards[show.card].id) for show in shown] == [(0, "hunt"), (2, "acid-rain")]
    assert all(readable(show, None) for show in shown)
    assert [table.pile_ids(pile) for pile in (0, 2)] == [["hunt", "rest"], ["acid-rain"]]


def test_scout_needs_a_pile_and_light():
    assert not expedition().hand(0, "scout").pile(0).pile(1).pile(2).turn(0).can(Play("scout"))
    assert not expedition(location="blind-gallery").hand(0, "scout").turn(0).can(Play("scout"))


def test_move_lets_the_active_player_choose_another_pile_whoever_plays_it():
    table = expedition(3).hand(2, "move").pile(1, "hunt").turn(0, pile=0).choose(Play("move"), 2)
    assert table.asked() == (0,)
    assert not table.can(OnPile(0))
    table.choose(OnPile(1)).choose(DigOn())
    assert table.ids("searched") == ["hunt"]


def test_move_needs_an_open_search_phase_with_a_pile_chosen():
    assert not expedition().hand(0, "move").turn(0).can(Play("move"))
    assert not expedition().hand(0, "move").harvest(0).can(Play("move"))
    table = expedition().hand(0, "move").turn(0).choose(Dig(0))
    assert table.can(Play("move"))
    assert not table.choose(Stop()).can(Play("move"))


def test_move_needs_another_pile_with_cards():
    assert not expedition().hand(0, "move").pile(1).pile(2).turn(0, pile=0).can(Play("move"))


def test_rush_makes_the_active_player_search_two_cards_of_their_pile():
    table = expedition().hand(1, "rush").pile(2, "hunt", "rest", "bait").turn(0, pile=2).choose(Play("rush"), 1)
    assert table.ids("searched") == ["hunt", "rest"]
    assert table.can(DigOn(), 0)


def test_rush_lets_a_target_without_a_pile_choose_one_and_stay_with_it():
    table = expedition().hand(1, "rush").pile(2, "hunt", "rest", "bait").turn(0).choose(Play("rush"), 1)
    assert table.asked() == (0,)
    table.choose(OnPile(2))
    assert table.ids("searched") == ["hunt", "rest"]
    table.choose(DigOn())
    assert table.ids("searched") == ["hunt", "rest", "bait"]


def test_rush_goes_on_after_an_affliction():
    table = expedition().hand(1, "rush").pile(0, "acid-rain", "hunt").turn(0, pile=0).choose(Play("rush"), 1).endure()
    assert len(table.player(0).afflictions) == 1
    assert table.ids("searched") == ["hunt"]


def test_rush_stops_when_the_pile_runs_out():
    table = expedition().hand(0, "rush").pile(0, "hunt").turn(0, pile=0).choose(Play("rush"))
    assert table.ids("searched") == ["hunt"]
    assert table.asks() == "GOD-SEARCH-3"


def test_rush_cannot_be_played_at_somebody_whose_pile_is_exhausted():
    assert not expedition().hand(1, "rush").pile(0).turn(0, pile=0).can(Play("rush"), 1)


def test_on_the_second_journey_a_rush_does_not_lead_back_to_the_first_pile():
    table = expedition(1, "mad-prophet").hand(0, "rush").turn(0).idle_turn()
    table.choose(table.options()[0]).choose(Play("rush"))
    assert table.options() == [OnPile(1), OnPile(2)]


def test_hide_saves_the_cards_of_anybodys_peril():
    table = expedition(3).searched("hunt", "stray-larva").hand(2, "hide").pile(0, "acid-rain").turn(0)
    table.choose(Dig(0)).choose(Play("hide")).endure()
    assert table.ids("searched") == ["hunt", "stray-larva"]


def test_hide_needs_searched_cards_that_are_not_safe_already():
    table = expedition().hand(0, "hide").pile(0, "acid-rain").turn(0).choose(Dig(0))
    assert not table.can(Play("hide"))
    table = expedition().searched("hunt").hand(0, "hide").hand(1, "hide").pile(0, "acid-rain").turn(0).choose(Dig(0))
    table.choose(Play("hide"))
    while table.asks() == "GOD-PERIL-10":
        assert not table.can(Play("hide"))
        table.choose(Pass())


def test_forage_takes_one_searched_action_on_anybodys_turn():
    table = expedition().hand(1, "forage").searched("hunt", "fungus-patch", "rest").turn(0).choose(Play("forage"), 1)
    assert table.asked() == (1,)
    assert not table.can(Select("fungus-patch"))
    table.choose(Select("rest"))
    assert table.hand_ids(1) == ["rest"]
    assert table.ids("searched") == ["hunt", "fungus-patch"]


def test_forage_keeps_to_the_hand_limit():
    # Playing it leaves room for one card, so it always fits; the Survivor's hand was too full before.
    table = expedition().hand(0, *FULL[:4], "forage").searched("hunt").turn(0).choose(Play("forage"))
    assert len(table.hand_ids(0)) == 5
    assert not expedition().hand(0, "forage").searched("stray-larva").turn(0).can(Play("forage"))


@pytest.mark.parametrize(("card", "food"), [("dry-ration", 2), ("smoked-meat", 3)])
def test_plain_food_is_worth_more_than_its_level(card, food):
    assert ACTIONS[card].food == food == ACTIONS[card].level + 1
    assert not expedition().hand(0, card).turn(0).can(Play(card))


def test_bait_puts_the_top_card_of_a_pile_under_it_unseen():
    table = expedition().hand(1, "bait").pile(0, "void-hunger", "hunt", "rest").turn(0)
    table.choose(Play("bait"), 1).choose(OnPile(0))
    assert table.pile_ids(0) == ["hunt", "rest", "void-hunger"]
    assert table.now.known == []
    assert table.player(1).knows == []
    assert not expedition().hand(0, "bait").pile(0).pile(1).pile(2).turn(0).can(Play("bait"))


def test_torch_shows_its_player_alone_three_cards_and_leaves_them():
    table = expedition().hand(0, "torch").pile(1, "hunt", "rest", "acid-rain", "bait").turn(0)
    table.choose(Play("torch")).choose(OnPile(1))
    (look,) = table.told(Saw)
    assert [table.now.book.cards[card].id for card in look.cards] == ["hunt", "rest", "acid-rain"]
    assert readable(look, 0)
    assert not readable(look, 1)
    assert table.pile_ids(1) == ["hunt", "rest", "acid-rain", "bait"]
    assert table.now.known == []
    assert not expedition(location="blind-gallery").hand(0, "torch").turn(0).can(Play("torch"))


def test_barricade_makes_the_peril_one_card_cheaper_for_its_searcher():
    table = expedition().hand(0, "bait").hand(1, "barricade").pile(0, "pit-trap").turn(0)
    table.choose(Dig(0)).choose(Pass()).choose(Play("barricade")).nobody_reacts().choose(Neutralise(0))
    assert table.hand_ids(0) == []
    assert table.player(0).afflictions == []


def test_barricade_takes_two_food_off_a_cost_in_food():
    table = expedition().hand(0, "barricade", "bait").pile(0, "rockfall").turn(0)
    table.choose(Dig(0)).choose(Play("barricade")).nobody_reacts()
    assert table.can(Neutralise(0))


def test_barricade_can_bring_a_cost_down_to_nothing_but_no_lower():
    table = expedition().hand(0, "barricade", "barricade").pile(0, "cave-worm").turn(0)
    table.choose(Dig(0)).choose(Play("barricade"))
    while table.asks() == "GOD-PERIL-10":
        assert not table.can(Play("barricade"))
        table.choose(Pass())
    table.choose(Neutralise(0))
    assert table.hand_ids(0) == ["barricade"]
    assert table.player(0).afflictions == []


def test_barricade_cannot_be_played_once_a_cost_in_food_is_down_to_nothing():
    table = expedition(location="final", scenario="wicked-few").hand(0, "barricade", "barricade")
    table.pile(0, "rockfall").turn(0).choose(Dig(0)).choose(Play("barricade"))
    while table.asks() == "GOD-PERIL-10":
        assert not table.can(Play("barricade"))
        table.choose(Pass())
    assert table.can(Neutralise(0))


# --- level 2 ---


def test_hunt_looks_at_five_cards_and_searches_one_while_the_others_keep_their_order():
    table = expedition().hand(0, "hunt").pile(0, "bait", "torch", "rest", "scout", "move", "rush").turn(0)
    table.choose(Play("hunt")).choose(OnPile(0))
    (look,) = table.told(Saw)
    assert len(look.cards) == 5
    assert not readable(look, 1)
    table.choose(Select("move"))
    assert table.ids("searched") == ["move"]
    assert table.pile_ids(0) == ["bait", "torch", "rest", "scout", "rush"]
    assert not expedition().hand(0, "hunt").pile(0).pile(1).pile(2).turn(0).can(Play("hunt"))


def test_rest_turns_an_affliction_of_any_player_face_down_and_its_owner_chooses_which():
    table = expedition(3).hand(0, "rest").afflicted(0, "rot").afflicted(2, "amnesia", "pride").turn(0)
    table.choose(Play("rest"))
    assert not table.can(Aim(1))
    table.choose(Aim(2))
    assert table.asked() == (2,)
    table.choose(Affected("pride"))
    assert table.affliction_ids(2) == ["amnesia", "pride"]
    assert len(table.player(2).face_down) == 1
    assert table.player(0).face_down == []


@pytest.mark.parametrize("card", ["rest", "relief"])
def test_rest_and_relief_turn_the_same_players_character_up_even_without_an_affliction(card):
    table = expedition(characters=True).character(0, "packrat", face_up=False).character(1, "butcher", face_up=False)
    table.hand(0, card).turn(0).choose(Play(card)).choose(Aim(1))
    assert table.player(1).revealed
    assert not table.player(0).revealed


@pytest.mark.parametrize("card", ["rest", "relief"])
def test_rest_and_relief_choose_their_player_once_for_both_effects(card):
    table = expedition(characters=True).character(0, "packrat", face_up=False).character(1, "butcher", face_up=False)
    table.hand(0, card).afflicted(0, "rot").afflicted(1, "pride").turn(0).choose(Play(card)).choose(Aim(1))
    assert table.asks() == "GOD-SEARCH-1"
    assert [player.revealed for player in table.now.players] == [False, True]
    assert table.affliction_ids(0) == ["rot"]
    assert table.player(0).face_down == []


@pytest.mark.parametrize("card", ["rest", "relief"])
def test_rest_and_relief_need_somebody_they_help(card):
    assert not expedition().hand(0, card).turn(0).can(Play(card))
    assert expedition().hand(0, card).afflicted(1, "rot").turn(0).can(Play(card))


def test_salvation_averts_the_affliction_of_ones_own_peril():
    table = expedition(characters=True).character(0, "packrat", face_up=False).hand(0, "salvation")
    table.pile(0, "acid-rain", "hunt").turn(0).choose(Dig(0)).choose(Play("salvation")).endure()
    assert table.player(0).afflictions == []
    assert table.player(0).revealed
    assert table.can(DigOn())


def test_salvation_does_nothing_for_somebody_elses_peril():
    table = expedition().hand(1, "salvation").pile(0, "acid-rain").turn(0).choose(Dig(0)).choose(Pass())
    assert table.asked() == (1,)
    assert not table.can(Play("salvation"))


def test_relief_heals_an_affliction_of_any_player_face_down_ones_too():
    table = expedition().hand(0, "relief").afflicted(1, "rot", face_down=True).turn(0).choose(Play("relief"))
    assert table.affliction_ids(1) == []
    assert len(table.now.affliction_deck) == len(table.now.book.afflictions)


def test_ambush_neutralises_somebody_elses_peril_free_of_charge_and_the_searcher_is_rewarded():
    table = expedition().hand(0, "bait", "torch").hand(1, "ambush").searched("hunt").pile(0, "pit-trap", "rest")
    table.turn(0).choose(Dig(0)).choose(Pass()).choose(Play("ambush")).endure()
    assert table.hand_ids(0) == ["bait", "torch"]
    assert table.ids("searched") == ["hunt"]
    assert table.player(0).afflictions == []
    assert table.can(DigOn(), 0)


def test_ambush_cannot_be_played_at_a_peril_that_is_neutralised_already():
    table = expedition().hand(0, "ambush").hand(1, "ambush").pile(0, "pit-trap").turn(0).choose(Dig(0))
    table.choose(Play("ambush"))
    while table.asks() == "GOD-PERIL-10":
        assert not table.can(Play("ambush"))
        table.choose(Pass())
    assert table.hand_ids(1) == ["ambush"]


def test_barter_swaps_another_hand_action_with_a_searched_one():
    table = expedition().hand(1, "barter", "bait", "dire-hound").searched("instinct", "stray-larva").turn(0)
    table.choose(Play("barter"), 1)
    assert table.hand_ids(1) == ["dire-hound", "instinct"]
    assert table.ids("searched") == ["stray-larva", "bait"]
    assert table.ids("discards") == ["barter"]


def test_barter_needs_another_action_in_hand_and_a_searched_one():
    assert not expedition().hand(0, "barter").searched("hunt").turn(0).can(Play("barter"))
    assert not expedition().hand(0, "barter", "dire-hound").searched("hunt").turn(0).can(Play("barter"))
    assert not expedition().hand(0, "barter", "bait").searched("stray-larva").turn(0).can(Play("barter"))
    assert expedition().hand(0, "barter", "barter").searched("hunt").turn(0).can(Play("barter"))


@pytest.mark.parametrize("top", ["void-hunger", "fungus-patch", "hunt"])
def test_snare_discards_the_top_card_of_a_pile_unresolved(top):
    table = expedition().hand(0, "snare").pile(0, top, "rest").turn(0).choose(Play("snare")).choose(OnPile(0))
    assert table.ids("discards") == ["snare", top]
    assert table.player(0).afflictions == []
    assert table.player(0).searched == 0
    assert table.asks() == "GOD-SEARCH-1"


def test_shared_meal_makes_up_to_two_others_need_less_at_the_next_feeding():
    table = expedition(4, location="choking-narrows").hand(0, "shared-meal").turn(0).choose(Play("shared-meal"))
    assert not table.can(Aim(0))
    assert not table.can(Pass())
    table.choose(Aim(2))
    assert not table.can(Aim(2))
    table.choose(Aim(3))
    assert [need(table.now, seat) for seat in range(4)] == [1, 1, 0, 0]


def test_shared_meal_may_be_for_one_only_and_is_mere_food_alone():
    table = expedition(3).hand(0, "shared-meal").turn(0).choose(Play("shared-meal")).choose(Aim(1)).choose(Pass())
    assert [need(table.now, seat) for seat in range(3)] == [5, 4, 5]
    assert not expedition(1, "mad-prophet").hand(0, "shared-meal").turn(0).can(Play("shared-meal"))


# --- level 3 ---


def test_instinct_saves_the_cards_and_averts_the_affliction_of_ones_own_peril():
    table = expedition().searched("hunt").hand(0, "instinct").pile(0, "void-hunger", "rest").turn(0)
    table.choose(Dig(0)).choose(Play("instinct")).endure()
    assert table.ids("searched") == ["hunt"]
    assert table.player(0).afflictions == []
    assert table.can(DigOn())


def test_instinct_must_be_played_before_the_discard():
    table = expedition().searched("hunt").hand(0, "instinct").pile(0, "void-hunger").turn(0).choose(Dig(0))
    table.choose(Pass())
    assert table.ids("searched") == []
    assert not table.can(Play("instinct"))


def test_instinct_works_with_nothing_to_save_but_never_for_others():
    table = expedition().hand(0, "instinct").pile(0, "acid-rain").turn(0).choose(Dig(0))
    table.choose(Play("instinct")).endure()
    assert table.player(0).afflictions == []
    table = expedition().searched("hunt").hand(1, "instinct").pile(0, "acid-rain").turn(0).choose(Dig(0))
    while table.asks() == "GOD-PERIL-10":
        assert not table.can(Play("instinct"))
        table.choose(Pass())


def test_royal_jelly_heals_one_of_ones_own_face_down_afflictions():
    table = expedition().hand(0, "royal-jelly").afflicted(0, "rot", face_down=True).afflicted(0, "pride").turn(0)
    table.choose(Play("royal-jelly"))
    assert table.affliction_ids(0) == ["pride"]


def test_royal_jelly_heals_neither_what_lies_face_up_nor_somebody_else():
    table = expedition().hand(0, "royal-jelly").afflicted(0, "rot").afflicted(1, "pride", face_down=True).turn(0)
    assert not table.can(Play("royal-jelly"))


def test_second_wind_reopens_a_search_that_an_affliction_has_ended_with_any_pile():
    table = expedition().hand(0, "second-wind").pile(0, "acid-rain", "hunt").pile(1, "rest").turn(0)
    table.next_afflictions("rot").choose(Dig(0)).endure()
    assert table.asks() == "GOD-HARVEST-1"
    table.choose(Play("second-wind"))
    assert table.options(kind=Dig) == [Dig(0), Dig(1), Dig(2)]
    table.choose(Dig(1))
    assert table.ids("searched") == ["rest"]
    table.choose(Stop())
    assert not table.can(Dig(0))


def test_second_wind_is_for_searches_that_an_affliction_has_ended_and_for_ones_own_turn():
    table = expedition().hand(0, "second-wind").turn(0).choose(Dig(0)).choose(Stop())
    assert not table.can(Play("second-wind"))
    table = expedition().hand(1, "second-wind").pile(0, "acid-rain").turn(0).choose(Dig(0)).endure()
    assert not table.can(Play("second-wind"), 1)
    table = expedition().hand(0, "second-wind", "hunt").pile(0, "bait", "acid-rain").turn(0).choose(Dig(0))
    table.choose(Stop()).choose(Play("hunt")).choose(OnPile(0)).endure()
    assert len(table.player(0).afflictions) == 1
    # The player had stopped before the Affliction came.
    assert not table.can(Play("second-wind"))


def test_deep_cache_takes_an_action_but_no_deep_cache_from_the_discard_pile():
    table = expedition().hand(0, "deep-cache").discarded("deep-cache", "acid-rain", "stray-larva", "hunt", "rest")
    table.turn(0).choose(Play("deep-cache"))
    assert {table.now.book.cards[pick.card].id for pick in table.options()} == {"hunt", "rest"}
    table.choose(Select("hunt"))
    assert table.hand_ids(0) == ["hunt"]
    assert not expedition().hand(0, "deep-cache").discarded("deep-cache").turn(0).can(Play("deep-cache"))


def test_deep_cache_works_on_anybodys_turn_as_a_take():
    table = expedition(location="silent-mire").hand(1, "deep-cache").discarded("hunt").turn(0)
    table.choose(Play("deep-cache"), 1)
    assert table.hand_ids(1) == ["hunt"]


def test_queens_scent_puts_seven_cards_back_in_any_order():
    pile = ("bait", "torch", "rest", "scout", "move", "rush", "hide", "forage")
    table = expedition().hand(0, "queens-scent").pile(0, *pile).turn(0).choose(Play("queens-scent")).choose(OnPile(0))
    assert not table.can(Select("forage"))
    for card in ("hide", "bait", "rush", "torch", "move", "rest"):
        table.choose(Select(card))
    assert table.pile_ids(0) == ["hide", "bait", "rush", "torch", "move", "rest", "scout", "forage"]
    assert not expedition(location="blind-gallery").hand(0, "queens-scent").turn(0).can(Play("queens-scent"))


def test_after_queens_scent_nobody_else_knows_what_lies_on_top():
    table = expedition().hand(0, "scout", "queens-scent").turn(0).choose(Play("scout"))
    top = table.now.piles[0][-1]
    assert top in table.now.known
    table.choose(Play("queens-scent")).choose(OnPile(0))
    while table.asks() == "GOD-CARD-5":
        table.choose(table.options()[0])
    assert top not in table.now.known
    assert top in table.player(0).knows


def test_sacrifice_takes_anothers_affliction_and_stores_an_action_from_the_discard_pile():
    table = expedition().next_afflictions("rot").hand(1, "sacrifice").discarded("acid-rain", "hunt", "bait")
    table.pile(0, "cave-worm").turn(0).choose(Dig(0)).choose(Pass()).choose(Play("sacrifice"))
    assert not table.can(Select("acid-rain"))
    table.choose(Select("hunt")).endure()
    assert table.ids("store", 1) == ["hunt"]
    assert table.affliction_ids(1) == ["rot"]
    assert table.affliction_ids(0) == []


def test_sacrifice_is_not_for_ones_own_peril_nor_for_one_without_an_affliction():
    table = expedition().hand(0, "sacrifice").pile(0, "acid-rain").turn(0).choose(Dig(0))
    assert not table.can(Play("sacrifice"))
    table = expedition().hand(0, "bait").hand(1, "sacrifice").pile(0, "spore-cloud").turn(0).choose(Dig(0))
    assert table.hand_ids(1) == []
    table = expedition().hand(0, "salvation").hand(1, "sacrifice").pile(0, "acid-rain").turn(0).choose(Dig(0))
    table.choose(Play("salvation"))
    while table.asks() == "GOD-PERIL-10":
        assert not table.can(Play("sacrifice"))
        table.choose(Pass())


def test_sacrifice_can_be_covered_by_whoever_makes_it():
    table = expedition().hand(1, "sacrifice", "carapace").pile(0, "acid-rain").turn(0).choose(Dig(0)).choose(Pass())
    assert not table.can(Play("carapace"))
    table.choose(Play("sacrifice")).choose(Pass()).choose(Play("carapace")).endure()
    assert len(table.player(1).face_down) == 1


def test_collapse_shuffles_two_piles_together_and_cuts_them_evenly():
    table = expedition().hand(0, "collapse").pile(0, "bait", "torch", "rest", "scout").pile(1, "hunt").pile(2, "hide")
    table.turn(0).choose(Play("collapse")).choose(OnPile(1)).choose(OnPile(0))
    assert [len(pile) for pile in table.now.piles] == [3, 2, 1]
    assert sorted(table.pile_ids(0) + table.pile_ids(1)) == ["bait", "hunt", "rest", "scout", "torch"]
    assert table.pile_ids(2) == ["hide"]


def test_collapse_needs_two_piles_and_makes_what_was_known_unknown():
    assert not expedition().hand(0, "collapse").pile(0).pile(1).turn(0).can(Play("collapse"))
    table = expedition().hand(0, "scout", "collapse").turn(0).choose(Play("scout")).choose(Play("collapse"))
    table.choose(OnPile(0)).choose(OnPile(1))
    assert [card in table.now.piles[2] for card in table.now.known] == [True]


def test_carapace_turns_the_affliction_of_a_peril_face_down_for_whoever_bears_it():
    table = expedition().hand(0, "carapace").hand(1, "carapace").pile(0, "void-hunger").turn(0)
    table.choose(Dig(0)).choose(Play("carapace"))
    while table.asks() == "GOD-PERIL-10":
        assert not table.can(Play("carapace"))
        table.choose(Pass())
    assert len(table.player(0).face_down) == 2


def test_carapace_has_nothing_to_do_once_the_peril_is_neutralised():
    table = expedition().hand(0, "carapace", "ambush").pile(0, "cave-worm").turn(0).choose(Dig(0))
    table.choose(Play("ambush"))
    assert not table.can(Play("carapace"))
