"""Characters: the named side, the Survivor side, and what each can do. [GOD-CHARACTER]"""

import pytest

from holdouts.games.godforsaken_scavengers.events import CharacterShown, Saw
from holdouts.games.godforsaken_scavengers.picks import (
    Aim,
    Become,
    Begin,
    ChangePile,
    Complete,
    Dig,
    DigOn,
    Drop,
    Eat,
    Feed,
    Finish,
    Neutralise,
    OnPile,
    Pass,
    Play,
    Select,
    Stop,
    Take,
    UsePower,
)
from holdouts.testing import expedition, rule, set_out

FULL = ("torch", "bait", "scout", "move", "forage")


def company(seats: int = 2, **options):
    """A table with Characters; nobody's is face up unless it is put there."""
    return expedition(seats, characters=True, **options)


def to_price(table):
    """Nobody reacts; the searcher is asked whether to pay."""
    while table.asks() == "GOD-PERIL-10":
        table.choose(Pass())
    return table


# --- getting one ---


@rule("GOD-CHARACTER-1")
def test_everybody_keeps_one_of_two():
    table = set_out(3, characters="two")
    assert table.asks() == "GOD-CHARACTER-1"
    offered = [list(player.offered) for player in table.now.players]
    assert [len(pair) for pair in offered] == [2, 2, 2]
    for seat in range(3):
        table.choose(Become(offered[seat][1]), seat)
    assert [player.character for player in table.now.players] == [pair[1] for pair in offered]
    assert {pair[0] for pair in offered} <= set(table.now.box_characters)


@rule("GOD-CHARACTER-1")
def test_in_the_variant_a_single_random_one_is_dealt():
    table = set_out(3, characters="one")
    assert table.asks() == "GOD-TURN-1"
    assert len({player.character for player in table.now.players}) == 3


@rule("GOD-CHARACTER-2")
def test_it_starts_with_the_survivor_side_up():
    table = set_out(3, characters="one")
    assert not any(player.revealed for player in table.now.players)


@rule("GOD-CHARACTER-3")
def test_with_the_survivor_side_up_there_is_no_power():
    table = company().character(0, "mender", face_up=False).afflicted(0, "rot")
    assert not table.can(UsePower())
    other = company(location="silent-mire").character(0, "butcher", face_up=False).hand(0, "bait").feeding()
    assert not other.choose(Eat("bait"), 0).can(Feed(), 0)


@rule("GOD-CHARACTER-3", "GOD-CHARACTER-9")
def test_a_survivor_holds_four_cards():
    table = company().character(0, "packrat", face_up=False).hand(0, *FULL[:4]).searched("hunt").harvest(0)
    table.choose(Take("hunt"))
    assert table.asks() == "GOD-HAND-2"


# --- turning it up ---


@rule("GOD-CHARACTER-4")
@pytest.mark.parametrize("card", ["relief", "rest"])
def test_relief_and_rest_turn_up_the_character_of_whom_they_are_played_on(card):
    table = company().character(0, "packrat", face_up=False).character(1, "mender", face_up=False).hand(0, card)
    table.choose(Play(card)).choose(Aim(1))
    assert (table.player(0).revealed, table.player(1).revealed) == (False, True)


@rule("GOD-CHARACTER-4", "GOD-CHARACTER-11")
def test_salvation_turns_up_ones_own_character_without_a_peril():
    table = company().character(0, "packrat", face_up=False).character(1, "mender", face_up=False).hand(0, "salvation")
    table.choose(Play("salvation"))
    assert (table.player(0).revealed, table.player(1).revealed) == (True, False)


@rule("GOD-CHARACTER-5")
@pytest.mark.parametrize(("card", "left"), [("relief", 0), ("rest", 1)])
def test_turning_up_comes_on_top_of_what_the_card_does_otherwise(card, left):
    table = company().character(1, "mender", face_up=False).character(0, "packrat").afflicted(1, "rot").hand(0, card)
    table.choose(Play(card))
    assert table.player(1).revealed
    assert len(table.player(1).afflictions) == left
    assert len(table.player(1).face_down) == left


@rule("GOD-CHARACTER-5")
def test_relief_may_be_played_on_somebody_without_afflictions_for_the_turning_alone():
    table = company().character(1, "mender", face_up=False).character(0, "packrat").hand(0, "relief")
    table.choose(Play("relief"))
    assert [event.who for event in table.told(CharacterShown)] == [1]


@rule("GOD-CHARACTER-5")
def test_relief_cannot_be_played_where_there_is_nothing_to_heal_or_to_turn():
    assert not company().character(0, "packrat").character(1, "mender").hand(0, "relief").can(Play("relief"))


def test_rest_is_not_played_on_somebody_whose_afflictions_all_lie_face_down():
    table = expedition(3).afflicted(1, "rot", face_down=True).afflicted(2, "pride").hand(0, "rest").choose(Play("rest"))
    assert len(table.player(2).face_down) == 1


@rule("GOD-CHARACTER-11")
def test_in_a_peril_salvation_does_both():
    table = company().character(0, "packrat", face_up=False).hand(0, "salvation").pile(0, "cave-worm", "bait")
    table.choose(Dig(0)).choose(Play("salvation")).endure()
    assert table.player(0).revealed
    assert table.player(0).afflictions == []


@rule("GOD-CHARACTER-11")
def test_without_a_peril_salvation_needs_a_face_down_character():
    assert not company().character(0, "packrat").hand(0, "salvation").can(Play("salvation"))
    assert not expedition().hand(0, "salvation").can(Play("salvation"))


# --- using it, and losing it ---


@rule("GOD-CHARACTER-6")
def test_face_up_a_passive_power_holds_and_an_action_can_be_used():
    assert company().character(0, "mender").afflicted(0, "rot").can(UsePower())
    table = company(location="silent-mire").character(0, "butcher").hand(0, "bait").feeding()
    assert table.choose(Eat("bait"), 0).can(Feed(), 0)


@rule("GOD-CHARACTER-7")
def test_a_strong_action_costs_turning_the_character_face_down():
    table = company().character(0, "mender").afflicted(0, "rot").choose(UsePower())
    assert not table.player(0).revealed


@rule("GOD-CHARACTER-7")
def test_an_action_without_that_cost_leaves_it_face_up():
    table = company().character(0, "drummer").turn(0, pile=0).choose(UsePower())
    assert table.player(0).revealed


@rule("GOD-CHARACTER-8", "GOD-CHARACTER-9")
def test_black_mist_turns_every_character_face_down_and_full_hands_drop_a_card():
    table = company(3).hand(1, *FULL).pile(0, "black-mist")
    for seat, name in enumerate(("packrat", "mender", "drummer")):
        table.character(seat, name)
    table.choose(Dig(0)).endure()
    assert not any(player.revealed for player in table.now.players)
    assert (table.asks(), table.asked()) == ("GOD-HAND-9", (1,))
    assert len(table.choose(Drop("bait")).hand_ids(1)) == 4


@rule("GOD-CHARACTER-10")
def test_an_action_may_be_used_on_anyones_turn():
    table = company().character(1, "mender").afflicted(0, "rot").turn(0).choose(UsePower(), 1)
    assert table.affliction_ids(0) == []


@rule("GOD-CHARACTER-10")
@pytest.mark.parametrize(("name", "usable"), [("mender", False), ("gravedigger", False), ("warden", True)])
def test_during_a_peril_only_actions_marked_reaction_can_be_used(name, usable):
    table = company().character(0, name).afflicted(0, "rot").discarded("hunt").pile(0, "cave-worm").choose(Dig(0))
    assert table.asks() == "GOD-PERIL-10"
    assert table.can(UsePower()) is usable


@rule("GOD-CHARACTER-10")
@pytest.mark.parametrize("name", ["warden", "shellbreaker"])
def test_without_a_peril_a_reaction_cannot_be_used(name):
    assert not company().character(0, name).can(UsePower())


@rule("GOD-CHARACTER-12")
def test_an_action_can_be_used_once_a_round_even_if_its_character_was_turned_up_again():
    table = company().character(0, "mender").character(1, "packrat").afflicted(0, "rot", "pride").hand(0, "relief")
    table.choose(UsePower()).choose(table.options()[0]).choose(Play("relief"))
    assert table.player(0).revealed
    table.choose(Dig(0))
    assert not table.can(UsePower())


@rule("GOD-CHARACTER-12")
def test_in_the_next_round_the_action_can_be_used_again():
    table = company(location="silent-mire").character(0, "drummer").hand(0, "dry-ration").hand(1, "dry-ration")
    table.draw_deck(*("torch", "bait", "scout") * 2).turn(0, pile=0).choose(UsePower())
    assert not table.can(UsePower())
    table.choose(Stop()).choose(Finish()).idle_turn().feed(0, "dry-ration").feed(1, "dry-ration")
    table.choose(Begin()).choose(Dig(0))
    assert table.can(UsePower(), 0)


# --- each of the twelve ---


def test_the_packrat_holds_six_cards_and_no_seventh():
    table = company().character(0, "packrat").hand(0, *FULL).searched("hunt", "rest").harvest(0).choose(Take("hunt"))
    assert len(table.hand_ids(0)) == 6
    table.choose(Take("rest"))
    assert table.asks() == "GOD-HAND-2"


@rule("GOD-HAND-10")
def test_a_take_does_not_go_beyond_the_packrats_six():
    table = company().character(0, "packrat").hand(0, "rest", *FULL).searched("old-armoury").discarded("hide", "ambush")
    table.choose(Complete("old-armoury")).choose(Select("hide")).choose(Select("ambush"))
    assert table.asks() == "GOD-HAND-2"


def test_the_butchers_meal_is_worth_one_more_once():
    table = company(location="echo-vault").character(0, "butcher").hand(0, "bait", "scout").feeding()
    assert not table.choose(Eat("bait"), 0).can(Feed(), 0)
    assert table.choose(Eat("scout"), 0).can(Feed(), 0)


def test_the_butcher_makes_no_meal_out_of_nothing():
    table = company(location="choking-narrows").character(0, "butcher").feeding()
    assert not table.can(Feed(), 0)


def test_the_gleaner_may_take_one_action_when_another_player_ends_their_turn():
    table = company(3).character(1, "gleaner").searched("hunt", "rest").harvest(0).choose(Finish())
    assert table.asked() == (1,)
    table.choose(Select("hunt"))
    assert table.hand_ids(1) == ["hunt"]
    assert table.asks() == "GOD-TURN-1"
    assert table.ids("searched") == ["rest"]


def test_the_gleaner_gets_nothing_at_the_end_of_their_own_turn():
    table = company().character(0, "gleaner").searched("hunt").harvest(0).choose(Finish())
    assert table.asks() == "GOD-TURN-1"


def test_the_gleaner_takes_no_opportunity():
    table = company().character(1, "gleaner").searched("shrine-of-the-queen").harvest(0).choose(Finish())
    assert table.asks() == "GOD-TURN-1"


def test_the_feeler_looks_at_the_top_card_of_one_pile_when_their_turn_starts():
    table = company().character(0, "feeler").pile(1, "hunt", "rest").turn_about_to_begin(0).choose(Begin())
    table.choose(OnPile(1))
    seen = table.told(Saw)
    assert [[table.now.book.cards[card].id for card in event.cards] for event in seen] == [["hunt"]]
    assert [event.to for event in seen] == [1 << 0]


def test_the_feeler_feels_nothing_in_the_blind_gallery():
    table = company(location="blind-gallery").character(0, "feeler").turn_about_to_begin(0).choose(Begin())
    assert table.asks() == "GOD-SEARCH-1"


def test_the_tunneler_changes_pile_once_in_a_search_phase():
    table = company().character(0, "tunneler").pile(0, "hunt", "rest").pile(1, "torch", "bait").choose(Dig(0))
    table.choose(ChangePile(1)).choose(DigOn())
    assert table.ids("searched") == ["hunt", "torch"]
    assert table.options(kind=ChangePile) == []


def test_without_the_tunneler_the_pile_stays():
    assert company().character(0, "packrat").choose(Dig(0)).options(kind=ChangePile) == []


@pytest.mark.parametrize(("afflictions", "paid"), [(("rot", "pride"), 1), (("rot",), 2)])
def test_the_berserker_pays_a_single_card_with_two_afflictions(afflictions, paid):
    table = company().character(0, "berserker").afflicted(0, *afflictions).hand(0, "hunt", "rest", "torch")
    to_price(table.pile(0, "flayer").choose(Dig(0))).choose(Neutralise(0))
    while table.asks() == "GOD-PERIL-5":
        table.choose(table.options()[0])
    assert len(table.hand_ids(0)) == 3 - paid


def test_the_berserker_pays_half_in_food_rounded_up():
    table = company().character(0, "berserker").afflicted(0, "dread", "pride").hand(0, "dry-ration").pile(0, "rockfall")
    assert to_price(table.choose(Dig(0))).can(Neutralise(0))
    other = company().character(0, "berserker").afflicted(0, "dread", "pride").hand(0, "bait").pile(0, "rockfall")
    assert to_price(other.choose(Dig(0))).asks() != "GOD-PERIL-5"


def test_the_quartermaster_stores_a_hand_card_and_takes_a_searched_one():
    table = company().character(0, "quartermaster").hand(0, "dry-ration", "bait").searched("hunt", "rest")
    table.choose(UsePower()).choose(Select("dry-ration")).choose(Select("hunt"))
    assert table.ids("store", 0) == ["dry-ration"]
    assert table.hand_ids(0) == ["bait", "hunt"]


@pytest.mark.parametrize(("hand", "searched"), [((), ("hunt",)), (("bait",), ())])
def test_the_quartermaster_needs_both_parts(hand, searched):
    assert not company().character(0, "quartermaster").hand(0, *hand).searched(*searched).can(UsePower())


def test_the_quartermaster_works_on_their_own_turn_only():
    table = company().character(1, "quartermaster").hand(1, "bait").searched("hunt").turn(0)
    assert not table.can(UsePower(), 1)


def test_the_drummer_makes_the_active_player_search_a_card_even_after_their_search():
    table = company().character(1, "drummer").pile(0, "hunt", "rest").choose(Dig(0)).choose(Stop())
    table.choose(UsePower(), 1)
    assert table.ids("searched") == ["hunt", "rest"]
    assert table.asks() == "GOD-HARVEST-1"


@rule("GOD-SEARCH-14")
def test_a_peril_the_drummer_drums_up_hits_the_active_player():
    table = company().character(1, "drummer").pile(0, "hunt", "cave-worm").choose(Dig(0)).choose(UsePower(), 1).endure()
    assert (len(table.player(0).afflictions), len(table.player(1).afflictions)) == (1, 0)


def test_the_drummer_has_nobody_to_drum_for_between_turns():
    assert not company().character(0, "drummer").turn_about_to_begin(0).can(UsePower(), 0)


def test_the_warden_spares_any_player_the_affliction():
    table = company().character(1, "warden").pile(0, "cave-worm", "bait").choose(Dig(0))
    while not table.can(UsePower()):
        table.choose(Pass())
    table.choose(UsePower()).endure()
    assert table.player(0).afflictions == []
    assert not table.player(1).revealed
    assert table.can(DigOn(), 0)


def test_the_warden_does_not_save_the_searched_cards():
    table = company().character(0, "warden").searched("hunt").pile(0, "cave-worm", "bait").choose(Dig(0))
    table.choose(UsePower()).endure()
    assert table.ids("searched") == []


def test_the_shellbreaker_neutralises_their_own_peril_free_of_charge():
    table = company().character(0, "shellbreaker").hand(0, "torch").discarded("hunt").pile(0, "weeping-spider", "bait")
    table.choose(Dig(0)).choose(UsePower()).endure()
    assert table.hand_ids(0) == ["torch", "hunt"]
    assert table.player(0).afflictions == []
    assert not table.player(0).revealed


def test_the_shellbreaker_cannot_break_another_players_peril_nor_one_without_a_cost_line():
    table = company().character(1, "shellbreaker").pile(0, "cave-worm").choose(Dig(0)).choose(Pass())
    assert table.asked() == (1,)
    assert not table.can(UsePower())
    own = company().character(0, "shellbreaker").pile(0, "void-hunger").choose(Dig(0))
    assert not own.can(UsePower())


def test_the_mender_heals_anybody():
    table = company(3).character(0, "mender").afflicted(1, "rot").afflicted(2, "pride").choose(UsePower())
    assert table.options() == [Aim(1), Aim(2)]
    table.choose(Aim(2))
    assert (table.affliction_ids(1), table.affliction_ids(2)) == (["rot"], [])


def test_the_mender_needs_somebody_to_heal():
    assert not company().character(0, "mender").can(UsePower())


def test_the_gravedigger_takes_up_to_two_actions_from_the_discard_pile():
    table = company().character(0, "gravedigger").discarded("hunt", "rest", "torch", "cave-worm").choose(UsePower())
    table.choose(Select("hunt"))
    assert table.can(Pass())
    table.choose(Select("torch"))
    assert table.hand_ids(0) == ["hunt", "torch"]
    assert not table.player(0).revealed


def test_the_gravedigger_is_a_survivor_with_four_cards_by_the_time_they_take():
    table = company().character(0, "gravedigger").hand(0, *FULL[:4]).discarded("hunt").choose(UsePower())
    table.choose(Select("hunt"))
    assert table.asks() == "GOD-HAND-2"


@rule("GOD-HAND-2")
def test_a_gleaner_with_a_full_hand_may_make_room_for_what_was_left():
    table = expedition(seats=2, characters=True).character(1, "gleaner").searched("hunt")
    table.hand(1, "dry-ration", "torch", "torch", "hide", "hide").harvest(0)

    table.choose(Finish()).choose(Select("hunt")).choose(Drop("dry-ration"))

    assert "hunt" in table.hand_ids(1)
    assert table.ids("discards") == ["dry-ration"]
