"""Orders of a day step: what somebody may be told to do, and what it costs. [TWM-DAY]"""

from collections.abc import Iterator
from functools import cache
from typing import Any

from holdouts.engine.decision import Option
from holdouts.engine.modifiers import forbidden
from holdouts.engine.why_not import Why, because
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
from holdouts.games.this_war_of_mine.state import (
    DAY,
    FATIGUE,
    HOME,
    MOST,
    MOST_WAITS,
    NONE,
    Order,
    Person,
    Room,
    Siege,
)

PARTS: tuple[type[Option], ...] = (
    *(Act, Clear, ClearTogether, BreakOpen, UseFitting, OnceMore, Build, MoveFitting, Dismantle, Perform),
)
SHARED = ("rummage",)
"""Printed actions that several may take in one step. [TWM-DAY-4]"""


NOT_HERE = Why("not-at-home")
NEWCOMER = Why("newcomer")
ONE_ACTION = Why("one-action-today")
HAS_ORDER = Why("has-an-order")
NO_ACTION = Why("no-action-left")
ASLEEP = Why("asleep")
CLOSED = Why("closed")
NO_WAY = Why("no-way")
TAKEN = Why("somebody-is-at-it")
NO_IDEAS = Why("no-ideas")
DONE_TODAY = Why("done-today")
NOT_READY = Why("not-ready")
NO_WAITS = Why("no-wait-tokens")
TOO_DEAR = Why("too-dear")
NO_HOLE = Why("no-hole")
NO_COLD = Why("no-cold")
BOX_EMPTY = Why("box-empty")
NO_SITE = Why("no-site")


# --- who ---


def able(siege: Siege) -> list[Person]:
    """Whoever may be given an action in this step. [TWM-DAY-2, TWM-CHAR-7]"""
    return [person for person in siege.group if why_not_act(siege, person) is None]


def why_not_at_home(siege: Siege, person: Person) -> Why | None:
    """Water, food and work are for those at home. [TWM-DUSK-5]"""
    return None if person.where == HOME else NOT_HERE


def why_not_act(siege: Siege, person: Person) -> Why | None:
    """What keeps somebody from being given an action in this step. [TWM-DAY-2, TWM-CHAR-7, TWM-STATE-4]"""
    if why := why_not_at_home(siege, person):
        return why
    if person.newcomer:
        return NEWCOMER
    if siege.one_action and person.acted:
        return ONE_ACTION
    given = [order.person for order in siege.orders].count(person.card)
    if states.asleep(person):
        return HAS_ORDER if given else None
    if states.blocked(person, siege.step):
        return NO_ACTION
    return None if given <= person.more else HAS_ORDER


def sits_out(siege: Siege, person: Person) -> bool:
    """Whether somebody is at home and can be given nothing in the step that is being planned. [TWM-STATE-4]"""
    planned = siege.phase == DAY and siege.step and not siege.resolving
    return bool(planned) and why_not_act(siege, person) in (NEWCOMER, ONE_ACTION, NO_ACTION)


def options(siege: Siege, people: list[Person]) -> list[Option]:
    """Everything that can still be ordered, and that the step begins. [TWM-DAY-25]"""
    ways = house.reach(siege)
    found: list[Option] = []
    awake = any(not states.asleep(person) for person in people)
    printed, sites = (_printed(siege, ways), _sites(siege, ways)) if awake else ([], [])
    usable, covered, wells = _usable(siege, ways), _covered(siege, ways), _wells(siege)
    for person in people:
        if states.asleep(person):
            found += _fittings(siege, person, [use for use in usable if use[1].asleep])
        else:
            found += [Act(person.card, space, deed) for space, deed in printed]
            found += _clearing(siege, person, people, covered)
            found += _fittings(siege, person, usable)
            found += [Build(person.card, space, card) for space, card in sites]
            found += _rebuilding(siege, person, ways)
            found += _performing(siege, person)
            found += [Act(person.card, space, "fetch-water") for space in wells]
    return [*found, *_once_more(siege), CarryOut()]


def taken(siege: Siege, space: int) -> bool:
    """One Character for each card, Fitting and printed action in a step. [TWM-DAY-4]"""
    for order in siege.orders:  # noqa: SIM110 - asked of every space, and a generator for `any` costs more than this
        if order.space == space or (order.deed == "move" and order.to == space):
            return True
    return False


def spared(siege: Siege, person: Person, deed: str) -> bool:
    """Whether an ability spares somebody a thing; a sleeper's does not work. [TWM-CHAR-10]"""
    gifts = siege.book.gifts[person.card]
    return person.levels[FATIGUE] < MOST and forbidden(siege, siege.leader, deed, [gifts]) is not None


def why_not_enter(siege: Siege, space: int, ways: set[int]) -> Why | None:
    """What keeps everybody out of a room. [TWM-BOARD-5, TWM-BOARD-18, TWM-ERRATA-17]"""
    if siege.rooms[space].closed:
        return CLOSED
    return None if space in ways else NO_WAY


# --- printed actions ---


def _printed(siege: Siege, ways: set[int]) -> list[tuple[int, str]]:
    """The actions that are printed on spaces within reach: the same for everybody."""
    found = []
    for space in sorted(ways):
        deed = house.action_at(siege, space)
        if deed and why_not_printed(siege, space, deed) is None:
            found.append((space, deed))
    return found


def why_not_printed(siege: Siege, space: int, deed: str) -> Why | None:
    """What speaks against a printed action. [TWM-DAY-4, TWM-DAY-16]"""
    if deed not in SHARED and taken(siege, space):
        return TAKEN
    return None if deed != "new-idea" or siege.ideas else NO_IDEAS


# --- Shelter cards ---


def _covered(siege: Siege, ways: set[int]) -> list[int]:
    """The spaces within reach on which a card lies: the same for everybody."""
    return [space for space in sorted(ways) if siege.rooms[space].cards]


def _clearing(siege: Siege, person: Person, people: list[Person], covered: list[int]) -> Iterator[Option]:
    """What lies about needs hands only; what stands in the way its tool, or for Rubble a second Character.
    [TWM-DAY-7..10]"""
    for space in covered:
        if why_not_clear(siege, person, space) is None:
            yield Clear(person.card, space)
        if takes_two(siege, space):
            for other in people:
                if other.card > person.card and not states.asleep(other):
                    yield ClearTogether(person.card, space, other.card)
        if may_break_open(siege, person, space):
            yield BreakOpen(person.card, space)


def why_not_clear(siege: Siege, person: Person, space: int) -> Why | None:
    """What keeps somebody from clearing a card alone: only Rubble has room for another. [TWM-DAY-4, TWM-DAY-8,
    TWM-DAY-10]"""
    rubble = siege.spaces[space].card == "rubble"
    if not rubble and taken(siege, space):
        return TAKEN
    tool = tool_of(siege, space)
    if has_tool(siege, person, tool):
        return None
    return _needs_hands(siege.book.good(tool)) if rubble else _needs_tool(siege.book.good(tool))


@cache
def _needs_hands(good: int) -> Why:
    return because("needs-hands", good=good)


@cache
def _needs_tool(good: int) -> Why:
    return because("needs-tool", good=good)


def takes_two(siege: Siege, space: int) -> bool:
    """Whether two pairs of hands will do: Rubble that nobody is at yet. [TWM-DAY-9]"""
    return siege.spaces[space].card == "rubble" and not taken(siege, space)


def may_break_open(siege: Siege, person: Person, space: int) -> bool:
    """Whether somebody knows how to open a door with another tool, and it is there. [TWM-CHAR-6]"""
    instead = siege.character(person).ability.opens_with
    if not instead or siege.spaces[space].card != "locked-door" or taken(siege, space):
        return False
    return siege.storage[siege.book.good(instead)] > 0


def tool_of(siege: Siege, space: int) -> str:
    """The tool that the card of a space takes. [TWM-DAY-8]"""
    return siege.book.tools[siege.spaces[space].card]


def has_tool(siege: Siege, person: Person, tool: str) -> bool:
    """Whether a tool is there, if any is wanted, in Storage or in good arms. [TWM-DAY-8, TWM-DAY-10]"""
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
        if why_not_use(siege, space, room, action) is None
    ]


def _fittings(siege: Siege, person: Person, usable: list[tuple[int, Action]]) -> Iterator[Option]:
    """What somebody can do with them. Sleepers only take a nap. [TWM-STATE-10]"""
    for space, action in usable:
        if not action.ways:
            yield UseFitting(person.card, space, action.id)
        for number, way in enumerate(action.ways):
            if why_not_do(siege, person, action, way) is None:
                yield UseFitting(person.card, space, action.id, number)


def why_not_use(siege: Siege, space: int, room: Room, action: Action) -> Why | None:
    """What speaks against an action, its price apart. [TWM-DAY-23, TWM-DAY-24]"""
    if action.daily and once(action, space) in siege.done:
        return DONE_TODAY
    if action.owning and not siege.storage[siege.book.good(action.owning)]:
        return _needs_tool(siege.book.good(action.owning))
    if not action.waits:
        return None
    if room.waiting:
        return NOT_READY
    return None if siege.waits() + _pending_waits(siege) < MOST_WAITS else NO_WAITS


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


def why_not_do(siege: Siege, person: Person, action: Action, way: Way) -> Why | None:
    """What speaks against one way of it: it cannot be paid, or brings nothing. [TWM-GEN-7]"""
    if not goods.can_pay(siege, way.pay, siege.storage, unpaid(siege, person, action)):
        return TOO_DEAR
    if way.barricades:
        pending = sum(order.barricades for order in siege.orders)
        return None if len(siege.holes()) > pending else NO_HOLE
    if way.cold:
        return None if siege.cold > sum(order.cold for order in siege.orders) else NO_COLD
    return None if all(_left(siege, name, way) > 0 for name in way.gain) else BOX_EMPTY


def _left(siege: Siege, name: str, way: Way) -> int:
    """How many of a good the step could still bring: what is paid for it goes into the box first."""
    good = siege.book.good(name)
    promised = sum(count for order in siege.orders for other, count in order.gains if other == good)
    return goods.available(siege, good) + way.pay.get(name, 0) - promised


def unpaid(siege: Siege, person: Person, action: Action) -> str:
    """What somebody need not pay for an action, by name; nothing for most. [10.4]"""
    return action.spared if action.spared and spared(siege, person, "cooking-water") else ""


def _once_more(siege: Siege) -> Iterator[OnceMore]:
    """The same in the same action, in whichever of its ways. [TWM-DAY-18]"""
    for person in siege.group:
        order = repeatable(siege, person.card)
        if order is None:
            continue
        action = action_of(siege, order)
        for number, way in enumerate(action.ways):
            if why_not_do(siege, person, action, way) is None:
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


def free_sites(siege: Siege, fitting: Fitting, ways: set[int]) -> list[int]:
    """Where a Fitting may be put in this step. [TWM-BOARD-13, TWM-DAY-4]"""
    return [space for space in house.sites(siege, fitting, ways) if not taken(siege, space)]


def why_not_build(siege: Siege, fitting: Fitting, ways: set[int]) -> Why | None:
    """What speaks against building it: its price, or that it could stand nowhere. [TWM-DAY-14, TWM-DAY-17]"""
    if not goods.can_pay(siege, fitting.cost, siege.storage):
        return TOO_DEAR
    if free_sites(siege, fitting, ways):
        return None
    if not fitting.next_to:
        return NO_SITE
    bases = (number for number, card in enumerate(siege.book.fittings) if card.id == fitting.next_to)
    return because("no-base", base=next(bases))


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
        if space not in ways or not may_rebuild(siege, space):
            continue
        yield Dismantle(person.card, space)
        for to in free_sites(siege, fitting, ways):
            yield MoveFitting(person.card, space, to)


def may_rebuild(siege: Siege, space: int) -> bool:
    """Whether what stands there may be moved and taken apart. [TWM-ADV-13, TWM-ADV-16]"""
    return siege.free_fittings and not taken(siege, space) and not house.bound(siege, space)


def _performing(siege: Siege, person: Person) -> Iterator[Option]:
    """An ability that is a day action. [10.4]"""
    ability = siege.character(person).ability
    if ability.at == "action" and not person.used and len(siege.at_home()) > 1:
        yield Perform(person.card)


def _wells(siege: Siege) -> list[int]:
    """Once somebody may bring up all the Water of the box that stands in the basement. [TWM-ERRATA-17, script 836]"""
    wet = [space for space, room in enumerate(siege.rooms) if room.water]
    return [space for space in wet if siege.box[siege.book.water] and not taken(siege, space)]


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
            goods.use_to_build(siege, fitting)
        case MoveFitting(_, _, there):
            order.deed, order.to = "move", there
        case Dismantle():
            order.deed = "dismantle"
        case Perform():
            order.deed = "perform"
            person.used = True
    person.acted += 1
    siege.orders.append(order)
    if order.card != NONE:
        siege.tell(events.BuildOrdered(person=order.person, space=order.space, fitting=order.card, rule="TWM-DAY-14"))
    else:
        siege.tell(events.Ordered(person=order.person, space=order.space, deed=order.deed, rule="TWM-DAY-2"))
    if isinstance(pick, ClearTogether):
        siege.tell(events.Ordered(person=pick.other, space=order.space, deed="help", rule="TWM-DAY-9"))


def _pay(siege: Siege, order: Order, person: Person, number: int) -> None:
    """One way of an action is paid, and what it will bring is noted. [TWM-DAY-3, TWM-DAY-18]"""
    action = action_of(siege, order)
    way = action.ways[number]
    free = unpaid(siege, person, action)
    _discard(siege, {name: count for name, count in way.pay.items() if name != free})
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
        goods.discard(siege, siege.book.good(name), count, siege.storage, what="used", rule="TWM-DAY-3")
