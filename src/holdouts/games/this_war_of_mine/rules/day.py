"""Day actions: three steps, each assigned, paid and carried out at once. [TWM-DAY]"""

from collections.abc import Callable

from holdouts.engine.modifiers import reckon
from holdouts.engine.state import Steps
from holdouts.games.this_war_of_mine import events
from holdouts.games.this_war_of_mine.deed import Deed
from holdouts.games.this_war_of_mine.picks import CarryOut, GoOn, SplitRummage
from holdouts.games.this_war_of_mine.rules import (
    anytime,
    dice,
    finds,
    giving,
    goods,
    house,
    leading,
    orders,
    scenario,
    states,
    visitors,
)
from holdouts.games.this_war_of_mine.rules.leading import choose, choose_person
from holdouts.games.this_war_of_mine.script import step
from holdouts.games.this_war_of_mine.state import DAY, ILLNESS, NONE, WOUNDS, Order, Person, Siege

RUMMAGED = ((2, 1), (6, 2), (9, 3), (10, 4))
"""Up to so much on the black die: so many markers. [TWM-DAY-19, 10.6]"""
LOCK_HOLDS = 3
"""Up to this a lock holds. [TWM-DAY-11]"""
SHOT_OUTSIDE = 1
"""Up to this whoever goes outside is hit. [TWM-DAY-27]"""
SHOT_ON_TOP = 2
"""Up to this whoever was on the top floor is. [TWM-ADV-2]"""
FOUL_WATER = 1
"""Up to this the water of a flooded basement makes somebody ill. [TWM-ERRATA-17]"""
IDEAS = 2
"""How many Ideas a New Idea brings. [TWM-DAY-16]"""


@step.silent
def begin_actions(siege: Siege) -> None:
    """Three steps, one after the other. [TWM-DAY-2]"""
    siege.phase = DAY
    siege.tell(events.PhaseBegan(phase=DAY, rule="TWM-DAY-1"))
    for number in range(1, states.STEPS + 1):
        siege.then(begin_step, number)
    siege.then(end_actions)


@step.silent
def begin_step(siege: Siege, number: int) -> None:
    siege.step = number
    siege.tell(events.StepBegan(step=number, rule="TWM-DAY-2"))
    siege.then(plan)


@step
def plan(siege: Siege) -> Steps[None]:
    """The group gives orders, one after the other, until everybody knows what to do. [TWM-DAY-2, TWM-DAY-25]"""
    pick = yield from anytime.ask(
        siege,
        lambda: orders.options(siege, orders.able(siege)),
        rule="TWM-DAY-2",
        ask="give-orders",
        about={"step": siege.step},
        parts=orders.PARTS,
        default=CarryOut(),
        reasons=anytime.ASIDES,
    )
    if not isinstance(pick, CarryOut):
        giving.give(siege, pick)
        siege.then(plan)
        return
    _tell_idle(siege)
    siege.resolving = True
    for number in range(len(siege.orders)):
        siege.then(carry_out, number)
    siege.then(end_step)


def _tell_idle(siege: Siege) -> None:
    """Who is at home and was given nothing to do. [TWM-DAY-25]"""
    busy = {order.person for order in siege.orders}
    idle = tuple(person.card for person in siege.at_home() if person.card not in busy)
    if idle:
        siege.tell(events.SatOut(people=idle, rule="TWM-DAY-25"))


@step
def carry_out(siege: Siege, number: int) -> Steps[None]:
    """One order; whoever is gone by now does nothing. [TWM-DAY-2]"""
    yield from perform(siege, siege.orders[number])


def perform(siege: Siege, order: Order) -> Steps[None]:
    """What somebody was told to do. [TWM-DAY-6]"""
    person = siege.find(order.person)
    if person is None:
        _call_off(siege, order)
        return
    deed = PRINTED.get(order.deed)
    if deed is not None:
        yield from deed(siege, person, order)
    else:
        yield from use_fitting(siege, person, order)


def _call_off(siege: Siege, order: Order) -> None:
    """Nobody is left to do it: what was to be built stays unbuilt, what was paid is lost."""
    if order.card != NONE:
        siege.fittings.append(order.card)
        order.card = NONE


@step
def end_step(siege: Siege) -> Steps[None]:
    """Snipers shoot, gains reach Storage, tools go back, the Journal goes on. [TWM-DAY-3, TWM-DAY-8, TWM-GEN-4]"""
    yield from snipers(siege)
    put_away(siege)
    yield from scenario.notice(siege)
    leading.pass_on(siege)
    siege.then(after_step)


def put_away(siege: Siege) -> None:
    """What the orders brought and what they used goes to Storage; an action more is had once. [TWM-DAY-3, TWM-DAY-8]"""
    goods.move_all(siege.gains, siege.storage)
    for person in siege.group:
        given = sum(order.person == person.card for order in siege.orders)
        person.more -= max(0, given - 1)
        person.newcomer = False
    for order in siege.orders:
        if order.tool != NONE:
            siege.storage[order.tool] += 1
    siege.orders = []
    siege.resolving = False


@step
def after_step(siege: Siege) -> Steps[None]:
    """Who holds a Narrative Action for this moment may play it. [TWM-ANYTIME-9]"""
    if any(siege.book.narratives[card].timing == "day" for card in siege.held):
        yield from anytime.ask(siege, lambda: [GoOn()], rule="TWM-ANYTIME-9", ask="after-step", times=("day",))


@step.silent
def end_actions(siege: Siege) -> None:
    """The day's work is done; the Journal has gone on after its last step. [TWM-GEN-4]"""
    siege.step = 0
    siege.one_action = False
    for person in siege.group:
        person.fewer = person.more = 0


# --- printed actions ---


def rummage(siege: Siege, person: Person, order: Order) -> Steps[None]:
    """The die says how many markers, the group which. [TWM-DAY-19, TWM-CHAR-5]"""
    rolled = dice.black(siege, "rummage", rule="TWM-DAY-19", person=person.card)
    found = next(count for up_to, count in RUMMAGED if rolled <= up_to)
    found = ability_figure(siege, person, "rummage", found)
    about = {"count": found, "person": person.card}
    splits = [SplitRummage(wood) for wood in _splits(siege, found)]
    pick = yield from choose(siege, splits, rule="TWM-DAY-19", ask="rummage", about=about)
    goods.gain(siege, siege.book.wood, pick.wood, siege.gains, rule="TWM-DAY-19")
    goods.gain(siege, siege.book.components, found - pick.wood, siege.gains, rule="TWM-DAY-19")


def _splits(siege: Siege, found: int) -> list[int]:
    """How many may be Wood, so that as little as possible is lost because the box lacks it. [TWM-DAY-19]"""
    wood, components = (goods.available(siege, good) for good in (siege.book.wood, siege.book.components))
    brought = [min(count, wood) + min(found - count, components) for count in range(found + 1)]
    return [count for count, pieces in enumerate(brought) if pieces == max(brought)]


def ability_figure(siege: Siege, person: Person, name: str, start: int) -> int:
    """A figure as somebody's ability leaves it; a sleeper's does not work. [TWM-CHAR-10]"""
    if states.asleep(person):
        return start
    return reckon(siege, siege.leader, name, start, [siege.book.gifts[person.card]])


def search(siege: Siege, person: Person, order: Order) -> Steps[None]:
    """A Findings card, never *Weight of Reality*; junk below ground, furniture above. [TWM-DAY-20, TWM-ERRATA-1]"""
    floor = siege.side.floors[house.floor_of(siege, order.space)]
    row = "junk" if floor.basement else "furniture"
    deed = Deed(siege.leader, "TWM-DAY-20", me=person.card)
    yield from finds.find(siege, row, deed, plainly=True, special=False)


def new_idea(siege: Siege, person: Person, order: Order) -> Steps[None]:
    """Two Ideas become Fittings. [TWM-DAY-16]"""
    for _ in range(IDEAS):
        yield from house.choose_idea(siege, rule="TWM-DAY-16")


def go_outside(siege: Siege, person: Person, order: Order) -> Steps[None]:
    """Perhaps a shot, then a Visitor, unless it was the last shot. [TWM-DAY-21, TWM-DAY-27]"""
    if dice.within(siege, "shot", SHOT_OUTSIDE, rule="TWM-DAY-27"):
        siege.tell(events.Sniped(person=person.card, rule="TWM-DAY-27"))
        yield from states.change(siege, person, WOUNDS, 1, rule="TWM-DAY-27")
    if siege.find(person.card) is person:
        yield from visitors.receive(siege, person)


def wild_garden(siege: Siege, person: Person, order: Order) -> Steps[None]:
    """What grows there is printed on the space, and lies bare of cards. [TWM-ADV-3, 10.6]"""
    deed = Deed(siege.leader, "TWM-ADV-3", me=person.card)
    for effect in siege.spaces[order.space].effects:
        yield from effect.resolve(siege, deed)


def fetch_water(siege: Siege, person: Person, order: Order) -> Steps[None]:
    """All the Water of the box out of the flooded basement, once; on a 1 it makes somebody ill. [TWM-ERRATA-17, script
    836]"""
    siege.rooms[order.space].water = False
    goods.gain(siege, siege.book.water, siege.box[siege.book.water], siege.gains, rule="TWM-ERRATA-17")
    if dice.within(siege, "foul-water", FOUL_WATER, rule="TWM-ERRATA-17"):
        ill = yield from choose_person(siege, siege.at_home(), rule="TWM-ERRATA-17", ask="who-falls-ill")
        if ill is not None:
            yield from states.change(siege, ill, ILLNESS, 1, rule="TWM-ERRATA-17")


# --- Shelter cards ---


def clear(siege: Siege, person: Person, order: Order) -> Steps[None]:
    """The card is turned over: Rubble by stages, a lock by luck, and what lies in it is taken. [TWM-DAY-7,
    TWM-DAY-11..13]"""
    room = siege.rooms[order.space]
    if not room.cards or any(other is not order and other.to == order.space for other in _cleared(siege)):
        yield from ()
        return
    order.to = order.space
    card = siege.book.shelter[room.cards[-1]]
    if card.kind == "locked-door" and not _open(siege, person, order):
        return
    stages = card.kind == "rubble" and siege.rubble_stages == STAGES and not room.remnants
    loot = card.first_loot if stages else card.loot
    siege.unveil()
    if stages:
        room.remnants = True
        siege.tell(events.RemnantsLeft(person=person.card, space=order.space, rule="TWM-DAY-12"))
    else:
        kind = "remnants" if room.remnants else card.kind
        siege.gone_shelter.append(room.cards.pop())
        room.remnants = False
        siege.tell(events.Cleared(person=person.card, space=order.space, kind=kind, rule="TWM-DAY-13"))
    for name, count in loot.items():
        goods.gain(siege, siege.book.good(name), count, siege.gains, rule="TWM-DAY-13")


STAGES = 2


def _cleared(siege: Siege) -> list[Order]:
    """Orders of this step that have taken something away: one stage a step, and one card. [TWM-DAY-26, TWM-ADV-4]"""
    return [order for order in siege.orders if order.deed == "clear"]


def _open(siege: Siege, person: Person, order: Order) -> bool:
    """A lock holds or gives way; then the Lockpick is lost, but never what breaks doors. [TWM-DAY-11, TWM-CHAR-6]"""
    if dice.within(siege, "lock", LOCK_HOLDS, rule="TWM-DAY-11"):
        siege.tell(events.LockHeld(person=person.card, space=order.space, rule="TWM-DAY-11"))
        return False
    if order.tool == siege.book.good(orders.tool_of(siege, order.space)):
        siege.box[order.tool] += 1
        siege.tell(events.Spent(good=order.tool, count=1, what="used", rule="TWM-DAY-11"))
        order.tool = NONE
    return True


def help_out(siege: Siege, person: Person, order: Order) -> Steps[None]:
    """A second pair of hands: the work is told of the first. [TWM-DAY-9]"""
    yield from ()


# --- Fittings ---


def use_fitting(siege: Siege, person: Person, order: Order) -> Steps[None]:
    """What an action of a Fitting does; what takes time waits for Dawn. [TWM-DAY-6, TWM-DAY-23]"""
    room = siege.rooms[order.space]
    if room.fitting == NONE:
        return
    action = orders.action_of(siege, order)
    if action.waits:
        room.waiting = list(order.gains)
        siege.tell(events.WaitPlaced(fitting=room.fitting, rule="TWM-DAY-23"))
        return
    for good, count in order.gains:
        goods.gain(siege, good, count, siege.gains, rule="TWM-DAY-18")
    house.chill(siege, -order.cold, rule="TWM-ERRATA-7")
    yield from house.barricade(siege, order.barricades, rule="TWM-BOARD-15")
    deed = Deed(siege.leader, "TWM-DAY-6", me=person.card)
    for effect in action.effects:
        yield from effect.resolve(siege, deed)


def build(siege: Siege, person: Person, order: Order) -> Steps[None]:
    """A Fitting stands. [TWM-DAY-14]"""
    fitting, order.card = order.card, NONE
    siege.tell(events.Built(person=person.card, space=order.space, fitting=fitting, rule="TWM-DAY-14"))
    yield from house.install(siege, fitting, order.space, rule="TWM-DAY-22")


def move(siege: Siege, person: Person, order: Order) -> Steps[None]:
    """A Fitting stands elsewhere, with what waits on it. [TWM-ADV-13]"""
    here, there = siege.rooms[order.space], siege.rooms[order.to]
    there.fitting, there.waiting = here.fitting, here.waiting
    here.fitting, here.waiting = NONE, []
    siege.tell(events.FittingMoved(person=person.card, space=order.to, fitting=there.fitting, rule="TWM-ADV-13"))
    yield from ()


def dismantle(siege: Siege, person: Person, order: Order) -> Steps[None]:
    """A Fitting goes back to its deck, and what it took to Storage, as far as the box has it. [TWM-ADV-14]"""
    fitting = house.take_down(siege, order.space)
    siege.tell(events.Dismantled(person=person.card, fitting=fitting, rule="TWM-ADV-14"))
    for name, count in siege.book.fittings[fitting].cost.items():
        goods.gain(siege, siege.book.good(name), count, siege.gains, rule="TWM-ADV-14")
    yield from ()


def play_for_others(siege: Siege, person: Person, order: Order) -> Steps[None]:
    """An ability that is a day action."""
    siege.tell(events.AbilityUsed(person=person.card, rule="TWM-GEN-18"))
    deed = Deed(siege.leader, "TWM-GEN-18", me=person.card)
    for effect in siege.character(person).ability.effects:
        yield from effect.resolve(siege, deed)


PRINTED: dict[str, Callable[[Siege, Person, Order], Steps[None]]] = {
    "rummage": rummage,
    "search": search,
    "new-idea": new_idea,
    "go-outside": go_outside,
    "wild-garden": wild_garden,
    "fetch-water": fetch_water,
    "clear": clear,
    "help": help_out,
    "build": build,
    "move": move,
    "dismantle": dismantle,
    "perform": play_for_others,
}
"""What does not follow from a Fitting's card."""


# --- snipers, and actions out of turn ---


def snipers(siege: Siege) -> Steps[None]:
    """Whoever acted on a floor that is watched may be hit. [TWM-ADV-2]"""
    seen = {order.person for order in siege.orders if _watched(siege, order)}
    for person in states.one_by_one(siege, [person for person in siege.group if person.card in seen]):
        if dice.within(siege, "sniper", SHOT_ON_TOP, rule="TWM-ADV-2", person=person.card):
            siege.tell(events.Sniped(person=person.card, rule="TWM-ADV-2"))
            yield from states.change(siege, person, WOUNDS, 1, rule="TWM-ADV-2")


def _watched(siege: Siege, order: Order) -> bool:
    return order.space != NONE and siege.side.floors[house.floor_of(siege, order.space)].sniper


def extra_actions(siege: Siege, *, guards: bool, rule: str) -> Steps[None]:
    """Somebody who is not blocked takes one more action at once; or each Guard does, in the night. [10.18]"""
    if guards:
        actors = [guard for guard in siege.guards() if not states.asleep(guard)]
    else:
        free = [one for one in siege.at_home() if not states.asleep(one) and not states.blocked(one, siege.step)]
        chosen = yield from choose_person(siege, free, rule=rule)
        actors = [] if chosen is None else [chosen]
    for person in states.one_by_one(siege, actors):
        yield from _act_now(siege, person, rule=rule)


def _act_now(siege: Siege, person: Person, *, rule: str) -> Steps[None]:
    while True:
        people = [person] if not siege.orders else []
        options = orders.options(siege, people)
        pick = yield from choose(siege, options, rule=rule, ask="extra-action", parts=orders.PARTS)
        if isinstance(pick, CarryOut):
            break
        giving.give(siege, pick)
    siege.resolving = True
    for order in list(siege.orders):
        yield from perform(siege, order)
    yield from snipers(siege)
    put_away(siege)
