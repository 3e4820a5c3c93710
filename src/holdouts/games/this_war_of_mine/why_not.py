"""Why not? The rules' own answers for everything before the group that cannot be used now."""

from collections.abc import Iterator

from holdouts.engine.why_not import Barrier
from holdouts.games.this_war_of_mine.state import Siege


def why_not(siege: Siege, seat: int) -> Iterator[Barrier]:
    """What speaks against using things now."""
    yield from ()
