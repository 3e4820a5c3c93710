"""What can happen in This War of Mine, as it is told in the chronicle; fights and raids have a room of their own.

Everything is told to everybody.
"""

from typing import ClassVar

from holdouts.engine.events import Event, OfSeat, Shift
from holdouts.engine.names import declared
from holdouts.games.this_war_of_mine.fields import (
    CauseName,
    DeedName,
    EndingId,
    EventId,
    ExplorationId,
    FateId,
    FindingsId,
    FittingId,
    GoodId,
    LocationId,
    MemoryName,
    NarrativeId,
    ObjectiveId,
    PageOption,
    PersonId,
    PhaseName,
    ResidentsId,
    Rolled,
    ScriptId,
    SpaceId,
    StateId,
    TaskId,
    TokenId,
    VisitorId,
)


class _OfPerson(Event):
    """Base of what somebody did, or what happened to them."""

    person: PersonId


class _OfGood(Event):
    """Base of what is told of some pieces of a good."""

    good: GoodId
    count: int


class _AtSpace(_OfPerson):
    """Base of what somebody did somewhere in the house."""

    space: SpaceId


# --- days and leaders ---


class DayBegan(Event):
    heading: ClassVar[int] = 1
    number: int


class PhaseBegan(Event):
    heading: ClassVar[int] = 2
    phase: PhaseName


class StepBegan(Event):
    step: int


class LeaderPassed(OfSeat):
    """The Journal went on. [TWM-GEN-3]"""


class DieRolled(Event):
    """The black die: what for, and what came of it; up to which number it comes about; for whom."""

    dice: ClassVar[tuple[str, ...]] = ("rolled",)
    rolled: Rolled
    what: str = "chance"
    most: int = 0
    person: PersonId = -1


class EmpathyRolled(Event):
    """Whom it touched. [TWM-GEN-10]"""

    dice: ClassVar[tuple[str, ...]] = ("rolled",)
    rolled: Rolled
    people: tuple[PersonId, ...]


# --- people ---


class LevelChanged(_OfPerson):
    state: StateId
    by: int
    now: int


class FellAsleep(_OfPerson): ...


class StoryEnded(_OfPerson):
    """A State has reached its end. [TWM-STATE-7]"""

    state: StateId
    script: ScriptId


class Died(_OfPerson): ...


class Left(_OfPerson): ...


class Joined(_OfPerson):
    entrance: ClassVar[bool] = True


class WentAway(_OfPerson):
    phase: PhaseName


class CameBack(_OfPerson): ...


class AbilityUsed(_OfPerson): ...


class TraitCalled(_OfPerson):
    deed: DeedName


# --- goods ---


class Gained(_OfGood): ...


class Spent(_OfGood):
    """Back into the box, and to what end: paid, laid on a counter, used up, taken by others. [TWM-GEN-5]"""

    what: str = "discarded"


class Removed(_OfGood):
    """Out of the campaign. [TWM-GEN-6]"""


class BoxEmpty(Event):
    """There is none of it left. [TWM-GEN-7]"""

    good: GoodId


class Swapped(_OfGood):
    """At the x5 space. [TWM-BOARD-1]"""


class TokenCame(Event):
    token: TokenId


class TokenWent(Event):
    token: TokenId


# --- the house ---


class Ordered(_AtSpace):
    deed: DeedName


class BuildOrdered(_AtSpace):
    """Somebody is told to build that. [TWM-DAY-14]"""

    fitting: FittingId


class Cleared(_AtSpace): ...


class RemnantsLeft(_AtSpace): ...


class LockHeld(_AtSpace): ...


class Built(_AtSpace):
    fitting: FittingId


class FittingMoved(_AtSpace):
    fitting: FittingId


class Dismantled(_OfPerson):
    fitting: FittingId


class FittingReturned(Event):
    fitting: FittingId


class Thought(Event):
    """An Idea became a Fitting. [TWM-DAY-16]"""

    fitting: FittingId


class BarricadeChanged(Shift): ...


class ColdChanged(Shift): ...


class Sniped(_OfPerson): ...


class WaitPlaced(Event):
    fitting: FittingId


class WaitOver(Event):
    fitting: FittingId


class CameToTheDoor(Event):
    visitor: VisitorId


# --- mornings ---


class EventCame(Event):
    entrance: ClassVar[bool] = True
    card: EventId


class EventGone(Event):
    card: EventId


class ChapterBegan(Event):
    entrance: ClassVar[bool] = True
    number: int


class ObjectiveShown(Event):
    objective: ObjectiveId


class ObjectivePaid(Event):
    objective: ObjectiveId
    good: GoodId


class ObjectiveMet(Event):
    objective: ObjectiveId


class ObjectiveMissed(Event):
    objective: ObjectiveId


# --- evenings and dawns ---


class Drank(_OfPerson): ...


class Ate(_OfPerson):
    good: GoodId


class WentHungry(_OfPerson): ...


class WentThirsty(_OfPerson): ...


class Fed(Event):
    token: TokenId
    good: GoodId


class TaskGiven(_OfPerson):
    task: TaskId


class Drunk(_OfPerson):
    """Alcohol. [TWM-DAWN-9]"""

    good: GoodId


class MedicinePlaced(_OfPerson):
    good: GoodId


class Treated(_OfPerson):
    good: GoodId


class PartyHome(Event):
    people: tuple[PersonId, ...]


class FateDrawn(Event):
    fate: FateId


class LocationChanged(Event):
    location: LocationId


class LocationDrawn(Event):
    location: LocationId


class NarrativeKept(Event):
    narrative: NarrativeId


class NarrativePlayed(Event):
    narrative: NarrativeId


class DeathStruck(Event):
    """[TWM-DAWN-14]"""


# --- a trip ---


class SetOut(Event):
    location: LocationId
    people: tuple[PersonId, ...]


class NoiseChanged(Shift):
    """[TWM-SCAV-6]"""


class CardsReturned(Event):
    """Time and care. [TWM-SCAV-11]"""

    count: int
    now: int


class UnknownGrew(Event):
    count: int
    now: int


class Explored(Event):
    exploration: ExplorationId


class NotHere(Event):
    """There is no such thing in this place. [TWM-SCAV-38]"""

    exploration: ExplorationId


class LocationUsed(Event):
    deed: DeedName


class FoundCard(Event):
    findings: FindingsId
    deed: DeedName


class DoorHeld(Event):
    """The lock has held. [TWM-DAY-11]"""


class Met(Event):
    entrance: ClassVar[bool] = True
    residents: ResidentsId


class WentOff(Event):
    residents: ResidentsId


class BrokeOff(_OfPerson):
    """They can go no further. [TWM-SCAV-28]"""


class CacheFound(Event):
    """[TWM-ADV-6]"""


class CacheEmptied(Event):
    """[TWM-ADV-6]"""


class Carried(Event):
    """Every piece, and what all of it weighs. [TWM-SCAV-33]"""

    goods: tuple[GoodId, ...]
    count: int


class NobodyCame(Event):
    """[TWM-SCAV-29]"""


class TradeEnded(Event):
    """So much was paid too much. [TWM-TRADE-5]"""

    count: int


# --- the book and the end ---


class SeatBought(Event):
    """So many seats on the bus are ours. [TWM-SCEN-8]"""

    count: int


class ScriptRead(Event):
    script: ScriptId


class PassageRead(Event):
    """A sentence of a page that is read only in this case."""

    passage: PageOption


class WayTaken(Event):
    """One of the ways that a page offers. [TWM-BOOK-4]"""

    way: PageOption


class NothingMore(Event):
    """All pages of a card have been read. [TWM-BOOK-2]"""


class Remembered(Event):
    """A memory came on. [TWM-BOOK-5]"""

    memory: MemoryName


class Forgotten(Event):
    """A memory is settled. [TWM-BOOK-5]"""

    memory: MemoryName


class NoteWritten(Event):
    """Something is noted for the end. [TWM-END-5]"""


class NoteStruck(Event):
    """A note is struck out."""


class MixedIn(Event):
    """A blank card lies in its deck. [TWM-BOOK-7]"""


class Foreseen(Event):
    """Cards were looked at, by everybody."""

    deed: DeedName
    count: int


class Ended(Event):
    ending: EndingId
    cause: CauseName


EVENTS = declared(globals(), Event)
