"""What all commands share: how they name a game, and how they say what cannot be."""

from collections.abc import Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING, Annotated, NoReturn

import typer

if TYPE_CHECKING:
    from holdouts.engine.game import Game

GameName = Annotated[str, typer.Argument(metavar="GAME", help="Which game; the start of its name will do.")]


@contextmanager
def plainly(lang: str = "") -> Iterator[None]:
    """What cannot be is told in a sentence, with exit status 1."""
    from holdouts.engine.content import PackProblems
    from holdouts.engine.library import LANGUAGES
    from holdouts.engine.refusal import Refusal
    from holdouts.engine.words import BadWords
    from holdouts.games import UnknownGame
    from holdouts.terminal.options import Misplaced

    try:
        yield
    except Refusal as error:
        fail(error.said(lang if lang in LANGUAGES else LANGUAGES[0], as_typed=True))
    except (BadWords, Misplaced, PackProblems) as error:
        fail(str(error))
    except UnknownGame as error:
        fail(str(error.args[0]))
    except OSError as error:
        fail(f"{error.filename}: {error.strerror}" if error.filename else str(error))


def fail(reason: str) -> NoReturn:
    typer.echo(reason, err=True)
    raise typer.Exit(1)


def game_called(name: str) -> "Game":
    """The game with that name, or the only one whose name begins so."""
    from holdouts.games import IDS, find_game

    found = [id_ for id_ in IDS if id_.startswith(name.lower())] if name else []
    return find_game(found[0] if len(found) == 1 else name)
