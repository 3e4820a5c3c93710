"""The Journal, and when it goes on to the next Leader. [TWM-GEN-4]"""

import pytest

from holdouts.games.this_war_of_mine.events import LeaderPassed
from holdouts.games.this_war_of_mine.picks import CarryOut, ExploreOn, GoHome, GoOn, GoTo, No, Pack, TakeOffer
from holdouts.games.this_war_of_mine.rules import book as rules
from holdouts.testing import rule, shelter
from tests.games.this_war_of_mine.desk import Desk


def passed(table):
    """Who became Leader so far, in order."""
    return [event.who for event in table.told(LeaderPassed)]


@rule("TWM-GEN-4")
def test_the_third_step_of_a_day_ends_with_its_phase_and_the_journal_goes_on_once():
    table = shelter(4).storage(water=3, wood=5)
    for leader in (1, 2, 3):
        table.choose(CarryOut())
        assert table.now.leader == leader
    assert table.now.phase == "dusk"


@rule("TWM-GEN-4")
def test_the_journal_goes_on_after_each_exploration_card_and_at_the_end_of_the_trip_but_not_on_arrival():
    table = shelter(6).tasks(boris="scavenge").places("warehouse", "garage", "church").storage(moonshine=1)
    table.phase("night").next_card("exploration", "exploration", "search-junk-and-go")
    table.choose(GoTo("warehouse")).choose(Pack("moonshine")).choose(GoOn())
    assert passed(table) == []
    table.choose(ExploreOn()).choose(GoOn())
    assert passed(table) == [1]
    table.choose(GoHome()).choose(GoOn())
    assert passed(table) == [1, 2]
    assert table.now.phase == "raid"


@rule("TWM-GEN-4", "TWM-SCAV-29")
def test_a_card_that_ends_the_trip_with_the_last_of_the_party_passes_the_journal_on_once():
    table = shelter(4).tasks(boris="scavenge").places("warehouse", "garage", "church").phase("night")
    table.levels("boris", wounds=3).next_card("exploration", "exploration", "collapse").rolling(6)
    table.choose(GoTo("warehouse")).choose(ExploreOn()).choose(TakeOffer("brace"))
    while table.now.phase == "trip":
        table.choose(table.options()[-1])
    assert not table.lives("boris")
    assert passed(table)[:1] == [1]
    assert table.now.phase != "raid" or passed(table) == [1]


@rule("TWM-GEN-1", "TWM-GEN-2", "TWM-TRADE-1")
@pytest.mark.parametrize(("number", "place"), [(2092, "primary-school"), (2186, "villa")])
def test_whether_a_page_is_traded_on_is_asked_once_and_of_everybody(number, place):
    desk = Desk(at=place).store(jewelry=1)
    asked = []
    steps = rules.read(desk.siege, number, desk.deed())
    decision = next(steps)
    while decision.ask != "commission":
        asked.append(decision.ask)
        decision = steps.send(decision.options(0)[0])
    assert "may" not in asked
    assert decision.public
    assert No() in decision.options(0)
