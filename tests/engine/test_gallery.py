"""The gallery: who may know the same shares one painting, and sees what would have been painted for them alone."""

from random import Random
from types import SimpleNamespace
from typing import Any

import pytest
from msgspec import Struct

from holdouts.engine.events import readable
from holdouts.engine.gallery import Gallery
from holdouts.engine.game import Game, Setup, Sharing
from holdouts.engine.library import LANGUAGES, base_words, new_table
from holdouts.engine.view import Scene, log
from holdouts.games import IDS, find_game
from holdouts.lab.variety import full_tables
from tests.laws.test_spectators import NAMES, wander

WORDS, OTHER_WORDS = object(), object()


class Painter:
    """A game of which nothing is known but what it is asked to paint; of the state, each seat may know a part."""

    def __init__(self, alike: bool = True) -> None:
        self.painted: list[tuple[Any, int | None]] = []
        self.sharing: Sharing | None = Sharing(lambda known: alike, self.seen_by)
        self.secrets = self
        self.painter: Any = None

    def veiled(self, state: Any, seat: int | None) -> list[str]:
        return [state[seat]]

    def scene(self, known: Any, seat: int | None, words: Any, names: Any) -> Scene:
        self.painted.append((known, seat))
        scene = Scene(title=str(known))
        return scene if seat is None else self.seen_by(scene, seat, words)

    def seen_by(self, scene: Scene, seat: int, words: Any) -> Scene:
        return Scene(title=f"{scene.title}, seen by {seat}")


def gallery_of(game: Any, **state: Any) -> Any:
    """What two seats and a spectator may know at a table of this game."""
    return Gallery(SimpleNamespace(game=game, state={0: state["a"], 1: state["b"], None: state["c"]}))  # type: ignore[arg-type]


def test_those_who_may_know_the_same_share_one_painting():
    game = Painter()
    gallery = gallery_of(game, a="deck", b="deck", c="deck")
    assert [gallery.scene(seat, WORDS, NAMES).title for seat in (0, 1, None)] == [
        "['deck'], seen by 0",
        "['deck'], seen by 1",
        "['deck']",
    ]
    assert game.painted == [(["deck"], None)]


def test_where_nobody_knows_more_than_a_spectator_what_that_one_knows_is_found_for_all():
    game = Painter()
    game.sharing = Sharing(lambda known: True, game.seen_by, common=True)
    gallery = gallery_of(game, a="more", b="still more", c="deck")
    assert gallery.scene(1, WORDS, NAMES).title == "['deck'], seen by 1"
    assert gallery.known(0) is gallery.known(None)


def test_who_knows_something_else_or_reads_another_language_has_a_painting_of_their_own():
    game = Painter()
    gallery = gallery_of(game, a="deck", b="hand", c="deck")
    gallery.scene(0, WORDS, NAMES)
    assert gallery.scene(1, WORDS, NAMES).title == "['hand'], seen by 1"
    gallery.scene(0, OTHER_WORDS, NAMES)
    assert game.painted == [(["deck"], None), (["hand"], None), (["deck"], None)]


def test_where_readers_see_different_things_each_has_a_painting():
    never, nowhere = Painter(alike=False), Painter()
    nowhere.sharing = None
    for game in (never, nowhere):
        gallery = gallery_of(game, a="deck", b="deck", c="deck")
        assert gallery.scene(1, WORDS, NAMES).title == "['deck'], seen by 1"
        assert gallery.scene(0, WORDS, NAMES).title == "['deck'], seen by 0"
        assert game.painted == [(["deck"], 1), (["deck"], 0)]


class Winter(Struct):
    """A table of two: what is common, and what lies before each."""

    common: str
    players: list[str]


class Beside(Painter):
    """A game whose seats know different things: each its own part, and seat 1 perhaps more of the common table."""

    def __init__(self, common: str = "open") -> None:
        super().__init__()
        self.common = common
        self.painter = lambda known, seat, words, names: SimpleNamespace(
            apart={"players"},
            scene=lambda: self.scene(known, seat, words, names),
            beside=lambda scene, alike: Scene(title=f"{scene.title}, alike {alike} to {seat}"),
        )

    def veiled(self, state: Any, seat: int | None) -> Any:
        hands = ["hand" if seat == other else "back" for other in (0, 1)]
        return Winter(self.common if seat == 1 else "open", hands)

    def scene(self, known: Any, seat: int | None, words: Any, names: Any) -> Scene:
        self.painted.append((known.common, seat))
        return Scene(title=f"{known.common} to {seat}")


def test_who_comes_second_is_painted_only_what_a_spectator_does_not_see_alike():
    game = Beside()
    gallery = gallery_of(game, a="", b="", c="")
    titles = [gallery.scene(seat, WORDS, NAMES).title for seat in (0, 1, None)]
    assert titles == ["open to 0", "open to None, alike [0] to 1", "open to None"]
    assert game.painted == [("open", 0), ("open", None)]


def test_who_knows_more_of_the_common_table_has_it_painted_for_them_alone():
    game = Beside("foreseen")
    gallery = gallery_of(game, a="", b="", c="")
    assert [gallery.scene(seat, WORDS, NAMES).title for seat in (0, 1)] == ["open to 0", "foreseen to 1"]


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
            gallery = Gallery(table)
            for seat in (*range(setup.seats), None):
                known = game.secrets.veiled(table.state, seat)
                for words in (base_words(game, lang) for lang in LANGUAGES):
                    assert gallery.scene(seat, words, names) == game.scene(known, seat, words, names)


@pytest.mark.parametrize("id_", IDS)
def test_a_shared_line_is_what_each_would_have_been_told_alone(id_: str):
    game = find_game(id_)
    for number, setup in enumerate(some_tables(game)):
        table = new_table(game, setup, number)
        names = NAMES[: setup.seats]
        wander(table, Random(number), 40)
        gallery = Gallery(table)
        for seat in (*range(setup.seats), None):
            for words in (base_words(game, lang) for lang in LANGUAGES):
                naming = game.naming(gallery.known(seat), seat, words, names)
                shared = [
                    gallery.line(place, moment, event, naming)
                    for place, (moment, event) in enumerate(table.story())
                    if readable(event, seat)
                ]
                assert shared == log(table, seat, words, names)
