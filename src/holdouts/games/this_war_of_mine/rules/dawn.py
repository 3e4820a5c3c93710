"""Dawn: who comes home, what Fate brings, what is kept in mind, who is missed. [TWM-DAWN]"""

from collections.abc import Iterable

from holdouts.engine.modifiers import reckon
from holdouts.engine.state import Steps
from holdouts.games.this_war_of_mine import events
from holdouts.games.this_war_of_mine.cards import Treatment
from holdouts.games.this_war_of_mine.deed import Deed
from holdouts.games.this_war_of_mine.household import MEDICINES
from holdouts.games.this_war_of_mine.picks import GoOn, Keep, PayObjective, PickGood, Tire, UseAbility
from holdouts.games.this_war_of_mine.rules import (
    absence,
    anytime,
    book,
    dice,
    goods,
    leading,
    morning,
    narratives,
    scenario,
    states,
    traits,
)
from holdouts.games.this_war_of_mine.rules.leading import choose
from holdouts.games.this_war_of_mine.script import step
from holdouts.games.this_war_of_mine.state import (
    DAWN,
    FAR,
    FATIGUE,
    GUARD,
    ILLNESS,
    MIDDLE,
    MISERY,
    MOST,
    NEAR,
    NO_TASK,
    SCAVENGE,
    WOUNDS,
    Person,
    Place,
    Siege,
)

DRAWN = 2
"""Of so many Narrative Actions one is kept. [TWM-DAWN-13]"""
GRIEF = 2
"""[TWM-DAWN-14]"""
SPACES = {"near": NEAR, "middle": MIDDLE, "far": FAR}


@step.silent
def begin_dawn(siege: Siege) -> None:
    """The party comes home with its load; whoever is worn out falls asleep now. [TWM-DAWN-1, TWM-STATE-12]"""
    siege.phase = DAWN
    siege.tell(events.PhaseBegan(phase=DAWN, rule="TWM-DAWN-1"))
    absence.come_home(siege)
    for which in siege.exchanging:
        exchange(siege, which, rule="TWM-DAWN-10")
    siege.exchanging = []
    for person in siege.group:
        if person.task in (GUARD, SCAVENGE):
            person.task = NO_TASK
            if states.asleep(person):
                siege.tell(events.FellAsleep(person=person.card, rule="TWM-STATE-12"))
    for part in (tend, fate, remember, mourn, end_dawn):
        siege.then(part)


@step
def tend(siege: Siege) -> Steps[None]:
    """Medicine is laid on the ill and the wounded, before Fate asks for it. [TWM-DAWN-2, TWM-ANYTIME-5]"""
    yield from anytime.ask(
        siege,
        lambda: [GoOn()],
        rule="TWM-DAWN-2",
        ask="before-fate",
        default=GoOn(),
        times=(DAWN,),
        medicine=True,
        alcohol=True,
        reasons=(*anytime.DEEDS, PayObjective),
    )


# --- Fate ---


@step
def fate(siege: Siege) -> Steps[None]:
    """One Fate card, its upper part: what waited, the wounded, the ill, the cold, Traits, the city. [TWM-DAWN-4,
    TWM-DAWN-17]"""
    card = draw_fate(siege)
    siege.tell(events.FateDrawn(fate=card, rule="TWM-DAWN-4"))
    design = siege.book.fate[card]
    end_waits(siege)
    yield from treat(siege, WOUNDS, design.wounded)
    yield from treat(siege, ILLNESS, design.ill)
    if design.cold is not None and siege.felt_cold >= design.cold.at_least:
        deed = Deed(siege.leader, "TWM-DAWN-4")
        for effect in design.cold.effects:
            yield from effect.resolve(siege, deed)
    for letter in design.traits:
        yield from traits.call(siege, letter)
    if design.exchange:
        exchange(siege, design.exchange, rule="TWM-DAWN-10")
    siege.warmth, siege.bound = 0, []


def draw_fate(siege: Siege) -> int:
    """The next Fate card goes to the discard; an empty deck is made of it first. [TWM-DAWN-17]"""
    if not siege.fate:
        siege.fate, siege.past_fate = sorted(siege.past_fate), []
        siege.shuffle(siege.fate)
    card = siege.fate.pop()
    siege.past_fate.append(card)
    siege.unveil()
    return card


def end_waits(siege: Siege) -> None:
    """What waited is there, and the Wait tokens go. [TWM-DAWN-7, TWM-DAY-23, TWM-MORNING-16]"""
    for _, room, fitting in list(siege.installed()):
        if not room.waiting:
            continue
        siege.tell(events.WaitOver(fitting=room.fitting, rule="TWM-DAWN-7"))
        more = catch(siege) if fitting.snares else 0
        for good, count in room.waiting:
            goods.gain(siege, good, count + more, siege.storage, rule="TWM-DAWN-7")
        room.waiting = []


def catch(siege: Siege) -> int:
    """So much more a trap yields: in a plague of rats, and with somebody awake who reckons well. [TWM-MORNING-16]"""
    minds = [siege.book.gifts[person.card] for person in siege.at_home() if not states.asleep(person)]
    return reckon(siege, siege.leader, "catch", 0, [*minds, *siege.weather()])


def treat(siege: Siege, state: int, treatment: Treatment) -> Steps[None]:
    """Whoever has the State is treated with what lies on the card, or may get worse. [TWM-DAWN-5, TWM-DAWN-18,
    TWM-DAWN-19]"""
    patients = [person for person in siege.at_home() if person.levels[state]]
    for person in patients:
        kinds = [kind for kind, name in enumerate(MEDICINES) if name in treatment.by and _has(siege, person, kind)]
        if kinds:
            kind = yield from choose_medicine(siege, person, kinds)
            use_up(siege, person, kind)
            states.shift(siege, person, state, treatment.by[MEDICINES[kind]], rule="TWM-DAWN-5")  # type: ignore[index]
        elif treatment.untreated and person.levels[state] >= treatment.from_level:
            states.shift(siege, person, state, treatment.untreated, rule="TWM-DAWN-4")
    for person in patients:
        yield from states.settle(siege, person, rule="TWM-STATE-6")


def _has(siege: Siege, person: Person, kind: int) -> bool:
    bound = MEDICINES[kind] == "bandages" and person.card in siege.bound
    return bound or person.medicine[kind] > 0


def choose_medicine(siege: Siege, person: Person, kinds: list[int]) -> Steps[int]:
    """Of several kinds the group picks one; the other stays. [TWM-DAWN-18]"""
    options = [PickGood(siege.book.medicines[kind]) for kind in kinds]
    about = {"person": person.card}
    pick = yield from choose(siege, options, rule="TWM-DAWN-18", ask="which-medicine", about=about)
    return siege.book.medicines.index(pick.good)


def use_up(siege: Siege, person: Person, kind: int) -> None:
    """One works, all of that kind go. [TWM-DAWN-5]"""
    good = siege.book.medicines[kind]
    siege.box[good] += person.medicine[kind]
    person.medicine[kind] = 0
    siege.tell(events.Treated(person=person.card, good=good, rule="TWM-DAWN-5"))


def each_rolls(siege: Siege, whom: Iterable[Person], state: int, up_to: int, by: int, *, rule: str) -> Steps[None]:
    """Each of them rolls the black die, and up to a number a State goes up."""
    touched = [one for one in whom if dice.within(siege, "caught", up_to, rule=rule, person=one.card)]
    yield from states.change_each(siege, touched, state, by, rule=rule)


# --- Locations ---


def exchange(siege: Siege, which: str, *, rule: str) -> None:
    """A Location goes to the Waste with what was hidden there; the others come nearer, a new one lies far.
    [TWM-DAWN-10..12]"""
    space = SPACES[which]
    fixed = siege.sheet.far
    if fixed and siege.location(space).id == fixed:
        return
    place = siege.places[space]
    goods.move_all(place.hidden, siege.box)
    siege.past_locations.append(place.card)
    siege.tell(events.LocationChanged(location=place.card, rule=rule))
    new = Place(draw_location(siege), [0] * len(siege.box))
    if fixed:
        siege.places[space] = new
    else:
        siege.places.pop(space)
        siege.places.append(new)
    siege.tell(events.LocationDrawn(location=new.card, rule=rule))


def draw_location(siege: Siege) -> int:
    """The next Location; an empty deck is made of those in the Waste. [TWM-DAWN-12]"""
    if not siege.locations:
        siege.locations, siege.past_locations = sorted(siege.past_locations), []
        siege.shuffle(siege.locations)
    siege.unveil()
    return siege.locations.pop()


# --- Narrative Actions ---


@step
def remember(siege: Siege) -> Steps[None]:
    """Two Narrative Actions are drawn and one kept; a diary brings more to choose from. [TWM-DAWN-13]"""
    siege.looking = narratives.draw(siege, DRAWN)
    writers = [person for person in siege.at_home() if _writes(siege, person)]
    for person in writers:
        options = [UseAbility(person.card), GoOn()]
        pick = yield from choose(siege, options, rule="TWM-CHAR-4", ask="write-diary")
        if isinstance(pick, UseAbility):
            yield from anytime.use_ability(siege, person)
    if not siege.looking:
        return
    pick = yield from anytime.ask(
        siege,
        lambda: [Keep(card) for card in siege.looking],
        rule="TWM-DAWN-13",
        ask="keep-narrative",
        alcohol=True,
    )
    others = [card for card in siege.looking if card != pick.narrative]
    siege.looking = []
    narratives.keep(siege, [pick.narrative], others)


def _writes(siege: Siege, person: Person) -> bool:
    ability = siege.character(person).ability
    return ability.at == "dawn" and not person.used and not states.asleep(person) and bool(siege.narratives)


def write_diary(siege: Siege, deed: Deed, most: int) -> Steps[None]:
    """So much Fatigue, to 4 at most, so many cards more. [TWM-CHAR-4]"""
    person = siege.find(deed.me) if deed.me is not None else None
    if person is None:
        return
    room = min(most, MOST - person.levels[FATIGUE])
    options = [Tire(count) for count in range(1, room + 1)]
    pick = yield from choose(siege, options, rule="TWM-CHAR-4", ask="tire", about={"person": person.card})
    yield from states.change(siege, person, FATIGUE, pick.count, rule="TWM-CHAR-4")
    siege.looking += narratives.draw(siege, pick.count)


# --- the end of the night ---


@step
def mourn(siege: Siege) -> Steps[None]:
    """If anybody was lost since the day began, one check over all who are left. [TWM-DAWN-14, TWM-DAWN-15]"""
    if not siege.mourned:
        return
    siege.tell(events.DeathStruck(rule="TWM-DAWN-14"))
    moved = dice.empathy(siege, siege.at_home(), rule="TWM-DAWN-14")
    yield from states.change_each(siege, moved, MISERY, GRIEF, rule="TWM-DAWN-14")


@step
def end_dawn(siege: Siege) -> Steps[None]:
    """An echo that is due comes last; then a new day begins. [TWM-DAWN-16, TWM-GEN-4]"""
    yield from scenario.notice(siege)
    yield from book.echo(siege)
    morning.sweep(siege, "dawn", rule="TWM-MORNING-20")
    leading.pass_on(siege)
