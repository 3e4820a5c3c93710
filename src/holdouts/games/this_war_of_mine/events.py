"""What can happen in This War of Mine, as it is told in the chronicle; fights and raids have a room of their own.

Everything is told to everybody.
"""

from typing import ClassVar

from holdouts.engine.events import Event, Numbered, OfSeat, Shift
from holdouts.engine.names import declared
from holdouts.games.this_war_of_mine import fields


class _OfPerson(Event):
    """Base of what somebody did, or what happened to them."""

    person: fields.PersonId


class _OfGood(Event):
    """Base of what is told of some pieces of a good."""

    good: fields.GoodId
    count: int


class _AtSpace(_OfPerson):
    """Base of what somebody did somewhere in the house."""

    space: fields.SpaceId


# --- days and leaders ---


class DayBegan(Event):
    heading: ClassVar[int] = 1
    number: int


class PhaseBegan(Event):
    heading: ClassVar[int] = 2
    phase: fields.PhaseName


class StepBegan(Event):
    step: int


class LeaderPassed(OfSeat):
    """The Journal went on. [TWM-GEN-3]"""


class DieRolled(Event):
    """The black die: what for, and what came of it; up to which number it comes about; for whom."""

    dice: ClassVar[tuple[str, ...]] = ("rolled",)
    rolled: int
    what: str = "chance"
    most: int = 0
    person: fields.PersonId = -1


class BandRolled(Event):
    """The black die falls into one of several bands: what for, from where (0: it is one number) to where that band
    goes; for which page, if one lies open."""

    dice: ClassVar[tuple[str, ...]] = ("rolled",)
    rolled: int
    what: str
    least: int
    most: int
    script: fields.ScriptId = 0


class EmpathyRolled(Event):
    """Whom it touched. [TWM-GEN-10]"""

    dice: ClassVar[tuple[str, ...]] = ("rolled",)
    rolled: int
    people: tuple[fields.PersonId, ...]


# --- people ---


class LevelChanged(_OfPerson):
    state: fields.StateId
    by: int
    now: int


class FellAsleep(_OfPerson): ...


class StoryEnded(_OfPerson):
    """A State has reached its end. [TWM-STATE-7]"""

    state: fields.StateId
    script: fields.ScriptId


class Died(_OfPerson): ...


class Left(_OfPerson): ...


class Joined(_OfPerson):
    entrance: ClassVar[bool] = True


class WentAway(_OfPerson):
    phase: fields.PhaseName


class CameBack(_OfPerson): ...


class AbilityUsed(_OfPerson): ...


class TraitCalled(_OfPerson):
    deed: fields.DeedName


# --- goods ---


class Gained(_OfGood): ...


class Bought(_OfGood):
    """Taken for what lies on the counter. [TWM-TRADE-4]"""


class Spent(_OfGood):
    """Back into the box, and to what end: paid, for a middleman, laid on a counter, used up, taken by others, lost.
    [TWM-GEN-5]"""

    what: str = "discarded"


class UsedToBuild(_OfGood):
    """Back into the box, for what is to be built. [TWM-DAY-14]"""

    fitting: fields.FittingId


class Removed(_OfGood):
    """Out of the campaign. [TWM-GEN-6]"""


class BoxEmpty(Event):
    """There is none of it left. [TWM-GEN-7]"""

    good: fields.GoodId


class Swapped(_OfGood):
    """At the x5 space. [TWM-BOARD-1]"""


class TokenCame(Event):
    token: fields.TokenId


class TokenWent(Event):
    token: fields.TokenId


# --- the house ---


class SatOut(Event):
    people: tuple[fields.PersonId, ...]


class Ordered(_AtSpace):
    deed: fields.DeedName


class BuildOrdered(_AtSpace):
    """Somebody is told to build that. [TWM-DAY-14]"""

    fitting: fields.FittingId


class Cleared(_AtSpace):
    kind: fields.KindName


class RemnantsLeft(_AtSpace): ...


class LockHeld(_AtSpace): ...


class Built(_AtSpace):
    fitting: fields.FittingId


class FittingMoved(_AtSpace):
    fitting: fields.FittingId


class Dismantled(_OfPerson):
    fitting: fields.FittingId


class FittingReturned(Event):
    fitting: fields.FittingId


class Thought(Event):
    """An Idea became a Fitting. [TWM-DAY-16]"""

    fitting: fields.FittingId


class BarricadeChanged(Shift): ...


class ColdChanged(Shift): ...


class Sniped(_OfPerson): ...


class WaitPlaced(Event):
    fitting: fields.FittingId


class WaitOver(Event):
    fitting: fields.FittingId


class CameToTheDoor(Event):
    visitor: fields.VisitorId


# --- mornings ---


class EventCame(Event):
    entrance: ClassVar[bool] = True
    card: fields.EventId


class EventGone(Event):
    card: fields.EventId


class ChapterBegan(Event):
    entrance: ClassVar[bool] = True
    number: int


class ObjectiveShown(Event):
    objective: fields.ObjectiveId


class ObjectivePaid(Event):
    objective: fields.ObjectiveId
    good: fields.GoodId


class ObjectiveMet(Event):
    objective: fields.ObjectiveId


class ObjectiveMissed(Event):
    objective: fields.ObjectiveId


# --- evenings and dawns ---


class Drank(_OfPerson): ...


class Ate(_OfPerson):
    good: fields.GoodId


class WentHungry(_OfPerson): ...


class WentThirsty(_OfPerson): ...


class Fed(Event):
    token: fields.TokenId
    good: fields.GoodId


class TaskGiven(_OfPerson):
    task: fields.TaskId


class Drunk(_OfPerson):
    """Alcohol. [TWM-DAWN-9]"""

    good: fields.GoodId


class MedicinePlaced(_OfPerson):
    good: fields.GoodId


class Treated(_OfPerson):
    good: fields.GoodId


class PartyHome(Event):
    people: tuple[fields.PersonId, ...]


class FateDrawn(Event):
    fate: fields.FateId


class LocationChanged(Event):
    location: fields.LocationId


class LocationDrawn(Event):
    location: fields.LocationId


class NarrativeKept(Event):
    narrative: fields.NarrativeId


class NarrativePlayed(Event):
    narrative: fields.NarrativeId


class DeathStruck(Event): ...


# --- a trip ---


class SetOut(Event):
    location: fields.LocationId
    people: tuple[fields.PersonId, ...]


class NoiseChanged(Shift): ...


class CardsReturned(Event):
    """Time and care. [TWM-SCAV-11]"""

    count: int
    now: int


class UnknownGrew(Event):
    count: int
    now: int


class Explored(Event):
    exploration: fields.ExplorationId


class NotHere(Event):
    """There is no such thing in this place. [TWM-SCAV-38]"""

    exploration: fields.ExplorationId


class LocationUsed(Event):
    deed: fields.DeedName


class FoundCard(Event):
    findings: fields.FindingsId
    deed: fields.DeedName


class DoorHeld(Event):
    """The lock has held. [TWM-DAY-11]"""


class Met(Event):
    entrance: ClassVar[bool] = True
    residents: fields.ResidentsId


class WentOff(Event):
    residents: fields.ResidentsId


class BrokeOff(_OfPerson):
    """They can go no further. [TWM-SCAV-28]"""


class CacheFound(Event): ...


class CacheEmptied(Event): ...


class Carried(Event):
    """Every piece, and what all of it weighs. [TWM-SCAV-33]"""

    goods: tuple[fields.GoodId, ...]
    count: int


class NobodyCame(Event): ...


class TradeEnded(Numbered):
    """So much was paid too much. [TWM-TRADE-5]"""


# --- the book and the end ---


class SeatBought(Numbered):
    """So many seats on the bus are ours. [TWM-SCEN-8]"""


class ScriptRead(Event):
    script: fields.ScriptId


class PassageRead(Event):
    """A sentence of a page that is read only in this case."""

    passage: fields.PageOption


class WayTaken(Event):
    """One of the ways that a page offers. [TWM-BOOK-4]"""

    way: fields.PageOption


class OnlyWay(WayTaken):
    """What was done because a page had no other way for people like these. [TWM-BOOK-4]"""


class NothingMore(Event):
    """All pages of a card have been read. [TWM-BOOK-2]"""


class Remembered(Event):
    """A memory came on. [TWM-BOOK-5]"""

    memory: fields.MemoryName


class Forgotten(Event):
    """A memory is settled. [TWM-BOOK-5]"""

    memory: fields.MemoryName


class NoteWritten(Event):
    """Something is noted for the end. [TWM-END-5]"""


class NoteStruck(Event):
    """A note is struck out."""


class MixedIn(Event):
    """A blank card lies in its deck. [TWM-BOOK-7]"""


class Foreseen(Event):
    """Cards were looked at, by everybody."""

    deed: fields.DeedName
    count: int


class Ended(Event):
    ending: fields.EndingId
    cause: fields.CauseName


EVENTS = declared(globals(), Event)
