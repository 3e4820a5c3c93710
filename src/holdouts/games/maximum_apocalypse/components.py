"""The box: every deck, tile and token, as the catalog counts it and as it lies here."""

from collections import Counter

from holdouts.engine.accounts import Count
from holdouts.games.maximum_apocalypse.cards import SETS, Book, SurvivorCard
from holdouts.games.maximum_apocalypse.rules.setup import MOST_PLAYERS, ApocalypseSetup, deal

DECKS = {
    "fireman": (12, 18),
    "gunslinger": (10, 20),
    "hunter": (17, 13),
    "mechanic": (13, 17),
    "surgeon": (16, 14),
    "veteran": (13, 17),
}
"""Equipment and Instants of each survivor deck."""

IN_SET, BOSSES_IN_SET = 25, 2
CHARACTERS, MISSIONS, TILES, KINDS = 7, 13, 38, 25
MONSTER_TOKENS, OBJECTIVE_TOKENS, STANDEES = 30, 3, 6
FAMILIES = {
    "food": 15,
    "fuel": 10,
    "medkit": 4,
    "ammo": 10,
    "antidote": 5,
    "binoculars": 2,
    "pistol": 2,
    "walkie-talkie": 1,
    "flashlight": 2,
    "backpack": 1,
    "spare-parts": 7,
    "blanket": 3,
    "newspaper": 3,
    "journal": 1,
    "scientist": 1,
    "dynamite": 1,
    "demolition-charge": 1,
    "body-armor": 1,
    "empty-handed": 5,
    "ambush": 5,
}
SPAWNS = {0: 1, 2: 1, 3: 3, 4: 5, 5: 4, 6: 5, 8: 6, 9: 4, 10: 5, 11: 3, 12: 1}
"""Tiles by spawn number; 0 for the one without."""


def components(book: Book) -> list[Count]:
    """What the box holds. [MAX-SETUP-1, MAX-SETUP-3, MAX-SETUP-4, MAX-SPAWN-7]"""
    return [
        ("Character cards", CHARACTERS, len(book.characters)),
        *_survivor_cards(book),
        *_monsters(book),
        ("Mission cards", MISSIONS, len(book.missions)),
        *_scavenge_cards(book),
        *_tiles(book),
        *_tokens(book),
    ]


def _survivor_cards(book: Book) -> list[Count]:
    """Six decks of thirty."""
    here = Counter((card.owner, card.equipment) for card in book.cards if isinstance(card, SurvivorCard))
    whole = sum(sum(counts) for counts in DECKS.values())
    found: list[Count] = [("Survivor cards", whole, book.first_scavenge)]
    for owner, (equipment, instants) in DECKS.items():
        found += [
            (f"Equipment of the {owner}", equipment, here[owner, True]),
            (f"Instants of the {owner}", instants, here[owner, False]),
        ]
    return found


def _monsters(book: Book) -> list[Count]:
    """Four sets of twenty-five, with two Bosses each."""
    here: Counter[tuple[str, bool]] = Counter((monster.set, monster.boss) for monster in book.monsters)
    ordinary = sum(not monster.boss for monster in book.monsters)
    found: list[Count] = [
        ("Monster cards", IN_SET * len(SETS), ordinary),
        ("Boss cards", BOSSES_IN_SET * len(SETS), len(book.monsters) - ordinary),
    ]
    for set_ in SETS:
        found += [
            (f"Monsters of the {set_} set", IN_SET, here[set_, False]),
            (f"Bosses of the {set_} set", BOSSES_IN_SET, here[set_, True]),
        ]
    return found


def _scavenge_cards(book: Book) -> list[Count]:
    here = Counter(book.families[book.first_scavenge :])
    found: list[Count] = [("Scavenge cards", sum(FAMILIES.values()), len(book.cards) - book.first_scavenge)]
    return found + [(f"Scavenge cards: {family}", count, here[family]) for family, count in FAMILIES.items()]


def _tiles(book: Book) -> list[Count]:
    here = Counter(tile.spawn for tile in book.tiles)
    found: list[Count] = [("Location tiles", TILES, len(book.tiles)), ("Kinds of tiles", KINDS, len(book.places))]
    return found + [(f"Tiles with the spawn number {spawn}", count, here[spawn]) for spawn, count in SPAWNS.items()]


def _tokens(book: Book) -> list[Count]:
    """What lies on a table of each mission before anything is laid; the one that is furthest from the box counts."""
    tables = [deal(ApocalypseSetup(scenario=mission.id, seats=1), book, seed=1) for mission in book.missions]
    supplies = [table.supply + sum(table.tokens) for table in tables]
    laid = [mission.tokens.count for mission in book.missions if mission.tokens is not None]
    return [
        ("Monster tokens", MONSTER_TOKENS, max(supplies, key=lambda count: abs(count - MONSTER_TOKENS), default=0)),
        ("Objective tokens", OBJECTIVE_TOKENS, max(laid, default=0)),
        ("Standees", STANDEES, MOST_PLAYERS),
    ]
