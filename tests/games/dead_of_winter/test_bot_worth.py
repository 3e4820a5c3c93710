"""What a table is worth to a seat: by what it wants, whoever it is; a search reads nothing else."""

import pytest

from holdouts.bots import make_bot, play_out
from holdouts.bots.search import Budget, search
from holdouts.engine.library import new_table
from holdouts.games.dead_of_winter.game import GAME
from holdouts.games.dead_of_winter.state import Counted
from holdouts.games.dead_of_winter.worth import WEIGHTS, Colony, Outlook, worth
from holdouts.testing import colony


def of(table, seat=0):
    return worth(table.state, seat)


def winter(objective="until-the-thaw", **facts):
    return colony(3, objective).secret(0, "house-proud").arrange(**{"food": 9, **facts})


# --- the colony ---


def test_morale_is_worth_something_to_whoever_wins_with_the_colony():
    assert of(winter(morale=7)) > of(winter(morale=3)) > of(winter(morale=1))


def test_every_night_that_is_over_is_worth_something():
    assert of(winter(rounds_left=2)) > of(winter(rounds_left=6))


def test_what_is_stored_is_worth_more_than_what_is_in_hand_and_that_more_than_nothing():
    bench = "the-vaccine-bench"
    stored, held = winter(bench).stored("antiseptic", "antiseptic"), winter(bench).hand(1, "antiseptic", "antiseptic")
    assert of(stored) > of(held) > of(winter(bench))


def test_barricades_and_clear_streets_are_progress_where_the_goal_wants_them():
    assert of(winter("higher-walls").barricades("gas", 1)) > of(winter("higher-walls"))
    streets = winter("clear-the-streets").zombies("police", 4).zombies("gas", 3)
    assert of(winter("clear-the-streets").zombies("police", 2).zombies("gas", 3)) > of(streets)


def test_hunger_wounds_and_waste_are_worth_less():
    usual = of(winter())
    assert of(winter().hurt("brandt", 1)) < usual
    assert of(winter(food=0)) < usual
    assert of(winter().waste(*["tinned-soup"] * 3)) < usual


def test_a_night_less_counts_for_little_while_there_is_time_and_for_much_when_there_is_not():
    chances = [of(winter("the-vaccine-bench", rounds_left=left)) for left in (6, 5, 2, 1)]
    assert chances == sorted(chances, reverse=True)
    assert chances[1] / chances[0] > chances[3] / chances[2]


def test_what_is_done_sooner_leaves_less_to_be_lived_through():
    bench = "the-vaccine-bench"
    nearly = winter(bench, morale=2).stored(*["antiseptic"] * 6)
    assert Colony(nearly.state).nights < Colony(winter(bench).state).nights
    assert of(nearly) > of(winter(bench, morale=6))


def test_a_goal_that_is_looked_at_in_the_last_night_takes_all_nights():
    assert Colony(winter("until-the-thaw", rounds_left=5).state).nights == 5
    assert Colony(winter("clear-the-streets", rounds_left=5).state).nights < 5


def test_a_crisis_that_is_averted_is_worth_more_than_one_that_is_not_and_a_wrong_card_is_worth_nothing():
    cold = winter().crisis("cold-stoves")
    fed = winter().crisis("cold-stoves").given(1, "jerrycan", "jerrycan", "jerrycan")
    wrong = winter().crisis("cold-stoves").given(1, "jerrycan", "jerrycan", "tinned-soup")
    assert of(fed) > of(cold)
    assert of(fed) > of(wrong)


def test_people_are_worth_more_than_mouths():
    assert of(winter().group(1, "nowak", "ashby", "dunne")) > of(winter().group(1, "nowak"))
    assert of(winter(helpless=6)) < of(winter(helpless=0))


def test_there_are_three_ways_to_end_and_each_is_a_chance():
    for rounds_left, morale in ((6, 1), (1, 7), (3, 3)):
        outlook = Outlook(winter("field-samples", rounds_left=rounds_left, morale=morale).state, 0)
        rest = 1 - outlook.reached - outlook.ruined
        assert min(outlook.reached, outlook.ruined, rest) >= 0


def test_every_fact_has_a_weight_and_every_weight_a_fact():
    told = [dict(Colony(new_table(GAME, setup, 3).state).facts()) for setup in GAME.setups()]
    played = dict(Colony(winter("room-for-strangers").crisis("cold-stoves").state).facts())
    assert set(WEIGHTS) == {fact for facts in (*told, played) for fact in facts}


# --- who one is ---


def test_whoever_wants_ruin_is_glad_of_what_others_fear():
    ruin = [of(colony(3).secret(0, "pied-piper").arrange(food=9, morale=morale)) for morale in (7, 1)]
    assert ruin[1] > ruin[0]


def test_one_has_to_have_what_one_wants_oneself():
    with_it, without = (colony(3).secret(0, "open-road").arrange(rounds_left=1) for _ in range(2))
    assert of(with_it.hand(0, *["jerrycan"] * 3)) > 2 * of(without.hand(0, *["tinned-soup"] * 3))


def test_what_one_lacks_oneself_counts_the_more_the_less_time_is_left():
    def lost(rounds_left):
        held, spent = (colony(3).secret(0, "open-road").arrange(rounds_left=rounds_left, food=9) for _ in range(2))
        return of(spent.hand(0, "jerrycan")) / of(held.hand(0, *["jerrycan"] * 3))

    assert lost(1) < lost(3) < lost(6) < 1


def test_what_one_has_is_worth_more_than_what_may_still_come_however_much_time_is_left():
    wanted = {"full-cellar": ["tinned-soup"] * 3, "night-reader": ["pocket-encyclopedia", "famine-cookbook"]}
    for secret, cards in wanted.items():
        having, lacking = (colony(3).secret(0, secret).arrange(rounds_left=7, food=9) for _ in range(2))
        assert of(having.hand(0, *cards)) >= of(lacking.hand(0, *cards[1:]))


def test_hunger_that_was_suffered_is_never_undone():
    fed, hungry = (colony(3).secret(0, "quartermaster").arrange(food=9, starvation=count) for count in (0, 1))
    assert of(hungry) < of(fed) / 10


def test_whoever_was_dealt_ruin_makes_it_harder_for_the_others_until_they_are_out():
    innocent, betrayed = (winter().secret(1, secret) for secret in ("open-road", "reaper"))
    assert of(betrayed) < of(innocent)
    assert of(winter().secret(1, "reaper").exiled(1)) > of(betrayed)


@pytest.mark.parametrize(("exile", "glad"), [("watch-it-burn", True), ("outlast-them", False)])
def test_an_exile_wants_what_the_exile_says(exile, glad):
    high, low = (of(colony(3).secret(0, "open-road").exiled(0, exile).arrange(morale=morale)) for morale in (7, 1))
    assert (low > high) is glad


def test_who_plays_together_wants_nothing_but_the_goal():
    one, other = colony(2, "the-vaccine-bench"), colony(2, "the-vaccine-bench")
    assert of(one, 0) == of(other, 1)


def test_who_is_out_has_no_chance():
    table = colony(3, elimination=True)
    table.state.players[0].out = True
    assert of(table) == 0.0


def test_it_is_worth_something_not_to_be_suspected():
    seen = winter(counted=[Counted([2, 1, 1], 1, True)])
    assert of(seen) < of(winter(counted=[Counted([0, 1, 1], 1, False)]))


# --- in play ---


@pytest.mark.parametrize("setup", list(GAME.setups())[::9], ids=lambda setup: f"{setup.scenario}-{setup.seats}")
def test_it_is_a_chance_for_every_seat_at_every_table(setup):
    table = new_table(GAME, setup, 4)
    bots = {seat: make_bot("sensible", seat) for seat in range(setup.seats)}
    while not table.over:
        play_out(table, bots, most=12)
        assert all(0.0 <= worth(table.state, seat) <= 1.0 for seat in range(setup.seats))


def test_the_same_work_and_seed_find_the_same_and_tell_no_hand_of_others():
    """What others hold, and whether anybody is a betrayer, makes no difference to a search."""
    budget = Budget(games=8, options=3, ahead=10)
    found = []
    for other in ("reaper", "open-road"):
        table = colony(3).secret(0, "house-proud").secret(1, other).dice(0, 6, 6).arrange(food=3).turn(0).start().table
        options = list(table.options(0))
        found += [search(table, 0, options, budget, seed=3), search(table, 0, options, budget, seed=3)]
    assert found[0] == found[1] == found[2] == found[3]
