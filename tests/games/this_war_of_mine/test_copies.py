"""Copies of a siege: they stand at the same question, and list its answers when somebody looks."""

from random import Random

import pytest

from holdouts.engine.decision import Option
from holdouts.engine.library import new_table
from holdouts.engine.table import Table
from holdouts.games import find_game
from holdouts.games.this_war_of_mine.picks import Act, CarryOut, GiveUp, Sell, TakeOffer
from holdouts.games.this_war_of_mine.rules import goods, house, orders, trade
from holdouts.games.this_war_of_mine.state import Person, Siege
from holdouts.testing import shelter

WAR = find_game("this-war-of-mine")


def besieged(seed: int, scenario: str = "until-the-ceasefire") -> Table:
    return new_table(WAR, WAR.setup(scenario=scenario, seats=2), seed)


def same_question(twin: Table, table: Table) -> bool:
    assert twin.decision is not None
    assert table.decision is not None
    asked = table.decision.seats[0]
    return twin.options() == table.options() and twin.decision.question(asked) == table.decision.question(asked)


@pytest.mark.parametrize("scenario", ["until-the-ceasefire", "endless-night", "the-last-convoy"])
def test_copies_stand_at_the_same_question_whether_some_before_it_answered_themselves_or_not(scenario: str):
    met: set[bool] = set()
    for seed in range(7):
        table, random = besieged(seed, scenario), Random(seed)
        while not table.over and len(table.choices) < 120:
            met.add(table.branch().put)
            twin = table.clone()
            assert same_question(twin, table)
            assert same_question(twin.clone(), table), "a copy of a copy"
            table.choose(random.choice(table.options()))
    assert met == {True, False}


def test_a_copy_plays_on_as_the_original_does():
    table, random = besieged(1), Random(1)
    while not table.over and len(table.choices) < 60:
        twin, pick = table.clone(), random.choice(table.options())
        table.choose(pick)
        twin.choose(pick)
        assert WAR.encoder.encode(twin.state) == WAR.encoder.encode(table.state)


def test_a_copy_in_the_middle_of_orders_lists_none_before_it_is_asked(monkeypatch: pytest.MonkeyPatch):
    table = besieged(1)
    while table.decision is not None and table.decision.ask != "give-orders":
        table.choose(table.options()[0])
    listed: list[Siege] = []
    usual = orders.options

    def list_them(siege: Siege, people: list[Person]) -> list[Option]:
        listed.append(siege)
        return usual(siege, people)

    monkeypatch.setattr(orders, "options", list_them)
    twin = table.clone()
    assert listed == []
    assert twin.options() == table.options()
    assert listed == [twin.state]


def test_a_copy_in_the_middle_of_a_trade_lists_none_of_its_swaps_before_it_is_asked(monkeypatch: pytest.MonkeyPatch):
    position = shelter().storage(jewelry=2, meds=2).rolling(10).next_card("visitors", "visitors", "food-barterer")
    position.choose(Act("anton", "g5", "go-outside")).choose(CarryOut()).choose(TakeOffer("barter"))
    position.choose(GiveUp("meds")).choose(Sell("jewelry"))
    listed: list[trade.Offered] = []
    for_sale = trade.for_sale

    def counted(siege: Siege, offered: trade.Offered, wares: list[int], bought: list[int]) -> list[int]:
        listed.append(offered)
        return for_sale(siege, offered, wares, bought)

    monkeypatch.setattr(trade, "for_sale", counted)
    twin = position.table.clone()
    assert listed == []
    assert same_question(twin, position.table)
    assert len(listed) == 1


@pytest.mark.parametrize("board", ["basic", "advanced"])
def test_what_is_looked_up_of_a_house_is_what_it_is_now_in_every_copy_and_in_every_imagined_game(board: str):
    looks: set[frozenset[int]] = set()
    for seed in range(6):
        table = new_table(WAR, WAR.setup(scenario="the-last-convoy", seats=2, board=board), seed)
        random = Random(seed)
        while not table.over and len(table.choices) < 150:
            table.choose(random.choice(table.options()))
            for siege in (table.state, table.clone().state, table.imagine(0, seed).state):
                assert isinstance(siege, Siege)
                layout, ways = house.layout(siege), sorted(house.reach(siege))
                printed = [(space, house.action_at(siege, space)) for space in ways]
                assert layout.ways == set(ways)
                assert list(layout.printed) == [(space, deed) for space, deed in printed if deed]
                assert [space for space, _ in layout.covered] == [n for n in ways if siege.rooms[n].cards]
                assert layout.kinds == {siege.spaces[space].card for space, _ in layout.covered}
                fittings = enumerate(siege.book.fittings)
                payable = {n for n, card in fittings if goods.can_pay(siege, card.cost, siege.storage)}
                assert orders._affordable(siege) == payable
            looks.add(layout.ways)
    assert len(looks) > 3, "rooms were cleared"


def test_a_closed_basement_is_no_longer_within_reach_though_nothing_else_has_changed():
    siege = shelter().now
    before = house.layout(siege).ways
    house.close_basement(siege, water=False)
    assert house.layout(siege).ways == before - {n for n, room in enumerate(siege.rooms) if room.closed} < before
