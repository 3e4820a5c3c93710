"""The box: every deck and token, as the catalog counts it and as it lies here."""

from collections import Counter
from collections.abc import Iterable

from holdouts.engine.accounts import Count
from holdouts.games.godforsaken_scavengers.cards import Book
from holdouts.games.godforsaken_scavengers.rules.setup import ExpeditionSetup, deal
from holdouts.games.godforsaken_scavengers.state import FINAL

KINDS = ("action", "peril", "opportunity", "anomaly")
DRAW_CARDS = {1: (32, 4, 3, 1), 2: (23, 7, 3, 1), 3: (14, 9, 2, 1)}
"""Cards of each level by kind, in the order of `KINDS`."""

DESIGNS = {"action": 26, "peril": 15, "opportunity": 8, "anomaly": 3}
PLURALS = {"action": "Actions", "peril": "Perils", "opportunity": "Opportunities", "anomaly": "Anomalies"}
BLACK_MIST = 2
LOCATIONS, AFFLICTIONS, CHARACTERS, SCENARIOS = 16, 18, 12, 7
MOST_SEATS = 6


def components(book: Book) -> list[Count]:
    """What the box holds. [GOD-SETUP-1, GOD-PERIL-19]"""
    return [
        *_draw_cards(book),
        *_designs(book),
        ("Black Mist", BLACK_MIST, sum(card.id == "black-mist" for card in book.cards)),
        ("Locations", LOCATIONS, len(book.locations)),
        ("Afflictions", AFFLICTIONS, len(book.afflictions)),
        ("Characters", CHARACTERS, len(book.characters)),
        ("Scenarios", SCENARIOS, len(book.scenarios)),
        ("Final Locations, on the backs of the Scenarios", SCENARIOS, len({s.final.id for s in book.scenarios})),
        *_tokens(book),
    ]


def _draw_cards(book: Book) -> list[Count]:
    """The draw deck by level and kind."""
    here = Counter((card.level, card.kind) for card in book.cards)
    whole = sum(sum(counts) for counts in DRAW_CARDS.values())
    found: list[Count] = [("Draw cards", whole, len(book.cards))]
    for level, counts in DRAW_CARDS.items():
        found.append((f"Draw cards of level {level}", sum(counts), sum(here[level, kind] for kind in KINDS)))
        found += [
            (f"{PLURALS[kind]} of level {level}", count, here[level, kind])
            for kind, count in zip(KINDS, counts, strict=True)
        ]
    return found


def _designs(book: Book) -> list[Count]:
    """How many different cards there are of each kind."""
    here = Counter(kind for _, kind in {(card.id, card.kind) for card in book.cards})
    return [(f"Different {PLURALS[kind]}", count, here[kind]) for kind, count in DESIGNS.items()]


def _tokens(book: Book) -> list[Count]:
    """What a table is dealt once, counted on tables that are dealt: the worst of all scenarios."""
    tables = [
        deal(ExpeditionSetup(scenario=scenario.id, seats=scenario.players[1], caravan=True), book, seed=1)
        for scenario in book.scenarios
    ]
    return [
        ("Final Location marker", 1, _worst(table.locations.count(FINAL) for table in tables)),
        ("Banner", 1, _worst(sum(seat == table.first for seat in table.seats) for table in tables)),
        ("Caravan", 1, _worst(int(table.with_caravan) for table in tables)),
        ("Seats", MOST_SEATS, max((scenario.players[1] for scenario in book.scenarios), default=0)),
    ]


def _worst(counts: Iterable[int]) -> int:
    """Of counts that should all be one, the one that is furthest from it."""
    return max(counts, key=lambda count: abs(count - 1), default=0)
