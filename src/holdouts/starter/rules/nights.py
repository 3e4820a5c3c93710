"""Five nights around a fire. [NEW-NIGHT, NEW-BURN, NEW-END]"""

from holdouts.engine.reactions import announce
from holdouts.engine.state import Steps
from holdouts.starter.events import Burned, Ended, NightFell
from holdouts.starter.moments import Dusk
from holdouts.starter.rules.turn import turn
from holdouts.starter.script import step
from holdouts.starter.state import NIGHTS, Camp


@step
def night(camp: Camp) -> Steps[None]:
    """Everybody has a turn, then the fire burns down. [NEW-NIGHT-1]"""
    camp.round += 1
    camp.tell(NightFell(number=camp.round, rule="NEW-NIGHT-1"))
    first = (camp.round - 1) % len(camp.hands)
    yield from announce(camp, Dusk, first)
    for seat in camp.clockwise(first):
        camp.then(turn, seat)
    camp.then(burn)


@step
def burn(camp: Camp) -> None:
    """A night takes as much of the fire as there are players. [NEW-BURN-1]"""
    taken = min(camp.fire, max(0, camp.burning()))
    camp.fire -= taken
    camp.tell(Burned(count=taken, fire=camp.fire, rule="NEW-BURN-1"))
    if not camp.fire:
        end(camp, [], "cold")
    if camp.round == NIGHTS:
        end(camp, camp.living(), "dawn")
    camp.then(night)


def end(camp: Camp, winners: list[int], how: str) -> None:
    """All win at dawn, or all lose when the fire is out. [NEW-END-1]"""
    camp.tell(Ended(how=how, rule="NEW-END-1"))
    camp.end(winners, how)
