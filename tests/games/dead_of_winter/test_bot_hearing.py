"""What is said aloud is weighed by bots, and persuades nobody of what they have not seen."""

import pytest

from holdouts.bots import make_bot
from holdouts.bots.briefs import Shelf
from holdouts.engine.observing import observe
from holdouts.engine.past import Accused
from holdouts.games.dead_of_winter.bot import accuses
from holdouts.games.dead_of_winter.bot.suspicion import suspicions
from holdouts.games.dead_of_winter.picks import CallVote, Decline, Offer, Request, ThumbDown, ThumbUp
from holdouts.games.dead_of_winter.state import Counted
from holdouts.testing import colony

AGAINST_3 = (1, 3), (2, 3)


def doubtful(**facts):
    """Of five cards one was wrong, and three of them came from seat 3: that is not enough."""
    return colony(4).arrange(counted=[Counted([0, 1, 1, 3], 1, False)], **facts)


def heard(position, *said):
    """The table once each of these has accused somebody."""
    table = position.start().table
    for who, other in said:
        table.note(Accused(who=who, other=other, rule=""))
    return table


def picked(table, seat=0, seed=1):
    return make_bot("sensible", seed).pick(table, seat, True)


def named(table, seat=0):
    return accuses(observe(table, seat))


def test_who_is_in_doubt_is_persuaded_by_others_who_say_the_same():
    assert named(heard(doubtful().turn(0))) is None
    assert named(heard(doubtful().turn(0), *AGAINST_3)) == 3


@pytest.mark.parametrize(("said", "thumb"), [((), ThumbDown()), (AGAINST_3, ThumbUp())])
def test_a_thumb_follows_what_was_seen_and_heard(said, thumb):
    assert picked(heard(doubtful().turn(1).choose(CallVote(3)), *said)) == thumb


def test_of_whom_one_has_seen_nothing_nobody_can_persuade_one():
    table = heard(colony(4).turn(0), *AGAINST_3)
    assert named(table) is None
    assert {picked(table, seed=seed) for seed in range(5)}.isdisjoint({CallVote(3)})


def test_who_is_more_suspicious_than_the_accused_is_not_believed():
    table = doubtful().turn(0).start()
    seen = suspicions(table.now, 0)
    assert suspicions(table.now, 0, {3: 1})[1] == seen[1]
    assert suspicions(table.now, 0, {1: 3})[3] > seen[3]


def test_who_accuses_a_bot_makes_themselves_a_little_suspicious_and_not_more():
    table = colony(4).turn(0).start()
    found = suspicions(table.now, 0, {1: 0, 2: 3})
    assert found[1] > found[2] == found[3] == 0
    assert named(heard(colony(4).turn(0), (1, 0))) is None


@pytest.mark.parametrize(("said", "answer"), [((), Offer), (AGAINST_3, Decline)])
def test_nothing_is_given_to_whom_one_takes_for_a_betrayer(said, answer):
    table = (
        doubtful(food=0).secret(0, "open-road").to_be_asked(0).hand(0, "tinned-soup").turn(3).choose(Request("food"))
    )
    assert type(picked(heard(table, *said))) is answer


@pytest.mark.parametrize(
    ("secret", "round_", "said", "name"),
    [
        ("pied-piper", 4, [(1, 0)], 3),
        ("pied-piper", 4, [], None),
        ("pied-piper", 2, [(1, 0)], None),
        ("open-road", 4, [(1, 0)], None),
    ],
)
def test_a_betrayer_who_was_accused_points_at_somebody_else_once_the_first_rounds_are_over(secret, round_, said, name):
    table = heard(doubtful(round=round_).secret(0, secret).turn(0), *said)
    assert [named(table) for _ in range(3)] == [name] * 3


@pytest.mark.parametrize(("said", "harms"), [([], True), ([(1, 0)], False)])
def test_a_betrayer_who_was_accused_does_no_harm_until_little_time_is_left(said, harms):
    table = colony(4).secret(0, "pied-piper").group(0, "brandt", "falk").crisis("cold-stoves").hand(0, "tinned-soup")
    for seat in (1, 2, 3):
        table.given(seat, "jerrycan")
    table.arrange(food=9, first=1, round=4, rounds_left=3).turn(0)
    assert (type(picked(heard(table, *said))).__name__ == "Contribute") == harms


def test_a_bot_that_thinks_in_another_process_has_heard_the_same():
    table = heard(doubtful().turn(1).choose(CallVote(3)), *AGAINST_3)
    brief = make_bot("sensible", 1).brief(table, 0, True, Shelf())
    assert brief is not None
    assert brief.job(*brief.args).option == ThumbUp()
