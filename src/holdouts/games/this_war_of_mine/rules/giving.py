"""Giving an order: what somebody is told to do is paid for at once. [TWM-DAY-3]"""

from typing import Any

from holdouts.games.this_war_of_mine import events, picks
from holdouts.games.this_war_of_mine.rules import goods, orders
from holdouts.games.this_war_of_mine.state import NONE, Order, Person, Siege


def give(siege: Siege, pick: Any) -> None:
    """Somebody is told what to do, and it is paid for at once. [TWM-DAY-3]"""
    person = siege.person(pick.person)
    if isinstance(pick, picks.OnceMore):
        repeated = orders.repeatable(siege, pick.person)
        assert repeated is not None
        _pay(siege, repeated, person, pick.way)
        return
    order = Order(pick.person, getattr(pick, "space", NONE), "")
    match pick:
        case picks.Act(_, _, deed):
            order.deed = deed
        case picks.Clear():
            order.deed = "clear"
            _lay_tool(siege, order, person)
        case picks.ClearTogether(_, space, other):
            order.deed = "clear"
            helper = siege.person(other)
            helper.acted += 1
            siege.orders.append(Order(other, space, "help"))
        case picks.BreakOpen():
            order.deed = "clear"
            order.tool = siege.book.good(siege.character(person).ability.opens_with)
            siege.storage[order.tool] -= 1
        case picks.UseFitting(_, space, deed, way):
            order.deed = deed
            action = orders.action_of(siege, order)
            if action.daily:
                siege.done.append(orders.once(action, space))
            if action.ways:
                _pay(siege, order, person, way)
        case picks.Build(_, _, fitting):
            order.deed, order.card = "build", fitting
            siege.fittings.remove(fitting)
            goods.use_to_build(siege, fitting)
        case picks.MoveFitting(_, _, there):
            order.deed, order.to = "move", there
        case picks.Dismantle():
            order.deed = "dismantle"
        case picks.Perform():
            order.deed = "perform"
            person.used = True
    person.acted += 1
    siege.orders.append(order)
    if order.card != NONE:
        siege.tell(events.BuildOrdered(person=order.person, space=order.space, fitting=order.card, rule="TWM-DAY-14"))
    else:
        siege.tell(events.Ordered(person=order.person, space=order.space, deed=order.deed, rule="TWM-DAY-2"))
    if isinstance(pick, picks.ClearTogether):
        siege.tell(events.Ordered(person=pick.other, space=order.space, deed="help", rule="TWM-DAY-9"))


def _pay(siege: Siege, order: Order, person: Person, number: int) -> None:
    """One way of an action is paid, and what it will bring is noted. [TWM-DAY-3, TWM-DAY-18]"""
    action = orders.action_of(siege, order)
    way = action.ways[number]
    free = orders.unpaid(siege, person, action)
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


def _lay_tool(siege: Siege, order: Order, person: Person) -> None:
    """The tool lies on the card until the step is over. [TWM-DAY-8]"""
    tool = orders.tool_of(siege, order.space)
    if not tool or orders.spared(siege, person, tool):
        return
    good = siege.book.good(tool)
    order.blank = orders.blank_tool(siege, tool)
    if order.blank == NONE:
        siege.storage[good] -= 1
        order.tool = good
