"""What can happen in Dead of Winter, as it is told in the chronicle.

What not everybody sees is told twice: to those who see it, and, as `...Unseen`, to all others.
"""

from typing import ClassVar

from holdouts.engine.events import Between, Counted, Event, Numbered, OfCard, OfCards, OfSeat, Shift
from holdouts.engine.fields import CardId, Seat
from holdouts.engine.names import declared
from holdouts.games.dead_of_winter.fields import (
    CauseName,
    CrisisId,
    CrossroadsId,
    EndingId,
    ExileId,
    GateId,
    PlaceId,
    ResultName,
    Rolled,
    SecretId,
    SurvivorId,
    SymbolName,
    Way,
    WhereId,
)


class _OfSurvivor(OfSeat):
    """Base of what happened to a survivor of a seat."""

    survivor: SurvivorId


class _Somewhere(Event):
    """Base of what happened at a place."""

    place: WhereId


class _CountedThere(_Somewhere):
    """Base of what is told of a place with a number."""

    count: int


class _Rolled(OfSeat):
    """Base of rolled action dice."""

    rolled: tuple[Rolled, ...]


# --- setting up, rounds and turns ---


class GroupChosen(OfSeat):
    leader: SurvivorId
    followers: tuple[SurvivorId, ...]


class FirstPlayer(OfSeat): ...


class RoundBegan(Event):
    heading: ClassVar[int] = 1
    number: int
    left: int


class CrisisRevealed(Event):
    entrance: ClassVar[bool] = True
    crisis: CrisisId


class DiceRolled(_Rolled): ...


class TurnBegan(OfSeat):
    heading: ClassVar[int] = 2


class PhaseBegan(Event):
    heading: ClassVar[int] = 2


class TokenPassed(OfSeat): ...


# --- dice ---


class DiceGained(_Rolled): ...


class DiceRerolled(_Rolled): ...


class CardRolled(_Rolled): ...


class DieChanged(OfSeat):
    before: int
    now: int


class DieLost(OfSeat):
    die: int


class NextDiceChanged(OfSeat):
    by: int


class FoodSpent(Counted):
    now: int


# --- survivors ---


class Joined(_OfSurvivor):
    place: WhereId


class NewLeader(_OfSurvivor): ...


class ChangedSides(_OfSurvivor):
    other: Seat


class WasPlaced(_OfSurvivor):
    place: WhereId


class WentTo(_OfSurvivor):
    place: WhereId


class Exposed(_OfSurvivor):
    result: ResultName


class Wounded(_OfSurvivor):
    count: int


class Frostbitten(_OfSurvivor):
    count: int


class Healed(_OfSurvivor):
    frost: bool


class Died(_OfSurvivor):
    place: WhereId
    cause: CauseName


class LeftGame(_OfSurvivor): ...


class AbilityUsed(_OfSurvivor):
    """Whose ability it is: the survivor's own, unless it is copied."""

    whose: SurvivorId
    copied: bool


class SurvivorAttacked(_OfSurvivor):
    """A survivor attacked another: what was rolled, and whether it hit."""

    target: SurvivorId
    count: int
    hit: bool


class HelplessCame(Numbered): ...


class HelplessLeft(Numbered): ...


class HelplessDied(Event): ...


class Eliminated(OfSeat): ...


# --- cards ---


class Played(OfCard): ...


class Equipped(OfCard):
    survivor: SurvivorId


class ItemUsed(OfCard):
    survivor: SurvivorId


class HandedOff(OfCard):
    survivor: SurvivorId
    other: Seat


class Discarded(OfCard): ...


class Wasted(OfCard): ...


class Stored(OfCard): ...


class Salvaged(OfCard): ...


class Contributed(OfCard): ...


class ContributedUnseen(OfSeat): ...


class CardsDrawn(OfCards):
    place: WhereId


class CardsDrawnUnseen(Counted):
    place: WhereId


class Found(OfCards):
    place: WhereId


class FoundUnseen(Counted):
    place: PlaceId
    looked: int


class Looked(OfCards):
    place: WhereId


class LookedUnseen(Counted):
    place: WhereId


class LookedAtCrises(OfSeat):
    crises: tuple[CrisisId, ...]


class LookedAtCrisesUnseen(Counted): ...


class TurnedUp(OfCards):
    """Cards of a deck that everybody saw."""

    place: WhereId


class TookShown(OfCards): ...


class Burned(_Somewhere):
    cards: tuple[CardId, ...]


class CardPassed(Between):
    card: CardId


class CardPassedUnseen(Between): ...


class Peeked(Between):
    card: CardId


class PeekedUnseen(Between): ...


class HandShown(OfCards): ...


class HandLost(Counted): ...


class EquipmentReturned(OfCards): ...


class EquipmentGone(OfCards): ...


class EquipmentLeft(OfCards):
    place: WhereId


class WasteCleared(Numbered): ...


# --- questions to everybody ---


class Requested(OfSeat):
    symbol: SymbolName


class RequestGranted(Between):
    card: CardId


class RequestInVain(OfSeat): ...


class AnswersRequests(OfSeat):
    asked: bool


class AnswersPayments(OfSeat):
    asked: bool


class VoteCalled(Between): ...


class Voted(Counted):
    """A thumb, and how much it counts."""

    thumb: ClassVar[str] = "up"

    up: bool


class TieBroken(OfSeat):
    up: bool


class VoteFailed(Event):
    other: Seat


class VolunteerPaid(OfCards): ...


class NobodyPays(Event): ...


class Exiled(OfSeat):
    exile: ExileId


class ExiledUnseen(OfSeat): ...


# --- crossroads ---


class CrossroadsRead(OfSeat):
    entrance: ClassVar[bool] = True
    crossroads: CrossroadsId


class WayTaken(OfSeat):
    crossroads: CrossroadsId
    way: Way


class NothingToDo(Event): ...


class RuleChanged(Event):
    what: str


class RuleChangedAt(_Somewhere):
    what: str


class RuleChangedFor(Event):
    what: str
    survivors: tuple[SurvivorId, ...]


# --- the board ---


class MoraleChanged(Shift): ...


class FoodChanged(Shift): ...


class StarvationAdded(Numbered): ...


class CrisisShifted(Shift): ...


class ProgressMade(Event):
    count: int
    now: int


class ZombiesCame(_CountedThere): ...


class BarricadeBroken(_Somewhere):
    gate: GateId


class Overrun(_Somewhere): ...


class ZombieKilled(OfSeat):
    place: WhereId


class ZombieMoved(OfSeat):
    origin: PlaceId
    place: WhereId


class BarricadeBuilt(OfSeat):
    place: WhereId
    gate: GateId


class BarricadesGone(_CountedThere): ...


class NoiseMade(_CountedThere): ...


class NoiseGone(_CountedThere): ...


class NoiseRolled(_CountedThere):
    rolled: tuple[Rolled, ...]


# --- the colony phase ---


class Fed(Event):
    count: int
    now: int


class Starved(Event):
    count: int
    now: int


class WasteSmells(Numbered): ...


class CrisisCounted(Event):
    cards: tuple[CardId, ...]
    count: int
    least: int


class CrisisFailed(Event):
    crisis: CrisisId


class CrisisPrevented(Event):
    crisis: CrisisId


# --- the end ---


class SecretShown(OfSeat):
    secret: SecretId
    won: bool


class ExileShown(OfSeat):
    secret: SecretId
    exile: ExileId
    won: bool


class SharedResult(OfSeat):
    won: bool


class Ended(Event):
    how: EndingId


EVENTS: tuple[type[Event], ...] = declared(globals(), Event)
