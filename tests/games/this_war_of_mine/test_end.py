"""How it ends. [TWM-END, TWM-SCEN-6, TWM-SCEN-9]"""

from typing import Any

import pytest

from holdouts.engine.events import Event
from holdouts.engine.library import base_words
from holdouts.engine.view import naming_for
from holdouts.games.this_war_of_mine.events import Died, Ended, Left, ScriptRead
from holdouts.games.this_war_of_mine.game import GAME
from holdouts.games.this_war_of_mine.picks import CarryOut, Concede, InstallFree
from holdouts.games.this_war_of_mine.rules import epilogues, people
from holdouts.games.this_war_of_mine.state import AWAY
from holdouts.games.this_war_of_mine.telling import fates
from holdouts.testing import besieged, rule, shelter
from tests.games.this_war_of_mine.desk import read_on


@rule("TWM-END-1")
def test_a_ceasefire_with_a_starting_character_alive_is_a_victory_for_everybody():
    table = shelter(3).next_events("ceasefire").phase("reveal").start()
    assert table.now.ended == "victory"
    assert table.now.winners == [0, 1, 2]


@rule("TWM-END-1")
def test_with_only_later_arrivals_alive_the_group_has_outlived_the_war_without_a_full_win():
    table = shelter().next_events("ceasefire").phase("reveal")
    for person in table.state.group:
        person.starting = False
    assert table.now.ended == "outlived"
    assert table.now.winners == []


@rule("TWM-END-2")
def test_nobody_left_is_defeat():
    table = shelter().people("boris").levels("boris", hunger=3).phase("dusk").rolling(1).start()
    assert table.now.ended == "defeat"
    assert [event.cause for event in table.told(Ended)] == ["nobody-left"]


@rule("TWM-END-2", "TWM-BOOK-13")
def test_while_somebody_is_away_nothing_is_lost():
    table = shelter().people("boris", "anton").levels("boris", hunger=3).phase("dusk").rolling(1)
    table.arrange(table.who("anton"), where=AWAY, until="evening")
    assert table.now.ended == ""
    assert table.lives("anton")


@rule("TWM-END-7")
@pytest.mark.parametrize(("starter", "how"), [(True, "outlived"), (False, "defeat")])
def test_somebody_who_got_out_counts_against_defeat_if_they_were_there_from_the_start(starter, how):
    table = shelter().people("boris").levels("boris", hunger=3).phase("dusk").rolling(1)
    evacuated = table.state.book.number("characters", "zlata")
    table.state.unused.remove(evacuated)
    table.state.gone.append(evacuated)
    table.arrange(evacuated=[evacuated], starters=[evacuated] if starter else [])
    assert table.now.ended == how


@rule("TWM-END-7", "TWM-END-1")
def test_whoever_got_out_does_not_count_for_victory():
    table = shelter().next_events("ceasefire").phase("reveal")
    for person in table.state.group:
        person.starting = False
    table.arrange(evacuated=[table.state.book.number("characters", "zlata")])
    assert table.now.ended == "outlived"


@rule("TWM-END-6")
def test_an_event_deck_that_has_run_out_is_as_good_as_a_ceasefire():
    table = shelter().phase("reveal")
    state = table.state
    state.past_events += state.events
    state.events = []
    assert table.now.ended == "victory"


CHILD, REPORTER, KITCHEN = 1848, 2981, 2982
"""Pages that were noted for the end."""


def read_at_the_end(table):
    """Which pages were read, in order."""
    return [event.script for event in table.told(ScriptRead)]


@rule("TWM-END-5", "TWM-END-3")
def test_what_was_noted_is_read_after_the_night_without_a_guard_too_but_not_of_the_child():
    table = shelter().people("boris").levels("boris", fatigue=4).phase("evening")
    table.arrange(notes=[REPORTER, CHILD, KITCHEN])
    assert table.now.ended == "defeat"
    assert read_at_the_end(table) == [333, REPORTER, KITCHEN]
    assert table.now.last_read == [333, REPORTER, KITCHEN], "all of it can be read again when it is over"


@rule("TWM-END-5", "TWM-MORNING-11")
def test_what_was_noted_is_read_when_the_group_concedes():
    table = shelter().arrange(notes=[REPORTER, CHILD, KITCHEN])
    for person in table.state.group:
        person.starting = False
    table.choose(Concede())
    assert table.now.ended == "defeat"
    assert read_at_the_end(table) == [REPORTER, KITCHEN]
    assert table.now.last_read == [REPORTER, KITCHEN]


@rule("TWM-END-5", "TWM-SCEN-8")
def test_who_stays_behind_is_alive_and_it_is_a_defeat_all_the_same_so_the_child_is_not_read_of():
    table = shelter(scenario="the-last-convoy").phase("reveal").arrange(bus_seats=0, notes=[CHILD, KITCHEN])
    state = table.state
    state.past_events += state.events
    state.events = []
    assert table.now.ended == "defeat"
    assert read_at_the_end(table)[-1] == KITCHEN
    assert CHILD not in read_at_the_end(table)


@rule("TWM-SCEN-6")
def test_endless_night_is_won_by_a_ceasefire_with_one_of_its_two_alive():
    table = shelter(scenario="endless-night").next_events("ceasefire").phase("reveal").start()
    assert table.now.ended == "victory"


@rule("TWM-SCEN-9")
@pytest.mark.parametrize(("seats", "how"), [(3, "victory"), (0, "defeat")])
def test_the_last_convoy_ends_on_the_morning_without_events(seats, how):
    table = shelter(scenario="the-last-convoy").phase("reveal").arrange(bus_seats=seats)
    state = table.state
    state.past_events += state.events
    state.events = []
    assert table.now.ended == how


@rule("TWM-SCEN-9", "TWM-MORNING-18")
def test_in_the_last_convoy_the_last_event_is_never_taken_away():
    from holdouts.games.this_war_of_mine.rules import morning

    siege = shelter(scenario="the-last-convoy").state
    for _ in range(9):
        morning.remove_event(siege, rule="TWM-MORNING-18")
    assert len(siege.events) == 1


@rule("TWM-SCEN-3")
def test_a_red_arrow_is_followed_once():
    table = besieged(scenario="endless-night")
    while table.options(kind=InstallFree):
        table.choose(table.options()[0])
    assert table.now.arrows.count(2941) == 1


@rule("TWM-SCEN-3")
def test_deep_cold_has_a_red_arrow():
    table = shelter(scenario="endless-night").arrange(cold=4).next_events("first-frost").phase("reveal").start()
    assert 2944 in table.now.arrows


def test_the_last_objective_colours_the_epilogues():
    siege = shelter().next_events("chapter-3", "thaw").objective("close-the-house").phase("reveal").now
    card = siege.group[0].card
    assert epilogues.brightened(siege, card, "dark") == "mixed"
    siege.group[0].levels[4] = 3
    assert epilogues.brightened(siege, card, "dark") == "dark"


def test_the_last_of_a_group_who_leaves_ends_it_like_the_last_who_dies():
    table = shelter().people("boris", "anton")
    siege = table.state
    steps = people.lose(siege, siege.group[0], died=False, rule="TWM-CHAR-9")
    assert list(steps) == []
    assert siege.ended == ""


@rule("TWM-SCEN-3")
def test_despair_and_being_the_last_have_red_arrows():
    table = shelter(scenario="endless-night").people("boris").levels("boris", misery=3).storage(water=1)
    read_on(table.choose(CarryOut()))
    assert {2942, 2945} <= set(table.now.arrows)


@rule("TWM-SCEN-3")
def test_a_loss_while_a_seat_is_held_has_a_red_arrow():
    table = shelter(scenario="the-last-convoy").people("boris", "anton", "katia").arrange(bus_seats=1)
    assert list(people.lose(table.state, table.who("katia"), died=True, rule="TWM-CHAR-9")) == []
    table.choose(CarryOut())
    assert 2953 in table.now.arrows


def test_the_end_tells_who_left_from_who_died():
    table = shelter().people("boris", "anton", "katia")
    anton, katia = (table.who(name) for name in ("anton", "katia"))
    table.state.group = [table.who("boris")]
    table.state.gone = [anton.card, katia.card]
    told: list[Event] = [Left(person=anton.card, rule="TWM-CHAR-9"), Died(person=katia.card, rule="TWM-CHAR-9")]
    naming: Any = naming_for(table.table, 0, base_words(GAME, "en"), ["Ilka"])
    became = {fate.name: (fate.lived, fate.left) for fate in fates(naming, told)}
    assert became == {"Boris": (True, False), "Anton": (False, True), "Katia": (False, False)}
