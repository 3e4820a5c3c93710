"""How near goals are, as the table stands: in parts of the whole, from 0 to 1."""

from holdouts.engine.conditions import Condition, leaves
from holdouts.games.dead_of_winter import conditions as needs
from holdouts.games.dead_of_winter.state import OUTSIDE, Winter

ALMOST = 0.95
"""What is not there yet is never nearer than that."""

UNCOUNTED = 0.4
"""How near something is that is either so or not."""


def counted(winter: Winter) -> list[Condition]:
    """What the main objective asks for besides time, which passes by itself."""
    return [need for need in leaves(winter.side.goal) if not isinstance(need, needs.LastRound)]


def progress(winter: Winter) -> float:
    """What part of that everybody can see done."""
    wanted = counted(winter)
    return sum(nearness(winter, winter.first, need) for need in wanted) / len(wanted) if wanted else 1.0


def nearness(winter: Winter, seat: int, need: Condition, more: float = 0.0) -> float:
    """How near a condition is to being true for a seat, if it had so much more."""
    if need.holds(winter, seat):
        return 1.0
    if not isinstance(need, needs.Tally):
        return UNCOUNTED
    if isinstance(need, needs.Barricades) and need.place == "each-outside":
        return sum(winter.barricades(place) > 0 for place in OUTSIDE) / len(OUTSIDE)
    number, grown = need.number(winter, seat) + more, need.more(winter)
    if need.at_least is not None and number < need.at_least + grown:
        return max(0.0, min(ALMOST, number / (need.at_least + grown)))
    if need.at_most is None:
        return ALMOST
    return 1 / (1 + max(0.0, number - need.at_most - grown) / 5)
