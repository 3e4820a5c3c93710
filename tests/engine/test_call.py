"""Asking without telling: calls, questions with secret options, answers that lie face down. On the game of a page."""

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from holdouts.engine.decision import CLOCK, Call, Choose, ChooseUnseen, TimeOut
from holdouts.engine.game import Game
from holdouts.engine.library import base_book, new_table, open_words
from holdouts.engine.observing import observe, report
from holdouts.engine.past import ChangedHands
from holdouts.engine.record import load, save, settle
from holdouts.engine.state import Script, Steps
from holdouts.engine.table import CannotUndo, Illegal, Table
from holdouts.engine.view import log, prompt, view
from tests.engine import toy
from tests.engine.toy import Bid, Cellar, CellarSetup, Draw, Lure, Stop, find
from tests.lab.cellar import make_cellar

HONEY = 9
SETUP = CellarSetup(scenario="plain", seats=3, watchful=True)


@pytest.fixture
def game(tmp_path: Path) -> Game:
    return make_cellar(tmp_path)


def rats(game: Game, honey: int | None) -> Table:
    """Seat 0 wakes the rats; everybody holds a card, and that seat (or nobody) the honey."""
    cellar = toy.deal(SETUP, base_book(game), 1)
    cellar.deck = [card for card in range(10) if card not in (0, 3, 6)]
    cellar.hands = [[0], [3], [6]]
    if honey is not None:
        cellar.deck[cellar.deck.index(HONEY)], cellar.hands[honey] = cellar.hands[honey][0], [HONEY]
    cellar.food = [2, 2, 2]
    cellar.loaded = [0, 5, 5]
    table = Table(game, cellar, shared=True)
    for seat in range(3):
        table.choose(Bid(0), seat)
    table.choose(Draw())
    assert isinstance(table.decision, Call)
    return table


def food(table: Table) -> list[int]:
    assert isinstance(table.state, Cellar)
    return table.state.food


def frame(table: Table, seat: int | None) -> Any:
    """All that leaves the table to that reader now."""
    words = open_words(table.game, "en")
    seen: list[Any] = [view(table, seat, words, toy.NAMES), log(table, seat, words, toy.NAMES), report(table, seat)]
    if seat is not None:
        seen += [observe(table, seat), table.options(seat), undone(table, seat)]
    return [*seen, table.moment, table.over]


def undone(table: Table, seat: int) -> str:
    """What the table answers to somebody who wants to take something back."""
    if table.answered(seat):
        return "retract"
    try:
        return str(table.moment_at(table.undo_target("choice", seat)))
    except CannotUndo as problem:
        return problem.key


def asking(game: Game, rule: Callable[..., Steps[None]]) -> Table:
    """A table at which one rule of our own asks something."""
    script = Script()
    script(rule)
    state = toy.deal(SETUP, base_book(game), 1)
    state.agenda = [(rule.__name__, ())]
    return Table(toy.make_game(game.folder, script=script, scene=game.scene), state, shared=True)


def call(able: set[int], order: tuple[int, ...] = (2, 0, 1), *, waits: bool = True) -> Call:
    def options(seat: int) -> list[Any]:
        return [Draw()] if seat in able else []

    return Call(order, options, rule="TOY-DRAW-3", default=Stop(), waits=waits)


# --- who is called, and who acts ---


def test_everybody_for_whom_it_could_matter_is_called(game: Game):
    for honey in (None, 0, 1, 2):
        decision = rats(game, honey).decision
        assert decision is not None
        assert decision.seats == (0, 1, 2)


def test_whoever_can_only_pass_is_passed_over_without_a_word(game: Game):
    assert rats(game, 1).waiting_for() == (1,)
    assert rats(game, None).waiting_for() == ()


def test_of_those_who_do_not_pass_the_first_in_order_acts_whoever_answered_first():
    answers = {1: Draw(), 0: Draw(), 2: Stop()}
    assert call({0, 1, 2}).outcome(answers) == (0, Draw())
    assert call({0, 1, 2}).outcome({**answers, 2: Draw()}) == (2, Draw())


def test_a_call_to_which_everybody_passes_leads_to_nothing():
    assert call({0, 1}).outcome({0: Stop(), 1: Stop()}) is None
    assert call(set()).outcome({}) is None


def test_a_call_is_settled_when_no_missing_answer_could_change_what_comes_of_it():
    assert call(set()).settled({})
    assert not call({0}).settled({})
    assert call({0}).settled({0: Stop()})
    assert call({2, 0}).settled({2: Draw()})  # the seats after it are not heard any more
    assert not call({2, 0}).settled({0: Draw()})  # the first might still act
    assert call({2, 0}).settled({0: Draw()}, silent={2})


def test_a_call_that_does_not_wait_is_settled_at_once_and_hears_whoever_speaks_all_the_same():
    open_call = call({0, 1}, waits=False)
    assert open_call.settled({})
    assert not open_call.needs(0)
    assert open_call.able(0)
    assert open_call.outcome({1: Draw()}) == (1, Draw())


def test_an_answer_that_settles_a_call_changes_nothing_before_the_clock_says_so(game: Game):
    table = rats(game, 2)
    before = game.encoder.encode(table.state)
    table.choose(Lure(HONEY), 2)
    assert table.lull
    assert isinstance(table.decision, Call)
    assert game.encoder.encode(table.state) == before
    table.time_out()
    assert food(table) == [2, 2, 2]
    assert table.choices[-1] == (CLOCK, TimeOut())


def test_a_call_whose_time_runs_out_passes_for_those_who_have_not_answered(game: Game):
    table = rats(game, 1)
    assert not table.lull
    table.time_out()
    assert food(table) == [1, 2, 2]


def test_somebody_who_is_called_and_cannot_do_anything_may_only_pass(game: Game):
    table = rats(game, 1)
    with pytest.raises(Illegal):
        table.choose(Lure(HONEY), 2)
    assert table.options(2) == [Stop()]


# --- nothing is told ---


@pytest.mark.parametrize("reader", [2, None])
def test_others_get_the_same_frames_whether_or_not_somebody_could_have_answered(game: Game, reader: int | None):
    def frames(honey: int | None) -> list[Any]:
        """Put, answered in secret by who can, ended by the clock, and on to the next question."""
        table = rats(game, honey)
        seen = [frame(table, reader)]
        for seat in table.waiting_for():
            table.choose(Stop(), seat)
        seen.append(frame(table, reader))
        table.time_out()
        return [*seen, frame(table, reader)]

    assert frames(0) == frames(1) == frames(None)


def test_a_call_says_to_nobody_whom_it_waits_for(game: Game):
    table = rats(game, 1)
    words = open_words(game, "en")
    assert prompt(table, 2, words, toy.NAMES).text == prompt(table, None, words, toy.NAMES).text
    assert [prompt(table, seat, words, toy.NAMES).waiting for seat in (0, 1, 2, None)] == [(), (), (), ()]
    assert prompt(table, 1, words, toy.NAMES).mine


def test_a_seat_that_imagines_the_game_does_not_know_what_others_have_answered(game: Game):
    table = rats(game, 1).choose(Lure(HONEY), 1)
    assert table.imagine(2, 1).answers() == {}
    assert table.imagine(1, 1).answers() == {1: Lure(HONEY)}


# --- in the middle of it ---


def test_a_call_is_cloned_with_what_was_answered(game: Game):
    table = rats(game, 1).choose(Lure(HONEY), 1)
    twin = table.clone()
    assert (twin.answers(), twin.lull, twin.moment) == (table.answers(), True, table.moment)
    assert food(twin.time_out()) == [2, 2, 2]
    assert table.answered(1)


def test_a_call_is_saved_with_what_was_answered(game: Game):
    setup = CellarSetup(scenario="plain", seats=2, watchful=True)
    table = next(found for seed in range(200) if (found := answered_in_play(game, setup, seed)))
    about = settle(game, setup, table[1], names=toy.NAMES[:2], kinds=["random"] * 2)
    loaded = load(save(table[0], about), find(game))
    assert loaded.verdict == "exact"
    assert loaded.table.answers() == table[0].answers() != {}
    assert loaded.table.moments() == table[0].moments()


def answered_in_play(game: Game, setup: CellarSetup, seed: int) -> tuple[Table, int] | None:
    """A game in which somebody has answered a call and the clock has not, if it comes to that."""
    table = new_table(game, setup, seed)
    for _ in range(60):
        if table.over:
            return None
        if isinstance(table.decision, Call) and table.waiting_for():
            return table.choose(Lure(HONEY), table.waiting_for()[0]), seed
        if table.lull:
            table.time_out()
        else:
            seat = table.waiting_for()[0]
            table.choose(table.options(seat)[0], seat)
    return None


def test_tools_may_take_back_an_answer_and_the_call_itself(game: Game):
    table = rats(game, 1).choose(Lure(HONEY), 1)
    table.shared = False
    table.undo()
    assert isinstance(table.decision, Call)
    assert table.answers() == {}
    table.undo()
    assert not isinstance(table.decision, Call)


# --- taking an answer up again ---


def test_an_answer_can_be_taken_up_again_though_others_have_answered_since(game: Game):
    table = toy.open_table(game, 3, shared=True).choose(Bid(2), 0).choose(Bid(1), 1)
    table.undo(by=0)
    assert table.answers() == {1: Bid(1)}
    assert table.choices == [(1, Bid(1))]
    assert table.clone().answers() == {1: Bid(1)}
    table.choose(Bid(0), 0).choose(Bid(0), 2)
    assert food(table) == [0, 1, 0]


def test_taking_up_the_last_answer_leaves_the_same_answer_to_an_earlier_question(game: Game):
    def twice(cellar: Cellar) -> Steps[None]:
        for _ in range(2):
            called = yield call({0, 1})
            cellar.food[0] += 10 if called is None else 1

    table = asking(game, twice).choose(Draw(), 0).time_out().choose(Draw(), 0)
    table.retract(0)
    twin = table.clone()
    assert (twin.answers(), food(twin)) == ({}, food(table)) == ({}, [1, 0, 0])


def test_a_note_keeps_its_place_when_an_answer_before_it_is_taken_up(game: Game):
    table = toy.open_table(game, 3, shared=True).choose(Bid(2), 0)
    table.note(ChangedHands(who=2, now="random", rule=""))
    table.choose(Bid(1), 1)
    table.retract(0)
    assert [at for at, _ in table.notes] == [0]


# --- undo is no oracle ---


@pytest.mark.parametrize("to", ["choice", "step", "turn", "round"])
@pytest.mark.parametrize("before", [0, 4])
def test_undo_is_refused_alike_whether_or_not_others_have_answered(game: Game, to: Any, before: int):
    def refused(*answers: int) -> str:
        """In the first question of all, and in one after which choices of one's own lie."""
        table = toy.open_table(game, 3, shared=True)
        while before and table.state.round < 2:
            table.time_out() if 0 not in table.waiting_for() else table.choose(table.options(0)[-1], 0)
        for seat in answers:
            table.choose(Bid(1), seat)
        with pytest.raises(CannotUndo) as found:
            table.undo_target(to, 0)
        return found.value.key

    assert refused() == refused(1) == refused(2, 1)


def test_what_came_before_a_call_is_not_taken_back_once_it_was_put(game: Game):
    for honey in (None, 0, 1):
        with pytest.raises(CannotUndo) as found:
            rats(game, honey).undo(by=0)
        assert found.value.key == "undo-revealed"


# --- a question whose options nobody sees ---


@pytest.mark.parametrize("ways", [1, 2])
def test_a_question_whose_options_are_secret_is_put_even_when_there_is_only_one(game: Game, ways: int):
    def pay(cellar: Cellar) -> Steps[None]:
        yield ChooseUnseen(1, [Stop(), Draw()][:ways], rule="TOY-TURN-1")
        cellar.food[1] += 1

    table = asking(game, pay)
    assert isinstance(table.decision, ChooseUnseen)
    assert (table.lull, table.waiting_for()) == ((True, ()) if ways == 1 else (False, (1,)))
    assert prompt(table, 0, open_words(game, "en"), toy.NAMES).waiting == (1,)
    assert food(table.time_out())[1] == 1


def test_a_plain_question_with_one_option_is_not_put(game: Game):
    def pay(cellar: Cellar) -> Steps[None]:
        yield Choose(1, [Stop()], rule="TOY-TURN-1")
        cellar.food[1] += 1

    table = asking(game, pay)
    assert (table.over, food(table)[1]) == (True, 1)


def test_others_see_the_same_of_a_question_with_one_option_as_of_one_with_two(game: Game):
    def frames(ways: int) -> list[Any]:
        def pay(cellar: Cellar) -> Steps[None]:
            yield ChooseUnseen(1, [Stop(), Draw()][:ways], rule="TOY-TURN-1")
            yield Choose(0, [Stop(), Draw()], rule="TOY-TURN-1")

        table = asking(game, pay)
        seen = [frame(table, reader) for reader in (0, 2, None)]
        table.time_out() if ways == 1 else table.choose(Stop(), 1)
        return seen + [frame(table, reader) for reader in (0, 2, None)]

    assert frames(1) == frames(2)


# --- moments ---


def test_answers_to_a_joint_question_share_a_moment(game: Game):
    table = toy.open_table(game, 3)
    for seat, answer in ((1, Bid(0)), (0, Bid(1)), (2, Bid(2))):
        assert table.moment == 0
        table.choose(answer, seat)
    assert (table.moment, len(table.choices)) == (1, 3)
    assert [table.moment_at(choice) for choice in range(4)] == [0, 0, 0, 1]
    assert [table.choice_at(moment) for moment in (0, 1)] == [0, 3]


def test_a_call_is_one_moment_whoever_has_answered_it(game: Game):
    def moments(honey: int | None) -> int:
        table = rats(game, honey)
        for seat in table.waiting_for():
            table.choose(Stop(), seat)
        return table.time_out().moment

    assert moments(0) == moments(1) == moments(None)
