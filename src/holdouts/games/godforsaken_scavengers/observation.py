"""What a seat of an expedition may know: all that a bot ever gets. Drawn from a veiled state, as far as it is read."""

from holdouts.engine import observation
from holdouts.games.godforsaken_scavengers.state import Expedition


class Sight(observation.Observation[Expedition]):
    """The table as one seat sees it, with the names of the state. [GOD-CARD-14]"""


observe = Sight
