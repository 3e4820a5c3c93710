"""What foresight reads of a siege: who lives, what there is to eat and to drink, how cold and how loud it is."""

from collections.abc import Iterator

from holdouts.engine.outlook import Measure, Outlook
from holdouts.games.this_war_of_mine.events import Died, Left, WentHungry, WentThirsty
from holdouts.games.this_war_of_mine.picks import CarryOut
from holdouts.games.this_war_of_mine.state import Siege


def measures(siege: Siege, seat: int) -> Iterator[Measure]:
    """What all live on."""
    yield Measure(name="group", value=len(siege.group), good=1)
    yield Measure(name="food", value=siege.count("food", siege.storage), good=1)
    yield Measure(name="water", value=siege.storage[siege.book.water], good=1)
    yield Measure(name="cold", value=siege.cold, good=-1)
    if siege.trip is not None:
        yield Measure(name="noise", value=siege.trip.noise, good=-1)


OUTLOOK = Outlook(measures=measures, rests=(CarryOut,), ills=(Died, Left, WentHungry, WentThirsty))
