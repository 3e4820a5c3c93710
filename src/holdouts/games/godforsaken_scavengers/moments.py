"""What happens at the table that cards in force can listen to. [GOD-LOCATION-5, GOD-AFFLICTION-2, GOD-CHARACTER-6]"""

from holdouts.engine.reactions import Moment


class LocationRevealed(Moment, frozen=True, kw_only=True):
    """A Location was turned up, and the deck is not cut yet."""


class DeckCut(Moment, frozen=True, kw_only=True):
    """The search piles lie there."""


class TurnBegan(Moment, frozen=True, kw_only=True):
    """A turn and its Search phase start."""


class TurnOver(Moment, frozen=True, kw_only=True):
    """A turn ends."""


class PerilMet(Moment, frozen=True, kw_only=True):
    """Somebody has searched a Peril."""

    in_search_phase: bool


class PerilOver(Moment, frozen=True, kw_only=True):
    """A Peril is done with; everybody hears what it has meant for them."""

    neutralised: bool
    hurt: bool


class MealOver(Moment, frozen=True, kw_only=True):
    """Somebody has eaten or starved."""


MOMENTS = (LocationRevealed, DeckCut, TurnBegan, TurnOver, PerilMet, PerilOver, MealOver)
