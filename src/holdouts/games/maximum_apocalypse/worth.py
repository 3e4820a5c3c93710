"""How likely the team is to make it from here: what a search reads where it looks no further ahead.

Everybody wins or loses together, so it is the same for every seat. What counts is said as facts, mostly parts of a
whole; their weights come from `benchmarks/fit_worth.py` (logistic regression over what became of games that sensible
bots played), rounded.
"""

from collections.abc import Iterator
from math import exp
from statistics import fmean

from holdouts.games.maximum_apocalypse.rules import missions
from holdouts.games.maximum_apocalypse.state import ACTIONS, STARVING, TOKEN_CAP, TRACK, Apocalypse, Survivor

WEIGHTS = {
    "nothing": -5.1,
    "found": 1.6,
    "brought": 1.3,
    "done": 1.5,
    "explored": 1.25,
    "tokens-away": -3.0,
    "unknown": -1.3,
    "away": -1.7,
    "late": -3.0,
    "crowded": -5.6,
    "living": 2.2,
    "health": 1.7,
    "beset": -3.1,
    "hunger": -2.0,
    "starved": -1.0,
    "fed": 0.9,
    "armed": 0.4,
    "time": 1.5,
}
"""Only that it is too late to be home in time was set by hand: that is seldom seen."""

FAR = 16
"""Steps that count as far away: of the farthest and of all on the average, together."""

LONG = 20
"""With so many cards in a deck its survivor has time."""


def worth(world: Apocalypse, seat: int) -> float:
    """The chance of the team, from 0 to 1."""
    return 1 / (1 + exp(-sum(WEIGHTS[fact] * number for fact, number in facts(world, seat).items())))


def facts(world: Apocalypse, seat: int) -> dict[str, float]:
    """What the chance of the team is read off."""
    return {"nothing": 1.0, **_mission(world), **_people(world)}


def _mission(world: Apocalypse) -> dict[str, float]:
    """How far it is, and how far it is still to go."""
    needs, goal, living = world.card.needs, world.goal, world.living()
    wanted = _wanted(world)
    stored = [world.family(card) for card in world.stored]
    carried = {seat: [world.family(card) for card in missions.held_by(world, [seat])] for seat in living}
    held = [family for seat in living for family in carried[seat]]
    there = [family for seat in living if world.survivors[seat].place == goal for family in carried[seat]]
    found = _share(wanted, stored + held)
    parts = list(_parts(world))
    done = sum(parts) / len(parts) if parts else 1.0
    burdened = {*wanted, needs.person} - {""}
    who = living if needs.gathered else [seat for seat in living if burdened & {*carried[seat]}]
    ways = [world.distance(world.survivors[seat].place, goal) for seat in who if goal is not None] or [0]
    away = (max(ways) + sum(ways) / len(ways)) / FAR
    return {
        "found": found,
        "brought": _share(wanted, stored + there),
        "done": done,
        "explored": 1 - len(world.hidden()) / len(world.places()) if found < 1 or done < 1 else 1.0,
        "tokens-away": _way_to_tokens(world),
        "unknown": (goal is None) + _work_is_hidden(world),
        "away": away,
        "late": bool(world.deadline) and max(ways) > ACTIONS * (world.deadline - 1),
        "crowded": sum(world.tokens) / TOKEN_CAP / len(world.places()),
    }


def _share(wanted: dict[str, int], held: list[str]) -> float:
    """What part of the wanted goods is among these."""
    total = sum(wanted.values())
    return sum(min(count, held.count(family)) for family, count in wanted.items()) / total if total else 1.0


def _wanted(world: Apocalypse) -> dict[str, int]:
    """The goods the mission asks for, and the parts its work uses up."""
    work = world.card.work
    wanted = {goods.family: goods.count for goods in world.card.needs.goods}
    if work is not None and work.parts == "besides":
        wanted[work.parts_of] = wanted.get(work.parts_of, 0) + work.cost - world.work
    return wanted


def _parts(world: Apocalypse) -> Iterator[float]:
    """How much of each thing the mission counts is done."""
    mission, needs = world.card, world.card.needs
    if mission.work is not None and mission.work.kind in missions.ON_THE_SPOT:
        yield min(1.0, world.work / mission.work.cost)
    if mission.tokens is not None and (needs.tokens_gone or mission.tokens.role in ("find", "contact")):
        left = sum(1.0 - 0.3 * (place in world.marked) for place, mark in enumerate(world.marks) if mark)
        yield 1 - left / mission.tokens.count
    if needs.all_revealed:
        yield 1 - len(world.hidden()) / len(world.places())
    for goods in needs.samples:
        yield min(1.0, missions.samples_of(world, goods.family) / goods.count)


def _way_to_tokens(world: Apocalypse) -> float:
    """How far the nearest survivor is from each objective token that is left, on the average; 1 is far."""
    places = [world.survivors[seat].place for seat in world.living()]
    ways = [min(world.distance(place, mark) for place in places) for mark, there in enumerate(world.marks) if there]
    return min(1.0, sum(ways) / len(ways) * 2 / FAR) if ways else 0.0


def _work_is_hidden(world: Apocalypse) -> bool:
    work = world.card.work
    if work is None or not work.place or world.work >= work.cost:
        return False
    return not any(world.up[place] and world.tile(place).kind == work.place for place in world.places())


def _people(world: Apocalypse) -> dict[str, float]:
    """How the living are."""
    living = world.living()
    people = [world.survivors[seat] for seat in living]
    kits = [world.kits[person.kit] for person in people]
    health = [_health(world, person) for person in people]
    meals = [sum(world.family(card) == "food" for card in kit.hand) for kit in kits]
    return {
        "living": len(living) / len(world.survivors),
        "health": fmean(health),
        "beset": fmean(_danger(world, person) for person in people),
        "hunger": fmean(person.hunger for person in people) / STARVING,
        "starved": fmean(person.track for person in people) / len(TRACK),
        "fed": fmean(min(2, count) for count in meals) / 2,
        "armed": fmean(_armed(world, seat) for seat in living),
        "time": fmean(min(1.0, len(kit.deck) / LONG) for kit in kits),
    }


def _health(world: Apocalypse, person: Survivor) -> float:
    return min([body.hp / world.character(body).hp for body in person.bodies if not body.dead], default=0.0)


def _danger(world: Apocalypse, person: Survivor) -> float:
    """What part of their hit points the monsters on somebody take with their next attacks."""
    hp = min([body.hp for body in person.bodies if not body.dead], default=1)
    harm = sum(max(0, world.monster(foe).damage) for foe in person.foes if not foe.stunned)
    return min(1.0, harm / max(1, hp))


def _armed(world: Apocalypse, seat: int) -> bool:
    """Whether somebody has a weapon that works."""
    cards = world.book.cards
    return any(cards[held.card].weapon and (held.tokens or not cards[held.card].ammo) for held in world.gear(seat))
