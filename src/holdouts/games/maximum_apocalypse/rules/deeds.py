"""Carrying out what a card, a tile or a monster says. [MAX-CARD]"""

from holdouts.engine.effects import Effect
from holdouts.engine.state import Steps
from holdouts.games.maximum_apocalypse.cards import Offer
from holdouts.games.maximum_apocalypse.deed import Deed
from holdouts.games.maximum_apocalypse.state import Apocalypse


def carry_out(a: Apocalypse, effects: tuple[Effect, ...], deed: Deed) -> Steps[None]:
    """One after the other, as far as possible, while whoever does it lives. [MAX-CARD-7]"""
    survivor = a.survivors[deed.seat]
    for effect in effects:
        if survivor.dead:
            return
        yield from effect.resolve(a, deed)


def ready(a: Apocalypse, offer: Offer, seat: int) -> bool:
    """Whether it is on offer: its conditions hold, its cost can be paid, its targets are there. [MAX-CARD-6]"""
    for need in offer.needs:
        if not a.holds(need, seat):
            return False
    for cost in offer.costs:
        if not cost.possible(a, seat):
            return False
    for gain in offer.gains:
        if gain.possible(a, seat):
            return True
    return bool(offer.costs) and not offer.gains
