"""Red arrows: what happens for the first time, and which page of its scenario it opens. [TWM-SCEN-3]"""

import pytest

from holdouts.engine.state import GameOver
from holdouts.games.this_war_of_mine.night import Trip
from holdouts.games.this_war_of_mine.rules import convoy, morning, scenario
from holdouts.games.this_war_of_mine.state import FAR, MIDDLE, OUT, SCAVENGE
from holdouts.testing import rule, shelter

NIGHT, CONVOY = "endless-night", "the-last-convoy"


def arrows(siege, steps):
    """The pages that some steps open by red arrows; every question is answered by its last option."""
    answer = None
    try:
        while True:
            asked = steps.send(answer)
            answer = asked.options(asked.seats[0])[-1]
    except (StopIteration, GameOver):
        return siege.arrows


@rule("TWM-SCEN-3")
@pytest.mark.parametrize(
    ("misery", "cold", "opened"), [(2, 4, []), (3, 4, [2942]), (2, 5, [2944]), (3, 6, [2942, 2944])]
)
def test_a_third_level_of_misery_and_a_fifth_cold_token_have_red_arrows(misery, cold, opened):
    siege = shelter(scenario=NIGHT).people("boris", "anton").levels("boris", misery=misery).arrange(cold=cold).now
    assert arrows(siege, scenario.notice(siege)) == opened


@rule("TWM-SCEN-3")
def test_the_last_of_a_group_who_despairs_is_found_wherever_in_it_they_stand():
    siege = shelter(scenario=NIGHT).people("boris", "anton", "katia").levels("katia", misery=3).now
    assert arrows(siege, scenario.notice(siege)) == [2942]


@rule("TWM-SCEN-3")
@pytest.mark.parametrize(("people", "opened"), [(("boris",), [2945]), (("boris", "anton"), [])])
def test_being_the_only_one_left_has_a_red_arrow(people, opened):
    siege = shelter(scenario=NIGHT).people(*people).now
    assert arrows(siege, scenario.notice(siege)) == opened


@rule("TWM-SCEN-3")
def test_the_first_scenario_has_no_red_arrows():
    siege = shelter().people("boris").levels("boris", misery=3).arrange(cold=9).now
    assert arrows(siege, scenario.notice(siege)) == []


@rule("TWM-SCEN-3")
@pytest.mark.parametrize(
    ("past", "lying", "opened"),
    [
        ((), (), []),
        (("last-offensive",), (), [2946]),
        ((), ("last-offensive",), [2946]),
        (("thaw", "quiet-day"), (), []),
    ],
)
def test_the_second_final_event_has_a_red_arrow_wherever_the_first_lies(past, lying, opened):
    table = shelter(scenario=NIGHT).people("boris", "anton")
    for event in lying:
        table.lying(event)
    siege = table.next_events(*past, "false-hope").now
    siege.past_events += [siege.events.pop() for _ in past]
    assert arrows(siege, morning.bring(siege, siege.events.pop())) == opened


@rule("TWM-SCEN-3")
@pytest.mark.parametrize(("seats", "opened"), [(1, [2954]), (2, []), (3, [])])
def test_the_last_offensive_with_too_few_seats_has_a_red_arrow(seats, opened):
    table = shelter(scenario=CONVOY).people("boris", "anton").arrange(bus_seats=seats)
    siege = table.next_events("last-offensive").now
    assert arrows(siege, morning.bring(siege, siege.events.pop())) == opened


@rule("TWM-SCEN-3", "TWM-SCEN-9")
def test_the_last_morning_and_a_ceasefire_have_red_arrows():
    siege = shelter(scenario=CONVOY).people("boris").arrange(bus_seats=1).now
    assert arrows(siege, morning.run_out(siege)) == [2957]
    siege = shelter(scenario=NIGHT).people("boris").now
    assert arrows(siege, morning.run_out(siege)) == []
    siege = shelter(scenario=NIGHT).people("boris").next_events("ceasefire").now
    assert arrows(siege, morning.bring(siege, siege.events.pop())) == [2947]


@rule("TWM-SCEN-3")
@pytest.mark.parametrize(("place", "opened"), [(FAR, [2951]), (MIDDLE, [])])
def test_only_the_railway_yard_has_a_red_arrow_on_arrival(place, opened):
    table = shelter(scenario=CONVOY).people("boris", "anton")
    siege = table.arrange(table.who("boris"), where=OUT, task=SCAVENGE).arrange(trip=Trip(place)).now
    assert arrows(siege, convoy.arrive(siege)) == opened


@rule("TWM-SCEN-3")
@pytest.mark.parametrize(("seats", "lost", "opened"), [(2, 1, [2955]), (3, 1, [2955]), (1, 1, []), (2, 0, [])])
def test_a_raid_on_a_house_with_two_seats_that_took_something_has_a_red_arrow(seats, lost, opened):
    siege = shelter(scenario=CONVOY).arrange(bus_seats=seats).now
    assert arrows(siege, convoy.after_raid(siege, lost)) == opened
