"""Five nights around a fire. [NEW-NIGHT, NEW-BURN, NEW-END]"""

from holdouts.engine.decision import ChooseTogether
from holdouts.engine.reactions import announce
from holdouts.engine.state import Steps
from holdouts.starter.events import Burned, Ended, NightFell, Watched
from holdouts.starter.moments import Dusk
from holdouts.starter.picks import Sleep, Watch
from holdouts.starter.rules.turn import turn
from holdouts.starter.script import step
from holdouts.starter.state import NIGHTS, Camp


@step
def night(camp: Camp) -> Steps[None]:
    """All say who keeps watch, the others have a turn, then the fire burns down. [NEW-NIGHT-1]"""
    camp.round += 1
    camp.tell(NightFell(number=camp.round, rule="NEW-NIGHT-1"))
    first = (camp.round - 1) % len(camp.hands)
    yield from announce(camp, Dusk, first)
    camp.then(vigil, first)
    camp.then(burn)


@step
def vigil(camp: Camp, first: int) -> Steps[None]:
    """Who keeps watch has no turn. [NEW-NIGHT-2]"""
    answers = yield ChooseTogether(camp.living(), lambda seat: [Sleep(), Watch()], rule="NEW-NIGHT-2", default=Sleep())
    camp.watching = [seat for seat in camp.living() if isinstance(answers[seat], Watch)]
    for seat in camp.watching:
        camp.tell(Watched(who=seat, rule="NEW-NIGHT-2"))
    for seat in camp.clockwise(first):
        if seat not in camp.watching:
            camp.then(turn, seat)


@step.silent
def burn(camp: Camp) -> None:
    """A night takes as much of the fire as there are players, and more if nobody watched it. [NEW-BURN-1]"""
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
