"""What foresight reads of a siege: who lives and how they are, what there is to live on, how cold and how loud it is.

What an option of a page brings is not foretold: nobody has read it yet. Its price is.
"""

from collections.abc import Iterator

from holdouts.engine.decision import Option
from holdouts.engine.describe import describe
from holdouts.engine.outlook import Measure, Odds, Outlook
from holdouts.engine.words import Words
from holdouts.games.this_war_of_mine.events import Died, Left, ScriptRead, Sniped, StoryEnded, WentHungry, WentThirsty
from holdouts.games.this_war_of_mine.fight_events import CombatRolled
from holdouts.games.this_war_of_mine.household import STATES
from holdouts.games.this_war_of_mine.picks import CarryOut, GoOn, RollAgain, TakeOption
from holdouts.games.this_war_of_mine.rules import carrying, day, scavenging
from holdouts.games.this_war_of_mine.rules.binding import way_of
from holdouts.games.this_war_of_mine.rules.combat_dice import FACES
from holdouts.games.this_war_of_mine.state import FATIGUE, HUNGER, MOST, Siege


def measures(siege: Siege, seat: int) -> Iterator[Measure]:
    """What all live on, and how everybody is; to be tired by a night's watch threatens nobody."""
    yield Measure(name="group", value=len(siege.group), good=1)
    yield Measure(name="food", value=siege.count("food", siege.storage), good=1, stock=True)
    yield Measure(name="water", value=siege.storage[siege.book.water], good=1, stock=True)
    yield Measure(name="cold", value=siege.cold, good=-1)
    yield Measure(name="barricades", value=siege.barricades(), good=1)
    if siege.trip is not None:
        yield Measure(name="noise", value=siege.trip.noise, good=-1)
        yield Measure(name="ahead", value=len(siege.unknown))
        yield Measure(name="weight", value=carrying.weight(siege), most=carrying.capacity(siege))
    for person in siege.group:
        name = f"name-{siege.character(person).id}"
        if MOST in person.levels[HUNGER:]:
            continue  # which is told as the end of a story
        for state, level in zip(STATES, person.levels, strict=True):
            yield Measure(
                name="state",
                value=level,
                of=(("person", name), ("state", f"state-{state}")),
                good=-1,
                stock=state == STATES[FATIGUE],
            )


def odds(siege: Siege, seat: int, option: Option) -> Iterator[Odds]:
    """How often a combat die that is rolled again shows wounds. [10.2, TWM-ANYTIME-1]"""
    match option:
        case RollAgain(_, die):
            faces = FACES[die]
            yield Odds(name="wounds", ways=sum(face.wounds > 0 for face in faces), of=len(faces))


def price(siege: Siege, option: Option, words: Words) -> str:
    """What an option of a page costs. [TWM-BOOK-4]"""
    way = way_of(siege.book, option.option) if isinstance(option, TakeOption) else None
    return describe(way.price, words) if way and way.price else ""


def spend(siege: Siege, seat: int) -> None:
    """Nothing more is done today, and nobody goes out: what an Evening at home and the night bring of themselves."""
    siege.agenda = [due for due in siege.agenda if due[0] not in LEFT_OUT]


LEFT_OUT = frozenset(one.__name__ for one in (day.begin_step, scavenging.set_out))
"""The steps in which people do something."""

DUSK_TO_DAWN = frozenset(
    {
        *("rummage", "new-idea", "give-water", "give-food", "feed-after", "give-tasks"),
        *("arm-guards", "before-defence", "roll-again", "trust-fate", "split-cut", "raid-loss", "share-wounds"),
        *("crime-wave", "before-fate", "which-medicine", "whose-trait", "habit", "tire"),
    }
)
"""What is asked until then, and answered as a careful newcomer would."""

OUTLOOK = Outlook(
    measures=measures,
    odds=odds,
    rests=(CarryOut, GoOn),
    ends=frozenset({"give-orders", "give-water", "give-food", "before-fate"}),
    spend=spend,
    midway=DUSK_TO_DAWN,
    until=frozenset({"write-diary", "keep-narrative", "give-orders"}),
    threats=4,
    horizon="dawn",
    ills=(Died, Left, StoryEnded, Sniped, WentThirsty, WentHungry),
    pages=(ScriptRead,),
    turns=(TakeOption,),
    price=price,
    reckoned=(CombatRolled,),
)
