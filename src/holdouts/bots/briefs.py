"""Briefs: what a bot takes along to think in another process.

Plain data and a function of a module that works on it. A brief holds what the bot's seat knows and nothing else; the
cards, which everybody knows, are read again on the other side.
"""

from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Any, Generic, NamedTuple

from typing_extensions import TypeVar

from holdouts.engine.chance import Dice
from holdouts.engine.decision import Option, Question
from holdouts.engine.library import open_book
from holdouts.engine.observing import observed
from holdouts.engine.table import Table
from holdouts.games import find_game


class Thought(NamedTuple):
    """What a bot picks (None: nothing now), and its dice as they lie then."""

    option: Option | None
    dice: int


T_co = TypeVar("T_co", covariant=True, default=Thought)


class Brief(NamedTuple, Generic[T_co]):
    """A function that any process can import, and what it is called with."""

    job: Callable[..., T_co]
    args: tuple[Any, ...]


class Shelf(NamedTuple):
    """Where the cards of a table are found: the packs it has chosen, and the folder of the user's own."""

    packs: tuple[str, ...] = ()
    root: Path | None = None


@cache
def book_of(game: str, shelf: Shelf) -> Any:
    """All cards of a table, read once in each process."""
    return open_book(find_game(game), shelf.packs, shelf.root)


def veiled_for(table: Table, seat: int) -> bytes:
    """The state of a table as far as that seat may know it, so that it can be sent."""
    game = table.game
    veiled: bytes = game.encoder.encode(game.secrets.veiled(table.state, seat))
    return veiled


def think_sensibly(
    game_id: str,
    shelf: Shelf,
    veiled: bytes,
    heard: dict[int, int],
    seat: int,
    question: Question,
    options: list[Any],
    must: bool,
    dice: int,
) -> Thought:
    """What a careful newcomer picks."""
    game = find_game(game_id)
    state = game.decoder.decode(veiled)
    state.attach(book_of(game_id, shelf), None)
    chances = Dice(0)
    chances.dice = dice
    return Thought(game.sensible(observed(game, state, seat, heard), question, options, must, chances), chances.dice)
