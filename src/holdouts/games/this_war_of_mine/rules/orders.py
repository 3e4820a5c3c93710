"""Orders of a day step: what somebody may be told to do, and what it costs. [TWM-DAY]"""

from collections.abc import Iterable, Iterator, Set
from functools import cache

from holdouts.engine.decision import Option
from holdouts.engine.modifiers import forbidden
from holdouts.engine.why_not import Why, because
from holdouts.games.this_war_of_mine.household import Action, Fitting, Layout, Way
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
    given = [order.person for order in siege.orders].count(person.card) if siege.orders else 0
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
    """Everything that can still be ordered, and that the step begins. [TWM-DAY-25]

    Nearly all of it is the same for everybody, and found once: asking each took an eighth of the time of a choice.
    """
    if not people:
        return [*_once_more(siege), CarryOut()]
    layout = house.layout(siege)
    usable = _usable(siege, layout.ways)
    awake = [person for person in people if not states.asleep(person)]
    found: list[Option] = []
    if len(awake) < len(people):
        naps = _uses(siege, [use for use in usable if use[1].asleep])
    if awake:
        printed, sites, wells = _printed(siege, layout), _sites(siege, layout.ways), _wells(siege)
        clearable, movable = _clearable(siege, layout), _movable(siege, layout.ways)
        uses, cooks = _uses(siege, usable), [person.card for person in awake if is_cook(siege, person)]
        cooked = _uses(siege, usable, cooks=True) if cooks else uses
    for person in people:
        card = person.card
        if states.asleep(person):
            found += [UseFitting(card, *use) for use in naps]
        else:
            found += [Act(card, space, deed) for space, deed in printed]
            found += _clearing(siege, person, awake, clearable)
            found += [UseFitting(card, *use) for use in (cooked if card in cooks else uses)]
            found += [Build(card, space, fitting) for space, fitting in sites]
            if movable:
                found += _rebuilding(person, movable)
            if may_perform(siege, person):
                found.append(Perform(card))
            found += [Act(card, space, "fetch-water") for space in wells]
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
    if deed not in gifts.bans or person.levels[FATIGUE] == MOST:
        return False
    return forbidden(siege, siege.leader, deed, [gifts]) is not None


def why_not_enter(siege: Siege, space: int, ways: Set[int]) -> Why | None:
    """What keeps everybody out of a room. [TWM-BOARD-5, TWM-BOARD-18, TWM-ERRATA-17]"""
    if siege.rooms[space].closed:
        return CLOSED
    return None if space in ways else NO_WAY


# --- printed actions ---


def _printed(siege: Siege, layout: Layout) -> list[tuple[int, str]]:
    """The actions that are printed on spaces within reach: the same for everybody."""
    return [(space, deed) for space, deed in layout.printed if why_not_printed(siege, space, deed) is None]


def why_not_printed(siege: Siege, space: int, deed: str) -> Why | None:
    """What speaks against a printed action. [TWM-DAY-4, TWM-DAY-16]"""
    if deed not in SHARED and taken(siege, space):
        return TAKEN
    return None if deed != "new-idea" or siege.ideas else NO_IDEAS


# --- Shelter cards ---


def _clearable(siege: Siege, layout: Layout) -> list[tuple[int, str, bool]]:
    """The spaces within reach where a card has room for somebody, each with the tool that is missing there and whether
    two pairs of hands will do: the same for everybody."""
    missing = {kind: missing_tool(siege, kind) for kind in layout.kinds}
    covered = [(space, missing[kind]) for space, kind in layout.covered if has_room(siege, space)]
    return [(space, tool, takes_two(siege, space)) for space, tool in covered]


def _clearing(
    siege: Siege, person: Person, awake: list[Person], clearable: list[tuple[int, str, bool]]
) -> Iterator[Option]:
    """What lies about needs hands only; what stands in the way its tool, or for Rubble a second Character.
    [TWM-DAY-7..10]"""
    card = person.card
    opener = siege.book.characters[card].ability.opens_with
    for space, missing, together in clearable:
        if not missing or spared(siege, person, missing):
            yield Clear(card, space)
        if together:
            for other in awake:
                if other.card > card:
                    yield ClearTogether(card, space, other.card)
        if opener and may_break_open(siege, person, space):
            yield BreakOpen(card, space)


def why_not_clear(siege: Siege, person: Person, space: int) -> Why | None:
    """What keeps somebody from clearing a card alone: no room, or no tool and no arms that need none. [TWM-DAY-4,
    TWM-DAY-8, TWM-DAY-10]"""
    if not has_room(siege, space):
        return TAKEN
    tool = missing_tool(siege, siege.spaces[space].card)
    if not tool or spared(siege, person, tool):
        return None
    rubble = siege.spaces[space].card == "rubble"
    return _needs_hands(siege.book.good(tool)) if rubble else _needs_tool(siege.book.good(tool))


def has_room(siege: Siege, space: int) -> bool:
    """Whether one more can be at a card: only Rubble has room for another. [TWM-DAY-4]"""
    return siege.spaces[space].card == "rubble" or not taken(siege, space)


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


def missing_tool(siege: Siege, kind: str) -> str:
    """The tool that a kind of card takes, if it is neither in Storage nor is there anything in its place: none, if
    nothing is missing. [TWM-DAY-8, TWM-ERRATA-11]"""
    tool = siege.book.tools[kind]
    if not tool or siege.storage[siege.book.good(tool)] or blank_tool(siege, tool) != NONE:
        return ""
    return tool


def blank_tool(siege: Siege, tool: str) -> int:
    """A blank token that serves in the place of a tool. [TWM-ERRATA-11]"""
    for number, token in tokens.at_home(siege):
        if token.tool == tool and number not in [order.blank for order in siege.orders]:
            return number
    return NONE


# --- Fittings ---


def _usable(siege: Siege, ways: Set[int]) -> list[tuple[int, Action]]:
    """The actions of Fittings against which nothing speaks but their prices: the same for everybody."""
    return [
        (space, action)
        for space, room, fitting in siege.installed()
        if space in ways and not taken(siege, space)
        for action in fitting.actions
        if why_not_use(siege, space, room, action) is None
    ]


def _uses(siege: Siege, usable: Iterable[tuple[int, Action]], *, cooks: bool = False) -> list[tuple[int, str, int]]:
    """What can be done with them, by whoever is a good cook or by everybody else: a space, an action and its way."""
    found: list[tuple[int, str, int]] = []
    for space, action in usable:
        free = action.spared if cooks else ""
        if not action.ways:
            found.append((space, action.id, 0))
        for number, way in enumerate(action.ways):
            if _why_not_gain(siege, way, free) is None:
                found.append((space, action.id, number))
    return found


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
    """What speaks against one way of it. [TWM-GEN-7]"""
    return _why_not_gain(siege, way, unpaid(siege, person, action))


def _why_not_gain(siege: Siege, way: Way, free: str) -> Why | None:
    """It cannot be paid, but for what is free; or it brings nothing. [TWM-GEN-7]"""
    if not goods.can_pay(siege, way.pay, siege.storage, free):
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
    return action.spared if action.spared and is_cook(siege, person) else ""


def is_cook(siege: Siege, person: Person) -> bool:
    """Whether somebody needs less for what they cook. [10.4]"""
    return spared(siege, person, "cooking-water")


def _once_more(siege: Siege) -> Iterator[OnceMore]:
    """The same in the same action, in whichever of its ways. [TWM-DAY-18]"""
    paid = [order.person for order in siege.orders if order.way != NONE]
    for person in siege.group if paid else ():
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


def _sites(siege: Siege, ways: Set[int]) -> list[tuple[int, int]]:
    """Any card of the Fittings deck, where it may stand, if it can be paid: the same for everybody. [TWM-DAY-14]"""
    affordable = _affordable(siege)
    payable = [card for card in different(siege) if card in affordable] if affordable else []
    if not payable:
        return []
    free = [space for space in house.free_spaces(siege, ways) if not taken(siege, space)]
    return [(space, card) for card in payable for space in house.fitting_for(siege, siege.book.fittings[card], free)]


def _affordable(siege: Siege) -> frozenset[int]:
    """The Fittings that Storage can pay for: found once for each Storage there is, as far as any of them takes it, and
    looked up for every list of orders (0.7 us instead of 4)."""
    book, storage = siege.book, siege.storage
    stock = tuple([storage[good] for good in book.materials])
    found = book.affordable.get(stock)
    if found is None:
        cards = enumerate(book.fittings)
        found = frozenset(number for number, card in cards if goods.can_pay(siege, card.cost, storage))
        book.affordable[stock] = found
    return found


def free_sites(siege: Siege, fitting: Fitting, ways: Set[int]) -> list[int]:
    """Where a Fitting may be put in this step. [TWM-BOARD-13, TWM-DAY-4]"""
    return [space for space in house.sites(siege, fitting, ways) if not taken(siege, space)]


def why_not_build(siege: Siege, fitting: Fitting, ways: Set[int]) -> Why | None:
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


def _movable(siege: Siege, ways: Set[int]) -> list[tuple[int, list[int]]]:
    """The Fittings that may be moved and taken apart, where the group plays so, and where to: the same for everybody.
    [TWM-ADV-13, TWM-ADV-14]"""
    if not siege.free_fittings:
        return []
    installed = [(space, fitting) for space, _, fitting in siege.installed() if space in ways]
    return [(space, free_sites(siege, fitting, ways)) for space, fitting in installed if may_rebuild(siege, space)]


def _rebuilding(person: Person, movable: list[tuple[int, list[int]]]) -> Iterator[Option]:
    """Each of them is taken apart, or put elsewhere. [TWM-ADV-13, TWM-ADV-14]"""
    for space, free in movable:
        yield Dismantle(person.card, space)
        for to in free:
            yield MoveFitting(person.card, space, to)


def may_rebuild(siege: Siege, space: int) -> bool:
    """Whether what stands there may be moved and taken apart. [TWM-ADV-13, TWM-ADV-16]"""
    return siege.free_fittings and not taken(siege, space) and not house.bound(siege, space)


def may_perform(siege: Siege, person: Person) -> bool:
    """Whether somebody has an ability that is a day action, and there is anybody it could be for. [10.4]"""
    ability = siege.character(person).ability
    return ability.at == "action" and not person.used and len(siege.at_home()) > 1


def _wells(siege: Siege) -> list[int]:
    """Once somebody may bring up all the Water of the box that stands in the basement. [TWM-ERRATA-17, script 836]"""
    wet = [space for space, room in enumerate(siege.rooms) if room.water]
    return [space for space in wet if siege.box[siege.book.water] and not taken(siege, space)]
