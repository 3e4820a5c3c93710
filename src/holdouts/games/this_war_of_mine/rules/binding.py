"""Binding: the pages become a book, if all of them are sound. [section 13 of the plan]

A page that nothing opens, a jump to nowhere, a memory that nobody reads, a list of options none of which is free: each
fault is named with the number of its page, and no game is dealt with such a book.
"""

from collections import defaultdict
from collections.abc import Iterable, Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any

from msgspec import Struct

from holdouts.engine.conditions import Condition, Not
from holdouts.engine.content import Pack
from holdouts.engine.effects import Effect, branches
from holdouts.engine.names import kebab
from holdouts.engine.rulebook import turned_to
from holdouts.engine.shelves import BadBook
from holdouts.games.this_war_of_mine.cards import Book
from holdouts.games.this_war_of_mine.effects.conditions import Remembered, TokenInPlay
from holdouts.games.this_war_of_mine.effects.goods import GainToken, LoseToken
from holdouts.games.this_war_of_mine.effects.pages import (
    Clause,
    Forget,
    MixIn,
    Note,
    Options,
    Remember,
    StrikeNote,
    TurnTo,
    Way,
)
from holdouts.games.this_war_of_mine.pages import INKS, MOODS, Page, Volume

Pages = Mapping[int, Page]
Table = Mapping[int, "Contents"]
"""What stands on each page."""

RULEBOOKS = Path(__file__).parents[1] / "rulebook"
BASES = {"trip": 2001, "night": 2361, "day": 2601}
BLOCK = 20
"""Every Location, Event and Character has so many numbers of its own. [10.19]"""

TRIP_ONLY = frozenset(
    {
        *("noise", "noise-roll", "return-cards", "find", "special-find", "end-exploration", "capacity"),
        *("encounter", "add-unknown"),
    }
)
HOME_ONLY = frozenset({"actions", "one-action-day", "join"})
PRICES = frozenset({"lose", "pay-value", "return-cards", "lose-fitting"})
ABOUT_SOMEBODY = frozenset({"day", "end"})
HEAVY = frozenset({"water", "wood", "components"})
"""What nobody has along on a trip. [TWM-SCAV-3]"""


class Callers(Struct, frozen=True, kw_only=True):
    """What else than pages opens pages: the cards of the game."""

    owners: dict[str, tuple[str, ...]]
    """By scene: the Locations, Events and Characters, in the order of their numbers."""
    blanks: dict[int, tuple[str, int]]
    arrows: frozenset[int]
    tokens: frozenset[str]
    cited: frozenset[int] = frozenset()
    """The pages that the rulebook prints, in every language."""


def make_book(packs: Sequence[Pack]) -> Book:
    """All cards of some packs, with the Book of Scripts bound; raises BadBook."""
    book = Book(packs)
    book.volume = bind(book.pages, callers_in(book))
    return book


def callers_in(book: Book) -> Callers:
    """What the cards of a book open."""
    shelves: Mapping[str, Sequence[Any]] = {
        "residents": book.residents,
        "visitors": book.visitors,
        "raids": book.raids,
        "exploration": book.exploration,
    }
    return Callers(
        owners={
            "trip": tuple(card.id for card in book.locations),
            "night": tuple(card.id for card in book.events if not card.final),
            "day": tuple(sorted(card.id for card in book.characters)),
        },
        blanks={
            card.script: (shelf, n) for shelf, cards in shelves.items() for n, card in enumerate(cards) if card.script
        },
        arrows=frozenset(script for scenario in book.scenarios for script in scenario.arrows.values()),
        tokens=frozenset(card.id for card in book.tokens),
        cited=cited(),
    )


def cited() -> frozenset[int]:
    """The pages that the rulebook prints in every language it is written in."""
    books = [path.read_text(encoding="utf-8") for path in RULEBOOKS.glob("*.md")]
    return frozenset.intersection(*(frozenset(turned_to(book)) for book in books))


def bind(pages: Pages, callers: Callers) -> Volume:
    """The book, with what is asked of it again and again; raises BadBook."""
    table = {number: contents(page) for number, page in pages.items()}
    found = faults(pages, table, callers)
    if found:
        raise BadBook("\n".join(found))
    echoes = {page.memory or page.token: number for number, page in pages.items() if page.kind == "echo"}
    entries = [number for number, page in pages.items() if page.kind == "entry"]
    return Volume(
        threads=frozenset(number for number in entries if opens_thread(table, number, echoes)),
        answers={number: (table[number].reads, table[number].asks) for number in entries},
        echoes=echoes,
        clauses={
            (token, node.at): (number, node.effects)
            for number, here in table.items()
            for token in here.brings
            for node in here.nodes
            if isinstance(node, Clause)
        },
        blanks=callers.blanks,
        endings={(page.callers[0], page.card): number for number, page in pages.items() if page.kind == "ending"},
        epilogues={(page.card, page.mood): number for number, page in pages.items() if page.mood},
    )


def opens_thread(table: Table, number: int, echoes: Mapping[str, int]) -> bool:
    """Whether a page, or one it leads to, sets a memory or brings a token that comes back. [TWM-BOOK-14]"""
    return any(table[page].sets or table[page].brings & echoes.keys() for page in chain(table, number))


# --- walking ---


def inside(thing: Any) -> list[Any]:
    """A node, a condition or a part of one, and all that is inside it, the outer before the inner."""
    found: list[Any] = []
    _gather(thing, found)
    return found


def _gather(thing: Any, found: list[Any]) -> None:
    if isinstance(thing, tuple):
        for one in thing:
            _gather(one, found)
    elif isinstance(thing, Struct):
        found.append(thing)
        for name in thing.__struct_fields__:
            _gather(getattr(thing, name), found)


def way_of(book: Book, option: str) -> Way | None:
    """The option of a page that a pick names."""
    number, _, name = option.partition(".")
    page = book.pages.get(int(number))
    ways = [node for node in inside(page.do) if isinstance(node, Way)] if page else []
    return next((way for way in ways if way.take == name), None)


class Contents(Struct, frozen=True):
    """What stands on a page."""

    nodes: tuple[Any, ...]
    """All nodes, conditions and parts of nodes."""
    turns: frozenset[int]
    """The pages it may turn to."""
    sets: frozenset[str]
    clears: frozenset[str]
    reads: frozenset[str]
    """Memories. [TWM-BOOK-5]"""
    brings: frozenset[str]
    drops: frozenset[str]
    asks: frozenset[str]
    """Blank tokens. [TWM-GEN-20]"""
    notes: frozenset[int]
    mixes: frozenset[int]


def contents(page: Page) -> Contents:
    """What stands on a page, found in one walk."""
    found: dict[type, set[Any]] = defaultdict(set)
    nodes = tuple(inside(page.do))
    for node in nodes:
        match node:
            case TurnTo() | Note() | MixIn():
                found[type(node)].add(node.page)
            case Remember() | Forget() | Remembered():
                found[type(node)].add(node.memory)
            case GainToken() | LoseToken() | TokenInPlay():
                found[type(node)].add(node.token)
    return Contents(
        nodes,
        turns=frozenset(found[TurnTo]),
        sets=frozenset(found[Remember]),
        clears=frozenset(found[Forget]),
        reads=frozenset(found[Remembered] | ({page.memory} if page.memory else set())),
        brings=frozenset(found[GainToken]),
        drops=frozenset(found[LoseToken]),
        asks=frozenset(found[TokenInPlay] | ({page.token} if page.token else set())),
        notes=frozenset(found[Note]),
        mixes=frozenset(found[MixIn]),
    )


def chain(table: Table, number: int) -> set[int]:
    """A page and all pages that it leads to."""
    found: set[int] = set()
    waiting = [number]
    while waiting:
        here = waiting.pop()
        if here not in found and here in table:
            found.add(here)
            waiting += table[here].turns
    return found


# --- what is wrong ---


def faults(pages: Pages, table: Table, callers: Callers) -> list[str]:
    """Everything that is wrong with a book, a line each, with the number of the page."""
    return [
        *_targets(pages, table),
        *_callers(pages, table, callers),
        *_missing(pages, callers),
        *_printed(pages, callers),
        *_memories(table),
        *_tokens(table, callers.tokens),
        *(f"page {number}: {fault}" for number, page in pages.items() for fault in _page(page, table[number])),
    ]


def _targets(pages: Pages, table: Table) -> Iterator[str]:
    for number, here in table.items():
        yield from (f"page {number}: turns to {to}, which does not exist" for to in here.turns if to not in pages)
        struck = {node.page for node in here.nodes if isinstance(node, StrikeNote)}
        for noted in sorted(here.notes | struck):
            if not _is(pages, noted, "coda"):
                yield f"page {number}: notes {noted}, which is no coda"
        for mixed in here.mixes:
            if not _is(pages, mixed, "blank"):
                yield f"page {number}: mixes in {mixed}, which is no blank card"


def _is(pages: Pages, number: int, kind: str) -> bool:
    return number in pages and pages[number].kind == kind


def _callers(pages: Pages, table: Table, callers: Callers) -> Iterator[str]:
    turning: dict[int, set[int]] = defaultdict(set)
    opened: set[int] = {*callers.arrows}
    for number, here in table.items():
        for to in here.turns:
            turning[to].add(number)
        opened |= here.notes | (here.mixes & callers.blanks.keys())
    entries = _entries(callers)
    for number, page in pages.items():
        if page.kind not in ("ending", "rule") and set(page.callers) != turning[number]:
            yield f"page {number}: names {list(page.callers)} as its callers, but {sorted(turning[number])} turn to it"
        if not turning[number] and number not in opened and not _opens_by_itself(page, entries, callers):
            yield f"page {number}: nothing opens it"


def _opens_by_itself(page: Page, entries: Mapping[int, tuple[str, str, str]], callers: Callers) -> bool:
    """Whether a card, a rule, a memory or the end of the game opens a page."""
    match page.kind:
        case "entry":
            return entries.get(page.number) == (page.scene, page.card, page.colour)
        case "echo":
            return bool(page.memory) != bool(page.token)
        case "ending" | "epilogue":
            return page.card in callers.owners["day"]
        case "index":
            return True
        case "rule-page":
            return page.number in callers.cited
        case _:
            return bool(page.rule)


def _entries(callers: Callers) -> dict[int, tuple[str, str, str]]:
    """The number of every entry: its scene, its card, its colour. [10.19]"""
    return {
        BASES[scene] + BLOCK * place + ink: (scene, card, colour)
        for scene, cards in callers.owners.items()
        for place, card in enumerate(cards)
        for ink, colour in enumerate(INKS)
    }


def _missing(pages: Pages, callers: Callers) -> Iterator[str]:
    """What is called and is not there: an entry, an ending, an epilogue."""
    for number, (_, card, colour) in _entries(callers).items():
        if not _is(pages, number, "entry"):
            yield f"page {number}: is missing, the {colour} entry of {card}"
    people = callers.owners["day"]
    endings = [(page.callers, page.card) for page in pages.values() if page.kind == "ending"]
    for number in (number for number, page in pages.items() if page.kind == "index"):
        for card in people:
            if endings.count(((number,), card)) != 1:
                yield f"page {number}: leads to {endings.count(((number,), card))} endings of {card}"
    epilogues = [(page.card, page.mood) for page in pages.values() if page.kind == "epilogue"]
    for card in people:
        for mood in MOODS:
            if epilogues.count((card, mood)) != 1:
                yield f"page 1000: there are {epilogues.count((card, mood))} {mood} epilogues of {card}"


def _printed(pages: Pages, callers: Callers) -> Iterator[str]:
    """What the rulebook prints explains rules, and is no story."""
    for number in sorted(callers.cited):
        if not _is(pages, number, "rule-page"):
            yield f"page {number}: stands in the rulebook, and is no page that explains rules"


def _memories(table: Table) -> Iterator[str]:
    setting = {name for here in table.values() for name in here.sets}
    reading = {name for here in table.values() for name in here.reads}
    for number, here in table.items():
        yield from (f"page {number}: the memory '{name}' is never read" for name in sorted(here.sets - reading))
        missing = sorted((here.reads | here.clears) - setting)
        yield from (f"page {number}: the memory '{name}' is never set" for name in missing)


def _tokens(table: Table, known: frozenset[str]) -> Iterator[str]:
    brought = {token for here in table.values() for token in here.brings}
    for number, here in table.items():
        for token in sorted(here.brings | here.asks | here.drops):
            if token not in known:
                yield f"page {number}: there is no blank token '{token}'"
            elif token not in brought:
                yield f"page {number}: the blank token '{token}' never comes into play"


# --- a page by itself ---


def _page(page: Page, here: Contents) -> Iterator[str]:
    on_trip, may_be_about = page.scene in ("trip", "scen"), page.scene in ABOUT_SOMEBODY or page.subject
    yield from _list(page.do)
    for node in here.nodes:
        name = kebab(type(node).__name__)
        if name in TRIP_ONLY and not on_trip:
            yield f"'{name}' stands only on pages of a trip"
        if name in HOME_ONLY and page.scene == "trip":
            yield f"'{name}' does not stand on pages of a trip"
        if "me" in (getattr(node, "who", ""), getattr(node, "on", "")) and not may_be_about:
            yield f"'{name}' speaks of somebody whom the page is not about"
        if isinstance(node, Options):
            yield from _choices(node, page)


def _list(effects: Iterable[Effect]) -> Iterator[str]:
    """A jump ends a page, so nothing may follow it, nor what leads to it; cards are returned as a price only."""
    lines = list(effects)
    for place, effect in enumerate(lines):
        if place < len(lines) - 1 and any(isinstance(node, TurnTo) for node in inside(effect)):
            yield "something stands after a jump"
        if kebab(type(effect).__name__) == "return-cards":
            yield "'return-cards' stands only in prices"
        within = [way.effects for way in effect.of] if isinstance(effect, Options) else branches(effect)
        for inner in within:
            yield from _list(inner)


def _choices(options: Options, page: Page) -> Iterator[str]:
    unpaid = [way.given for way in options.of if not way.price]
    if None not in unpaid and not _covered(unpaid):
        yield "has a list of options none of which is always open"
    for price in (*(way.price for way in options.of), options.again):
        for node in price:
            name = kebab(type(node).__name__)
            if name not in PRICES:
                yield f"asks for '{name}' as a price"
            if page.scene == "trip" and getattr(node, "of", "") in HEAVY:
                yield "asks for what nobody has along on a trip"


def _covered(conditions: Sequence[Condition | None]) -> bool:
    """Whether one of two holds in any case."""
    return any(isinstance(one, Not) and one.of in conditions for one in conditions)
