"""Undo tells nothing: not which crossroads card waits, nor who has voted. [DOW-SECRET-10..13]"""

from collections.abc import Callable

import pytest

from holdouts.engine.library import new_table
from holdouts.engine.table import Back, CannotUndo, Table
from holdouts.games.dead_of_winter.game import GAME
from holdouts.games.dead_of_winter.picks import AtEntrance, Barricade, CallVote, Clean, ThumbDown, ThumbUp
from holdouts.games.dead_of_winter.state import NONE
from holdouts.lab.wander import Manner, Wanderer
from holdouts.testing import colony, rule

BACKS: tuple[Back, ...] = ("choice", "step", "turn", "round")


def among_people(table: Table, seat: int, to: Back) -> int:
    return table.undo_target(to, seat)


def among_bots(table: Table, seat: int, to: Back) -> int:
    return table.undo_own_target(to, seat)


WISHES = (among_people, among_bots)


def replies(table: Table, seat: int, wish: Callable[[Table, int, Back], int]) -> list[int | str]:
    """What a seat is answered that wants to go back: how many choices would be left, or why it may not."""
    found: list[int | str] = []
    for to in BACKS:
        try:
            found.append(wish(table, seat, to))
        except CannotUndo as refused:
            found.append(refused.key)
    return found


@rule("DOW-SECRET-10", "DOW-SECRET-13", "DOW-SECRET-8")
@pytest.mark.parametrize("wish", WISHES)
def test_each_card_that_does_not_fire_lets_undo_answer_the_same_whatever_was_done(
    wish: Callable[[Table, int, Back], int],
):
    silent = []
    for card in colony(3).state.book.crossroads:
        table = colony(3).crossroads(card.id).dice(0, 1, 1, 1).waste("antiseptic", "antiseptic")
        table = (table.shared() if wish is among_people else table).turn(0).choose(Clean("brandt"))
        if table.now.crossroads == NONE:
            continue
        table.choose(Barricade("brandt")).choose(AtEntrance("colony", 0))
        if table.now.crossroads != NONE:
            silent.append(table)
    assert len(silent) > 50
    assert {tuple(replies(table.table, 0, wish)) for table in silent} == {("undo-revealed",) * 4}


@rule("DOW-SECRET-10", "DOW-SECRET-11", "DOW-SECRET-12")
@pytest.mark.parametrize("wish", WISHES)
def test_no_undo_goes_back_behind_what_a_card_was_tested_against_nor_behind_a_vote(
    wish: Callable[[Table, int, Back], int],
):
    granted = 0
    for number, setup in enumerate(GAME.setups()[::7]):
        table = new_table(GAME, setup, number, shared=wish is among_people)
        wanderer, closed, seals = Wanderer(number, Manner(late=0.0)), 0, 0
        while not table.over and len(table.choices) < 120:
            table.make(*wanderer.choose(table))
            if table.state.sealed() != seals:
                closed, seals = len(table.choices), table.state.sealed()
            answers = [reply for seat in range(setup.seats) for reply in replies(table, seat, wish)]
            left = [reply for reply in answers if isinstance(reply, int)]
            assert all(choices >= closed for choices in left), f"{setup}, seed {number}, {len(table.choices)} choices"
            granted += len(left)
    assert granted > 100


@rule("DOW-SECRET-12", "DOW-SECRET-13")
@pytest.mark.parametrize("wish", WISHES)
def test_undo_answers_alike_whether_or_not_others_have_voted(wish: Callable[[Table, int, Back], int]):
    answers = []
    for others in ((), (2,), (2, 3)):
        for thumb in (ThumbUp(), ThumbDown()):
            table = colony(4).dice(0, 1).turn(0)
            table = (table.shared() if wish is among_people else table).choose(CallVote(1))
            for seat in others:
                table.choose(thumb, seat)
            answers.append((replies(table.table, 0, wish), replies(table.table, 1, wish)))
    assert all(answer == answers[0] for answer in answers)
