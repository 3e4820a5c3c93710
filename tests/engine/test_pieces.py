"""The pieces of a game are shown beside its rules: each by a card that there is, in both languages."""

import pytest

from holdouts.engine.glossary import terms_of
from holdouts.engine.library import LANGUAGES, base_words, new_table
from holdouts.engine.pieces import Piece, pieces_of, shown
from holdouts.games import IDS, find_game

SHOWING = [game for game in map(find_game, IDS) if pieces_of(game)]


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", SHOWING, ids=lambda game: game.id)
def test_every_piece_has_a_look_a_name_and_a_meaning(game, lang):
    book = new_table(game, game.setups()[0], 0, keep=False).state.book
    found = shown(game, book, base_words(game, lang))
    assert len(found) > 5
    for one in found:
        assert one.name
        assert one.means.endswith(".")
        assert sum(map(bool, (one.piece.card, one.piece.back, one.piece.sign))) == 1
        assert one.card is None or one.card.picture.art
    assert len({one.name for one in found}) == len(found)


@pytest.mark.parametrize("game", SHOWING, ids=lambda game: game.id)
def test_a_piece_that_is_a_term_is_explained_as_in_the_glossary(game):
    assert any(piece.piece in terms_of(game) for piece in pieces_of(game))
    words = base_words(game, "en")
    assert not [
        piece for piece in pieces_of(game) if words.has(f"piece-{piece.piece}") == (piece.piece in terms_of(game))
    ]


def test_a_piece_that_shows_no_card_of_the_book_is_an_error(monkeypatch: pytest.MonkeyPatch):
    game = find_game("godforsaken-scavengers")
    monkeypatch.setattr("holdouts.engine.pieces.pieces_of", lambda game: (Piece(piece="peril", card="no-such-card"),))
    book = new_table(game, game.setups()[0], 0, keep=False).state.book
    with pytest.raises(KeyError, match="no-such-card"):
        shown(game, book, base_words(game, "en"))
