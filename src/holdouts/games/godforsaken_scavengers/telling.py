"""What the story of an expedition makes of its events."""

from holdouts.engine.telling import Telling
from holdouts.games.godforsaken_scavengers import events

TELLING = Telling(
    falls=(events.Died,),
    grave=(
        events.Died,
        events.CaravanUnfed,
        events.PromiseBroken,
        events.Starved,
        events.Afflicted,
        events.AfflictedFaceDown,
        events.PerilMet,
        events.LostSearched,
        events.TrophyTaken,
        events.Healed,
        events.Neutralised,
        events.Redirected,
        events.Prevented,
        events.Searched,
    ),
    passing=(
        events.FirstPlayer,
        events.HandDealt,
        events.DeckCut,
        events.StoppedSearching,
        events.SearchEnded,
        events.TurnEnded,
        events.Discarded,
        events.BannerPassed,
        events.Declined,
        events.Shown,
        events.LookedAt,
        events.Needed,
    ),
)
