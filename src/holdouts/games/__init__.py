"""The games: each fills the same rooms."""

from functools import cache
from importlib import import_module
from pathlib import Path

from holdouts.engine.game import Game

IDS = ("godforsaken-scavengers", "maximum-apocalypse", "dead-of-winter", "this-war-of-mine")


class UnknownGame(LookupError):
    """There is no game of that name."""


@cache
def find_game(id_: str) -> Game:
    """The game with that id; games are imported when they are first asked for."""
    if id_ not in IDS:
        raise UnknownGame(f"There is no game called '{id_}'. There are: {', '.join(IDS)}.")
    game: Game = import_module(f"holdouts.games.{id_.replace('-', '_')}").GAME
    return game


def folder_of(id_: str) -> Path:
    """Where the rooms of a game lie; it need not be opened for that."""
    return Path(__file__).parent / id_.replace("-", "_")
