"""The Last Hunt: everybody at once, against the clock. [GOD-LASTHUNT]"""

from typing import Any

import pytest

from holdouts.engine.game import SetupError
from holdouts.engine.library import read_setup
from holdouts.games.godforsaken_scavengers.events import FeedingBegan, PromiseBroken, TimeRanOut
from holdouts.games.godforsaken_scavengers.game import GAME
from holdouts.games.godforsaken_scavengers.picks import (
    Accept,
    Aim,
    Approach,
    Complete,
    Dig,
    DigOn,
    Drop,
    FeedCaravan,
    Finish,
    Forgive,
    Give,
    Keep,
    Neutralise,
    OnPile,
    Pass,
    Pay,
    Play,
    Stop,
    Take,
)
from holdouts.games.godforsaken_scavengers.state import DONE, HARVESTING, SEARCHING
from holdouts.testing import expedition, rule, set_out


def hunt(seats: int = 2, **options):
    """The clock runs; everybody is searching."""
    return expedition(seats, "last-hunt", **options)


def can_take(table, seat):
    return [table.now.book.cards[option.card].id for option in table.options(seat, Take)]


# --- at once, against the clock ---


@rule("GOD-LASTHUNT-1")
def test_there_are_no_turns_everybody_may_act_at_any_time():
    table = hunt(3)
    assert table.asked() == (0, 1, 2)
    table.choose(Dig(0), 2).choose(Dig(1), 0).choose(DigOn(), 2).choose(Dig(2), 1)
    assert [len(table.ids("zone", seat)) for seat in range(3)] == [1, 1, 2]


@rule("GOD-LASTHUNT-2")
def test_the_clock_cuts_the_round_off_and_feeding_follows():
    table = hunt().choose(Dig(0), 0).time_out()
    assert len(table.told(TimeRanOut)) == 1
    assert table.asks() == "GOD-FEED-1"
    assert not table.can(DigOn(), 0)


@rule("GOD-LASTHUNT-2")
def test_the_hunt_is_over_early_when_everybody_is_done():
    table = hunt()
    for seat in (0, 1):
        assert table.told(FeedingBegan) == []
        table.choose(Dig(seat), seat).choose(Stop(), seat).choose(Finish(), seat)
    assert table.asks() == "GOD-FEED-1"
    assert table.told(TimeRanOut) == []


@rule("GOD-LASTHUNT-3")
def test_each_player_searches_whenever_they_like():
    table = hunt().choose(Dig(0), 0).choose(DigOn(), 0).choose(DigOn(), 0)
    assert table.can(Dig(0), 1)
    assert table.can(DigOn(), 0)


@rule("GOD-LASTHUNT-4")
def test_several_players_draw_from_the_same_pile_in_turns_of_their_own_making():
    table = hunt().pile(0, "hunt", "rest", "torch", "bait")
    table.choose(Dig(0), 0).choose(Dig(0), 1).choose(DigOn(), 1).choose(DigOn(), 0)
    assert table.ids("zone", 0) == ["hunt", "bait"]
    assert table.ids("zone", 1) == ["rest", "torch"]


@rule("GOD-LASTHUNT-5")
def test_everybody_has_a_searched_zone_of_their_own_which_the_others_cannot_reach():
    table = hunt().searched("hunt", seat=0).searched("rest", seat=1).choose(Dig(0), 0).choose(Stop(), 0)
    assert "hunt" in can_take(table, 0)
    assert "rest" not in can_take(table, 0)
    assert table.ids("searched") == []


@rule("GOD-LASTHUNT-6")
def test_rush_can_be_aimed_at_any_player():
    table = hunt(3).hand(0, "rush").pile(0, "hunt", "rest").choose(Dig(1), 1).choose(Play("rush"), 0)
    assert table.options(0, Aim) == [Aim(0), Aim(1), Aim(2)]
    table.choose(Aim(2)).choose(OnPile(0))
    assert table.ids("zone", 2) == ["hunt", "rest"]


@rule("GOD-LASTHUNT-6")
def test_rush_reaches_even_a_player_who_is_done():
    table = hunt().hand(0, "rush").pile(1, "torch", "bait", "scout")
    table.choose(Dig(1), 1).choose(Stop(), 1).choose(Finish(), 1)
    assert Aim(1) in table.choose(Play("rush"), 0).options(0)


@rule("GOD-LASTHUNT-6")
def test_move_can_be_aimed_at_any_player_with_a_pile():
    table = hunt(3).hand(0, "move").choose(Dig(0), 1).choose(Dig(1), 2).choose(Play("move"), 0)
    assert table.options(0, Aim) == [Aim(1), Aim(2)]
    table.choose(Aim(1)).choose(OnPile(2), 1)
    assert table.player(1).pile == 2


# --- Perils ---


@rule("GOD-LASTHUNT-7")
def test_a_peril_freezes_everybody_until_it_is_settled():
    table = hunt(3).hand(1, "torch", "forage").searched("hunt", seat=1).pile(0, "cave-worm").choose(Dig(0), 0)
    assert table.asks() == "GOD-PERIL-10"
    for seat in (1, 2):
        assert not any(isinstance(option, (Dig, Play)) for option in table.table.options(seat))
    table.endure()
    assert table.asks() == "GOD-LASTHUNT-3"
    assert table.can(Dig(1), 1)
    assert table.can(Play("forage"), 1)


@rule("GOD-LASTHUNT-8")
def test_a_peril_discards_only_its_searchers_own_zone():
    table = hunt().searched("hunt", seat=0).searched("rest", seat=1).pile(0, "cave-worm").choose(Dig(0), 0).endure()
    assert (table.ids("zone", 0), table.ids("zone", 1)) == ([], ["rest"])
    assert "hunt" in table.ids("discards")


@rule("GOD-LASTHUNT-9")
def test_an_afflicted_player_is_out_of_searching_but_harvests_and_plays_on():
    table = hunt().hand(0, "hide", "torch").searched("rest", seat=0).pile(0, "cave-worm", "bait")
    table.choose(Dig(0), 0).choose(Play("hide")).endure()
    assert not table.can(DigOn(), 0)
    assert can_take(table, 0) == ["rest"]
    assert table.can(Play("torch"), 0)
    assert table.player(0).phase == HARVESTING
    assert table.player(1).phase == SEARCHING


@rule("GOD-LASTHUNT-9")
def test_a_peril_without_an_affliction_for_them_leaves_the_searcher_searching():
    table = hunt().hand(0, "salvation").pile(0, "cave-worm", "bait").choose(Dig(0), 0)
    table.choose(Play("salvation")).endure()
    assert table.can(DigOn(), 0)


# --- harvesting and the end of time ---


@rule("GOD-LASTHUNT-10")
def test_who_starts_to_harvest_stops_searching_for_good():
    table = hunt().choose(Dig(0), 0).choose(Stop(), 0)
    assert not table.can(DigOn(), 0)
    assert not any(isinstance(option, Dig) for option in table.options(0))
    assert table.can(Dig(1), 1)


@rule("GOD-LASTHUNT-10")
def test_what_was_not_taken_when_time_runs_out_stays_behind_and_is_shuffled_at_cleanup():
    table = hunt().searched("hunt", "rest", seat=0).pile(0, "torch").draw_deck()
    table.pile(1).pile(2)
    table.choose(Dig(0), 0).choose(Take("hunt"), 0).time_out()
    assert table.hand_ids(0) == ["hunt"]
    assert not table.can(Take("rest"), 0)
    table.starve(0, 1)
    assert table.player(0).zone == []
    assert sorted(card for pile in range(3) for card in table.pile_ids(pile)) == ["rest", "torch"]


@rule("GOD-LASTHUNT-10")
def test_who_is_still_searching_when_time_runs_out_takes_nothing():
    table = hunt().pile(0, "hunt", "rest").choose(Dig(0), 0).time_out()
    assert table.hand_ids(0) == []
    assert table.ids("zone", 0) == ["hunt"]


@rule("GOD-LASTHUNT-11")
def test_each_player_keeps_to_one_pile_and_the_choice_is_their_own():
    table = hunt().choose(Dig(0), 0).choose(Dig(1), 1)
    assert (table.player(0).pile, table.player(1).pile) == (0, 1)
    assert not any(isinstance(option, Dig) for option in [*table.options(0), *table.options(1)])


@rule("GOD-LASTHUNT-12")
def test_an_opportunity_can_only_be_completed_by_the_owner_of_its_zone():
    table = hunt().searched("abandoned-camp", seat=1).hand(0, "torch").hand(1, "bait")
    assert not table.can(Complete("abandoned-camp"), 0)
    table.choose(Complete("abandoned-camp"), 1)
    assert table.hand_ids(1) == []


# --- the clock's measure ---


@rule("GOD-LASTHUNT-13")
def test_a_round_has_sixty_seconds_unless_the_table_says_otherwise():
    assert set_out(2, "last-hunt").state.seconds == 60
    assert hunt(seconds=45).table.decision.seconds == 45


@rule("GOD-LASTHUNT-13")
@pytest.mark.parametrize(("seconds", "allowed"), [(29, False), (30, True), (120, True), (121, False)])
def test_the_time_is_adjustable_from_thirty_to_a_hundred_and_twenty(seconds, allowed):
    options = {"scenario": "last-hunt", "seats": 2, "seconds": seconds}
    if allowed:
        setup: Any = read_setup(GAME, options)
        assert setup.seconds == seconds
    else:
        with pytest.raises(SetupError):
            read_setup(GAME, options)


@rule("GOD-LASTHUNT-14")
def test_feeding_waits_for_everybodys_plan_when_the_hunt_was_cut_off():
    table = hunt(location="choking-narrows").hand(0, "bait").time_out()
    assert table.asked() == (0, 1)
    assert table.table.decision.seconds == 0
    table.starve(1)
    assert table.asked() == (0,)
    table.feed(0, "bait")
    assert table.player(0).afflictions == []


# --- effects ---


@rule("GOD-LASTHUNT-15")
def test_a_card_that_takes_a_searched_card_reaches_ones_own_zone_only():
    table = hunt().hand(0, "forage").searched("hunt", seat=1)
    assert not table.can(Play("forage"), 0)
    own = hunt().hand(0, "forage").searched("rest", seat=0).searched("hunt", seat=1).choose(Play("forage"), 0)
    assert own.hand_ids(0) == ["rest"]


@rule("GOD-LASTHUNT-15")
def test_hide_cannot_be_played_for_another_player_but_it_can_be_handed_over():
    table = hunt().hand(1, "hide").searched("hunt", seat=0).pile(0, "cave-worm").choose(Dig(0), 0)
    assert table.asked() == (1,)
    assert not table.can(Play("hide"))
    table.choose(Approach()).choose(Aim(0)).choose(Give("hide")).choose(Accept())
    table.choose(Play("hide")).endure()
    assert table.ids("zone", 0) == ["hunt"]


def start(table):
    """The next round is about to begin in the Last Hunt."""
    return table.draw_deck("torch", "bait", "scout", "move", "hunt", "rest").next_locations("echo-vault").new_round()


@rule("GOD-LASTHUNT-16")
def test_what_belongs_to_the_start_of_a_turn_happens_when_the_clock_starts():
    table = start(hunt().hand(1, "hide", "forage").afflicted(1, "phantom-voices"))
    assert table.asked() == (1,)
    table.choose(Drop("hide"))
    assert table.asks() == "GOD-LASTHUNT-3"


@rule("GOD-LASTHUNT-16")
def test_what_belongs_to_the_end_of_a_turn_happens_when_the_player_is_done():
    table = hunt().hand(0, "hide", "forage", "rush", "rest").afflicted(0, "amnesia")
    table.choose(Dig(0), 0).choose(Stop(), 0).choose(Finish(), 0).choose(Drop("hide"))
    assert len(table.hand_ids(0)) == 3
    assert table.player(0).phase == DONE


@rule("GOD-LASTHUNT-16")
def test_what_belongs_to_the_end_of_a_turn_happens_when_time_is_up():
    table = hunt().hand(0, "hide", "forage", "rush", "rest").afflicted(0, "amnesia").time_out()
    table.choose(Drop("hide"))
    assert len(table.hand_ids(0)) == 3
    assert table.asks() == "GOD-FEED-1"


@rule("GOD-LASTHUNT-16")
def test_while_the_clock_runs_everybody_is_on_their_own_turn():
    table = hunt(location="silent-mire").hand(0, "torch").hand(1, "scout").afflicted(1, "lost-voice")
    assert table.can(Play("torch"), 0)
    assert table.can(Play("scout"), 1)
    table.choose(Dig(0), 1).choose(Stop(), 1).choose(Finish(), 1)
    assert table.can(Play("scout"), 1)
    table.time_out()
    assert not table.can(Play("scout"), 1)


@rule("GOD-LASTHUNT-16")
def test_the_gleaner_is_idle_when_another_player_is_done():
    table = hunt(characters=True).character(1, "gleaner").searched("hunt", seat=1).searched("rest", seat=0)
    table.choose(Dig(0), 0).choose(Stop(), 0).choose(Finish(), 0)
    assert table.asks() == "GOD-LASTHUNT-3"


@rule("GOD-LASTHUNT-16")
def test_the_feeler_looks_when_the_clock_starts():
    table = start(hunt(characters=True).character(1, "feeler"))
    assert table.asked() == (1,)
    assert {type(option) for option in table.options()} == {OnPile}


# --- the server's clock ---


def test_a_peril_that_is_open_when_time_is_up_is_resolved_to_its_end_before_feeding():
    table = hunt(merciless=True).hand(0, "torch").searched("rest", seat=0).pile(0, "cave-worm", "bait")
    table.choose(Dig(0), 0)
    while table.asks() != "GOD-LASTHUNT-3":
        assert table.told(TimeRanOut) == []
        table.time_out()
    assert len(table.player(0).afflictions) == 1
    assert "cave-worm" in table.ids("discards")
    assert table.hand_ids(0) == ["torch"]
    assert table.time_out().asks() == "GOD-FEED-1"


def test_an_anomaly_left_to_the_clock_goes_back_to_its_pile():
    table = hunt()
    anomaly = next(card.id for card in table.state.book.cards if card.kind == "anomaly")
    table.pile(1, anomaly, "torch").discarded("rest").choose(Dig(1), 0).time_out()
    assert table.pile_ids(1)[-1] == anomaly
    assert table.asks() == "GOD-LASTHUNT-3"


def test_two_who_reach_for_the_same_card_get_two_different_ones():
    table = hunt().pile(0, "hunt", "rest").choose(Dig(0), 1).choose(Dig(0), 0)
    assert (table.ids("zone", 1), table.ids("zone", 0)) == (["hunt"], ["rest"])


def test_a_dead_hunters_cards_stay_behind_and_are_nobodys():
    table = hunt(3, caravan=True, location="choking-narrows").afflicted(0, "dread", "pride").hand(0, "hide")
    table.hand(1, "bait").under_caravan("torch").searched("hunt", seat=0).pile(0, "cave-worm")
    table.choose(Dig(0), 0).choose(Play("hide")).endure()
    assert table.player(0).dead
    table.choose(FeedCaravan(), 1).choose(Take("torch"))
    assert table.hand_ids(1) == ["torch"]
    assert table.asks() == "GOD-LASTHUNT-3"
    assert table.ids("zone", 0) == ["hunt"]
    assert "hunt" not in can_take(table, 1)


def hound():
    table = hunt().hand(0, "torch", "bait").pile(0, "dire-hound", "scout").choose(Dig(0), 0)
    while table.asks() == "GOD-PERIL-10":
        table.choose(Pass())
    table.choose(Neutralise(0)).choose(Pay("torch"))
    return table.choose(Pay("bait")) if table.can(Pay("bait")) else table


def test_a_neutralised_peril_joins_the_trophies():
    table = hunt().hand(0, "torch").pile(0, "cave-worm").choose(Dig(0), 0)
    while table.asks() == "GOD-PERIL-10":
        table.choose(Pass())
    table.choose(Neutralise(0))
    assert table.ids("trophies") == ["cave-worm"]
    assert "cave-worm" not in table.ids("discards")


def test_a_peril_that_was_only_survived_is_no_trophy():
    table = hunt().hand(0, "salvation").pile(0, "cave-worm").choose(Dig(0), 0).choose(Play("salvation")).endure()
    assert table.ids("trophies") == []


def test_the_dire_hound_is_a_trophy_or_comes_into_the_hand():
    trophy = hound().choose(Keep())
    assert (trophy.ids("trophies"), trophy.hand_ids(0)) == (["dire-hound"], [])
    pet = hound().choose(Take("dire-hound"))
    assert (pet.ids("trophies"), pet.hand_ids(0)) == ([], ["dire-hound"])


def test_left_to_the_clock_the_dire_hound_is_a_trophy():
    assert hound().time_out().ids("trophies") == ["dire-hound"]


@rule("GOD-LASTHUNT-2")
def test_the_clock_cuts_everybody_off_clockwise():
    table = hunt(3).promised(0, 1, "leave", 3).promised(1, 2, "leave", 3).promised(2, 0, "leave", 3).time_out()
    while table.can(Forgive()):
        table.choose(Forgive())
    assert [event.who for event in table.told(PromiseBroken)] == [0, 1, 2]
