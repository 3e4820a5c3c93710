"""What all commands share: how they name a game, how they say what cannot be, and how they stop when nobody reads."""

import errno
import io
import os
import sys
from collections.abc import Iterable, Iterator
from contextlib import contextmanager, suppress
from typing import TYPE_CHECKING, Annotated, NoReturn

import typer

if TYPE_CHECKING:
    from _typeshed import ReadableBuffer

    from holdouts.engine.game import Game

LEFT = (errno.EPIPE, errno.EINVAL)
"""What a system answers when the reader of a pipe has left; the second one is what Windows says."""

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


class Unread(SystemExit):
    """Nobody reads any more what a command prints, as after `| head -1`: it ends, and that is no error."""


class _Printed(io.FileIO):
    """Standard output. What can no longer be written is dropped, so that an end is not followed by complaints."""

    def write(self, data: "ReadableBuffer", /) -> int:
        try:
            return super().write(data)
        except OSError as error:
            nowhere = os.open(os.devnull, os.O_WRONLY)
            os.dup2(nowhere, self.fileno())
            os.close(nowhere)
            if error.errno in LEFT:
                raise Unread(0) from None
            raise


@contextmanager
def readers_may_leave() -> Iterator[None]:
    """Let a command end quietly when its reader has gone."""
    out = sys.stdout
    if not isinstance(out, io.TextIOWrapper) or out.isatty():
        yield
        return
    printed = io.BufferedWriter(_Printed(out.fileno(), "wb", closefd=False))
    sys.stdout = io.TextIOWrapper(printed, out.encoding, out.errors, write_through=out.write_through)
    try:
        yield
    finally:
        try:
            with suppress(Unread):
                sys.stdout.flush()
        except OSError as error:
            typer.echo(error.strerror, err=True)
            sys.exit(1)


def tell(lines: Iterable[str]) -> None:
    """Print what was found out; if nobody reads it, the command goes on, so that the shell hears the verdict."""
    with suppress(Unread):
        for line in lines:
            typer.echo(line)


def fail(reason: str) -> NoReturn:
    typer.echo(reason, err=True)
    raise typer.Exit(1)


def game_called(name: str) -> "Game":
    """The game with that name, or the only one whose name begins so."""
    from holdouts.games import IDS, find_game

    found = [id_ for id_ in IDS if id_.startswith(name.lower())] if name else []
    return find_game(found[0] if len(found) == 1 else name)
