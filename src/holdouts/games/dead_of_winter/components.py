"""The box: every deck, as the catalog counts it and as it lies here."""

from collections import Counter

from holdouts.engine.accounts import Count
from holdouts.games.dead_of_winter.cards import HOMES, SYMBOLS, Book
from holdouts.games.dead_of_winter.state import ENTRANCES, NOISE_SLOTS, OUTSIDE, SPACES

IN_DECK = {"start": 25, **dict.fromkeys(HOMES[1:], 20)}
SYMBOLS_IN_DECK = {
    "start": (7, 5, 5, 8, 0, 0, 0),
    "police": (3, 0, 3, 4, 7, 0, 3),
    "grocery": (8, 4, 1, 2, 2, 0, 3),
    "school": (5, 3, 0, 5, 0, 4, 3),
    "library": (3, 1, 4, 2, 0, 7, 3),
    "hospital": (4, 8, 2, 3, 0, 0, 3),
    "gas": (3, 2, 7, 2, 3, 0, 3),
}
"""Food, medicine, fuel, tools, weapons, books and people of each deck."""
KINDS_OF_CROSSROADS = {"choice": 57, "vote": 21, "forced": 2}
SURVIVOR_SPACES = (24, 3, 3, 4, 3, 4, 2)
ZOMBIE_SPACES = (18, 4, 4, 4, 3, 4, 3)


def components(book: Book) -> list[Count]:
    """What the box holds. [DOW-SETUP-1, DOW-SETUP-15]"""
    kinds: Counter[str] = Counter(card.kind for card in book.crossroads)
    return [
        ("Survivor cards", 32, len(book.survivors)),
        ("Different influences", 32, len(set(book.influences))),
        ("Main objectives", 10, len(book.objectives)),
        ("Ordinary secret objectives", 24, len(book.ordinary)),
        ("Betrayal objectives", 10, len(book.betrayals)),
        ("Exiled objectives", 10, len(book.exiles)),
        ("Crises", 20, len(book.crises)),
        ("Crossroads", 80, len(book.crossroads)),
        *((f"Crossroads: {kind}", count, kinds[kind]) for kind, count in KINDS_OF_CROSSROADS.items()),
        ("Crossroads for playing together", 67, sum(not card.competitive for card in book.crossroads)),
        ("Item cards", 145, len(book.cards)),
        *_decks(book),
        *_board(),
    ]


def _decks(book: Book) -> list[Count]:
    found: list[Count] = []
    for place, home in enumerate(HOMES):
        cards = book.stocks[place]
        here = Counter(book.symbols[card] for card in cards)
        found.append((f"Cards of the deck '{home}'", IN_DECK[home], len(cards)))
        found += [
            (f"Cards of the deck '{home}': {symbol}", count, here[symbol])
            for symbol, count in zip(SYMBOLS, SYMBOLS_IN_DECK[home], strict=True)
        ]
    return found


def _board() -> list[Count]:
    places = range(len(SPACES))
    return [
        *((f"Spaces for survivors at place {place}", SURVIVOR_SPACES[place], SPACES[place]) for place in places),
        *((f"Spaces for zombies at place {place}", ZOMBIE_SPACES[place], sum(ENTRANCES[place])) for place in places),
        ("Noise slots", 24, NOISE_SLOTS * len(OUTSIDE)),
    ]
