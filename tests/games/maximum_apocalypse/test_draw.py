"""Step 2: a survivor card each turn, and what happens when there is none. [MAX-DRAW]"""

import pytest

from holdouts.games.maximum_apocalypse.picks import DrawCard, Drop, Move
from holdouts.testing import apocalypse, rule, set_up

TEN = ("ladder", "ladder", "lighter", "lighter", "lighter", "shotgun", "energy-drink", "energy-drink", "food-1", "fuel")


@rule("MAX-DRAW-1")
def test_the_active_player_draws_one_card_without_being_asked():
    table = apocalypse("fireman", "hunter").deck(0, "lighter", "ladder").turn(0, "draw")
    assert table.hand_ids(0) == ["lighter"]
    assert table.hand_ids(1) == []
    assert table.asks() == "MAX-ACTION-1"


@rule("MAX-DRAW-1")
def test_the_draw_takes_no_action():
    assert apocalypse().turn(0, "draw").survivor(0).actions == 4


@rule("MAX-DRAW-2")
def test_who_has_to_draw_from_an_empty_deck_is_eliminated():
    table = apocalypse("fireman", "hunter").deck(0).rolling(1, 1).turn(0, "draw")
    assert table.survivor(0).dead
    assert table.asked() == (1,)


@rule("MAX-DRAW-2")
def test_the_last_survivor_who_cannot_draw_loses_the_game():
    table = apocalypse("fireman").deck(0).turn(0, "draw")
    assert (table.table.over, table.now.ended) == (True, "all-dead")


@rule("MAX-DRAW-2")
def test_a_draw_a_tile_asks_for_is_one_that_has_to_be_made():
    table = apocalypse("fireman", "hunter").map("van mountain-a").deck(0).rolling(1, 1).turn(0)
    table.choose(Move("mountain-a"))
    assert table.survivor(0).dead


@rule("MAX-DRAW-3")
def test_drawing_the_last_card_eliminates_nobody():
    table = apocalypse().deck(0, "lighter").turn(0, "draw")
    assert not table.survivor(0).dead
    assert table.hand_ids(0) == ["lighter"]


@rule("MAX-DRAW-3")
def test_the_next_draw_after_the_last_card_does():
    table = apocalypse("fireman", "hunter").deck(0, "lighter").rolling(1, 1, 1, 1, 1, 1).turn(0, "draw")
    while table.now.active == 0:
        table.choose(Move("tunnel-a" if table.where(0) == "van" else "van"))
    table.idle_turn()
    assert table.survivor(0).dead


@rule("MAX-DRAW-4")
@pytest.mark.parametrize("card", ["trusty-axe", "food-1", "shotgun"])
def test_with_ten_cards_in_hand_one_is_drawn_and_one_of_the_players_choice_discarded(card):
    table = apocalypse().deck(0, "trusty-axe").hand(0, *TEN).turn(0, "draw")
    assert table.asks() == "MAX-CARD-5"
    assert len(table.hand_ids(0)) == len(table.options()) == 11
    table.choose(Drop(card))
    assert len(table.hand_ids(0)) == 10
    assert card in table.discard_ids(None if card == "food-1" else 0)


@rule("MAX-DRAW-4")
def test_with_nine_cards_in_hand_nothing_is_discarded():
    table = apocalypse().deck(0, "trusty-axe").hand(0, *TEN[:9]).turn(0, "draw")
    assert len(table.hand_ids(0)) == 10
    assert table.asks() == "MAX-ACTION-1"


@rule("MAX-DRAW-5")
def test_survivor_discards_are_never_shuffled_back():
    table = apocalypse("fireman", "hunter").deck(0).discarded("lighter", "ladder", seat=0)
    table.rolling(1, 1).turn(0, "draw")
    assert table.survivor(0).dead


@rule("MAX-DRAW-5")
def test_an_empty_deck_offers_no_draw_however_many_cards_were_discarded():
    table = apocalypse().deck(0).discarded("lighter", "ladder", seat=0).turn(0)
    assert not table.can(DrawCard())


@rule("MAX-DRAW-5")
@pytest.mark.parametrize(("survivor", "turns"), [("fireman", 26), ("surgeon", 26), ("gunslinger", 25)])
def test_a_deck_lasts_so_many_turns_without_extra_draws(survivor, turns):
    table = set_up(survivor)
    assert len(table.now.kits[0].deck) == turns
