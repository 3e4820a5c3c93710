"""Chronicles: the last lines of what happened, as one seat reads them in one language.

What is new is put into words once, and of what was before, no more than a page shows: what a line costs does not depend
on how long the game has lasted.
"""

from collections import Counter
from collections.abc import Sequence
from typing import Any, NamedTuple, TypeVar
from weakref import WeakKeyDictionary

from holdouts.engine import course
from holdouts.engine.course import Fate
from holdouts.engine.events import Event, readable
from holdouts.engine.gallery import Gallery
from holdouts.engine.table import Table
from holdouts.engine.view import Line, naming_for
from holdouts.engine.words import Words
from holdouts.server.room import Room

LINES = 80
"""How much of the chronicle and of the chat a page holds."""

STEP = 16
"""The chronicle on a page begins at every so-manieth place of the story, a little before its last lines: what stands
there stays as it is for some moves, and is not drawn and sent anew with each."""


class Entry(NamedTuple):
    """A line, and its place in the whole story."""

    place: int
    line: Line


class News(NamedTuple):
    """Something that came to pass: its place in the whole story, and the moment it led to."""

    place: int
    moment: int
    event: Event


P = TypeVar("P", Entry, News)


def _page(story: list[P]) -> list[P]:
    """The last lines, from a place on that is the same for some moves."""
    if len(story) <= LINES:
        return story
    start = story[-LINES].place // STEP * STEP
    return [each for each in story if each.place >= start]


class Chronicle:
    """The last lines of one seat in one language."""

    def __init__(self, table: Table, seat: int | None, words: Words, names: Sequence[str]) -> None:
        self.entries: list[Entry] = []
        self.length = 0
        """How much of the table's story was read."""
        self.last_moment: int | None = None
        """The moment that the seat's last choice led to."""
        self.met: dict[type[Event], None] = {}
        """What sorts of things have happened of late, each once, in the order in which they did."""
        self._led_to: int | None = None
        """The same, where nobody else had a part in it."""
        self._choices = 0
        self._words = words
        self._names = names
        self._seat = seat
        self._naming = naming_for(table, seat, words, names)
        self._deeds: Counter[tuple[type[Event], Any]] | None = None
        self._fates: list[Fate] | None = None

    def catch_up(self, table: Table, gallery: Gallery | None = None) -> list[Line]:
        """The last lines as things stand."""
        if table.story_length > self.length:
            self._read(table, gallery or Gallery(table))
            self._find_last_choice(table)
        return [entry.line for entry in self.entries]

    def _read(self, table: Table, gallery: Gallery) -> None:
        """Put into words what the story has gained, as far as it is shown."""
        before, self.length = self.length, table.story_length
        self._naming.look(gallery.known(self._seat))
        news = self._news(table, before)
        self.met.update((type(each.event), None) for each in news)
        lines = [Entry(each.place, gallery.line(*each, self._naming)) for each in _page(news)]
        self.entries = _page([*self.entries, *lines])

    def _news(self, table: Table, before: int) -> list[News]:
        """What the seat may read of the last part of the story: all that is new, or enough to fill a page."""
        span = LINES
        while True:
            since = max(before, (self.length - span) // STEP * STEP)
            story = enumerate(table.story(since), start=since)
            news = [News(place, moment, event) for place, (moment, event) in story if readable(event, self._seat)]
            if since == before or len(news) >= LINES:
                return news
            span *= 4

    def _find_last_choice(self, table: Table) -> None:
        if self._seat is None:
            return
        choices, settled = table.choices, table.choice_at(table.moment)  # what lies face down may be taken up again
        for number in range(settled, self._choices, -1):
            if choices[number - 1][0] == self._seat:
                moment = table.moment_at(number - 1)
                together = table.choice_at(moment + 1) - table.choice_at(moment) > 1
                # what comes of answers in secret is new to all who gave them, whoever was the last
                self.last_moment, self._led_to = (moment, None) if together else (moment + 1, moment + 1)
                break
        self._choices = settled

    def first_news(self) -> int | None:
        """The place of the first line that is new to the seat since its last choice: the turn of another that this
        choice began is new, too."""
        mine = self.last_moment
        if mine is None:
            return None
        lines = [entry.line for entry in self.entries]
        return next((place for place, line in enumerate(lines) if line.moment > mine or self._begins(line)), None)

    def _begins(self, line: Line) -> bool:
        """Whether the seat's last choice led to this turn of another."""
        return line.moment == self._led_to and line.heading > 0 and line.seat not in (None, self._seat)

    def deeds(self, table: Table) -> Counter[tuple[type[Event], Any]]:
        """Of a game that is over: who did what how often, counted once."""
        if self._deeds is None:
            events = (event for event in table.chronicle if readable(event, self._seat))
            self._deeds = Counter((type(event), getattr(event, "who", None)) for event in events)
        return self._deeds

    def fates(self, table: Table) -> list[Fate]:
        """Of a game that is over: who lived, and how the others fell; found once."""
        if self._fates is None:
            self._fates = course.fates(table, self._seat, self._words, self._names)
        return self._fates


class Chronicles:
    """Those of all rooms: whoever reads for the same seat in the same language reads the same."""

    def __init__(self) -> None:
        self._rooms: WeakKeyDictionary[Room, dict[tuple[int | None, Words, int], Chronicle]] = WeakKeyDictionary()

    def read(self, room: Room, seat: int | None, words: Words, gallery: Gallery | None = None) -> Chronicle:
        """The chronicle as it stands."""
        read = self._rooms.setdefault(room, {})
        key = (seat, words, room.rewound)
        if key not in read:
            for old in [other for other in read if other[2] != room.rewound]:
                del read[old]
            read[key] = Chronicle(room.table, seat, words, room.names)
        read[key].catch_up(room.table, gallery)
        return read[key]
