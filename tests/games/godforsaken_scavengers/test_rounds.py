"""Rounds: reveal, turns, Feeding, cleanup. [GOD-ROUND]"""

import pytest

from holdouts.games.godforsaken_scavengers.events import BannerPassed, DeckCut
from holdouts.games.godforsaken_scavengers.picks import Begin, Dig, Finish, Stop
from holdouts.testing import expedition, rule

FIVE = ("torch", "bait", "scout", "hunt", "rest")


def about_to_open(*deck: str, seats: int = 2, location: str = "choking-narrows"):
    return expedition(seats).draw_deck(*deck).next_locations(location).new_round()


@rule("GOD-ROUND-1")
def test_the_next_location_is_turned_up_and_the_deck_cut_into_three():
    table = about_to_open("torch", "bait", "scout", "hunt", "rest", "move")
    assert table.now.place.id == "choking-narrows"
    assert [len(pile) for pile in table.now.piles] == [2, 2, 2]
    assert table.ids("draw") == []


@rule("GOD-ROUND-1")
def test_the_piles_exist_for_one_round_only():
    table = about_to_open(*FIVE).idle_turn().idle_turn()
    assert [len(pile) for pile in table.now.piles] == [0, 2, 1]
    table.starve(0, 1)
    assert [len(pile) for pile in table.now.piles] == [2, 2, 1]


@rule("GOD-ROUND-2")
@pytest.mark.parametrize(
    ("deck", "sizes"), [(FIVE, (2, 2, 1)), (FIVE[:4], (2, 1, 1)), (FIVE[:2], (1, 1, 0)), ((), (0, 0, 0))]
)
def test_the_cut_is_even_and_larger_piles_lie_left(deck, sizes):
    assert about_to_open(*deck).told(DeckCut)[0].sizes == sizes


@rule("GOD-ROUND-2")
def test_the_cut_takes_contiguous_parts_from_the_top_and_nobody_is_asked():
    table = about_to_open(*FIVE)
    assert [table.pile_ids(pile) for pile in range(3)] == [["torch", "bait"], ["scout", "hunt"], ["rest"]]
    assert table.asks() == "GOD-TURN-1"
    assert table.now.known == []


@rule("GOD-ROUND-3")
def test_everybody_has_one_turn_clockwise_from_the_banner():
    table = expedition(4).arrange(first=2).turn(2)
    order: list[int] = []
    while table.asks() != "GOD-FEED-1":
        order += table.asked()
        table.idle_turn()
    assert order == [2, 3, 0, 1]


@rule("GOD-ROUND-4")
def test_feeding_does_not_begin_before_the_last_player_has_finished():
    table = expedition(2).turn(0).idle_turn()
    table.choose(Begin()).choose(Dig(1)).choose(Stop())
    assert table.asks() == "GOD-HARVEST-1"
    table.choose(Finish())
    assert table.asks() == "GOD-FEED-1"


@rule("GOD-ROUND-5")
def test_piles_and_searched_cards_are_the_next_draw_deck():
    table = about_to_open(*FIVE).idle_turn()
    assert table.ids("searched") == ["torch"]
    table.idle_turn().starve(0, 1)
    assert table.ids("searched") == []
    assert sorted(card for pile in range(3) for card in table.pile_ids(pile)) == sorted(FIVE)


@rule("GOD-ROUND-5")
def test_the_deck_is_shuffled_and_nobody_knows_any_more_what_lies_where():
    decks = set()
    for seed in range(12):
        table = expedition(2, seed=seed).pile(0, *FIVE).pile(1).pile(2).draw_deck()
        table.state.known = list(table.state.piles[0])
        table.next_locations("choking-narrows").cleanup()
        assert table.now.known == []
        decks.add(tuple(card for pile in range(3) for card in table.pile_ids(pile)))
    assert len(decks) > 6


@rule("GOD-ROUND-6")
def test_the_discard_pile_stays_out_of_the_shuffle():
    table = expedition(2).discarded("acid-rain", "hunt").next_locations("choking-narrows").cleanup()
    assert table.ids("discards") == ["acid-rain", "hunt"]
    assert not any("acid-rain" in table.pile_ids(pile) for pile in range(3))


@rule("GOD-ROUND-7")
def test_the_banner_moves_to_the_next_player_clockwise():
    table = expedition(3).arrange(first=2).next_locations("choking-narrows").cleanup()
    assert table.now.first == 0
    assert table.asked() == (0,)
    assert [event.who for event in table.told(BannerPassed)] == [0]


@rule("GOD-ROUND-8")
def test_the_dead_have_no_turn_no_meal_and_no_banner():
    table = expedition(4).dead(1).next_locations("choking-narrows").turn(0)
    order: list[int] = []
    while table.asks() != "GOD-FEED-1":
        order += table.asked()
        table.idle_turn()
    assert order == [0, 2, 3]
    assert table.asked() == (0, 2, 3)
    table.starve(0, 2, 3)
    assert table.now.first == 2


@rule("GOD-ROUND-8")
def test_a_banner_holder_who_dies_stays_the_mark_for_the_order_until_cleanup():
    table = expedition(4).arrange(first=1).afflicted(1, "rot", "dread").pile(0, "acid-rain")
    table.next_locations("choking-narrows").turn(1).choose(Dig(0)).endure()
    assert table.player(1).dead
    assert table.now.first == 1
    order: list[int] = []
    while table.asks() != "GOD-FEED-1":
        order += table.asked()
        table.idle_turn()
    assert order == [2, 3, 0]
    table.starve(0, 2, 3)
    assert table.now.first == 2


@rule("GOD-ROUND-9")
def test_no_cleanup_follows_the_final_location():
    table = expedition(2, location="final").searched("torch").pile(0, "bait").feeding()
    table.starve(0, 1)
    assert table.table.over
    assert table.ids("searched") == ["torch"]
    assert table.pile_ids(0) == ["bait"]
    assert table.told(BannerPassed) == []


@rule("GOD-ROUND-9")
def test_a_round_elsewhere_is_followed_by_another():
    table = expedition(2).next_locations("choking-narrows").feeding().starve(0, 1)
    assert not table.table.over
    assert table.now.round == 2


@rule("GOD-ROUND-6")
def test_an_anomaly_alone_brings_the_discard_pile_back():
    table = expedition(2).pile(0, "anomaly-one", "torch").pile(1).pile(2).draw_deck().turn(0)
    thrown = len(table.state.discards)
    table.choose(Dig(0))
    assert table.ids("discards") == []
    assert len(table.pile_ids(0)) == thrown + 2
    assert table.pile_ids(0)[-1] == "anomaly-one"


@rule("GOD-HAND-10")
def test_cleanup_does_not_take_back_what_a_take_effect_gave_beyond_a_lowered_limit():
    table = expedition(seats=2).hand(0, "hide", "hide", "torch", "torch", "bait").afflicted(0, "crushed-claw").cleanup()

    assert len(table.hand_ids(0)) == 5
