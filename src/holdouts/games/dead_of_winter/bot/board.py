"""Dangers of the board: what comes tonight, where it finds no room, and what a roll may cost."""

from math import exp

from holdouts.games.dead_of_winter.cards import PLACES
from holdouts.games.dead_of_winter.effects.board import AddZombies
from holdouts.games.dead_of_winter.rules.colony import crisis_need
from holdouts.games.dead_of_winter.state import COLONY, ENTRANCES, NONE, OUTSIDE, Survivor, Winter

MORALE = 10.0
"""The coin in which everything is weighed: a tenth of a step of morale."""
DIE = 4.0
"""What somebody alive is worth besides: a die in every round."""

BITTEN, WOUNDED, FROZEN = 1 / 12, 3 / 12, 2 / 12
"""How often the exposure die does what."""

LEAST_GRIEF, MOST_GRIEF = 2.0, 20.0


def grief(winter: Winter) -> float:
    """What a step of morale is worth now: little where there is more of it than nights to come can take."""
    short = 0.9 * winter.rounds_left + 1.5 - winter.morale
    return max(LEAST_GRIEF, min(MOST_GRIEF, MORALE * exp(0.4 * short)))


def hand(winter: Winter) -> float:
    """What a die in every round that is left is worth."""
    return DIE * min(1.0, (winter.rounds_left - 1) / 3)


def dice_now(winter: Winter) -> int:
    """The dice that all who are not exiled have left in this round."""
    return sum(len(winter.players[seat].dice) for seat in winter.present)


def dice_to_come(winter: Winter) -> int:
    """The dice that all who are not exiled have, and will roll until the end if everybody lives."""
    here = [winter.players[seat] for seat in winter.present]
    return sum(len(player.dice) + (len(player.group) + 1) * (winter.rounds_left - 1) for player in here)


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
    """Of those, how many come to one entrance in so many nights, and once what a crisis brings that nobody prevents."""
    gates = len(ENTRANCES[place])
    nightly = _share(arrivals(winter, place), gates, entrance)
    return nightly * nights + _share(threatened(winter, place), gates, entrance)


def _share(coming: int, gates: int, entrance: int) -> int:
    """Of so many zombies, those who come to one entrance: they are dealt out from the first on."""
    return (coming + gates - 1 - entrance) // gates


def crisis_lacks(winter: Winter) -> int:
    """How many cards the crisis still lacks, if all that lies there is right."""
    if winter.crisis == NONE:
        return 0
    given = sum(len(player.given) for player in winter.players)
    return crisis_need(winter) - given - winter.crisis_bonus


def threatened(winter: Winter, place: int) -> int:
    """The zombies that the crisis brings to a place, as long as it lacks anything."""
    if crisis_lacks(winter) <= 0:
        return 0
    names = (PLACES[place], "each-outside" if place != COLONY else PLACES[place])
    fail = winter.crisis_card.fail
    return sum(effect.amount for effect in fail if isinstance(effect, AddZombies) and effect.place in names)


def room(winter: Winter, place: int, entrance: int) -> int:
    """How many zombies an entrance takes before one gets in: a barricade stops one, and leaves a space for the next."""
    return winter.free_at(place, entrance) + 2 * winter.locations[place].barricades[entrance]


def outlasts(free: int, walls: int, coming: int) -> int:
    """Of the barricades at an entrance, those that stand when so many zombies have come: every other one breaks one."""
    return walls - min(walls, (max(0, coming - free) + 1) // 2)


def standing(winter: Winter, place: int) -> int:
    """The barricades at a place that outlast the night."""
    walls = winter.locations[place].barricades
    return sum(
        outlasts(winter.free_at(place, gate), count, coming_to(winter, place, gate))
        for gate, count in enumerate(walls)
        if count
    )


def worth_defending(winter: Winter, place: int) -> bool:
    """Whether anybody dies where zombies find no room."""
    if place == COLONY and winter.helpless:
        return True
    return any(survivor.place == place for _, survivor in winter.everybody())


def danger(winter: Winter, place: int, entrance: int) -> float:
    """What one more barricade, or one zombie less, is worth at an entrance."""
    if not worth_defending(winter, place):
        return 0.0
    left = room(winter, place, entrance)
    if coming_to(winter, place, entrance) > left:
        return grief(winter) + hand(winter)
    if winter.rounds_left > 1 and coming_to(winter, place, entrance, 2) > left:
        return 4.5
    if winter.rounds_left > 2 and coming_to(winter, place, entrance, 3) > left:
        return 1.5
    return 0.2


def worst(winter: Winter, place: int) -> float:
    """The danger at the worst entrance of a place."""
    return max(danger(winter, place, entrance) for entrance in range(len(ENTRANCES[place])))


def risk(survivor: Survivor, death: float, others: int = 0) -> float:
    """What an exposure roll costs a survivor, if their death costs so much; a bite spreads among others."""
    bite = BITTEN * (1 + 0.35 * min(3, others)) * death
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
