"""Chance: the same numbers for ever, fair enough, and promised beforehand."""

import hashlib
import hmac
from collections import Counter
from pathlib import Path

import msgspec
import pytest

from holdouts.engine.chance import MASK, Dice, bot_seed, commitment, derived, fresh_salt, fresh_seed, key_of, mix
from holdouts.engine.record import load, save
from holdouts.engine.state import State
from tests.engine.toy import SEED, about_table, make_game, open_table

GOLDEN_D6 = [1, 1, 1, 4, 1, 6, 4, 1, 6, 6, 4, 3]
GOLDEN_D10 = [1, 9, 6, 1, 7, 3]
GOLDEN_D12 = [10, 10, 4, 3, 1, 10]
GOLDEN_DECK = [3, 1, 5, 2, 6, 7, 4, 8, 9, 0]


def seeded(seed: int | str) -> State[None]:
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


def test_a_number_can_be_computed_with_any_hmac():
    """Number 6 is the third of block 1: HMAC-SHA256 of that counter, under a key that follows from the seed."""
    key = hmac.new(b"holdouts key", b"7", hashlib.sha256).digest()
    block = hmac.new(key, bytes([0, 0, 0, 0, 0, 0, 0, 1]), hashlib.sha256).digest()
    state = seeded(7)
    numbers = [state.below(1 << 64) for _ in range(7)]
    assert numbers[6] == int.from_bytes(block[16:24], "big")


def test_dice_and_shuffles_draw_from_the_same_row_of_numbers():
    state, twin = seeded(99), seeded(99)
    state.roll(6)
    deck = list(range(11))
    state.shuffle(deck)
    twin.roll(6)
    places = [twin.below(last + 1) for last in range(10, 0, -1)]
    by_hand = list(range(11))
    for last, place in zip(range(10, 0, -1), places, strict=True):
        by_hand[last], by_hand[place] = by_hand[place], by_hand[last]
    assert deck == by_hand
    assert state.dice == twin.dice == 11


def test_a_game_goes_on_from_its_key_and_one_integer():
    state, twin = seeded(5), seeded(5)
    for _ in range(9):
        state.roll(6)
    twin.dice = 9
    assert [state.roll(100) for _ in range(5)] == [twin.roll(100) for _ in range(5)]


def test_a_seed_that_somebody_typed_is_the_same_as_a_number_or_as_a_text():
    assert seeded(7).key == seeded("7").key != seeded("07").key


def test_seeds_of_any_length_count_whole():
    assert len({seeded(seed).key for seed in (7, 7 + (1 << 64), 7 + (1 << 256), "ab" * 32, "ab" * 31 + "ac")}) == 5


# Nobody finds the way back


def unmixed(number: int) -> int:
    """What a stranger's program makes of the first state of a bot's dice: SplitMix64 backwards."""
    number ^= (number >> 31) ^ (number >> 62)
    number = number * pow(0x94D049BB133111EB, -1, 1 << 64) & MASK
    number ^= (number >> 27) ^ (number >> 54)
    number = number * pow(0xBF58476D1CE4E5B9, -1, 1 << 64) & MASK
    return number ^ (number >> 30) ^ (number >> 60)


def test_whoever_works_out_the_dice_of_a_bot_does_not_learn_the_seed_of_the_game():
    seed, seat, made = 123456789, 1, 0
    found = unmixed(Dice(bot_seed(seed, seat, made)).dice)
    assert found == bot_seed(seed, seat, made)  # so far, a stranger gets
    assert unmixed(found) ^ (made * 8 + seat + 1) != seed
    assert found != bot_seed(seed, seat, 1) != bot_seed(seed, 2, 1) != bot_seed(seed + 1, 2, 1)


def test_a_seed_that_was_derived_tells_nothing_of_another():
    assert derived(7, "chapter", 1, 0) != derived(7, "chapter", 2, 0)
    assert derived(7, "bot", 1, 11) != derived(7, "bot", 11, 1)
    assert key_of(derived(7, "mission")) != key_of(7)


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


def test_an_imagined_game_is_shuffled_fairly_with_numbers_of_its_own():
    state, orders = seeded(2), Counter[tuple[int, ...]]()
    state.imagine(2)
    for _ in range(3000):
        deck = [0, 1, 2]
        state.shuffle(deck)
        orders[tuple(deck)] += 1
    assert state.dice == 3 * 3000
    assert len(orders) == 6
    assert all(400 < count < 600 for count in orders.values())


@pytest.mark.parametrize("faces", [3, 6, 12])
def test_an_imagined_game_rolls_fair_dice(faces):
    state, rolls = seeded(2), 600 * faces
    state.imagine(2)
    counts = Counter(state.roll(faces) for _ in range(rolls))
    assert state.dice == rolls
    assert set(counts) == set(range(1, faces + 1))
    squares = sum((counts[face] - 600) ** 2 / 600 for face in counts)
    assert squares < (faces - 1) + 4 * (2 * (faces - 1)) ** 0.5


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


def test_of_what_is_worth_most_any_is_picked_and_a_hair_makes_no_difference():
    worths = {"jam": 2.0, "bread": 2.0 - 1e-12, "moss": 1.0}
    dice = Dice(3)
    assert {dice.best(list(worths), worths.__getitem__) for _ in range(40)} == {"jam", "bread"}
    assert dice.best(["moss"], worths.__getitem__) == "moss"


def test_the_commitment_can_be_checked_with_any_sha256():
    assert commitment(7, "salt") == hashlib.sha256(b"holdouts:salt:7").hexdigest()


def test_another_seed_or_another_salt_does_not_fit_the_commitment():
    shown = commitment(7, "salt")
    assert shown != commitment(8, "salt")
    assert shown != commitment(7, "pepper")


def test_seeds_and_salts_nobody_chose_are_never_the_same():
    assert len({fresh_seed() for _ in range(50)}) == 50
    assert len({fresh_salt() for _ in range(50)}) == 50


# Games from before


def test_a_game_that_was_saved_when_chance_was_another_goes_on_with_chance_that_nobody_can_foresee(tmp_path: Path):
    game = make_game(tmp_path)
    table = open_table(game)
    told = msgspec.json.decode(save(table, about_table(game)).split(b"\n", 1)[1])
    del told["checkpoint"]["key"]
    told["checkpoint"]["dice"] = 2**64 - 1
    told["now"] = "not where its seed leads any more"
    body = msgspec.json.encode(told)
    seal = b"holdouts-save 1 sha256=%s bytes=%d\n" % (hashlib.sha256(body).hexdigest().encode(), len(body))
    state = load(seal + body, lambda name: game).table.state
    assert state.key == key_of(SEED)
    assert state.dice < 1000
