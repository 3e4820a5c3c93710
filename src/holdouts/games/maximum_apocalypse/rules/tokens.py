"""Monster tokens: a cap for each tile, and a supply that must not run out. [MAX-SPAWN]"""

from holdouts.games.maximum_apocalypse.events import NoRoomForToken, TokenPlaced, TokensCleared
from holdouts.games.maximum_apocalypse.rules import ending, moments
from holdouts.games.maximum_apocalypse.state import TOKEN_CAP, Apocalypse


def put_token(world: Apocalypse, place: int, *, rule: str) -> None:
    """A token lies there, whether the tile is occupied or not. [MAX-SPAWN-14, MAX-VARIANT-3]"""
    if world.tokens[place] < world.cap:
        _put(world, place, rule)
    elif world.pandemic:
        for other in world.near(place):
            if world.tokens[other] < TOKEN_CAP:
                _put(world, other, "MAX-VARIANT-3")
    else:
        world.tell(NoRoomForToken(place=place, rule="MAX-SPAWN-4"))


def _put(world: Apocalypse, place: int, rule: str) -> None:
    """No token left in the supply loses the game. [MAX-SPAWN-7, MAX-END-8]"""
    if not world.supply:
        ending.lose(world, "no-tokens", rule="MAX-END-8")
    world.supply -= 1
    world.tokens[place] += 1
    world.tell(TokenPlaced(place=place, rule=rule))


def clear_tokens(world: Apocalypse, place: int, count: int | None = None, *, rule: str) -> int:
    """Removed tokens go back to the supply. [MAX-STEALTH-8]"""
    removed = world.tokens[place] if count is None else min(count, world.tokens[place])
    if removed:
        world.tokens[place] -= removed
        world.supply += removed
        world.tell(TokensCleared(place=place, count=removed, rule=rule))
        moments.TOKENS_TAKEN.happens(world, place)
    return removed
