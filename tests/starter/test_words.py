"""The words of The Long Night: all that are needed, in every language, and no others."""

import re

import pytest

from holdouts.engine.library import LANGUAGES, base_book, base_words
from holdouts.lab.wordlist import faults, needed
from holdouts.starter.game import GAME
from holdouts.starter.text import card_text
from holdouts.starter.text import needed as needed_by_cards


def test_every_language_has_exactly_the_words_that_are_needed():
    own = needed_by_cards(base_book(GAME))
    plain = ["name-long-night", "flavour-long-night", "ending-cold", "ending-dawn"]
    reasons = {
        f"reason-{key}": frozenset({"card"}) for key in ("not-your-turn", "no-effect", "deck-empty", "hand-full")
    }
    kinds = dict.fromkeys(["type-lasting", "type-plain"], frozenset[str]())
    keys = needed(
        GAME, {**own, **dict.fromkeys(plain, frozenset[str]()), **reasons, **kinds}, speaking=("view.py", "naming.py")
    )
    assert faults(GAME, keys) == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_card_says_what_it_does(lang: str):
    words = base_words(GAME, lang)
    for card in base_book(GAME).designs:
        lines = card_text(card, words)
        assert lines
        assert all(line[0].isupper() and line.endswith(".") and not re.search(r"[{}$]", line) for line in lines)
