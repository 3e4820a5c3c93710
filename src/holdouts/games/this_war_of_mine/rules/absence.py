"""Who is away for a while: in play, and of no scene. [TWM-BOOK-13]"""

from holdouts.games.this_war_of_mine import events
from holdouts.games.this_war_of_mine.rules import goods, tokens
from holdouts.games.this_war_of_mine.state import AWAY, HOME, NO_TASK, NONE, OUT, Person, Siege


def begin(siege: Siege) -> None:
    """Being away begins when all pages of a script are done; for those on a trip, when the others come home from it.
    [TWM-BOOK-13]"""
    later: list[tuple[int, str]] = []
    for card, until in siege.leaving:
        person = siege.find(card)
        if person is not None and person.where == OUT:
            later.append((card, until))
        elif person is not None:
            send_away(siege, person, until, rule="TWM-BOOK-13")
    siege.leaving = later


def come_home(siege: Siege) -> None:
    """The party comes home with its load, but for those who are held: what was carried stays with them.
    [TWM-DAWN-1, TWM-BOOK-13]"""
    for card, until in siege.leaving:
        person = siege.find(card)
        if person is not None:
            send_away(siege, person, until, rule="TWM-BOOK-13")
    party = siege.scavengers()
    for person in party:
        person.where, person.broken = HOME, False
    if not siege.leaving:
        bring_load(siege)
    siege.leaving = []
    if party:
        siege.tell(events.PartyHome(people=tuple(person.card for person in party), rule="TWM-DAWN-1"))


def bring_load(siege: Siege) -> None:
    """What was carried, and whatever came along, is in the house now."""
    goods.move_all(siege.load, siege.storage)
    tokens.bring_home(siege)


def send_away(siege: Siege, person: Person, until: str, *, rule: str) -> None:
    """Out of play until that phase begins. [TWM-BOOK-13]"""
    person.where, person.until = AWAY, until
    person.task, person.bed = NO_TASK, NONE
    siege.tell(events.WentAway(person=person.card, phase=until, rule=rule))


def come_back(siege: Siege, phase: str) -> None:
    """Those come back who were away until this phase. [TWM-BOOK-13]"""
    for person in siege.group:
        if person.where == AWAY and person.until == phase:
            _return(siege, person)


def all_come_back(siege: Siege) -> None:
    """An Evening with everybody away: those away return first. [TWM-BOOK-13]"""
    if siege.group and not siege.at_home():
        for person in siege.group:
            _return(siege, person)


def _return(siege: Siege, person: Person) -> None:
    person.where, person.until, person.broken = HOME, "", False
    siege.tell(events.CameBack(person=person.card, rule="TWM-BOOK-13"))
    if all(other.where != AWAY for other in siege.group):
        bring_load(siege)
