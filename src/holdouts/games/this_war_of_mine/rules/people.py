"""Who comes and who goes. [TWM-CHAR-7..9]"""

from holdouts.engine.state import Steps
from holdouts.games.this_war_of_mine import events
from holdouts.games.this_war_of_mine.household import MEDICINES, STATES
from holdouts.games.this_war_of_mine.rules import ending
from holdouts.games.this_war_of_mine.state import GROUP, IN_BOX, NONE, OUT, Person, Siege


def newcomer(card: int) -> Person:
    """Somebody with nothing to complain of yet. [TWM-CHAR-8]"""
    return Person(card, [0] * len(STATES), [NONE] * len(STATES), [0] * len(MEDICINES))


def settle_in(siege: Siege, person: Person) -> None:
    """Somebody is of the group, with the first ring that is free. [TWM-SETUP-7]"""
    worn = {other.ring for other in siege.group}
    person.ring = next(ring for ring in range(GROUP) if ring not in worn)
    siege.group.append(person)


def can_join(siege: Siege) -> bool:
    """Never more than four; whoever comes was not in play before. [TWM-GEN-11, TWM-CHAR-8, TWM-GEN-19]"""
    return len(siege.group) < GROUP and bool(siege.unused)


def join(siege: Siege, *, rule: str) -> Person | None:
    """The next of the Unused Characters arrives in the Shelter. [TWM-CHAR-7, TWM-CHAR-8]"""
    if not can_join(siege):
        return None
    person = newcomer(siege.unused.pop())
    person.newcomer = True
    settle_in(siege, person)
    siege.unveil()
    siege.tell(events.Joined(person=person.card, rule=rule))
    return person


def lose(siege: Siege, person: Person, *, died: bool, rule: str) -> Steps[None]:
    """Somebody dies or leaves: the card goes to the Waste, what lay on it to the box. [TWM-CHAR-9]"""
    siege.group.remove(person)
    siege.gone.append(person.card)
    siege.mourned += 1
    siege.bereft = siege.bereft or siege.bus_seats > 0
    for place, count in enumerate(person.medicine):
        siege.box[siege.book.medicines[place]] += count
    _drop_weapons(siege, person)
    if siege.trip is not None and person.where == OUT and died:
        siege.trip.fallen += 1
    if person.token != NONE:
        siege.tokens[person.token] = IN_BOX
    told = events.Died if died else events.Left
    siege.tell(told(person=person.card, rule=rule))
    yield from ending.check_group(siege)


def _drop_weapons(siege: Siege, person: Person) -> None:
    """In a fight they lie where they fell; else they go back into the store. [TWM-COMBAT-8]"""
    if siege.fighting:
        siege.dropped += person.arms
        return
    store = siege.pile if person.where == OUT else siege.storage
    for good in person.arms:
        store[good] += 1
