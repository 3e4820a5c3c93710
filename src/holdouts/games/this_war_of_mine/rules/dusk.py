"""Dusk: water, then food. [TWM-DUSK]"""

from holdouts.engine.decision import Option
from holdouts.engine.state import Steps
from holdouts.games.this_war_of_mine import events
from holdouts.games.this_war_of_mine.deed import Deed
from holdouts.games.this_war_of_mine.picks import DrinkWater, Eat, Feed, GoOn
from holdouts.games.this_war_of_mine.rules import (
    absence,
    anytime,
    book,
    dice,
    goods,
    leading,
    morning,
    scenario,
    states,
    tokens,
)
from holdouts.games.this_war_of_mine.script import step
from holdouts.games.this_war_of_mine.state import DUSK, HUNGER, MISERY, Person, Siege

THIRST_IS_HUNGER = 5
"""Up to this thirst becomes Hunger, above it Misery. [TWM-DUSK-2]"""
PER_WOOD = 2
"""In a bitter cold so much Water takes a piece of Wood to thaw. [10.15]"""


@step.silent
def begin_dusk(siege: Siege) -> None:
    """Those come back who were away until Dusk; nobody has drunk or eaten yet. [TWM-BOOK-13]"""
    siege.phase = DUSK
    absence.come_back(siege, DUSK)
    for person in siege.group:
        person.drank = person.ate = False
    siege.shared_meal = False
    siege.fed = []
    siege.tell(events.PhaseBegan(phase=DUSK, rule="TWM-DUSK-1"))
    siege.then(give_water)


# --- water ---


@step
def give_water(siege: Siege) -> Steps[None]:
    """Each Character may drink one Water; whoever does not rolls. [TWM-DUSK-1, TWM-DUSK-5]"""
    pick = yield from anytime.ask(
        siege,
        lambda: [*drinkers(siege), GoOn()],
        rule="TWM-DUSK-1",
        ask="give-water",
        parts=(DrinkWater,),
        default=GoOn(),
        times=(DUSK,),
        reasons=(),
    )
    if isinstance(pick, GoOn):
        siege.then(thirst)
        siege.then(give_food)
        return
    person = siege.person(pick.person)
    person.drank = True
    goods.use_up(siege, siege.book.water, 1, siege.storage)
    if thaws(siege):
        goods.discard(siege, siege.book.wood, 1, siege.storage, what="used", rule="TWM-DUSK-1")
    siege.tell(events.Drank(person=person.card, rule="TWM-DUSK-1"))
    siege.then(give_water)


def drinkers(siege: Siege) -> list[DrinkWater]:
    """Whom one can still give to drink. [TWM-DUSK-1]"""
    if not siege.storage[siege.book.water]:
        return []
    if morning.figure(siege, "water-wood", 0) and _drunk(siege) % PER_WOOD == 0 and not siege.storage[siege.book.wood]:
        return []
    return [DrinkWater(person.card) for person in siege.at_home() if not person.drank]


def _drunk(siege: Siege) -> int:
    return sum(person.drank for person in siege.group)


def thaws(siege: Siege) -> bool:
    """In a bitter cold the first of every two that drink takes a piece of Wood. [10.15]"""
    return bool(morning.figure(siege, "water-wood", 0)) and _drunk(siege) % PER_WOOD == 1


@step
def thirst(siege: Siege) -> Steps[None]:
    """For each who did not drink the die says what thirst becomes. [TWM-DUSK-2, TWM-DUSK-7]"""
    for person in states.one_by_one(siege, [person for person in siege.at_home() if not person.drank]):
        siege.tell(events.WentThirsty(person=person.card, rule="TWM-DUSK-2"))
        state = HUNGER if dice.within(siege, "thirst", THIRST_IS_HUNGER, rule="TWM-DUSK-2") else MISERY
        yield from states.change(siege, person, state, 1, rule="TWM-DUSK-2")


# --- food ---


@step
def give_food(siege: Siege) -> Steps[None]:
    """Each Character may eat as much as the group gives; whoever gets nothing is hungrier. [TWM-DUSK-3..5]"""
    pick = yield from anytime.ask(
        siege,
        lambda: [*meals(siege), GoOn()],
        rule="TWM-DUSK-3",
        ask="give-food",
        parts=(Eat, Feed),
        default=GoOn(),
        times=(DUSK,),
        reasons=(),
    )
    match pick:
        case Eat(card, good):
            person = siege.person(card)
            person.ate = True
            yield from anytime.eat(siege, person, good, rule="TWM-DUSK-4")
            if siege.shared_meal:
                yield from share_meal(siege, good)
        case Feed(token, good):
            feed(siege, token, good)
        case _:
            siege.then(hunger)
            siege.then(feed_after)
            siege.then(end_dusk)
            return
    siege.then(give_food)


def meals(siege: Siege) -> list[Option]:
    """Food for Characters, and for whoever else eats with them. [TWM-DUSK-3, TWM-BOOK-12]"""
    food = [good for good in siege.book.sorts["food"] if siege.storage[good]]
    mouths = siege.at_home()
    found: list[Option] = [Eat(person.card, good) for person in mouths for good in food if _fills(siege, person, good)]
    return [*found, *_feedings(siege, "meal", food)]


def _fills(siege: Siege, person: Person, good: int) -> bool:
    """Whether it does anything for somebody: their first piece is a meal, more of it takes Hunger away. [TWM-DUSK-4]"""
    return not person.ate or bool(siege.book.goods[good].filling and person.levels[HUNGER])


def _feedings(siege: Siege, feeding: str, food: list[int]) -> list[Option]:
    mouths = [n for n, token in tokens.at_home(siege) if token.feeding == feeding and n not in siege.fed]
    return [Feed(token, good) for token in mouths for good in food]


def feed(siege: Siege, token: int, good: int) -> None:
    goods.use_up(siege, good, 1, siege.storage)
    siege.fed.append(token)
    siege.tell(events.Fed(token=token, good=good, rule="TWM-BOOK-12"))


def share_meal(siege: Siege, good: int) -> Steps[None]:
    """One food feeds two, this once. [10.18]"""
    siege.shared_meal = False
    others = [person for person in siege.at_home() if not person.ate]
    other = yield from leading.choose_person(siege, others, rule="TWM-ANYTIME-9")
    if other is not None:
        other.ate = True
        siege.tell(events.Ate(person=other.card, good=good, rule="TWM-ANYTIME-9"))
        yield from states.change(siege, other, HUNGER, -siege.book.goods[good].filling, rule="TWM-ANYTIME-9")


@step
def hunger(siege: Siege) -> Steps[None]:
    """Nothing eaten: Hunger goes up; a child that got nothing may be lost. [TWM-DUSK-4, TWM-BOOK-12]"""
    empty: list[Person] = [person for person in siege.at_home() if not person.ate]
    for person in empty:
        siege.tell(events.WentHungry(person=person.card, rule="TWM-DUSK-4"))
    yield from states.change_each(siege, empty, HUNGER, 1, rule="TWM-DUSK-4")
    yield from unfed(siege, "meal")


@step
def feed_after(siege: Siege) -> Steps[None]:
    """After the meal the dog gets something, or may run off. [TWM-ADV-19]"""
    food = [good for good in siege.book.sorts["food"] if siege.storage[good]]
    options = _feedings(siege, "after", food)
    if options:
        pick = yield from leading.choose(siege, [*options, GoOn()], rule="TWM-ADV-19", ask="feed-after")
        if isinstance(pick, Feed):
            feed(siege, pick.token, pick.good)
    yield from unfed(siege, "after")


def unfed(siege: Siege, feeding: str) -> Steps[None]:
    """What got nothing to eat may be lost. [TWM-BOOK-12, TWM-ADV-19]"""
    for number, token in list(tokens.at_home(siege)):
        if token.feeding != feeding or number in siege.fed:
            continue
        yield from book.clause(siege, token.id, "dusk-unfed", Deed(siege.leader, "TWM-BOOK-12"))
        if token.lost_up_to and dice.within(siege, "unfed", token.lost_up_to, rule="TWM-ADV-19"):
            tokens.lose(siege, token.id, rule="TWM-ADV-19")


@step
def end_dusk(siege: Siege) -> Steps[None]:
    """The Journal goes on. [TWM-GEN-4]"""
    yield from scenario.notice(siege)
    morning.sweep(siege, "day", rule="TWM-MORNING-20")
    leading.pass_on(siege)
