"""Covers: nothing that lies under one is in a page, not even in one's own.

The owner's page asks for it while the cover is held, and forgets it when it is let go.
"""

from holdouts.engine.covers import laid, under
from holdouts.engine.view import Scene, Zone
from holdouts.server.refusal import Refused

__all__ = ["laid", "lifted"]


def lifted(scene: Scene, ref: str) -> Zone:
    """What lies under a cover of the reader's own."""
    found = next((zone for zone in under(scene) if zone.ref == ref), None)
    if found is None:
        raise Refused("refused-cover")
    return found
