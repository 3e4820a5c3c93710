"""A day, phase by phase. [TWM-MORNING, TWM-DAY, TWM-DUSK, TWM-EVENING, TWM-SCAV, TWM-RAID, TWM-DAWN]"""

from holdouts.engine.state import Steps
from holdouts.games.this_war_of_mine import events
from holdouts.games.this_war_of_mine.deed import Deed
from holdouts.games.this_war_of_mine.rules import book, dawn, day, dusk, evening, goods, morning, raid, scavenging
from holdouts.games.this_war_of_mine.script import step
from holdouts.games.this_war_of_mine.state import MORNING, NO_TASK, NONE, Siege


@step
def begin_day(siege: Siege) -> Steps[None]:
    """A new day: what was done once a day can be done again, what was lent comes back. [TWM-CHAR-10,
    TWM-DAWN-16]"""
    siege.round += 1
    siege.turn += 1
    siege.phase, siege.step = MORNING, 0
    siege.mourned = 0
    siege.done = []
    siege.one_action, siege.tired_out = siege.tired_out, False
    for person in siege.group:
        person.used = False
        person.acted = 0
        person.task, person.bed = NO_TASK, NONE
    goods.move_all(siege.lent, siege.storage)
    siege.tell(events.DayBegan(number=siege.round, rule="TWM-MORNING-1"))
    if siege.round == 1:
        yield from book.arrow(siege, "start", Deed(siege.leader, "TWM-SCEN-3"))
    for phase in PHASES:
        siege.then(phase)
    siege.then(begin_day)


PHASES = (
    *(morning.reveal, morning.end_morning),
    day.begin_actions,
    *(dusk.begin_dusk, evening.begin_evening),
    *(scavenging.set_out, raid.raid),
    dawn.begin_dawn,
)
"""What follows what; a phase puts its own steps before the next one."""
