"""The Night Raid: guards are armed, a card is drawn, dice are rolled, the rest is borne. [TWM-RAID]"""

from holdouts.engine.state import Steps
from holdouts.games.this_war_of_mine.rules import leading
from holdouts.games.this_war_of_mine.script import step
from holdouts.games.this_war_of_mine.state import RAID, Siege


@step
def raid(siege: Siege) -> Steps[None]:
    """Guards are armed, then the raid comes. [TWM-RAID-17]"""
    siege.phase = RAID
    leading.pass_on(siege)
    yield from ()


def stage(siege: Siege, damage: int, wounds: int, *, rule: str) -> Steps[None]:
    """A raid that a script brings about, by the same rules. [TWM-BOOK-10]"""
    yield from ()
