"""What can happen in Maximum Apocalypse, as it is told in the chronicle."""

from typing import ClassVar, Literal, NamedTuple

from holdouts.engine.events import Event

CauseKind = Literal[
    "setup", "turn", "action", "swap", "search", "spawn", "tokens", "mission", "card", "tile", "monster", "ability"
]


class Cause(NamedTuple):
    """Why somebody drew a card: what kind of reason it was, and which card, place, monster or Character, if any."""

    kind: CauseKind
    thing: int = 0


class Cast(Event, frozen=True, kw_only=True):
    """Who plays whom."""

    who: int
    character: int


class HandDealt(Event, frozen=True, kw_only=True):
    """An opening hand."""

    who: int
    cards: tuple[int, ...]


class RoundBegan(Event, frozen=True, kw_only=True):
    heading: ClassVar[int] = 1
    number: int


class TurnBegan(Event, frozen=True, kw_only=True):
    heading: ClassVar[int] = 2
    who: int


class Spawned(Event, frozen=True, kw_only=True):
    """The two dice of a spawn roll."""

    who: int
    one: int
    two: int
    sum: int


class TokenPlaced(Event, frozen=True, kw_only=True):
    place: int


class NoRoomForToken(Event, frozen=True, kw_only=True):
    """A token was due on a tile that is full."""

    place: int


class TokensCleared(Event, frozen=True, kw_only=True):
    place: int
    count: int


class Drew(Event, frozen=True, kw_only=True):
    who: int
    card: int
    cause: Cause


class Burned(Event, frozen=True, kw_only=True):
    who: int
    cards: tuple[int, ...]


class Discarded(Event, frozen=True, kw_only=True):
    who: int
    card: int


class MonsterMet(Event, frozen=True, kw_only=True):
    who: int
    monster: int
    cause: Cause


class BossMet(Event, frozen=True, kw_only=True):
    who: int
    monster: int
    cause: Cause


class DrawSkipped(Event, frozen=True, kw_only=True):
    """Equipment was discarded to be spared a Monster card."""

    who: int
    cause: Cause


class NoMonsterLeft(Event, frozen=True, kw_only=True):
    who: int


class MonstersShuffled(Event, frozen=True, kw_only=True):
    """The Monster discard became the deck."""


class Wounded(Event, frozen=True, kw_only=True):
    """A survivor hit a monster: whose it was, how much of the hit others of its set kept off, and what is left."""

    who: int
    whose: int
    monster: int
    count: int
    less: int
    left: int


class Killed(Event, frozen=True, kw_only=True):
    who: int
    monster: int


class Banished(Event, frozen=True, kw_only=True):
    who: int
    monster: int


class Stunned(Event, frozen=True, kw_only=True):
    who: int
    whose: int
    monster: int


class Pulled(Event, frozen=True, kw_only=True):
    """A monster went over from one survivor to another."""

    who: int
    whose: int
    monster: int


class Attacked(Event, frozen=True, kw_only=True):
    who: int
    monster: int


class Hurt(Event, frozen=True, kw_only=True):
    """What was suffered and of what, what armour took off it, and what is left."""

    who: int
    character: int
    kind: str
    count: int
    less: int
    left: int


class Unhurt(Event, frozen=True, kw_only=True):
    """A hit that did nothing, and why."""

    who: int
    character: int
    why: Literal["sated", "guarded", "sheltered", "armour"]


class Wore(Event, frozen=True, kw_only=True):
    """Armour has stopped a hit, and will stop so many more."""

    who: int
    card: int
    count: int


class Healed(Event, frozen=True, kw_only=True):
    who: int
    character: int
    count: int
    left: int


class Poisoned(Event, frozen=True, kw_only=True):
    who: int
    character: int
    count: int


class Cured(Event, frozen=True, kw_only=True):
    who: int
    character: int


class Hungrier(Event, frozen=True, kw_only=True):
    who: int
    count: int


class Starving(Event, frozen=True, kw_only=True):
    """The Character card was turned to the starving side, or the die went down the track."""

    who: int
    count: int


class Ate(Event, frozen=True, kw_only=True):
    who: int
    count: int


class Died(Event, frozen=True, kw_only=True):
    who: int
    character: int
    how: str


class Eliminated(Event, frozen=True, kw_only=True):
    """A survivor is out of the game: the survivor cards of the hand and the monsters that go with them."""

    who: int
    cards: tuple[int, ...]
    monsters: tuple[int, ...]


class Moved(Event, frozen=True, kw_only=True):
    who: int
    place: int


class SentBack(Event, frozen=True, kw_only=True):
    who: int
    place: int


class Revealed(Event, frozen=True, kw_only=True):
    who: int
    place: int
    tile: int


class Tested(Event, frozen=True, kw_only=True):
    """A Stealth test: the dice, and what they had to stay within."""

    who: int
    one: int
    two: int
    sum: int
    stealth: int
    passed: bool


class SurelySeen(Event, frozen=True, kw_only=True):
    """A test that failed without dice: for want of Stealth, by what is carried, or by a monster that watches."""

    who: int
    why: Literal["stealth", "carried", "watched"]


class TileActed(Event, frozen=True, kw_only=True):
    """What stands on a tile happened to somebody."""

    who: int
    place: int


class Found(Event, frozen=True, kw_only=True):
    """A card of a Scavenge deck."""

    who: int
    card: int
    colour: int
    cause: Cause


class Sank(Event, frozen=True, kw_only=True):
    """A card of a Scavenge deck was put under it."""

    who: int
    card: int
    colour: int


class Gained(Event, frozen=True, kw_only=True):
    """A card of the mission came into a hand."""

    who: int
    card: int


class Played(Event, frozen=True, kw_only=True):
    who: int
    card: int


class Equipped(Event, frozen=True, kw_only=True):
    who: int
    card: int


class Used(Event, frozen=True, kw_only=True):
    who: int
    card: int


class UsedInnate(Event, frozen=True, kw_only=True):
    who: int
    character: int


class UsedTile(Event, frozen=True, kw_only=True):
    who: int
    place: int


class Paid(Event, frozen=True, kw_only=True):
    """Tokens were taken off Equipment."""

    who: int
    card: int
    count: int
    left: int


class LostGear(Event, frozen=True, kw_only=True):
    who: int
    card: int


class Reloaded(Event, frozen=True, kw_only=True):
    who: int
    card: int
    count: int


class Fitted(Event, frozen=True, kw_only=True):
    """A card was put on somebody's weapon."""

    who: int
    card: int
    whose: int
    other_card: int


class Traded(Event, frozen=True, kw_only=True):
    who: int
    other: int
    given: tuple[int, ...]
    taken: tuple[int, ...]


class TradeRefused(Event, frozen=True, kw_only=True):
    who: int
    other: int


class PickedUp(Event, frozen=True, kw_only=True):
    who: int
    card: int


class LeftLying(Event, frozen=True, kw_only=True):
    place: int
    card: int


class Took(Event, frozen=True, kw_only=True):
    """Somebody took a card out of a discard pile."""

    who: int
    card: int


class Fetched(Event, frozen=True, kw_only=True):
    """Somebody took a card out of their deck, which was shuffled."""

    who: int
    card: int


class BackToDeck(Event, frozen=True, kw_only=True):
    """A card was shuffled into a survivor deck."""

    who: int
    card: int


class KeptGear(Event, frozen=True, kw_only=True):
    """Equipment stayed with its owner: there was no room for it at the other."""

    who: int
    card: int


class ActionsOver(Event, frozen=True, kw_only=True):
    """The action step ended before its time."""

    who: int


class MoreActions(Event, frozen=True, kw_only=True):
    who: int
    count: int


class FewerActions(Event, frozen=True, kw_only=True):
    who: int
    count: int


class LetAct(Event, frozen=True, kw_only=True):
    who: int
    other: int
    count: int


class Empowered(Event, frozen=True, kw_only=True):
    who: int
    count: int


class Looting(Event, frozen=True, kw_only=True):
    """Until the end of the turn, whoever they kill is searched."""

    who: int


class LetPlay(Event, frozen=True, kw_only=True):
    """Somebody may play cards at once."""

    who: int
    other: int
    count: int


class GaveGear(Event, frozen=True, kw_only=True):
    """Equipment of one survivor went into play at another."""

    who: int
    other: int
    card: int


class LookedOver(Event, frozen=True, kw_only=True):
    """Somebody turned over the top of a Scavenge deck to choose from it."""

    who: int
    colour: int
    cards: tuple[int, ...]


class Shielded(Event, frozen=True, kw_only=True):
    who: int
    character: int


class Sated(Event, frozen=True, kw_only=True):
    who: int


class Restored(Event, frozen=True, kw_only=True):
    """All monsters of a set are whole again."""

    monster: int


class MovedBy(Event, frozen=True, kw_only=True):
    """Somebody was moved by somebody else."""

    who: int
    other: int
    place: int


class TileLaid(Event, frozen=True, kw_only=True):
    """A hidden tile was laid on the map."""

    who: int
    row: int
    column: int


class OpenTileLaid(Event, frozen=True, kw_only=True):
    """A tile that lies face up from the start was laid on the map."""

    who: int
    place: int


class MarkLaid(Event, frozen=True, kw_only=True):
    """An objective token lies on the map, with so many Monster tokens."""

    place: int
    count: int


class LaidAside(Event, frozen=True, kw_only=True):
    """Cards of an opening hand were exchanged for others."""

    who: int
    given: tuple[int, ...]
    taken: tuple[int, ...]


class HungerRolled(Event, frozen=True, kw_only=True):
    who: int
    count: int


class HandedOver(Event, frozen=True, kw_only=True):
    """Something the team starts with went to this survivor."""

    who: int
    card: int


class WentFirst(Event, frozen=True, kw_only=True):
    who: int


class Stored(Event, frozen=True, kw_only=True):
    """A card was put on the objective."""

    who: int
    card: int


class Worked(Event, frozen=True, kw_only=True):
    """Part of the mission's work was done: how much of it, out of how much."""

    who: int
    what: str
    place: int
    count: int
    needed: int


class Demolished(Event, frozen=True, kw_only=True):
    """What the mission wanted destroyed was burned down or blown up."""

    who: int
    what: str
    place: int


class MarkReached(Event, frozen=True, kw_only=True):
    who: int
    place: int


class MarkGone(Event, frozen=True, kw_only=True):
    """An objective token has done its work, or was destroyed."""

    place: int


class Razed(Event, frozen=True, kw_only=True):
    """A tile is gone from the map, with so many Monster tokens and these cards."""

    place: int
    tile: int
    count: int
    cards: tuple[int, ...]


class Sampled(Event, frozen=True, kw_only=True):
    """A killed monster went to the mission."""

    monster: int


class MessageSaved(Event, frozen=True, kw_only=True):
    """The Journal carries the message now."""

    who: int
    card: int


class ClockStarted(Event, frozen=True, kw_only=True):
    """So many rounds are left to get away."""

    who: int
    count: int


class ClockRan(Event, frozen=True, kw_only=True):
    """One round less to get away."""

    who: int
    count: int


class FoughtOn(Event, frozen=True, kw_only=True):
    """Somebody proposed to give up, and not all agreed."""

    who: int


class Tallied(Event, frozen=True, kw_only=True):
    """What counted for the mission at the end: cards on the objective, and cards of those who stood there."""

    stored: tuple[int, ...]
    held: tuple[int, ...]


class GaveUp(Event, frozen=True, kw_only=True):
    """The team conceded."""


class Ended(Event, frozen=True, kw_only=True):
    how: str
    won: bool


EVENTS: tuple[type[Event], ...] = tuple(thing for thing in Event.__subclasses__() if thing.__module__ == __name__)
