"""Dusk and Evening. [TWM-DUSK, TWM-EVENING]"""

import pytest

from holdouts.games.this_war_of_mine.events import PhaseBegan, TokenWent, WentThirsty
from holdouts.games.this_war_of_mine.picks import (
    AssignAnew,
    Drink,
    DrinkWater,
    Eat,
    EatNow,
    Feed,
    GoOn,
    GoScavenging,
    LeaveUnguarded,
    Pick,
    PlayNarrative,
    SleepInBed,
    SleepOnFloor,
    StandGuard,
)
from holdouts.games.this_war_of_mine.rules import dusk
from holdouts.games.this_war_of_mine.rules.states import BREAKING
from holdouts.games.this_war_of_mine.state import AWAY, ENDINGS, HUNGER, IN_BOX, IN_SHELTER
from holdouts.testing import rule, shelter
from tests.games.this_war_of_mine.desk import past_the_raid, read_on


def states(table, state):
    return [table.level(name, state) for name in ("boris", "anton", "katia")]


# --- water ---


@rule("TWM-DUSK-1", "TWM-DUSK-2")
def test_who_drinks_is_well_and_who_does_not_rolls():
    table = shelter().storage(water=2, raw_food=1).phase("dusk").rolling(5, 6)
    table.choose(DrinkWater("anton")).choose(GoOn())
    assert table.stored("water") == 1
    assert states(table, "hunger") == [1, 0, 0]
    assert states(table, "misery") == [0, 0, 1]


@rule("TWM-DUSK-2")
@pytest.mark.parametrize(("rolled", "hunger"), [(1, 1), (5, 1), (6, 0), (10, 0)])
def test_every_result_of_the_water_roll_has_one_meaning(rolled, hunger):
    table = shelter().people("boris").storage(raw_food=1).phase("dusk").rolling(rolled).start()
    assert (table.level("boris", "hunger"), table.level("boris", "misery")) == (hunger, 1 - hunger)


@rule("TWM-DUSK-5", "TWM-FAQ-11")
def test_the_group_may_leave_somebody_without_water_and_food_on_purpose():
    table = shelter().people("boris").storage(water=1, raw_food=1).phase("dusk").rolling(1)
    table.choose(GoOn()).choose(GoOn())
    assert table.level("boris", "hunger") == 2
    assert (table.stored("water"), table.stored("raw-food")) == (1, 1)


@rule("TWM-DUSK-7")
def test_hunger_of_the_water_roll_ends_a_story_before_anybody_eats():
    table = shelter().levels("boris", hunger=3).storage(water=1, canned_food=1).phase("dusk").rolling(1, 10, 10)
    table.choose(GoOn())
    assert not table.lives("boris")
    read_on(table)
    assert table.can(Eat("anton", "canned-food"))


def test_in_a_bitter_cold_every_two_water_take_a_piece_of_wood():
    table = shelter().lying("bitter-cold").storage(water=4, wood=2).phase("dusk")
    table.choose(DrinkWater("boris"))
    assert table.stored("wood") == 1
    table.choose(DrinkWater("anton"))
    assert table.stored("wood") == 1
    table.choose(DrinkWater("katia"))
    assert table.stored("wood") == 0
    table = shelter().lying("bitter-cold").storage(water=4).phase("dusk")
    assert not table.options(kind=DrinkWater)


def test_the_bitter_cold_of_a_day_is_over_with_its_dusk():
    table = shelter().people("boris").lying("bitter-cold").phase("dusk").rolling(10).start()
    assert table.now.phase == "evening"
    assert table.now.lying == []


# --- food ---


@rule("TWM-DUSK-3", "TWM-DUSK-4")
@pytest.mark.parametrize(
    ("food", "hunger"),
    [
        (["canned-food"], 1),
        (["raw-food"], 2),
        (["vegetable"], 3),
        (["vegetable", "raw-food"], 2),
        (["canned-food", "raw-food"], 0),
    ],
)
def test_food_takes_hunger_away_and_its_effects_add_up(food, hunger):
    table = shelter().people("boris", "anton").levels("boris", hunger=3).phase("food")
    table.storage(canned_food=2, raw_food=2, vegetable=2)
    for good in food:
        table.choose(Eat("boris", good))
    table.choose(GoOn())
    assert table.level("boris", "hunger") == hunger


@rule("TWM-DUSK-4")
def test_nobody_is_given_more_food_than_does_them_good():
    table = shelter().people("boris", "anton").levels("boris", hunger=1).phase("food")
    table.storage(canned_food=2, raw_food=2, vegetable=2).choose(Eat("boris", "vegetable"))
    assert not table.can(Eat("boris", "vegetable")), "a second one takes nothing off"
    table.choose(Eat("boris", "raw-food"))
    assert not table.can(Eat("boris", "canned-food"))
    assert table.can(Eat("anton", "vegetable")), "whoever has not eaten is hungrier without"


@rule("TWM-DUSK-4")
def test_nothing_eaten_is_one_more_hunger():
    table = shelter().storage(vegetable=1).phase("food").choose(Eat("anton", "vegetable"))
    assert states(table, "hunger") == [1, 0, 1]


@rule("TWM-DUSK-3")
def test_food_comes_after_water():
    table = shelter().storage(water=1, raw_food=1).phase("dusk")
    assert not table.options(kind=Eat)
    table.choose(GoOn())
    assert table.options(kind=Eat)


@rule("TWM-DUSK-8", "TWM-ADV-11")
def test_food_eaten_out_of_time_does_not_replace_the_meal():
    table = shelter(free_eating=True).people("boris").levels("boris", hunger=2).storage(raw_food=2, water=1)
    table.phase("dusk").choose(EatNow("boris", "raw-food"))
    assert table.level("boris", "hunger") == 1
    table.choose(DrinkWater("boris")).choose(GoOn())
    assert table.level("boris", "hunger") == 2


@rule("TWM-ADV-11")
def test_without_the_switch_nobody_eats_out_of_time():
    assert not shelter().storage(raw_food=1).options(kind=EatNow)


def test_a_shared_meal_feeds_two_with_one_food():
    table = shelter().people("boris", "anton").levels("boris", hunger=2).levels("anton", hunger=2)
    table.storage(raw_food=1, vegetable=1).holding("shared-meal").phase("food")
    table.choose(PlayNarrative("shared-meal")).choose(Eat("boris", "raw-food"))
    assert (table.level("boris", "hunger"), table.level("anton", "hunger")) == (1, 1)


@rule("TWM-BOOK-12")
def test_the_child_eats_with_the_others_or_may_be_lost():
    table = shelter().people("boris").token("child").storage(vegetable=2).phase("food")
    table.choose(Feed("child", "vegetable")).choose(GoOn())
    assert table.now.tokens[0] == IN_SHELTER
    table = shelter().people("boris").token("child").storage(vegetable=1).phase("food").rolling(5)
    table.choose(Eat("boris", "vegetable"))
    assert table.now.tokens[0] == IN_BOX
    assert table.now.pages == [] or 661 in table.now.pages
    table = shelter().people("boris").token("child").storage(vegetable=1).phase("food").rolling(6)
    table.choose(Eat("boris", "vegetable"))
    assert table.now.tokens[0] == IN_SHELTER


@rule("TWM-ADV-19")
def test_after_the_meal_the_dog_gets_something_or_may_run_off():
    table = shelter().people("boris").token("dog").storage(vegetable=2).phase("food")
    table.choose(Eat("boris", "vegetable")).choose(Feed("dog", "vegetable"))
    assert table.now.tokens[2] == IN_SHELTER
    assert table.stored("vegetable") == 0
    table = shelter().people("boris").token("dog").token("cat").storage(vegetable=1).phase("food").rolling(4)
    table.choose(Eat("boris", "vegetable"))
    assert table.now.tokens[1:3] == [IN_SHELTER, IN_BOX]
    assert len(table.told(TokenWent)) == 1


@rule("TWM-ADV-19", "TWM-BOOK-12")
@pytest.mark.parametrize(
    ("feeding", "fed", "rolled", "where"),
    [
        ("meal", False, 4, IN_SHELTER),
        ("after", True, 4, IN_SHELTER),
        ("after", False, 5, IN_SHELTER),
        ("after", False, 4, IN_BOX),
    ],
)
def test_the_dog_runs_off_only_after_a_meal_of_which_it_got_nothing(feeding, fed, rolled, where):
    table = shelter().token("dog").rolling(rolled)
    siege = table.now
    dog = siege.book.number("tokens", "dog")
    siege.fed = [dog] if fed else []
    for _ in dusk.unfed(siege, feeding):
        raise AssertionError("a question")
    assert siege.tokens[dog] == where
    assert len(table.told(TokenWent)) == (where == IN_BOX)


@rule("TWM-BOOK-13")
def test_whoever_is_away_until_evening_has_no_dusk_and_is_back_for_the_night():
    table = shelter().people("boris", "anton").storage(water=1).phase("dusk").rolling(10)
    table.arrange(table.who("anton"), where=AWAY, until="evening")
    assert not table.can(DrinkWater("anton"))
    table.choose(DrinkWater("boris"))
    assert table.now.phase == "evening"
    assert table.level("anton", "hunger") == 0
    assert table.can(StandGuard("anton"))


@rule("TWM-BOOK-13")
def test_an_evening_with_everybody_away_brings_them_back_first():
    table = shelter().people("boris").phase("evening")
    table.arrange(table.who("boris"), where=AWAY, until="dusk")
    assert table.can(StandGuard("boris"))


# --- evening ---


@rule("TWM-EVENING-1", "TWM-EVENING-3", "TWM-EVENING-4")
def test_everybody_has_exactly_one_task_and_it_tires_or_rests():
    table = shelter().people("boris", "anton").levels("anton", fatigue=3).storage(wood=5).phase("evening")
    table.choose(StandGuard("boris"))
    assert not table.can(SleepOnFloor("boris"))
    table.choose(SleepOnFloor("anton"))
    assert table.level("boris", "fatigue") == 1
    assert table.level("anton", "fatigue") == 1


@rule("TWM-EVENING-2")
def test_one_character_sleeps_in_each_bed_and_wakes_rested():
    table = shelter().people("boris", "anton").levels("anton", fatigue=3).fitting("bed", "t3").phase("evening")
    table.choose(SleepInBed("anton", "t3"))
    assert not table.can(SleepInBed("boris", "t3"))
    table.choose(StandGuard("boris"))
    assert table.level("anton", "fatigue") == 0


@rule("TWM-EVENING-2")
def test_a_bed_that_cannot_be_reached_is_no_bed():
    table = shelter().fitting("bed", "t5").phase("evening")
    assert not table.options(kind=SleepInBed)


@rule("TWM-EVENING-3")
def test_any_number_sleep_on_the_floor():
    table = shelter().levels("boris", fatigue=1).levels("anton", fatigue=2).phase("evening")
    table.choose(SleepOnFloor("boris")).choose(SleepOnFloor("anton")).choose(StandGuard("katia"))
    assert states(table, "fatigue") == [0, 0, 1]


@rule("TWM-EVENING-5")
def test_at_most_three_go_scavenging():
    table = shelter().people("boris", "anton", "katia", "zlata").storage(wood=5).phase("evening")
    for name in ("boris", "anton", "katia"):
        table.choose(GoScavenging(name))
    assert not table.can(GoScavenging("zlata"))
    table.choose(StandGuard("zlata"))


@rule("TWM-EVENING-5", "TWM-EVENING-8")
def test_scavenging_tires_as_guard_does():
    table = shelter().people("boris", "anton").storage(wood=5).phase("evening")
    table.choose(GoScavenging("boris")).choose(StandGuard("anton"))
    assert table.level("boris", "fatigue") == 1


@rule("TWM-DUSK-2", "TWM-STATE-6")
def test_whoever_is_gone_by_the_end_of_another_is_not_thirsty_any_more():
    table = shelter().people("emilia", "boris", "anton").levels("emilia", hunger=3).levels("boris", misery=3)
    table.who("emilia").marks[HUNGER] = ENDINGS[HUNGER].index(BREAKING)
    table = table.phase("dusk").rolling(1, 9).start()
    assert not table.lives("boris"), "the end of Emilia weighs on the others"
    thirsty = [table.state.book.characters[event.person].id for event in table.told(WentThirsty)]
    assert thirsty == ["emilia", "anton"]
    assert table.level("anton", "misery") == 2


@rule("TWM-EVENING-8", "TWM-ANYTIME-7")
def test_the_fatigue_of_a_task_counts_from_when_it_is_given_and_a_worn_out_guard_drinks_no_more():
    table = shelter().people("boris", "anton").storage(moonshine=1).phase("evening")
    table.levels("boris", fatigue=3, misery=2).levels("anton", misery=2)
    assert table.can(Drink("boris", "moonshine"))
    table.choose(StandGuard("boris"))
    assert not table.can(Drink("boris", "moonshine"))
    assert table.can(Drink("anton", "moonshine"))


@rule("TWM-EVENING-6", "TWM-END-3", "TWM-ERRATA-12")
def test_nobody_on_guard_is_the_end():
    table = shelter().people("boris", "anton").phase("evening")
    table.choose(SleepOnFloor("boris")).choose(SleepOnFloor("anton"))
    assert table.options() == [AssignAnew(), LeaveUnguarded()]
    table.choose(LeaveUnguarded())
    assert table.now.ended == "defeat"
    assert table.now.winners == []


@rule("TWM-EVENING-6")
def test_before_it_comes_to_that_the_tasks_can_be_given_anew():
    table = shelter().people("boris").phase("evening").choose(SleepOnFloor("boris")).choose(AssignAnew())
    assert table.can(StandGuard("boris"))
    assert table.level("boris", "fatigue") == 0


@rule("TWM-EVENING-6", "TWM-EVENING-7")
def test_a_group_in_which_everybody_is_asleep_is_lost():
    table = shelter().people("boris").levels("boris", fatigue=4).phase("evening").start()
    assert table.now.ended == "defeat"


@rule("TWM-EVENING-9")
def test_nobody_need_go_out():
    table = shelter().people("boris").next_card("raids", "raids", "quiet-night").phase("evening")
    table.choose(StandGuard("boris"))
    assert table.now.trip is None
    past_the_raid(table)
    assert "dawn" in [event.phase for event in table.told(PhaseBegan)]


def test_a_second_wind_is_played_in_the_evening():
    table = shelter().people("boris", "anton").levels("boris", fatigue=3).holding("second-wind").phase("evening")
    table.choose(PlayNarrative("second-wind")).choose(Pick("boris"))
    assert table.level("boris", "fatigue") == 1
    assert table.now.held == []
    assert len(table.now.narratives) == 15
