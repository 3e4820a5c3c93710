"""Pieces: what lies on the table of a game, shown beside its rules. Of each kind one, in `content/pieces.yaml`.

A piece shows a card by its id, the back of a pile, or a sign. A term of the glossary is called and explained as there;
any other piece is called `piece-<x>`, and `piece-<x>-means` says what it is for.
"""

from collections.abc import Iterator
from functools import cache
from typing import Any, NamedTuple

import msgspec
from msgspec import Struct

from holdouts.engine.game import Game
from holdouts.engine.glossary import MEANS, Glossary, terms_of
from holdouts.engine.shelves import Shelves
from holdouts.engine.words import Words
from holdouts.engine.yaml_guard import read_yaml

FILE = "pieces.yaml"


class Piece(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """One kind of thing, and how it looks: like the card of that id, like a back, or like a sign."""

    piece: str
    card: str = ""
    back: str = ""
    sign: str = ""


class Shown(NamedTuple):
    """A piece in one language; `card` is the design of the card it shows, if it shows one."""

    piece: Piece
    name: str
    means: str
    card: Any


@cache
def pieces_of(game: Game) -> tuple[Piece, ...]:
    """The pieces a game shows, in its own order; none, if it shows none."""
    path = game.folder / "content" / FILE
    return msgspec.convert(read_yaml(path).value, tuple[Piece, ...]) if path.exists() else ()


def shown(game: Game, book: Shelves, words: Words) -> list[Shown]:
    """All of them in words; KeyError for a card that is on no shelf of the book."""
    designs = {card.id: card for card in _designs(book)} if pieces_of(game) else {}
    terms = {term.id: term for term in Glossary(game, words).terms}
    found = []
    for piece in pieces_of(game):
        key, term = f"piece-{piece.piece}", terms.get(piece.piece)
        name, means = (term.title, term.means) if term else (words.say(key), words.say(f"{key}{MEANS}"))
        found.append(Shown(piece, name, means, designs[piece.card] if piece.card else None))
    return found


def _designs(book: Shelves) -> Iterator[Any]:
    """Everything on the shelves of a book that has a picture."""
    for shelf in vars(book).values():
        if isinstance(shelf, list):
            yield from (card for card in shelf if hasattr(card, "picture"))


def needed_words(game: Game) -> dict[str, frozenset[str]]:
    """Every key by which pieces are called that are no terms."""
    own = [piece.piece for piece in pieces_of(game) if piece.piece not in terms_of(game)]
    return {f"piece-{name}{end}": frozenset() for name in own for end in ("", MEANS)}
