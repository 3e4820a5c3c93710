"""The library: the cards of a game are read once, by whoever needs them first."""

from concurrent.futures import ThreadPoolExecutor
from functools import cache
from threading import Barrier

from holdouts.engine import library
from holdouts.engine.content import load_pack
from holdouts.games import find_game

READERS = 4


def test_threads_that_open_a_book_first_at_the_same_time_read_it_once(monkeypatch):
    game = find_game("godforsaken-scavengers")
    read = []

    def counting(folder, *args, **kwargs):
        read.append(folder)
        return load_pack(folder, *args, **kwargs)

    monkeypatch.setattr(library, "load_pack", counting)
    monkeypatch.setattr(library, "_base_pack", cache(library._base_pack.__wrapped__))
    monkeypatch.setattr(library, "_base_book", cache(library._base_book.__wrapped__))
    together = Barrier(READERS)

    def open_book(_):
        together.wait()
        return library.open_book(game)

    with ThreadPoolExecutor(READERS) as threads:
        books = list(threads.map(open_book, range(READERS)))
    assert read == [game.folder / "content"]
    assert all(book is books[0] for book in books)
