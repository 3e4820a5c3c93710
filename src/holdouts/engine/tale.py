"""Tale: a game that is told by the pages of a book: those that were met, what was chosen there, and who came and went.

While the game is under way it is the diary of those who play; at its end a tale to keep: one HTML page that needs
nothing else. Where many pages were met, those are told at which something was chosen or that brought something back.
"""

from collections.abc import Iterable, Iterator, Sequence
from pathlib import Path
from typing import Any, NamedTuple

from holdouts.engine import story
from holdouts.engine.events import Event, readable
from holdouts.engine.naming import Naming
from holdouts.engine.record import About
from holdouts.engine.table import Table
from holdouts.engine.telling import Leaf, Telling
from holdouts.engine.typography import typeset
from holdouts.engine.view import line, naming_for, view
from holdouts.engine.words import Words

LONGEST = 2700
"""What fills eight pages of print, in words."""
HEADING, MARK = 20, 15
"""So many words would stand in the place of a title, and of a line between the pages."""


class Part(NamedTuple):
    """A page, with what was chosen there and came of it; before the first page of a chapter there is none."""

    leaf: Leaf | None
    marks: list[str]

    @property
    def length(self) -> int:
        """The room it takes, in words."""
        return (HEADING + len(self.leaf.text.split()) if self.leaf else 0) + MARK * len(self.marks)

    def goes_on(self, before: "Part") -> bool:
        """Whether it is the same story as the part before it and needs no title of its own."""
        return self.leaf is not None and before.leaf is not None and self.leaf.title == before.leaf.title


class Chapter(NamedTuple):
    """What was met under one heading."""

    heading: str
    parts: list[Part]


def html(table: Table, seat: int | None, words: Words, title: str, about: About) -> str:
    """The tale as one page: no script, nothing fetched."""
    telling, naming = table.game.telling, naming_for(table, seat, words, about.names)
    events = [event for _, event in table.story() if readable(event, seat)]
    found = list(chapters(events, telling, words, naming))
    page = story.page("tale.html").render(
        lang=words.lang,
        title=title,
        scenario=view(table, seat, words, about.names).scene.title,
        cast=telling.cast(naming) if telling.cast else [],
        chapters=shortened(found) if table.over else found,
        over=table.over,
        result_title=words.say("story-result"),
        result=story.result(table, seat, words, about.names),
        policy=POLICY,
        style=STYLE,
    )
    return typeset(page, words.lang)


def chapters(told: Iterable[Event], telling: Telling, words: Words, naming: Naming[Any]) -> Iterator[Chapter]:
    """Chapters at which something was read, or somebody came or went; no page is told twice."""
    assert telling.leaf is not None
    chapter = Chapter("", [])
    read: set[str] = set()
    for event in told:
        if event.heading == 1:
            if chapter.parts:
                yield chapter
            chapter = Chapter(line(event, words, naming), [])
        elif leaf := telling.leaf(event, naming):
            if leaf.number not in read:
                chapter.parts.append(Part(leaf, []))
            read.add(leaf.number)
        elif isinstance(event, telling.marks):
            if not chapter.parts:
                chapter.parts.append(Part(None, []))
            chapter.parts[-1].marks.append(line(event, words, naming))
    if chapter.parts:
        yield chapter


def shortened(chapters: Sequence[Chapter], longest: int = LONGEST) -> list[Chapter]:
    """No longer than somebody reads in an evening: pages at which nothing was chosen or came about are left out first,
    from the middle of the tale, then others there; how it began and how it ended is always told."""
    parts = [part for chapter in chapters for part in chapter.parts]
    middle = len(parts) / 2
    by_weight = sorted(range(len(parts)), key=lambda n: (len(parts[n].marks) > 0, abs(n - middle)))
    left_out: set[int] = set()
    length = sum(part.length for part in parts)
    for n in by_weight:
        if length <= longest:
            break
        left_out.add(n)
        length -= parts[n].length
    places = iter(range(len(parts)))
    kept = [Chapter(one.heading, [part for part in one.parts if next(places) not in left_out]) for one in chapters]
    return [chapter for chapter in kept if chapter.parts]


STYLE = Path(__file__).with_suffix(".css").read_text(encoding="utf-8")
POLICY = story.policy(STYLE)
