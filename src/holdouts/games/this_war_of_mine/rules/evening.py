"""The Evening: everybody has something to do tonight. [TWM-EVENING]"""

from collections.abc import Set

from holdouts.engine.decision import Option
from holdouts.engine.state import Steps
from holdouts.engine.why_not import Why
from holdouts.games.this_war_of_mine import events
from holdouts.games.this_war_of_mine.deed import Deed
from holdouts.games.this_war_of_mine.picks import (
    AssignAnew,
    GoOn,
    GoScavenging,
    LeaveUnguarded,
    SleepInBed,
    SleepOnFloor,
    StandGuard,
)
from holdouts.games.this_war_of_mine.rules import absence, anytime, book, ending, house, leading, orders, states
from holdouts.games.this_war_of_mine.script import step
from holdouts.games.this_war_of_mine.state import (
    BED,
    EVENING,
    FATIGUE,
    FLOOR,
    GUARD,
    HOME,
    NO_TASK,
    NONE,
    SCAVENGE,
    Person,
    Siege,
)

PARTY = 3
"""More than so many never go out together. [TWM-EVENING-5]"""
ON_FLOOR, AT_WORK = -2, 1
"""What a night on the floor takes off Fatigue, and what guard and scavenging add. [TWM-EVENING-3..5]"""
TASKS: tuple[type[Option], ...] = (SleepInBed, SleepOnFloor, StandGuard, GoScavenging)

HAS_TASK = Why("has-a-task")
BED_TAKEN = Why("bed-taken")


@step
def begin_evening(siege: Siege) -> Steps[None]:
    """Those come back who were away until now; everybody is free for a task. [TWM-BOOK-13]"""
    siege.phase = EVENING
    absence.come_back(siege, EVENING)
    absence.all_come_back(siege)
    free_everybody(siege)
    for person in siege.group:
        person.broken = person.spent = False
    siege.tell(events.PhaseBegan(phase=EVENING, rule="TWM-EVENING-1"))
    if siege.bus_seats and not siege.count("food", siege.storage):
        yield from book.arrow(siege, "hungry-with-seats", Deed(siege.leader, "TWM-SCEN-3"))
    siege.then(give_tasks)


@step
def give_tasks(siege: Siege) -> Steps[None]:
    """Every Character is given exactly one of four tasks. [TWM-EVENING-1]"""
    pick = yield from anytime.ask(
        siege,
        lambda: tasks(siege),
        rule="TWM-EVENING-1",
        ask="give-tasks",
        parts=TASKS,
        times=(EVENING,),
        reasons=() if siege.guards() else anytime.DEEDS,
    )
    match pick:
        case SleepInBed(card, space):
            take_task(siege, siege.person(card), BED, space)
        case SleepOnFloor(card):
            take_task(siege, siege.person(card), FLOOR)
        case StandGuard(card):
            take_task(siege, siege.person(card), GUARD)
        case GoScavenging(card):
            take_task(siege, siege.person(card), SCAVENGE)
        case AssignAnew():
            free_everybody(siege)
        case LeaveUnguarded():
            yield from ending.nobody_on_guard(siege)
        case _:
            siege.then(end_evening)
            return
    siege.then(give_tasks)


def free_everybody(siege: Siege) -> None:
    for person in siege.group:
        person.task, person.bed = NO_TASK, NONE


def idle(siege: Siege) -> list[Person]:
    """Those who have nothing to do tonight yet."""
    return [person for person in siege.group if why_not_task(siege, person) is None]


def why_not_task(siege: Siege, person: Person) -> Why | None:
    """What keeps somebody from being given a task: each has exactly one. [TWM-EVENING-1]"""
    if person.where != HOME:
        return orders.NOT_HERE
    return None if person.task == NO_TASK else HAS_TASK


def tasks(siege: Siege) -> list[Option]:
    """The tasks that are left to give; when all are given, that the night begins. [TWM-EVENING-6, TWM-EVENING-7]"""
    left = idle(siege)
    if not left:
        return unguarded(siege) if not siege.guards() else [GoOn()]
    found: list[Option] = []
    out, beds = sum(person.task == SCAVENGE for person in siege.group), free_beds(siege)
    for person in left:
        found += [SleepInBed(person.card, space) for space in beds]
        found.append(SleepOnFloor(person.card))
        if states.asleep(person):
            continue
        found.append(StandGuard(person.card))
        if out < PARTY:
            found.append(GoScavenging(person.card))
    return found


def unguarded(siege: Siege) -> list[Option]:
    """Nobody is on guard: that is the end, unless somebody who is awake is given another task. [TWM-EVENING-6]"""
    awake = any(not states.asleep(person) for person in siege.at_home())
    return [AssignAnew(), LeaveUnguarded()] if awake else [LeaveUnguarded()]


def free_beds(siege: Siege) -> list[int]:
    """Beds that can be walked to and that nobody lies in. [TWM-EVENING-2]"""
    beds = [space for space, _, fitting in siege.installed() if fitting.bed]
    if not beds:
        return []
    ways = house.layout(siege).ways
    return [space for space in beds if why_not_sleep(siege, space, ways) is None]


def why_not_sleep(siege: Siege, space: int, ways: Set[int]) -> Why | None:
    """What keeps everybody out of a Bed. [TWM-EVENING-2]"""
    if why := orders.why_not_enter(siege, space, ways):
        return why
    return BED_TAKEN if any(person.bed == space for person in siege.group) else None


def take_task(siege: Siege, person: Person, task: int, bed: int = NONE) -> None:
    person.task, person.bed = task, bed
    siege.tell(events.TaskGiven(person=person.card, task=task, rule="TWM-EVENING-1"))


def tire(siege: Siege, person: Person) -> Steps[None]:
    """What a task does to Fatigue; level 4 does not stop it. [TWM-EVENING-2..5, TWM-EVENING-8]"""
    if person.task == BED:
        states.set_level(siege, person, FATIGUE, 0, rule="TWM-EVENING-2")
    elif person.task == FLOOR:
        yield from states.change(siege, person, FATIGUE, ON_FLOOR, rule="TWM-EVENING-3")
    elif person.task in (GUARD, SCAVENGE):
        yield from states.change(siege, person, FATIGUE, AT_WORK, rule="TWM-EVENING-4")


@step
def end_evening(siege: Siege) -> Steps[None]:
    """The tasks begin, and so does the night. [TWM-EVENING-8, TWM-EVENING-9, TWM-GEN-4]"""
    for person in siege.at_home():
        yield from tire(siege, person)
    if not any(person.task == SCAVENGE for person in siege.group):
        yield from book.arrow(siege, "nobody-goes", Deed(siege.leader, "TWM-SCEN-3"))
    leading.pass_on(siege)
