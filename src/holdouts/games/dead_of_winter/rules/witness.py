"""What everybody has seen a player do: for talk, for votes, and for whoever thinks about a betrayer. [DOW-SECRET-14]"""

from typing import Any

from holdouts.engine.conditions import leaves
from holdouts.games.dead_of_winter import picks
from holdouts.games.dead_of_winter.conditions import Zombies
from holdouts.games.dead_of_winter.state import COLONY, Counted, Winter


def remember(winter: Winter, seat: int, pick: Any) -> None:
    """An action counts as help or as harm, as far as all could see what it was for."""
    player = winter.players[seat]
    match pick:
        case picks.Request(symbol):
            player.requested.append(symbol)
        case picks.Play(card) if winter.symbol(card) == "food" and not player.exiled:
            player.helped += 1
        case picks.Store() | picks.Clean():
            player.helped += 1
        case picks.Barricade(survivor) if winter.member(seat, survivor).place == COLONY:
            player.helped += 1
        case picks.Attract(survivor) if winter.member(seat, survivor).place == COLONY and not clears_streets(winter):
            player.harmed += 1
        case picks.SpendFood(die, now):
            player.harmed += now - die


def clears_streets(winter: Winter) -> bool:
    """Whether the goal wants few zombies outside: then it is help to draw them away from there."""
    return any(isinstance(need, Zombies) and need.place == "outside" for need in leaves(winter.side.goal))


def attacked(winter: Winter, seat: int) -> None:
    """Somebody has raised a hand against another's survivor."""
    winter.players[seat].harmed += 2


def count_crisis(winter: Winter, wrong: int, failed: bool) -> None:
    """Who gave how much to a crisis, and how much of it was wrong, is known from now on; who gave what is not.
    [DOW-CRISIS-6]"""
    winter.counted.append(Counted([len(player.given) for player in winter.players], wrong, failed))
