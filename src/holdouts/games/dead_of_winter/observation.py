"""What a seat of a winter may know: all that a bot ever gets. Drawn from a veiled state, as far as it is read."""

from holdouts.engine import observation
from holdouts.games.dead_of_winter.state import Winter


class Sight(observation.Observation[Winter]):
    """The table as one seat sees it, with the names of the state."""


observe = Sight
