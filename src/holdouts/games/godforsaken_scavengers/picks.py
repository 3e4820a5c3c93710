"""What players of Godforsaken Scavengers may pick: verbs with plain fields."""

from typing import ClassVar

from holdouts.engine.decision import CardPick, Option, SeatPick
from holdouts.engine.effects import This
from holdouts.engine.fields import Seat
from holdouts.engine.names import declared
from holdouts.games.godforsaken_scavengers.fields import (
    AfflictionId,
    CardSort,
    CharacterId,
    HelpId,
    LocationId,
    PileId,
    PriceId,
    PromiseKind,
)


class Begin(Option):
    """Start the turn."""


class Dig(Option):
    """Search the top card of a pile, which is yours for this Search phase."""

    pile: PileId


class DigOn(Option):
    """Search another card of the same pile."""


class Stop(Option):
    """Stop searching and go to Harvest."""


class ChangePile(Option):
    """Go on with another pile."""

    pile: PileId


class Take(CardPick):
    """Take a card into your hand."""


class Finish(Option):
    """End the turn."""


class Play(CardPick):
    """Play a card from your hand."""


class UsePower(Option):
    """Use your Character's action."""


class Complete(CardPick):
    """Complete an Opportunity."""


class UsePlace(Option):
    """Do what the Location offers, once on your turn."""


class FeedCaravan(Option):
    """Feed the Caravan."""


class Claim(Option):
    """You feed the Caravan instead."""


class Approach(Option):
    """Offer somebody a card, a swap or a deal."""

    quiet: ClassVar[bool] = True


class Pass(Option):
    """Do nothing here."""


class NeverMind(Option):
    """Leave it."""


class Accept(Option):
    """Agree."""


class Refuse(Option):
    """Do not agree."""


class Aim(SeatPick):
    """Choose a player."""


class OnPile(Option):
    """Choose a pile."""

    pile: PileId


class Neutralise(Option):
    """Pay to neutralise the Peril."""

    way: PriceId


class Pay(CardPick):
    """Spend a card."""


class Drop(CardPick):
    """Discard a card."""


class Give(CardPick):
    """Give a card away."""


class Swap(CardPick):
    """Offer a card for a card."""


class MakeDeal(Option):
    """Draw up a deal."""


class Select(CardPick):
    """Choose a card."""


class Affected(Option):
    """Choose an Affliction."""

    affliction: AfflictionId


class NextPlace(Option):
    """Put this Location next."""

    location: LocationId


class Keep(Option):
    """Put it with the trophies."""


class Eat(CardPick):
    """Lay out a card as food."""


class Feed(Option):
    """Lock your plan: you feed."""


class Starve(Option):
    """Lock your plan: you starve."""


class Share(SeatPick):
    """Pass 1 food of your surplus to somebody."""


class Settle(Option):
    """Keep no more food for others."""


class Become(Option):
    """Choose your Character."""

    character: CharacterId


class Vow(Option):
    """Add a promise to the deal."""

    debtor: Seat
    creditor: Seat


class OfKind(Option):
    """Say what is promised."""

    kind: PromiseKind


class OfSort(Option):
    """Say which cards are promised."""

    sort: CardSort


class OfVerb(Option):
    """Say what is to be played for somebody."""

    verb: HelpId


class Amount(Option):
    """Choose a number."""

    number: int


class Until(Option):
    """Say when the promise falls due."""

    rounds: int


class Include(SeatPick):
    """Bring another player into the deal."""


class Propose(Option):
    """Put the deal to the others."""


class Punish(Option):
    """Inflict an Affliction on whoever broke the promise."""


class Forgive(Option):
    """Let it go."""


PICKS: tuple[type[Option], ...] = (This, *declared(globals(), Option))
