"""Bots: they look after the colony and themselves, remember what they saw, and hide what they are."""

import pytest

from holdouts.bots import make_bot, next_choice, play_out
from holdouts.engine.decision import Question
from holdouts.engine.library import new_table, open_words
from holdouts.engine.view import log
from holdouts.games.dead_of_winter.bot import accused
from holdouts.games.dead_of_winter.bot.board import Board, grief
from holdouts.games.dead_of_winter.bot.newcomer import Newcomer
from holdouts.games.dead_of_winter.bot.wishes import Goal
from holdouts.games.dead_of_winter.cards import PLACES
from holdouts.games.dead_of_winter.game import GAME
from holdouts.games.dead_of_winter.picks import (
    AskMe,
    Attack,
    Attract,
    Barricade,
    CallVote,
    Contribute,
    Decline,
    Offer,
    Pay,
    Play,
    Refuse,
    Request,
    Search,
    Store,
    ThumbDown,
    ThumbUp,
)
from holdouts.games.dead_of_winter.state import GAS, Counted
from holdouts.testing import colony


def picked(table, seat=0, seed=1):
    """What a careful newcomer picks for a seat."""
    return make_bot("sensible", seed).pick(table.start().table, seat, True)


def seen_by(table, seat):
    return GAME.secrets.veiled(table.start().now, seat)


# --- the colony ---


def test_who_has_food_feeds_a_hungry_colony():
    table = colony(3).hand(0, "tinned-soup", "jerrycan").turn(0)
    assert type(picked(table)) is Play


def test_nobody_takes_in_a_family_that_the_colony_cannot_feed():
    table = colony(4).hand(0, "family-group").arrange(helpless=6).turn(0)
    assert type(picked(table)) is not Play


def test_what_the_goal_wants_is_stored():
    table = colony(3, "the-vaccine-bench").hand(0, "antiseptic").arrange(food=9).turn(0)
    assert type(picked(table)) is Store


def test_fuel_for_the_furnace_waits_for_the_night():
    table = colony(3, "keep-the-furnace").hand(0, "jerrycan").arrange(food=9).turn(0)
    assert type(picked(table)) is not Store
    night = colony(3, "keep-the-furnace").hand(0, "jerrycan").phase("begin_phase")
    assert picked(night) == Pay()


def test_somebody_outside_searches_before_the_turn_ends():
    table = colony(3).group(0, "stern@hospital").dice(0, 6).turn(0)
    assert type(picked(table)) is Search


def test_a_crisis_that_can_be_prevented_gets_its_cards():
    table = colony(3).crisis("cold-stoves").hand(0, "jerrycan").arrange(food=9, first=1).turn(0)
    table.state.crisis_bonus = 2
    assert type(picked(table)) is Contribute


def test_a_crisis_that_nobody_can_prevent_any_more_gets_none():
    table = colony(5).crisis("cold-stoves").hand(0, "jerrycan").arrange(food=9, first=1).turn(0)
    assert type(picked(table)) is not Contribute


def test_zombies_are_lured_off_the_streets_while_there_is_room_before_the_colony():
    streets = colony(3, "clear-the-streets").zombies("police", 4).zombies("grocery", 4).arrange(food=9)
    assert type(picked(streets.dice(0, 6, 6).turn(0))) is Attract
    full = colony(3, "clear-the-streets").zombies("police", 4).zombies("grocery", 4).arrange(food=9)
    assert type(picked(full.zombies("colony", 2, 2, 2, 1, 1, 1).dice(0, 6, 6).turn(0))) is not Attract


def test_whoever_clears_streets_does_not_draw_more_into_an_empty_one():
    """Who stands alone outside brings a zombie every night, and every one must be killed again."""

    def cost_of_going_alone(goal):
        table = colony(3, goal).zombies("police", 4).zombies("grocery", 4).arrange(food=9).dice(0, 1).turn(0)
        newcomer = Newcomer(GAME.observe(seen_by(table, 0), 0), Question("DOW-TURN-3", "", {}))
        return newcomer.stay(PLACES.index("school"), 1)

    assert cost_of_going_alone("clear-the-streets") < cost_of_going_alone("until-the-thaw") - 5


def test_streets_are_cleared_at_once_or_not_at_all():
    """More zombies come every night than a few dice kill."""

    def zeal(goal):
        table = colony(3, goal).zombies("police", 4).zombies("grocery", 4).dice(0, 6, 6)
        winter = seen_by(table, 0)
        return Goal(winter, Board(winter)).zeal

    assert zeal("clear-the-streets") > zeal("field-samples")


def test_nobody_lures_zombies_for_another_goal():
    table = colony(3).zombies("police", 4).zombies("grocery", 4).arrange(food=9).dice(0, 6, 6).turn(0)
    assert type(picked(table)) is not Attract


def test_a_barricade_that_the_goal_wants_is_built_where_it_lasts():
    """Zombies come to the first entrances; before the last ones there is room for what is to stand."""
    table = colony(3, "higher-walls").zombies("colony", 2, 2, 0, 0, 0, 0).arrange(food=9, helpless=5).dice(0, 1).turn(0)
    assert picked(table) == Barricade(table.person("brandt").card)
    table.choose(Barricade("brandt"))
    assert picked(table).entrance > 1


def test_a_barricade_that_would_not_outlast_the_night_makes_room_first():
    table = colony(3, "higher-walls").group(0, "brandt@gas").zombies("gas", 2).barricades("gas", 1).arrange(food=9)
    assert type(picked(table.dice(0, 6).turn(0))) is Attack


def test_morale_is_dear_while_nights_are_many_and_cheap_when_it_will_last():
    few, many = colony(3).arrange(morale=2, rounds_left=5).state, colony(3).arrange(morale=8, rounds_left=2).state
    assert grief(few) > 4 * grief(many)


def test_an_entrance_takes_two_zombies_for_a_barricade():
    table = colony(3).barricades("gas", 1).zombies("gas", 1)
    assert Board(table.state).room(GAS, 0) == 3


# --- oneself ---


def test_near_the_end_one_keeps_what_one_needs_oneself():
    table = colony(3).crisis("cold-stoves").hand(0, "jerrycan").secret(0, "open-road")
    table.arrange(food=9, first=1, rounds_left=2, crisis_bonus=2).turn(0)
    assert type(picked(table)) is not Contribute


# --- others ---


def test_bots_want_to_be_asked_and_then_leave_others_alone():
    table = colony(3).turn(0).start()
    bot = make_bot("sensible", 1)
    assert bot.pick(table.table, 1, False) == AskMe()
    table.choose(AskMe(), 1)
    assert bot.pick(table.table, 1, False) is None


def test_medicine_is_offered_to_whoever_asks_unless_one_needs_it_oneself():
    table = colony(3).hand(1, "antiseptic").secret(1, "house-proud").to_be_asked(1).turn(0).choose(Request("med"))
    assert type(picked(table, 1)) is Offer
    table = colony(3).hand(1, "antiseptic").secret(1, "pill-counter").to_be_asked(1).arrange(rounds_left=2)
    assert picked(table.turn(0).choose(Request("med")), 1) == Decline()


def test_a_symbol_is_asked_for_once_in_a_turn():
    table = colony(3).turn(0)
    assert picked(table) == Request("food")
    table.choose(Request("food"))
    assert type(picked(table)) is not Request


# --- suspicion ---


def sabotaged():
    """In two crises something was wrong; seat 2 had given to both, seat 3 to neither."""
    table = colony(4).arrange(food=9)
    return table.arrange(counted=[Counted([1, 0, 2, 0], 1, True), Counted([1, 1, 1, 0], 1, False)])


def test_whoever_may_have_given_what_was_wrong_is_accused():
    table = sabotaged().turn(0)
    assert accused(seen_by(table, 0), 0) == 2
    assert accused(seen_by(table, 1), 1) == 2


def test_a_restarted_bot_accuses_and_calls_the_same_seat():
    table = sabotaged().turn(0)
    assert {picked(table, seed=seed) for seed in range(5)} == {CallVote(2)}


def test_without_anything_seen_nobody_is_accused():
    table = colony(4).turn(0)
    assert accused(seen_by(table, 0), 0) is None


def test_an_accused_seat_finds_no_friends_in_the_vote_but_itself():
    table = sabotaged().turn(0).choose(CallVote(2))
    assert [picked(table, seat) for seat in range(4)] == [ThumbUp(), ThumbUp(), ThumbDown(), ThumbUp()]


def convicted():
    """Seat 2 was alone in giving to one crisis, and what was given there was wrong; it was exiled for that."""
    return colony(4).arrange(counted=[Counted([0, 1, 1, 0], 1, True), Counted([0, 0, 1, 0], 1, True)]).exiled(2)


def test_once_the_culprit_is_gone_nobody_is_accused_of_what_they_did():
    table = convicted().turn(0)
    assert [accused(seen_by(table, seat), seat) for seat in (0, 1, 3)] == [None, None, None]
    assert {picked(table, seed=seed) for seed in range(5)}.isdisjoint({CallVote(1), CallVote(3)})


def test_a_culprit_who_is_gone_is_given_nothing():
    table = convicted().arrange(food=0).secret(0, "open-road").to_be_asked(0).hand(0, "tinned-soup")
    table.group(2, "falk").turn(2).choose(Request("food"))
    assert type(picked(table)) is Decline


def test_what_goes_wrong_after_somebody_was_exiled_for_it_was_somebody_else():
    table = convicted()
    table.now.counted.append(Counted([0, 2, 0, 0], 2, True))
    assert accused(seen_by(table.turn(0), 0), 0) == 1


def test_who_was_exiled_for_nothing_explains_nothing():
    table = sabotaged().exiled(1).turn(0)
    assert accused(seen_by(table, 0), 0) == 2


def test_nobody_is_accused_where_all_play_together():
    table = colony(3, "until-the-thaw", together=True).arrange(counted=[Counted([1, 2, 1], 2, True)]).turn(0)
    assert accused(seen_by(table, 0), 0) is None


def test_an_accusation_is_a_note_of_the_chronicle_said_once_and_stands_in_nobodys_way():
    table = sabotaged().turn(0).start().table
    for seed in (1, 2):
        assert next_choice(table, {0: make_bot("sensible", seed)}) == (0, CallVote(2))
    assert [(note.who, note.other) for _, note in table.notes] == [(0, 2)]
    assert table.choices == []
    assert "P0 suspects P2 of betrayal." in [
        line.text for line in log(table, 3, open_words(GAME, "en"), ["P0", "P1", "P2", "P3"])
    ]


def test_a_bot_whose_answer_lies_face_down_says_nothing_that_would_tell_it_has_answered():
    table = sabotaged().turn(0).choose(CallVote(2)).start().table
    before = len(table.notes)
    seat, _ = next_choice(table, {seat: make_bot("sensible", 1) for seat in range(4)}) or (None, None)
    assert seat is not None
    assert len(table.notes) == before


def test_a_bot_that_draws_lots_accuses_nobody():
    table = sabotaged().turn(0).start().table
    next_choice(table, {0: make_bot("random", 1)})
    assert table.notes == []


# --- betrayal ---


def betrayer(**facts):
    """Seat 0 wants the end of all morale, and lacks nothing else; three right cards of others lie before a crisis, and
    it holds a wrong one."""
    table = colony(4).secret(0, "pied-piper").group(0, "brandt", "falk").crisis("cold-stoves").hand(0, "tinned-soup")
    table.arrange(food=9, first=1, round=4)
    for seat in (1, 2, 3):
        table.given(seat, "jerrycan")
    return table.arrange(**facts).turn(0)


def test_a_betrayer_plays_along_at_first():
    assert type(picked(betrayer())) is not Contribute


def test_a_betrayer_gives_something_wrong_when_the_winter_is_half_over():
    assert type(picked(betrayer(rounds_left=3))) is Contribute


def test_a_betrayer_plays_along_until_it_has_what_it_wants_itself():
    assert type(picked(betrayer(rounds_left=3).group(0, "brandt"))) is not Contribute


def test_a_betrayer_does_no_harm_in_the_first_two_rounds():
    assert type(picked(betrayer(rounds_left=3, round=2))) is not Contribute
    assert type(picked(betrayer(rounds_left=3, round=3))) is Contribute


def test_a_betrayer_that_has_no_more_time_waits_for_nothing():
    assert type(picked(betrayer(rounds_left=1).group(0, "brandt"))) is Contribute


def test_a_betrayer_gives_nothing_wrong_where_it_would_be_the_only_suspect():
    table = betrayer(rounds_left=3)
    for player in table.state.players:
        player.given = []
    assert type(picked(table)) is not Contribute


def test_a_betrayer_does_not_pay_for_the_colony_once_it_does_harm():
    table = colony(3, "keep-the-furnace").secret(0, "pied-piper").group(0, "brandt", "falk").hand(0, "jerrycan")
    assert picked(table.arrange(rounds_left=2, round=5).phase("begin_phase")) == Refuse()


# --- whole games ---


@pytest.mark.parametrize("setup", list(GAME.setups())[::7], ids=lambda setup: f"{setup.scenario}-{setup.seats}")
def test_bots_play_every_kind_of_game_to_its_end(setup):
    table = new_table(GAME, setup, 5)
    bots = {seat: make_bot("sensible", seat) for seat in range(setup.seats)}
    play_out(table, bots)
    assert table.state.ended
    assert not any(bot.replaced for bot in bots.values())
