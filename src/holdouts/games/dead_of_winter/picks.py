"""What players of Dead of Winter may pick: verbs with plain fields."""

from typing import ClassVar

from holdouts.engine.decision import CardPick, Option, SeatPick
from holdouts.engine.effects import This
from holdouts.engine.fields import Seat
from holdouts.engine.names import declared
from holdouts.games.dead_of_winter.fields import (
    CrisisId,
    DieValue,
    EntranceId,
    FirstWay,
    PlaceId,
    SecondWay,
    SurvivorId,
    SymbolName,
)


class _SurvivorPick(Option):
    """Base of what is done by or with a survivor."""

    survivor: SurvivorId


class _DiePick(Option):
    """Base of what is done with a die."""

    die: DieValue


# --- setting up ---


class Keep(Option):
    """Keep these survivors, the first as leader."""

    leader: SurvivorId
    followers: tuple[SurvivorId, ...]


# --- actions that take a die ---


class Attack(_SurvivorPick):
    """Attack with this survivor."""


class Search(_SurvivorPick):
    """Search with this survivor."""


class Barricade(_SurvivorPick):
    """Build a barricade."""


class Clean(_SurvivorPick):
    """Clean the waste."""


class Attract(_SurvivorPick):
    """Attract zombies."""


class UseAbility(_SurvivorPick):
    """Use this survivor's ability."""


# --- actions that take none ---


class UseItem(CardPick):
    """Use equipment."""


class Play(CardPick):
    """Play a card."""


class Contribute(CardPick):
    """Add a card to the crisis, face down."""


class Store(CardPick):
    """Put a card on the main objective."""


class Move(_SurvivorPick):
    """Move a survivor."""

    place: PlaceId


class SpendFood(_DiePick):
    """Raise a die by food of the supply."""

    now: int


class Request(Option):
    """Ask the others for a card with this symbol."""

    symbol: SymbolName


class HandOff(CardPick):
    """Hand equipment to another survivor."""

    survivor: SurvivorId


class CallVote(SeatPick):
    """Call a vote to exile somebody."""


class EndTurn(Option):
    """The turn is over."""


# --- within an action ---


class WithAbility(_SurvivorPick):
    """Use the ability of this survivor with the action."""


class WithItem(CardPick):
    """Use this equipment with the action."""


class GoAhead(Option):
    """Name nothing more."""


class UseDie(_DiePick):
    """Spend a die of this value."""


class RaiseDie(_DiePick):
    """Raise a die of this value by one."""


class SetDie(_DiePick):
    """Set a die of this value."""

    now: int


class Reroll(_DiePick):
    """Roll a die of this value again."""


class AtEntrance(Option):
    """This entrance."""

    place: PlaceId
    entrance: EntranceId


class Whom(_SurvivorPick):
    """This survivor."""


class Where(Option):
    """This place."""

    place: PlaceId


class Who(SeatPick):
    """This player."""


class Enough(Option):
    """No more."""


class Stop(Option):
    """Search no further."""


class MakeNoise(Option):
    """Make noise and draw more."""


class MakeNoiseWith(CardPick):
    """Make noise and draw more, with this equipment."""


class Take(CardPick):
    """This card."""


class NextCrisis(Option):
    """This crisis comes next."""

    crisis: CrisisId


class TakeOne(Option):
    """Take a card at random."""


class Leave(Option):
    """Do without."""


class HealWound(Option):
    """Take off a wound."""


class HealFrost(Option):
    """Take off a frostbite."""


class RollAgain(Option):
    """Make the exposure roll again."""


class LetStand(Option):
    """Let the roll stand."""


class ToSupply(Option):
    """The food goes to the supply."""


class ToDice(Option):
    """The food raises dice of one's own. [DOW-EXILE-10]"""


# --- questions to others ---


class LetDie(Option):
    """Let the infected survivor die: the infection ends."""


class Risk(Option):
    """Roll for the infected survivor."""


class ThumbUp(Option):
    """In favour."""


class ThumbDown(Option):
    """Against."""


class Offer(CardPick):
    """Offer this card."""


class Decline(Option):
    """Offer nothing."""


class Accept(CardPick):
    """Take an offered card."""

    seat: Seat


class Pay(Option):
    """Pay what is asked of anybody."""


class Refuse(Option):
    """Do not pay."""


# --- answers given in advance ---


class HoldReady(CardPick):
    """Hold a card ready for whoever asks."""

    quiet: ClassVar[bool] = True
    aside: ClassVar[bool] = True


class PutAway(CardPick):
    """Hold a card ready no longer."""

    quiet: ClassVar[bool] = True
    aside: ClassVar[bool] = True


class AskMe(Option):
    """Be asked whenever somebody requests a card."""

    quiet: ClassVar[bool] = True


class DoNotAskMe(Option):
    """Leave requests to the cards held ready."""

    quiet: ClassVar[bool] = True


class AskMeToPay(Option):
    """Be asked whenever anybody is to pay for all."""

    quiet: ClassVar[bool] = True


class PayFromReady(Option):
    """Leave paying for all to the cards held ready."""

    quiet: ClassVar[bool] = True


# --- crossroads ---


class First(Option):
    """The first way of a crossroads card."""

    crossroads: FirstWay


class Second(Option):
    """The second way of a crossroads card."""

    crossroads: SecondWay


PICKS: tuple[type[Option], ...] = (*declared(globals(), Option), This)
