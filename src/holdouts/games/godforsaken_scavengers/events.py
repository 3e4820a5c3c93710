"""What can happen in Godforsaken Scavengers, as it is told in the chronicle."""

from typing import ClassVar

from holdouts.engine.events import Event
from holdouts.engine.fields import Seat
from holdouts.games.godforsaken_scavengers.fields import (
    AfflictionId,
    CardId,
    CharacterId,
    Cut,
    EndingId,
    LocationId,
    PileId,
    PromiseKind,
    Terms,
    Winners,
)


class RoundBegan(Event, frozen=True, kw_only=True):
    heading: ClassVar[int] = 1
    location: LocationId
    final: bool
    number: int


class FirstPlayer(Event, frozen=True, kw_only=True):
    who: Seat


class PutBack(Event, frozen=True, kw_only=True):
    who: Seat


class DeckCut(Event, frozen=True, kw_only=True):
    sizes: Cut


class TurnBegan(Event, frozen=True, kw_only=True):
    heading: ClassVar[int] = 2
    who: Seat


class Searched(Event, frozen=True, kw_only=True):
    who: Seat
    pile: PileId
    card: CardId


class StoppedSearching(Event, frozen=True, kw_only=True):
    who: Seat


class SearchEnded(Event, frozen=True, kw_only=True):
    who: Seat


class ChangedPile(Event, frozen=True, kw_only=True):
    who: Seat
    pile: PileId


class Took(Event, frozen=True, kw_only=True):
    who: Seat
    card: CardId


class TurnEnded(Event, frozen=True, kw_only=True):
    who: Seat


class Played(Event, frozen=True, kw_only=True):
    who: Seat
    card: CardId


class UsedPower(Event, frozen=True, kw_only=True):
    who: Seat
    character: CharacterId


class Completed(Event, frozen=True, kw_only=True):
    who: Seat
    card: CardId


class Spent(Event, frozen=True, kw_only=True):
    who: Seat
    card: CardId


class Dropped(Event, frozen=True, kw_only=True):
    who: Seat
    card: CardId


class Shown(Event, frozen=True, kw_only=True):
    pile: PileId
    card: CardId


class LookedAt(Event, frozen=True, kw_only=True):
    who: Seat
    pile: PileId
    count: int


class Saw(Event, frozen=True, kw_only=True):
    who: Seat
    pile: PileId
    cards: tuple[CardId, ...]


class Buried(Event, frozen=True, kw_only=True):
    who: Seat
    pile: PileId


class Milled(Event, frozen=True, kw_only=True):
    who: Seat
    pile: PileId
    card: CardId


class Mixed(Event, frozen=True, kw_only=True):
    who: Seat
    pile: PileId
    second: PileId


class Reordered(Event, frozen=True, kw_only=True):
    who: Seat
    pile: PileId


class LookedAhead(Event, frozen=True, kw_only=True):
    who: Seat
    count: int


class Foresaw(Event, frozen=True, kw_only=True):
    who: Seat
    locations: tuple[LocationId, ...]


class Stored(Event, frozen=True, kw_only=True):
    who: Seat
    card: CardId


class Bartered(Event, frozen=True, kw_only=True):
    who: Seat
    mine: CardId
    card: CardId


class PerilMet(Event, frozen=True, kw_only=True):
    entrance: ClassVar[bool] = True
    who: Seat
    card: CardId


class LostSearched(Event, frozen=True, kw_only=True):
    who: Seat
    cards: tuple[CardId, ...]


class SavedSearched(Event, frozen=True, kw_only=True):
    who: Seat


class Prevented(Event, frozen=True, kw_only=True):
    who: Seat


class Neutralised(Event, frozen=True, kw_only=True):
    who: Seat
    card: CardId


class Discounted(Event, frozen=True, kw_only=True):
    count: int


class Redirected(Event, frozen=True, kw_only=True):
    who: Seat
    other: Seat


class CoveredUp(Event, frozen=True, kw_only=True):
    who: Seat


class Recovered(Event, frozen=True, kw_only=True):
    who: Seat
    card: CardId


class TrophyTaken(Event, frozen=True, kw_only=True):
    card: CardId


class ShuffledIn(Event, frozen=True, kw_only=True):
    pile: PileId
    card: CardId


class Afflicted(Event, frozen=True, kw_only=True):
    who: Seat
    affliction: AfflictionId


class AfflictedFaceDown(Event, frozen=True, kw_only=True):
    who: Seat


class TurnedDown(Event, frozen=True, kw_only=True):
    who: Seat
    affliction: AfflictionId


class TurnedUp(Event, frozen=True, kw_only=True):
    who: Seat
    affliction: AfflictionId


class Healed(Event, frozen=True, kw_only=True):
    who: Seat
    affliction: AfflictionId


class Died(Event, frozen=True, kw_only=True):
    who: Seat


class LeftBehind(Event, frozen=True, kw_only=True):
    who: Seat
    cards: tuple[CardId, ...]


class Looted(Event, frozen=True, kw_only=True):
    who: Seat
    other: Seat
    card: CardId


class AnomalyResolved(Event, frozen=True, kw_only=True):
    who: Seat
    pile: PileId
    count: int


class SearchRanOut(Event, frozen=True, kw_only=True):
    who: Seat


class CharacterShown(Event, frozen=True, kw_only=True):
    who: Seat
    character: CharacterId


class CharacterHidden(Event, frozen=True, kw_only=True):
    who: Seat


class CharacterChosen(Event, frozen=True, kw_only=True):
    who: Seat
    character: CharacterId


class NeedChanged(Event, frozen=True, kw_only=True):
    who: Seat
    count: int


class SearchResumed(Event, frozen=True, kw_only=True):
    who: Seat


class FeedingBegan(Event, frozen=True, kw_only=True):
    entrance: ClassVar[bool] = True
    cost: int


class Needed(Event, frozen=True, kw_only=True):
    who: Seat
    count: int


class Fed(Event, frozen=True, kw_only=True):
    who: Seat
    cards: tuple[CardId, ...]


class Starved(Event, frozen=True, kw_only=True):
    who: Seat


class StoreLost(Event, frozen=True, kw_only=True):
    who: Seat
    cards: tuple[CardId, ...]


class SharedFood(Event, frozen=True, kw_only=True):
    who: Seat
    other: Seat


class CaravanLoaded(Event, frozen=True, kw_only=True):
    count: int


class CaravanFed(Event, frozen=True, kw_only=True):
    who: Seat


class PassedOn(Event, frozen=True, kw_only=True):
    who: Seat
    other: Seat
    card: CardId


class CaravanUnfed(Event, frozen=True, kw_only=True):
    pass


class Discarded(Event, frozen=True, kw_only=True):
    card: CardId


class Gave(Event, frozen=True, kw_only=True):
    who: Seat
    other: Seat


class GaveCard(Event, frozen=True, kw_only=True):
    who: Seat
    other: Seat
    card: CardId


class Swapped(Event, frozen=True, kw_only=True):
    who: Seat
    other: Seat


class SwappedCards(Event, frozen=True, kw_only=True):
    who: Seat
    other: Seat
    mine: CardId
    card: CardId


class Declined(Event, frozen=True, kw_only=True):
    who: Seat
    other: Seat


class DealStruck(Event, frozen=True, kw_only=True):
    terms: Terms


class DealRefused(Event, frozen=True, kw_only=True):
    who: Seat


class PromiseKept(Event, frozen=True, kw_only=True):
    who: Seat
    other: Seat
    kind: PromiseKind


class PromiseReleased(Event, frozen=True, kw_only=True):
    who: Seat
    other: Seat
    kind: PromiseKind


class PromiseBroken(Event, frozen=True, kw_only=True):
    who: Seat
    other: Seat
    kind: PromiseKind


class Forgiven(Event, frozen=True, kw_only=True):
    who: Seat
    other: Seat


class Punished(Event, frozen=True, kw_only=True):
    who: Seat
    other: Seat


class TimeRanOut(Event, frozen=True, kw_only=True):
    pass


class BannerPassed(Event, frozen=True, kw_only=True):
    who: Seat


class SurvivorsCounted(Event, frozen=True, kw_only=True):
    count: int
    needed: int


class MessageCounted(Event, frozen=True, kw_only=True):
    count: int
    needed: int


class TrophiesCounted(Event, frozen=True, kw_only=True):
    count: int
    needed: int


class AfflictionsCounted(Event, frozen=True, kw_only=True):
    who: Seat
    count: int


class CaravanCounted(Event, frozen=True, kw_only=True):
    who: Seat
    count: int


class OathsCounted(Event, frozen=True, kw_only=True):
    who: Seat
    kept: int
    broken: int


class GameEnded(Event, frozen=True, kw_only=True):
    how: EndingId
    winners: Winners


EVENTS: tuple[type[Event], ...] = tuple(
    thing
    for thing in list(globals().values())
    if isinstance(thing, type) and issubclass(thing, Event) and thing is not Event
)
