"""Pieces: the box, Storage x5, and what is not there. [TWM-GEN, TWM-BOARD]"""

import pytest

from holdouts.games.this_war_of_mine.deed import Deed
from holdouts.games.this_war_of_mine.effects.goods import PayValue
from holdouts.games.this_war_of_mine.events import BoxEmpty
from holdouts.games.this_war_of_mine.picks import (
    Act,
    Break,
    CarryOut,
    PutAside,
    SplitRummage,
    UseFitting,
)
from holdouts.games.this_war_of_mine.rules import goods
from holdouts.testing import rule, shelter


@rule("TWM-GEN-5")
def test_what_is_discarded_goes_back_into_the_box_and_can_be_found_again():
    table = shelter().storage(wood=3)
    siege = table.now
    before = siege.box[siege.book.wood]
    goods.discard(siege, siege.book.wood, 2, siege.storage, rule="TWM-GEN-5")
    assert siege.box[siege.book.wood] == before + 2
    assert goods.gain(siege, siege.book.wood, 2, siege.storage, rule="TWM-GEN-5") == 2


@rule("TWM-GEN-6")
def test_what_is_removed_never_comes_back_into_the_box():
    table = shelter().storage(wood=3)
    siege = table.now
    before = siege.box[siege.book.wood]
    goods.remove(siege, siege.book.wood, 2, siege.storage, rule="TWM-GEN-6")
    assert siege.box[siege.book.wood] == before
    assert siege.waste[siege.book.wood] == 2


@rule("TWM-GEN-7")
def test_what_the_box_has_none_of_cannot_be_produced():
    table = shelter().fitting("stove", "t3").storage(raw_food=1, water=1, wood=1).box(canned_food=0)
    assert not table.options(kind=UseFitting)


@rule("TWM-GEN-8", "TWM-GEN-7")
def test_an_effect_grants_what_is_there_and_the_rest_is_lost():
    table = shelter().box(wood=1, components=1).rolling(10)
    table.choose(Act("boris", "bl3", "rummage")).choose(CarryOut()).choose(SplitRummage(3))
    assert (table.stored("wood"), table.stored("components")) == (1, 1)
    assert table.told(BoxEmpty)


@rule("TWM-GEN-7")
@pytest.mark.parametrize("number", range(37))
def test_each_sort_of_piece_can_be_exhausted(number):
    table = shelter()
    siege = table.now
    good = siege.book.goods[number]
    assert goods.gain(siege, number, good.count + 3, siege.storage, rule="TWM-GEN-7") == good.count
    assert siege.box[number] == 0
    assert goods.gain(siege, number, 1, siege.storage, rule="TWM-GEN-7") == 0
    assert table.told(BoxEmpty)[-1].good == number


@rule("TWM-DUSK-6", "TWM-FAQ-13")
def test_there_are_never_more_than_six_water():
    siege = shelter().storage(water=4).now
    assert goods.gain(siege, siege.book.water, 9, siege.storage, rule="TWM-DUSK-6") == 2


@rule("TWM-BOARD-1")
def test_five_wood_become_one_marker_on_the_x5_space_and_five_again():
    table = shelter().storage(wood=6)
    table.choose(PutAside("wood"))
    assert table.stored("wood") == 1
    assert table.now.fives == [1, 0]
    table = shelter().fives(wood=1)
    table.choose(Break("wood"))
    assert table.stored("wood") == 5
    assert table.now.fives == [0, 0]


@rule("TWM-BOARD-1")
def test_four_wood_are_not_enough_for_the_x5_space():
    assert not shelter().storage(wood=4).can(PutAside("wood"))


@rule("TWM-BOARD-2")
def test_only_wood_and_components_stand_on_the_x5_space():
    table = shelter().storage(water=6, wood=5, components=5, vegetable=6, chems=6)
    assert {table.now.book.goods[pick.good].id for pick in table.options(kind=PutAside)} == {"wood", "components"}


@rule("TWM-BOARD-3")
def test_however_many_stand_on_the_x5_space_none_is_gained_from_an_empty_box():
    siege = shelter().box(wood=1).fives(wood=1).now
    assert goods.gain(siege, siege.book.wood, 1, siege.storage, rule="TWM-BOARD-3") == 0


@rule("TWM-BOARD-4")
def test_ex_2_breaking_a_marker_with_a_thin_supply_loses_the_difference():
    table = shelter().box(wood=4).fives(wood=1)
    assert table.state.box[table.state.book.wood] == 3
    table.choose(Break("wood"))
    assert table.stored("wood") == 4
    assert table.now.box[table.now.book.wood] == 0


@rule("TWM-BOARD-1")
def test_a_swap_is_not_taken_back_at_once_by_another():
    table = shelter().storage(wood=5)
    table.choose(PutAside("wood"))
    assert not table.can(Break("wood"))
    table.choose(Act("boris", "bl3", "rummage"))
    assert table.can(Break("wood"))


def test_a_price_in_value_can_be_paid_with_exactly_that():
    siege = shelter().storage(jewelry=1).state
    worth = siege.book.goods[siege.book.good("jewelry")].value
    payable = [PayValue(amount=amount).payable(siege, Deed(0, "TWM-BOOK-4")) for amount in (worth, worth + 1)]
    assert payable == [True, False]
