"""Copies of an expedition: they list the answers of a question when somebody looks."""

import pytest

from holdouts.games.godforsaken_scavengers.picks import Vow
from holdouts.games.godforsaken_scavengers.rules import deals
from holdouts.games.godforsaken_scavengers.state import Deal, Expedition
from holdouts.testing import expedition
from tests.games.godforsaken_scavengers.bargains import draft


def test_a_copy_in_the_middle_of_a_draft_lists_no_promises_before_it_is_asked(monkeypatch: pytest.MonkeyPatch):
    table = draft(expedition(seats=3)).choose(Vow(0, 1)).table
    listed: list[Expedition] = []
    kinds = deals.kinds

    def counted(expedition: Expedition, draft: Deal, debtor: int, creditor: int) -> list[str]:
        listed.append(expedition)
        return kinds(expedition, draft, debtor, creditor)

    monkeypatch.setattr(deals, "kinds", counted)
    twin = table.clone()
    assert listed == []
    assert twin.options() == table.options()
    assert listed == [twin.state]
