"""What somebody puts together out of several picks, sent in one go; and what all decide together."""

import pytest

from holdouts.engine.library import new_table
from holdouts.engine.rows import rehearse
from holdouts.engine.table import Illegal
from holdouts.games.maximum_apocalypse.game import GAME
from holdouts.games.maximum_apocalypse.picks import (
    Accept,
    Against,
    Ask,
    Drop,
    Give,
    GoFirst,
    Propose,
    SwapTwo,
    Trade,
)
from holdouts.testing import apocalypse
from tests.games.maximum_apocalypse.test_dog import DOG, VETERAN, lost, pair


def at_the_exchange():
    table = apocalypse("fireman", "hunter").hand(0, "ammo-2").hand(1, "food-1", "medkit-2").turn(0)
    return table.choose(Trade(1))


def test_an_exchange_is_put_together_and_proposed_at_once():
    table = at_the_exchange().choose_all(Give("ammo-2"), Ask("food-1"), Ask("medkit-2"), Propose())
    assert table.asked() == (1,)
    table.choose(Accept())
    assert (table.hand_ids(0), table.hand_ids(1)) == (["food-1", "medkit-2"], ["ammo-2"])


def test_an_exchange_with_a_card_that_nobody_has_is_not_begun():
    table = at_the_exchange()
    before = list(table.table.choices)
    with pytest.raises(Illegal) as caught:
        table.choose_all(Give("ammo-2"), Ask("ammo-2"), Propose())
    assert caught.value.slots == {"place": 2}
    assert table.table.choices == before


def test_who_is_attacked_is_shared_out_at_once():
    table = pair().foes(0, "walker", "walker", "zombie-dog").turn(0, "monsters")
    table.choose_all(Against(0, VETERAN), Against(1, VETERAN))
    assert lost(table) == (4, 4)


def test_a_monster_that_was_shared_out_already_is_refused_and_nobody_is_hurt():
    table = pair().foes(0, "walker", "walker", "zombie-dog").turn(0, "monsters")
    with pytest.raises(Illegal) as caught:
        table.choose_all(Against(0, DOG), Against(0, VETERAN))
    assert caught.value.slots == {"place": 2}
    assert lost(table) == (0, 0)


def test_what_two_cards_buy_is_not_seen_before_they_are_paid():
    table = apocalypse("fireman", "hunter").hand(0, "shotgun", "lighter", "field-jacket").turn(0).choose(SwapTwo())
    paid = [table.meant(Drop(card), 0) for card in ("shotgun", "lighter")]
    row = rehearse(table.table, 0, paid)
    assert (row.cut, row.complete) == (True, True)
    table.choose_all(*paid)
    assert len(table.hand_ids(0)) == 2


def test_everybody_reads_who_could_go_first():
    setup = next(setup for setup in GAME.setups() if setup.seats == 2)
    table = new_table(GAME, setup, 7)
    while not (table.decision is not None and table.decision.public):
        table.choose(table.options()[0], table.waiting_for()[0])
    assert isinstance(table.options()[0], GoFirst)
