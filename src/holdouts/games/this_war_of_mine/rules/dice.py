"""The black die, and the check of who takes something to heart. [TWM-GEN-9, TWM-GEN-10]"""

from collections.abc import Iterable

from holdouts.games.this_war_of_mine import events
from holdouts.games.this_war_of_mine.state import Person, Siege

BLACK = 10


def black(siege: Siege, *, rule: str) -> int:
    """The black die, from 1 to 10. [TWM-GEN-9]"""
    rolled = siege.roll(BLACK)
    siege.tell(events.DieRolled(rolled=rolled, rule=rule))
    return rolled


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
