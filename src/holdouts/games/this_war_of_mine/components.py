"""The box: every deck and every kind of piece, as the catalog counts it and as it lies here. [2.1..2.4]"""

from collections import Counter

from holdouts.engine.accounts import Count
from holdouts.games.this_war_of_mine.cards import Book
from holdouts.games.this_war_of_mine.household import COLOURS

COLOURED = {"red": 30, "green": 33, "grey": 23, "yellow": 18}
SHELTER = {"rubble": 5, "bars": 2, "locked-door": 3, "furniture": 5, "junk": 4}
BLANK_CARDS = 5


def components(book: Book) -> list[Count]:
    """What the box holds; blank cards are counted apart."""
    colours = Counter(good.colour for good in book.goods for _ in range(good.count))
    kinds: Counter[str] = Counter(card.kind for card in book.shelter)
    decks = (book.exploration, book.residents, book.raids, book.visitors)
    plain = [sum(not card.script for card in deck) for deck in decks]
    found: list[Count] = [
        ("Characters", 12, len(book.characters)),
        ("Characters with a red border", 6, sum(card.border == "red" for card in book.characters)),
        ("Shelter cards", 19, len(book.shelter)),
        *((f"Shelter cards: {kind}", count, kinds[kind]) for kind, count in SHELTER.items()),
        ("Fittings", 20, len(book.fittings)),
        ("Fittings with a green corner", 12, sum(card.corner == "green" for card in book.fittings)),
        ("Locations", 18, len(book.locations)),
        ("Exploration", 26, plain[0]),
        ("Findings", 11, len(book.findings)),
        ("Residents", 14, plain[1]),
        ("Residents with a red corner", 4, sum(bool(card.corner) for card in book.residents)),
        ("Night Raids", 10, plain[2]),
        ("Night Raids with a red corner", 4, sum(bool(card.corner) for card in book.raids)),
        ("Events", 15, len(book.events)),
        ("Final Events", 3, sum(card.final for card in book.events)),
        ("Chapters", 3, len(book.chapters)),
        ("Objectives", 8, len(book.objectives)),
        ("Narrative Actions", 15, len(book.narratives)),
        ("Fate", 7, len(book.fate)),
        ("Visitors", 12, plain[3]),
        ("Colours", 5, len(book.colours)),
        ("Blank cards", BLANK_CARDS, sum(bool(card.script) for deck in decks for card in deck)),
        ("Blank tokens", 6, len(book.tokens)),
        *((f"Tokens: {colour}", COLOURED[colour], colours[colour]) for colour in COLOURS),
        ("Water markers", 6, book.goods[book.water].count),
        ("Wood markers", 12, book.goods[book.wood].count),
        ("Components markers", 14, book.goods[book.components].count),
    ]
    return found
