"""How it ends. [TWM-END]"""

from holdouts.engine.state import Steps
from holdouts.games.this_war_of_mine import events
from holdouts.games.this_war_of_mine.deed import Deed
from holdouts.games.this_war_of_mine.rules import book, epilogues
from holdouts.games.this_war_of_mine.state import Siege

VICTORY, OUTLIVED, DEFEAT = "victory", "outlived", "defeat"
CEASEFIRE, NOBODY_LEFT, UNGUARDED, CONCEDED, CONVOY = "ceasefire", "nobody-left", "unguarded", "conceded", "convoy"

PEACE, LOST, GOT_OUT, NO_GUARD = 1000, 1001, 581, 333
"""The scripts of the end: the ceasefire, defeat, who got out, and nobody on guard."""


def check_group(siege: Siege) -> Steps[None]:
    """Nobody is left: it is lost, unless somebody got out. [TWM-END-2, TWM-END-7]"""
    if siege.group:
        return
    deed = Deed(siege.leader, "TWM-END-2")
    if not siege.evacuated:
        yield from book.read(siege, LOST, deed)
        finish(siege, DEFEAT, NOBODY_LEFT, rule="TWM-END-2")
        return
    yield from book.read(siege, GOT_OUT, deed)
    saved = any(card in siege.starters for card in siege.evacuated)
    finish(siege, OUTLIVED if saved else DEFEAT, NOBODY_LEFT, rule="TWM-END-7")


def ceasefire(siege: Siege, *, rule: str = "TWM-END-1") -> Steps[None]:
    """The war is over: with a Starting Character alive it is a victory. [TWM-END-1, TWM-SCEN-6]"""
    yield from book.read(siege, PEACE, Deed(siege.leader, rule))
    finish(siege, VICTORY if starter_lives(siege) else OUTLIVED, CEASEFIRE, rule=rule)


def ride_out(siege: Siege) -> Steps[None]:
    """The bus leaves with those who count on it. [TWM-SCEN-8, 10.22]"""
    yield from book.read(siege, PEACE, Deed(siege.leader, "TWM-SCEN-8"))
    finish(siege, VICTORY, CONVOY, rule="TWM-SCEN-8")


def left_behind(siege: Siege) -> Steps[None]:
    """The bus leaves without those who began it. [TWM-SCEN-8, 10.22]"""
    yield from book.read(siege, LOST, Deed(siege.leader, "TWM-SCEN-8"))
    finish(siege, DEFEAT, CONVOY, rule="TWM-SCEN-8")


def starter_lives(siege: Siege) -> bool:
    """The measure of the Final Objective. [TWM-END-1]"""
    for person in siege.group:  # noqa: SIM110 - asked with every question, and a generator for `any` costs more
        if person.starting:
            return True
    return False


def nobody_on_guard(siege: Siege) -> Steps[None]:
    """Script 333, and there is no way back from it. [TWM-END-3, TWM-EVENING-6, TWM-ERRATA-12]"""
    yield from book.read(siege, NO_GUARD, Deed(siege.leader, "TWM-END-3"))
    finish(siege, DEFEAT, UNGUARDED, rule="TWM-END-3")


def concede(siege: Siege) -> Steps[None]:
    """Allowed once no Starting Character is left, never forced; what was noted is still read. [TWM-MORNING-11,
    TWM-END-5]"""
    yield from epilogues.read_notes(siege, lost=True)
    finish(siege, DEFEAT, CONCEDED, rule="TWM-MORNING-11")


def may_concede(siege: Siege) -> bool:
    return not starter_lives(siege)


def finish(siege: Siege, how: str, cause: str, *, rule: str) -> None:
    """The game is over."""
    siege.tell(events.Ended(ending=how, cause=cause, rule=rule))
    siege.end(list(siege.seats) if how == VICTORY else [], how)
