"""Fields that know what they are: a seat, a card, a place. Names, references and highlights follow from their types.

`Seat = Annotated[int, Noun("seat")]` is a whole number to the rules; whoever puts it into words finds out from the
type that it is a seat, and asks the game's naming for `seat(value)`. A noun may do without a method: a card of a shelf
is called by the card's own name, any other by a word of its own, `cause-cold`.
"""

from collections.abc import Mapping
from functools import cache
from types import UnionType
from typing import Annotated, Any, NamedTuple, Union, get_args, get_origin, get_type_hints

ME = "me"
"""In `Noun.of`: whoever reads."""


class Noun(NamedTuple):
    """What sort of thing a field holds."""

    name: str
    """The method of the game's naming that says it; with `ref`, what options point at."""
    of: str = ""
    """The field whose thing it belongs to (ME: the reader's): a monster of a survivor, a column of a row."""
    ref: str = ""
    """What options point at, where it is called otherwise."""
    shelf: str = ""
    """The shelf of the book on which it stands, where its card's name is all there is to say."""


class Field(NamedTuple):
    """A field: its name, what sort of thing it holds (None: a plain number or word), and whether it holds several."""

    name: str
    noun: Noun | None
    several: bool


Seat = Annotated[int, Noun("seat")]
CardId = Annotated[int, Noun("card")]
Phrase = Annotated[str, Noun("phrase")]


@cache
def fields_of(kind: type) -> Mapping[str, Field]:
    """The fields of a class, in order, as its annotations tell them."""
    hints = get_type_hints(kind, include_extras=True)
    names = getattr(kind, "__struct_fields__", tuple(hints))
    return {name: Field(name, *_noun(hints[name])) for name in names}


def _noun(hint: Any) -> tuple[Noun | None, bool]:
    for extra in getattr(hint, "__metadata__", ()):
        if isinstance(extra, Noun):
            return extra, False
    origin, inner = get_origin(hint), get_args(hint)
    if origin is Annotated:
        return _noun(inner[0])
    if origin in {tuple, list} and inner:
        return _noun(inner[0])[0], True
    if origin in {UnionType, Union}:
        found = [noun for part in inner if (noun := _noun(part)[0]) is not None]
        return (found[0] if found else None), False
    return None, False
