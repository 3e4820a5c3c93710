"""Worked examples of the rulebook whose figures no other test has; EX-1, EX-2, EX-8 and EX-12 stand by their rules."""

import pytest

from holdouts.games.this_war_of_mine.fight_events import CombatRolled
from holdouts.games.this_war_of_mine.picks import Buy, ExploreOn, FightOn, GoHome, GoOn, Sell, TakeOffer, TakeUp
from holdouts.games.this_war_of_mine.rules import trade
from holdouts.testing import rule, shelter
from tests.games.this_war_of_mine.test_fights import stand, thugs
from tests.games.this_war_of_mine.trips import away, party


@rule("TWM-TRADE-5", "EX-7")
def test_ex_7_ten_for_eight_and_two_points_are_gone():
    table = shelter().people("boris").storage(jewelry=1)
    siege = table.now
    jewelry, knife = siege.book.good("jewelry"), siege.book.good("knife")
    steps = trade.trade(siege, trade.Offered((), (), ("knife",), "", 0), siege.storage, rule="TWM-TRADE-4")
    next(steps)
    offered = steps.send(Sell(jewelry)).options(0)
    assert offered == [GoOn(), Buy(knife)]
    assert steps.send(Buy(knife)).options(0) == [GoOn(), Sell(knife)], "there is a single one"
    with pytest.raises(StopIteration):
        steps.send(GoOn())
    assert siege.storage[knife] == 1
    assert sum(siege.storage) == 1


@rule("TWM-COMBAT-7", "EX-6")
def test_ex_6_who_has_run_dry_may_go_on_with_the_knife():
    table = thugs(*[1] * 8, packed=("pistol", "ammo", "knife")).choose(TakeUp("boris", "pistol"))
    table = stand(table.choose(FightOn()))
    assert table.now.pile[table.state.book.good("ammo")] == 0
    table = stand(table.choose(TakeUp("boris", "knife")).choose(FightOn()))
    boris = table.who("boris").card
    assert [event.die for event in table.told(CombatRolled) if event.person == boris] == ["red", "yellow"]


@rule("TWM-SCAV-20", "EX-10")
def test_ex_10_a_door_that_was_opened_lies_in_the_deck_again_and_is_opened_anew():
    table = party("map-locked-door", "search-junk-and-go", place="tower-block").storage(lockpick=1)
    table = away(table.rolling(10, 5, 5, 5, 5), "tower-block", "lockpick").choose(ExploreOn())
    door = table.now.exploring
    table.choose(TakeOffer("pick-the-lock"))
    assert table.now.pile[table.state.book.good("lockpick")] == 0, "it is lost in the lock"
    while not table.can(ExploreOn()):
        table.choose(table.options()[0])
    assert table.now.explored == [door]
    table.choose(ExploreOn()).choose(GoOn()).choose(GoHome())
    assert door in table.now.exploration
    assert table.now.area == []
