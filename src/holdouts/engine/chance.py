"""Chance: a key that nobody chose, and one integer that says how many numbers were drawn.

A game's numbers are HMAC-SHA256 of a counter under a key that follows from the seed, four to a block: whoever sees any
number of them learns nothing about the next one, and the same seed gives the same game on every machine. The recipe is
published in docs/chance.md. Bots and tools have cheaper dice of their own (SplitMix64), whose seeds are derived, never
the game's own.
"""

import hashlib
import hmac
import secrets
from collections.abc import Callable
from functools import lru_cache, partial
from struct import Struct as Layout
from typing import Any, TypeVar

T = TypeVar("T")

Seed = int | str
"""A seed is a text: 64 hexadecimal digits that nobody chose, or what somebody chose to type, such as 7."""

MASK = (1 << 64) - 1
STRIDE = 0x9E3779B97F4A7C15
HAIR = 1e-9

KEY_LABEL = b"holdouts key"

KEY_BYTES = 32

HASH_BLOCK = 64
"""What SHA-256 takes in at once, and what a key is filled up to."""

_INNER, _OUTER = (bytes(byte ^ pad for byte in range(256)) for pad in (0x36, 0x5C))
"""The two pads of HMAC, as tables of what they make of each byte."""

_NUMBER = Layout(">Q").pack
_BLOCK = Layout(">4Q").unpack

PAGE = 128
"""So many numbers of an imagined game are made at once."""

PAGE_BYTES = 4 * PAGE
SMALL_BITS = 30
"""Python compares whole numbers of so many bits a third faster than longer ones."""

_PAGE = Layout(f">{PAGE}I").unpack
_ALL_SMALL = int.from_bytes(((1 << SMALL_BITS) - 1).to_bytes(4, "big") * PAGE, "big")


# --- seeds ---


def fresh_seed() -> str:
    """A seed nobody chose."""
    return secrets.token_hex(32)


def fresh_salt() -> str:
    return secrets.token_hex(16)


def key_of(seed: Seed) -> bytes:
    """The key of all numbers of a game."""
    return hmac.digest(KEY_LABEL, str(seed).encode(), "sha256")


def derived(seed: Seed, *purpose: object) -> str:
    """A seed for something else, from which nobody finds the way back, nor to the seed of a third thing."""
    about = "/".join(map(str, purpose))
    return hmac.digest(str(seed).encode(), f"holdouts seed for {about}".encode(), "sha256").hex()


def bot_seed(seed: Seed, seat: int, made: int) -> int:
    """What a bot draws from that sits down after so many choices: whoever guesses it still knows no card."""
    return int(derived(seed, "bot", seat, made)[:16], 16)


def commitment(seed: Seed, salt: str) -> str:
    """What is shown at the start; whoever hears the seed and the salt at the end can compute it again."""
    return hashlib.sha256(preimage(seed, salt).encode()).hexdigest()


def preimage(seed: Seed, salt: str) -> str:
    """The text whose SHA-256 is the commitment."""
    return f"holdouts:{salt}:{seed}"


# --- a game's numbers ---


@lru_cache(maxsize=64)
def _pads(key: bytes) -> "tuple[hashlib._Hash, hashlib._Hash]":
    """The two hashes HMAC begins with under a key: both are the same for every block."""
    long = key.ljust(HASH_BLOCK, b"\0")
    return hashlib.sha256(long.translate(_INNER)), hashlib.sha256(long.translate(_OUTER))


def fresh_numbers(key: bytes, drawn: int, count: int) -> list[int]:
    """The numbers that are drawn after so many: HMAC-SHA256 of each block's number, in four parts of 64 bits.

    A block takes 0.7 us, where `hmac.digest` takes 1.7; many at once take a fifth less than one after the other.
    """
    inner_pad, outer_pad = _pads(key)
    found: list[int] = []
    for number in range(drawn >> 2, (drawn + count + 3) >> 2):
        inner, outer = inner_pad.copy(), outer_pad.copy()
        inner.update(_NUMBER(number))
        outer.update(inner.digest())
        found += _BLOCK(outer.digest())
    return found[drawn & 3 : (drawn & 3) + count]


@lru_cache(maxsize=256)
def block(key: bytes, number: int) -> tuple[int, ...]:
    """The four numbers of a block; they are often drawn one after the other."""
    return tuple(fresh_numbers(key, number << 2, 4))


def number_below(key: bytes, drawn: int, bound: int) -> int:
    """A whole number from 0 to bound - 1: the one that is drawn after so many."""
    return (block(key, drawn >> 2)[drawn & 3] * bound) >> 64


def shuffle(key: bytes, drawn: int, things: list[T]) -> int:
    """Shuffle in place, from the last card to the first; returns how many numbers are drawn after it."""
    count = len(things) - 1
    if count < 1:
        return drawn
    for last, number in zip(range(count, 0, -1), fresh_numbers(key, drawn, count), strict=True):
        other = (number * (last + 1)) >> 64
        things[last], things[other] = things[other], things[last]
    return drawn + count


# --- an imagined game's numbers ---


def imagined_key(seed: Seed) -> bytes:
    """The key of a game that somebody imagines: one byte longer than any other, so that it is known for what it is."""
    return hashlib.sha256(f"holdouts imagined {seed}".encode()).digest() + b"?"


def is_imagined(key: bytes) -> bool:
    return len(key) > KEY_BYTES


@lru_cache(maxsize=16)
def _page(key: bytes, number: int) -> tuple[int, ...]:
    """A page of an imagined game's numbers, of 30 bits each."""
    noise = int.from_bytes(hashlib.shake_128(key + _NUMBER(number)).digest(PAGE_BYTES), "big")
    return _PAGE((noise & _ALL_SMALL).to_bytes(PAGE_BYTES, "big"))


def quick_number_below(key: bytes, drawn: int, bound: int) -> int:
    """A whole number from 0 to bound - 1, as an imagined game draws it."""
    return (_page(key, drawn // PAGE)[drawn % PAGE] * bound) >> SMALL_BITS


def shuffle_quickly(key: bytes, drawn: int, things: list[T]) -> int:
    """Shuffle in place: each thing gets a number, and they are put in the order of these.

    Dealing anew is most of what an imagined game costs, and nobody has to check it: one hash for a page of numbers
    does, where a real game has one for every four cards (7 us instead of 50 for a hundred).
    """
    count = len(things)
    if count < 2:
        return drawn
    page, place = divmod(drawn, PAGE)
    numbers = _page(key, page)[place : place + count]
    while len(numbers) < count:
        page += 1
        numbers += _page(key, page)[: count - len(numbers)]
    things.sort(key=partial(next, iter(numbers)))  # a sort asks for each thing's key once, in their order
    return drawn + count


# --- other dice ---


def mix(number: int) -> int:
    """Scatter a 64-bit number so that neighbours have nothing in common."""
    number = ((number ^ (number >> 30)) * 0xBF58476D1CE4E5B9) & MASK
    number = ((number ^ (number >> 27)) * 0x94D049BB133111EB) & MASK
    return number ^ (number >> 31)


class Dice:
    """A source of chance of its own, for bots and for tools; quick, but no secret is safe behind it."""

    __slots__ = ("dice",)

    def __init__(self, seed: int) -> None:
        self.dice = mix(seed & MASK)

    def below(self, bound: int) -> int:
        """A whole number from 0 to bound - 1."""
        self.dice = (self.dice + STRIDE) & MASK
        return (mix(self.dice) * bound) >> 64

    def pick(self, things: list[T]) -> T:
        return things[self.below(len(things))]

    def best(self, things: list[T], worth: Callable[[T], float]) -> T:
        """One of those that are worth most; what differs by less than a hair is worth the same."""
        worths = [worth(thing) for thing in things]
        most = max(worths) - HAIR
        return self.pick([thing for thing, found in zip(things, worths, strict=True) if found >= most])

    def first(self, things: list[T], worth: Callable[[T], Any]) -> T:
        """The first of those that are worth most: by a figure, or by several of which the first counts most."""
        return max(things, key=worth)

    def shuffle(self, things: list[T]) -> None:
        for last in range(len(things) - 1, 0, -1):
            other = self.below(last + 1)
            things[last], things[other] = things[other], things[last]
