"""What the fields of picks, events and questions are."""

from typing import Annotated, TypedDict

from holdouts.engine.effects import Effect
from holdouts.engine.fields import CardId, Noun, Seat

EndingId = Annotated[str, Noun("ending")]


class Topics(TypedDict, total=False):
    """What questions and reasons may be about."""

    who: Seat
    card: CardId
    deck: Annotated[str, Noun("deck")]
    of: Effect
