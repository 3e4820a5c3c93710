"""Bots at a table: whom they wait for, when they step in, and what happens when one fails."""

from collections.abc import Callable

import pytest

from holdouts.bots import Bot, UnknownBot, VirtualClock, bots_act, make_bot, play_out
from holdouts.engine.decision import CLOCK, Option, Question, Window
from holdouts.engine.past import ChangedHands
from holdouts.engine.table import Table
from holdouts.games.godforsaken_scavengers.picks import Approach, Become, Dig, Feed, Pass, Play, Starve
from holdouts.games.godforsaken_scavengers.positions import ExpeditionPosition, expedition, set_out

Policy = Callable[[Table, int, bool], Option | None]


class Scripted(Bot):
    """Does what the test says, and remembers what it was asked."""

    def __init__(self, policy: Policy) -> None:
        super().__init__(0)
        self.policy = policy
        self.asked: list[tuple[int, bool]] = []

    def pick(self, table: Table, seat: int, must: bool) -> Option | None:
        self.asked.append((seat, must))
        return self.policy(table, seat, must)


def first(table: Table, seat: int, must: bool) -> Option | None:
    """The default when it must, nothing otherwise."""
    assert table.decision is not None
    return table.decision.fallback(seat) if must else None


def quiet() -> Scripted:
    return Scripted(first)


def turn_of(seat: int, seats: int = 3) -> ExpeditionPosition:
    """A turn in which everybody else holds a card they may play."""
    position = expedition(seats=seats).turn(seat)
    for other in range(seats):
        position.hand(other, "scout")
    return position


# --- kinds ---


def test_an_unknown_kind_of_bot_is_refused_with_the_kinds_there_are():
    with pytest.raises(UnknownBot, match=r"'clever'.*random, sensible"):
        make_bot("clever", 1)


@pytest.mark.parametrize("kind", ["random", "sensible"])
def test_the_same_seed_plays_the_same_game(kind: str):
    def choices() -> list[tuple[int, Option]]:
        table = set_out(seats=3, seed=5).table
        play_out(table, {seat: make_bot(kind, seat) for seat in range(3)})
        return table.choices

    assert choices() == choices()


def test_a_random_bot_takes_a_standing_offer_one_time_in_eight():
    table = turn_of(0).table
    bot = make_bot("random", 3)
    taken = sum(bot.pick(table, 1, must=False) is not None for _ in range(4000))
    assert 430 < taken < 570


def test_a_random_bot_acts_in_a_race_every_other_time():
    table = expedition(seats=2).feeding().table
    bot = make_bot("random", 3)
    acted = sum(bot.pick(table, 1, must=False) is not None for _ in range(2000))
    assert 900 < acted < 1100


def test_a_random_bot_picks_every_option_about_as_often():
    table = turn_of(0).table
    bot = make_bot("random", 3)
    picks = [bot.pick(table, 0, must=True) for _ in range(500 * len(table.options(0)))]
    assert all(400 < picks.count(option) < 600 for option in table.options(0))


# --- who acts ---


def test_bots_never_take_a_persons_turn():
    table = turn_of(0).table
    assert not bots_act(table, {1: quiet(), 2: quiet()})
    assert table.choices == []
    assert table.waiting_for() == (0,)


def test_in_a_whole_game_nobody_but_the_person_chooses_for_the_person():
    table = set_out(seats=3, seed=2).table
    bots = {1: make_bot("sensible", 1), 2: make_bot("random", 2)}
    turns = 0
    while not table.over:
        before, lull = len(table.choices), table.lull
        if bots_act(table, bots):
            assert table.choices[before][0] in ({CLOCK, *bots} if lull else bots)
            continue
        assert 0 in table.waiting_for()
        assert table.decision is not None
        table.choose(table.decision.fallback(0), 0)
        turns += 1
    assert turns > 5


def test_bots_with_standing_offers_are_asked_before_a_bot_decides_clockwise_from_it():
    table = turn_of(1, seats=4).table
    bot = quiet()
    assert bots_act(table, dict.fromkeys(range(4), bot))
    assert bot.asked == [(2, False), (3, False), (0, False), (1, True)]


def test_a_bot_is_asked_about_a_standing_offer_once_for_each_decision():
    position = turn_of(0)
    bot = quiet()
    for _ in range(3):
        assert not bots_act(position.table, {1: bot})
    position.choose(Dig(0))
    assert not bots_act(position.table, {1: bot})
    assert bot.asked == [(1, False), (1, False)]


def test_a_bot_may_step_in_while_a_person_decides_and_then_waits_for_them():
    position = turn_of(0, seats=2)
    scout = position.state.players[1].hand[0]
    bot = Scripted(lambda table, seat, must: Play(scout) if Play(scout) in table.options(seat) else None)
    assert bots_act(position.table, {1: bot})
    assert position.table.choices == [(1, Play(scout))]
    assert not bots_act(position.table, {1: bot})
    assert position.table.waiting_for() == (0,)


def test_every_bot_answers_a_question_to_all_and_people_are_waited_for():
    table = set_out(seats=3, characters="two").table
    bots = {0: make_bot("random", 0), 2: make_bot("sensible", 1)}
    assert bots_act(table, bots)
    assert bots_act(table, bots)
    assert not bots_act(table, bots)
    assert table.waiting_for() == (1,)
    assert all(isinstance(option, Become) for _, option in table.choices)


def test_in_a_race_bots_that_pass_wait_for_a_person():
    table = expedition(seats=3).feeding().table
    bot = quiet()
    assert not bots_act(table, {1: bot, 2: bot})
    assert bot.asked == [(1, False), (2, False)]


def test_in_a_race_without_people_the_first_bot_must_act_when_all_pass():
    table = expedition(seats=3).feeding().table
    bot = quiet()
    assert bots_act(table, dict.fromkeys(range(3), bot))
    assert bot.asked == [(0, False), (1, False), (2, False), (0, True)]


def test_in_a_race_the_first_bot_that_wants_to_acts():
    table = expedition(seats=3).feeding().table
    eager = Scripted(lambda table, seat, must: Starve())
    assert bots_act(table, {0: quiet(), 1: eager, 2: eager})
    assert table.choices == [(1, Starve())]


class Bored(Scripted):
    """Says whether it is tempted, as the test wants it."""

    def __init__(self, wants: Callable[[], bool]) -> None:
        super().__init__(first)
        self.wants = wants

    def tempted(self, table: Table, seat: int) -> bool:
        return self.wants()


def test_a_bot_that_nothing_could_tempt_is_not_asked_and_its_offers_are_not_listed():
    table = turn_of(0).table
    bored, eager = Bored(lambda: False), quiet()
    assert not bots_act(table, {1: bored, 2: eager})
    assert (bored.asked, eager.asked) == ([], [(2, False)])
    assert table.decision is not None
    assert 1 not in table.decision.cache


def test_a_bot_that_cannot_say_whether_it_is_tempted_is_asked():
    table = turn_of(0).table
    puzzled = Bored(lambda: bool(1 // 0))
    assert not bots_act(table, {1: puzzled})
    assert puzzled.asked == [(1, False)]
    assert not puzzled.replaced


# --- bots that fail ---


def broken(table: Table, seat: int, must: bool) -> Option | None:
    raise KeyError("a mistake")


@pytest.mark.parametrize(
    "policy",
    [broken, lambda table, seat, must: Feed(), lambda table, seat, must: None],
    ids=["raises", "picks what is not offered", "picks nothing when it must"],
)
def test_a_bot_that_fails_is_replaced_and_the_game_goes_on(policy: Policy):
    table = turn_of(0, seats=2).table
    bots = {0: Scripted(policy), 1: quiet()}
    assert table.decision is not None
    expected = table.decision.fallback(0)
    assert bots_act(table, bots)
    assert table.choices == [(0, expected)]
    assert [note for _, note in table.notes] == [ChangedHands(who=0, now="default", rule="")]
    play_out(table, bots)
    assert table.over
    assert len(table.notes) == 1


def test_a_bot_that_fails_over_a_standing_offer_lets_it_pass():
    table = turn_of(0, seats=2).table
    assert not bots_act(table, {1: Scripted(broken)})
    assert table.choices == []
    assert len(table.notes) == 1


def test_a_game_cannot_be_played_out_with_nobody_at_a_seat():
    table = turn_of(0, seats=2).table
    with pytest.raises(ValueError, match="seat 0"):
        play_out(table, {1: make_bot("random", 1)})


# --- time ---


def hunt(*, merciless: bool = False, seconds: int = 30) -> ExpeditionPosition:
    position = expedition(seats=2, scenario="last-hunt", merciless=merciless, seconds=seconds)
    return position.pile(0, *["cave-worm"] * 1, "scout", "bait").hand(0, "scout").hand(1, "scout").clock_running()


def test_a_race_against_time_is_cut_off_by_the_clock():
    table = hunt().table
    idle = Scripted(lambda table, seat, must: None if _timed(table) else first(table, seat, must))
    clock = VirtualClock(1)
    play_out(table, {0: idle, 1: idle}, clock=clock)
    assert table.choices[0][0] == CLOCK
    asked = sum(not must for _, must in idle.asked[: _first_must(idle)])
    # Two bots, 30 seconds, 0.8 to 2.5 seconds for each look at the table.
    assert 2 * 30 / 2.5 - 2 < asked < 2 * 30 / 0.8


def test_bots_that_are_done_in_time_are_not_cut_off():
    table = hunt().table
    play_out(table, {0: make_bot("sensible", 1), 1: make_bot("sensible", 2)}, clock=VirtualClock(1))
    again = hunt().table
    for seat, option in table.choices:
        assert seat != CLOCK or again.lull
        again.make(seat, option)
    assert again.over


@pytest.mark.parametrize(("merciless", "passes"), [(False, False), (True, True)])
def test_the_clock_stands_still_in_a_peril_unless_it_is_merciless(merciless: bool, passes: bool):
    position = hunt(merciless=merciless)
    table = position.table
    clock = VirtualClock(1)
    assert isinstance(table.decision, Window)
    clock.next_seat(table, table.decision, [0, 1])
    table.choose(Dig(0), 0)
    assert not _timed(table)
    before = clock.now
    assert bots_act(table, {0: quiet(), 1: quiet()})
    clock.elapse(table)
    assert (clock.now > before) is passes


def _timed(table: Table) -> bool:
    return isinstance(table.decision, Window) and table.decision.seconds > 0


def _first_must(bot: Scripted) -> int:
    return next(place for place, (_, must) in enumerate(bot.asked) if must)


# --- what a bot is told ---


def test_a_question_tells_details_only_to_those_who_must_answer():
    table = expedition(seats=2).feeding().table
    assert table.decision is not None
    assert table.decision.question(0) == Question("GOD-FEED-1", "GOD-FEED-1", {"need": 5})
    assert table.decision.question(7).about == {}


def test_a_sensible_bot_is_not_asked_when_there_is_nothing_to_pick():
    table = expedition(seats=2).feeding().table
    assert make_bot("sensible", 1).pick(table, 5, must=False) is None
    assert Approach() not in table.options(5)
    assert Pass() not in table.options(5)
