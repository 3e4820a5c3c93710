"""What foresight reads of a camp: the fire, one's hand, the dice of a wet log, and what lies in the wood pile."""

from collections.abc import Iterator, Mapping, Sequence

from holdouts.engine.decision import Option
from holdouts.engine.outlook import Measure, Odds, Outlook, rolled
from holdouts.starter.events import Burned
from holdouts.starter.picks import Play, Rest
from holdouts.starter.state import MOST_CARDS, Camp


def measures(camp: Camp, seat: int) -> Iterator[Measure]:
    """All share the fire; everybody has a hand."""
    yield Measure(name="fire", value=camp.fire, good=1)
    yield Measure(name="hand", value=len(camp.hands[seat]), most=MOST_CARDS, whose=seat)


def odds(camp: Camp, seat: int, option: Option) -> Iterator[Odds]:
    """A card may roll."""
    if isinstance(option, Play):
        yield from rolled(camp.book.cards[option.card].effects)


def decks(camp: Camp) -> Mapping[str, Sequence[str]]:
    """The wood pile, by name."""
    return {"deck:all": [f"name-{camp.book.cards[card].id}" for card in camp.deck]}


OUTLOOK = Outlook(measures=measures, odds=odds, decks=decks, rests=(Rest,), ills=(Burned,))
