"""What the story of an apocalypse makes of its events."""

from holdouts.engine.telling import Telling
from holdouts.games.maximum_apocalypse import events

TELLING = Telling(
    falls=(events.Eliminated,),
    grave=(
        events.Died,
        events.Razed,
        events.BossMet,
        events.Starving,
        events.Hurt,
        events.Poisoned,
        events.Worked,
        events.Stored,
        events.Demolished,
        events.MarkReached,
        events.MessageSaved,
        events.Healed,
        events.Killed,
        events.Found,
        events.Attacked,
    ),
    passing=(
        events.HandDealt,
        events.HungerRolled,
        events.Spawned,
        events.NoRoomForToken,
        events.TokensCleared,
        events.MonstersShuffled,
        events.Hungrier,
        events.Paid,
        events.Wore,
        events.Attacked,
        events.Drew,
        events.Discarded,
        events.TileActed,
        events.Lasted,
        events.ActionsOver,
        events.Tallied,
        events.Eliminated,
    ),
)
