"""Curious campaigns: how much of the Book of Scripts legal choices lead to, from dealt games, if one wants to see all.

A careful newcomer leads the group, strays now and then, and takes the way of a page that was taken least in all
campaigns so far. Nothing is arranged: what is met here, people can meet.
"""

from collections import Counter
from collections.abc import Callable, Iterator
from random import Random
from typing import NamedTuple

from holdouts.bots import make_bot
from holdouts.engine.decision import Option
from holdouts.engine.library import new_table
from holdouts.engine.table import Table
from holdouts.games import find_game
from holdouts.games.this_war_of_mine import events
from holdouts.games.this_war_of_mine.cards import Book
from holdouts.games.this_war_of_mine.effects.pages import Options
from holdouts.games.this_war_of_mine.picks import TakeOption
from holdouts.games.this_war_of_mine.rules.binding import inside
from holdouts.lab.proofs import GAME, open_book
from holdouts.lab.wander import Follower

TRUST = 0.9
"""How often the newcomer's advice is followed; what lies off its path is met by those who stray."""


class Reader(Follower):
    """Whoever takes the ways of a page that were taken least."""

    def __init__(self, number: int, taken: Counter[str]) -> None:
        super().__init__(number, make_bot("sensible", number), trust=TRUST)
        self._ways = taken

    def choose(self, table: Table) -> tuple[int, Option]:
        seat, option = super().choose(table)
        if seat in table.waiting_for():
            ways = [way for way in table.options(seat) if isinstance(way, TakeOption)]
            if ways:
                option = min(ways, key=lambda way: (self._ways[way.option], self._random()))
        return seat, option


class Reached(NamedTuple):
    """What was met in so many campaigns."""

    campaigns: int
    book: Book
    pages: Counter[int]
    """How often each page was read."""
    ways: Counter[str]
    """How often each way of a page was taken."""

    @property
    def unread(self) -> list[int]:
        return [number for number in self.book.pages if not self.pages[number]]

    @property
    def untaken(self) -> list[str]:
        return [way for way in ways_of(self.book) if not self.ways[way]]

    def lines(self) -> Iterator[str]:
        """The figures, for people, and what is still to be met."""
        pages, ways = len(self.book.pages), len(list(ways_of(self.book)))
        yield f"{self.campaigns} campaigns of somebody curious, as they were dealt"
        yield f"{pages - len(self.unread)} of {pages} pages were read, {ways - len(self.untaken)} of {ways} ways taken"
        for number in self.unread:
            page = self.book.pages[number]
            yield f"  never read: {number} {page.kind} {page.card}".rstrip()
        for way in self.untaken:
            if self.pages[int(way.partition(".")[0])]:
                yield f"  never taken: {way}"


def ways_of(book: Book) -> Iterator[str]:
    """Every way that a page offers, as it is picked."""
    for number, page in book.pages.items():
        for node in inside(page):
            if isinstance(node, Options):
                yield from (f"{number}.{way.take}" for way in node.of)


def explore(campaigns: int, seed: int = 1, progress: Callable[[int], None] = lambda finished: None) -> Reached:
    """Play so many campaigns, all set-ups of the game in turn."""
    game, found = find_game(GAME), Reached(campaigns, open_book(), Counter(), Counter())
    setups = list(game.setups())
    Random(seed).shuffle(setups)
    for number in range(campaigns):
        table = new_table(game, setups[number % len(setups)], seed * 1_000_000 + number)
        table.branches = False
        reader = Reader(seed * 1_000_000 + number, found.ways)
        while table.decision is not None:
            table.make(*reader.choose(table))
        found.pages.update(event.script for event in table.chronicle if isinstance(event, events.ScriptRead))
        found.ways.update(event.way for event in table.chronicle if isinstance(event, events.WayTaken))
        progress(1)
    return found
