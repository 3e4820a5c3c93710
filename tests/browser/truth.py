"""The truth: what the store knows of a table, with everybody's secrets, to hold a page against."""

import re
from collections.abc import Iterator, Sequence
from contextlib import contextmanager

from holdouts.engine.library import open_words
from holdouts.games import find_game
from holdouts.games.godforsaken_scavengers.state import Expedition
from holdouts.server.archive import Archive, Standing
from holdouts.server.store import Store
from tests.server.process import GAME, Server


@contextmanager
def store_of(server: Server) -> Iterator[Archive]:
    """The server's own store, read beside it."""
    store = Store.in_file(server.data)
    try:
        yield Archive(store)
    finally:
        store.close()


def truth(server: Server, table: str) -> Standing:
    """The table as it is stored at this moment."""
    with store_of(server) as archive:
        standing = archive.load(table)
    assert standing is not None
    return standing


def choices(server: Server, table: str) -> list[int]:
    """Who has made the choices so far."""
    return [seat for seat, _ in truth(server, table).table.choices]


def expedition_of(server: Server, table: str) -> Expedition:
    """The state itself."""
    state = truth(server, table).table.state
    assert isinstance(state, Expedition)
    return state


def card_names(expedition: Expedition, cards: Sequence[int], lang: str = "en") -> list[str]:
    """What cards are called on a page."""
    words = open_words(find_game(GAME), lang, [])
    return [words.say(f"name-{expedition.book.cards[card].id}") for card in cards]


def hidden_from(expedition: Expedition, seat: int, lang: str = "en") -> set[str]:
    """What cards in other hands are called, unless this seat may see one of the same name, or knows of it."""
    seen = [*expedition.searched, *expedition.open, *expedition.discards, *expedition.trophies, *expedition.known]
    seen += [*expedition.players[seat].hand, *expedition.players[seat].knows]
    hands = [card for player in expedition.players for card in player.hand]
    return set(card_names(expedition, hands, lang)) - set(card_names(expedition, seen, lang))


_PARTED = re.compile(r"\u00ad|&shy;|\\xad|\\u00ad")
"""Where a long word may be parted, in a page or in what is written down of a frame."""


def mentions(html: str, name: str) -> bool:
    """Whether a page names a card, anywhere in it; also where its words may be parted."""
    return re.search(rf"(?<!\w){re.escape(name)}(?!\w)", _PARTED.sub("", html)) is not None
