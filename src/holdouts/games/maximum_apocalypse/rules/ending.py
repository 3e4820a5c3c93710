"""How it ends. [MAX-END]"""

from holdouts.games.maximum_apocalypse.events import Ended
from holdouts.games.maximum_apocalypse.state import Apocalypse


def lose(world: Apocalypse, how: str, *, rule: str) -> None:
    """The team loses at once, whatever was going on. [MAX-TURN-5]"""
    world.tell(Ended(how=how, won=False, rule=rule))
    world.end([], how)


def win(world: Apocalypse) -> None:
    """The team wins, the dead with it. [MAX-END-10]"""
    world.tell(Ended(how="escaped", won=True, rule="MAX-END-10"))
    world.end(list(world.seats), "escaped")
