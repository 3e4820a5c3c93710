"""What the story of The Long Night makes of its events."""

from holdouts.engine.telling import Telling
from holdouts.starter import events

TELLING = Telling(
    grave=(events.Ended, events.Burned, events.Fed, events.Played),
    passing=(events.Rolled, events.Watched),
)
