"""What the fields of picks, events and questions are. A word that names them is a method of `naming.py`."""

from typing import Annotated, TypedDict

from holdouts.engine.effects import Effect
from holdouts.engine.fields import Noun, Seat
from holdouts.games.this_war_of_mine.household import DieName

PersonId = Annotated[int, Noun("character")]
SpaceId = Annotated[int, Noun("space")]
FittingId = Annotated[int, Noun("fitting", shelf="fittings")]
GoodId = Annotated[int, Noun("good")]
StateId = Annotated[int, Noun("condition")]
"""Which of the five States."""
LocationId = Annotated[int, Noun("location", shelf="locations")]
EventId = Annotated[int, Noun("event", shelf="events")]
ObjectiveId = Annotated[int, Noun("objective", shelf="objectives")]
FateId = Annotated[int, Noun("fate", shelf="fate")]
NarrativeId = Annotated[int, Noun("narrative", shelf="narratives")]
VisitorId = Annotated[int, Noun("visitor", shelf="visitors")]
ExplorationId = Annotated[int, Noun("exploration")]
ResidentsId = Annotated[int, Noun("residents", shelf="residents")]
RaidId = Annotated[int, Noun("raid", shelf="raids")]
FindingsId = Annotated[int, Noun("findings", shelf="findings")]
TokenId = Annotated[int, Noun("token")]
EnemyId = Annotated[int, Noun("enemy")]
"""An Enemy token."""
RowName = Annotated[str, Noun("row")]
DieId = Annotated[DieName, Noun("die")]
FaceName = Annotated[str, Noun("face")]
ScriptId = Annotated[int, Noun("script")]
DeedName = Annotated[str, Noun("deed")]
OfferName = Annotated[str, Noun("offer")]
KindName = Annotated[str, Noun("kind")]
"""What lies in the way, or about."""
PhaseName = Annotated[str, Noun("phase")]
TaskId = Annotated[int, Noun("task")]
CauseName = Annotated[str, Noun("cause")]
EndingId = Annotated[str, Noun("ending")]
PageOption = Annotated[str, Noun("page_option")]
"""A page and one of its options, or a passage of it: `2001.pull-him-out`."""
MemoryName = Annotated[str, Noun("memory")]


class Topics(TypedDict, total=False):
    """What questions and reasons may be about."""

    who: Seat
    person: PersonId
    character: PersonId
    people: tuple[PersonId, ...]
    space: SpaceId
    fitting: FittingId
    base: FittingId
    good: GoodId
    goods: tuple[GoodId, ...]
    state: StateId
    location: LocationId
    event: EventId
    objective: ObjectiveId
    visitor: VisitorId
    exploration: ExplorationId
    residents: ResidentsId
    raid: RaidId
    findings: FindingsId
    narrative: NarrativeId
    enemy: EnemyId
    face: FaceName
    thrown: str
    noise: int
    damage: int
    wounds: int
    deed: DeedName
    count: int
    step: int
    least: int
    script: ScriptId
    of: Effect
