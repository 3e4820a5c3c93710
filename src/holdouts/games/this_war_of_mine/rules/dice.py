"""The black die, and the check of who takes something to heart. [TWM-GEN-9, TWM-GEN-10]"""

from collections.abc import Iterable

from holdouts.games.this_war_of_mine import events
from holdouts.games.this_war_of_mine.state import NONE, Person, Siege

BLACK = 10


def black(siege: Siege, what: str, *, rule: str, person: int = NONE) -> int:
    """The black die, from 1 to 10, and what it is rolled for. [TWM-GEN-9]"""
    rolled = siege.roll(BLACK)
    siege.tell(events.DieRolled(rolled=rolled, what=what, person=person, rule=rule))
    return rolled


def within(siege: Siege, what: str, most: int, *, rule: str, person: int = NONE) -> bool:
    """Whether the black die shows so much at most: what it was rolled for has come about. [TWM-GEN-9]"""
    rolled = siege.roll(BLACK)
    came = rolled <= most
    outcome = f"{what}-{'yes' if came else 'no'}"
    siege.tell(events.DieRolled(rolled=rolled, what=outcome, most=most, person=person, rule=rule))
    return came


def touches(rolled: int, empathy: int) -> bool:
    """Whether a result reaches somebody: equal to or lower than their Empathy. [TWM-GEN-10]"""
    return rolled <= empathy


def empathy(siege: Siege, among: Iterable[Person], *, rule: str) -> list[Person]:
    """One roll for all of them; those it touches. [TWM-GEN-10]"""
    people = list(among)
    if not people:
        return []
    rolled = siege.roll(BLACK)
    moved = [person for person in people if touches(rolled, siege.character(person).empathy)]
    siege.tell(events.EmpathyRolled(rolled=rolled, people=tuple(person.card for person in moved), rule=rule))
    return moved
