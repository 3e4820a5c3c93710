"""Odds: how likely chance alone makes a difference."""

from collections.abc import Iterable
from math import comb


def by_chance(better: int, worse: int) -> float:
    """How likely chance alone is to make one win so many of the games that went otherwise (sign test, one side)."""
    games = better + worse
    return float(sum(comb(games, hits) for hits in range(better, games + 1)) / 2**games)


def otherwise(one: Iterable[bool], other: Iterable[bool]) -> tuple[int, int]:
    """How many of the same games were won by the one alone, and how many by the other alone."""
    pairs = list(zip(one, other, strict=True))
    return sum(here and not there for here, there in pairs), sum(there and not here for here, there in pairs)
