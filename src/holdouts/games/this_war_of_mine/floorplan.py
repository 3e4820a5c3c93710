"""The floor plan of a side of the board: what lies beside what, worked out once. [TWM-BOARD]"""

from itertools import accumulate

from msgspec import Struct

from holdouts.games.this_war_of_mine.household import OBSTACLES, Board


class Plan(Struct, frozen=True):
    """The ways through a house as it is printed; spaces go by their numbers."""

    start: int
    """The Guard space, where everybody sets out from. [TWM-BOARD-5]"""
    floors: tuple[int, ...]
    """By space: the number of its floor."""
    beside: tuple[tuple[int, ...], ...]
    """By space: those directly to the left and right on the same floor. [TWM-DAY-17]"""
    neighbours: tuple[tuple[int, ...], ...]
    """By space: those beside it, and the other ends of its ladders. [TWM-BOARD-6, TWM-BOARD-7]"""
    ways: tuple[tuple[int, ...], ...]
    """The same without Holes, which nobody walks into. [TWM-BOARD-18]"""
    obstacles: frozenset[int]
    """The spaces whose cards cannot be crossed. [TWM-BOARD-8, TWM-BOARD-11]"""
    sites: frozenset[int]
    """The spaces that take a Fitting: no printed action, no dark square. [TWM-BOARD-13]"""


def plan_of(board: Board) -> Plan:
    """The plan of one side."""
    spaces = [space for floor in board.floors for space in floor.spaces]
    floors = tuple(number for number, floor in enumerate(board.floors) for _ in floor.spaces)
    ends = {0, *accumulate(len(floor.spaces) for floor in board.floors)}
    beside = tuple(
        tuple(n for n, wall in ((here - 1, here), (here + 1, here + 1)) if wall not in ends)
        for here in range(len(spaces))
    )
    climbs = [
        tuple(n for n, other in enumerate(spaces) if n != here and {*space.ladder} & {*other.ladder})
        for here, space in enumerate(spaces)
    ]
    neighbours = tuple(near + far for near, far in zip(beside, climbs, strict=True))
    return Plan(
        start=next(n for n, space in enumerate(spaces) if space.printed == "guard"),
        floors=floors,
        beside=beside,
        neighbours=neighbours,
        ways=tuple(tuple(n for n in near if not spaces[n].hole) for near in neighbours),
        obstacles=frozenset(n for n, space in enumerate(spaces) if space.card in OBSTACLES),
        sites=frozenset(n for n, space in enumerate(spaces) if not (space.dark or space.printed or space.hole)),
    )
