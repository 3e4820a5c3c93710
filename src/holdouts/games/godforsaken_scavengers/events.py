"""What can happen in Godforsaken Scavengers, as it is told in the chronicle."""

from typing import ClassVar

from holdouts.engine.events import Between, Counted, Event, Numbered, OfCard, OfCards, OfSeat
from holdouts.engine.fields import CardId, Seat
from holdouts.engine.names import declared
from holdouts.games.godforsaken_scavengers.fields import (
    AfflictionId,
    CharacterId,
    Cut,
    EndingId,
    LocationId,
    PileId,
    PromiseKind,
    Terms,
    Winners,
)


class _AtPile(OfSeat):
    """Base of what a player did at a pile."""

    pile: PileId


class _OfAffliction(OfSeat):
    """Base of what became of an Affliction of a player."""

    affliction: AfflictionId


class _OfCharacter(OfSeat):
    """Base of what became of a player's Character."""

    character: CharacterId


class _OfPromise(Between):
    """Base of what became of a promise."""

    kind: PromiseKind


class _Reckoned(Event):
    """Base of what was counted at the end, and how much it takes."""

    count: int
    needed: int


class RoundBegan(Event):
    heading: ClassVar[int] = 1
    location: LocationId
    final: bool
    number: int


class FirstPlayer(OfSeat): ...


class PutBack(OfSeat): ...


class HandDealt(OfCards): ...


class DeckCut(Event):
    sizes: Cut


class TurnBegan(OfSeat):
    heading: ClassVar[int] = 2


class Searched(OfCard):
    pile: PileId


class StoppedSearching(OfSeat): ...


class SearchEnded(OfSeat): ...


class ChangedPile(_AtPile): ...


class Took(OfCard): ...


class TurnEnded(OfSeat): ...


class Played(OfCard): ...


class UsedPower(_OfCharacter): ...


class Completed(OfCard): ...


class Spent(OfCard): ...


class Dropped(OfCard): ...


class Shown(Event):
    pile: PileId
    card: CardId


class LookedAt(_AtPile):
    count: int


class Saw(OfCards):
    pile: PileId


class Buried(_AtPile): ...


class Milled(OfCard):
    pile: PileId


class Mixed(_AtPile):
    second: PileId


class Reordered(_AtPile): ...


class LookedAhead(Counted): ...


class Foresaw(OfSeat):
    locations: tuple[LocationId, ...]


class Stored(OfCard): ...


class Bartered(OfCard):
    mine: CardId


class PerilMet(OfCard):
    entrance: ClassVar[bool] = True


class LostSearched(OfCards): ...


class SavedSearched(OfSeat): ...


class Prevented(OfSeat): ...


class Neutralised(OfCard): ...


class Discounted(Numbered): ...


class Redirected(Between): ...


class CoveredUp(OfSeat): ...


class Recovered(OfCard): ...


class TrophyTaken(Event):
    card: CardId


class ShuffledIn(Event):
    pile: PileId
    card: CardId


class Afflicted(_OfAffliction): ...


class AfflictedFaceDown(OfSeat): ...


class TurnedDown(_OfAffliction): ...


class TurnedUp(_OfAffliction): ...


class Healed(_OfAffliction): ...


class Died(OfSeat): ...


class LeftBehind(OfCards): ...


class Looted(OfCard):
    other: Seat


class AnomalyResolved(_AtPile):
    count: int


class SearchRanOut(OfSeat): ...


class CharacterShown(_OfCharacter): ...


class CharacterHidden(OfSeat): ...


class CharacterChosen(_OfCharacter): ...


class NeedChanged(Counted): ...


class SearchResumed(OfSeat): ...


class FeedingBegan(Event):
    entrance: ClassVar[bool] = True
    cost: int


class Needed(Counted): ...


class Fed(OfCards): ...


class Starved(OfSeat): ...


class StoreLost(OfCards): ...


class SharedFood(Between): ...


class CaravanLoaded(Numbered): ...


class CaravanFed(OfSeat): ...


class PassedOn(OfCard):
    other: Seat


class CaravanUnfed(Event): ...


class Discarded(Event):
    card: CardId


class Gave(Between): ...


class GaveCard(OfCard):
    other: Seat


class Swapped(Between): ...


class SwappedCards(OfCard):
    other: Seat
    mine: CardId


class Declined(Between): ...


class DealStruck(Event):
    terms: Terms


class DealRefused(OfSeat): ...


class PromiseKept(_OfPromise): ...


class PromiseReleased(_OfPromise): ...


class PromiseBroken(_OfPromise): ...


class Forgiven(Between): ...


class Punished(Between): ...


class TimeRanOut(Event): ...


class BannerPassed(OfSeat): ...


class SurvivorsCounted(_Reckoned): ...


class MessageCounted(_Reckoned): ...


class TrophiesCounted(_Reckoned): ...


class AfflictionsCounted(Counted): ...


class CaravanCounted(Counted): ...


class OathsCounted(OfSeat):
    kept: int
    broken: int


class GameEnded(Event):
    how: EndingId
    winners: Winners


EVENTS: tuple[type[Event], ...] = declared(globals(), Event)
