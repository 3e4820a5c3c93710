"""Words that mean something particular are found where they stand, in whichever form."""

import pytest

from holdouts.engine.game import Game
from holdouts.engine.glossary import Glossary, needed_words, terms_of
from holdouts.engine.library import LANGUAGES, base_words
from holdouts.games import IDS, find_game
from holdouts.starter.game import GAME as STARTER

SCAVENGERS = find_game("godforsaken-scavengers")


def pieces(text: str, lang: str = "en") -> list[tuple[str, str]]:
    return list(Glossary(SCAVENGERS, base_words(SCAVENGERS, lang)).split(text))


def test_a_term_is_found_in_each_of_its_forms():
    found = pieces("Two Perils and an Affliction.")
    assert found == [("Two ", ""), ("Perils", "peril"), (" and an ", ""), ("Affliction", "affliction"), (".", "")]


def test_the_longest_term_counts():
    assert pieces("Final Location") == [("Final Location", "final-location")]


@pytest.mark.parametrize("text", ["Imperilled", "restore", "no Perilous road", ""])
def test_a_part_of_another_word_is_no_term(text: str):
    assert all(not term for _, term in pieces(text))


def test_accents_belong_to_a_word():
    assert ("Périls", "peril") in pieces("Deux Périls.", "fr")


def test_nothing_of_a_text_is_lost():
    text = "Neutralise the current Peril without paying; its searcher gets the reward."
    assert "".join(piece for piece, _ in pieces(text)) == text


def test_a_game_without_a_glossary_has_no_terms():
    assert terms_of(STARTER) == ()
    assert list(Glossary(STARTER, base_words(STARTER, "en")).split("A fire.")) == [("A fire.", "")]


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", [find_game(id_) for id_ in IDS], ids=lambda game: game.id)
def test_every_term_is_explained_in_a_sentence_and_no_form_twice(game: Game, lang: str):
    glossary = Glossary(game, base_words(game, lang))
    forms = [form for term in glossary.terms for form in term.forms]
    assert len(glossary.terms) > 9
    assert len(set(forms)) == len(forms)
    assert all(term.means.endswith(".") for term in glossary.terms)
    assert len(needed_words(game)) == 2 * len(glossary.terms)
