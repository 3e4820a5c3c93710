"""How likely the team is to make it from here: what a search reads where it looks no further ahead.

Everybody wins or loses together, so it is the same for every seat. The weights were fitted (logistic regression) to
what became of games that sensible bots played; only differences within one game matter.
"""

from collections.abc import Iterator
from math import exp

from holdouts.games.maximum_apocalypse.rules import missions
from holdouts.games.maximum_apocalypse.state import ACTIONS, STARVING, TOKEN_CAP, TRACK, Apocalypse, Survivor

NOTHING = -7.3
"""Where a team stands that has nothing, and everything still to do."""

FOUND, BROUGHT, DONE, PERSON = 2.0, 0.9, 2.2, 0.4
"""All goods in somebody's hands; all of them at the mission's place; all of its work, tokens and samples; who must be
brought is with somebody."""

UNKNOWN, AWAY, OVERDUE, LATE = -0.4, -0.4, -1.8, -3.0
"""A place that the mission needs and nobody has seen; far from home; also when nothing but that is missing; no hope to
be there in time."""

EXPLORED, APPROACH = 1.0, -1.2
"""All tiles turned up while something is still missing; far from the objective tokens that are left."""

LIVING, HEALTH, WEAKEST, BESET = 1.0, 1.8, 0.2, -0.9
"""Everybody alive; in full health; also the weakest; the next attacks kill."""

HUNGER, STARVED, FED = -0.9, -1.0, 0.3
"""Everybody about to starve; at the end of the hunger track; with food for two meals."""

ARMED, SUPPLY, CROWDED, TIME = 0.2, 0.6, -2.0, 2.4
"""Everybody with a weapon that works; Monster tokens in the supply; all tiles full of them; cards in the decks."""

FAR = 16
"""Steps that count as far away: of the farthest and of all on the average, together."""

PLENTY = 15
"""With so many Monster tokens in the supply it does not matter how many more there are."""

LONG = 20
"""With so many cards in a deck its survivor has time."""


def worth(world: Apocalypse, seat: int) -> float:
    """The chance of the team, from 0 to 1."""
    return 1 / (1 + exp(-sum((NOTHING, *_mission(world), *_people(world)))))


def _mission(world: Apocalypse) -> Iterator[float]:
    """How far it is, and how far it is still to go."""
    needs, goal, living = world.card.needs, world.goal, world.living()
    wanted = _wanted(world)
    stored = [world.family(card) for card in world.stored]
    carried = {seat: [world.family(card) for card in missions.held_by(world, [seat])] for seat in living}
    held = [family for seat in living for family in carried[seat]]
    there = [family for seat in living if world.survivors[seat].place == goal for family in carried[seat]]
    found = _share(wanted, stored + held)
    yield FOUND * found
    yield BROUGHT * _share(wanted, stored + there)
    parts = list(_parts(world))
    done = sum(parts) / len(parts) if parts else 1.0
    yield DONE * done
    if not needs.person or needs.person in stored + held or (world.message and needs.message in stored + held):
        yield PERSON
    if found < 1 or done < 1:
        yield EXPLORED * (1 - len(world.hidden()) / len(world.places()))
    else:
        yield EXPLORED
    yield APPROACH * _way_to_tokens(world)
    yield UNKNOWN * ((goal is None) + _work_is_hidden(world))
    if goal is not None:
        burdened = {*wanted, needs.person} - {""}
        who = living if needs.gathered else [seat for seat in living if burdened & {*carried[seat]}]
        ways = [world.distance(world.survivors[seat].place, goal) for seat in who] or [0]
        yield (AWAY + OVERDUE * found * done) * (max(ways) + sum(ways) / len(ways)) / FAR
        if world.deadline and max(ways) > ACTIONS * (world.deadline - 1):
            yield LATE
    yield SUPPLY * min(1.0, world.supply / PLENTY)
    yield CROWDED * sum(world.tokens) / TOKEN_CAP / len(world.places())


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
    return min(1.0, sum(ways) / len(ways) * 2 / FAR) if ways and places else 0.0


def _work_is_hidden(world: Apocalypse) -> bool:
    work = world.card.work
    if work is None or not work.place or world.work >= work.cost:
        return False
    return not any(world.up[place] and world.tile(place).kind == work.place for place in world.places())


def _people(world: Apocalypse) -> Iterator[float]:
    """How the living are."""
    living = world.living()
    if not living:
        return
    people = [world.survivors[seat] for seat in living]
    health = [_health(world, person) for person in people]
    yield LIVING * len(living) / len(world.survivors)
    yield HEALTH * sum(health) / len(living)
    yield WEAKEST * min(health)
    yield BESET * sum(_danger(world, person) for person in people) / len(living)
    yield HUNGER * sum(person.hunger for person in people) / STARVING / len(living)
    yield STARVED * sum(person.track for person in people) / len(TRACK) / len(living)
    kits = [world.kits[person.kit] for person in people]
    meals = [sum(world.family(card) == "food" for card in kit.hand) for kit in kits]
    yield FED * sum(min(2, count) for count in meals) / 2 / len(living)
    yield ARMED * sum(_armed(world, seat) for seat in living) / len(living)
    yield TIME * sum(min(1.0, len(kit.deck) / LONG) for kit in kits) / len(living)


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
