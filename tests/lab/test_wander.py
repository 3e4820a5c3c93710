"""Wandering: random legal play that reaches offers, talk and time-outs."""

from collections import Counter

import pytest

from holdouts.bots import make_bot
from holdouts.engine.decision import CLOCK, Call, Choose, Option, TimeOut
from holdouts.engine.library import new_table
from holdouts.engine.table import Table
from holdouts.games import IDS, find_game
from holdouts.games.godforsaken_scavengers.picks import Approach, Dig, NeverMind, Play
from holdouts.games.this_war_of_mine.picks import AssignAnew, LeaveUnguarded, SleepOnFloor
from holdouts.lab.wander import Follower, Manner, Stuck, Wanderer
from holdouts.testing import expedition, shelter

GAME = find_game(IDS[0])
SETUPS = list(GAME.setups())
SETUP = next(setup for setup in SETUPS if setup.seats == 4)


def play(wanderer: Wanderer, seed: int = 3, most: int = 400) -> list[tuple[int, Option]]:
    return wanderer.play(new_table(GAME, SETUP, seed), most)


def test_the_same_seed_wanders_the_same_way():
    assert play(Wanderer(1)) == play(Wanderer(1))
    assert play(Wanderer(1)) != play(Wanderer(2))


def test_everything_a_wanderer_picks_is_legal_and_leads_to_an_end():
    table = new_table(GAME, SETUP, 4)
    Wanderer(4).play(table, 20_000)
    assert table.over


def test_a_late_table_lets_the_clock_run_out():
    def ran_out(late: float) -> bool:
        """Whether the clock chose where somebody could have chosen something."""
        table, wanderer = new_table(GAME, SETUP, 3), Wanderer(1, Manner(late=late))
        found = False
        while not table.over:
            lull, (seat, option) = table.lull, wanderer.choose(table)
            found = found or (seat == CLOCK and not lull)
            table.make(seat, option)
        return found

    assert ran_out(0.5)
    assert not ran_out(0.0)


def test_a_wanderer_answers_a_call_that_does_not_wait_for_anybody_now_and_then():
    def called(eager: float) -> set[int]:
        table = last_help()
        wanderer = Wanderer(1, Manner(eager=eager, late=0.0))
        return {wanderer.choose(table)[0] for _ in range(50)}

    assert called(0.3) == {1, CLOCK}
    assert called(0.0) == {CLOCK}


def last_help() -> Table:
    """A Peril that was not paid for: whoever likes may still give something."""
    position = expedition(seats=2).hand(0, "scout").hand(1, "hunt").pile(0, "cave-worm").turn(0).choose(Dig(0))
    table = position.table
    while not (isinstance(table.decision, Call) and not table.decision.waits):
        table.time_out()
    return table


def test_an_eager_seat_steps_in_and_one_that_is_not_never_does():
    def stepped_in(eager: float) -> bool:
        table = expedition(seats=2).hand(1, "scout").turn(0).table
        wanderer = Wanderer(1, Manner(eager=eager, late=0.0))
        return any(wanderer.choose(table)[0] == 1 for _ in range(50))

    assert stepped_in(0.3)
    assert not stepped_in(0.0)


def test_a_shy_player_gives_the_default_answer():
    table = expedition(seats=2).hand(0, "scout").turn(0).choose(Approach(), seat=0).table
    assert isinstance(table.decision, Choose)
    shy = Wanderer(1, Manner(shy=1.0, late=0.0))
    assert {shy.choose(table) for _ in range(20)} == {(0, NeverMind())}


def test_curiosity_prefers_the_kind_that_was_picked_less():
    table = expedition(seats=2).hand(0, "scout", "torch", "hunt", "bait").turn(0).table

    def plays(curious: bool) -> int:
        wanderer = Wanderer(1, Manner(eager=0.0, late=0.0, curious=curious))
        return Counter(type(wanderer.choose(table)[1]) for _ in range(600))[Play]

    assert plays(curious=True) < plays(curious=False)


def test_what_may_end_the_game_for_everybody_is_not_picked_out_of_curiosity():
    position = shelter().people("boris").phase("evening").choose(SleepOnFloor("boris"))
    assert set(position.options()) == {AssignAnew(), LeaveUnguarded()}

    def gave_up(curious: bool) -> int:
        wanderer = Wanderer(1, Manner(late=0.0, curious=curious))
        return Counter(type(wanderer.choose(position.table)[1]) for _ in range(600))[LeaveUnguarded]

    assert gave_up(curious=True) <= gave_up(curious=False)


def test_somebody_asked_without_an_option_is_a_dead_end():
    table = expedition(seats=2).turn(0).table
    assert table.decision is not None
    table.decision.cache[0] = []
    with pytest.raises(Stuck, match="Seat 0 is asked and has no option"):
        Wanderer(1).choose(table)


def test_a_follower_does_what_the_bot_says_when_it_trusts_it():
    table = new_table(GAME, SETUP, 5)
    follower = Follower(1, make_bot("sensible", 2), Manner(eager=0.0, late=0.0), trust=1.0)
    seat, option = follower.choose(table)
    assert option == make_bot("sensible", 2).pick(table, seat, must=True)


def test_acting_for_the_clock_is_a_time_out():
    table = new_table(GAME, SETUP, 5)
    table.make(CLOCK, TimeOut())
    assert table.choices[-1] == (CLOCK, TimeOut())
