"""How much of the Book of Scripts somebody curious meets in campaigns as they are dealt."""

from collections import Counter

from typer.testing import CliRunner

from holdouts.cli import app
from holdouts.engine.library import new_table
from holdouts.engine.table import Table
from holdouts.games import find_game
from holdouts.games.this_war_of_mine.picks import TakeOption
from holdouts.lab.curious import Reached, Reader, explore, ways_of
from holdouts.lab.proofs import GAME, open_book


def at_a_fork() -> Table:
    """A campaign in which a page offers two ways or more."""
    game = find_game(GAME)
    table, reader = new_table(game, next(iter(game.setups())), 7), Reader(7, Counter())
    while len(forks(table)) < 2:
        table.make(*reader.choose(table))
    return table


def forks(table: Table) -> list[str]:
    (seat, *_) = table.waiting_for()
    return [pick.option for pick in table.options(seat) if isinstance(pick, TakeOption)]


def test_of_the_ways_of_a_page_the_one_that_was_taken_least_is_taken():
    table = at_a_fork()
    for wanted in forks(table):
        taken = Counter({way: 5 for way in forks(table) if way != wanted})
        _, pick = Reader(1, taken).choose(table)
        assert pick == TakeOption(wanted)


def test_what_was_met_and_what_was_not_are_the_whole_book():
    reached = explore(4, seed=2)
    assert {*reached.pages, *reached.unread} == {*open_book().pages}
    assert {*reached.ways, *reached.untaken} == {*ways_of(reached.book)}
    assert not {*reached.pages} & {*reached.unread}
    assert not {*reached.ways} & {*reached.untaken}
    assert explore(4, seed=2) == reached


def test_a_way_of_a_page_that_nobody_read_is_not_listed_besides():
    book = open_book()
    (way, *_) = ways_of(book)
    page = int(way.partition(".")[0])
    unread = Reached(1, book, Counter(number for number in book.pages if number != page), Counter())
    assert f"  never taken: {way}" not in [*unread.lines()]
    assert [line for line in unread.lines() if line.startswith(f"  never read: {page} ")]
    read = Reached(1, book, Counter(book.pages), Counter())
    assert f"  never taken: {way}" in [*read.lines()]


def test_the_command_counts_and_lists():
    said = CliRunner().invoke(app, ["book", "explore", "--campaigns", "1", "--seed", "3"]).stdout.splitlines()
    assert said[0] == "1 campaigns of somebody curious, as they were dealt"
    assert said[1].endswith(" ways taken")
    assert said[2].startswith("  never read: ")
