"""Refusals: why something cannot be, for whoever asked, in their language.

What is raised carries a key of words and what fills its slots. As a string it is plain English with names as a program
writes them; said to a person it has the words of their language, with names as they stand on the cards.
"""

from collections.abc import Callable
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any, Union

from holdouts.engine.words import Words, cut

LARGEST_NUMBER = 10**18
"""Up to here a number is written as the language writes it; a larger one came from somebody who jests."""

ENGINE_WORDS = Path(__file__).parent / "lang"
PLAIN = "en"


@cache
def engine_words(lang: str) -> Words:
    """What the engine itself says in a language."""
    return Words(lang, [(ENGINE_WORDS / f"{lang}.ftl").read_text(encoding="utf-8")])


@dataclass(frozen=True)
class Name:
    """Something that has words of its own: how a program writes it, and the keys where its words may be found."""

    plain: str
    keys: tuple[str, ...] = ()

    def said(self, words: Words) -> str:
        return next((words.say(key) for key in self.keys if words.has(key)), self.plain)


Slot = Union[str, int, Name, tuple[Name, ...], "Sentence"]
"""What fills a slot; several names are a list out of which one may be chosen."""


class Sentence:
    """Something to tell a person: the key of its words, and what fills their slots."""

    def __init__(self, key: str, **slots: Slot) -> None:
        self.key = key
        self.slots = slots
        self.words_in: Callable[[str], Words] = engine_words
        """Who has the words: the engine, or a game for what only that game says."""

    def said(self, lang: str, *, as_typed: bool = False) -> str:
        """As a person reads it; at a command line with names as they are typed there."""
        words = self.words_in(lang)
        return words.say(self.key, **{name: _filled(slot, words, as_typed) for name, slot in self.slots.items()})

    def __str__(self) -> str:
        known = self.words_in(PLAIN).has(self.key)
        return self.said(PLAIN, as_typed=True) if known else f"{self.key} {self.slots}"


class Refusal(Sentence, ValueError):
    """Base of all that is refused to a person for a reason."""

    def __reduce__(self) -> tuple[Any, ...]:
        """From one process to another, without those who have the words."""
        return type(self), (self.key,), {"slots": self.slots}


def _filled(slot: Slot, words: Words, as_typed: bool) -> object:
    """What somebody else wrote may be as long as they like; of that only the beginning is said again."""
    match slot:
        case Sentence():
            return cut(slot.said(words.lang, as_typed=as_typed))
        case Name():
            return slot.plain if as_typed else slot.said(words)
        case tuple():
            return words.join([name.plain if as_typed else name.said(words) for name in slot], "or")
        case int() if abs(slot) < LARGEST_NUMBER:
            return slot
        case _:
            return cut(slot)
