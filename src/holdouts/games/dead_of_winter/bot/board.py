"""Dangers of the board: what comes tonight, where it finds no room, and what a roll may cost."""

from holdouts.games.dead_of_winter.state import COLONY, ENTRANCES, OUTSIDE, Survivor, Winter

MORALE = 10.0
"""The coin in which everything is weighed: a tenth of a step of morale."""
DIE = 4.0
"""What somebody alive is worth besides: a die in every round."""

BITTEN, WOUNDED, FROZEN = 1 / 12, 3 / 12, 2 / 12
"""How often the exposure die does what."""


def need_tonight(winter: Winter) -> int:
    """The food that the colony eats tonight."""
    return (winter.mouths() + 1) // 2


def arrivals(winter: Winter, place: int) -> int:
    """The zombies that come tonight, half of the noise among them."""
    if place == COLONY:
        return need_tonight(winter)
    here = any(survivor.place == place for _, survivor in winter.everybody())
    return int(here) + (winter.locations[place].noise + 1) // 2


def coming_to(winter: Winter, place: int, entrance: int, nights: int = 1) -> int:
    """Of those, how many come to one entrance in so many nights."""
    coming = arrivals(winter, place)
    if place != COLONY:
        return coming * nights
    gates = len(ENTRANCES[COLONY])
    return (coming + gates - 1 - entrance) // gates * nights


def worth_defending(winter: Winter, place: int) -> bool:
    """Whether anybody dies where zombies find no room."""
    if place == COLONY and winter.helpless:
        return True
    return any(survivor.place == place for _, survivor in winter.everybody())


def danger(winter: Winter, place: int, entrance: int) -> float:
    """What one more barricade, or one zombie less, is worth at an entrance."""
    if not worth_defending(winter, place):
        return 0.0
    room = winter.free_at(place, entrance) + winter.locations[place].barricades[entrance]
    if coming_to(winter, place, entrance) > room:
        return MORALE + DIE
    if winter.rounds_left > 1 and coming_to(winter, place, entrance, 2) > room:
        return 4.5
    if winter.rounds_left > 2 and coming_to(winter, place, entrance, 3) > room:
        return 1.5
    return 0.2


def worst(winter: Winter, place: int) -> float:
    """The danger at the worst entrance of a place."""
    return max(danger(winter, place, entrance) for entrance in range(len(ENTRANCES[place])))


def risk(survivor: Survivor, death: float) -> float:
    """What an exposure roll costs a survivor, if their death costs so much."""
    bite = BITTEN * 1.4 * death  # it may spread
    if survivor.hurt >= 2:
        return bite + (WOUNDED + FROZEN) * death
    wound = 1.5 if survivor.hurt == 0 else 4.5
    return bite + WOUNDED * wound + FROZEN * (wound + 3.5)


def crowd(winter: Winter, place: int) -> int:
    """How many survivors are at a place."""
    return sum(survivor.place == place for _, survivor in winter.everybody())


def is_open(winter: Winter, place: int) -> bool:
    """Whether it can be searched."""
    return place in OUTSIDE and bool(winter.locations[place].deck) and not winter.lasts("no-search", place)
