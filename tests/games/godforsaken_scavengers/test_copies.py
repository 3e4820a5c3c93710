"""Copies of a table in the middle of a long step."""

from holdouts.games.godforsaken_scavengers.picks import Vow
from holdouts.games.godforsaken_scavengers.rules import deals
from holdouts.testing import expedition
from tests.games.godforsaken_scavengers.bargains import draft


def test_a_copy_in_the_middle_of_a_draft_lists_nothing_that_was_listed_before(monkeypatch):
    table = draft(expedition(seats=3)).choose(Vow(0, 1)).table
    listed = []
    kinds = deals.kinds
    monkeypatch.setattr(deals, "kinds", lambda *asked: listed.append(asked) or kinds(*asked))
    copy = table.clone()
    assert listed == []
    assert copy.options() == table.options()
    assert len(listed) == 1, "the copy made its own list when somebody looked"
