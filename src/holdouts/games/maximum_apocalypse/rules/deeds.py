"""Carrying out what a card, a tile or a monster says. [MAX-CARD]"""

from holdouts.engine.effects import Effect
from holdouts.engine.state import Steps
from holdouts.engine.why_not import Why
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


def why_not(world: Apocalypse, offer: Offer, seat: int) -> Why | None:
    """Why a text is not on offer: a condition, a cost or a target that is not there. [MAX-CARD-6]"""
    for need, why in offer.needs:
        if not need.holds(world, seat):
            return why
    for price, why in offer.prices:
        if not price.possible(world, seat):
            return why
    if offer.sure:
        return None
    for gain in offer.gains:
        if gain.possible(world, seat):
            return None
    return offer.lacks
