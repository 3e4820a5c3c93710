"""The five States of a Character, and the end of a story. [TWM-STATE]"""

from collections.abc import Iterable, Iterator
from functools import cache

from holdouts.engine.state import Steps, at_once
from holdouts.games.this_war_of_mine import events
from holdouts.games.this_war_of_mine.deed import Deed
from holdouts.games.this_war_of_mine.rules import book, people
from holdouts.games.this_war_of_mine.state import (
    ENDINGS,
    EVENING,
    FATIGUE,
    GUARD,
    HUNGER,
    MISERY,
    MOST,
    NONE,
    OUT,
    SCAVENGE,
    Person,
    Siege,
)

STEPS = 3
"""Of a day, in each of which somebody may act. [TWM-DAY-2]"""
CIRCLES = ((0, 0, 1, 2, 0), (0, 0, 0, 1, 3), (0, 0, 1, 2, 3), (0, 0, 1, 3, 3), (0, 0, 1, 2, 3))
"""Black circles by State and level; whoever is fast asleep may still nap. [TWM-STATE-4, TWM-STATE-10, 10.1]"""
GRAVE = 3
"""From this level on a 3/4 token lies on the card. [TWM-STATE-14]"""
LEAVING = (208, 645)
"""Index scripts whose endings are departures; 738 is one where Misery led to it. [10.20]"""
BREAKING = 738


def change(siege: Siege, person: Person, state: int, by: int, *, rule: str) -> Steps[None]:
    """A State goes up or down; what has come to its end ends at once. [TWM-STATE-2, TWM-STATE-6]"""
    shift(siege, person, state, by, rule=rule)
    return settle(siege, person, rule=rule)


def change_each(siege: Siege, among: Iterable[Person], state: int, by: int, *, rule: str) -> Steps[None]:
    """The same for several at once: endings come when all have changed. [TWM-STATE-9]"""
    touched = list(among)
    for person in touched:
        shift(siege, person, state, by, rule=rule)
    for person in touched:
        yield from settle(siege, person, rule=rule)


def one_by_one(siege: Siege, among: Iterable[Person]) -> Iterator[Person]:
    """Each of them in turn who is still there: the end of one may be the end of another. [TWM-STATE-6]"""
    for person in list(among):
        if siege.find(person.card) is person:
            yield person


def shift(siege: Siege, person: Person, state: int, by: int, *, rule: str) -> None:
    """The level moves and stays within 0 and 4; whether something has ended is for `settle`. [TWM-STATE-3]"""
    old = person.levels[state]
    new = min(max(old + by, 0), MOST)
    if new == old:
        return
    person.levels[state] = new
    _mark(siege, person, state)
    siege.tell(events.LevelChanged(person=person.card, state=state, by=new - old, now=new, rule=rule))
    if state == FATIGUE and new == MOST and siege.awake(person) is False:
        siege.tell(events.FellAsleep(person=person.card, rule="TWM-STATE-10"))


def set_level(siege: Siege, person: Person, state: int, to: int, *, rule: str) -> None:
    shift(siege, person, state, to - person.levels[state], rule=rule)


def _mark(siege: Siege, person: Person, state: int) -> None:
    """Grave States take one of the free 3/4 tokens, unseen; better ones give it back. [TWM-STATE-8, TWM-STATE-14]"""
    grave = person.levels[state] >= GRAVE and bool(ENDINGS[state])
    if grave and person.marks[state] == NONE:
        taken = {other.marks[state] for other in siege.group}
        person.marks[state] = siege.pick([mark for mark in range(len(ENDINGS[state])) if mark not in taken])
    elif not grave:
        person.marks[state] = NONE


def settle(siege: Siege, person: Person, *, rule: str) -> Steps[None]:
    """Whoever has reached level 4 in anything but Fatigue: the story ends. [TWM-STATE-7, TWM-STATE-9]"""
    if MOST not in person.levels[HUNGER:] or siege.find(person.card) is not person:
        return at_once()
    return _end_story(siege, person)


def _end_story(siege: Siege, person: Person) -> Steps[None]:
    """A page says how, and somebody is gone. [TWM-STATE-7]"""
    ended = [state for state, level in enumerate(person.levels) if level == MOST and state != FATIGUE]
    state = ended[0] if len(ended) == 1 else siege.pick(ended)
    script = ENDINGS[state][person.marks[state]]
    siege.unveil()
    siege.tell(events.StoryEnded(person=person.card, state=state, script=script, rule="TWM-STATE-7"))
    yield from book.read(siege, script, Deed(siege.leader, "TWM-STATE-7", trip=person.where == OUT, me=person.card))
    if siege.find(person.card) is person:
        leaves = script in LEAVING or (script == BREAKING and state == MISERY)
        yield from people.lose(siege, person, died=not leaves, rule="TWM-STATE-7")


# --- what States forbid ---


def circles(person: Person) -> int:
    """The black circles that count: those of the token that has most. [TWM-STATE-4, TWM-STATE-5]"""
    return _most_circles(*person.levels)


@cache
def _most_circles(*levels: int) -> int:
    return max(CIRCLES[state][level] for state, level in enumerate(levels))


def asleep(person: Person) -> bool:
    """[TWM-STATE-10]"""
    return person.levels[FATIGUE] == MOST


def worn(siege: Siege, person: Person) -> int:
    """Somebody's Fatigue, with what tonight's task adds: it counts from when the task is given. [TWM-EVENING-8]"""
    given = siege.phase == EVENING and person.task in (GUARD, SCAVENGE)
    return min(MOST, person.levels[FATIGUE] + given)


def blocked(person: Person, step: int) -> bool:
    """Whether somebody has no action in a day step: circles take the last ones. [TWM-STATE-4, TWM-DAY-1]"""
    return step > STEPS - circles(person) - person.fewer
