"""A night as plain data: the trip into the city, what is remembered of the last one, and enemies in a fight."""

from holdouts.engine.state import Piece


class Trip(Piece):
    """Tonight's Scavenging."""

    place: int
    noise: int = 1
    capacity: int = 0
    """So much more, or less, can be carried home."""
    light: list[tuple[int, int]] = []
    """What weighs nothing tonight: resources that a script brought. [TWM-BOOK-3]"""
    armed: bool = False
    """Weapons were packed."""
    met: int = 0
    """Encounters so far."""
    over: bool = False
    """The exploration ends after what is being resolved. [TWM-SCAV-16]"""
    fled: bool = False
    emptied: bool = False
    """The Unknown deck ran out."""
    begun: bool = False
    """Something was done there: a Location is no longer swapped. [TWM-ADV-10]"""
    may_end: bool = False
    """The last card lets the party turn back. [TWM-SCAV-17]"""
    waiting: int = 0
    """Encounters that wait until the one under way is over. [TWM-SCAV-42]"""
    fallen: int = 0
    """Scavengers who died since the others last stopped to take it in. [TWM-SCAV-28]"""
    done: list[tuple[int, str]] = []
    """What was done with which Residents."""
    swapped: bool = False
    """The Location they were at has made room for another on the way out. [TWM-ADV-7]"""


class PastTrip(Piece):
    """The trip of the night before, as far as a morning may ask. [TWM-MORNING-12]"""

    place: int
    party: list[int]
    emptied: bool


class Enemy(Piece):
    """An Enemy token in a fight. [TWM-COMBAT-1]"""

    token: int
    weapons: list[int]
    """The first one is in hand."""
    wounds: int = 0
    useless: list[int] = []
    """Weapons that jammed, were lost, or ran out of ammunition. [TWM-COMBAT-17, TWM-COMBAT-25]"""
