"""Carrying out what a card, a tile or a monster says. [MAX-CARD]"""

from holdouts.engine.effects import Effect
from holdouts.engine.state import Steps
from holdouts.games.maximum_apocalypse.cards import Offer
from holdouts.games.maximum_apocalypse.deed import Deed
from holdouts.games.maximum_apocalypse.events import TileActed
from holdouts.games.maximum_apocalypse.state import Apocalypse


def carry_out(world: Apocalypse, effects: tuple[Effect, ...], deed: Deed) -> Steps[None]:
    """One after the other, as far as possible, while whoever does it lives. [MAX-CARD-7]"""
    survivor = world.survivors[deed.seat]
    for effect in effects:
        if survivor.dead:
            return
        yield from effect.resolve(world, deed)


def tile_acts(world: Apocalypse, seat: int, place: int, effects: tuple[Effect, ...], *, rule: str) -> Steps[None]:
    """What stands on a tile, told first unless all of it is drawing cards, which says by itself what it comes from."""
    if effects and not all(getattr(effect, "names_cause", False) for effect in effects):
        world.tell(TileActed(who=seat, place=place, rule=rule))
    return carry_out(world, effects, Deed(seat, rule, place=place))


def ready(world: Apocalypse, offer: Offer, seat: int) -> bool:
    """Whether it is on offer: its conditions hold, its cost can be paid, its targets are there. [MAX-CARD-6]"""
    for need in offer.needs:
        if not world.holds(need, seat):
            return False
    for price in offer.prices:
        if not price.possible(world, seat):
            return False
    if not offer.sure:
        for gain in offer.gains:
            if gain.possible(world, seat):
                return True
    return offer.sure
