"""Who may know what of an apocalypse: the only room that decides it.

The survivors hide nothing from each other. Hidden from all alike are the order of every deck, which of several cards or
tiles a mission took out of the box, and the faces of tiles that were not turned up yet.
"""

from functools import lru_cache

from holdouts.engine.secrets import BACK, ENGINE, Gaze, Hidden, Secrets, backs, opened, parted
from holdouts.games.maximum_apocalypse.cards import Book
from holdouts.games.maximum_apocalypse.state import Apocalypse, Body, Foe, Gear, Kit, Lasting, Survivor


def tiles(faces: list[int], gaze: Gaze) -> list[int]:
    """A tile shows its face once it was turned up, or razed before everybody. [MAX-MAP-1, MAX-MISSION-8]"""
    places = zip(faces, gaze.state.up, gaze.state.gone, strict=True)
    return [face if up or gone else BACK for face, up, gone in places]


def marks(tokens: list[int], gaze: Gaze) -> list[int]:
    """Tokens that differ lie mixed: everybody sees where one lies, nobody which. [MAX-MISSION-5]"""
    kind = gaze.state.card.tokens
    return [int(token > 0) for token in tokens] if kind is not None and kind.mixed else tokens


def scavenge(decks: list[list[int]], gaze: Gaze) -> list[list[int]]:
    """How many cards of each family a deck holds, everybody can count; so can they those that were put under it."""
    return [deck[:sunk] + families(deck[sunk:], gaze) for deck, sunk in zip(decks, gaze.state.sunk, strict=True)]


def families(cards: list[int], gaze: Gaze) -> list[int]:
    """For each card the back of the first one of its family, in an order that tells nothing."""
    return list(by_family(gaze.state.book, tuple(cards)))


@lru_cache(maxsize=512)
def by_family(book: Book, cards: tuple[int, ...]) -> tuple[int, ...]:
    """The same for a deck, which mostly lies as it lay when somebody looked at it last."""
    return tuple(sorted(map(first_of_family(book).__getitem__, cards)))


@lru_cache(maxsize=16)
def first_of_family(book: Book) -> list[int]:
    """For each card of a book the back of the first one of its family."""
    firsts = {family: number for number, family in reversed(list(enumerate(book.families)))}
    return [BACK + firsts[family] for family in book.families]


def in_no_order(cards: list[int], gaze: Gaze) -> list[int]:
    """A survivor deck is printed on its owner's sheet: what is left in it anybody can tell, but not where."""
    return sorted(cards)


def box_bosses(cards: list[int], gaze: Gaze) -> list[int]:
    """Once a Boss came, everybody knows who stayed in the box."""
    return cards if gaze.state.boss_came else backs(cards, gaze)


SECRETS = Secrets(
    Apocalypse,
    {
        Apocalypse: {
            **ENGINE,
            **opened("mission", "first", "active", "no_cap", "pandemic", "sudden_death", "merged", "more_tiles"),
            **opened("rows", "columns", "up", "gone", "tokens", "lying", "start", "goal", "supply", "far", "dry"),
            **opened("monster_discard", "sunk", "scavenge_discard", "box_monsters", "playing", "cramped", "removed"),
            **opened("aside", "stored", "samples", "work", "marked", "deadline", "deadline_seat", "message"),
            **opened("boss_came"),
            **parted("survivors", "kits"),
            "tiles": Hidden("everybody, once a tile is turned up or razed", tiles, "the tiles nobody has seen"),
            "stack": Hidden("nobody", backs, "the tiles nobody has seen"),
            "box_tiles": Hidden("nobody", backs, "the tiles nobody has seen"),
            "marks": Hidden("nobody, where tokens differ; all see where they lie", marks, "the other tokens"),
            "monsters": Hidden("nobody", backs, "both parts of the Monster deck"),
            "lower": Hidden("nobody", backs, "both parts of the Monster deck"),
            "bosses": Hidden("nobody", backs, "the Bosses that may have been chosen"),
            "box_bosses": Hidden("everybody, once a Boss came", box_bosses, "the Bosses that may have been chosen"),
            "scavenge": Hidden("nobody; all can count the families", scavenge, "cards of the same families"),
            "box_cards": Hidden("nobody; all can count the families", families, "cards of the same families"),
        },
        Kit: {"deck": Hidden("nobody; all know what is in it", in_no_order, "itself"), **opened("hand", "discard")},
        Survivor: {
            **opened("kit", "place", "hunger", "track", "dead", "actions", "confined", "start"),
            **opened("moved", "searched", "swapped", "traded", "stored", "entered", "declined", "gave_up"),
            **parted("bodies", "foes", "lasting"),
        },
        Body: {**opened("character", "hp", "poison", "dead", "guarded"), **parted("gear")},
        Gear: opened("card", "tokens", "uses", "fitted", "used"),
        Lasting: opened("card", "by", "this_turn"),
        Foe: opened("card", "wounds", "stunned"),
    },
)
