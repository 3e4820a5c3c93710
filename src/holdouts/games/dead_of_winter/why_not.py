"""Why not? The rules' own answers for every card and survivor before a seat that cannot be used now."""

from collections.abc import Iterator

from holdouts.engine.why_not import Barrier, all_barred, barriers
from holdouts.games.dead_of_winter.rules import actions, playing
from holdouts.games.dead_of_winter.state import Winter


def why_not(winter: Winter, seat: int) -> Iterator[Barrier]:
    """What speaks against using the things before that seat; nothing while it is not their turn."""
    if winter.active != seat or winter.players[seat].out:
        return
    yield from barriers(
        "card", ((card, playing.why_not_play(winter, seat, card)) for card in winter.players[seat].hand)
    )
    for survivor in winter.own(seat):
        whys = (why_not(winter, seat, survivor) for _, why_not in actions.BY_SURVIVOR)
        yield from barriers("survivor", [(survivor.card, all_barred(whys))])
