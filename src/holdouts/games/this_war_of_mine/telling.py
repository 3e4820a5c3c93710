"""What the story of a siege makes of its events."""

from holdouts.engine.course import Fate
from holdouts.engine.events import Event
from holdouts.engine.telling import Leaf, Telling
from holdouts.engine.view import line
from holdouts.games.this_war_of_mine import events
from holdouts.games.this_war_of_mine.naming import SiegeNaming

NOBODY = -1
"""No seat: all have guided all."""


def leaf(event: Event, naming: SiegeNaming) -> Leaf | None:
    """The page that was read, in full."""
    if not isinstance(event, events.ScriptRead):
        return None
    number = event.script
    return Leaf(str(number), naming.page_title(number), naming.words.say(f"page-{number}"))


def cast(naming: SiegeNaming) -> list[str]:
    """Those with whom the siege began, each with what one knows of them."""
    words, siege = naming.words, naming.state
    starters = [(naming.character(card), siege.book.characters[card].id) for card in siege.starters]
    return [words.say("tale-starter", name=name, line=words.say(f"flavour-{card}")) for name, card in starters]


def fates(naming: SiegeNaming, told: list[Event]) -> list[Fate]:
    """Everybody who lived in the house: who is still there, and what became of the others."""
    siege = naming.state
    came = [event.person for event in told if isinstance(event, events.Joined)]
    lost = [event for event in told if isinstance(event, events.StoryEnded | events.Died | events.Left)]
    return [
        Fate(
            seat=NOBODY,
            name=naming.character(card),
            lived=siege.find(card) is not None or card in siege.evacuated,
            moment=None,
            how=[line(event, naming.words, naming) for event in lost if event.person == card],
            art=siege.book.characters[card].picture.art,
            left=any(isinstance(event, events.Left) and event.person == card for event in lost),
        )
        for card in dict.fromkeys([*siege.starters, *came, *siege.gone])
    ]


TELLING = Telling(
    falls=(events.Died, events.Left),
    used=frozenset({"food", "water", "noise"}),
    grave=(
        *(events.Died, events.Left, events.StoryEnded, events.Joined, events.DeathStruck, events.ScriptRead),
        *(events.ObjectiveMet, events.ObjectiveMissed, events.ChapterBegan, events.EventCame, events.Sniped),
    ),
    passing=(
        *(events.DieRolled, events.BandRolled, events.EmpathyRolled, events.StepBegan, events.LeaderPassed),
        *(events.Ordered, events.BuildOrdered, events.SatOut),
        *(events.Gained, events.Bought, events.Spent, events.UsedToBuild, events.Swapped, events.BoxEmpty),
        *(events.Drank, events.Ate, events.TaskGiven),
        *(events.LevelChanged, events.ColdChanged, events.TraitCalled, events.WaitPlaced, events.WaitOver),
    ),
    guided=fates,
    leaf=leaf,
    cast=cast,
    ways=(events.WayTaken,),
    marks=(
        *(events.WayTaken, events.PassageRead, events.Remembered, events.Died, events.Left, events.Joined),
        *(events.StoryEnded, events.ChapterBegan, events.ObjectiveMet, events.ObjectiveMissed, events.EventCame),
    ),
)
