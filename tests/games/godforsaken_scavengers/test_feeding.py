"""Feeding: eat, share or starve. [GOD-FEED]"""

import pytest

from holdouts.games.godforsaken_scavengers.accounts import audit
from holdouts.games.godforsaken_scavengers.events import Afflicted, Died, Dropped, Fed, FeedingBegan, Starved
from holdouts.games.godforsaken_scavengers.picks import (
    Accept,
    Affected,
    Aim,
    Approach,
    Complete,
    Dig,
    Drop,
    Eat,
    Feed,
    Finish,
    Give,
    OnPile,
    Play,
    Select,
    Settle,
    Share,
    Starve,
    Take,
)
from holdouts.testing import expedition, rule

CHEAP = "silent-mire"  # costs 2; its rule is about other moments
COSTS_3 = "split-tunnels"


def hungry(seats: int = 2, location: str = COSTS_3, scenario: str = "daring-retreat", **options):
    """A table about to feed, with a further round to come."""
    table = expedition(seats, scenario, location=location, **options).next_locations("choking-narrows")
    return table.next_afflictions("night-blindness", "lost-voice", "numb-feelers").feeding()


def names(table, cards):
    return [table.now.book.cards[card].id for card in cards]


@rule("GOD-FEED-1")
def test_every_living_player_must_feed_or_starve_before_the_round_ends():
    table = hungry(3).dead(1)
    assert table.asked() == (0, 2)
    table.starve(0)
    assert table.asked() == (2,)
    table.starve(2)
    assert table.now.round == 2
    assert [event.who for event in table.told(Starved)] == [0, 2]


@rule("GOD-FEED-2")
def test_feeding_costs_cards_worth_the_locations_price():
    table = hungry().hand(0, "dry-ration", "torch", "bait")
    table.choose(Eat("dry-ration"), 0)
    assert not table.can(Feed(), 0)
    table.feed(0, "torch")
    table.starve(1)
    assert table.hand_ids(0) == ["bait"]
    assert table.ids("discards") == ["dry-ration", "torch"]
    assert table.player(0).afflictions == []


@rule("GOD-FEED-2")
def test_more_than_the_price_will_do_when_the_cards_do_not_fit():
    table = hungry(location=CHEAP).hand(0, "royal-jelly")
    table.feed(0, "royal-jelly").starve(1)
    assert [event.who for event in table.told(Fed)] == [0]


@rule("GOD-FEED-2")
def test_a_torn_abdomen_needs_one_food_more():
    table = hungry().afflicted(0, "torn-abdomen").hand(0, "smoked-meat", "torch").choose(Eat("smoked-meat"), 0)
    assert not table.can(Feed(), 0)
    table.choose(Eat("torch"), 0)
    assert table.can(Feed(), 0)


@rule("GOD-FEED-3")
def test_whoever_could_feed_may_starve_all_the_same():
    table = hungry().hand(0, "smoked-meat", "smoked-meat").choose(Eat("smoked-meat"), 0)
    assert table.can(Feed(), 0)
    table.starve(0, 1)
    table.choose(Drop("smoked-meat"))
    assert len(table.player(0).afflictions) == 1
    assert table.hand_ids(0) == ["smoked-meat"]


@rule("GOD-FEED-4")
def test_starving_costs_an_affliction_and_a_card_of_the_players_own_choice():
    table = hungry().hand(0, "torch", "hunt").next_afflictions("rot").starve(0, 1)
    assert table.asked() == (0,)
    table.choose(Drop("hunt"))
    assert table.affliction_ids(0) == ["rot"]
    assert table.hand_ids(0) == ["torch"]
    assert table.ids("discards") == ["hunt"]


@rule("GOD-FEED-4")
def test_a_bleeding_carapace_makes_starving_cost_a_card_more():
    table = hungry().afflicted(0, "bleeding-carapace").hand(0, "torch", "hunt", "bait").starve(0, 1)
    table.choose(Drop("hunt")).choose(Drop("bait"))
    assert table.hand_ids(0) == ["torch"]


@rule("GOD-FEED-5")
def test_a_starving_player_with_an_empty_hand_only_gains_the_affliction():
    table = hungry().starve(0, 1)
    assert len(table.player(0).afflictions) == 1
    assert not table.player(0).dead
    assert table.now.round == 2


@rule("GOD-FEED-6")
def test_a_player_who_dies_of_hunger_is_not_asked_for_a_card():
    table = hungry(3).afflicted(0, "rot", "dread").hand(0, "torch", "hunt").starve(0, 1, 2)
    assert table.player(0).dead
    assert table.asks() == "GOD-TURN-1"
    assert table.told(Dropped) == []


@rule("GOD-FEED-6")
def test_the_affliction_comes_before_the_discard():
    table = hungry().hand(0, "torch", "hunt").starve(0, 1)
    assert table.asks() == "GOD-FEED-4"
    assert len(table.player(0).afflictions) == 1
    assert len(table.player(0).hand) == 2


@rule("GOD-FEED-7")
def test_surplus_feeds_somebody_else_for_a_whole_meal():
    table = hungry(location=CHEAP).hand(0, "royal-jelly").choose(Eat("royal-jelly"), 0).choose(Feed(), 0)
    table.choose(Share(1), 0).choose(Share(1), 0)
    table.feed(1)
    assert [event.who for event in table.told(Fed)] == [0, 1]
    assert table.player(1).afflictions == []


@rule("GOD-FEED-7")
def test_surplus_can_be_part_of_a_meal_and_be_split():
    table = hungry(3, CHEAP).hand(0, "royal-jelly").hand(1, "torch").choose(Eat("royal-jelly"), 0).choose(Feed(), 0)
    table.choose(Share(1), 0).choose(Share(2), 0)
    assert not table.can(Feed(), 2)
    table.feed(1, "torch").starve(2)
    assert [event.who for event in table.told(Fed)] == [0, 1]


@rule("GOD-FEED-8")
def test_whoever_does_not_feed_has_nothing_to_share():
    table = hungry(location="royal-granary").hand(0, "royal-jelly").choose(Eat("royal-jelly"), 0)
    assert not table.can(Feed(), 0)
    assert not table.can(Share(1), 0)
    table.starve(0)
    assert not table.can(Share(1), 0)


@rule("GOD-FEED-8")
def test_whoever_has_been_given_a_meal_may_still_starve():
    table = hungry(location=CHEAP).hand(0, "royal-jelly").choose(Eat("royal-jelly"), 0).choose(Feed(), 0)
    table.choose(Share(1), 0).choose(Share(1), 0)
    table.starve(1)
    assert len(table.player(1).afflictions) == 1


@rule("GOD-FEED-8")
def test_nothing_can_be_pressed_on_somebody_whose_plan_is_locked():
    table = hungry(3, CHEAP).hand(0, "royal-jelly").starve(1).choose(Eat("royal-jelly"), 0).choose(Feed(), 0)
    assert not table.can(Share(1), 0)
    assert table.can(Share(2), 0)


@rule("GOD-FEED-8")
def test_sharing_is_over_when_nobody_is_left_to_share_with():
    table = hungry(location=CHEAP).hand(0, "royal-jelly").choose(Eat("royal-jelly"), 0).choose(Feed(), 0)
    assert table.can(Settle(), 0)
    table.starve(1)
    assert table.now.round == 2


@rule("GOD-FEED-8")
@pytest.mark.parametrize(("seat", "affliction"), [(0, "hoarders-itch"), (1, "pride")])
def test_an_affliction_can_stand_between_giver_and_guest(seat, affliction):
    table = hungry(location=CHEAP).afflicted(seat, affliction).hand(0, "royal-jelly")
    table.choose(Eat("royal-jelly"), 0).choose(Feed(), 0)
    assert not table.can(Share(1), 0)


@rule("GOD-FEED-9")
def test_surplus_nobody_uses_is_lost():
    table = hungry(location=CHEAP).hand(0, "royal-jelly").feed(0, "royal-jelly").starve(1)
    assert table.now.round == 2
    assert table.player(0).spare_food == table.player(0).given_food == 0
    table.idle_turn().idle_turn()
    assert not table.can(Feed(), 0)


@rule("GOD-FEED-10")
def test_stored_food_counts_at_the_next_feeding_and_is_used_up():
    table = hungry().stored(0, "dry-ration").hand(0, "torch", "bait", "scout", "move")
    assert not table.can(Feed(), seat=0)
    table.feed(0, "torch").starve(1)
    assert table.player(0).afflictions == []
    assert table.ids("store", 0) == []
    assert sorted(table.ids("discards")) == ["dry-ration", "torch"]
    assert [(event.who, names(table, event.cards)) for event in table.told(Fed)] == [(0, ["torch", "dry-ration"])]


@rule("GOD-FEED-10")
def test_stored_food_counts_at_one_feeding_only():
    """What fed somebody at this Location is nothing to eat at the next one."""
    stored = expedition(2, location=CHEAP).next_locations(COSTS_3).feeding().stored(0, "smoked-meat").stored(1, "rest")
    stored.feed(0).feed(1)
    while not stored.told(FeedingBegan)[1:]:
        stored.choose(stored.options()[0])
    assert not stored.can(Feed(), seat=0)


@rule("GOD-FEED-10")
def test_stored_food_is_used_up_by_who_starves_too():
    table = hungry().stored(0, "dry-ration").hand(0, "torch").starve(0, 1)
    assert table.ids("store", 0) == []
    assert "dry-ration" in table.ids("discards")


@rule("GOD-FEED-10")
def test_an_effect_can_store_a_card_before_feeding():
    table = expedition(2, location=COSTS_3).searched("fungus-patch", "smoked-meat", "torch", "bait").harvest(0)
    table.choose(Complete("fungus-patch")).choose(Select("smoked-meat"))
    assert table.ids("store", 0) == ["smoked-meat"]
    table.choose(Finish()).idle_turn()
    table.feed(0)
    assert [event.who for event in table.told(Fed)] == []
    table.starve(1)
    assert [(event.who, names(table, event.cards)) for event in table.told(Fed)] == [(0, ["smoked-meat"])]


@rule("GOD-FEED-11")
def test_stored_cards_do_not_fill_the_hand():
    table = expedition().stored(0, "dry-ration", "torch").hand(0, "bait", "scout", "hunt", "rest").searched("move")
    table.harvest(0).choose(Take("move"))
    assert len(table.hand_ids(0)) == 5
    assert table.ids("discards") == []


@rule("GOD-FEED-11")
def test_stored_cards_can_be_neither_played_nor_given_nor_spent():
    table = expedition().stored(0, "scout").hand(0, "smoked-meat").pile(0, "pit-trap")
    assert not table.can(Play("scout"))
    table.choose(Approach()).choose(Aim(1))
    assert [table.now.book.cards[give.card].id for give in table.options(kind=Give)] == ["smoked-meat"]


@rule("GOD-FEED-11")
def test_a_perils_price_cannot_be_paid_out_of_the_store():
    table = expedition().stored(0, "scout", "torch").hand(0, "smoked-meat").pile(0, "pit-trap").turn(0)
    table.choose(Dig(0)).endure()
    assert len(table.player(0).afflictions) == 1


@rule("GOD-FEED-12")
def test_stored_food_is_lost_even_if_its_owner_starves():
    table = hungry(location="royal-granary").stored(0, "dry-ration").starve(0, 1)
    assert table.ids("store", 0) == []
    assert table.ids("discards") == ["dry-ration"]
    assert len(table.player(0).afflictions) == 1


@rule("GOD-FEED-12")
def test_stored_food_feeds_others_only_if_its_owner_feeds():
    table = hungry(location=CHEAP).stored(0, "royal-jelly").choose(Feed(), 0)
    assert table.can(Share(1), 0)
    starving = hungry(location=CHEAP).stored(0, "royal-jelly").starve(0)
    assert not starving.can(Share(1), 0)


@rule("GOD-FEED-13")
def test_nothing_is_eaten_before_all_plans_are_locked():
    table = hungry().hand(0, "smoked-meat").feed(0, "smoked-meat")
    assert table.ids("discards") == []
    table.starve(1)
    assert table.ids("discards") == ["smoked-meat"]


@rule("GOD-FEED-13")
def test_plans_may_be_locked_in_any_order():
    table = hungry(3).starve(2).starve(0).starve(1)
    assert table.now.round == 2


@rule("GOD-FEED-13")
def test_all_the_starving_gain_their_affliction_before_the_first_of_them_dies():
    table = hungry(3).arrange(first=2).afflicted(0, "rot", "dread").afflicted(2, "pride", "amnesia").starve(0, 1, 2)
    story = [event for event in table.table.chronicle if isinstance(event, (Afflicted, Died))]
    assert [(type(event), event.who) for event in story] == [
        (Afflicted, 2),
        (Afflicted, 0),
        (Afflicted, 1),
        (Died, 2),
        (Died, 0),
    ]


@rule("GOD-FEED-13")
def test_all_food_is_discarded_before_anybody_starving_is_hurt():
    table = hungry().hand(0, "torch", "hunt").hand(1, "smoked-meat").starve(0).feed(1, "smoked-meat")
    assert table.asks() == "GOD-FEED-4"
    assert table.ids("discards") == ["smoked-meat"]


@rule("GOD-FEED-14")
@pytest.mark.parametrize("card", ["dire-hound", "pathfinder"])
def test_a_card_without_a_number_is_no_food(card):
    table = hungry().hand(0, card, "smoked-meat")
    assert not table.can(Eat(card), 0)
    assert table.can(Eat("smoked-meat"), 0)


@rule("GOD-FEED-14")
def test_a_card_without_a_number_can_still_be_lost_to_hunger():
    table = hungry().hand(0, "dire-hound", "smoked-meat").starve(0, 1)
    table.choose(Drop("dire-hound"))
    assert table.hand_ids(0) == ["smoked-meat"]


@rule("GOD-FEED-15")
def test_cards_can_be_played_until_the_plans_are_locked():
    table = hungry().afflicted(0, "rot", "dread").hand(1, "relief").starve(0)
    table.choose(Play("relief"), 1)
    table.choose(Affected("rot"), 0)
    assert table.affliction_ids(0) == ["dread"]
    table.starve(1)
    assert not table.player(0).dead


@rule("GOD-FEED-15")
def test_gifts_are_possible_until_the_plans_are_locked():
    table = hungry().hand(0, "smoked-meat", "torch").choose(Approach(), 0).choose(Aim(1), 0)
    table.choose(Give("smoked-meat"), 0).choose(Accept(), 1)
    table.feed(1, "smoked-meat")
    table.starve(0)
    assert [event.who for event in table.told(Fed)] == [1]


@rule("GOD-FEED-15")
def test_whoever_is_sharing_may_still_play_cards():
    table = hungry(location="carrion-field").afflicted(1, "rot").hand(0, "royal-jelly", "relief")
    table.choose(Eat("royal-jelly"), 0).choose(Feed(), 0)
    assert table.can(Settle(), 0)
    assert table.can(Play("relief"), 0)


@rule("GOD-FEED-15")
def test_carapace_turns_the_affliction_of_hunger_face_down():
    table = hungry().hand(0, "carapace").choose(Play("carapace"), 0).starve(0, 1)
    assert len(table.player(0).face_down) == 1
    assert table.player(1).face_down == []


@rule("GOD-FEED-16")
def test_a_card_searched_during_feeding_lies_there_with_no_harvest_to_follow():
    table = hungry().hand(0, "hunt").pile(0, "royal-jelly", "torch").choose(Play("hunt"), 0)
    table.choose(OnPile(0)).choose(Select("royal-jelly"))
    assert table.ids("searched") == ["royal-jelly"]
    assert table.options(0, Take) == table.options(1, Take) == []
    assert not table.can(Eat("royal-jelly"), 0)


@rule("GOD-FEED-16")
def test_a_take_effect_can_still_bring_a_card_searched_during_feeding_to_a_hand():
    table = hungry().hand(0, "hunt").hand(1, "forage").pile(0, "royal-jelly", "torch").choose(Play("hunt"), 0)
    table.choose(OnPile(0)).choose(Select("royal-jelly")).choose(Play("forage"), 1)
    assert table.hand_ids(1) == ["royal-jelly"]
    assert table.can(Eat("royal-jelly"), 1)


@rule("GOD-FEED-16")
def test_a_peril_searched_during_feeding_punishes_and_feeding_goes_on():
    table = hungry(3).afflicted(0, "rot", "dread").hand(0, "hunt", "smoked-meat").pile(0, "acid-rain")
    table.choose(Eat("smoked-meat"), 0).choose(Play("hunt"), 0).choose(OnPile(0)).endure()
    assert table.player(0).dead
    assert table.asked() == (1, 2)
    assert "smoked-meat" in table.ids("discards")
    assert audit(table.now) == []


# --- plans that change, and the clock ---


@rule("GOD-FEED-3")
def test_cards_laid_out_come_back_to_the_hand_of_whoever_starves_after_all():
    table = hungry().hand(0, "torch", "bait").choose(Eat("torch"), 0).starve(0, 1)
    table.choose(Drop("bait"))
    assert table.hand_ids(0) == ["torch"]


@rule("GOD-HAND-1", "GOD-FEED-3")
@pytest.mark.parametrize("scenario", ["daring-retreat", "wicked-few"])
def test_what_is_laid_out_for_a_meal_counts_towards_the_hand_limit(scenario):
    table = expedition(scenario=scenario).hand(0, "torch", "bait", "scout", "move", "rush").hand(1, "hide").feeding()
    table.choose(Eat("torch"), 0).choose(Approach(), 1).choose(Aim(0), 1).choose(Give("hide"), 1).choose(Accept(), 0)
    assert (table.asks(), table.asked()) == ("GOD-HAND-2", (0,))
    table.choose(Drop("rush")).choose(Starve(), 0)
    assert table.hand_ids(0) == ["bait", "scout", "move", "hide", "torch"]


@rule("GOD-HAND-2")
def test_whoever_has_laid_out_a_whole_hand_has_no_room_for_a_gift():
    table = hungry(location="glowcap-garden").hand(0, "torch", "bait", "scout", "move", "rush").hand(1, "hide")
    for card in ("torch", "bait", "scout", "move", "rush"):
        table.choose(Eat(card), 0)
    table.choose(Approach(), 1).choose(Aim(0), 1).choose(Give("hide"), 1).choose(Accept(), 0)
    assert table.hand_ids(1) == ["hide"]


@rule("GOD-FEED-3", "GOD-HAND-9")
@pytest.mark.usefixtures("broken_on_purpose")
def test_what_comes_back_after_the_limit_sank_is_discarded_down_to_it():
    table = hungry().hand(0, "torch", "bait", "scout", "move", "rush").choose(Eat("torch"), 0)
    table.now.players[0].afflictions.append(table.now.book.number("afflictions", "crushed-claw"))
    table.choose(Starve(), 0)
    assert table.asks() == "GOD-HAND-9"


@rule("GOD-FEED-13")
def test_when_the_clock_decides_the_cheapest_meal_is_eaten():
    table = hungry(location="glowcap-garden").hand(0, "dry-ration", "smoked-meat", "royal-jelly").time_out()
    assert table.ids("discards") == ["royal-jelly"]
    assert sorted(table.hand_ids(0)) == ["dry-ration", "smoked-meat"]


@rule("GOD-FEED-13")
def test_when_the_clock_decides_whoever_cannot_feed_starves():
    table = hungry().hand(0, "torch").time_out()
    assert len(table.player(0).afflictions) == 1
    assert table.hand_ids(0) == []
