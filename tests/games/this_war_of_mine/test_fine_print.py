"""Fine print of the nights: decks that run out, meetings that wait, quiet people, small corrections."""

import pytest

from holdouts.games.this_war_of_mine.deed import Deed
from holdouts.games.this_war_of_mine.night import Trip
from holdouts.games.this_war_of_mine.picks import ExploreOn, GoOn, GoTo, Pack, TakeOffer, UseAbility
from holdouts.games.this_war_of_mine.rules import finds, meeting, unknown
from holdouts.games.this_war_of_mine.state import NONE, ON_TRIP, OUT
from holdouts.testing import rule, shelter
from tests.games.this_war_of_mine.stepping import run


def out_there(*names, noise=4):
    """These people are on a trip to the nearest Location, whatever it is."""
    table = shelter().people(*names).places("garage", "warehouse", "church")
    state = table.state
    for person in state.group:
        person.where = OUT
    state.trip = Trip(0, noise=noise)
    state.unknown = [state.exploration.pop() for _ in range(6)]
    return table


@rule("TWM-SCAV-9")
def test_where_nobody_can_be_met_the_noise_is_gone_all_the_same():
    table = out_there("boris", noise=6)
    state = table.state
    state.met, state.residents = [], []
    run(meeting.encounter(state, rule="TWM-SCAV-9"))
    assert state.trip is not None
    assert state.trip.noise == 1
    state.residents = sorted(n for n, card in enumerate(state.book.residents) if not card.corner and not card.script)


@rule("TWM-SCAV-14")
def test_an_empty_exploration_deck_is_made_of_the_discard_and_never_fills_the_unknown_deck():
    state = out_there("boris").state
    state.explored, state.exploration = state.exploration, []
    before = len(state.explored)
    unknown.add_unknown(state, 2, rule="TWM-SCAV-14")
    assert len(state.unknown) == 8
    assert len(state.exploration) == before - 2
    assert state.explored == []


@rule("TWM-SCAV-40")
def test_used_findings_come_back_when_the_deck_runs_out():
    state = out_there("boris").state
    state.used_findings, state.findings = state.findings, []
    assert finds.draw(state, plainly=False)
    assert (len(state.findings), len(state.used_findings)) == (10, 1)


@rule("TWM-SCAV-41")
def test_those_set_aside_come_back_when_the_deck_runs_out_but_not_those_who_stay():
    state = out_there("boris").state
    staying = state.residents.pop()
    state.met, state.residents, state.staying = state.residents, [], [staying]
    next(meeting.encounter(state, rule="TWM-SCAV-41"))
    assert staying not in state.residents
    assert len(state.residents) + len(state.met) + len(state.staying) == 10


@rule("TWM-SCAV-42")
def test_an_encounter_in_the_middle_of_another_waits_until_it_is_done():
    state = out_there("boris").state
    state.meeting = state.residents[0]
    count = len(state.residents)
    run(meeting.encounter(state, rule="TWM-SCAV-42"))
    assert state.trip is not None
    assert state.trip.waiting == 1
    assert len(state.residents) == count
    state.meeting = NONE


@rule("TWM-SCAV-22")
def test_somebody_who_comes_while_a_find_is_looked_for_is_met_first():
    table = shelter().tasks(boris="scavenge").places("warehouse", "garage", "church").phase("night")
    table.next_card("exploration", "exploration", "search-pantry").next_card("residents", "residents", "thugs")
    table.storage(jewelry=2).rolling(1).choose(GoTo("warehouse")).choose(Pack("jewelry")).choose(GoOn())
    table.choose(ExploreOn()).choose(TakeOffer("quickly"))
    assert table.now.meeting != NONE
    assert table.now.used_findings == []


@rule("TWM-SCAV-30")
def test_when_all_who_live_have_broken_off_the_exploration_is_over():
    table = out_there("boris", "katia").phase("explore").storage(moonshine=1)
    for person in table.state.group:
        person.broken = True
    table.start()
    assert table.now.unknown == []


@rule("TWM-SCAV-37", "TWM-ERRATA-20")
@pytest.mark.parametrize(
    ("names", "noise", "heard"), [(("boris",), 5, 2), (("boris",), 2, 1), (("boris", "anton", "katia"), 5, 5)]
)
def test_a_small_party_in_a_camouflage_suit_is_not_so_loud(names, noise, heard):
    state = out_there(*names, noise=noise).state
    suit = state.book.number("tokens", "camouflage-suit")
    state.tokens[suit], state.strokes[suit] = ON_TRIP, 2
    assert meeting.heard_at(state) == heard


@rule("TWM-CHAR-2", "TWM-CHAR-3")
def test_arica_is_discreet_once_a_night_and_noise_never_falls_below_one():
    table = out_there("arica", "boris", noise=3).phase("explore")
    table.choose(UseAbility("arica"))
    assert table.now.trip is not None
    assert table.now.trip.noise == 1
    assert not table.can(UseAbility("arica"))
    again = shelter().people("arica", "boris").phase("evening")
    again.arrange(again.who("arica"), spent=True)
    assert not again.start().who("arica").spent


@rule("TWM-ERRATA-8")
@pytest.mark.parametrize(
    ("goods", "offered"), [({"vegetable": 1}, True), ({"moonshine": 1, "herb": 1}, False), ({"knife": 1}, False)]
)
def test_the_homeless_want_green_or_yellow_tokens_worth_five_or_more(goods, offered):
    state = out_there("boris").state
    for name, count in goods.items():
        state.box[state.book.good(name)] -= count
        state.pile[state.book.good(name)] += count
    homeless = next(card for card in state.book.residents if card.id == "homeless")
    offer = next(offer for offer in homeless.offers if offer.id == "give-something")
    assert meeting.can_take(state, offer, Deed(0, "TWM-ERRATA-8", trip=True)) == offered


@rule("TWM-CHAR-6")
def test_marko_needs_no_lockpick_in_the_city_either():
    def doors(name, **goods):
        state = out_there(name).state
        for good in goods:
            state.box[state.book.good(good)] -= 1
            state.pile[state.book.good(good)] += 1
        door = next(card for card in state.book.exploration if card.id == "map-locked-door")
        return [offer.id for offer in door.offers if meeting.can_take(state, offer, Deed(0, "TWM-CHAR-6", trip=True))]

    assert doors("marko", hatchet=1) == ["pick-the-lock", "hack-it-open"]
    assert doors("boris", hatchet=1) == ["hack-it-open"]
    assert doors("marko") == []
