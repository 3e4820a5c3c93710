"""Moods: what somebody in a mood picks, for how long, and which plans a search compares."""

import pytest

from holdouts.bots.imagined import favourites
from holdouts.bots.moods import CALM, LASTS, Mooded, Moody, lure, plans
from holdouts.bots.sensible import SensibleBot
from holdouts.engine.chance import Dice
from holdouts.engine.decision import Option
from holdouts.engine.table import Table
from holdouts.games import IDS, find_game
from holdouts.games.maximum_apocalypse.picks import EndActions, Move
from tests.bots.tables import choosing

PLACES: list[Option] = [Move(place) for place in range(6)]


@pytest.fixture(params=IDS)
def asked(request: pytest.FixtureRequest) -> tuple[Table, int]:
    """A table at which it depends on one's mood what one picks, and the seat that does."""
    tables = (choosing(find_game(request.param), least=4, choices=choices) for choices in range(20, 60, 4))
    return next((table, seat) for table, seat in tables if plans(table, seat, list(table.options(seat)), 2, 9)[1].mood)


def picked(mood: int, worths: list[float]) -> int:
    """To which of six places somebody goes in a mood."""
    best = Mooded(1, mood).best(PLACES, lambda option: worths[PLACES.index(option)])
    return PLACES.index(best)


def test_a_mood_draws_to_the_same_answers_wherever_it_meets_them():
    near_even = [1.0, 0.9, 0.8, 0.8, 0.9, 1.0]
    for mood in range(1, 30):
        assert picked(mood, near_even) == picked(mood, near_even)
        assert lure(mood, Move(3)) == lure(mood, Move(3))
    assert len({lure(mood, Move(3)) for mood in range(1, 30)}) == 29
    assert lure(1, Move(3)) not in (lure(1, Move(4)), lure(1, EndActions()))


def test_moods_go_different_ways_where_ways_are_much_alike():
    assert len({picked(mood, [1.0, 0.9, 0.8, 0.8, 0.9, 1.0]) for mood in range(1, 60)}) >= 5


def test_no_mood_makes_anybody_do_what_is_out_of_the_question():
    assert {picked(mood, [1.0, 0.9, 0.8, -100.0, 0.9, 1.0]) for mood in range(1, 200)} <= {0, 1, 2, 4, 5}


def test_what_stands_out_is_picked_in_nearly_every_mood():
    picks = [picked(mood, [30.0, 29.9, 29.8, 29.9, 29.7, 1.0]) for mood in range(1, 200)]
    assert 5 not in picks


def test_who_is_in_no_mood_plays_as_a_careful_newcomer(asked: tuple[Table, int]):
    table, seat = asked
    assert Moody(1, CALM).pick(table, seat, must=True) == SensibleBot(1).pick(table, seat, must=True)


def in_a_mood(table: Table, seat: int) -> tuple[Moody, Option]:
    """Somebody in a mood for something else than a careful newcomer would pick, and what that is."""
    plan = plans(table, seat, list(table.options(seat)), 2, seat)[1]
    return Moody(seat, plan.mood), plan.option


def test_a_mood_is_over_with_the_turn(asked: tuple[Table, int]):
    table, seat = asked
    moody, wish = in_a_mood(table, seat)
    assert moody.pick(table, seat, must=True) == wish
    table.state.turn += 1
    assert moody.pick(table, seat, must=True) == SensibleBot(seat).pick(table, seat, must=True) != wish


def test_a_mood_is_over_after_many_choices(asked: tuple[Table, int]):
    table, seat = asked
    moody, wish = in_a_mood(table, seat)
    picks = [moody.pick(table, seat, must=True) for _ in range(LASTS)]
    assert picks[0] == wish
    assert picks[-1] == SensibleBot(seat).pick(table, seat, must=True) != wish


def test_plans_begin_with_different_answers_the_careful_newcomers_first(asked: tuple[Table, int]):
    table, seat = asked
    options = list(table.options(seat))
    found = plans(table, seat, options, 7, 9)
    assert len({plan.option for plan in found}) == len(found) > 1
    assert found[0].mood == CALM
    assert all(plan.option in options and not plan.option.grave for plan in found)
    assert plans(table, seat, options, 2, 9) == found[:2]


def test_the_moods_of_a_turn_are_the_same_at_its_next_choice():
    """So whoever acts on a plan can go on with it."""
    table, seat = choosing(find_game("maximum-apocalypse"))
    turn = (table.state.round, table.state.turn)
    before = plans(table, seat, list(table.options(seat)), 20, 9)
    table.choose(before[0].option, seat)
    assert ((table.state.round, table.state.turn), list(table.waiting_for())) == (turn, [seat])
    after = plans(table, seat, list(table.options(seat)), 20, 9)
    assert {plan.mood for plan in before} & {plan.mood for plan in after} - {CALM}


def test_where_moods_change_nothing_second_thoughts_are_tried(
    asked: tuple[Table, int], monkeypatch: pytest.MonkeyPatch
):
    table, seat = asked
    options = list(table.options(seat))
    monkeypatch.setattr("holdouts.bots.moods.LURE", 0.0)
    found = plans(table, seat, options, 7, seat)
    assert [plan.option for plan in found] == favourites(table, seat, options, 3, Dice(seat))
    assert all(plan.mood == CALM for plan in found)


def test_of_several_figures_a_mood_changes_the_first_and_the_others_decide_between_equals():
    ranks: dict[Option, tuple[float, ...]] = dict(zip(PLACES, [(1.0, 5.0), (1.0, 7.0), (float("-inf"),)], strict=False))
    assert {Mooded(1, mood).first(list(ranks), ranks.__getitem__) for mood in range(1, 40)} == {PLACES[1]}
    ranks |= {PLACES[3]: (0.9, 9.0), PLACES[4]: (-9.0,)}
    found = {Mooded(1, mood).first(list(ranks), ranks.__getitem__) for mood in range(1, 40)}
    assert found >= {PLACES[0], PLACES[1], PLACES[3]}
    assert PLACES[2] not in found
    assert Mooded(1, 1).first([PLACES[2]], ranks.__getitem__) == PLACES[2]


def test_of_answers_that_are_all_the_same_to_anybody_any_is_picked():
    assert len({Mooded(seed, 5).best(PLACES, lambda option: 1.0) for seed in range(40)}) > 3
    assert len({Dice(seed).best(PLACES, lambda option: 1.0) for seed in range(40)}) > 3
