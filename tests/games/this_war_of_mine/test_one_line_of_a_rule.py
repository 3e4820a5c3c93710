"""Lines of rules that nothing else would miss: the last of several, the exact limit, who is named."""

import pytest

from holdouts.games.this_war_of_mine.deed import Deed, Reading
from holdouts.games.this_war_of_mine.effects.people import Actions, OneActionDay
from holdouts.games.this_war_of_mine.events import BrokeOff, Ended, Met
from holdouts.games.this_war_of_mine.night import Enemy, Trip
from holdouts.games.this_war_of_mine.picks import BuySeat, UseLocation
from holdouts.games.this_war_of_mine.rules import combat, meeting, scavenging, tokens
from holdouts.games.this_war_of_mine.rules.sheet import export
from holdouts.games.this_war_of_mine.state import OUT
from holdouts.testing import rule, shelter
from tests.games.this_war_of_mine.desk import Desk, page
from tests.games.this_war_of_mine.stepping import run
from tests.games.this_war_of_mine.test_convoy import at_the_yard


@rule("TWM-ERRATA-18")
@pytest.mark.parametrize(
    ("phase", "today", "tomorrow"), [("morning", True, False), ("day", True, False), ("dawn", False, True)]
)
def test_exhaustion_is_of_this_day_or_after_it_of_the_next(phase, today, tomorrow):
    siege = shelter().now
    siege.phase = phase
    run(OneActionDay().resolve(siege, Deed(0, "TWM-ERRATA-18")))
    assert (siege.one_action, siege.tired_out) == (today, tomorrow)


@rule("TWM-GEN-16")
def test_a_story_does_not_give_or_take_actions_of_those_who_sleep():
    siege = shelter().levels("anton", fatigue=4).now
    run(Actions(by=-1, who="all").resolve(siege, Reading(0, "TWM-GEN-16")))
    assert {siege.character(person).id: person.fewer for person in siege.group} == {"boris": 1, "anton": 0, "katia": 1}


def test_the_lot_falls_on_anybody_but_those_it_is_about():
    hit = set()
    for seed in range(30):
        desk = Desk(page(9001, {"do": "state", "state": "misery", "by": 1, "who": "lot"}), seed=seed)
        desk.siege.loaded = [seed % 2]
        desk.read(9001, me="anton")
        hit |= {name for name in ("anton", "boris", "cveta") if desk.level(name, "misery")}
    assert hit == {"boris", "cveta"}


@rule("TWM-COMBAT-35")
def test_whom_a_hatchet_kills_counts_with_all_the_wounds_it_could_bear():
    siege = shelter().now
    siege.bag = siege.bag[3:]
    siege.enemies = [Enemy(0, [], 1), Enemy(1, []), Enemy(2, [])]
    bout = combat.Bout(Deed(0, "x"), combat.Terms(enemies=3, run_at=2))
    steps = combat._land(siege, bout, combat.Blow(kills=1), combat.Blow())
    options = next(steps).options(0)
    with pytest.raises(StopIteration):
        steps.send(options[0])
    assert bout.dealt == 2
    assert siege.enemies == []
    assert sorted(siege.bag) == list(range(9))


@rule("TWM-SCEN-8")
@pytest.mark.parametrize(("cards", "may"), [(2, True), (1, False)])
def test_a_seat_takes_exactly_two_cards_of_the_night(cards, may):
    table = at_the_yard(jewelry=2, moonshine=1)
    state = table.state
    while len(state.unknown) > cards:
        state.exploration.append(state.unknown.pop())
    assert table.can(BuySeat()) == may


@rule("TWM-SCEN-9")
@pytest.mark.parametrize(
    ("seats", "starting", "ending"),
    [(2, True, "victory"), (1, True, "victory"), (0, True, "defeat"), (2, False, "defeat"), (1, False, "defeat")],
)
def test_the_morning_after_the_last_event_the_convoy_leaves_and_it_counts_who_has_a_seat(seats, starting, ending):
    table = shelter(scenario="the-last-convoy").people("boris", "anton").arrange(bus_seats=seats).phase("morning")
    state = table.state
    state.past_events += state.events
    state.events = []
    for person in state.group:
        person.starting = starting
    table.start()
    while table.table.decision is not None:
        table.choose(table.options()[-1])
    assert [(event.ending, event.cause) for event in table.told(Ended)] == [(ending, "convoy")]


@rule("TWM-SCAV-28")
def test_whoever_breaks_off_is_named():
    table = shelter().people("boris", "katia").rolling(1, 10)
    siege = table.now
    for person in siege.group:
        person.where = OUT
    siege.trip = Trip(0, fallen=1)
    run(scavenging.mourn(siege))
    broken = [person.card for person in siege.group if person.broken]
    assert broken
    assert [event.person for event in table.told(BrokeOff)] == broken
    assert siege.trip.fallen == 0


@rule("TWM-GEN-20")
def test_a_token_that_is_lost_lies_on_nobody_any_more():
    siege = shelter().people("boris", "anton").now
    suspicion = siege.book.number("tokens", "suspicion")
    tokens.gain(siege, "suspicion", Deed(0, "x"), on=siege.group[-1].card)
    assert siege.group[-1].token == suspicion
    tokens.lose(siege, "suspicion", rule="x")
    assert [person.token for person in siege.group] == [-1, -1]


@rule("TWM-SAVE-10")
def test_a_sheet_names_every_red_corner_that_has_joined_a_deck_the_last_one_too():
    siege = shelter().now
    last_raid, last_residents = max(siege.red_raids), max(siege.red_residents)
    siege.red_raids.remove(last_raid)
    siege.red_residents.remove(last_residents)
    siege.raids.append(last_raid)
    siege.residents.append(last_residents)
    assert export(siege).red_corners == (siege.book.raids[last_raid].id, siege.book.residents[last_residents].id)


@rule("TWM-SCAV-18")
def test_the_hospital_takes_two_levels_off_a_state():
    table = shelter().people("boris", "katia", "anton").levels("boris", wounds=3).storage(moonshine=1)
    table.tasks(boris="scavenge").places("garage", "city-hospital", "church").phase("night")
    table.choose(table.options()[1])
    while not table.can(UseLocation("heal")):
        table.choose(table.options()[-1])
    table.choose(UseLocation("heal"))
    while table.asks() == "TWM-SCAV-18":
        table.choose(table.options()[0])
    assert table.level("boris", "wounds") == 1


@rule("TWM-BOOK-7")
def test_those_of_a_blank_card_are_met_where_the_party_is_and_not_at_home():
    desk = Desk(at="church")
    siege = desk.siege
    page_, (shelf, card) = next(
        (one, where) for one, where in siege.book.volume.blanks.items() if where[0] == "residents"
    )
    siege.blanks.append(page_)
    siege.residents.append(card)
    decision = next(meeting.encounter(siege, rule="TWM-SCAV-8"))
    assert siege.reading == page_
    assert [told.residents for told in desk.told_of(Met)] == [card]
    assert decision.options(0)
    assert shelf == "residents"
    assert card not in siege.residents
