"""What can happen in Godforsaken Scavengers, as it is told in the chronicle."""

from typing import ClassVar

from holdouts.engine.events import Event
from holdouts.games.godforsaken_scavengers.state import Term


class RoundBegan(Event, frozen=True, kw_only=True):
    heading: ClassVar[int] = 1
    location: int
    final: bool
    number: int


class FirstPlayer(Event, frozen=True, kw_only=True):
    who: int


class PutBack(Event, frozen=True, kw_only=True):
    who: int


class DeckCut(Event, frozen=True, kw_only=True):
    sizes: tuple[int, ...]


class TurnBegan(Event, frozen=True, kw_only=True):
    heading: ClassVar[int] = 2
    who: int


class Searched(Event, frozen=True, kw_only=True):
    who: int
    pile: int
    card: int


class StoppedSearching(Event, frozen=True, kw_only=True):
    who: int


class SearchEnded(Event, frozen=True, kw_only=True):
    who: int


class ChangedPile(Event, frozen=True, kw_only=True):
    who: int
    pile: int


class Took(Event, frozen=True, kw_only=True):
    who: int
    card: int


class TurnEnded(Event, frozen=True, kw_only=True):
    who: int


class Played(Event, frozen=True, kw_only=True):
    who: int
    card: int


class UsedPower(Event, frozen=True, kw_only=True):
    who: int
    character: int


class Completed(Event, frozen=True, kw_only=True):
    who: int
    card: int


class Spent(Event, frozen=True, kw_only=True):
    who: int
    card: int


class Dropped(Event, frozen=True, kw_only=True):
    who: int
    card: int


class Shown(Event, frozen=True, kw_only=True):
    pile: int
    card: int


class LookedAt(Event, frozen=True, kw_only=True):
    who: int
    pile: int
    count: int


class Saw(Event, frozen=True, kw_only=True):
    who: int
    pile: int
    cards: tuple[int, ...]


class Buried(Event, frozen=True, kw_only=True):
    who: int
    pile: int


class Milled(Event, frozen=True, kw_only=True):
    who: int
    pile: int
    card: int


class Mixed(Event, frozen=True, kw_only=True):
    who: int
    pile: int
    second: int


class Reordered(Event, frozen=True, kw_only=True):
    who: int
    pile: int


class LookedAhead(Event, frozen=True, kw_only=True):
    who: int
    count: int


class Foresaw(Event, frozen=True, kw_only=True):
    who: int
    locations: tuple[int, ...]


class Stored(Event, frozen=True, kw_only=True):
    who: int
    card: int


class Bartered(Event, frozen=True, kw_only=True):
    who: int
    mine: int
    card: int


class PerilMet(Event, frozen=True, kw_only=True):
    who: int
    card: int


class LostSearched(Event, frozen=True, kw_only=True):
    who: int
    cards: tuple[int, ...]


class SavedSearched(Event, frozen=True, kw_only=True):
    who: int


class Prevented(Event, frozen=True, kw_only=True):
    who: int


class Neutralised(Event, frozen=True, kw_only=True):
    who: int
    card: int


class Discounted(Event, frozen=True, kw_only=True):
    count: int


class Redirected(Event, frozen=True, kw_only=True):
    who: int
    other: int


class CoveredUp(Event, frozen=True, kw_only=True):
    who: int


class Recovered(Event, frozen=True, kw_only=True):
    who: int
    card: int


class TrophyTaken(Event, frozen=True, kw_only=True):
    card: int


class ShuffledIn(Event, frozen=True, kw_only=True):
    pile: int
    card: int


class Afflicted(Event, frozen=True, kw_only=True):
    who: int
    affliction: int


class AfflictedFaceDown(Event, frozen=True, kw_only=True):
    who: int


class TurnedDown(Event, frozen=True, kw_only=True):
    who: int
    affliction: int


class TurnedUp(Event, frozen=True, kw_only=True):
    who: int
    affliction: int


class Healed(Event, frozen=True, kw_only=True):
    who: int
    affliction: int


class Died(Event, frozen=True, kw_only=True):
    who: int


class LeftBehind(Event, frozen=True, kw_only=True):
    who: int
    cards: tuple[int, ...]


class Looted(Event, frozen=True, kw_only=True):
    who: int
    other: int
    card: int


class AnomalyResolved(Event, frozen=True, kw_only=True):
    who: int
    pile: int
    count: int


class SearchRanOut(Event, frozen=True, kw_only=True):
    who: int


class CharacterShown(Event, frozen=True, kw_only=True):
    who: int
    character: int


class CharacterHidden(Event, frozen=True, kw_only=True):
    who: int


class CharacterChosen(Event, frozen=True, kw_only=True):
    who: int
    character: int


class NeedChanged(Event, frozen=True, kw_only=True):
    who: int
    count: int


class SearchResumed(Event, frozen=True, kw_only=True):
    who: int


class FeedingBegan(Event, frozen=True, kw_only=True):
    cost: int


class Needed(Event, frozen=True, kw_only=True):
    who: int
    count: int


class Fed(Event, frozen=True, kw_only=True):
    who: int
    cards: tuple[int, ...]


class Starved(Event, frozen=True, kw_only=True):
    who: int


class StoreLost(Event, frozen=True, kw_only=True):
    who: int
    cards: tuple[int, ...]


class SharedFood(Event, frozen=True, kw_only=True):
    who: int
    other: int


class CaravanLoaded(Event, frozen=True, kw_only=True):
    count: int


class CaravanFed(Event, frozen=True, kw_only=True):
    who: int


class PassedOn(Event, frozen=True, kw_only=True):
    who: int
    other: int
    card: int


class CaravanUnfed(Event, frozen=True, kw_only=True):
    pass


class Discarded(Event, frozen=True, kw_only=True):
    card: int


class Gave(Event, frozen=True, kw_only=True):
    who: int
    other: int


class GaveCard(Event, frozen=True, kw_only=True):
    who: int
    other: int
    card: int


class Swapped(Event, frozen=True, kw_only=True):
    who: int
    other: int


class SwappedCards(Event, frozen=True, kw_only=True):
    who: int
    other: int
    mine: int
    card: int


class Declined(Event, frozen=True, kw_only=True):
    who: int
    other: int


class DealStruck(Event, frozen=True, kw_only=True):
    terms: tuple[Term, ...]


class DealRefused(Event, frozen=True, kw_only=True):
    who: int


class PromiseKept(Event, frozen=True, kw_only=True):
    who: int
    other: int
    kind: str


class PromiseReleased(Event, frozen=True, kw_only=True):
    who: int
    other: int
    kind: str


class PromiseBroken(Event, frozen=True, kw_only=True):
    who: int
    other: int
    kind: str


class Forgiven(Event, frozen=True, kw_only=True):
    who: int
    other: int


class Punished(Event, frozen=True, kw_only=True):
    who: int
    other: int


class TimeRanOut(Event, frozen=True, kw_only=True):
    pass


class BannerPassed(Event, frozen=True, kw_only=True):
    who: int


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
    who: int
    count: int


class CaravanCounted(Event, frozen=True, kw_only=True):
    who: int
    count: int


class OathsCounted(Event, frozen=True, kw_only=True):
    who: int
    kept: int
    broken: int


class GameEnded(Event, frozen=True, kw_only=True):
    how: str
    winners: tuple[int, ...]


EVENTS: tuple[type[Event], ...] = tuple(
    thing
    for thing in list(globals().values())
    if isinstance(thing, type) and issubclass(thing, Event) and thing is not Event
)
