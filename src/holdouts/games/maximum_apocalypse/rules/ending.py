"""How it ends. [MAX-END]"""

from holdouts.games.maximum_apocalypse.events import Ended
from holdouts.games.maximum_apocalypse.state import Apocalypse


def lose(a: Apocalypse, how: str, *, rule: str) -> None:
    """The team loses at once, whatever was going on. [MAX-TURN-5]"""
    a.tell(Ended(how=how, won=False, rule=rule))
    a.end([], how)


def win(a: Apocalypse) -> None:
    """The team wins, the dead with it. [MAX-END-10]"""
    a.tell(Ended(how="escaped", won=True, rule="MAX-END-10"))
    a.end(list(a.seats), "escaped")
