"""What cards of The Long Night may listen to."""

from holdouts.engine.reactions import Moment


class Dusk(Moment, frozen=True, kw_only=True):
    """A night begins."""


MOMENTS: tuple[type[Moment], ...] = (Dusk,)
