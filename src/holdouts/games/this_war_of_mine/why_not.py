"""Why not? The rules' own answers for everything before the group that cannot be used now."""

from collections.abc import Callable, Iterator, Mapping

from holdouts.engine.why_not import Barrier, Why, because
from holdouts.games.this_war_of_mine.household import Action
from holdouts.games.this_war_of_mine.night import Trip
from holdouts.games.this_war_of_mine.rules import (
    anytime,
    arms,
    carrying,
    evening,
    house,
    narratives,
    objectives,
    orders,
    raid,
    scavenging,
    states,
)
from holdouts.games.this_war_of_mine.state import DAY, DUSK, EVENING, NONE, RAID, Person, Siege


def why_not(siege: Siege, seat: int) -> Iterator[Barrier]:
    """What speaks against using things now; nothing to whoever does not lead, nor while a page or a fight is on."""
    if seat != siege.leader or siege.reading or siege.fighting:
        return
    if siege.phase == DAY and siege.step and not siege.resolving and siege.visiting == NONE:
        yield from _by_day(siege)
    elif siege.phase == EVENING:
        yield from _by_evening(siege)
    elif siege.phase == DUSK:
        yield from _at_home(siege, orders.why_not_at_home)
    elif siege.phase == RAID:
        yield from _at_home(siege, raid.why_not_defend)
    elif siege.trip is not None:
        yield from _on_a_trip(siege, siege.trip)
    yield from _city(siege)
    for card in siege.held:
        if why := narratives.why_not_now(siege, card):
            yield Barrier("narrative", card, why)


# --- by day ---


def _by_day(siege: Siege) -> Iterator[Barrier]:
    ways, people = house.reach(siege), orders.able(siege)
    yield from _at_home(siege, lambda _, person: orders.why_not_act(siege, person) or _sleeps(siege, person, ways))
    if all(states.asleep(person) for person in people):
        return
    for space in range(len(siege.spaces)):
        if why := _work(siege, people, space, ways):
            yield Barrier("space", space, why)
    for card in orders.different(siege):
        fitting = siege.book.fittings[card]
        if why := orders.why_not_build(siege, fitting, ways):
            yield Barrier("fitting", card, _lacking(siege, why, fitting.cost))


def _sleeps(siege: Siege, person: Person, ways: set[int]) -> Why | None:
    """Sleepers only take a nap, where there is a Bed for it. [TWM-STATE-10]"""
    if not states.asleep(person):
        return None
    beds = [space for space, _, fitting in siege.installed() if any(action.asleep for action in fitting.actions)]
    free = [space for space in beds if space in ways and not orders.taken(siege, space)]
    return None if free else orders.ASLEEP


def _work(siege: Siege, people: list[Person], space: int, ways: set[int]) -> Why | None:
    """What keeps all of them from what lies, stands or is printed in a room."""
    whys = list(_tried(siege, people, space))
    if not whys:
        return None
    if why := orders.why_not_enter(siege, space, ways):
        return why
    return None if None in whys else whys[0]


def _tried(siege: Siege, people: list[Person], space: int) -> Iterator[Why | None]:
    room = siege.rooms[space]
    awake = [person for person in people if not states.asleep(person)]
    if room.cards:
        together = len(awake) > 1 and orders.takes_two(siege, space)
        for person in awake:
            open_to = together or orders.may_break_open(siege, person, space)
            yield None if open_to else orders.why_not_clear(siege, person, space)
    elif room.fitting != NONE:
        if orders.taken(siege, space):
            yield orders.TAKEN
            return
        if awake and orders.may_rebuild(siege, space):
            yield None
        for action in siege.fitting(room).actions:
            for person in people if action.asleep else awake:
                yield orders.why_not_use(siege, space, room, action) or _ways(siege, person, action)
    elif deed := house.action_at(siege, space):
        yield from (orders.why_not_printed(siege, space, deed) for _ in awake)


def _ways(siege: Siege, person: Person, action: Action) -> Why | None:
    """Why none of the ways of an action can be gone; one that costs nothing always can."""
    whys = [orders.why_not_do(siege, person, action, way) for way in action.ways]
    if not whys or None in whys:
        return None
    return _lacking(siege, whys[0] or orders.TOO_DEAR, action.ways[0].pay)


def _lacking(siege: Siege, why: Why, price: Mapping[str, int]) -> Why:
    """What is too dear says what Storage lacks for it."""
    if why is not orders.TOO_DEAR:
        return why
    lacking = [name for name, count in price.items() if siege.count(name, siege.storage) < count]
    return because("too-dear", goods=tuple(siege.book.sorts[name][0] for name in lacking))


def _pieces(siege: Siege) -> Iterator[Barrier]:
    """Food, medicine and weapons in Storage, unless the Objective wants them."""
    wanted = objectives.wanted(siege)
    sorts = siege.book.sorts
    for good, count in enumerate(siege.storage):
        if not count or good in wanted:
            continue
        why = None
        if good in sorts["food"] and siege.phase != DUSK:
            why = anytime.why_not_eat(siege)
        elif good in siege.book.medicines:
            why = anytime.why_not_treat(siege) or _nobody_ill(siege)
        elif good in sorts["alcohol"]:
            why = anytime.why_not_treat(siege)
        elif good in sorts["weapon"]:
            why = arms.why_not_arm(siege)
        if why is not None:
            yield Barrier("good", good, why)


def _nobody_ill(siege: Siege) -> Why | None:
    whys = [anytime.why_not_place(siege, person) for person in anytime.within_reach(siege)]
    return None if None in whys else anytime.NOBODY_ILL


# --- at Dusk, in the evening, at night and in the city ---


def _at_home(siege: Siege, why_not: Callable[[Siege, Person], Why | None]) -> Iterator[Barrier]:
    """Everybody, and what lies in Storage."""
    for person in siege.group:
        if why := why_not(siege, person):
            yield Barrier("character", person.card, why)
    yield from _pieces(siege)


def _by_evening(siege: Siege) -> Iterator[Barrier]:
    ways = house.reach(siege)
    yield from _at_home(siege, evening.why_not_task)
    for space, _, fitting in siege.installed():
        if fitting.bed and (why := evening.why_not_sleep(siege, space, ways)):
            yield Barrier("space", space, why)


def _on_a_trip(siege: Siege, trip: Trip) -> Iterator[Barrier]:
    """What the place is good for, while the party has only to say how it goes on; what no longer fits, at the end."""
    if trip.over and not siege.unknown:
        for good, count in enumerate(siege.pile):
            if count and (why := carrying.why_not_carry(siege, good)):
                yield Barrier("good", good, why)
        return
    if (siege.exploring, siege.meeting) != (NONE, NONE) or not siege.unknown or trip.over:
        return
    whys = [scavenging.why_not_use_location(siege, one) for one in siege.location(trip.place).actions]
    why = whys[0] if whys else scavenging.why_not_turn_back(siege)
    if why is not None and None not in whys:
        yield Barrier("location", siege.places[trip.place].card, why)


def _city(siege: Siege) -> Iterator[Barrier]:
    for number, place in enumerate(siege.places):
        if siege.trip is not None and siege.trip.place == number:
            continue
        if siege.phase and (why := scavenging.why_not_go(siege, number)):
            yield Barrier("location", place.card, why)
