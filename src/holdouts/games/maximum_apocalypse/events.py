"""What can happen in Maximum Apocalypse, as it is told in the chronicle."""

from typing import ClassVar, Literal

from holdouts.engine.events import Between, Counted, Event, OfCard, OfCards, OfSeat
from holdouts.engine.fields import CardId, Seat
from holdouts.engine.names import declared
from holdouts.games.maximum_apocalypse import fields


class _OfMonster(OfSeat):
    """Base of what happened between a survivor and a monster."""

    monster: fields.MonsterId


class _OfBody(OfSeat):
    """Base of what happened to a body, which is named only where its player has two."""

    character: fields.OneOfTwo


class _Somewhere(Event):
    """Base of what happened on the map."""

    place: fields.PlaceId


class _AtPlace(OfSeat):
    """Base of what happened to a survivor somewhere."""

    place: fields.PlaceId


class _TwoDice(OfSeat):
    """Base of a roll of two dice."""

    dice: ClassVar[tuple[str, ...]] = ("one", "two")
    one: int
    two: int
    sum: int


class Cast(OfSeat):
    """Who plays whom."""

    character: fields.RoleId


class HandDealt(OfCards): ...


class RoundBegan(Event):
    heading: ClassVar[int] = 1
    number: int


class TurnBegan(OfSeat):
    heading: ClassVar[int] = 2


class Spawned(_TwoDice): ...


class TokenPlaced(_Somewhere): ...


class NoRoomForToken(_Somewhere): ...


class TokensCleared(_Somewhere):
    count: int


class Drew(OfCard):
    cause: fields.CauseOf


class Burned(OfCards): ...


class Discarded(OfCard): ...


class MonsterMet(_OfMonster):
    cause: fields.CauseOf


class BossMet(_OfMonster):
    entrance: ClassVar[bool] = True
    cause: fields.CauseOf


class DrawSkipped(OfSeat):
    """Equipment was discarded to be spared a Monster card."""

    cause: fields.CauseOf


class NoMonsterLeft(OfSeat): ...


class MonstersShuffled(Event):
    """The Monster discard became the deck."""


class Wounded(_OfMonster):
    """A survivor hit a monster: whose it was, how much of the hit others of its set kept off, and what is left."""

    whose: fields.HolderId
    count: int
    less: int
    left: int


class Killed(_OfMonster): ...


class Banished(_OfMonster):
    """A monster went to the discard without being killed."""


class Stunned(_OfMonster):
    whose: fields.HolderId


class Pulled(_OfMonster):
    """A monster went over from one survivor to another."""

    whose: Seat


class Attacked(_OfMonster): ...


class Hurt(_OfBody):
    """What was suffered and of what, what armour took off it, and what is left."""

    kind: str
    monster: fields.MonsterId | None
    count: int
    less: int
    left: int


class Unhurt(_OfBody):
    """A hit that did nothing, and why."""

    why: Literal["sated", "guarded", "sheltered", "armour"]


class Wore(OfCard):
    """Armour has stopped a hit, and will stop so many more."""

    count: int


class Healed(_OfBody):
    count: int
    left: int


class Poisoned(_OfBody):
    count: int


class Cured(_OfBody): ...


class Hungrier(Counted):
    """Hunger rose to so much."""


class Starving(Counted):
    """The Character card was turned to the starving side, or the die went down the track."""


class Ate(Counted):
    """Hunger fell to so much."""


class Died(_OfBody):
    how: str


class Eliminated(OfCards):
    """A survivor is out of the game: the survivor cards of the hand and the monsters that go with them."""

    monsters: tuple[fields.MonsterId, ...]


class Moved(_AtPlace): ...


class SentBack(_AtPlace):
    """A survivor was sent back to where they came from."""


class Revealed(_AtPlace):
    tile: fields.TileId


class Tested(_TwoDice):
    """A Stealth test: the dice, and what they had to stay within."""

    stealth: int
    passed: bool


class SurelySeen(OfSeat):
    """A test that failed without dice: for want of Stealth, by what is carried, or by a monster that watches."""

    why: Literal["stealth", "carried", "watched"]


class TileActed(_AtPlace):
    """What stands on a tile happened to somebody."""


class Found(OfCard):
    """A card of a Scavenge deck."""

    goods: fields.GoodsId
    colour: fields.ColourId
    cause: fields.CauseOf


class Sank(OfCard):
    """A card of a Scavenge deck was put under it."""

    colour: fields.ColourId


class Gained(OfCard):
    """A card of the mission came to somebody."""


class Played(OfCard): ...


class Equipped(OfCard): ...


class Used(OfCard): ...


class UsedInnate(OfSeat):
    character: fields.InnateId


class UsedTile(_AtPlace): ...


class Paid(OfCard):
    """Tokens were taken off Equipment."""

    count: int
    left: int


class LostGear(OfCard): ...


class Reloaded(OfCard):
    count: int


class Fitted(OfCard):
    """A card was put on somebody's weapon."""

    whose: Seat
    other_card: CardId


class Traded(Between):
    given: tuple[CardId, ...]
    taken: tuple[CardId, ...]


class TradeRefused(Between): ...


class PickedUp(OfCard): ...


class LeftLying(_Somewhere):
    card: CardId


class Took(OfCard):
    """Somebody took a card out of a discard pile, or out of their deck, which was shuffled."""

    from_deck: bool


class BackToDeck(OfCard):
    """A card was shuffled into a survivor deck."""


class KeptGear(OfCard):
    """Equipment stayed with its owner: there was no room for it at the other."""


class ActionsOver(OfSeat):
    """The action step ended before its time."""


class ActionsChanged(Counted):
    """So many actions more or less this turn."""

    less: bool


class LetAct(Counted):
    """Somebody may act at once, or play cards."""

    other: Seat
    cards_only: bool


class Lasted(OfCard):
    """What a card does holds for somebody until that player's next turn, or until the end of this one."""

    this_turn: bool


class GaveGear(OfCard):
    """Equipment of one survivor went into play at another."""

    other: Seat


class LookedOver(OfCards):
    """Somebody turned over the top of a Scavenge deck to choose from it."""

    colour: fields.ColourId


class Shielded(OfSeat):
    """A companion is safe for a while."""

    character: fields.CharacterId


class Restored(Event):
    """All monsters of a set are whole again."""

    monster: fields.MonsterId


class MovedBy(_AtPlace):
    other: Seat


class TileLaid(OfSeat):
    """A hidden tile was laid on the map."""

    row: fields.RowId
    column: fields.ColumnId


class OpenTileLaid(_AtPlace):
    """A tile that lies face up from the start was laid on the map."""


class MarkLaid(_Somewhere):
    """An objective token lies on the map, with so many Monster tokens."""

    count: int


class LaidAside(OfSeat):
    """Cards of an opening hand were exchanged for others."""

    given: tuple[CardId, ...]
    taken: tuple[CardId, ...]


class HungerRolled(Counted):
    """Dice said how hungry somebody starts."""


class WentFirst(OfSeat): ...


class Stored(OfCard): ...


class Worked(_AtPlace):
    """Part of the mission's work was done: how much of it, out of how much."""

    what: str
    count: int
    needed: int


class Demolished(_AtPlace):
    """What the mission wanted destroyed was burned down or blown up."""

    what: str


class MarkReached(_AtPlace):
    """The first survivor got to an objective token."""


class MarkGone(_Somewhere):
    """An objective token has done its work, or was destroyed."""


class Razed(_Somewhere):
    """A tile is gone from the map, with so many Monster tokens and these cards."""

    tile: fields.TileId
    count: int
    cards: tuple[CardId, ...]


class Sampled(Event):
    """A killed monster went to the mission."""

    monster: fields.MonsterId


class MessageSaved(OfCard):
    """The Journal carries the message now."""


class ClockRan(Counted):
    """So many turns of this survivor are left to get away."""

    started: bool


class FoughtOn(OfSeat):
    """Somebody proposed to give up, and not all agreed."""


class Tallied(Event):
    """What counted for the mission at the end: cards on the objective, and cards of those who stood there."""

    stored: tuple[CardId, ...]
    held: tuple[CardId, ...]


class Ended(Event):
    how: fields.EndingId
    won: bool


EVENTS: tuple[type[Event], ...] = declared(globals(), Event)
