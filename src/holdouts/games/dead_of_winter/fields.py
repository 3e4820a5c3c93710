"""What the fields of picks, events and questions are. A word that names them is a method of `naming.py`."""

from typing import Annotated, TypedDict

from holdouts.engine.conditions import Condition
from holdouts.engine.effects import Effect
from holdouts.engine.fields import CardId, Noun, Seat

SurvivorId = Annotated[int, Noun("survivor")]
PlaceId = Annotated[int, Noun("place")]
WhereId = Annotated[int, Noun("where", ref="place")]
"""A place as where something happens, or where somebody comes to."""
EntranceId = Annotated[int, Noun("entrance", of="place")]
GateId = Annotated[int, Noun("gate", of="place", ref="entrance")]
CrisisId = Annotated[int, Noun("crisis", shelf="crises")]
CrossroadsId = Annotated[int, Noun("crossroads", shelf="crossroads")]
ObjectiveId = Annotated[int, Noun("objective", shelf="objectives")]
SecretId = Annotated[int, Noun("secret", shelf="secrets")]
ExileId = Annotated[int, Noun("exile", shelf="exiles")]
FirstWay = Annotated[int, Noun("first_way", ref="crossroads")]
SecondWay = Annotated[int, Noun("second_way", ref="crossroads")]
Way = Annotated[int, Noun("way", of="crossroads")]
DieValue = Annotated[int, Noun("die")]
Rolled = Annotated[int, Noun("roll")]
SymbolName = Annotated[str, Noun("symbol")]
ResultName = Annotated[str, Noun("result")]
CauseName = Annotated[str, Noun("cause")]
EndingId = Annotated[str, Noun("ending")]


class Topics(TypedDict, total=False):
    """What questions and reasons may be about."""

    who: Seat
    other: Seat
    card: CardId
    cards: tuple[CardId, ...]
    survivor: SurvivorId
    place: PlaceId
    crisis: CrisisId
    crossroads: CrossroadsId
    up: FirstWay
    down: SecondWay
    symbol: SymbolName
    result: ResultName
    count: int
    least: int
    what: str
    of: Effect
    need: Annotated[Condition, Noun("need")]
