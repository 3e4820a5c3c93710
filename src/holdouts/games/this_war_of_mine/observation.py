"""What a seat of a siege may know: all that a bot ever gets. Drawn from a veiled state, as far as it is read."""

from holdouts.engine import observation
from holdouts.games.this_war_of_mine.state import Siege


class Sight(observation.Observation[Siege]):
    """The table as everybody sees it, with the names of the state."""


observe = Sight
