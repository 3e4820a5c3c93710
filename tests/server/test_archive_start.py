"""A server is ready before any card was read: they are read when the first table of a game is set."""

from functools import cache

from holdouts.engine import library
from holdouts.server.archive import Archive
from holdouts.server.store import Store


def test_no_cards_are_read_before_a_table_is_set(tmp_path, monkeypatch):
    read = []
    monkeypatch.setattr(library, "load_pack", lambda folder, *args, **kwargs: read.append(folder))
    monkeypatch.setattr(library, "_base_pack", cache(library._base_pack.__wrapped__))
    monkeypatch.setattr(library, "_base_book", cache(library._base_book.__wrapped__))
    store = Store.in_file(tmp_path / "holdouts.db")
    store.migrate()
    Archive(store)
    store.close()
    assert read == []
