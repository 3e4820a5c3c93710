"""What can happen in Maximum Apocalypse, as it is told in the chronicle."""

from typing import ClassVar

from holdouts.engine.events import Event


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


class TokensCleared(Event, frozen=True, kw_only=True):
    place: int
    count: int


class Drew(Event, frozen=True, kw_only=True):
    who: int
    card: int


class Burned(Event, frozen=True, kw_only=True):
    who: int
    cards: tuple[int, ...]


class Discarded(Event, frozen=True, kw_only=True):
    who: int
    card: int


class MonsterMet(Event, frozen=True, kw_only=True):
    who: int
    monster: int


class BossMet(Event, frozen=True, kw_only=True):
    who: int
    monster: int


class DrawSkipped(Event, frozen=True, kw_only=True):
    who: int
    card: int


class NoMonsterLeft(Event, frozen=True, kw_only=True):
    who: int


class MonstersShuffled(Event, frozen=True, kw_only=True):
    """The Monster discard became the deck."""


class Wounded(Event, frozen=True, kw_only=True):
    """A survivor hit a monster."""

    who: int
    monster: int
    count: int
    left: int


class Killed(Event, frozen=True, kw_only=True):
    who: int
    monster: int


class Banished(Event, frozen=True, kw_only=True):
    who: int
    monster: int


class Stunned(Event, frozen=True, kw_only=True):
    who: int
    monster: int


class Pulled(Event, frozen=True, kw_only=True):
    """A monster went over to somebody."""

    who: int
    monster: int


class Attacked(Event, frozen=True, kw_only=True):
    who: int
    monster: int


class Hurt(Event, frozen=True, kw_only=True):
    who: int
    character: int
    count: int
    left: int


class Unhurt(Event, frozen=True, kw_only=True):
    """A hit that did nothing."""

    who: int
    character: int


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
    who: int


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
    """A test that is settled without dice: failed or passed."""

    who: int
    passed: bool


class Found(Event, frozen=True, kw_only=True):
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


class LostGear(Event, frozen=True, kw_only=True):
    who: int
    card: int


class Reloaded(Event, frozen=True, kw_only=True):
    who: int
    card: int
    count: int


class Fitted(Event, frozen=True, kw_only=True):
    """A card was put on a weapon."""

    who: int
    card: int
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
    """A card came to somebody from a discard pile or out of a deck."""

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
    tile: int
    row: int
    column: int


class MarkLaid(Event, frozen=True, kw_only=True):
    """An objective token lies on the map, with so many Monster tokens."""

    place: int
    count: int


class LaidAside(Event, frozen=True, kw_only=True):
    """So many cards of an opening hand were exchanged."""

    who: int
    count: int


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


class MarkReached(Event, frozen=True, kw_only=True):
    who: int
    place: int


class MarkGone(Event, frozen=True, kw_only=True):
    """An objective token has done its work, or was destroyed."""

    place: int


class Razed(Event, frozen=True, kw_only=True):
    """A tile is gone from the map, with everything on it."""

    place: int
    tile: int


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


class GaveUp(Event, frozen=True, kw_only=True):
    """The team conceded."""


class Ended(Event, frozen=True, kw_only=True):
    how: str
    won: bool


EVENTS: tuple[type[Event], ...] = tuple(thing for thing in Event.__subclasses__() if thing.__module__ == __name__)
