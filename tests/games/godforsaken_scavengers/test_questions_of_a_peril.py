"""Each moment of a Peril is asked in its own words. [GOD-PERIL]"""

from holdouts.games.godforsaken_scavengers.picks import Dig, Pass
from holdouts.testing import expedition, rule


def asked(table):
    """The words of the question that is open now."""
    decision = table.table.decision
    return decision.ask if decision is not None else ""


@rule("GOD-PERIL-10")
def test_before_the_discard_and_before_the_affliction_different_questions_are_asked():
    table = expedition(2).searched("hunt").hand(1, "hide", "sacrifice").pile(0, "acid-rain").turn(0).choose(Dig(0))
    assert asked(table) == "react-before-discard"
    table.choose(Pass())
    assert asked(table) == "react-before-affliction"


@rule("GOD-PERIL-12")
def test_nobody_is_asked_to_save_searched_cards_where_there_are_none():
    table = expedition(2).hand(1, "hide").pile(0, "acid-rain").turn(0).choose(Dig(0))
    assert asked(table) == "react-before-affliction"


@rule("GOD-PERIL-12")
def test_somebody_is_asked_whose_early_reaction_would_still_help_the_searcher():
    table = expedition(2).hand(1, "instinct").pile(0, "acid-rain").turn(0).choose(Dig(0))
    assert asked(table) == "react-before-discard"
