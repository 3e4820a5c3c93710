"""Why somebody would pick an answer, in a phrase: what all around the table can say, and what a bot says."""

from holdouts.engine.decision import Option
from holdouts.games.this_war_of_mine import picks

PHRASES = ("eat", "heal", "rest", "watch", "danger", "short", "stop", "spare")
"""What can be said about an answer."""

REASONS: dict[type[Option], str] = {
    picks.Eat: "eat",
    picks.EatNow: "eat",
    picks.Feed: "eat",
    picks.PlaceMedicine: "heal",
    picks.SleepInBed: "rest",
    picks.SleepOnFloor: "rest",
    picks.StandGuard: "watch",
    picks.Flee: "danger",
    picks.GoHome: "danger",
    picks.Carry: "short",
    picks.Buy: "short",
    picks.KeepFind: "short",
    picks.PickGood: "short",
    picks.GiveUp: "spare",
    picks.Sell: "spare",
}
"""By answer: why a careful newcomer would pick it, where the answer does not say so itself."""
