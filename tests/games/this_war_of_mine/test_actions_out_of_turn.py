"""Actions out of turn, and what a step and a day leave behind. [10.18, TWM-DAY-3]"""

import pytest

from holdouts.games.this_war_of_mine.deed import Deed
from holdouts.games.this_war_of_mine.picks import Act, CarryOut, Pick, SplitRummage
from holdouts.games.this_war_of_mine.rules import dawn, day
from holdouts.games.this_war_of_mine.state import FATIGUE, FLOOR, GUARD, MISERY, NONE, WOUNDS, Order
from holdouts.testing import rule, shelter


def answered(steps, *answers):
    """Questions are answered in order; the options of each."""
    asked, waiting = [], list(answers)
    try:
        decision = next(steps)
        while True:
            asked.append(decision.options(0))
            decision = steps.send(waiting.pop(0))
    except StopIteration:
        assert not waiting
        return asked


def test_one_who_is_awake_and_not_blocked_takes_one_more_action_at_once():
    table = shelter().people("boris", "anton", "katia", "zlata").levels("anton", fatigue=4).levels("katia", illness=3)
    siege = table.state
    siege.step = 1
    boris, _, _, zlata = siege.group
    space = table.space("bl3")
    rummage = Act(boris.card, space, "rummage")
    asked = answered(
        day.extra_actions(siege, guards=False, rule="x"), Pick(boris.card), rummage, CarryOut(), SplitRummage(0)
    )
    assert asked[0] == [Pick(boris.card), Pick(zlata.card)]
    assert {pick.person for pick in asked[1] if isinstance(pick, Act)} == {boris.card}
    assert asked[2] == [CarryOut()], "one action, and no more"
    assert siege.storage[siege.book.components] > 0
    assert (siege.orders, siege.resolving) == ([], False)


def test_each_guard_who_is_awake_acts_in_the_night_and_nobody_else():
    table = shelter().people("boris", "anton", "katia").levels("anton", fatigue=4)
    siege = table.state
    boris, anton, katia = siege.group
    boris.task = anton.task = GUARD
    katia.task = FLOOR
    asked = answered(day.extra_actions(siege, guards=True, rule="x"), CarryOut())
    assert {pick.person for pick in asked[0] if isinstance(pick, Act)} == {boris.card}
    katia.task = GUARD
    assert len(answered(day.extra_actions(siege, guards=True, rule="x"), CarryOut(), CarryOut())) == 2


def test_where_nobody_can_act_nobody_is_asked():
    siege = shelter().people("boris").levels("boris", fatigue=4).state
    assert answered(day.extra_actions(siege, guards=False, rule="x")) == []


@rule("TWM-DAY-3", "TWM-DAY-8")
def test_after_a_step_gains_and_tools_are_in_storage_and_actions_more_are_used_up():
    siege = shelter().state
    boris, anton, katia = siege.group
    shovel, wood = siege.book.good("shovel"), siege.book.wood
    siege.box[shovel] -= 1
    siege.box[wood] -= 2
    siege.gains[wood] = 2
    boris.more, anton.more, katia.newcomer = 2, 1, True
    siege.orders = [
        Order(boris.card, NONE, "rummage"),
        Order(boris.card, NONE, "rummage"),
        Order(anton.card, NONE, "clear", tool=shovel),
    ]
    siege.resolving = True
    day.put_away(siege)
    assert (siege.storage[wood], siege.gains[wood], siege.storage[shovel]) == (2, 0, 1)
    assert (boris.more, anton.more, katia.more, katia.newcomer) == (1, 1, 0, False)
    assert (siege.orders, siege.resolving) == ([], False)


@rule("TWM-DAY-2")
def test_when_the_day_is_done_nobody_has_actions_more_or_fewer():
    table = shelter().people("boris", "anton").arrange(one_action=True)
    table.arrange(table.who("boris"), more=1, fewer=1)
    while table.now.phase == "day":
        table.choose(CarryOut())
    assert (table.now.step, table.now.one_action) == (0, False)
    assert [(person.more, person.fewer) for person in table.now.group] == [(0, 0)] * 2


@rule("TWM-DAWN-14")
@pytest.mark.parametrize(("rolled", "misery"), [(4, [2, 2, 2]), (5, [2, 0, 2]), (6, [0, 0, 0])])
def test_a_loss_weighs_two_levels_on_each_whom_it_touches(rolled, misery):
    table = shelter().rolling(rolled).arrange(mourned=1)
    answered(dawn.mourn(table.now))
    assert [person.levels[MISERY] for person in table.now.group] == misery


@rule("TWM-DAWN-4", "TWM-DAWN-5")
def test_everybody_who_has_the_state_is_treated_or_gets_worse_before_anybody_ends():
    table = shelter().levels("boris", wounds=2).levels("katia", wounds=2).medicine("katia", bandages=2)
    siege = table.state
    treatment = next(
        card.wounded for card in siege.book.fate if "bandages" in card.wounded.by and card.wounded.untreated
    )
    bandages = siege.book.medicines[2]
    boxed = siege.box[bandages]
    levels = [person.levels[WOUNDS] for person in siege.group]
    asked = dawn.treat(siege, WOUNDS, treatment)
    decision = next(asked, None)
    while decision is not None:
        try:
            decision = asked.send(decision.options(0)[0])
        except StopIteration:
            break
    worse = treatment.untreated if levels[0] >= treatment.from_level else 0
    assert [person.levels[WOUNDS] for person in siege.group] == [2 + worse, 0, 2 + treatment.by["bandages"]]
    assert (siege.group[2].medicine[2], siege.box[bandages]) == (0, boxed + 2)


@rule("TWM-CHAR-4")
@pytest.mark.parametrize(("fatigue", "most", "choices"), [(0, 3, 3), (2, 3, 2), (3, 3, 1), (0, 2, 2)])
def test_a_diary_costs_fatigue_up_to_four_and_brings_as_many_cards(fatigue, most, choices):
    table = shelter().people("emilia", "boris").levels("emilia", fatigue=fatigue)
    siege = table.state
    emilia = siege.group[0]
    steps = dawn.write_diary(siege, Deed(0, "x", me=emilia.card), most)
    options = next(steps).options(0)
    assert [option.count for option in options] == list(range(1, choices + 1))
    before = len(siege.narratives)
    with pytest.raises(StopIteration):
        steps.send(options[-1])
    assert emilia.levels[FATIGUE] == fatigue + choices
    assert (len(siege.looking), len(siege.narratives)) == (choices, before - choices)
