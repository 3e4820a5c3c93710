"""Dealing anew what a seat cannot know, and accounting for every card."""

from holdouts.engine.accounts import unaccounted
from holdouts.starter.state import Camp


def redeal(camp: Camp, seat: int | None) -> None:
    """The deck and the hands of others, sorted first, so that the same dice deal the same in every world."""
    zones = [camp.deck, *(hand for other, hand in enumerate(camp.hands) if other != seat)]
    pool = sorted(card for zone in zones for card in zone)
    camp.shuffle(pool)
    for zone in zones:
        zone[:] = [pool.pop() for _ in zone]


def audit(camp: Camp) -> list[str]:
    """Every card is somewhere, exactly once."""
    cards = [*camp.deck, *camp.laid, *camp.spent, *(card for hand in camp.hands for card in hand)]
    return unaccounted("card", cards, range(len(camp.book.cards)))
