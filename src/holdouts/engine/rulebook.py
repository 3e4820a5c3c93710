"""Rulebook: the rules of a game in our own words, each under its ID.

A rulebook is a Markdown file for each language: a title, chapters, and paragraphs, of which some are rules:

    **GOD-SEARCH-3** Turn over the top card of your pile.

A game with a book of its own may print a page of it beside the rules that it explains: `> page-200`. It explains the
rules from there to the next page, paragraph or chapter, and is words of the game under that name.
"""

import re
import unicodedata
from collections.abc import Callable, Iterator
from functools import cache, cached_property
from pathlib import Path
from typing import NamedTuple

from holdouts.engine.game import Game
from holdouts.engine.library import base_words

_RULE = re.compile(r"\*\*([A-Z]+(?:-[A-Z]+)*-[1-9]\d*)\*\* (.+)", re.DOTALL)
_LEAF = re.compile(r"> page-([1-9]\d*)")
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


class Leaf(NamedTuple):
    """A page of the game's own book that explains rules, printed where they begin."""

    id: str
    """Its number there."""
    title: str
    prose: str

    @property
    def text(self) -> str:
        """All of it in one paragraph."""
        return f"{self.title}. {self.prose}"


Leaves = Callable[[str], Leaf]
"""A page of a game's own book by its number."""


class Chapter(NamedTuple):
    """A chapter: rules, plain paragraphs and pages that explain, in the order of the book."""

    title: str
    parts: tuple[Rule | Leaf | str, ...]

    @property
    def rules(self) -> tuple[Rule, ...]:
        return tuple(part for part in self.parts if isinstance(part, Rule))

    @property
    def entries(self) -> tuple[Rule | Leaf, ...]:
        """Its rules and the pages that explain them."""
        return tuple(part for part in self.parts if not isinstance(part, str))

    def explained(self) -> Iterator[tuple[Rule, Leaf]]:
        """Each rule that a page explains, with that page."""
        leaf: Leaf | None = None
        for part in self.parts:
            if not isinstance(part, Rule):
                leaf = part if isinstance(part, Leaf) else None
            elif leaf is not None:
                yield part, leaf


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

    @cached_property
    def leaves(self) -> dict[str, Leaf]:
        """The pages that explain rules, by their number."""
        parts = [part for chapter in self.chapters for part in chapter.parts]
        return {part.id: part for part in parts if isinstance(part, Leaf)}

    @cached_property
    def beside(self) -> dict[str, Leaf]:
        """By the ID of a rule: the page that explains it."""
        return {rule.id: leaf for chapter in self.chapters for rule, leaf in chapter.explained()}

    def look_up(self, wanted: str) -> list[Rule | Leaf]:
        """A rule by its ID with the page that explains it, a page by its number, or whatever has all these words."""
        rule = self.find(wanted)
        if rule is not None:
            return [rule, *(leaf for leaf in [self.beside.get(rule.id)] if leaf)]
        leaf = self.leaves.get(wanted.strip())
        return [leaf] if leaf is not None else self.search(wanted)

    def find(self, id_: str) -> Rule | None:
        """The rule with that ID, however it is written."""
        return self.rules.get(id_.strip().upper())

    def search(self, wanted: str) -> list[Rule | Leaf]:
        """The rules, then the pages, in which every one of these words stands, whatever their accents and capitals."""
        words = _fold(wanted).split()
        parts: list[Rule | Leaf] = [*self.rules.values(), *self.leaves.values()]
        texts = [(part, _fold(f"{part.id} {part.text}")) for part in parts]
        return [part for part, text in texts if words and all(word in text for word in words)]


@cache
def open_rulebook(game: Game, lang: str) -> Rulebook:
    """The rulebook that comes with a game."""
    path = game.folder / "rulebook" / f"{lang}.md"
    words = base_words(game, lang)

    def leaf(number: str) -> Leaf:
        return Leaf(number, words.say(f"page-{number}.title"), words.say(f"page-{number}"))

    return parse(path.read_text(encoding="utf-8"), game.prefix, path, leaf)


def turned_to(source: str) -> list[int]:
    """The pages of a game's own book that a rulebook prints, by their numbers."""
    return [int(found[1]) for _, text in _paragraphs(source) if (found := _LEAF.fullmatch(text))]


def _no_leaf(number: str) -> Leaf:
    raise KeyError(number)


def parse(source: str, prefix: str, path: Path = Path("rulebook.md"), leaf: Leaves = _no_leaf) -> Rulebook:
    """Read a rulebook whose rules begin with a game's prefix."""
    title = ""
    opening: list[str] = []
    chapters: list[tuple[str, list[Rule | Leaf | str]]] = []
    seen: dict[str, int] = {}
    for line, text in _paragraphs(source):
        place = f"{path.name}:{line}"
        if text.startswith("## "):
            chapters.append((text[3:].strip(), []))
        elif text.startswith("#"):
            if title or not text.startswith("# "):
                raise BadRulebook(f"{place}: expected one title ('# ...') and chapters ('## ...')")
            title = text[2:].strip()
        elif chapters and (turned := _LEAF.fullmatch(text)):
            chapters[-1][1].append(leaf(turned[1]))
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
