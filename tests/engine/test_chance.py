"""Chance: the same numbers for ever, fair enough, and promised beforehand."""

import hashlib
from collections import Counter

import pytest

from holdouts.engine.chance import Dice, commitment, fresh_salt, fresh_seed, mix
from holdouts.engine.state import State

GOLDEN_D6 = [4, 2, 6, 6, 4, 3, 3, 4, 5, 1, 6, 2]
GOLDEN_D10 = [10, 6, 3, 9, 8, 10]
GOLDEN_D12 = [4, 1, 7, 10, 12, 12]
GOLDEN_DECK = [0, 8, 9, 4, 1, 3, 6, 7, 2, 5]


def seeded(seed: int) -> State[None]:
    state: State[None] = State()
    state.seed(seed)
    return state


# The same numbers for ever: if one of these changes, no game that was ever saved can be replayed.


def test_a_seed_gives_the_same_dice_on_every_machine_for_ever():
    state = seeded(7)
    assert [state.roll(6) for _ in range(12)] == GOLDEN_D6
    assert [state.roll(10) for _ in range(6)] == GOLDEN_D10
    assert [state.roll(12) for _ in range(6)] == GOLDEN_D12


def test_a_seed_gives_the_same_shuffle_for_ever():
    deck = list(range(10))
    seeded(7).shuffle(deck)
    assert deck == GOLDEN_DECK


def test_mixing_follows_splitmix64():
    """The first outputs of the published generator from seed 0."""
    stride = 0x9E3779B97F4A7C15
    assert [mix(stride), mix(2 * stride & (1 << 64) - 1)] == [0xE220A8397B1DCDAF, 0x6E789E6AA1B965F4]


def test_a_bots_own_dice_and_the_dice_of_a_state_agree():
    dice, state = Dice(99), seeded(99)
    assert [dice.below(1000) for _ in range(20)] == [state.below(1000) for _ in range(20)]
    first, second = list(range(30)), list(range(30))
    dice.shuffle(first)
    state.shuffle(second)
    assert first == second


def test_a_seed_larger_than_64_bits_is_cut_and_not_refused():
    assert seeded(7 + (1 << 64)).dice == seeded(7).dice


# Fair enough


@pytest.mark.parametrize("faces", [2, 6, 10, 12, 100])
def test_every_face_comes_up_about_equally_often(faces: int):
    state, rolls = seeded(1), 600 * faces
    counts = Counter(state.roll(faces) for _ in range(rolls))
    assert set(counts) == set(range(1, faces + 1))
    squares = sum((counts[face] - 600) ** 2 / 600 for face in counts)
    assert squares < (faces - 1) + 4 * (2 * (faces - 1)) ** 0.5


def test_every_order_of_three_cards_comes_up_about_equally_often():
    state, orders = seeded(2), Counter[tuple[int, ...]]()
    for _ in range(3000):
        deck = [0, 1, 2]
        state.shuffle(deck)
        orders[tuple(deck)] += 1
    assert len(orders) == 6
    assert all(400 < count < 600 for count in orders.values())


def test_neighbouring_seeds_have_nothing_in_common():
    firsts = [seeded(seed).below(1000) for seed in range(200)]
    assert len(set(firsts)) > 150


# Loaded dice


def test_loaded_dice_come_first_and_leave_chance_untouched():
    state = seeded(7)
    state.loaded = [5, 0]
    assert [state.roll(6), state.roll(6)] == [6, 1]
    assert state.dice == seeded(7).dice


def test_a_loaded_die_that_has_no_such_face_is_refused():
    state = seeded(7)
    state.loaded = [6]
    with pytest.raises(ValueError, match="6 is not below 6"):
        state.roll(6)


def test_loaded_dice_do_not_stack_a_deck():
    state, deck = seeded(7), list(range(10))
    state.loaded = [0, 0]
    state.shuffle(deck)
    assert deck == GOLDEN_DECK
    assert state.loaded == [0, 0]


# Promised beforehand


def test_the_commitment_can_be_checked_with_any_sha256():
    assert commitment(7, "salt") == hashlib.sha256(b"holdouts:salt:7").hexdigest()


def test_another_seed_or_another_salt_does_not_fit_the_commitment():
    shown = commitment(7, "salt")
    assert shown != commitment(8, "salt")
    assert shown != commitment(7, "pepper")


def test_seeds_and_salts_nobody_chose_are_never_the_same():
    assert len({fresh_seed() for _ in range(50)}) == 50
    assert len({fresh_salt() for _ in range(50)}) == 50
