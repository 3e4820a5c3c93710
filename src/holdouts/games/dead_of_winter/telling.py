"""What the story of a winter makes of its events."""

from holdouts.engine.telling import Telling
from holdouts.games.dead_of_winter import events

TELLING = Telling(
    falls=(events.Eliminated,),
    parted=(events.Exiled, events.ExiledUnseen),
    grave=(
        events.ExiledUnseen,
        events.Died,
        events.CrossroadsRead,
        events.CrisisFailed,
        events.Starved,
        events.Overrun,
        events.HelplessDied,
        events.SurvivorAttacked,
        events.CrisisPrevented,
        events.Joined,
        events.Stored,
    ),
    passing=(
        events.DiceRolled,
        events.DieChanged,
        events.Voted,
        events.Exposed,
        events.ZombiesCame,
        events.NoiseRolled,
        events.FoodChanged,
        events.WasteSmells,
        events.TokenPassed,
        events.Requested,
        events.RequestInVain,
        events.AnswersRequests,
        events.AnswersPayments,
    ),
)
