"""The course of a game: where it stood, where it turned, who fell; as one seat could see it."""

from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

from holdouts.engine.course import Standings, fates, turning_points
from holdouts.engine.game import Game
from holdouts.engine.library import base_book
from holdouts.engine.table import Table
from holdouts.engine.telling import Telling
from holdouts.engine.view import Gauge, Person, Scene
from holdouts.engine.words import Words
from tests.engine.test_story import words_of
from tests.engine.toy import NAMES, Draw, Drew, Grabbed, RatsWoke, make_game, open_table
from tests.engine.toy_play import play


def pantry(cellar: Any, seat: int | None, words: Words, names: Any) -> Scene:
    """What everybody has to eat is at stake; the night is not."""
    people = tuple(
        Person(
            ref=f"seat:{other}",
            seat=other,
            name=names[other],
            gauges=(Gauge(title="food", value=food, most=4, stake=1), Gauge(title="hand", value=food)),
        )
        for other, food in enumerate(cellar.food)
    )
    gauges = (Gauge(title="night", value=cellar.round),)
    return Scene(title="Five nights", gauges=gauges, people=people)


@pytest.fixture
def game(tmp_path: Path) -> Game:
    return make_game(tmp_path, scene=pantry, telling=Telling(grave=(Drew, Grabbed)))


@pytest.fixture
def table(game: Game) -> Table:
    """A whole game."""
    return play(open_table(game), 5)


@pytest.fixture
def words() -> Words:
    return words_of("en")


def test_the_table_is_shown_as_it_stood_when_each_chapter_began(table: Table, words: Words):
    standings = Standings(table, None, words, NAMES)
    nights = [place for place, event in enumerate(table.chronicle) if event.heading == 1]
    seen = [standings.at(place) for place in nights]
    assert [scene.gauges[0].value for scene in seen if scene is not None][-1] == 5
    assert standings.now.gauges[0].value == table.state.round


def test_at_most_three_turns_are_told_and_in_the_order_in_which_they_came(table: Table, words: Words):
    points = turning_points(table, 0, words, NAMES)
    assert 0 < len(points) <= 3
    assert [point.moment for point in points] == sorted(point.moment for point in points)
    assert all(point.better for point in points), "nobody loses food in this game"
    assert all("food from" in change for point in points for change in point.changes), "the night is not at stake"


def test_the_turns_that_are_told_are_those_in_which_most_changed(tmp_path: Path, words: Words):
    def omens(cellar: Any, *_: Any) -> Scene:
        """Each night brings a little luck, and the third takes all of it."""
        left = cellar.round if cellar.round < 3 else 0
        return Scene(title="", gauges=(Gauge(title="luck", value=left, most=9, stake=1),))

    points = turning_points(play(open_table(make_game(tmp_path, scene=omens)), 5), None, words, NAMES)
    lost = [point for point in points if not point.better]
    assert [point.changes for point in lost] == [["luck from 2 to 0"]]
    assert all(point.changes == ["luck from 1 to 2"] or point in lost for point in points)


def test_a_number_is_the_same_number_whatever_else_its_title_says(tmp_path: Path, words: Words):
    def larder(cellar: Any, *more: Any) -> Scene:
        scene = pantry(cellar, *more)
        food = Gauge(title=f"food, night {cellar.round}", value=sum(cellar.food), most=20, stake=1, plain="food of all")
        return replace(scene, gauges=(food,), people=())

    told = turning_points(play(open_table(make_game(tmp_path, scene=larder)), 5), 0, words, NAMES)
    assert told
    assert all(point.changes[0].startswith("food of all") for point in told)


def test_a_stranger_is_told_nothing_that_only_one_seat_may_read(game: Game, words: Words):
    table = play(open_table(game), 5)
    for seat in (0, 1, None):
        for point in turning_points(table, seat, words, NAMES):
            hidden = [line for line in point.lines if " found " in line]
            assert all(seat is not None and line.startswith(NAMES[seat]) for line in hidden), (seat, hidden)


def test_nothing_is_told_of_a_game_without_stakes(tmp_path: Path, words: Words):
    assert turning_points(play(open_table(make_game(tmp_path)), 5), 0, words, NAMES) == []


def test_whoever_fell_is_told_with_what_came_before(tmp_path: Path, words: Words):
    game = make_game(tmp_path, telling=Telling(falls=(RatsWoke,), grave=(Drew,)))
    table = Table(game, game.deal(game.setups()[1], base_book(game), 7))
    table.chronicle += [Drew(who=1, card=0, rule="TOY-DRAW-1"), RatsWoke(who=1, rule="TOY-DRAW-2")]
    ada, bruno = fates(table, None, words, NAMES[:2])
    assert ada.lived
    assert ada.how == []
    assert not bruno.lived
    assert len(bruno.how) == 1
    assert "found" in bruno.how[0]


def test_whoever_was_cast_out_lived_but_apart(tmp_path: Path, words: Words):
    game = make_game(tmp_path, telling=Telling(falls=(RatsWoke,), parted=(Drew,)))
    table = Table(game, game.deal(game.setups()[1], base_book(game), 7))
    table.chronicle += [Drew(who=1, card=0, rule="TOY-DRAW-1")]
    assert [(fate.lived, fate.apart) for fate in fates(table, None, words, NAMES[:2])] == [(True, False), (True, True)]
    table.chronicle += [RatsWoke(who=1, rule="TOY-DRAW-2")]
    assert [(fate.lived, fate.apart) for fate in fates(table, None, words, NAMES[:2])] == [(True, False), (False, True)]


def test_what_was_not_seen_of_a_fall_is_not_told(tmp_path: Path, words: Words):
    game = make_game(tmp_path, telling=Telling(falls=(RatsWoke,), grave=(Drew,)))
    table = Table(game, game.deal(game.setups()[1], base_book(game), 7))
    table.chronicle += [Drew(who=1, card=0, rule="", to=0b10), RatsWoke(who=1, rule="")]
    assert [len(fates(table, seat, words, NAMES[:2])[1].how) for seat in (0, 1, None)] == [0, 1, 0]


def test_to_find_the_course_changes_nothing(table: Table, words: Words):
    before = table.game.encoder.encode(table.state), len(table.chronicle), len(table.choices)
    turning_points(table, 0, words, NAMES)
    assert (table.game.encoder.encode(table.state), len(table.chronicle), len(table.choices)) == before
    assert table.over or Draw() in table.options(0)
