"""What a seat of an apocalypse may know: all that a bot ever gets. Drawn from a veiled state."""

from holdouts.engine import observation
from holdouts.games.maximum_apocalypse.state import Apocalypse


class Sight(observation.Observation[Apocalypse]):
    """The table as everybody sees it, with the names of the state. It is to be read, and never changed."""


def observe(world: Apocalypse, seat: int) -> Sight:
    """All that the seat may know. Hardly anything is hidden, so the state is veiled whole: that is quicker here."""
    return Sight(world, seat)
