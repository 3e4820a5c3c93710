"""Walks: campaigns as they are dealt, with every choice taken down, and camps to which one can come back.

A walk is a legal game: a set-up, a seed and choices, nothing else. A camp is a place on a walk, and whoever goes on
from there has played the same game up to it.
"""

from collections.abc import Iterable, Iterator
from typing import NamedTuple

from holdouts.engine.decision import Option
from holdouts.engine.events import Event
from holdouts.engine.game import Game
from holdouts.engine.library import base_book, new_table
from holdouts.engine.table import Branch, Table
from holdouts.games import find_game
from holdouts.games.this_war_of_mine import events
from holdouts.games.this_war_of_mine.cards import Book
from holdouts.games.this_war_of_mine.picks import TakeOption
from holdouts.games.this_war_of_mine.rules import memory, morning
from holdouts.games.this_war_of_mine.rules.setup import SiegeSetup
from holdouts.games.this_war_of_mine.state import DAWN, NONE, RAID, Siege
from holdouts.lab.leads import Leads, Need, Spot, met
from holdouts.lab.proofs import GAME


class Deal(NamedTuple):
    """All that is arranged."""

    setup: SiegeSetup
    seed: int


class Glance(NamedTuple):
    """What of a table decides which pages are near."""

    kept: frozenset[str]
    """Memories that are on, blank tokens in play."""
    met: frozenset[Need]
    """What ways ask for and is so."""
    read: frozenset[int]
    places: tuple[str, ...]
    people: tuple[str, ...]
    tonight: str
    """The Event whose pages are opened tonight, if any are."""
    events: tuple[str, ...]
    """Those that come, the next one last."""
    later: frozenset[str]
    """Locations and Characters that may still come."""
    waiting: frozenset[int]
    """Pages that were noted, mixed in or lie ready as red arrows."""
    city: float
    door: float
    """How soon the book is opened there, from 0 to 1."""
    reality: bool
    """Whether it is opened tonight."""


class Walk:
    """A campaign on its way."""

    def __init__(self, deal: Deal, table: Table, leads: Leads, made: list[int]) -> None:
        self.deal, self.table, self.leads = deal, table, leads
        self.made = made
        self._read = 0
        self._told: list[Event] = []
        table.state.listen(self._told)

    @property
    def siege(self) -> Siege:
        state = self.table.state
        assert isinstance(state, Siege)
        return state

    @property
    def over(self) -> bool:
        return self.table.decision is None

    def choose(self, option: Option) -> list[Spot]:
        """Make a choice of whoever is asked; the pages and ways that were met by it."""
        (seat, *_) = self.table.waiting_for()
        self.made.append(self.table.options(seat).index(option))
        picked = self.leads.taken(self.siege, option.option) if isinstance(option, TakeOption) else ""
        self.table.choose(option, seat)
        return [*self._ways(picked), *self.news()]

    def _ways(self, picked: str) -> Iterator[Spot]:
        """The ways that were taken since the last choice: the one that was picked, and such as left no choice."""
        for event in self._told:
            if isinstance(event, events.WayTaken):
                here = picked if picked in self.leads.labels[event.way] else ""
                yield here or self.leads.taken(self.siege, event.way)
        self._told.clear()

    def answer(self, number: int) -> Option:
        """What stands at that place in the list of answers."""
        (seat, *_) = self.table.waiting_for()
        option: Option = self.table.options(seat)[number]
        return option

    def repeat(self, number: int) -> list[Spot]:
        """Give the answer that stands at that place."""
        return self.choose(self.answer(number))

    def news(self) -> list[Spot]:
        """The pages that were read since one last asked."""
        pages = self.siege.pages
        new: list[Spot] = list(pages[self._read :])
        self._read = len(pages)
        return new

    def camp(self) -> "Camp":
        seen = glance(self.siege, self.leads.needs)
        return Camp(self.deal, tuple(self.made), self.table.branch(), seen)


class Camp(NamedTuple):
    """A place on a walk."""

    deal: Deal
    made: tuple[int, ...]
    branch: Branch
    glance: Glance

    def walk(self, leads: Leads) -> Walk:
        """Go on from here."""
        table = Table.grown(game_of_walks(), leads.book, self.branch)
        walk = Walk(self.deal, table, leads, list(self.made))
        walk.news()
        return walk


def game_of_walks() -> Game:
    return find_game(GAME)


def book_of_walks() -> Book:
    book: Book = base_book(game_of_walks())
    return book


def begin(deal: Deal, leads: Leads) -> Walk:
    """The first question of a campaign."""
    return Walk(deal, new_table(game_of_walks(), deal.setup, deal.seed), leads, [])


def glance(siege: Siege, needs: Iterable[Need]) -> Glance:
    """What whoever has dealt it can see of a siege."""
    book = siege.book
    tokens = [token.id for token in book.tokens if memory.in_play(siege, token.id)]
    arrows = {script for script in siege.sheet.arrows.values() if script not in siege.arrows}
    coming = [book.events[card].id for card in siege.events if not morning.is_chapter(siege, card)]
    tonight = book.events[siege.latest].id if siege.latest != NONE else coming[-1]
    raid = siege.raids and siege.phase not in (RAID, DAWN) and book.raids[siege.raids[-1]].reality
    unseen = [book.locations[card].id for card in siege.locations]
    strangers = [book.characters[card].id for card in siege.unused]
    return Glance(
        kept=frozenset([*siege.memories, *tokens]),
        met=frozenset(need for need in needs if met(siege, need)),
        read=frozenset(siege.pages),
        places=tuple(siege.location(place).id for place in range(len(siege.places))),
        people=tuple(siege.character(person).id for person in siege.group),
        tonight=tonight,
        events=tuple(coming),
        later=frozenset([*unseen, *strangers]),
        waiting=frozenset([*siege.notes, *siege.blanks, *arrows]),
        city=1 / (1 + _above([book.exploration[card].reality for card in siege.exploration])),
        door=1 / (1 + _above([book.visitors[card].reality for card in siege.visitors])),
        reality=bool(raid),
    )


def _above(deck: list[bool]) -> int:
    """How many cards lie above the first of these; the top of a deck is its end."""
    return deck[::-1].index(True) if True in deck else len(deck)
