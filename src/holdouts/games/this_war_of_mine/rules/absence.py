"""Who is away for a while: in play, and of no scene. [TWM-BOOK-13]"""

from holdouts.games.this_war_of_mine import events
from holdouts.games.this_war_of_mine.state import AWAY, HOME, NO_TASK, NONE, Person, Siege


def begin(siege: Siege) -> None:
    """Being away begins when all pages of a script are done. [TWM-BOOK-13]"""
    for card, until in siege.leaving:
        person = siege.find(card)
        if person is not None:
            send_away(siege, person, until, rule="TWM-BOOK-13")
    siege.leaving.clear()


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
    person.where, person.until = HOME, ""
    siege.tell(events.CameBack(person=person.card, rule="TWM-BOOK-13"))
