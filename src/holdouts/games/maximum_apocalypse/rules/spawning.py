"""What the spawn roll brings to a tile. [MAX-SPAWN]"""

from holdouts.engine.state import Steps
from holdouts.games.maximum_apocalypse.fields import Cause
from holdouts.games.maximum_apocalypse.rules import encounters, tokens
from holdouts.games.maximum_apocalypse.state import TOKEN_CAP, Apocalypse


def spawn_on(world: Apocalypse, place: int, *, rule: str) -> Steps[None]:
    """A tile was hit: survivors there draw cards, else a token is due. [MAX-SPAWN-3..6, MAX-VARIANT-3]"""
    here = world.here(place)
    if here:
        for seat in here:
            yield from encounters.meet(world, seat, cause=Cause("spawn", place), rule="MAX-SPAWN-5")
    elif world.pandemic and world.tokens[place] >= TOKEN_CAP:
        for other in world.near(place):
            if world.here(other) or world.tokens[other] < TOKEN_CAP:
                yield from spawn_on(world, other, rule="MAX-VARIANT-3")
    else:
        tokens.put_token(world, place, rule=rule)
