"""What players of Maximum Apocalypse may pick: verbs with plain fields."""

from typing import ClassVar

from holdouts.engine.decision import CardPick, Option, SeatPick
from holdouts.engine.effects import This
from holdouts.engine.names import declared
from holdouts.games.maximum_apocalypse import fields

# --- setting up ---


class Lay(Option):
    """Lay the next tile here."""

    row: fields.RowId
    column: fields.ColumnId


class LayAside(CardPick):
    """Put a card of the opening hand aside for another."""


class KeepHand(Option):
    """Keep the rest of the hand."""


class GoFirst(SeatPick):
    """This player starts."""


class HandOver(SeatPick):
    """Something the team starts with goes to this survivor."""


# --- actions ---


class Move(Option):
    """Move to a neighbouring tile."""

    place: fields.PlaceId


class DrawCard(Option):
    """Draw a survivor card."""


class Play(CardPick):
    """Play a card from the hand, as this survivor."""

    by: fields.PlayedBy


class Use(CardPick):
    """Use the action of Equipment in play."""


class UseInnate(Option):
    """Use the ability of a Character."""

    body: fields.OwnAbility


class UseTile(Option):
    """Use the action of the tile."""


class Search(Option):
    """Search the tile in this colour."""

    colour: fields.ColourId


class DoWork(Option):
    """Work on the mission: rescue, defuse, repair, recover, demolish or burn."""

    place: fields.PlaceId


class EndActions(Option):
    """There is nothing left to do."""


# --- free actions ---


class SwapTwo(Option):
    """Discard 2 survivor cards to draw 1."""


class Trade(SeatPick):
    """Exchange Scavenge cards with somebody here."""


class Store(Option):
    """Put cards on the objective."""


class PickUp(CardPick):
    """Pick up a card that lies here."""


class UseFree(CardPick):
    """Use the free ability of Equipment in play."""


class Spend(CardPick):
    """Discard Equipment in play for what it does."""


class PayParts(CardPick):
    """Put a Spare Parts card on the objective instead of an action."""


class Concede(Option):
    """Propose to give up."""

    quiet: ClassVar[bool] = True
    grave: ClassVar[bool] = True


# --- while something is being resolved ---


class Target(SeatPick):
    """Aim at a monster: whose, and which."""

    foe: fields.FoeId


class Enough(Option):
    """No more."""


class AtPlace(Option):
    """Choose a tile."""

    place: fields.PlaceId


class Whom(SeatPick):
    """Choose a survivor; of two bodies, which."""

    body: fields.BodyId


class Pick(CardPick):
    """Choose a card."""


class FromDeck(Option):
    """Choose a Scavenge deck."""

    colour: fields.ColourId


class Sneak(Option):
    """Test Stealth to slip past."""


class Fight(Option):
    """Draw the monsters instead of testing."""


class Halt(Option):
    """Move no further."""


class Drop(CardPick):
    """Discard a card."""


class TakeHit(Option):
    """Take the damage; of two bodies, which."""

    body: fields.OwnBody


class Equip(SeatPick):
    """Bring the card into play here."""


class ToHand(Option):
    """Take the card into the hand."""


class Leave(Option):
    """Leave it."""


class Discard(Option):
    """Discard what was found."""


class React(CardPick):
    """Use Equipment now."""


class Decline(Option):
    """Do not use it."""


class Give(CardPick):
    """Offer a card of yours."""


class Ask(CardPick):
    """Ask for a card of theirs."""


class Propose(Option):
    """Put the exchange to the other."""


class Accept(Option):
    """Agree."""


class Refuse(Option):
    """Do not agree."""


class Against(Option):
    """This monster attacks this body."""

    foe: fields.OwnFoe
    body: fields.OwnBody


PICKS: tuple[type[Option], ...] = (This, *declared(globals(), Option))
