"""Rulebook: the rules of a game in our own words, each under its ID.

A rulebook is a Markdown file for each language: a title, chapters, and paragraphs, of which some are rules:

    **GOD-SEARCH-3** Turn over the top card of your pile.
"""

import re
import unicodedata
from collections.abc import Iterator
from functools import cache, cached_property
from pathlib import Path
from typing import NamedTuple

from holdouts.engine.game import Game

_RULE = re.compile(r"\*\*([A-Z]+(?:-[A-Z]+)*-[1-9]\d*)\*\* (.+)", re.DOTALL)
_LIGATURES = str.maketrans({"œ": "oe", "æ": "ae", "’": "'"})


OURS = "†"
"""Stands at the end of a rule that we decided, in whole or in part, because the game's own rulebook leaves it open."""


class BadRulebook(ValueError):
    """A rulebook that cannot be read; the message names the file and the line."""


class Rule(NamedTuple):
    """One rule of the book."""

    id: str
    text: str

    @property
    def ours(self) -> bool:
        """Whether we decided it, in whole or in part."""
        return self.text.endswith(OURS)


class Chapter(NamedTuple):
    """A chapter: rules and plain paragraphs in the order of the book."""

    title: str
    parts: tuple[Rule | str, ...]

    @property
    def rules(self) -> tuple[Rule, ...]:
        return tuple(part for part in self.parts if isinstance(part, Rule))


class Rulebook:
    """The rules of one game in one language."""

    def __init__(self, title: str, opening: tuple[str, ...], chapters: tuple[Chapter, ...]) -> None:
        self.title = title
        self.opening = opening
        self.chapters = chapters

    @cached_property
    def rules(self) -> dict[str, Rule]:
        """All rules by ID, in the order of the book."""
        return {rule.id: rule for chapter in self.chapters for rule in chapter.rules}

    def find(self, id_: str) -> Rule | None:
        """The rule with that ID, however it is written."""
        return self.rules.get(id_.strip().upper())

    def search(self, wanted: str) -> list[Rule]:
        """The rules in which every one of these words stands, whatever their accents and capitals."""
        words = _fold(wanted).split()
        texts = ((rule, _fold(f"{rule.id} {rule.text}")) for rule in self.rules.values())
        return [rule for rule, text in texts if words and all(word in text for word in words)]


@cache
def open_rulebook(game: Game, lang: str) -> Rulebook:
    """The rulebook that comes with a game."""
    path = game.folder / "rulebook" / f"{lang}.md"
    return parse(path.read_text(encoding="utf-8"), game.prefix, path)


def parse(source: str, prefix: str, path: Path = Path("rulebook.md")) -> Rulebook:
    """Read a rulebook whose rules begin with a game's prefix."""
    title = ""
    opening: list[str] = []
    chapters: list[tuple[str, list[Rule | str]]] = []
    seen: dict[str, int] = {}
    for line, text in _paragraphs(source):
        place = f"{path.name}:{line}"
        if text.startswith("## "):
            chapters.append((text[3:].strip(), []))
        elif text.startswith("#"):
            if title or not text.startswith("# "):
                raise BadRulebook(f"{place}: expected one title ('# ...') and chapters ('## ...')")
            title = text[2:].strip()
        elif not text.startswith("**"):
            (chapters[-1][1] if chapters else opening).append(text)
        else:
            rule = _rule(text, prefix, place)
            if not chapters:
                raise BadRulebook(f"{place}: {rule.id} stands before the first chapter")
            if rule.id in seen:
                raise BadRulebook(f"{place}: {rule.id} stands in line {seen[rule.id]} already")
            seen[rule.id] = line
            chapters[-1][1].append(rule)
    if not title:
        raise BadRulebook(f"{path.name}:1: expected a title ('# ...')")
    return Rulebook(title, tuple(opening), tuple(Chapter(name, tuple(parts)) for name, parts in chapters))


def _rule(text: str, prefix: str, place: str) -> Rule:
    match = _RULE.fullmatch(text)
    if match is None:
        raise BadRulebook(f"{place}: expected a rule such as '**{prefix}-SEARCH-3** text'")
    id_, says = match.groups()
    if not id_.startswith(f"{prefix}-"):
        raise BadRulebook(f"{place}: {id_} does not begin with {prefix}")
    return Rule(id_, says)


def _paragraphs(source: str) -> Iterator[tuple[int, str]]:
    """Every paragraph on one line, with the number of its first line. A heading stands alone."""
    lines: list[str] = []
    for number, line in enumerate([*(line.strip() for line in source.splitlines()), ""], start=1):
        if lines and (not line or line.startswith("#")):
            yield number - len(lines), " ".join(lines)
            lines = []
        if line.startswith("#"):
            yield number, line
        elif line:
            lines.append(line)


def _fold(text: str) -> str:
    bare = unicodedata.normalize("NFKD", text.casefold().translate(_LIGATURES))
    return "".join(letter for letter in bare if not unicodedata.combining(letter))
