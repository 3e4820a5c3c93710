"""How near a goal is: of each condition what there is, and what there should be."""

from collections.abc import Iterator
from typing import NamedTuple

from msgspec.structs import replace

from holdouts.engine.conditions import All, AnyOf, Condition, leaves
from holdouts.games.dead_of_winter.cards import Side
from holdouts.games.dead_of_winter.conditions import MainReached, MoraleGone, RoundsOver, Tally
from holdouts.games.dead_of_winter.rules import ending
from holdouts.games.dead_of_winter.state import Winter

AT_THE_END = (MainReached, MoraleGone, RoundsOver)
"""What can be told only when the game is over."""


class Progress(NamedTuple):
    """One condition: whether it is met now, and where it is counted, how many there are and should be."""

    need: Condition
    met: bool
    value: int | None = None
    least: int | None = None
    most: int | None = None


def progress(winter: Winter, seat: int, goal: Condition) -> Iterator[Progress]:
    """Each condition of a goal, as things stand; how the game ends is left out until it has ended."""
    for need in needs(goal):
        if not winter.ended and all(isinstance(leaf, AT_THE_END) for leaf in leaves(need)):
            continue
        met = need.holds(winter, seat)
        if not isinstance(need, Tally):
            yield Progress(need, met)
            continue
        bounds = need.settled(winter)
        yield Progress(bounds, met, need.number(winter, seat), bounds.at_least, bounds.at_most)


def needs(goal: Condition) -> Iterator[Condition]:
    """All that must be so; of two things either of which is enough, both are one."""
    if not isinstance(goal, All):
        yield goal
        return
    for part in goal.of:
        yield from needs(part)


def settled(winter: Winter, goal: Condition) -> Condition:
    """A goal with all its bounds reckoned out for those who play."""
    match goal:
        case Tally():
            return goal.settled(winter)
        case All() | AnyOf():
            return replace(goal, of=tuple(settled(winter, part) for part in goal.of))
    return goal


def side_here(winter: Winter) -> Side:
    """The main objective as it is read at this table: so many cards, and not so many for each player."""
    return replace(winter.side, goal=settled(winter, winter.side.goal))


def of_colony(winter: Winter) -> list[Progress]:
    """The main objective, which everybody sees. [DOW-COLONY-11]"""
    return list(progress(winter, winter.first, winter.side.goal))


def of_seat(winter: Winter, seat: int) -> list[Progress]:
    """What this seat wants for itself: for the eyes of its owner only. [DOW-END-4]"""
    return list(progress(winter, seat, ending.wish(winter, seat)))
