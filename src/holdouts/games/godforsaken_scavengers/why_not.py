"""Why not? What stands against every card and power before a seat, as the rules themselves answer."""

from collections.abc import Iterator

from holdouts.engine.why_not import Barrier, barriers
from holdouts.games.godforsaken_scavengers.cards import Opportunity
from holdouts.games.godforsaken_scavengers.rules import harvest, opportunities, playing
from holdouts.games.godforsaken_scavengers.state import Expedition


def why_not(expedition: Expedition, seat: int) -> Iterator[Barrier]:
    """Why the hand, the Character and the searched cards before that seat cannot be used now."""
    player = expedition.players[seat]
    if player.dead or expedition.location is None:
        return
    yield from barriers("card", ((card, playing.why_not_play(expedition, seat, card)) for card in player.hand))
    power = playing.power_of(expedition, seat)
    if power is not None and (why := playing.why_not_use(expedition, seat, power)):
        yield Barrier("character", player.character, why)
    harvest_waits = harvest.why_not_harvest(expedition, seat)
    for card in expedition.zone(seat):
        is_offer = isinstance(expedition.book.cards[card], Opportunity)
        if why := opportunities.why_not_complete(expedition, seat, card) if is_offer else harvest_waits:
            yield Barrier("card", card, why)
