"""Whatever was told in recorded games reads as a person would write it, in every language and from every seat."""

from pathlib import Path

import pytest

from holdouts.engine import library
from holdouts.engine.library import LANGUAGES
from holdouts.engine.record import read
from holdouts.engine.view import log
from holdouts.games import find_game
from holdouts.lab import wordlist
from holdouts.lab.archive import SUFFIX

RECORDED = sorted((Path(__file__).parents[1] / "recorded").rglob(f"*{SUFFIX}"))


@pytest.mark.parametrize("path", RECORDED, ids=lambda path: path.stem)
def test_every_line_of_a_recorded_game_is_well_written(path: Path):
    loaded = read(path, find_game)
    table, seats = loaded.table, range(loaded.about.setup["seats"])
    for lang in LANGUAGES:
        words = library.base_words(table.game, lang)
        told = {line.text for seat in (None, *seats) for line in log(table, seat, words, wordlist.NAMES)}
        assert told
        assert wordlist.odd(told, lang) == []
        assert [line for line in told if not line.endswith(".")] == []
