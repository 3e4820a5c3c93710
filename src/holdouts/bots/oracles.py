"""Oracles: foresight that is worked out in another process.

What is sent there is what a copy of the table grows from, and it is sent to our own code, not to a bot: all that this
code ever does with it is to let the seat imagine games.
"""

from collections.abc import Sequence
from functools import cache
from typing import NamedTuple

from msgspec import Struct

from holdouts.bots.briefs import Shelf, book_of
from holdouts.engine.chance import Dice
from holdouts.engine.decision import Option
from holdouts.engine.foresight import Foresight, Held, foresee, holdings, threat
from holdouts.engine.library import open_packs, open_words
from holdouts.engine.table import Branch, Table
from holdouts.engine.view import label, naming_for, observe
from holdouts.engine.words import Words
from holdouts.games import find_game


class Position(NamedTuple):
    """Where a seat stands that wants to know what comes; None is a spectator."""

    game: str
    shelf: Shelf
    branch: Branch
    seat: int | None
    lang: str
    names: tuple[str, ...]


class Advice(Struct, frozen=True, kw_only=True):
    """What a careful newcomer would pick, and what comes of it."""

    number: int
    """Which of the options it is, counted from 1."""
    label: str
    foresight: Foresight


class Threat(Struct, frozen=True, kw_only=True):
    """What is lost if the turn ends now; nothing is said where no turn can be ended."""

    foresight: Foresight | None


class Counsel(Struct, frozen=True, kw_only=True):
    """Advice, if a careful newcomer would pick anything."""

    advice: Advice | None


class Decks(Struct, frozen=True, kw_only=True):
    """What lies in each deck, by its ref."""

    decks: dict[str, list[Held]]


@cache
def _words(game: str, shelf: Shelf, lang: str) -> Words:
    found = find_game(game)
    return open_words(found, lang, open_packs(found, shelf.packs, shelf.root))


def _table(position: Position) -> tuple[Table, Words]:
    game, shelf = position.game, position.shelf
    return Table.grown(find_game(game), book_of(game, shelf), position.branch), _words(game, shelf, position.lang)


def foretell(position: Position, picks: Sequence[Option]) -> Foresight:
    """What comes of these picks in a row."""
    table, words = _table(position)
    return foresee(table, _seat(position), picks, words, position.names)


def warn(position: Position) -> Threat:
    """What comes if the turn ends now."""
    table, words = _table(position)
    return Threat(foresight=threat(table, _seat(position), words, position.names))


def advise(position: Position) -> Counsel:
    """What a careful newcomer would do in this seat, as far as the seat can know."""
    table, words = _table(position)
    return Counsel(advice=advice(table, _seat(position), words, position.names))


def count_decks(position: Position) -> Decks:
    """What the decks hold, as far as the seat can know."""
    table, words = _table(position)
    return Decks(decks=holdings(table, position.seat, words))


def advice(table: Table, seat: int, words: Words, names: Sequence[str]) -> Advice | None:
    """The same pick for the same question: what a careful newcomer draws lots for is drawn from the moment."""
    decision, options = table.decision, list(table.options(seat))
    if decision is None or not options:
        return None
    must = seat in table.waiting_for()
    picked = table.game.sensible(
        observe(table, seat), decision.question(seat), list(options), must, Dice(table.moment << 6 | seat)
    )
    if picked is None or picked not in options:
        return None
    return Advice(
        number=options.index(picked) + 1,
        label=label(picked, words, naming_for(table, seat, words, names), decision),
        foresight=foresee(table, seat, [picked], words, names),
    )


def _seat(position: Position) -> int:
    assert position.seat is not None
    return position.seat
