"""What a scenario notices: conditions that come true for the first time, each with its script. [TWM-SCEN-3]"""

from holdouts.engine.state import Steps
from holdouts.games.this_war_of_mine.deed import Deed
from holdouts.games.this_war_of_mine.rules import book
from holdouts.games.this_war_of_mine.state import MISERY, Siege

DESPAIR = 3
DEEP_COLD = 5


def notice(siege: Siege) -> Steps[None]:
    """After each step of a day: who despairs, how cold it is, who is left, who is missing. [10.21, 10.22]"""
    if not siege.sheet.arrows:
        return
    for person in list(siege.group):
        if person.levels[MISERY] >= DESPAIR:
            yield from book.arrow(siege, "despair", _deed(siege, person.card))
    if siege.cold >= DEEP_COLD:
        yield from book.arrow(siege, "deep-cold", _deed(siege))
    if len(siege.group) == 1:
        yield from book.arrow(siege, "one-left", _deed(siege))
    if siege.bereft:
        yield from book.arrow(siege, "loss-with-seats", _deed(siege))


def _deed(siege: Siege, me: int | None = None) -> Deed:
    return Deed(siege.leader, "TWM-SCEN-3", trip=siege.trip is not None, me=me)
