"""Every game can be told: in every language, from every seat, without odd words and without guessing at anybody."""

import pytest

from holdouts.engine.library import LANGUAGES
from holdouts.games import IDS, find_game
from holdouts.lab import wordlist

both = pytest.mark.parametrize(("id_", "lang"), [(id_, lang) for id_ in IDS for lang in LANGUAGES])


@both
def test_random_games_of_every_scenario_can_be_told_from_every_seat(id_: str, lang: str):
    game = find_game(id_)
    told = wordlist.heard(game, lang)
    assert len(told) > 2 * len(game.events)
    assert wordlist.odd(told, lang) == []


@both
def test_no_line_tells_the_gender_of_a_player(id_: str, lang: str):
    assert wordlist.gendered(find_game(id_), lang) == []


@both
def test_nobody_speaks_between_the_marks_of_a_typewriter(id_: str, lang: str):
    assert wordlist.mistyped(find_game(id_), lang) == []
