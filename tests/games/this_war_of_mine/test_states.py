"""The five States, Empathy, and the end of a story. [TWM-STATE, TWM-GEN-9..11, TWM-CHAR]"""

import pytest

from holdouts.games.this_war_of_mine.deed import Deed
from holdouts.games.this_war_of_mine.effects.people import State
from holdouts.games.this_war_of_mine.events import Died, EmpathyRolled, FellAsleep, Left, StepBegan, StoryEnded
from holdouts.games.this_war_of_mine.picks import (
    Act,
    BreakOpen,
    CarryOut,
    Clear,
    Drink,
    DrinkWater,
    Eat,
    GoOn,
    GoScavenging,
    PlaceMedicine,
    SleepOnFloor,
    SplitRummage,
    StandGuard,
    UseFitting,
)
from holdouts.games.this_war_of_mine.rules import dice, people, states
from holdouts.games.this_war_of_mine.state import ENDINGS, FATIGUE, HUNGER, ILLNESS, MISERY, NONE, WOUNDS
from holdouts.testing import rule, shelter
from tests.games.this_war_of_mine.desk import Desk, page, past_the_raid


def run(steps):
    """Done at once; whatever the page of an ending asks is answered by its first option."""
    answer = None
    try:
        while True:
            asked = steps.send(answer)
            answer = asked.options(asked.seats[0])[0]
    except StopIteration:
        return


@rule("TWM-GEN-9")
def test_the_black_die_shows_one_to_ten():
    siege = shelter().now
    assert {dice.black(siege, "rummage", rule="TWM-GEN-9") for _ in range(200)} == set(range(1, 11))


@rule("TWM-GEN-10")
@pytest.mark.parametrize(("rolled", "moved"), [(4, {"boris", "anton", "katia"}), (5, {"boris", "katia"}), (6, set())])
def test_one_empathy_roll_touches_all_whose_empathy_it_does_not_exceed(rolled, moved):
    table = shelter().rolling(rolled)
    siege = table.now
    found = dice.empathy(siege, siege.group, rule="TWM-GEN-10")
    assert {siege.character(person).id for person in found} == moved
    assert len(table.told(EmpathyRolled)) == 1


# --- levels ---


@rule("TWM-STATE-1", "TWM-STATE-2", "TWM-STATE-3")
def test_levels_go_up_and_down_between_none_and_four():
    siege = shelter().now
    person = siege.group[0]
    states.shift(siege, person, FATIGUE, 9, rule="TWM-STATE-3")
    assert person.levels[FATIGUE] == 4
    states.shift(siege, person, FATIGUE, -9, rule="TWM-STATE-3")
    assert person.levels == [0, 0, 0, 0, 0]


@rule("TWM-STATE-4", "TWM-DAY-1")
@pytest.mark.parametrize(
    ("levels", "steps"),
    [
        ({}, 3),
        ({"fatigue": 1}, 3),
        ({"fatigue": 2}, 2),
        ({"fatigue": 3}, 1),
        ({"hunger": 2}, 3),
        ({"hunger": 3}, 2),
        ({"wounds": 2}, 2),
        ({"wounds": 3}, 1),
        ({"illness": 2}, 2),
        ({"illness": 3}, 0),
        ({"misery": 2}, 2),
        ({"misery": 3}, 1),
    ],
)
def test_black_circles_take_the_last_actions(levels, steps):
    person = shelter().levels("boris", **levels).who("boris")
    assert [states.blocked(person, step) for step in (1, 2, 3)] == [step > steps for step in (1, 2, 3)]


@rule("TWM-STATE-4", "TWM-STATE-10")
@pytest.mark.parametrize(
    ("state", "circles"),
    [
        ("fatigue", [0, 0, 1, 2, 0]),
        ("hunger", [0, 0, 0, 1, 3]),
        ("wounds", [0, 0, 1, 2, 3]),
        ("illness", [0, 0, 1, 3, 3]),
        ("misery", [0, 0, 1, 2, 3]),
    ],
)
def test_every_level_of_a_state_has_its_black_circles(state, circles):
    assert [states.circles(shelter().levels("boris", **{state: n}).who("boris")) for n in range(5)] == circles


@rule("TWM-STATE-5")
def test_ex_1_black_circles_of_different_tokens_are_not_added_up():
    table = shelter().people("boris").levels("boris", wounds=2, misery=2)
    for step in (1, 2):
        assert table.now.step == step
        table.choose(Act("boris", "bl3", "rummage"))
        table.choose(SplitRummage(0))
    assert table.now.phase == "dusk" or not table.options(kind=Act)
    assert [event.step for event in table.told(StepBegan)] == [1, 2, 3]


@rule("TWM-STATE-6", "TWM-STATE-7", "TWM-CHAR-9")
def test_level_four_ends_a_story_at_once_and_the_character_is_gone():
    table = shelter().levels("boris", hunger=3).storage(water=1, raw_food=1).phase("dusk").rolling(1, 10, 10)
    table.choose(GoOn())
    assert not table.lives("boris")
    assert table.now.phase == "dusk"
    assert len(table.told(StoryEnded)) == 1
    assert table.now.gone == [table.now.book.number("characters", "boris")]


@rule("TWM-CHAR-9")
def test_what_lay_on_the_card_of_somebody_who_is_gone_goes_back_into_the_box():
    table = shelter().medicine("boris", meds=2)
    siege = table.state
    run(people.lose(siege, siege.group[0], died=True, rule="TWM-CHAR-9"))
    assert siege.box[siege.book.good("meds")] == 3


@rule("TWM-STATE-8", "TWM-STATE-14")
def test_a_grave_state_takes_a_free_token_unseen_and_gives_it_back():
    table = shelter()
    siege = table.now
    for person in siege.group:
        states.shift(siege, person, MISERY, 3, rule="TWM-STATE-14")
    marks = [person.marks[MISERY] for person in siege.group]
    assert len(set(marks)) == 3
    assert NONE not in marks
    seen = table.game.secrets.veiled(siege, 0)
    assert all(person.marks[MISERY] >= 1_000_000 for person in seen.group)
    states.shift(siege, siege.group[0], MISERY, -1, rule="TWM-STATE-14")
    assert siege.group[0].marks[MISERY] == NONE


@rule("TWM-STATE-14")
def test_any_of_the_four_scripts_may_stand_under_a_token():
    found = set()
    for seed in range(40):
        siege = shelter(seed=seed).now
        states.shift(siege, siege.group[0], ILLNESS, 3, rule="TWM-STATE-14")
        found.add(ENDINGS[ILLNESS][siege.group[0].marks[ILLNESS]])
    assert found == {208, 285, 458, 645}


@rule("TWM-STATE-9")
def test_of_two_ends_at_once_one_is_picked_at_random_and_only_that_one_is_told():
    told = set()
    for seed in range(30):
        table = shelter(seed=seed).levels("boris", wounds=3, illness=3)
        siege = table.now
        person = siege.group[0]
        states.shift(siege, person, WOUNDS, 1, rule="TWM-STATE-9")
        states.shift(siege, person, ILLNESS, 1, rule="TWM-STATE-9")
        run(states.settle(siege, person, rule="TWM-STATE-9"))
        (ended,) = table.told(StoryEnded)
        told.add(ended.state)
    assert told == {WOUNDS, ILLNESS}


@rule("TWM-STATE-7")
def test_some_endings_are_departures_and_some_are_deaths():
    for mark, kind in ((0, Left), (1, Died), (2, Left), (3, Left)):
        table = shelter().levels("boris", misery=3)
        table.state.group[0].marks[MISERY] = mark
        siege = table.now
        run(states.change(siege, siege.group[0], MISERY, 1, rule="TWM-STATE-7"))
        assert len(table.told(kind)) == 1


# --- asleep ---


@rule("TWM-STATE-10", "TWM-EVENING-7")
def test_whoever_is_asleep_does_nothing_but_nap_eat_drink_sleep_and_be_given_medicine():
    table = shelter().people("boris", "anton").levels("boris", fatigue=4, illness=3).fitting("bed", "t3")
    table.storage(meds=1, shovel=1, moonshine=1, water=1, raw_food=1)
    boris = table.who("boris").card
    day = [pick for pick in table.options() if getattr(pick, "person", None) == boris]
    assert {type(pick) for pick in day} == {UseFitting, PlaceMedicine}
    assert [pick.deed for pick in day if isinstance(pick, UseFitting)] == ["nap"]


@rule("TWM-STATE-10")
def test_a_nap_helps_even_with_three_black_circles():
    table = shelter().people("boris", "anton").levels("boris", fatigue=4, illness=3).fitting("bed", "t3")
    table.choose(UseFitting("boris", "t3", "nap")).choose(CarryOut())
    assert table.level("boris", "fatigue") == 3


@rule("TWM-STATE-10")
def test_a_sleeper_eats_and_drinks_at_dusk():
    table = shelter().levels("boris", fatigue=4).storage(water=1, raw_food=1).phase("dusk")
    assert table.can(DrinkWater("boris"))
    table = shelter().levels("boris", fatigue=4).storage(raw_food=1).phase("food")
    assert table.can(Eat("boris", "raw-food"))


@rule("TWM-EVENING-7")
def test_a_sleeper_takes_only_bed_or_floor():
    table = shelter().people("boris", "anton").levels("boris", fatigue=4).phase("evening")
    assert table.can(SleepOnFloor("boris"))
    assert not table.can(StandGuard("boris"))
    assert not table.can(GoScavenging("boris"))


@rule("TWM-STATE-12", "TWM-EVENING-8")
def test_a_guard_who_gets_too_tired_keeps_watch_and_falls_asleep_at_dawn():
    table = shelter().people("boris", "anton").levels("boris", fatigue=3).phase("evening")
    table.next_card("raids", "raids", "quiet-night")
    table.choose(StandGuard("boris")).choose(SleepOnFloor("anton"))
    assert table.now.guards()
    assert table.told(FellAsleep) == []
    past_the_raid(table)
    assert table.level("boris", "fatigue") == 4
    asleep = [event.rule for event in table.told(FellAsleep)]
    assert asleep == ["TWM-STATE-12"]


@rule("TWM-STATE-12")
def test_an_action_is_finished_before_its_actor_falls_asleep():
    table = shelter().people("boris", "anton").levels("boris", fatigue=3).storage(shovel=1, pure_alcohol=1)
    table.choose(Clear("boris", "t4")).choose(Drink("boris", "pure-alcohol")).choose(CarryOut())
    assert table.level("boris", "fatigue") == 4
    assert table.stored("wood") == 1


@rule("TWM-STATE-13", "TWM-ANYTIME-7")
def test_alcohol_may_put_the_drinker_to_sleep_and_is_no_use_to_sleepers():
    table = shelter().levels("boris", fatigue=3).storage(moonshine=2)
    table.choose(Drink("boris", "moonshine"))
    assert table.level("boris", "fatigue") == 4
    assert table.told(FellAsleep)
    assert not table.can(Drink("boris", "moonshine"))
    assert table.can(Drink("anton", "moonshine"))


@rule("TWM-STATE-1")
def test_hunger_wounds_illness_and_misery_end_a_story_and_fatigue_does_not():
    for state in (HUNGER, WOUNDS, ILLNESS, MISERY):
        table = shelter()
        siege = table.now
        run(states.change(siege, siege.group[0], state, 4, rule="TWM-STATE-7"))
        assert not table.lives("boris")
    table = shelter()
    run(states.change(table.now, table.now.group[0], FATIGUE, 4, rule="TWM-STATE-10"))
    assert table.lives("boris")


# --- coming and going ---


@rule("TWM-GEN-11", "TWM-CHAR-8")
def test_never_more_than_four_live_together():
    siege = shelter().now
    first = people.join(siege, rule="TWM-CHAR-8")
    assert first is not None
    assert sum(first.levels) == 0
    assert people.join(siege, rule="TWM-GEN-11") is None
    assert len(siege.group) == 4


@rule("TWM-GEN-19")
def test_nobody_comes_out_of_an_empty_deck():
    table = shelter()
    table.state.gone += table.state.unused
    assert people.join(table.arrange(unused=[]).now, rule="TWM-GEN-19") is None


@rule("TWM-SETUP-7", "TWM-CHAR-9")
def test_everybody_has_a_ring_of_their_own_and_the_dead_leave_theirs_to_others():
    siege = shelter().now
    assert [person.ring for person in siege.group] == [0, 1, 2]
    run(people.lose(siege, siege.group[0], died=True, rule="TWM-CHAR-9"))
    newcomer = people.join(siege, rule="TWM-CHAR-8")
    assert newcomer is not None
    assert newcomer.ring == 0


@rule("TWM-GEN-15")
def test_those_at_home_use_storage_and_those_out_the_findings_pile():
    siege = shelter().now
    assert Deed(0, "TWM-GEN-15").store(siege) is siege.storage
    assert Deed(0, "TWM-GEN-15", trip=True).store(siege) is siege.pile


@rule("TWM-GEN-16")
def test_a_script_passes_sleepers_by_with_what_needs_a_mood_and_reaches_them_with_harm():
    mood, harm, rest = ({"do": "state", "state": state, "by": by, "who": "all"} for state, by in STRAINS)
    desk = Desk(page(9001, mood, harm, rest))
    desk.person("boris").levels[FATIGUE] = 4
    desk.read(9001)
    assert [person.levels[MISERY] for person in desk.siege.group] == [1, 0, 1]
    assert [person.levels[ILLNESS] for person in desk.siege.group] == [1, 1, 1]
    assert desk.level("boris", "fatigue") == 3, "sleep does one good"


STRAINS = (("misery", 1), ("illness", 1), ("fatigue", -1))


@rule("TWM-GEN-16", "TWM-BOOK-8")
def test_whom_a_script_has_picked_asleep_stays_the_one_and_is_spared_what_needs_a_mood():
    wound, grief = ({"do": "state", "state": state, "by": 1, "who": "one"} for state in ("wounds", "misery"))
    desk = Desk(page(9001, wound, grief))
    desk.person("boris").levels[FATIGUE] = 4
    desk.read(9001, "boris")
    assert desk.level("boris", "wounds") == 1
    assert [person.levels[MISERY] for person in desk.siege.group] == [0, 0, 0]


@rule("TWM-GEN-16")
def test_an_event_is_no_script_and_reaches_sleepers_with_all_it_brings():
    siege = shelter().levels("boris", fatigue=4).now
    run(State(state="misery", by=1, who="all").resolve(siege, Deed(0, "TWM-MORNING-1")))
    assert [person.levels[MISERY] for person in siege.group] == [1, 1, 1]


@rule("TWM-GEN-17")
def test_what_a_card_says_goes_before_the_rule():
    table = shelter().people("marko", "anton").storage(hatchet=1)
    assert not table.can(Clear("marko", "m2"))
    assert table.can(BreakOpen("marko", "m2"))


@rule("TWM-CHAR-1")
def test_every_character_has_a_border_two_figures_a_backpack_and_an_ability():
    for card in shelter().now.book.characters:
        assert card.border in ("red", "black")
        assert 1 <= card.empathy <= 10
        assert 0 <= card.prowess <= 3
        assert 4 <= card.backpack <= 9
        assert card.ability.changes or card.ability.forbids or card.ability.effects or card.ability.opens_with
        assert bool(card.habit) != bool(card.solace)
