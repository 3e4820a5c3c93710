"""Why not? The rules' own answers for every card and survivor before a seat that cannot be used now."""

from collections.abc import Iterator

from holdouts.engine.why_not import Barrier
from holdouts.games.dead_of_winter.rules import actions, playing
from holdouts.games.dead_of_winter.state import Winter


def why_not(winter: Winter, seat: int) -> Iterator[Barrier]:
    """What speaks against using the things before that seat; nothing while it is not their turn."""
    if winter.active != seat or winter.players[seat].out:
        return
    for card in winter.players[seat].hand:
        if why := playing.why_not_play(winter, seat, card):
            yield Barrier("card", card, why)
    for survivor in winter.own(seat):
        whys = [why_not(winter, seat, survivor) for _, why_not in actions.BY_SURVIVOR]
        if None not in whys:
            yield Barrier("survivor", survivor.card, next(why for why in whys if why is not None))
