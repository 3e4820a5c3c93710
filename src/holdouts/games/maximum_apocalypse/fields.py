"""What the fields of picks, events and questions are. A word that names them is a method of `naming.py`."""

from typing import Annotated, Literal, NamedTuple, TypedDict

from holdouts.engine.conditions import Condition
from holdouts.engine.effects import Effect
from holdouts.engine.fields import ME, CardId, Noun, Seat

MonsterId = Annotated[int, Noun("monster")]
CharacterId = Annotated[int, Noun("character")]
OneOfTwo = Annotated[int, Noun("one_of_two", ref="character")]
"""A Character that needs naming only beside another one of the same player."""
RoleId = Annotated[int, Noun("role", ref="character")]
InnateId = Annotated[int, Noun("innate", ref="character")]
PlaceId = Annotated[int, Noun("place")]
TileId = Annotated[int, Noun("tile")]
ColourId = Annotated[int, Noun("colour")]
RowId = Annotated[int, Noun("row")]
ColumnId = Annotated[int, Noun("column", of="row", ref="cell")]
BodyId = Annotated[int, Noun("body", of="seat")]
OwnBody = Annotated[int, Noun("body", of=ME)]
OwnAbility = Annotated[int, Noun("ability", of=ME, ref="body")]
FoeId = Annotated[int, Noun("foe", of="seat")]
OwnFoe = Annotated[int, Noun("foe", of=ME)]
PlayedBy = Annotated[int, Noun("player", ref="seat")]
"""For which of several Characters of a hand a card is played."""
HolderId = Annotated[int, Noun("holder", of="who", ref="seat")]
"""To whom a monster is attached, which needs saying only of somebody else's."""
GoodsId = Annotated[str, Noun("goods")]
"""What a card is, whatever is printed on it: Food, not Food 2."""
EndingId = Annotated[str, Noun("ending")]


CauseKind = Literal[
    "setup", "turn", "action", "swap", "search", "spawn", "tokens", "mission", "card", "tile", "monster", "ability"
]


class Cause(NamedTuple):
    """Why somebody drew a card: what kind of reason it was, and which card, place, monster or Character, if any."""

    kind: CauseKind
    thing: int = 0


CauseOf = Annotated[Cause, Noun("cause")]
"""Why somebody drew a card."""


class Ability(NamedTuple):
    """The ability of a Character, where a card might stand."""

    character: int


class Topics(TypedDict, total=False):
    """What questions and reasons may be about."""

    who: Seat
    other: Seat
    card: CardId
    given: tuple[CardId, ...]
    taken: tuple[CardId, ...]
    monster: MonsterId
    tile: TileId
    count: int
    of: Effect
    body: Annotated[tuple[int, int], Noun("body")]
    colour: ColourId
    mission: Annotated[int, Noun("mission")]
    need: Annotated[Condition, Noun("need")]
    family: Annotated[str, Noun("family")]
    storage: int
    left: int
    fuelled: bool
