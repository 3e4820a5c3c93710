"""What foresight reads of a winter: the tracks, the people, and the exposure die."""

from collections.abc import Iterator, Mapping, Sequence

from holdouts.engine.decision import Option
from holdouts.engine.outlook import Measure, Odds, Outlook
from holdouts.games.dead_of_winter.cards import HOMES
from holdouts.games.dead_of_winter.events import BarricadeBroken, Died, HelplessDied, Overrun, Starved
from holdouts.games.dead_of_winter.picks import EndTurn, Move
from holdouts.games.dead_of_winter.rules import gifts, harm
from holdouts.games.dead_of_winter.state import OUTSIDE, Winter


def measures(winter: Winter, seat: int) -> Iterator[Measure]:
    """What all live on, and what one has oneself."""
    yield Measure(name="morale", value=winter.morale, good=1)
    yield Measure(name="food", value=winter.food, good=1)
    yield Measure(name="starvation", value=winter.starvation, good=-1)
    yield Measure(name="waste", value=len(winter.waste), good=-1)
    for other, player in enumerate(winter.players):
        yield Measure(name="group", value=len(player.group), whose=other, good=1)
    yield Measure(name="hand", value=len(winter.players[seat].hand), whose=seat)


def odds(winter: Winter, seat: int, option: Option) -> Iterator[Odds]:
    """The exposure die after a move, unless it is not rolled. [DOW-MOVE-3]"""
    if not isinstance(option, Move):
        return
    survivor = next((one for one in winter.players[seat].group if one.card == option.survivor), None)
    if survivor is None or gifts.spared(winter, seat, survivor, "move-roll"):
        return
    yield Odds(name="unharmed", ways=harm.FACES.count(harm.BLANK), of=len(harm.FACES))
    if not gifts.spared(winter, seat, survivor, "bite"):
        yield Odds(name="bitten", ways=harm.FACES.count(harm.BITE), of=len(harm.FACES))


def decks(winter: Winter) -> Mapping[str, Sequence[str]]:
    """By name: what may still be found at each place, and who may still come."""
    book = winter.book
    found = {
        f"deck-{HOMES[place]}": [f"name-{book.cards[card].id}" for card in winter.locations[place].deck]
        for place in OUTSIDE
    }
    found["survivors"] = [f"name-{book.survivors[card].id}" for card in winter.survivor_deck]
    return found


OUTLOOK = Outlook(
    measures=measures,
    odds=odds,
    decks=decks,
    rests=(EndTurn,),
    ills=(Died, HelplessDied, Overrun, BarricadeBroken, Starved),
)
