"""The Journal, and when it goes on to the next Leader. [TWM-GEN-4]"""

from holdouts.games.this_war_of_mine.events import LeaderPassed
from holdouts.games.this_war_of_mine.picks import CarryOut, ExploreOn, GoHome, GoOn, GoTo, Pack, TakeOffer
from holdouts.testing import rule, shelter


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
