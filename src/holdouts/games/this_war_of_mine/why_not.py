"""Why not? The rules' own answers for everything before the group that cannot be used now."""

from collections.abc import Callable, Iterator, Mapping

from holdouts.engine.why_not import Barrier, Why, all_barred, barriers, because
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
    yield from barriers("narrative", ((card, narratives.why_not_now(siege, card)) for card in siege.held))


# --- by day ---


def _by_day(siege: Siege) -> Iterator[Barrier]:
    ways, people = house.reach(siege), orders.able(siege)
    offered = orders.options(siege, people)
    busy = {getattr(option, "person", NONE) for option in offered}
    yield from _at_home(siege, lambda _, person: orders.why_not_act(siege, person) or _sleeps(person, busy))
    if all(states.asleep(person) for person in people):
        return
    shut = sorted({*range(len(siege.spaces))} - {getattr(option, "space", NONE) for option in offered})
    yield from barriers("space", ((space, _work(siege, people, space, ways)) for space in shut))
    designs = [(card, siege.book.fittings[card]) for card in orders.different(siege)]
    whys = ((card, _lacking(siege, orders.why_not_build(siege, one, ways), one.cost)) for card, one in designs)
    yield from barriers("fitting", whys)


def _sleeps(person: Person, busy: set[int]) -> Why | None:
    """Sleepers only take a nap, where there is a Bed for it. [TWM-STATE-10]"""
    return orders.ASLEEP if states.asleep(person) and person.card not in busy else None


def _work(siege: Siege, people: list[Person], space: int, ways: set[int]) -> Why | None:
    """What keeps all of them from what lies, stands or is printed in a room."""
    whys = _tried(siege, people, space)
    return (orders.why_not_enter(siege, space, ways) or all_barred(whys)) if whys else None


def _tried(siege: Siege, people: list[Person], space: int) -> list[Why | None]:
    room, deed = siege.rooms[space], house.action_at(siege, space)
    awake = [person for person in people if not states.asleep(person)]
    if room.cards:
        return [orders.why_not_clear(siege, person, space) for person in awake]
    if room.fitting == NONE:
        return [orders.why_not_printed(siege, space, deed)] if deed and awake else []
    if orders.taken(siege, space):
        return [orders.TAKEN]
    uses = [(action, one) for action in siege.fitting(room).actions for one in (people if action.asleep else awake)]
    return [orders.why_not_use(siege, space, room, action) or _ways(siege, one, action) for action, one in uses]


def _ways(siege: Siege, person: Person, action: Action) -> Why | None:
    """Why none of the ways of an action can be gone; one that costs nothing always can."""
    why = all_barred(orders.why_not_do(siege, person, action, way) for way in action.ways)
    return why and _lacking(siege, why, action.ways[0].pay)


def _lacking(siege: Siege, why: Why | None, price: Mapping[str, int]) -> Why | None:
    """What is too dear says what Storage lacks for it."""
    if why is not orders.TOO_DEAR:
        return why
    lacking = [name for name, count in price.items() if siege.count(name, siege.storage) < count]
    return because("too-dear", goods=tuple(siege.book.sorts[name][0] for name in lacking))


def _piece(siege: Siege, good: int) -> Why | None:
    """What speaks against food, medicine, alcohol or a weapon in Storage."""
    sorts = siege.book.sorts
    if good in sorts["food"] and siege.phase != DUSK:
        return anytime.why_not_eat(siege)
    if good in siege.book.medicines:
        whys = [anytime.why_not_place(siege, person) for person in anytime.within_reach(siege)]
        return anytime.why_not_treat(siege) or all_barred(whys or [anytime.NOBODY_ILL])
    if good in sorts["alcohol"]:
        return anytime.why_not_treat(siege)
    return arms.why_not_arm(siege) if good in sorts["weapon"] else None


# --- at Dusk, in the evening, at night and in the city ---


def _at_home(siege: Siege, why_not: Callable[[Siege, Person], Why | None]) -> Iterator[Barrier]:
    """Everybody, and what lies in Storage, unless the Objective wants it."""
    yield from barriers("character", ((person.card, why_not(siege, person)) for person in siege.group))
    wanted = objectives.wanted(siege)
    stored = [good for good, count in enumerate(siege.storage) if count and good not in wanted]
    yield from barriers("good", ((good, _piece(siege, good)) for good in stored))


def _by_evening(siege: Siege) -> Iterator[Barrier]:
    ways = house.reach(siege)
    yield from _at_home(siege, evening.why_not_task)
    beds = [space for space, _, fitting in siege.installed() if fitting.bed]
    yield from barriers("space", ((space, evening.why_not_sleep(siege, space, ways)) for space in beds))


def _on_a_trip(siege: Siege, trip: Trip) -> Iterator[Barrier]:
    """What the place is good for, while the party has only to say how it goes on; what no longer fits, at the end."""
    if trip.over and not siege.unknown:
        left = [good for good, count in enumerate(siege.pile) if count]
        yield from barriers("good", ((good, carrying.why_not_carry(siege, good)) for good in left))
    elif siege.unknown and not trip.over and (siege.exploring, siege.meeting) == (NONE, NONE):
        actions = siege.location(trip.place).actions
        whys = [scavenging.why_not_use_location(siege, action) for action in actions]
        why = all_barred(whys or [scavenging.why_not_turn_back(siege)])
        yield from barriers("location", [(siege.places[trip.place].card, why)])


def _city(siege: Siege) -> Iterator[Barrier]:
    here = None if siege.trip is None else siege.trip.place
    places = [(n, place.card) for n, place in enumerate(siege.places) if siege.phase and n != here]
    yield from barriers("location", ((card, scavenging.why_not_go(siege, n)) for n, card in places))
