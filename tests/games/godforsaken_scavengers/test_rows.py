"""What somebody puts together out of several picks, sent in one go."""

import pytest

from holdouts.engine.table import Illegal
from holdouts.games.godforsaken_scavengers.events import Fed
from holdouts.games.godforsaken_scavengers.picks import (
    Accept,
    Amount,
    Dig,
    Drop,
    Eat,
    Feed,
    OfKind,
    OfSort,
    Pay,
    Propose,
    Until,
    Vow,
)
from holdouts.games.godforsaken_scavengers.picks import (
    Neutralise as PayFor,
)
from holdouts.testing import expedition
from tests.games.godforsaken_scavengers.bargains import draft
from tests.games.godforsaken_scavengers.test_feeding import hungry


def at_the_price():
    """A pit trap, for which two cards are paid."""
    table = expedition().hand(0, "bait", "torch", "scout").searched("hunt").pile(0, "pit-trap").turn(0)
    return table.choose(Dig(0)).nobody_reacts().choose(PayFor(0))


def test_a_price_is_paid_with_several_cards_at_once():
    table = at_the_price().choose_all(Pay("bait"), Pay("scout"))
    assert {"bait", "scout"} <= {*table.ids("discards")}


def test_a_price_is_not_paid_with_one_card_twice():
    table = at_the_price()
    with pytest.raises(Illegal):
        table.choose_all(Pay("bait"), Pay("bait"))
    assert table.can(Pay("bait"))


def test_a_meal_is_laid_out_and_eaten_at_once():
    table = hungry(1, scenario="mad-prophet").hand(0, "forage", "forage", "forage", "forage")
    food = table.options(0, Eat)
    while not table.can(Feed(), 0):
        table.choose(food.pop(0), 0)
    enough = [Eat(card) for card in table.now.players[0].plan]
    again = hungry(1, scenario="mad-prophet").hand(0, "forage", "forage", "forage", "forage")
    again.choose_all(*enough, Feed(), seat=0)
    assert len(again.told(Fed)) == 1


def test_a_whole_deal_is_drawn_up_and_proposed_at_once():
    promises = [
        Vow(0, 1),
        OfKind("give"),
        Amount(1),
        OfSort("any"),
        Until(0),
        Vow(1, 0),
        OfKind("feed"),
        Amount(1),
        Until(1),
    ]
    position = expedition(seats=2).next_locations("choking-narrows").hand(0, "torch").hand(1, "bait").turn(0)
    table = draft(position).choose_all(*promises, Propose())
    assert table.asked() == (1,)
    table.choose(Accept())
    assert [(one.debtor, one.kind) for one in table.now.deals[0].promises] == [(0, "give"), (1, "feed")]


def test_a_promise_without_its_figure_does_not_stand_in_the_row_of_a_deal():
    position = expedition(seats=2).hand(0, "torch").turn(0)
    table = draft(position)
    with pytest.raises(Illegal) as caught:
        table.choose_all(Vow(0, 1), OfKind("give"), Propose())
    assert caught.value.slots == {"place": 3}
    assert table.now.drafts[0].promises == []


def test_who_starves_loses_all_the_cards_it_costs_at_once():
    """At the Carrion Field two cards go."""
    table = hungry(2, "carrion-field").hand(0, "torch", "bait", "scout", "move").starve(0).starve(1)
    assert table.asks() == "GOD-FEED-4"
    table.choose_all(Drop("torch"), Drop("scout"), seat=0)
    assert table.ids("discards").count("torch") == table.ids("discards").count("scout") == 1
    assert len(table.now.players[0].hand) == 2
