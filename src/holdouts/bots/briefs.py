"""Briefs: what a bot takes along to think in another process.

Plain data and a function of a module that works on it. A brief holds what the bot's seat knows and nothing else; the
cards, which everybody knows, are read again on the other side.
"""

from collections.abc import Callable
from copy import deepcopy
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

from msgspec import Struct
from msgspec.structs import replace

from holdouts.engine.chance import Dice
from holdouts.engine.decision import Option, Question
from holdouts.engine.library import open_book
from holdouts.games import find_game


class Thought(NamedTuple):
    """What a bot picks (None: nothing now), and its dice as they lie then."""

    option: Option | None
    dice: int


class Brief(NamedTuple):
    """A function that any process can import, and what it is called with."""

    work: Callable[..., Thought]
    args: tuple[Any, ...]


class Shelf(NamedTuple):
    """Where the cards of a table are found: the packs it has chosen, and the folder of the user's own."""

    packs: tuple[str, ...] = ()
    root: Path | None = None

    def without_book(self, seen: Struct) -> Struct:
        """An observation that can be sent, and stays as it is when the table moves on."""
        return deepcopy(replace(seen, book=None))

    def with_book(self, game: str, seen: Struct) -> Struct:
        """The observation as it was."""
        return replace(seen, book=_book(game, self))


@cache
def _book(game: str, shelf: Shelf) -> Any:
    return open_book(find_game(game), shelf.packs, shelf.root)


def think_sensibly(
    game: str, shelf: Shelf, seen: Struct, question: Question, options: list[Any], must: bool, dice: int
) -> Thought:
    """What a careful newcomer picks."""
    chances = Dice(0)
    chances.dice = dice
    option = find_game(game).sensible(shelf.with_book(game, seen), question, options, must, chances)
    return Thought(option, chances.dice)
