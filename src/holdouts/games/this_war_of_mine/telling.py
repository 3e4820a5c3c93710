"""What the story of a siege makes of its events."""

from holdouts.engine.telling import Telling
from holdouts.games.this_war_of_mine import events

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
)
