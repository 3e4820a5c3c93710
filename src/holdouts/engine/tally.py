"""Tally: what a game tells of its end besides who won, for those who count many games."""

from msgspec import Struct


class Tally(Struct, frozen=True, kw_only=True):
    """How one game ended, in figures that can be added up."""

    cause: str
    """What ended it."""
    survivors: int
    """How many were left, of those whom the players guided."""
    lost: dict[str, int] = {}
    """How many were lost to what."""
    starters: dict[str, bool] = {}
    """Who began it, and whether they saw the end."""
