"""What the fields of picks, events and questions are. A word that names them is a method of `naming.py`."""

from typing import Annotated, TypedDict

from holdouts.engine.effects import Effect
from holdouts.engine.fields import Noun, Seat
from holdouts.games.godforsaken_scavengers.state import Deal

CardId = Annotated[int, Noun("card")]
PileId = Annotated[int, Noun("pile")]
Cut = Annotated[tuple[int, ...], Noun("cut")]
"""How large each pile was made."""
AfflictionId = Annotated[int, Noun("affliction")]
CharacterId = Annotated[int, Noun("character")]
LocationId = Annotated[int, Noun("location")]
PriceId = Annotated[int, Noun("price")]
"""One of the ways to neutralise the open Peril."""
PromiseKind = Annotated[str, Noun("promise_kind")]
HelpId = Annotated[int, Noun("help")]
"""What is to be played for somebody."""
Terms = Annotated[tuple[tuple[int, int, str, int, int, int], ...], Noun("terms")]
"""Promises as an event tells them: debtor, creditor, kind, number, thing, due round."""
EndingId = Annotated[str, Noun("ending")]
Winners = Annotated[tuple[int, ...], Noun("winners")]


class Topics(TypedDict, total=False):
    """What questions may be about."""

    who: Seat
    other: Seat
    card: CardId
    mine: CardId
    kind: PromiseKind
    deal: Annotated[Deal, Noun("deal")]
    count: int
    of: Effect
