"""What players of Godforsaken Scavengers may pick: verbs with plain fields."""

from typing import ClassVar

from holdouts.engine.decision import Option
from holdouts.engine.effects import This


class Begin(Option, frozen=True):
    """Start the turn."""


class Dig(Option, frozen=True):
    """Search the top card of a pile, which is yours for this Search phase."""

    pile: int


class DigOn(Option, frozen=True):
    """Search another card of the same pile."""


class Stop(Option, frozen=True):
    """Stop searching and go to Harvest."""


class ChangePile(Option, frozen=True):
    """Go on with another pile."""

    pile: int


class Take(Option, frozen=True):
    """Take a card into your hand."""

    card: int


class Finish(Option, frozen=True):
    """End the turn."""


class Play(Option, frozen=True):
    """Play a card from your hand."""

    card: int


class UsePower(Option, frozen=True):
    """Use your Character's action."""


class Complete(Option, frozen=True):
    """Complete an Opportunity."""

    card: int


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

    seat: int


class OnPile(Option, frozen=True):
    """Choose a pile."""

    pile: int


class Neutralise(Option, frozen=True):
    """Pay to neutralise the Peril."""

    way: int


class Pay(Option, frozen=True):
    """Spend a card."""

    card: int


class Drop(Option, frozen=True):
    """Discard a card."""

    card: int


class Give(Option, frozen=True):
    """Give a card away."""

    card: int


class Swap(Option, frozen=True):
    """Offer a card for a card."""

    card: int


class MakeDeal(Option, frozen=True):
    """Draw up a deal."""


class Select(Option, frozen=True):
    """Choose a card."""

    card: int


class Affected(Option, frozen=True):
    """Choose an Affliction."""

    affliction: int


class TurnDown(Option, frozen=True):
    """Turn one of your Afflictions face down."""


class NextPlace(Option, frozen=True):
    """Put this Location next."""

    location: int


class Keep(Option, frozen=True):
    """Put it with the trophies."""


class Eat(Option, frozen=True):
    """Lay out a card as food."""

    card: int


class Feed(Option, frozen=True):
    """Lock your plan: you feed."""


class Starve(Option, frozen=True):
    """Lock your plan: you starve."""


class Share(Option, frozen=True):
    """Pass 1 food of your surplus to somebody."""

    seat: int


class Settle(Option, frozen=True):
    """Keep no more food for others."""


class Become(Option, frozen=True):
    """Choose your Character."""

    character: int


class Vow(Option, frozen=True):
    """Add a promise to the deal."""

    debtor: int
    creditor: int


class OfKind(Option, frozen=True):
    """Say what is promised."""

    kind: str


class OfSort(Option, frozen=True):
    """Say which cards are promised."""

    sort: str


class OfVerb(Option, frozen=True):
    """Say what is to be played for somebody."""

    verb: int


class Amount(Option, frozen=True):
    """Choose a number."""

    number: int


class Until(Option, frozen=True):
    """Say when the promise falls due."""

    rounds: int


class Include(Option, frozen=True):
    """Bring another player into the deal."""

    seat: int


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
