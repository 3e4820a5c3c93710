"""What may be done at any time, besides what is asked. [TWM-ANYTIME]"""

from collections.abc import Callable, Iterable, Sequence
from typing import Any

from holdouts.engine.decision import ChooseOpenly, Option
from holdouts.engine.state import Steps
from holdouts.engine.why_not import Why
from holdouts.games.this_war_of_mine import events
from holdouts.games.this_war_of_mine.deed import Deed
from holdouts.games.this_war_of_mine.picks import (
    Break,
    Concede,
    Drink,
    EatNow,
    EatPet,
    PayObjective,
    PlaceMedicine,
    PlayNarrative,
    PutAside,
    UseAbility,
)
from holdouts.games.this_war_of_mine.rules import dice, ending, goods, narratives, objectives, states, tokens
from holdouts.games.this_war_of_mine.state import (
    AWAY,
    FATIGUE,
    HUNGER,
    ILLNESS,
    MISERY,
    MOST,
    OUT,
    WOUNDS,
    Person,
    Siege,
)

ASIDES: tuple[type[Option], ...] = (
    *(PutAside, Break, PayObjective, PlaceMedicine, Drink, EatNow, EatPet, UseAbility, PlayNarrative, Concede),
)


DEEDS: tuple[type[Option], ...] = (PlaceMedicine, Drink, EatNow, EatPet, UseAbility, PlayNarrative)
"""What is worth a question of its own where only one answer is left. Swaps and payments have time until the next."""


BY_DAWN = Why("medicine-at-dawn")
BY_DUSK = Why("food-at-dusk")
NOBODY_ILL = Why("nobody-to-treat")


def ask(
    siege: Siege,
    options: Callable[[], Sequence[Option]],
    *,
    rule: str,
    ask: str,
    about: dict[str, Any] | None = None,
    parts: tuple[type[Option], ...] = (),
    default: Option | None = None,
    times: tuple[str, ...] = (),
    medicine: bool = False,
    alcohol: bool = False,
    reasons: tuple[type[Option], ...] = DEEDS,
) -> Steps[Any]:
    """The Leader picks one of these, and may do first what can be done at any time.

    `times` are those of Narrative Actions that can be played here; `medicine` and `alcohol`: here they can
    be had in any case. With a single answer it is asked only for what else is among the `reasons`, or for a Narrative
    Action that has its time here.
    """
    swapped: set[Option] = set()

    def listed() -> list[Option]:
        answers = options()
        besides = asides(siege, times, medicine=medicine, alcohol=alcohol)
        if len(answers) == 1 and not any(isinstance(one, reasons) or _timely(siege, one, times) for one in besides):
            return list(answers)
        return [*answers, *([aside for aside in besides if aside not in swapped] if swapped else besides)]

    while True:
        pick = yield ChooseOpenly(
            siege.leader, listed, rule=rule, ask=ask, about=about, parts=parts + ASIDES, default=default
        )
        if not isinstance(pick, ASIDES):
            return pick
        swapped |= goods.undoing(pick)
        yield from do(siege, pick)


def _timely(siege: Siege, aside: Option, times: tuple[str, ...]) -> bool:
    """Whether it can be done here and not whenever one likes."""
    return isinstance(aside, PlayNarrative) and siege.book.narratives[aside.narrative].timing in times


def asides(siege: Siege, times: tuple[str, ...] = (), *, medicine: bool = False, alcohol: bool = False) -> list[Option]:
    """What else may be done now. [TWM-ANYTIME-8]"""
    found: list[Option] = [*goods.swaps(siege), *objectives.payments(siege)]
    treated = why_not_treat(siege) is None
    if medicine or treated:
        found += medicines(siege)
    if alcohol or treated:
        found += drinks(siege)
    if why_not_eat(siege) is None:
        found += meals(siege)
    found += abilities(siege)
    if siege.held:
        timings = ("any", *times)
        found += [PlayNarrative(card) for card in siege.held if siege.book.narratives[card].timing in timings]
    if ending.may_concede(siege):
        found.append(Concede())
    return found


def do(siege: Siege, pick: Any) -> Steps[None]:
    """Do it."""
    match pick:
        case PutAside(good):
            goods.put_aside(siege, good)
        case Break(good):
            goods.break_up(siege, good)
        case PayObjective(good):
            objectives.pay(siege, good)
        case PlaceMedicine(person, good):
            place_medicine(siege, siege.person(person), good)
        case Drink(person, good):
            yield from drink(siege, siege.person(person), good)
        case EatNow(person, good):
            yield from eat(siege, siege.person(person), good, rule="TWM-ADV-11")
        case EatPet(token):
            yield from eat_pet(siege, token)
        case UseAbility(person):
            yield from use_ability(siege, siege.person(person))
        case PlayNarrative(card):
            yield from play(siege, card)
        case Concede():
            yield from ending.concede(siege)


# --- medicine and alcohol ---


def store_of(siege: Siege, person: Person) -> list[int]:
    """The Findings Pile for whoever is scavenging, Storage for whoever is at home. [TWM-GEN-15]"""
    return siege.pile if person.where == OUT else siege.storage


def left_of(siege: Siege, sorts: Iterable[int]) -> list[int]:
    """Those of these goods that there are, at home or outside: if none, nobody need be looked at for them."""
    storage, pile = siege.storage, siege.pile
    return [good for good in sorts if storage[good] or pile[good]]


def why_not_treat(siege: Siege) -> Why | None:
    """Medicine and alcohol have their time at Dawn, unless the group plays by 909. [TWM-DAWN-2, TWM-ANYTIME-4]"""
    return None if siege.free_medicine else BY_DAWN


def why_not_eat(siege: Siege) -> Why | None:
    """Food has its time at Dusk, unless the group plays by 351. [TWM-DUSK-3, TWM-ADV-11]"""
    return None if siege.free_eating else BY_DUSK


def why_not_place(siege: Siege, person: Person) -> Why | None:
    """Medicine is for whoever is ill or wounded. [TWM-DAWN-2]"""
    return None if person.levels[WOUNDS] or person.levels[ILLNESS] else NOBODY_ILL


def within_reach(siege: Siege) -> list[Person]:
    return [person for person in siege.group if person.where != AWAY]


def medicines(siege: Siege) -> list[PlaceMedicine]:
    """Medicine can be laid on whoever is ill or wounded. [TWM-DAWN-2, TWM-ANYTIME-4]"""
    held = left_of(siege, siege.book.medicines)
    if not held:
        return []
    patients = [person for person in within_reach(siege) if why_not_place(siege, person) is None]
    return [PlaceMedicine(one.card, good) for one in patients for good in held if store_of(siege, one)[good]]


def place_medicine(siege: Siege, person: Person, good: int) -> None:
    """It stays there until a Fate card asks for it. [TWM-DAWN-3]"""
    store_of(siege, person)[good] -= 1
    person.medicine[siege.book.medicines.index(good)] += 1
    siege.tell(events.MedicinePlaced(person=person.card, good=good, rule="TWM-ANYTIME-4"))


def drinks(siege: Siege) -> list[Drink]:
    """Whoever is not asleep may drink. [TWM-ANYTIME-6, TWM-ANYTIME-7]"""
    held = left_of(siege, siege.book.sorts["alcohol"])
    if not held:
        return []
    awake = [person for person in within_reach(siege) if states.worn(siege, person) < MOST]
    return [Drink(one.card, good) for one in awake for good in held if store_of(siege, one)[good]]


def drink(siege: Siege, person: Person, good: int) -> Steps[None]:
    """Misery goes down, Fatigue goes up. [TWM-DAWN-9]"""
    goods.use_up(siege, good, 1, store_of(siege, person))
    siege.tell(events.Drunk(person=person.card, good=good, rule="TWM-DAWN-9"))
    yield from states.change(siege, person, MISERY, -1, rule="TWM-DAWN-9")
    yield from states.change(siege, person, FATIGUE, siege.book.goods[good].tiring, rule="TWM-DAWN-9")


# --- eating ---


def meals(siege: Siege) -> list[Option]:
    """Food out of its time, and what one would rather not eat. [TWM-ADV-11, TWM-ADV-12]"""
    held = left_of(siege, siege.book.sorts["food"])
    mouths = within_reach(siege) if held else []
    found: list[Option] = [EatNow(one.card, good) for one in mouths for good in held if store_of(siege, one)[good]]
    if siege.trip is None:
        found += [EatPet(token) for token, pet in tokens.at_home(siege) if pet.meat]
    return found


def eat(siege: Siege, person: Person, good: int, *, rule: str) -> Steps[None]:
    """A piece of food, and what it does against Hunger. [TWM-DUSK-4]"""
    goods.use_up(siege, good, 1, store_of(siege, person))
    siege.tell(events.Ate(person=person.card, good=good, rule=rule))
    yield from states.change(siege, person, HUNGER, -siege.book.goods[good].filling, rule=rule)


def eat_pet(siege: Siege, token: int) -> Steps[None]:
    """The token leaves the campaign; who takes it to heart is the worse for it. [TWM-ADV-12]"""
    pet = siege.book.tokens[token]
    tokens.lose(siege, pet.id, removed=True, rule="TWM-ADV-12")
    for name, count in pet.meat.items():
        goods.gain(siege, siege.book.good(name), count, siege.storage, rule="TWM-ADV-12")
    moved = dice.empathy(siege, siege.at_home(), rule="TWM-ADV-12")
    yield from states.change_each(siege, moved, MISERY, 1, rule="TWM-ADV-12")


# --- abilities and Narrative Actions ---


def abilities(siege: Siege) -> list[UseAbility]:
    """Whoever is awake and has not used it yet. [TWM-GEN-18, TWM-CHAR-2, TWM-CHAR-10]"""
    free = siege.book.free_abilities
    return [UseAbility(one.card) for one in siege.group if one.card in free and _can_use(siege, one, free[one.card])]


def _can_use(siege: Siege, person: Person, at: str) -> bool:
    """Whether somebody may use now what is no action of a day step. [TWM-CHAR-2, TWM-CHAR-10]"""
    if person.where == AWAY or not siege.awake(person):
        return False
    if at == "any":
        return not person.used and person.levels[FATIGUE] < MOST and _in_company(siege, person)
    return siege.trip is not None and person.where == OUT and not person.spent


def _in_company(siege: Siege, person: Person) -> bool:
    """Whether there is another for whom something could be done. [10.4]"""
    scene = siege.party() if person.where == OUT else siege.at_home()
    return len(scene) > 1 and any(one is person for one in scene)


def use_ability(siege: Siege, person: Person) -> Steps[None]:
    """What only this Character can do. [TWM-GEN-18]"""
    ability = siege.character(person).ability
    person.used = person.used or ability.use == "day"
    person.spent = person.spent or ability.use == "trip"
    siege.tell(events.AbilityUsed(person=person.card, rule="TWM-GEN-18"))
    deed = Deed(siege.leader, "TWM-GEN-18", trip=person.where == OUT, me=person.card)
    for effect in ability.effects:
        yield from effect.resolve(siege, deed)


def play(siege: Siege, card: int) -> Steps[None]:
    """A Narrative Action is played and goes back into its deck; until then it lies open, neither held nor in the deck,
    so that no page it leads to can put it back or draw it. [TWM-ANYTIME-9]"""
    siege.tell(events.NarrativePlayed(narrative=card, rule="TWM-ANYTIME-9"))
    siege.held.remove(card)
    siege.looking.append(card)
    deed = Deed(siege.leader, "TWM-ANYTIME-9", trip=siege.trip is not None)
    for effect in siege.book.narratives[card].effects:
        yield from effect.resolve(siege, deed)
    siege.looking.remove(card)
    narratives.put_back(siege, [card])
