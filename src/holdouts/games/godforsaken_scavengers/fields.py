"""What the fields of picks, events and questions are. A word that names them is a method of `naming.py`."""

from typing import Annotated, TypedDict

from holdouts.engine.effects import Effect
from holdouts.engine.fields import CardId, Noun, Seat
from holdouts.engine.modifiers import Standing
from holdouts.games.godforsaken_scavengers.state import Deal, Term

PileId = Annotated[int, Noun("pile")]
Cut = Annotated[tuple[int, ...], Noun("cut")]
"""How large each pile was made."""
AfflictionId = Annotated[int, Noun("affliction")]
CharacterId = Annotated[int, Noun("character", shelf="characters")]
LocationId = Annotated[int, Noun("location")]
PriceId = Annotated[int, Noun("price")]
"""One of the ways to neutralise the open Peril."""
PromiseKind = Annotated[str, Noun("kind")]
HelpId = Annotated[int, Noun("help")]
"""What is to be played for somebody."""
Terms = Annotated[tuple[Term, ...], Noun("terms")]
"""Promises as an event tells them."""
CardSort = Annotated[str, Noun("sort")]
"""What sort of card is promised."""
Need = Annotated[int, Noun("need")]
"""What a meal costs the reader."""
EndingId = Annotated[str, Noun("ending")]
Winners = Annotated[tuple[int, ...], Noun("winners")]


Source = Annotated[Standing, Noun("source")]
"""The card in force that stands in the way."""


class Topics(TypedDict, total=False):
    """What questions may be about."""

    who: Seat
    other: Seat
    card: CardId
    mine: CardId
    kind: PromiseKind
    deal: Annotated[Deal, Noun("deal")]
    count: int
    bound: int
    need: Need
    character: CharacterId
    source: Source
    of: Effect
