"""What is ours and not the rulebook's: one sign says so, for every such rule, in both languages."""

import re
from pathlib import Path

import pytest

from holdouts.engine.library import LANGUAGES
from holdouts.engine.rulebook import OURS, open_rulebook
from holdouts.games.dead_of_winter.game import GAME

DECISIONS = Path(__file__).parents[3] / "docs" / "dead-of-winter-decisions.md"


def decided() -> list[str]:
    """The rules in which something was decided by us, in the order of the list."""
    return re.findall(r"DOW-[A-Z]+-[0-9]+", DECISIONS.read_text(encoding="utf-8"))


def test_the_list_names_a_rule_once():
    assert len(decided()) == len(set(decided())) > 100


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_rule_that_we_decided_bears_the_sign_and_no_other_does(lang):
    rules = open_rulebook(GAME, lang).rules.values()
    assert {rule.id for rule in rules if rule.ours} == set(decided())


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_rulebook_says_what_the_sign_means_before_its_first_chapter(lang):
    book = open_rulebook(GAME, lang)
    assert [text for text in book.opening if OURS in text]
    assert not [rule.id for rule in book.rules.values() if OURS in rule.text[: -len(OURS)]]


def test_the_rulebook_has_every_rule_of_the_catalog():
    assert len(open_rulebook(GAME, "en").rules) == 309
