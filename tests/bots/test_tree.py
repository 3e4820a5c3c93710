"""The tree of a search: what a seat would pick after its first pick, learnt from games that it imagines."""

import pytest

from holdouts.bots.imagined import favourites
from holdouts.bots.search import Budget, search
from holdouts.bots.sensible import SensibleBot
from holdouts.bots.tree import FIRST, Climber, Fork
from holdouts.engine.chance import Dice
from holdouts.engine.decision import Option
from holdouts.engine.game import Game
from holdouts.engine.table import Table
from holdouts.games import IDS, find_game
from tests.bots.tables import choosing


@pytest.fixture(params=IDS)
def asked(request: pytest.FixtureRequest) -> tuple[Table, int]:
    return choosing(find_game(request.param))


def two_ways(table: Table, seat: int) -> tuple[Option, Option]:
    """What a careful newcomer picks, and what they would if that were gone."""
    usual = SensibleBot(1).pick(table, seat, must=True)
    assert usual is not None
    others = [option for option in table.options(seat) if option != usual]
    return usual, favourites(table, seat, others, 1, Dice(1))[0]


def passed(fork: Fork, times: int, worth: float) -> None:
    """So many games went that way and came to that."""
    fork.taken += times
    fork.sum += times * worth


def test_at_first_a_fork_is_passed_as_a_careful_newcomer_would(asked: tuple[Table, int]):
    table, seat = asked
    usual, other = two_ways(table, seat)
    root = Fork()
    passed(root, FIRST - 1, 0.2)
    passed(root.way(other), 1, 1.0)
    assert Climber(1, root, height=1).pick(table, seat, must=True) == usual


def test_a_way_that_came_to_more_is_taken_from_then_on(asked: tuple[Table, int]):
    table, seat = asked
    usual, other = two_ways(table, seat)
    root = Fork()
    passed(root, 20, 0.4)
    passed(root.way(usual), 10, 0.2)
    passed(root.way(other), 10, 0.6)
    assert Climber(1, root, height=1).pick(table, seat, must=True) == other
    assert Climber(1, root, height=0).pick(table, seat, must=True) == usual


def test_what_was_tried_seldom_is_tried_again_though_it_came_to_a_little_less():
    one, two = find_options(2)
    root = Fork()
    passed(root, 40, 0.5)
    passed(root.way(one), 39, 0.5)
    root.way(one).offered = root.way(two).offered = 40
    passed(root.way(two), 1, 0.45)
    assert root.best([one, two]) == two
    passed(root.way(two), 20, 0.45)
    assert root.best([one, two]) == one


def test_a_way_counts_as_open_only_in_games_in_which_it_is():
    one, two, three = find_options(3)
    root = Fork()
    for open_now in ([one, two], [one, two], [one, three]):
        root.best(open_now)
    assert [root.way(option).offered for option in (one, two, three)] == [3, 2, 1]


def test_all_of_a_path_learns_what_its_game_came_to(asked: tuple[Table, int]):
    table, seat = asked
    root = Fork()
    climber = Climber(1, root, height=2)
    usual = climber.pick(table, seat, must=True)
    climber.learn(0.75)
    assert usual is not None
    assert (root.taken, root.worth, root.way(usual).taken, root.way(usual).worth) == (1, 0.75, 1, 0.75)


def test_an_offer_that_nobody_waits_for_is_no_fork(asked: tuple[Table, int]):
    table, seat = asked
    root = Fork()
    Climber(1, root, height=2).pick(table, seat, must=False)
    assert root.ways == {}


def test_a_search_with_a_tree_finds_the_same_from_the_same_seed(asked: tuple[Table, int]):
    table, seat = asked
    budget = Budget(games=40, options=2, ahead=12, height=3)
    one, other = (search(table, seat, list(table.options(seat)), budget, seed=4) for _ in range(2))
    assert one == other


def find_options(count: int) -> list[Option]:
    """Some answers that differ."""
    table, seat = choosing(a_game(), least=count)
    found: list[Option] = list(table.options(seat))[:count]
    return found


def a_game() -> Game:
    return find_game(IDS[0])
