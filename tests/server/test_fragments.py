"""Fragments: each is drawn from what it says, and from nothing else."""

from collections.abc import Iterator
from typing import Any

import pytest
from jinja2 import Environment, FileSystemLoader, StrictUndefined, meta, nodes

from holdouts.engine.view import view
from holdouts.server import fragments
from holdouts.server.archive import Archive
from holdouts.server.fragments import Fragment
from holdouts.server.pages import LIBRARY, TEMPLATES, Pages
from holdouts.server.room import Room
from holdouts.server.subjects import Reader
from tests.server.rooms import FRIEND, TOKEN, at_table, play_first, with_a_friend

VOICE = {"say", "has", "lang", "languages", "look", "keep", "pictures", "termed", *LIBRARY}
"""What every template has, however the table stands."""

READERS = [Reader(TOKEN, "en", "http://here"), Reader(FRIEND, "fr"), Reader(None, "en")]
ALL = [*fragments.TABLE.values(), *fragments.LOBBY.values()]


def named(fragment: Fragment) -> str:
    return fragment.template


# --- what a fragment is given ---


class Scene:
    title, people = "A cellar", ("Ilka", "Bo")


def test_a_fragment_is_given_what_it_names_and_nothing_beside_it():
    fragment = Fragment("x", (("view", "title"), ("seats",), ("view", "people")))
    seen = fragment.seen({"view": Scene(), "seats": [1], "secret": "the deck"})
    assert seen == {"view": {"title": "A cellar", "people": ("Ilka", "Bo")}, "seats": [1]}


def test_what_is_not_there_is_not_given_and_nothing_stays_nothing():
    fragment = Fragment("x", (("view", "title"), ("missing",), ("clock", "left")))
    assert fragment.seen({"view": None, "clock": {}}) == {"view": None, "clock": {}}


# --- whether that is enough ---


def looked_at(template: str) -> Iterator[tuple[str, ...]]:
    """All that a template, and those it imports, take out of their context, by whichever branch."""
    jinja = Environment(loader=FileSystemLoader(TEMPLATES))
    assert jinja.loader is not None
    tree = jinja.parse(jinja.loader.get_source(jinja, template)[0])
    yield from paths(tree, meta.find_undeclared_variables(tree) - VOICE)
    for other in meta.find_referenced_templates(tree):
        assert other is not None, "a fragment names the templates it imports"
        yield from looked_at(other)


def paths(node: nodes.Node, names: set[str]) -> Iterator[tuple[str, ...]]:
    fields: list[str] = []
    base = node
    while isinstance(base, nodes.Getattr):
        fields.insert(0, base.attr)
        base = base.node
    if isinstance(base, nodes.Name) and base.name in names:
        yield (base.name, *fields)
    for child in base.iter_child_nodes():
        yield from paths(child, names)


@pytest.mark.parametrize("fragment", ALL, ids=named)
def test_everything_a_template_mentions_is_named_and_everything_named_is_mentioned(fragment: Fragment):
    mentioned = set(looked_at(fragment.template))
    for path in mentioned:
        whole = any(path[: len(sees)] == sees for sees in fragment.sees)
        on_the_way = any(sees[: len(path)] == path for sees in fragment.sees)
        assert whole or on_the_way, ".".join(path)
    for sees in fragment.sees:
        assert any(path[: len(sees)] == sees for path in mentioned), ".".join(sees)


class Strictly:
    """Draws with templates that fail over anything they were not given, and compares with those that do not."""

    def __init__(self) -> None:
        self.strict, self.usual = Pages(undefined=StrictUndefined), Pages()
        self.drawn: set[str] = set()

    async def look(self, room: Room) -> None:
        """Through all eyes, at the table and at its past."""
        for reader in READERS:
            shown = (await self.strict.show(room, reader)).html
            assert shown == (await self.usual.show(room, reader)).html
            assert (await self.strict.table(room, reader)) == (await self.usual.table(room, reader))
            self.drawn |= {part for part, html in shown.items() if html.strip()}

    async def look_back(self, room: Room) -> None:
        for reader in READERS:
            past = [await pages.past(room, reader, room.table, 1) for pages in (self.strict, self.usual)]
            assert past[0] == past[1]
            assert past[0].keys() == fragments.PAST.keys()


def test_what_a_fragment_names_is_enough_at_a_table_of_friends(archive: Archive):
    drawing = Strictly()

    async def story(room: Room) -> None:
        await drawing.look(room)
        for number in range(20):
            await play_first(room)
            await drawing.look(room)
            if number == 4:
                await room.say(0, "Hello")
            if number == 8:
                await room.propose_rewind(0, 3)
            if number == 12:
                await room.propose_save(0)
        await drawing.look_back(room)

    with_a_friend(archive, story)
    assert drawing.drawn >= {"head", "scene", "people", "hand", "prompt", "log", "chat", "seats"}


def test_what_a_fragment_names_is_enough_before_the_cards_are_dealt(archive: Archive):
    drawing = Strictly()

    async def story(room: Room) -> None:
        assert room.gathering
        await drawing.look(room)

    at_table(archive, story, "me", "open")
    assert drawing.drawn == fragments.LOBBY.keys()


def test_what_a_fragment_names_is_enough_behind_a_curtain(archive: Archive):
    drawing = Strictly()

    async def story(room: Room) -> None:
        for _ in range(5):
            await drawing.look(room)
            await play_first(room)

    at_table(archive, story, "me", "device")
    assert "curtain" in drawing.drawn


def test_what_a_fragment_names_is_enough_when_all_is_over(archive: Archive):
    drawing = Strictly()

    async def story(room: Room) -> None:
        while not room.table.over:
            await play_first(room)
        await drawing.look(room)
        await drawing.look_back(room)

    at_table(archive, story, "me", scenario="mad-prophet")
    assert "end" in drawing.drawn


def test_a_page_looks_at_the_table_once(archive: Archive, monkeypatch: pytest.MonkeyPatch):
    pages, looks = Pages(), []

    def watched(*args: Any) -> Any:
        looks.append(args)
        return view(*args)

    monkeypatch.setattr("holdouts.server.subjects.view", watched)

    async def story(room: Room) -> None:
        looks.clear()
        await pages.table(room, READERS[0])
        assert len(looks) == 1

    with_a_friend(archive, story)
