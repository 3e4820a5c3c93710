"""Positions: a table that is dealt as its set-up says, arranged by hand, and played on."""

from pathlib import Path

import pytest

from holdouts.engine.game import Game, SetupError
from holdouts.engine.library import base_book, open_packs
from holdouts.engine.position import AlreadyPlaying, Position, dealt
from tests.engine.toy import Book, Cellar, make_game


@pytest.fixture
def game(tmp_path: Path) -> Game:
    return make_game(tmp_path)


def test_a_table_is_dealt_with_the_cards_of_the_box_unless_a_book_is_given(game: Game):
    state: Cellar = dealt(game, "plain", 3, 7)
    assert len(state.hands) == 3
    assert state.book is base_book(game)
    own = Book(open_packs(game, []))
    assert dealt(game, "plain", 2, 7, own).book is own


def test_the_same_seed_deals_the_same_and_another_something_else(game: Game):
    decks = [dealt(game, "plain", 2, seed).deck for seed in (7, 7, 8)]
    assert decks[0] == decks[1] != decks[2]


def test_an_option_that_the_set_up_does_not_know_is_refused(game: Game):
    with pytest.raises(SetupError):
        dealt(game, "plain", 2, 7, no_such_option=True)


def test_play_begins_with_the_first_question_and_nothing_is_arranged_after_it(game: Game):
    position = Position[Cellar](game, dealt(game, "plain", 2, 7), as_dealt=True)
    position.arrange(food=[1, 1])
    assert position.start().asked() != ()
    assert position.state.food == [1, 1]
    with pytest.raises(AlreadyPlaying):
        position.arrange(food=[2, 2])
