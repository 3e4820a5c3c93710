"""Events that lie face up, were foreseen, or are taken away unseen. [TWM-MORNING-15, TWM-MORNING-18, TWM-MORNING-20]"""

import pytest

from holdouts.games.this_war_of_mine.events import EventGone
from holdouts.games.this_war_of_mine.rules import looking, morning
from holdouts.testing import rule, shelter
from tests.games.this_war_of_mine.stepping import run


def names(siege, cards):
    return [siege.event(card).id for card in cards]


def lying(siege):
    return [(siege.event(one.card).id, one.nights) for one in siege.lying]


@rule("TWM-MORNING-18")
@pytest.mark.parametrize(
    ("deck", "foreseen", "left"),
    [
        (("thaw", "epidemic"), 0, 0),
        (("thaw", "epidemic"), 1, 0),
        (("thaw", "epidemic"), 2, 1),
        (("chapter-3", "thaw"), 1, 1),
        (("chapter-3", "thaw"), 2, 1),
    ],
)
def test_what_was_foreseen_is_one_less_if_the_event_that_goes_was_among_it(deck, foreseen, left):
    table = shelter().next_events(*deck).arrange(foreseen=foreseen)
    siege, before = table.now, table.now.unveiled
    morning.remove_event(siege, rule="TWM-MORNING-18")
    assert siege.foreseen == left
    assert names(siege, siege.past_events[-1:]) == ["thaw"]
    assert [told.card for told in table.told(EventGone)] == siege.past_events[-1:]
    assert siege.unveiled == before + 1


@rule("TWM-MORNING-18")
def test_a_ceasefire_that_stays_is_foreseen_and_nothing_that_was_foreseen_is_forgotten():
    table = shelter().next_events("ceasefire", "thaw", "epidemic").arrange(foreseen=3)
    morning.remove_event(table.now, rule="TWM-MORNING-18")
    assert table.now.foreseen == 3
    assert table.told(EventGone) == []


@rule("TWM-MORNING-18", "TWM-SCEN-9")
@pytest.mark.parametrize(("scenario", "events", "left"), [("the-last-convoy", 1, 1), ("the-last-convoy", 2, 1)])
def test_the_convoy_keeps_its_last_event_and_no_more(scenario, events, left):
    siege = shelter(scenario=scenario).now
    siege.past_events += siege.events[events:]
    del siege.events[events:]
    morning.remove_event(siege, rule="TWM-MORNING-18")
    assert len(siege.events) == left


@rule("TWM-MORNING-18")
def test_where_only_chapters_are_left_nothing_is_taken_away():
    siege = shelter().now
    chapters = [card for card in siege.events if morning.is_chapter(siege, card)]
    siege.past_events += [card for card in siege.events if card not in chapters]
    siege.events = list(chapters)
    morning.remove_event(siege, rule="TWM-MORNING-18")
    assert siege.events == chapters


@rule("TWM-MORNING-1")
@pytest.mark.parametrize(("foreseen", "left"), [(0, 0), (1, 0), (3, 2)])
def test_an_event_that_comes_is_foreseen_no_more(foreseen, left):
    table = shelter().next_events("thaw").arrange(foreseen=foreseen).phase("reveal").start()
    assert table.now.foreseen == left


@rule("TWM-MORNING-15", "TWM-MORNING-20")
def test_every_night_takes_one_off_the_events_on_the_raid_deck_and_ends_those_of_one_night():
    table = shelter().lying("crime-wave", 2).lying("last-offensive").lying("shortages").lying("rising-crime", 1)
    siege = table.now
    morning.pass_night(siege)
    assert lying(siege) == [("crime-wave", 1), ("shortages", 0)]
    assert names(siege, [told.card for told in table.told(EventGone)]) == ["last-offensive", "rising-crime"]
    assert names(siege, siege.past_events[-2:]) == ["last-offensive", "rising-crime"]


@rule("TWM-MORNING-20")
def test_all_events_of_a_span_go_the_last_one_too():
    table = shelter().lying("shortages").lying("bitter-cold").lying("snipers")
    siege = table.now
    morning.sweep(siege, "wounded", rule="TWM-MORNING-14")
    assert lying(siege) == [("shortages", 0), ("bitter-cold", 0)]
    morning.sweep(siege, "day", rule="TWM-MORNING-20")
    assert lying(siege) == [("shortages", 0)]
    morning.sweep(siege, "chapter", rule="TWM-MORNING-20")
    assert lying(siege) == []
    assert [told.rule for told in table.told(EventGone)] == ["TWM-MORNING-14", "TWM-MORNING-20", "TWM-MORNING-20"]


@rule("TWM-MORNING-17")
@pytest.mark.parametrize(("count", "before", "seen"), [(2, 0, 2), (2, 3, 3), (99, 0, None)])
def test_whoever_looks_has_seen_as_many_as_there_are_and_forgets_none(count, before, seen):
    siege = shelter().arrange(foreseen=before).now
    unveiled = siege.unveiled
    run(looking.look(siege, "events", count, rule="TWM-MORNING-17"))
    assert siege.foreseen == (len(siege.events) if seen is None else seen)
    assert siege.unveiled == unveiled + 1


@rule("TWM-MORNING-17")
def test_there_is_nothing_to_be_seen_in_an_empty_deck():
    siege = shelter().now
    unveiled = siege.unveiled
    run(looking.look(siege, "unknown", 3, rule="TWM-MORNING-17"))
    assert (siege.scouted, siege.unveiled) == (0, unveiled)
