"""The pile that is searched is marked for everybody, and whoever searches it goes on by pressing it."""

from holdouts.engine.library import base_words
from holdouts.engine.view import view
from holdouts.games.godforsaken_scavengers.game import GAME
from holdouts.games.godforsaken_scavengers.picks import DigOn
from holdouts.games.godforsaken_scavengers.positions import expedition

WORDS = base_words(GAME, "en")
NAMES = ["Ilka", "Tavo"]


def test_the_pile_that_is_searched_is_marked_for_everybody():
    table = expedition(seats=2).turn(0, pile=1).table
    for seat in (0, 1, None):
        zones = view(table, seat, WORDS, NAMES).scene.zones
        assert [zone.ref for zone in zones if zone.current] == ["pile:1"]


def test_no_pile_is_marked_before_one_is_chosen():
    table = expedition(seats=2).turn(0).table
    assert not any(zone.current for zone in view(table, 0, WORDS, NAMES).scene.zones)


def test_going_on_points_at_the_pile_that_is_searched():
    table = expedition(seats=2).turn(0, pile=1).table
    place = table.options(0).index(DigOn())
    assert view(table, 0, WORDS, NAMES).prompt.choices[place].refs == ("pile:1",)
