"""Orders of a day step: what somebody may be told to do, and what it costs. [TWM-DAY]"""

from collections.abc import Iterator
from typing import Any

from holdouts.engine.decision import Option
from holdouts.engine.modifiers import forbidden
from holdouts.games.this_war_of_mine import events
from holdouts.games.this_war_of_mine.household import Action, Fitting, Way
from holdouts.games.this_war_of_mine.picks import (
    Act,
    BreakOpen,
    Build,
    CarryOut,
    Clear,
    ClearTogether,
    Dismantle,
    MoveFitting,
    OnceMore,
    Perform,
    UseFitting,
)
from holdouts.games.this_war_of_mine.rules import goods, house, states, tokens
from holdouts.games.this_war_of_mine.state import FATIGUE, MOST, MOST_WAITS, NONE, Order, Person, Room, Siege

PARTS: tuple[type[Option], ...] = (
    *(Act, Clear, ClearTogether, BreakOpen, UseFitting, OnceMore, Build, MoveFitting, Dismantle, Perform),
)
SHARED = ("rummage",)
"""Printed actions that several may take in one step. [TWM-DAY-4]"""


def able(siege: Siege) -> list[Person]:
    """Whoever may be given an action in this step. [TWM-DAY-2, TWM-CHAR-7]"""
    return [person for person in siege.at_home() if not person.newcomer and _has_action(siege, person)]


def _has_action(siege: Siege, person: Person) -> bool:
    given = sum(order.person == person.card for order in siege.orders)
    if siege.one_action and person.acted:
        return False
    if states.asleep(person):
        return not given
    return not states.blocked(person, siege.step) and given <= person.more


def options(siege: Siege, people: list[Person]) -> list[Option]:
    """Everything that can still be ordered, and that the step begins. [TWM-DAY-25]"""
    ways = house.reach(siege)
    found: list[Option] = []
    awake = any(not states.asleep(person) for person in people)
    printed, sites = (_printed(siege, ways), _sites(siege, ways)) if awake else ([], [])
    usable = _usable(siege, ways)
    for person in people:
        if states.asleep(person):
            found += _fittings(siege, person, [use for use in usable if use[1].asleep])
        else:
            found += [Act(person.card, space, deed) for space, deed in printed]
            found += _clearing(siege, person, people, ways)
            found += _fittings(siege, person, usable)
            found += [Build(person.card, space, card) for space, card in sites]
            found += _rebuilding(siege, person, ways)
            found += _performing(siege, person)
            found += _fetching(siege, person)
    return [*found, *_once_more(siege), CarryOut()]


def taken(siege: Siege, space: int) -> bool:
    """One Character for each card, Fitting and printed action in a step. [TWM-DAY-4]"""
    return any(order.space == space or (order.deed == "move" and order.to == space) for order in siege.orders)


def spared(siege: Siege, person: Person, deed: str) -> bool:
    """Whether an ability spares somebody a thing; a sleeper's does not work. [TWM-CHAR-10]"""
    gifts = siege.book.gifts[person.card]
    return person.levels[FATIGUE] < MOST and forbidden(siege, siege.leader, deed, [gifts]) is not None


# --- printed actions ---


def _printed(siege: Siege, ways: set[int]) -> list[tuple[int, str]]:
    """The actions that are printed on spaces within reach: the same for everybody."""
    found = []
    for space in sorted(ways):
        deed = house.action_at(siege, space)
        if deed and (deed in SHARED or not taken(siege, space)) and (deed != "new-idea" or siege.ideas):
            found.append((space, deed))
    return found


# --- Shelter cards ---


def _clearing(siege: Siege, person: Person, people: list[Person], ways: set[int]) -> Iterator[Option]:
    """What lies about needs hands only; what stands in the way its tool, or for Rubble a second Character.
    [TWM-DAY-7..10]"""
    for space in sorted(ways):
        room = siege.rooms[space]
        if not room.cards:
            continue
        kind = siege.spaces[space].card
        rubble = kind == "rubble"
        if taken(siege, space) and not rubble:
            continue
        if has_tool(siege, person, space):
            yield Clear(person.card, space)
        if rubble:
            for other in people:
                if other.card > person.card and not states.asleep(other) and not taken(siege, space):
                    yield ClearTogether(person.card, space, other.card)
        instead = siege.character(person).ability.opens_with
        if kind == "locked-door" and instead and siege.storage[siege.book.good(instead)]:
            yield BreakOpen(person.card, space)


def tool_of(siege: Siege, space: int) -> str:
    """The tool that the card of a space takes. [TWM-DAY-8]"""
    return siege.book.tools[siege.spaces[space].card]


def has_tool(siege: Siege, person: Person, space: int) -> bool:
    """Whether the tool is there that it takes, in Storage or in good arms. [TWM-DAY-8, TWM-DAY-10]"""
    tool = tool_of(siege, space)
    if not tool or siege.storage[siege.book.good(tool)]:
        return True
    return spared(siege, person, tool) or _blank_tool(siege, tool) != NONE


def _blank_tool(siege: Siege, tool: str) -> int:
    """A blank token that serves in the place of a tool. [TWM-ERRATA-11]"""
    laid = [order.blank for order in siege.orders]
    found = (n for n, token in tokens.at_home(siege) if token.tool == tool and n not in laid)
    return next(found, NONE)


def _lay_tool(siege: Siege, order: Order, person: Person) -> None:
    """The tool lies on the card until the step is over. [TWM-DAY-8]"""
    tool = tool_of(siege, order.space)
    if not tool or spared(siege, person, tool):
        return
    good = siege.book.good(tool)
    order.blank = _blank_tool(siege, tool)
    if order.blank == NONE:
        siege.storage[good] -= 1
        order.tool = good


# --- Fittings ---


def _usable(siege: Siege, ways: set[int]) -> list[tuple[int, Action]]:
    """The actions of Fittings against which nothing speaks but their prices: the same for everybody."""
    return [
        (space, action)
        for space, room, fitting in siege.installed()
        if space in ways and not taken(siege, space)
        for action in fitting.actions
        if may_use(siege, space, room, action)
    ]


def _fittings(siege: Siege, person: Person, usable: list[tuple[int, Action]]) -> Iterator[Option]:
    """What somebody can do with them. Sleepers only take a nap. [TWM-STATE-10]"""
    for space, action in usable:
        if not action.ways:
            yield UseFitting(person.card, space, action.id)
        for number, way in enumerate(action.ways):
            if can_do(siege, person, action, way):
                yield UseFitting(person.card, space, action.id, number)


def may_use(siege: Siege, space: int, room: Room, action: Action) -> bool:
    """Whether nothing but its price speaks against an action. [TWM-DAY-23, TWM-DAY-24]"""
    if action.daily and once(action, space) in siege.done:
        return False
    if action.owning and not siege.storage[siege.book.good(action.owning)]:
        return False
    return not action.waits or (not room.waiting and siege.waits() + _pending_waits(siege) < MOST_WAITS)


def _pending_waits(siege: Siege) -> int:
    """Orders of this step that will place a Wait token."""
    return sum(_waits(siege, order) for order in siege.orders)


def _waits(siege: Siege, order: Order) -> bool:
    room = siege.rooms[order.space]
    found = [] if room.fitting == NONE else siege.fitting(room).actions
    return any(action.id == order.deed and action.waits for action in found)


def once(action: Action, space: int) -> str:
    """How the day remembers that an action was taken."""
    return f"{action.id}@{space}"


def can_do(siege: Siege, person: Person, action: Action, way: Way) -> bool:
    """Whether a way can be paid, and brings something. [TWM-GEN-7]"""
    if not goods.can_pay(siege, way.pay, siege.storage, _unpaid(siege, person, action)):
        return False
    if way.barricades:
        pending = sum(order.barricades for order in siege.orders)
        return len(siege.holes()) > pending
    if way.cold:
        return siege.cold > sum(order.cold for order in siege.orders)
    return all(_left(siege, name, way) > 0 for name in way.gain)


def _left(siege: Siege, name: str, way: Way) -> int:
    """How many of a good the step could still bring: what is paid for it goes into the box first."""
    good = siege.book.good(name)
    promised = sum(count for order in siege.orders for other, count in order.gains if other == good)
    return goods.available(siege, good) + way.pay.get(name, 0) - promised


def _unpaid(siege: Siege, person: Person, action: Action) -> str:
    return action.spared if action.spared and spared(siege, person, "cooking-water") else ""


def _once_more(siege: Siege) -> Iterator[OnceMore]:
    """The same in the same action, in whichever of its ways. [TWM-DAY-18]"""
    for person in siege.group:
        order = repeatable(siege, person.card)
        if order is None:
            continue
        action = action_of(siege, order)
        for number, way in enumerate(action.ways):
            if can_do(siege, person, action, way):
                yield OnceMore(person.card, number)


def repeatable(siege: Siege, person: int) -> Order | None:
    """The last order of somebody that says "for each", of those of this step. [TWM-DAY-18]"""
    given = (order for order in reversed(siege.orders) if order.person == person and order.way != NONE)
    return next((order for order in given if action_of(siege, order).each), None)


def action_of(siege: Siege, order: Order) -> Action:
    """The action of a Fitting that an order is about."""
    actions = siege.fitting(siege.rooms[order.space]).actions
    return next(action for action in actions if action.id == order.deed)


# --- building ---


def _sites(siege: Siege, ways: set[int]) -> list[tuple[int, int]]:
    """Any card of the Fittings deck, where it may stand, if it can be paid: the same for everybody. [TWM-DAY-14]"""
    payable = [card for card in different(siege) if goods.can_pay(siege, siege.book.fittings[card].cost, siege.storage)]
    if not payable:
        return []
    free = [space for space in house.free_spaces(siege, ways) if not taken(siege, space)]
    return [(space, card) for card in payable for space in house.fitting_for(siege, siege.book.fittings[card], free)]


def different(siege: Siege) -> list[int]:
    """The Fittings deck, one of each name."""
    found: dict[str, int] = {}
    for card in siege.fittings:
        found.setdefault(siege.book.fittings[card].id, card)
    return list(found.values())


def _rebuilding(siege: Siege, person: Person, ways: set[int]) -> Iterator[Option]:
    """Fittings are moved and taken apart, where the group plays so. [TWM-ADV-13, TWM-ADV-14]"""
    if not siege.free_fittings:
        return
    for space, _, fitting in siege.installed():
        if space not in ways or taken(siege, space) or house.bound(siege, space):
            continue
        yield Dismantle(person.card, space)
        for to in house.sites(siege, fitting, ways):
            if not taken(siege, to) and not _needs_itself(siege, fitting, space, to):
                yield MoveFitting(person.card, space, to)


def _needs_itself(siege: Siege, fitting: Fitting, space: int, to: int) -> bool:
    """An upgrade cannot count on a base that is on the move."""
    return any(order.deed in ("move", "dismantle") for order in siege.orders) and bool(fitting.next_to)


def _performing(siege: Siege, person: Person) -> Iterator[Option]:
    """An ability that is a day action. [10.4]"""
    ability = siege.character(person).ability
    if ability.at == "action" and not person.used and len(siege.at_home()) > 1:
        yield Perform(person.card)


def _fetching(siege: Siege, person: Person) -> Iterator[Option]:
    """Once somebody may bring up all the Water of the box that stands in the basement. [TWM-ERRATA-17, script 836]"""
    for space, room in enumerate(siege.rooms):
        if room.water and siege.box[siege.book.water] and not taken(siege, space):
            yield Act(person.card, space, "fetch-water")


# --- giving an order ---


def give(siege: Siege, pick: Any) -> None:
    """Somebody is told what to do, and it is paid for at once. [TWM-DAY-3]"""
    person = siege.person(pick.person)
    if isinstance(pick, OnceMore):
        repeated = repeatable(siege, pick.person)
        assert repeated is not None
        _pay(siege, repeated, person, pick.way)
        return
    order = Order(pick.person, getattr(pick, "space", NONE), "")
    match pick:
        case Act(_, _, deed):
            order.deed = deed
        case Clear():
            order.deed = "clear"
            _lay_tool(siege, order, person)
        case ClearTogether(_, space, other):
            order.deed = "clear"
            helper = siege.person(other)
            helper.acted += 1
            siege.orders.append(Order(other, space, "help"))
        case BreakOpen():
            order.deed = "clear"
            order.tool = siege.book.good(siege.character(person).ability.opens_with)
            siege.storage[order.tool] -= 1
        case UseFitting(_, space, deed, way):
            order.deed = deed
            action = action_of(siege, order)
            if action.daily:
                siege.done.append(once(action, space))
            if action.ways:
                _pay(siege, order, person, way)
        case Build(_, _, fitting):
            order.deed, order.card = "build", fitting
            siege.fittings.remove(fitting)
            _discard(siege, siege.book.fittings[fitting].cost)
        case MoveFitting(_, _, there):
            order.deed, order.to = "move", there
        case Dismantle():
            order.deed = "dismantle"
        case Perform():
            order.deed = "perform"
            person.used = True
    person.acted += 1
    siege.orders.append(order)
    siege.tell(events.Ordered(person=order.person, space=order.space, deed=order.deed, rule="TWM-DAY-2"))


def _pay(siege: Siege, order: Order, person: Person, number: int) -> None:
    """One way of an action is paid, and what it will bring is noted. [TWM-DAY-3, TWM-DAY-18]"""
    action = action_of(siege, order)
    way = action.ways[number]
    unpaid = _unpaid(siege, person, action)
    _discard(siege, {name: count for name, count in way.pay.items() if name != unpaid})
    order.way = number
    order.cold += way.cold
    order.barricades += way.barricades
    for name, count in way.gain.items():
        _promise(order, siege.book.good(name), count)


def _promise(order: Order, good: int, count: int) -> None:
    for place, (other, so_far) in enumerate(order.gains):
        if other == good:
            order.gains[place] = (good, so_far + count)
            return
    order.gains = [*order.gains, (good, count)]


def _discard(siege: Siege, price: dict[str, int]) -> None:
    for name, count in price.items():
        goods.discard(siege, siege.book.good(name), count, siege.storage, rule="TWM-DAY-3")
