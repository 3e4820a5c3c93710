"""Leads: what of the Book of Scripts leads where, and what must be so for it.

Everything is read off the trees of the pages: a way turns to a page, or sets a memory that another page asks for; a
page notes a coda, brings a token that comes back, mixes a blank card into its deck. Nothing here plays.
"""

from collections import defaultdict
from collections.abc import Collection, Iterable, Iterator, Mapping
from functools import cached_property
from typing import Any, NamedTuple

from holdouts.engine.conditions import Condition, Not
from holdouts.engine.effects import Effect, When, branches
from holdouts.games.this_war_of_mine.cards import Book
from holdouts.games.this_war_of_mine.deed import Deed
from holdouts.games.this_war_of_mine.effects.city import ReturnCards
from holdouts.games.this_war_of_mine.effects.conditions import Remembered, TokenInPlay
from holdouts.games.this_war_of_mine.effects.goods import GainToken
from holdouts.games.this_war_of_mine.effects.pages import Forget, MixIn, Note, Options, Remember, TurnTo, Way
from holdouts.games.this_war_of_mine.effects.words import Word
from holdouts.games.this_war_of_mine.rules.binding import contents
from holdouts.games.this_war_of_mine.state import Siege

Spot = int | str
"""A page by its number, or a way of a page by its name."""
Given = tuple[tuple[Condition, bool], ...]
"""What must hold, or must not, where something stands inside a page."""
Need = tuple[Condition, bool] | Word
"""The same by itself, or a price."""

FURTHER = 0.7
"""How much of what lies one step further on counts here."""
STEPS = 8
"""Further on than that nobody looks."""


class Line(NamedTuple):
    """Something that stands on a page: an effect, or a way."""

    page: int
    within: str
    """The way behind which it stands, or nothing."""
    given: Given
    node: Any

    @property
    def spot(self) -> Spot:
        """Who takes this way, or else reads this page, comes by it."""
        return self.within or self.page

    def stands(self, siege: Siege) -> bool:
        """Whether it is this line that counts, as things are."""
        return all(condition.holds(siege, siege.leader) is wanted for condition, wanted in self.given)


class Plan(NamedTuple):
    """One line that leads to a page or a way: what opens it, and what must be remembered on it."""

    opener: int
    """The page with which it begins, which a card, a memory or a rule opens."""
    on: frozenset[str]
    off: frozenset[str]
    """Memories and blank tokens that must be there, or must not."""
    needs: frozenset[Need]
    """What else must be so, and what its ways cost."""
    steps: tuple[Spot, ...]
    """The pages and ways from there to the goal."""


class Leads:
    """The pages of a book and their ways, with what each leads to."""

    def __init__(self, book: Book) -> None:
        self.book = book
        self.lines = [line for number, page in book.pages.items() for line in _lines(number, page.do)]
        self.ways = {line.within: line for line in self.lines if isinstance(line.node, Way)}
        self.labels: dict[str, list[str]] = defaultdict(list)
        for name, line in self.ways.items():
            self.labels[f"{line.page}.{line.node.take}"].append(name)

    def taken(self, siege: Siege, label: str) -> str:
        """Which way whoever picks this label takes, as things are: a page may have two of one label, for two cases."""
        named = self.labels[label]
        return next((name for name in named if self.ways[name].stands(siege)), named[0])

    # --- what leads where ---

    @cached_property
    def onward(self) -> dict[Spot, frozenset[Spot]]:
        """What each page and each way leads to at once, or one day."""
        spots: list[Spot] = [*self.book.pages, *self.ways]
        found: dict[Spot, set[Spot]] = {spot: set() for spot in spots}
        for line in self.lines:
            if isinstance(line.node, Way):
                found[line.page].add(line.within)
            else:
                found[line.spot] |= self._opened_by(line.node)
        for (index, _), ending in self.book.volume.endings.items():
            found[index].add(ending)
        return {spot: frozenset(onward) for spot, onward in found.items()}

    def _opened_by(self, node: Effect) -> frozenset[int]:
        match node:
            case TurnTo() | Note() | MixIn():
                return frozenset({node.page})
            case Remember():
                return self.reading[node.memory]
            case GainToken():
                return self.reading[node.token]
        return frozenset()

    @cached_property
    def reading(self) -> Mapping[str, frozenset[int]]:
        """By memory and by blank token: the pages that ask for it."""
        found: dict[str, set[int]] = defaultdict(set)
        for number, page in self.book.pages.items():
            here = contents(page)
            for name in here.reads | here.asks:
                found[name].add(number)
        return defaultdict(frozenset, {name: frozenset(pages) for name, pages in found.items()})

    @cached_property
    def setting(self) -> Mapping[str, list[Spot]]:
        """By memory and by blank token: the ways and pages that bring it."""
        found: dict[str, list[Spot]] = defaultdict(list)
        for line in self.lines:
            match line.node:
                case Remember():
                    found[line.node.memory].append(line.spot)
                case GainToken():
                    found[line.node.token].append(line.spot)
        return found

    @cached_property
    def clearing(self) -> Mapping[Spot, set[str]]:
        """By way: the memories that it settles."""
        found: dict[Spot, set[str]] = defaultdict(set)
        for line in self.lines:
            if isinstance(line.node, Forget):
                found[line.spot].add(line.node.memory)
        return found

    # --- what lies behind ---

    def worth(self, unmet: Collection[Spot]) -> dict[Spot, float]:
        """What lies behind each page and each way of what nobody has met yet, the nearer the more."""
        wanted = frozenset(unmet)
        worth = {spot: float(spot in wanted) for spot in self.onward}
        for _ in range(STEPS):
            worth = {
                spot: float(spot in wanted) + FURTHER * max((worth[to] for to in onward), default=0.0)
                for spot, onward in self.onward.items()
            }
        return worth

    # --- how one gets there ---

    def plans(self, goal: Spot) -> list[Plan]:
        """All lines that lead to a page or a way, each from a page that no other turns to."""
        if isinstance(goal, int):
            return list(self._back(goal, (), (goal,)))
        line = self.ways[goal]
        return list(self._back(line.page, line.given, (line.page, goal)))

    def _back(self, page: int, given: Given, steps: tuple[Spot, ...]) -> Iterator[Plan]:
        before = [line for line in self._turning[page] if line.page not in steps]
        for line in before:
            way = (line.within,) if line.within else ()
            yield from self._back(line.page, (*line.given, *given), (line.page, *way, *steps))
        if not before:
            yield self._plan(page, given, steps)

    def _plan(self, page: int, given: Given, steps: tuple[Spot, ...]) -> Plan:
        opener = self.book.pages[page]
        named = [*_named(given), *((name, True) for name in (opener.memory, opener.token) if name)]
        prices = [part for step in steps if isinstance(step, str) for part in self.ways[step].node.price]
        return Plan(
            page,
            on=frozenset(name for name, wanted in named if wanted),
            off=frozenset(name for name, wanted in named if not wanted),
            needs=frozenset([*(part for part in given if not [*_named((part,))]), *prices]),
            steps=steps,
        )

    @cached_property
    def needs(self) -> frozenset[Need]:
        """Everything that any way asks for, besides what is remembered."""
        return frozenset(need for spot in self.onward for plan in self.plans(spot) for need in plan.needs)

    @cached_property
    def _turning(self) -> Mapping[int, list[Line]]:
        found: dict[int, list[Line]] = defaultdict(list)
        for line in self.lines:
            if isinstance(line.node, TurnTo):
                found[line.node.page].append(line)
        return found


def met(siege: Siege, need: Need) -> bool:
    """Whether it is so, or can be paid at home; what is paid with cards of a trip is there when one is on it."""
    if isinstance(need, Word):
        return isinstance(need, ReturnCards) or need.payable(siege, Deed(siege.leader, ""))
    condition, wanted = need
    return condition.holds(siege, siege.leader) is wanted


def _named(given: Given) -> Iterator[tuple[str, bool]]:
    """The memories and blank tokens that conditions ask for; what else they ask for is left to play."""
    for condition, wanted in given:
        match condition:
            case Not():
                yield from _named(((condition.of, not wanted),))
            case Remembered():
                yield condition.memory, wanted
            case TokenInPlay():
                yield condition.token, wanted


def _lines(number: int, effects: Iterable[Effect]) -> Iterator[Line]:
    """Every effect and every way of a page."""
    labels: dict[str, int] = defaultdict(int)

    def walk(effects: Iterable[Effect], given: Given, within: str) -> Iterator[Line]:
        for effect in effects:
            match effect:
                case Options():
                    for way in effect.of:
                        labels[way.take] += 1
                        again = f" ({labels[way.take]})" if labels[way.take] > 1 else ""
                        here = given if way.given is None else (*given, (way.given, True))
                        name = f"{number}.{way.take}{again}"
                        yield Line(number, name, here, way)
                        yield from walk(way.effects, here, name)
                case When():
                    yield from walk(effect.effects, (*given, (effect.given, True)), within)
                    yield from walk(effect.otherwise, (*given, (effect.given, False)), within)
                case _:
                    yield Line(number, within, given, effect)
                    for inner in branches(effect):
                        yield from walk(inner, given, within)

    return walk(effects, (), "")
