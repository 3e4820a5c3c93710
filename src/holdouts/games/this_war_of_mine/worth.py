"""How likely the group is to see the end of the war: what a search reads where it looks no further ahead.

Everybody wins or loses together, so it is the same for every seat. What counts is said as facts, mostly parts of a
whole; their weights come from `benchmarks/fit_worth.py` (logistic regression over what became of games that sensible
bots played), rounded.
"""

from math import exp

from holdouts.games.this_war_of_mine.bot.household import Household, misery_of
from holdouts.games.this_war_of_mine.state import MISERY, MOST, WOUNDS, Siege

WEIGHTS = {
    "nothing": 0.0,
    "days": -0.28,
    "second": 0.4,
    "best-off": -0.35,
    "next-best-off": -0.35,
    "long": -0.2,
    "hands": 0.4,
    "wounds": -1.4,
    "misery": -0.95,
    "food": 0.9,
    "cures": 0.9,
    "arms": 0.85,
    "barricades": 1.4,
    "fittings": 0.6,
    "loot": 0.25,
    "no-seat": -0.5,
    "seats": 0.3,
}

BAD, WORST = 10.0, 1.5
"""How badly off somebody is who will not last long, all in all; and more than so many times that is no worse."""

MANY, FITTED = 4, 8
"""So many cures, weapons or Barricades, and so many Fittings, are enough."""

RICH = 40
"""What all goods of a house fetch that has enough to trade."""


def worth(siege: Siege, seat: int) -> float:
    """The chance of the group, from 0 to 1: somebody who began it must live to see the end."""
    if not any(person.starting for person in siege.group):
        return 0.0
    return 1 / (1 + exp(-sum(WEIGHTS[fact] * number for fact, number in facts(siege, seat).items())))


def facts(siege: Siege, seat: int) -> dict[str, float]:
    """What the chance of the group is read off."""
    return {"nothing": 1.0, **_people(siege), **_house(siege), **_bus(siege)}


def _people(siege: Siege) -> dict[str, float]:
    """Who began it and lives, the two who are best off above all; and everybody else who lends a hand."""
    began = sorted(min(WORST, misery_of(person) / BAD) for person in siege.group if person.starting)
    best, following, *_ = *began, WORST, WORST
    days, people = len(siege.events), max(1, len(siege.group))
    return {
        "days": days,
        "second": len(began) > 1,
        "best-off": best,
        "next-best-off": following,
        "long": days * best,
        "hands": len(siege.group),
        "wounds": sum(person.levels[WOUNDS] for person in siege.group) / MOST / people,
        "misery": sum(person.levels[MISERY] for person in siege.group) / MOST / people,
    }


def _house(siege: Siege) -> dict[str, float]:
    """What there is, or will be by Dawn."""
    household, goods = Household(siege), siege.book.goods
    stock = list(zip(household.stock, goods, strict=True))
    return {
        "food": min(1.0, household.owned("food") / 2 / household.mouths),
        "cures": min(1.0, sum(count for count, good in stock if good.medicine) / MANY),
        "arms": min(1.0, household.owned("weapon") / MANY),
        "barricades": min(1.0, siege.barricades() / MANY),
        "fittings": min(1.0, len(siege.installed()) / FITTED),
        "loot": sum(count * good.value for count, good in stock) / RICH,
    }


def _bus(siege: Siege) -> dict[str, float]:
    """Seats on the bus, where one leaves."""
    if not siege.sheet.seats:
        return {"no-seat": 0.0, "seats": 0.0}
    return {"no-seat": not siege.bus_seats, "seats": min(1.0, siege.bus_seats / max(1, len(siege.group)))}
