"""The Morning: Events, Chapters, Objectives, Cold. [TWM-MORNING]"""

import pytest

from holdouts.games.this_war_of_mine.deed import Deed
from holdouts.games.this_war_of_mine.effects.house import RemoveEvent
from holdouts.games.this_war_of_mine.events import ChapterBegan, EventCame, EventGone, ObjectiveMet, ObjectiveMissed
from holdouts.games.this_war_of_mine.night import PastTrip
from holdouts.games.this_war_of_mine.picks import (
    CarryOut,
    Concede,
    GiveUp,
    PayObjective,
    Pick,
    PickGood,
    PickSpace,
    PickState,
)
from holdouts.games.this_war_of_mine.rules import morning
from holdouts.games.this_war_of_mine.state import NONE
from holdouts.testing import rule, shelter


def waking(*events):
    return shelter().next_events(*events).phase("reveal")


# --- Events ---


@rule("TWM-MORNING-1", "TWM-MORNING-2", "TWM-MORNING-20")
def test_the_top_event_brings_its_cold_and_goes_to_the_waste():
    table = waking("first-frost").start()
    assert table.now.cold == 2
    assert table.now.event(table.now.past_events[-1]).id == "first-frost"
    assert table.now.lying == []


@rule("TWM-MORNING-2")
def test_there_are_only_ten_cold_tokens():
    assert waking("bitter-cold").arrange(cold=9).now.cold == 10


@rule("TWM-MORNING-3")
def test_a_chapter_uses_up_no_day():
    table = waking("chapter-2", "thaw").start()
    assert [event.number for event in table.told(ChapterBegan)] == [2]
    assert len(table.told(EventCame)) == 1
    assert table.now.round == 1


@rule("TWM-MORNING-20")
def test_an_event_that_stays_lies_face_up():
    table = waking("snipers").start()
    assert [table.now.event(one.card).id for one in table.now.lying] == ["snipers"]


@rule("TWM-MORNING-12", "TWM-MORNING-13")
@pytest.mark.parametrize("event", ["airdrop", "bombardment"])
def test_ex_12_without_a_night_before_to_remember_only_the_cold_comes(event):
    table = waking(event).barricaded("t1").start()
    assert table.now.cold == 1
    assert table.now.barricades() == 1
    assert table.now.phase == "day"


@rule("TWM-MORNING-12")
@pytest.mark.parametrize(("place", "rolled", "found"), [(0, 6, 2), (0, 5, 0), (1, 10, 0), (NONE, 10, 0)])
def test_an_airdrop_falls_where_the_party_went_if_that_was_near(place, rolled, found):
    table = waking("airdrop").arrange(past_trip=PastTrip(place, [], False)).rolling(rolled)
    if found:
        table.choose(PickGood("canned-food")).choose(PickGood("vegetable"))
    assert table.now.phase == "day"
    assert sum(table.now.storage) == found


@rule("TWM-MORNING-12")
def test_a_bombardment_hits_one_of_a_party_that_stayed_to_the_end():
    table = waking("bombardment").barricaded("t1")
    party = [table.who(name).card for name in ("boris", "anton")]
    table.arrange(past_trip=PastTrip(0, party, True))
    assert {pick.person for pick in table.options()} == set(party)
    table.choose(Pick("anton"))
    assert table.level("anton", "wounds") == 1
    assert table.now.barricades() == 1


@rule("TWM-MORNING-12")
def test_a_bombardment_otherwise_breaks_a_barricade():
    table = waking("bombardment").barricaded("t1", "g1").arrange(past_trip=PastTrip(NONE, [], False))
    table.choose(PickSpace("g1"))
    assert table.now.barricades() == 1


@rule("TWM-MORNING-15")
def test_ex_14_both_crime_events_together_draw_two_raids_and_not_three():
    table = shelter().lying("crime-wave", 2).lying("rising-crime", 1)
    assert morning.figure(table.now, "raids", 1) == 2
    assert morning.figure(shelter().lying("rising-crime", 1).now, "raids", 1) == 2
    assert morning.figure(shelter().now, "raids", 1) == 1


@rule("TWM-MORNING-15", "TWM-MORNING-20")
def test_crime_events_lie_for_their_nights():
    table = shelter().lying("crime-wave", 2).lying("rising-crime", 1)
    siege = table.now
    morning.pass_night(siege)
    assert [siege.event(one.card).id for one in siege.lying] == ["crime-wave"]
    morning.pass_night(siege)
    assert siege.lying == []


@rule("TWM-MORNING-16", "TWM-ERRATA-3")
def test_rats_eat_two_food_of_the_groups_choice():
    table = shelter().storage(raw_food=2, vegetable=1).next_events("rat-invasion").phase("reveal")
    table.choose(GiveUp("vegetable")).choose(CarryOut())
    assert (table.stored("raw-food"), table.stored("vegetable")) == (1, 0)


@rule("TWM-ADV-18")
def test_with_a_cat_in_the_house_rats_find_nothing():
    table = shelter().storage(raw_food=2).token("cat").next_events("rat-invasion").phase("reveal").start()
    assert table.stored("raw-food") == 2


def test_an_epidemic_makes_each_roll():
    table = waking("epidemic").rolling(2, 3, 1).start()
    assert [table.level(name, "illness") for name in ("boris", "anton", "katia")] == [1, 0, 1]


def test_a_thaw_takes_two_cold_tokens():
    assert waking("thaw").arrange(cold=3).now.cold == 1


def test_a_quiet_day_lifts_misery_or_fatigue_for_each():
    table = waking("quiet-day").levels("boris", misery=1, fatigue=1).levels("anton", fatigue=2)
    table.choose(PickState("fatigue"))
    assert (table.level("boris", "misery"), table.level("boris", "fatigue")) == (1, 0)
    assert table.level("anton", "fatigue") == 1


def test_false_hope_weighs_on_whom_it_touches():
    table = waking("false-hope").rolling(5).start()
    assert [table.level(name, "misery") for name in ("boris", "anton", "katia")] == [1, 0, 1]
    assert table.now.latest == NONE


def test_shortages_last_until_the_next_chapter():
    table = shelter().lying("shortages").next_events("chapter-3", "thaw").phase("reveal").start()
    assert table.now.lying == []
    assert len(table.told(EventGone)) == 1


# --- taking an Event away ---


@rule("TWM-MORNING-18", "TWM-ERRATA-14", "TWM-ERRATA-27")
def test_the_top_event_is_taken_away_or_the_first_below_a_chapter():
    siege = shelter().next_events("thaw", "epidemic").now
    morning.remove_event(siege, rule="TWM-MORNING-18")
    assert siege.event(siege.events[-1]).id == "epidemic"
    siege = shelter().next_events("chapter-3", "thaw").now
    morning.remove_event(siege, rule="TWM-MORNING-18")
    assert siege.events[-1] == 17
    assert siege.event(siege.past_events[-1]).id == "thaw"


@rule("TWM-MORNING-18")
def test_a_page_of_the_book_takes_an_event_away():
    siege = shelter().next_events("thaw", "epidemic").now
    list(RemoveEvent().resolve(siege, Deed(0, "TWM-MORNING-18")))
    assert siege.event(siege.events[-1]).id == "epidemic"


@rule("TWM-MORNING-18")
@pytest.mark.parametrize("before", [(), ("chapter-3",)])
def test_a_ceasefire_is_never_taken_away(before):
    siege = shelter().next_events(*before, "ceasefire").now
    count = len(siege.events)
    morning.remove_event(siege, rule="TWM-MORNING-18")
    assert len(siege.events) == count
    assert siege.foreseen == len(before) + 1


# --- Objectives ---


@rule("TWM-MORNING-4")
def test_objectives_lie_as_one_pile_chapter_by_chapter_with_both_final_ones_below():
    table = shelter().next_events("chapter-1", "thaw").phase("reveal").start()
    chapters = [table.now.book.objectives[card].chapter for card in table.now.objectives]
    assert chapters == [1, 2, 3, 3]


@rule("TWM-MORNING-5")
def test_one_objective_is_live_and_the_next_one_is_hidden():
    table = shelter().next_events("chapter-1", "thaw").phase("reveal").start()
    assert table.now.open_objectives == 1
    seen = table.game.secrets.veiled(table.now, 0)
    assert seen.objectives[0] == table.now.objectives[0]
    assert seen.objectives[1] >= 1_000_000


@rule("TWM-MORNING-7", "TWM-MORNING-8", "TWM-MORNING-9", "TWM-FAQ-9")
def test_pieces_of_storage_move_the_status_token_and_are_gone():
    table = shelter().objective("board-the-windows").storage(wood=2)
    assert table.now.status == 0
    table.choose(PayObjective("wood"))
    assert table.now.status == 1
    assert table.stored("wood") == 1


@rule("TWM-MORNING-8")
def test_a_track_takes_only_what_stands_on_its_squares():
    table = shelter().objective("clean-water").storage(components=5, filter=2, wood=1)
    assert not table.can(PayObjective("wood"))
    table.choose(PayObjective("filter"))
    assert not table.can(PayObjective("filter"))
    for _ in range(4):
        table.choose(PayObjective("components"))
    assert not table.can(PayObjective("components"))
    assert len(table.told(ObjectiveMet)) == 1


@rule("TWM-MORNING-8")
def test_each_token_moves_a_track_of_values_by_its_value():
    table = shelter().objective("pay-for-protection").storage(jewelry=1, hatchet=1, wood=1)
    assert not table.can(PayObjective("wood"))
    table.choose(PayObjective("jewelry"))
    assert table.now.status == 10
    table.choose(PayObjective("hatchet"))
    assert table.now.status == 20


@rule("TWM-MORNING-6", "TWM-MORNING-10")
def test_an_objective_that_is_met_early_still_waits_for_the_chapter():
    table = shelter().objective("a-full-table").storage(vegetable=3).levels("boris", misery=2)
    for _ in range(3):
        table.choose(PayObjective("vegetable"))
    assert len(table.told(ObjectiveMet)) == 1
    assert table.level("boris", "misery") == 2


@rule("TWM-MORNING-19", "TWM-MORNING-6")
@pytest.mark.parametrize(("paid", "misery"), [(3, 0), (2, 2)])
def test_a_chapter_settles_the_objective_after_its_text_and_turns_up_the_next(paid, misery):
    table = shelter().objective("a-full-table").arrange(status=paid).levels("boris", misery=2)
    table.next_events("chapter-2", "thaw").phase("reveal").start()
    assert table.level("boris", "misery") == misery
    assert bool(table.told(ObjectiveMissed)) == (paid < 3)
    assert table.now.open_objectives == 2


@rule("TWM-MORNING-4", "TWM-MORNING-19")
def test_the_final_objectives_are_turned_up_together_and_take_no_payment():
    table = shelter().objective("medicine-chest").storage(meds=1).next_events("chapter-3", "thaw").phase("reveal")
    table.arrange(status=2).levels("boris", wounds=1).choose(Pick("boris"))
    assert [card.id for card in table.now.live()] == ["to-live", "to-live-on"]
    assert not table.options(kind=PayObjective)
    assert table.level("boris", "wounds") == 0


@rule("TWM-MORNING-19")
@pytest.mark.parametrize("count", [2, 3])
def test_barricades_are_counted_when_the_objective_is_settled(count):
    table = shelter().objective("close-the-house").barricaded(*("t1", "t6", "g1")[:count])
    table.next_events("chapter-3", "thaw").phase("reveal").start()
    assert table.now.no_raid == (count == 3)
    assert table.now.next_wounds == (0 if count == 3 else 2)


def test_clean_water_brings_a_collector_or_filters():
    table = shelter().objective("clean-water").arrange(status=5).next_events("chapter-2", "thaw").phase("reveal")
    table.choose(PickSpace("m3"))
    assert table.stands("m3") == "rainwater-collector"
    table = shelter().fitting("rainwater-collector", "t3").objective("clean-water").arrange(status=5)
    table.next_events("chapter-2", "thaw").phase("reveal").start()
    assert table.stored("filter") == 2
    table = shelter().storage(water=4).objective("clean-water").next_events("chapter-2", "thaw").phase("reveal")
    assert table.start().stored("water") == 0


@rule("TWM-MORNING-12", "TWM-SCAV-29")
def test_a_party_that_did_not_come_home_is_not_found_by_the_bombs_and_the_house_is():
    table = shelter().barricaded("t1").next_events("bombardment").phase("reveal")
    table.arrange(past_trip=PastTrip(0, [], emptied=True)).start()
    assert table.now.barricades() == 0


# --- the last Starting Character ---


@rule("TWM-MORNING-11")
def test_once_no_starting_character_is_left_the_group_may_concede_or_play_on():
    assert not shelter().can(Concede())
    table = shelter()
    for person in table.state.group:
        person.starting = False
    assert table.can(CarryOut())
    table.choose(Concede())
    assert table.now.ended == "defeat"
