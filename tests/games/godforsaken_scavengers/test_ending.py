"""The end of the game, and what each scenario asks for. [GOD-END]"""

import pytest

from holdouts.games.godforsaken_scavengers.accounts import audit
from holdouts.games.godforsaken_scavengers.events import GameEnded
from holdouts.games.godforsaken_scavengers.picks import (
    Aim,
    Approach,
    Dig,
    Drop,
    Eat,
    Feed,
    FeedCaravan,
    Play,
    Punish,
    Share,
)
from holdouts.testing import expedition, rule

MILD = ("night-blindness", "lost-voice", "numb-feelers")
LAST_MEAL = ("royal-jelly", "second-wind", "deep-cache", "carapace")
"""Enough for a prophet."""


def last_meal(seats: int = 2, scenario: str = "daring-retreat", **options):
    """The last Feeding is about to begin; it costs 4, in Mad Prophet 12."""
    return expedition(seats, scenario, location="final", **options).next_afflictions(*MILD).feeding()


def result(table) -> tuple[list[int], str]:
    assert table.table.over
    assert audit(table.now) == []
    return table.now.winners, table.now.ended


@rule("GOD-END-1")
def test_after_the_final_location_no_round_follows_even_if_locations_are_left():
    table = expedition(2, "wicked-few", location="final").next_afflictions(*MILD).feeding()
    table.state.locations = [table.state.box_locations.pop(), table.state.box_locations.pop()]
    table.starve(0, 1)
    assert result(table) == ([0, 1], "safe")


@rule("GOD-END-1")
def test_before_the_final_location_nobody_has_won():
    table = expedition(2).next_locations().feeding().starve(0, 1)
    assert not table.table.over
    assert table.now.winners == []
    assert table.now.place.id == "gate-of-the-hive"


@rule("GOD-END-2")
def test_hunger_in_the_last_feeding_can_still_cost_the_win():
    table = last_meal().afflicted(0, "rot", "dread").starve(0, 1)
    assert result(table) == ([1], "safe")


@rule("GOD-END-2")
def test_the_affliction_of_the_last_hunger_counts_before_victory_is_checked():
    table = last_meal(scenario="wicked-few").afflicted(0, "rot").starve(0, 1)
    assert result(table) == ([1], "safe")


@rule("GOD-END-2")
def test_the_caravan_is_checked_before_victory():
    table = last_meal(caravan=True).stored(0, "royal-jelly").feed(0).starve(1)
    assert result(table) == ([], "caravan-lost")


@rule("GOD-END-2")
def test_deals_are_judged_before_victory():
    table = last_meal(3).afflicted(0, "rot", "dread").promised(0, 1, "give", 1).stored(0, "royal-jelly")
    table.feed(0).starve(1, 2)
    assert not table.table.over
    table.choose(Punish(), 1)
    assert result(table) == ([1, 2], "safe")


@rule("GOD-END-3")
def test_without_a_printed_condition_everybody_alive_wins():
    table = last_meal(3).afflicted(1, "rot", "dread").starve(0, 1, 2)
    assert result(table) == ([0, 2], "safe")
    assert table.told(GameEnded)[0].rule == "GOD-END-3"


@rule("GOD-END-4")
def test_the_dead_have_lost():
    table = last_meal(3).dead(1).starve(0, 2)
    assert result(table) == ([0, 2], "safe")


@rule("GOD-END-4")
def test_in_a_fully_cooperative_scenario_the_dead_win_with_the_table():
    table = last_meal(3, "lost-expedition").dead(1).hand(0, "instinct", "torch").starve(0, 2).choose(Drop("torch"))
    assert result(table) == ([0, 1, 2], "safe")


@rule("GOD-END-4")
def test_in_a_fully_cooperative_scenario_the_living_lose_with_the_table():
    table = last_meal(2, "lost-expedition").starve(0, 1)
    assert result(table) == ([], "no-message")


@rule("GOD-END-5")
def test_the_game_ends_at_once_when_nobody_is_left():
    table = expedition(2).afflicted(0, "rot", "dread").dead(1).next_locations("choking-narrows").feeding().starve(0)
    assert result(table) == ([], "nobody-left")


@rule("GOD-END-5")
def test_the_game_ends_in_the_middle_of_a_peril_when_the_last_one_dies():
    table = expedition(2).afflicted(0, "rot", "pride").dead(1).pile(0, "void-hunger").turn(0).choose(Dig(0)).endure()
    assert result(table) == ([], "nobody-left")


@rule("GOD-END-5")
def test_the_game_ends_in_the_middle_of_planning_with_every_card_accounted_for():
    table = last_meal(1, "mad-prophet").afflicted(0, "rot", "tremors", "dread").hand(0, "hunt", "smoked-meat")
    table.pile(0, "void-hunger").pile(1).pile(2)
    table.state.players[0].perils = 1
    table.choose(Eat("smoked-meat"), 0).choose(Play("hunt"), 0)
    assert result(table) == ([], "nobody-left")


@rule("GOD-END-5")
def test_an_unfed_caravan_ends_the_game_for_everybody_before_the_last_round():
    table = expedition(2, caravan=True).next_locations("choking-narrows").feeding().starve(0, 1)
    assert result(table) == ([], "caravan-lost")


@rule("GOD-END-6")
def test_the_dead_play_no_cards_and_nobody_can_approach_them():
    table = expedition(3).dead(2).hand(0, "torch").hand(2, "scout").turn(0)
    assert table.options(2) == []
    table.choose(Approach(), 0)
    assert table.options(kind=Aim) == [Aim(1)]


@rule("GOD-END-6")
def test_the_dead_are_given_no_food():
    table = expedition(3, location="silent-mire").dead(2).stored(0, "royal-jelly").feeding()
    table.choose(Feed(), 0)
    assert table.options(0, Share) == [Share(1)]


@rule("GOD-END-6")
def test_the_dead_feed_no_caravan():
    table = expedition(3, caravan=True).dead(2).hand(2, "royal-jelly", "smoked-meat").turn(0)
    assert not table.can(FeedCaravan(), 2)


@rule("GOD-END-7")
@pytest.mark.parametrize("scenario", ["lost-expedition", "last-hunt"])
def test_the_game_ends_when_fewer_than_half_are_left_where_half_must_live(scenario):
    table = expedition(4, scenario).dead(1, 2).next_locations("choking-narrows").feeding()
    table.state.limit = 1
    table.stored(3, "royal-jelly", "torch").starve(0).feed(3)
    assert result(table) == ([], "too-few")
    assert not table.player(3).dead


@rule("GOD-END-7")
def test_what_others_had_laid_out_for_a_meal_is_theirs_when_the_game_stops_in_the_middle_of_it():
    table = last_meal(4, "lost-expedition").dead(1, 2).afflicted(0, "rot", "pride").hand(0, "hunt").hand(3, "torch")
    table.pile(0, "void-hunger").pile(1).pile(2)
    table.choose(Eat("torch"), 3).choose(Play("hunt"), 0).endure()
    assert result(table) == ([], "too-few")
    assert table.hand_ids(3) == ["torch"]


@rule("GOD-END-7")
def test_the_game_goes_on_with_half_of_the_table():
    table = expedition(4, "lost-expedition").dead(1).next_locations("choking-narrows").feeding()
    table.state.limit = 1
    table.stored(0, "royal-jelly", "torch").stored(2, "smoked-meat", "dry-ration").feed(0).feed(2).starve(3)
    assert not table.table.over


@rule("GOD-END-7")
def test_where_everybody_survives_alone_the_last_one_plays_on():
    table = expedition(4).dead(1, 2).afflicted(0, "rot", "dread").next_locations("choking-narrows").feeding()
    table.starve(0, 3)
    assert not table.table.over
    assert table.asked() == (3,)


# --- what each scenario asks for ---


@rule("GOD-SCENARIO-1", "GOD-END-2")
@pytest.mark.parametrize(("living", "messages"), [(2, 1), (3, 1), (4, 2), (6, 2)])
def test_the_lost_expedition_sends_a_level_three_action_for_every_three_living(living, messages):
    enough = last_meal(living, "lost-expedition")
    lacking = last_meal(living, "lost-expedition")
    for table, count in ((enough, messages), (lacking, messages - 1)):
        table.hand(0, *["instinct"] * count, "torch").stored(0, "royal-jelly")
        table.feed(0).starve(*range(1, living))
    while not enough.table.over:
        enough.choose(Drop("instinct"))
    assert result(enough) == (list(range(living)), "safe")
    assert len(enough.ids("discards")) == messages + 1
    assert enough.hand_ids(0) == ["torch"]
    assert result(lacking) == ([], "no-message")


@rule("GOD-SCENARIO-1")
def test_the_message_is_gathered_from_several_hands_after_the_meal():
    table = last_meal(4, "lost-expedition").hand(1, "instinct").hand(2, "collapse", "instinct")
    table.stored(1, "royal-jelly").stored(2, "royal-jelly").feed(1).feed(2).starve(0, 3)
    assert table.asked() == (2,)
    table.choose(Drop("collapse"))
    assert result(table) == ([0, 1, 2, 3], "safe")
    assert table.hand_ids(1) == []
    assert table.hand_ids(2) == ["instinct"]


@rule("GOD-SCENARIO-1")
def test_a_card_of_a_lower_level_is_no_message():
    table = last_meal(2, "lost-expedition").hand(0, "smoked-meat", "salvation").stored(0, "royal-jelly")
    assert result(table.feed(0).starve(1)) == ([], "no-message")


@rule("GOD-SCENARIO-1", "GOD-END-2")
def test_of_the_wicked_few_those_with_one_affliction_at_most_win():
    table = last_meal(3, "wicked-few").afflicted(1, "rot").afflicted(2, "dread", "pride", face_down=True)
    table.stored(0, "royal-jelly").stored(1, "royal-jelly").stored(2, "smoked-meat", "dry-ration")
    assert result(table.feed(0).feed(1).feed(2)) == ([0, 1], "safe")


@rule("GOD-SCENARIO-1")
def test_of_the_wicked_few_nobody_may_win():
    table = last_meal(2, "wicked-few").afflicted(0, "rot").afflicted(1, "pride").starve(0, 1)
    assert result(table) == ([], "unworthy")


@rule("GOD-SCENARIO-1", "GOD-END-2")
@pytest.mark.parametrize(
    ("afflictions", "fed", "winners"),
    [(("rot", "dread"), True, [0]), (("rot",), True, []), (("rot", "dread"), False, []), (("rot",), False, [])],
)
def test_the_prophet_must_be_mad_and_fed(afflictions, fed, winners):
    table = last_meal(1, "mad-prophet").afflicted(0, *afflictions).stored(0, *LAST_MEAL)
    table.feed(0) if fed else table.starve(0)
    assert result(table) == (winners, "safe" if winners else "unworthy")


@rule("GOD-SCENARIO-1")
def test_madness_that_lies_face_down_is_madness_still():
    table = last_meal(1, "mad-prophet").afflicted(0, "rot", "dread", face_down=True)
    assert result(table.stored(0, *LAST_MEAL).feed(0)) == ([0], "safe")


@rule("GOD-SCENARIO-1", "GOD-END-2")
@pytest.mark.parametrize(("seats", "trophies"), [(2, 2), (3, 3), (4, 3)])
def test_the_last_hunt_wants_half_the_table_and_one_peril_more(seats, trophies):
    perils = ("weeping-spider", "cave-worm", "dire-hound")
    enough = last_meal(seats, "last-hunt").trophies(*perils[:trophies]).starve(*range(seats))
    lacking = last_meal(seats, "last-hunt").trophies(*perils[: trophies - 1]).starve(*range(seats))
    assert result(enough) == (list(range(seats)), "safe")
    assert result(lacking) == ([], "no-trophies")


@rule("GOD-SCENARIO-1")
def test_the_dead_have_no_part_in_the_last_hunts_victory():
    table = last_meal(3, "last-hunt").dead(0).trophies("weeping-spider", "cave-worm", "dire-hound").starve(1, 2)
    assert result(table) == ([1, 2], "safe")


@rule("GOD-SCENARIO-1", "GOD-END-2")
def test_of_the_brood_those_who_have_fed_the_caravan_win():
    table = last_meal(3, "tithe-of-the-brood").hand(1, "royal-jelly").under_caravan("acid-rain")
    table.choose(FeedCaravan(), 1).starve(0, 1, 2)
    assert result(table) == ([1], "safe")


@rule("GOD-SCENARIO-1")
def test_feeding_the_caravan_once_on_the_way_is_enough():
    table = last_meal(2, "tithe-of-the-brood").arrange(caravan_fed=True)
    table.state.players[0].fed_caravan = 1
    assert result(table.starve(0, 1)) == ([0], "safe")


@rule("GOD-SCENARIO-1", "GOD-END-2")
@pytest.mark.parametrize(
    ("oaths", "afflictions", "winners"),
    [
        ([(2, 0), (1, 0), (0, 0)], [0, 0, 0], [0]),
        ([(2, 2), (1, 0), (0, 0)], [0, 0, 0], [1]),
        ([(1, 0), (1, 0), (0, 0)], [1, 0, 0], [1]),
        ([(1, 0), (1, 0), (0, 0)], [1, 1, 0], [0, 1]),
        ([(0, 0), (0, 0), (0, 0)], [0, 0, 0], []),
        ([(1, 3), (0, 0), (0, 0)], [2, 0, 0], [0]),
    ],
)
def test_among_the_oathbreakers_oaths_kept_less_broken_decide_then_afflictions(oaths, afflictions, winners):
    table = last_meal(3, "oathbreakers")
    ills = iter(("rot", "dread", "pride"))
    for seat, (kept, broken) in enumerate(oaths):
        table.state.players[seat].oaths_kept = kept
        table.state.players[seat].oaths_broken = broken
        table.afflicted(seat, *(next(ills) for _ in range(afflictions[seat])))
    table.starve(0, 1, 2)
    assert result(table) == (winners, "safe" if winners else "unworthy")


@rule("GOD-SCENARIO-1")
def test_an_oathkeeper_who_dies_has_lost():
    table = last_meal(2, "oathbreakers").afflicted(0, "rot", "dread", "pride")
    table.state.players[0].oaths_kept = 5
    table.state.players[1].oaths_kept = 1
    assert result(table.starve(0, 1)) == ([1], "safe")
