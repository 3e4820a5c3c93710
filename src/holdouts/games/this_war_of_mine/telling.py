"""What the story of a siege makes of its events."""

from holdouts.engine.events import Event
from holdouts.engine.telling import Leaf, Telling
from holdouts.games.this_war_of_mine import events
from holdouts.games.this_war_of_mine.naming import SiegeNaming


def leaf(event: Event, naming: SiegeNaming) -> Leaf | None:
    """The page that was read, in full."""
    if not isinstance(event, events.ScriptRead):
        return None
    return Leaf(naming.script(event.script), naming.page_title(event.script), naming.words.say(f"page-{event.script}"))


TELLING = Telling(
    grave=(
        *(events.Died, events.Left, events.StoryEnded, events.Joined, events.DeathStruck, events.ScriptRead),
        *(events.ObjectiveMet, events.ObjectiveMissed, events.ChapterBegan, events.EventCame, events.Sniped),
    ),
    passing=(
        *(events.DieRolled, events.EmpathyRolled, events.StepBegan, events.LeaderPassed, events.Ordered),
        *(events.Gained, events.Spent, events.Swapped, events.BoxEmpty, events.Drank, events.Ate, events.TaskGiven),
        *(events.LevelChanged, events.ColdChanged, events.TraitCalled, events.WaitPlaced, events.WaitOver),
    ),
    leaf=leaf,
    marks=(
        *(events.WayTaken, events.PassageRead, events.Remembered, events.Died, events.Left, events.Joined),
        *(events.StoryEnded, events.ChapterBegan, events.ObjectiveMet, events.ObjectiveMissed, events.EventCame),
    ),
)
