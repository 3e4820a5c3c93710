"""Accounting for every card of a camp."""

from holdouts.engine.accounts import unaccounted
from holdouts.starter.state import Camp


def audit(camp: Camp) -> list[str]:
    """Every card is somewhere, exactly once."""
    cards = [*camp.deck, *camp.laid, *camp.spent, *(card for hand in camp.hands for card in hand)]
    return unaccounted("card", cards, range(len(camp.book.cards)))
