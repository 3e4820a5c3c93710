"""Glossary: the words of a game that mean something particular. Each has its forms, `term-<x> = Peril, Perils`, and
what it means, `term-<x>-means`; where a form stands in a text, it can be found."""

import re
from collections.abc import Iterator
from functools import cache
from typing import NamedTuple

from holdouts.engine.game import Game
from holdouts.engine.library import word_sources
from holdouts.engine.words import Words

MEANS = "-means"
_TERM = re.compile(r"^term-([a-z0-9-]+) *=", re.MULTILINE)


class Term(NamedTuple):
    """A word of the game: how it is called, how else it may stand in a text, and what it means."""

    id: str
    title: str
    forms: tuple[str, ...]
    means: str


@cache
def terms_of(game: Game) -> tuple[str, ...]:
    """The words a game explains, in the order in which it does."""
    found = [name for source in word_sources(game, "en") for name in _TERM.findall(source)]
    return tuple(name for name in found if not name.endswith(MEANS))


def needed_words(game: Game) -> dict[str, frozenset[str]]:
    """Every key of a glossary."""
    return {key: frozenset() for name in terms_of(game) for key in (f"term-{name}", f"term-{name}{MEANS}")}


class Glossary:
    """All terms of a game in one language."""

    def __init__(self, game: Game, words: Words) -> None:
        self.terms = [self._term(name, words) for name in terms_of(game)]
        by_form = {form: term.id for term in self.terms for form in term.forms}
        longest_first = sorted(by_form, key=len, reverse=True)
        self._by_form = by_form
        self._pattern = re.compile(rf"\b(?:{'|'.join(map(re.escape, longest_first))})\b") if by_form else None

    def _term(self, name: str, words: Words) -> Term:
        forms = tuple(form.strip() for form in words.say(f"term-{name}").split(","))
        return Term(name, forms[0], forms, words.say(f"term-{name}{MEANS}"))

    def split(self, text: str) -> Iterator[tuple[str, str]]:
        """A text in pieces, each with the id of its term; without one where it is nothing particular."""
        start = 0
        for found in self._pattern.finditer(text) if self._pattern is not None else ():
            if found.start() > start:
                yield text[start : found.start()], ""
            yield found[0], self._by_form[found[0]]
            start = found.end()
        if start < len(text):
            yield text[start:], ""
