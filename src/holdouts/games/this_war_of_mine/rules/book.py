"""The Book of Scripts, as the other rules open it. [TWM-BOOK, TWM-GEN-14]"""

from holdouts.engine.state import Steps
from holdouts.games.this_war_of_mine import events
from holdouts.games.this_war_of_mine.deed import Deed
from holdouts.games.this_war_of_mine.state import Siege


def read(siege: Siege, script: int, deed: Deed) -> Steps[None]:
    """A script is read and resolved, in the scene of the deed."""
    siege.tell(events.ScriptRead(script=script, rule=deed.rule))
    yield from ()


def open_entry(siege: Siege, base: int, deed: Deed) -> Steps[None]:
    """*Weight of Reality*: one of the five entries of a card, whose numbers begin at `base`. [TWM-BOOK-1, 10.19]"""
    yield from ()


def echo(siege: Siege) -> Steps[None]:
    """At the end of a Dawn an echo may be due. [TWM-BOOK-15]"""
    yield from ()


def arrow(siege: Siege, cause: str, deed: Deed) -> Steps[None]:
    """Something has happened for which the scenario has a script with a red arrow. [TWM-SCEN-3]"""
    script = siege.sheet.arrows.get(cause, 0)
    if script and script not in siege.arrows:
        siege.arrows.append(script)
        yield from read(siege, script, deed)
