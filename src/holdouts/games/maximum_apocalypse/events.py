"""What can happen in Maximum Apocalypse, as it is told in the chronicle."""

from typing import ClassVar, Literal

from holdouts.engine.events import Event
from holdouts.engine.fields import Seat
from holdouts.games.maximum_apocalypse.fields import (
    CardId,
    CauseOf,
    CharacterId,
    ColourId,
    ColumnId,
    EndingId,
    MonsterId,
    PlaceId,
    RowId,
    TileId,
)


class Cast(Event, frozen=True, kw_only=True):
    """Who plays whom."""

    who: Seat
    character: CharacterId


class HandDealt(Event, frozen=True, kw_only=True):
    """An opening hand."""

    who: Seat
    cards: tuple[CardId, ...]


class RoundBegan(Event, frozen=True, kw_only=True):
    heading: ClassVar[int] = 1
    number: int


class TurnBegan(Event, frozen=True, kw_only=True):
    heading: ClassVar[int] = 2
    who: Seat


class Spawned(Event, frozen=True, kw_only=True):
    """The two dice of a spawn roll."""

    who: Seat
    one: int
    two: int
    sum: int


class TokenPlaced(Event, frozen=True, kw_only=True):
    place: PlaceId


class NoRoomForToken(Event, frozen=True, kw_only=True):
    """A token was due on a tile that is full."""

    place: PlaceId


class TokensCleared(Event, frozen=True, kw_only=True):
    place: PlaceId
    count: int


class Drew(Event, frozen=True, kw_only=True):
    who: Seat
    card: CardId
    cause: CauseOf


class Burned(Event, frozen=True, kw_only=True):
    who: Seat
    cards: tuple[CardId, ...]


class Discarded(Event, frozen=True, kw_only=True):
    who: Seat
    card: CardId


class MonsterMet(Event, frozen=True, kw_only=True):
    who: Seat
    monster: MonsterId
    cause: CauseOf


class BossMet(Event, frozen=True, kw_only=True):
    who: Seat
    monster: MonsterId
    cause: CauseOf


class DrawSkipped(Event, frozen=True, kw_only=True):
    """Equipment was discarded to be spared a Monster card."""

    who: Seat
    cause: CauseOf


class NoMonsterLeft(Event, frozen=True, kw_only=True):
    who: Seat


class MonstersShuffled(Event, frozen=True, kw_only=True):
    """The Monster discard became the deck."""


class Wounded(Event, frozen=True, kw_only=True):
    """A survivor hit a monster: whose it was, how much of the hit others of its set kept off, and what is left."""

    who: Seat
    whose: Seat
    monster: MonsterId
    count: int
    less: int
    left: int


class Killed(Event, frozen=True, kw_only=True):
    who: Seat
    monster: MonsterId


class Banished(Event, frozen=True, kw_only=True):
    who: Seat
    monster: MonsterId


class Stunned(Event, frozen=True, kw_only=True):
    who: Seat
    whose: Seat
    monster: MonsterId


class Pulled(Event, frozen=True, kw_only=True):
    """A monster went over from one survivor to another."""

    who: Seat
    whose: Seat
    monster: MonsterId


class Attacked(Event, frozen=True, kw_only=True):
    who: Seat
    monster: MonsterId


class Hurt(Event, frozen=True, kw_only=True):
    """What was suffered and of what, what armour took off it, and what is left."""

    who: Seat
    character: CharacterId
    kind: str
    count: int
    less: int
    left: int


class Unhurt(Event, frozen=True, kw_only=True):
    """A hit that did nothing, and why."""

    who: Seat
    character: CharacterId
    why: Literal["sated", "guarded", "sheltered", "armour"]


class Wore(Event, frozen=True, kw_only=True):
    """Armour has stopped a hit, and will stop so many more."""

    who: Seat
    card: CardId
    count: int


class Healed(Event, frozen=True, kw_only=True):
    who: Seat
    character: CharacterId
    count: int
    left: int


class Poisoned(Event, frozen=True, kw_only=True):
    who: Seat
    character: CharacterId
    count: int


class Cured(Event, frozen=True, kw_only=True):
    who: Seat
    character: CharacterId


class Hungrier(Event, frozen=True, kw_only=True):
    who: Seat
    count: int


class Starving(Event, frozen=True, kw_only=True):
    """The Character card was turned to the starving side, or the die went down the track."""

    who: Seat
    count: int


class Ate(Event, frozen=True, kw_only=True):
    who: Seat
    count: int


class Died(Event, frozen=True, kw_only=True):
    who: Seat
    character: CharacterId
    how: EndingId


class Eliminated(Event, frozen=True, kw_only=True):
    """A survivor is out of the game: the survivor cards of the hand and the monsters that go with them."""

    who: Seat
    cards: tuple[CardId, ...]
    monsters: tuple[MonsterId, ...]


class Moved(Event, frozen=True, kw_only=True):
    who: Seat
    place: PlaceId


class SentBack(Event, frozen=True, kw_only=True):
    who: Seat
    place: PlaceId


class Revealed(Event, frozen=True, kw_only=True):
    who: Seat
    place: PlaceId
    tile: TileId


class Tested(Event, frozen=True, kw_only=True):
    """A Stealth test: the dice, and what they had to stay within."""

    who: Seat
    one: int
    two: int
    sum: int
    stealth: int
    passed: bool


class SurelySeen(Event, frozen=True, kw_only=True):
    """A test that failed without dice: for want of Stealth, by what is carried, or by a monster that watches."""

    who: Seat
    why: Literal["stealth", "carried", "watched"]


class TileActed(Event, frozen=True, kw_only=True):
    """What stands on a tile happened to somebody."""

    who: Seat
    place: PlaceId


class Found(Event, frozen=True, kw_only=True):
    """A card of a Scavenge deck."""

    who: Seat
    card: CardId
    colour: ColourId
    cause: CauseOf


class Sank(Event, frozen=True, kw_only=True):
    """A card of a Scavenge deck was put under it."""

    who: Seat
    card: CardId
    colour: ColourId


class Gained(Event, frozen=True, kw_only=True):
    """A card of the mission came into a hand."""

    who: Seat
    card: CardId


class Played(Event, frozen=True, kw_only=True):
    who: Seat
    card: CardId


class Equipped(Event, frozen=True, kw_only=True):
    who: Seat
    card: CardId


class Used(Event, frozen=True, kw_only=True):
    who: Seat
    card: CardId


class UsedInnate(Event, frozen=True, kw_only=True):
    who: Seat
    character: CharacterId


class UsedTile(Event, frozen=True, kw_only=True):
    who: Seat
    place: PlaceId


class Paid(Event, frozen=True, kw_only=True):
    """Tokens were taken off Equipment."""

    who: Seat
    card: CardId
    count: int
    left: int


class LostGear(Event, frozen=True, kw_only=True):
    who: Seat
    card: CardId


class Reloaded(Event, frozen=True, kw_only=True):
    who: Seat
    card: CardId
    count: int


class Fitted(Event, frozen=True, kw_only=True):
    """A card was put on somebody's weapon."""

    who: Seat
    card: CardId
    whose: Seat
    other_card: CardId


class Traded(Event, frozen=True, kw_only=True):
    who: Seat
    other: Seat
    given: tuple[CardId, ...]
    taken: tuple[CardId, ...]


class TradeRefused(Event, frozen=True, kw_only=True):
    who: Seat
    other: Seat


class PickedUp(Event, frozen=True, kw_only=True):
    who: Seat
    card: CardId


class LeftLying(Event, frozen=True, kw_only=True):
    place: PlaceId
    card: CardId


class Took(Event, frozen=True, kw_only=True):
    """Somebody took a card out of a discard pile."""

    who: Seat
    card: CardId


class Fetched(Event, frozen=True, kw_only=True):
    """Somebody took a card out of their deck, which was shuffled."""

    who: Seat
    card: CardId


class BackToDeck(Event, frozen=True, kw_only=True):
    """A card was shuffled into a survivor deck."""

    who: Seat
    card: CardId


class KeptGear(Event, frozen=True, kw_only=True):
    """Equipment stayed with its owner: there was no room for it at the other."""

    who: Seat
    card: CardId


class ActionsOver(Event, frozen=True, kw_only=True):
    """The action step ended before its time."""

    who: Seat


class MoreActions(Event, frozen=True, kw_only=True):
    who: Seat
    count: int


class FewerActions(Event, frozen=True, kw_only=True):
    who: Seat
    count: int


class LetAct(Event, frozen=True, kw_only=True):
    who: Seat
    other: Seat
    count: int


class Empowered(Event, frozen=True, kw_only=True):
    who: Seat
    count: int


class Looting(Event, frozen=True, kw_only=True):
    """Until the end of the turn, whoever they kill is searched."""

    who: Seat


class LetPlay(Event, frozen=True, kw_only=True):
    """Somebody may play cards at once."""

    who: Seat
    other: Seat
    count: int


class GaveGear(Event, frozen=True, kw_only=True):
    """Equipment of one survivor went into play at another."""

    who: Seat
    other: Seat
    card: CardId


class LookedOver(Event, frozen=True, kw_only=True):
    """Somebody turned over the top of a Scavenge deck to choose from it."""

    who: Seat
    colour: ColourId
    cards: tuple[CardId, ...]


class Shielded(Event, frozen=True, kw_only=True):
    who: Seat
    character: CharacterId


class Sated(Event, frozen=True, kw_only=True):
    who: Seat


class Restored(Event, frozen=True, kw_only=True):
    """All monsters of a set are whole again."""

    monster: MonsterId


class MovedBy(Event, frozen=True, kw_only=True):
    """Somebody was moved by somebody else."""

    who: Seat
    other: Seat
    place: PlaceId


class TileLaid(Event, frozen=True, kw_only=True):
    """A hidden tile was laid on the map."""

    who: Seat
    row: RowId
    column: ColumnId


class OpenTileLaid(Event, frozen=True, kw_only=True):
    """A tile that lies face up from the start was laid on the map."""

    who: Seat
    place: PlaceId


class MarkLaid(Event, frozen=True, kw_only=True):
    """An objective token lies on the map, with so many Monster tokens."""

    place: PlaceId
    count: int


class LaidAside(Event, frozen=True, kw_only=True):
    """Cards of an opening hand were exchanged for others."""

    who: Seat
    given: tuple[CardId, ...]
    taken: tuple[CardId, ...]


class HungerRolled(Event, frozen=True, kw_only=True):
    who: Seat
    count: int


class HandedOver(Event, frozen=True, kw_only=True):
    """Something the team starts with went to this survivor."""

    who: Seat
    card: CardId


class WentFirst(Event, frozen=True, kw_only=True):
    who: Seat


class Stored(Event, frozen=True, kw_only=True):
    """A card was put on the objective."""

    who: Seat
    card: CardId


class Worked(Event, frozen=True, kw_only=True):
    """Part of the mission's work was done: how much of it, out of how much."""

    who: Seat
    what: str
    place: PlaceId
    count: int
    needed: int


class Demolished(Event, frozen=True, kw_only=True):
    """What the mission wanted destroyed was burned down or blown up."""

    who: Seat
    what: str
    place: PlaceId


class MarkReached(Event, frozen=True, kw_only=True):
    who: Seat
    place: PlaceId


class MarkGone(Event, frozen=True, kw_only=True):
    """An objective token has done its work, or was destroyed."""

    place: PlaceId


class Razed(Event, frozen=True, kw_only=True):
    """A tile is gone from the map, with so many Monster tokens and these cards."""

    place: PlaceId
    tile: TileId
    count: int
    cards: tuple[CardId, ...]


class Sampled(Event, frozen=True, kw_only=True):
    """A killed monster went to the mission."""

    monster: MonsterId


class MessageSaved(Event, frozen=True, kw_only=True):
    """The Journal carries the message now."""

    who: Seat
    card: CardId


class ClockStarted(Event, frozen=True, kw_only=True):
    """So many rounds are left to get away."""

    who: Seat
    count: int


class ClockRan(Event, frozen=True, kw_only=True):
    """One round less to get away."""

    who: Seat
    count: int


class FoughtOn(Event, frozen=True, kw_only=True):
    """Somebody proposed to give up, and not all agreed."""

    who: Seat


class Tallied(Event, frozen=True, kw_only=True):
    """What counted for the mission at the end: cards on the objective, and cards of those who stood there."""

    stored: tuple[CardId, ...]
    held: tuple[CardId, ...]


class GaveUp(Event, frozen=True, kw_only=True):
    """The team conceded."""


class Ended(Event, frozen=True, kw_only=True):
    how: EndingId
    won: bool


EVENTS: tuple[type[Event], ...] = tuple(thing for thing in Event.__subclasses__() if thing.__module__ == __name__)
