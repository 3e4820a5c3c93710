"""What lies face down is dealt anew; what is seen stays, and a back still tells what it told."""

import pytest

from holdouts.engine.redealing import as_many, deal_anew, fill, stacked
from holdouts.engine.secrets import BACK
from holdouts.engine.shelves import numbered
from tests.engine.test_chance import seeded


def test_what_is_seen_stays_and_the_rest_is_mixed_over_all_zones():
    dealt = set()
    for seed in range(20):
        deck, hand = [4, 3, 2], [1, 0]
        deal_anew(seeded(seed), [(deck, [BACK, BACK, 2]), (hand, [BACK, 0])])
        assert (deck[2], hand[1]) == (2, 0)
        assert sorted(deck + hand) == [0, 1, 2, 3, 4]
        dealt.add((deck[0], deck[1], hand[0]))
    assert len(dealt) == 6


def test_a_back_that_tells_the_kind_hides_a_card_of_that_kind():
    kinds = numbered(["red", "black", "red", "black"])
    for seed in range(20):
        deck = [0, 1, 2, 3]
        deal_anew(seeded(seed), [(deck, [BACK] * 4)], kinds)
        assert [kinds[card] for card in deck] == kinds
        assert sorted(deck) == [0, 1, 2, 3]


def test_where_only_backs_are_seen_lie_the_next_faces():
    faces = iter([7, 8, 9])
    deck, hand = [1, 2], [3, 4]
    fill(deck, [BACK, BACK], faces)
    fill(hand, [3, BACK], faces)
    assert (deck, hand) == ([7, 8], [3, 9])


def test_what_was_seen_stays_where_it_lies_on_top_below_or_all_over():
    for seen, dealt in (([BACK, BACK, 3], [7, 8, 3]), ([3, BACK, BACK], [3, 7, 8]), ([3, 4, 5], [3, 4, 5]), ([], [])):
        cards, faces = [0] * len(seen), iter([7, 8, 9])
        fill(cards, seen, faces)
        assert cards == dealt
        assert next(faces) == (9 if BACK in seen else 7)


def test_a_hand_that_its_owner_sees_as_it_is_stays_as_it_is():
    hand = [3, 4]
    fill(hand, hand, iter([7, 8]))
    assert hand == [3, 4]


def test_whoever_held_so_many_of_a_kind_is_dealt_so_many_of_it():
    kinds = numbered(["red", "black", "red", "black"])
    stacks = stacked(range(4), kinds)
    dealt = as_many(seeded(1), [0, 2, 1], kinds, stacks)
    assert sorted(kinds[card] for card in dealt) == sorted(kinds[card] for card in (0, 2, 1))
    assert sum(map(len, stacks)) == 1


@pytest.mark.parametrize("order", [[0, 1, 2, 3], [3, 1, 0, 2]])
def test_the_same_dice_deal_the_same_in_every_world(order: list[int]):
    deck, other = list(order), [0, 1, 2, 3]
    deal_anew(seeded(1), [(deck, [BACK] * 4)])
    deal_anew(seeded(1), [(other, [BACK] * 4)])
    assert deck == other
