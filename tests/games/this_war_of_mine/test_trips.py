"""Trips into the city: packing, noise, cards, people. [TWM-SCAV]"""

import pytest

from holdouts.games.this_war_of_mine.deed import Deed
from holdouts.games.this_war_of_mine.events import BrokeOff, LevelChanged, Met, NobodyCame, NotHere
from holdouts.games.this_war_of_mine.picks import (
    Approach,
    ExploreOn,
    Flee,
    GoHome,
    GoOn,
    GoTo,
    LayAside,
    LeaveFind,
    No,
    OpenMap,
    Pack,
    SwapLocation,
    TakeFind,
    TakeOffer,
    Unpack,
    UseLocation,
)
from holdouts.games.this_war_of_mine.rules import meeting, memory, tokens
from holdouts.games.this_war_of_mine.state import HOME, IN_BOX, OUT, WOUNDS
from holdouts.testing import rule, shelter
from tests.games.this_war_of_mine.desk import read_on
from tests.games.this_war_of_mine.trips import away, party

CHILD, REPORTER = 1848, 2981
"""Pages that are noted for the end."""
BLANK_EXPLORATION = 2964


@rule("TWM-SCAV-1", "TWM-EVENING-9")
def test_the_party_goes_to_one_of_three_places_together_or_nobody_goes():
    table = party()
    assert {option.location for option in table.options(kind=GoTo)} == {p.card for p in table.state.places}
    table.choose(GoTo("church"))
    assert [person.where for person in table.now.group] == [OUT, HOME, OUT]
    assert not shelter().tasks().phase("night").now.scavengers()


@rule("TWM-SCAV-1")
def test_a_farm_at_the_edge_is_not_near_enough_to_be_near():
    near = shelter().tasks(boris="scavenge").places("farm-at-the-edge", "garage", "church").phase("night")
    assert not near.can(GoTo("farm-at-the-edge"))
    far = shelter().tasks(boris="scavenge").places("garage", "farm-at-the-edge", "church").phase("night")
    assert far.can(GoTo("farm-at-the-edge"))


@rule("TWM-SCAV-2", "TWM-SCAV-3")
def test_tokens_are_packed_without_a_thought_for_weight_and_resources_are_not():
    table = party().storage(assault_rifle=2, shotgun=2, hatchet=2, wood=3, water=1).choose(GoTo("warehouse"))
    for good in ("assault-rifle", "assault-rifle", "shotgun", "shotgun", "hatchet", "hatchet"):
        table.choose(Pack(good))
    assert not table.can(Pack("wood"))
    assert not table.can(Pack("water"))
    table.choose(Unpack("hatchet"))
    assert table.stored("hatchet") == 1


@rule("TWM-SCAV-4", "TWM-SCAV-5", "TWM-BOARD-14")
def test_noise_begins_at_one_and_farther_places_are_smaller():
    for place, count in (("garage", 14), ("warehouse", 12), ("church", 10)):
        table = away(party(), place)
        if place == "church":
            table.choose(table.options()[0])
        assert len(table.now.unknown) == count
        assert table.now.trip.noise == 1


@rule("TWM-SCAV-6")
def test_noise_stays_between_one_and_eight():
    table = away(party())
    siege = table.now
    meeting.make_noise(siege, 20, rule="x")
    assert siege.trip.noise == 8
    meeting.make_noise(siege, -20, rule="x")
    assert siege.trip.noise == 1


@rule("TWM-SCAV-6", "EX-9")
def test_what_costs_noise_is_allowed_at_the_ceiling():
    table = away(party("map-blocked-door", place="tower-block"), "tower-block")
    table.now.trip.noise = 8
    table.now.loaded = [8]
    table.choose(ExploreOn()).choose(TakeOffer("quickly"))
    assert table.now.trip.noise == 8


@rule("TWM-SCAV-7", "TWM-SCAV-8")
def test_a_roll_up_to_the_noise_brings_somebody_and_quiet():
    table = away(party("broken-glass", residents=["homeless"]).rolling(3))
    table.choose(ExploreOn())
    assert table.told(Met)
    assert table.now.trip.noise == 1


@rule("TWM-SCAV-7")
def test_a_roll_above_the_noise_brings_nobody():
    table = away(party("broken-glass").rolling(4))
    table.choose(ExploreOn())
    assert not table.told(Met)
    assert table.now.trip.noise == 3


@rule("TWM-SCAV-10")
def test_the_top_card_is_resolved_and_lies_on_the_discard():
    table = away(party("search-junk"))
    card = table.now.unknown[-1]
    table.choose(ExploreOn()).choose(GoOn())
    assert table.now.explored == [card]


@rule("TWM-SCAV-11", "TWM-SCAV-12")
def test_care_sends_cards_back_unseen_and_needs_as_many():
    table = away(party("search-furniture").rolling(9))
    top = table.now.unknown[-2]
    table.choose(ExploreOn()).choose(TakeOffer("carefully"))
    assert len(table.now.unknown) == 9
    assert top in table.now.exploration[-2:]
    few = away(party("search-furniture"))
    few.now.exploration += few.now.unknown[:-2]
    del few.now.unknown[:-2]
    few.choose(ExploreOn())
    assert not few.can(TakeOffer("carefully"))
    assert few.can(TakeOffer("quickly"))


@rule("TWM-SCAV-13", "EX-3")
def test_the_ways_through_furniture_are_exactly_three():
    table = away(party("search-furniture")).choose(ExploreOn())
    assert table.options() == [TakeOffer("carefully"), TakeOffer("quickly"), GoOn()]


@rule("TWM-SCAV-15", "TWM-SCAV-23")
def test_what_is_found_goes_onto_the_pile_by_the_row_that_was_searched():
    table = away(party("search-furniture").next_card("findings", "findings", "findings-3").rolling(9, 9))
    table.choose(ExploreOn()).choose(TakeOffer("quickly"))
    assert table.now.pile[table.state.book.good("bandages")] == 1
    assert not table.now.pile[table.state.book.good("meds")]


@rule("TWM-SCAV-23")
def test_a_one_on_the_black_die_brings_something_special_besides():
    table = away(party("search-furniture").next_card("findings", "findings", "findings-3").rolling(9, 1))
    table.choose(ExploreOn()).choose(TakeOffer("quickly"))
    assert table.now.pile[table.state.book.good("meds")] == 1


@rule("TWM-SCAV-16", "TWM-FAQ-2")
def test_the_exploration_ends_when_there_is_nothing_left_to_explore():
    table = away(party("search-junk"))
    table.now.exploration += table.now.unknown[:-1]
    del table.now.unknown[:-1]
    table.choose(ExploreOn()).choose(GoOn())
    assert table.asks() == "TWM-SCAV-33"
    assert table.now.trip.emptied


@rule("TWM-SCAV-17")
def test_one_turns_back_only_after_a_card_that_lets_one():
    table = away(party("search-junk", "search-junk-and-go"))
    table.choose(ExploreOn()).choose(GoOn())
    assert not table.can(GoHome())
    table.choose(ExploreOn()).choose(GoOn())
    table.choose(GoHome())
    assert table.asks() == "TWM-SCAV-33"


@rule("TWM-SCAV-18", "TWM-FAQ-4")
def test_a_place_is_used_instead_of_the_next_card_for_cards_returned():
    table = away(party(place="primary-school").levels("boris", misery=2), "primary-school")
    table.choose(UseLocation("socialise"))
    assert table.level("boris", "misery") == 1
    assert len(table.now.unknown) == 9
    assert not table.can(UseLocation("trade"))


@rule("TWM-SCAV-18")
def test_who_looks_round_knows_three_cards_and_may_order_them():
    table = away(party(place="primary-school"), "primary-school")
    top = table.now.unknown[-3 - 2 : -2]
    table.choose(UseLocation("reconnoitre"))
    wanted = [top[0], top[2], top[1]]
    for card in wanted[:2]:
        table.choose(next(option for option in table.options() if option.exploration == card))
    assert table.now.unknown[-3:] == wanted[::-1]
    assert table.now.scouted == 3


@rule("TWM-SCAV-19", "TWM-ERRATA-5", "TWM-ERRATA-13")
def test_a_map_card_is_resolved_at_once_or_later_on_the_same_trip():
    table = away(party("map-rubble", place="library").storage(shovel=1), "library", "shovel")
    table.choose(ExploreOn()).choose(LayAside())
    assert len(table.now.area) == 1
    table.choose(OpenMap(table.now.area[0], "dig"))
    assert not table.now.area


@rule("TWM-SCAV-20", "EX-10", "TWM-SCAV-31")
def test_after_a_trip_every_card_is_back_in_its_deck_also_a_door_that_was_opened():
    table = away(party("search-junk-and-go", residents=["civilians"]))
    table.choose(ExploreOn()).choose(GoOn()).choose(GoHome())
    siege = table.now
    zones = (siege.unknown, siege.explored, siege.area, siege.met, siege.staying, siege.used_findings)
    assert not any(zones)


@rule("TWM-SCAV-38")
def test_a_map_card_counts_only_where_the_place_has_it():
    table = away(party("map-blocked-door", place="warehouse")).choose(ExploreOn())
    assert table.told(NotHere)
    assert table.asks() == "TWM-SCAV-10"


@rule("TWM-SCAV-21", "TWM-ERRATA-4")
def test_a_hideout_is_kept_for_two_cards():
    table = away(party("hideout")).choose(ExploreOn()).choose(TakeOffer("keep-in-mind"))
    assert len(table.now.area) == 1
    assert len(table.now.unknown) == 9


@rule("TWM-SCAV-24", "TWM-SCAV-25", "TWM-SCAV-39", "TWM-ERRATA-9")
def test_where_civilians_live_one_looks_first_and_then_takes_or_leaves():
    table = party("footsteps", "search-furniture", residents=["civilians"])
    table = away(table.next_card("findings", "findings", "findings-3").rolling(9, 1))
    table.choose(ExploreOn()).choose(TakeOffer("meet-them")).choose(GoOn())
    assert len(table.now.staying) == 1
    table.choose(ExploreOn()).choose(TakeOffer("quickly"))
    table.choose(LeaveFind())
    assert not table.now.pile[table.state.book.good("bandages")]


@rule("TWM-SCAV-39")
def test_whoever_takes_what_is_theirs_may_have_to_live_with_it():
    table = party("footsteps", "search-furniture", residents=["civilians"])
    table = away(table.next_card("findings", "findings", "findings-3").rolling(9, 5, 9))
    table.choose(ExploreOn()).choose(TakeOffer("meet-them")).choose(GoOn())
    table.choose(ExploreOn()).choose(TakeOffer("quickly"))
    table.choose(table.options(kind=TakeFind)[0])
    assert table.now.pile[table.state.book.good("bandages")] == 1
    assert [table.level(name, "misery") for name in ("boris", "katia")] == [1, 1]


@rule("TWM-SCAV-39")
def test_one_talks_once_with_those_who_stay_and_trades_as_often_as_one_likes():
    table = away(party("footsteps", residents=["civilians"]).storage(cigarette=3), "warehouse", *["cigarette"] * 3)
    table.choose(ExploreOn()).choose(TakeOffer("meet-them")).choose(TakeOffer("talk"))
    card = table.now.staying[0]
    assert not table.can(Approach(card, "talk"))
    assert table.can(Approach(card, "barter"))


@rule("TWM-SCAV-26", "EX-11")
def test_rebels_give_two_things_and_then_trade_on_their_own_terms():
    table = away(party("footsteps", residents=["rebels"]).storage(jewelry=1).rolling(9), "warehouse", "jewelry")
    table.choose(ExploreOn()).choose(TakeOffer("meet-them")).choose(TakeOffer("accept"))
    pile, book = table.now.pile, table.state.book
    assert (pile[book.good("moonshine")], pile[book.good("cigarette")]) == (2, 1)
    assert table.asks() == "TWM-TRADE-3"


@rule("TWM-SCAV-26", "TWM-TRADE-1", "EX-11")
@pytest.mark.parametrize(("residents", "offer"), [("rebels", "accept"), ("deserters", "give-all-food")])
def test_the_trade_that_follows_an_offer_is_another_matter_and_nobody_has_to_pay_for_it(residents, offer):
    table = party("footsteps").storage(jewelry=1, vegetable=1).rolling(9)
    table.state.residents += table.state.red_residents
    table.state.red_residents = []
    table = away(table.next_card("residents", "residents", residents), "warehouse", "jewelry", "vegetable")
    table.choose(ExploreOn()).choose(TakeOffer("meet-them")).choose(TakeOffer(offer))
    jewelry = table.state.book.good("jewelry")
    assert table.asks() == "TWM-TRADE-3"
    table.choose(No())
    assert table.asks() == "TWM-SCAV-10"
    assert table.now.pile[jewelry] == 1


@rule("TWM-SCAV-27")
def test_nobody_counts_the_weapons_of_people_one_does_not_fight():
    table = away(party("footsteps", residents=["homeless"]).rolling(9))
    table.choose(ExploreOn()).choose(TakeOffer("meet-them")).choose(TakeOffer("refuse"))
    assert len(table.now.bag) == 9


@rule("TWM-SCAV-28", "TWM-COMBAT-33")
def test_who_takes_a_death_to_heart_goes_no_further():
    table = party("collapse").levels("boris", wounds=3).rolling(6, 1)
    table.who("boris").marks[WOUNDS] = 1
    table = away(table).choose(ExploreOn()).choose(TakeOffer("brace"))
    table.choose(next(option for option in table.options() if option.person == table.who("boris").card))
    while table.asks() == "TWM-ANYTIME-1":
        table.choose(table.options()[-1])
    assert not table.lives("boris")
    assert table.told(BrokeOff)
    assert table.asks() == "TWM-SCAV-33"


@rule("TWM-SCAV-29")
def test_if_all_scavengers_die_nothing_comes_home():
    table = shelter().tasks(boris="scavenge").places("warehouse", "garage", "church").storage(knife=1).phase("night")
    table.levels("boris", wounds=3).next_card("exploration", "exploration", "collapse").rolling(6)
    table.choose(GoTo("warehouse")).choose(Pack("knife")).choose(GoOn())
    table.choose(ExploreOn()).choose(TakeOffer("brace")).choose(table.options()[0])
    while table.asks() == "TWM-ANYTIME-1":
        table.choose(table.options()[-1])
    assert table.told(NobodyCame)
    assert not any(table.now.pile)
    assert not table.now.load[table.state.book.good("knife")]


@rule("TWM-BOOK-12", "TWM-SCAV-29")
def test_a_child_that_was_found_does_not_come_home_without_the_party_and_nobody_reads_of_it_at_the_end():
    table = shelter().tasks(boris="scavenge").places("warehouse", "garage", "church").storage(knife=1).phase("night")
    table.levels("boris", wounds=3).next_card("exploration", "exploration", "collapse").rolling(6)
    table.choose(GoTo("warehouse")).choose(GoOn())
    tokens.gain(table.now, "child", Deed(0, "TWM-BOOK-12", trip=True))
    memory.note(table.now, CHILD)
    memory.note(table.now, REPORTER)
    table.choose(ExploreOn()).choose(TakeOffer("brace")).choose(table.options()[0])
    while table.asks() == "TWM-ANYTIME-1":
        table.choose(table.options()[-1])
    assert table.told(NobodyCame)
    assert table.now.tokens[tokens.number(table.now, "child")] == IN_BOX
    assert table.now.notes == [REPORTER]


@rule("TWM-ADV-10")
def test_a_location_is_swapped_for_four_cards_at_the_start_or_the_end():
    table = away(party("search-junk-and-go", free_scavenging=True))
    old = table.now.places[1].card
    table.choose(SwapLocation("warehouse"))
    assert table.now.places[1].card != old
    assert len(table.now.unknown) == 8
    table.choose(ExploreOn())
    assert not table.options(kind=SwapLocation)


@rule("TWM-ADV-10")
def test_a_location_is_not_swapped_any_more_once_a_card_was_laid_aside():
    table = away(party("map-rubble", place="library", free_scavenging=True), "library")
    assert table.options(kind=SwapLocation)
    table.choose(ExploreOn()).choose(LayAside())
    assert table.asks() == "TWM-SCAV-10"
    assert not table.options(kind=SwapLocation)


@rule("TWM-ADV-10", "TWM-BOOK-7")
def test_a_blank_card_is_a_card_too_and_after_it_no_location_is_swapped():
    table = party(free_scavenging=True)
    memory.mix_in(table.state, BLANK_EXPLORATION)
    table.state.exploration.sort()
    blank = table.state.exploration.pop()
    assert table.state.book.exploration[blank].script == BLANK_EXPLORATION
    table.state.exploration.append(blank)
    table = away(table)
    assert table.options(kind=SwapLocation)
    read_on(table.choose(ExploreOn()))
    assert table.asks() == "TWM-SCAV-10"
    assert not table.options(kind=SwapLocation)


@rule("TWM-ADV-10", "TWM-SCAV-18")
def test_whoever_has_looked_round_has_begun_and_swaps_no_location_any_more():
    table = away(party(free_scavenging=True))
    table.choose(UseLocation("reconnoitre"))
    while table.asks() == "TWM-SCAV-18":
        table.choose(table.options()[0])
    assert table.asks() == "TWM-SCAV-10"
    assert not table.options(kind=SwapLocation)


@rule("TWM-MORNING-14", "TWM-SCAV-29", "TWM-ADV-6")
def test_who_is_shot_on_the_way_never_arrives_and_what_was_hidden_there_stays():
    table = shelter(free_scavenging=True).lying("snipers").levels("boris", wounds=3)
    table.tasks(boris="scavenge").places("garage", "warehouse", "church").storage(moonshine=1).phase("night")
    knife = table.state.book.good("knife")
    table.state.box[knife] -= 1
    table.state.places[0].hidden[knife] = 1
    table.rolling(4).choose(GoTo("garage")).choose(GoOn())
    while table.asks() == "TWM-ANYTIME-1":
        table.choose(table.options()[-1])
    assert not table.lives("boris")
    assert table.now.places[0].hidden[knife] == 1
    assert table.told(NobodyCame)


@rule("TWM-SCAV-28", "TWM-MORNING-14")
def test_who_takes_a_death_on_the_way_to_heart_does_not_go_on_to_the_place():
    table = party().lying("snipers").levels("boris", wounds=3).levels("katia", misery=2).rolling(4, 1)
    table.who("boris").marks[WOUNDS] = 1
    table.choose(GoTo("church")).choose(GoOn())
    while table.asks() == "TWM-ANYTIME-1":
        table.choose(table.options()[-1])
    assert table.told(BrokeOff)
    arrived = [event for event in table.told(LevelChanged) if event.rule == "TWM-SCAV-1"]
    assert arrived == [], "nobody has come to the church"
    assert table.asks() == "TWM-SCAV-33"


@rule("TWM-MORNING-14", "TWM-FAQ-3", "EX-13")
def test_snipers_shoot_until_somebody_is_hit_and_are_gone_then():
    table = shelter().people("boris", "katia", "anton", "zlata").lying("snipers")
    table.tasks(boris="scavenge", katia="scavenge", anton="scavenge").places("garage", "warehouse", "church")
    table = table.storage(moonshine=1).phase("night").rolling(2, 4)
    table.choose(GoTo("garage")).choose(GoOn())
    while table.asks() == "TWM-ANYTIME-1":
        table.choose(table.options()[-1])
    assert [table.level(name, "wounds") for name in ("boris", "katia", "anton")] == [0, 1, 0]
    assert not table.now.lying


@rule("TWM-COMBAT-6", "TWM-BOOK-9")
def test_who_flees_leaves_the_place():
    table = away(party("footsteps", residents=["homeless"]))
    table.choose(ExploreOn()).choose(TakeOffer("meet-them")).choose(TakeOffer("attack")).choose(Flee())
    while table.asks() in ("TWM-COMBAT-24", "TWM-COMBAT-12"):
        table.choose(table.options()[-1])
    assert table.asks() == "TWM-SCAV-33"
