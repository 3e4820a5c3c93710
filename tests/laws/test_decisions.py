"""What is ours and not the rulebook's: one sign says so, for every such rule of every game, in both languages."""

import re
from pathlib import Path

import pytest

from holdouts.engine.library import LANGUAGES
from holdouts.engine.rulebook import OURS, open_rulebook
from holdouts.games import find_game

DOCS = Path(__file__).parents[2] / "docs"
CATALOGS = {
    "godforsaken-scavengers": (231, 100),
    "maximum-apocalypse": (252, 80),
    "dead-of-winter": (309, 100),
    "this-war-of-mine": (387, 130),
}
"""How many rules the catalog of each game has, and more than how many of them it left open.

A game without a catalog has nothing to decide: `new-game` lays one out, and all laws are run on it.
"""


def decided(id_: str) -> list[str]:
    """The rules of a game in which something was decided by us, in the order of the list."""
    listed = (DOCS / f"{id_}-decisions.md").read_text(encoding="utf-8")
    return re.findall(rf"{find_game(id_).prefix}-[A-Z]+-[0-9]+", listed)


@pytest.mark.parametrize("id_", CATALOGS)
def test_the_list_names_a_rule_once(id_):
    _, left_open = CATALOGS[id_]
    assert len(decided(id_)) == len(set(decided(id_))) > left_open


@pytest.mark.parametrize("id_", CATALOGS)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_rule_that_we_decided_bears_the_sign_and_no_other_does(id_, lang):
    rules = open_rulebook(find_game(id_), lang).rules.values()
    assert {rule.id for rule in rules if rule.ours} == set(decided(id_))


@pytest.mark.parametrize("id_", CATALOGS)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_rulebook_says_what_the_sign_means_before_its_first_chapter(id_, lang):
    book = open_rulebook(find_game(id_), lang)
    assert [text for text in book.opening if OURS in text]
    assert not [rule.id for rule in book.rules.values() if OURS in rule.text[: -len(OURS)]]


@pytest.mark.parametrize("id_", CATALOGS)
def test_the_rulebook_has_every_rule_of_the_catalog(id_):
    rules, _ = CATALOGS[id_]
    assert len(open_rulebook(find_game(id_), "en").rules) == rules
