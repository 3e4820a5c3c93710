"""Why not? The rules' own predicates, asked of everything before a seat."""

from collections.abc import Iterator

from holdouts.engine.why_not import Barrier
from holdouts.starter.rules import hands, turn
from holdouts.starter.state import Camp


def why_not(camp: Camp, seat: int) -> Iterator[Barrier]:
    """The cards in hand, and the deck."""
    for card in camp.hands[seat]:
        if why := turn.why_not_play(camp, seat, card):
            yield Barrier("card", card, why)
    if seat == camp.active and (why := hands.why_not_draw(camp, seat)):
        yield Barrier("deck", "all", why)
