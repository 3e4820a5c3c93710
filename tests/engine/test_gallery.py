"""The gallery: who may know the same shares one painting, and sees what would have been painted for them alone."""

from random import Random
from types import SimpleNamespace
from typing import Any

import pytest

from holdouts.engine.gallery import Gallery
from holdouts.engine.game import Game, Setup, Sharing
from holdouts.engine.library import LANGUAGES, base_words, new_table
from holdouts.engine.view import Person, Scene
from holdouts.games import IDS, find_game
from holdouts.lab.variety import full_tables
from tests.laws.test_spectators import NAMES, wander

WORDS, OTHER_WORDS = object(), object()


class Painter:
    """A game of which nothing is known but what it is asked to paint."""

    def __init__(self, alike: bool = True) -> None:
        self.painted: list[tuple[Any, int | None]] = []
        self.sharing = Sharing(lambda known: alike, self.seen_by)

    def scene(self, known: Any, seat: int | None, words: Any, names: Any) -> Scene:
        self.painted.append((known, seat))
        scene = Scene(title=str(known), people=(Person(ref="seat:0", seat=0, name="Ilka"),))
        return scene if seat is None else self.seen_by(scene, seat, words)

    def seen_by(self, scene: Scene, seat: int, words: Any) -> Scene:
        return Scene(title=f"{scene.title}, seen by {seat}", people=scene.people)


def gallery_of(game: Any) -> Any:
    return Gallery(game)


def test_those_who_may_know_the_same_share_one_painting():
    game = Painter()
    gallery = gallery_of(game)
    assert [gallery.scene(["deck"], seat, WORDS, NAMES).title for seat in (0, 1, None)] == [
        "['deck'], seen by 0",
        "['deck'], seen by 1",
        "['deck']",
    ]
    assert game.painted == [(["deck"], None)]


def test_who_knows_something_else_or_reads_another_language_has_a_painting_of_their_own():
    game = Painter()
    gallery = gallery_of(game)
    gallery.scene(["deck"], 0, WORDS, NAMES)
    assert gallery.scene(["hand"], 1, WORDS, NAMES).title == "['hand'], seen by 1"
    gallery.scene(["deck"], 1, OTHER_WORDS, NAMES)
    assert game.painted == [(["deck"], None), (["hand"], None), (["deck"], None)]


def test_where_readers_see_different_things_each_has_a_painting():
    for game in (Painter(alike=False), SimpleNamespace(scene=Painter().scene, sharing=None)):
        gallery = gallery_of(game)
        assert gallery.scene(["deck"], 1, WORDS, NAMES) == Painter().scene(["deck"], 1, WORDS, NAMES)


def some_tables(game: Game) -> list[Setup]:
    """Four of the largest, and those at which something is played in another way than usual."""
    merged = [setup for setup in game.setups() if getattr(setup, "solo", "") == "merged"]
    return [*full_tables(game)[:4], *merged[:1]]


@pytest.mark.parametrize("id_", IDS)
def test_a_shared_painting_is_what_each_would_have_seen_alone(id_: str):
    game = find_game(id_)
    for number, setup in enumerate(some_tables(game)):
        table, random = new_table(game, setup, number), Random(number)
        names = NAMES[: setup.seats]
        for _ in range(5):
            wander(table, random, 12)
            gallery = Gallery(game)
            for seat in (*range(setup.seats), None):
                known = game.secrets.veiled(table.state, seat)
                for words in (base_words(game, lang) for lang in LANGUAGES):
                    assert gallery.scene(known, seat, words, names) == game.scene(known, seat, words, names)
