"""Chance: one integer is all the randomness a game has.

The integer is a counter (SplitMix64): drawing adds a constant to it and mixes the sum, so the same state gives the
same dice on every Python, a copy costs nothing, and a seed can be committed to before the game and checked after it.
"""

import hashlib
import secrets
from typing import TypeVar

T = TypeVar("T")

MASK = (1 << 64) - 1
STRIDE = 0x9E3779B97F4A7C15


def mix(number: int) -> int:
    """Scatter a 64-bit number so that neighbours have nothing in common."""
    number = ((number ^ (number >> 30)) * 0xBF58476D1CE4E5B9) & MASK
    number = ((number ^ (number >> 27)) * 0x94D049BB133111EB) & MASK
    return number ^ (number >> 31)


def fresh_seed() -> int:
    """A seed nobody chose."""
    return secrets.randbits(63)


def fresh_salt() -> str:
    return secrets.token_hex(16)


def commitment(seed: int, salt: str) -> str:
    """What is shown at the start; whoever hears the seed and the salt at the end can compute it again."""
    return hashlib.sha256(preimage(seed, salt).encode()).hexdigest()


def preimage(seed: int, salt: str) -> str:
    """The text whose SHA-256 is the commitment."""
    return f"holdouts:{salt}:{seed}"


def draw(dice: int, bound: int) -> tuple[int, int]:
    """The dice after a draw, and what was drawn: a whole number from 0 to bound - 1."""
    dice = (dice + STRIDE) & MASK
    return dice, (mix(dice) * bound) >> 64


def shuffle(dice: int, things: list[T]) -> int:
    """Shuffle in place; returns the dice after it."""
    for last in range(len(things) - 1, 0, -1):
        dice = (dice + STRIDE) & MASK
        # as `mix` does it: written out, for dealing a game is mostly this loop
        number = ((dice ^ (dice >> 30)) * 0xBF58476D1CE4E5B9) & MASK
        number = ((number ^ (number >> 27)) * 0x94D049BB133111EB) & MASK
        other = ((number ^ (number >> 31)) * (last + 1)) >> 64
        things[last], things[other] = things[other], things[last]
    return dice


class Dice:
    """A source of chance of its own, for bots and for tools; a game uses the dice inside its state."""

    __slots__ = ("dice",)

    def __init__(self, seed: int) -> None:
        self.dice = mix(seed & MASK)

    def below(self, bound: int) -> int:
        """A whole number from 0 to bound - 1."""
        self.dice, result = draw(self.dice, bound)
        return result

    def pick(self, things: list[T]) -> T:
        return things[self.below(len(things))]

    def shuffle(self, things: list[T]) -> None:
        self.dice = shuffle(self.dice, things)
