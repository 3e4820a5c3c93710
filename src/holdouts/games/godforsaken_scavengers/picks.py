"""What players of Godforsaken Scavengers may pick: verbs with plain fields."""

from typing import ClassVar

from holdouts.engine.decision import Option
from holdouts.engine.effects import This
from holdouts.engine.fields import Seat
from holdouts.games.godforsaken_scavengers.fields import (
    AfflictionId,
    CardId,
    CardSort,
    CharacterId,
    HelpId,
    LocationId,
    PileId,
    PriceId,
    PromiseKind,
)


class Begin(Option, frozen=True):
    """Start the turn."""


class Dig(Option, frozen=True):
    """Search the top card of a pile, which is yours for this Search phase."""

    pile: PileId


class DigOn(Option, frozen=True):
    """Search another card of the same pile."""


class Stop(Option, frozen=True):
    """Stop searching and go to Harvest."""


class ChangePile(Option, frozen=True):
    """Go on with another pile."""

    pile: PileId


class Take(Option, frozen=True):
    """Take a card into your hand."""

    card: CardId


class Finish(Option, frozen=True):
    """End the turn."""


class Play(Option, frozen=True):
    """Play a card from your hand."""

    card: CardId


class UsePower(Option, frozen=True):
    """Use your Character's action."""


class Complete(Option, frozen=True):
    """Complete an Opportunity."""

    card: CardId


class Barter(Option, frozen=True):
    """Swap one of your Actions with a searched one."""


class Shed(Option, frozen=True):
    """Discard a card to turn one of your Afflictions face down."""


class FeedCaravan(Option, frozen=True):
    """Feed the Caravan."""


class Claim(Option, frozen=True):
    """You feed the Caravan instead."""


class Approach(Option, frozen=True):
    """Offer somebody a card, a swap or a deal."""

    quiet: ClassVar[bool] = True


class Pass(Option, frozen=True):
    """Do nothing here."""


class NeverMind(Option, frozen=True):
    """Leave it."""


class Accept(Option, frozen=True):
    """Agree."""


class Refuse(Option, frozen=True):
    """Do not agree."""


class Aim(Option, frozen=True):
    """Choose a player."""

    seat: Seat


class OnPile(Option, frozen=True):
    """Choose a pile."""

    pile: PileId


class Neutralise(Option, frozen=True):
    """Pay to neutralise the Peril."""

    way: PriceId


class Pay(Option, frozen=True):
    """Spend a card."""

    card: CardId


class Drop(Option, frozen=True):
    """Discard a card."""

    card: CardId


class Give(Option, frozen=True):
    """Give a card away."""

    card: CardId


class Swap(Option, frozen=True):
    """Offer a card for a card."""

    card: CardId


class MakeDeal(Option, frozen=True):
    """Draw up a deal."""


class Select(Option, frozen=True):
    """Choose a card."""

    card: CardId


class Affected(Option, frozen=True):
    """Choose an Affliction."""

    affliction: AfflictionId


class TurnDown(Option, frozen=True):
    """Turn one of your Afflictions face down."""


class NextPlace(Option, frozen=True):
    """Put this Location next."""

    location: LocationId


class Keep(Option, frozen=True):
    """Put it with the trophies."""


class Eat(Option, frozen=True):
    """Lay out a card as food."""

    card: CardId


class Feed(Option, frozen=True):
    """Lock your plan: you feed."""


class Starve(Option, frozen=True):
    """Lock your plan: you starve."""


class Share(Option, frozen=True):
    """Pass 1 food of your surplus to somebody."""

    seat: Seat


class Settle(Option, frozen=True):
    """Keep no more food for others."""


class Become(Option, frozen=True):
    """Choose your Character."""

    character: CharacterId


class Vow(Option, frozen=True):
    """Add a promise to the deal."""

    debtor: Seat
    creditor: Seat


class OfKind(Option, frozen=True):
    """Say what is promised."""

    kind: PromiseKind


class OfSort(Option, frozen=True):
    """Say which cards are promised."""

    sort: CardSort


class OfVerb(Option, frozen=True):
    """Say what is to be played for somebody."""

    verb: HelpId


class Amount(Option, frozen=True):
    """Choose a number."""

    number: int


class Until(Option, frozen=True):
    """Say when the promise falls due."""

    rounds: int


class Include(Option, frozen=True):
    """Bring another player into the deal."""

    seat: Seat


class Propose(Option, frozen=True):
    """Put the deal to the others."""


class Punish(Option, frozen=True):
    """Inflict an Affliction on whoever broke the promise."""


class Forgive(Option, frozen=True):
    """Let it go."""


PICKS: tuple[type[Option], ...] = (
    This,
    *(thing for thing in Option.__subclasses__() if thing.__module__ == __name__),
)
