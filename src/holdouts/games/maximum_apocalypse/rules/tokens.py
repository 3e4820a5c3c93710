"""Monster tokens: a cap for each tile, and a supply that must not run out. [MAX-SPAWN]"""

from holdouts.engine.state import Steps
from holdouts.games.maximum_apocalypse.events import TokenPlaced, TokensCleared
from holdouts.games.maximum_apocalypse.rules import ending, missions, monsters
from holdouts.games.maximum_apocalypse.state import TOKEN_CAP, Apocalypse


def place_token(a: Apocalypse, place: int, *, rule: str, spawn: bool = False) -> Steps[None]:
    """A token is due on a tile; from a spawn roll, survivors there draw cards instead. [MAX-SPAWN-3..7, -14]"""
    if spawn and (here := a.here(place)):
        for seat in here:
            yield from monsters.meet(a, seat, rule="MAX-SPAWN-5")
    elif spawn and a.pandemic and a.tokens[place] >= TOKEN_CAP:
        for other in a.near(place):
            if a.here(other) or a.tokens[other] < TOKEN_CAP:
                yield from place_token(a, other, rule="MAX-VARIANT-3", spawn=True)
    else:
        put_token(a, place, rule=rule)


def put_token(a: Apocalypse, place: int, *, rule: str) -> None:
    """A token that does not come from a spawn roll lies there, occupied or not. [MAX-SPAWN-14, MAX-VARIANT-3]"""
    if a.tokens[place] < a.cap:
        _put(a, place, rule)
    elif a.pandemic:
        for other in a.near(place):
            if a.tokens[other] < TOKEN_CAP:
                _put(a, other, "MAX-VARIANT-3")


def _put(a: Apocalypse, place: int, rule: str) -> None:
    """No token left in the supply loses the game. [MAX-SPAWN-7, MAX-END-8]"""
    if not a.supply:
        ending.lose(a, "no-tokens", rule="MAX-END-8")
    a.supply -= 1
    a.tokens[place] += 1
    a.tell(TokenPlaced(place=place, rule=rule))


def clear_tokens(a: Apocalypse, place: int, count: int | None = None, *, rule: str) -> int:
    """Removed tokens go back to the supply. [MAX-STEALTH-8]"""
    removed = a.tokens[place] if count is None else min(count, a.tokens[place])
    if removed:
        a.tokens[place] -= removed
        a.supply += removed
        a.tell(TokensCleared(place=place, count=removed, rule=rule))
        missions.tokens_left(a, place)
    return removed
