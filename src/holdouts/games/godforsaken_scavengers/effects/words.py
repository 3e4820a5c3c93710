"""What all effects of the game share: their base, and choosing at whom and on what."""

from typing import Annotated, ClassVar, Literal

from msgspec import Meta

from holdouts.engine.decision import Choose
from holdouts.engine.effects import Node
from holdouts.engine.state import Steps
from holdouts.games.godforsaken_scavengers.picks import Aim, OnPile
from holdouts.games.godforsaken_scavengers.state import (
    POWER,
    Deed,
    Expedition,
)

Count = Annotated[int, Meta(ge=1, le=20)]
Whose = Literal["own", "any"]


class Word(Node, frozen=True, kw_only=True):
    """Base of the game's own nodes."""

    early: ClassVar[bool] = False
    """Whether, as a Reaction, it belongs before the discard. [GOD-PERIL-10]"""

    reacts: ClassVar[bool] = False
    """Whether a Reaction may be played for its sake. [GOD-CARD-9]"""

    @property
    def keyword(self) -> bool:
        """Whether it searches or takes, which no Location or Affliction can forbid. [GOD-TURN-7]"""
        return False


# --- choosing at whom and on what ---


def aim(expedition: Expedition, deed: Deed, among: list[int]) -> Steps[int]:
    """`any` is chosen once for a card: a second mention means the same player."""
    if deed.target is None:
        pick = yield Choose(deed.seat, [Aim(seat) for seat in among], rule=deed.rule, ask="aim")
        deed.target = pick.seat
    return deed.target


def choose_pile(expedition: Expedition, deed: Deed, ask: str = "choose-pile") -> Steps[int]:
    pick = yield Choose(deed.seat, [OnPile(pile) for pile in expedition.piles_left()], rule=deed.rule, ask=ask)
    pile: int = pick.pile
    return pile


def barred(deed: Deed) -> list[int]:
    """What a text can never pick: its own card, and what was spent on it. [GOD-CARD-11, GOD-CARD-13]"""
    return deed.paid if deed.part == POWER else [deed.source, *deed.paid]


def current_pile(expedition: Expedition) -> int | None:
    """The pile the open Peril was drawn from, if anything is left of it."""
    trial = expedition.trial
    return trial.pile if trial is not None and expedition.piles[trial.pile] else None
