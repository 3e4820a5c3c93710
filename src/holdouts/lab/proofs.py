"""Proofs: the Book of Scripts as its printer reads it: lengths, labels, repeated runs, empty choices, figures.

What makes a book unplayable is found when it is bound (`rules/binding.py`); what makes it a bad book is found here.
"""

import re
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from typing import Any, NamedTuple

from msgspec import Struct

from holdouts.engine.describe import condition, inline
from holdouts.engine.effects import Roll
from holdouts.engine.library import base_book, base_words
from holdouts.engine.words import Words
from holdouts.games import find_game
from holdouts.games.this_war_of_mine.cards import Book
from holdouts.games.this_war_of_mine.effects.pages import Options, Passage, StrikeNote, TurnTo, Way
from holdouts.games.this_war_of_mine.pages import Arc, Kind, Page
from holdouts.games.this_war_of_mine.rules.binding import contents, inside
from holdouts.games.this_war_of_mine.text import said

GAME = "this-war-of-mine"
Pages = Mapping[int, Page]

LENGTHS: dict[Kind, tuple[int, int]] = {
    "entry": (70, 160),
    "follow-up": (40, 110),
    "errata": (50, 160),
    "blank": (50, 160),
    "red-arrow": (50, 160),
    "echo": (50, 160),
    "ending": (50, 120),
    "epilogue": (60, 140),
    "coda": (40, 120),
    "index": (40, 100),
    "rule": (40, 100),
    "rule-page": (40, 100),
}
"""From how many words to how many a page of each kind is long, in English. [section 5 of the plan]"""
FRENCH = (0.8, 1.4)
"""How long a page in French may be, measured by the English one."""
LONGEST_LABEL = 6
RUN = 12
"""So many words in a row are never shared by two pages."""
MOST_ALIKE = 8
"""No tree of effects stands on more pages than these."""
FLOORS = {"options": 0.30, "rolls": 0.12, "memory": 0.10}
"""What share of the story pages offers two options or more, rolls the black die, sets or reads something remembered."""

_WORD = re.compile(r"[^\W\d_]+(?:['’-][^\W\d_]+)*|\d+")


def open_book() -> Book:
    """The Book of Scripts, bound; raises PackProblems or BadBook."""
    book: Book = base_book(find_game(GAME))
    return book


def speaking(lang: str) -> Words:
    """What the game says in one language, its prose among it."""
    return base_words(find_game(GAME), lang)


class Figures(NamedTuple):
    """How many pages there are, and of the stories how many choose, roll and remember."""

    pages: int
    stories: int
    options: int
    rolls: int
    memory: int
    alike: int

    def share(self, name: str) -> float:
        """Of the story pages, how large a part."""
        return float(getattr(self, name)) / max(1, self.stories)

    def lines(self) -> Iterator[str]:
        """As `holdouts book stats` prints it."""
        yield f"{self.pages} pages, {self.stories} of them stories"
        for name, does in (
            ("options", "offer two or more options"),
            ("rolls", "roll the black die"),
            ("memory", "set, read or note something remembered"),
        ):
            yield f"{getattr(self, name)} ({self.share(name):.1%}) {does}; at least {FLOORS[name]:.0%} must"
        yield f"the commonest effect tree stands on {self.alike} pages; at most {MOST_ALIKE} may"


def proof(pages: Pages, words: Mapping[str, Words]) -> list[str]:
    """What is wrong with the prose, the choices and the figures of a book, a line each."""
    return [
        *(fault for number, page in pages.items() for fault in _texts(number, page, words)),
        *(fault for number, page in pages.items() for fault in _choices(number, page)),
        *(fault for lang, spoken in words.items() for fault in _runs(pages, lang, spoken)),
        *_trees(pages),
        *_floors(figures(pages)),
    ]


def figures(pages: Pages) -> Figures:
    """What `stats` counts."""
    stories = [page for page in pages.values() if page.story]
    return Figures(
        pages=len(pages),
        stories=len(stories),
        options=sum(any(len(node.of) > 1 for node in _choosing(page)) for page in stories),
        rolls=sum(any(isinstance(node, Roll) for node in inside(page.do)) for page in stories),
        memory=sum(_remembers(page) for page in stories),
        alike=max(_alike(pages).values(), default=0),
    )


# --- prose ---


def count(text: str) -> int:
    """How many words a text has."""
    return len(_WORD.findall(text))


def labels(page: Page) -> list[str]:
    """What its options and passages are called, each once."""
    ways = [way.take for node in _choosing(page) for way in node.of]
    return list(dict.fromkeys([*ways, *(node.named for node in inside(page.do) if isinstance(node, Passage))]))


def spoken_keys(page: Page) -> list[str]:
    """Every key that a page says: its prose, the labels of its options, its passages, and what it remembers."""
    key = f"page-{page.id}"
    memories = [f"memory-{name}" for name in sorted(contents(page).sets)]
    return [key, *(f"{key}.{label}" for label in labels(page)), *memories]


def _texts(number: int, page: Page, words: Mapping[str, Words]) -> Iterator[str]:
    key = f"page-{number}"
    missing = [
        f"page {number}: {lang} has no words for '{needed}'"
        for lang, spoken in words.items()
        for needed in spoken_keys(page)
        if not spoken.has(needed)
    ]
    yield from missing
    if missing:
        return
    english, french = words["en"].say(key), words["fr"].say(key)
    least, most = LENGTHS[page.kind]
    if not least <= count(english) <= most:
        yield f"page {number}: is {count(english)} words long, not {least} to {most}"
    if not FRENCH[0] <= len(french) / len(english) <= FRENCH[1]:
        yield f"page {number}: is {len(french)} letters long in French and {len(english)} in English"
    for way in (way for node in _choosing(page) for way in node.of):
        label = words["en"].say(f"{key}.{way.take}")
        if count(label) > LONGEST_LABEL:
            yield f"page {number}: '{label}' is longer than {LONGEST_LABEL} words"


def _runs(pages: Pages, lang: str, words: Words) -> Iterator[str]:
    """Pages that share too many words in a row."""
    met: dict[tuple[str, ...], int] = {}
    told: set[tuple[int, int]] = set()
    for number in pages:
        if not words.has(f"page-{number}"):
            continue
        text = _WORD.findall(words.say(f"page-{number}").lower())
        for place in range(len(text) - RUN + 1):
            first = met.setdefault(tuple(text[place : place + RUN]), number)
            if first != number and (first, number) not in told:
                told.add((first, number))
                yield f"page {number}: {lang} shares with {first}: {' '.join(text[place : place + RUN])}"


# --- choices ---


def _choosing(page: Page) -> list[Options]:
    return [node for node in inside(page.do) if isinstance(node, Options)]


def _remembers(page: Page) -> bool:
    """Whether it sets, clears or reads a memory or a blank token, or writes or strikes a note."""
    here = contents(page)
    struck = any(isinstance(node, StrikeNote) for node in here.nodes)
    return struck or bool(here.sets or here.reads or here.asks or here.notes)


def _choices(number: int, page: Page) -> Iterator[str]:
    """Two options that cost the same and do the same are none."""
    for node in _choosing(page):
        for place, way in enumerate(node.of):
            for other in node.of[:place]:
                if (way.price, way.effects) == (other.price, other.effects):
                    yield f"page {number}: '{other.take}' and '{way.take}' come to the same"


def _trees(pages: Pages) -> Iterator[str]:
    for tree, times in _alike(pages).items():
        if times > MOST_ALIKE:
            numbers = [number for number, page in pages.items() if page.story and _shape(page.do) == tree]
            yield f"page {numbers[0]}: its effects stand on {times} pages: {', '.join(map(str, numbers))}"


def _alike(pages: Pages) -> Counter[Any]:
    return Counter(_shape(page.do) for page in pages.values() if page.story)


def _shape(thing: Any) -> Any:
    """A tree without its labels and the pages it turns to."""
    if isinstance(thing, TurnTo):
        return "turn"
    if isinstance(thing, tuple):
        return tuple(_shape(one) for one in thing)
    if isinstance(thing, Struct):
        held = [(name, _shape(getattr(thing, name))) for name in thing.__struct_fields__ if name != "take"]
        return (type(thing).__name__, *held)
    return thing


def _floors(found: Figures) -> Iterator[str]:
    for name, least in FLOORS.items():
        if found.share(name) < least:
            yield f"page 0: only {found.share(name):.1%} of the stories have {name}, at least {least:.0%} must"


# --- reading ---


def read(pages: Pages, number: int, words: Words) -> Iterator[str]:
    """A page as a writer reads it: title, prose, what it does, its options with their prices, and where it leads."""
    page = pages[number]
    key = f"page-{number}"
    title = words.say(f"{key}.title") if words.has(f"{key}.title") else ""
    who = " ".join(part for part in (page.card, page.colour, page.memory, page.token, page.mood) if part)
    yield f"{number}  {title}".rstrip() + f"  [{page.kind}, {page.scene}{', ' + who if who else ''}]"
    yield words.say(key)
    yield from (f"  - {line}" for line in page_text(page, words))
    here = contents(page)
    links = {"turns to": here.turns, "remembers": here.sets, "settles": here.clears, "notes": here.notes}
    told = [f"{verb} {', '.join(sorted(map(str, names)))}" for verb, names in links.items() if names]
    if told:
        yield f"  ({'; '.join(told)})"


def page_text(page: Page, words: Words) -> list[str]:
    """What a page does, and each of its options with what it costs and does."""
    plain = [effect for effect in page.do if not isinstance(effect, Options)]
    ways = [way for node in inside(page.do) if isinstance(node, Options) for way in node.of]
    return ([said(plain, words)] if plain else []) + [way_text(page, way, words) for way in ways]


def way_text(page: Page, way: Way, words: Words) -> str:
    """One option of a page."""
    label = words.say(f"page-{page.id}.{way.take}")
    effects = inline(said((*way.price, *way.effects), words)) or words.say("way-nothing")
    if way.given is None:
        return words.say("way-told", way=label, effects=effects)
    return words.say("way-told-if", way=label, condition=condition(way.given, words), effects=effects)


def arc(arcs: Iterable[Arc], pages: Pages, name: str) -> list[int]:
    """The pages of an arc in its order, each with those it leads to that are its own follow-ups."""
    found: dict[int, None] = {}
    for number in next((one.pages for one in arcs if one.id == name), ()):
        found[number] = None
        found |= dict.fromkeys(sorted(to for to in contents(pages[number]).turns if pages[to].kind == "follow-up"))
    return list(found)
