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
    InnateId,
    MonsterId,
    PlaceId,
    RoleId,
    RowId,
    TileId,
)


class _OfSeat(Event, frozen=True, kw_only=True):
    """Base of what happened to a survivor, or was done by one."""

    who: Seat


class _OfCard(_OfSeat, frozen=True, kw_only=True):
    """Base of what somebody did with a card."""

    card: CardId


class _OfMonster(_OfSeat, frozen=True, kw_only=True):
    """Base of what happened between a survivor and a monster."""

    monster: MonsterId


class _OfCharacter(_OfSeat, frozen=True, kw_only=True):
    """Base of what happened to one Character of a seat."""

    character: CharacterId


class _AtPlace(_OfSeat, frozen=True, kw_only=True):
    """Base of what happened to a survivor somewhere."""

    place: PlaceId


class _Counted(_OfSeat, frozen=True, kw_only=True):
    """Base of what is told with a number."""

    count: int


class Cast(_OfCharacter, frozen=True, kw_only=True):
    """Who plays whom."""

    character: RoleId


class HandDealt(_OfSeat, frozen=True, kw_only=True):
    """An opening hand."""

    cards: tuple[CardId, ...]


class RoundBegan(Event, frozen=True, kw_only=True):
    heading: ClassVar[int] = 1
    number: int


class TurnBegan(_OfSeat, frozen=True, kw_only=True):
    heading: ClassVar[int] = 2


class Spawned(_OfSeat, frozen=True, kw_only=True):
    """The two dice of a spawn roll."""

    dice: ClassVar[tuple[str, ...]] = ("one", "two")
    one: int
    two: int
    sum: int


class TokenPlaced(Event, frozen=True, kw_only=True):
    place: PlaceId


class NoRoomForToken(Event, frozen=True, kw_only=True):
    place: PlaceId


class TokensCleared(Event, frozen=True, kw_only=True):
    place: PlaceId
    count: int


class Drew(_OfCard, frozen=True, kw_only=True):
    cause: CauseOf


class Burned(_OfSeat, frozen=True, kw_only=True):
    cards: tuple[CardId, ...]


class Discarded(_OfCard, frozen=True, kw_only=True):
    """A card went to its discard pile."""


class MonsterMet(_OfMonster, frozen=True, kw_only=True):
    cause: CauseOf


class BossMet(_OfMonster, frozen=True, kw_only=True):
    entrance: ClassVar[bool] = True
    cause: CauseOf


class DrawSkipped(_OfSeat, frozen=True, kw_only=True):
    """Equipment was discarded to be spared a Monster card."""

    cause: CauseOf


class NoMonsterLeft(_OfSeat, frozen=True, kw_only=True):
    """A Monster card was due, and there was none."""


class MonstersShuffled(Event, frozen=True, kw_only=True):
    """The Monster discard became the deck."""


class Wounded(_OfMonster, frozen=True, kw_only=True):
    """A survivor hit a monster: whose it was, how much of the hit others of its set kept off, and what is left."""

    whose: Seat
    count: int
    less: int
    left: int


class Killed(_OfMonster, frozen=True, kw_only=True):
    """A survivor killed a monster."""


class Banished(_OfMonster, frozen=True, kw_only=True):
    """A monster went to the discard without being killed."""


class Stunned(_OfMonster, frozen=True, kw_only=True):
    whose: Seat


class Pulled(_OfMonster, frozen=True, kw_only=True):
    """A monster went over from one survivor to another."""

    whose: Seat


class Attacked(_OfMonster, frozen=True, kw_only=True):
    """A monster attacked the survivor it is attached to."""


class Hurt(_OfCharacter, frozen=True, kw_only=True):
    """What was suffered and of what, what armour took off it, and what is left."""

    kind: str
    count: int
    less: int
    left: int


class Unhurt(_OfCharacter, frozen=True, kw_only=True):
    """A hit that did nothing, and why."""

    why: Literal["sated", "guarded", "sheltered", "armour"]


class Wore(_OfCard, frozen=True, kw_only=True):
    """Armour has stopped a hit, and will stop so many more."""

    count: int


class Healed(_OfCharacter, frozen=True, kw_only=True):
    count: int
    left: int


class Poisoned(_OfCharacter, frozen=True, kw_only=True):
    count: int


class Cured(_OfCharacter, frozen=True, kw_only=True):
    """Somebody lost all Poison tokens."""


class Hungrier(_Counted, frozen=True, kw_only=True):
    """Hunger rose to so much."""


class Starving(_Counted, frozen=True, kw_only=True):
    """The Character card was turned to the starving side, or the die went down the track."""


class Ate(_Counted, frozen=True, kw_only=True):
    """Hunger fell to so much."""


class Died(_OfCharacter, frozen=True, kw_only=True):
    how: EndingId


class Eliminated(_OfSeat, frozen=True, kw_only=True):
    """A survivor is out of the game: the survivor cards of the hand and the monsters that go with them."""

    cards: tuple[CardId, ...]
    monsters: tuple[MonsterId, ...]


class Moved(_AtPlace, frozen=True, kw_only=True):
    """A survivor came to a place."""


class SentBack(_AtPlace, frozen=True, kw_only=True):
    """A survivor was sent back to where they came from."""


class Revealed(_AtPlace, frozen=True, kw_only=True):
    tile: TileId


class Tested(_OfSeat, frozen=True, kw_only=True):
    """A Stealth test: the dice, and what they had to stay within."""

    dice: ClassVar[tuple[str, ...]] = ("one", "two")
    one: int
    two: int
    sum: int
    stealth: int
    passed: bool


class SurelySeen(_OfSeat, frozen=True, kw_only=True):
    """A test that failed without dice: for want of Stealth, by what is carried, or by a monster that watches."""

    why: Literal["stealth", "carried", "watched"]


class TileActed(_AtPlace, frozen=True, kw_only=True):
    """What stands on a tile happened to somebody."""


class Found(_OfCard, frozen=True, kw_only=True):
    """A card of a Scavenge deck."""

    colour: ColourId
    cause: CauseOf


class Sank(_OfCard, frozen=True, kw_only=True):
    """A card of a Scavenge deck was put under it."""

    colour: ColourId


class Gained(_OfCard, frozen=True, kw_only=True):
    """A card of the mission came to somebody."""


class Played(_OfCard, frozen=True, kw_only=True):
    """Somebody played an Instant."""


class Equipped(_OfCard, frozen=True, kw_only=True):
    """Equipment came into play."""


class Used(_OfCard, frozen=True, kw_only=True):
    """Somebody used Equipment."""


class UsedInnate(_OfCharacter, frozen=True, kw_only=True):
    """Somebody used the ability of a Character."""

    character: InnateId


class UsedTile(_AtPlace, frozen=True, kw_only=True):
    """Somebody took the action of a tile."""


class Paid(_OfCard, frozen=True, kw_only=True):
    """Tokens were taken off Equipment."""

    count: int
    left: int


class LostGear(_OfCard, frozen=True, kw_only=True):
    """Equipment was discarded from play."""


class Reloaded(_OfCard, frozen=True, kw_only=True):
    count: int


class Fitted(_OfCard, frozen=True, kw_only=True):
    """A card was put on somebody's weapon."""

    whose: Seat
    other_card: CardId


class Traded(_OfSeat, frozen=True, kw_only=True):
    other: Seat
    given: tuple[CardId, ...]
    taken: tuple[CardId, ...]


class TradeRefused(_OfSeat, frozen=True, kw_only=True):
    other: Seat


class PickedUp(_OfCard, frozen=True, kw_only=True):
    """Somebody picked up what lay on the tile."""


class LeftLying(Event, frozen=True, kw_only=True):
    place: PlaceId
    card: CardId


class Took(_OfCard, frozen=True, kw_only=True):
    """Somebody took a card out of a discard pile, or out of their deck, which was shuffled."""

    from_deck: bool


class BackToDeck(_OfCard, frozen=True, kw_only=True):
    """A card was shuffled into a survivor deck."""


class KeptGear(_OfCard, frozen=True, kw_only=True):
    """Equipment stayed with its owner: there was no room for it at the other."""


class ActionsOver(_OfSeat, frozen=True, kw_only=True):
    """The action step ended before its time."""


class ActionsChanged(_Counted, frozen=True, kw_only=True):
    """So many actions more or less this turn."""

    less: bool


class LetAct(_Counted, frozen=True, kw_only=True):
    """Somebody may act at once, or play cards."""

    other: Seat
    cards_only: bool


class Lasted(_OfCard, frozen=True, kw_only=True):
    """What a card does holds for somebody until that player's next turn, or until the end of this one."""

    this_turn: bool


class GaveGear(_OfCard, frozen=True, kw_only=True):
    """Equipment of one survivor went into play at another."""

    other: Seat


class LookedOver(_OfSeat, frozen=True, kw_only=True):
    """Somebody turned over the top of a Scavenge deck to choose from it."""

    colour: ColourId
    cards: tuple[CardId, ...]


class Shielded(_OfCharacter, frozen=True, kw_only=True):
    """A companion is safe for a while."""


class Restored(Event, frozen=True, kw_only=True):
    """All monsters of a set are whole again."""

    monster: MonsterId


class MovedBy(_AtPlace, frozen=True, kw_only=True):
    """Somebody was moved by somebody else."""

    other: Seat


class TileLaid(_OfSeat, frozen=True, kw_only=True):
    """A hidden tile was laid on the map."""

    row: RowId
    column: ColumnId


class OpenTileLaid(_AtPlace, frozen=True, kw_only=True):
    """A tile that lies face up from the start was laid on the map."""


class MarkLaid(Event, frozen=True, kw_only=True):
    """An objective token lies on the map, with so many Monster tokens."""

    place: PlaceId
    count: int


class LaidAside(_OfSeat, frozen=True, kw_only=True):
    """Cards of an opening hand were exchanged for others."""

    given: tuple[CardId, ...]
    taken: tuple[CardId, ...]


class HungerRolled(_Counted, frozen=True, kw_only=True):
    """Dice said how hungry somebody starts."""


class WentFirst(_OfSeat, frozen=True, kw_only=True):
    """The group agreed who starts."""


class Stored(_OfCard, frozen=True, kw_only=True):
    """A card was put on the objective."""


class Worked(_AtPlace, frozen=True, kw_only=True):
    """Part of the mission's work was done: how much of it, out of how much."""

    what: str
    count: int
    needed: int


class Demolished(_AtPlace, frozen=True, kw_only=True):
    """What the mission wanted destroyed was burned down or blown up."""

    what: str


class MarkReached(_AtPlace, frozen=True, kw_only=True):
    """The first survivor got to an objective token."""


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


class MessageSaved(_OfCard, frozen=True, kw_only=True):
    """The Journal carries the message now."""


class ClockRan(_Counted, frozen=True, kw_only=True):
    """So many turns of this survivor are left to get away."""

    started: bool


class FoughtOn(_OfSeat, frozen=True, kw_only=True):
    """Somebody proposed to give up, and not all agreed."""


class Tallied(Event, frozen=True, kw_only=True):
    """What counted for the mission at the end: cards on the objective, and cards of those who stood there."""

    stored: tuple[CardId, ...]
    held: tuple[CardId, ...]


class Ended(Event, frozen=True, kw_only=True):
    how: EndingId
    won: bool


EVENTS: tuple[type[Event], ...] = tuple(
    kind for name, kind in list(globals().items()) if name[0].isupper() and getattr(kind, "__module__", "") == __name__
)
