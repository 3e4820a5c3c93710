"""Tables: playing, branching, imagining, going back."""

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from holdouts.engine.game import Game
from holdouts.engine.library import base_book
from holdouts.engine.past import ChangedHands, TookBack
from holdouts.engine.table import Back, CannotUndo, Illegal, Runaway, Table
from tests.engine.toy import (
    Bid,
    Bury,
    Cellar,
    CellarSetup,
    Draw,
    Drew,
    Grab,
    Hush,
    Keep,
    Stop,
    TurnCame,
    Warn,
    audit,
    deal,
    foregone,
    forever,
    listen,
    make_game,
    open_table,
)
from tests.engine.toy_play import play, snapshot


@pytest.fixture
def game(tmp_path: Path) -> Game:
    return make_game(tmp_path)


def at_first_turn(game: Game, *, shared: bool = False, seats: int = 2, loaded: tuple[int, ...] = (5, 5, 5)) -> Table:
    """Seat 0 may draw, and no rat wakes."""
    state = deal(CellarSetup(scenario="plain", seats=seats), base_book(game), 1)
    state.loaded += loaded
    table = Table(game, state, shared=shared)
    for seat in range(seats):
        table.choose(Bid(0), seat)
    return table


# Playing


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_random_play_comes_to_an_end_with_winners(game: Game, seats: int):
    table = play(open_table(game, seats), seed=seats)
    assert table.state.ended == "dawn"
    assert table.state.winners
    assert table.decision is None
    assert table.options() == []


def test_the_same_seed_and_choices_give_the_same_game(game: Game):
    first = play(open_table(game), seed=1)
    second = open_table(game)
    second.replay(first.choices)
    assert snapshot(second) == snapshot(first)
    assert second.chronicle == first.chronicle


def test_a_question_with_one_answer_is_not_asked(tmp_path: Path):
    one_way = "- {id: jar, food: 0, effects: [{do: either, of: [[{do: eat, amount: 3}], [{do: eat, amount: 0}]]}]}"
    table = at_first_turn(make_game(tmp_path, one_way)).choose(Draw()).choose(Keep(0))
    assert isinstance(table.state, Cellar)
    assert table.state.food[0] == 3
    assert len(table.choices) == 4


def test_a_choice_that_is_no_option_says_whose_and_what(game: Game):
    table = at_first_turn(game)
    with pytest.raises(Illegal, match=r"Seat 0 cannot choose Keep\(card=3\) now\."):
        table.choose(Keep(3))


def test_a_refused_choice_leaves_no_trace(game: Game):
    table = at_first_turn(game)
    before, choices = snapshot(table), list(table.choices)
    with pytest.raises(Illegal):
        table.choose(Grab(1))
    assert (snapshot(table), table.choices) == (before, choices)


def test_a_seat_that_is_not_asked_cannot_choose(game: Game):
    with pytest.raises(Illegal, match="Seat 1 cannot choose Draw"):
        at_first_turn(game).choose(Draw(), 1)


def test_when_several_may_act_the_one_who_chooses_must_be_named(game: Game):
    with pytest.raises(Illegal, match="say which one"):
        open_table(game).choose(Bid(0))


def test_nothing_can_be_chosen_once_the_game_is_over(game: Game):
    table = play(open_table(game), seed=1)
    with pytest.raises(Illegal, match="over"):
        table.choose(Stop(), 0)
    with pytest.raises(Illegal, match="over"):
        table.time_out()


@pytest.mark.parametrize("fault", [forever, foregone])
def test_rules_that_never_end_are_stopped(game: Game, fault: Callable[..., Any], monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr("holdouts.engine.table.BUDGET", 500)
    state = deal(CellarSetup(scenario="plain", seats=2), base_book(game), 1)
    state.agenda = [(fault.__name__, ())]
    with pytest.raises(Runaway, match="500 steps without a decision"):
        Table(game, state)


# Branching


@pytest.mark.parametrize("seed", range(3))
def test_a_clone_at_every_decision_is_the_same_and_plays_on_the_same(game: Game, seed: int):
    def clone_it(table: Table) -> None:
        twin = table.clone()
        assert snapshot(twin) == snapshot(table)
        assert snapshot(twin.clone()) == snapshot(table)
        if not table.over:
            table_again = table.clone(keep=False)
            assert snapshot(play(twin, 5)) == snapshot(play(table_again, 5))

    play(open_table(game, 3, seed), seed, clone_it)


def test_what_a_clone_plays_does_not_touch_the_original(game: Game):
    table = at_first_turn(game).choose(Draw())
    before, told = snapshot(table), list(table.chronicle)
    play(table.clone(), seed=2)
    assert (snapshot(table), table.chronicle) == (before, told)


def test_a_clone_has_no_past(game: Game):
    twin = at_first_turn(game).clone()
    assert (twin.choices, twin.chronicle) == ([], [])
    with pytest.raises(CannotUndo):
        twin.undo()


def test_a_table_that_keeps_nothing_plays_the_same_game(game: Game):
    light = open_table(game, 3, keep=False)
    assert snapshot(play(light, 4)) == snapshot(play(open_table(game, 3), 4))
    assert (light.choices, light.chronicle, light.checkpoints()) == ([], [], [])


def test_a_table_that_keeps_nothing_cannot_branch(game: Game):
    with pytest.raises(ValueError, match="keeps nothing"):
        open_table(game, keep=False).clone()


# Imagining


@pytest.mark.parametrize("seed", range(3))
def test_an_imagined_game_at_every_decision_looks_the_same_to_its_seat_and_can_be_cloned(game: Game, seed: int):
    def imagine_it(table: Table) -> None:
        seat = 1
        twin = table.imagine(seat, seed=9)
        assert isinstance(twin.state, Cellar)
        assert isinstance(table.state, Cellar)
        assert twin.state.hands[seat] == table.state.hands[seat]
        assert [len(hand) for hand in twin.state.hands] == [len(hand) for hand in table.state.hands]
        assert twin.options(seat) == table.options(seat)
        assert audit(twin.state) == []
        assert snapshot(twin.clone()) == snapshot(twin)

    play(open_table(game, 3, seed), seed, imagine_it)


def test_an_imagined_game_that_keeps_nothing_comes_out_the_same_and_cannot_be_cloned(game: Game):
    table = at_first_turn(game)
    kept, light = table.imagine(0, seed=4), table.imagine(0, seed=4, keep=False)
    assert snapshot(light) == snapshot(kept)
    with pytest.raises(ValueError, match="keeps nothing"):
        light.clone()
    assert snapshot(play(light, 3)) == snapshot(play(kept, 3))


def test_an_imagined_game_deals_anew_what_the_seat_cannot_know(game: Game):
    table = at_first_turn(game).choose(Draw())
    assert isinstance(table.state, Cellar)
    held = {tuple(table.imagine(1, seed).state.hands[0]) for seed in range(20)}  # type: ignore[attr-defined]
    assert len(held) > 3
    assert {tuple(table.imagine(0, seed).state.hands[0]) for seed in range(20)} == {  # type: ignore[attr-defined]
        tuple(table.state.hands[0])
    }


def test_what_another_seat_may_pick_is_made_anew_in_an_imagined_game(game: Game):
    table = at_first_turn(game).choose(Draw())
    for seed in range(20):
        imagined = table.imagine(1, seed)
        assert isinstance(imagined.state, Cellar)
        card = imagined.state.hands[0][-1]
        assert imagined.options(0) == [Keep(card), Bury(card)]


def test_the_same_imagining_is_the_same_game_and_has_its_own_dice(game: Game):
    table = open_table(game)
    assert snapshot(table.imagine(0, 4)) == snapshot(table.imagine(0, 4))
    assert table.imagine(0, 4).state.key not in (table.state.key, table.imagine(0, 5).state.key)


# Going back


@pytest.mark.parametrize("seed", range(3))
def test_every_choice_of_a_game_can_be_taken_back_and_made_again(game: Game, seed: int):
    seen: list[tuple[Any, ...]] = []
    told: list[list[Any]] = []

    def remember(table: Table) -> None:
        seen.append(snapshot(table))
        told.append(list(table.chronicle))

    table = play(open_table(game, 3, seed), seed, remember)
    choices = list(table.choices)
    for number in range(len(choices) - 1, -1, -1):
        table.undo()
        assert snapshot(table) == seen[number]
        assert table.chronicle == told[number]
        assert table.choices == choices[:number]
    table.replay(choices)
    assert snapshot(table) == seen[-1]


def test_playing_on_after_an_undo_can_go_another_way(game: Game):
    table = at_first_turn(game).choose(Draw())
    kept, buried = table.options()
    table.choose(kept).undo().choose(buried)
    assert isinstance(table.state, Cellar)
    assert table.state.buried == [buried.card]


@pytest.mark.parametrize(("back", "left"), [("choice", 5), ("step", 4), ("turn", 3), ("round", 0)])
def test_undo_goes_back_to_the_choice_the_step_the_turn_and_the_round(game: Game, back: Back, left: int):
    """Two bids and a stop; then, in the turn of seat 1, a warning, and a draw with what became of it in one step."""
    table = at_first_turn(game).choose(Stop()).choose(Warn(), 0).choose(Draw())
    table.choose(table.options()[0])
    assert len(table.choices) == 6
    table.undo(back)
    assert len(table.choices) == left


def test_undo_to_the_step_at_the_start_of_a_step_takes_back_the_whole_step_before(game: Game):
    table = at_first_turn(game).choose(Draw())
    before = len(table.choices) - 1
    table.choose(table.options()[0])
    table.undo("step")
    assert len(table.choices) == before


def test_an_undo_is_marked_in_the_chronicle(game: Game):
    table = at_first_turn(game).choose(Warn(), 1).undo(by=1)
    assert [event for _, event in table.story() if isinstance(event, TookBack)] == [TookBack(who=1, count=1, rule="")]


def test_nothing_can_be_taken_back_before_the_first_choice(game: Game):
    with pytest.raises(CannotUndo, match="Nothing has been chosen"):
        open_table(game).undo()


# Going back at a shared table


def test_at_a_shared_table_a_choice_without_consequences_can_be_taken_back(game: Game):
    table = at_first_turn(game, shared=True)
    before = snapshot(table)
    assert snapshot(table.choose(Warn(), 1).undo(by=1)) == before


def test_at_a_shared_table_nothing_goes_back_past_a_reveal(game: Game):
    table = at_first_turn(game, shared=True).choose(Draw())
    with pytest.raises(CannotUndo, match="rolled or something hidden"):
        table.undo(by=0)


def test_at_a_shared_table_nothing_goes_back_past_a_roll(game: Game):
    table = at_first_turn(game, shared=True, loaded=())
    rolled = table.state.dice
    table.choose(Draw())
    assert table.state.dice != rolled
    with pytest.raises(CannotUndo, match="rolled or something hidden"):
        table.undo(by=0)


def test_at_a_shared_table_nothing_goes_back_past_a_loaded_roll(game: Game):
    table = at_first_turn(game, shared=True, loaded=(0,)).choose(Draw())
    with pytest.raises(CannotUndo, match="rolled or something hidden"):
        table.undo(by=0)


def test_at_a_shared_table_a_later_choice_can_be_taken_back_up_to_the_reveal_only(game: Game):
    table = at_first_turn(game, shared=True).choose(Draw())
    table.choose(table.options()[0]).undo(by=0)
    with pytest.raises(CannotUndo):
        table.undo("turn", by=0)


def test_at_a_shared_table_nobody_takes_back_what_another_chose(game: Game):
    table = at_first_turn(game, shared=True).choose(Warn(), 1)
    with pytest.raises(CannotUndo, match="Somebody else"):
        table.undo(by=0)


def listening(game: Game) -> Table:
    """Seat 0 has counted twice, and the others may get ready in secret."""
    state = deal(CellarSetup(scenario="plain", seats=3), base_book(game), 1)
    state.agenda[:] = [(listen.__name__, ())]
    return Table(game, state, shared=True).choose(Bid(1)).choose(Bid(1))


def test_undo_answers_alike_whether_or_not_others_have_got_ready_since(game: Game):
    alike = []
    for ready in ([], [1], [1, 2, 1]):
        table = listening(game)
        before = table.moment
        for seat in ready:
            table.choose(Hush(), seat)
        assert table.moment == before
        with pytest.raises(CannotUndo) as refused:
            table.undo(by=1)
        table.undo(by=0)
        alike.append((refused.value.said("en"), snapshot(table), table.moment, len(table.choices)))
    assert alike == [alike[0]] * 3
    assert alike[0][2:] == (1, 1)


def test_somebody_alone_with_bots_goes_back_to_what_they_did_and_not_to_what_they_made_ready(game: Game):
    table = listening(game).choose(Hush(), 1)
    assert table.undo_own_target("choice", 0) == 1
    with pytest.raises(CannotUndo, match="not chosen anything"):
        table.undo_own_target("choice", 1)


def test_at_a_shared_table_secret_answers_that_came_to_light_cannot_be_taken_back(game: Game):
    table = open_table(game, shared=True).choose(Bid(1), 0).choose(Bid(2), 1)
    with pytest.raises(CannotUndo, match="something hidden"):
        table.undo(by=1)


def test_at_a_shared_table_a_secret_answer_can_be_changed_while_others_think(game: Game):
    table = open_table(game, shared=True).choose(Bid(1), 0).undo(by=0)
    assert table.waiting_for() == (0, 1)


def test_alone_everything_can_be_taken_back(game: Game):
    table = at_first_turn(game).choose(Draw())
    table.undo("round")
    assert table.choices == []


def test_not_even_alone_anybody_goes_back_past_a_trial_of_something_hidden(game: Game, monkeypatch: pytest.MonkeyPatch):
    table = at_first_turn(game).choose(Draw())
    assert table.undo_own_target("choice", 0) == 2
    monkeypatch.setattr(game.state, "sealed", lambda state: len(state.loaded))
    table = at_first_turn(game).choose(Draw())
    with pytest.raises(CannotUndo, match="something hidden"):
        table.undo_own_target("choice", 0)


# Looking back


def test_a_story_can_be_told_from_any_point_on(game: Game):
    table = open_table(game, seed=2)
    for number in range(12):
        if number % 3 == 0:
            table.note(ChangedHands(who=0, now="person", rule=""))
        table.choose(table.options(table.waiting_for()[0])[0], table.waiting_for()[0])
    table.note(ChangedHands(who=1, now="random", rule=""))
    whole = list(table.story())
    assert table.story_length == len(whole) > 12
    assert all(list(table.story(start)) == whole[start:] for start in range(len(whole) + 1))


def test_the_story_tells_at_which_moment_each_thing_happened(game: Game):
    """The two bids settle one question."""
    table = at_first_turn(game).choose(Draw())
    places = {type(event): place for place, event in table.story()}
    assert places[TurnCame] == 1
    assert places[Drew] == 2


def test_a_note_stands_where_it_was_made(game: Game):
    table = at_first_turn(game)
    table.note(ChangedHands(who=0, now="sensible", rule=""))
    table.choose(Draw())
    told = [type(event) for _, event in table.story()]
    assert told.index(TurnCame) < told.index(ChangedHands) < told.index(Drew)


def test_a_note_about_what_was_taken_back_is_still_told(game: Game):
    table = at_first_turn(game).choose(Warn(), 1)
    table.note(ChangedHands(who=0, now="sensible", rule=""))
    table.undo("round")
    table.choose(Bid(0), 0).choose(Bid(0), 1)
    told = [type(event) for _, event in table.story()]
    assert told.index(ChangedHands) < told.index(TookBack) < told.index(TurnCame)
