"""What players of Maximum Apocalypse may pick: verbs with plain fields."""

from typing import ClassVar

from holdouts.engine.decision import Option
from holdouts.engine.effects import This
from holdouts.engine.fields import Seat
from holdouts.games.maximum_apocalypse.fields import (
    BodyId,
    CardId,
    ColourId,
    ColumnId,
    FoeId,
    OwnAbility,
    OwnBody,
    OwnFoe,
    PlaceId,
    PlayedBy,
    RowId,
)

# --- setting up ---


class Lay(Option, frozen=True):
    """Lay the next tile here."""

    row: RowId
    column: ColumnId


class LayAside(Option, frozen=True):
    """Put a card of the opening hand aside for another."""

    card: CardId


class KeepHand(Option, frozen=True):
    """Keep the rest of the hand."""


class GoFirst(Option, frozen=True):
    """This player starts."""

    seat: Seat


class HandOver(Option, frozen=True):
    """Something the team starts with goes to this survivor."""

    seat: Seat


# --- actions ---


class Move(Option, frozen=True):
    """Move to a neighbouring tile."""

    place: PlaceId


class DrawCard(Option, frozen=True):
    """Draw a survivor card."""


class Play(Option, frozen=True):
    """Play a card from the hand, as this survivor."""

    card: CardId
    by: PlayedBy


class Use(Option, frozen=True):
    """Use the action of Equipment in play."""

    card: CardId


class UseInnate(Option, frozen=True):
    """Use the ability of a Character."""

    body: OwnAbility


class UseTile(Option, frozen=True):
    """Use the action of the tile."""


class Search(Option, frozen=True):
    """Search the tile in this colour."""

    colour: ColourId


class DoWork(Option, frozen=True):
    """Work on the mission: rescue, defuse, repair, recover, demolish or burn."""

    place: PlaceId


class EndActions(Option, frozen=True):
    """There is nothing left to do."""


# --- free actions ---


class SwapTwo(Option, frozen=True):
    """Discard 2 survivor cards to draw 1."""


class Trade(Option, frozen=True):
    """Exchange Scavenge cards with somebody here."""

    seat: Seat


class Store(Option, frozen=True):
    """Put cards on the objective."""


class PickUp(Option, frozen=True):
    """Pick up a card that lies here."""

    card: CardId


class UseFree(Option, frozen=True):
    """Use the free ability of Equipment in play."""

    card: CardId


class Spend(Option, frozen=True):
    """Discard Equipment in play for what it does."""

    card: CardId


class PayParts(Option, frozen=True):
    """Put a Spare Parts card on the objective instead of an action."""

    card: CardId


class Concede(Option, frozen=True):
    """Propose to give up."""

    quiet: ClassVar[bool] = True
    grave: ClassVar[bool] = True


# --- while something is being resolved ---


class Target(Option, frozen=True):
    """Aim at a monster: whose, and which."""

    seat: Seat
    foe: FoeId


class Enough(Option, frozen=True):
    """No more."""


class AtPlace(Option, frozen=True):
    """Choose a tile."""

    place: PlaceId


class Whom(Option, frozen=True):
    """Choose a survivor; of two bodies, which."""

    seat: Seat
    body: BodyId


class Pick(Option, frozen=True):
    """Choose a card."""

    card: CardId


class FromDeck(Option, frozen=True):
    """Choose a Scavenge deck."""

    colour: ColourId


class Sneak(Option, frozen=True):
    """Test Stealth to slip past."""


class Fight(Option, frozen=True):
    """Draw the monsters instead of testing."""


class Halt(Option, frozen=True):
    """Move no further."""


class Drop(Option, frozen=True):
    """Discard a card."""

    card: CardId


class TakeHit(Option, frozen=True):
    """Take the damage; of two bodies, which."""

    body: OwnBody


class Equip(Option, frozen=True):
    """Bring the card into play here."""

    seat: Seat


class ToHand(Option, frozen=True):
    """Take the card into the hand."""


class Leave(Option, frozen=True):
    """Leave it."""


class Discard(Option, frozen=True):
    """Discard what was found."""


class React(Option, frozen=True):
    """Use Equipment now."""

    card: CardId


class Decline(Option, frozen=True):
    """Do not use it."""


class Give(Option, frozen=True):
    """Offer a card of yours."""

    card: CardId


class Ask(Option, frozen=True):
    """Ask for a card of theirs."""

    card: CardId


class Propose(Option, frozen=True):
    """Put the exchange to the other."""


class Accept(Option, frozen=True):
    """Agree."""


class Refuse(Option, frozen=True):
    """Do not agree."""


class Against(Option, frozen=True):
    """This monster attacks this body."""

    foe: OwnFoe
    body: OwnBody


PICKS: tuple[type[Option], ...] = (
    This,
    *(thing for thing in Option.__subclasses__() if thing.__module__ == __name__),
)
