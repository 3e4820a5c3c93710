"""A page of the Book of Scripts: who opens it, for whom it is read, and what it does. Its prose is words."""

from typing import Literal

from msgspec import Struct

from holdouts.engine.effects import Effect
from holdouts.games.this_war_of_mine.household import Entry

Scene = Literal["trip", "night", "day", "dawn", "dusk", "scen", "end", "rule"]
"""When a page is read, and so for whom, and which store pays and receives. [TWM-BOOK-3]"""

Kind = Literal[
    "entry", "follow-up", "errata", "blank", "red-arrow", "echo", "rule", "index", "ending", "epilogue", "coda",
    "rule-page",
]  # fmt: skip
"""What opens it: a card with a colour, another page, a blank card, a red arrow, a memory, a rule, a State token, the
end of the game, a note; a rule page, the rulebook, which prints it beside the rules that it explains."""

STORIES = frozenset({"entry", "follow-up", "errata", "blank", "red-arrow", "echo"})
"""What is met in play as a story. [section 1 of the plan]"""

InkColour = Literal["red", "blue", "green", "yellow", "violet"]
INKS: tuple[InkColour, ...] = ("red", "blue", "green", "yellow", "violet")
"""The Colour cards, in the order of the entries. [TWM-BOOK-1]"""

Mood = Literal["hopeful", "mixed", "dark"]
MOODS: tuple[Mood, ...] = ("hopeful", "mixed", "dark")


class Page(Entry, frozen=True, kw_only=True):
    """One script. Its number is its id."""

    kind: Kind
    scene: Scene
    card: str = ""
    """The Location, Event or Character to which it belongs."""
    colour: InkColour | Literal[""] = ""
    callers: tuple[int, ...] = ()
    """The pages that turn to it; of an ending, its index."""
    memory: str = ""
    token: str = ""
    """An echo: the memory or the blank token that brings it back. [TWM-BOOK-15]"""
    mood: Mood | Literal[""] = ""
    """An epilogue: how the Character came out of it. [10.20]"""
    rule: str = ""
    """The rule that opens it."""
    in_peace: bool = False
    """A coda that is read only if somebody is left to read it. [TWM-END-5]"""
    subject: bool = False
    """It is about somebody, though its scene is about all."""
    do: tuple[Effect, ...] = ()

    def __post_init__(self) -> None:
        if not self.id.isdigit():
            raise ValueError("The id of a page is its number")

    @property
    def number(self) -> int:
        """Its number in the book."""
        return int(self.id)

    @property
    def story(self) -> bool:
        """Whether it is met in play as a story."""
        return self.kind in STORIES


class Arc(Entry, frozen=True, kw_only=True):
    """A story that goes over many pages, in the order in which a campaign may meet them."""

    pages: tuple[int, ...]


class Volume(Struct, frozen=True, kw_only=True):
    """The book bound: what is asked of its pages again and again, worked out once."""

    threads: frozenset[int]
    """Entries that open a thread: they or the pages behind them set a memory, or bring a living thing. [TWM-BOOK-14]"""
    answers: dict[int, tuple[frozenset[str], frozenset[str]]]
    """Of every entry: the memories and the blank tokens it reads."""
    echoes: dict[str, int]
    """By memory or blank token: the page that brings it back. [TWM-BOOK-15]"""
    clauses: dict[tuple[str, str], tuple[int, tuple[Effect, ...]]]
    """By blank token and moment: the page and what it says for that moment. [TWM-BOOK-12]"""
    blanks: dict[int, tuple[str, int]]
    """The blank card of a page: its shelf, its number there. [TWM-BOOK-7]"""
    endings: dict[tuple[int, str], int]
    """By index and Character. [TWM-STATE-7]"""
    epilogues: dict[tuple[str, Mood], int]
    """By Character and mood. [TWM-END-4]"""
